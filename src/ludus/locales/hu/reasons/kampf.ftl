# Kampf der Gladiatoren: why a bot chose what it chose, in clauses

## What I did

kampf-reason-did-carrier = új csapatot kezdtem ({ $space })
kampf-reason-did-join = megerősítettem a csapatomat ({ $space })
kampf-reason-did-gladiator = egy { $gladiator }t választottam
kampf-reason-did-release = ide tettem a vadállatot: { $space }
kampf-reason-did-team = ezt a csapatomat választottam: { $space }
kampf-reason-did-lead = { $animal }-t vezettem
kampf-reason-did-stay = a helyemen maradtam
kampf-reason-did-move = ide mentem: { $space }
kampf-reason-did-enter = itt hoztam be a vadállatot: { $space }
kampf-reason-did-proxy = { $seat } képviseli a vadállatot
kampf-reason-did-net = elfogtam egy { $gladiator }t
kampf-reason-did-keep = megtartottam a dobást
kampf-reason-did-reroll = újra dobtam
kampf-reason-did-give = egy { $gladiator }t adtam oda
kampf-reason-did-give-netted = egy hálóba fogott { $gladiator }t adtam oda
kampf-reason-did-challenge = kihívtam { $rival } csapatát ({ $space })
kampf-reason-did-challenge-animal = kihívtam { $animal }-t ({ $space })

## Entering the arena

kampf-reason-begun = az elkezdett csapatot érdemes feltölteni
kampf-reason-edge =
    { $count ->
        [one] csak { $count } mezővel szomszédos, így kevesebben érik el
       *[other] csak { $count } mezővel szomszédos, így kevesebben érik el
    }
kampf-reason-lacks = ilyen még hiányzott a csapatból
kampf-reason-more = ilyenből még egy jól jön a csapatnak
kampf-reason-prey =
    { $count ->
        [one] a csapatom mellett az oroszlán zsákmány
       *[other] { $count } csapatom mellett az oroszlán zsákmány
    }
kampf-reason-far-prey = a csapataim mellett nem volt szabad mező egy oroszlánnak
kampf-reason-away =
    { $count ->
        [0] ott egyetlen csapatom mellett sem áll
        [one] ott csak egy csapatom mellett áll
       *[other] bárhol állna, { $count } csapatom mellett lenne
    }

## The challenge

kampf-reason-target = onnan kihívhatom { $rival } csapatát ({ $space })
kampf-reason-target-animal = onnan kihívhatom { $animal }-t ({ $space })
kampf-reason-first =
    { $ours ->
        [one] a dárdámmal én ütök először
       *[other] a { $ours } dárdámmal én ütök először
    }
kampf-reason-first-tied = kihívóként én ütök először
kampf-reason-nets =
    { $count ->
        [one] a hálóm egyet kivesz közülük a harcból
       *[other] a hálóim { $count } ellenfelet kivesznek a harcból
    }
kampf-reason-prongs = a szigonyaimmal a rossz ütést újra dobhatom
kampf-reason-stone = ott már fekszik egy találatkő, így a következő találat elvisz valakit
kampf-reason-wounded =
    { $hits ->
        [one] a legyőzéséhez már csak { $hits } találat kell
       *[other] sebesült, és már csak { $hits } találat kell a legyőzéséhez
    }
kampf-reason-dice = én { $ours } kockával dobok { $theirs } ellen
kampf-reason-no-shield = nincs pajzsuk a találataim ellen
kampf-reason-shields =
    { $count ->
        [one] a pajzsom minden ütésből felfog egy találatot
       *[other] a pajzsaim minden ütésből felfognak { $count } találatot
    }
kampf-reason-exchange = egyik másik harc sem ígért ennyit
kampf-reason-least-bad = minden másik harc rosszabbnak tűnt
kampf-reason-roughly = a találatok durva becslése szerint egyik másik harc sem ígért ennyit
kampf-reason-neighbour = a szabályok erre a jobb oldali szomszédot ajánlják

kampf-reason-chances = { $take }% eséllyel szerzek egy gladiátort, { $lose }% eséllyel elvesztek egyet
kampf-reason-chances-animal = { $beat }% eséllyel legyőzöm, { $lose }% eséllyel elvesztek egy gladiátort
kampf-reason-chances-led = { $take }% eséllyel szerzek egy gladiátort, { $fall }% eséllyel elesik a vadállat
kampf-reason-chances-led-animal = { $beat }% eséllyel legyőzöm, { $fall }% eséllyel elesik az én vadállatom

## In the fight

kampf-reason-caught-sword =
    { $dice ->
        [one] így már csak { $dice } kockával dobnak
       *[other] így már csak { $dice } kockával dobnak
    }
kampf-reason-caught-net = így eggyel kevesebb hálót dobnak rám
kampf-reason-caught-shield =
    { $count ->
        [0] így semmi sem fogja fel a találataimat
       *[other] így kevesebb találatomat fogják fel
    }
kampf-reason-caught-prong = így aligha dobhatnak újra
kampf-reason-net-order = mindig először a hálóvetőket fogom el, aztán a kardforgatókat
kampf-reason-above = egy új dobás átlagosan kevesebbet hozna
kampf-reason-below = egy új dobás átlagosan többet hoz
kampf-reason-netted-first = úgysem tudott volna visszaütni
kampf-reason-spared = őt nélkülözhetem a legkönnyebben
kampf-reason-no-matter = ebben a harcban ez nem számít
kampf-reason-worth = innentől átlagosan { $gain } gladiátor

## How everybody stands afterwards

kampf-reason-points = ez átlagosan több trófeát és túlélőt hoz
kampf-reason-teams = így több csapatom marad életben
kampf-reason-unhurt = így kevesebb találatkő marad a csapataimon
kampf-reason-keeps = így gyakrabban marad meg egy { $gladiator } a későbbi harcokra
kampf-reason-stronger = a csapataim így erősebbek azokkal szemben, akikkel találkozhatnak
