# Kampf der Gladiatoren

kampf-title = Kampf der Gladiatoren
kampf-blurb = Stell deine Teams aus Gladiatoren zusammen, fordere Nachbarn und wilde Tiere heraus und sammle die meisten Trophäen.

## Table options

kampf-setting-start = Wer beginnt: ein ausgeloster Platz oder der erste Platz.
kampf-setting-tie_break = Was bei gleich hohen Summen gilt: Der Sieg wird geteilt, oder es entscheiden besiegte Tiere und danach Überlebende.
kampf-setting-animals_vs_teams_only = Ob ein geführtes Tier nur Teams herausfordern darf und keine anderen Tiere.

## Names

kampf-gladiator-spear = Speerwerfer
kampf-gladiator-net = Netzwerfer
kampf-gladiator-sword = Schwertkämpfer
kampf-gladiator-prong = Zweizackträger
kampf-gladiator-shield = Schildträger

kampf-animal-lion-a = Löwe A
kampf-animal-lion-b = Löwe B
kampf-animal-lion-c = Löwe C
kampf-animal-lion-d = Löwe D
kampf-animal-bull-a = Stier A
kampf-animal-bull-b = Stier B
kampf-animal-bull-c = Stier C
kampf-animal-bull-d = Stier D
kampf-animal-bear-a = Bär A
kampf-animal-bear-b = Bär B
kampf-animal-bear-c = Bär C
kampf-animal-bear-d = Bär D

kampf-face-blank = Niete
kampf-face-single = einfacher Treffer
kampf-face-full = Volltreffer

## What happened

kampf-event-starts = { $seat } beginnt.
kampf-event-carrier = { $seat } stellt einen Träger auf { $space }.
kampf-event-joins = { $seat } stellt einen { $gladiator } zum Team auf { $space }.
kampf-event-released = { $seat } setzt { $animal } auf { $space }.
kampf-event-beside = Diese Tiere warten nun in ihren Käfigen: { $animals }.
kampf-event-passes = { $seat } kann niemanden herausfordern und passt.
kampf-event-moves = { $seat } zieht von { $space } nach { $to }.
kampf-event-leads = { $seat } führt { $animal } auf { $space }.
kampf-event-enters = { $seat } bringt { $animal } auf { $space } in die Arena.
kampf-event-challenges = { $seat } fordert von { $space } aus { $target } heraus.
kampf-event-acts-for = { $seat } vertritt { $animal }.
kampf-event-strikes-first = { $space } hat den ersten Schlag; bei den Speeren steht es { $spears } zu { $against }.
kampf-event-nets = { $seat } fängt auf { $space } einen { $gladiator } mit dem Netz.
kampf-event-rolls = { $seat } würfelt: { $dice }.
kampf-event-animal-rolls = { $animal } würfelt: { $dice }.
kampf-event-keeps = { $seat } behält den Wurf.
kampf-event-rolls-again = { $seat } würfelt noch einmal.
kampf-event-shielded =
    { $count ->
        [one] Schilde auf { $space } heben { $count } einfachen Treffer auf.
       *[other] Schilde auf { $space } heben { $count } einfache Treffer auf.
    }
kampf-event-stones =
    { $count ->
        [one] Auf { $space } kommt { $count } Trefferstein.
       *[other] Auf { $space } kommen { $count } Treffersteine.
    }
kampf-event-taken = { $seat } gewinnt von { $space } einen { $gladiator } als Trophäe.
kampf-event-killed = { $space } verliert einen { $gladiator }, der aus dem Spiel ausscheidet.
kampf-event-wiped-out = { $seat } verliert das ganze Team auf { $space }.
kampf-event-beaten = { $seat } besiegt { $animal } und nimmt das Tier als Trophäe.
kampf-event-slain = { $animal } unterliegt einem anderen Tier und scheidet aus dem Spiel aus.
kampf-event-last-standing = Nur { $seat } hat noch Gladiatoren in der Arena.
kampf-event-all-animals-beaten = Das letzte Tier ist besiegt.
kampf-event-survivors =
    { $count ->
        [one] { $seat } zählt { $count } Überlebenden zu den Trophäen.
       *[other] { $seat } zählt { $count } Überlebende zu den Trophäen.
    }

## What is asked

kampf-ask-carrier = Stell einen neuen Träger auf, oder verstärke eines deiner Teams.
kampf-ask-carrier-waits = { $name } stellt einen neuen Träger auf oder verstärkt ein Team.
kampf-ask-gladiator = Wähle einen Gladiator für dein Team auf { $space }.
kampf-ask-gladiator-waits = { $name } wählt einen Gladiator für das Team auf { $space }.
kampf-ask-release = Wähle ein freies Feld für { $animal }.
kampf-ask-release-waits = { $name } wählt ein freies Feld für { $animal }.
kampf-ask-team = Wähle eines deiner Teams für eine Herausforderung.
kampf-ask-team-waits = { $name } wählt ein eigenes Team für eine Herausforderung.
kampf-ask-animal = Wähle ein Tier für eine Herausforderung.
kampf-ask-animal-waits = { $name } wählt ein Tier für eine Herausforderung.
kampf-ask-move = Zieh von { $space } weg oder bleib dort, bevor du herausforderst.
kampf-ask-move-waits = { $name } zieht vor der Herausforderung von { $space } weg oder bleibt dort.
kampf-ask-enter = Wähle das Feld, auf dem { $animal } in die Arena kommt.
kampf-ask-enter-waits = { $name } wählt das Feld, auf dem { $animal } in die Arena kommt.
kampf-ask-target = Wähle, wen du von { $space } aus herausforderst.
kampf-ask-target-waits = { $name } wählt, wen das Team auf { $space } herausfordert.
kampf-ask-proxy = Wähle, wer in diesem Kampf { $animal } vertritt.
kampf-ask-proxy-waits = { $name } wählt, wer in diesem Kampf { $animal } vertritt.
kampf-ask-net =
    { $count ->
        [one] Wähle, wen du auf { $space } fängst; du hast { $count } Netz zu werfen.
       *[other] Wähle, wen du auf { $space } fängst; du hast { $count } Netze zu werfen.
    }
kampf-ask-net-waits =
    { $count ->
        [one] { $name } wählt, wer auf { $space } gefangen wird, und hat { $count } Netz zu werfen.
       *[other] { $name } wählt, wer auf { $space } gefangen wird, und hat { $count } Netze zu werfen.
    }
kampf-ask-reroll = Dein Wurf ist { $dice }; behalte ihn, oder wirf alle Würfel noch einmal.
kampf-ask-reroll-waits = { $name } behält den Wurf ({ $dice }) oder wirft alle Würfel noch einmal.
kampf-ask-casualty =
    { $count ->
        [one] Wähle, wen du auf { $space } verlierst; { $count } Gladiator muss gehen.
       *[other] Wähle, wen du auf { $space } verlierst; { $count } Gladiatoren müssen gehen.
    }
kampf-ask-casualty-waits =
    { $count ->
        [one] { $name } wählt, wer auf { $space } verloren geht; { $count } Gladiator muss gehen.
       *[other] { $name } wählt, wer auf { $space } verloren geht; { $count } Gladiatoren müssen gehen.
    }

## Why not

kampf-why-beside-own =
    { $count ->
        [one] Dieses Feld grenzt an deinen Träger, und ein Feld abseits davon ist noch frei.
       *[other] Dieses Feld grenzt an einen deiner { $count } Träger, und ein Feld abseits davon ist noch frei.
    }
kampf-why-team-full = Dieses Team hat schon vier Gladiatoren.
kampf-why-no-carrier-left = Alle deine Träger sind in der Arena.
kampf-why-pile-empty = Dieser Stapel ist leer.
kampf-why-no-target = Von hier aus gibt es niemanden herauszufordern.
kampf-why-no-way = Kein freier Weg führt dorthin.
kampf-why-no-enemy-there = Neben diesem Feld gibt es niemanden herauszufordern.
kampf-why-own-team = Dein eigenes Team kannst du nicht herausfordern.
kampf-why-teams-only = An diesem Tisch darf ein Tier nur Teams herausfordern.

## What an option means

kampf-option-carrier = Stell einen neuen Träger auf { $space }
kampf-option-join = Verstärke das Team auf { $space }
kampf-option-gladiator = Nimm einen { $gladiator }
kampf-option-release = Setz das Tier auf { $space }
kampf-option-team = Fordere mit dem Team auf { $space } heraus
kampf-option-lead = Führe { $animal }
kampf-option-stay = Bleib stehen
kampf-option-move = Zieh nach { $space }
kampf-option-enter = Tritt auf { $space } ein
kampf-option-challenge = Fordere { $space } heraus
kampf-option-proxy = Lass { $seat } das Tier vertreten
kampf-option-net = Fang einen { $gladiator }
kampf-option-keep = Behalte den Wurf
kampf-option-reroll = Würfle noch einmal
kampf-option-give = Gib einen { $gladiator } ab
kampf-option-give-netted = Gib einen gefangenen { $gladiator } ab

## How it ended

kampf-how-last-standing = Nur einer am Tisch hatte noch Gladiatoren in der Arena.
kampf-how-all-animals-beaten = Alle zwölf Tiere waren besiegt.
