# Mi a baj, és mi a teendő; az angol fájl mondja meg, miről ismerhető fel egy mondat.

## Games, seats and options

mistake-no-game = Nincs ilyen játék: „{ $name }”.
mistake-games-are = a játékok: { $games }.
mistake-near = erre gondoltál: „{ $near }”?
mistake-choose = válassz ezek közül: { $known }.
mistake-choose-first = válassz például ezek közül: { $known } …
mistake-seats = { $game }: { $seats } személlyel nem játszható.
mistake-seats-hint = { $fewest }–{ $most } személyes játék.
mistake-option = { $game }: nincs ilyen beállítás: „{ $name }”.
mistake-option-hint = a beállítások: { $known }.
mistake-option-value = A „{ $name }” beállítás nem lehet „{ $value }”.
mistake-expansion = { $seats } ház a kiegészítő nélkül nem játszhat.
mistake-expansion-hint = válaszd ezt: expansion=on, vagy legfeljebb { $seats } helyet.
mistake-seed = A kezdőérték nem írható a felvételbe: { $seed }.
mistake-seed-hint = betűkből és számjegyekből álljon.
mistake-order = { $game }: nincs ilyen állandó utasítás: „{ $name }”.
mistake-order-hint = az utasítások: { $known }.
mistake-order-value = Az „{ $name }” utasítás ezzel nem adható: { $value }.
mistake-order-value-hint = ezek adhatók: { $known }.

## Choices

mistake-not-now = „{ $words }” most nem választható.
mistake-not-now-hint = a felkínáltak közül válassz.
mistake-no-roll = „{ $words }” nem { $count } kocka dobása.
mistake-no-card = „{ $words }” nincs a { $count } lap között, amely innen húzható: „{ $pile }”.
mistake-for-example = például „{ $words }”.
mistake-over = A játszma véget ért.
mistake-over-hint = kezdj újat, vagy nézd meg újra ezt.
mistake-not-asked = A(z) { $seat }. hely most nem kap kérdést.
mistake-not-asked-clause = a(z) { $seat }. hely most nem kap kérdést.
mistake-not-asked-hint = várd meg, amíg sorra kerül.
mistake-over-clause = a játszma véget ért.
mistake-nothing-back = Nincs visszavonható választásod.
mistake-nothing-back-hint = az első választásod után lehet.
mistake-back = Ez nem vonható vissza: azóta kocka esett, valaki lépett, vagy kiderült valami.
mistake-back-hint = a többiek beleegyezése kell hozzá.

## Bots

mistake-no-bot = Nincs ilyen bot: „{ $name }”.
mistake-bots-are = a botok: { $known }.
mistake-bot-import = Ez a bot nem tölthető be: „{ $name }”: { $why }
mistake-bot-import-hint = így írd: modul:Osztály, a modul mappájában vagy telepített csomaggal.
mistake-made-from-seed = „{ $name }” nem készíthető pusztán kezdőértékből.
mistake-made-from-file = „{ $name }” nem készíthető kezdőértékből és fájlból.
mistake-made-from-hint = egy osztály Osztály(seed) alakban készül, és ahol a modul:Osztály@FÁJL fájlt nevez meg, Osztály(seed, FÁJL) alakban.
mistake-no-class = „{ $name }” nem bot.
mistake-no-class-hint = olyan osztály kell, amely a ludus.match.Bot leszármazottja.
mistake-no-checkpoint = Nincs ilyen mentett állapot: „{ $file }”.
mistake-no-checkpoint-hint = így írd: modul:Osztály@FÁJL.

## Records

mistake-no-record = Ez nem Ludus-felvétel.
mistake-no-record-hint = a felvétel első sora: [ludus { $format }].
mistake-format = Ismeretlen formátum: { $format }.
mistake-no-header = A felvételből hiányzik ez a sor: [{ $name } …].
mistake-no-header-hint = valószínűleg csonka; mentsd el újra.
mistake-header = A felvétel fejléce nem olvasható: { $why }.
mistake-again = mentsd el újra.
mistake-line = A felvétel { $line }. sora nem olvasható: „{ $text }”.
mistake-line-hint = egy sor: a hely száma vagy „chance”, utána a választás szavai.
mistake-replays-not = A felvétel nem játszható újra, { $line }. sor: { $why }
mistake-replays-not-hint = megváltoztatták vagy megcsonkították, vagy mások a szabályok; mentsd el újra.
mistake-too-few = A felvétel { $lines } sorából csak { $played } játszható újra.
mistake-too-few-hint = megváltoztatták vagy levágták; mentsd el újra.
mistake-result = A felvétel szerint „{ $said }”, az újrajátszás szerint „{ $found }”.
mistake-result-hint = megváltoztatták vagy levágták.
mistake-unfinished-clause = nincs vége
mistake-rules = A felvétel a szabályok { $theirs }. változata szerint készült, ez a { $ours }. változat.
mistake-rules-hint = azzal a Ludusszal játszd újra, amellyel készült.
mistake-set = A felvétel játékadatai: { $theirs }, ezek pedig: { $ours }.
mistake-set-hint = nevezd meg a mappát, amellyel játszották (--set MAPPA).
mistake-position = A { $line }. sor utáni állás nem az, amelyet a felvétel rögzít.
mistake-position-hint = egy korábbi választást változtattak meg, vagy alatta a @-cal kezdődő sort.
mistake-promise = A kezdőérték nem az, amelyet az elején ígértek.
mistake-promise-hint = a felvételt megváltoztatták.
mistake-dice = A { $line }. sor kockái szerint „{ $said }”, a kezdőérték szerint viszont „{ $found }”.
mistake-dice-hint = megváltoztattak egy kockát, vagy saját kockákkal játszottak.
mistake-review = Ez a játszma még nem ért véget.
mistake-review-hint = nézz rá vissza, ha már véget ért.
mistake-judges = Ennek az állásait senki sem tudja megítélni: { $game }.

## Data sets

mistake-set-files = Ezek a játékadatok nem használhatók: „{ $folder }”: { $file }: { $why }.
mistake-set-files-hint = indulj ki a mellékelt fájlok másolatából: „{ $folder }”.
mistake-set-section = { $file }: hiányzik: [{ $name }].
mistake-set-section-hint = vedd fel úgy, ahogy a mellékelt fájlban van.
mistake-set-toml-hint = javítsd ki a megnevezett sort.
mistake-set-outside = { $file }, { $line }. sor: „{ $name }” egyik darabhoz sem tartozik.
mistake-set-outside-hint = minden érték egy cím alá tartozik, ilyen: [lion-a].
mistake-set-field = { $file }, { $line }. sor: { $piece }: „{ $field }” értéke { $value }.
mistake-set-unknown = { $file }, { $line }. sor: { $piece }: „{ $field }” itt nem jelent semmit.
mistake-set-unknown-hint = e fájl mezői: { $known }.
mistake-set-missing = { $file }, { $line }. sor: { $piece }: hiányzik a „{ $field }” mező.
mistake-set-missing-hint = írj egy „{ $field } = …” sort ez alá: [{ $piece }].
mistake-set-whole = írj egész számot { $low } és { $high } között.
mistake-set-one-of = írd ezek egyikét: { $known }.
mistake-set-text = írj szöveget.
mistake-set-texts = írj szövegekből álló listát, ilyet: ["a1", "a2"].
mistake-set-wholes = írj { $length } egész számból álló listát { $low } és { $high } között.
mistake-set-faces = { $file }, { $line }. sor: { $piece }: { $count } oldala van.
mistake-set-faces-kampf = a blank, single és full együtt hat.
mistake-set-faces-aquileia = a bronze, silver és gold együtt hat.
mistake-set-teams = { $file }, { $line }. sor: { $piece }: { $teams } csapatot kér { $players } személynél.
mistake-set-teams-hint = { $spaces } mező és { $gladiators } gladiátor van.
mistake-set-animals = { $file }, { $line }. sor: { $piece }: { $players } személynél { $spaces } mező marad szabadon, az animals.toml pedig ennyit ad: { $animals }.
mistake-set-animals-hint = adj hozzá állatokat vagy hordozókat.
mistake-set-touches-none = { $file }, { $line }. sor: { $piece }: „{ $name }” nem mező.
mistake-set-touches-none-hint = a mezők: { $known }.
mistake-set-touches = { $file }, { $line }. sor: { $piece } érinti ezt: { $name }, de { $other } nem érinti őt.
mistake-set-touches-hint = vedd fel: { $piece }, ez alá: [{ $name }].
mistake-set-colours = { $file }, { $line }. sor: { $piece } színei: { $colours }.
mistake-set-colours-hint = nevezz meg kettőt ezek közül: { $known }.
mistake-set-exchange = { $file }, { $line }. sor: { $piece } annyit ad, amennyit elvesz.
mistake-set-exchange-hint = a váltás érmékbe kerüljön, vagy egy fémet adjon kisebb értékűért.
mistake-set-pile = { $file }, { $line }. sor: { $piece } túl kis paklit zár le.
mistake-set-pile-stadium = { $count } stadionkártya kell.
mistake-set-pile-theatre = { $count } színházkártya kell.
mistake-set-spaces = { $file }, { $line }. sor: { $piece } olyan táblát kezd, ahol { $action } mezőiből { $count } van.
mistake-set-spaces-hint = egy van.
mistake-set-rule = { $file }, { $line }. sor: { $piece } szabály nélküli lap.
mistake-set-rule-hint = a lapok darabszáma és értéke lehet más, vagy ki is maradhatnak.
mistake-set-counts = { $file }, { $line }. sor: { $piece } { $expected } lapot számol ({ $kind }), de itt { $count } van: { $deck }.
mistake-set-counts-hint = írd ezt: { $field } = { $count }, vagy változtasd meg egy lap darabszámát.
mistake-set-starts = { $file }, { $line }. sor: { $piece } és a többi mező között { $count } kezdőmező van.
mistake-set-starts-hint = jelölj meg egy mezőt így: „start = 1”, egy másikat így: „start = 2”.
mistake-set-powers = { $file }, { $line }. sor: { $piece } { $count } képességgel rendelkezik.
mistake-set-powers-hint = minden háznak kettő van.
mistake-set-houses = { $file }, { $line }. sor: { $piece } házával együtt { $count } kell ({ $kind }), kezdetben viszont { $there } van.
mistake-set-houses-hint = adj valamelyik háznak kevesebbet ({ $kind }), vagy vegyél fel lapokat.

## Rules pages and puzzles

mistake-no-page = Ehhez nincs szabályoldal: „{ $game }”.
mistake-no-page-hint = a „ludus games” felsorolja a játékokat.
mistake-no-puzzles = Ehhez nincs feladvány: „{ $game }”.
mistake-there-are-for = ezekhez van: { $games }.
mistake-no-puzzle = Nincs ilyen feladvány: „{ $id }”.
mistake-puzzle-like = egy azonosító ilyen: „{ $id }”.
mistake-puzzle = A feladvány nem olvasható: { $why }.
mistake-puzzle-hint = készítsd el újra: ludus puzzles make.

## Odds

mistake-no-odds = Ehhez nincsenek esélyek: „{ $game }”.

## Packages

mistake-package = Ehhez kell ez a csomag, de nincs telepítve: „{ $name }”.
mistake-package-hint = telepítsd: { $command }

## A server

mistake-listen = A szerver itt nem érhető el: { $host }:{ $port }: { $why }.
mistake-listen-hint = válassz másik --host vagy --port értéket.
mistake-processes = Több folyamat nem oszthat meg egy SQLite-adatbázist.
mistake-processes-hint = hagyd el a --workers kapcsolót, vagy adj meg PostgreSQL-adatbázist a --database után.
mistake-unwritable = Nem írható: { $file }: { $why }.
mistake-other-folder = nevezz meg másik mappát.
mistake-other-file = nevezz meg másik fájlt.
mistake-other = nevezz meg másikat.
mistake-folder = A mappa nem hozható létre: { $folder }: { $why }.
mistake-in-use = Ezt már másik szerver használja: { $folder }.
mistake-in-use-hint = állítsd le, vagy nevezz meg másik mappát a --store után.
mistake-number = { $name } nem lehet „{ $value }”.
mistake-number-hint = írj számot.
mistake-newer = Az adatbázist egy újabb Ludus írta.
mistake-newer-hint = azt a változatot indítsd el, vagy állíts vissza régebbi mentést.
mistake-no-database = Itt nincs adatbázis: { $file }.
mistake-no-database-hint = a mappáját a --store után nevezd meg.
mistake-changed = Az adatbázis olvasás közben megváltozott.
mistake-changed-hint = próbáld újra.
mistake-unopened = Az adatbázis nem nyitható meg: { $why }
mistake-unopened-hint = ellenőrizd a címet, és hogy fut-e az adatbázisszerver.
mistake-backend = A Ludus ebben nem tárolhat asztalokat: { $name }.
mistake-backend-hint = használj SQLite-ot vagy PostgreSQL-t.
mistake-database-address = Az adatbázis címe nem olvasható.
mistake-database-address-hint = így írd: sqlite:///FÁJL vagy postgresql://NÉV@GÉP/ADATBÁZIS.
mistake-damaged = Az adatbázis sérült: { $why }.
mistake-damaged-hint = állíts vissza egy biztonsági mentést, ahogy a docs/guide/operations.md leírja.
mistake-not-begun = Ez a játszma még nem kezdődött el.
mistake-not-begun-hint = várd meg a játékosait.
mistake-not-over-hint = előbb játsszátok végig.
mistake-pg-backup = A PostgreSQL-adatbázist a saját eszközeivel kell menteni.
mistake-pg-backup-hint = használd ezeket: pg_dump és pg_restore.
mistake-there-already = Már létezik: { $file }.
mistake-there-already-hint = nevezz meg új fájlt.
mistake-copy = A másolat nem írható: { $why }.
mistake-copy-hint = van még hely a lemezen?
mistake-no-table = Nincs ilyen asztal.
mistake-no-table-hint = a „ludus admin tables” felsorolja őket.
mistake-no-person = Nincs ilyen személy.
mistake-no-person-hint = a „ludus admin person NÉV” megkeresi az azonosítót.

## A bot for somebody else's server

mistake-no-address = „{ $server }” nem egy szerver címe.
mistake-no-address-hint = így írd: http://127.0.0.1:8000.
mistake-server-hint = ellenőrizd a szerver címét.
mistake-silent = { $server } nem válaszol.
mistake-stranger = { $server } nem Ludus-szerver.
mistake-stranger-says = { $server } nem Ludus-szerver: ezt válaszolja: { $status }.
mistake-gone = A szerver elérhetetlenné vált.
mistake-gone-hint = indítsd újra ezt a botot, ha megint elérhető.

## At a table of a server

mistake-answer-back = előbb vond vissza a válaszodat.
mistake-unloaded = A játszma nem tölthető be: { $why }
mistake-step = A { $step }. lépés utáni állás nem az, amelyet játszottak.
mistake-rules-changed-hint = a szabályok megváltoztak; a házigazda befejezheti a játszmát, vagy egy régebbi Ludus végigviheti.

## What the system says

mistake-os-no-file = nincs ilyen fájl vagy mappa
mistake-os-no-file-clause = nincs ilyen fájl vagy mappa
mistake-os-is-folder = ez egy mappa
mistake-os-is-folder-clause = ez egy mappa
mistake-os-no-folder = ez nem mappa
mistake-os-not-allowed = nincs jogosultság
mistake-os-port-taken = a cím már foglalt
mistake-os-port-not-here = ennek a gépnek nincs ilyen címe
mistake-os-disk-full = megtelt a lemez
mistake-os-read-only = oda nem lehet írni
