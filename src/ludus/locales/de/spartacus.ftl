# Spartacus

spartacus-title = Spartacus
spartacus-blurb = Führe ein Haus in Capua: Spinne Intrigen, bestich, handle und schick Gladiatoren in die Arena, bis niemand mehr Einfluss hat als du.

## Table options

spartacus-setting-length = Wie lang das Spiel ist: Alle beginnen mit 4 Einfluss (üblich), mit 7 (kurz) oder mit 1 (lang).
spartacus-setting-round_limit = Ob das Spiel spätestens nach Runde 15 (kurz), 25 (üblich) oder 40 (lang) endet oder keine letzte Runde hat.
spartacus-setting-bets = Ob alle zugleich und verdeckt wetten (sealed) oder nacheinander, der Veranstalter zuerst (in_order).
spartacus-setting-crowd = Ob die Menge eine Verfolgung in der Arena nach fünf Runden ohne Angriff beendet.
spartacus-setting-refund = Ob eine durchkreuzte Machenschaft das dafür gezahlte Bestechungsgold zurückgibt und Ashur bereit macht.
spartacus-setting-deals = Ob die Häuser einander Geschenke und Angebote machen können.
spartacus-setting-offers = Wie viele Angebote und wie viele Geschenke jeder in einer Phase machen darf; unlimited heißt so viele, wie man will, wie es in der Anleitung steht.
spartacus-setting-expansion = Ob die Erweiterung The Serpents and the Wolf mitgespielt wird: zwei weitere Häuser, mehr Karten und der Primus. Fünf und sechs Häuser spielen immer damit.

## Names

spartacus-house-batiatus = Batiatus
spartacus-house-glaber = Glaber
spartacus-house-tullius = Tullius
spartacus-house-solonius = Solonius

spartacus-asset-syrian-warrior-1 = Syrischer Krieger I
spartacus-asset-syrian-warrior-2 = Syrischer Krieger II
spartacus-asset-thracian-warrior-1 = Thrakischer Krieger I
spartacus-asset-thracian-warrior-2 = Thrakischer Krieger II
spartacus-asset-numidian-warrior-1 = Numidischer Krieger I
spartacus-asset-numidian-warrior-2 = Numidischer Krieger II
spartacus-asset-celt-warrior-1 = Keltischer Krieger I
spartacus-asset-celt-warrior-2 = Keltischer Krieger II
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
spartacus-asset-attendant-1 = Diener I
spartacus-asset-attendant-2 = Diener II
spartacus-asset-debtor-1 = Schuldner I
spartacus-asset-debtor-2 = Schuldner II
spartacus-asset-convict-1 = Sträfling I
spartacus-asset-convict-2 = Sträfling II
spartacus-asset-cook = Koch
spartacus-asset-deserter = Fahnenflüchtiger
spartacus-asset-medicus = Medicus
spartacus-asset-apothecary = Apotheker
spartacus-asset-indus = Indus
spartacus-asset-camilla = Camilla
spartacus-asset-lucius = Lucius
spartacus-asset-masked-courtesan = Maskierte Kurtisane
spartacus-asset-melitta = Melitta
spartacus-asset-prisca = Prisca
spartacus-asset-pietros = Pietros
spartacus-asset-mira = Mira
spartacus-asset-diona = Diona
spartacus-asset-aurelia = Aurelia
spartacus-asset-titus = Titus
spartacus-asset-marius = Marius
spartacus-asset-naevia = Naevia
spartacus-asset-sword-1 = Schwert I
spartacus-asset-sword-2 = Schwert II
spartacus-asset-axe-1 = Axt I
spartacus-asset-axe-2 = Axt II
spartacus-asset-trident-1 = Dreizack I
spartacus-asset-trident-2 = Dreizack II
spartacus-asset-helmet-1 = Helm I
spartacus-asset-helmet-2 = Helm II
spartacus-asset-shield-1 = Schild I
spartacus-asset-shield-2 = Schild II
spartacus-asset-net-1 = Netz I
spartacus-asset-net-2 = Netz II
spartacus-asset-javelin-1 = Wurfspeer I
spartacus-asset-javelin-2 = Wurfspeer II

spartacus-intrigue-labor-contract = Arbeitsvertrag
spartacus-intrigue-robbery = Raubüberfall
spartacus-intrigue-poisoned-wine = Vergifteter Wein
spartacus-intrigue-looting-the-dead = Leichenfledderei
spartacus-intrigue-black-market-profits = Gewinn vom Schwarzmarkt
spartacus-intrigue-joint-venture = Gemeinsames Geschäft
spartacus-intrigue-illicit-services = Illegale Dienste
spartacus-intrigue-illicit-auction = Verbotene Auktion
spartacus-intrigue-word-to-the-tax-collector = Wink an den Steuereintreiber
spartacus-intrigue-inside-information = Insiderinformation
spartacus-intrigue-unlocked-gate = Eine Rebellion anzetteln
spartacus-intrigue-incite-rebellion = Zur Rebellion aufstacheln
spartacus-intrigue-bribe-the-guards = Bestochene Wachen
spartacus-intrigue-sate-roman-appetites = Roms Gelüste stillen
spartacus-intrigue-public-exhibition = Öffentliche Schau
spartacus-intrigue-epic-spectacle = Gewaltiges Spektakel
spartacus-intrigue-grand-feast = Großes Festmahl
spartacus-intrigue-a-visitor-from-rome = Ein Besucher aus Rom
spartacus-intrigue-lend-me-your-ear = Leih mir dein Ohr
spartacus-intrigue-final-blow = Letzter Schlag
spartacus-intrigue-collaboration = Schulterschluss
spartacus-intrigue-collusion = Geheime Absprache
spartacus-intrigue-caught-taking-bribes = Mit Schmiergeld ertappt
spartacus-intrigue-buying-secrets = Gekaufte Geheimnisse
spartacus-intrigue-blackmail = Erpressung
spartacus-intrigue-conspiracy = Verschwörung
spartacus-intrigue-revenge = Rache!
spartacus-intrigue-spread-cheeks-wide = Bück dich tief
spartacus-intrigue-whispered-rumors = Geflüsterte Gerüchte
spartacus-intrigue-support-from-rome = Beistand aus Rom
spartacus-intrigue-sacrifice-for-the-dominus = Opfer für den Dominus
spartacus-intrigue-for-a-few-denarii = Für eine Handvoll Denare
spartacus-intrigue-jupiters-cock = Jupiters Schwanz
spartacus-intrigue-rigging-the-match = Abgekarteter Kampf
spartacus-intrigue-blood-on-the-sand = Blut im Sand
spartacus-intrigue-a-shameful-ludus = Ein Ludus voll Schande
spartacus-intrigue-empty-brothel = Leeres Bordell
spartacus-intrigue-destitute = Mittellos!
spartacus-intrigue-guard = Wache

spartacus-moment-heal-failed = ein Heilungswurf ist misslungen
spartacus-moment-ledgers = die Konten sind ausgeglichen
spartacus-moment-scheme = eine Machenschaft wird gespielt
spartacus-moment-reaction-played = eine Reaktion wird gespielt
spartacus-moment-guard-played = eine Wache wird geschickt
spartacus-moment-guard-failed = eine Wache hat versagt
spartacus-moment-turn-end = ein Intrigenzug endet
spartacus-moment-row-dealt = die Auktionskarten liegen aus
spartacus-moment-market-end = der offene Markt schließt
spartacus-moment-host-chosen = der Veranstalter steht fest
spartacus-moment-games = die Spiele werden gleich ausgerichtet
spartacus-moment-bets = alle Wetten sind gesetzt
spartacus-moment-death = ein Kämpfer ist in der Arena gestorben
spartacus-moment-win-check = gleich könnte jemand gewinnen

## What happened: several chapters

spartacus-event-gains-influence = { $seat } gewinnt { $count } Einfluss.
spartacus-event-loses-influence = { $seat } verliert { $count } Einfluss.
spartacus-event-influence-stays = { $seat }: Der Einfluss bleibt bei { $count }, am Ende der Leiste.
spartacus-event-loses-champion = { $seat } verliert einen Champion und mit ihm 1 Einfluss: { $asset }.
spartacus-event-rolls-off = { $seat } würfelt { $die }.
spartacus-event-tied = Gleichstand, noch einmal würfeln: { $seats }.

spartacus-why-too-little-gold = Das kostet { $needed } Gold, und du hast { $gold }.
spartacus-why-too-little-influence = Das verlangt { $needed } Einfluss, und du hast { $influence }.

## Set-up

spartacus-event-host = { $seat } nimmt den Veranstaltermarker.
spartacus-event-takes-house = { $seat } nimmt ein Haus: { $house }.
spartacus-event-is-dealt = { $seat } bekommt eine Startkarte: { $asset }.
spartacus-event-begins-with =
    { $guards ->
        [one] { $seat } beginnt mit { $gold } Gold, { $guards } Wache und { $influence } Einfluss.
       *[other] { $seat } beginnt mit { $gold } Gold, { $guards } Wachen und { $influence } Einfluss.
    }

spartacus-ask-house = Wähle dein Haus.
spartacus-ask-house-waits = { $name } wählt ein Haus.

spartacus-why-house-taken = { $seat } hat dieses Haus schon.

spartacus-option-house = Nimm das Haus { $house }

## Upkeep

spartacus-event-round = Runde { $round } beginnt.
spartacus-event-all-ready = Alle erschöpften Karten ohne Verletzung werden bereit.
spartacus-event-rolls-to-heal = { $seat } würfelt zur Heilung { $die }: { $asset }.
spartacus-event-healed = Geheilt: { $asset }.
spartacus-event-stays-injured = Weiter verletzt: { $asset }.
spartacus-event-dies-of-wounds = Den Wunden erlegen: { $asset }.
spartacus-event-tends = { $seat } schickt { $healer } zur Pflege: { $asset }.
spartacus-event-releases = { $seat } gibt die Freiheit: { $asset }.
spartacus-event-balances = { $seat } gleicht das Konto aus: { $income } Gold eingenommen, { $cost } Gold ausgegeben.

spartacus-ask-healing-order = Für alle Verletzten wird gewürfelt: für wen als Nächstes?
spartacus-ask-healing-order-waits =
    { $seats ->
        [one] { $name } sagt die Reihenfolge der Heilungswürfe an.
       *[other] { $name } sagen die Reihenfolge der Heilungswürfe an.
    }
spartacus-ask-ledger = Zahl für deine bereiten Gladiatoren, oder lass einige frei.
spartacus-ask-ledger-waits =
    { $seats ->
        [one] { $name } zahlt für bereite Gladiatoren oder lässt einige frei.
       *[other] { $name } zahlen für bereite Gladiatoren oder lassen einige frei.
    }

spartacus-option-heal = Würfle als Nächstes für: { $asset }
spartacus-option-tend = Schick { $asset } und lass den Würfel noch einmal werfen
spartacus-option-release = Lass frei: { $asset }
spartacus-option-pay = Zahl für alle, die du behältst

## Reactions

spartacus-event-plays = { $seat } spielt eine Karte: { $card }.
spartacus-event-foiled = Durchkreuzt: { $card }.
spartacus-event-no-effect = Ohne Wirkung: { $card }.

spartacus-ask-reaction = Zeit zu reagieren: { $moment }.
spartacus-ask-reaction-waits = Zeit zu reagieren für { $name }: { $moment }.
spartacus-ask-reaction-to-card = Reagierst du auf diese Karte von { $schemer }: { $card }?
spartacus-ask-reaction-to-card-waits = Zeit zu reagieren für { $name }: { $card } von { $schemer }.
spartacus-ask-reaction-to-scheme = Reagierst du auf diese Karte von { $schemer }: { $card } gegen { $targets }?
spartacus-ask-reaction-to-scheme-waits = Zeit zu reagieren für { $name }: { $card } von { $schemer } gegen { $targets }.
spartacus-ask-name = Triff deine Wahl für diese Karte: { $card }.
spartacus-ask-name-waits = { $name } trifft die Wahl für diese Karte: { $card }.

spartacus-why-not-now = Diese Karte passt nicht zu dem, was gerade geschehen ist.
spartacus-why-nobody-fits = Es gibt niemanden, auf den diese Karte gespielt werden könnte.

spartacus-option-pass = Passe
spartacus-option-play = Spiel: { $card }
spartacus-option-disgrace = Spiel sie auf { $target }

## Intrigue

spartacus-power-exhibition-match = Schaukampf
spartacus-power-fodder-for-the-primus = Futter für den Primus
spartacus-power-legionnaire-patrol = Legionärsstreife
spartacus-power-dispatch-to-rome = Abordnung nach Rom
spartacus-power-duplicitous-dealings = Doppeltes Spiel
spartacus-power-to-the-mines = Ab in die Minen
spartacus-power-bribes-and-pandering = Bestechung und Schmeichelei
spartacus-power-a-finger-in-every-pie = Überall die Finger drin

spartacus-event-intrigue = Die Intrigenphase beginnt.
spartacus-event-draws = { $seat } zieht eine Karte: { $card }.
spartacus-event-draws-unseen = { $seat } zieht eine Intrigenkarte.
spartacus-event-intrigue-turn = { $seat } beginnt den Intrigenzug.
spartacus-event-cashes-in = { $seat } löst eine Karte für { $gold } Gold ein: { $card }.
spartacus-event-lays-guard = { $seat } legt eine Wache auf den Tisch.
spartacus-event-discards-card = { $seat } legt eine Karte ab: { $card }.
spartacus-event-uses-power = { $seat } nutzt eine Kraft: { $power }.
spartacus-event-uses = { $seat } erschöpft { $asset } für die Fähigkeit.
spartacus-event-spies = { $seat } sieht eine Handkarte von { $target } an: { $card }.
spartacus-event-spies-unseen = { $seat } sieht eine Handkarte von { $target } an.
spartacus-event-exhausts = { $seat } erschöpft: { $asset }.
spartacus-event-exhausts-guards =
    { $guards ->
        [one] { $seat }: { $guards } Wache wird erschöpft.
       *[other] { $seat }: { $guards } Wachen werden erschöpft.
    }
spartacus-event-discards = { $seat } legt ab: { $asset }.
spartacus-event-discards-guards =
    { $guards ->
        [one] { $seat } legt { $guards } Wache ab.
       *[other] { $seat } legt { $guards } Wachen ab.
    }
spartacus-event-is-injured = Verletzt: { $asset }.
spartacus-event-earns = { $seat } bekommt { $gold } Gold von der Bank.
spartacus-event-spends = { $seat } zahlt { $gold } Gold an die Bank.
spartacus-event-hands-over = { $giver } zahlt { $gold } Gold an { $taker }.

spartacus-ask-intrigue-turn = Spiel Machenschaften, lös Karten ein, nutze Kräfte und Fähigkeiten.
spartacus-ask-intrigue-turn-waits = { $name } ist mit dem Intrigenzug an der Reihe.
spartacus-ask-hand-limit =
    { $excess ->
        [one] Gib { $excess } Karte ab, { $limit } darfst du behalten: Lös sie ein, oder leg eine Wache auf den Tisch.
       *[other] Gib { $excess } Karten ab, { $limit } darfst du behalten: Lös sie ein, oder leg Wachen auf den Tisch.
    }
spartacus-ask-hand-limit-waits =
    { $excess ->
        [one] { $name } muss { $excess } Karte abgeben und darf { $limit } behalten: löst sie ein oder legt eine Wache auf den Tisch.
       *[other] { $name } muss { $excess } Karten abgeben und darf { $limit } behalten: löst sie ein oder legt Wachen auf den Tisch.
    }
spartacus-ask-exchange =
    { $cards ->
        [one] Leg { $cards } Karte ab und zieh ebenso viele nach.
       *[other] Leg bis zu { $cards } Karten ab und zieh ebenso viele nach.
    }
spartacus-ask-exchange-waits =
    { $cards ->
        [one] { $name } legt { $cards } Karte ab und zieht ebenso viele nach.
       *[other] { $name } legt bis zu { $cards } Karten ab und zieht ebenso viele nach.
    }
spartacus-ask-payment = Wähle, womit du diese Kraft bezahlst: { $power }.
spartacus-ask-payment-waits = { $name } wählt, womit diese Kraft bezahlt wird: { $power }.
spartacus-ask-spy = Wähle, wem du in die Hand siehst.
spartacus-ask-spy-waits = { $name } wählt, wessen Hand angesehen wird.

spartacus-why-too-few-gladiators =
    { $needed ->
        [one] Das verlangt { $needed } bereiten Gladiator, und du hast { $ready }.
       *[other] Das verlangt { $needed } bereite Gladiatoren, und du hast { $ready }.
    }
spartacus-why-too-few-slaves =
    { $needed ->
        [one] Das verlangt { $needed } bereiten Sklaven, und du hast { $ready }.
       *[other] Das verlangt { $needed } bereite Sklaven, und du hast { $ready }.
    }
spartacus-why-too-few-guards =
    { $needed ->
        [one] Das verlangt { $needed } bereite Wache auf dem Tisch, und du hast { $ready }.
       *[other] Das verlangt { $needed } bereite Wachen auf dem Tisch, und du hast { $ready }.
    }
spartacus-why-exhausted = Diese Karte ist erschöpft.
spartacus-why-no-card-in-hand = Du hast keine Karte auf der Hand.
spartacus-why-nobody-holds-a-card = Sonst hat niemand eine Karte auf der Hand.

spartacus-option-scheme = Spiel eine Machenschaft: { $card }
spartacus-option-cash-in = Lös ein: { $card }
spartacus-option-lay-guard = Leg eine Wache auf den Tisch
spartacus-option-use = Erschöpfe { $asset } für die Fähigkeit
spartacus-option-done = Beende deinen Zug
spartacus-option-exhaust = Erschöpfe: { $asset }
spartacus-option-discard = Leg ab: { $asset }
spartacus-option-discard-card = Leg ab: { $card }
spartacus-option-enough = Leg nichts mehr ab
spartacus-option-spy-on = Sieh eine Karte an von { $target }
spartacus-option-exhibition-match = Schaukampf: Erschöpfe 2 Gladiatoren für 2 Gold
spartacus-option-fodder-for-the-primus = Futter für den Primus: Leg 3 Gladiatoren ab für 1 Einfluss
spartacus-option-legionnaire-patrol = Legionärsstreife: Erschöpfe 3 Wachen und zieh eine Karte
spartacus-option-dispatch-to-rome = Abordnung nach Rom: Leg 3 Wachen ab für 1 Einfluss
spartacus-option-duplicitous-dealings = Doppeltes Spiel: Erschöpfe 3 Sklaven und tausche bis zu 3 Karten aus
spartacus-option-to-the-mines = Ab in die Minen: Leg 3 Sklaven ab für 1 Einfluss
spartacus-option-bribes-and-pandering = Bestechung und Schmeichelei: Zahl { $gold } Gold, um ebenso viel weniger Einfluss zu brauchen
spartacus-option-a-finger-in-every-pie = Überall die Finger drin: Leg einen Gladiator, einen Sklaven und eine Wache ab für 1 Einfluss

## Schemes, support and guards

spartacus-event-prepares = { $seat } hat eine Machenschaft im Sinn und sucht Unterstützung.
spartacus-event-asks-support = { $seat } bittet { $other } um Unterstützung.
spartacus-event-supports = { $seat } unterstützt { $other } mit { $influence } Einfluss.
spartacus-event-refuses-support = { $seat } verweigert { $other } die Unterstützung.
spartacus-event-bribes = { $seat } zahlt { $gold } Gold an Bestechung und braucht ebenso viel weniger Einfluss.
spartacus-event-cunning = { $seat } erschöpft { $asset } und braucht { $count } Einfluss weniger.
spartacus-event-gives-up = { $seat } gibt die Machenschaft auf; die Karte bleibt ungezeigt auf der Hand.
spartacus-event-names = { $seat } nennt { $target }.
spartacus-event-changes-target = { $seat } nimmt zurück, wen die Karte treffen sollte ({ $card }), und nennt neu.
spartacus-event-guard-rolls = { $seat } würfelt { $die } für die Wache.
spartacus-event-guard-holds = { $seat }: Die Wache durchkreuzt die Machenschaft.
spartacus-event-guard-fails = { $seat }: Die Wache versagt.
spartacus-event-bodyguard = { $seat } schickt { $asset } und lässt den Würfel noch einmal werfen.
spartacus-event-takes-guard = { $seat } nimmt eine Wache aus der Ablage.

spartacus-ask-whom-to-ask =
    { $missing ->
        [one] { $card }: { $needed } Einfluss sind nötig, dir fehlt { $missing }. Wen bittest du um Unterstützung?
       *[other] { $card }: { $needed } Einfluss sind nötig, dir fehlen { $missing }. Wen bittest du um Unterstützung?
    }
spartacus-ask-whom-to-ask-waits = { $name } hat { $gathered } Einfluss beisammen, was nicht reicht, und bittet um Unterstützung.
spartacus-ask-support = Unterstützt du eine Machenschaft von { $schemer } (bisher { $gathered } Einfluss)? Ihre Karte bleibt verdeckt, bis sie ausliegt: Sie kann jeden treffen.
spartacus-ask-support-waits = { $name } entscheidet über Unterstützung für die Machenschaft von { $schemer } (bisher { $gathered } Einfluss).
spartacus-ask-target = Nenn das Ziel dieser Karte: { $card }.
spartacus-ask-target-waits = { $name } nennt das Ziel dieser Karte: { $card }.
spartacus-ask-talk = { $card } von { $schemer } liegt auf dem Tisch. Wer darüber verhandeln will, tut es jetzt; danach dürfen alle reagieren.
spartacus-ask-talk-waits = { $name }: Zeit, über { $card } von { $schemer } zu verhandeln, bevor reagiert wird.
spartacus-ask-last-word = Du hast versprochen, ein anderes Ziel zu nennen ({ $card }). Tust du es?
spartacus-ask-last-word-waits = { $name } hat ein anderes Ziel versprochen ({ $card }) und entscheidet.
spartacus-ask-pick = Wähle, wen oder was diese Karte trifft: { $card }.
spartacus-ask-pick-waits = { $name } wählt, wen oder was diese Karte trifft: { $card }.

spartacus-why-beyond-support = Das verlangt { $needed } Einfluss; mit aller Unterstützung hättest du { $influence }.
spartacus-why-gave-up-too-often = Du hast in diesem Zug drei Machenschaften aufgegeben: Spiel solche, die keine Unterstützung brauchen.
spartacus-why-no-target = Niemand passt zu dieser Machenschaft.
spartacus-why-has-answered = { $seat } hat schon geantwortet.
spartacus-why-cannot-be-foiled = Diese Machenschaft lässt sich nicht durchkreuzen.
spartacus-why-own-card = Das ist deine eigene Karte.

spartacus-option-ask = Bitte { $seat } um Unterstützung
spartacus-option-cunning = Erschöpfe { $asset }, um 2 Einfluss weniger zu brauchen
spartacus-option-give-up = Gib die Machenschaft auf
spartacus-option-support = Gib deine Unterstützung
spartacus-option-refuse = Lehne ab
spartacus-option-ready = Nichts mehr zu sagen
spartacus-option-change-target = Ändere das Ziel
spartacus-option-keep-target = Bleib bei dem Ziel
spartacus-option-target = Ziel: { $target }
spartacus-option-benefit = Zugunsten von { $target }
spartacus-option-reward = Zahl an { $target }
spartacus-option-poison = Verletze: { $asset }
spartacus-option-send-guard = Schick eine Wache vom Tisch
spartacus-option-bodyguard = Schick { $asset } und lass den Würfel noch einmal werfen
spartacus-option-sacrifice = Leg ab: { $asset }
spartacus-option-pay-denarii = Zahl an { $target }
spartacus-option-take-guard = Nimm eine Wache aus der Ablage
spartacus-option-leave-guard = Nimm keine Wache

## Market

spartacus-event-market-opens = Der Markt öffnet.
spartacus-event-sells = { $seat } verkauft für { $gold } Gold an die Bank: { $asset }.
spartacus-event-sells-guard = { $seat } verkauft eine Wache für { $gold } Gold an die Bank.
spartacus-event-market-closes = Die Stände sind geschlossen, und jedes Haus verbirgt sein Gold.
spartacus-event-row-dealt = Verdeckt für die Auktion ausgelegte Karten: { $count }.
spartacus-event-looks = { $seat } schickt { $informant } zu Karte { $place } der Auktion: { $asset }.
spartacus-event-looks-unseen = { $seat } schickt { $informant } zu Karte { $place } der Auktion.
spartacus-event-turned-up = Versteigert wird: { $asset }.
spartacus-event-bids = { $seat } bietet { $gold } Gold.
spartacus-event-bid-again = Gleichstand, noch einmal bieten: { $seats }.
spartacus-event-buys = { $seat } ersteigert für { $gold } Gold: { $asset }.
spartacus-event-unsold = Nicht verkauft und abgelegt: { $asset }.
spartacus-event-hosts = { $seat } wird Veranstalter der Spiele und zahlt für die Ehre { $gold } Gold.

spartacus-ask-stall = Verkauf und handle, und schließ deinen Stand, wenn du fertig bist.
spartacus-ask-stall-waits =
    { $seats ->
        [one] { $name } verkauft und handelt auf dem Markt.
       *[other] { $name } verkaufen und handeln auf dem Markt.
    }
spartacus-ask-look = Wähle die Karte, die dein Informant ansieht.
spartacus-ask-look-waits = { $name } wählt die Karte, die ein Informant ansieht.
spartacus-ask-bid = Biete auf diese Karte: { $asset }.
spartacus-ask-bid-waits =
    { $seats ->
        [one] { $name } bietet auf diese Karte: { $asset }.
       *[other] { $name } bieten auf diese Karte: { $asset }.
    }
spartacus-ask-host-bid = Biete um die Ehre, die Spiele auszurichten.
spartacus-ask-host-bid-waits =
    { $seats ->
        [one] { $name } bietet um die Ehre, die Spiele auszurichten.
       *[other] { $name } bieten um die Ehre, die Spiele auszurichten.
    }

spartacus-why-exhausted-unsold = Erschöpft und deshalb nicht zu verkaufen: { $asset }.
spartacus-why-on-offer = Für ein Angebot von dir beiseitegelegt: { $asset }.

spartacus-option-sell = Verkauf an die Bank: { $asset }
spartacus-option-sell-guard = Verkauf eine Wache an die Bank
spartacus-option-close-stall = Schließ deinen Stand
spartacus-option-inform = Schick { $asset } und sieh eine Karte an
spartacus-option-look = Sieh Karte { $place } an
spartacus-option-bid = Biete { $gold } Gold

## Deals

spartacus-promise-none = nichts
spartacus-promise-support = Unterstützung für die nächste Machenschaft
spartacus-promise-no-foil = kein Durchkreuzen in dieser Intrigenphase
spartacus-promise-invite = eine Einladung zu den Spielen
spartacus-promise-no-invite = keine Einladung zu den Spielen
spartacus-promise-spare = Gnade für den Kämpfer
spartacus-promise-no-guard = keine Wache in dieser Intrigenphase
spartacus-promise-foil-it = ein Versuch, diese Machenschaft zu durchkreuzen
spartacus-promise-other-target = ein anderes Ziel für diese Machenschaft

spartacus-standing-open = offen
spartacus-standing-kept = gehalten
spartacus-standing-broken = gebrochen
spartacus-standing-void = hinfällig

spartacus-event-gives-gold = { $seat } gibt { $gold } Gold an { $other }.
spartacus-event-gives-gold-unseen = { $seat } gibt Gold an { $other }.
spartacus-event-shows-card = { $seat } zeigt { $other } eine Karte: { $card }.
spartacus-event-shows-card-unseen = { $seat } zeigt { $other } eine Karte.
spartacus-event-deal = { $seat } und { $other } werden handelseinig.
spartacus-event-hands-asset = { $seat } übergibt { $asset } an { $other }.
spartacus-event-hands-guards =
    { $count ->
        [one] { $seat } übergibt { $count } Wache an { $other }.
       *[other] { $seat } übergibt { $count } Wachen an { $other }.
    }
spartacus-event-promises = { $seat } gibt ein Versprechen an { $other }: { $promise }.
spartacus-event-promise-judged = Das Versprechen von { $seat } an { $other } ({ $promise }): { $standing }.

spartacus-event-declines-offer = { $seat } lehnt das Angebot von { $other } ab.
spartacus-event-withdraws-offer = { $seat } zieht das Angebot an { $other } zurück.
spartacus-event-counters-offer = { $seat } antwortet auf das Angebot von { $other } mit einem anderen.
spartacus-event-offer-lapses = Das Angebot von { $seat } an { $other } ist verfallen.

spartacus-why-no-time-to-deal = Jetzt ist keine Zeit zum Verhandeln.
spartacus-why-empty-offer = Das Angebot nennt noch nichts.
spartacus-why-no-offers-left = Du hast in dieser Phase alle deine Angebote gemacht: { $count }.
spartacus-why-no-gifts-left = Du hast in dieser Phase alle deine Geschenke gemacht: { $count }.
spartacus-why-no-support-now = Es gibt keine Machenschaft, der diese Unterstützung gelten könnte.
spartacus-why-no-scheme-to-promise = Die Machenschaft, um die es in diesem Versprechen ging, lässt sich nicht mehr ändern oder durchkreuzen.
spartacus-why-stalls-closed = Eigentum und Wachen wechseln nur auf dem offenen Markt den Besitzer.
spartacus-why-asset-not-free = Nicht frei, um vergeben zu werden: { $asset }.
spartacus-why-too-few-guards-free = Zu wenige bereite Wachen sind frei: { $guards } von { $needed }.

spartacus-option-offer = Mach ein Angebot an { $other }
spartacus-option-give-gold = Biete { $gold } Gold an
spartacus-option-give-asset = Biete an: { $asset }
spartacus-option-give-guard = Biete eine Wache an
spartacus-option-give-support = Biete deine Unterstützung für diese Machenschaft an
spartacus-option-give-promise = Versprich: { $promise }
spartacus-option-ask-gold = Verlange { $gold } Gold
spartacus-option-ask-asset = Verlange: { $asset }
spartacus-option-ask-guard = Verlange eine Wache
spartacus-option-ask-support = Verlange Unterstützung für diese Machenschaft
spartacus-option-ask-promise = Verlange ein Versprechen: { $promise }
spartacus-option-send-offer = Leg es vor; Gold für nichts ist ein Geschenk
spartacus-option-drop-offer = Verwirf es
spartacus-option-accept = Nimm das Angebot von { $other } an
spartacus-option-decline = Lehne das Angebot von { $other } ab
spartacus-option-withdraw = Zieh dein Angebot an { $other } zurück
spartacus-option-show-to = Zeig eine Handkarte: { $other }
spartacus-option-show-card = Zeig { $card }

## Arena

spartacus-box-victor-i = Sieger I
spartacus-box-victor-ii = Sieger II
spartacus-box-injury = Verletzung
spartacus-box-decapitation = Enthauptung

spartacus-event-presides = { $seat } steht den Spielen vor.
spartacus-event-invites =
    { $own ->
        [0] { $seat } lädt { $guest } zu den Spielen ein.
       *[other] { $seat } nimmt selbst an den Spielen teil.
    }
spartacus-event-refuses = { $seat } nimmt nicht teil.
spartacus-event-sends = { $seat } schickt in die Arena: { $asset }.
spartacus-event-equips = { $fighter } nimmt mit: { $asset }.
spartacus-event-no-fight = Es gibt zu wenige Kämpfer und keinen Kampf.
spartacus-event-tribute = { $seat } bekommt { $gold } Gold Tribut für { $asset }.
spartacus-event-bets =
    { $fighters ->
        [0] { $seat } wettet { $gold } Gold: { $box }.
        [one] { $seat } wettet { $gold } Gold: { $assets } siegt.
       *[other] { $seat } wettet { $gold } Gold: { $assets } siegen.
    }
spartacus-event-swapped = { $seat } muss tauschen: { $new } statt { $old }.
spartacus-event-wins-fight = { $asset } gewinnt den Kampf für { $seat }.
spartacus-event-favor = { $asset } erhält eine Gunst.
spartacus-event-champion = { $asset } ist nun Champion, und { $seat } gewinnt dadurch 1 Einfluss.
spartacus-event-wins-bet =
    { $fighters ->
        [0] { $seat } gewinnt { $gold } Gold mit einer Wette: { $box }.
       *[other] { $seat } gewinnt { $gold } Gold mit einer Wette: { $assets }.
    }
spartacus-event-loses-bet =
    { $fighters ->
        [0] { $seat } verliert { $gold } Gold mit einer Wette: { $box }.
       *[other] { $seat } verliert { $gold } Gold mit einer Wette: { $assets }.
    }
spartacus-event-thumbs-up = { $seat } hebt den Daumen. Leben: { $assets }.
spartacus-event-thumbs-down = { $seat } senkt den Daumen. Tod: { $assets }.
spartacus-event-dies-in-the-arena = { $asset } ist tot.

spartacus-ask-invite = Wähle das nächste Haus, dessen Kämpfer antritt.
spartacus-ask-invite-waits = { $name } lädt einen Dominus zu den Spielen ein.
spartacus-ask-fighter = Schick einen Kämpfer in die Arena.
spartacus-ask-fighter-waits = { $name } wählt einen Kämpfer für die Arena.
spartacus-ask-gear = Wähle die Ausrüstung für { $asset }.
spartacus-ask-gear-waits = { $name } wählt die Ausrüstung für { $asset }.
spartacus-ask-bet = Setz deine Wetten: in jedes Feld bis zu 3 Gold.
spartacus-ask-bet-waits =
    { $seats ->
        [one] { $name } setzt Wetten.
       *[other] { $name } setzen Wetten.
    }
spartacus-ask-verdict = Du bist der Veranstalter. Leben oder Tod: { $assets }?
spartacus-ask-verdict-waits = { $name } entscheidet über Leben oder Tod: { $assets }.

spartacus-why-was-invited = { $seat } war schon eingeladen.
spartacus-why-not-ready = Diese Karte ist nicht bereit.
spartacus-why-is-sent = Dieser Kämpfer ist schon in der Arena.
spartacus-why-against-oneself = Dein eigener Kämpfer steht dagegen, also keine Wette auf: { $assets }.
spartacus-why-champion-lives = Ein Champion kann nicht hingerichtet werden.

spartacus-option-invite = Lade { $guest } ein
spartacus-option-send = Schick: { $asset }
spartacus-option-stay-away = Lehne ab und verlier 1 Einfluss
spartacus-option-equip = Nimm mit: { $asset }
spartacus-option-go-without = Nimm nichts mit
spartacus-option-bet-victor-i = Wette { $gold } Gold auf Sieger I
spartacus-option-bet-victor-ii = Wette { $gold } Gold auf Sieger II
spartacus-option-bet-injury = Wette { $gold } Gold auf eine Verletzung
spartacus-option-bet-decapitation = Wette { $gold } Gold auf eine Enthauptung
spartacus-option-swap-for = Lass stattdessen kämpfen: { $asset }
spartacus-option-thumbs-up = Daumen nach oben
spartacus-option-thumbs-down = Daumen nach unten

## Primus

spartacus-event-primus = { $seat } richtet einen Primus aus: zwei gegen zwei.
spartacus-event-primus-falls-through =
    { $count ->
        [one] Nur { $count } Kämpfer ist gekommen: Es gibt keinen Primus.
       *[other] Nur { $count } Kämpfer sind gekommen: Es gibt keinen Primus.
    }
spartacus-event-goes-home = { $asset } geht ohne Kampf nach Hause ({ $seat }).
spartacus-event-teams = Die Mannschaften: { $assets } gegen { $rivals }.
spartacus-event-starts-on = { $asset } beginnt auf { $hex }.
spartacus-event-changes-sides = { $asset } wechselt die Seite ({ $seat }).
spartacus-event-team-acts-first = Diese Mannschaft handelt zuerst: { $assets }.
spartacus-event-wants-next = { $seat } will als Nächstes handeln lassen: { $asset }.

spartacus-ask-primus = Richte einen Primus aus oder gewöhnliche Spiele.
spartacus-ask-primus-waits = { $name } richtet einen Primus aus oder gewöhnliche Spiele.
spartacus-ask-teams = Wähle, wer mit diesem Kämpfer eine Mannschaft bildet: { $asset }.
spartacus-ask-teams-waits = { $name } wählt, wer mit diesem Kämpfer eine Mannschaft bildet: { $asset }.
spartacus-ask-start = Wähle, wo { $asset } beginnt.
spartacus-ask-start-waits = { $name } wählt, wo { $asset } beginnt.
spartacus-ask-treason = { $asset } darf jetzt die Seite wechseln.
spartacus-ask-treason-waits = { $name } entscheidet, ob { $asset } jetzt die Seite wechselt.
spartacus-ask-next-to-act = Sag, wer von deiner Mannschaft als Nächstes handelt. Seid ihr uneins, entscheidet der Würfel.
spartacus-ask-next-to-act-waits =
    { $seats ->
        [one] { $name } sagt, wer von der Mannschaft als Nächstes handelt.
       *[other] { $name } sagen, wer von ihrer Mannschaft als Nächstes handelt; sind sie uneins, entscheidet der Würfel.
    }
spartacus-ask-swap-out = Wähle, wer den Platz räumt für { $asset }.
spartacus-ask-swap-out-waits = { $name } wählt, wer den Platz räumt für { $asset }.

spartacus-why-has-refused = { $seat } hat abgelehnt und wird nicht mehr eingeladen.
spartacus-why-has-two-fighters = { $seat } hat schon zwei Kämpfer in der Arena.
spartacus-why-not-all-invited = Niemand wird ein zweites Mal eingeladen, bevor alle eingeladen waren: { $seats }.
spartacus-why-stay-together = Beide Kämpfer eines Hauses gehören in eine Mannschaft: { $seat }.
spartacus-why-team-mate = Niemand darf jemanden der eigenen Mannschaft angreifen.

spartacus-option-hold-primus = Richte einen Primus aus
spartacus-option-hold-games = Richte gewöhnliche Spiele aus
spartacus-option-team-with = { $asset } kämpft an der Seite des ersten Kämpfers
spartacus-option-start-on = Beginne auf { $hex }
spartacus-option-stand-by = Bleib auf dieser Seite
spartacus-option-change-sides = Wechsle die Seite
spartacus-option-throw-net-of = Wirf das Netz von { $asset }
spartacus-option-act-next = { $asset } handelt als Nächstes
spartacus-option-swap-out = { $asset } räumt den Platz

## Combat

spartacus-attribute-attack = Angriff
spartacus-attribute-defence = Verteidigung
spartacus-attribute-speed = Schnelligkeit

spartacus-fate-standing = steht noch
spartacus-fate-yield = gibt auf
spartacus-fate-injury = verletzt
spartacus-fate-decapitation = enthauptet

spartacus-event-crowd = Die Menge hat genug davon: Die Kämpfer werden zusammengetrieben.
spartacus-event-throws-net = { $asset } wirft das Netz.
spartacus-event-nets-tangle = Die Netze heben einander auf.
spartacus-event-rolls-initiative = { $asset } würfelt { $total } für die Initiative.
spartacus-event-initiative-tied = Gleichstand bei der Initiative, es wird noch einmal gewürfelt.
spartacus-event-acts-first = { $asset } gewinnt die Initiative und handelt zuerst.
spartacus-event-lets-act-first = { $asset } gewinnt die Initiative und lässt { $assets } zuerst handeln.
spartacus-event-moves = { $asset } zieht nach { $hex }.
spartacus-event-attacks = { $asset } greift an: { $target }.
spartacus-event-throws-javelin = { $asset } wirft den Wurfspeer auf { $target }.
spartacus-event-defends-with = { $asset } verteidigt sich; Würfel: { $attribute }.
spartacus-event-rolls-attack = { $asset } wirft im Angriff: { $dice }.
spartacus-event-rolls-defence = { $asset } wirft in der Verteidigung: { $dice }.
spartacus-event-rerolls = { $asset } wirft diesen Würfel noch einmal: { $die }.
spartacus-event-forces = { $asset } lässt den Gegner diesen Würfel noch einmal werfen: { $die }.
spartacus-event-strikes = Diese Würfel treffen, { $asset }: { $dice }.
spartacus-event-hits =
    { $count ->
        [one] { $asset } schlägt { $count } Wunde.
       *[other] { $asset } schlägt { $count } Wunden.
    }
spartacus-event-counters =
    { $count ->
        [one] { $asset } schlägt zurück: { $count } Wunde.
       *[other] { $asset } schlägt zurück: { $count } Wunden.
    }
spartacus-event-swings-axe = { $asset } schwingt die Axt und schlägt eine weitere Wunde.
spartacus-event-raises-shield = { $asset } hebt den Schild und ignoriert eine Wunde.
spartacus-event-too-late = { $asset } fällt vor dem Gegenschlag.
spartacus-event-determined = { $asset } ignoriert eine Wunde.
spartacus-event-loses-die = { $asset } verliert einen Würfel: { $attribute }.
spartacus-event-beaten = { $asset } ist besiegt: { $fate }.
spartacus-event-gambler = { $seat } bekommt { $gold } Gold aus Nebenwetten: { $asset }.
spartacus-event-evades = { $asset } weicht nach { $hex } aus.

spartacus-ask-net = Wirf jetzt dein Netz, oder behalte es.
spartacus-ask-net-waits =
    { $seats ->
        [one] { $name } wirft jetzt das Netz oder behält es.
       *[other] { $name } werfen jetzt ihre Netze oder behalten sie.
    }
spartacus-ask-initiative-again = Lass den Wurf gelten, oder wirf noch einmal.
spartacus-ask-initiative-again-waits = { $name } lässt den Wurf gelten oder wirft noch einmal.
spartacus-ask-order-of-turns = Wähle für { $asset }, zuerst oder als Zweiter zu handeln.
spartacus-ask-order-of-turns-waits = { $name } wählt für { $asset }, zuerst oder als Zweiter zu handeln.
spartacus-ask-turn = Zieh mit { $asset } und greif an.
spartacus-ask-turn-waits = { $name } zieht mit { $asset } und greift an.
spartacus-ask-defend-with = Wähle die Würfel für die Verteidigung: { $asset }.
spartacus-ask-defend-with-waits = { $name } wählt die Würfel für die Verteidigung: { $asset }.
spartacus-ask-reroll = Wähle Würfel, die noch einmal geworfen werden. Angriff: { $attack }. Verteidigung: { $defence }.
spartacus-ask-reroll-waits =
    { $seats ->
        [one] { $name } wählt Würfel, die noch einmal geworfen werden. Angriff: { $attack }. Verteidigung: { $defence }.
       *[other] { $name } wählen Würfel, die noch einmal geworfen werden. Angriff: { $attack }. Verteidigung: { $defence }.
    }
spartacus-ask-axe =
    { $count ->
        [one] Schwing die Axt, oder spar sie auf; bisher { $count } Wunde.
       *[other] Schwing die Axt, oder spar sie auf; bisher { $count } Wunden.
    }
spartacus-ask-axe-waits =
    { $count ->
        [one] { $name } schwingt die Axt oder spart sie auf; bisher { $count } Wunde.
       *[other] { $name } schwingt die Axt oder spart sie auf; bisher { $count } Wunden.
    }
spartacus-ask-shield =
    { $count ->
        [one] Heb den Schild, oder spar ihn auf; es droht { $count } Wunde für { $asset }.
       *[other] Heb den Schild, oder spar ihn auf; es drohen { $count } Wunden für { $asset }.
    }
spartacus-ask-shield-waits =
    { $count ->
        [one] { $name } hebt den Schild oder spart ihn auf; es droht { $count } Wunde für { $asset }.
       *[other] { $name } hebt den Schild oder spart ihn auf; es drohen { $count } Wunden für { $asset }.
    }
spartacus-ask-wound = Wähle einen Würfel, der verloren geht ({ $asset }); noch { $count }.
spartacus-ask-wound-waits = { $name } wählt einen Würfel, der verloren geht ({ $asset }); noch { $count }.
spartacus-ask-evade = { $asset } darf auf ein Nachbarfeld ausweichen.
spartacus-ask-evade-waits = { $name } entscheidet, ob { $asset } auf ein Nachbarfeld ausweicht.

spartacus-why-enemy-too-far =
    { $distance ->
        [one] Der Gegner ist { $distance } Feld entfernt; deine Reichweite ist { $reach }.
       *[other] Der Gegner ist { $distance } Felder entfernt; deine Reichweite ist { $reach }.
    }
spartacus-why-crowd-waits = Die Menge hat lange genug gewartet: Du musst angreifen.
spartacus-why-rule-of-one = Keine Eigenschaft fällt auf 0, solange eine andere über 1 steht.

spartacus-option-throw-net = Wirf das Netz
spartacus-option-hold-net = Behalte das Netz
spartacus-option-roll-again = Wirf noch einmal
spartacus-option-let-stand = Lass den Wurf gelten
spartacus-option-act-first = Handle zuerst
spartacus-option-act-second = Handle als Zweiter
spartacus-option-attack = Greif an: { $target }
spartacus-option-throw-javelin = Wirf den Wurfspeer auf { $target }
spartacus-option-move = Zieh nach { $hex }
spartacus-option-stop = Beende den Zug
spartacus-option-defend-with = Verteidige dich; Würfel: { $attribute }
spartacus-option-reroll = Wirf noch einmal: { $die }
spartacus-option-force = Lass den Gegner noch einmal werfen: { $die }
spartacus-option-keep = Behalte die Würfel
spartacus-option-swing-axe = Schwing die Axt
spartacus-option-spare-axe = Spar die Axt auf
spartacus-option-raise-shield = Heb den Schild
spartacus-option-lower-shield = Spar den Schild auf
spartacus-option-lose = Verlier einen Würfel: { $attribute }
spartacus-option-evade = Weich nach { $hex } aus
spartacus-option-stay = Bleib stehen

## Victory

spartacus-event-wins = { $seat } gewinnt das Spiel mit { $influence } Einfluss.
spartacus-event-last-round = Runde { $round } war die letzte.
spartacus-event-tournament = Gleich an Einfluss: { $seats }.
spartacus-event-worth = { $seat } hat Gladiatoren und Ausrüstung im Wert von { $gold } Gold.
spartacus-event-too-poor = Nur die vier reichsten Häuser kämpfen um den Sieg, ohne: { $seats }.
spartacus-event-bout = { $seat } und { $rival } kämpfen im Turnier.
spartacus-event-bout-won = { $asset } gewinnt den Kampf für { $seat }.
spartacus-event-no-fighter = { $seat } hat niemanden für den Kampf.
spartacus-event-play-goes-on = Niemand kann kämpfen, und das Spiel geht weiter.

spartacus-how-twelve-intrigue = Am Ende der Intrigenphase stand ein Haus allein bei 12 Einfluss.
spartacus-how-twelve-market = Am Ende der Marktphase stand ein Haus allein bei 12 Einfluss.
spartacus-how-twelve-arena = Am Ende der Arenaphase stand ein Haus allein bei 12 Einfluss.
spartacus-how-tournament-2 = Ein Turnier zwischen zwei Häusern hat das Spiel entschieden.
spartacus-how-tournament-3 = Ein Turnier zwischen drei Häusern hat das Spiel entschieden.
spartacus-how-tournament-4 = Ein Turnier zwischen vier Häusern hat das Spiel entschieden.
spartacus-how-round-limit = Die letzte Runde war gespielt, und der größte Einfluss hat gewonnen.

## Standing orders

spartacus-order-idle = Passen, wenn ich nichts Passendes habe
spartacus-order-idle-hint = Du wirst nicht nach Reaktionen gefragt, wo keine deiner Karten und nichts auf deinem Tisch antworten könnte. Nach Karten, die jederzeit passen, wirst du am Ende deines Zugs, am Ende des Markts und vor einem Sieg gefragt.
spartacus-order-others = Passen, wenn es andere angeht
spartacus-order-others-hint = Du wirst nur gefragt, wenn etwas dir geschieht oder von dir ausgeht.
spartacus-order-no-talk = Nichts sagen, wenn eine Machenschaft andere angeht
spartacus-order-no-talk-hint = Bevor auf eine Machenschaft reagiert werden darf, werden alle gefragt, ob es noch etwas zu sagen gibt. Du wirst nur gefragt, wenn die Machenschaft eines anderen dich zum Ziel hat oder ein Angebot zwischen dir und jemandem liegt.
spartacus-order-no-bids = In diesem Markt nichts bieten
spartacus-order-no-bids-hint = Bis zum Ende der Phase bietest du 0 für jede Karte und für die Spiele.
spartacus-order-no-bets = Auf diese Spiele nicht wetten
spartacus-order-no-bets-hint = Bis zum Ende der Phase setzt du auf kein Feld.
spartacus-order-no-support = In dieser Phase niemanden unterstützen
spartacus-order-no-support-hint = Bis zum Ende der Phase lehnst du jede Bitte um Unterstützung ab; fordert der Senat sie, wirst du trotzdem gefragt.
spartacus-order-accept-gifts = Geschenke annehmen
spartacus-order-accept-gifts-hint = Was dir umsonst angeboten wird, nimmst du sofort an.

## The Serpents and the Wolf

spartacus-house-seppius = Seppius
spartacus-house-varinius = Varinius

spartacus-asset-german-warrior = Germanischer Krieger
spartacus-asset-parthian-warrior = Parthischer Krieger
spartacus-asset-greek-warrior = Griechischer Krieger
spartacus-asset-ashur-the-serpent = Ashur, die Schlange
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
spartacus-asset-groom = Stallknecht
spartacus-asset-porter = Lastenträger
spartacus-asset-scribe = Schreiber
spartacus-asset-weaver = Weberin
spartacus-asset-delphia = Delphia
spartacus-asset-thessela = Thessela
spartacus-asset-phaedra = Phaedra
spartacus-asset-timon = Timon
spartacus-asset-gallus = Gallus
spartacus-asset-lysandra = Lysandra
spartacus-asset-kastor = Kastor
spartacus-asset-flail-1 = Streitflegel I
spartacus-asset-flail-2 = Streitflegel II
spartacus-asset-lorica-1 = Lorica I
spartacus-asset-lorica-2 = Lorica II
spartacus-asset-caligae-1 = Caligae I
spartacus-asset-caligae-2 = Caligae II

spartacus-intrigue-sabotage = Sabotage
spartacus-intrigue-fouled-porridge = Verdorbener Brei
spartacus-intrigue-set-hands-to-purpose = Alle Hände ans Werk
spartacus-intrigue-test-of-the-brotherhood = Prüfung der Bruderschaft
spartacus-intrigue-tribute-from-the-provinces = Tribut aus den Provinzen
spartacus-intrigue-toll-of-the-legion = Zoll der Legion
spartacus-intrigue-serpents-in-the-house = Schlangen im Haus
spartacus-intrigue-stolen-letters = Gestohlene Briefe
spartacus-intrigue-deserters = Fahnenflucht
spartacus-intrigue-call-the-veterans = Ruf nach den Veteranen
spartacus-intrigue-bread-for-the-mob = Brot für den Pöbel
spartacus-intrigue-humble-the-proud = Demut den Stolzen
spartacus-intrigue-wolf-at-the-door = Der Wolf vor der Tür
spartacus-intrigue-spoils-of-war = Kriegsbeute
spartacus-intrigue-lured-away = Abgeworben
spartacus-intrigue-healing-waters = Heilende Wasser
spartacus-intrigue-know-your-place = Kenn deinen Platz
spartacus-intrigue-the-worm-turns = Der Wurm krümmt sich
spartacus-intrigue-rank-has-its-price = Rang hat seinen Preis
spartacus-intrigue-drag-down = Herab vom Sockel
spartacus-intrigue-cry-for-a-primus = Ruf nach dem Primus
spartacus-intrigue-voice-of-the-mob = Stimme des Pöbels
spartacus-intrigue-forged-seal = Gefälschtes Siegel
spartacus-intrigue-hold-the-line = Die Linie hält
spartacus-intrigue-funeral-games = Leichenspiele
spartacus-intrigue-ill-omens = Böse Vorzeichen

spartacus-moment-support-sought = für eine Machenschaft wird Unterstützung gesucht

spartacus-power-intervention = Einschreiten
spartacus-power-being-influential = Einflussreich
spartacus-power-will-of-the-senate = Wille des Senats
spartacus-power-praetor-of-rome = Prätor von Rom

spartacus-event-goes-back = { $seat } nimmt die Karte zurück auf die Hand, der Einfluss reicht nicht: { $card }.
spartacus-event-demands-support = { $seat } fordert im Namen des Senats Unterstützung, von { $other } für { $schemer }.
spartacus-event-shares = { $seat } hat die Hand im Spiel und erhält { $gold } Gold von der Bank.
spartacus-event-intervenes =
    { $guards ->
        [one] { $seat } erschöpft { $guards } Wache gegen { $other }: { $card } verlangt jetzt { $needed } Einfluss.
       *[other] { $seat } erschöpft { $guards } Wachen gegen { $other }: { $card } verlangt jetzt { $needed } Einfluss.
    }
spartacus-event-praetor =
    { $guards ->
        [one] { $seat } holt { $guards } Wache erschöpft aus der Ablage zurück.
       *[other] { $seat } holt { $guards } Wachen erschöpft aus der Ablage zurück.
    }
spartacus-event-beguiled = { $seat }: Eine Wache sieht weg und ist erschöpft.
spartacus-event-made-ready = { $asset } ist wieder bereit ({ $seat }).
spartacus-event-reads-hand = { $seat } liest alle Handkarten von { $target }: { $cards }.
spartacus-event-reads-hand-unseen = { $seat } liest alle Handkarten von { $target }.
spartacus-event-veterans = { $seat } holt eine Wache aus der Ablage auf den Tisch.
spartacus-event-takes-spoils = { $seat } nimmt vom Marktstapel: { $asset }.
spartacus-event-lured-away = { $asset } verlässt das Haus von { $seat } und geht zu { $other }.
spartacus-event-lends = { $seat } verleiht der Machenschaft von { $other } { $influence } Einfluss.
spartacus-event-forges = Ein gefälschtes Siegel: { $seat } unterstützt { $other } mit { $influence } Einfluss.
spartacus-event-primus-forced = Die Menge will einen Primus, dafür hat { $seat } gesorgt.
spartacus-event-lorica =
    { $count ->
        [one] Die Lorica lässt nicht mehr als { $count } Wunde durch: { $asset }.
       *[other] Die Lorica lässt nicht mehr als { $count } Wunden durch: { $asset }.
    }
spartacus-event-holds-the-line = { $seat }: Die Wache hält doch stand.

spartacus-ask-demanded-support = Der Senat fordert deine Unterstützung für { $schemer } (bisher { $gathered } Einfluss). Weigerst du dich, verlierst du 1 Einfluss.
spartacus-ask-demanded-support-waits = Der Senat fordert Unterstützung für { $schemer } (bisher { $gathered } Einfluss); { $name } gewährt sie oder verliert 1 Einfluss.
spartacus-ask-forfeit =
    { $cards ->
        [one] Leg { $cards } Handkarte ab.
       *[other] Leg { $cards } Handkarten ab.
    }
spartacus-ask-forfeit-waits =
    { $cards ->
        [one] { $name } legt { $cards } Handkarte ab.
       *[other] { $name } legt { $cards } Handkarten ab.
    }
spartacus-ask-labour =
    { $cards ->
        [one] Erschöpfe noch { $cards } Sklaven, Gladiator oder Wache für 1 Einfluss.
       *[other] Erschöpfe { $cards } Sklaven, Gladiatoren oder Wachen für 1 Einfluss.
    }
spartacus-ask-labour-waits =
    { $cards ->
        [one] { $name } erschöpft noch { $cards } Sklaven, Gladiator oder Wache für 1 Einfluss.
       *[other] { $name } erschöpft { $cards } Sklaven, Gladiatoren oder Wachen für 1 Einfluss.
    }
spartacus-ask-brotherhood =
    { $cards ->
        [one] Erschöpfe noch { $cards } Gladiator für 1 Einfluss.
       *[other] Erschöpfe { $cards } Gladiatoren für 1 Einfluss.
    }
spartacus-ask-brotherhood-waits =
    { $cards ->
        [one] { $name } erschöpft noch { $cards } Gladiator für 1 Einfluss.
       *[other] { $name } erschöpft { $cards } Gladiatoren für 1 Einfluss.
    }
spartacus-ask-beguile = Wähle, wessen Wache erschöpft wird.
spartacus-ask-beguile-waits = { $name } wählt, wessen Wache erschöpft wird.
spartacus-ask-unctor = Wähle den Gladiator, der wieder bereit ist.
spartacus-ask-unctor-waits = { $name } wählt den Gladiator, der wieder bereit ist.

spartacus-why-senate-has-spoken = Der Senat hat in dieser Phase schon gesprochen.
spartacus-why-not-higher = Dein Einfluss ({ $influence }) muss höher sein als der des Ziels ({ $target }).
spartacus-why-not-lower = Dein Einfluss ({ $influence }) muss niedriger sein als der des Ziels ({ $target }).
spartacus-why-no-discarded-guard = In der Ablage liegt keine Wache.
spartacus-why-nobody-guarded = Niemand sonst hat eine bereite Wache auf dem Tisch.
spartacus-why-nobody-exhausted = Keiner deiner Gladiatoren ist erschöpft, ohne verletzt zu sein.
spartacus-why-market-is-empty = Der Marktstapel ist leer.

spartacus-option-demand = Wille des Senats: Fordere Unterstützung von { $target }
spartacus-option-intervene =
    { $guards ->
        [one] Einschreiten: Erschöpfe { $guards } Wache
       *[other] Einschreiten: Erschöpfe { $guards } Wachen
    }
spartacus-option-praetor-of-rome = Prätor von Rom: Erschöpfe 3 Wachen und hol bis zu 2 aus der Ablage zurück
spartacus-option-sabotage = Leg ab: { $asset }
spartacus-option-spoil = Erschöpfe: { $asset }
spartacus-option-give-away = Lass gehen: { $asset }
spartacus-option-bathe = Heile: { $asset }
spartacus-option-forfeit = Leg ab: { $card }
spartacus-option-exhaust-guard = Erschöpfe eine Wache
spartacus-option-no-more = Erschöpfe niemanden mehr
spartacus-option-beguile = Erschöpfe eine Wache von { $target }
spartacus-option-anoint = Mach bereit: { $asset }
spartacus-option-lend = Verleih Unterstützung: { $card }
spartacus-option-forge = Fälsche das Siegel von { $target }
spartacus-option-outrank = Spiel sie auf { $target }

## Wozu Entscheidungen führen

spartacus-leads-begins-with =
    { $gold } Gold, { $gladiators ->
        [one] { $gladiators } Gladiator
       *[other] { $gladiators } Gladiatoren
    }, { $slaves ->
        [one] { $slaves } Sklave
       *[other] { $slaves } Sklaven
    }, { $guards ->
        [one] { $guards } Wache
       *[other] { $guards } Wachen
    }
spartacus-leads-pays-ledger = Unterhalt { $cost }, Sklaven bringen { $income }: { $left } Gold bleiben
spartacus-leads-releases = Geht für immer; spart { $gold } Gold
spartacus-leads-heals = Geheilt ab { $least } ({ $chance } %), tot bei { $kills }, sonst weiter verletzt
spartacus-leads-has-enough = Verlangt { $needed } Einfluss; du hast { $influence } und behältst ihn ✓
spartacus-leads-pays-to-play = Verlangt { $needed } Einfluss; du hast { $influence } und behältst ihn ✓; kostet { $gold } Gold
spartacus-leads-wants-support = Verlangt { $needed } Einfluss, du hast { $influence }: { $missing } von anderen, sonst bleibt sie auf der Hand
spartacus-leads-brings-gold = +{ $gold } Gold: du hast { $total }
spartacus-leads-ends-turn = Du behältst { $cards } Karten (höchstens { $limit })
spartacus-leads-ends-turn-too-full = Du hast { $cards } Karten und darfst { $limit } behalten: Den Rest löst du vorher ein oder legst ihn aus
spartacus-leads-guard-lies-ready = Stoppt ab { $least } eine Machenschaft gegen dich ({ $chance } %)
spartacus-leads-brings-enough = Brächte { $influence } Einfluss: { $total }, und { $needed } genügen ✓
spartacus-leads-brings-too-little = Brächte { $influence } Einfluss: { $total } von { $needed } nötigen
spartacus-leads-stays-in-hand = Bleibt ungesehen auf deiner Hand: { $card }
spartacus-leads-supports = Deine { $influence } machen { $total } für { $schemer }; dein eigener Einfluss bleibt, wie er ist
spartacus-leads-refuses = { $schemer } bleibt bei { $gathered } und kann andere bitten
spartacus-leads-defies-senate = Du verlierst { $points } Einfluss; { $schemer } bleibt bei { $gathered }
spartacus-leads-target-gains = Gewinnt { $points } Einfluss: { $before } → { $after }
spartacus-leads-target-gains-all = Gewinnt { $points } Einfluss: { $before } → { $after }, genug für den Sieg
spartacus-leads-target-loses =
    Verliert { $points } Einfluss: { $before } → { $after }{ $guards ->
        [0] ; keine Wache bereit
        [one] ; { $guards } Wache kann es stoppen
       *[other] ; { $guards } Wachen können es stoppen
    }
spartacus-leads-target-is-bribed =
    Du zahlst { $gold } Gold; das Ziel verliert { $points } Einfluss: { $before } → { $after }{ $guards ->
        [0] ; keine Wache bereit
        [one] ; { $guards } Wache kann es stoppen
       *[other] ; { $guards } Wachen können es stoppen
    }
spartacus-leads-target-pays-you =
    Du nimmst { $gold } von { $own } Gold{ $guards ->
        [0] ; keine Wache bereit
        [one] ; { $guards } Wache kann es stoppen
       *[other] ; { $guards } Wachen können es stoppen
    }
spartacus-leads-target-pays =
    Verliert { $gold } von { $own } Gold{ $guards ->
        [0] ; keine Wache bereit
        [one] ; { $guards } Wache kann es stoppen
       *[other] ; { $guards } Wachen können es stoppen
    }
spartacus-leads-target-earns = Hat { $own } Gold und verdient { $gold } dazu; bereite Sklaven: { $slaves }
spartacus-leads-target-is-paid = Hat { $own } Gold und bekommt { $gold } von deinem
spartacus-leads-target-draws = Hält { $hand } Karten und zieht { $cards } dazu
spartacus-leads-target-discards =
    Legt { $cards } von { $hand } Karten ab{ $guards ->
        [0] ; keine Wache bereit
        [one] ; { $guards } Wache kann es stoppen
       *[other] ; { $guards } Wachen können es stoppen
    }
spartacus-leads-target-is-read =
    Du siehst die ganze Hand, Karten: { $hand }{ $guards ->
        [0] ; keine Wache bereit
        [one] ; { $guards } Wache kann es stoppen
       *[other] ; { $guards } Wachen können es stoppen
    }
spartacus-leads-target-is-poisoned =
    Du verletzt 1 von { $fighters } bereiten Gladiatoren und Sklaven{ $guards ->
        [0] ; keine Wache bereit
        [one] ; { $guards } Wache kann es stoppen
       *[other] ; { $guards } Wachen können es stoppen
    }
spartacus-leads-target-loses-slave =
    Verliert 1 von { $slaves } bereiten Sklaven für immer, nach eigener Wahl{ $guards ->
        [0] ; keine Wache bereit
        [one] ; { $guards } Wache kann es stoppen
       *[other] ; { $guards } Wachen können es stoppen
    }
spartacus-leads-target-gives-slave =
    Du bekommst 1 von { $slaves } bereiten Sklaven; das Ziel wählt{ $guards ->
        [0] ; keine Wache bereit
        [one] ; { $guards } Wache kann es stoppen
       *[other] ; { $guards } Wachen können es stoppen
    }
spartacus-leads-target-loses-gladiator =
    Verliert 1 von { $gladiators } bereiten Gladiatoren für immer, nach eigener Wahl{ $guards ->
        [0] ; keine Wache bereit
        [one] ; { $guards } Wache kann es stoppen
       *[other] ; { $guards } Wachen können es stoppen
    }
spartacus-leads-target-tires =
    Du wählst 1 von { $gladiators } bereiten Gladiatoren, der die Spiele verpasst{ $guards ->
        [0] ; keine Wache bereit
        [one] ; { $guards } Wache kann es stoppen
       *[other] ; { $guards } Wachen können es stoppen
    }
spartacus-leads-target-is-sabotaged =
    Du wählst 1 von { $pieces } bereiten Stücken Ausrüstung, für immer verloren{ $guards ->
        [0] ; keine Wache bereit
        [one] ; { $guards } Wache kann es stoppen
       *[other] ; { $guards } Wachen können es stoppen
    }
spartacus-leads-target-heals = 1 von { $injured } Verletzten wird geheilt und ist bereit
spartacus-leads-target-guards-paid =
    { $guards ->
        [one] { $guards } Wache wird erschöpft; kostet dich { $gold } Gold
       *[other] { $guards } Wachen werden erschöpft; kostet dich { $gold } Gold
    }
spartacus-leads-target-guards-leave = Verliert { $gone } von { $guards } bereiten Wachen
spartacus-leads-target-guard-tires = 1 von { $guards } bereiten Wachen wird erschöpft
spartacus-leads-target-toils = Hat { $own } Einfluss und kann { $needs } von { $hands } erschöpfen, für { $points } mehr
spartacus-leads-stands-at = Hat { $influence } Einfluss
spartacus-leads-others-react = Dann dürfen alle reagieren
spartacus-leads-keeps-promise = Du hältst dein Versprechen
spartacus-leads-breaks-promise = Du brichst dein Versprechen, und alle sehen es
spartacus-leads-is-injured = Verletzt: bis zur Heilung nicht einsetzbar
spartacus-leads-is-discarded = Für sein Haus für immer verloren
spartacus-leads-is-exhausted = Erschöpft bis zum nächsten Unterhalt
spartacus-leads-hits-you = { $card } trifft dich
spartacus-leads-costs-you-gold = Du verlierst { $gold } von deinen { $own } Gold
spartacus-leads-costs-you-influence = Du verlierst { $points } Einfluss: { $own } → { $left }
spartacus-leads-injures-yours = { $schemer } verletzt 1 von deinen { $fighters } bereiten Gladiatoren und Sklaven
spartacus-leads-costs-you-slave = Du verlierst 1 von deinen { $slaves } bereiten Sklaven; du wählst
spartacus-leads-costs-you-gladiator = Du verlierst 1 von deinen { $gladiators } bereiten Gladiatoren; du wählst
spartacus-leads-goes-on = Du lässt geschehen: { $card }
spartacus-leads-nothing-played = Du spielst nichts; das Spiel geht weiter
spartacus-leads-roll-stands = Der Wurf gilt
spartacus-leads-guard-rolls = Aus der Hand: stoppt es ab einem Wurf von { $least } ({ $chance } %); wird in jedem Fall abgelegt
spartacus-leads-laid-guard-rolls =
    { $guards ->
        [one] Deine einzige dort: stoppt es ab einem Wurf von { $least } ({ $chance } %); wird in jedem Fall abgelegt
       *[other] Eine von { $guards } dort: stoppt es ab einem Wurf von { $least } ({ $chance } %); wird in jedem Fall abgelegt
    }
spartacus-leads-guard-rolls-again = Ein zweiter Wurf: ab { $least }, { $chance } %
spartacus-leads-foils = Durchkreuzt, wenn niemand antwortet: { $card }
spartacus-leads-foils-for-gold = Durchkreuzt, wenn niemand antwortet: { $card }; kostet { $gold } Gold
spartacus-leads-takes-too-much = Stoppt sie ✓: { $card } verlangt dann { $needed } Einfluss, { $schemer } hat { $influence }
spartacus-leads-still-enough = Nützt jetzt nichts: { $card } verlangt dann { $needed } Einfluss, und { $schemer } hat { $influence }
spartacus-leads-closes-stall = Kein Handel mehr für dich; die Auktion beginnt, wenn alle geschlossen haben
spartacus-leads-bids = Gewinnst du, bleiben dir { $left } Gold
spartacus-leads-bids-nothing = Du verzichtest und behältst dein Gold
spartacus-leads-looks = Du allein siehst sie vor dem Bieten
spartacus-leads-invites =
    { $fighters ->
        [one] { $fighters } bereiter Kämpfer. Ein Sieg bringt das Haus auf { $total } Einfluss, eine Absage kostet es { $points }
       *[other] { $fighters } bereite Kämpfer. Ein Sieg bringt das Haus auf { $total } Einfluss, eine Absage kostet es { $points }
    }
spartacus-leads-invites-to-victory =
    { $fighters ->
        [one] { $fighters } bereiter Kämpfer. Ein Sieg bringt das Haus auf { $total }: allein dort gewinnt es das Spiel. Eine Absage kostet es { $points }
       *[other] { $fighters } bereite Kämpfer. Ein Sieg bringt das Haus auf { $total }: allein dort gewinnt es das Spiel. Eine Absage kostet es { $points }
    }
spartacus-leads-invites-own =
    { $fighters ->
        [one] { $fighters } bereiter Kämpfer. Ein Sieg bringt dich auf { $total } Einfluss
       *[other] { $fighters } bereite Kämpfer. Ein Sieg bringt dich auf { $total } Einfluss
    }
spartacus-leads-invites-own-to-victory =
    { $fighters ->
        [one] { $fighters } bereiter Kämpfer. Ein Sieg bringt dich auf { $total }: allein dort gewinnst du das Spiel
       *[other] { $fighters } bereite Kämpfer. Ein Sieg bringt dich auf { $total }: allein dort gewinnst du das Spiel
    }
spartacus-leads-invites-nobody = Kein bereiter Kämpfer: { $seat } verliert { $points } Einfluss
spartacus-leads-sends = Angr. { $attack }, Vert. { $defence }, Schn. { $speed }
spartacus-leads-sends-for-favor =
    Sieg: Einfluss { $before } → { $after }, Gunst { $favor } von { $most }. Niederlage: Verletzung, auch Tod{ $tribute ->
        [0] {""}
       *[other] ; { $tribute } Gold Tribut
    }
spartacus-leads-sends-to-be-champion =
    Sieg: Einfluss { $before } → { $after }, er wird Champion. Niederlage: Verletzung, auch Tod{ $tribute ->
        [0] {""}
       *[other] ; { $tribute } Gold Tribut
    }
spartacus-leads-sends-champion =
    Sieg: Einfluss { $before } → { $after }. Niederlage: Verletzung; Tod nur im Kampf{ $tribute ->
        [0] {""}
       *[other] ; { $tribute } Gold Tribut
    }
spartacus-leads-stays-away = Dein Einfluss sinkt von { $influence } auf { $left }
spartacus-leads-goes-without = Kämpft ohne
spartacus-leads-bets-on-victory = Siegt { $assets }: +{ $gain } Gold; sonst −{ $gold }
spartacus-leads-bets-on-injury = Ein Kämpfer wird verletzt: +{ $gain } Gold; sonst −{ $gold }
spartacus-leads-bets-on-decapitation = Ein Kämpfer wird enthauptet: +{ $gain } Gold; sonst −{ $gold }
spartacus-leads-bets-nothing = Du wagst hier nichts: { $box }
spartacus-leads-bets-nothing-on = Nichts gewagt: { $assets }
spartacus-leads-spares = Leben: { $assets } bleibt bei { $owners }; dein Einfluss bleibt { $influence }
spartacus-leads-kills = Tod: { $assets }, für { $owners } für immer verloren; dein Einfluss bleibt { $left }
spartacus-leads-kills-a-favorite = Tod: { $assets }, für { $owners } für immer verloren; die Gunst des Volkes kostet dich { $points } Einfluss: { $left } bleiben
spartacus-leads-holds-primus = Zwei Paare; beide Häuser der Sieger gewinnen { $points } Einfluss
spartacus-leads-holds-games = Zwei Kämpfer; das Haus des Siegers gewinnt { $points } Einfluss
spartacus-leads-team-against = Gegner: { $assets }
spartacus-leads-attacks = { $attack } Angriffswürfel gegen { $defence } Verteidigungswürfel; jede Wunde kostet den Gegner einen Würfel
spartacus-leads-moves-into-reach = Von dort in Reichweite: { $asset }
spartacus-leads-moves-into-fray = Von dort in Reichweite: { $asset }; dort trifft dich: { $enemies }
spartacus-leads-moves-into-danger =
    { $distance ->
        [one] { $asset } ist { $distance } Feld entfernt; dort trifft dich: { $enemies }
       *[other] { $asset } ist { $distance } Felder entfernt; dort trifft dich: { $enemies }
    }
spartacus-leads-moves =
    { $distance ->
        [one] { $asset } ist { $distance } Feld entfernt
       *[other] { $asset } ist { $distance } Felder entfernt
    }
spartacus-leads-stops = { $asset } bleibt auf { $hex }
spartacus-leads-stops-without-attack = { $asset } bleibt auf { $hex } und greift nicht an
spartacus-leads-acts-first = Du ziehst und schlägst vor der anderen Seite
spartacus-leads-acts-second = Die andere Seite zieht und schlägt zuerst; du antwortest
spartacus-leads-loses-die =
    { $left ->
        [one] Es bleibt { $left } Würfel: { $attribute }
       *[other] Es bleiben { $left } Würfel: { $attribute }
    }
spartacus-leads-defends-with = { $dice } Würfel
spartacus-leads-rolls-again = Was dann fällt, zählt
spartacus-leads-keeps-dice = Die Würfel zählen, wie sie liegen
spartacus-leads-throws-net = Du gewinnst die Initiative, wenn kein Netz dagegensteht; das Netz ist erschöpft
spartacus-leads-holds-net = Die Schnelligkeit entscheidet; das Netz bleibt bereit
spartacus-leads-wound-more = Eine Wunde mehr; die Axt ist erschöpft
spartacus-leads-wounds-stay = Es bleibt bei den Wunden
spartacus-leads-axe-swung =
    { $wounds ->
        [one] { $wounds } Wunde, { $asset }: { $fate }; die Axt ist erschöpft
       *[other] { $wounds } Wunden, { $asset }: { $fate }; die Axt ist erschöpft
    }
spartacus-leads-axe-saved =
    { $wounds ->
        [one] { $wounds } Wunde, { $asset }: { $fate }; die Axt bleibt bereit
       *[other] { $wounds } Wunden, { $asset }: { $fate }; die Axt bleibt bereit
    }
spartacus-leads-shield-raised =
    { $wounds ->
        [one] { $wounds } Wunde, { $asset }: { $fate }; der Schild ist erschöpft
       *[other] { $wounds } Wunden, { $asset }: { $fate }; der Schild ist erschöpft
    }
spartacus-leads-shield-lowered =
    { $wounds ->
        [one] { $wounds } Wunde, { $asset }: { $fate }; der Schild bleibt bereit
       *[other] { $wounds } Wunden, { $asset }: { $fate }; der Schild bleibt bereit
    }
spartacus-leads-changes-sides = Ab jetzt kämpft er für das andere Paar
spartacus-leads-stands-by = Alles bleibt, wie es ist

## Probekämpfe

spartacus-trial-title = Spartacus: ein Probekampf
spartacus-trial-blurb = Zwei Kämpfer, beliebige Ausrüstung, nichts steht auf dem Spiel: Lerne kämpfen, bevor du darauf setzt.
spartacus-trial-setting-picks = Ob jeder seinen Kämpfer wählt (each) oder der erste Spieler beide (one).
spartacus-trial-setting-expansion = Ob Kämpfer und Ausrüstung der Erweiterung dabei sind.
spartacus-trial-setting-crowd = Ob die Menge eine Verfolgung nach fünf Runden ohne Angriff beendet.
spartacus-trial-how-trial = Nur ein Kämpfer stand noch.
