# Az oldal a böngészőben

## Everywhere

web-title = Ludus
web-separator = { ", " }
web-skip = Ugrás a tartalomhoz
web-home-link = Ludus: a kezdőlapra
web-home = Kezdőlap
web-nav = Fő oldalak
web-nav-play = Játék
web-nav-lessons = Leckék
web-nav-puzzles = Feladványok
web-language = Nyelv
web-close = Bezárás
web-save = Mentés
web-copy = Másolás
web-copied = Másolva
web-confirm = Megerősítés
web-cancel = Mégse
web-footer = A játékok szerzőiké és kiadóiké. A szabályok a mi szavainkkal szólnak, a képeket mi rajzoltuk, a szoftver MIT-licencű.
web-guest = Vendég
web-you = te
web-rules = Szabályok
web-rule = A szabály
web-rule-of = A szabály elolvasása
web-inspect = Közelebbről
web-names = Minden az asztalon név szerint
web-names-close = Nevek elrejtése (N billentyű)
web-names-show = Mindennek a neve (N billentyű)
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
web-pace = Az elbeszélés tempója
web-pace-slow = lassú
web-pace-normal = közepes
web-pace-fast = gyors
web-pace-at-once = azonnal
web-playback = Az elbeszélés menete
web-hold = Megállít
web-told-held = megállítva
web-go-on = Tovább
web-one-step = Egy lépéssel tovább
web-tell-rest = A többi azonnal
web-tell-rest-key = A többi azonnal (szóköz)
web-more-to-tell = még { $count }
web-missed = { $count ->
    [one] Egy dolog történt, amíg távol voltál.
   *[other] { $count } dolog történt, amíg távol voltál.
  }
web-confirm-choices = Minden választás megerősítése
web-sound = Hang, amikor én következem
web-notify = Értesítés, amikor én következem
web-call = Szólj, ha én következem
web-call-stop = Ne szólj többet
web-call-about = Akkor is, ha ez az oldal nincs nyitva, a böngésző saját értesítéseivel.
web-call-barred = A böngésző innen nem enged értesítést; ezt a beállításaiban lehet megváltoztatni.
web-coming-back = Örülünk, hogy visszatértél

## Start page

web-hero = Római játékok egy asztalnyira
web-hero-about = Játssz azonnal botok ellen, vagy hívd meg a barátaidat egy hivatkozással. Fiók nem kell hozzá, és minden játszma újranézhető.
web-cover-kampf = Csapatok, hálók és vadállatok.
web-cover-aquileia = Egy római város, hat negyed, hat forduló.
web-cover-spartacus = Szőj cselt, licitálj, vérezzenek mások.
web-next-asked = Folytasd ott, ahol rád várnak.
web-next-asked-about = Te következel: { $title }.
web-next-running = Folyik a játékod.
web-next-running-about = { $title }: épp játszanak.
web-next-waiting = Az asztalod játékosokra vár.
web-next-waiting-about = Hívj meg valakit ({ $title }), vagy ültess oda egy botot.
web-next-again = Üdv újra itt.
web-next-again-about = Még egy játszma egyetlen kattintás: { $title }.
web-next-first = Először vagy itt?
web-next-first-about = Egy vezetett kör ({ $title }) minden lépést megmutat. Fiók nem kell hozzá.
web-to-table = Az asztalhoz
web-quick-game = Gyors játék botok ellen
web-new-table-about = játék, helyek és botok választása
web-learn-by-playing = Tanulj játék közben
web-lessons-about = Egy tanító ül melletted, és megmutatja, mi számít. Kattints arra, ami világít.
web-puzzles = Feladványok
web-puzzles-about = Egy állás, egy egyértelműen legjobb választás, utána pedig a számok. Minden játéknak mindennap új feladványa van, mindenkinek ugyanaz.
web-puzzles-all = Minden feladvány
web-puzzles-count = { $count } feladvány
web-puzzles-answered = { $count } közül { $answered } megválaszolva
web-puzzles-own = Értékszámod: { $rating }
web-puzzles-nameless = Ha már van itt neved, megőrizzük az egymást követő napjaidat és az értékszámodat: válaszolj egy feladványra, és válaszd a megőrzést.
web-puzzle = Feladvány
web-puzzle-of-the-day = A nap feladványa
web-puzzle-rated = értékszáma { $rating }
web-puzzle-solve = Megoldom
web-puzzle-look = Megnézem újra
web-puzzle-today-none = Még nincs megválaszolva.
web-puzzle-today-solved = Megoldva.
web-puzzle-today-missed = Ma nem sikerült.
web-puzzle-solution = A megoldás
web-puzzle-solved = Helyes!
web-puzzle-missed = Nem egészen.
web-puzzle-right = A legjobb választás: „{ $best }” ({ $value }).
web-puzzle-wrong = „{ $own }”: { $value }. A legjobb: „{ $best }”: { $most }.
web-puzzle-gain = Értékszámod: { $rating } ({ $change })
web-puzzle-counted-before = A nap első válasza már számított.
web-puzzle-nameless = Egyelőre semmit sem őrzünk meg rólad.
web-puzzle-keep = Napjaim megőrzése
web-puzzle-another = Még egyet
web-puzzle-numbers = Számok
web-puzzle-best = legjobb
web-puzzle-yours = a te válaszod
web-puzzle-about-gladiators = Gladiátorelőny ebből a harcból, átlagosan; egy állat kettőnek számít.
web-puzzle-about-fight = Esély a harc megnyerésére.
web-puzzle-about-game = Esély a játék megnyerésére.
web-puzzle-counts-gladiators = Ami számít: gladiátorelőny ebből a harcból, átlagosan; egy állat kettőnek számít.
web-puzzle-counts-fight = Ami számít: esély a harc megnyerésére.
web-puzzle-counts-game = Ami számít: esély a játék megnyerésére.
web-puzzle-worth-gladiators = { $value } gladiátor
web-puzzle-worth-fight = { $value } esély a harc megnyerésére
web-puzzle-worth-game = { $value } esély a játék megnyerésére
web-puzzle-exact = Pontos számok, ha mindkét fél a legjobbját játssza.
web-puzzle-sampled = Elképzelt játszmákból, annak alapján, amit a helyeden tudni lehet: 100-ból 95 esetben az esély a megadott határok között van.
web-puzzle-found = Ki találja meg a legjobbat:
web-puzzle-found-game = A lanista és a bajnok az egész játszmára játszik; ott más választás is lehet ugyanolyan jó.
web-puzzle-streak = { $count ->
    [one] { $count } nap egymás után
   *[other] { $count } nap egymás után
}
web-puzzle-streak-best = leghosszabb: { $count }
web-puzzle-day-solved = megoldva
web-puzzle-day-missed = nem sikerült
web-puzzle-day-none = nincs megválaszolva
web-next-puzzle = A nap feladványa
web-next-puzzle-about = mi itt a legjobb?
web-games = Játékok
web-play-now = Játssz most
web-trial = Próbaharc
web-trial-of = Próbaharc: { $title }
web-players = { $fewest }–{ $most } játékos
web-my-tables = Asztalaim
web-my-tables-none = Még egy asztalnál sem ülsz. A „Játssz most” egyetlen kattintás.
web-wait-for-you =
    { $count ->
        [one] { $count } rád vár
       *[other] { $count } rád vár
    }
web-hosted-by = { $name } a házigazda
web-lobby-waiting-short = játékosokra vár
web-open-tables = Nyitott asztalok
web-open-tables-none = Most senki sem vár játékosokra.
web-running = Nézhető játszmák
web-running-none = Most nem folyik nyilvános játszma.
web-replays = Legutóbbi játszmák
web-replays-none = Itt jelennek meg a befejezett játszmák.
web-you-yourself = te
web-score-kampf =
    { $count ->
        [one] { $count } pont
       *[other] { $count } pont
    }
web-score-aquileia =
    { $count ->
        [one] { $count } pont
       *[other] { $count } pont
    }
web-score-spartacus = { $count } befolyás
web-your-turn = Te következel
web-named-you = { $name } (te)
web-your-turn-shared = { $name }, te következel
web-your-answer = A te válaszod
web-your-answer-shared = { $name }, a te válaszod
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
web-how-many = Hányan játszanak?
web-seat = { $number }. hely
web-seat-me = én
web-seat-bot = bot ({ $level })
web-seat-here = valaki itt, ennél az eszköznél
web-seat-here-name = Az illető neve
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
web-level-master = nagymester
web-level-random-about = Bármit kérdeznek, sorsolással dönt. Jó a játék kipróbálásához.
web-level-plain-about =
    { $game ->
        [spartacus] Becsületes ház: nem szövi a cselt, nem fogad, egyszerű üzleteket köt, és állja a szavát.
       *[other] Azt veszi el, ami most a legjobbnak látszik, mint a kapzsi.
    }
web-level-greedy-about =
    { $game ->
        [spartacus] Azt veszi, ami most a legtöbbet hozza. Cselt sző, fejben próbálja a harcot, alkudozik, és megszegi a szavát, ha megéri.
       *[other] Azt veszi el, ami most a legjobbnak látszik, és sosem gondol előre.
    }
web-level-novice-about =
    { $game ->
        [spartacus] Úgy játszik, mint az egyszerű: becsületesen, csel nélkül. Barátságos első ellenfél.
       *[other] Kicsit előregondol, de tízből háromszor sorsol. Barátságos első ellenfél.
    }
web-level-lanista-about =
    { $game ->
        [spartacus] Hol egyszerű, hol kapzsi: néha cselt sző, néha nem látja meg az alkalmat.
       *[other] Messzebbre gondol előre, és tízből egyszer sorsol. Azoknak, akik ismerik a szabályokat.
    }
web-level-champion-about =
    { $game ->
        [spartacus] Számol a többiek licitjével, az üzleteket a győzelmi esélyén méri, és ismert esélyek szerint harcol.
       *[other] Minden döntés előtt játszmák százait képzeli el, és semmit sem bíz a sorsra.
    }
web-level-master-about =
    { $game ->
        [spartacus] A legerősebb: bajnok, aki előre látja, mennyit ajánlanak a bajnokok a játékokért, tudja, milyen gyakran győz a házigazda, és eggyel többet ajánl.
       *[other] A legerősebb: milliónyi, önmaga ellen hozott döntésből tanult, és ha tétovázik, gondolatban továbbjátssza a legígéretesebb választásokat.
    }
web-bots-by-ways = Botok jellem szerint
web-bots-order = A legerősebb áll legalul.
web-bots-choose = Ki üljön ide: { $number }? A legerősebb áll legalul.
web-give-seat = { $name }: ide ül: { $number }
web-sits-at = itt ül: { $seats }
web-people = Emberek
web-who-invited = Egy barát
web-who-invited-about = Hivatkozást küldesz, vagy megmutatod a kódját.
web-who-here = Valaki itt
web-who-here-about = Ezen az eszközön játszik; körbeadjátok.
web-who-open = Bárki
web-who-open-about = Az asztal listára kerül, és aki előbb jön, leül.
web-options = Asztalbeállítások
web-options-usual = a szabálykönyv szerint
web-options-changed =
    { $count ->
        [one] { $count } másképp beállítva
       *[other] { $count } másképp beállítva
    }
web-chances = Esélyek mutatása
web-chances-about = Mennyit ér a harcban az egyes választás: pontosan kiszámítva, vagy becsülve és a hibahatárával együtt.
web-choice-true = igen
web-choice-false = nem
web-choice-lot = sorsolással
web-choice-first = az első hely
web-choice-shared = közös győzelem
web-choice-animals = a vadállatok döntenek
web-choice-crest = a címer dönt
web-choice-on = be
web-choice-off = ki
web-choice-auto = öt játékostól
web-choice-standard = szokásos
web-choice-quick = rövid
web-choice-unlimited = korlátlan
web-choice-long = hosszú
web-choice-by_length = a játék hossza szerint
web-choice-none = nincs
web-choice-sealed = mindenki egyszerre, titokban
web-choice-in_order = sorban, a házigazdával kezdve
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
web-private-not = Nem, amíg egy hely bárki előtt nyitva áll.
web-public = Nyilvános
web-public-about = Szerepel a listán; bárki nézheti vagy elfoglalhat egy szabad helyet.
web-set-up = Asztal felállítása
web-set-up-about = A játszma akkor kezdődik, amikor minden hely betelt.
web-links-follow = A barátaidnak szóló hivatkozások és kódok ezután jönnek.
web-no-account = Fiók nem kell hozzá.
web-begin = Játszma kezdése
web-begin-about = Mindenki itt van: a játszma azonnal kezdődik.

## Club nights

web-night = Klubest
web-night-link = Klubest: ugyanaz a játszma több asztalnál
web-night-about = Több asztal ugyanazt a játékot játssza ugyanazokkal a kockákkal és kártyákkal. Így mindenkinek egyforma a szerencséje, és összehasonlítható, ki mit hoz ki belőle. Botok is eljátsszák: az ő eredményük a par.
web-night-tables = Hány asztal?
web-night-level = A botok szintje
web-night-people = Az emberek helyei minden asztalnál
web-night-mine = Az 1. asztalnál játszom
web-night-set-up = Klubest létrehozása
web-night-yours = Klubestjeid
web-night-of = Klubest: { $title }
web-night-facts =
    { $count ->
        [one] Egy asztal, ugyanazok a kockák és kártyák, botok: { $level }
       *[other] { $count } asztal, ugyanazok a kockák és kártyák, botok: { $level }
    }
web-night-over = Minden asztal végzett: minden megnézhető.
web-night-running = Más asztalok még játszanak: a pontok és a helyezések változhatnak. A visszajátszások és a visszatekintések akkor nyílnak meg, amikor mindenki végzett.
web-night-not-told = A többiek eredményét az tudja meg, akinek a saját játszmája véget ért, és mindenki, amikor minden asztal végzett.
web-night-links = Meghívók
web-night-links-about = Minden hivatkozás egy helyre szól. Senki sem ülhet egy est két asztalánál.
web-night-seat-link = { $table }. asztal, { $seat }. hely
web-night-new-link = Új hivatkozás
web-night-address = Ez az oldal
web-night-fared = Ki hozott ki többet ugyanazokból a kockákból és kártyákból?
web-night-par-bots = Botok (par)
web-night-comparison = Az asztalok összehasonlítása
web-night-who = Ki
web-night-score = Eredmény
web-night-to-par = Parhoz képest
web-night-points = Pont
web-night-rank = Helyezés
web-night-place = { $place }.
web-night-table = { $number }. asztal
web-night-par = Par
web-night-par-about = csak botok ({ $level })
web-night-through = véget ért
web-night-early = idő előtt véget ért
web-night-points-about = Eredmény: amit a játék számol. Parhoz képest: mennyivel több vagy kevesebb ez annál, amit ugyanazon a helyen a botok értek el. Pont: kettő minden másik asztalért, ahol ugyanazon a helyen kevesebb van, egy minden olyanért, ahol ugyanannyi. Az asztal mellett az áll, amennyi pont az ott ülő embereknek együtt jutott.
web-night-close = Est lezárása
web-night-close-about = A futó játszmák véget érnek, a várakozó asztalokat elvisszük. Utána minden megnézhető.
web-night-compare = Asztalok összehasonlítása
web-night-invited = Klubest: más asztalok ugyanezt a játszmát játsszák. Csak az egyiknél ülhetsz.

## Before the game

web-lobby-waiting = A játszma akkor kezdődik, amikor minden hely betelt.
web-waits-for-friend = arra vár, aki megnyitja a hivatkozást
web-seats-missing =
    { $count ->
        [one] ha még { $count } hely betelik
       *[other] ha még { $count } hely betelik
    }
web-invite-friend = Hívj meg valakit
web-invite-which = Melyik meghívó?
web-invite-about = Olvasd be vagy küldd el. Fiók nem kell hozzá.
web-only-here = Ez a cím csak ezen a gépen él. Hogy mások is csatlakozhassanak otthon, így indítsd a Ludust:
web-no-invitation = Ha meg akarsz hívni valakit, adj egy helyet egy barátnak.
web-sit-down = Leülök
web-stand-up = Felállok az asztaltól
web-remove-table = Asztal elvitele
web-invite-link = Meghívó: { $number }. hely
web-table-link = Az asztal címe
web-qr = A meghívó QR-kódja: { $number }. hely
web-qr-table = Az asztal QR-kódja
web-invited = Meghívtak egy játszmára
web-invited-by = { $host } meghív egy játékra: { $title }
web-invited-to = Meghívtak egy játékra: { $title }
web-kept-for-you = neked fenntartva

## At the table

web-at-table = Az asztalnál
web-your-options = Lehetőségeid
web-dock = A döntésed
web-menu = Menü
web-leave = Felállok az asztaltól
web-tab-bargain = Alku
web-more-choices = még { $count }
web-places = { $count ->
    [one] Koppints a fénylő helyre a táblán
   *[other] Koppints a { $count } fénylő hely egyikére a táblán
  }
web-or-list = vagy nyisd meg a listát
web-list = nyisd meg a listát
web-all-choices-key = Minden lehetőség listában (L billentyű)
web-filter = Keresés a lehetőségek között
web-why-not = Miért nem?
web-blocked-now = Most nem lehetséges
web-nothing-found = Nincs ilyen.
web-answer = Válasz
web-result = Az eredmény
web-look-at-board = A tábla megtekintése
web-only-choice = Kérdés nélkül megtörtént, mert más nem volt lehetséges: { $what }
web-margin = { $value } (±{ $margin })
web-worth = értéke { $value }
web-best-choice = átlagosan a legjobb
web-worth-about = Ennyit ér átlagosan ez a választás, pontosan kiszámítva.
web-worth-about-gold = Átlagosan ennyi aranyat hoz
web-worth-about-wins = Ezzel ennyi a győzelmi esély
web-waiting = Várakozás
web-waiting-for = Várakozás: { $names }
web-paused = A játszma szünetel
web-over = A játszma véget ért
web-undo = Visszavonás
web-undo-key = Visszavonás (U billentyű)
web-time-left = Hátralévő idő: { $time }
web-on-turn = választ
web-asked-too = őt is kérdezik
web-asked-at-once = Többeket egyszerre kérdez a játék; senki sem látja, ki válaszolt már.
web-away = nincs itt
web-one-device = ugyanannál az eszköznél
web-held = egy bot helyettesíti
web-resigned = feladta
web-watching =
    { $count ->
        [one] { $count } néző
       *[other] { $count } néző
    }
web-tab-log = Krónika
web-tab-chat = Beszélgetés
web-log-earlier = Korábbiak megjelenítése
web-log-empty = Még nem történt semmi.
web-log-since = Az utolsó lépésed óta
web-log-more = és még { $count } esemény
web-chat-empty = Még senki sem szólt semmit.
web-say = Szólj valamit
web-say-to = Csak neki mondom: { $name }
web-addressee = Címzett
web-everybody = mindenki
web-alone = csak { $name }
web-told-me = { $name }, csak neked
web-told-by-me = te, csak neki ({ $name })
web-meanwhile = { $name } közben csak hozzád szólt. Amit most írsz, annak a címzettje: { $to }.
web-send = Küldés
web-mute = Némítás: { $name }
web-unmute = Némítás feloldása: { $name }
web-look-back = Visszatekintés: { $what }
web-look-back-short = Visszatekintés
web-past = Visszatekintesz.
web-before-that = Ami előtte történt
web-after-that = Ami utána történt
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
web-hand-over = Add tovább az eszközt: { $name }
web-hand-over-about = Ő következik. A többiek most ne nézzenek ide.
web-hand-over-never = Mostantól váltson azonnal; nincsenek titkaink
web-i-am = Én vagyok: { $name }
web-sealed = Válaszoltál; még senki sem látja
web-quiet = A válaszok { $seconds } mp múlva látszanak
web-quiet-about = A válaszok egyszerre látszanak, így senki sem tudja, kit kérdeztek.
web-orders = Állandó utasítások
web-orders-about = Helyetted válaszolnak. Csak te látod őket.

## What happened beside the game

web-log-held = Bot ({ $level }) játszik helyette: { $seat }.
web-log-resigned = { $seat } feladja; bot ({ $level }) játszik tovább.
web-log-late = Lejárt az idő: { $seat }.
web-log-back = { $seat } visszatért.
web-log-undo = { $seat } visszavon egy választást.
web-log-undone = (visszavonva)
web-log-ask = { $seat } kérése: { $wish }.
web-log-agree = { $seat } beleegyezik: { $wish }.
web-log-decline = { $seat } nem egyezik bele: { $wish }.
web-log-paused = A játszma szünetel.
web-log-resumed = A játszma folytatódik.
web-log-closed = A játszma közös megegyezéssel idő előtt véget ért.
web-log-closed-host = A házigazda lezárta a klubestet; a játszma itt véget ér.
web-log-order-on = Állandó utasítást adsz: { $order }.
web-log-order-off = Visszavonsz egy állandó utasítást: { $order }.
web-log-order-over = Lejárt egy állandó utasítás: { $order }.
web-log-order-answers = Egy állandó utasítás válaszol helyetted: { $order }.
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
web-place = Helyezésed: { $place }. a { $count } játékos közül.
web-place-won = Te győztél.
web-watch-again = Visszajátszás megnézése

## Replays and rules

web-replay = Visszajátszás
web-step = { $step }. lépés, összesen { $steps }
web-chapters = Fejezetek
web-chapter-first = Az eleje
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
web-why = Miért?
web-why-of = Miért? { $what }
web-why-asking = A bot újra átgondolja …
web-why-numbers = A számok
web-why-fewer = Számok elrejtése
web-why-considered = { $name } ezeket mérlegelte
web-why-option = Lehetőség
web-why-chance = Nyerési esély
web-why-tried = Kipróbálva
web-why-chosen = ezt választotta
web-why-more = És még { $count } lehetőség, amelyet ritkábban vagy sosem próbált ki.
web-why-about = A bot elképzelt játszmái alapján: minél jobbnak látszott egy lehetőség, annál többször próbálta ki. Amit egy párviadalról fejből tud, az egyszer kipróbáltnak számít.
web-why-person = Ezt { $name } maga választotta.
web-why-stand-in = Ezt egy bot választotta { $name } helyett.
web-why-clock = { $name } ideje lejárt; egy bot választott helyette.
web-why-order = Ezt { $name } állandó utasítása választotta.
web-why-record = Ez a választás egy másik játszmából származik.
web-why-only = { $name } nem választhatott mást.
web-why-plain = { $name } nem gondolkodott előre, amikor ezt választotta.
web-why-long = Túl sokáig tartana ezt újra átgondolni.

## The coach

web-coach = Az edző
web-coach-hint = Tipp
web-coach-asking = Az edző megnézi a helyzetedet …
web-coach-nothing = Most nincs mit választani.
web-coach-best = A legjobb választások
web-coach-again = Kérdezd meg újra
web-coach-in-your-place = A helyedben ezek közül választanék:
web-coach-as-good = Nem különböztethető meg az elsőtől: a különbség a hibahatáron belül van.
web-coach-behind =
    { $less ->
        [0] Kevesebb mint egy százalékponttal marad el az elsőtől.
        [one] Körülbelül egy százalékponttal marad el az elsőtől.
       *[other] Körülbelül { $less } százalékponttal marad el az elsőtől.
    }
web-coach-choose = Ezt választom
web-coach-game = esély a győzelemre
web-coach-about = Abból, amit a helyeden tudni lehet, és az onnan elképzelt játszmákból; a ± az elképzelt játszmákra 20-ból 19 esetben igaz.
web-coach-warn = Figyelmeztess, ha egy választás sokat ad fel
web-coach-wait = Várj egy pillanatot
web-coach-less = Ez körülbelül { $less } százalékponttal csökkenti a nyerési esélyedet.
web-coach-rethink = Átgondolom
web-coach-all-the-same = Mégis ezt választom
web-chapters = Fejezetek
web-search = Keresés a szabályokban
web-found =
    { $count ->
        [0] Nincs találat
        [one] { $count } bekezdés
       *[other] { $count } bekezdés
    }
web-no-rules = Ehhez még nincs szabályoldal.
web-glossary = Minden, ami a dobozban van
web-glossary-about = Mi micsoda, és mit tesz: minden bábu, kártya, mező és szám. Az asztalnál mutass rá, vidd rá a fókuszt, vagy nyomd meg hosszan, és ott is elolvashatod.
web-rulings = Döntések
web-rulings-about = Ahol egy szabálykönyv hallgat vagy kétféleképpen érthető, ezek mondják meg, mit teszünk és miért. Csak angolul olvashatók.
web-ruling-why = Miért:
web-ruling-source = Forrás:
web-sources = Nem a szabálykönyvből
web-sources-about = A szabálykönyv nem mutat meg minden kártyát, lapkát és táblát. Ezeknek az értékeknek más a forrásuk; itt az adatkészlet nevei alatt állnak.
web-source-rulebook = a szabálykönyv
web-source-derived = a szabálykönyvből levezetve
web-source-public = közzétett beszámolók
web-source-inferred = kikövetkeztetve
web-source-reconstructed = rekonstruálva
web-source-ours = mi döntöttük el

## Guided first rounds

web-learn = Tanulás
web-learner = Livia
web-learn-step = { $step }. lépés, összesen { $steps }
web-learn-on = Tovább

## The arena of Kampf der Gladiatoren

web-kampf-board = Az aréna
web-kampf-trophies = Trófeák
web-kampf-fight = A harc
web-kampf-leads = { $name } vezeti
web-kampf-you-act-for = Te cselekszel helyette: { $animal }.
web-kampf-acts-for = { $name } képviseli
web-kampf-stones =
    { $count ->
        [0] nincs rajta találatkő
        [one] { $count } találatkő
       *[other] { $count } találatkő
    }
web-kampf-hits = { $hits } találatból { $stones }
web-kampf-hits-need = { $hits } találat legyőzi
web-kampf-empty = üres
web-kampf-team = csapat: { $seat }
web-kampf-dice = A kockák: { $dice }
web-kampf-left = még { $count }
web-kampf-point =
    { $count ->
        [one] pont
       *[other] pont
    }
web-kampf-if-ended = most vége lenne: { $total }
web-kampf-if-ended-short = { $total } pont, ha most vége
web-kampf-drafted = { $count } / { $all } gladiátor
web-kampf-carriers-left =
    { $count ->
        [0] minden hordozó a helyén
        [one] még { $count } hordozót kell letenned
       *[other] még { $count } hordozót kell letenned
    }
web-kampf-strength = { $teams } csapat · { $gladiators } gladiátor
web-kampf-strength-short = { $gladiators } gladiátor
web-kampf-own-trophies = a trófeáid
web-kampf-no-trophies = még nincs trófeád
web-kampf-own-teams = A csapataid
web-kampf-holes =
    { $count ->
        [0] tele
        [one] { $count } szabad hely
       *[other] { $count } szabad hely
    }
web-kampf-die-count =
    { $count ->
        [one] { $count } kockával dob
       *[other] { $count } kockával dob
    }
web-kampf-fallen = Minden csapatod elesett
web-kampf-fallen-then = A trófeáid továbbra is számítanak. Minden körben a megmaradt állatok egyikét vezeted; amit szerez, a tiéd.
web-kampf-fallen-end = A játék véget ért: a trófeáidat megszámolták.
web-kampf-whom = { $name } { $space }
web-kampf-best = legjobb ellenfél: { $whom }
web-kampf-alike = ugyanígy innen: { $spaces }
web-kampf-later-best = nélküle a csapat legjobb ellenfele { $whom }:
web-kampf-value = az egész harcban szerzett mínusz elvesztett: átlagosan { $value } gladiátor
web-kampf-takes = { $value } szerzett
web-kampf-loses = { $value } elvesztett
web-kampf-first-you = te ütsz először
web-kampf-first-they = az ellenfél üt először
web-kampf-chance-beaten = { $value } eséllyel legyőzöd
web-kampf-chance-fallen = { $value } eséllyel elesik
web-kampf-chance-gone = { $value } eséllyel az egész csapat elesik
web-kampf-legend-taken = átlagosan szerzett gladiátorok; egy vadállat 2-t ér
web-kampf-legend-lost = átlagosan elvesztett gladiátorok
web-kampf-legend-falls = esély, hogy az általad vezetett állat elesik, vagyis legyőzik
web-kampf-legend-stone = csapaton: kettő egy gladiátorba kerül
web-kampf-legend-animal = állaton: találatok; ha mind tele, legyőzték
web-kampf-legend-points = Szerzett gladiátor: 1 pont. Legyőzött állat: 2. Saját túlélő a végén: 1.
web-kampf-legend-cages = A ketrecek állatait az vezeti, akinek már nincs gladiátora.
web-kampf-legend-short = szerzett és elvesztett gladiátorok átlagosan; egy vadállat 2-t ér
web-kampf-caught =
    { $count ->
        [one] { $count } háló alatt
       *[other] { $count } háló alatt
    }
web-kampf-caught-short = { $count } elfogva
web-kampf-falls =
    { $count ->
        [one] { $count } találatkő
       *[other] { $count } találatkő
    }
web-kampf-costs =
    { $count ->
        [one] { $count } gladiátor
       *[other] { $count } gladiátor
    }
web-kampf-sum-full = { $count } telitalálat
web-kampf-sum-lying = { $count } már ott van +
web-kampf-sum-single =
    { $count } egyszerű találat{ $stopped ->
        [0] {""}
       *[other] {" "}− { $stopped } pajzs
    }
web-kampf-die-blank = üres
web-kampf-die-single = egyes
web-kampf-die-full = teli
web-kampf-why-first = a több dárda üt először
web-kampf-why-tied = egyenlő: a kihívó üt először
web-kampf-no-hit = nincs találat
web-kampf-head = { $one } kihívja: { $other }
web-kampf-step-spears = Dárdák { $left } : { $right }
web-kampf-step-spears-yet = Dárdák
web-kampf-step-nets = Hálók
web-kampf-step-first = { $name } üt
web-kampf-step-second = { $name } visszaüt
web-kampf-now-strikes = { $name } üt
web-kampf-first-strikes = { $name } kezd
web-kampf-phase-draft = Gladiátorok belépése
web-kampf-phase-animals = Vadállatok
web-kampf-phase-fights = Harcok
web-kampf-animals-left = { $all } vadállatból még { $left }
web-kampf-bar-better = jobban { $value }
web-kampf-bar-even = egyformán { $value }
web-kampf-bar-worse = rosszabbul { $value }
web-kampf-report-taken = Szerzett gladiátorok
web-kampf-report-animals = Legyőzött vadállatok
web-kampf-report-survivors = Saját túlélők
web-kampf-report-points = Pontok
web-kampf-report-lead = { $name } és { $second } különbsége pontban
web-kampf-report-times = { $count } × { $each } =
web-kampf-report-tie = { $name } és { $second } pontszáma egyaránt { $score }; ennél az asztalnál a legyőzött vadállatok, azután a túlélők száma dönt.
web-kampf-report-nobody = Gazdátlan vadállatok győzték le őket, ezért senkinek sem érnek pontot: { $gladiators } gladiátor, { $animals } vadállat.
web-kampf-report-fights = A döntő harcok
web-kampf-report-fight = { $number }. harc
web-kampf-report-swing = { $name } +{ $value } ({ $before } → { $after } pont)
web-kampf-spaces =
    { $count ->
        [one] Koppints a fénylő mezőre az arénában
       *[other] Koppints a { $count } fénylő mező egyikére az arénában
    }

## Spartacus

web-spartacus-round = { $round }. forduló / { $rounds }
web-spartacus-round-open = { $round }. forduló
web-spartacus-set-up = Előkészületek
web-spartacus-phase-upkeep = Fenntartás
web-spartacus-phase-intrigue = Intrika
web-spartacus-phase-market = Piac
web-spartacus-phase-arena = Aréna
web-spartacus-no-house = Még nincs ház
web-spartacus-host = Házigazda
web-spartacus-influence = befolyás
web-spartacus-influence-of = { $influence } / { $most } befolyás
web-spartacus-of-goal = { $influence }/{ $most }
web-spartacus-at-goal =
    { $check ->
        [intrigue] Győz az intrikafázis végén, ha akkor is egyedül áll { $most } befolyáson.
        [market] Győz a piaci fázis végén, ha akkor is egyedül áll { $most } befolyáson.
       *[arena] Győz az arénafázis végén, ha akkor is egyedül áll { $most } befolyáson.
    }
web-spartacus-at-goal-you =
    { $check ->
        [intrigue] Győzöl az intrikafázis végén, ha akkor is egyedül állsz { $most } befolyáson.
        [market] Győzöl a piaci fázis végén, ha akkor is egyedül állsz { $most } befolyáson.
       *[arena] Győzöl az arénafázis végén, ha akkor is egyedül állsz { $most } befolyáson.
    }
web-spartacus-at-goal-tied =
    { $check ->
        [intrigue] Holtverseny ({ $most }): viadalsorozat az intrikafázis végén, ha így marad.
        [market] Holtverseny ({ $most }): viadalsorozat a piaci fázis végén, ha így marad.
       *[arena] Holtverseny ({ $most }): viadalsorozat az arénafázis végén, ha így marad.
    }
web-spartacus-gold = arany
web-spartacus-gold-hidden = rejtett arany
web-spartacus-aside = félretéve: { $count }
web-spartacus-guards =
    { $count ->
       *[other] őr
    }
web-spartacus-guards-ready = { $count } őrből { $ready } kész
web-spartacus-cards = lap kézben
web-spartacus-unit-cards =
    { $count ->
       *[other] lap
    }
web-spartacus-cards-at-most = { $count } kézben, legfeljebb { $most } maradhat
web-spartacus-seen = Ebben a kézben ezt láttad: { $cards }
# Hosszú szavak a kártyanevekben, azokkal a helyekkel, ahol elválaszthatók
web-spartacus-breaks = Befolyásos-ság Hadi-zsákmány Halott-fosztás Intrika-kártyák Megveszte-getett Munka-szerződés Szégyen-teljes cső-cseléknek látványos-ság szolgál-tatások Össze-esküvés Össze-játszás
web-spartacus-kind-gladiator = Gladiátor
web-spartacus-kind-slave = Rabszolga
web-spartacus-kind-equipment = Felszerelés
web-spartacus-kind-scheme = Cselszövés
web-spartacus-kind-reaction = Reakció
web-spartacus-kind-guard = Őr
web-spartacus-exhausted = kimerült
web-spartacus-injured = sérült
web-spartacus-grey = szürke: { $what }
web-spartacus-favor = kegy
web-spartacus-champion = bajnok
web-spartacus-hand = Lapjaid
web-spartacus-hand-empty = Nincs lap a kezedben.
web-spartacus-key-need = befolyás kell hozzá
web-spartacus-key-cash = arany beváltva
web-spartacus-own = { $people } ember, { $gear } felszerelés
web-spartacus-more-goods =
    { $count ->
       *[other] Még { $count } darab megmutatása
    }
web-spartacus-first-goods = Vissza az elejére
web-spartacus-needs = { $influence } befolyás kell hozzá
web-spartacus-raised = A fázis végéig ennyivel több befolyás kell hozzá: { $by }
web-spartacus-raised-there = Több befolyás kell hozzá: { $cards }
web-spartacus-with = Mellette:
web-spartacus-foiled = meghiúsult
web-spartacus-moment = Most lehet reagálni:
web-spartacus-said = Eddig ezt mondtad: { $said }
web-spartacus-auction = Árverés
web-spartacus-face-down = képpel lefelé
web-spartacus-host-bid = A legnagyobb licit rendezi a játékokat: 1 befolyás, ő hív meg, és ő dönt a vesztes életéről.
web-spartacus-coins = { $count } arany
web-spartacus-guarded = { $count } őr
web-spartacus-support = támogatás ehhez a cselszövéshez
web-spartacus-promise = egy ígéret: { $promise }
web-spartacus-nothing = semmi
web-spartacus-deals = Ajánlatok és ígéretek
web-spartacus-left = Ebben a fázisban még: { $offers } ajánlat, { $gifts } ajándék
web-spartacus-ledger = Ígéretek
web-spartacus-bets = Fogadások
web-spartacus-attack = { $attacker } támad, célpontja: { $defender }
web-spartacus-pairs = A kockákat párosával vetjük össze, elöl a legmagasabbak.
web-spartacus-pairs-ties = A kockákat párosával vetjük össze, elöl a legmagasabbak; az egyenlő is találat.
web-spartacus-quiet = { $count } forduló támadás nélkül
web-spartacus-must-attack = A tömeg eleget várt: most támadni kell.
web-spartacus-pile-intrigue = Intrikapakli: { $count }
web-spartacus-pile-market = Piaci pakli: { $count }
web-spartacus-middle = Az asztal közepe
web-spartacus-discarded =
    { $count ->
        [0] Nincs eldobott kártya
       *[other] { $count } eldobott kártya
    }
web-spartacus-has-the-turn = van soron az intrikában
web-spartacus-moment-equal = Mindenkit egyszerre kérdez a játék; senki sem látja, ki tudna válaszolni.
web-spartacus-gathered = { $gathered } befolyás gyűlt össze
web-spartacus-gathered-of = A szükséges { $needed } befolyásból { $gathered } gyűlt össze
web-spartacus-sell-support = A támogatásod eladása: { $name }
web-spartacus-choose-house = Capua házai
web-spartacus-choosing = A többiek házat választanak.
web-spartacus-host-auction = A játékok rendezésének joga
web-spartacus-your-bid = A licited
web-spartacus-sealed = Lepecsételve, csak te látod: { $said }
web-spartacus-open-market = Nyílt piac
web-spartacus-market-about = A házak egymással és a bankkal kereskednek.
web-spartacus-market-bank = Add el, ami nem kell: a bank annyi aranyat fizet, amennyi a darab érméjén áll.
web-spartacus-bank = Eladás a banknak
web-spartacus-sell-now = Valamit eladok a banknak
web-spartacus-trade-with = Kereskedés: { $name }
web-spartacus-stall-closed = A standod bezárt.
web-spartacus-upkeep-about = A kártyák készenlétbe kerülnek, a sérültek gyógyulásra dobnak, és elkészül az elszámolás.
web-spartacus-verdict = A tömeg a házigazdára néz
web-spartacus-verdict-waits = A hüvelykujj még nem fordult.
web-spartacus-step-move = mozgás
web-spartacus-step-strike = támadás
web-spartacus-reach = hatótáv: { $reach }
web-spartacus-initiative = kezdeményezés: { $total }
web-spartacus-sand = A homok
web-spartacus-hex-go = ide léphetsz
web-spartacus-hex-reach = innen eléred
web-spartacus-hex-danger = egy ellenfél eléri
web-spartacus-pays = { $pays }:1 arányban fizet, a téttel együtt
web-spartacus-yours = a tied
web-spartacus-injury-means = a vesztes megsebesül: 3 kockafajtájából 2 elfogyott
web-spartacus-decapitation-means = a vesztest lefejezik: minden kockája elfogyott
web-spartacus-your-stake = A téted: { $count } arany
web-spartacus-box-likely = { $chance } eséllyel nyer
web-spartacus-coin-worth = érménként átlagosan { $gold } arany
web-spartacus-stake-outcome = nyerhet: +{ $gain }, különben −{ $stake } arany
web-spartacus-seal-bets = Fogadások lezárása: { $purse } aranyból { $total }
web-spartacus-bet-nothing = Nem fogadok, marad { $purse } arany
web-spartacus-games = A játékok
web-spartacus-acts-now = { $name } következik
web-spartacus-primus = Primus
web-spartacus-fighter-wanted = Ide harcos kell
web-spartacus-candidates = Kit és mit küldhetsz
web-spartacus-wounds = { $count } seb: koppints az elvesztett kockára
web-spartacus-wounds-dealt =
    { $count ->
        [0] Nincs seb
       *[other] { $count } seb
    }
web-spartacus-wounds-counter = visszavágás: { $count }
web-spartacus-with-whom = Kivel?
web-spartacus-offer-lies = Az ajánlatod e ház előtt van; vond vissza, ha mást ajánlanál.
web-spartacus-no-time = Most nincs idő alkudni.
web-spartacus-no-offers-left = Ebben a fázisban minden ajánlatodat megtetted.
web-spartacus-give-coins = { $count } arany neki: { $name }
web-spartacus-ideas = Most illő ajánlatok
web-spartacus-suggest-buy-support = { $gold } arany a cselszövésem támogatásáért
web-spartacus-suggest-sell-support = A támogatásom { $gold } aranyért
web-spartacus-suggest-buy = { $gold } arany ezért: { $card }
web-spartacus-suggest-ask-support = { $gold } arany: támogasd a következő cselszövésem
web-spartacus-suggest-ask-no-foil = { $gold } arany: ne hiúsíts meg tőlem semmit
web-spartacus-suggest-ask-no-guard = { $gold } arany: ne küldj őrt ellenem
web-spartacus-suggest-ask-foil-it = { $gold } arany: hiúsítsd meg ezt a cselszövést
web-spartacus-suggest-ask-other-target = { $gold } arany: nevezz meg más célpontot
web-spartacus-suggest-ask-invite = { $gold } arany: hívj meg a játékokra
web-spartacus-suggest-ask-no-invite = { $gold } arany: ne hívj meg
web-spartacus-suggest-ask-spare = { $gold } arany: kíméld meg a harcosomat
web-spartacus-suggest-give-support = { $gold } aranyért támogatom a következő cselszövésed
web-spartacus-suggest-give-no-foil = { $gold } aranyért nem hiúsítok meg tőled semmit
web-spartacus-suggest-give-no-guard = { $gold } aranyért nem küldök őrt ellened
web-spartacus-suggest-give-foil-it = { $gold } aranyért meghiúsítom ezt a cselszövést
web-spartacus-suggest-give-other-target = { $gold } aranyért más célpontot nevezek meg
web-spartacus-suggest-give-invite = { $gold } aranyért meghívlak
web-spartacus-suggest-give-no-invite = { $gold } aranyért nem hívlak meg
web-spartacus-suggest-give-spare = { $gold } aranyért megkímélem a harcosodat
web-spartacus-build-offer = Ajánlat összeállítása: { $name }
web-spartacus-i-give = Én adom
web-spartacus-send-offer = Ajánlat elküldése
web-spartacus-drop-offer = Elvetés
web-spartacus-less = Kevesebb: { $what }
web-spartacus-more = Több: { $what }
web-spartacus-no-promise = nincs ígéret
web-spartacus-your-offer = A te ajánlatod
web-spartacus-an-offer = Ajánlat neked
web-spartacus-offered = { $name } ezt adja: { $gives }, ezt kéri: { $asks }.
web-spartacus-until-scheme = amíg a cselszövés el nem dől
web-spartacus-until-stalls = amíg a standok be nem zárnak
web-spartacus-until-upkeep = a fenntartás végéig
web-spartacus-until-intrigue = az intrika végéig
web-spartacus-until-market = a piac végéig
web-spartacus-until-arena = az aréna végéig
web-spartacus-do-accept = Elfogadom
web-spartacus-do-decline = Elutasítom
web-spartacus-do-withdraw = Visszavonom
web-spartacus-do-counter = Ellenajánlat
web-spartacus-no-promises = még nincs
web-spartacus-whispered = Beszélgetés, amit a többiek nem hallanak: { $name }
web-spartacus-influence-over-time = Befolyás fordulóról fordulóra
web-spartacus-course-unknown = A játszma eleje itt nem ismert.
web-spartacus-chart-end = vége
web-spartacus-chart-line = { $name }: { $course }.
web-spartacus-word-kept = Ki tartotta a szavát
web-spartacus-deals-struck = Megkötött alkuk: { $count }
web-spartacus-no-deals = Nem született alku, és senki sem ígért semmit.
web-spartacus-house-column = Ház
web-spartacus-profit = Ki kin nyert
web-spartacus-profit-about = Az arany és a lapok balról jobbra vándoroltak.
web-spartacus-cards-moved = kártya
web-spartacus-unseen-gold = { $count } rejtett ajándék
web-spartacus-no-profit = Semmi sem járt házról házra.
web-spartacus-show-card = Egy kártyád megmutatása neki: { $name }
web-spartacus-sampled = egyszerű taktikával vívott próbaharcokból becsülve; 20-ból 19 esetben az igazi érték a két szám között van
web-spartacus-sampled-short = próbaharcokból becsülve
web-spartacus-exact = pontos, ha mindketten a legjobbat játsszák
web-spartacus-chance-gold = arany átlagosan
web-spartacus-chance-wins = győzelmi esély
web-spartacus-chance-guest = hogy a legjobb harcosa győz
web-spartacus-odds-gold = A mezőkön: mekkora eséllyel nyernek, és átlagosan mit hoz egy érme
web-spartacus-odds-fight = A lehetőségek mellett: az esélyed a győzelemre
web-spartacus-odds-rival = A lehetőségek mellett: a győzelmi esély ezzel a már ott álló ellenfél ellen
web-spartacus-odds-coming = A lehetőségek mellett: a győzelmi esély ezzel, átlagosan mindazok ellen, akik fegyvertelenül még jöhetnek
web-spartacus-odds-guest = Minden háznál: mekkora eséllyel nyer a legjobb harcosa fegyvertelenül azok ellen, akikkel összekerülhet
web-spartacus-odds-alike = Bármit választasz: { $chance } győzelmi esély
web-spartacus-outlook = Az I. harcos győzelmi esélye: { $chance }
web-spartacus-luck = Szerencse az arénában
web-spartacus-luck-about = Megnyert harcok, mínusz a pontos esélyek szerint várhatók
web-spartacus-trade-gives = Felajánlás neki: { $name }
web-spartacus-trade-asks = Kérés tőle: { $name }
web-spartacus-to-win = { $chance } a győzelemre
web-spartacus-promises-kept = betartott ígéret { $count }
web-spartacus-promises-broken = megszegett { $count }
web-spartacus-open-promises = { $count } nyitott
web-spartacus-you = Te
web-spartacus-you-are = Te ({ $name })
web-spartacus-own-scheme = a cselszövő
web-spartacus-supports = támogat: { $count }
web-spartacus-refused = elutasítja
web-spartacus-is-asked = most kérdezik
web-spartacus-would-suffice = { $count } elég volna
web-spartacus-would-bring = { $count } jönne
web-spartacus-the-target = a célpont
web-spartacus-others-see-back = a többiek a hátát látják
web-spartacus-of-house = kijátszotta: { $name }
web-spartacus-missing = hiányzik { $count }
web-spartacus-offer-for-support = { $gold } arany a támogatásért: { $name }
web-spartacus-other-terms = Más feltételek …
web-spartacus-plea = Neki: { $name }. { $plea }
web-spartacus-deal-with = Alku vele: { $name }
web-spartacus-sell-support-for = Támogatás eladása { $gold } aranyért: { $name }
web-spartacus-guards-against =
    { $count ->
       *[other] { $count } őrt küldhet
    }
web-spartacus-guard-needs = az őr { $least } vagy többre tart ki: { $chance }%
web-spartacus-your-stall = A te standod
web-spartacus-take-back = Visszavesz: { $what }
web-spartacus-deal-of = Alkud vele: { $name }
web-spartacus-you-give = te adod
web-spartacus-you-get = te kapod
web-spartacus-tray-gives = koppints egy sajátodra
web-spartacus-tray-asks = koppints az övére
web-spartacus-offer-it = Ajánlat neki: { $name }
web-spartacus-clear = Törlés
web-spartacus-open-offers = Nyitott ajánlatok
web-spartacus-highest = eddig a legtöbb
web-spartacus-sealed-short = lepecsételve: { $said }
web-spartacus-hit = talált
web-spartacus-held = kivédve
web-spartacus-box-wins =
    { $count ->
       *[other] { $names } győz
    }
web-spartacus-victory-round = befolyás, { $round }. forduló
web-spartacus-deeds = { $fights } győzelem, { $schemes } cselszövés
web-spartacus-asks-for-it = ezt kéri: { $what }
web-spartacus-games-of = A játékokat tartja: { $name }
web-spartacus-take-part = Magad veszel részt
web-spartacus-team-of = Csapat: { $names }
web-spartacus-tournament = Viadalsorozat: { $bout }. küzdelem / { $bouts }
web-spartacus-against = ellen:
web-spartacus-waits-for-winner = A győztesre vár:
web-spartacus-winner-takes-all = Aki győz, megnyeri a játékot
web-spartacus-goal = befolyás megnyeri a játékot
web-spartacus-goal-short = befolyás: győzelem
web-spartacus-goal-whole = A cél: egyedül állni { $most } befolyáson egy intrika-, piaci vagy arénafázis végén.
web-spartacus-yourself = { $title } (te)
web-spartacus-stakes = A győzelem befolyást és a tömeg kegyét hozza. Ha a vesztes túléli, a sorsáról dönt: { $host }.
web-spartacus-primus-of = Primust tart: { $name }
web-spartacus-declined = nemet mondott
web-spartacus-step-invitation = meghívás
web-spartacus-step-fighters = harcosok
web-spartacus-step-weapons = fegyverek
web-spartacus-step-bets = fogadások
web-spartacus-step-fight = küzdelem
web-spartacus-life-or-death = { $names }: élet vagy halál?
web-spartacus-beats =
    { $count ->
        [one] Győz: { $winners } – legyőzve: { $beaten }
       *[other] Győznek: { $winners } – legyőzve: { $beaten }
    }
web-spartacus-promise-kept-to = betartod az ígéreted: { $names }
web-spartacus-promise-broken-to = megszeged az ígéreted: { $names }
web-spartacus-thread-empty = Köztetek még nem történt semmi: { $name }.
web-spartacus-they-give = { $name } adja
web-spartacus-add = még
web-spartacus-bank-pays = a bank { $count } aranyat ad
web-spartacus-cashed-in = beváltva { $count } arany
web-spartacus-ready = kész
web-spartacus-places-sand =
    { $count ->
        [one] Koppints a fénylő mezőre a homokon
       *[other] Koppints a { $count } fénylő mező egyikére a homokon
    }
web-spartacus-places-bid = Állítsd be a licitedet a fenti csúszkával
web-spartacus-places-bid-about = A licitek titkosak, és egyszerre derülnek ki. A legmagasabb nyer, és a banknak fizet; mindenki más megtartja az aranyát. Egyenlőségnél az érintettek ráígérnek. Licitálj 0-t, ha nem kell. Addig minden ház elrejti az aranyát: „?”.
web-spartacus-places-bets = Tegyél érméket a fenti mezőkbe, aztán nyomd meg a piros gombot
web-spartacus-places-bets-about = Összesen legfeljebb annyit, amennyi aranyad van. Ha a vesztesnek egyféle kockája fogy el, megadja magát: sem a sérülés, sem a lefejezés nem fizet. Ha kétféle, megsérül, ha mindhárom, lefejezik.
web-spartacus-places-bank = Eladás a banknak: koppints egy sajátodra
web-spartacus-places-bank-about = Eladás előtt látod, mennyit fizet.
web-spartacus-places-stall = Eladás vagy csere: koppints egy darabra
web-spartacus-places-stall-about = A bank annyit fizet, amennyi az érmén áll. Cseréhez koppints egy másik ház darabjára, vagy nyisd meg: „Alku”.
web-spartacus-places-cash = Beváltás: koppints egy lapra
web-spartacus-places-abilities = Képesség: koppints egy fénylő darabodra
web-spartacus-places-guard = Őr kijátszása: koppints a fénylő lapjára
web-spartacus-places-bargain = Csere és ajándék: az „Alku” alatt

## Aquileia városa

web-aquileia-board = Aquileia asztala
web-aquileia-city = A város
web-aquileia-sites = Építési helyek
web-aquileia-round = { $round }. forduló a 6-ból
web-aquileia-crests = Címerek
web-aquileia-crest-at = { $place }. címerhely: { $who }
web-aquileia-blue = Kék kockák: { $count }
web-aquileia-free = szabad
web-aquileia-hidden-card = és egy rejtett kártya
web-aquileia-pile = { $count } kártya a pakliban
web-aquileia-strength = { $count } erő
web-aquileia-space-strength = +{ $count } erő
web-aquileia-strength-word = erő
web-aquileia-dice-bronze = A kockákból csak a bronz számít, +1 mindegyik; a halványak nem.
web-aquileia-gives = minden alkalommal ad: { $what }
web-aquileia-costs = ára: { $what }
web-aquileia-points = { $count } pont
web-aquileia-points-word =
    { $count ->
       *[other] pont
    }
web-aquileia-slaves = { $count } rabszolga
web-aquileia-followers = még { $count } letehető csatlós
web-aquileia-houses = még { $count } ház építhető
web-aquileia-cards = { $count } kártya
web-aquileia-hand = Kézben
web-aquileia-no-bid = Még nincs licit
web-aquileia-out = kiszállt
web-aquileia-scoring = Az utolsó értékelés
web-aquileia-all-placed = csatlósok a táblán
web-aquileia-at-end = Ha most lenne vége: { $points } + { $count } = { $total } pont
web-aquileia-at-end-over = A végén: { $total } pont
web-aquileia-at-end-short = a végén { $total }:
web-aquileia-end-secret = most { $total } + { $count } titkos kártya
web-aquileia-end-secret-about = Az utolsó értékelés, ha most lenne, a csak a tulajdonosuk által ismert stadionkártyák nélkül.
web-aquileia-end-total = { $total }, ha most lenne vége
web-aquileia-ahead = legtöbb pont
web-aquileia-times-cards = × { $cards } kártya = { $points } pont
web-aquileia-own-workshops = { $count } műhely: { $points } pont
web-aquileia-own-banks = { $count } bankház:
web-aquileia-in-portus = minden alkalommal a Portusban
web-aquileia-no-buildings = még nincs villád, műhelyed, bankházad
web-aquileia-begins = e fordulót kezdte
web-aquileia-points-short = p
web-aquileia-bid-of = A licit: { $coins }
web-aquileia-bids-now = most licitál
web-aquileia-built = villa { $villas } · műhely { $workshops } · bankház { $banks }
web-aquileia-can-pay = Ki tudod fizetni.
web-aquileia-card-slave = épít, vagy +{ $strength } az Arenában
web-aquileia-card-weapon = +{ $strength } az Arenában
web-aquileia-card-silver-horse = +{ $strength } a versenyben, ezüst oldal
web-aquileia-card-gold-horse = +{ $strength } a versenyben, arany oldal
web-aquileia-counts-1 = egyik színű villáid
web-aquileia-counts-2 = még egyszer számítanak
web-aquileia-crest-left = még letehető címer
web-aquileia-crest-on = Címer: { $place }. hely
web-aquileia-does-mercatus = piac
web-aquileia-does-arena = viadal
web-aquileia-does-stadium = verseny
web-aquileia-does-theatrum = árverés
web-aquileia-does-forum = építés
web-aquileia-does-portus = kikötő
web-aquileia-does-dolus = érmét dobsz
web-aquileia-does-pecunia = pénzváltás
web-aquileia-does-potentia = kék kockák
web-aquileia-does-equi = lovak és fegyverek
web-aquileia-does-servi = rabszolgák
web-aquileia-does-latro = tolvaj
web-aquileia-for = ára 1 { $metal }
web-aquileia-gain-bank = fordulónként { $what }
web-aquileia-gain-villa = +{ $count } pont a végén
web-aquileia-gain-none = a végén még nem ad pontot: egyik kártyád sem számítja ezt a színt
web-aquileia-no-gain = 0 pont
web-aquileia-no-gain-why = nincs lap
web-aquileia-gain-workshop = fordulónként +{ $count } pont
web-aquileia-holds-bid = övé a licit
web-aquileia-if-now = Ha most lenne vége
web-aquileia-if-now-short = Állás
web-aquileia-if-now-note = Az utolsó értékelés, ha most lenne. A többiek stadionkártyái titkosak: nekik legalább ennyi jár.
web-aquileia-left = még { $count }
web-aquileia-no-cards = Nincs kártya a kezedben
web-aquileia-no-laurels = még nincs stadion- vagy színházkártyád
web-aquileia-opens = ő árverezi
web-aquileia-out-paid = kiszállt, ő kapja
web-aquileia-parts = A város részei
web-aquileia-phase-placement = Lerakás
web-aquileia-phase-mercatus = I Mercatus
web-aquileia-phase-arena = II Arena
web-aquileia-phase-stadium = III Stadium
web-aquileia-phase-theatrum = IV Theatrum
web-aquileia-phase-forum = V Forum
web-aquileia-phase-portus = VI Portus
web-aquileia-quarter-mercatus = Mercatus
web-aquileia-quarter-arena = Arena
web-aquileia-quarter-stadium = Stadium
web-aquileia-quarter-theatrum = Theatrum
web-aquileia-quarter-forum = Forum
web-aquileia-quarter-portus = Portus
web-aquileia-prize-short = Stadionkártyák: az 1. megtart egyet, a 2. a másikat kapja
web-aquileia-dice-side = A saját fémű kockák +1-et érnek, a halványak nem számítanak
web-aquileia-race-coins = 1.: 3 érme a saját fémből, 2.: 2 érme, 3.: 1 érme
web-aquileia-fight-prize = 1.: 3 bronz, és pont (2 × erő) vagy rabszolgakártya · 2.: 2 bronz és a másik díj · 3.: 1 bronz
web-aquileia-fight-prize-short = 1.: 3 bronz + pont vagy rabszolgakártya · 2.: 2 bronz + a másik · 3.: 1 bronz
web-aquileia-sites-legend = számok: a ház pontjai · + a végén, most ennyi · − ennyi hiányzik
web-aquileia-row-before = Eddigi pontok
web-aquileia-row-neutral = Semleges kártyák
web-aquileia-row-total = Összesen
web-aquileia-row-total-now = Ha most lenne vége
web-aquileia-short = Még hiányzik: { $what }.
web-aquileia-missing = hiányzik
web-aquileia-payable = telik rá
web-aquileia-paying = épül
web-aquileia-sold = elkelt
web-aquileia-stadium-card = Stadionkártya, { $name }
web-aquileia-step-places = Mezők
web-aquileia-step-red = Piros kockák
web-aquileia-step-cards = Kártyák
web-aquileia-step-blue = Kék kockák
web-aquileia-step-prizes = Díjak
web-aquileia-step-card = Kártya
web-aquileia-step-bids = Licit
web-aquileia-step-payment = Fizetés
web-aquileia-step-neutral = Semleges
web-aquileia-step-total = Összesen
web-aquileia-theatre-card = Színházkártya, { $name }
web-aquileia-theatre-cards = Mire számítottak a színházkártyák
web-aquileia-villas-of = Villák, { $colour }
web-aquileia-win-ties = az 1. nyer holtversenyt
web-aquileia-win-begins = és kezdi a { $round }. fordulót
web-aquileia-you-hold = neked { $count } { $metal } van
web-aquileia-place = { $place }. hely
web-aquileia-place-of = { $place }. { $name }
web-aquileia-theatre-why =
    { $gain ->
        [0] A színházkártya ({ $card }) erre a színre számít: { $colour }, { $more } pont; a másik szín nem hoz többet.
       *[other] A színházkártya ({ $card }) a jobbik színére számít: { $colour }, { $more } pont { $less } helyett.
    }
web-aquileia-theatre-nothing = A színházkártya ({ $card }) semmire sem számít, egyik színéből sem épült villa: 0 pont.
web-aquileia-winner = győztes
web-aquileia-you = te
web-aquileia-sum-cards = { $sum } × { $cards } kártya =
web-aquileia-letter-white = F
web-aquileia-letter-blue = K
web-aquileia-letter-yellow = S
web-aquileia-letter-purple = L
web-aquileia-spaces =
    { $count ->
        [one] Koppints a fénylő mezőre a városban
       *[other] Koppints a { $count } fénylő mező egyikére a városban
    }
web-aquileia-glowing-sites =
    { $count ->
        [one] Koppints a fénylő építési telekre
       *[other] Koppints a { $count } fénylő építési telek egyikére
    }

## Visszatekintés

web-review-link = Döntések elemzése
web-review-of = Döntések elemzése: { $game }, { $when }
