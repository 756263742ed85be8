# Kampf der Gladiatoren

kampf-title = Kampf der Gladiatoren
kampf-blurb = Fill your teams with gladiators, challenge your neighbours and the wild animals, and bring home the most trophies.

## Table options

kampf-setting-start = Who begins: a seat drawn by lot, or the first seat.
kampf-setting-tie_break = What happens when the highest totals are equal: the win is shared, or animals beaten decide and then survivors.
kampf-setting-animals_vs_teams_only = Whether an animal led by a player may challenge teams only, and no other animal.

## Names

kampf-gladiator-spear = spear thrower
kampf-gladiator-net = net thrower
kampf-gladiator-sword = swordsman
kampf-gladiator-prong = prong bearer
kampf-gladiator-shield = shield bearer

kampf-animal-lion-a = Lion A
kampf-animal-lion-b = Lion B
kampf-animal-lion-c = Lion C
kampf-animal-lion-d = Lion D
kampf-animal-bull-a = Bull A
kampf-animal-bull-b = Bull B
kampf-animal-bull-c = Bull C
kampf-animal-bull-d = Bull D
kampf-animal-bear-a = Bear A
kampf-animal-bear-b = Bear B
kampf-animal-bear-c = Bear C
kampf-animal-bear-d = Bear D

kampf-face-blank = blank
kampf-face-single = single hit
kampf-face-full = full hit

## What happened

kampf-event-starts = { $seat } starts.
kampf-event-carrier = { $seat } places a carrier on { $space }.
kampf-event-joins = { $seat } adds a { $gladiator } on { $space }.
kampf-event-released = { $seat } sets { $animal } on { $space }.
kampf-event-beside = These animals now wait in their cages: { $animals }.
kampf-event-passes = { $seat } has no challenge to make and passes.
kampf-event-moves = { $seat } moves from { $space } to { $to }.
kampf-event-leads = { $seat } leads { $animal } on { $space }.
kampf-event-enters = { $seat } brings { $animal } into the arena on { $space }.
kampf-event-challenges = { $seat } challenges { $rival } on { $target }, from { $space }.
kampf-event-challenges-animal = { $seat } challenges { $animal } on { $target }, from { $space }.
kampf-event-acts-for = { $seat } acts for { $animal }.
kampf-event-strikes-first =
    { $spears ->
        [one] { $space } strikes first: { $spears } spear against { $against }.
       *[other] { $space } strikes first: { $spears } spears against { $against }.
    }
kampf-event-tied =
    { $spears ->
        [0] No spears on either side: the challenger on { $space } strikes first.
       *[other] Spears { $spears } to { $spears }: in a tie the challenger, on { $space }, strikes first.
    }
kampf-event-nets = { $seat } catches a { $gladiator } on { $space } in a net.
kampf-event-rolls = { $seat } rolls: { $dice }.
kampf-event-animal-rolls = { $animal } rolls: { $dice }.
kampf-event-keeps = { $seat } keeps the roll.
kampf-event-rolls-again = { $seat } rolls again.
kampf-event-shielded =
    { $count ->
        [one] Shields on { $space } cancel { $count } single hit.
       *[other] Shields on { $space } cancel { $count } single hits.
    }
kampf-event-stones =
    { $count ->
        [one] { $count } hit stone falls on { $space }
       *[other] { $count } hit stones fall on { $space }
    }{ $hits ->
        [0] { $lying ->
            [one] ; a second would cost a gladiator.
           *[other] : two there cost a gladiator.
        }
       *[other] : it has { $lying } of the { $hits } hits that beat it.
    }
kampf-event-taken = { $seat } takes a { $gladiator } from { $space } as a trophy.
kampf-event-killed = { $space } loses a { $gladiator }, who is out of the game.
kampf-event-wiped-out = { $seat } loses the whole team on { $space }.
kampf-event-beaten = { $seat } beats { $animal } and takes it as a trophy.
kampf-event-slain = { $animal } is beaten by another animal and leaves the game.
kampf-event-last-standing = { $seat } alone still has gladiators in the arena.
kampf-event-all-animals-beaten = The last animal is beaten.
kampf-event-survivors =
    { $count ->
        [one] { $seat } adds { $count } survivor to the trophies.
       *[other] { $seat } adds { $count } survivors to the trophies.
    }

## What is asked

kampf-ask-carrier =
    { $teams ->
        [0] Place your first carrier on a free space; its gladiators follow.
       *[other] Place a new carrier, or add a gladiator to one of your teams.
    }
kampf-ask-carrier-waits =
    { $teams ->
        [0] { $name } places the first carrier.
       *[other] { $name } places a new carrier, or adds a gladiator to a team.
    }
kampf-ask-gladiator = Choose a gladiator for your team on { $space }.
kampf-ask-gladiator-waits = { $name } chooses a gladiator for the team on { $space }.
kampf-ask-release = Choose a free space for { $animal }.
kampf-ask-release-waits = { $name } chooses a free space for { $animal }.
kampf-ask-team = Choose one of your teams for a challenge.
kampf-ask-team-waits = { $name } chooses a team for a challenge.
kampf-ask-animal = Choose a wild animal for a challenge.
kampf-ask-animal-waits = { $name } chooses a wild animal for a challenge.
kampf-ask-move = Move from { $space }, or stay there, before you challenge.
kampf-ask-move-waits = { $name } moves from { $space }, or stays there, before the challenge.
kampf-ask-enter = Choose where { $animal } enters the arena.
kampf-ask-enter-waits = { $name } chooses where { $animal } enters the arena.
kampf-ask-target = Choose whom you challenge from { $space }.
kampf-ask-target-waits = { $name } chooses whom to challenge from { $space }.
kampf-ask-proxy = Choose who acts for { $animal } in this fight.
kampf-ask-proxy-waits = { $name } chooses who acts for { $animal } in this fight.
kampf-ask-net =
    { $count ->
        [one] Choose whom to catch on { $space }; you have { $count } net to throw.
       *[other] Choose whom to catch on { $space }; you have { $count } nets to throw.
    }
kampf-ask-net-waits =
    { $count ->
        [one] { $name } chooses whom to catch on { $space }, with { $count } net to throw.
       *[other] { $name } chooses whom to catch on { $space }, with { $count } nets to throw.
    }
kampf-ask-reroll = You rolled { $dice }; keep it, or roll again.
kampf-ask-reroll-waits = { $name } keeps the roll ({ $dice }), or rolls again.
kampf-ask-casualty =
    { $count ->
        [one] Choose whom you lose on { $space }; { $count } gladiator must go.
       *[other] Choose whom you lose on { $space }; { $count } gladiators must go.
    }
kampf-ask-casualty-waits =
    { $count ->
        [one] { $name } chooses whom to lose on { $space }; { $count } gladiator must go.
       *[other] { $name } chooses whom to lose on { $space }; { $count } gladiators must go.
    }

## Why not

kampf-why-beside-own =
    { $count ->
        [one] This space is next to your carrier, and a space away from it is still free.
       *[other] This space is next to one of your { $count } carriers, and a space away from them is still free.
    }
kampf-why-team-full = This team already has four gladiators.
kampf-why-no-carrier-left = All your carriers are in the arena.
kampf-why-pile-empty = This pile is empty.
kampf-why-no-target = There is nobody it could challenge from here.
kampf-why-no-way = No free way leads there.
kampf-why-occupied = Somebody stands there already.
kampf-why-no-enemy-there = There is nobody to challenge next to that space.
kampf-why-own-team = You cannot challenge your own team.
kampf-why-teams-only = At this table an animal may challenge teams only.

## What an option means

kampf-option-carrier = Place a new carrier on { $space }
kampf-option-join = Add to the team on { $space }
kampf-option-gladiator = Take a { $gladiator }
kampf-option-release = Set the animal on { $space }
kampf-option-team = Challenge with the team on { $space }
kampf-option-lead = Lead { $animal }
kampf-option-stay = Stay
kampf-option-move = Move to { $space }
kampf-option-enter = Enter on { $space }
kampf-option-challenge = Challenge { $space }
kampf-option-proxy = Let { $seat } act for it
kampf-option-net = Catch a { $gladiator }
kampf-option-keep = Keep the roll
kampf-option-reroll = Roll again
kampf-option-give = Give up a { $gladiator }
kampf-option-give-netted = Give up a caught { $gladiator }

## What a choice leads to

kampf-then-carrier =
    { $rivals ->
        [0] No enemy team stands next to it yet.
        [one] { $rivals } enemy team stands next to it and may challenge it later.
       *[other] { $rivals } enemy teams stand next to it and may challenge it later.
    }
kampf-then-joined =
    { $count ->
        [4] The team is then full.
       *[other] The team then has { $count } of 4 gladiators.
    }
kampf-then-spear =
    { $count ->
        [one] { $count } spear then: the side with more spears strikes first.
       *[other] { $count } spears then: the side with more strikes first.
    }
kampf-then-net =
    { $count ->
        [one] { $count } net then: it keeps one enemy out of each fight.
       *[other] { $count } nets then: each keeps one enemy out of each fight.
    }
kampf-then-sword = The team then rolls { $count } dice, one more than now.
kampf-then-prong =
    { $count ->
        [one] { $count } prong then: the side with more prongs may roll again.
       *[other] { $count } prongs then: the side with more may roll again.
    }
kampf-then-shield =
    { $count ->
        [one] It then stops { $count } single hit of each strike.
       *[other] It then stops { $count } single hits of each strike.
    }
kampf-then-released =
    { $own ->
        [0] Next to no team of yours
        [one] Next to { $own } team of yours
       *[other] Next to { $own } teams of yours
    } and { $others ->
        [0] to none of the others
       *[other] to { $others } of the others
    }: these can challenge it without moving.
kampf-then-team =
    { $dice ->
        [one] Rolls up to { $dice } die
       *[other] Rolls up to { $dice } dice
    }; { $rivals ->
        [0] has to move before it challenges.
        [one] { $rivals } opponent stands next to it.
       *[other] { $rivals } opponents stand next to it.
    }
kampf-then-led =
    { $dice ->
        [one] Rolls { $dice } die
       *[other] Rolls { $dice } dice
    }; { $hits ->
        [one] { $hits } more hit beats it.
       *[other] { $hits } more hits beat it.
    }
kampf-then-beside =
    { $rivals ->
        [one] Can challenge { $rivals } opponent there.
       *[other] Can challenge { $rivals } opponents there.
    }
kampf-then-first = You strike first: spears { $spears } to { $against }.
kampf-then-tied =
    { $spears ->
        [0] You strike first: no spears.
        [one] You strike first: { $spears } spear each.
       *[other] You strike first: { $spears } spears each.
    }
kampf-then-second = They strike first: spears { $spears } to { $against }.
kampf-then-proxy-decides = { $seat } decides whether it rolls again. Gladiators it takes are out of the game.
kampf-then-proxy-rolls = { $seat } only rolls for it and decides nothing: who does it makes no difference. Gladiators it takes are out of the game.
kampf-then-caught-sword =
    { $dice ->
        [one] They then roll { $dice } die, one fewer.
       *[other] They then roll { $dice } dice, one fewer.
    }
kampf-then-prongs-remain = They still have more prongs, { $others } to { $own }, and may roll again.
kampf-then-prongs-even =
    { $own ->
        [0] No prongs are then left on either side: nobody may roll again.
       *[other] Prongs are then equal, { $own } each: nobody may roll again.
    }
kampf-then-prongs-won = You then have more prongs, { $own } to { $others }: you may roll again, they may not.
kampf-then-caught-shield =
    { $count ->
        [0] They can then stop no hit of yours.
        [one] They can then stop only { $count } single hit.
       *[other] They can then stop only { $count } single hits.
    }
kampf-then-caught-net =
    { $count ->
        [0] They then throw no net.
        [one] They then throw only { $count } net.
       *[other] They then throw only { $count } nets.
    }
kampf-then-caught-idle = Leaves the fight as it is: his part in it is over.
kampf-then-reroll =
    { $dice ->
        [one] The die is rolled again and stands, better or worse.
       *[other] All { $dice } dice are rolled again and stand, better or worse.
    }
kampf-then-losses =
    { $count ->
        [0] They lose nobody
        [one] They lose { $count } gladiator
       *[other] They lose { $count } gladiators
    }{ $stones ->
        [0] .
       *[other] , and { $stones } hit stone lies on the team.
    }
kampf-then-hits =
    { $stones ->
        [one] { $animal } then has { $stones } hit; { $hits } beat it.
       *[other] { $animal } then has { $stones } hits; { $hits } beat it.
    }
kampf-then-beaten = { $animal } is beaten: 2 points for you.
kampf-then-slain = { $animal } is beaten, and nobody gets points.
kampf-then-all-gone = The whole team goes: the order makes no difference.
kampf-then-over-spear =
    { $count ->
        [0] The fight ends. In the next one the team has no spear.
        [one] The fight ends. In the next one the team has { $count } spear.
       *[other] The fight ends. In the next one the team has { $count } spears.
    }
kampf-then-over-net =
    { $count ->
        [0] The fight ends. In the next one the team has no net.
        [one] The fight ends. In the next one the team has { $count } net.
       *[other] The fight ends. In the next one the team has { $count } nets.
    }
kampf-then-over-sword =
    { $count ->
        [one] The fight ends. In the next one the team rolls { $count } die, one fewer.
       *[other] The fight ends. In the next one the team rolls { $count } dice, one fewer.
    }
kampf-then-over-prong =
    { $count ->
        [0] The fight ends. In the next one the team has no prong.
        [one] The fight ends. In the next one the team has { $count } prong.
       *[other] The fight ends. In the next one the team has { $count } prongs.
    }
kampf-then-over-shield =
    { $count ->
        [0] The fight ends. In the next one the team has no shield.
        [one] The fight ends. In the next one the team has { $count } shield.
       *[other] The fight ends. In the next one the team has { $count } shields.
    }
kampf-then-more-go =
    { $fewer ->
        [0] You keep all dice to strike back with
       *[other] You strike back with { $fewer } die fewer
    }; { $more ->
        [one] { $more } more must go.
       *[other] { $more } more must go.
    }
kampf-then-strikes =
    { $dice ->
        [one] You then strike back with { $dice } die
       *[other] You then strike back with { $dice } dice
    }{ $fewer ->
        [0] , as before.
       *[other] , { $fewer } fewer.
    }
kampf-then-strikes-once =
    { $dice ->
        [one] You then strike back with { $dice } die and may not roll again.
       *[other] You then strike back with { $dice } dice and may not roll again.
    }
kampf-then-strikes-twice =
    { $dice ->
        [one] You then strike back with { $dice } die
       *[other] You then strike back with { $dice } dice
    }{ $fewer ->
        [0] , as before, and may roll again.
       *[other] , { $fewer } fewer, and may roll again.
    }

## How it ended

kampf-how-last-standing = Only one player still had gladiators in the arena.
kampf-how-all-animals-beaten = All twelve animals were beaten.
