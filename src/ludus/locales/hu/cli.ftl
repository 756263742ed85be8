# The terminal

## Small words

cli-separator = { ", " }
cli-yes = igen
cli-no = nem
# The pager takes ASCII alone.
cli-pager = Space: lejjebb | b: feljebb | q: vissza
cli-player = Játékos
cli-seat = { $number }. hely
cli-players = { $fewest }–{ $most } játékos
cli-leads-to = { $option }: { $consequence }
cli-blocked = { $option }: { $reason } [{ $rule }]
cli-not-text = ez nem szövegfájl

## The command line

cli-about = Római társasjátékok a terminálban.
cli-about-play = játék ebben a terminálban
cli-about-replay = egy rögzített játszma megtekintése lépésről lépésre
cli-about-review = visszatekintés egy befejezett játszmára: esélyek, döntések, szerencse
cli-about-puzzle = feladvány megoldása: állás, amelyben egy választás egyértelműen a legjobb
cli-about-puzzles = feladványok készítése botok játszmáiból
cli-about-verify = egy rögzített játszma kockáinak és eredményének ellenőrzése
cli-about-rules = egy játék szabályai
cli-about-games = a játékok és beállításaik
cli-about-sim = botok sok játszmája egymás ellen
cli-about-ladder = a botok megmérkőznek egymással, és értékelést kapnak
cli-about-balance = egyformán gyakran nyernek-e a házak vagy az asztal helyei
cli-about-dataset = botok játszmái tanuláshoz, fájlba írva
cli-about-encoding = mit jelentenek a megfigyelések és lépések számai, tanuló programoknak
cli-about-train = egy hálózat önmaga ellen játszva tanul meg egy játékot (PyTorch kell hozzá)
cli-about-odds = egy harc esélyei
cli-about-serve = szerver indítása hálózati játékhoz
cli-about-admin = egy szerver asztalainak gondozása
cli-about-bot = bot játszik egy szerver egyik helyén

cli-mistake = Hiba: { $told }
cli-advice = Tanács: { $told }
cli-help-usage = Használat:
cli-help-arguments = Argumentumok:
cli-help-options = Kapcsolók:
cli-arg-help = ez a súgó
cli-arg-version = a verziószám
cli-version-plain = fordítás nélküli szabályok
cli-version-compiled = lefordított szabályok
cli-arg-lang = a nyelv: { $languages }
cli-arg-game = a játék neve; a „ludus games” felsorolja őket
cli-arg-seats = hányan játszanak
cli-arg-human = egy ember a következő helyen; többször is megadható
cli-arg-bot = egy bot a következő helyen; többször is megadható
cli-arg-seed = ugyanaz a kezdőérték ugyanazokkal a döntésekkel ugyanazt a játszmát adja
cli-arg-option = asztali beállítás; a „ludus games” felsorolja őket
cli-arg-set = módosított játékadatok mappája
cli-arg-practice = a botok elmondják, miért döntöttek úgy (miért), és edző segít: tipp, legjobb, figyelj
cli-arg-resume = egy mentett játszma folytatása; FÁJL nélkül felsorolja, mi van
cli-arg-check = felállít egy játszmát, egyszer kirajzolja, és leáll
cli-arg-file = egy játszma felvétele
cli-arg-seat = csak azt mutatja, amit ez a hely tudott; a számozás 0-tól indul, ahogy a felvételben
cli-arg-step = ennyi döntés után kezdődjön
cli-arg-rules-game = a játék neve; a „ludus games” felsorolja őket; ha elmarad, ID-t minden játékban megkeresi
cli-arg-id = egy bekezdés, egy döntés vagy egy dolog, például combat.nets, K-13 vagy hálóvető
cli-arg-bots = a botok, minden helyre egy: nevek, vagy modul:Osztály a sajátodnak
cli-arg-games = hány játszma; alapértelmezés szerint 100
cli-arg-sim-seats = hányan játszanak; ugyanannyian, ahány bot van
cli-arg-sim-seed = egész szám; ugyanaz a kezdőérték ugyanazokat az összegeket adja
cli-arg-ladder-bots = a botok, akik megmérkőznek, vesszővel elválasztva
cli-arg-ladder-games = hány játszmát játszik minden pár; ha nincs megadva, 100
cli-arg-ladder-protocol = helyette rögzített protokoll: minden bot egyedül egy asztalnyi másik ellen ({ $protocols })
cli-arg-workers = hány folyamat; alapértelmezés szerint processzoronként egy
cli-arg-cluster = számítás Dask-fürtön: az ütemező címe, vagy „local”
cli-arg-out = az eredmények folyamatosan ebbe a fájlba kerülnek; ugyanez a parancs onnan folytatja
cli-arg-plot = ábra ebbe a fájlba, PNG vagy SVG
cli-arg-dataset-out = a Parquet-fájl, amelybe ír
cli-arg-dataset-bots = a botok, minden helyre egy; ha nincs megadva, greedy
cli-arg-balance-bot = a bot minden helyen; ha nincs megadva, greedy
cli-arg-balance-seats = hányan játszanak; ha nincs megadva, 4
cli-arg-json = egyetlen JSON-objektumot ír ki
cli-arg-puzzle-daily = a nap feladványa, mint megadás nélkül
cli-arg-puzzle-id = az ilyen azonosítójú feladvány
cli-arg-puzzle-from = egy mappa feladványai, ahogy a „ludus puzzles make” írja őket
cli-arg-puzzles-task = make (készítés)
cli-arg-puzzles-count = hány; alapértelmezés szerint 60
cli-arg-puzzles-out = a mappa, ahová kerülnek, mindegyik külön fájlba
cli-arg-puzzles-seed = ugyanaz a kezdőérték ugyanazokat a feladványokat adja
cli-error-puzzle-game = { $id } nem a(z) „{ $game }” feladványa.
cli-hint-puzzle = a(z) { $game } játékhoz tartozik; hagyd el a játék nevét.
cli-error-puzzle-none = Nincs feladvány itt: { $folder }.
cli-hint-puzzle-none = a „ludus puzzles make GAME --out DIR” készít.
cli-hint-puzzles-out = adj meg egy mappát, ahová írhatsz.
cli-arg-encoding-game = a játék neve, ahogy a „ludus games” felsorolja, vagy egy kicsié: { $games }
cli-arg-encoding-version = a kódolás változata; ha nincs megadva, a legújabb
cli-arg-encoding-actions = ehelyett a lépések számai
cli-arg-train-out = mappa a súlyoknak, a mentésnek és a naplónak
cli-arg-train-minutes = meddig tanuljon, a felmérések nélkül
cli-arg-train-decisions = ennyi döntésből tanul, akármeddig tart is
cli-arg-train-seats = hány fős asztalokon tanuljon, a beállításokban szereplők helyett
cli-arg-train-workers = hány folyamat játsszon egy-egy létszámhoz; 0: a tanuló saját folyamata
cli-arg-train-settings = YAML-fájl a beállításokkal, a játékéi helyett
cli-arg-train-from = súlyok, ahonnan folytassa
cli-arg-train-resume = folytatás a mappában lévő mentéstől
cli-arg-train-device = hol tanuljon: cuda, cpu …

## What is wrong, and what to do

cli-error-game = Nincs ilyen nevű játék: { $name }.
cli-hint-game = a játékok: { $games }.
cli-error-nowhere = Nincs ilyen nevű játék, bekezdés vagy dolog: { $name }.
cli-hint-nowhere = talán ezek egyike: { $names }; a játékok: { $games }.
cli-error-option = Ez nem asztali beállítás: { $given }.
cli-hint-option = így írd: --option NÉV=ÉRTÉK.
cli-error-too-many-players = { $players } játékost adtál meg, de csak { $seats } hely van.
cli-hint-more-seats = növeld a --seats értékét, vagy adj meg kevesebb játékost.
cli-error-name = Ez a név nem használható: „{ $name }”.
cli-hint-name = mindenkinek külön név kell, legfeljebb { $longest } karakterrel.
cli-ask-name-again = Mindenkinek külön név kell, legfeljebb { $longest } karakterrel.
cli-hint-seats = Írj be egy számot: legalább { $fewest }, legfeljebb { $most }.
cli-error-file = Nem olvasható: { $file } ({ $why }).
cli-hint-file = olyan felvételt adj meg, amelyet a „save FÁJL” mentett.
cli-hint-saves = a „ludus play --resume” felsorolja az itt mentett játszmákat.
cli-error-no-seed = Hiányzik a kezdőérték, ezért a kockák nem folytathatók: { $file }.
cli-hint-no-seed = a fájl talán csonka; a „ludus play --resume” felsorolja, mi folytatható.
cli-error-over = Ez a játszma már véget ért: { $file }.
cli-hint-over = nézd meg újra: ludus replay { $file }.
cli-hint-review = akkor nézz vissza rá, ha véget ért; a „ludus replay” addig mutatja, ameddig tart.
cli-error-int = { $name }: egész szám kell, nem { $value }.
cli-error-float = { $name }: szám kell, nem { $value }.
cli-error-choice = { $name } nem lehet { $value } (választható: { $choices }).
cli-error-value = { $name }: hiányzik az érték.
cli-error-both = { $name } és { $other } nem adható meg együtt.
cli-error-required = Hiányzik: { $names }.
cli-error-unrecognized = Ismeretlen: { $words }.
cli-error-unproven = A felvétel végigjátszható, de kezdőérték nélkül a kockák nem ellenőrizhetők: { $file }.
cli-hint-unproven = a játszma nem ért véget, vagy hiányzik a fájl vége.
cli-error-paragraph = Nincs ilyen bekezdés vagy dolog: { $id }.
cli-hint-paragraph = talán ezek egyike: { $ids }.
cli-error-thing = Nincs ilyen dolog: { $thing }.
cli-hint-thing = talán ezek egyike: { $names }.
cli-hint-things = a „ludus rules” felsorol mindent, ami a dobozban van.
cli-several-things = Több ilyen is van. Mondd meg, melyik: { $names }.
cli-error-range = { $name } értéke nem lehet { $value }.
cli-hint-range = { $least } és { $most } közötti szám kell.
cli-hint-least = legalább { $least } kell.
cli-error-bots = { $bots } bot nem tölt be { $seats } helyet.
cli-hint-bots = { $seats } botot adj meg a --bots után, vesszővel elválasztva.
cli-error-ladder-bots = A ranglistához legalább két bot kell.
cli-hint-ladder-bots = nevezd meg őket vesszővel elválasztva a --bots után.
cli-error-ladder-game = Nincs megadva sem játék, sem protokoll.
cli-hint-ladder-game = írd: „ludus ladder GAME” vagy „ludus ladder --protocol NAME”.
cli-error-protocol-game = A protokoll maga nevezi meg a játékát, de { $game } is meg van adva.
cli-hint-protocol-game = hagyd el a GAME szót.
cli-error-protocol-out = Egy fájl nem tárolhatja több bot protokollját.
cli-hint-protocol-out = adj meg egy botot, vagy hagyd el az --out kapcsolót.
cli-error-protocol-plot = Egy protokoll nem rajzol képet.
cli-hint-protocol-plot = hagyd el a --plot kapcsolót; az --out minden játszmát megőriz, a --json kiírja a számokat.
cli-error-protocol-settled = Egy protokoll maga szabja meg, mi a { $flag }.
cli-hint-protocol-settled = hagyd el, vagy játssz saját ranglistát: „ludus ladder GAME”.
cli-hint-help = a használat leírása: { $program } --help.

## Sitting down

cli-ask-game = Melyik játék?
cli-ask-seats = Hányan játszotok ({ $fewest }–{ $most })?
cli-ask-players = Ki hová ül? Írj be egy nevet vagy egy bot szintjét: { $levels }. Az Enter a zárójelben állót fogadja el.
cli-check = Minden rendben: { $title } { $seats } játékossal játékra kész.
cli-saves = Ezeket a játszmákat folytathatod:
cli-saved-game = { $title }: { $players } – { $choices } választás, { $time }
cli-ask-saved = Melyiket?
cli-saves-older =
    { $count ->
        [one] … még { $count } régebbi játszma, száma { $first }; a „több” ezt is felsorolja.
       *[other] … még { $count } régebbi játszma, számuk { $first }–{ $last }; a „több” ezeket is felsorolja.
    }
cli-no-saves = Nincs folytatható játszma. A terminálban játszott játszmák minden választás után ide mentődnek: { $folder }.

## At the table

cli-choose = Válassz.
cli-how-to-answer = Válaszolj számmal vagy szavakkal; „?”: a kérdésről, „súgó”: minden másról.
cli-how-to-compare = A „?” azt is elmondja, melyik ház mit tud; a tiéd az egész játékra szól.
cli-ask-beside = Valami új került eléd: válaszolj rá, vagy nyomj Entert a folytatáshoz.
cli-waiting-for = Várakozás: { $names }
cli-beside = ── emellett ──
cli-numbers = { $first }–{ $last }
cli-answers-folded = ── a kérdés: { $numbers }; a „több” felsorolja ──
cli-beside-folded = ── emellett: { $numbers }; a „több” felsorolja ──
cli-board-cropped = … a „tábla” az egész asztalt mutatja.
cli-choices-cropped = … a „több” minden választást felsorol.
cli-group-folded = (a „több” felsorolja)
cli-thinking = { $name } gondolkodik …
cli-conferring = A többiek tanácskoznak …
cli-hand-over = Add át a gépet, most { $name } következik; utána nyomj Entert.
cli-your-turn = Most { $name } következik.
cli-earlier = … { $count } korábbi sor; a „napló” megmutatja.
cli-several = Ezek egyike lehet:
cli-not-understood = „{ $typed }” nem választható. Írj be egy számot, vagy ezt: „súgó”.
cli-not-in-list = „{ $typed }” nincs a listában. Írd be valamelyik számát.
cli-consequences = Mihez vezetnek a választásaid:
cli-not-now = Most nem lehetséges:
cli-log-more = … { $count } korábbi sor; a „napló { $all }” ezeket is megmutatja.
cli-nothing-to-undo = Még nincs mit visszavonni.
cli-undo-asks = Azóta dobás volt, vagy más is lépett, ezért a többieknek bele kell egyezniük.
cli-undo-consent = { $asked }: visszavonhatja { $name } az utolsó döntését?
cli-taken-back = { $name } visszavonja az utolsó döntését.
cli-overwrite = Már létezik: { $file }. Felülírjam?
cli-saved = Elmentve ide: { $file }.
cli-not-saved = Nem sikerült ide menteni: { $file } ({ $why }).
cli-resume = Így folytathatod: { $command }
cli-quit-save = Elmentsem a játszmát kilépés előtt?

## Commands at the table

cli-help-answer = Válaszolj a lehetőség számával, szavaival vagy a szavak elejével; az Enter az egyetlen lehetőséget választja, több közül pedig újra megmutatja a kérdést. Ezeket is beírhatod:
cli-word-what = ?
cli-word-card = kártya
cli-word-odds = esélyek
cli-word-orders = utasítások
cli-word-why = miért
cli-word-hint = tipp
cli-word-best = legjobb
cli-word-warn = figyelj
cli-word-more = több
cli-word-board = tábla
cli-word-log = napló
cli-word-undo = vissza
cli-word-save = mentés
cli-word-rules = szabályok
cli-word-help = súgó
cli-word-quit = kilépés
cli-form-what = ? [DOLOG]
cli-form-card = kártya [NÉV]
cli-form-odds = esélyek
cli-form-why = miért [N] [+]
cli-form-hint = tipp
cli-form-best = legjobb
cli-form-warn = figyelj
cli-form-orders = utasítások [N [M]]
cli-form-more = több
cli-form-board = tábla
cli-form-log = napló [N]
cli-form-undo = vissza
cli-form-save = mentés [FÁJL]
cli-form-rules = szabályok [ID]
cli-form-help = súgó
cli-form-quit = kilépés
cli-does-what = magyarázat a kérdéshez és ahhoz, ami most nem lehet, vagy egy DOLOG
cli-does-card = elmondja, mi egy kártya vagy más dolog, és mit tud
cli-does-odds = elmondja, mennyit ér egy harcban minden választás
cli-does-why = elmondja, miért döntött így egy bot utoljára vagy N-edik utoljára; + a számokat is
cli-does-hint = gyakorlójátszmában megmondja, mire figyelj
cli-does-best = gyakorlójátszmában elmondja a legjobb választásokat és hogy miért
cli-does-warn = gyakorlójátszmában mostantól rákérdez nagy hiba előtt, vagy többé nem
cli-does-orders = állandó utasítások listája; az N-ediket kiadja vagy visszavonja
cli-does-more = minden lehetőség felsorolása
cli-does-board = újra kirajzolja az asztalt
cli-does-log = elmondja, mi történt
cli-does-undo = visszavonja az utolsó döntést
cli-does-save = elmenti a játszmát (magától is megteszi), vagy ide: FÁJL
cli-does-rules = a szabályok vagy egy bekezdésük
cli-does-help = ez a lista
cli-does-quit = kilép a játszmából
cli-why-option = lehetőség
cli-why-chance = nyerési esély
cli-why-tried = kipróbálva
cli-chances-fight = nyerési esély
cli-chances-guest = a vendég legjobb harcosának esélye
cli-chances-rival = esély az ellenfél ellen
cli-chances-coming = esély azok ellen, akik jöhetnek
cli-chances-against = ellenfél
cli-chances-prospects = Egy legyőzött vadállat 2 gladiátornak számít.
cli-chances-gladiators = gladiátorelőny átlagosan
cli-chances-gold = arany átlagosan
cli-chances-exact = Pontos, ha mindkét fél a legjobbját játssza.
cli-chances-sampled = Mintavétel; a ± a 95%-os intervallum fele.
cli-chances-none = Itt nincs kiszámítható harc.
cli-chances-game = esély a játszma megnyerésére
cli-puzzle-not-understood = „{ $typed }” nem választható. Írj be egy számot; Ctrl-D-vel kiléphetsz.
cli-puzzle-heading = { $id } feladvány, értékszáma { $rating }. Ami számít: { $counts }.
cli-puzzle-right = Helyes, ez a legjobb választás.
cli-puzzle-wrong = Nem a legjobb: „{ $best }” jobb ennyivel: { $less }.
cli-puzzle-yours = tiéd
cli-puzzle-found = A legjobbat megtalálja: { $levels }.
cli-puzzle-found-game = A lanista és a bajnok az egész játszmára játszik; ott más választás is lehet ugyanolyan jó.
cli-puzzle-another = Még egyet a(z) { $count } közül?
cli-puzzles-looking = a botok { $number }. játszmájának átnézése
cli-puzzles-solve = Így oldhatod meg őket: ludus puzzle --from { $folder }
cli-puzzles-made = { $count } feladvány van itt: { $folder }.
cli-orders-none = Itt nincs mit előre eldönteni.
cli-orders-how = „utasítások { $number }”: a { $number }. utasítás kiadása vagy visszavonása. [x] érvényes.
cli-orders-value = A { $number }. utasításhoz szám is tartozik: „utasítások { $number } { $value }”.
cli-orders-unknown = Nincs „{ $typed }” utasítás. Írj be egy számot 1 és { $most } között.
cli-order-cancelled = Már nem érvényes: { $order }
cli-order-number = Ehhez az utasításhoz egy szám tartozik { $least } és { $most } között, például „utasítások { $number } { $most }”.
cli-why-more = És még { $count }.
cli-why-later = Hogy mit gondoltak a botok, a játszma végén derül ki; ha --practice kapcsolóval indult, bármikor.
cli-why-nothing = Még egy bot sem választott.
cli-why-numbers = A „miért +” a mögötte álló számokat is mutatja.
cli-why-no-numbers = { $name } nem játszott végig lehetőségeket; több szám nincs mögötte.
cli-coach = az edző
cli-coach-no-choice = Most nincs mit választani.
cli-coach-more = A „legjobb” megmutatja a legjobb választásokat.
cli-coach-in-your-place = A helyedben ezek közül választanék:
cli-coach-as-good = Nem különböztethető meg az elsőtől: a különbség a hibahatáron belül van.
cli-coach-behind =
    { $less ->
        [0] Kevesebb mint egy százalékponttal marad el az elsőtől.
        [one] Körülbelül egy százalékponttal marad el az elsőtől.
       *[other] Körülbelül { $less } százalékponttal marad el az elsőtől.
    }
cli-coach-game = { $chance }% nyerési esély
cli-coach-warning = Ezzel a nyerési esélyed körülbelül { $less } százalékponttal csökken; a „legjobb” megmondja, mi a jobb.
cli-coach-sure = Mégis ezt választod?
cli-coach-warns = Az edző mostantól rákérdez a nagy hibák előtt.
cli-coach-warns-not = Az edző többé nem kérdez rá.
cli-coach-refused = Az edző csak gyakorlójátszmában segít: indítsd --practice kapcsolóval.

## The end

cli-winner = ★ győztes
cli-kept = A játszma itt található: { $file }.
cli-ask-end = Enter: kilépés; beírhatod ezt is: „mentés FÁJL”, „napló” vagy „vissza”:

## Replaying and checking

cli-verified = A felvétel hiteles: { $game }, { $seats } hely, { $lines } sor; a kockák, az ellenőrző összegek és az eredmény rendben vannak.
cli-verified-unfinished = A felvétel eddig hiteles: { $game }, { $seats } hely, { $lines } sor; a kockák és az ellenőrző összegek helyesek. A játszma még nem ért véget.
cli-error-unfinished = A játszma még nem ért véget: mind a { $lines } sora lejátszható, de a kockái még nem ellenőrizhetők.
cli-hint-unfinished = a kockákat bizonyító kezdőérték csak a játszma vége után kerül a felvételbe.
cli-unfinished = A játszma még nem ért véget.
cli-scores = Pontok: { $scores }.
cli-winners = Győztes: { $names }.
cli-step = { $step }. lépés, összesen { $last }
cli-step-keys = Enter vagy n: előre, b: vissza, szám: az a lépés
cli-step-jumps = { $examples }: { $kinds } ({ $letters }: a következő)
cli-step-leave = l: napló, q: kilépés
cli-step-round = forduló
cli-step-fight = harc
cli-step-race = verseny
cli-step-auction = árverés
cli-step-scheme = cselszövés
cli-step-is-this = Ebben az irányban a játszma nem megy tovább.
cli-step-nowhere = „{ $typed }” innen nem vezet sehová. Ezek vannak: { $there }.
cli-step-rounds = { $count } forduló
cli-step-fights = { $count } harc
cli-step-races = { $count } verseny
cli-step-auctions = { $count } árverés
cli-step-schemes = { $count } cselszövés
cli-step-steps = 0–{ $last }. lépés

## The rules page

cli-rules-chapter = A „{ $command } 3” egyetlen fejezetet mutat.
cli-sources = Értékek, amelyek nem a szabálykönyvből valók
cli-source-public = nyilvános forrásból
cli-source-inferred = kikövetkeztetve
cli-source-reconstructed = rekonstruálva
cli-source-rulebook = a szabálykönyv
cli-source-derived = a szabálykönyvből levezetve
cli-source-ours = mi döntöttük el
cli-ruling-why = Miért: { $why }
cli-ruling-source = Forrás: { $sources }.
cli-ruling-cited = Hivatkozik rá: { $ids }.
cli-rulings-in-english = A döntések csak angolul olvashatók.
cli-rulings = Az olyan számok, mint { $first }, döntéseket jelölnek: ahol a szabálykönyv hallgat, ezek mondják meg, mit teszünk és miért. A „ludus rules { $game } { $first }” kiír egyet.
cli-things = Minden, ami a dobozban van
cli-things-hint = „ludus rules { $game } { $name }” megmondja, mi egy dolog, és mit tesz; játszma közben: „? { $name }”.

## Many games

cli-sim-bot = bot
cli-sim-wins = győzelem
cli-sim-score = átlagpont
cli-sim-by-seat = Győzelmek helyenként: { $wins }
cli-sim-pace = { $games } játszma, { $decisions } döntés, { $seconds } s

## Ranglista

cli-ladder-rating = értékszám
cli-ladder-share = megnyert összevetések
cli-ladder-pace = ms döntésenként
cli-ladder-meeting = { $first } – { $second }: { $share }, { $games } játszma
cli-protocol = { $bot }, { $protocol }: { $games } játszmából { $share } győzelem (95%: { $between }); az igazságos { $fair } volna. { $pace } ms döntésenként.
cli-level-random = céltalan
cli-level-plain = egyszerű
cli-level-greedy = kapzsi
cli-level-novice = újonc
cli-level-lanista = lanista
cli-level-champion = bajnok
cli-level-master = nagymester

## Kampf der Gladiatoren: the arena

cli-kampf-letter-sword = K
cli-kampf-letter-spear = D
cli-kampf-letter-net = H
cli-kampf-letter-prong = S
cli-kampf-letter-shield = P
cli-kampf-carriers = még { $count } hordozót tesz le
cli-kampf-animals = { $count } vadállat
cli-kampf-pile = { $count } vadállat a halomban
cli-kampf-beside = A tábla mellett: { $animals }
cli-kampf-fight = Harc

## Aquileia: a város

cli-aquileia-round = { $round }. forduló a 6-ból
cli-aquileia-start = Kezd
cli-aquileia-crests = Címerek
cli-aquileia-blue = Kék kockák: { $count }
cli-aquileia-letter-bronze = B
cli-aquileia-letter-silver = E
cli-aquileia-letter-gold = A
cli-aquileia-suit-weapon = fegyv.
cli-aquileia-suit-silver-horse = ezüst
cli-aquileia-suit-gold-horse = arany
cli-aquileia-site-villa = Villa
cli-aquileia-site-workshop = Műhely
cli-aquileia-site-bank = Bankház
cli-aquileia-points = pont
cli-aquileia-followers = cs.
cli-aquileia-houses = ház
cli-aquileia-open = Stadion: { $laurel }
cli-aquileia-theatre = Maradt { $count } színházkártya
cli-aquileia-signs =
    +2  és két rabszolga
    →   ennyit ad mindig
    ★   azonnal az értéke
    +   és egy rejtett lap
    ×2  két épület
cli-aquileia-hand = Kézben: { $cards }
cli-aquileia-laurels = Stadionkártyák: { $laurels }
cli-aquileia-owes = { $site }, még { $count } rabszolga jár érte
cli-aquileia-out = kiesett

## Spartacus: Capua

cli-spartacus-round = { $round }. forduló / { $rounds }
cli-spartacus-round-open = { $round }. forduló
cli-spartacus-set-up = Előkészületek
cli-spartacus-phase-upkeep = Fenntartás
cli-spartacus-phase-intrigue = Intrika
cli-spartacus-phase-market = Piac
cli-spartacus-phase-arena = Aréna
cli-spartacus-stalls = =n: a bank n-t fizet
cli-spartacus-column-influence = befolyás
cli-spartacus-column-gold = arany
cli-spartacus-column-guards = őr
cli-spartacus-column-cards = lap
cli-spartacus-column-assets = gl/ra/fe
cli-spartacus-slaves =
    { $away ->
        [0] { $count } rabszolga
       *[other] { $count } rabszolga ({ $away } nem kész)
    }
cli-spartacus-signs = ♔ házigazda   4/4/3 támadás, védelem, gyorsaság   (kimerült)   (✚sérült)   ★ kegy   ♛ bajnok
cli-spartacus-hand = Kézben (befolyás/arany):
cli-spartacus-said = Eddig ezt mondtad: { $said }
cli-spartacus-seen = kezében: { $cards }
cli-spartacus-row = Árverés:
cli-spartacus-host-bid = a játékok rendezésének joga
cli-spartacus-seeks = támogatást keres: eddig { $gathered } befolyás
cli-spartacus-seeks-for = támogatást keres ehhez: { $card }; eddig { $gathered } / { $needed } befolyás
cli-spartacus-with = mellette
cli-spartacus-without = ellene
cli-spartacus-invited = Meghívottak:
cli-spartacus-coins = { $count } arany
cli-spartacus-guarded = { $count } őr
cli-spartacus-support = támogatás ehhez a cselszövéshez
cli-spartacus-promise = egy ígéret: { $promise }
cli-spartacus-attack = { $attacker } támad, célpontja: { $defender }
cli-spartacus-standing = Befolyás/arany
cli-spartacus-bets = Fogadások
cli-spartacus-bet-on = Tegyél { $gold } aranyat erre: { $names }
cli-spartacus-dice-attack = TÁM
cli-spartacus-dice-defence = VÉD
cli-spartacus-dice-speed = GYO

## Balance, data sets and pictures

cli-encoding-about = { $version }. kódolás, ellenőrző összeg { $digest }, { $seats } hely.
cli-encoding-sizes = Egy megfigyelés { $numbers } számból áll; { $actions } lépés van.
cli-encoding-unnamed = Hogy a megfigyelésben mi hol áll, annak itt nincs neve; íme a { $actions } lépés.
cli-encoding-slice = szakasz
cli-encoding-from = ettől
cli-encoding-to = eddig
cli-encoding-usual = szokásosan legfeljebb
cli-train-done = Kész. A súlyok itt vannak: { $file }.

cli-balance-side = oldal
cli-balance-games = játszma
cli-balance-share = megnyert
cli-balance-interval = 95%-os intervallum
cli-balance-even = Kiegyenlített esetben { $share } lenne.
cli-balance-endings = Befejezések: { $endings }
cli-dataset-written = { $games ->
    [one] Egy játszma került ide: { $file } ({ $size } MB).
   *[other] { $games } játszma került ide: { $file } ({ $size } MB).
}
cli-plot-wins = győzelmek aránya, 95%-os intervallummal
cli-plot-length = a játszma hossza döntésekben
cli-plot-games = játszma
cli-plot-scores = végső pontszámok
cli-plot-course = az átlagos pontszám a játszma során
cli-plot-round = forduló
cli-plot-stretch = a játszma 20 döntésnyi szakaszai

## Visszatekintés

cli-review-curve = Nyerési esély (győztes: { $winners })
cli-review-axis = { $last }. választás
cli-review-accuracy = pontosság
cli-review-given = veszteség
cli-review-start = kezdet
cli-review-decisions = döntések
cli-review-luck = szerencse
cli-review-others = többiek
cli-review-points =
    { $family ->
        [spartacus] befolyás
       *[other] pont
    }
cli-review-best = { $name }, legjobb döntés ({ $step }. választás): { $told }
cli-review-worst = { $name }, legrosszabb döntés ({ $step }. választás): { $told }
cli-review-right = „{ $option }”, { $chance } nyerési esély; { $count } kipróbált lehetőség közül a második legjobb { $lead } kevesebbet ígért.
cli-review-alike = „{ $option }”, { $chance } nyerési esély; { $count } kipróbált lehetőség között nem akadt jobb.
cli-review-wrong = „{ $option }”, { $chance } nyerési esély. Jobb: „{ $better }”, { $best } (± { $margin }).
cli-review-reason = Egy bot ezt mondaná: „{ $reason }”
cli-review-turning = Fordulópontok
cli-review-turn = { $step }. választás, { $name }: { $question }„{ $option }”. { $whose }: { $before } helyett { $after } ({ $decision } a választás, { $luck } a szerencse miatt).
cli-review-turn-above = { $step }. választás, { $name } (lásd fent). { $whose }: { $before } helyett { $after } ({ $decision } a választás, { $luck } a szerencse miatt).
cli-review-deals = Alkuk: miben egyeztek meg, és mit változtatott
cli-review-deal = { $step }. választás: { $told }
cli-review-deal-terms = { $step }. választás: { $terms } Nyerési esély: { $told }
cli-review-about = Pontosság: 100-nál semmi sem veszett el, 0-nál annyi, mintha a sors döntött volna; nyitva marad, ha egy játszma túl keveset mutat. Veszteség: amennyivel a legjobb lehetőségek többet ígértek annak alapján, amit a játékos tudhatott, minden döntésre összeadva; ez 100%-nál több is lehet. A kezdet, a saját döntések, a szerencse és a többiek döntései együtt adják a végét; amit az egyik választás hoz, a következő elveheti. Pont (a Spartacusban befolyás): amennyit a szerencse az eredményhez hozzáadott. A ± a kevés próbálkozás hibájának 95%-át fogja át; hogy maguk az esélyek mennyire igazak, azt botok játszmáin mértük. A „ludus replay FÁJL --step N” az asztalt mutatja az N. választásnál.
