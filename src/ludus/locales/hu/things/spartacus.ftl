# Spartacus: mi micsoda

## Groups

spartacus-group-houses = Házak
spartacus-group-gladiators = Gladiátorok
spartacus-group-slaves = Rabszolgák
spartacus-group-equipment = Felszerelés
spartacus-group-abilities = Képességek
spartacus-group-schemes = Cselszövések
spartacus-group-reactions = Reakciók és őrök
spartacus-group-tokens = Az asztalon
spartacus-group-deals = Cselszövés, alku, árverés
spartacus-group-arena = Aréna
spartacus-group-phases = A forduló

## Numbers

spartacus-figure-start = Kezdéskor
spartacus-figure-bank-pays = A bank fizet
spartacus-figure-copies = A pakliban
spartacus-figure-dice = Kockák
spartacus-figure-sort = Fajta
spartacus-figure-reach = Hatótáv
spartacus-figure-takes = Kíván
spartacus-figure-cash = Beváltva
spartacus-figure-wins = Minden arany nyer
spartacus-unit-gold = { $count } arany
spartacus-unit-gladiators = { $count } gladiátor
spartacus-unit-slaves = { $count } rabszolga
spartacus-unit-guards = { $count } őr
spartacus-unit-cards = { $count } kártya
spartacus-unit-expansion = { $count } a kiegészítőben
spartacus-unit-attack = támadás { $count }
spartacus-unit-defence = védelem { $count }
spartacus-unit-speed = gyorsaság { $count }
spartacus-unit-weapon = fegyver
spartacus-unit-armor = páncél
spartacus-unit-special = különleges
spartacus-unit-always = mindig hat
spartacus-unit-exhausts = a használattól kimerül
spartacus-unit-hexes = { $count } mező
spartacus-unit-influence = { $count } befolyás
spartacus-unit-higher = nagyobb befolyás a célpontnál
spartacus-unit-lower = kisebb befolyás a célpontnál

## Houses

spartacus-describe-exhibition-match = Meríts ki két gladiátort, és végy el 2 aranyat a banktól.
spartacus-describe-fodder-for-the-primus = Dobj el három gladiátort, és kapsz 1 befolyást.
spartacus-describe-legionnaire-patrol = Meríts ki három őrt az asztalodon, és húzz egy intrikakártyát.
spartacus-describe-dispatch-to-rome = Dobj el három őrt az asztalodról, és kapsz 1 befolyást.
spartacus-describe-duplicitous-dealings = Meríts ki három rabszolgát, dobj el legfeljebb három kártyát a kezedből, és húzz ugyanennyit.
spartacus-describe-to-the-mines = Dobj el három rabszolgát, és kapsz 1 befolyást.
spartacus-describe-bribes-and-pandering = Miközben egy cselszövéshez támogatást keresel, fizess aranyat a banknak; a cselszövés ennyivel kevesebb befolyást kíván.
spartacus-describe-a-finger-in-every-pie = Dobj el egy gladiátort, egy rabszolgát és az asztalodról egy őrt, és kapsz 1 befolyást.
spartacus-describe-intervention = Ha valaki más az intrikafázisban cselszövést vagy reakciót játszik ki, meríts ki őröket az asztalodon; a kártya mindegyikért 2-vel több befolyást kíván.
spartacus-describe-being-influential = 1 aranyat kapsz a banktól, valahányszor egy másik dominus cselszövése sikerül, és aranyat vesz el a banktól.
spartacus-describe-will-of-the-senate = Intrikafázisonként egyszer követelj támogatást egy cselszövéshez egy általad választott dominustól, aki 1 befolyást veszít, ha megtagadja.
spartacus-describe-praetor-of-rome = Meríts ki három őrt az asztalodon, és tegyél mellé legfeljebb kettőt a dobópakliból, kimerülten.
spartacus-thing-dominus = Dominus
spartacus-describe-dominus = Egy ház feje, minden játékosnak egy. Aki egy fázis végén egyedül áll { $win } befolyáson, nyer.

## Gladiators, slaves and equipment

spartacus-thing-gladiator = Gladiátor
spartacus-describe-gladiator = Az arénában kegyért és befolyásért harcol. Amíg kész, minden fenntartásban 1 aranyadba kerül.
spartacus-thing-slave = Rabszolga
spartacus-describe-slave = Amíg kész, minden fenntartásban 1 aranyat hoz, és sokuknak van képessége. Végszükségben rabszolga is harcolhat.
spartacus-thing-equipment = Felszerelés
spartacus-describe-equipment = Az arénában segít egy harcosnak; legfeljebb egy fegyvert, egy páncélt és egy különlegest vihet. Sosem vész el vele.
spartacus-thing-type-weapon = Fegyver
spartacus-describe-type-weapon = Felszerelés a támadáshoz. Egy harcos legfeljebb egyet visz a harcba.
spartacus-thing-type-armor = Páncél
spartacus-describe-type-armor = Felszerelés a védekezéshez. Egy harcos legfeljebb egyet visz a harcba.
spartacus-thing-type-special = Különleges
spartacus-describe-type-special = Saját hatású felszerelés a fegyver és a páncél mellett. Egy harcos legfeljebb egyet visz a harcba.
spartacus-describe-no-ability = Nincs képessége.
spartacus-describe-sword = Minden támadásnál újradobhatsz egy támadókockát.
spartacus-describe-axe = Merítsd ki egy támadódobás után: a támadás eggyel több sebet okoz, akkor is, ha egyet sem okozott.
spartacus-describe-trident = Hatótáv { $reach }: egy szabad mezőn át is támadhatsz.
spartacus-describe-helmet = Minden védekezésnél újradobhatsz egy védőkockát.
spartacus-describe-shield = Merítsd ki, amikor a sebek száma már eldőlt: eggyel kevesebbet kapsz, automatikus seb és ellenseb esetén is.
spartacus-describe-net = Merítsd ki a kezdeményezés dobása előtt: ebben a csatakörben tiéd a kezdeményezés. Ha mindkét fél hálót használ, mindkettő kimerül, és a kockák döntenek.
spartacus-describe-javelin = Hatótáv { $reach }, bármilyen mezők fölött. Merítsd ki, és a rendes támadás helyett a gyorsaságkockáiddal támadj.
spartacus-describe-flail = Minden támadásnál találat, ha a legmagasabb kockád egyenlő a legmagasabb védőkockával. A hajítódárdára nem vonatkozik.
spartacus-describe-lorica = Egyetlen támadás sem kerül több mint { $most } kockádba, az automatikus sebeket és a fejszét is beleértve.
spartacus-describe-caligae = { $further ->
    [one] Egy mezővel
   *[other] { $further } mezővel
} többet léphetsz, mint amennyit a gyorsaságkockáid engednek.

## Abilities

spartacus-thing-ability-vengeful = Bosszúszomjas
spartacus-describe-ability-vengeful = A támadókockái között minden pár egy további sebet okoz, bármit dob is a védő.
spartacus-thing-ability-impervious = Sebezhetetlen
spartacus-describe-ability-impervious = A védőkockái között minden pár eggyel több találatot hárít.
spartacus-thing-ability-relentless = Könyörtelen
spartacus-describe-ability-relentless = Amikor támad, az egyenlőség is találat.
spartacus-thing-ability-doctore = Doctore
spartacus-describe-ability-doctore = Aki ellene harcol, annak a harc idejére nincs képessége.
spartacus-thing-ability-agile = Fürge
spartacus-describe-ability-agile = Védőkockái helyett a gyorsaságkockáival is védekezhet.
spartacus-thing-ability-gambler = Szerencsejátékos
spartacus-describe-ability-gambler = Valahányszor a harcában valaki egyetlen támadástól legalább három kockát veszít, a gazdája 1 aranyat kap a banktól.
spartacus-thing-ability-initiate = Beavatott
spartacus-describe-ability-initiate = Harconként egyszer az ellenfélnek újra kell dobnia egy általad választott kockát.
spartacus-thing-ability-hardened = Edzett
spartacus-describe-ability-hardened = Ha a védőkockái között három egyforma van, minden találatot hárít.
spartacus-thing-ability-determined = Elszánt
spartacus-describe-ability-determined = Harconként egyszer figyelmen kívül hagy egy sebet abból a támadásból, amely legyőzné.
spartacus-thing-ability-evasive = Kitérő
spartacus-describe-ability-evasive = Ha egy ellene intézett támadás után még áll, egy mezőt léphet.
spartacus-thing-ability-savage = Vad
spartacus-describe-ability-savage = Ha a támadókockái között három egyforma van, az két sebbel több, bármit dob is a védő.
spartacus-thing-ability-steadfast = Rendíthetetlen
spartacus-describe-ability-steadfast = A harc első sebe nem kerül kockájába.
spartacus-thing-ability-twice-blessed = Kétszer áldott
spartacus-describe-ability-twice-blessed = A gyógyuláshoz két kockával dobtok neki, és a jobbik számít.
spartacus-thing-ability-counter-attack = Ellentámadás
spartacus-describe-ability-counter-attack = Ha a védőkockái között három egyforma van, a támadó kap egy sebet.
spartacus-thing-ability-tactician = Taktikus
spartacus-describe-ability-tactician = Minden csatakörben egyszer minden kockáját újradobhatja a kezdeményezésért.
spartacus-thing-ability-cruel = Kegyetlen
spartacus-describe-ability-cruel = Akit legyőz, az legalább megsérül.
spartacus-thing-ability-merciless = Irgalmatlan
spartacus-describe-ability-merciless = Akit legyőz, azt lefejezi.
spartacus-thing-ability-crowd-pleaser = A tömeg kedvence
spartacus-describe-ability-crowd-pleaser = Valahányszor harcba küldik, a tiszteletdíja 1 arannyal több.
spartacus-thing-ability-treacherous = Áruló
spartacus-describe-ability-treacherous = Primusban bármelyik csatakörben a kezdeményezés előtt átállhat a másik csapathoz, ha nincs egyedül a csapatában.
spartacus-thing-ability-long-armed = Hosszú karú
spartacus-describe-ability-long-armed = 2-es hatótáv, bármit visel is.
spartacus-thing-ability-quick = Gyors lábú
spartacus-describe-ability-quick = Hozzáad 2-t ahhoz, amit a kezdeményezésért dob.
spartacus-thing-ability-cunning = Ravasz
spartacus-describe-ability-cunning = Merítsd ki, miközben támogatást keresel, és a cselszövésed 2-vel kevesebb befolyást kíván.
spartacus-thing-ability-healer = Gyógyító
spartacus-describe-ability-healer = Merítsd ki bármelyik ház sikertelen gyógyulási dobása után; a kockát újra kell dobni.
spartacus-thing-ability-informant = Besúgó
spartacus-describe-ability-informant = Merítsd ki, amikor az árverési kártyák ki vannak téve, és nézz meg egyet, amely lefordítva fekszik.
spartacus-thing-ability-bodyguard = Testőr
spartacus-describe-ability-bodyguard = Merítsd ki, ha egy őröd dobása nem sikerült; a kockát újra kell dobni.
spartacus-thing-ability-spy = Kém
spartacus-describe-ability-spy = Merítsd ki az intrikakörödben, és nézd meg egy másik dominus kezének egy véletlen kártyáját.
spartacus-thing-ability-skilled = Ügyes
spartacus-describe-ability-skilled = Merítsd ki az intrikakörödben, és végy el 1 aranyat a banktól.
spartacus-thing-ability-exceptional = Kivételes
spartacus-describe-ability-exceptional = Merítsd ki az intrikakörödben, és végy el 2 aranyat a banktól.
spartacus-thing-ability-handmaid = Szolgáló
spartacus-describe-ability-handmaid = Merítsd ki az intrikakörödben, dobj el egy kártyát a kezedből, és húzz egyet.
spartacus-thing-ability-chaste = Szűzies
spartacus-describe-ability-chaste = Két rabszolgának számít a bevételnél, a cselszövéseknél és a házképességek áránál, de egyetlen kártya.
spartacus-thing-ability-beguiler = Csábító
spartacus-describe-ability-beguiler = Merítsd ki az intrikakörödben; egy másik dominus asztalán egy kész őr kimerül.
spartacus-thing-ability-unctor = Kenőmester
spartacus-describe-ability-unctor = Merítsd ki az intrikakörödben; egy kimerült, de nem sérült gladiátorod újra készen áll.

## Intrigue cards

spartacus-describe-labor-contract = A célpont minden kész rabszolgája után { $amount } aranyat kap a banktól.
spartacus-describe-robbery = Legfeljebb { $amount } aranyat elveszel a célponttól, egy másik dominustól.
spartacus-describe-poisoned-wine = Kiválasztod a célpont egy kész gladiátorát vagy rabszolgáját, aki megsérül.
spartacus-describe-looting-the-dead = { $amount } aranyat kapsz a banktól.
spartacus-describe-black-market-profits = { $amount } aranyat kapsz a banktól.
spartacus-describe-joint-venture = { $amount } aranyat kapsz a banktól.
spartacus-describe-illicit-services = A célpont minden kész rabszolgája után { $amount } aranyat kap a banktól.
spartacus-describe-illicit-auction = Eldobod egy kész rabszolgádat, és a kártyán látható arany { $amount ->
    [2] kétszeresét
   *[other] { $amount }-szörösét
} kapod.
spartacus-describe-word-to-the-tax-collector = A célpont { $amount } aranyat fizet a banknak, vagy ha kevesebbje van, mindet.
spartacus-describe-inside-information = A célpont { $amount } intrikakártyát húz.
spartacus-describe-unlocked-gate = A célpont kiválasztja { $amount ->
    [one] egy kész rabszolgáját, és eldobja
   *[other] { $amount } kész rabszolgáját, és eldobja őket
}.
spartacus-describe-incite-rebellion = A célpont kiválasztja { $amount ->
    [one] egy kész gladiátorát, és eldobja
   *[other] { $amount } kész gladiátorát, és eldobja őket
}.
spartacus-describe-bribe-the-guards = A célpont asztalán minden kész őr kimerül. Mindegyikért { $price } aranyat fizetsz a banknak.
spartacus-describe-sate-roman-appetites = A célpont { $amount } befolyást kap, ha legalább { $needs } kész gladiátora van.
spartacus-describe-public-exhibition = { $price } aranyat fizetsz a banknak. A célpont { $amount } befolyást kap, ha legalább { $needs } kész gladiátora van.
spartacus-describe-epic-spectacle = A célpont { $amount } befolyást kap, ha legalább { $needs } kész gladiátora van.
spartacus-describe-grand-feast = Minden más dominusnak { $price } aranyat fizetsz. Akit megnevezel, { $amount } befolyást kap.
spartacus-describe-a-visitor-from-rome = A célpont { $amount } befolyást kap.
spartacus-describe-lend-me-your-ear = A célpont { $amount } befolyást kap.
spartacus-describe-final-blow = A célpont { $amount } befolyást kap.
spartacus-describe-collaboration = Két célpontot nevezel meg. Mindkettő { $amount } befolyást kap.
spartacus-describe-collusion = A célpont { $amount } befolyást veszít, és egy általad megnevezett másik dominus, akár te magad, { $amount } befolyást kap.
spartacus-describe-caught-taking-bribes = { $price } aranyat fizetsz a célpontnak, egy másik dominusnak, és ő { $amount } befolyást veszít.
spartacus-describe-buying-secrets = A célpont { $amount } befolyást veszít. { $price } aranyat fizetsz egy dominusnak, aki sem a célpont, sem te magad.
spartacus-describe-blackmail = Eldobod egy kész rabszolgádat, és a célpont { $amount } befolyást veszít.
spartacus-describe-conspiracy = A célpont { $amount } befolyást veszít.
spartacus-describe-revenge = Akinek a legkevesebb a befolyása, { $amount } befolyást kap. Nem játszható ki, amíg többen állnak a legkevesebben.
spartacus-describe-spread-cheeks-wide = { $price } befolyást veszítesz, minden más dominus { $amount } befolyást veszít. Csak a Jupiter farkára tudja meghiúsítani.
spartacus-describe-sabotage = Kiválasztod a célpont egy kész felszerelését; az eldobásra kerül.
spartacus-describe-fouled-porridge = Kiválasztod a célpont egy kész gladiátorát; kimerül, és lemarad a játékokról.
spartacus-describe-set-hands-to-purpose = A célpont a kész rabszolgái, gladiátorai vagy őrei közül tetszés szerint vegyesen { $needs } kártyát kimeríthet, és ezért { $amount } befolyást kap.
spartacus-describe-test-of-the-brotherhood = A célpont kimerítheti kész gladiátorait, és minden { $needs } után { $amount } befolyást kap.
spartacus-describe-tribute-from-the-provinces = { $amount } aranyat kapsz a banktól.
spartacus-describe-toll-of-the-legion = Minden másik dominus, akinek van aranya, { $amount } aranyat fizet neked.
spartacus-describe-serpents-in-the-house = A célpont, egy másik dominus, eldob { $amount } általa választott kártyát a kezéből, arany nélkül.
spartacus-describe-stolen-letters = Megnézed a célpont, egy másik dominus kezének összes kártyáját.
spartacus-describe-deserters = A célpont asztaláról legfeljebb { $amount } kész őr eldobásra kerül.
spartacus-describe-call-the-veterans = { $price } aranyat fizetsz a banknak, és egy őrt a dobópakliból készen az asztalodra teszel.
spartacus-describe-bread-for-the-mob = { $price } aranyat fizetsz a banknak. A célpont { $amount } befolyást kap.
spartacus-describe-humble-the-proud = { $price } aranyat fizetsz a banknak. Akinek a legtöbb a befolyása, { $amount } befolyást veszít. Nem játszható ki, amíg többen állnak a legtöbben.
spartacus-describe-wolf-at-the-door = Két célpontot nevezel meg. Mindkettő { $amount } befolyást veszít.
spartacus-describe-spoils-of-war = { $price } aranyat fizetsz a banknak, és elveszed a piaci pakli következő kártyáját, bármi is az.
spartacus-describe-lured-away = A célpont, egy másik dominus, kiválasztja egy kész rabszolgáját, aki átmegy a te házadba.
spartacus-describe-healing-waters = Kiválasztod a célpont egy sérült gladiátorát vagy rabszolgáját, aki meggyógyul, és készen áll.
spartacus-describe-whispered-rumors = Meghiúsít egy cselszövést.
spartacus-describe-support-from-rome = Meghiúsít egy cselszövést. A dobópakliból a kezedbe vehetsz egy őrt.
spartacus-describe-sacrifice-for-the-dominus = Eldobod egy kész rabszolgádat, és ezzel meghiúsítasz egy cselszövést.
spartacus-describe-for-a-few-denarii = { $price } aranyat fizetsz egy másik dominusnak, és meghiúsítasz egy cselszövést.
spartacus-describe-jupiters-cock = Meghiúsít bármilyen cselszövést vagy reakciót, azt is, amelyet egyébként nem lehet.
spartacus-describe-rigging-the-match = A fogadások után: kicserélsz egy harcost ugyanannak a háznak egy másik kész harcosára, akit te választasz.
spartacus-describe-blood-on-the-sand = Miután egy gladiátor meghalt az arénában: a gazdája { $amount } befolyást kap.
spartacus-describe-a-shameful-ludus = Egy dominus, akinek nincs kész gladiátora, { $amount } befolyást veszít. Az arénafázisban nem játszható ki.
spartacus-describe-empty-brothel = Egy dominus, akinek nincs kész rabszolgája, { $amount } befolyást veszít.
spartacus-describe-destitute = Egy dominus, akinek nincs aranya, { $amount } befolyást veszít. A piaci fázisban nem játszható ki.
spartacus-describe-know-your-place = Meghiúsítja egy nálad kisebb befolyású dominus cselszövését.
spartacus-describe-the-worm-turns = Meghiúsítja egy nálad nagyobb befolyású dominus cselszövését.
spartacus-describe-rank-has-its-price = Egy intrikakör végén: legfeljebb { $amount } aranyat elveszel egy nálad kisebb befolyású dominustól.
spartacus-describe-drag-down = Egy intrikakör végén vagy a győzelem vizsgálata előtt: { $price } aranyat fizetsz a banknak, és egy nálad nagyobb befolyású dominus { $amount } befolyást veszít.
spartacus-describe-cry-for-a-primus = A játékok megrendezése előtt: a házigazdának Primust kell rendeznie, bármennyi is a befolyása.
spartacus-describe-voice-of-the-mob = Miközben egy cselszövéshez támogatást keresnek, akár te, akár más: { $amount } befolyással többet számít.
spartacus-describe-forged-seal = Miközben egy cselszövéshez támogatást keresnek, akár te, akár más: egy általad választott dominus támogatja, ha akarja, ha nem; sem te, sem a cselszövő.
spartacus-describe-hold-the-line = Miután egy őröd dobása nem sikerült: az őr mégis helytáll.
spartacus-describe-funeral-games = Miután egy gladiátor meghalt az arénában: a gazdája { $amount } aranyat kap a banktól.
spartacus-describe-ill-omens = Meghiúsít egy cselszövést. Húzol { $amount ->
    [one] egy intrikakártyát
   *[other] { $amount } intrikakártyát
}.
spartacus-describe-guard = Küldd egy ellened irányuló cselszövés ellen, és dobj egy kockával: ha legalább { $holds } az eredmény, helytáll.

## On the table

spartacus-thing-influence = Befolyás
spartacus-describe-influence = A rangod Capuában, 0-tól { $win }-ig: ettől függ, mit játszhatsz ki, és hány kártyát tarthatsz. Aki egyedül áll { $win } befolyáson, nyer.
spartacus-thing-gold = Arany
spartacus-describe-gold = Gladiátorokra, árverésre, fogadásra és vesztegetésre való. Bármikor odaadhatod másnak; az árverések idején rejtve van.
spartacus-thing-bank = Bank
spartacus-describe-bank = Innen jön az arany, és ide megy. Sosem ürül ki.
spartacus-thing-host = Házigazda
spartacus-describe-host = Ő rendezi a játékokat: 1 befolyást kap, meghívja a harcosokat, ítél a vesztesről, és ő kezdi a következő intrikafázist. A jelző minden fordulóban árverésre kerül.
spartacus-thing-favor = Kegy
spartacus-describe-favor = A harcos minden győzelméért egyet kap. Mindegyik 2 aranyat hoz, amikor harcba küldik; a harmadik bajnokká teszi.
spartacus-thing-champion = Bajnok
spartacus-describe-champion = 6 aranyat hoz, amikor harcba küldik, és nem lehet kivégezni. Aki bajnokhoz jut, 1 befolyást kap, aki elveszti, 1-et veszít.
spartacus-thing-ready = Kész
spartacus-describe-ready = A kártya játékban van: használható, beszámítható, eladható és választható.
spartacus-thing-exhausted = Kimerült
spartacus-describe-exhausted = A kártya a következő fenntartásig nincs játékban: nem használható, nem adható el, nem választható, és sem nem kerül, sem nem hoz semmit.
spartacus-thing-injured = Sérülés
spartacus-describe-injured = A kártya kimerült marad, amíg meg nem gyógyul. Minden fenntartásban dobni kell: legalább 4-re meggyógyul, 1-re meghal.
spartacus-thing-hand-limit = Kézlimit
spartacus-describe-hand-limit = Ennyi intrikakártyát tarthatsz meg a köröd végén. A befolyásoddal nő.
spartacus-thing-hand = Kéz
spartacus-describe-hand = Intrikakártyák: cselszövések, reakciók és őrök. Csak a gazdájuk látja őket, és sosem cserélnek gazdát.
spartacus-thing-deck-intrigue = Intrikapakli
spartacus-describe-deck-intrigue = Cselszövések, reakciók és őrök. Az intrikafázis elején mindenki hármat húz.
spartacus-thing-deck-market = Piaci pakli
spartacus-describe-deck-market = Gladiátorok, rabszolgák és felszerelések. Minden fordulóban annyi kerül árverésre, ahány ház van.
spartacus-thing-discards = Dobópakli
spartacus-describe-discards = Amit kijátszottak, elvesztettek vagy eladtak. Ha egy pakli elfogy, a dobópakliját kell megkeverni.
spartacus-thing-copy = Egyforma kártyák
spartacus-describe-copy = Hányszor van meg egy kártya a pakliban. A kijátszottak mindenki szeme láttára a dobópakliban fekszenek.

## Schemes, bargains and auctions

spartacus-thing-scheme = Cselszövés
spartacus-describe-scheme = Az intrikakörödben játszod ki, ha a befolyásod és mások támogatása eléri a számát. Őrök és reakciók meghiúsíthatják.
spartacus-thing-reaction = Reakció
spartacus-describe-reaction = Bármikor kijátszhatod, ha eljött az alkalma, bárki körében. A saját befolyásodnak kell elégnek lennie: senki sem támogathat.
spartacus-thing-support = Támogatás
spartacus-describe-support = Egy másik ház egy cselszövés erejéig a tiédhez adja a befolyását. Fizetni is lehet érte, és ha megadták, nem vonható vissza.
spartacus-thing-target = Célpont
spartacus-describe-target = Akit egy cselszövés megnevez. Csak a célpont küldhet ellene őrt.
spartacus-thing-foil = Meghiúsítás
spartacus-describe-foil = A cselszövésnek nincs hatása, és nem kerül semmibe; eldobni így is el kell.
spartacus-thing-talk = Beszélgetés
spartacus-describe-talk = A reakciók előtt mindenki alkudozhat az asztalon fekvő cselszövésről. Akkor van vége, ha mindenki kész.
spartacus-thing-offer = Ajánlat
spartacus-describe-offer = Amit egy ház a másiknak ad, és amit kér érte. Amit felajánlott, a válaszig félre van téve; csak ők ketten látják.
spartacus-thing-promise = Ígéret
spartacus-describe-promise = Senkit sem kötelez, de a végén mindenki látja, megtartották-e vagy megszegték.
spartacus-thing-stall = Stand
spartacus-describe-stall = A nyílt piacon a házak gladiátorokat, rabszolgákat, felszereléseket és őröket adnak-vesznek. Ha minden stand bezárt, kezdődik az árverés.
spartacus-thing-lot = Árverési kártya
spartacus-describe-lot = Piaci kártya, amely ebben a fordulóban árverésre kerül. Lefordítva fekszik, amíg sorra nem kerül; előbb csak a besúgók nézhetik meg.
spartacus-thing-bid = Licit
spartacus-describe-bid = Mindenki titokban és egyszerre licitál. A legmagasabb viszi a kártyát, és a banknak fizet; a többiek megtartják az aranyukat.
spartacus-thing-host-bid = Licit a játékokra
spartacus-describe-host-bid = A piac utolsó árverése: a legmagasabb licit lesz e forduló játékainak házigazdája.
spartacus-describe-standing-open = Az alkalma még nem jött el.
spartacus-describe-standing-kept = Eljött az alkalma, és megtartották.
spartacus-describe-standing-broken = Eljött az alkalma, és nem tartották meg. Mindenki megjegyzi.
spartacus-describe-standing-void = Nem volt alkalom sem megtartani, sem megszegni.

## Arena

spartacus-thing-invitation = Meghívás
spartacus-describe-invitation = A házigazda sorra hívja a házakat, amíg kettő harcost nem küld. Aki visszautasítja, 1 befolyást veszít.
spartacus-thing-fighter = Harcos
spartacus-describe-fighter = Az arénába küldött kész gladiátor vagy rabszolga, legfeljebb egy fegyverrel, egy páncéllal és egy különlegessel.
spartacus-thing-tribute = Tiszteletdíj
spartacus-describe-tribute = Amit a bank egy ismert harcosért fizet, ha az arénába küldik: kegyenként 2 aranyat, bajnokért 6-ot.
spartacus-thing-hex = Mező
spartacus-describe-hex = Az aréna egy mezője. A harcos annyit léphet, ahány gyorsaságkockája van, csak szabad mezőkön.
spartacus-thing-start-hex = Kezdőmező
spartacus-describe-start-hex = Az első harcos az I. mezőn kezd, a második a II.-on.
spartacus-thing-reach = Hatótáv
spartacus-describe-reach = Hány mezőre ér el egy támadás: 1 a szomszéd. A szigony 2-re ér, a hajítódárda messzebb.
spartacus-thing-initiative = Kezdeményezés
spartacus-describe-initiative = A csatakör elején mindketten dobnak a gyorsaságkockáikkal. A nagyobb összeg dönti el, elsőként vagy másodikként lép.
spartacus-thing-attack-roll = Támadás és védekezés
spartacus-describe-attack-roll = Mindketten sorba rakják a kockáikat, és a legmagasabbtól összevetik: a magasabb támadókocka talál, az egyenlőséget hárítják, a pár nélküli 3-tól talál.
spartacus-thing-wound = Seb
spartacus-describe-wound = Egy kockába kerül a támadásból, a védelemből vagy a gyorsaságból, ahogy a dominus választja. 0-n a harcos le van győzve.
spartacus-thing-reroll = Újradobás
spartacus-describe-reroll = Felszerelés vagy képesség révén egy kocka újradobható. Az új eredmény az érvényes.
spartacus-thing-set = Pár és hármas
spartacus-describe-set = Egyforma kockák, amelyeket egyes képességek számolnak. Egy kocka csak egybe tartozhat.
spartacus-thing-crowd = A tömeg
spartacus-describe-crowd = Ha { $patience } csatakörben senki sem támad, a harcosok egymás mellé kerülnek, és aki támadhat, annak támadnia kell.
spartacus-thing-verdict = Ítélet
spartacus-describe-verdict = A házigazda dönti el, hogy a még élő vesztes hazamegy vagy meghal. A halál kegyenként 1 befolyásába kerül; a bajnok megmenekül.
spartacus-thing-primus = Primus
spartacus-describe-primus = Kettő kettő ellen, hagyományos játékok helyett legalább 10 befolyású házigazda rendezheti. A győztes csapat minden háza 1 befolyást kap.
spartacus-thing-team = Csapat a Primusban
spartacus-describe-team = Két harcos, akik együtt nyernek vagy veszítenek. A csapatokat a házigazda alkotja; egy ház harcosai együtt maradnak.
spartacus-thing-tournament = Viadalsorozat
spartacus-describe-tournament = Akkor dönti el a játékot, ha többen egyszerre érnek célba: a harcosaik megküzdenek, és az utolsó talpon maradó mindent visz.
spartacus-describe-attack = Támadáskor ennyi kockával dob, mindegyik egy védőkockával mérkőzik. A sebek elvihetik.
spartacus-describe-defence = Védekezéskor ennyi kockával dob; az egyenlőség hárít. A sebek elvihetik.
spartacus-describe-speed = Ennyi kockával dob a kezdeményezésért, és ennyi mezőt léphet. A sebek elvihetik.
spartacus-describe-fate-standing = Még harcol: egy tulajdonsága sincs 0-n.
spartacus-describe-fate-yield = Egy tulajdonság 0-n: vesztett, de ép. A házigazda ítél.
spartacus-describe-fate-injury = Két tulajdonság 0-n: vesztett, és megsérült. A házigazda ítél.
spartacus-describe-fate-decapitation = Mindhárom tulajdonság 0-n: azonnal meghal, ítélet nélkül.
spartacus-describe-bet-victor-i = Legfeljebb { $most } arany az I. oldal győzelmére. Saját harcosa ellen senki sem fogad.
spartacus-describe-bet-victor-ii = Legfeljebb { $most } arany a II. oldal győzelmére. Saját harcosa ellen senki sem fogad.
spartacus-describe-bet-injury = Legfeljebb { $most } arany arra, hogy a harc sérüléssel ér véget. Az ítélet nem számít.
spartacus-describe-bet-decapitation = Legfeljebb { $most } arany arra, hogy a harc lefejezéssel ér véget. A kivégzés nem számít.

## The round

spartacus-thing-phase-upkeep = Fenntartás
spartacus-describe-phase-upkeep = A kimerült kártyák készek lesznek, a sérültek gyógyulásra dobnak, a rabszolgák aranyat hoznak, a gladiátorok aranyba kerülnek.
spartacus-thing-phase-intrigue = Intrika
spartacus-describe-phase-intrigue = Mindenki három kártyát húz, és egy köre van: cselszövések, házképességek, képességek, kártyák beváltása.
spartacus-thing-phase-market = Piac
spartacus-describe-phase-market = Előbb a házak szabadon kereskednek, azután piaci kártyák kerülnek árverésre, végül a játékok.
spartacus-thing-phase-arena = Aréna
spartacus-describe-phase-arena = A házigazda két harcost hív meg, mindenki fogadhat, és megküzdenek. A győztes befolyást és kegyet kap, a vesztesről a házigazda ítél.
spartacus-thing-ledger = Elszámolás
spartacus-describe-ledger = Minden kész rabszolga 1 aranyat hoz, minden kész gladiátor 1-be kerül. Aki nem tud vagy nem akar fizetni, gladiátort bocsát el.
spartacus-thing-win-check = Győzelmi ellenőrzés
spartacus-describe-win-check = Az intrika, a piac és az aréna után: aki egyedül áll { $win } befolyáson, nyert. Előtte a többiek még reagálhatnak.
spartacus-thing-round = Forduló
spartacus-describe-round = Fenntartás, intrika, piac és aréna, egymás után.
