# Aquileia

aquileia-title = Aquileia
aquileia-blurb = Send your followers into a Roman city to trade, fight, race, bid and build, and score the most points in six rounds.

## Table options

aquileia-setting-start = Who is the first start player: a seat drawn by lot, or the first seat.
aquileia-setting-tie_break = What happens when the highest totals are equal: the win is shared, or the better crest of the last round decides.
aquileia-setting-pecunia_single_trade = Whether Pecunia allows one exchange only.
aquileia-setting-show_counts = Whether everyone sees how many cards each player holds.

## Names

aquileia-metal-bronze = bronze
aquileia-metal-silver = silver
aquileia-metal-gold = gold

aquileia-space-dolus = Dolus
aquileia-space-pecunia = Pecunia
aquileia-space-equi-left = Equi et Arma, left
aquileia-space-equi-middle = Equi et Arma, middle
aquileia-space-equi-right = Equi et Arma, right
aquileia-space-servi-top = Servi, bronze
aquileia-space-servi-middle = Servi, silver
aquileia-space-servi-bottom = Servi, gold
aquileia-space-potentia = Potentia
aquileia-space-arena-a = Arena A
aquileia-space-arena-b = Arena B
aquileia-space-arena-c = Arena C
aquileia-space-gold-a = Stadium, gold A
aquileia-space-gold-b = Stadium, gold B
aquileia-space-gold-c = Stadium, gold C
aquileia-space-silver-a = Stadium, silver A
aquileia-space-silver-b = Stadium, silver B
aquileia-space-silver-c = Stadium, silver C
aquileia-space-theatrum = Theatrum
aquileia-space-forum-1 = Forum 1
aquileia-space-forum-2 = Forum 2
aquileia-space-forum-3 = Forum 3
aquileia-space-forum-4 = Forum 4
aquileia-space-forum-5 = Forum 5
aquileia-space-latro = Latro
aquileia-space-portus-bronze = Portus, bronze
aquileia-space-portus-silver = Portus, silver
aquileia-space-portus-gold = Portus, gold

aquileia-deck-servi = slave cards
aquileia-deck-equi-et-arma = weapon and horse cards

aquileia-card-slave-1 = single slave
aquileia-card-slave-2 = double slave
aquileia-card-weapon-1 = single weapon
aquileia-card-weapon-2 = double weapon
aquileia-card-weapon-3 = triple weapon
aquileia-card-silver-horse-1 = single silver horse
aquileia-card-silver-horse-2 = double silver horse
aquileia-card-gold-horse-1 = single gold horse
aquileia-card-gold-horse-2 = double gold horse

aquileia-colour-white = white
aquileia-colour-blue = blue
aquileia-colour-yellow = yellow
aquileia-colour-purple = purple

aquileia-laurel-white = white
aquileia-laurel-blue = blue
aquileia-laurel-yellow = yellow
aquileia-laurel-purple = purple
aquileia-laurel-neutral-10 = neutral 10 points
aquileia-laurel-neutral-7 = neutral 7 points
aquileia-laurel-neutral-5 = neutral 5 points
aquileia-laurel-neutral-3 = neutral 3 points

aquileia-theatre-white-blue = white/blue
aquileia-theatre-blue-yellow = blue/yellow
aquileia-theatre-blue-purple = blue/purple
aquileia-theatre-white-purple = white/purple
aquileia-theatre-yellow-purple = yellow/purple
aquileia-theatre-yellow-white = yellow/white

aquileia-site-villa-white-10 = white villa 10
aquileia-site-villa-white-8 = white villa 8
aquileia-site-villa-white-6 = white villa 6
aquileia-site-villa-white-4 = white villa 4
aquileia-site-villa-blue-10 = blue villa 10
aquileia-site-villa-blue-8 = blue villa 8
aquileia-site-villa-blue-6 = blue villa 6
aquileia-site-villa-blue-4 = blue villa 4
aquileia-site-villa-yellow-10 = yellow villa 10
aquileia-site-villa-yellow-8 = yellow villa 8
aquileia-site-villa-yellow-6 = yellow villa 6
aquileia-site-villa-yellow-4 = yellow villa 4
aquileia-site-villa-purple-10 = purple villa 10
aquileia-site-villa-purple-8 = purple villa 8
aquileia-site-villa-purple-6 = purple villa 6
aquileia-site-villa-purple-4 = purple villa 4
aquileia-site-workshop-1 = workshop 3, left
aquileia-site-workshop-2 = workshop 3, right
aquileia-site-workshop-3 = workshop 4, left
aquileia-site-workshop-4 = workshop 4, right
aquileia-site-workshop-5 = workshop 5, left
aquileia-site-workshop-6 = workshop 5, right
aquileia-site-workshop-7 = workshop 6, left
aquileia-site-workshop-8 = workshop 6, right
aquileia-site-bank-1 = bank (silver, bronze)
aquileia-site-bank-2 = bank (gold, bronze)
aquileia-site-bank-3 = bank (gold, silver)
aquileia-site-bank-4 = bank (gold, silver, bronze)

aquileia-trade-gold-to-silver = 1 gold for 1 silver
aquileia-trade-gold-to-bronze = 1 gold for 1 bronze
aquileia-trade-silver-to-bronze = 1 silver for 1 bronze
aquileia-trade-bronze-to-silver = 2 bronze for 1 silver
aquileia-trade-silver-to-gold = 2 silver for 1 gold

aquileia-prize-points = points
aquileia-prize-slave = slave card

## What happened

aquileia-event-starts = { $seat } is the start player.
aquileia-event-round = Round { $count } begins.
aquileia-event-market = A new card lies at { $space }: { $card }.
aquileia-event-open-laurel = The open stadium card of this round: { $laurel }.
aquileia-event-reshuffled = The discards are shuffled and become the new pile ({ $deck }).
aquileia-event-no-card = { $seat } gets no card, for none is left in the pile ({ $deck }).
aquileia-event-draws = { $seat } draws a card: { $card }.
aquileia-event-draws-unseen = { $seat } draws a card from the pile ({ $deck }).

aquileia-event-places = { $seat } places a follower: { $space }.
aquileia-event-lays-fee = { $seat } lays 1 { $metal } under the follower.
aquileia-event-crest = { $seat } places the crest on position { $position }.
aquileia-event-stops = { $seat } stops placing.

aquileia-event-gets = { $seat } gets { $count } { $metal }.
aquileia-event-pays = { $seat } pays { $count } { $metal }.
aquileia-event-pays-to = { $seat } pays { $count } { $metal } to { $to }.
aquileia-event-scores =
    { $count ->
        [one] { $seat } scores { $count } point.
       *[other] { $seat } scores { $count } points.
    }
aquileia-event-rolls = { $seat } rolls: { $dice }.

aquileia-event-trades = { $seat } exchanges { $trade }.
aquileia-event-buys = { $seat } buys a card: { $card }.
aquileia-event-buys-slaves =
    { $count ->
        [one] { $seat } buys { $count } slave card.
       *[other] { $seat } buys { $count } slave cards.
    }
aquileia-event-buys-nothing = { $seat } buys nothing ({ $space }).
aquileia-event-has-blue-dice = { $seat } takes the { $count } blue dice.

aquileia-event-fights = { $seat } fights in the Arena with strength { $strength }.
aquileia-event-races = { $seat } races in the Stadium with strength { $strength }.
aquileia-event-plays = { $seat } plays a card ({ $card }) and has strength { $strength }.
aquileia-event-rolls-blue = { $seat } rolls blue dice: { $dice }.
aquileia-event-ranks =
    { $place ->
        [1] { $seat } comes first with strength { $strength }.
        [2] { $seat } comes second with strength { $strength }.
        [3] { $seat } comes third with strength { $strength }.
       *[other] { $seat } comes in place { $place } with strength { $strength }.
    }
aquileia-event-takes = { $seat } chooses: { $prize }.
aquileia-event-looks = { $seat } looks at the hidden stadium card: { $laurel }.
aquileia-event-looks-unseen = { $seat } looks at the hidden stadium card.
aquileia-event-keeps = { $seat } keeps a stadium card: { $laurel }.
aquileia-event-keeps-unseen = { $seat } keeps one of the two stadium cards.
aquileia-event-passes-on = { $seat } passes a stadium card on to { $to }: { $laurel }.
aquileia-event-passes-on-unseen = { $seat } passes the other stadium card on to { $to }.
aquileia-event-returns = { $seat } takes a stadium card out of the game: { $laurel }.
aquileia-event-returns-unseen = { $seat } takes the other stadium card out of the game.
aquileia-event-no-race = Nobody races: the open stadium card ({ $laurel }) and a hidden one leave the game.

aquileia-event-reveals = { $seat } turns up a theatre card: { $theatre }.
aquileia-event-bids = { $seat } bids: { $bid }.
aquileia-event-drops = { $seat } is out of the auction.
aquileia-event-wins = { $seat } wins the theatre card { $theatre }.
aquileia-event-gets-free = { $seat } gets the theatre card { $theatre } for nothing.

aquileia-event-pays-slaves = { $seat } pays a slave card: { $card }.
aquileia-event-builds = { $seat } builds: { $site }.
aquileia-event-builds-nothing = { $seat } builds nothing ({ $space }).

aquileia-event-steals = { $seat }, as Latro, takes a coin from { $victim }: { $metal }.
aquileia-event-steals-nothing = { $seat }, as Latro, finds no coin to take.
aquileia-event-activates =
    { $count ->
        [0] { $seat } has nothing to activate.
        [one] { $seat } activates { $count } building.
       *[other] { $seat } activates { $count } buildings.
    }
aquileia-event-forgoes = { $seat } pays no { $metal } and activates nothing.

aquileia-event-laurels = { $seat } shows these stadium cards: { $laurels }.
aquileia-event-neutral =
    { $count ->
        [one] { $seat } scores { $count } point for neutral stadium cards.
       *[other] { $seat } scores { $count } points for neutral stadium cards.
    }
aquileia-event-villas =
    { $count ->
        [one] { $seat } scores { $sum } × { $cards } = { $count } point for villas ({ $colour }).
       *[other] { $seat } scores { $sum } × { $cards } = { $count } points for villas ({ $colour }).
    }
aquileia-event-total =
    { $count ->
        [one] { $seat } ends with { $count } point.
       *[other] { $seat } ends with { $count } points.
    }

## What is asked

aquileia-ask-place =
    { $count ->
        [one] Place your last follower or your crest, or stop.
       *[other] Place one of your { $count } followers or your crest, or stop.
    }
aquileia-ask-place-waits =
    { $count ->
        [one] { $name } places the last follower or the crest, or stops.
       *[other] { $name } places one of { $count } followers or the crest, or stops.
    }
aquileia-ask-follower =
    { $count ->
        [one] Place your last follower, or stop.
       *[other] Place one of your { $count } followers, or stop.
    }
aquileia-ask-follower-waits =
    { $count ->
        [one] { $name } places the last follower, or stops.
       *[other] { $name } places one of { $count } followers, or stops.
    }
aquileia-ask-trade = Exchange coins, or end your exchanges.
aquileia-ask-trade-waits = { $name } exchanges coins, or ends the exchanges.
aquileia-ask-equi = Do you buy this card for 1 { $metal }: { $card }?
aquileia-ask-equi-waits = { $name } decides whether to buy a card for 1 { $metal }: { $card }.
aquileia-ask-servi = How many slave cards do you buy? Each costs 1 { $metal }.
aquileia-ask-servi-waits = { $name } chooses how many slave cards to buy, for 1 { $metal } each.
aquileia-ask-cards = You have strength { $strength }. Play a card? Several are allowed.
aquileia-ask-cards-alone = You have strength { $strength }, and no card left that counts here.
aquileia-ask-cards-waits = { $name } has strength { $strength } and plays cards one by one.
aquileia-ask-blue = You have strength { $strength }. How many blue dice do you roll?
aquileia-ask-blue-waits = { $name } has strength { $strength } and chooses how many blue dice to roll.
aquileia-ask-prize = You win with strength { $strength }: take { $points } points or a slave card.
aquileia-ask-prize-waits = { $name } wins with strength { $strength } and takes { $points } points or a slave card.
aquileia-ask-laurel = Keep the open stadium card ({ $laurel }) or the hidden one.
aquileia-ask-laurel-waits = { $name } keeps the open stadium card ({ $laurel }) or the hidden one.
aquileia-ask-open = Open the auction of the theatre card { $theatre } with one coin, or drop out.
aquileia-ask-open-waits = { $name } opens the auction of the theatre card { $theatre } with one coin, or drops out.
aquileia-ask-bid = The bid for the theatre card { $theatre } is { $bid }; match it and put in one coin more, or drop out.
aquileia-ask-bid-waits = The bid for the theatre card { $theatre } is { $bid }; { $name } matches it and puts in one coin more, or drops out.
aquileia-ask-build =
    { $count ->
        [one] { $space }: what do you build? One building is allowed.
       *[other] { $space }: what do you build? { $count } buildings are allowed.
    }
aquileia-ask-build-alone = { $space }: you can pay no site.
aquileia-ask-build-waits =
    { $count ->
        [one] { $name } chooses a site ({ $space }) and may build { $count } building.
       *[other] { $name } chooses a site ({ $space }) and may build { $count } buildings.
    }
aquileia-ask-slaves =
    { $count ->
        [one] Pay a slave card for your building ({ $site }); { $count } slave is owed.
       *[other] Pay a slave card for your building ({ $site }); { $count } slaves are owed.
    }
aquileia-ask-slaves-waits =
    { $count ->
        [one] { $name } pays a slave card for a building ({ $site }); { $count } slave is owed.
       *[other] { $name } pays a slave card for a building ({ $site }); { $count } slaves are owed.
    }
aquileia-ask-fee = Latro has taken your coin; pay another 1 { $metal } to activate your buildings, or forgo it.
aquileia-ask-fee-waits = Latro has taken a coin; { $name } pays another 1 { $metal } to activate buildings, or forgoes it.

## Why not

aquileia-why-taken = { $seat } is already there.
aquileia-why-other-side = You have a follower on the other side of the Stadium.
aquileia-why-one-fee-space = You already stand on a fee space of Portus.
aquileia-why-no-coin = You have no { $metal } to lay under your follower.
aquileia-why-crest-placed = Your crest is already on position { $position }.
aquileia-why-too-few-coins = You lack { $coins }.
aquileia-why-too-few-slaves =
    { $slaves ->
        [one] You lack { $slaves } slave.
       *[other] You lack { $slaves } slaves.
    }
aquileia-why-too-few-of-both =
    { $slaves ->
        [one] You lack { $coins } and { $slaves } slave.
       *[other] You lack { $coins } and { $slaves } slaves.
    }
aquileia-why-too-few-cards =
    { $count ->
        [0] There is no such card left.
        [one] There is only { $count } such card left.
       *[other] There are only { $count } such cards left.
    }
aquileia-why-not-here = This card does not count in this contest.

## What an option leads to

aquileia-leads-to-dolus = You roll { $dice } dice and get one coin for each.
aquileia-leads-to-pecunia = You may exchange coins; that brings { $points } points.
aquileia-leads-to-equi =
    { $hidden ->
        [0] For 1 { $metal } you get: { $card }. You have { $held } { $metal }.
       *[other] For 1 { $metal } you get: { $card }, and a hidden card. You have { $held } { $metal }.
    }
aquileia-leads-to-no-card = No card lies here.
aquileia-leads-to-servi =
    { $most ->
        [one] { $most } slave card for 1 { $metal }. You have { $held } { $metal }.
       *[other] Up to { $most } slave cards for 1 { $metal } each. You have { $held } { $metal }.
    }
aquileia-leads-to-potentia = You get the { $dice } blue dice, for the fight or the race of this round.
aquileia-leads-to-fight = Strength { $strength }, plus dice and cards. 1st: 3 bronze, and points or a slave card.
aquileia-leads-to-race = Strength { $strength }, plus dice and horses. 1st: 3 { $metal } and one of two stadium cards.
aquileia-leads-to-auction = You auction a theatre card: it counts villas of a colour again. The winner pays you; if nobody bids, it is yours.
aquileia-leads-to-forum =
    { $most ->
        [one] You build { $most } building{ $bonus ->
            [0] {""}
           *[other] {" "}and score its value at once
        }.
       *[other] You build up to { $most } buildings.
    } { $sites ->
        [0] You could pay no site now.
       *[other] You could pay now: { $named }{ $more ->
            [0] .
           *[other] {" "}and { $more } more.
        }
    }
aquileia-leads-to-latro =
    { $count ->
        [0] { $dice } dice steal coins of their metals in Portus. None lies there yet.
       *[other] { $dice } dice steal coins of their metals in Portus. Lying there: { $coins }.
    }
aquileia-leads-to-portus =
    { $points ->
        [0] { $count ->
            [0] You have no workshop and no bank yet: nothing.
           *[other] Your banks would bring { $coins }.
        }
       *[other] { $count ->
            [0] Your workshops would bring { $points } points.
           *[other] Your workshops and banks would bring { $points } points and { $coins }.
        }
    }
aquileia-leads-to-crest =
    { $position ->
        [1] Position 1: you win every tie and begin the next round.
       *[other] Position { $position }: you win ties against those behind you.
    }
aquileia-leads-to-last-crest =
    { $position ->
        [1] Position 1: you win every tie of this last round.
       *[other] Position { $position }: you win ties against those behind you.
    }
aquileia-leads-to-stop =
    { $count ->
        [one] { $count } follower stays at home{ $position ->
            [0] .
           *[other] ; your crest goes on position { $position }.
        }
       *[other] { $count } followers stay at home{ $position ->
            [0] .
           *[other] ; your crest goes on position { $position }.
        }
    }

aquileia-leads-to-trade =
    { $points ->
        [0] No more points. You then have { $coins }.
       *[other] { $points } points, for the first exchange only. You then have { $coins }.
    }
aquileia-leads-to-no-trade =
    { $points ->
        [0] You keep { $coins }.
       *[other] No { $points } points. You keep { $coins }.
    }
aquileia-leads-to-card =
    { $hidden ->
        [0] You have { $left } { $metal } left.
       *[other] With a hidden card. You have { $left } { $metal } left.
    }
aquileia-leads-to-keeping = No card. You keep { $held } { $metal }.
aquileia-leads-to-slaves =
    { $count ->
        [one] { $count } card from the pile, with 1 or 2 slaves. You have { $left } { $metal } left.
       *[other] { $count } cards from the pile, each with 1 or 2 slaves. You have { $left } { $metal } left.
    }

aquileia-leads-to-fight-first =
    Strength { $strength }: 1st{ $tie ->
        [0] {""}
        [1] {" "}(tie: crest of { $rival } ahead)
       *[other] {" "}(tie: your crest ahead)
    }, 3 bronze and { $points } points or a slave card{ $later ->
        [0] .
       *[other] ; { $later } more to play.
    }
aquileia-leads-to-fight-second =
    Strength { $strength }: 2nd{ $tie ->
        [0] {""}
        [1] {" "}(tie: crest of { $rival } ahead)
       *[other] {" "}(tie: your crest ahead)
    }, 2 bronze and what the 1st leaves: { $points } points or a slave card{ $later ->
        [0] .
       *[other] ; { $later } more to play.
    }
aquileia-leads-to-fight-third =
    Strength { $strength }: 3rd{ $tie ->
        [0] {""}
        [1] {" "}(tie: crest of { $rival } ahead)
       *[other] {" "}(tie: your crest ahead)
    }, 1 bronze{ $later ->
        [0] .
       *[other] ; { $later } more to play.
    }
aquileia-leads-to-race-first =
    Strength { $strength }: 1st{ $tie ->
        [0] {""}
        [1] {" "}(tie: crest of { $rival } ahead)
       *[other] {" "}(tie: your crest ahead)
    }, 3 { $metal } and one of two stadium cards{ $later ->
        [0] .
       *[other] ; { $later } more to play.
    }
aquileia-leads-to-race-second =
    Strength { $strength }: 2nd{ $tie ->
        [0] {""}
        [1] {" "}(tie: crest of { $rival } ahead)
       *[other] {" "}(tie: your crest ahead)
    }, 2 { $metal } and the other stadium card{ $later ->
        [0] .
       *[other] ; { $later } more to play.
    }
aquileia-leads-to-race-third =
    Strength { $strength }: 3rd{ $tie ->
        [0] {""}
        [1] {" "}(tie: crest of { $rival } ahead)
       *[other] {" "}(tie: your crest ahead)
    }, 1 { $metal }{ $later ->
        [0] .
       *[other] ; { $later } more to play.
    }
aquileia-leads-to-no-prize =
    Strength { $strength }: place { $place }{ $tie ->
        [0] {""}
        [1] {" "}(tie: crest of { $rival } ahead)
       *[other] {" "}(tie: your crest ahead)
    }, no prize{ $later ->
        [0] .
       *[other] ; { $later } more to play.
    }
aquileia-leads-to-no-strength =
    You have no card left that counts here: strength { $strength }, place { $place }{ $tie ->
        [0] {""}
        [1] {" "}(tie: crest of { $rival } ahead)
       *[other] {" "}(tie: your crest ahead)
    }{ $later ->
        [0] .
       *[other] {" "}so far.
    }
aquileia-leads-to-blue =
    1st place: { $first }%, 2nd: { $second }%{ $third ->
        [0] .
       *[other] , 3rd: { $third }%.
    }
aquileia-leads-to-blue-race =
    1st place: { $first }%, 2nd: { $second }%{ $third ->
        [0] .
       *[other] , 3rd: { $third }%.
    } Dice then left for the race: { $left }.
aquileia-leads-to-blue-alone = You fight alone; bronze makes the prize larger.
aquileia-leads-to-blue-alone-race =
    { $left ->
        [0] You fight alone. No die is left for the race.
       *[other] You fight alone. Left for the race: { $left }.
    }
aquileia-leads-to-points =
    { $points ->
        [one] { $points } point for you, a slave card for { $seat }.
       *[other] { $points } points for you, a slave card for { $seat }.
    }
aquileia-leads-to-points-alone =
    { $points ->
        [one] { $points } point for you.
       *[other] { $points } points for you.
    }
aquileia-leads-to-slave =
    { $points ->
        [one] A card with 1 or 2 slaves for you, { $points } point for { $seat }.
       *[other] A card with 1 or 2 slaves for you, { $points } points for { $seat }.
    }
aquileia-leads-to-slave-alone = A card with 1 or 2 slaves, for building or for the Arena.
aquileia-leads-to-last-slave-alone = A card with 1 or 2 slaves, for building in this last round.
aquileia-leads-to-laurel = +{ $points } points at the end, as it stands. { $seat } gets the other: { $laurel }.
aquileia-leads-to-laurel-alone = +{ $points } points at the end, as it stands. The other leaves the game: { $laurel }.

aquileia-leads-to-bid =
    You pay { $bid } to { $seat }{ $count ->
        [0] , all you have.
       *[other] , { $coins } left.
    } +{ $points } points at the end, as it stands. { $rivals ->
        [0] Nobody can go on: it is yours.
        [one] { $rivals } other can go on.
       *[other] { $rivals } others can go on.
    }
aquileia-leads-to-own-bid =
    You pay { $bid } to the supply{ $count ->
        [0] , all you have.
       *[other] , { $coins } left.
    } +{ $points } points at the end, as it stands. { $rivals ->
        [0] Nobody can go on: it is yours.
        [one] { $rivals } other can go on.
       *[other] { $rivals } others can go on.
    }
aquileia-leads-to-no-opening = You pay nothing and are out. If nobody opens, { $seat } gets the card for nothing.
aquileia-leads-to-own-no-opening = You are out. If another opens, the winner pays the bid to you; if nobody does, you get the card for nothing.
aquileia-leads-to-drop =
    { $rivals ->
        [0] You pay nothing. { $seat } wins it for { $bid }.
       *[other] You pay nothing and are out. { $seat } holds the bid of { $bid }.
    }
aquileia-leads-to-own-drop =
    { $rivals ->
        [0] You are out. { $seat } wins it and pays you { $bid }.
       *[other] You are out, and are paid at least { $bid }.
    }

aquileia-leads-to-villa =
    { $points ->
        [0] No points at the end yet: none of your cards counts this colour{ $now ->
            [0] .
           *[other] ; but { $now } points at once.
        }
       *[other] +{ $points } points at the end, as it stands{ $now ->
            [0] .
           *[other] , and { $now } at once.
        }
    } { $count ->
        [0] No coins left.
       *[other] You keep { $coins }.
    }
aquileia-leads-to-workshop =
    { $now ->
        [0] +{ $points } points each time you use Portus.
       *[other] +{ $points } points each time you use Portus, and { $now } at once.
    } { $count ->
        [0] No coins left.
       *[other] You keep { $coins }.
    }
aquileia-leads-to-bank =
    { $now ->
        [0] { $payout } each time you use Portus.
       *[other] { $payout } each time you use Portus, and { $now } points at once.
    } { $count ->
        [0] No coins left.
       *[other] You keep { $coins }.
    }
aquileia-leads-to-no-building =
    { $count ->
        [one] You go without this building. You keep { $coins }.
       *[other] You go without { $count } buildings. You keep { $coins }.
    }
aquileia-leads-to-no-site =
    { $slaves ->
        [0] You have no slaves: there is no site you can pay.
        [one] You have { $slaves } slave: there is no site you can pay.
       *[other] You have { $slaves } slaves: there is no site you can pay.
    }
aquileia-leads-to-paid =
    { $owed ->
        [0] { $lost ->
            [0] Then all is paid.
            [one] Then all is paid; { $lost } slave is lost.
           *[other] Then all is paid; { $lost } slaves are lost.
        }
        [one] Then { $owed } slave is still owed.
       *[other] Then { $owed } slaves are still owed.
    } { $left ->
        [0] No slave is left in your hand.
        [one] You keep { $left } slave.
       *[other] You keep { $left } slaves.
    }

aquileia-leads-to-activating =
    1 { $metal } more, { $left } { $metal } left: { $points ->
        [0] { $count ->
            [0] you get nothing.
           *[other] your banks bring { $coins }.
        }
       *[other] { $count ->
            [0] your workshops bring { $points } points.
           *[other] your workshops and banks bring { $points } points and { $coins }.
        }
    }
aquileia-leads-to-forgoing =
    { $points ->
        [0] { $count ->
            [0] You lose nothing.
           *[other] You go without { $coins }.
        }
       *[other] { $count ->
            [0] You go without { $points } points.
           *[other] You go without { $points } points and { $coins }.
        }
    }

## What an option means

aquileia-option-place = Place a follower: { $space }
aquileia-option-crest = Place your crest
aquileia-option-stop = Stop placing
aquileia-option-trade = Exchange { $trade }
aquileia-option-done = Leave it at that
aquileia-option-buy = Buy the card
aquileia-option-buy-slaves =
    { $count ->
        [one] Buy { $count } slave card for { $count } { $metal }
       *[other] Buy { $count } slave cards for { $count } { $metal }
    }
aquileia-option-buy-nothing = Buy nothing
aquileia-option-play = Play a card: { $card }
aquileia-option-blue =
    { $count ->
        [0] Roll no blue dice
        [one] Roll { $count } blue die
       *[other] Roll { $count } blue dice
    }
aquileia-option-take = Take the prize: { $prize }
aquileia-option-keep-open = Keep the open card
aquileia-option-keep-hidden = Keep the hidden card
aquileia-option-bid = Put in 1 { $metal }
aquileia-option-drop = Drop out
aquileia-option-build = Build: { $site }
aquileia-option-build-nothing = Build nothing
aquileia-option-pay = Pay a slave card: { $card }
aquileia-option-pay-fee = Pay again
aquileia-option-forgo = Pay nothing

## How it ended

aquileia-how-six-rounds = Six rounds were played.

## Standing orders

aquileia-order-bid-up-to = Bid up to { $value } { $value ->
        [one] coin
       *[other] coins
    }
aquileia-order-bid-up-to-hint = In this round's auction you bid with your cheapest coin while the bid has no more coins than that, and then drop out.
