# Kampf der Gladiatoren: why a bot chose what it chose, in clauses

## What I did

kampf-reason-did-carrier = ich habe auf { $space } ein neues Team begonnen
kampf-reason-did-join = ich habe mein Team auf { $space } verstärkt
kampf-reason-did-gladiator = ich habe einen { $gladiator } genommen
kampf-reason-did-release = ich habe das Tier auf { $space } gesetzt
kampf-reason-did-team = ich habe mein Team auf { $space } gewählt
kampf-reason-did-lead = ich habe { $animal } geführt
kampf-reason-did-stay = ich bin stehen geblieben
kampf-reason-did-move = ich bin nach { $space } gezogen
kampf-reason-did-enter = ich habe das Tier auf { $space } hereingelassen
kampf-reason-did-proxy = ich habe { $seat } das Tier vertreten lassen
kampf-reason-did-net = ich habe einen { $gladiator } gefangen
kampf-reason-did-keep = ich habe den Wurf behalten
kampf-reason-did-reroll = ich habe noch einmal gewürfelt
kampf-reason-did-give = ich habe einen { $gladiator } abgegeben
kampf-reason-did-give-netted = ich habe einen gefangenen { $gladiator } abgegeben
kampf-reason-did-challenge = ich habe { $rival } auf { $space } herausgefordert
kampf-reason-did-challenge-animal = ich habe { $animal } auf { $space } herausgefordert

## Entering the arena

kampf-reason-begun = ein begonnenes Team sollte man auffüllen
kampf-reason-edge =
    { $count ->
        [one] nur { $count } Feld grenzt daran, so kommen wenige heran
       *[other] nur { $count } Felder grenzen daran, so kommen weniger heran
    }
kampf-reason-lacks = dem Team fehlte noch einer
kampf-reason-more = davon kann das Team noch einen brauchen
kampf-reason-prey =
    { $count ->
        [one] ein Löwe neben meinem Team ist Beute
       *[other] ein Löwe neben { $count } meiner Teams ist Beute
    }
kampf-reason-far-prey = neben meinen Teams war für einen Löwen kein Feld frei
kampf-reason-away =
    { $count ->
        [0] dort steht es neben keinem meiner Teams
        [one] dort steht es nur neben einem meiner Teams
       *[other] überall stünde es neben { $count } meiner Teams
    }

## The challenge

kampf-reason-target = von dort kann ich { $rival } auf { $space } herausfordern
kampf-reason-target-animal = von dort kann ich { $animal } auf { $space } herausfordern
kampf-reason-first =
    { $ours ->
        [one] mit meinem Speer schlage ich zuerst
       *[other] mit meinen { $ours } Speeren schlage ich zuerst
    }
kampf-reason-first-tied = wer herausfordert, schlägt hier zuerst
kampf-reason-nets =
    { $count ->
        [one] mein Netz nimmt einen von ihnen aus dem Kampf
       *[other] meine Netze nehmen { $count } von ihnen aus dem Kampf
    }
kampf-reason-prongs = meine Zweizacke lassen mich einen schlechten Schlag noch einmal würfeln
kampf-reason-stone = dort liegt schon ein Trefferstein, sodass der nächste Treffer jemanden kostet
kampf-reason-wounded =
    { $hits ->
        [one] das Tier verträgt nur noch { $hits } Treffer
       *[other] das Tier ist verletzt und verträgt nur noch { $hits } Treffer
    }
kampf-reason-dice = ich werfe { $ours } Würfel gegen { $theirs }
kampf-reason-no-shield = kein Schild hält dort meine Treffer auf
kampf-reason-shields =
    { $count ->
        [one] mein Schild hält bei jedem Schlag einen Treffer auf
       *[other] meine Schilde halten bei jedem Schlag { $count } Treffer auf
    }
kampf-reason-exchange = kein anderer Kampf versprach so viel
kampf-reason-least-bad = jeder andere Kampf sah schlechter aus
kampf-reason-roughly = nach meiner groben Rechnung mit Treffern versprach kein anderer Kampf so viel
kampf-reason-neighbour = die Regeln schlagen dafür den rechten Nachbarn vor

kampf-reason-chances = { $take } %, einen Gladiator zu nehmen, { $lose } %, einen zu verlieren
kampf-reason-chances-animal = { $beat } %, das Tier zu besiegen, { $lose } %, einen Gladiator zu verlieren
kampf-reason-chances-led = { $take } %, einen Gladiator zu nehmen, { $fall } %, dass das Tier fällt
kampf-reason-chances-led-animal = { $beat } %, das Tier zu besiegen, { $fall } %, dass mein Tier fällt

## In the fight

kampf-reason-caught-sword =
    { $dice ->
        [one] dann werfen sie nur noch { $dice } Würfel
       *[other] dann werfen sie nur noch { $dice } Würfel
    }
kampf-reason-caught-net = dann werfen sie ein Netz weniger nach mir
kampf-reason-caught-shield =
    { $count ->
        [0] dann hält nichts mehr meine Treffer auf
       *[other] dann halten sie weniger meiner Treffer auf
    }
kampf-reason-caught-prong = dann können sie kaum noch einmal würfeln
kampf-reason-net-order = ich fange immer erst Netzwerfer, dann Schwertkämpfer
kampf-reason-above = ein neuer Wurf brächte im Schnitt weniger
kampf-reason-below = ein neuer Wurf bringt im Schnitt mehr
kampf-reason-netted-first = er hätte ohnehin nicht zurückschlagen können
kampf-reason-spared = ihn kann ich am ehesten entbehren
kampf-reason-no-matter = in diesem Kampf macht es keinen Unterschied
kampf-reason-worth = im Schnitt { $gain } Gladiatoren von hier an

## How everybody stands afterwards

kampf-reason-points = es bringt mir im Schnitt mehr Trophäen und Überlebende
kampf-reason-teams = es hält mehr meiner Teams am Leben
kampf-reason-unhurt = es lässt weniger Treffersteine auf meinen Teams
kampf-reason-keeps = es schont öfter einen { $gladiator } für spätere Kämpfe
kampf-reason-stronger = meine Teams stehen dann stärker gegen alle da, denen sie begegnen können
