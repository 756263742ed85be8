# Kampf der Gladiatoren: what every thing is

## Groups

kampf-group-gladiators = Gladiators
kampf-group-animals = Wild animals
kampf-group-arena = In the arena
kampf-group-dice = Dice
kampf-group-fight = A fight
kampf-group-score = Points
kampf-group-phases = The course of the game

## Numbers

kampf-figure-value = Worth
kampf-figure-supply = In the box
kampf-figure-symbols = Symbols
kampf-figure-beaten = Beaten by
kampf-figure-faces = On the die

kampf-unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
kampf-unit-pieces = { $count }
kampf-unit-spear = { $count ->
    [one] { $count } spear
   *[other] { $count } spears
}
kampf-unit-sword = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
kampf-unit-prong = { $count ->
    [one] { $count } prong
   *[other] { $count } prongs
}
kampf-unit-shield = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
kampf-unit-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
kampf-unit-of_six = { $count } of 6 faces

## Gladiators

kampf-describe-spear = Whichever side has more spear throwers strikes first; if both have as many, the challenger does.
kampf-describe-net = Before the first strike he catches an enemy gladiator of your choice, who sits out this fight. Nets do nothing against animals.
kampf-describe-sword = Each active swordsman adds one die to your strike.
kampf-describe-prong = If you have more active prong bearers than your opponent, you may roll all your dice again, once per strike.
kampf-describe-shield = Each active shield bearer cancels one single hit when his team is struck. Full hits he cannot stop.
kampf-thing-pile = Pile
kampf-describe-pile = Gladiators of one type that nobody has taken yet. A team may have several of a type, as long as the pile lasts.
kampf-thing-caught = Caught gladiator
kampf-describe-caught = He lies under a net and counts for nothing until the fight is over. His owner may still give him up as a loss.

## Wild animals

kampf-describe-animal = It fights like a team that stays complete: { $dice ->
    [one] it rolls one die,
   *[other] it rolls { $dice } dice,
} and its hits add up until { $hits } have beaten it. Whoever beats it takes it as a trophy.
kampf-thing-symbol-spear = Spear of an animal
kampf-describe-symbol-spear = Counts like a spear thrower: more spears strike first.
kampf-thing-symbol-sword = Sword of an animal
kampf-describe-symbol-sword = One die. An animal has no other dice: no swords, no roll.
kampf-thing-symbol-prong = Prong of an animal
kampf-describe-symbol-prong = Counts like a prong bearer: with more prongs than the team, its dice may be rolled again once.
kampf-thing-symbol-shield = Shield of an animal
kampf-describe-symbol-shield = Counts like a shield bearer: it cancels one single hit of every strike against the animal.
kampf-thing-hits = Hits on an animal
kampf-describe-hits = A single hit is one, a full hit two. They stay from fight to fight; when they reach its number, the animal is beaten.
kampf-thing-cage = Cage
kampf-describe-cage = Animals for which the arena had no room wait here. Somebody without gladiators can bring one in, next to a target.
kampf-thing-proxy = Acting for the animal
kampf-describe-proxy = The challenger names somebody else to act for the animal in this fight: to decide whether its dice are rolled again, and nothing more.
kampf-thing-leading = Leading an animal
kampf-describe-leading = Without gladiators you play on: on each turn you choose any animal and challenge with it. What it beats is your trophy.

## In the arena

kampf-thing-team = Team
kampf-describe-team = Up to { $size } gladiators of one player on one space. It rolls one die, and one more for each swordsman.
kampf-thing-carrier = Carrier
kampf-describe-carrier = The board in your colour on which a team stands; it has room for { $size } gladiators. When the last one is lost, the carrier leaves the game.
kampf-thing-space = Space
kampf-describe-space = Holds one team or one animal. Neighbours share a border; only they can be challenged.
kampf-thing-stone = Hit stone
kampf-describe-stone = A single hit that no shield cancelled. Two stones cost a team one gladiator; one alone stays with the team. On an animal stones add up.
kampf-thing-disc = Combat disc
kampf-describe-disc = It shows who challenges whom.
kampf-thing-move = Move
kampf-describe-move = Before its challenge a team may move through free spaces, if nobody stands next to it or if it has at most three gladiators. It must end beside a target.

## Dice

kampf-thing-die = Die
kampf-describe-die = It shows blanks, single hits or a full hit. You roll one, and one more for each active swordsman.
kampf-thing-base-die = Base die
kampf-describe-base-die = The die every team rolls, even if all its gladiators lie under nets. Animals have none.
kampf-describe-blank = No hit.
kampf-describe-single = One hit stone on a team or an animal, unless a shield cancels it.
kampf-describe-full = Costs a team one gladiator at once; on an animal it is two hit stones. No shield helps.

## A fight

kampf-thing-challenge = Challenge
kampf-describe-challenge = On your turn one of your teams must challenge a neighbour: a team of somebody else, or an animal. Both sides strike once.
kampf-thing-first-strike = First strike
kampf-describe-first-strike = More spears strike first, with equal spears the challenger. What the first strike takes away no longer strikes back.
kampf-thing-thrown-net = Net
kampf-describe-thrown-net = Thrown before the first strike, by the side that strikes first, then by the other. Whoever is caught does nothing in this fight.
kampf-thing-reroll = Rolling again
kampf-describe-reroll = With more active prong bearers than the opponent you may roll all dice again, once per strike. The second roll stands.
kampf-thing-block = Cancelled hit
kampf-describe-block = A shield of the side that is struck cancels a single hit; every shield one per strike.
kampf-thing-loss = Loss
kampf-describe-loss = Two hit stones or one full hit cost a gladiator. The owner chooses whom, and the striking side takes the gladiator as a trophy.
kampf-thing-counter-strike = Counter-strike
kampf-describe-counter-strike = After the first strike the other side strikes with those it still has, unless it has been wiped out.
kampf-thing-wiped-out = Wiped out
kampf-describe-wiped-out = A team that loses its last gladiator leaves the arena at once, and the fight is over.

## Points

kampf-thing-points = Points
kampf-describe-points = What your trophies are worth: { $gladiator } for each gladiator, { $animal } for each animal. The most points win.
kampf-thing-trophy-gladiator = Gladiator taken
kampf-describe-trophy-gladiator = A gladiator you took in a fight. Nobody can take a trophy back.
kampf-thing-trophy-animal = Animal beaten
kampf-describe-trophy-animal = An animal whose last hit was yours.
kampf-thing-survivor = Survivor
kampf-describe-survivor = Your gladiators who are still in the arena at the end join your trophies.

## The course of the game

kampf-thing-phase-entry = Draft
kampf-describe-phase-entry = In turn everybody brings one gladiator into the arena, until all carriers are full.
kampf-thing-phase-animals = Animals
kampf-describe-phase-animals = In turn everybody lays an animal on a free space, until none is free.
kampf-thing-phase-fights = Fights
kampf-describe-phase-fights = In turn everybody challenges, until only one player has gladiators left or all animals are beaten.
