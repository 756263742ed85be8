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
aquileia-space-servi-top = Servi, top
aquileia-space-servi-middle = Servi, middle
aquileia-space-servi-bottom = Servi, bottom
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
aquileia-laurel-neutral-10 = neutral 10
aquileia-laurel-neutral-7 = neutral 7
aquileia-laurel-neutral-5 = neutral 5
aquileia-laurel-neutral-3 = neutral 3

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
aquileia-site-workshop-1 = workshop 1
aquileia-site-workshop-2 = workshop 2
aquileia-site-workshop-3 = workshop 3
aquileia-site-workshop-4 = workshop 4
aquileia-site-workshop-5 = workshop 5
aquileia-site-workshop-6 = workshop 6
aquileia-site-workshop-7 = workshop 7
aquileia-site-workshop-8 = workshop 8
aquileia-site-bank-1 = bank 1
aquileia-site-bank-2 = bank 2
aquileia-site-bank-3 = bank 3
aquileia-site-bank-4 = bank 4

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
aquileia-ask-equi = Choose whether you buy this card: { $card }.
aquileia-ask-equi-waits = { $name } decides whether to buy this card: { $card }.
aquileia-ask-servi = Choose how many slave cards you buy, for 1 { $metal } each.
aquileia-ask-servi-waits = { $name } chooses how many slave cards to buy, for 1 { $metal } each.
aquileia-ask-cards = You have strength { $strength }; play cards one by one until you are done.
aquileia-ask-cards-waits = { $name } has strength { $strength } and plays cards one by one.
aquileia-ask-blue = You have strength { $strength }; choose how many blue dice you roll.
aquileia-ask-blue-waits = { $name } has strength { $strength } and chooses how many blue dice to roll.
aquileia-ask-prize = You win with strength { $strength }: take { $points } points or a slave card.
aquileia-ask-prize-waits = { $name } wins with strength { $strength } and takes { $points } points or a slave card.
aquileia-ask-laurel = Keep the open stadium card ({ $laurel }) or the hidden one.
aquileia-ask-laurel-waits = { $name } keeps the open stadium card ({ $laurel }) or the hidden one.
aquileia-ask-open = Open the auction of the theatre card { $theatre } with one coin, or stay out of it.
aquileia-ask-open-waits = { $name } opens the auction of the theatre card { $theatre } with one coin, or stays out of it.
aquileia-ask-bid = The bid for the theatre card { $theatre } is { $bid }; match it and add one coin, or drop out.
aquileia-ask-bid-waits = The bid for the theatre card { $theatre } is { $bid }; { $name } matches it and adds one coin, or drops out.
aquileia-ask-build =
    { $count ->
        [one] Choose a site ({ $space }); you may build { $count } building.
       *[other] Choose a site ({ $space }); you may build { $count } buildings.
    }
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
aquileia-why-too-few-coins = This takes { $needed } { $metal }, and you have { $held }.
aquileia-why-too-few-slaves =
    { $needed ->
        [one] This takes { $needed } slave, and you have { $held }.
       *[other] This takes { $needed } slaves, and you have { $held }.
    }
aquileia-why-too-few-cards =
    { $count ->
        [0] There is no such card left.
        [one] There is only { $count } such card left.
       *[other] There are only { $count } such cards left.
    }
aquileia-why-not-here = This card does not count in this contest.

## What an option means

aquileia-option-place = Place a follower: { $space }
aquileia-option-crest = Place your crest
aquileia-option-stop = Stop placing
aquileia-option-trade = Exchange { $trade }
aquileia-option-done = Finish
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
aquileia-option-bid = Add one coin: { $metal }
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
