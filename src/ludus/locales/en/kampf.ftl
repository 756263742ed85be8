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
kampf-event-challenges = { $seat } challenges { $target } from { $space }.
kampf-event-acts-for = { $seat } acts for { $animal }.
kampf-event-strikes-first = { $space } strikes first; the spears stand { $spears } to { $against }.
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
        [one] { $count } hit stone falls on { $space }.
       *[other] { $count } hit stones fall on { $space }.
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

kampf-ask-carrier = Place a new carrier, or add a gladiator to one of your teams.
kampf-ask-carrier-waits = { $name } places a new carrier, or adds a gladiator to a team.
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
kampf-ask-reroll = You rolled { $dice }; keep it, or roll all dice again.
kampf-ask-reroll-waits = { $name } keeps the roll ({ $dice }), or rolls all dice again.
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

## How it ended

kampf-how-last-standing = Only one player still had gladiators in the arena.
kampf-how-all-animals-beaten = All twelve animals were beaten.
