# The page in the browser

## Everywhere

web-title = Ludus
web-separator = { ", " }
web-skip = Skip to the content
web-home-link = Ludus: to the start page
web-home = Start page
web-nav = Main pages
web-nav-play = Play
web-nav-lessons = Lessons
web-nav-puzzles = Puzzles
web-language = Language
web-close = Close
web-save = Save
web-copy = Copy
web-copied = Copied
web-confirm = Confirm
web-cancel = Cancel
web-footer = The games belong to their authors and publishers. Rules in our own words, pictures drawn by us, software under the MIT licence.
web-guest = Guest
web-you = you
web-rules = Rules
web-rule = The rule
web-rule-of = Read the rule
web-inspect = Inspect
web-names = Everything on the table by name
web-names-close = Hide the names (key N)
web-names-show = Name everything (key N)
web-error-away = The server cannot be reached.
web-error-away-hint = Check your connection and try again in a moment.
web-error-odd = The server answered something unexpected ({ $status }).

## Preferences

web-preferences = Settings
web-your-name = Your name
web-return-link = Your return link
web-return-link-make = Make a return link
web-return-link-about = With it you come back to your tables from another device. An earlier link becomes void.
web-theme = Appearance
web-theme-auto = like the device
web-theme-light = light
web-theme-dark = dark
web-pace = Pace of the story
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-at-once = at once
web-playback = How the story is told
web-hold = Hold
web-told-held = held
web-go-on = Go on
web-one-step = One thing more
web-tell-rest = Tell the rest at once
web-tell-rest-key = Tell the rest at once (space)
web-more-to-tell = { $count } more
web-missed = { $count ->
    [one] One thing happened while you were away.
   *[other] { $count } things happened while you were away.
  }
web-confirm-choices = Confirm every choice
web-sound = Sound when it is my turn
web-notify = Notification when it is my turn
web-call = Call me when it is my turn
web-call-stop = Call me no more
web-call-about = Also when this page is closed, by this browser’s own notifications.
web-call-barred = The browser does not allow notifications from here; its settings can change that.
web-coming-back = Welcome back

## Start page

web-hero = Roman games, a table away
web-hero-about = Play against bots at once, or invite friends to a table with a link. No account needed, and every game can be watched again.
web-cover-kampf = Teams, nets and wild beasts.
web-cover-aquileia = A Roman city, six places, six rounds.
web-cover-spartacus = Scheme, bid, let others bleed.
web-next-asked = Go on where you are needed.
web-next-asked-about = It is your turn in { $title }.
web-next-running = Your game goes on.
web-next-running-about = { $title } is being played.
web-next-waiting = Your table waits for players.
web-next-waiting-about = Invite somebody to { $title }, or seat a bot.
web-next-again = Welcome back.
web-next-again-about = Another game of { $title } takes one click.
web-next-first = New here?
web-next-first-about = A guided round of { $title } shows you every step. No account needed.
web-to-table = To the table
web-quick-game = Quick game against bots
web-new-table-about = choose game, seats and bots
web-learn-by-playing = Learn by playing
web-lessons-about = A teacher sits beside you and points at what matters. Click what glows.
web-puzzles = Puzzles
web-puzzles-about = A position, one clearly best choice, and the numbers afterwards. Each game has a new one every day, the same for everybody.
web-puzzles-all = All puzzles
web-puzzles-count = { $count } puzzles
web-puzzles-answered = { $answered } of { $count } answered
web-puzzles-own = Your rating: { $rating }
web-puzzles-nameless = Once you have a name here, your days in a row and your rating are kept: answer a puzzle, and choose to keep it.
web-puzzle = Puzzle
web-puzzle-of-the-day = Puzzle of the day
web-puzzle-rated = rated { $rating }
web-puzzle-solve = Solve it
web-puzzle-look = Look at it again
web-puzzle-today-none = Not answered yet.
web-puzzle-today-solved = Solved.
web-puzzle-today-missed = Missed today.
web-puzzle-solution = The solution
web-puzzle-solved = Right!
web-puzzle-missed = Not quite.
web-puzzle-right = “{ $best }” is the best choice ({ $value }).
web-puzzle-wrong = “{ $own }”: { $value }. The best is “{ $best }”: { $most }.
web-puzzle-gain = Your rating: { $rating } ({ $change })
web-puzzle-counted-before = The first answer of the day has counted already.
web-puzzle-nameless = Nothing is kept of you yet.
web-puzzle-keep = Keep my streak
web-puzzle-another = Another one
web-puzzle-numbers = Numbers
web-puzzle-best = best
web-puzzle-yours = your answer
web-puzzle-about-gladiators = Gladiators ahead by this fight, on average; an animal counts two.
web-puzzle-about-fight = Chance to win the fight.
web-puzzle-about-game = Chance to win the game.
web-puzzle-counts-gladiators = What counts: gladiators ahead by this fight, on average; an animal counts two.
web-puzzle-counts-fight = What counts: chance to win the fight.
web-puzzle-counts-game = What counts: chance to win the game.
web-puzzle-worth-gladiators = { $value } gladiators
web-puzzle-worth-fight = { $value } to win the fight
web-puzzle-worth-game = { $value } to win the game
web-puzzle-exact = Exact numbers, both sides playing their best.
web-puzzle-sampled = Worked out in imagined games, from what your seat can know: in 95 of 100 cases a chance lies within its range.
web-puzzle-found = Who finds the best choice:
web-puzzle-found-game = Lanista and champion play for the whole game, where another choice may be as good.
web-puzzle-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
web-puzzle-streak-best = best { $count }
web-puzzle-day-solved = solved
web-puzzle-day-missed = missed
web-puzzle-day-none = not answered
web-next-puzzle = Puzzle of the day
web-next-puzzle-about = what is best here?
web-games = Games
web-play-now = Play now
web-trial = Trial fight
web-trial-of = Trial fight: { $title }
web-players = { $fewest } to { $most } players
web-my-tables = My tables
web-my-tables-none = You sit at no table yet. “Play now” takes one click.
web-wait-for-you =
    { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
    }
web-hosted-by = { $name } is the host
web-lobby-waiting-short = waits for players
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting for players just now.
web-running = Games to watch
web-running-none = No public game is being played just now.
web-replays = Recent games
web-replays-none = Finished games will be listed here.
web-you-yourself = you
web-score-kampf =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-score-aquileia =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-score-spartacus = { $count } influence
web-your-turn = Your turn
web-named-you = { $name } (you)
web-your-turn-shared = { $name }, your turn
web-your-answer = Your answer
web-your-answer-shared = { $name }, your answer
web-playing = in play
web-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-import = Open a record
web-import-about = A game saved as a file can be watched here.

## New table

web-new-table = New table
web-which-game = Which game?
web-how-many = How many play?
web-seat = Seat { $number }
web-seat-me = me
web-seat-bot = bot ({ $level })
web-seat-here = somebody here, at this device
web-seat-here-name = Their name
web-seat-invite = somebody I invite
web-seat-anyone = anybody
web-seat-up = Move seat { $number } up
web-seat-open = free
web-seat-invited = invited
web-bot-name = { $name } (bot)
web-level-random = random
web-level-plain = plain
web-level-greedy = greedy
web-level-novice = novice
web-level-lanista = lanista
web-level-champion = champion
web-level-master = master
web-level-random-about = Chooses by lot, whatever it is asked. Good for trying the game out.
web-level-plain-about =
    { $game ->
        [spartacus] An honest house: never schemes or bets, makes simple deals and keeps its word.
       *[other] Takes what looks best at once, like the greedy one.
    }
web-level-greedy-about =
    { $game ->
        [spartacus] Takes what pays most now. Schemes, foresees fights by trying them out, haggles, and breaks its word where that pays.
       *[other] Takes what looks best at once and never looks ahead.
    }
web-level-novice-about =
    { $game ->
        [spartacus] Plays like the plain one: honest, without schemes. A kind first opponent.
       *[other] Looks ahead a little, and three times in ten chooses by lot. A kind first opponent.
    }
web-level-lanista-about =
    { $game ->
        [spartacus] Now plain, now greedy: sometimes it schemes, sometimes it does not see the chance.
       *[other] Looks further ahead, and one time in ten chooses by lot. For those who know the rules.
    }
web-level-champion-about =
    { $game ->
        [spartacus] Reckons with what the others will bid, weighs deals by its chance to win, and fights by known chances.
       *[other] Imagines hundreds of games before each choice and leaves nothing to the lot.
    }
web-level-master-about =
    { $game ->
        [spartacus] The strongest: a champion that foresees what champions bid for the games, knows how often a host wins them, and bids a coin more.
       *[other] The strongest: learnt by playing itself, and where it wavers it plays the likely choices on in imagined games.
    }
web-bots-by-ways = Bots by character
web-bots-order = The strongest stands last.
web-bots-choose = Who sits at { $number }? The strongest stands last.
web-give-seat = { $name }: sits at { $number }
web-sits-at = sits at { $seats }
web-people = People
web-who-invited = A friend
web-who-invited-about = You send a link, or show its code.
web-who-here = Somebody here
web-who-here-about = Plays at this device; you hand it over.
web-who-open = Anybody
web-who-open-about = The table is listed, and whoever comes first sits down.
web-options = Table options
web-options-usual = as in the rulebook
web-options-changed =
    { $count ->
        [one] { $count } set otherwise
       *[other] { $count } set otherwise
    }
web-chances = Show chances
web-chances-about = What each choice in a fight is worth: worked out exactly, or sampled and told with its margin.
web-choice-true = yes
web-choice-false = no
web-choice-lot = drawn by lot
web-choice-first = the first seat
web-choice-shared = the win is shared
web-choice-animals = animals decide
web-choice-crest = the crest decides
web-choice-on = on
web-choice-off = off
web-choice-auto = from five players on
web-choice-standard = standard
web-choice-quick = quick
web-choice-unlimited = no limit
web-choice-long = long
web-choice-by_length = by the length of the game
web-choice-none = none
web-choice-sealed = all at once, unseen
web-choice-in_order = in order, the host first
web-clock = Time
web-clock-none = No clock
web-clock-none-about = Everybody takes the time they need.
web-clock-live = Live
web-clock-live-about = So many seconds for each choice, and two minutes in reserve.
web-clock-days = Turn by turn
web-clock-days-about = Days for each choice; play whenever it suits you.
web-clock-each = For each choice
web-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-late = When the time is up
web-late-bot = a bot chooses
web-late-host = the host may seat a bot
web-who-sees = Who may come?
web-private = Private
web-private-about = Only those at the table see it.
web-private-not = Not while a seat is free for anybody.
web-public = Public
web-public-about = It is listed; anybody may watch or take a free seat.
web-set-up = Set up the table
web-set-up-about = The game begins when every seat is taken.
web-links-follow = Links and codes for your friends come next.
web-no-account = No account needed.
web-begin = Begin the game
web-begin-about = Everybody is here: the game begins at once.

## Club nights

web-night = Club night
web-night-link = Club night: one deal at several tables
web-night-about = Several tables play one game with the same dice and cards, so luck is the same for all. Bots play it, too: their result is par.
web-night-tables = How many tables?
web-night-level = Level of the bots
web-night-people = Seats that people take, at each table
web-night-mine = I play at table 1
web-night-set-up = Set up the club night
web-night-yours = Your club nights
web-night-of = Club night: { $title }
web-night-facts =
    { $count ->
        [one] One table with the same deal, bots: { $level }
       *[other] { $count } tables with the same deal, bots: { $level }
    }
web-night-over = All tables are through: everything is open.
web-night-running = Other tables still play: points and ranks may change. Replays and reviews open when all are through.
web-night-not-told = How others fare is told to players whose own game is over, and to everybody when all tables are through.
web-night-links = Invitations
web-night-links-about = Each link is for one seat. Nobody can sit at two tables of a night.
web-night-seat-link = Table { $table }, seat { $seat }
web-night-new-link = New link
web-night-address = This page
web-night-fared = Who made more of the same dice and cards
web-night-par-bots = Bots (par)
web-night-comparison = The tables compared
web-night-who = Who
web-night-score = Result
web-night-to-par = To par
web-night-points = Points
web-night-rank = Rank
web-night-place = { $place }.
web-night-table = Table { $number }
web-night-par = Par
web-night-par-about = bots alone ({ $level })
web-night-through = over
web-night-early = ended early
web-night-points-about = Result: what the game counts. To par: how far that is above or below what bots alone had in the same seat. Points: two for every other table with less in the same seat, one for each with as much. Beside the table: the points of its people together.
web-night-close = Close the night
web-night-close-about = Games that still run are ended, tables that wait are taken away. Then everything is open.
web-night-compare = Compare the tables
web-night-invited = A club night: other tables play the same deal. You can sit at one of them only.

## Before the game

web-lobby-waiting = The game begins when every seat is taken.
web-waits-for-friend = waits for whoever opens the link
web-seats-missing =
    { $count ->
        [one] when { $count } seat more is taken
       *[other] when { $count } seats more are taken
    }
web-invite-friend = Invite a friend
web-invite-which = Which invitation?
web-invite-about = Scan it or send it. No account needed.
web-only-here = This address works on this machine only. To let others at home join, start Ludus with:
web-no-invitation = To ask somebody in, give a seat to a friend.
web-sit-down = Sit down
web-stand-up = Leave the table
web-remove-table = Take the table away
web-invite-link = Invitation to seat { $number }
web-table-link = Address of this table
web-qr = QR code of the invitation to seat { $number }
web-qr-table = QR code of this table
web-invited = You are invited to a game
web-invited-by = { $host } invites you to { $title }
web-invited-to = You are invited to { $title }
web-kept-for-you = kept for you

## At the table

web-at-table = At the table
web-your-options = Your choices
web-dock = Your decision
web-menu = Menu
web-leave = Leave the table
web-tab-bargain = Bargain
web-more-choices = { $count } more
web-places =
    { $count ->
        [one] Tap the glowing place on the board
       *[other] Tap one of the { $count } glowing places on the board
    }
web-or-list = or open the list
web-list = open the list
web-all-choices-key = All choices in a list (key L)
web-filter = Search the choices
web-why-not = Why not?
web-blocked-now = Not possible now
web-nothing-found = Nothing of that kind.
web-answer = Answer
web-result = The result
web-look-at-board = Look at the board
web-only-choice = Done without asking, since nothing else was possible: { $what }
web-margin = { $value } (±{ $margin })
web-worth = worth { $value }
web-best-choice = best on average
web-worth-about = What this choice is worth on average, exactly worked out.
web-worth-about-gold = What it wins on average, in gold
web-worth-about-wins = Chance to win with it
web-waiting = Waiting
web-waiting-for = Waiting for { $names }
web-paused = The game is paused
web-over = The game is over
web-undo = Take back
web-undo-key = Take back (key U)
web-time-left = Time left: { $time }
web-on-turn = to choose
web-asked-too = asked too
web-asked-at-once = Several are asked at the same time; nobody sees who has answered already.
web-away = away
web-one-device = at one device
web-held = a bot plays for them
web-resigned = has resigned
web-watching =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
web-tab-log = Chronicle
web-tab-chat = Talk
web-log-earlier = Show what happened earlier
web-log-empty = Nothing has happened yet.
web-log-since = Since your last move
web-log-more =
    { $count ->
        [one] and { $count } more event
       *[other] and { $count } more events
    }
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-say-to = Say to { $name } alone
web-addressee = To
web-everybody = everybody
web-alone = { $name } alone
web-told-me = { $name } to you alone
web-told-by-me = you to { $name } alone
web-meanwhile = { $name } has spoken to you alone meanwhile. What you are writing goes to: { $to }.
web-send = Send
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-look-back = Look back: { $what }
web-look-back-short = Look back
web-past = You are looking back.
web-before-that = What came before
web-after-that = What came next
web-now = Back to now
web-more = More
web-pause = Ask for a pause
web-resume = Ask to go on
web-let-bot = Let a bot play for me
web-take-back-seat = Take my seat back
web-end-early = Ask to end the game
web-resign = Resign
web-resign-sure = Resign for good? A bot plays on for you.
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-connection-lost = The connection is lost; trying again …
web-connection-waiting = Your choice is kept and will be sent.
web-connection-back = Connected again. Nothing was lost.
web-hand-over = Hand the device to { $name }
web-hand-over-about = It is their choice. Nobody else should look now.
web-hand-over-never = Change at once from now on; we have no secrets
web-i-am = I am { $name }
web-sealed = You have answered; nobody sees it yet
web-quiet = Answers are shown in { $seconds } s
web-quiet-about = Answers are shown together, so that nobody can tell who was asked.
web-orders = Standing orders
web-orders-about = They answer for you. Only you see them.

## What happened beside the game

web-log-held = A bot ({ $level }) plays for { $seat }.
web-log-resigned = { $seat } resigns; a bot ({ $level }) plays on.
web-log-late = The time of { $seat } is up.
web-log-back = { $seat } is back.
web-log-undo = { $seat } takes a choice back.
web-log-undone = (taken back)
web-log-ask = { $seat } would like to { $wish }.
web-log-agree = { $seat } agrees to { $wish }.
web-log-decline = { $seat } does not agree to { $wish }.
web-log-paused = The game is paused.
web-log-resumed = The game goes on.
web-log-closed = The game is ended early, as all agreed.
web-log-closed-host = The host has closed the club night; the game ends here.
web-log-order-on = You give a standing order: { $order }.
web-log-order-off = You cancel a standing order: { $order }.
web-log-order-over = A standing order is over: { $order }.
web-log-order-answers = A standing order answers for you: { $order }.
web-wish-undo = take a choice back
web-wish-pause = pause the game
web-wish-resume = go on
web-wish-end = end the game
web-wish-replace = let a bot sit in for somebody who is late

## The end

web-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
web-ended-early = The game was ended early
web-rematch = Play again
web-place =
    You come { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    } of { $count }.
web-place-won = You win.
web-watch-again = Watch the replay

## Replays and rules

web-replay = Replay
web-step = Step { $step } of { $steps }
web-chapters = Chapters
web-chapter-first = The beginning
web-step-unknown = Step { $step }
web-first = To the beginning
web-previous = One step back
web-play = Play
web-stop = Stop
web-next = One step on
web-last = To the end
web-sight = Who is looking?
web-sight-public = a spectator
web-sight-open = everything open
web-sight-seat = { $name }
web-spoilers = Show how it ends
web-link-step = Link to this step
web-export = Save as a file
web-fork = Play on from here
web-fork-about = At a practice table, with bots in the other seats.
web-step-nothing = The game begins.
web-step-quiet = A quiet choice: nothing to tell yet.
web-why = Why?
web-why-of = Why? { $what }
web-why-asking = The bot is thinking it over again …
web-why-numbers = Show the numbers
web-why-fewer = Hide the numbers
web-why-considered = What { $name } considered
web-why-option = Option
web-why-chance = Chance to win
web-why-tried = Tried
web-why-chosen = chosen
web-why-more =
    { $count ->
        [one] And { $count } option more, tried less often or never.
       *[other] And { $count } options more, tried less often or never.
    }
web-why-about = From games the bot imagined: the better an option looked, the more often it was tried. What it knows of a duel by heart counts as tried once.
web-why-person = { $name } chose this in person.
web-why-stand-in = A bot sitting in for { $name } chose this.
web-why-clock = The time of { $name } was up; a bot chose in their place.
web-why-order = A standing order of { $name } chose this.
web-why-record = This choice was taken over from another game.
web-why-only = { $name } had no other choice.
web-why-plain = { $name } chose this without looking ahead.
web-why-long = Thinking this over again takes too long.

## The coach

web-coach = The coach
web-coach-hint = Hint
web-coach-asking = The coach is looking at your position …
web-coach-nothing = There is nothing to choose now.
web-coach-best = Show the best choices
web-coach-again = Ask again
web-coach-in-your-place = In your place I would choose among these:
web-coach-as-good = Cannot be told apart from the first: the difference lies within the margin.
web-coach-behind =
    { $less ->
        [0] Less than one percentage point behind the first choice.
        [one] About one percentage point behind the first choice.
       *[other] About { $less } percentage points behind the first choice.
    }
web-coach-choose = Choose this
web-coach-game = to win the game
web-coach-about = From what your seat may know, and games imagined from there; ± holds in 19 of 20 cases for the games imagined.
web-coach-warn = Warn me before a choice that gives much away
web-coach-wait = Wait a moment
web-coach-less = It lowers your chance to win by about { $less } percentage points.
web-coach-rethink = Think again
web-coach-all-the-same = Choose it all the same
web-chapters = Chapters
web-search = Search the rules
web-found =
    { $count ->
        [0] Nothing found
        [one] { $count } paragraph
       *[other] { $count } paragraphs
    }
web-no-rules = There is no rules page for this yet.
web-glossary = Everything in the box
web-glossary-about = What each piece, card, space and number is and does. Point at one on the table, or press it long, to read the same there.
web-rulings = Rulings
web-rulings-about = Where a rulebook is silent or can be read in two ways, these say what we do, and why.
web-ruling-why = Why:
web-ruling-source = Source:
web-sources = Not from the rulebook
web-sources-about = The rulebook does not print every card, tile and board. These values have other sources, under the names of the data set.
web-source-rulebook = the rulebook
web-source-derived = derived from the rulebook
web-source-public = published accounts
web-source-inferred = inferred
web-source-reconstructed = reconstructed
web-source-ours = decided by us

## Guided first rounds

web-learn = Learn
web-learner = Livia
web-learn-step = Step { $step } of { $steps }
web-learn-on = Go on

## The arena of Kampf der Gladiatoren

web-kampf-board = The arena
web-kampf-trophies = Trophies
web-kampf-fight = The fight
web-kampf-leads = { $name } leads it
web-kampf-you-act-for = You act for { $animal }.
web-kampf-acts-for = { $name } acts for it
web-kampf-stones =
    { $count ->
        [0] no hit stone
        [one] { $count } hit stone
       *[other] { $count } hit stones
    }
web-kampf-hits = { $stones } of { $hits } hits
web-kampf-hits-need =
    { $hits ->
        [one] { $hits } hit beats it
       *[other] { $hits } hits beat it
    }
web-kampf-empty = empty
web-kampf-team = team of { $seat }
web-kampf-dice = The dice: { $dice }
web-kampf-left = { $count } left
web-kampf-point =
    { $count ->
        [one] point
       *[other] points
    }
web-kampf-if-ended = { $total } if it ended now
web-kampf-if-ended-short = { $total } if over now
web-kampf-drafted = { $count } of { $all } gladiators
web-kampf-carriers-left =
    { $count ->
        [0] all carriers placed
        [one] { $count } carrier still to place
       *[other] { $count } carriers still to place
    }
web-kampf-strength = { $teams ->
        [one] 1 team
       *[other] { $teams } teams
    } · { $gladiators ->
        [one] 1 gladiator
       *[other] { $gladiators } gladiators
    }
web-kampf-strength-short =
    { $gladiators ->
        [one] { $gladiators } gladiator
       *[other] { $gladiators } gladiators
    }
web-kampf-own-trophies = your trophies
web-kampf-no-trophies = no trophies yet
web-kampf-own-teams = Your teams
web-kampf-holes =
    { $count ->
        [0] full
        [one] { $count } place free
       *[other] { $count } places free
    }
web-kampf-die-count =
    { $count ->
        [one] rolls { $count } die
       *[other] rolls { $count } dice
    }
web-kampf-fallen = Your teams have fallen
web-kampf-fallen-then = Your trophies still count. Each turn you lead one of the animals that are left; what it takes is yours.
web-kampf-fallen-end = The game is over: your trophies have been counted.
web-kampf-whom = { $name } { $space }
web-kampf-best = best against { $whom }
web-kampf-alike = the same from { $spaces }
web-kampf-later-best = without him the team fights best against { $whom }:
web-kampf-value = whole fight, taken less lost: { $value } gladiators on average
web-kampf-takes = { $value } taken
web-kampf-loses = { $value } lost
web-kampf-first-you = you strike first
web-kampf-first-they = they strike first
web-kampf-chance-beaten = { $value } that you beat it
web-kampf-chance-fallen = { $value } it falls
web-kampf-chance-gone = { $value } that the whole team falls
web-kampf-legend-taken = gladiators you take on average; an animal counts 2
web-kampf-legend-lost = gladiators you lose on average
web-kampf-legend-falls = chance that the animal you lead falls, that is, is beaten
web-kampf-legend-stone = on a team: two cost a gladiator
web-kampf-legend-animal = on an animal: hits taken; all filled, it is beaten
web-kampf-legend-points = Gladiator taken: 1 point. Animal beaten: 2. Own survivor at the end: 1.
web-kampf-legend-cages = Animals in cages are led by players who have no gladiators left.
web-kampf-legend-short = taken and lost: gladiators on average; an animal counts 2
web-kampf-caught =
    { $count ->
        [one] { $count } under a net
       *[other] { $count } under nets
    }
web-kampf-caught-short = { $count } caught
web-kampf-falls =
    { $count ->
        [one] { $count } hit stone
       *[other] { $count } hit stones
    }
web-kampf-costs =
    { $count ->
        [one] { $count } gladiator
       *[other] { $count } gladiators
    }
web-kampf-sum-full =
    { $count ->
        [one] { $count } full hit
       *[other] { $count } full hits
    }
web-kampf-sum-lying = { $count } lying +
web-kampf-sum-single =
    { $count ->
        [one] { $count } single hit
       *[other] { $count } single hits
    }{ $stopped ->
        [0] {""}
        [one] {" "}− { $stopped } shield
       *[other] {" "}− { $stopped } shields
    }
web-kampf-die-blank = blank
web-kampf-die-single = single
web-kampf-die-full = full
web-kampf-why-first = more spears strike first
web-kampf-why-tied = equal: the challenger strikes first
web-kampf-no-hit = no hit
web-kampf-head = { $one } challenges { $other }
web-kampf-step-spears = Spears { $left } : { $right }
web-kampf-step-spears-yet = Spears
web-kampf-step-nets = Nets
web-kampf-step-first = { $name } strikes
web-kampf-step-second = { $name } strikes back
web-kampf-now-strikes = { $name } strikes
web-kampf-first-strikes = { $name } first
web-kampf-phase-draft = Gladiators enter
web-kampf-phase-animals = Animals
web-kampf-phase-fights = Fights
web-kampf-animals-left = { $left } of { $all } animals left
web-kampf-bar-better = better { $value }
web-kampf-bar-even = even { $value }
web-kampf-bar-worse = worse { $value }
web-kampf-report-taken = Gladiators taken
web-kampf-report-animals = Animals beaten
web-kampf-report-survivors = Own survivors
web-kampf-report-points = Points
web-kampf-report-lead = { $name } compared with { $second }, in points
web-kampf-report-times = { $count } × { $each } =
web-kampf-report-tie = { $name } and { $second } both have { $score } points; at this table animals beaten, then survivors decide.
web-kampf-report-nobody =
    Beaten by animals that nobody led, so nobody’s points: { $gladiators ->
        [one] { $gladiators } gladiator
       *[other] { $gladiators } gladiators
    }, { $animals ->
        [one] { $animals } animal.
       *[other] { $animals } animals.
    }
web-kampf-report-fights = The fights that decided it
web-kampf-report-fight = Fight { $number }
web-kampf-report-swing = { $name } +{ $value } ({ $before } → { $after } points)
web-kampf-spaces =
    { $count ->
        [one] Tap the glowing space in the arena
       *[other] Tap one of the { $count } glowing spaces in the arena
    }

## Spartacus

web-spartacus-round = Round { $round } of { $rounds }
web-spartacus-round-open = Round { $round }
web-spartacus-set-up = Set-up
web-spartacus-phase-upkeep = Upkeep
web-spartacus-phase-intrigue = Intrigue
web-spartacus-phase-market = Market
web-spartacus-phase-arena = Arena
web-spartacus-no-house = No house yet
web-spartacus-host = Host
web-spartacus-influence = influence
web-spartacus-influence-of = { $influence } of { $most } influence
web-spartacus-of-goal = { $influence } of { $most }
web-spartacus-at-goal =
    { $check ->
        [intrigue] Wins when the intrigue phase ends, if still alone at { $most } then.
        [market] Wins when the market phase ends, if still alone at { $most } then.
       *[arena] Wins when the arena phase ends, if still alone at { $most } then.
    }
web-spartacus-at-goal-you =
    { $check ->
        [intrigue] You win when the intrigue phase ends, if still alone at { $most } then.
        [market] You win when the market phase ends, if still alone at { $most } then.
       *[arena] You win when the arena phase ends, if still alone at { $most } then.
    }
web-spartacus-at-goal-tied =
    { $check ->
        [intrigue] Tied at { $most }: a tournament when the intrigue phase ends, if still so.
        [market] Tied at { $most }: a tournament when the market phase ends, if still so.
       *[arena] Tied at { $most }: a tournament when the arena phase ends, if still so.
    }
web-spartacus-gold = gold
web-spartacus-gold-hidden = gold hidden
web-spartacus-aside = { $count } set aside
web-spartacus-guards =
    { $count ->
        [one] guard
       *[other] guards
    }
web-spartacus-guards-ready =
    { $count ->
        [one] { $ready } of { $count } guard ready
       *[other] { $ready } of { $count } guards ready
    }
web-spartacus-cards = in hand
web-spartacus-unit-cards =
    { $count ->
        [one] card
       *[other] cards
    }
web-spartacus-cards-at-most = { $count } in hand, at most { $most } may be kept
web-spartacus-seen = You have seen in this hand: { $cards }
# Long words in the names of cards, with the places where they may be divided
web-spartacus-breaks = Collabo-ration Inter-vention
web-spartacus-kind-gladiator = Gladiator
web-spartacus-kind-slave = Slave
web-spartacus-kind-equipment = Equipment
web-spartacus-kind-scheme = Scheme
web-spartacus-kind-reaction = Reaction
web-spartacus-kind-guard = Guard
web-spartacus-exhausted = exhausted
web-spartacus-injured = injured
web-spartacus-grey = grey: { $what }
web-spartacus-favor = favor
web-spartacus-champion = champion
web-spartacus-hand = Your hand
web-spartacus-hand-empty = You hold no cards.
web-spartacus-key-need = influence needed
web-spartacus-key-cash = gold when cashed in
web-spartacus-own = { $people } people, { $gear } gear
web-spartacus-more-goods =
    { $count ->
        [one] Show { $count } more thing of yours
       *[other] Show { $count } more things of yours
    }
web-spartacus-first-goods = Back to the beginning
web-spartacus-needs = Needs { $influence } influence
web-spartacus-raised = Takes { $by } more influence until the phase ends
web-spartacus-raised-there = Needs more influence: { $cards }
web-spartacus-with = In favour:
web-spartacus-foiled = foiled
web-spartacus-moment = Time to react:
web-spartacus-said = You have said: { $said }
web-spartacus-auction = Auction
web-spartacus-face-down = face down
web-spartacus-host-bid = The highest bid hosts the games: 1 influence, whom to invite, and life or death for the loser.
web-spartacus-coins = { $count } gold
web-spartacus-guarded =
    { $count ->
        [one] { $count } guard
       *[other] { $count } guards
    }
web-spartacus-support = support for this scheme
web-spartacus-promise = a promise: { $promise }
web-spartacus-nothing = nothing
web-spartacus-deals = Offers and promises
web-spartacus-left =
    Left in this phase: { $offers ->
        [one] { $offers } offer
       *[other] { $offers } offers
    }, { $gifts ->
        [one] { $gifts } gift
       *[other] { $gifts } gifts
    }
web-spartacus-ledger = Promises
web-spartacus-bets = Bets
web-spartacus-attack = { $attacker } attacks { $defender }
web-spartacus-pairs = The dice are compared in pairs, the highest first.
web-spartacus-pairs-ties = The dice are compared in pairs, the highest first; a tie is a hit.
web-spartacus-quiet =
    { $count ->
        [one] { $count } round without an attack
       *[other] { $count } rounds without an attack
    }
web-spartacus-must-attack = The crowd has waited long enough: there must be an attack.
web-spartacus-pile-intrigue = Intrigue pile: { $count }
web-spartacus-pile-market = Market pile: { $count }
web-spartacus-middle = The middle of the table
web-spartacus-discarded =
    { $count ->
        [0] No card discarded
        [one] { $count } card discarded
       *[other] { $count } cards discarded
    }
web-spartacus-has-the-turn = has the intrigue turn
web-spartacus-moment-equal = Everybody is asked at the same time; nobody sees who could answer.
web-spartacus-gathered = { $gathered } influence gathered
web-spartacus-gathered-of = { $gathered } of { $needed } influence gathered
web-spartacus-sell-support = Sell { $name } your support
web-spartacus-choose-house = The houses of Capua
web-spartacus-choosing = The others choose their houses.
web-spartacus-host-auction = The honour of hosting
web-spartacus-your-bid = Your bid
web-spartacus-sealed = Sealed, for your eyes only: { $said }
web-spartacus-open-market = Open market
web-spartacus-market-about = The houses trade with each other and with the bank.
web-spartacus-market-bank = Sell what you do not need: the bank pays the gold on the coin of a piece.
web-spartacus-bank = Sell to the bank
web-spartacus-sell-now = Sell something to the bank
web-spartacus-trade-with = Trade with { $name }
web-spartacus-stall-closed = Your stall is closed.
web-spartacus-upkeep-about = Cards become ready, the injured roll to heal, and the ledgers are balanced.
web-spartacus-verdict = The crowd looks to the host
web-spartacus-verdict-waits = The thumb has not turned yet.
web-spartacus-step-move = move
web-spartacus-step-strike = attack
web-spartacus-reach = reach { $reach }
web-spartacus-initiative = initiative { $total }
web-spartacus-sand = The sand
web-spartacus-hex-go = you can go there
web-spartacus-hex-reach = in your reach from here
web-spartacus-hex-danger = in reach of an enemy
web-spartacus-pays = pays { $pays } to 1, stake back
web-spartacus-yours = yours
web-spartacus-injury-means = the loser is injured: 2 of his 3 kinds of dice are gone
web-spartacus-decapitation-means = the loser is beheaded: all his dice are gone
web-spartacus-your-stake = Your stake: { $count } gold
web-spartacus-box-likely = { $chance } likely
web-spartacus-coin-worth = { $gold } gold per coin on average
web-spartacus-stake-outcome = wins +{ $gain }, else −{ $stake } gold
web-spartacus-seal-bets = Seal the bets: { $total } of { $purse } gold
web-spartacus-bet-nothing = Bet nothing, keep { $purse } gold
web-spartacus-games = The games
web-spartacus-acts-now = { $name } is to act
web-spartacus-primus = A Primus
web-spartacus-fighter-wanted = A fighter is wanted
web-spartacus-candidates = Whom and what you can send
web-spartacus-wounds =
    { $count ->
        [one] { $count } wound: tap the die to lose
       *[other] { $count } wounds: tap the dice to lose
    }
web-spartacus-wounds-dealt =
    { $count ->
        [0] No wound
        [one] { $count } wound
       *[other] { $count } wounds
    }
web-spartacus-wounds-counter = struck back: { $count }
web-spartacus-with-whom = With whom?
web-spartacus-offer-lies = Your offer lies before this house; withdraw it to make another.
web-spartacus-no-time = There is no time to deal just now.
web-spartacus-no-offers-left = You have made all your offers for this phase.
web-spartacus-give-coins = Give { $name } { $count } gold
web-spartacus-ideas = Offers that fit the moment
web-spartacus-suggest-buy-support = { $gold } gold for support of my scheme
web-spartacus-suggest-sell-support = My support for { $gold } gold
web-spartacus-suggest-buy = { $gold } gold for { $card }
web-spartacus-suggest-ask-support = { $gold } gold: support my next scheme
web-spartacus-suggest-ask-no-foil = { $gold } gold: do not foil me
web-spartacus-suggest-ask-no-guard = { $gold } gold: send no guard against me
web-spartacus-suggest-ask-foil-it = { $gold } gold: foil this scheme
web-spartacus-suggest-ask-other-target = { $gold } gold: name another target
web-spartacus-suggest-ask-invite = { $gold } gold: invite me to the games
web-spartacus-suggest-ask-no-invite = { $gold } gold: do not invite me
web-spartacus-suggest-ask-spare = { $gold } gold: spare my fighter
web-spartacus-suggest-give-support = I support your next scheme for { $gold } gold
web-spartacus-suggest-give-no-foil = I do not foil you for { $gold } gold
web-spartacus-suggest-give-no-guard = I send no guard against you for { $gold } gold
web-spartacus-suggest-give-foil-it = I foil this scheme for { $gold } gold
web-spartacus-suggest-give-other-target = I name another target for { $gold } gold
web-spartacus-suggest-give-invite = I invite you for { $gold } gold
web-spartacus-suggest-give-no-invite = I leave you out for { $gold } gold
web-spartacus-suggest-give-spare = I spare your fighter for { $gold } gold
web-spartacus-build-offer = Build an offer to { $name }
web-spartacus-i-give = I give
web-spartacus-send-offer = Send the offer
web-spartacus-drop-offer = Drop it
web-spartacus-less = Less: { $what }
web-spartacus-more = More: { $what }
web-spartacus-no-promise = no promise
web-spartacus-your-offer = Your offer
web-spartacus-an-offer = An offer to you
web-spartacus-offered = { $name } gives { $gives } for { $asks }.
web-spartacus-until-scheme = until the scheme is decided
web-spartacus-until-stalls = until the stalls close
web-spartacus-until-upkeep = until the upkeep ends
web-spartacus-until-intrigue = until the intrigue phase ends
web-spartacus-until-market = until the market phase ends
web-spartacus-until-arena = until the arena phase ends
web-spartacus-do-accept = Accept
web-spartacus-do-decline = Decline
web-spartacus-do-withdraw = Withdraw
web-spartacus-do-counter = Counter-offer
web-spartacus-no-promises = none yet
web-spartacus-whispered = Talk with { $name }, unheard by the others
web-spartacus-influence-over-time = Influence, round by round
web-spartacus-course-unknown = The beginning of the game is not known here.
web-spartacus-chart-end = end
web-spartacus-chart-line = { $name }: { $course }.
web-spartacus-word-kept = Who kept their word
web-spartacus-deals-struck = Deals struck: { $count }
web-spartacus-no-deals = No deal was struck, and no promise given.
web-spartacus-house-column = House
web-spartacus-profit = Who profited from whom
web-spartacus-profit-about = Gold and cards went from left to right.
web-spartacus-cards-moved = cards
web-spartacus-unseen-gold =
    { $count ->
        [one] { $count } hidden gift
       *[other] { $count } hidden gifts
    }
web-spartacus-no-profit = Nothing went from house to house.
web-spartacus-show-card = Show { $name } a card of your hand
web-spartacus-sampled = estimated from trial fights with a simple tactic; in 19 of 20 cases the true value lies within the range
web-spartacus-sampled-short = estimated from trial fights
web-spartacus-exact = exact, if both play their best
web-spartacus-chance-gold = gold on average
web-spartacus-chance-wins = chance to win
web-spartacus-chance-guest = that its best fighter wins
web-spartacus-odds-gold = In each box: how likely it wins, and what a coin brings on average
web-spartacus-odds-fight = Beside each choice: your chance to win the fight
web-spartacus-odds-rival = Beside each choice: the chance to win with it, against the rival who is there
web-spartacus-odds-coming = Beside each choice: the chance to win with it, on average against all who may come, unarmed
web-spartacus-odds-guest = At each house: how likely its best fighter wins, unarmed, against those he may meet
web-spartacus-odds-alike = Whatever you choose: { $chance } chance to win the fight
web-spartacus-outlook = Fighter I wins with { $chance }
web-spartacus-luck = Luck in the arena
web-spartacus-luck-about = Fights won, minus those to be expected by exact odds
web-spartacus-trade-gives = Offer it to { $name }
web-spartacus-trade-asks = Ask { $name } for it
web-spartacus-to-win = { $chance } to win
web-spartacus-promises-kept = promises kept { $count }
web-spartacus-promises-broken = broken { $count }
web-spartacus-open-promises = { $count } open
web-spartacus-you = You
web-spartacus-you-are = You ({ $name })
web-spartacus-own-scheme = the schemer
web-spartacus-supports = supports with { $count }
web-spartacus-refused = refuses
web-spartacus-is-asked = is being asked
web-spartacus-would-suffice = { $count } would suffice
web-spartacus-would-bring = would bring { $count }
web-spartacus-the-target = the target
web-spartacus-others-see-back = the others see its back
web-spartacus-of-house = played by { $name }
web-spartacus-missing = { $count } missing
web-spartacus-offer-for-support = Offer { $name } { $gold } gold for support
web-spartacus-other-terms = Other terms …
web-spartacus-plea = To { $name }: { $plea }
web-spartacus-deal-with = Deal with { $name }
web-spartacus-sell-support-for = Sell { $name } your support for { $gold } gold
web-spartacus-guards-against =
    { $count ->
        [one] can send { $count } guard
       *[other] can send { $count } guards
    }
web-spartacus-guard-needs = a guard holds on { $least } or more: { $chance }%
web-spartacus-your-stall = Your stall
web-spartacus-take-back = Take back: { $what }
web-spartacus-deal-of = Your deal with { $name }
web-spartacus-you-give = you give
web-spartacus-you-get = you get
web-spartacus-tray-gives = tap a piece of yours
web-spartacus-tray-asks = tap a piece of theirs
web-spartacus-offer-it = Offer it to { $name }
web-spartacus-clear = Clear
web-spartacus-open-offers = Open offers
web-spartacus-highest = highest so far
web-spartacus-sealed-short = sealed: { $said }
web-spartacus-hit = hit
web-spartacus-held = held
web-spartacus-box-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
web-spartacus-victory-round = influence, round { $round }
web-spartacus-deeds =
    { $fights ->
        [one] { $fights } fight won
       *[other] { $fights } fights won
    }, { $schemes ->
        [one] { $schemes } scheme
       *[other] { $schemes } schemes
    }
web-spartacus-asks-for-it = asks { $what }
web-spartacus-games-of = { $name } holds the games
web-spartacus-take-part = Take part yourself
web-spartacus-team-of = Team: { $names }
web-spartacus-tournament = Tournament: bout { $bout } of { $bouts }
web-spartacus-against = against
web-spartacus-waits-for-winner = Waiting for the winner:
web-spartacus-winner-takes-all = The winner wins the game
web-spartacus-goal = influence wins the game
web-spartacus-goal-short = influence wins
web-spartacus-goal-whole = The goal: to stand alone at { $most } influence when an intrigue, market or arena phase ends.
web-spartacus-yourself = { $title } (you)
web-spartacus-stakes = A win brings influence and the favor of the crowd. Of a loser who lives, { $host } decides: life or death.
web-spartacus-primus-of = { $name } holds a Primus
web-spartacus-declined = declined
web-spartacus-step-invitation = invitation
web-spartacus-step-fighters = fighters
web-spartacus-step-weapons = weapons
web-spartacus-step-bets = bets
web-spartacus-step-fight = fight
web-spartacus-life-or-death = { $names }: life or death?
web-spartacus-beats =
    { $count ->
        [one] { $winners } beats { $beaten }
       *[other] { $winners } beat { $beaten }
    }
web-spartacus-promise-kept-to = your promise is kept: { $names }
web-spartacus-promise-broken-to = your promise is broken: { $names }
web-spartacus-thread-empty = Nothing has passed between you and { $name } yet.
web-spartacus-they-give = { $name } gives
web-spartacus-add = add
web-spartacus-bank-pays = the bank pays { $count } gold
web-spartacus-cashed-in = { $count } gold when cashed in
web-spartacus-ready = ready
web-spartacus-places-sand =
    { $count ->
        [one] Tap the glowing hex on the sand
       *[other] Tap one of the { $count } glowing hexes on the sand
    }
web-spartacus-places-bid = Set your bid with the slider above
web-spartacus-places-bid-about = Bids are secret and opened together. The highest is paid to the bank and wins; everyone else keeps their gold. Those who tie bid again, on top. Bid 0 if you do not want it. All gold is hidden: “?”.
web-spartacus-places-bets = Lay coins into the boxes above, then press the red button
web-spartacus-places-bets-about = Together no more than your gold. A loser with one kind of dice gone yields, with two he is injured, with three decapitated.
web-spartacus-places-bank = Sell to the bank: tap a piece of yours
web-spartacus-places-bank-about = You see what it pays before you sell.
web-spartacus-places-stall = Sell or trade: tap a piece
web-spartacus-places-stall-about = The bank pays what its coin says. For a trade tap a piece of another house, or open “Bargain”.
web-spartacus-places-cash = Cash in: tap a card for its gold
web-spartacus-places-abilities = Use an ability: tap a glowing piece of yours
web-spartacus-places-guard = Lay a guard on the table: tap its glowing card
web-spartacus-places-bargain = Trade and gifts: under “Bargain”

## The city of Aquileia

web-aquileia-board = The table of Aquileia
web-aquileia-city = The city
web-aquileia-sites = Building sites
web-aquileia-round = Round { $round } of 6
web-aquileia-crests = Crests
web-aquileia-crest-at = Crest position { $place }: { $who }
web-aquileia-blue = Blue dice: { $count }
web-aquileia-free = free
web-aquileia-hidden-card = and a hidden card
web-aquileia-pile =
    { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
web-aquileia-strength = Strength { $count }
web-aquileia-space-strength = +{ $count } strength
web-aquileia-strength-word = strength
web-aquileia-dice-bronze = Of the dice only bronze counts, +1 each; the pale ones do not.
web-aquileia-gives = gives { $what } each time
web-aquileia-costs = costs { $what }
web-aquileia-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-aquileia-points-word =
    { $count ->
        [one] point
       *[other] points
    }
web-aquileia-slaves =
    { $count ->
        [one] { $count } slave
       *[other] { $count } slaves
    }
web-aquileia-followers =
    { $count ->
        [one] { $count } follower to place
       *[other] { $count } followers to place
    }
web-aquileia-houses =
    { $count ->
        [one] { $count } house left to build
       *[other] { $count } houses left to build
    }
web-aquileia-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-aquileia-hand = Hand
web-aquileia-no-bid = No bid yet
web-aquileia-out = out
web-aquileia-scoring = The last scoring
web-aquileia-all-placed = all followers placed
web-aquileia-at-end = If it ended now: { $points } + { $count } = { $total } points
web-aquileia-at-end-over = In the end: { $total } points
web-aquileia-at-end-short = at the end { $total }:
web-aquileia-end-secret =
    { $count ->
        [one] now { $total } + { $count } secret card
       *[other] now { $total } + { $count } secret cards
    }
web-aquileia-end-secret-about = The last scoring, were it now, without the stadium cards that only their owner knows.
web-aquileia-end-total = { $total } if it ended now
web-aquileia-ahead = most points
web-aquileia-times-cards =
    { $cards ->
        [one] × { $cards } card = { $points } points
       *[other] × { $cards } cards = { $points } points
    }
web-aquileia-own-workshops =
    { $count ->
        [one] { $count } workshop: { $points } points
       *[other] { $count } workshops: { $points } points
    }
web-aquileia-own-banks =
    { $count ->
        [one] { $count } bank:
       *[other] { $count } banks:
    }
web-aquileia-in-portus = each time in Portus
web-aquileia-no-buildings = no villas, workshops or banks yet
web-aquileia-begins = began this round
web-aquileia-points-short = pts
web-aquileia-bid-of = The bid: { $coins }
web-aquileia-bids-now = bids now
web-aquileia-built = villas { $villas } · workshops { $workshops } · banks { $banks }
web-aquileia-can-pay = You can pay it.
web-aquileia-card-slave = builds, or +{ $strength } in the Arena
web-aquileia-card-weapon = +{ $strength } in the Arena
web-aquileia-card-silver-horse = +{ $strength } in the race, silver side
web-aquileia-card-gold-horse = +{ $strength } in the race, gold side
web-aquileia-counts-1 = counts your villas
web-aquileia-counts-2 = of one colour again
web-aquileia-crest-left = crest to place
web-aquileia-crest-on = Crest on { $place }
web-aquileia-does-mercatus = market
web-aquileia-does-arena = fight
web-aquileia-does-stadium = race
web-aquileia-does-theatrum = auction
web-aquileia-does-forum = building
web-aquileia-does-portus = harbour
web-aquileia-does-dolus = roll 2 coins
web-aquileia-does-pecunia = exchange
web-aquileia-does-potentia = blue dice
web-aquileia-does-equi = horses and weapons
web-aquileia-does-servi = slaves
web-aquileia-does-latro = thief
web-aquileia-for = for 1 { $metal }
web-aquileia-gain-bank = { $what } a round
web-aquileia-gain-villa =
    { $count ->
        [one] +{ $count } point at the end
       *[other] +{ $count } points at the end
    }
web-aquileia-gain-none = no points at the end yet: no card of yours counts this colour
web-aquileia-no-gain = 0 points
web-aquileia-no-gain-why = no card
web-aquileia-gain-workshop =
    { $count ->
        [one] +{ $count } point a round
       *[other] +{ $count } points a round
    }
web-aquileia-holds-bid = holds the bid
web-aquileia-if-now = If it ended now
web-aquileia-if-now-short = Standing
web-aquileia-if-now-note = The last scoring, were it now. The stadium cards of the others are secret: they have at least this much.
web-aquileia-left = { $count } left
web-aquileia-no-cards = No cards in hand
web-aquileia-no-laurels = no stadium or theatre cards yet
web-aquileia-opens = auctions it
web-aquileia-out-paid = out, gets the bid
web-aquileia-parts = Parts of the city
web-aquileia-phase-placement = Placing
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
web-aquileia-prize-short = Stadium cards: the 1st keeps one of these, the 2nd the other
web-aquileia-dice-side = Dice of the own metal count +1 each; the pale ones do not
web-aquileia-race-coins = 1st: 3 coins of its metal, 2nd: 2 coins, 3rd: 1 coin
web-aquileia-fight-prize = 1st: 3 bronze, and points (2 × strength) or a slave card · 2nd: 2 bronze and the other prize · 3rd: 1 bronze
web-aquileia-fight-prize-short = 1st: 3 bronze + points or slave card · 2nd: 2 bronze + the other · 3rd: 1 bronze
web-aquileia-sites-legend = numbers: villa or workshop points · + at the end, as it stands · − you lack
web-aquileia-row-before = Points so far
web-aquileia-row-neutral = Neutral cards
web-aquileia-row-total = Total
web-aquileia-row-total-now = If it ended now
web-aquileia-short = You lack { $what }.
web-aquileia-missing = you lack
web-aquileia-payable = payable
web-aquileia-paying = paying
web-aquileia-sold = sold
web-aquileia-stadium-card = Stadium card, { $name }
web-aquileia-step-places = Spaces
web-aquileia-step-red = Red dice
web-aquileia-step-cards = Cards
web-aquileia-step-blue = Blue dice
web-aquileia-step-prizes = Prizes
web-aquileia-step-card = Card
web-aquileia-step-bids = Bids
web-aquileia-step-payment = Payment
web-aquileia-step-neutral = Neutral
web-aquileia-step-total = Total
web-aquileia-theatre-card = Theatre card, { $name }
web-aquileia-theatre-cards = What the theatre cards counted for
web-aquileia-villas-of = Villas, { $colour }
web-aquileia-win-ties = 1 wins every tie
web-aquileia-win-begins = and begins round { $round }
web-aquileia-you-hold = you have { $count } { $metal }
web-aquileia-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-aquileia-place-of =
    { $place ->
        [1] 1st · { $name }
        [2] 2nd · { $name }
        [3] 3rd · { $name }
       *[other] { $place }th · { $name }
    }
web-aquileia-theatre-why =
    { $gain ->
        [0] The theatre card { $card } counts for { $colour }, { $more } points; its other colour brings no more.
       *[other] The theatre card { $card } counts for { $colour }, the better of its colours: { $more } points instead of { $less }.
    }
web-aquileia-theatre-nothing = The theatre card { $card } counts for nothing, no villa of its colours was built: 0 points.
web-aquileia-winner = winner
web-aquileia-you = you
web-aquileia-sum-cards =
    { $cards ->
        [one] { $sum } × { $cards } card =
       *[other] { $sum } × { $cards } cards =
    }
web-aquileia-letter-white = W
web-aquileia-letter-blue = B
web-aquileia-letter-yellow = Y
web-aquileia-letter-purple = P
web-aquileia-spaces =
    { $count ->
        [one] Tap the glowing space in the city
       *[other] Tap one of the { $count } glowing spaces in the city
    }
web-aquileia-glowing-sites =
    { $count ->
        [one] Tap the glowing building site
       *[other] Tap one of the { $count } glowing building sites
    }

## Looking back

web-review-link = Review the decisions
web-review-of = Review the decisions: { $game }, { $when }
