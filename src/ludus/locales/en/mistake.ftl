# What is wrong and what to do, as rules, records and the server say it: these English sentences are theirs, and in another
# language the same message is told. One line each; values are whatever stands there.

## Games, seats and options

mistake-no-game = There is no game '{ $name }'.
mistake-games-are = the games are: { $games }.
mistake-near = did you mean '{ $near }'?
mistake-choose = choose one of: { $known }.
mistake-choose-first = choose one of: { $known } …
mistake-seats = { $game } cannot be played by { $seats }.
mistake-seats-hint = it takes { $fewest } to { $most } players.
mistake-option = { $game } has no option '{ $name }'.
mistake-option-hint = its options are: { $known }.
mistake-option-value = The option '{ $name }' cannot be '{ $value }'.
mistake-expansion = { $seats } houses cannot play without the expansion.
mistake-expansion-hint = choose expansion on, or at most { $seats } seats.
mistake-seed = The seed { $seed } cannot be written in a record.
mistake-seed-hint = use letters and digits.
mistake-order = { $game } has no standing order '{ $name }'.
mistake-order-hint = its orders are: { $known }.
mistake-order-value = The order '{ $name }' cannot be given with { $value }.
mistake-order-value-hint = it takes: { $known }.

## Choices

mistake-not-now = '{ $words }' cannot be chosen now.
mistake-not-now-hint = choose one of the options offered.
mistake-no-roll = '{ $words }' is not a roll of { $count } dice.
mistake-no-card = '{ $words }' is not among the { $count } cards that can be drawn from '{ $pile }'.
mistake-for-example = for example '{ $words }'.
mistake-over = The game is over.
mistake-over-hint = begin another, or replay this one.
mistake-not-asked = Seat { $seat } is not asked anything now.
mistake-not-asked-clause = seat { $seat } is not asked anything now.
mistake-not-asked-hint = wait for its turn.
mistake-over-clause = the game is over.
mistake-nothing-back = There is no choice of yours to take back.
mistake-nothing-back-hint = undo works after your first choice.
mistake-back = This cannot be taken back: dice fell, somebody acted or something was shown since.
mistake-back-hint = it takes the others' consent.

## Bots

mistake-no-bot = There is no bot '{ $name }'.
mistake-bots-are = the bots are: { $known }.
mistake-bot-import = The bot '{ $name }' cannot be imported: { $why }
mistake-bot-import-hint = write module:Class, in the folder of the module or with its package installed.
mistake-made-from-seed = '{ $name }' cannot be made from a seed alone.
mistake-made-from-file = '{ $name }' cannot be made from a seed and a file.
mistake-made-from-hint = a class is made by Class(seed), and where module:Class@FILE names a file, by Class(seed, FILE).
mistake-no-class = '{ $name }' is no bot.
mistake-no-class-hint = name a class derived from ludus.match.Bot.
mistake-no-checkpoint = There is no checkpoint '{ $file }'.
mistake-no-checkpoint-hint = write module:Class@FILE.

## Records

mistake-no-record = This is not a Ludus record.
mistake-no-record-hint = a record begins with the line [ludus { $format }].
mistake-format = Format { $format } is unknown.
mistake-no-header = The record has no [{ $name } …] line.
mistake-no-header-hint = it seems to be cut off; export it again.
mistake-header = The record's header cannot be read: { $why }.
mistake-again = export it again.
mistake-line = Line { $line } of the record cannot be read: '{ $text }'.
mistake-line-hint = a line is a seat's number or 'chance', then the words of the choice.
mistake-replays-not = The record does not replay: in line { $line }, { $why }
mistake-replays-not-hint = the record was changed or cut, or the rules differ; export it again.
mistake-too-few = The record has { $lines } lines, but { $played } replay.
mistake-too-few-hint = it was changed or cut off; export it again.
mistake-result = The record says '{ $said }', the replay '{ $found }'.
mistake-result-hint = it was changed or cut off.
mistake-unfinished-clause = not finished
mistake-rules = The record was played by rules version { $theirs }, this is version { $ours }.
mistake-rules-hint = replay it with the Ludus it was made with.
mistake-set = The record was played with data set { $theirs }, this one is { $ours }.
mistake-set-hint = name the folder it was played with (--set DIR).
mistake-position = The position after line { $line } is not the one recorded.
mistake-position-hint = a choice before it was changed, or the line that begins with @ below it.
mistake-promise = The seed is not the one promised at the start.
mistake-promise-hint = the record was changed.
mistake-dice = The dice in line { $line } say '{ $said }', but the seed gives '{ $found }'.
mistake-dice-hint = a die was changed, or the game was played with dice of its own.
mistake-review = This game is not finished.
mistake-review-hint = look back on it when it is over.
mistake-judges = Nobody can judge positions of { $game }.

## Data sets

mistake-set-files = The data set '{ $folder }' cannot be used: { $file }: { $why }.
mistake-set-files-hint = start from a copy of the shipped files in '{ $folder }'.
mistake-set-section = { $file }: there is no [{ $name }].
mistake-set-section-hint = add it as in the shipped file.
mistake-set-toml-hint = mend the line named.
mistake-set-outside = { $file }, line { $line }: '{ $name }' stands outside any piece.
mistake-set-outside-hint = every value belongs under a heading such as [lion-a].
mistake-set-field = { $file }, line { $line }: { $piece }: '{ $field }' is { $value }.
mistake-set-unknown = { $file }, line { $line }: { $piece } has '{ $field }', which means nothing here.
mistake-set-unknown-hint = the fields of this file are: { $known }.
mistake-set-missing = { $file }, line { $line }: { $piece } has no '{ $field }'.
mistake-set-missing-hint = add a line '{ $field } = …' under [{ $piece }].
mistake-set-whole = write a whole number from { $low } to { $high }.
mistake-set-one-of = write one of: { $known }.
mistake-set-text = write a text.
mistake-set-texts = write a list of texts, such as ["a1", "a2"].
mistake-set-wholes = write a list of { $length } whole numbers from { $low } to { $high }.
mistake-set-faces = { $file }, line { $line }: { $piece } has { $count } faces.
mistake-set-faces-kampf = blank, single and full together make six.
mistake-set-faces-aquileia = bronze, silver and gold together make six.
mistake-set-teams = { $file }, line { $line }: { $piece } asks for { $teams } teams with { $players } players.
mistake-set-teams-hint = there are { $spaces } spaces and { $gladiators } gladiators.
mistake-set-animals = { $file }, line { $line }: { $piece } leaves { $spaces } spaces free with { $players } players, and animals.toml has { $animals }.
mistake-set-animals-hint = add animals or carriers.
mistake-set-touches-none = { $file }, line { $line }: { $piece } touches '{ $name }', which is no space.
mistake-set-touches-none-hint = the spaces are: { $known }.
mistake-set-touches = { $file }, line { $line }: { $piece } touches { $name }, but { $other } does not touch it.
mistake-set-touches-hint = add { $piece } under [{ $name }].
mistake-set-colours = { $file }, line { $line }: { $piece } has the colours { $colours }.
mistake-set-colours-hint = name two of: { $known }.
mistake-set-exchange = { $file }, line { $line }: { $piece } gives as much as it takes.
mistake-set-exchange-hint = an exchange must lose coins, or a metal for a lesser one.
mistake-set-pile = { $file }, line { $line }: { $piece } ends a pile that is too small.
mistake-set-pile-stadium = there must be { $count } stadium cards.
mistake-set-pile-theatre = there must be { $count } theatre cards.
mistake-set-spaces = { $file }, line { $line }: { $piece } opens a board with { $count } spaces of { $action }.
mistake-set-spaces-hint = it has one.
mistake-set-rule = { $file }, line { $line }: { $piece } is a card without a rule.
mistake-set-rule-hint = cards may have other copies and values, or be left out.
mistake-set-counts = { $file }, line { $line }: { $piece } counts { $expected } { $kind } cards, but there are { $count } in { $deck }.
mistake-set-counts-hint = write { $field } = { $count }, or change the copies of a card.
mistake-set-starts = { $file }, line { $line }: { $piece } and the other hexes have { $count } starts.
mistake-set-starts-hint = mark one hex 'start = 1', another 'start = 2'.
mistake-set-powers = { $file }, line { $line }: { $piece } has { $count } powers.
mistake-set-powers-hint = every house has two.
mistake-set-houses = { $file }, line { $line }: { $piece } takes the houses to { $count } { $kind } in all, and there are { $there } to begin with.
mistake-set-houses-hint = give a house fewer { $kind }, or add cards.

## Rules pages and puzzles

mistake-no-page = There is no rules page for '{ $game }'.
mistake-no-page-hint = the command 'ludus games' lists the games.
mistake-no-puzzles = There are no puzzles for '{ $game }'.
mistake-there-are-for = there are for: { $games }.
mistake-no-puzzle = There is no puzzle '{ $id }'.
mistake-puzzle-like = an id is like '{ $id }'.
mistake-puzzle = The puzzle cannot be read: { $why }.
mistake-puzzle-hint = make it anew: ludus puzzles make.

## Odds

mistake-no-odds = There are no odds for '{ $game }'.

## Packages

mistake-package = This needs the package '{ $name }', which is not installed.
mistake-package-hint = install it: { $command }

## A server

mistake-listen = The server cannot listen at { $host }:{ $port }: { $why }.
mistake-listen-hint = choose another --host or --port.
mistake-processes = Several processes cannot share an SQLite database.
mistake-processes-hint = leave out --workers, or name a PostgreSQL database with --database.
mistake-unwritable = { $file } cannot be written: { $why }.
mistake-other-folder = name another folder.
mistake-other-file = name another file.
mistake-other = name another.
mistake-folder = The folder { $folder } cannot be made: { $why }.
mistake-in-use = Another server uses { $folder }.
mistake-in-use-hint = stop it, or name another folder with --store.
mistake-number = { $name } cannot be '{ $value }'.
mistake-number-hint = write a number.
mistake-newer = The database was written by a newer Ludus.
mistake-newer-hint = start that version, or restore an older backup.
mistake-no-database = There is no database at { $file }.
mistake-no-database-hint = name its folder with --store.
mistake-changed = The database was changed while it was read.
mistake-changed-hint = try again.
mistake-unopened = The database cannot be opened: { $why }
mistake-unopened-hint = check the address, and that the database server runs.
mistake-backend = Ludus cannot keep its tables in { $name }.
mistake-backend-hint = use SQLite or PostgreSQL.
mistake-database-address = The address of the database cannot be read.
mistake-database-address-hint = write sqlite:///FILE or postgresql://USER@HOST/NAME.
mistake-damaged = The database is damaged: { $why }.
mistake-damaged-hint = restore a backup, as docs/guide/operations.md describes.
mistake-not-begun = This game has not begun.
mistake-not-begun-hint = wait for its players.
mistake-not-over-hint = play it to its end first.
mistake-pg-backup = A PostgreSQL database is copied by its own tools.
mistake-pg-backup-hint = use pg_dump and pg_restore.
mistake-there-already = { $file } is there already.
mistake-there-already-hint = name a new file.
mistake-copy = The copy could not be written: { $why }.
mistake-copy-hint = is there room on the disk?
mistake-no-table = There is no such table.
mistake-no-table-hint = `ludus admin tables` lists them.
mistake-no-person = There is no such person.
mistake-no-person-hint = `ludus admin person NAME` finds the id.

## A bot for somebody else's server

mistake-no-address = '{ $server }' is not the address of a server.
mistake-no-address-hint = write it as http://127.0.0.1:8000.
mistake-server-hint = check the address of the server.
mistake-silent = { $server } does not answer.
mistake-stranger = { $server } is not a Ludus server.
mistake-stranger-says = { $server } is not a Ludus server: it answers { $status }.
mistake-gone = The server is gone.
mistake-gone-hint = start this bot again when it is back.

## At a table of a server

mistake-answer-back = take your answer back first.
mistake-unloaded = The game cannot be loaded: { $why }
mistake-step = The position after step { $step } is not the one that was played.
mistake-rules-changed-hint = the rules have changed; the host may end the game, or an older Ludus finish it.

## What the system says

mistake-os-no-file = No such file or directory
mistake-os-no-file-clause = no such file or directory
mistake-os-is-folder = Is a directory
mistake-os-is-folder-clause = is a directory
mistake-os-no-folder = Not a directory
mistake-os-not-allowed = Permission denied
mistake-os-port-taken = Address already in use
mistake-os-port-not-here = Cannot assign requested address
mistake-os-disk-full = No space left on device
mistake-os-read-only = Read-only file system
