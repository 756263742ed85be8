# Az oldal a böngészőben

## Everywhere

web-title = Ludus
web-separator = { ", " }
web-skip = Ugrás a tartalomhoz
web-home-link = Ludus: a kezdőlapra
web-home = Kezdőlap
web-language = Nyelv
web-close = Bezárás
web-save = Mentés
web-copy = Másolás
web-copied = Másolva
web-confirm = Megerősítés
web-cancel = Mégse
web-footer = A játékok szerzőiké és kiadóiké. A szabályok a mi szavainkkal szólnak, a képeket mi rajzoltuk, a szoftver MIT-licencű.
web-guest = Vendég
web-you = (te)
web-rules = Szabályok
web-rule = A szabály
web-error-away = A kiszolgáló nem érhető el.
web-error-away-hint = Ellenőrizd a kapcsolatot, és próbáld újra kicsit később.
web-error-odd = A kiszolgáló váratlan választ adott ({ $status }).

## Preferences

web-preferences = Beállítások
web-your-name = A neved
web-return-link = A visszatérő hivatkozásod
web-return-link-make = Visszatérő hivatkozás készítése
web-return-link-about = Ezzel másik eszközről is visszatalálsz az asztalaidhoz. A korábbi hivatkozás érvényét veszti.
web-theme = Megjelenés
web-theme-auto = mint az eszközé
web-theme-light = világos
web-theme-dark = sötét
web-speed = Mozgás
web-speed-calm = nyugodt
web-speed-brisk = gyors
web-speed-none = nincs
web-confirm-choices = Minden választás megerősítése
web-sound = Hang, amikor én következem
web-notify = Értesítés, amikor én következem
web-coming-back = Örülünk, hogy visszatértél

## Start page

web-hero = Római játékok egy asztalnyira
web-hero-about = Játssz azonnal botok ellen, vagy hívd meg a barátaidat egy hivatkozással. Fiók nem kell hozzá, és minden játszma újranézhető.
web-games = Játékok
web-play-now = Játék most
web-players = { $fewest }–{ $most } játékos
web-my-tables = Asztalaim
web-my-tables-none = Még egy asztalnál sem ülsz. A „Játék most” egyetlen kattintás.
web-open-tables = Nyitott asztalok
web-open-tables-none = Most senki sem vár játékosokra.
web-replays = Legutóbbi játszmák
web-replays-none = Itt jelennek meg a befejezett játszmák.
web-your-turn = Te következel
web-playing = folyamatban
web-free-seats =
    { $count ->
        [one] { $count } szabad hely
       *[other] { $count } szabad hely
    }
web-import = Jegyzőkönyv megnyitása
web-import-about = A fájlba mentett játszma itt megnézhető.

## New table

web-new-table = Új asztal
web-which-game = Melyik játék?
web-seats = Helyek
web-how-many = Hányan játszanak?
web-seat = { $number }. hely
web-seat-me = én
web-seat-bot = bot ({ $level })
web-seat-invite = akit meghívok
web-seat-anyone = bárki
web-seat-up = { $number }. hely feljebb
web-seat-open = szabad
web-seat-invited = meghívott
web-bot-name = { $name } (bot)
web-level-random = céltalan
web-level-plain = egyszerű
web-level-greedy = kapzsi
web-level-novice = újonc
web-level-lanista = lanista
web-level-champion = bajnok
web-options = Asztalbeállítások
web-choice-true = igen
web-choice-false = nem
web-choice-lot = sorsolással
web-choice-first = az első hely
web-choice-shared = közös győzelem
web-choice-animals = a vadállatok döntenek
web-choice-crest = a címer dönt
web-choice-on = be
web-choice-off = ki
web-choice-standard = szokásos
web-choice-quick = rövid
web-choice-long = hosszú
web-clock = Idő
web-clock-none = Óra nélkül
web-clock-none-about = Mindenki annyi időt tölt vele, amennyi kell.
web-clock-live = Élőben
web-clock-live-about = Ennyi másodperc választásonként, és két perc tartalék.
web-clock-days = Lépésről lépésre
web-clock-days-about = Választásonként napok állnak rendelkezésre; akkor játszol, amikor ráérsz.
web-clock-each = Választásonként
web-seconds =
    { $count ->
        [one] { $count } másodperc
       *[other] { $count } másodperc
    }
web-days =
    { $count ->
        [one] { $count } nap
       *[other] { $count } nap
    }
web-late = Ha lejár az idő
web-late-bot = egy bot választ
web-late-host = a házigazda botot ültethet be
web-who-sees = Ki jöhet?
web-private = Zártkörű
web-private-about = Csak az látja, aki az asztalnál ül.
web-public = Nyilvános
web-public-about = Szerepel a listán; bárki nézheti vagy elfoglalhat egy szabad helyet.
web-set-up = Asztal felállítása
web-set-up-about = A játszma akkor kezdődik, amikor minden hely betelt.
web-begin = Játszma kezdése
web-begin-about = Mindenki itt van: a játszma azonnal kezdődik.

## Before the game

web-lobby-waiting = A játszma akkor kezdődik, amikor minden hely betelt.
web-sit-down = Leülök
web-stand-up = Felállok az asztaltól
web-remove-table = Asztal elvitele
web-put-bot = Bot ültetése
web-free-seat = Hely felszabadítása
web-invite-link = Meghívó: { $number }. hely
web-table-link = Az asztal címe
web-qr = A meghívó QR-kódja: { $number }. hely
web-invited = Meghívtak egy játszmára
web-invited-about = Egy helyet fenntartottak neked. Adj meg egy nevet, és ülj le.

## At the table

web-at-table = Az asztalnál
web-your-options = Lehetőségeid
web-blocked =
    { $count ->
        [one] Miért nem? { $count } dolog most nem lehetséges
       *[other] Miért nem? { $count } dolog most nem lehetséges
    }
web-waiting-for = Várakozás: { $names }
web-paused = A játszma szünetel
web-over = A játszma véget ért
web-undo = Visszavonás
web-undo-key = Visszavonás (U billentyű)
web-time-left = Hátralévő idő: { $time }
web-on-turn = választ
web-away = nincs itt
web-held = egy bot helyettesíti
web-resigned = feladta
web-watching =
    { $count ->
        [one] { $count } néző
       *[other] { $count } néző
    }
web-tab-log = Ami történt
web-tab-chat = Beszélgetés
web-log-empty = Még nem történt semmi.
web-chat-empty = Még senki sem szólt semmit.
web-say = Szólj valamit
web-send = Küldés
web-look-back = Visszatekintés: { $what }
web-look-back-short = Visszatekintés
web-past = Visszatekintesz.
web-now = Vissza a jelenbe
web-more = Továbbiak
web-pause = Szünet kérése
web-resume = Folytatás kérése
web-let-bot = Játsszon helyettem egy bot
web-take-back-seat = Visszaveszem a helyem
web-end-early = A játszma befejezésének kérése
web-resign = Feladás
web-resign-sure = Végleg feladod? Egy bot játszik tovább helyetted.
web-agree = Beleegyezem
web-decline = Nem egyezem bele
web-withdraw = Visszavonom
web-connection-lost = Megszakadt a kapcsolat; újrapróbálás …
web-connection-waiting = A választásodat megjegyeztük, és el fogjuk küldeni.
web-connection-back = Újra van kapcsolat. Semmi sem veszett el.

## What happened beside the game

web-log-held = Bot ({ $level }) játszik helyette: { $seat }.
web-log-resigned = { $seat } feladja; bot ({ $level }) játszik tovább.
web-log-late = Lejárt az idő: { $seat }.
web-log-back = { $seat } visszatért.
web-log-undo = { $seat } visszavon egy választást.
web-log-ask = { $seat } kérése: { $wish }.
web-log-agree = { $seat } beleegyezik: { $wish }.
web-log-decline = { $seat } nem egyezik bele: { $wish }.
web-log-paused = A játszma szünetel.
web-log-resumed = A játszma folytatódik.
web-log-closed = A játszma közös megegyezéssel idő előtt véget ért.
web-wish-undo = egy választás visszavonása
web-wish-pause = szünet
web-wish-resume = a játszma folytatása
web-wish-end = a játszma befejezése
web-wish-replace = bot beültetése egy késő játékos helyére

## The end

web-winners =
    { $count ->
        [one] Győztes: { $names }
       *[other] Közös győzelem: { $names }
    }
web-ended-early = A játszma idő előtt véget ért
web-rematch = Még egyszer
web-watch-again = Újranézés

## Replays and rules

web-replay = Visszajátszás
web-step = { $step }. lépés, összesen { $steps }
web-step-unknown = { $step }. lépés
web-first = Az elejére
web-previous = Egy lépés vissza
web-play = Lejátszás
web-stop = Megállítás
web-next = Egy lépés előre
web-last = A végére
web-sight = Ki nézi?
web-sight-public = egy néző
web-sight-open = minden nyitva
web-sight-seat = { $name }
web-spoilers = A végkifejlet megmutatása
web-link-step = Hivatkozás erre a lépésre
web-export = Mentés fájlba
web-fork = Játék innen tovább
web-fork-about = Gyakorlóasztalnál, a többi helyen botokkal.
web-step-nothing = A játszma elkezdődik.
web-step-quiet = Csendes választás: még nincs mit elmesélni.
web-search = Keresés a szabályokban
web-found =
    { $count ->
        [0] Nincs találat
        [one] { $count } bekezdés
       *[other] { $count } bekezdés
    }
web-no-rules = Ehhez még nincs szabályoldal.

## The arena of Kampf der Gladiatoren

web-kampf-board = Az aréna
web-kampf-supply = Választható gladiátorok
web-kampf-pile =
    { $count ->
        [one] { $count } vadállat a pakliban
       *[other] { $count } vadállat a pakliban
    }
web-kampf-beside = Vadállatok a tábla mellett
web-kampf-points =
    { $count ->
        [one] pont
       *[other] pont
    }
web-kampf-trophies = Trófeák
web-kampf-carriers =
    { $count ->
        [one] még { $count } hordozó
       *[other] még { $count } hordozó
    }
web-kampf-animals = Legyőzött vadállatok
web-kampf-fight = A harc
web-kampf-last-fight = Az utolsó harc
web-kampf-strikes-first = elsőként üt
web-kampf-strikes = most üt
web-kampf-netted = háló alatt
web-kampf-stones =
    { $count ->
        [0] nincs rajta találatkő
        [one] { $count } találatkő
       *[other] { $count } találatkő
    }
web-kampf-hits = { $hits } találatból { $stones }
web-kampf-empty = üres
web-kampf-team = csapat: { $seat }
web-kampf-dice = A kockák: { $dice }
web-kampf-letter-sword = K
web-kampf-letter-spear = D
web-kampf-letter-net = H
web-kampf-letter-prong = S
web-kampf-letter-shield = P
web-kampf-legend = Mit jelentenek a jelek

## Spartacus

web-spartacus-board = Az asztal
web-spartacus-round = { $round }. forduló / { $rounds }
web-spartacus-set-up = Előkészületek
web-spartacus-phases = A forduló szakaszai
web-spartacus-phase-upkeep = Fenntartás
web-spartacus-phase-intrigue = Intrika
web-spartacus-phase-market = Piac
web-spartacus-phase-arena = Aréna
web-spartacus-next-turns = Utána: { $names }
web-spartacus-next-intrigue = Utána: intrika
web-spartacus-next-market = Utána: piac
web-spartacus-next-arena = Utána: aréna
web-spartacus-next-round = Utána: új forduló
web-spartacus-no-house = Még nincs ház
web-spartacus-host = Házigazda
web-spartacus-influence = befolyás
web-spartacus-influence-of = { $influence } / { $most } befolyás
web-spartacus-gold = arany
web-spartacus-gold-hidden = rejtett arany
web-spartacus-aside = félretéve: { $count }
web-spartacus-guards =
    { $count ->
       *[other] őr
    }
web-spartacus-guards-ready = { $count } őrből { $ready } kész
web-spartacus-cards = lap kézben
web-spartacus-seen = Ebben a kézben ezt láttad: { $cards }
web-spartacus-kind-gladiator = Gladiátor
web-spartacus-kind-slave = Rabszolga
web-spartacus-kind-equipment = Felszerelés
web-spartacus-kind-scheme = Cselszövés
web-spartacus-kind-reaction = Reakció
web-spartacus-kind-guard = Őr
web-spartacus-dice-attack = TÁM
web-spartacus-dice-defence = VÉD
web-spartacus-dice-speed = GYO
web-spartacus-exhausted = kimerült
web-spartacus-injured = sérült
web-spartacus-favor = kegy
web-spartacus-champion = bajnok
web-spartacus-about = Mire való: { $card }
web-spartacus-hand = A kezed
web-spartacus-hand-empty = Nincs lap a kezedben.
web-spartacus-needs = { $influence } befolyás kell hozzá
web-spartacus-under-way = Folyamatban
web-spartacus-seeks = támogatást keres: eddig { $gathered } befolyás
web-spartacus-seeks-for = támogatást keres ehhez: { $card }; eddig { $gathered } / { $needed } befolyás
web-spartacus-with = Mellette:
web-spartacus-without = Ellene:
web-spartacus-asking = Most válaszol:
web-spartacus-foiled = meghiúsult
web-spartacus-aimed-at = célpont:
web-spartacus-moment = Most lehet reagálni:
web-spartacus-invited = Meghívottak:
web-spartacus-said = Eddig ezt mondtad: { $said }
web-spartacus-auction = Árverés
web-spartacus-face-down = képpel lefelé
web-spartacus-host-bid = Kikiáltva: a játékok rendezésének joga.
web-spartacus-bidders = Licitálnak:
web-spartacus-coins = { $count } arany
web-spartacus-guarded = { $count } őr
web-spartacus-support = támogatás ehhez a cselszövéshez
web-spartacus-promise = egy ígéret: { $promise }
web-spartacus-nothing = semmi
web-spartacus-deals = Ajánlatok és ígéretek
web-spartacus-left = Ebben a szakaszban még: { $offers } ajánlat, { $gifts } ajándék
web-spartacus-draft = Ajánlatot állítasz össze:
web-spartacus-gives = ezt adja: { $goods }
web-spartacus-no-offers = Nincs sem neked szóló, sem tőled származó ajánlat.
web-spartacus-ledger = Ígéretek
web-spartacus-bets = Fogadások
web-spartacus-attack = { $attacker } támad, célpontja: { $defender }
web-spartacus-pairs = A kockákat párosával vetjük össze, elöl a legmagasabbak.
web-spartacus-pairs-ties = A kockákat párosával vetjük össze, elöl a legmagasabbak; az egyenlő is találat.
web-spartacus-quiet = { $count } forduló támadás nélkül
web-spartacus-must-attack = A tömeg eleget várt: most támadni kell.
web-spartacus-legend = Jelek, paklik és eldobott lapok
web-spartacus-pile-intrigue = Intrikapakli: { $count }.
web-spartacus-pile-market = Piaci pakli: { $count }.
web-spartacus-discards = Eldobva: { $cards }.

## Aquileia városa

web-aquileia-board = Aquileia asztala
web-aquileia-city = A város
web-aquileia-sites = Építési helyek
web-aquileia-villas = Villák
web-aquileia-workshops = Műhelyek
web-aquileia-banks = Bankok
web-aquileia-mine = Ami a tiéd
web-aquileia-now = Ami éppen történik
web-aquileia-round = { $round }. forduló a 6-ból
web-aquileia-start = Kezdőjátékos
web-aquileia-crests = Címerek
web-aquileia-crest-at = { $place }. címerhely: { $who }
web-aquileia-blue = Kék kockák: { $count }
web-aquileia-free = szabad
web-aquileia-open = Nyitott kártya
web-aquileia-hidden-card = és egy rejtett kártya
web-aquileia-at-once = az értéke azonnal pontot ér
web-aquileia-pile = { $count } kártya a pakliban
web-aquileia-strength = { $count } erő
web-aquileia-gives = minden alkalommal ad: { $what }
web-aquileia-costs = ára: { $what }
web-aquileia-points = { $count } pont
web-aquileia-points-word =
    { $count ->
       *[other] pont
    }
web-aquileia-slaves = { $count } rabszolga
web-aquileia-followers = még { $count } letehető csatlós
web-aquileia-houses = még { $count } ház
web-aquileia-cards = { $count } kártya
web-aquileia-hand = Kézben
web-aquileia-laurels = Babérok
web-aquileia-owes = { $site }: még { $count } rabszolga jár érte
web-aquileia-no-bid = Még nincs licit
web-aquileia-out = kiszállt
web-aquileia-last-contest = A legutóbbi küzdelem: { $area }
web-aquileia-sign-slave = rabszolgák
web-aquileia-sign-star = pont minden alkalommal
web-aquileia-scoring = Az utolsó értékelés
web-aquileia-before = Pontok előtte
web-aquileia-neutral = Semleges stadionkártyák
web-aquileia-villa-line = Villák, { $colour }: { $sum } × { $cards }
web-aquileia-total = Összesen
web-aquileia-letter-bronze = B
web-aquileia-letter-silver = E
web-aquileia-letter-gold = A
web-aquileia-letter-white = F
web-aquileia-letter-blue = K
web-aquileia-letter-yellow = S
web-aquileia-letter-purple = L
