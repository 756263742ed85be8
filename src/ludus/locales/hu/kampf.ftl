# Kampf der Gladiatoren

kampf-title = Kampf der Gladiatoren
kampf-blurb = Állítsd össze gladiátorcsapataidat, hívd ki a szomszédaidat és a vadállatokat, és gyűjtsd te a legtöbb trófeát.

## Table options

kampf-setting-start = Ki kezd: egy kisorsolt hely vagy az első hely.
kampf-setting-tie_break = Mi történik, ha a legmagasabb összegek egyenlők: a győzelem közös, vagy a legyőzött vadállatok, azután a túlélők száma dönt.
kampf-setting-animals_vs_teams_only = A játékos vezette vadállat csak csapatot hívhat-e ki, más vadállatot nem.

## Names

kampf-gladiator-spear = dárdavető
kampf-gladiator-net = hálóvető
kampf-gladiator-sword = kardforgató
kampf-gladiator-prong = szigonyos
kampf-gladiator-shield = pajzshordozó

kampf-animal-lion-a = Oroszlán A
kampf-animal-lion-b = Oroszlán B
kampf-animal-lion-c = Oroszlán C
kampf-animal-lion-d = Oroszlán D
kampf-animal-bull-a = Bika A
kampf-animal-bull-b = Bika B
kampf-animal-bull-c = Bika C
kampf-animal-bull-d = Bika D
kampf-animal-bear-a = Medve A
kampf-animal-bear-b = Medve B
kampf-animal-bear-c = Medve C
kampf-animal-bear-d = Medve D

kampf-face-blank = üres
kampf-face-single = egyszerű találat
kampf-face-full = telitalálat

## What happened

kampf-event-starts = { $seat } kezd.
kampf-event-carrier = { $seat } hordozót tesz ide: { $space }.
kampf-event-joins = { $seat } egy { $gladiator }t küld ide: { $space }.
kampf-event-released = { $seat } ide teszi { $animal }-t: { $space }.
kampf-event-beside = Ezek a vadállatok mostantól a ketrecükben várnak: { $animals }.
kampf-event-passes = { $seat } senkit sem tud kihívni, ezért passzol.
kampf-event-moves = { $seat } elmozdul; innen: { $space }, ide: { $to }.
kampf-event-leads = { $seat } { $animal }-t vezeti innen: { $space }.
kampf-event-enters = { $seat } itt hozza be az arénába { $animal }-t: { $space }.
kampf-event-challenges = { $seat } kihívást tesz; innen: { $space }, a célpont: { $target }.
kampf-event-acts-for = { $seat } képviseli { $animal }-t.
kampf-event-strikes-first = Az első csapás innen jön: { $space }; a dárdák aránya { $spears } : { $against }.
kampf-event-nets = { $seat } hálóval elfog egy { $gladiator }t itt: { $space }.
kampf-event-rolls = { $seat } dobása: { $dice }.
kampf-event-animal-rolls = { $animal } dobása: { $dice }.
kampf-event-keeps = { $seat } megtartja a dobást.
kampf-event-rolls-again = { $seat } újra dob.
kampf-event-shielded = A pajzsok { $count } egyszerű találatot hárítanak itt: { $space }.
kampf-event-stones = { $count } találatkő kerül ide: { $space }.
kampf-event-taken = { $seat } trófeaként elvisz egy { $gladiator }t innen: { $space }.
kampf-event-killed = Egy { $gladiator } elesik itt: { $space }; kikerül a játékból.
kampf-event-wiped-out = { $seat } az egész csapatot elveszíti itt: { $space }.
kampf-event-beaten = { $seat } legyőzi { $animal }-t, és trófeaként elviszi.
kampf-event-slain = { $animal } alulmarad egy másik vadállattal szemben, és kikerül a játékból.
kampf-event-last-standing = Már csak egy játékosnak van gladiátora az arénában: { $seat }.
kampf-event-all-animals-beaten = Az utolsó vadállatot is legyőztétek.
kampf-event-survivors = { $seat } trófeái közé { $count } túlélő kerül.

## What is asked

kampf-ask-carrier = Tegyél le egy új hordozót, vagy erősítsd meg egyik csapatodat.
kampf-ask-carrier-waits = { $name } új hordozót tesz le, vagy megerősíti egyik csapatát.
kampf-ask-gladiator = Válassz gladiátort ennek a csapatodnak: { $space }.
kampf-ask-gladiator-waits = { $name } gladiátort választ ennek a csapatnak: { $space }.
kampf-ask-release = Válassz szabad mezőt ennek a vadállatnak: { $animal }.
kampf-ask-release-waits = { $name } szabad mezőt választ ennek a vadállatnak: { $animal }.
kampf-ask-team = Válaszd ki egyik csapatodat a kihíváshoz.
kampf-ask-team-waits = { $name } csapatot választ a kihíváshoz.
kampf-ask-animal = Válassz egy vadállatot a kihíváshoz.
kampf-ask-animal-waits = { $name } vadállatot választ a kihíváshoz.
kampf-ask-move = Mozdulj el a kihívás előtt, vagy maradj itt: { $space }.
kampf-ask-move-waits = { $name } elmozdul a kihívás előtt, vagy itt marad: { $space }.
kampf-ask-enter = Válaszd ki, hol jön be az arénába { $animal }.
kampf-ask-enter-waits = { $name } kiválasztja, hol jön be az arénába { $animal }.
kampf-ask-target = Válaszd ki, kit hívsz ki innen: { $space }.
kampf-ask-target-waits = { $name } célpontot választ a kihíváshoz innen: { $space }.
kampf-ask-proxy = Válaszd ki, ki képviseli ebben a harcban { $animal }-t.
kampf-ask-proxy-waits = { $name } kiválasztja, ki képviseli ebben a harcban { $animal }-t.
kampf-ask-net = { $count } hálót kell kivetned; válaszd ki, kit fogsz meg itt: { $space }.
kampf-ask-net-waits = { $name } { $count } hálót vet ki, és kiválasztja, kit fog meg itt: { $space }.
kampf-ask-reroll = A dobásod: { $dice }; tartsd meg, vagy dobd újra az összes kockát.
kampf-ask-reroll-waits = { $name } megtartja a dobást ({ $dice }), vagy újradobja az összes kockát.
kampf-ask-casualty = { $count } gladiátorodat elveszíted; válaszd ki, kit adsz oda innen: { $space }.
kampf-ask-casualty-waits = { $name } { $count } gladiátort veszít, és kiválasztja, kit ad oda innen: { $space }.

## Why not

kampf-why-beside-own =
    { $count ->
        [one] Ez a mező szomszédos a hordozóddal, és van még tőle távolabbi szabad mező.
       *[other] Ez a mező szomszédos { $count } hordozód egyikével, és van még tőlük távolabbi szabad mező.
    }
kampf-why-team-full = Ebben a csapatban már négy gladiátor van.
kampf-why-no-carrier-left = Minden hordozód az arénában van.
kampf-why-pile-empty = Ez a halom üres.
kampf-why-no-target = Innen senkit sem lehet kihívni.
kampf-why-no-way = Nem vezet oda szabad út.
kampf-why-no-enemy-there = Annak a mezőnek a szomszédságában nincs kit kihívni.
kampf-why-own-team = A saját csapatodat nem hívhatod ki.
kampf-why-teams-only = Ennél az asztalnál vadállat csak csapatot hívhat ki.

## What an option means

kampf-option-carrier = Tegyél új hordozót ide: { $space }
kampf-option-join = Erősítsd meg ezt a csapatot: { $space }
kampf-option-gladiator = Válassz egy { $gladiator }t
kampf-option-release = Tedd a vadállatot ide: { $space }
kampf-option-team = Hívj ki ezzel a csapattal: { $space }
kampf-option-lead = Vezesd { $animal }-t
kampf-option-stay = Maradj a helyeden
kampf-option-move = Menj ide: { $space }
kampf-option-enter = Gyere be itt: { $space }
kampf-option-challenge = Hívd ki: { $space }
kampf-option-proxy = Nevezd meg képviselőnek: { $seat }
kampf-option-net = Fogj el egy { $gladiator }t
kampf-option-keep = Tartsd meg a dobást
kampf-option-reroll = Dobj újra
kampf-option-give = Adj oda egy { $gladiator }t
kampf-option-give-netted = Adj oda egy hálóba fogott { $gladiator }t

## How it ended

kampf-how-last-standing = Már csak egyetlen játékosnak volt gladiátora az arénában.
kampf-how-all-animals-beaten = Mind a tizenkét vadállatot legyőztétek.
