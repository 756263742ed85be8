# The terminal

## Small words

cli-separator = { ", " }
cli-yes = yes
cli-no = no
# The pager takes ASCII alone.
cli-pager = Space: on | b: back | q: leave
cli-player = Player
cli-seat = Seat { $number }
cli-players = { $fewest } to { $most } players
cli-leads-to = { $option }: { $consequence }
cli-blocked = { $option }: { $reason } [{ $rule }]
cli-not-text = it is not a text file

## The command line

cli-about = Roman board games in the terminal.
cli-about-play = play a game in this terminal
cli-about-replay = step through a recorded game
cli-about-review = look back on a finished game: chances, decisions, luck
cli-about-puzzle = solve a puzzle: a position with one clearly best choice
cli-about-puzzles = make puzzles from games between bots
cli-about-verify = check the dice and the result of a recorded game
cli-about-rules = read the rules of a game
cli-about-games = list the games and their options
cli-about-sim = let bots play many games
cli-about-ladder = let bots meet each other and rate them
cli-about-balance = see whether the houses, or the places at the table, win equally often
cli-about-dataset = let bots play and write the games down to learn from
cli-about-encoding = print what the numbers of observations and actions mean, for programs that learn
cli-about-train = let a network learn a game by playing itself (needs PyTorch)
cli-about-odds = tell the odds of a fight
cli-about-serve = start a server for people who play over the network
cli-about-admin = look after the tables of a server
cli-about-bot = let a bot play a seat of a server

cli-mistake = error: { $told }
cli-advice = hint: { $told }
cli-help-usage = Usage:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-arg-help = show this help
cli-arg-version = show the version
cli-version-plain = plain rules
cli-version-compiled = compiled rules
cli-arg-lang = the language: { $languages }
cli-arg-game = the game's name, as 'ludus games' lists it
cli-arg-seats = how many play
cli-arg-human = a person at the next seat; may be given several times
cli-arg-bot = a bot at the next seat; may be given several times
cli-arg-seed = the same seed and the same choices give the same game
cli-arg-option = a table option; 'ludus games' lists them
cli-arg-set = a folder with an edited data set
cli-arg-practice = let bots say why they chose (why), and a coach help: hint, best, warn
cli-arg-resume = go on with a saved game; without FILE, list those there are
cli-arg-check = set up a game, draw it once and stop
cli-arg-file = a record
cli-arg-seat = show only what this seat knew; seats are numbered from 0, as in the record
cli-arg-step = begin after so many choices
cli-arg-rules-game = the game's name, as 'ludus games' lists it; where it is left out, ID is looked for in all games
cli-arg-id = a paragraph, a ruling or a thing, such as combat.nets, K-13 or 'net thrower'
cli-arg-bots = the bots, one for each seat: names, or module:Class for your own
cli-arg-games = how many games; 100 if not given
cli-arg-sim-seats = how many play; as many as there are bots
cli-arg-sim-seed = a whole number; the same seed gives the same totals
cli-arg-ladder-bots = the bots that meet, separated by commas
cli-arg-ladder-games = how many games each pair plays; 100 if not given
cli-arg-ladder-protocol = play a fixed protocol instead: each bot alone against a table of others ({ $protocols })
cli-arg-workers = how many processes; one for each processor if not given
cli-arg-cluster = work on a Dask cluster: the address of its scheduler, or 'local'
cli-arg-out = keep the results in this file as they come; the same command goes on from there
cli-arg-plot = draw a picture to this file, PNG or SVG
cli-arg-dataset-out = the Parquet file to write
cli-arg-dataset-bots = the bots, one for each seat; greedy ones if not given
cli-arg-balance-bot = the bot on all seats; greedy if not given
cli-arg-balance-seats = how many play; 4 if not given
cli-arg-json = print one JSON object
cli-arg-puzzle-daily = the puzzle of the day, as without it
cli-arg-puzzle-id = the puzzle of that id
cli-arg-puzzle-from = the puzzles of a folder, as 'ludus puzzles make' writes them
cli-arg-puzzles-task = make
cli-arg-puzzles-count = how many; 60 if not given
cli-arg-puzzles-out = the folder they are written to, a file each
cli-arg-puzzles-seed = the same seed makes the same puzzles
cli-error-puzzle-game = { $id } is no puzzle of '{ $game }'.
cli-hint-puzzle = it belongs to { $game }; leave the game out.
cli-error-puzzle-none = There are no puzzles in { $folder }.
cli-hint-puzzle-none = 'ludus puzzles make GAME --out DIR' makes some.
cli-hint-puzzles-out = name a folder that you may write to.
cli-arg-encoding-game = the game's name, as 'ludus games' lists it, or a small one: { $games }
cli-arg-encoding-version = the version of the encoding; the latest if not given
cli-arg-encoding-actions = the numbers of the actions instead
cli-arg-train-out = folder for the weights, the checkpoint and the log
cli-arg-train-minutes = how long to train, evaluations not counted
cli-arg-train-decisions = how many decisions to learn from, however long that takes
cli-arg-train-seats = numbers of seats to train with, instead of those of the settings
cli-arg-train-workers = processes that play for each number of seats; 0 plays in the learner's own
cli-arg-train-settings = a YAML file with settings, instead of those of the game
cli-arg-train-from = weights to go on from
cli-arg-train-resume = go on from the checkpoint in the folder
cli-arg-train-device = where to learn: cuda, cpu …

## What is wrong, and what to do

cli-error-game = There is no game called { $name }.
cli-hint-game = the games are: { $games }.
cli-error-nowhere = There is no game, paragraph or thing called { $name }.
cli-hint-nowhere = perhaps one of these: { $names }; the games are: { $games }.
cli-error-option = { $given } is not a table option.
cli-hint-option = write --option NAME=VALUE.
cli-error-too-many-players =
    { $players ->
        [one] { $players } player is named, but there are { $seats } seats.
       *[other] { $players } players are named, but there are { $seats } seats.
    }
cli-hint-more-seats = raise --seats, or name fewer players.
cli-error-name = The name '{ $name }' cannot be used.
cli-hint-name = give every player a name of their own, of { $longest } characters at most.
cli-ask-name-again = Everybody needs a name of their own, of { $longest } characters at most.
cli-hint-seats = Type a number from { $fewest } to { $most }.
cli-error-file = { $file } cannot be read: { $why }.
cli-hint-file = name a record that was saved with 'save FILE'.
cli-hint-saves = 'ludus play --resume' lists the games that were saved here.
cli-error-no-seed = { $file } has no seed, so its dice cannot go on.
cli-hint-no-seed = the file may be cut off; 'ludus play --resume' lists the games that can go on.
cli-error-over = The game in { $file } is over.
cli-hint-over = watch it again with 'ludus replay { $file }'.
cli-hint-review = look back on it when it is over; 'ludus replay' shows it as far as it goes.
cli-error-int = { $name } takes a whole number, not { $value }.
cli-error-float = { $name } takes a number, not { $value }.
cli-error-choice = { $name } cannot be { $value } (possible: { $choices }).
cli-error-value = { $name } takes a value.
cli-error-both = { $name } and { $other } exclude each other.
cli-error-required = Missing: { $names }.
cli-error-unrecognized = Unknown: { $words }.
cli-error-unproven = { $file } replays, but it has no seed, so its dice cannot be checked.
cli-hint-unproven = the game is not over, or the end of the file is missing.
cli-error-paragraph = There is no paragraph or thing called { $id }.
cli-hint-paragraph = perhaps one of these: { $ids }.
cli-error-thing = There is nothing called { $thing }.
cli-hint-thing = perhaps one of these: { $names }.
cli-hint-things = 'ludus rules' lists everything in the box by name.
cli-several-things = Several things are called so. Say which: { $names }.
cli-error-range = { $name } cannot be { $value }.
cli-hint-range = it goes from { $least } to { $most }.
cli-hint-least = it must be { $least } or more.
cli-error-bots =
    { $bots ->
        [one] { $bots } bot cannot fill { $seats } seats.
       *[other] { $bots } bots cannot fill { $seats } seats.
    }
cli-hint-bots = name { $seats } bots with --bots, separated by commas.
cli-error-ladder-bots = A ladder needs two bots or more.
cli-hint-ladder-bots = name them with --bots, separated by commas.
cli-error-ladder-game = No game is named, and no protocol.
cli-hint-ladder-game = write 'ludus ladder GAME', or 'ludus ladder --protocol NAME'.
cli-error-protocol-game = A protocol names its game itself, but { $game } is named too.
cli-hint-protocol-game = leave out GAME.
cli-error-protocol-out = One file cannot hold a protocol played by several bots.
cli-hint-protocol-out = name one bot, or leave out --out.
cli-error-protocol-plot = A protocol draws no picture.
cli-hint-protocol-plot = leave out --plot; --out keeps every game, --json prints the figures.
cli-error-protocol-settled = A protocol settles { $flag } itself.
cli-hint-protocol-settled = leave it out, or play a ladder of your own: 'ludus ladder GAME'.
cli-hint-help = '{ $program } --help' shows how it is called.

## Sitting down

cli-ask-game = Which game?
cli-ask-seats = How many play ({ $fewest } to { $most })?
cli-ask-players = Who sits where? Type a person's name, or a bot's level: { $levels }. Enter takes what is in brackets.
cli-check = All is well: { $title } for { $seats } is ready to play.
cli-saves = Games you can go on with:
cli-saved-game =
    { $choices ->
        [one] { $title }: { $players } – { $choices } choice, { $time }
       *[other] { $title }: { $players } – { $choices } choices, { $time }
    }
cli-ask-saved = Which one?
cli-saves-older =
    { $count ->
        [one] … { $count } older game has number { $first }; 'more' lists it too.
       *[other] … { $count } older games have the numbers { $first } to { $last }; 'more' lists them too.
    }
cli-no-saves = There is no game to go on with. Games played in the terminal are saved in { $folder }, after every choice.

## At the table

cli-choose = Choose.
cli-how-to-answer = Answer with a number or in words; '?' explains the question, 'help' the rest.
cli-how-to-compare = '?' also tells what each house can do; you keep yours for the whole game.
cli-ask-beside = Something new lies before you: answer it, or press Enter to go on.
cli-waiting-for = Waiting for { $names }
cli-beside = ── beside the question ──
cli-numbers = { $first } to { $last }
cli-answers-folded = ── the question: { $numbers }; 'more' lists them ──
cli-beside-folded = ── beside the question: { $numbers }; 'more' lists them ──
cli-board-cropped = … 'board' shows the whole table.
cli-choices-cropped = … 'more' lists all choices.
cli-group-folded = ('more' lists them)
cli-thinking = { $name } is thinking …
cli-conferring = The others confer …
cli-hand-over = Hand over to { $name }, then press Enter.
cli-your-turn = It is { $name }'s turn.
cli-earlier =
    { $count ->
        [one] … { $count } earlier line; 'log' shows it.
       *[other] … { $count } earlier lines; 'log' shows them.
    }
cli-several = That could be one of these:
cli-not-understood = '{ $typed }' is not among the options. Type a number, or 'help'.
cli-not-in-list = '{ $typed }' is not in the list. Type one of its numbers.
cli-consequences = What your choices lead to:
cli-not-now = Not possible now:
cli-log-more =
    { $count ->
        [one] … { $count } earlier line; 'log { $all }' shows it too.
       *[other] … { $count } earlier lines; 'log { $all }' shows them too.
    }
cli-nothing-to-undo = There is nothing to take back yet.
cli-undo-asks = Dice fell or somebody acted since then, so the others must agree.
cli-undo-consent = { $asked }: may { $name } take the last choice back?
cli-taken-back = { $name } takes the last choice back.
cli-overwrite = { $file } exists. Overwrite it?
cli-saved = Saved in { $file }.
cli-not-saved = Could not save in { $file }: { $why }.
cli-resume = To go on: { $command }
cli-quit-save = Save the game before you leave?

## Commands at the table

cli-help-answer = Answer with an option's number, its words, or the beginnings of some of its words; Enter takes the only one there is; where there are several, it shows the question again. You can also type:
cli-word-what = ?
cli-word-card = card
cli-word-odds = odds
cli-word-orders = orders
cli-word-why = why
cli-word-hint = hint
cli-word-best = best
cli-word-warn = warn
cli-word-more = more
cli-word-board = board
cli-word-log = log
cli-word-undo = undo
cli-word-save = save
cli-word-rules = rules
cli-word-help = help
cli-word-quit = quit
cli-form-what = ? [THING]
cli-form-card = card [NAME]
cli-form-odds = odds
cli-form-why = why [N] [+]
cli-form-hint = hint
cli-form-best = best
cli-form-warn = warn
cli-form-orders = orders [N [M]]
cli-form-more = more
cli-form-board = board
cli-form-log = log [N]
cli-form-undo = undo
cli-form-save = save [FILE]
cli-form-rules = rules [ID]
cli-form-help = help
cli-form-quit = quit
cli-does-what = explain the question and what is not possible now, or a THING
cli-does-card = tell what a card or any other thing is and does
cli-does-odds = tell what each choice is worth in a fight
cli-does-why = tell why a bot made its last choice, or its Nth last; + adds its numbers
cli-does-hint = say where to look, in a practice game
cli-does-best = tell the best choices and why, in a practice game
cli-does-warn = ask before a blunder from now on, or no more, in a practice game
cli-does-orders = list the standing orders, or give the Nth or take it back
cli-does-more = list every choice
cli-does-board = draw the table again
cli-does-log = tell what has happened
cli-does-undo = take the last choice back
cli-does-save = save the game (it also saves itself), or a copy in FILE
cli-does-rules = read the rules, or one paragraph
cli-does-help = show this list
cli-does-quit = leave the game
cli-why-option = option
cli-why-chance = chance to win
cli-why-tried = tried
cli-chances-fight = chance to win
cli-chances-guest = chance of the guest's best fighter
cli-chances-rival = chance against the rival
cli-chances-coming = chance against those who may come
cli-chances-against = against
cli-chances-prospects = An animal that is beaten counts as 2 gladiators.
cli-chances-gladiators = gladiators ahead, on average
cli-chances-gold = gold on average
cli-chances-exact = Exact, both sides playing their best.
cli-chances-sampled = Sampled; ± is the margin of a 95% interval.
cli-chances-none = There is no fight to reckon here.
cli-chances-game = chance to win the game
cli-puzzle-not-understood = '{ $typed }' is not among the options. Type a number, or Ctrl-D to leave.
cli-puzzle-heading = Puzzle { $id }, rated { $rating }. What counts: { $counts }.
cli-puzzle-right = Right, that is the best choice.
cli-puzzle-wrong = Not the best: “{ $best }” is better by { $less }.
cli-puzzle-yours = yours
cli-puzzle-found = The best choice is found by: { $levels }.
cli-puzzle-found-game = Lanista and champion play for the whole game, where another choice may be as good.
cli-puzzle-another = Another one of { $count }?
cli-puzzles-looking = looking through game { $number } of the bots
cli-puzzles-solve = Solve them: ludus puzzle --from { $folder }
cli-puzzles-made =
    { $count ->
        [one] { $count } puzzle lies in { $folder }.
       *[other] { $count } puzzles lie in { $folder }.
    }
cli-orders-none = There is nothing to settle beforehand here.
cli-orders-how = 'orders { $number }' gives order { $number } or takes it back. [x] stands.
cli-orders-value = A number belongs to order { $number }: 'orders { $number } { $value }'.
cli-orders-unknown = There is no order '{ $typed }'. Type a number from 1 to { $most }.
cli-order-cancelled = No longer: { $order }
cli-order-number = This order takes a number from { $least } to { $most }, for example 'orders { $number } { $most }'.
cli-why-more = And { $count } more.
cli-why-later = What the bots thought is told after the game; in a game begun with --practice at any time.
cli-why-nothing = No bot has made a choice yet.
cli-why-numbers = 'why +' shows the numbers behind it.
cli-why-no-numbers = { $name } played no options out; there are no more numbers behind it.
cli-coach = the coach
cli-coach-no-choice = There is nothing to choose now.
cli-coach-more = 'best' tells the best choices.
cli-coach-in-your-place = In your place I would choose among these:
cli-coach-as-good = Cannot be told apart from the first: the difference lies within the margin.
cli-coach-behind =
    { $less ->
        [0] Less than one percentage point behind the first choice.
        [one] About one percentage point behind the first choice.
       *[other] About { $less } percentage points behind the first choice.
    }
cli-coach-game = { $chance }% to win the game
cli-coach-warning = That lowers your chance to win by about { $less } percentage points; 'best' tells what is better.
cli-coach-sure = Choose it all the same?
cli-coach-warns = The coach now asks before a blunder.
cli-coach-warns-not = The coach asks no more.
cli-coach-refused = The coach only helps in practice games: begin one with --practice.

## The end

cli-winner = ★ winner
cli-kept = The game is kept in { $file }.
cli-ask-end = Press Enter to leave, or type 'save FILE', 'log' or 'undo':

## Replaying and checking

cli-verified = The record is sound: { $game }, { $seats } seats, { $lines } lines; dice, hashes and result are right.
cli-verified-unfinished = The record is sound as far as it goes: { $game }, { $seats } seats, { $lines } lines; dice and hashes are right. The game is not over.
cli-error-unfinished = The game is not over: its { $lines } lines can be played, but its dice cannot be checked yet.
cli-hint-unfinished = a record has its seed, which proves the dice, once the game is over.
cli-unfinished = The game is not over.
cli-scores = Score: { $scores }.
cli-winners = Winner: { $names }.
cli-step = Step { $step } of { $last }
cli-step-keys = Enter or n: forward, b: back, a number: that step
cli-step-jumps = { $examples }: { $kinds } ({ $letters }: the next)
cli-step-leave = l: log, q: leave
cli-step-round = round
cli-step-fight = fight
cli-step-race = race
cli-step-auction = auction
cli-step-scheme = scheme
cli-step-is-this = The game goes no further this way.
cli-step-nowhere = '{ $typed }' leads nowhere from here. There are { $there }.
cli-step-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
cli-step-fights =
    { $count ->
        [one] { $count } fight
       *[other] { $count } fights
    }
cli-step-races =
    { $count ->
        [one] { $count } race
       *[other] { $count } races
    }
cli-step-auctions =
    { $count ->
        [one] { $count } auction
       *[other] { $count } auctions
    }
cli-step-schemes =
    { $count ->
        [one] { $count } scheme
       *[other] { $count } schemes
    }
cli-step-steps = steps 0 to { $last }

## The rules page

cli-rules-chapter = '{ $command } 3' shows a single chapter.
cli-sources = Values that are not from the rulebook
cli-source-public = from public sources
cli-source-inferred = inferred
cli-source-reconstructed = reconstructed
cli-source-rulebook = the rulebook
cli-source-derived = derived from the rulebook
cli-source-ours = decided by us
cli-ruling-why = Why: { $why }
cli-ruling-source = Source: { $sources }.
cli-ruling-cited = Cited in: { $ids }.
cli-rulings-in-english = The rulings are written in English only.
cli-rulings = Numbers such as { $first } are rulings: where a rulebook is silent, they say what we do and why. 'ludus rules { $game } { $first }' prints one.
cli-things = Everything in the box
cli-things-hint = 'ludus rules { $game } { $name }' says what a thing is and does, in a game '? { $name }'.

## Many games

cli-sim-bot = bot
cli-sim-wins = wins
cli-sim-score = mean score
cli-sim-by-seat = Wins by seat: { $wins }
cli-sim-pace =
    { $games ->
        [one] { $games } game, { $decisions } decisions, { $seconds } s
       *[other] { $games } games, { $decisions } decisions, { $seconds } s
    }

## A ladder

cli-ladder-rating = rating
cli-ladder-share = comparisons won
cli-ladder-pace = ms per decision
cli-ladder-meeting =
    { $games ->
        [one] { $first } against { $second }: { $share } in { $games } game
       *[other] { $first } against { $second }: { $share } in { $games } games
    }
cli-protocol = { $bot } in { $protocol }: { $share } of { $games } games won (95%: { $between }); { $fair } would be fair. { $pace } ms per decision.
cli-level-random = random
cli-level-plain = plain
cli-level-greedy = greedy
cli-level-novice = novice
cli-level-lanista = lanista
cli-level-champion = champion
cli-level-master = master

## Kampf der Gladiatoren: the arena

cli-kampf-letter-sword = S
cli-kampf-letter-spear = P
cli-kampf-letter-net = N
cli-kampf-letter-prong = Y
cli-kampf-letter-shield = H
cli-kampf-carriers =
    { $count ->
        [one] { $count } carrier to place
       *[other] { $count } carriers to place
    }
cli-kampf-animals =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animals
    }
cli-kampf-pile =
    { $count ->
        [one] { $count } animal in the pile
       *[other] { $count } animals in the pile
    }
cli-kampf-beside = Beside the board: { $animals }
cli-kampf-fight = Fight

## Aquileia: the city

cli-aquileia-round = Round { $round } of 6
cli-aquileia-start = Start
cli-aquileia-crests = Crests
cli-aquileia-blue = Blue dice: { $count }
cli-aquileia-letter-bronze = B
cli-aquileia-letter-silver = S
cli-aquileia-letter-gold = G
cli-aquileia-suit-weapon = weapon
cli-aquileia-suit-silver-horse = silver
cli-aquileia-suit-gold-horse = gold
cli-aquileia-site-villa = Villa
cli-aquileia-site-workshop = Workshop
cli-aquileia-site-bank = Bank
cli-aquileia-points = pts
cli-aquileia-followers = fol
cli-aquileia-houses = hou
cli-aquileia-open = Stadium: { $laurel }
cli-aquileia-theatre = Theatre cards left: { $count }
cli-aquileia-signs =
    +2  and two slaves
    →   gives each time
    ★   its value at once
    +   and a hidden card
    ×2  two buildings
cli-aquileia-hand = Hand: { $cards }
cli-aquileia-laurels = Stadium cards: { $laurels }
cli-aquileia-owes =
    { $count ->
        [one] { $site }, { $count } slave owed
       *[other] { $site }, { $count } slaves owed
    }
cli-aquileia-out = out

## Spartacus: Capua

cli-spartacus-round = Round { $round } of { $rounds }
cli-spartacus-round-open = Round { $round }
cli-spartacus-set-up = Set-up
cli-spartacus-phase-upkeep = Upkeep
cli-spartacus-phase-intrigue = Intrigue
cli-spartacus-phase-market = Market
cli-spartacus-phase-arena = Arena
cli-spartacus-stalls = =n: bank pays n
cli-spartacus-column-influence = influence
cli-spartacus-column-gold = gold
cli-spartacus-column-guards = guards
cli-spartacus-column-cards = hand
cli-spartacus-column-assets = gl/sl/eq
cli-spartacus-slaves =
    { $away ->
        [0] { $count } slaves
       *[other] { $count } slaves ({ $away } not ready)
    }
cli-spartacus-signs = ♔ host   4/4/3 attack, defence, speed   (exhausted)   (✚injured)   ★ favor   ♛ champion
cli-spartacus-hand = Hand (influence/gold):
cli-spartacus-said = You have said: { $said }
cli-spartacus-seen = holds { $cards }
cli-spartacus-row = Auction:
cli-spartacus-host-bid = the honour of hosting the games
cli-spartacus-seeks = seeks support: { $gathered } influence so far
cli-spartacus-seeks-for = seeks support for { $card }: { $gathered } of { $needed } influence so far
cli-spartacus-with = with
cli-spartacus-without = without
cli-spartacus-invited = Invited:
cli-spartacus-coins = { $count } gold
cli-spartacus-guarded =
    { $count ->
        [one] { $count } guard
       *[other] { $count } guards
    }
cli-spartacus-support = support for this scheme
cli-spartacus-promise = a promise: { $promise }
cli-spartacus-attack = { $attacker } attacks { $defender }
cli-spartacus-standing = Influence/gold
cli-spartacus-bets = Bets
cli-spartacus-bet-on = Bet { $gold } gold on { $names }
cli-spartacus-dice-attack = ATT
cli-spartacus-dice-defence = DEF
cli-spartacus-dice-speed = SPD

## Balance, data sets and pictures

cli-encoding-about = Encoding { $version }, digest { $digest }, { $seats } seats.
cli-encoding-sizes = An observation has { $numbers } numbers; there are { $actions } actions.
cli-encoding-unnamed = What stands where in an observation has no names here; these are the { $actions } actions.
cli-encoding-slice = slice
cli-encoding-from = from
cli-encoding-to = to
cli-encoding-usual = usual at most
cli-train-done = Done. The weights are in { $file }.

cli-balance-side = side
cli-balance-games = games
cli-balance-share = won
cli-balance-interval = 95% interval
cli-balance-even = Even would be { $share }.
cli-balance-endings = Endings: { $endings }
cli-dataset-written = { $games ->
    [one] One game is written to { $file } ({ $size } MB).
   *[other] { $games } games are written to { $file } ({ $size } MB).
}
cli-plot-wins = share of wins, with 95% interval
cli-plot-length = length of a game in choices
cli-plot-games = games
cli-plot-scores = final scores
cli-plot-course = mean score in the course of the game
cli-plot-round = round
cli-plot-stretch = part of the game, 20 decisions each

## Looking back

cli-review-curve = Chance to win ({ $winners } won)
cli-review-axis = choice { $last }
cli-review-accuracy = accuracy
cli-review-given = given away
cli-review-start = start
cli-review-decisions = choices
cli-review-luck = luck
cli-review-others = others
cli-review-points =
    { $family ->
        [spartacus] influence
       *[other] points
    }
cli-review-best = { $name }, best decision (choice { $step }): { $told }
cli-review-worst = { $name }, worst decision (choice { $step }): { $told }
cli-review-right = “{ $option }”, { $chance } to win; the next best of { $count } options tried promised { $lead } less.
cli-review-alike = “{ $option }”, { $chance } to win; nothing better was found among { $count } options tried.
cli-review-wrong = “{ $option }”, { $chance } to win. Better: “{ $better }”, { $best } (± { $margin }).
cli-review-reason = A bot would say: “{ $reason }”
cli-review-turning = Turning points
cli-review-turn = Choice { $step }, { $name }: { $question }“{ $option }”. { $whose }: { $before } to { $after } ({ $decision } by the choice, { $luck } by luck).
cli-review-turn-above = Choice { $step }, { $name } (told above). { $whose }: { $before } to { $after } ({ $decision } by the choice, { $luck } by luck).
cli-review-deals = Deals, what was agreed, and what it changed
cli-review-deal = Choice { $step }: { $told }
cli-review-deal-terms = Choice { $step }: { $terms } Chance to win: { $told }
cli-review-about = Accuracy: 100 gives nothing away, 0 as much as choosing by lot; left open where one game shows too little. Given away: what the best choices promised more, judged by what the player could know, added up over all decisions: it can exceed 100%. Start, choices, luck and others’ choices add up to the end; what one choice gains the next may take back. Points (in Spartacus influence): what luck added to the result. ± holds 95% of what too few tries can do; how true the chances themselves are was measured on bots’ games. 'ludus replay FILE --step N' shows the table at choice N.
