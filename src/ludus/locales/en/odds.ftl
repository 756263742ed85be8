# Exact odds

## Arguments

odds-arg-a = the challenger: a team such as "2 sword 1 net 1 prong", or an animal such as lion-a
odds-arg-b = who is challenged, written the same way
odds-arg-stones-a = stones already lying on the challenger
odds-arg-stones-b = stones already lying on who is challenged

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
