# Kampf der Gladiatoren: why a bot chose what it chose, in clauses

## What I did

kampf-reason-did-carrier = I began a new team on { $space }
kampf-reason-did-join = I added to my team on { $space }
kampf-reason-did-gladiator = I took a { $gladiator }
kampf-reason-did-release = I set the animal on { $space }
kampf-reason-did-team = I chose my team on { $space }
kampf-reason-did-lead = I led { $animal }
kampf-reason-did-stay = I stayed where I was
kampf-reason-did-move = I moved to { $space }
kampf-reason-did-enter = I brought the animal in on { $space }
kampf-reason-did-proxy = I let { $seat } act for the animal
kampf-reason-did-net = I caught a { $gladiator }
kampf-reason-did-keep = I kept the roll
kampf-reason-did-reroll = I rolled again
kampf-reason-did-give = I gave up a { $gladiator }
kampf-reason-did-give-netted = I gave up a { $gladiator } who was caught
kampf-reason-did-challenge = I challenged { $rival } on { $space }
kampf-reason-did-challenge-animal = I challenged { $animal } on { $space }

## Entering the arena

kampf-reason-begun = a team once begun should be filled
kampf-reason-edge =
    { $count ->
        [one] only { $count } space touches it, so few can reach it
       *[other] only { $count } spaces touch it, so fewer can reach it
    }
kampf-reason-lacks = the team did not have one yet
kampf-reason-more = the team can use one more of them
kampf-reason-prey =
    { $count ->
        [one] a lion next to my team is prey
       *[other] a lion next to { $count } of my teams is prey
    }
kampf-reason-far-prey = no space beside my teams was free for a lion
kampf-reason-away =
    { $count ->
        [0] there it stands next to no team of mine
        [one] there it stands next to only one team of mine
       *[other] wherever it stands, it is next to { $count } of my teams
    }

## The challenge

kampf-reason-target = from there I can challenge { $rival } on { $space }
kampf-reason-target-animal = from there I can challenge { $animal } on { $space }
kampf-reason-first =
    { $ours ->
        [one] my spear lets me strike first
       *[other] my { $ours } spears let me strike first
    }
kampf-reason-first-tied = as the challenger I strike first
kampf-reason-nets =
    { $count ->
        [one] my net takes one of them out of the fight
       *[other] my nets take { $count } of them out of the fight
    }
kampf-reason-prongs = my prongs let me roll a bad strike again
kampf-reason-stone = a hit stone already lies there, so one more hit takes somebody
kampf-reason-wounded =
    { $hits ->
        [one] it needs only { $hits } more hit
       *[other] it is wounded and needs only { $hits } more hits
    }
kampf-reason-dice = I roll { $ours } dice against { $theirs }
kampf-reason-no-shield = they have no shield to stop my hits
kampf-reason-shields =
    { $count ->
        [one] my shield stops a hit of every strike
       *[other] my shields stop { $count } hits of every strike
    }
kampf-reason-exchange = no other fight promised as much
kampf-reason-least-bad = every other fight looked worse
kampf-reason-roughly = by my rough count of hits no other fight promised as much
kampf-reason-neighbour = the rules suggest the right-hand neighbour for that

kampf-reason-chances = { $take }% to take a gladiator, { $lose }% to lose one
kampf-reason-chances-animal = { $beat }% to beat it, { $lose }% to lose a gladiator
kampf-reason-chances-led = { $take }% to take a gladiator, { $fall }% that the animal falls
kampf-reason-chances-led-animal = { $beat }% to beat it, { $fall }% that my animal falls

## In the fight

kampf-reason-caught-sword =
    { $dice ->
        [one] they then roll only { $dice } die
       *[other] they then roll only { $dice } dice
    }
kampf-reason-caught-net = they then throw one net fewer at me
kampf-reason-caught-shield =
    { $count ->
        [0] nothing then stops my hits
       *[other] they can then stop fewer of my hits
    }
kampf-reason-caught-prong = they can then hardly roll again
kampf-reason-net-order = I always catch net throwers first, then swordsmen
kampf-reason-above = a new roll would bring less on average
kampf-reason-below = a new roll brings more on average
kampf-reason-netted-first = he could not strike back anyway
kampf-reason-spared = I can spare him best
kampf-reason-no-matter = it makes no difference in this fight
kampf-reason-worth = { $gain } gladiators on average from here on

## How everybody stands afterwards

kampf-reason-points = on average it brings me more trophies and survivors
kampf-reason-teams = it keeps more of my teams alive
kampf-reason-unhurt = it leaves fewer hit stones on my teams
kampf-reason-keeps = it spares a { $gladiator } for later fights more often
kampf-reason-stronger = my teams then stand stronger against those they may meet
