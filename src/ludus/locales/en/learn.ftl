# Guided first rounds

## Kampf der Gladiatoren

learn-kampf-welcome = Welcome to the arena. You lead the red teams, and whoever brings home the most trophies wins. This guided round shows every step; where something glows, click it.
learn-kampf-carrier = A team stands on a carrier and holds up to four gladiators. Each turn brings one gladiator into the arena. Put your first carrier in the middle, on C2.
learn-kampf-spear = There are five kinds of gladiators. The side with more spear throwers strikes first, so take one.
learn-kampf-join = Your opponent has placed a team right next to you, on D2. Now either put down another carrier, or add to a team of yours that has fewer than four. Add to C2.
learn-kampf-net = A net thrower catches one opposing gladiator before the dice are rolled. Whoever is caught does nothing for the rest of the fight.
learn-kampf-second = Time for a second team. A new carrier may not stand beside a carrier of your own while another space is free, so the spaces round C2 do not glow. What is not possible now, and why, is always told below the list of choices. Choose A1.
learn-kampf-sword = You always roll one die, and one more for each swordsman. Swordsmen are the most numerous by far.
learn-kampf-prong = C2 also gets a prong bearer: with more of them than the other side you may roll all dice again. The fifth kind, the shield bearer, cancels a single hit.
learn-kampf-animals = All teams are full; that went quickly. Now wild animals fill the free spaces, and you drew a lion. Its tile works like a team: one sword, two prongs, one shield, and two hits beat it. Let it loose on D3.
learn-kampf-turn = The arena is full, and you open the fighting. On every turn you must challenge with exactly one team. Choose C2: with its spear, net and prong it can do everything.
learn-kampf-target = You may challenge a team of another player, or an animal, on a space next to yours. Take on the team on D2.
learn-kampf-order = You have one spear thrower and D2 has none: you strike first, and you throw your net first.
learn-kampf-throw = Catch their net thrower. Then no net comes back, because somebody who is caught cannot throw.
learn-kampf-dice = You rolled two dice: one for the team, one for your swordsman. A single hit and a blank are not much, and the shield on D2 would cancel the hit. You have more prongs than they have, so roll again.
learn-kampf-hits = A full hit and a single hit. The shield cancels the single one, but nothing cancels a full hit: D2 loses a gladiator, and its owner chooses which. You get it as a trophy.
learn-kampf-counter = They gave up the one in the net. Then D2 struck back with three dice, two of them single hits. Each single hit is a stone, and two stones cost a gladiator. Now you choose: give up the net thrower.
learn-kampf-theirs = The fight is over, those who were caught are free again, and it is your opponent’s turn. Watch what they do.
learn-kampf-acts-for = They challenge your lion from E3 and have hit it once; one more stone beats it. Somebody has to act for the animal, and that is you. It rolled a blank, but it has more prongs: roll again!
learn-kampf-again = A full hit: the team on E3 loses a gladiator, who is out of the game, because nobody leads that lion. It is your turn again. Choose C2 once more.
learn-kampf-lion = Three gladiators are left on C2, and the lion already has a stone. Nets are of no use against animals, but you have the spear. Challenge D3.
learn-kampf-beaten = A full hit counts as two stones on an animal: the lion is beaten and is your trophy. Each animal is worth 2 points, each gladiator taken 1.
learn-kampf-ending = The game ends when only one player has gladiators left, or when all twelve animals are beaten. Survivors count as well. If you lose your last gladiator you go on, leading the animals.
learn-kampf-done = That is all there is to know. At the table, the question mark shows the rule for each question.

## Aquileia

learn-aquileia-welcome = Welcome to Aquileia. In six rounds you send five followers into the city each time: to trade, fight, race, bid and build. The most points win.
learn-aquileia-placing = Each round has two parts. First everybody places followers in turn, one at a time. Then the six quarters act in order, from Mercatus to Portus. Where something glows, click it.
learn-aquileia-arena = In the Arena the strongest gets coins and points. The third space there begins with strength 2: take it.
learn-aquileia-equi = Strength also comes from cards. At Equi et Arma a weapon of strength 2 lies open. On the left space you get a hidden card with it, for 1 bronze in all.
learn-aquileia-stadium = In the Stadium there is a race with gold horses and one with silver horses, and you may enter only one side. The prize is a stadium card, and stadium cards make your villas valuable at the end. Take the silver space with strength 2.
learn-aquileia-forum = The Forum is where you build. A star means that you score the building at once. Take the second space.
learn-aquileia-crest = Instead of a follower you may place your crest. The first on this track wins ties and starts the next round. Place it now, before somebody else does.
learn-aquileia-theatrum = Your last follower goes to the Theatrum: whoever stands there puts a theatre card up for auction, and it counts like a stadium card.
learn-aquileia-order = Everybody has placed, and the quarters act one after the other.
learn-aquileia-mercatus = In Mercatus an opponent has taken two coins with Dolus. The other one exchanges coins with Pecunia and scores 4 points for it.
learn-aquileia-buy = Now your follower at Equi et Arma: buy the weapon for 1 bronze. What the hidden card is, only you will see.
learn-aquileia-fight = The hidden card is a silver horse; keep it for the race. Now comes the Arena. Everybody rolls three dice, and each bronze face adds 1. You both have strength 3, so play the weapon.
learn-aquileia-prize = You win with strength 5 and get 3 bronze. On top of it choose: points worth twice your strength, or a slave card. Ten points are a fine start.
learn-aquileia-race = In the Stadium the faces of your own side count: silver. Gold leads with 4, and you have 3. This is the moment for the silver horse.
learn-aquileia-tie = Both have 4, and your crest stands further ahead: you win the race and get 3 silver.
learn-aquileia-laurel = You see two stadium cards, keep one, and the second gets the other. White multiplies white villas at the end; a neutral card only gives its number. Keep the open, white one.
learn-aquileia-auction = The Theatrum shows a card for white or blue. Open the auction with one coin: bronze is enough.
learn-aquileia-raise = Somebody has raised by a second bronze. To stay in, match the bid coin by coin and add one coin of any metal. Add a silver.
learn-aquileia-build-others = Your opponent drops out, and the card is yours for 2 bronze and 1 silver. Next comes the Forum, from the first space to the fifth. First an opponent builds a workshop.
learn-aquileia-build = Now you. Prices are paid in exactly the metals shown; bigger villas also cost slaves. The white villa of 4 costs 1 silver and 1 gold. Build it: with the star you score 4 points at once.
learn-aquileia-portus = Last comes Portus. Whoever has paid a coin there activates their workshops for points and their banks for coins, every round anew. Watch your opponent build a bank and use it.
learn-aquileia-income = The bank has paid 1 bronze and 1 silver. New cards are laid out, everybody takes back their followers, and you begin the second round, thanks to your crest.
learn-aquileia-scoring = After six rounds comes the last scoring: for each colour, the sum of your villas times your cards of that colour. With your villa of 4, the white stadium card and the theatre card that would be 8 points so far. Build high, and collect what fits.
learn-aquileia-done = That is all there is to know. At the table, the question mark shows the rule for each question.

## Spartacus

learn-spartacus-welcome = Welcome to Capua. You are the head of a house. Scheme, trade and send fighters into the arena until you alone stand at 12 influence. This guided round shows every step; where something glows, click it.
learn-spartacus-house = You rolled highest, so you choose first. Each house begins with something else and has two powers. Take Batiatus, who begins with three gladiators.
learn-spartacus-upkeep = A round has four phases; the strip above the table shows where you are. In the upkeep each slave earns 1 gold and each gladiator costs 1. You have one slave and three gladiators: pay 2.
learn-spartacus-hand = Everybody has drawn three intrigue cards. The star on a card is the influence it takes, the coin what it brings when you cash it in. Nobody sees your hand.
learn-spartacus-scheme = Black Market Profits takes 7 influence, and you have 7, so you need nobody’s support. Play it.
learn-spartacus-offer = Nobody answered, and the bank paid you 5 gold. Then Glaber made you an offer: 2 gold, if you promise to foil nothing of his in this phase. The panel for offers is always open. Accept.
learn-spartacus-done-scheming = The gold is yours, and your promise stands in the ledger for all to see. It binds you to nothing, but everybody will see whether you kept it. End your turn.
learn-spartacus-window = Glaber wanted to play a scheme beyond his influence and asked Tullius for support. He got it, and now Collusion is aimed at Tullius of all people. Everybody who could answer is asked at the same time. You have promised: pass.
learn-spartacus-ledger = Tullius sent a guard and rolled 4: the scheme was foiled. Then he exchanged cards with a power of his house. The intrigue phase is over, and the ledger says that you kept your word.
learn-spartacus-market = In the open market you may sell to the bank and trade with the others, all at once. You keep what you have. When all stalls are closed, gold is hidden until the host is chosen. Say that you are done.
learn-spartacus-auction = One card for each house is auctioned, and Kerza is the first. Everybody bids in secret and at the same time; only the highest bid is paid. Bid 4.
learn-spartacus-agron = Glaber bid 6 and has Kerza. Next comes Agron, who rolls four dice to attack and four to defend. Bid 4 for him.
learn-spartacus-tie = Agron is yours. Ashur is the last. You have your fighter, so bid only 1.
learn-spartacus-outbid = You and Tullius are tied. Both lay down what they bid and bid again on top of it. Let him have Ashur: bid 0. You take your gold back.
learn-spartacus-host-bid = Last comes the honour of hosting the games. The host gains 1 influence, chooses who fights and decides about the loser. It is worth 7 gold.
learn-spartacus-invite = You are the host and have gained 1 influence. Invite one house after another until there are two fighters. Whoever refuses loses 1 influence. Invite Tullius.
learn-spartacus-invite-oneself = Tullius sends Ashur, who is weaker than your Agron. You may invite yourself, too. Do it.
learn-spartacus-fighter = Fighters are gladiators or slaves who are ready, and equipment may go with them. Send Agron.
learn-spartacus-bets = Now everybody bets in secret, up to 3 gold in each of four boxes. You may not bet against your own fighter. Lay 2 gold on your own fighter, Agron.
learn-spartacus-initiative = Each combat round begins with initiative: both roll their speed dice. Ashur rolled more, and Tullius lets you act first.
learn-spartacus-move = On your turn you may move once and attack once, in either order. Agron moves as many hexes as he has speed dice. Go to C5.
learn-spartacus-attack = Ashur ran off, came back and attacked. The dice are compared in pairs, the highest first, and a tie is blocked: none of his got through. Now he stands next to you. Strike back.
learn-spartacus-wounds = Four hits! Dice without an opposite hit on 3 or more. Each wound costs Ashur a die, and Tullius chose which. No attribute may fall to 0 while another is above 1. You stay where you are: end the turn.
learn-spartacus-first = Ashur has one speed die left, so this time you have the initiative. Act first.
learn-spartacus-finish = He still stands beside you. Attack.
learn-spartacus-verdict = Two more wounds, and Ashur yields: one of his attributes is at 0. You gain 1 influence, Agron gets a favor, and your bet pays. As host you decide about the loser, and might take gold for it. Mercy today: thumbs up.
learn-spartacus-turn-of-fortune = Your first round is over: 9 influence, a new gladiator, and a good name. At 12, alone, when a phase ends, you win.
learn-spartacus-end = Talk, bribe, promise, and break your word only when it pays. At the table, the question mark shows the rule for each question.
