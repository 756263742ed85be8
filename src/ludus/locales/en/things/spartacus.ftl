# Spartacus: what every thing is

## Groups

spartacus-group-houses = Houses
spartacus-group-gladiators = Gladiators
spartacus-group-slaves = Slaves
spartacus-group-equipment = Equipment
spartacus-group-abilities = Abilities
spartacus-group-schemes = Schemes
spartacus-group-reactions = Reactions and guards
spartacus-group-tokens = On the table
spartacus-group-deals = Schemes, bargains and auctions
spartacus-group-arena = Arena
spartacus-group-phases = The round

## Numbers

spartacus-figure-start = Begins with
spartacus-figure-bank-pays = The bank pays
spartacus-figure-copies = In the deck
spartacus-figure-dice = Dice
spartacus-figure-sort = Kind
spartacus-figure-reach = Reach
spartacus-figure-takes = Takes
spartacus-figure-cash = Cashed in
spartacus-figure-wins = Each gold wins
spartacus-unit-gold = { $count } gold
spartacus-unit-gladiators = { $count ->
    [one] { $count } gladiator
   *[other] { $count } gladiators
}
spartacus-unit-slaves = { $count ->
    [one] { $count } slave
   *[other] { $count } slaves
}
spartacus-unit-guards = { $count ->
    [one] { $count } guard
   *[other] { $count } guards
}
spartacus-unit-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
spartacus-unit-expansion = { $count } of the expansion
spartacus-unit-attack = attack { $count }
spartacus-unit-defence = defence { $count }
spartacus-unit-speed = speed { $count }
spartacus-unit-weapon = weapon
spartacus-unit-armor = armor
spartacus-unit-special = special
spartacus-unit-always = works all the time
spartacus-unit-exhausts = exhausted by its use
spartacus-unit-hexes = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
spartacus-unit-influence = { $count } influence
spartacus-unit-higher = more influence than the target
spartacus-unit-lower = less influence than the target

## Houses

spartacus-describe-exhibition-match = Exhaust two gladiators and take 2 gold from the bank.
spartacus-describe-fodder-for-the-primus = Discard three gladiators and gain 1 influence.
spartacus-describe-legionnaire-patrol = Exhaust three guards on your table and draw an intrigue card.
spartacus-describe-dispatch-to-rome = Discard three guards from your table and gain 1 influence.
spartacus-describe-duplicitous-dealings = Exhaust three slaves, discard up to three cards from your hand and draw as many.
spartacus-describe-to-the-mines = Discard three slaves and gain 1 influence.
spartacus-describe-bribes-and-pandering = While you seek support for a scheme, pay gold to the bank; the scheme then takes that much less influence.
spartacus-describe-a-finger-in-every-pie = Discard a gladiator, a slave and a guard from your table and gain 1 influence.
spartacus-describe-intervention = When somebody else plays a scheme or a reaction in the intrigue phase, exhaust guards on your table; the card takes 2 more influence for each.
spartacus-describe-being-influential = Receive 1 gold from the bank whenever a scheme of another Dominus succeeds and takes gold from the bank.
spartacus-describe-will-of-the-senate = Once in an intrigue phase, demand support for a scheme from a Dominus of your choice, who loses 1 influence by refusing.
spartacus-describe-praetor-of-rome = Exhaust three guards on your table and lay up to two guards from the discards on it, exhausted.
spartacus-thing-dominus = Dominus
spartacus-describe-dominus = The head of a house, one for each player. Whoever alone stands at { $win } influence at the end of a phase wins.

## Gladiators, slaves and equipment

spartacus-thing-gladiator = Gladiator
spartacus-describe-gladiator = Fights in the arena for favor and influence. While he is ready he costs you 1 gold in every upkeep.
spartacus-thing-slave = Slave
spartacus-describe-slave = Earns you 1 gold in every upkeep while ready, and many have an ability. In need a slave can fight, too.
spartacus-thing-equipment = Equipment
spartacus-describe-equipment = Helps a fighter in the arena; he takes at most one weapon, one armor and one special. It is never lost with him.
spartacus-thing-type-weapon = Weapon
spartacus-describe-type-weapon = Equipment for the attack. A fighter takes at most one into a fight.
spartacus-thing-type-armor = Armor
spartacus-describe-type-armor = Equipment for the defence. A fighter takes at most one into a fight.
spartacus-thing-type-special = Special
spartacus-describe-type-special = Equipment that does something of its own, beside weapon and armor. A fighter takes at most one into a fight.
spartacus-describe-no-ability = No ability.
spartacus-describe-sword = In every attack you may re-roll one attack die.
spartacus-describe-axe = Exhaust after an attack has been rolled: it makes one wound more, even if it made none.
spartacus-describe-trident = Reach { $reach }: you may attack across one free hex.
spartacus-describe-helmet = In every defence you may re-roll one defence die.
spartacus-describe-shield = Exhaust when the wounds are counted: you take one less, automatic wounds and counter-wounds included.
spartacus-describe-net = Exhaust before initiative is rolled: you have initiative in this round. If both sides use a net, both are exhausted and the dice decide.
spartacus-describe-javelin = Reach { $reach }, across any hexes. Exhaust it and attack with your speed dice instead of your normal attack.
spartacus-describe-flail = In every attack a tie of your highest die with the highest defence die is a hit. Not with a javelin.
spartacus-describe-lorica = No attack costs you more than { $most } dice, automatic wounds and the axe included.
spartacus-describe-caligae = You may move { $further ->
    [one] one hex
   *[other] { $further } hexes
} further than your speed dice allow.

## Abilities

spartacus-thing-ability-vengeful = Vengeful
spartacus-describe-ability-vengeful = Each pair among this fighter's attack dice is one more wound, whatever the defender rolls.
spartacus-thing-ability-impervious = Impervious
spartacus-describe-ability-impervious = Each pair among this fighter's defence dice blocks one hit more.
spartacus-thing-ability-relentless = Relentless
spartacus-describe-ability-relentless = When this fighter attacks, a tie is a hit.
spartacus-thing-ability-doctore = Doctore
spartacus-describe-ability-doctore = The opponent has no ability as long as the fight lasts.
spartacus-thing-ability-agile = Agile
spartacus-describe-ability-agile = May defend with speed dice instead of defence dice.
spartacus-thing-ability-gambler = Gambler
spartacus-describe-ability-gambler = Whenever somebody in this fight loses three or more dice to one attack, the owner takes 1 gold from the bank.
spartacus-thing-ability-initiate = Initiate
spartacus-describe-ability-initiate = Once per fight the opponent must re-roll one die of your choice.
spartacus-thing-ability-hardened = Hardened
spartacus-describe-ability-hardened = A triple among this fighter's defence dice blocks every hit.
spartacus-thing-ability-determined = Determined
spartacus-describe-ability-determined = Once per fight ignores one wound of an attack that would be the end.
spartacus-thing-ability-evasive = Evasive
spartacus-describe-ability-evasive = May move one hex after surviving an attack.
spartacus-thing-ability-savage = Savage
spartacus-describe-ability-savage = A triple among this fighter's attack dice is two more wounds, whatever the defender rolls.
spartacus-thing-ability-steadfast = Steadfast
spartacus-describe-ability-steadfast = The first wound of a fight costs no die.
spartacus-thing-ability-twice-blessed = Twice-Blessed
spartacus-describe-ability-twice-blessed = The healing roll is made with two dice, and the better counts.
spartacus-thing-ability-counter-attack = Counter Attack
spartacus-describe-ability-counter-attack = A triple among this fighter's defence dice gives the attacker one wound.
spartacus-thing-ability-tactician = Tactician
spartacus-describe-ability-tactician = In each combat round this fighter's initiative dice may all be rolled once more.
spartacus-thing-ability-cruel = Cruel
spartacus-describe-ability-cruel = An opponent beaten by this fighter is injured at least.
spartacus-thing-ability-merciless = Merciless
spartacus-describe-ability-merciless = An opponent beaten by this fighter is decapitated.
spartacus-thing-ability-crowd-pleaser = Crowd-pleaser
spartacus-describe-ability-crowd-pleaser = The tribute is 1 gold higher whenever this fighter is chosen.
spartacus-thing-ability-treacherous = Treacherous
spartacus-describe-ability-treacherous = In a Primus may change sides before the initiative of any combat round, unless alone in the team.
spartacus-thing-ability-long-armed = Long-armed
spartacus-describe-ability-long-armed = Reach 2, whatever equipment is carried.
spartacus-thing-ability-quick = Quick
spartacus-describe-ability-quick = Adds 2 to the roll for initiative.
spartacus-thing-ability-cunning = Cunning
spartacus-describe-ability-cunning = Exhaust this card while you seek support, and your scheme takes 2 less influence.
spartacus-thing-ability-healer = Healer
spartacus-describe-ability-healer = Exhaust this card after a failed healing roll of any house; the die is rolled again.
spartacus-thing-ability-informant = Informant
spartacus-describe-ability-informant = Exhaust this card when the auction cards are dealt and look at one that lies face down.
spartacus-thing-ability-bodyguard = Bodyguard
spartacus-describe-ability-bodyguard = Exhaust this card after a failed roll of one of your guards; the die is rolled again.
spartacus-thing-ability-spy = Spy
spartacus-describe-ability-spy = Exhaust this card in your intrigue turn and look at one random card in the hand of another Dominus.
spartacus-thing-ability-skilled = Skilled
spartacus-describe-ability-skilled = Exhaust this card in your intrigue turn and take 1 gold from the bank.
spartacus-thing-ability-exceptional = Exceptional
spartacus-describe-ability-exceptional = Exhaust this card in your intrigue turn and take 2 gold from the bank.
spartacus-thing-ability-handmaid = Handmaid
spartacus-describe-ability-handmaid = Exhaust this card in your intrigue turn, discard a card from your hand and draw one.
spartacus-thing-ability-chaste = Chaste
spartacus-describe-ability-chaste = Counts as two slaves, for income, for schemes and for the price of a power, but is one card.
spartacus-thing-ability-beguiler = Beguiler
spartacus-describe-ability-beguiler = Exhaust this card in your intrigue turn; a ready guard on the table of another Dominus is exhausted.
spartacus-thing-ability-unctor = Unctor
spartacus-describe-ability-unctor = Exhaust this card in your intrigue turn; one of your gladiators who is exhausted but not injured is ready again.

## Intrigue cards

spartacus-describe-labor-contract = The target receives { $amount } gold from the bank for each of their ready slaves.
spartacus-describe-robbery = You take up to { $amount } gold from another Dominus, the target.
spartacus-describe-poisoned-wine = A ready gladiator or slave of the target, whom you choose, becomes injured.
spartacus-describe-looting-the-dead = You receive { $amount } gold from the bank.
spartacus-describe-black-market-profits = You receive { $amount } gold from the bank.
spartacus-describe-joint-venture = You receive { $amount } gold from the bank.
spartacus-describe-illicit-services = The target receives { $amount } gold from the bank for each of their ready slaves.
spartacus-describe-illicit-auction = You discard one of your ready slaves and receive { $amount ->
    [2] twice
   *[other] { $amount } times
} the gold on that card.
spartacus-describe-word-to-the-tax-collector = The target pays { $amount } gold to the bank, or all they have if it is less.
spartacus-describe-inside-information = The target draws { $amount ->
    [one] one intrigue card
   *[other] { $amount } intrigue cards
}.
spartacus-describe-unlocked-gate = The target chooses { $amount ->
    [one] one of their ready slaves and discards that card
   *[other] { $amount } of their ready slaves and discards them
}.
spartacus-describe-incite-rebellion = The target chooses { $amount ->
    [one] one of their ready gladiators and discards him
   *[other] { $amount } of their ready gladiators and discards them
}.
spartacus-describe-bribe-the-guards = All ready guards on the target's table are exhausted. You pay { $price } gold to the bank for each.
spartacus-describe-sate-roman-appetites = A target with at least { $needs } ready gladiators gains { $amount } influence.
spartacus-describe-public-exhibition = You pay { $price } gold to the bank. A target with at least { $needs } ready gladiators gains { $amount } influence.
spartacus-describe-epic-spectacle = A target with at least { $needs } ready gladiators gains { $amount } influence.
spartacus-describe-grand-feast = You pay { $price } gold to every other Dominus. A Dominus of your choice gains { $amount } influence.
spartacus-describe-a-visitor-from-rome = The target gains { $amount } influence.
spartacus-describe-lend-me-your-ear = The target gains { $amount } influence.
spartacus-describe-final-blow = The target gains { $amount } influence.
spartacus-describe-collaboration = You name two targets. Each gains { $amount } influence.
spartacus-describe-collusion = The target loses { $amount } influence, and somebody else of your choice, yourself included, gains { $amount }.
spartacus-describe-caught-taking-bribes = You pay the target, another Dominus, { $price } gold, and the target loses { $amount } influence.
spartacus-describe-buying-secrets = The target loses { $amount } influence. You pay { $price } gold to a Dominus who is neither the target nor you.
spartacus-describe-blackmail = You discard one of your ready slaves, and the target loses { $amount } influence.
spartacus-describe-conspiracy = The target loses { $amount } influence.
spartacus-describe-revenge = The Dominus with the least influence gains { $amount }. It cannot be played while several are tied for least.
spartacus-describe-spread-cheeks-wide = You lose { $price } influence, and every other Dominus loses { $amount }. Only Jupiter's Cock can foil it.
spartacus-describe-sabotage = You choose a ready piece of equipment of the target; it is discarded.
spartacus-describe-fouled-porridge = You choose a ready gladiator of the target; he is exhausted and misses the games.
spartacus-describe-set-hands-to-purpose = The target may exhaust { $needs } of their ready slaves, gladiators or guards, in any mixture, and gains { $amount } influence for it.
spartacus-describe-test-of-the-brotherhood = The target may exhaust ready gladiators and gains { $amount } influence for every { $needs }.
spartacus-describe-tribute-from-the-provinces = You receive { $amount } gold from the bank.
spartacus-describe-toll-of-the-legion = Every other Dominus who has gold pays you { $amount }.
spartacus-describe-serpents-in-the-house = Another Dominus, the target, discards { $amount } cards of their choice from the hand, for no gold.
spartacus-describe-stolen-letters = You look at all cards in the hand of another Dominus, the target.
spartacus-describe-deserters = Up to { $amount } ready guards on the target's table are discarded.
spartacus-describe-call-the-veterans = You pay { $price } gold to the bank and lay a guard from the discards on your table, ready.
spartacus-describe-bread-for-the-mob = You pay { $price } gold to the bank. The target gains { $amount } influence.
spartacus-describe-humble-the-proud = You pay { $price } gold to the bank. The Dominus with the most influence loses { $amount }. It cannot be played while several are tied for most.
spartacus-describe-wolf-at-the-door = You name two targets. Each loses { $amount } influence.
spartacus-describe-spoils-of-war = You pay { $price } gold to the bank and take the next card of the market deck, whatever it is.
spartacus-describe-lured-away = Another Dominus, the target, chooses one of their ready slaves, who goes over to your house.
spartacus-describe-healing-waters = You choose an injured gladiator or slave of the target, who is healed and ready.
spartacus-describe-whispered-rumors = Foils a scheme.
spartacus-describe-support-from-rome = Foils a scheme. You may take a guard from the discards into your hand.
spartacus-describe-sacrifice-for-the-dominus = You discard one of your ready slaves to foil a scheme.
spartacus-describe-for-a-few-denarii = You pay { $price } gold to another Dominus and foil a scheme.
spartacus-describe-jupiters-cock = Foils any scheme or reaction, even one that cannot otherwise be foiled.
spartacus-describe-rigging-the-match = After the bets: you exchange a fighter for another ready one of the same house, chosen by you.
spartacus-describe-blood-on-the-sand = After a gladiator has died in the arena: the Dominus who owned him gains { $amount } influence.
spartacus-describe-a-shameful-ludus = A Dominus without a ready gladiator loses { $amount } influence. Not in the arena phase.
spartacus-describe-empty-brothel = A Dominus without a ready slave loses { $amount } influence.
spartacus-describe-destitute = A Dominus without gold loses { $amount } influence. Not in the market phase.
spartacus-describe-know-your-place = Foils a scheme of a Dominus who has less influence than you.
spartacus-describe-the-worm-turns = Foils a scheme of a Dominus who has more influence than you.
spartacus-describe-rank-has-its-price = At the end of an intrigue turn: you take up to { $amount } gold from a Dominus who has less influence than you.
spartacus-describe-drag-down = At the end of an intrigue turn or before a win check: you pay { $price } gold to the bank, and a Dominus who has more influence than you loses { $amount }.
spartacus-describe-cry-for-a-primus = Before the games are arranged: the host must hold a Primus, whatever the host's influence.
spartacus-describe-voice-of-the-mob = While a scheme seeks support, yours or another's: it counts { $amount } influence more.
spartacus-describe-forged-seal = While a scheme seeks support, yours or another's: a Dominus of your choice supports it, willing or not; neither you nor the schemer.
spartacus-describe-hold-the-line = After a failed roll of one of your guards: the guard holds after all.
spartacus-describe-funeral-games = After a gladiator has died in the arena: the Dominus who owned him receives { $amount } gold from the bank.
spartacus-describe-ill-omens = Foils a scheme. You draw { $amount ->
    [one] an intrigue card
   *[other] { $amount } intrigue cards
}.
spartacus-describe-guard = Send it against a scheme that targets you and roll a die: it holds on { $holds } or more.

## On the table

spartacus-thing-influence = Influence
spartacus-describe-influence = Your standing in Capua, from 0 to { $win }: it decides which cards you can play and how many you may hold. Whoever alone reaches { $win } wins.
spartacus-thing-gold = Gold
spartacus-describe-gold = Pays for gladiators, auctions, bets and bribes. You may give it to anybody at any time; while cards are auctioned it is hidden.
spartacus-thing-bank = Bank
spartacus-describe-bank = Gold comes from it and goes to it. It never runs out.
spartacus-thing-host = Host
spartacus-describe-host = Holds the games: gains 1 influence, invites the fighters, judges the loser, and begins the next intrigue phase. The token is auctioned every round.
spartacus-thing-favor = Favor
spartacus-describe-favor = A fighter gets one for each victory. Each brings 2 gold when he is chosen to fight; the third makes a champion.
spartacus-thing-champion = Champion
spartacus-describe-champion = Brings 6 gold when he is chosen to fight, and cannot be executed. Whoever gains a champion gains 1 influence, whoever loses one loses 1.
spartacus-thing-ready = Ready
spartacus-describe-ready = The card is in play: it can be used, counted, sold and chosen.
spartacus-thing-exhausted = Exhausted
spartacus-describe-exhausted = The card counts as not in play until the next upkeep: it cannot be used, sold or chosen, and costs and earns nothing.
spartacus-thing-injured = Injury
spartacus-describe-injured = The card stays exhausted until it heals. In each upkeep a die is rolled: 4 or more heals, 1 is death.
spartacus-thing-hand-limit = Hand limit
spartacus-describe-hand-limit = How many intrigue cards you may keep at the end of your turn. It grows with your influence.
spartacus-thing-hand = Hand
spartacus-describe-hand = Intrigue cards: schemes, reactions and guards. Only their owner sees them, and they are never given away.
spartacus-thing-deck-intrigue = Intrigue deck
spartacus-describe-deck-intrigue = Schemes, reactions and guards. Everybody draws three at the start of the intrigue phase.
spartacus-thing-deck-market = Market deck
spartacus-describe-deck-market = Gladiators, slaves and equipment. As many as there are houses are auctioned in every round.
spartacus-thing-discards = Discards
spartacus-describe-discards = What has been played, lost or sold. When a pile is empty, its discards are shuffled.
spartacus-thing-copy = Copies of a card
spartacus-describe-copy = How often a card is in the deck. What has been played lies in the discards for all to see.

## Schemes, bargains and auctions

spartacus-thing-scheme = Scheme
spartacus-describe-scheme = Played in your intrigue turn, if your influence and the support of others reach its number. Guards and reactions can foil it.
spartacus-thing-reaction = Reaction
spartacus-describe-reaction = Played at any time when its occasion comes, in anybody's turn. Your own influence must suffice: nobody can support it.
spartacus-thing-support = Support
spartacus-describe-support = Another house adds its influence to yours for one scheme. It may be bought, and once given it cannot be taken back.
spartacus-thing-target = Target
spartacus-describe-target = Whom a scheme names. Only a target may send guards against it.
spartacus-thing-foil = Foil
spartacus-describe-foil = The scheme has no effect and costs nothing; it is discarded all the same.
spartacus-thing-talk = Round of talk
spartacus-describe-talk = Before reactions are played all may bargain about the scheme on the table. It ends when everybody is ready.
spartacus-thing-offer = Offer
spartacus-describe-offer = What one house gives another and asks in return. What is offered is set aside until it is answered; only the two see it.
spartacus-thing-promise = Promise
spartacus-describe-promise = It binds nobody, but everybody sees in the end whether it was kept or broken.
spartacus-thing-stall = Stall
spartacus-describe-stall = In the open market houses buy, sell and swap gladiators, slaves, equipment and guards. When all stalls are closed, the auction begins.
spartacus-thing-lot = Auction card
spartacus-describe-lot = A market card to be auctioned in this round. It lies face down until its turn; only informants may look before.
spartacus-thing-bid = Bid
spartacus-describe-bid = Everybody bids in secret and at once. The highest bid gets the card and is paid to the bank; the others keep their gold.
spartacus-thing-host-bid = Bid for the games
spartacus-describe-host-bid = The last auction of the market: the highest bid becomes host of this round's games.
spartacus-describe-standing-open = Its occasion has not come yet.
spartacus-describe-standing-kept = Its occasion came, and it was done.
spartacus-describe-standing-broken = Its occasion came, and it was not done. Everybody remembers.
spartacus-describe-standing-void = There was no occasion to keep or break it.

## Arena

spartacus-thing-invitation = Invitation
spartacus-describe-invitation = The host invites one house after another until two have sent a fighter. Whoever refuses loses 1 influence.
spartacus-thing-fighter = Fighter
spartacus-describe-fighter = A ready gladiator or slave sent into the arena, with at most one weapon, one armor and one special.
spartacus-thing-tribute = Tribute
spartacus-describe-tribute = What the bank pays for a known fighter who is sent into the arena: 2 gold for each favor, 6 for a champion.
spartacus-thing-hex = Hex
spartacus-describe-hex = One space of the arena. A fighter moves as many as he has speed dice, through free ones only.
spartacus-thing-start-hex = Start hex
spartacus-describe-start-hex = The first fighter begins on I, the second on II.
spartacus-thing-reach = Reach
spartacus-describe-reach = How many hexes away an attack strikes: 1 is the neighbour. A trident reaches 2, a javelin farther.
spartacus-thing-initiative = Initiative
spartacus-describe-initiative = Both roll their speed dice at the start of a combat round. The higher sum chooses whether to act first or second.
spartacus-thing-attack-roll = Attack and defence
spartacus-describe-attack-roll = Both sort their dice and compare them from the highest on: a higher attack die hits, a tie is blocked, one without an opposite hits on 3 or more.
spartacus-thing-wound = Wound
spartacus-describe-wound = Costs one die of attack, defence or speed, as the fighter's Dominus chooses. At 0 the fighter is beaten.
spartacus-thing-reroll = Re-roll
spartacus-describe-reroll = Equipment and abilities let a die be rolled again. The new result stands.
spartacus-thing-set = Pair and triple
spartacus-describe-set = Equal dice that some abilities count. Each die belongs to one set only.
spartacus-thing-crowd = The crowd
spartacus-describe-crowd = If nobody attacks in { $patience } combat rounds, the fighters are set side by side, and whoever can attack must.
spartacus-thing-verdict = Verdict
spartacus-describe-verdict = The host decides whether a beaten fighter who is alive goes home or dies. Death costs the host 1 influence for each favor; champions are spared.
spartacus-thing-primus = Primus
spartacus-describe-primus = Two against two, held by a host of 10 influence or more instead of ordinary games. Each house of the winning team gains 1 influence.
spartacus-thing-team = Team in a Primus
spartacus-describe-team = Two fighters who win or lose together. The host makes the teams; fighters of one house stay together.
spartacus-thing-tournament = Tournament
spartacus-describe-tournament = Decides the game when several reach the goal at once: their fighters meet, and the last one standing wins it all.
spartacus-describe-attack = Dice rolled when attacking, each compared with a defence die. Wounds can take them away.
spartacus-describe-defence = Dice rolled when attacked; a tie blocks the hit. Wounds can take them away.
spartacus-describe-speed = Dice for initiative, and how many hexes the fighter may move. Wounds can take them away.
spartacus-describe-fate-standing = Still fights: no attribute is at 0.
spartacus-describe-fate-yield = One attribute at 0: beaten, but unhurt. The host judges.
spartacus-describe-fate-injury = Two attributes at 0: beaten and injured. The host judges.
spartacus-describe-fate-decapitation = All three attributes at 0: dead at once, without a verdict.
spartacus-describe-bet-victor-i = Up to { $most } gold on the victory of side I. Nobody bets against a fighter of their own.
spartacus-describe-bet-victor-ii = Up to { $most } gold on the victory of side II. Nobody bets against a fighter of their own.
spartacus-describe-bet-injury = Up to { $most } gold on a fight that ends with an injury. A verdict does not count.
spartacus-describe-bet-decapitation = Up to { $most } gold on a fight that ends with a decapitation. An execution does not count.

## The round

spartacus-thing-phase-upkeep = Upkeep
spartacus-describe-phase-upkeep = Exhausted cards become ready, the injured roll to heal, slaves earn gold and gladiators cost it.
spartacus-thing-phase-intrigue = Intrigue
spartacus-describe-phase-intrigue = Everybody draws three cards and has one turn: schemes, powers, abilities, cashing in cards.
spartacus-thing-phase-market = Market
spartacus-describe-phase-market = First houses trade freely, then market cards are auctioned, and last the games.
spartacus-thing-phase-arena = Arena
spartacus-describe-phase-arena = The host invites two fighters, all may bet, and they fight. The winner gains influence and favor, the host judges the loser.
spartacus-thing-ledger = Ledger
spartacus-describe-ledger = Each ready slave earns 1 gold, each ready gladiator costs 1. Whoever cannot or will not pay releases gladiators.
spartacus-thing-win-check = Win check
spartacus-describe-win-check = After intrigue, market and arena: whoever alone stands at { $win } influence has won. The others may react before.
spartacus-thing-round = Round
spartacus-describe-round = Upkeep, intrigue, market and arena, one after the other.
