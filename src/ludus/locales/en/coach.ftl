# The coach: where to look, and what a choice risks

## Kampf der Gladiatoren

coach-kampf-first = Look at the spears: against whom do you strike first?
coach-kampf-nets = Look at your nets: whom can you take out before the first strike?
coach-kampf-prongs = Look at the prongs: against whom may you roll again?
coach-kampf-stone = Look for a team that already carries a hit stone.
coach-kampf-wounded = Look for an animal that is already wounded.
coach-kampf-dice = Count the dice: who rolls fewer than you?
coach-kampf-no-shield = Look for somebody without a shield.
coach-kampf-shields = Look at your shields: where do they stop the most?
coach-kampf-exchange = Weigh what each fight takes against what it may cost you.
coach-kampf-carrier = Look at your teams: is one begun and not yet full, and who will stand next to it?
coach-kampf-gladiator = Look at the team: which of the five kinds does it still lack?
coach-kampf-release = Look whose teams stand next to each free space, and whether this animal is prey or a danger.
coach-kampf-proxy = Whoever acts for the animal only rolls for it; it hardly matters who.
coach-kampf-net = Look at what they could still do to you: dice, nets, shields, prongs.
coach-kampf-reroll = Compare the dice with what an average roll would bring.
coach-kampf-casualty = Look at whom you need to strike back.
coach-kampf-last-team = This leaves your last team next to { $rival }, who can wipe it out ({ $gone }%).
coach-kampf-last-team-animal = This leaves your last team next to { $animal }: { $gone }% to be wiped out if somebody leads it.
coach-kampf-exposed = This leaves the team next to { $rival }, who can wipe it out ({ $gone }%).
coach-kampf-exposed-animal = This leaves the team next to { $animal }: { $gone }% to be wiped out if somebody leads it.

## Aquileia

coach-aquileia-mercatus = Look at the Mercatus: what do you lack, coins, slaves, cards or dice?
coach-aquileia-arena = Look at the Arena: who stands there, and how strong would you be?
coach-aquileia-stadium = Look at the Stadium: which stadium card lies open, and who races for it?
coach-aquileia-theatrum = Look at the Theatrum: what would the others pay for a theatre card?
coach-aquileia-forum = Look at the Forum: what could you build this round?
coach-aquileia-portus = Look at the Portus: what do your buildings give, and where do coins lie?
coach-aquileia-crest = Look at the crests: who starts next round, and who wins ties?
coach-aquileia-stop = Is any free space still worth a follower?
coach-aquileia-trade = Look at what you want to build, and which metal you lack for it.
coach-aquileia-equi = Compare the card with the coin: in which contest would it count?
coach-aquileia-servi = Count the slaves your next building needs.
coach-aquileia-cards = Count the strengths: would more change your place?
coach-aquileia-blue = In which contest do the dice change more?
coach-aquileia-prize = Compare the points with what a slave would help you build.
coach-aquileia-keep = Look at your villas: which colour fits them?
coach-aquileia-bid = What is the card worth with your villas, and what are your coins worth?
coach-aquileia-build = Look at your stadium cards, and at the rounds left.
coach-aquileia-slaves = Look at how many slaves you owe, and what you would overpay.
coach-aquileia-fee = Compare what your buildings give with the coin.

## Spartacus

coach-spartacus-intrigue = Look at each card in hand: is it worth more played, kept or as gold?
coach-spartacus-support = Whom does the scheme help, and whom does it hurt?
coach-spartacus-reaction = What happens if nobody answers, and what does your answer cost?
coach-spartacus-target = Who is nearest to victory, and who can defend themselves?
coach-spartacus-bid = What is it worth to you, and what have the others got to bid?
coach-spartacus-host-bid = What would you do as host, and what have the others got to bid?
coach-spartacus-fighter = Compare your fighters with those who may come.
coach-spartacus-invitation = Whose fighters would you like to see against each other?
coach-spartacus-bet = Compare the chances of the fight with what the bet pays.
coach-spartacus-verdict = Whose fighter is it, and how much does the crowd love him?
coach-spartacus-turn = Look at distance and dice: can you strike, or will you be struck?
coach-spartacus-wound = Which dice do you need most in the next exchange?
coach-spartacus-house = Compare what each house begins with, and what its powers cost.
coach-spartacus-asking = Who has the influence your scheme lacks, and what will they want for it?
coach-spartacus-spare = Which of them will you need least this round?
coach-spartacus-cards = Which cards will you hardly get to play, and what are they worth as gold?
coach-spartacus-ledger = Whom will you send into the arena, and who only costs you?
coach-spartacus-spy = Whose hand would you have to fear?
coach-spartacus-look = How long will what you see be of use?
coach-spartacus-talk = Who would pay to be spared, or to have it aimed elsewhere?
coach-spartacus-pick = Whom does it hit hardest, and is that house in the lead?
coach-spartacus-stall = Compare what the bank pays with what you will still need.
coach-spartacus-equipment = Look at his dice: what does he lack in this fight?
coach-spartacus-primus = Compare the teams that could be made with the best single fighters.
coach-spartacus-teams = Whose dice go well together, and whom can you afford to lose?
coach-spartacus-start = Look at the distance to the opponent, and at who acts first.
coach-spartacus-order = Look at the distance: who can strike first?
coach-spartacus-defend = Count both kinds of dice: which will he still need?
coach-spartacus-reroll = The dice are compared in pairs, the highest first: which of them decides?
coach-spartacus-gear = What would it change now, and is there a better moment for it?
coach-spartacus-evade = Look at the hexes next to him: who could strike whom from there?
coach-spartacus-other = What does each choice change for your house, and for the one in the lead?
