# Aquileia: what every thing is

## Groups

aquileia-group-quarters = Quarters
aquileia-group-spaces = Action spaces
aquileia-group-buildings = Buildings
aquileia-group-cards = Slaves, weapons and horses
aquileia-group-laurels = Stadium and theatre cards
aquileia-group-pieces = Followers, crests and rounds
aquileia-group-money = Coins and prices
aquileia-group-contests = Contests and auctions
aquileia-group-score = Points

## Numbers

aquileia-figure-price = Costs
aquileia-figure-value = Worth
aquileia-figure-pays = Gives
aquileia-figure-copies = In the deck
aquileia-figure-supply = In the box
aquileia-figure-start = At the start
aquileia-figure-faces = On the die

aquileia-unit-bronze = { $count } bronze
aquileia-unit-silver = { $count } silver
aquileia-unit-gold = { $count } gold
aquileia-unit-slaves = { $count ->
    [one] { $count } slave
   *[other] { $count } slaves
}
aquileia-unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
aquileia-unit-per_laurel = { $count } per card of its colour
aquileia-unit-per_round = { $count ->
    [one] { $count } point a round
   *[other] { $count } points a round
}
aquileia-unit-strength = { $count } strength
aquileia-unit-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
aquileia-unit-pieces = { $count }
aquileia-unit-of_six = { $count } of 6 faces

## Quarters

aquileia-thing-area-mercatus = I Mercatus, the market
aquileia-describe-area-mercatus = The market acts first: coins, an exchange, weapons and horses, slaves, and the blue dice.
aquileia-thing-area-arena = II Arena, the fight
aquileia-describe-area-arena = All who have a follower here fight with dice, slaves and weapons. The winner takes bronze, and points or a slave card.
aquileia-thing-area-stadium = III Stadium, the race
aquileia-describe-area-stadium = All who have a follower here race with dice and horses of their side's metal. The first three take coins, the first two a stadium card each.
aquileia-thing-area-theatrum = IV Theatrum, the auction
aquileia-describe-area-theatrum = Whoever stands here puts a theatre card up for auction and is paid for it.
aquileia-thing-area-forum = V Forum, building
aquileia-describe-area-forum = Whoever stands here may build: pay coins and slaves, and set a house on a free site.
aquileia-thing-area-portus = VI Portus, the harbour
aquileia-describe-area-portus = For a fee all your workshops and banks work. The thief Latro may take the fees before.

## Action spaces

aquileia-describe-space-dolus = Roll two red dice and take the two coins they show.
aquileia-describe-space-pecunia = Exchange coins with the supply. If you do it at least once, you score 4 points.
aquileia-describe-space-equi = { $bonus ->
    [1] Take the weapon or horse card that lies open here, and one from the pile unseen.
   *[other] Take the weapon or horse card that lies open here.
}
aquileia-describe-space-servi = { $most ->
    [one] Buy one slave card from the pile.
   *[other] Buy up to { $most } slave cards from the pile, at this price each.
}
aquileia-describe-space-potentia = The blue dice are yours for this round: more dice in the Arena and in the Stadium, where you have a follower.
aquileia-describe-space-arena = You take part in the fight, with { $strength } strength from this space.
aquileia-describe-space-stadium-gold = You take part in the race on the side of the gold horses, with { $strength } strength from this space. The silver side is then closed to you.
aquileia-describe-space-stadium-silver = You take part in the race on the side of the silver horses, with { $strength } strength from this space. The gold side is then closed to you.
aquileia-describe-space-stadium-bronze = You take part in the race on the side of the bronze horses, with { $strength } strength from this space.
aquileia-describe-space-theatrum = You auction the next theatre card. What the winner bids goes to you; if nobody bids, the card is yours for nothing.
aquileia-describe-space-forum = { $most ->
    [one] You may build here one building.
   *[other] You may build here up to { $most } buildings.
} { $bonus ->
    [1] You score its value at once.
   *[other] The lower the number, the sooner your turn.
}
aquileia-describe-space-latro = The thief: he rolls two red dice and takes a coin of each metal shown from the fee spaces. It costs nothing to stand here.
aquileia-describe-space-portus = Lay a coin of this metal under your follower; when Portus acts, all your workshops give points and all your banks coins.

## Buildings

aquileia-thing-villa = Villa
aquileia-describe-villa = Counts at the end: the sum of your villas of a colour times your stadium and theatre cards of that colour. Without a card of its colour it is worth nothing.
aquileia-thing-workshop = Workshop
aquileia-describe-workshop = Gives its points in every round in which you pay a fee in Portus.
aquileia-thing-bank = Bank
aquileia-describe-bank = Gives its coins in every round in which you pay a fee in Portus.
aquileia-describe-site-villa-white = At the end it counts { $value } for each stadium or theatre card you have in white.
aquileia-describe-site-villa-blue = At the end it counts { $value } for each stadium or theatre card you have in blue.
aquileia-describe-site-villa-yellow = At the end it counts { $value } for each stadium or theatre card you have in yellow.
aquileia-describe-site-villa-purple = At the end it counts { $value } for each stadium or theatre card you have in purple.
aquileia-describe-site-workshop = { $value ->
    [one] One point
   *[other] { $value } points
} in every round in which you pay a fee in Portus.
aquileia-describe-site-bank = These coins in every round in which you pay a fee in Portus.
aquileia-thing-site = Building site
aquileia-describe-site = Free for the first who pays: coins of exactly these metals, and at least so many slaves. Only one house stands on it, and it stays.

## Slaves, weapons and horses

aquileia-describe-card-slave = { $strength ->
    [one] One slave: pays for a building, or adds 1 strength in the Arena.
   *[other] { $strength } slaves: they pay for one building, or add { $strength } strength in the Arena.
}
aquileia-describe-card-weapon = Adds { $strength } strength in the Arena. It is then discarded.
aquileia-describe-card-silver-horse = Adds { $strength } strength in the race, on the silver side. It is then discarded.
aquileia-describe-card-gold-horse = Adds { $strength } strength in the race, on the gold side. It is then discarded.
aquileia-describe-deck-servi = Slaves are drawn from here unseen. When it is empty, the discards are shuffled.
aquileia-describe-deck-equi-et-arma = One weapon or horse card from here lies open at each space of Equi et Arma. When it is empty, the discards are shuffled.
aquileia-thing-hand = Hand
aquileia-describe-hand = Your slaves, weapons and horses. Nobody else knows which you have.

## Stadium and theatre cards

aquileia-thing-laurel = Stadium or theatre card
aquileia-describe-laurel = Won in the race or at auction. At the end each multiplies the sum of your villas of its colour; a neutral one only gives its number.
aquileia-thing-open-laurel = Open stadium card
aquileia-describe-open-laurel = The winner of this round's race chooses between it and a hidden one; the second takes the other.
aquileia-thing-laurel-white = White stadium card
aquileia-thing-laurel-blue = Blue stadium card
aquileia-thing-laurel-yellow = Yellow stadium card
aquileia-thing-laurel-purple = Purple stadium card
aquileia-thing-laurel-neutral-10 = Neutral stadium card 10
aquileia-thing-laurel-neutral-7 = Neutral stadium card 7
aquileia-thing-laurel-neutral-5 = Neutral stadium card 5
aquileia-thing-laurel-neutral-3 = Neutral stadium card 3
aquileia-describe-laurel-white = At the end your white villas count once for each stadium or theatre card in white.
aquileia-describe-laurel-blue = At the end your blue villas count once for each stadium or theatre card in blue.
aquileia-describe-laurel-yellow = At the end your yellow villas count once for each stadium or theatre card in yellow.
aquileia-describe-laurel-purple = At the end your purple villas count once for each stadium or theatre card in purple.
aquileia-describe-laurel-neutral = Belongs to no colour: at the end it is worth { $points } points by itself.
aquileia-thing-theatre-white-blue = Theatre card, white or blue
aquileia-thing-theatre-blue-yellow = Theatre card, blue or yellow
aquileia-thing-theatre-blue-purple = Theatre card, blue or purple
aquileia-thing-theatre-white-purple = Theatre card, white or purple
aquileia-thing-theatre-yellow-purple = Theatre card, yellow or purple
aquileia-thing-theatre-yellow-white = Theatre card, yellow or white
aquileia-describe-theatre = At the end it counts like a stadium card of one of its two colours: the one that gives you more.
aquileia-thing-deck-stadium = Stadium cards
aquileia-describe-deck-stadium = To be won in the race. Two leave this pile in every round.
aquileia-thing-deck-theatrum = Theatre cards
aquileia-describe-deck-theatrum = Each of two colours, to be won at auction: one in every round in which a follower stands in the Theatrum.

## Followers, crests and rounds

aquileia-thing-follower = Follower
aquileia-describe-follower = Sent to an action space, where nobody else can stand in this round. When the space has acted, the follower comes home.
aquileia-thing-house = House
aquileia-describe-house = Set on a site you have paid for; it stays there. When your houses are used up, you cannot build.
aquileia-thing-crest = Crest
aquileia-describe-crest = Laid on the lowest free position of the track, instead of placing a follower. It wins ties, and position 1 begins the next round.
aquileia-thing-track = Advantage track
aquileia-describe-track = In a tie in the Arena or the Stadium whoever stands lower on it is ahead. Position 1 is the next start player.
aquileia-thing-start-player = Start player
aquileia-describe-start-player = Places first, and rolls and plays first in contests. In the next round it is whoever has the first position of the track.
aquileia-thing-stop = Stop
aquileia-describe-stop = You place nothing more in this round; if your crest is not laid yet, it goes to the next free position.
aquileia-thing-round = Round
aquileia-describe-round = First all place followers in turn, then the quarters act from I to VI. After { $rounds } rounds the game ends.

## Coins and prices

aquileia-thing-bronze = Bronze coin
aquileia-describe-bronze = Pays prices in bronze and nothing else. You win it above all in the Arena.
aquileia-thing-silver = Silver coin
aquileia-describe-silver = Pays prices in silver and nothing else. You win it on the silver side of the Stadium, or for 2 bronze at Pecunia.
aquileia-thing-gold = Gold coin
aquileia-describe-gold = Pays prices in gold and nothing else; no change is given. You win it on the gold side of the Stadium, or for 2 silver at Pecunia.
aquileia-describe-trade = An exchange that Pecunia allows, as often as you like.
aquileia-thing-fee = Fee
aquileia-describe-fee = The coin under a follower in Portus. Once it is paid, your buildings work; if Latro takes it, you may pay another.
aquileia-thing-slaves = Slaves as a price
aquileia-describe-slaves = Paid with slave cards. You may pay more than is asked, but a card serves for one building only.

## Contests and auctions

aquileia-thing-strength = Strength
aquileia-describe-strength = Your spaces, your dice and the cards you play, added up. The greatest strength wins; a tie goes to the lower crest.
aquileia-thing-red-die = Red die
aquileia-describe-red-die = Everybody in a contest rolls all the red dice. In the Arena bronze adds 1, in the Stadium your side's metal does.
aquileia-thing-blue-die = Blue die
aquileia-describe-blue-die = Belongs to whoever stands on Potentia, and is rolled last. What is used in the Arena is missing in the Stadium.
aquileia-thing-face-bronze = Bronze face
aquileia-describe-face-bronze = Adds 1 in the Arena. At Dolus it is a bronze coin, for Latro a coin from the bronze fee space.
aquileia-thing-face-silver = Silver face
aquileia-describe-face-silver = Adds 1 to those who race on the silver side. At Dolus it is a silver coin, for Latro a coin from the silver fee space.
aquileia-thing-face-gold = Gold face
aquileia-describe-face-gold = Adds 1 to those who race on the gold side. At Dolus it is a gold coin, for Latro a coin from the gold fee space.
aquileia-thing-chariot = Chariot
aquileia-describe-chariot = Somebody in the race; it stands as far ahead as its strength.
aquileia-thing-fighter = Fighter
aquileia-describe-fighter = Somebody in the fight of the Arena; the number is the strength.
aquileia-thing-prize-points = Prize: points
aquileia-describe-prize-points = Twice your strength in points. What the winner does not choose goes to the second.
aquileia-thing-prize-slave = Prize: slave card
aquileia-describe-prize-slave = A slave card from the pile. What the winner does not choose goes to the second.
aquileia-thing-auction = Auction
aquileia-describe-auction = In turn everybody adds one coin of any metal to the bid, or drops out. The last one in gets the card.
aquileia-thing-bid = Bid
aquileia-describe-bid = The coins offered so far. Whoever raises must have every one of them, and one more.

## Points

aquileia-thing-points = Points
aquileia-describe-points = Scored during the rounds, and at the end for villas and neutral stadium cards. The most points win.
aquileia-thing-last-scoring = Last scoring
aquileia-describe-last-scoring = After the last round: neutral stadium cards by their number, then colour by colour the sum of your villas times your stadium and theatre cards.
