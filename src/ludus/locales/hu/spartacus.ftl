# Spartacus

spartacus-title = Spartacus
spartacus-blurb = Vezess egy capuai házat: szőj cselszövéseket, vesztegess, kereskedj, és küldj gladiátorokat az arénába, míg senkinek sincs nálad több befolyása.

## Table options

spartacus-setting-length = Milyen hosszú a játék: mindenki 4 befolyással kezd (szokásos), 7-tel (rövid) vagy 1-gyel (hosszú).
spartacus-setting-round_limit = Véget ér-e a játék legkésőbb a 15. (rövid), a 25. (szokásos) vagy a 40. (hosszú) forduló után, vagy nincs utolsó forduló.
spartacus-setting-bets = Mindenki egyszerre és titokban fogad-e (sealed), vagy sorban, a házigazdával kezdve (in_order).
spartacus-setting-crowd = A tömeg véget vet-e az üldözésnek az arénában öt támadás nélküli csatakör után.
spartacus-setting-refund = A meghiúsított cselszövés visszaadja-e az érte fizetett kenőpénzt, és újra készre fordítja-e Ashurt.
spartacus-setting-deals = Tehetnek-e a házak egymásnak ajándékot és ajánlatot.
spartacus-setting-offers = Hány ajánlatot és hány ajándékot tehet fázisonként minden játékos; az unlimited annyi, amennyit akar, ahogy a szabálykönyvben áll.
spartacus-setting-expansion = Játszotok-e a The Serpents and the Wolf kiegészítővel: két további ház, több kártya és a Primus. Öt vagy hat ház mindig ezzel játszik.

## Names

spartacus-house-batiatus = Batiatus
spartacus-house-glaber = Glaber
spartacus-house-tullius = Tullius
spartacus-house-solonius = Solonius

spartacus-asset-syrian-warrior-1 = Szír harcos I
spartacus-asset-syrian-warrior-2 = Szír harcos II
spartacus-asset-thracian-warrior-1 = Thrák harcos I
spartacus-asset-thracian-warrior-2 = Thrák harcos II
spartacus-asset-numidian-warrior-1 = Numida harcos I
spartacus-asset-numidian-warrior-2 = Numida harcos II
spartacus-asset-celt-warrior-1 = Kelta harcos I
spartacus-asset-celt-warrior-2 = Kelta harcos II
spartacus-asset-spartacus = Spartacus
spartacus-asset-crixus = Crixus
spartacus-asset-gannicus = Gannicus
spartacus-asset-oenomaus = Oenomaus
spartacus-asset-theokoles = Theokoles
spartacus-asset-agron = Agron
spartacus-asset-barca = Barca
spartacus-asset-varro = Varro
spartacus-asset-pericles = Pericles
spartacus-asset-kerza = Kerza
spartacus-asset-gnaeus = Gnaeus
spartacus-asset-ashur = Ashur
spartacus-asset-rhaskos = Rhaskos
spartacus-asset-segovax = Segovax
spartacus-asset-duro = Duro
spartacus-asset-auctus = Auctus
spartacus-asset-hamilcar = Hamilcar
spartacus-asset-attendant-1 = Szolga I
spartacus-asset-attendant-2 = Szolga II
spartacus-asset-debtor-1 = Adós I
spartacus-asset-debtor-2 = Adós II
spartacus-asset-convict-1 = Elítélt I
spartacus-asset-convict-2 = Elítélt II
spartacus-asset-cook = Szakács
spartacus-asset-deserter = Szökevény
spartacus-asset-medicus = Medicus
spartacus-asset-apothecary = Patikárius
spartacus-asset-indus = Indus
spartacus-asset-camilla = Camilla
spartacus-asset-lucius = Lucius
spartacus-asset-masked-courtesan = Álarcos kurtizán
spartacus-asset-melitta = Melitta
spartacus-asset-prisca = Prisca
spartacus-asset-pietros = Pietros
spartacus-asset-mira = Mira
spartacus-asset-diona = Diona
spartacus-asset-aurelia = Aurelia
spartacus-asset-titus = Titus
spartacus-asset-marius = Marius
spartacus-asset-naevia = Naevia
spartacus-asset-sword-1 = Kard I
spartacus-asset-sword-2 = Kard II
spartacus-asset-axe-1 = Fejsze I
spartacus-asset-axe-2 = Fejsze II
spartacus-asset-trident-1 = Szigony I
spartacus-asset-trident-2 = Szigony II
spartacus-asset-helmet-1 = Sisak I
spartacus-asset-helmet-2 = Sisak II
spartacus-asset-shield-1 = Pajzs I
spartacus-asset-shield-2 = Pajzs II
spartacus-asset-net-1 = Háló I
spartacus-asset-net-2 = Háló II
spartacus-asset-javelin-1 = Hajítódárda I
spartacus-asset-javelin-2 = Hajítódárda II

spartacus-intrigue-labor-contract = Munkaszerződés
spartacus-intrigue-robbery = Rablás
spartacus-intrigue-poisoned-wine = Mérgezett bor
spartacus-intrigue-looting-the-dead = Halottfosztás
spartacus-intrigue-black-market-profits = Feketepiaci haszon
spartacus-intrigue-joint-venture = Közös vállalkozás
spartacus-intrigue-illicit-services = Tiltott szolgáltatások
spartacus-intrigue-illicit-auction = Tiltott árverés
spartacus-intrigue-word-to-the-tax-collector = Súgás az adószedőnek
spartacus-intrigue-inside-information = Bennfentes értesülés
spartacus-intrigue-unlocked-gate = Nyitva hagyott kapu
spartacus-intrigue-incite-rebellion = Lázítás
spartacus-intrigue-bribe-the-guards = Megvesztegetett őrök
spartacus-intrigue-sate-roman-appetites = Róma étvágya
spartacus-intrigue-public-exhibition = Nyilvános bemutató
spartacus-intrigue-epic-spectacle = Lenyűgöző látványosság
spartacus-intrigue-grand-feast = Pazar lakoma
spartacus-intrigue-a-visitor-from-rome = Látogató Rómából
spartacus-intrigue-lend-me-your-ear = Hallgass meg
spartacus-intrigue-final-blow = Végső csapás
spartacus-intrigue-collaboration = Összefogás
spartacus-intrigue-collusion = Összejátszás
spartacus-intrigue-caught-taking-bribes = Kenőpénzen rajtakapva
spartacus-intrigue-buying-secrets = Megvett titkok
spartacus-intrigue-blackmail = Zsarolás
spartacus-intrigue-conspiracy = Összeesküvés
spartacus-intrigue-revenge = Bosszú!
spartacus-intrigue-spread-cheeks-wide = Hajolj mélyre
spartacus-intrigue-whispered-rumors = Suttogó szóbeszéd
spartacus-intrigue-support-from-rome = Segítség Rómából
spartacus-intrigue-sacrifice-for-the-dominus = Áldozat a dominusért
spartacus-intrigue-for-a-few-denarii = Néhány dénárért
spartacus-intrigue-jupiters-cock = Jupiter farkára
spartacus-intrigue-rigging-the-match = Bundázott viadal
spartacus-intrigue-blood-on-the-sand = Vér a homokon
spartacus-intrigue-a-shameful-ludus = Szégyenteljes ludus
spartacus-intrigue-empty-brothel = Üres bordély
spartacus-intrigue-destitute = Koldusbotra jutva!
spartacus-intrigue-guard = Őr

spartacus-moment-heal-failed = egy gyógyulási dobás nem sikerült
spartacus-moment-ledgers = lezárultak az elszámolások
spartacus-moment-scheme = valaki cselszövést játszik ki
spartacus-moment-reaction-played = valaki reakciót játszik ki
spartacus-moment-guard-played = valaki őrt küld
spartacus-moment-guard-failed = egy őr kudarcot vallott
spartacus-moment-turn-end = véget ér egy intrikakör
spartacus-moment-row-dealt = ki vannak téve az árverési kártyák
spartacus-moment-market-end = bezár a nyílt piac
spartacus-moment-host-chosen = megvan a házigazda
spartacus-moment-games = mindjárt megrendezik a játékokat
spartacus-moment-bets = minden fogadás megtörtént
spartacus-moment-death = egy harcos meghalt az arénában
spartacus-moment-win-check = valaki mindjárt nyerhet

## What happened: several chapters

spartacus-event-gains-influence = { $seat } { $count } befolyást kap.
spartacus-event-loses-influence = { $seat } { $count } befolyást veszít.
spartacus-event-influence-stays = { $seat }: a befolyás { $count } marad, a sáv végén.
spartacus-event-loses-champion = { $seat } bajnokot veszít, és vele 1 befolyást: { $asset }.
spartacus-event-rolls-off = { $seat } dobása: { $die }.
spartacus-event-tied = Egyenlő, újra dobnak: { $seats }.

spartacus-why-too-little-gold = Ehhez { $needed } arany kell, és neked { $gold } van.
spartacus-why-too-little-influence = Ehhez { $needed } befolyás kell, és neked { $influence } van.

## Set-up

spartacus-event-host = { $seat } megkapja a házigazdajelzőt.
spartacus-event-takes-house = { $seat } házat választ: { $house }.
spartacus-event-is-dealt = { $seat } kezdőkártyát kap: { $asset }.
spartacus-event-begins-with = { $seat } kezdőkészlete: { $gold } arany, { $guards } őr és { $influence } befolyás.

spartacus-ask-house = Válassz házat.
spartacus-ask-house-waits = { $name } házat választ.

spartacus-why-house-taken = Ezt a házat már elvitte: { $seat }.

spartacus-option-house = Válaszd ezt a házat: { $house }

## Upkeep

spartacus-event-round = Elkezdődik a játék { $round }. fordulója.
spartacus-event-all-ready = Minden kimerült, de nem sérült kártya újra kész.
spartacus-event-rolls-to-heal = { $seat } gyógyulási dobása { $die }: { $asset }.
spartacus-event-healed = { $asset } meggyógyult.
spartacus-event-stays-injured = { $asset } sérült marad.
spartacus-event-dies-of-wounds = { $asset } belehal a sebeibe.
spartacus-event-tends = { $seat } gyógyítót küld: { $healer } (a sérült: { $asset }).
spartacus-event-releases = { $seat } elbocsátja: { $asset }.
spartacus-event-balances = { $seat } elszámol: { $income } arany bevétel, { $cost } arany kiadás.

spartacus-ask-healing-order = Minden sérültért dobsz: kiért következőként?
spartacus-ask-healing-order-waits =
    { $seats ->
        [one] { $name } bejelenti a gyógyító dobások sorrendjét.
       *[other] { $name } bejelentik a gyógyító dobások sorrendjét.
    }
spartacus-ask-ledger = Fizess a kész gladiátoraidért, vagy bocsáss el közülük.
spartacus-ask-ledger-waits =
    { $seats ->
        [one] { $name } fizet a kész gladiátoraiért, vagy elbocsát közülük.
       *[other] { $name } fizetnek a kész gladiátoraikért, vagy elbocsátanak közülük.
    }

spartacus-option-heal = Dobj következőként ezért: { $asset }
spartacus-option-tend = Küldd, hogy újra kelljen dobni: { $asset }
spartacus-option-release = Bocsásd el: { $asset }
spartacus-option-pay = Fizess azokért, akiket megtartasz

## Reactions

spartacus-event-plays = { $seat } kártyát játszik ki: { $card }.
spartacus-event-foiled = Meghiúsult: { $card }.
spartacus-event-no-effect = Hatástalan: { $card }.

spartacus-ask-reaction = Most reagálhatsz: { $moment }.
spartacus-ask-reaction-waits = Most reagálhat ({ $moment }): { $name }.
spartacus-ask-reaction-to-card = Reagálsz erre: { $card } ({ $schemer })?
spartacus-ask-reaction-to-card-waits = Most reagálhat erre: { $card } ({ $schemer }): { $name }.
spartacus-ask-reaction-to-scheme = Reagálsz erre: { $card } ({ $schemer }; célpont: { $targets })?
spartacus-ask-reaction-to-scheme-waits = Most reagálhat erre: { $card } ({ $schemer }; célpont: { $targets }): { $name }.
spartacus-ask-name = Válassz ehhez a kártyához: { $card }.
spartacus-ask-name-waits = { $name } választ ehhez a kártyához: { $card }.

spartacus-why-not-now = Ez a kártya nem illik ahhoz, ami éppen történt.
spartacus-why-nobody-fits = Nincs senki, akire ezt a kártyát ki lehetne játszani.

spartacus-option-pass = Passzolj
spartacus-option-play = Játszd ki: { $card }
spartacus-option-disgrace = Játszd ki őrá: { $target }

## Intrigue

spartacus-power-exhibition-match = Bemutató viadal
spartacus-power-fodder-for-the-primus = Hús a Primusra
spartacus-power-legionnaire-patrol = Légiós őrjárat
spartacus-power-dispatch-to-rome = Küldöttség Rómába
spartacus-power-duplicitous-dealings = Kettős játszma
spartacus-power-to-the-mines = A bányákba
spartacus-power-bribes-and-pandering = Vesztegetés és hízelgés
spartacus-power-a-finger-in-every-pie = Mindenben benne van a keze

spartacus-event-intrigue = Elkezdődik az intrikafázis.
spartacus-event-draws = { $seat } kártyát húz: { $card }.
spartacus-event-draws-unseen = { $seat } intrikakártyát húz.
spartacus-event-intrigue-turn = { $seat } elkezdi az intrikakörét.
spartacus-event-cashes-in = { $seat } { $gold } aranyért vált be egy kártyát: { $card }.
spartacus-event-lays-guard = { $seat } őrt tesz az asztalra.
spartacus-event-discards-card = { $seat } eldob egy kártyát: { $card }.
spartacus-event-uses-power = { $seat } házképességet használ: { $power }.
spartacus-event-uses = { $seat } kimeríti a képességéért: { $asset }.
spartacus-event-spies = { $seat } megnéz egy kártyát a kézből ({ $target }): { $card }.
spartacus-event-spies-unseen = { $seat } megnéz egy kártyát a kézből ({ $target }).
spartacus-event-exhausts = { $seat } kimeríti: { $asset }.
spartacus-event-exhausts-guards = { $seat }: { $guards } őr kimerül.
spartacus-event-discards = { $seat } eldobja: { $asset }.
spartacus-event-discards-guards = { $seat } { $guards } őrt dob el.
spartacus-event-is-injured = { $asset } megsérül.
spartacus-event-earns = { $seat } { $gold } aranyat kap a banktól.
spartacus-event-spends = { $seat } { $gold } aranyat fizet a banknak.
spartacus-event-hands-over = { $giver } { $gold } aranyat fizet ({ $taker } kapja).

spartacus-ask-intrigue-turn = Játssz ki cselszövéseket, válts be kártyákat, használd a házad és a kártyáid képességeit.
spartacus-ask-intrigue-turn-waits = { $name } intrikaköre van soron.
spartacus-ask-hand-limit = Válj meg { $excess } kártyától, { $limit } maradhat: váltsd be, vagy tegyél őrt az asztalra.
spartacus-ask-hand-limit-waits = { $name } megválik { $excess } kártyától, { $limit } maradhat: beváltja, vagy őrt tesz az asztalra.
spartacus-ask-exchange =
    { $cards ->
        [one] Dobj el { $cards } kártyát, és húzz ugyanennyit.
       *[other] Dobj el legfeljebb { $cards } kártyát, és húzz ugyanennyit.
    }
spartacus-ask-exchange-waits =
    { $cards ->
        [one] { $name } eldob { $cards } kártyát, és húz ugyanennyit.
       *[other] { $name } eldob legfeljebb { $cards } kártyát, és húz ugyanennyit.
    }
spartacus-ask-payment = Válaszd ki, mivel fizetsz ezért: { $power }.
spartacus-ask-payment-waits = { $name } kiválasztja, mivel fizet ezért: { $power }.
spartacus-ask-spy = Válaszd ki, kinek a kezébe nézel bele.
spartacus-ask-spy-waits = { $name } kiválasztja, kinek a kezébe néz bele.

spartacus-why-too-few-gladiators = Ehhez { $needed } kész gladiátor kell, és neked { $ready } van.
spartacus-why-too-few-slaves = Ehhez { $needed } kész rabszolga kell, és neked { $ready } van.
spartacus-why-too-few-guards = Ehhez { $needed } kész őr kell az asztalon, és neked { $ready } van.
spartacus-why-exhausted = Ez a kártya kimerült.
spartacus-why-no-card-in-hand = Nincs kártya a kezedben.
spartacus-why-nobody-holds-a-card = Rajtad kívül senkinek sincs kártya a kezében.

spartacus-option-scheme = Játssz ki egy cselszövést: { $card }
spartacus-option-cash-in = Váltsd be: { $card }
spartacus-option-lay-guard = Tegyél egy őrt az asztalra
spartacus-option-use = Merítsd ki a képességéért: { $asset }
spartacus-option-done = Fejezd be a körödet
spartacus-option-exhaust = Merítsd ki: { $asset }
spartacus-option-discard = Dobd el: { $asset }
spartacus-option-discard-card = Dobd el: { $card }
spartacus-option-enough = Ne dobj el többet
spartacus-option-spy-on = Nézz meg egy kártyát, akinek a kezében: { $target }
spartacus-option-exhibition-match = Bemutató viadal: meríts ki 2 gladiátort 2 aranyért
spartacus-option-fodder-for-the-primus = Hús a Primusra: dobj el 3 gladiátort 1 befolyásért
spartacus-option-legionnaire-patrol = Légiós őrjárat: meríts ki 3 őrt, és húzz egy kártyát
spartacus-option-dispatch-to-rome = Küldöttség Rómába: dobj el 3 őrt 1 befolyásért
spartacus-option-duplicitous-dealings = Kettős játszma: meríts ki 3 rabszolgát, és cserélj le legfeljebb 3 kártyát
spartacus-option-to-the-mines = A bányákba: dobj el 3 rabszolgát 1 befolyásért
spartacus-option-bribes-and-pandering = Vesztegetés és hízelgés: fizess { $gold } aranyat, és ennyivel kevesebb befolyás kell
spartacus-option-a-finger-in-every-pie = Mindenben benne van a keze: dobj el egy gladiátort, egy rabszolgát és egy őrt 1 befolyásért

## Schemes, support and guards

spartacus-event-prepares = { $seat } cselszövésre készül, és támogatást keres.
spartacus-event-asks-support = { $seat } támogatást kér tőle: { $other }.
spartacus-event-supports = { $seat } { $influence } befolyással támogatja őt: { $other }.
spartacus-event-refuses-support = { $seat } megtagadja tőle a támogatást: { $other }.
spartacus-event-bribes = { $seat } { $gold } arany kenőpénzt fizet, és ennyivel kevesebb befolyás kell.
spartacus-event-cunning = { $seat } kimeríti: { $asset }; így { $count } befolyással kevesebb kell.
spartacus-event-gives-up = { $seat } feladja a cselszövést; a kártya rejtve a kezében marad.
spartacus-event-names = { $seat } célpontja: { $target }.
spartacus-event-changes-target = { $seat } visszavonja, kit nevezett meg ({ $card }), és újra választ.
spartacus-event-guard-rolls = { $seat } dobása az őrért: { $die }.
spartacus-event-guard-holds = { $seat }: az őr megállítja a cselszövést.
spartacus-event-guard-fails = { $seat }: az őr kudarcot vall.
spartacus-event-bodyguard = { $seat } testőrt küld, és újra kell dobni: { $asset }.
spartacus-event-takes-guard = { $seat } kivesz egy őrt a dobópakliból.

spartacus-ask-whom-to-ask = { $card }: { $needed } befolyás kell, { $missing } hiányzik. Kitől kérsz támogatást?
spartacus-ask-whom-to-ask-waits = { $name } { $gathered } befolyást gyűjtött, ami nem elég, és támogatást kér.
spartacus-ask-support = Támogatsz egy cselszövést? ({ $schemer }; eddig { $gathered } befolyás) A kártya a kijátszásig rejtve marad: bárkit érhet.
spartacus-ask-support-waits = { $name } eldönti, támogatja-e a cselszövést ({ $schemer }; eddig { $gathered } befolyás).
spartacus-ask-target = Nevezd meg ennek a kártyának a célpontját: { $card }.
spartacus-ask-target-waits = { $name } megnevezi ennek a kártyának a célpontját: { $card }.
spartacus-ask-talk = Egy cselszövés fekszik az asztalon: { $card } ({ $schemer }). Aki alkudni akar róla, most teheti; utána mindenki reagálhat.
spartacus-ask-talk-waits = { $name } alkudhat erről a cselszövésről, mielőtt reagálni lehet: { $card } ({ $schemer }).
spartacus-ask-last-word = Azt ígérted, hogy más célpontot nevezel meg ({ $card }). Megteszed?
spartacus-ask-last-word-waits = { $name } más célpontot ígért ({ $card }), és dönt.
spartacus-ask-pick = Válaszd ki, kit vagy mit érint ez a kártya: { $card }.
spartacus-ask-pick-waits = { $name } kiválasztja, kit vagy mit érint ez a kártya: { $card }.

spartacus-why-beyond-support = Ehhez { $needed } befolyás kell; mindenki támogatásával { $influence } volna.
spartacus-why-gave-up-too-often = Ebben a körben már három cselszövést feladtál: olyat játssz ki, amelyhez nem kell támogatás.
spartacus-why-no-target = Senki sem illik ehhez a cselszövéshez.
spartacus-why-has-answered = Már válaszolt: { $seat }.
spartacus-why-cannot-be-foiled = Ezt a cselszövést nem lehet meghiúsítani.
spartacus-why-own-card = Ez a te kártyád.

spartacus-option-ask = Kérj támogatást tőle: { $seat }
spartacus-option-cunning = Merítsd ki, és 2 befolyással kevesebb kell: { $asset }
spartacus-option-give-up = Add fel a cselszövést
spartacus-option-support = Add a támogatásodat
spartacus-option-refuse = Utasítsd vissza
spartacus-option-ready = Nincs több mondanivalóm
spartacus-option-change-target = Változtasd meg a célpontot
spartacus-option-keep-target = Maradj a célpontnál
spartacus-option-target = Célpont: { $target }
spartacus-option-benefit = Kinek a javára: { $target }
spartacus-option-reward = Fizess neki: { $target }
spartacus-option-poison = Sebesítsd meg: { $asset }
spartacus-option-send-guard = Küldj egy őrt az asztalról
spartacus-option-bodyguard = Küldd, hogy újra kelljen dobni: { $asset }
spartacus-option-sacrifice = Dobd el: { $asset }
spartacus-option-pay-denarii = Fizess neki: { $target }
spartacus-option-take-guard = Vegyél ki egy őrt a dobópakliból
spartacus-option-leave-guard = Ne vegyél ki őrt

## Market

spartacus-event-market-opens = Kinyit a piac.
spartacus-event-sells = { $seat } { $gold } aranyért elad a banknak: { $asset }.
spartacus-event-sells-guard = { $seat } { $gold } aranyért elad egy őrt a banknak.
spartacus-event-market-closes = A standok bezártak, és minden ház elrejti az aranyát.
spartacus-event-row-dealt = Árverésre lefordítva kitett kártyák: { $count }.
spartacus-event-looks = { $seat } besúgót küld ({ $informant }) az árverés { $place }. kártyájához: { $asset }.
spartacus-event-looks-unseen = { $seat } besúgót küld ({ $informant }) az árverés { $place }. kártyájához.
spartacus-event-turned-up = Árverésre kerül: { $asset }.
spartacus-event-bids = { $seat } licitje: { $gold } arany.
spartacus-event-bid-again = Egyenlő, újra licitálnak: { $seats }.
spartacus-event-buys = { $seat } { $gold } aranyért megveszi: { $asset }.
spartacus-event-unsold = Nem kelt el, és a dobópakliba kerül: { $asset }.
spartacus-event-hosts = { $seat } lesz a játékok házigazdája, és { $gold } aranyat fizet a megtiszteltetésért.

spartacus-ask-stall = Adj el és kereskedj, és zárd be a standodat, ha készen vagy.
spartacus-ask-stall-waits =
    { $seats ->
        [one] { $name } elad és kereskedik a piacon.
       *[other] { $name } eladnak és kereskednek a piacon.
    }
spartacus-ask-look = Válaszd ki a kártyát, amelyet a besúgód megnéz.
spartacus-ask-look-waits = { $name } kiválasztja a kártyát, amelyet a besúgója megnéz.
spartacus-ask-bid = Licitálj erre: { $asset }.
spartacus-ask-bid-waits =
    { $seats ->
        [one] { $name } licitál erre: { $asset }.
       *[other] { $name } licitálnak erre: { $asset }.
    }
spartacus-ask-host-bid = Licitálj a játékok házigazdájának tisztére.
spartacus-ask-host-bid-waits =
    { $seats ->
        [one] { $name } licitál a játékok házigazdájának tisztére.
       *[other] { $name } licitálnak a játékok házigazdájának tisztére.
    }

spartacus-why-exhausted-unsold = Kimerült, ezért nem adható el: { $asset }.
spartacus-why-on-offer = Egy ajánlatodhoz félre van téve: { $asset }.

spartacus-option-sell = Add el a banknak: { $asset }
spartacus-option-sell-guard = Adj el egy őrt a banknak
spartacus-option-close-stall = Zárd be a standodat
spartacus-option-inform = Küldd el, hogy megnézz egy kártyát: { $asset }
spartacus-option-look = Nézd meg: { $place }. kártya
spartacus-option-bid = Licitálj { $gold } aranyat

## Deals

spartacus-promise-none = semmi
spartacus-promise-support = támogatás a következő cselszövéshez
spartacus-promise-no-foil = nincs meghiúsítás ebben az intrikafázisban
spartacus-promise-invite = meghívás a játékokra
spartacus-promise-no-invite = nincs meghívás a játékokra
spartacus-promise-spare = kegyelem a harcosnak
spartacus-promise-no-guard = nincs őr ebben az intrikafázisban
spartacus-promise-foil-it = kísérlet ennek a cselszövésnek a meghiúsítására
spartacus-promise-other-target = más célpont ennek a cselszövésnek

spartacus-standing-open = nyitott
spartacus-standing-kept = megtartva
spartacus-standing-broken = megszegve
spartacus-standing-void = tárgytalan

spartacus-event-gives-gold = { $seat } { $gold } aranyat ad ({ $other } kapja).
spartacus-event-gives-gold-unseen = { $seat } aranyat ad ({ $other } kapja).
spartacus-event-shows-card = { $seat } kártyát mutat ({ $other } látja): { $card }.
spartacus-event-shows-card-unseen = { $seat } kártyát mutat (csak { $other } látja).
spartacus-event-deal = { $seat } és { $other } megegyezik.
spartacus-event-hands-asset = { $seat } átadja: { $asset } ({ $other } kapja).
spartacus-event-hands-guards = { $seat } { $count } őrt ad át ({ $other } kapja).
spartacus-event-promises = { $seat } ígéretet tesz ({ $other } kapja): { $promise }.
spartacus-event-promise-judged = { $seat } ígérete ({ $other } kapta; { $promise }): { $standing }.

spartacus-event-declines-offer = { $seat } visszautasítja az ajánlatot ({ $other }).
spartacus-event-withdraws-offer = { $seat } visszavonja az ajánlatát ({ $other }).
spartacus-event-counters-offer = { $seat } ellenajánlatot tesz ({ $other }).
spartacus-event-offer-lapses = Lejárt az ajánlat: { $seat } tette, címzettje { $other }.

spartacus-why-no-time-to-deal = Most nincs idő alkudozni.
spartacus-why-empty-offer = Az ajánlatban még nincs semmi.
spartacus-why-no-offers-left = Ebben a fázisban minden ajánlatodat megtetted: { $count }.
spartacus-why-no-gifts-left = Ebben a fázisban minden ajándékodat odaadtad: { $count }.
spartacus-why-no-support-now = Nincs olyan cselszövés, amelyhez ez a támogatás adható volna.
spartacus-why-no-scheme-to-promise = A cselszövést, amelyről ez az ígéret szólt, már nem lehet megváltoztatni vagy meghiúsítani.
spartacus-why-stalls-closed = Vagyon és őr csak a nyílt piacon cserélhet gazdát.
spartacus-why-asset-not-free = Nem szabad, ezért nem adható: { $asset }.
spartacus-why-too-few-guards-free = Túl kevés a szabad, kész őr: { $guards }, ennyi kell: { $needed }.

spartacus-option-offer = Tegyél ajánlatot neki: { $other }
spartacus-option-give-gold = Ajánlj fel { $gold } aranyat
spartacus-option-give-asset = Ajánld fel: { $asset }
spartacus-option-give-guard = Ajánlj fel egy őrt
spartacus-option-give-support = Ajánld fel a támogatásodat ehhez a cselszövéshez
spartacus-option-give-promise = Ígérd meg: { $promise }
spartacus-option-ask-gold = Kérj { $gold } aranyat
spartacus-option-ask-asset = Kérd: { $asset }
spartacus-option-ask-guard = Kérj egy őrt
spartacus-option-ask-support = Kérj támogatást ehhez a cselszövéshez
spartacus-option-ask-promise = Kérj ígéretet: { $promise }
spartacus-option-send-offer = Add át; az ingyen adott arany ajándék
spartacus-option-drop-offer = Vesd el
spartacus-option-accept = Fogadd el az ajánlatot ({ $other })
spartacus-option-decline = Utasítsd vissza az ajánlatot ({ $other })
spartacus-option-withdraw = Vond vissza az ajánlatodat ({ $other })
spartacus-option-show-to = Mutass egy kártyát a kezedből neki: { $other }
spartacus-option-show-card = Mutasd meg: { $card }

## Arena

spartacus-box-victor-i = I. győztes
spartacus-box-victor-ii = II. győztes
spartacus-box-injury = sérülés
spartacus-box-decapitation = lefejezés

spartacus-event-presides = { $seat } a játékok házigazdája.
spartacus-event-invites =
    { $own ->
        [0] { $seat } meghívást küld a játékokra: { $guest }.
       *[other] { $seat } maga is részt vesz a játékokon.
    }
spartacus-event-refuses = { $seat } nem vesz részt.
spartacus-event-sends = { $seat } harcost küld az arénába: { $asset }.
spartacus-event-equips = { $fighter } felszerelése: { $asset }.
spartacus-event-no-fight = Nincs elég harcos, ezért nincs harc.
spartacus-event-tribute = { $seat } { $gold } arany tiszteletdíjat kap ({ $asset }).
spartacus-event-bets =
    { $fighters ->
        [0] { $seat } { $gold } aranyat tesz fel: { $box }.
       *[other] { $seat } { $gold } aranyat tesz fel: { $assets } győz.
    }
spartacus-event-swapped = { $seat } harcost cserél: { $old } helyett { $new }.
spartacus-event-wins-fight = { $asset } megnyeri a harcot ({ $seat }).
spartacus-event-favor = { $asset } kegyet kap.
spartacus-event-champion = { $asset } mostantól bajnok, ezért { $seat } 1 befolyást kap.
spartacus-event-wins-bet =
    { $fighters ->
        [0] { $seat } { $gold } aranyat nyer fogadáson: { $box }.
       *[other] { $seat } { $gold } aranyat nyer fogadáson: { $assets } győzött.
    }
spartacus-event-loses-bet =
    { $fighters ->
        [0] { $seat } { $gold } aranyat veszít fogadáson: { $box }.
       *[other] { $seat } { $gold } aranyat veszít fogadáson: { $assets } nem győzött.
    }
spartacus-event-thumbs-up = { $seat } felfelé fordítja a hüvelykujját: élet, { $assets }.
spartacus-event-thumbs-down = { $seat } lefelé fordítja a hüvelykujját: halál, { $assets }.
spartacus-event-dies-in-the-arena = { $asset } halott.

spartacus-ask-invite = Válaszd ki a következő házat, amelynek harcosa kiáll.
spartacus-ask-invite-waits = { $name } meghív egy dominust a játékokra.
spartacus-ask-fighter = Küldj egy harcost az arénába.
spartacus-ask-fighter-waits = { $name } harcost választ az arénába.
spartacus-ask-gear = Válassz felszerelést ennek a harcosnak: { $asset }.
spartacus-ask-gear-waits = { $name } felszerelést választ ennek a harcosnak: { $asset }.
spartacus-ask-bet = Tedd meg a fogadásaidat: mezőnként legfeljebb 3 aranyat.
spartacus-ask-bet-waits =
    { $seats ->
        [one] { $name } megteszi a fogadásait.
       *[other] { $name } megteszik a fogadásaikat.
    }
spartacus-ask-verdict = Te vagy a házigazda: élet vagy halál? ({ $assets })
spartacus-ask-verdict-waits = { $name } dönt: élet vagy halál ({ $assets }).

spartacus-why-was-invited = Már kapott meghívást: { $seat }.
spartacus-why-not-ready = Ez a kártya nem kész.
spartacus-why-is-sent = Ez a harcos már az arénában van.
spartacus-why-against-oneself = A saját harcosod az ellenfele: nem fogadhatsz rá: { $assets }.
spartacus-why-champion-lives = Bajnokot nem lehet kivégezni.

spartacus-option-invite = Hívd meg: { $guest }
spartacus-option-send = Küldd: { $asset }
spartacus-option-stay-away = Utasítsd vissza, és veszíts 1 befolyást
spartacus-option-equip = Vidd: { $asset }
spartacus-option-go-without = Ne vigyél semmit
spartacus-option-bet-victor-i = Tegyél { $gold } aranyat az I. győztesre
spartacus-option-bet-victor-ii = Tegyél { $gold } aranyat a II. győztesre
spartacus-option-bet-injury = Tegyél { $gold } aranyat a sérülésre
spartacus-option-bet-decapitation = Tegyél { $gold } aranyat a lefejezésre
spartacus-option-swap-for = Harcoljon helyette: { $asset }
spartacus-option-thumbs-up = Hüvelykujj fel
spartacus-option-thumbs-down = Hüvelykujj le

## Primus

spartacus-event-primus = { $seat } Primust rendez: kettő kettő ellen.
spartacus-event-primus-falls-through = Csak { $count } harcos jött el, a Primus elmarad.
spartacus-event-goes-home = { $asset } harc nélkül hazamegy ({ $seat }).
spartacus-event-teams = A csapatok: { $assets } – { $rivals }.
spartacus-event-starts-on = { $asset } kezdőmezője: { $hex }.
spartacus-event-changes-sides = { $asset } átáll a másik csapathoz ({ $seat }).
spartacus-event-team-acts-first = Ez a csapat lép elsőként: { $assets }.
spartacus-event-wants-next = { $seat } szerint ő következzen: { $asset }.

spartacus-ask-primus = Rendezz Primust vagy hagyományos játékokat.
spartacus-ask-primus-waits = { $name } Primust rendez vagy hagyományos játékokat.
spartacus-ask-teams = Válaszd ki a csapattársát: { $asset }.
spartacus-ask-teams-waits = { $name } csapattársat választ neki: { $asset }.
spartacus-ask-start = Válaszd ki a kezdőmezőjét: { $asset }.
spartacus-ask-start-waits = { $name } kezdőmezőt választ neki: { $asset }.
spartacus-ask-treason = Most átállhat a másik csapathoz: { $asset }.
spartacus-ask-treason-waits = { $name } eldönti, átáll-e most a másik csapathoz: { $asset }.
spartacus-ask-next-to-act = Mondd meg, ki következzen a csapatodból. Vita esetén kocka dönt.
spartacus-ask-next-to-act-waits =
    { $seats ->
        [one] { $name } megmondja, ki következzen a csapatából.
       *[other] { $name } megmondják, ki következzen a csapatukból; vita esetén kocka dönt.
    }
spartacus-ask-swap-out = Válaszd ki, ki adja át a helyét neki: { $asset }.
spartacus-ask-swap-out-waits = { $name } kiválasztja, ki adja át a helyét neki: { $asset }.

spartacus-why-has-refused = Visszautasította a meghívást, többször nem hívható: { $seat }.
spartacus-why-has-two-fighters = Már két harcosa van az arénában: { $seat }.
spartacus-why-not-all-invited = Senki sem hívható újra, amíg mindenki meghívást nem kapott: { $seats }.
spartacus-why-stay-together = Egy ház két harcosa egy csapatban küzd: { $seat }.
spartacus-why-team-mate = Csapattársat tilos megtámadni.

spartacus-option-hold-primus = Rendezz Primust
spartacus-option-hold-games = Rendezz hagyományos játékokat
spartacus-option-team-with = { $asset } legyen az első harcos csapattársa
spartacus-option-start-on = Kezdj itt: { $hex }
spartacus-option-stand-by = Maradj ennél a csapatnál
spartacus-option-change-sides = Állj át a másik csapathoz
spartacus-option-throw-net-of = Vesd ki a hálóját: { $asset }
spartacus-option-act-next = { $asset } következik
spartacus-option-swap-out = { $asset } adja át a helyét

## Combat

spartacus-attribute-attack = támadás
spartacus-attribute-defence = védelem
spartacus-attribute-speed = gyorsaság

spartacus-fate-standing = talpon van
spartacus-fate-yield = megadja magát
spartacus-fate-injury = megsérül
spartacus-fate-decapitation = lefejezik

spartacus-event-crowd = A tömeg megelégelte: a harcosokat összeterelik.
spartacus-event-throws-net = { $asset } kiveti a hálót.
spartacus-event-nets-tangle = A hálók kioltják egymást.
spartacus-event-rolls-initiative = { $asset } kezdeményezési dobása: { $total }.
spartacus-event-initiative-tied = A kezdeményezés egyenlő, újra kell dobni.
spartacus-event-acts-first = { $asset } nyeri a kezdeményezést, és elsőként lép.
spartacus-event-lets-act-first = { $asset } nyeri a kezdeményezést, és átengedi az első lépést: { $assets }.
spartacus-event-moves = { $asset } ide lép: { $hex }.
spartacus-event-attacks = { $asset } támad; a célpont: { $target }.
spartacus-event-throws-javelin = { $asset } hajítódárdát vet; a célpont: { $target }.
spartacus-event-defends-with = { $asset } védekezik; a kockák: { $attribute }.
spartacus-event-rolls-attack = { $asset } támadódobása: { $dice }.
spartacus-event-rolls-defence = { $asset } védődobása: { $dice }.
spartacus-event-rerolls = { $asset } ezt a kockát dobja újra: { $die }.
spartacus-event-forces = { $asset } ezt a kockát dobatja újra az ellenféllel: { $die }.
spartacus-event-strikes = { $asset } találó kockái: { $dice }.
spartacus-event-hits = { $asset } { $count } sebet ejt.
spartacus-event-counters = { $asset } visszavág, és { $count } sebet ejt.
spartacus-event-swings-axe = { $asset } meglendíti a fejszét, és még egy sebet ejt.
spartacus-event-raises-shield = { $asset } felemeli a pajzsot, és figyelmen kívül hagy egy sebet.
spartacus-event-too-late = { $asset } elesik, mielőtt visszavághatna.
spartacus-event-determined = { $asset } figyelmen kívül hagy egy sebet.
spartacus-event-loses-die = { $asset } kockát veszít: { $attribute }.
spartacus-event-beaten = { $asset } vereséget szenved: { $fate }.
spartacus-event-gambler = { $seat } { $gold } aranyat kap a mellékfogadásokból: { $asset }.
spartacus-event-evades = { $asset } kitér ide: { $hex }.

spartacus-ask-net = Vesd ki most a hálódat, vagy tartsd meg.
spartacus-ask-net-waits =
    { $seats ->
        [one] { $name } most kiveti a hálóját, vagy megtartja.
       *[other] { $name } most kivetik a hálójukat, vagy megtartják.
    }
spartacus-ask-initiative-again = Hagyd meg a dobást, vagy dobj újra.
spartacus-ask-initiative-again-waits = { $name } meghagyja a dobást, vagy újra dob.
spartacus-ask-order-of-turns = Döntsd el, elsőként vagy másodikként lép: { $asset }.
spartacus-ask-order-of-turns-waits = { $name } eldönti, elsőként vagy másodikként lép: { $asset }.
spartacus-ask-turn = Mozogj és támadj ezzel a harcossal: { $asset }.
spartacus-ask-turn-waits = { $name } mozog és támad ezzel a harcossal: { $asset }.
spartacus-ask-defend-with = Válaszd ki, mely kockákkal védekezik: { $asset }.
spartacus-ask-defend-with-waits = { $name } kiválasztja, mely kockákkal védekezik: { $asset }.
spartacus-ask-reroll = Válassz kockákat újradobásra. Támadás: { $attack }. Védelem: { $defence }.
spartacus-ask-reroll-waits =
    { $seats ->
        [one] { $name } kockákat választ újradobásra. Támadás: { $attack }. Védelem: { $defence }.
       *[other] { $name } kockákat választanak újradobásra. Támadás: { $attack }. Védelem: { $defence }.
    }
spartacus-ask-axe = Lendítsd meg a fejszét, vagy tartogasd; eddig { $count } seb.
spartacus-ask-axe-waits = { $name } meglendíti a fejszét, vagy tartogatja; eddig { $count } seb.
spartacus-ask-shield = Emeld fel a pajzsot, vagy tartogasd; { $count } seb fenyeget: { $asset }.
spartacus-ask-shield-waits = { $name } felemeli a pajzsot, vagy tartogatja; { $count } seb fenyeget: { $asset }.
spartacus-ask-wound = Válaszd ki, melyik kockáját veszíti el ({ $asset }); még { $count }.
spartacus-ask-wound-waits = { $name } kiválasztja, melyik kocka vész el ({ $asset }); még { $count }.
spartacus-ask-evade = { $asset } kitérhet egy szomszédos mezőre.
spartacus-ask-evade-waits = { $name } eldönti, kitér-e egy szomszédos mezőre: { $asset }.

spartacus-why-enemy-too-far = Az ellenfél { $distance } mezőre van; a hatótávod { $reach }.
spartacus-why-crowd-waits = A tömeg eleget várt: támadnod kell.
spartacus-why-rule-of-one = Egyik tulajdonság sem eshet 0-ra, amíg egy másik 1 fölött van.

spartacus-option-throw-net = Vesd ki a hálót
spartacus-option-hold-net = Tartsd meg a hálót
spartacus-option-roll-again = Dobj újra
spartacus-option-let-stand = Hagyd meg a dobást
spartacus-option-act-first = Lépj elsőként
spartacus-option-act-second = Lépj másodikként
spartacus-option-attack = Támadd meg: { $target }
spartacus-option-throw-javelin = Vess hajítódárdát; a célpont: { $target }
spartacus-option-move = Lépj ide: { $hex }
spartacus-option-stop = Fejezd be a lépésedet
spartacus-option-defend-with = Védekezz ezekkel a kockákkal: { $attribute }
spartacus-option-reroll = Dobd újra: { $die }
spartacus-option-force = Dobasd újra az ellenféllel: { $die }
spartacus-option-keep = Tartsd meg a kockákat
spartacus-option-swing-axe = Lendítsd meg a fejszét
spartacus-option-spare-axe = Tartogasd a fejszét
spartacus-option-raise-shield = Emeld fel a pajzsot
spartacus-option-lower-shield = Tartogasd a pajzsot
spartacus-option-lose = Veszíts egy kockát: { $attribute }
spartacus-option-evade = Térj ki ide: { $hex }
spartacus-option-stay = Maradj a helyeden

## Victory

spartacus-event-wins = { $seat } megnyeri a játékot; befolyása { $influence }.
spartacus-event-last-round = A játék { $round }. fordulója volt az utolsó.
spartacus-event-tournament = Egyenlő befolyással állnak: { $seats }.
spartacus-event-worth = { $seat } gladiátorai és felszerelései { $gold } aranyat érnek.
spartacus-event-too-poor = Csak a négy leggazdagabb ház küzd a győzelemért; kimarad: { $seats }.
spartacus-event-bout = { $seat } és { $rival } harcol a viadalsorozatban.
spartacus-event-bout-won = { $asset } megnyeri a harcot ({ $seat }).
spartacus-event-no-fighter = { $seat } senkit sem tud harcba küldeni.
spartacus-event-play-goes-on = Senki sem tud harcolni, a játék folytatódik.

spartacus-how-twelve-intrigue = Az intrikafázis végén egyetlen ház állt 12 befolyáson.
spartacus-how-twelve-market = A piaci fázis végén egyetlen ház állt 12 befolyáson.
spartacus-how-twelve-arena = Az arénafázis végén egyetlen ház állt 12 befolyáson.
spartacus-how-tournament-2 = Két ház viadalsorozata döntötte el a játékot.
spartacus-how-tournament-3 = Három ház viadalsorozata döntötte el a játékot.
spartacus-how-tournament-4 = Négy ház viadalsorozata döntötte el a játékot.
spartacus-how-round-limit = Véget ért az utolsó forduló, és a legnagyobb befolyás nyert.

## Standing orders

spartacus-order-idle = Passz, ha nincs megfelelő kártyám
spartacus-order-idle-hint = Nem kérdezünk meg, ha sem a kezedben, sem az asztalodon nincs mivel felelned. A bármikor kijátszható kártyákról a köröd végén, a piac végén és egy ház győzelme előtt kérdezünk.
spartacus-order-others = Passz arra, ami másokat érint
spartacus-order-others-hint = Csak akkor kérdezünk meg, ha valami veled történik, vagy te okozod.
spartacus-order-no-talk = Nem szólok bele, ha egy cselszövés másokat érint
spartacus-order-no-talk-hint = Mielőtt egy cselszövésre reagálni lehet, mindenkit megkérdezünk, van-e még mondanivalója. Téged csak akkor, ha más cselszövésének te vagy a célpontja, vagy ajánlat fekszik közted és valaki között.
spartacus-order-no-bids = Ezen a piacon nem licitálok
spartacus-order-no-bids-hint = A fázis végéig minden kártyára és a játékokra is 0-t licitálsz.
spartacus-order-no-bets = Ezekre a játékokra nem fogadok
spartacus-order-no-bets-hint = A fázis végéig egyik mezőre sem teszel.
spartacus-order-no-support = Ebben a fázisban senkit sem támogatok
spartacus-order-no-support-hint = A fázis végéig minden támogatási kérést visszautasítasz; ha a Szenátus követeli, akkor is megkérdezünk.
spartacus-order-accept-gifts = Elfogadom az ajándékokat
spartacus-order-accept-gifts-hint = Amit ingyen kínálnak, azonnal elfogadod.

## The Serpents and the Wolf

spartacus-house-seppius = Seppius
spartacus-house-varinius = Varinius

spartacus-asset-german-warrior = Germán harcos
spartacus-asset-parthian-warrior = Párthus harcos
spartacus-asset-greek-warrior = Görög harcos
spartacus-asset-ashur-the-serpent = Ashur, a kígyó
spartacus-asset-mannus = Mannus
spartacus-asset-totus = Totus
spartacus-asset-caburus = Caburus
spartacus-asset-tetraides = Tetraides
spartacus-asset-lugo = Lugo
spartacus-asset-nemetes = Nemetes
spartacus-asset-saxa = Saxa
spartacus-asset-donar = Donar
spartacus-asset-dagan = Dagan
spartacus-asset-pompeius = Pompeius
spartacus-asset-groom = Lovász
spartacus-asset-porter = Teherhordó
spartacus-asset-scribe = Írnok
spartacus-asset-weaver = Szövőnő
spartacus-asset-delphia = Delphia
spartacus-asset-thessela = Thessela
spartacus-asset-phaedra = Phaedra
spartacus-asset-timon = Timon
spartacus-asset-gallus = Gallus
spartacus-asset-lysandra = Lysandra
spartacus-asset-kastor = Kastor
spartacus-asset-flail-1 = Láncos buzogány I
spartacus-asset-flail-2 = Láncos buzogány II
spartacus-asset-lorica-1 = Lorica I
spartacus-asset-lorica-2 = Lorica II
spartacus-asset-caligae-1 = Caligae I
spartacus-asset-caligae-2 = Caligae II

spartacus-intrigue-sabotage = Szabotázs
spartacus-intrigue-fouled-porridge = Elrontott kása
spartacus-intrigue-set-hands-to-purpose = Munkára, kezek!
spartacus-intrigue-test-of-the-brotherhood = A testvériség próbája
spartacus-intrigue-tribute-from-the-provinces = A provinciák adója
spartacus-intrigue-toll-of-the-legion = A légió vámja
spartacus-intrigue-serpents-in-the-house = Kígyók a házban
spartacus-intrigue-stolen-letters = Ellopott levelek
spartacus-intrigue-deserters = Elszökött őrök
spartacus-intrigue-call-the-veterans = Veteránok behívása
spartacus-intrigue-bread-for-the-mob = Kenyér a csőcseléknek
spartacus-intrigue-humble-the-proud = A gőgösök megalázása
spartacus-intrigue-wolf-at-the-door = Farkas az ajtó előtt
spartacus-intrigue-spoils-of-war = Hadizsákmány
spartacus-intrigue-lured-away = Elcsábítva
spartacus-intrigue-healing-waters = Gyógyító vizek
spartacus-intrigue-know-your-place = Tudd, hol a helyed
spartacus-intrigue-the-worm-turns = A féreg visszamar
spartacus-intrigue-rank-has-its-price = A rangnak ára van
spartacus-intrigue-drag-down = Lerántás
spartacus-intrigue-cry-for-a-primus = Primust követelünk
spartacus-intrigue-voice-of-the-mob = A csőcselék szava
spartacus-intrigue-forged-seal = Hamis pecsét
spartacus-intrigue-hold-the-line = Kitart a vonal
spartacus-intrigue-funeral-games = Halotti játékok
spartacus-intrigue-ill-omens = Baljós előjelek

spartacus-moment-support-sought = valaki támogatást keres egy cselszövéshez

spartacus-power-intervention = Beavatkozás
spartacus-power-being-influential = Befolyásosság
spartacus-power-will-of-the-senate = A Szenátus akarata
spartacus-power-praetor-of-rome = Róma praetora

spartacus-event-goes-back = { $seat } visszaveszi a kezébe, mert nincs elég befolyása: { $card }.
spartacus-event-demands-support = { $seat } a Szenátus nevében támogatást követel: { $other } támogassa őt: { $schemer }.
spartacus-event-shares = { $seat } keze is benne van, és { $gold } aranyat kap a banktól.
spartacus-event-intervenes = { $seat } kimerít { $guards } őrt ({ $other } ellen): mostantól { $needed } befolyás kell hozzá: { $card }.
spartacus-event-praetor = { $seat } { $guards } őrt hoz vissza kimerülten a dobópakliból.
spartacus-event-beguiled = { $seat }: egy őr másfelé néz, és kimerül.
spartacus-event-made-ready = Újra készen áll: { $asset } ({ $seat }).
spartacus-event-reads-hand = { $seat } elolvassa az összes kártyát a kézből ({ $target }): { $cards }.
spartacus-event-reads-hand-unseen = { $seat } elolvassa az összes kártyát a kézből ({ $target }).
spartacus-event-veterans = { $seat } egy őrt hoz a dobópakliból az asztalra.
spartacus-event-takes-spoils = { $seat } elveszi a piacpakliból: { $asset }.
spartacus-event-lured-away = { $asset } elhagyja a házát ({ $seat }), és átáll ide: { $other }.
spartacus-event-lends = { $seat } { $influence } befolyást kölcsönöz a cselszövéshez ({ $other }).
spartacus-event-forges = Hamis pecsét: { $seat } { $influence } befolyással támogatja őt: { $other }.
spartacus-event-primus-forced = A tömeg Primust akar, erről gondoskodott: { $seat }.
spartacus-event-lorica = A lorica legfeljebb { $count } sebet enged át: { $asset }.
spartacus-event-holds-the-line = { $seat }: az őr mégis kitart.

spartacus-ask-demanded-support = A Szenátus a támogatásodat követeli ({ $schemer }; eddig { $gathered } befolyás). Ha megtagadod, 1 befolyást veszítesz.
spartacus-ask-demanded-support-waits = A Szenátus támogatást követel ({ $schemer }; eddig { $gathered } befolyás); { $name } megadja, vagy 1 befolyást veszít.
spartacus-ask-forfeit = Dobj el { $cards } kártyát a kezedből.
spartacus-ask-forfeit-waits = { $name } eldob { $cards } kártyát a kezéből.
spartacus-ask-labour = Meríts ki { $cards } rabszolgát, gladiátort vagy őrt 1 befolyásért.
spartacus-ask-labour-waits = { $name } kimerít { $cards } rabszolgát, gladiátort vagy őrt 1 befolyásért.
spartacus-ask-brotherhood = Meríts ki { $cards } gladiátort 1 befolyásért.
spartacus-ask-brotherhood-waits = { $name } kimerít { $cards } gladiátort 1 befolyásért.
spartacus-ask-beguile = Válaszd ki, kinek az őre merüljön ki.
spartacus-ask-beguile-waits = { $name } kiválasztja, kinek az őre merüljön ki.
spartacus-ask-unctor = Válaszd ki, melyik gladiátor álljon újra készen.
spartacus-ask-unctor-waits = { $name } kiválasztja, melyik gladiátor álljon újra készen.

spartacus-why-senate-has-spoken = A Szenátus ebben a fázisban már szólt.
spartacus-why-not-higher = A befolyásodnak ({ $influence }) nagyobbnak kell lennie a célszemélyénél ({ $target }).
spartacus-why-not-lower = A befolyásodnak ({ $influence }) kisebbnek kell lennie a célszemélyénél ({ $target }).
spartacus-why-no-discarded-guard = Nincs őr a dobópakliban.
spartacus-why-nobody-guarded = Senki másnak nincs kész őre az asztalon.
spartacus-why-nobody-exhausted = Nincs kimerült, de nem sérült gladiátorod.
spartacus-why-market-is-empty = Elfogyott a piacpakli.

spartacus-option-demand = A Szenátus akarata: követelj támogatást tőle: { $target }
spartacus-option-intervene = Beavatkozás: meríts ki { $guards } őrt
spartacus-option-praetor-of-rome = Róma praetora: meríts ki 3 őrt, és hozz vissza legfeljebb 2-t a dobópakliból
spartacus-option-sabotage = Dobasd el: { $asset }
spartacus-option-spoil = Merítsd ki: { $asset }
spartacus-option-give-away = Engedd el: { $asset }
spartacus-option-bathe = Gyógyítsd meg: { $asset }
spartacus-option-forfeit = Dobd el: { $card }
spartacus-option-exhaust-guard = Meríts ki egy őrt
spartacus-option-no-more = Ne meríts ki többet
spartacus-option-beguile = Merítsd ki egy őrét: { $target }
spartacus-option-anoint = Álljon újra készen: { $asset }
spartacus-option-lend = Kölcsönözz támogatást: { $card }
spartacus-option-forge = Hamisítsd meg a pecsétjét: { $target }
spartacus-option-outrank = Játszd ki őrá: { $target }

## Mihez vezetnek a választások

spartacus-leads-begins-with = { $gold } arany, { $gladiators } gladiátor, { $slaves } rabszolga, { $guards } őr
spartacus-leads-pays-ledger = Fenntartás { $cost }, a rabszolgákból bejön { $income }: { $left } arany marad
spartacus-leads-releases = Végleg elmegy; { $gold } aranyat spórolsz
spartacus-leads-heals = { $least } vagy több gyógyít ({ $chance }%), { $kills } megöli, különben sérült marad
spartacus-leads-has-enough = { $needed } befolyás kell; neked { $influence } van, és meg is marad ✓
spartacus-leads-pays-to-play = { $needed } befolyás kell; neked { $influence } van, és meg is marad ✓; ára { $gold } arany
spartacus-leads-wants-support = { $needed } befolyás kell, neked { $influence } van: { $missing } másoktól, különben kézben marad
spartacus-leads-brings-gold = +{ $gold } arany: összesen { $total }
spartacus-leads-ends-turn = { $cards } kártyád marad (legfeljebb { $limit })
spartacus-leads-ends-turn-too-full = { $cards } kártyád van, { $limit } maradhat: a többit előbb beváltod vagy kirakod
spartacus-leads-guard-lies-ready = { $least } vagy több megállít egy ellened szőtt cselt ({ $chance }%)
spartacus-leads-brings-enough = { $influence } befolyást hozna: { $total }, és { $needed } elég ✓
spartacus-leads-brings-too-little = { $influence } befolyást hozna: { $total }, de { $needed } kell
spartacus-leads-stays-in-hand = Rejtve a kezedben marad: { $card }
spartacus-leads-supports = A te { $influence } befolyásoddal { $total } lesz ({ $schemer }); a tiéd nem csökken
spartacus-leads-refuses = { $schemer } marad { $gathered } befolyásnál, és mást kérhet
spartacus-leads-defies-senate = { $points } befolyást veszítesz; { $schemer } marad { $gathered } befolyásnál
spartacus-leads-target-gains = { $points } befolyást kap: { $before } → { $after }
spartacus-leads-target-gains-all = { $points } befolyást kap: { $before } → { $after }, elég a győzelemhez
spartacus-leads-target-loses =
    { $points } befolyást veszít: { $before } → { $after }{ $guards ->
        [0] ; nincs kész őr
       *[other] ; { $guards } őr megállíthatja
    }
spartacus-leads-target-is-bribed =
    { $gold } aranyat fizetsz; a célpont { $points } befolyást veszít: { $before } → { $after }{ $guards ->
        [0] ; nincs kész őr
       *[other] ; { $guards } őr megállíthatja
    }
spartacus-leads-target-pays-you =
    { $own } aranyából { $gold } a tiéd lesz{ $guards ->
        [0] ; nincs kész őr
       *[other] ; { $guards } őr megállíthatja
    }
spartacus-leads-target-pays =
    { $own } aranyából { $gold } elvész{ $guards ->
        [0] ; nincs kész őr
       *[other] ; { $guards } őr megállíthatja
    }
spartacus-leads-target-earns = { $own } aranya van, és { $gold } aranyat kap; kész rabszolgái: { $slaves }
spartacus-leads-target-is-paid = { $own } aranya van, és { $gold } aranyat kap tőled
spartacus-leads-target-draws = { $hand } lapja van, és { $cards } lapot húz
spartacus-leads-target-discards =
    { $hand } lapjából { $cards } lapot eldob{ $guards ->
        [0] ; nincs kész őr
       *[other] ; { $guards } őr megállíthatja
    }
spartacus-leads-target-is-read =
    Látod a kezében lévő { $hand } lapot{ $guards ->
        [0] ; nincs kész őr
       *[other] ; { $guards } őr megállíthatja
    }
spartacus-leads-target-is-poisoned =
    { $fighters } kész gladiátora és rabszolgája közül egyet megsebesítesz{ $guards ->
        [0] ; nincs kész őr
       *[other] ; { $guards } őr megállíthatja
    }
spartacus-leads-target-loses-slave =
    { $slaves } kész rabszolgája közül egyet végleg elveszít; ő választ{ $guards ->
        [0] ; nincs kész őr
       *[other] ; { $guards } őr megállíthatja
    }
spartacus-leads-target-gives-slave =
    { $slaves } kész rabszolgája közül egy a tiéd lesz; ő választ{ $guards ->
        [0] ; nincs kész őr
       *[other] ; { $guards } őr megállíthatja
    }
spartacus-leads-target-loses-gladiator =
    { $gladiators } kész gladiátora közül egyet végleg elveszít; ő választ{ $guards ->
        [0] ; nincs kész őr
       *[other] ; { $guards } őr megállíthatja
    }
spartacus-leads-target-tires =
    { $gladiators } kész gladiátora közül választasz egyet, aki kimarad a játékokból{ $guards ->
        [0] ; nincs kész őr
       *[other] ; { $guards } őr megállíthatja
    }
spartacus-leads-target-is-sabotaged =
    { $pieces } kész felszerelése közül választasz egyet, amely végleg elvész{ $guards ->
        [0] ; nincs kész őr
       *[other] ; { $guards } őr megállíthatja
    }
spartacus-leads-target-heals = { $injured } sérültje közül egy meggyógyul
spartacus-leads-target-guards-paid = { $guards } őr kimerül; { $gold } aranyadba kerül
spartacus-leads-target-guards-leave = { $guards } kész őréből { $gone } elmegy
spartacus-leads-target-guard-tires = { $guards } kész őre közül egy kimerül
spartacus-leads-target-toils = { $own } befolyása van, és { $hands } emberéből { $needs } kimerítéséért még { $points } befolyást kaphat
spartacus-leads-stands-at = { $influence } befolyása van
spartacus-leads-others-react = Azután mindenki reagálhat
spartacus-leads-keeps-promise = Betartod az ígéretedet
spartacus-leads-breaks-promise = Megszeged az ígéretedet, és mindenki látja
spartacus-leads-is-injured = Megsérül: gyógyulásig nem használható
spartacus-leads-is-discarded = Háza végleg elveszíti
spartacus-leads-is-exhausted = Kimerült a következő fenntartásig
spartacus-leads-hits-you = Rajtad teljesül: { $card }
spartacus-leads-costs-you-gold = { $own } aranyadból { $gold } aranyat veszítesz
spartacus-leads-costs-you-influence = { $points } befolyást veszítesz: { $own } → { $left }
spartacus-leads-injures-yours = { $schemer } megsebesíti { $fighters } kész gladiátorod és rabszolgád egyikét
spartacus-leads-costs-you-slave = { $slaves } kész rabszolgád egyikét elveszíted; te választasz
spartacus-leads-costs-you-gladiator = { $gladiators } kész gladiátorod egyikét elveszíted; te választasz
spartacus-leads-goes-on = Hagyod megtörténni: { $card }
spartacus-leads-nothing-played = Semmit sem játszol ki; a játék folytatódik
spartacus-leads-roll-stands = A dobás érvényes
spartacus-leads-guard-rolls = A kezedből: { $least }+ dobással megállítja ({ $chance }%); mindenképp eldobod
spartacus-leads-laid-guard-rolls =
    { $guards ->
        [one] Az egyetlen ott: { $least }+ dobással megállítja ({ $chance }%); mindenképp eldobod
       *[other] Az ott álló { $guards } közül egy: { $least }+ dobással megállítja ({ $chance }%); mindenképp eldobod
    }
spartacus-leads-guard-rolls-again = Második dobás: { $least } vagy több, { $chance }%
spartacus-leads-foils = Meghiúsul, ha senki sem válaszol: { $card }
spartacus-leads-foils-for-gold = Meghiúsul, ha senki sem válaszol: { $card }; ára { $gold } arany
spartacus-leads-takes-too-much = Megállítja ✓: { $card } – így { $needed } befolyás kell, { $schemer } ennyivel bír: { $influence }
spartacus-leads-still-enough = Most nem segít: { $card } – így { $needed } befolyás kell, és { $schemer } ennyivel bír: { $influence }
spartacus-leads-closes-stall = Nem kereskedsz többet; ha mindenki zárt, jön az árverés
spartacus-leads-bids = Ha nyersz, { $left } aranyad marad
spartacus-leads-bids-nothing = Lemondasz róla, az aranyad megmarad
spartacus-leads-looks = Csak te látod a licit előtt
spartacus-leads-invites = { $fighters } bevethető harcos. Győzelemmel { $total } befolyásuk lesz, a visszautasítás { $points } befolyásukba kerül
spartacus-leads-invites-to-victory = { $fighters } bevethető harcos. Győzelemmel { $total } befolyásuk lesz: ha ott egyedül állnak, megnyerik a játékot. A visszautasítás { $points } befolyásukba kerül
spartacus-leads-invites-own = { $fighters } bevethető harcos. Győzelemmel { $total } befolyásod lesz
spartacus-leads-invites-own-to-victory = { $fighters } bevethető harcos. Győzelemmel { $total } befolyásod lesz: ha ott egyedül állsz, megnyered a játékot
spartacus-leads-invites-nobody = Nincs kész harcos: { $seat } { $points } befolyást veszít
spartacus-leads-sends = Tám. { $attack }, véd. { $defence }, gyors. { $speed }
spartacus-leads-sends-for-favor =
    Győzelem: befolyás { $before } → { $after }, kegy: { $favor } a { $most }-ból. Vereség: sérülés, akár halál{ $tribute ->
        [0] {""}
       *[other] ; { $tribute } arany tiszteletdíj
    }
spartacus-leads-sends-to-be-champion =
    Győzelem: befolyás { $before } → { $after }, bajnok lesz. Vereség: sérülés, akár halál{ $tribute ->
        [0] {""}
       *[other] ; { $tribute } arany tiszteletdíj
    }
spartacus-leads-sends-champion =
    Győzelem: befolyás { $before } → { $after }. Vereség: sérülés; halál csak a harcban{ $tribute ->
        [0] {""}
       *[other] ; { $tribute } arany tiszteletdíj
    }
spartacus-leads-stays-away = Befolyásod { $influence } helyett { $left } lesz
spartacus-leads-goes-without = Enélkül harcol
spartacus-leads-bets-on-victory = Ha győz { $assets }: +{ $gain } arany; különben −{ $gold }
spartacus-leads-bets-on-injury = Ha egy harcos megsérül: +{ $gain } arany; különben −{ $gold }
spartacus-leads-bets-on-decapitation = Ha egy harcost lefejeznek: +{ $gain } arany; különben −{ $gold }
spartacus-leads-bets-nothing = Erre nem teszel semmit: { $box }
spartacus-leads-bets-nothing-on = Nem teszel rá semmit: { $assets }
spartacus-leads-spares = Élet: { $assets } a házában marad ({ $owners }); befolyásod { $influence } marad
spartacus-leads-kills = Halál: { $assets } végleg elvész ({ $owners }); befolyásod { $left } marad
spartacus-leads-kills-a-favorite = Halál: { $assets } végleg elvész ({ $owners }); a tömeg kegye { $points } befolyásodba kerül: { $left } marad
spartacus-leads-holds-primus = Két pár; a győztesek mindkét háza { $points } befolyást kap
spartacus-leads-holds-games = Két harcos; a győztes háza { $points } befolyást kap
spartacus-leads-team-against = Ellenfelek: { $assets }
spartacus-leads-attacks = { $attack } támadókocka { $defence } védőkocka ellen; minden seb egy kockájába kerül az ellenfélnek
spartacus-leads-moves-into-reach = Onnan eléred: { $asset }
spartacus-leads-moves-into-fray = Onnan eléred: { $asset }; ott elér téged: { $enemies }
spartacus-leads-moves-into-danger = { $asset } { $distance } mezőre van; ott elér téged: { $enemies }
spartacus-leads-moves = { $asset } { $distance } mezőre van
spartacus-leads-stops = { $asset } itt marad: { $hex }
spartacus-leads-stops-without-attack = { $asset } itt marad: { $hex }, és nem támad
spartacus-leads-acts-first = A másik oldal előtt lépsz és ütsz
spartacus-leads-acts-second = A másik oldal lép és üt előbb; te felelsz
spartacus-leads-loses-die = { $left } kocka marad: { $attribute }
spartacus-leads-defends-with = { $dice } kocka
spartacus-leads-rolls-again = Ami akkor esik, az számít
spartacus-leads-keeps-dice = A kockák úgy számítanak, ahogy vannak
spartacus-leads-throws-net = Tiéd a kezdeményezés, ha nem ütközik másik hálóba; a háló kimerül
spartacus-leads-holds-net = A gyorsaságkockák döntenek; a háló kész marad
spartacus-leads-wound-more = Eggyel több seb; a fejsze kimerül
spartacus-leads-wounds-stay = A sebek száma marad
spartacus-leads-axe-swung = { $wounds } seb, { $asset }: { $fate }; a fejsze kimerül
spartacus-leads-axe-saved = { $wounds } seb, { $asset }: { $fate }; a fejsze kész marad
spartacus-leads-shield-raised = { $wounds } seb, { $asset }: { $fate }; a pajzs kimerül
spartacus-leads-shield-lowered = { $wounds } seb, { $asset }: { $fate }; a pajzs kész marad
spartacus-leads-changes-sides = Mostantól a másik párért harcol
spartacus-leads-stands-by = Minden marad, ahogy van

## Próbaharcok

spartacus-trial-title = Spartacus: próbaharc
spartacus-trial-blurb = Két harcos, bármilyen felszerelés, semmi tét: tanulj meg harcolni, mielőtt fogadnál rá.
spartacus-trial-setting-picks = Mindenki maga választ-e harcost (each), vagy az első játékos mindkettőt (one).
spartacus-trial-setting-expansion = Részt vesznek-e a kiegészítő harcosai és felszerelései.
spartacus-trial-setting-crowd = A tömeg véget vet-e az üldözésnek öt támadás nélküli csatakör után.
spartacus-trial-how-trial = Csak egy harcos maradt talpon.
