# Aquileia: why a bot chose what it chose, in clauses

## What I did

aquileia-reason-did-place = I placed a follower on { $space }
aquileia-reason-did-crest = I placed my crest
aquileia-reason-did-stop = I stopped placing
aquileia-reason-did-trade = I exchanged { $trade }
aquileia-reason-did-done = I left it at that
aquileia-reason-did-buy = I bought the card
aquileia-reason-did-buy-slaves =
    { $count ->
        [one] I bought a slave card for { $metal }
       *[other] I bought { $count } slave cards for { $metal }
    }
aquileia-reason-did-buy-nothing = I bought nothing
aquileia-reason-did-play = I played a { $card }
aquileia-reason-did-blue =
    { $count ->
        [0] I kept all blue dice for the Stadium
        [one] I rolled one blue die in the Arena
       *[other] I rolled { $count } blue dice in the Arena
    }
aquileia-reason-did-take = I chose this prize: { $prize }
aquileia-reason-did-keep-open = I kept the open card
aquileia-reason-did-keep-hidden = I kept the hidden card
aquileia-reason-did-bid = I added one { $metal }
aquileia-reason-did-drop = I dropped out
aquileia-reason-did-build = I built { $site }
aquileia-reason-did-build-nothing = I built nothing
aquileia-reason-did-pay = I paid a { $card }
aquileia-reason-did-pay-fee = I paid again
aquileia-reason-did-forgo = I paid nothing more

## What a space brings

aquileia-reason-dolus = its two dice bring me two coins
aquileia-reason-pecunia = an exchange brings points, and coins that fit what I want to build
aquileia-reason-equi = the { $card } there serves me in the contests
aquileia-reason-servi = I need slaves to build
aquileia-reason-potentia = the blue dice make me stronger in the Arena or in the race
aquileia-reason-arena = I would win the Arena in about { $first } of 100 cases
aquileia-reason-stadium = I would win the race in about { $first } of 100 cases
aquileia-reason-stronger = with a second follower I come first in about { $first } of 100 cases
aquileia-reason-theatrum = whoever wins my auction pays me for it
aquileia-reason-forum = there I can build { $site }
aquileia-reason-forum-later = I hope to pay for a building by then
aquileia-reason-latro =
    { $count ->
        [0] as Latro I am safe from the thief
        [one] there is a coin to steal
       *[other] there are { $count } coins to steal
    }
aquileia-reason-portus =
    { $count ->
        [one] my building there pays once more
       *[other] my { $count } buildings there pay once more
    }
aquileia-reason-portus-first = what I build this round pays at once
aquileia-reason-crest-start = I then start the next round
aquileia-reason-crest-ties = it wins me ties
aquileia-reason-nothing-left = no free space was worth a follower

## What an action brings

aquileia-reason-trade-points = the first exchange brings points
aquileia-reason-trade-coins = those coins fit better what I want to build
aquileia-reason-trade-enough = no further exchange helps me to build
aquileia-reason-coins-dearer = I would rather keep the coins
aquileia-reason-place-better = with it I come first in about { $first } of 100 cases
aquileia-reason-place-gained = it may gain me a place
aquileia-reason-place-same = more strength would hardly change my place
aquileia-reason-dice-shared = that is where they change my place most
aquileia-reason-prize = it is worth more to me now
aquileia-reason-laurel = it is worth about { $worth } points with my villas
aquileia-reason-worth-bidding = the card is worth about { $worth } points to me, more than it costs
aquileia-reason-too-dear = the card is worth only about { $worth } points to me, less than it costs
aquileia-reason-income = the bid is paid to me
aquileia-reason-villa =
    { $laurels ->
        [one] my stadium card of that colour makes it count
       *[other] my { $laurels } stadium cards of that colour make it count so often
    }
aquileia-reason-villa-hope = stadium cards of that colour can still be won
aquileia-reason-workshop =
    { $rounds ->
        [0] it still pays this round
        [one] it can pay for one more round
       *[other] it can pay for { $rounds } more rounds
    }
aquileia-reason-nothing-worth = nothing I can pay for is worth its price
aquileia-reason-least-wasted = that way least is wasted
aquileia-reason-fee-pays = my buildings give more than the coin is worth
aquileia-reason-fee-dear = the coin is worth more than they give

aquileia-reason-less = about { $points } points less by my reckoning

## How everybody stands afterwards

aquileia-reason-points = on average it leaves me with more points
aquileia-reason-villas = on average it leaves me with more in villas
aquileia-reason-laurels = on average it wins me more stadium cards
aquileia-reason-works = on average it leaves me with better workshops and banks
aquileia-reason-coins = on average it leaves me with more coins
aquileia-reason-slaves = on average it leaves me with more slaves
aquileia-reason-cards = on average it leaves me with stronger cards
aquileia-reason-start = it more often lets me start the next round
