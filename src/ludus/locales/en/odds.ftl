# Exact odds

## Arguments

odds-arg-a = the first side: in Kampf a team such as "2 sword 1 net 1 prong" or an animal such as lion-a, in Spartacus a fighter and what he carries, such as "Crixus sword helmet"
odds-arg-b = the other side, written the same way
odds-arg-stones-a = Kampf: stones already lying on the first side
odds-arg-stones-b = Kampf: stones already lying on the other side
odds-arg-quick = Spartacus: only sample, do not solve
odds-arg-adjacent = Spartacus: both stay where they are, beside each other
odds-arg-no-crowd = Spartacus: the crowd keeps quiet, however long they run

## What is wrong, and what to do

odds-error-game = There are no odds for { $game }.
odds-hint-game = there are for: { $games }.
odds-error-empty = A side has no fighters.
odds-hint-empty = write a team such as '{ $example }', or an animal such as '{ $animal }'.
odds-error-unknown = There is no fighter called '{ $word }'.
odds-hint-unknown = perhaps one of these: { $near }.
odds-error-count = '{ $word }' does not say how many of whom.
odds-hint-count = write a number before each kind, such as '{ $example }'.
odds-error-size = A team of { $size } is too large.
odds-hint-size = a carrier holds { $most } gladiators.
odds-error-mixed = '{ $text }' is more than a team or an animal.
odds-hint-mixed = each side is one team, or one animal by its name.
odds-error-stones = { $stones } stones cannot lie on '{ $text }'.
odds-hint-stones = it can have from 0 to { $most }.
odds-error-nobody = '{ $text }' names no fighter.
odds-hint-nobody = write a fighter and what he carries, such as '{ $example }'.
odds-error-unknown-card = There is no fighter and no equipment called '{ $word }'.
odds-hint-unknown-card = perhaps one of these: { $near }.
odds-error-several = '{ $text }' names more than one fighter.
odds-hint-several = each side is one fighter: { $names } cannot fight together.
odds-error-twice = '{ $text }' has more than one { $type }.
odds-hint-twice = a fighter takes one weapon, one armor and one special; leave out { $less }.
odds-error-unique = There is only one { $name }.
odds-hint-unique = name somebody else for one of the two sides.
odds-error-scarce = There are not so many cards called { $name }.
odds-hint-scarce = leave it out on one of the two sides.
odds-error-adjacent = A fight without moving can only be solved, and this one cannot be.
odds-hint-adjacent = leave out --adjacent, and it is sampled.

## The sides

odds-challenger = Challenger
odds-challenged = Challenged
odds-first = Strikes first
odds-stones =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }

## The answer

odds-balance = Challenger's balance: { $value } on average (an animal counts 2)
odds-chances = Chances
odds-chance-ahead = The challenger comes off better
odds-chance-even = Neither comes off better
odds-chance-behind = The challenger comes off worse
odds-chance-challenged-gone = The challenged side is gone
odds-chance-challenger-gone = The challenger is gone
odds-chance-nothing = Nobody is lost
odds-endings = Every ending for the challenger
odds-gained = gained
odds-lost = lost
odds-chance = chance
odds-animal = the animal
odds-gladiators =
    { $count ->
        [one] { $count } gladiator
       *[other] { $count } gladiators
    }
odds-opening = The first net, worth to: { $side }
odds-best = best
odds-battle = Battle to the end, challenging in turn
odds-battle-wins = The challenger is left
odds-battle-loses = The challenged side is left
odds-how-exact = Exact: every roll counted, both sides playing their best.
odds-how-sampled = Sampled: an estimate from many fights.
odds-percent = { $number }%
odds-decimal = .

## A fight of Spartacus

odds-side-i = Side I
odds-side-ii = Side II
odds-dice = attack { $attack }, defence { $defence }, speed { $speed }
odds-nothing-carried = nothing in hand
odds-wins = { $name } wins
odds-endings-of = How it ends for { $name }
odds-rounds = Combat rounds on average: { $rounds }
odds-bets = Bets: what one gold in each box is worth
odds-bet-box = box
odds-bet-pays = pays
odds-bet-price = worth
odds-bet-best = best stake
odds-bet-to-one = { $pays } to 1
odds-bet-gold = { $gold } gold
odds-bet-nothing = nothing
odds-solving = Solving the fight
odds-meanwhile = Meanwhile, sampled: { $name } wins { $chance } of the fights, give or take { $error }.
odds-bound = Off by at most { $bound }.
odds-error-of = Standard error { $error }, from { $trials } fights in which both follow a simple tactic.
odds-no-solver = To have such fights solved: { $command }
