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
kampf-event-challenges = { $seat } fordert von { $space } aus { $rival } auf { $target } heraus.
kampf-event-challenges-animal = { $seat } fordert von { $space } aus { $animal } auf { $target } heraus.
kampf-event-acts-for = { $seat } vertritt { $animal }.
kampf-event-strikes-first =
    { $spears ->
        [one] { $space } schlägt zuerst: { $spears } Speer gegen { $against }.
       *[other] { $space } schlägt zuerst: { $spears } Speere gegen { $against }.
    }
kampf-event-tied =
    { $spears ->
        [0] Auf keiner Seite ein Speer: Wer herausfordert, schlägt zuerst, also { $space }.
       *[other] Speere { $spears } zu { $spears }: Bei Gleichstand schlägt zuerst, wer herausfordert, also { $space }.
    }
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
        [one] Auf { $space } kommt { $count } Trefferstein
       *[other] Auf { $space } kommen { $count } Treffersteine
    }{ $hits ->
        [0] { $lying ->
            [one] ; ein zweiter würde einen Gladiator kosten.
           *[other] : Zwei dort kosten einen Gladiator.
        }
       *[other] : Das Tier hat { $lying } von { $hits } Treffern, die es besiegen.
    }
kampf-event-taken = { $seat } gewinnt von { $space } einen { $gladiator } als Trophäe.
kampf-event-killed = Das Team auf { $space } verliert einen { $gladiator }; er scheidet aus dem Spiel aus.
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

kampf-ask-carrier =
    { $teams ->
        [0] Stell deinen ersten Träger auf ein freies Feld; die Gladiatoren folgen.
       *[other] Stell einen neuen Träger auf, oder verstärke eines deiner Teams.
    }
kampf-ask-carrier-waits =
    { $teams ->
        [0] { $name } stellt den ersten Träger auf.
       *[other] { $name } stellt einen neuen Träger auf oder verstärkt ein Team.
    }
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
kampf-ask-reroll = Dein Wurf: { $dice }. Behalte ihn, oder wirf noch einmal.
kampf-ask-reroll-waits = { $name } behält den Wurf ({ $dice }) oder wirft noch einmal.
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
kampf-why-occupied = Dort steht schon jemand.
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
kampf-option-enter = Lass es auf { $space } herein
kampf-option-challenge = Fordere { $space } heraus
kampf-option-proxy = Lass { $seat } das Tier vertreten
kampf-option-net = Fang einen { $gladiator }
kampf-option-keep = Behalte den Wurf
kampf-option-reroll = Würfle noch einmal
kampf-option-give = Gib einen { $gladiator } ab
kampf-option-give-netted = Gib einen gefangenen { $gladiator } ab

## What a choice leads to

kampf-then-carrier =
    { $rivals ->
        [0] Noch steht kein gegnerisches Team daneben.
        [one] { $rivals } gegnerisches Team steht daneben und kann es später herausfordern.
       *[other] { $rivals } gegnerische Teams stehen daneben und können es später herausfordern.
    }
kampf-then-joined =
    { $count ->
        [4] Das Team ist dann voll.
       *[other] Das Team hat dann { $count } von 4 Gladiatoren.
    }
kampf-then-spear =
    { $count ->
        [one] Dann { $count } Speer: Wer mehr hat, schlägt zuerst.
       *[other] Dann { $count } Speere: Wer mehr hat, schlägt zuerst.
    }
kampf-then-net =
    { $count ->
        [one] Dann { $count } Netz: Es nimmt in jedem Kampf einen Gegner heraus.
       *[other] Dann { $count } Netze: Jedes nimmt in jedem Kampf einen Gegner heraus.
    }
kampf-then-sword = Das Team wirft dann { $count } Würfel, einen mehr als jetzt.
kampf-then-prong =
    { $count ->
        [one] Dann { $count } Zweizack: Wer mehr hat, darf noch einmal würfeln.
       *[other] Dann { $count } Zweizacke: Wer mehr hat, darf noch einmal würfeln.
    }
kampf-then-shield =
    { $count ->
        [one] Hält dann je Schlag { $count } einfachen Treffer auf.
       *[other] Hält dann je Schlag { $count } einfache Treffer auf.
    }
kampf-then-released =
    { $own ->
        [0] Neben keinem deiner Teams
        [one] Neben einem deiner Teams
       *[other] Neben { $own } deiner Teams
    } und { $others ->
        [0] keinem der anderen
        [one] einem der anderen
       *[other] { $others } der anderen
    }: Die können es herausfordern, ohne zu ziehen.
kampf-then-team =
    { $dice ->
        [one] Wirft bis zu { $dice } Würfel
       *[other] Wirft bis zu { $dice } Würfel
    }; { $rivals ->
        [0] muss vor der Herausforderung ziehen.
        [one] { $rivals } Gegner daneben.
       *[other] { $rivals } Gegner daneben.
    }
kampf-then-led =
    { $dice ->
        [one] Wirft { $dice } Würfel
       *[other] Wirft { $dice } Würfel
    }; { $hits ->
        [one] fällt nach { $hits } Treffer.
       *[other] fällt nach { $hits } Treffern.
    }
kampf-then-beside =
    { $rivals ->
        [one] Dort kannst du { $rivals } Gegner herausfordern.
       *[other] Dort kannst du { $rivals } Gegner herausfordern.
    }
kampf-then-first = Du schlägst zuerst, Speere { $spears } : { $against }.
kampf-then-tied =
    { $spears ->
        [0] Du schlägst zuerst: keine Speere.
        [one] Du schlägst zuerst: je { $spears } Speer.
       *[other] Du schlägst zuerst: je { $spears } Speere.
    }
kampf-then-second = Gegner schlägt zuerst, Speere { $spears } : { $against }.
kampf-then-proxy-decides = { $seat } entscheidet, ob es noch einmal würfelt. Wen es schlägt, ist aus dem Spiel.
kampf-then-proxy-rolls = { $seat } würfelt nur und entscheidet nichts: Wer das tut, ist gleich. Wen es schlägt, ist aus dem Spiel.
kampf-then-caught-sword =
    { $dice ->
        [one] Der Gegner wirft dann { $dice } Würfel, einen weniger.
       *[other] Der Gegner wirft dann { $dice } Würfel, einen weniger.
    }
kampf-then-prongs-remain = Der Gegner hat noch mehr Zweizacke, { $others } zu { $own }, und darf noch einmal würfeln.
kampf-then-prongs-even =
    { $own ->
        [0] Dann hat niemand einen Zweizack: Keiner würfelt noch einmal.
       *[other] Zweizacke dann gleich, je { $own }: Keiner würfelt noch einmal.
    }
kampf-then-prongs-won = Du hast dann mehr Zweizacke, { $own } zu { $others }: Nur du darfst noch einmal würfeln.
kampf-then-caught-shield =
    { $count ->
        [0] Der Gegner hält dann keinen deiner Treffer auf.
        [one] Der Gegner hält dann nur noch { $count } einfachen Treffer auf.
       *[other] Der Gegner hält dann nur noch { $count } einfache Treffer auf.
    }
kampf-then-caught-net =
    { $count ->
        [0] Der Gegner wirft dann kein Netz.
        [one] Der Gegner wirft dann nur noch { $count } Netz.
       *[other] Der Gegner wirft dann nur noch { $count } Netze.
    }
kampf-then-caught-idle = Der Kampf bleibt, wie er ist: Seine Rolle ist vorbei.
kampf-then-reroll =
    { $dice ->
        [one] Der Würfel wird noch einmal geworfen, und das gilt, ob besser oder schlechter.
        [2] Beide Würfel werden noch einmal geworfen, und das gilt, ob besser oder schlechter.
       *[other] Alle { $dice } Würfel werden noch einmal geworfen, und das gilt, ob besser oder schlechter.
    }
kampf-then-losses =
    { $count ->
        [0] Der Gegner verliert niemanden
        [one] Der Gegner verliert { $count } Gladiator
       *[other] Der Gegner verliert { $count } Gladiatoren
    }{ $stones ->
        [0] .
       *[other] , und { $stones } Trefferstein liegt auf dem Team.
    }
kampf-then-hits = { $animal } hat dann { $stones } Treffer; mit { $hits } ist das Tier besiegt.
kampf-then-beaten = { $animal } ist besiegt: 2 Punkte für dich.
kampf-then-slain = { $animal } ist besiegt, und niemand bekommt Punkte.
kampf-then-all-gone = Das ganze Team fällt: Die Reihenfolge ist egal.
kampf-then-over-spear =
    { $count ->
        [0] Der Kampf endet. Im nächsten hat das Team keinen Speer.
        [one] Der Kampf endet. Im nächsten hat das Team { $count } Speer.
       *[other] Der Kampf endet. Im nächsten hat das Team { $count } Speere.
    }
kampf-then-over-net =
    { $count ->
        [0] Der Kampf endet. Im nächsten hat das Team kein Netz.
        [one] Der Kampf endet. Im nächsten hat das Team { $count } Netz.
       *[other] Der Kampf endet. Im nächsten hat das Team { $count } Netze.
    }
kampf-then-over-sword =
    { $count ->
        [one] Der Kampf endet. Im nächsten wirft das Team { $count } Würfel, einen weniger.
       *[other] Der Kampf endet. Im nächsten wirft das Team { $count } Würfel, einen weniger.
    }
kampf-then-over-prong =
    { $count ->
        [0] Der Kampf endet. Im nächsten hat das Team keinen Zweizack.
        [one] Der Kampf endet. Im nächsten hat das Team { $count } Zweizack.
       *[other] Der Kampf endet. Im nächsten hat das Team { $count } Zweizacke.
    }
kampf-then-over-shield =
    { $count ->
        [0] Der Kampf endet. Im nächsten hat das Team keinen Schild.
        [one] Der Kampf endet. Im nächsten hat das Team { $count } Schild.
       *[other] Der Kampf endet. Im nächsten hat das Team { $count } Schilde.
    }
kampf-then-more-go =
    { $fewer ->
        [0] Du behältst alle Würfel zum Zurückschlagen
       *[other] Du schlägst mit { $fewer } Würfel weniger zurück
    }; { $more ->
        [one] { $more } weiterer muss gehen.
       *[other] { $more } weitere müssen gehen.
    }
kampf-then-strikes =
    { $dice ->
        [one] Du schlägst dann mit { $dice } Würfel zurück
       *[other] Du schlägst dann mit { $dice } Würfeln zurück
    }{ $fewer ->
        [0] , wie bisher.
       *[other] , { $fewer } weniger.
    }
kampf-then-strikes-once =
    { $dice ->
        [one] Du schlägst dann mit { $dice } Würfel zurück und darfst nicht noch einmal würfeln.
       *[other] Du schlägst dann mit { $dice } Würfeln zurück und darfst nicht noch einmal würfeln.
    }
kampf-then-strikes-twice =
    { $dice ->
        [one] Du schlägst dann mit { $dice } Würfel zurück
       *[other] Du schlägst dann mit { $dice } Würfeln zurück
    }{ $fewer ->
        [0] , wie bisher, und darfst noch einmal würfeln.
       *[other] , { $fewer } weniger, und darfst noch einmal würfeln.
    }

## How it ended

kampf-how-last-standing = Nur einer am Tisch hatte noch Gladiatoren in der Arena.
kampf-how-all-animals-beaten = Alle zwölf Tiere waren besiegt.
