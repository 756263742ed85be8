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
kampf-event-carrier = { $seat } hordozót tesz le ({ $space }).
kampf-event-joins = { $seat } egy { $gladiator }t küld a csapatába ({ $space }).
kampf-event-released = { $seat } beengedi { $animal }-t az arénába ({ $space }).
kampf-event-beside = Ezek a vadállatok mostantól a ketrecükben várnak: { $animals }.
kampf-event-passes = { $seat } senkit sem tud kihívni, ezért passzol.
kampf-event-moves = { $seat } elmozdul: { $space } → { $to }.
kampf-event-leads = { $seat } vezeti { $animal }-t ({ $space }).
kampf-event-enters = { $seat } behozza { $animal }-t az arénába ({ $space }).
kampf-event-challenges = { $seat } kihívja { $rival } csapatát ({ $space } → { $target }).
kampf-event-challenges-animal = { $seat } kihívja { $animal }-t ({ $space } → { $target }).
kampf-event-acts-for = { $seat } képviseli { $animal }-t.
kampf-event-strikes-first = Először { $space } üt: { $spears } dárda { $against } ellen.
kampf-event-tied =
    { $spears ->
        [0] Egyik oldalon sincs dárda: a kihívó üt először ({ $space }).
       *[other] A dárdák aránya { $spears } : { $spears }; egyenlőségnél a kihívó üt először ({ $space }).
    }
kampf-event-nets = { $seat } hálóval elfog egy { $gladiator }t ({ $space }).
kampf-event-rolls = { $seat } dobása: { $dice }.
kampf-event-animal-rolls = { $animal } dobása: { $dice }.
kampf-event-keeps = { $seat } megtartja a dobást.
kampf-event-rolls-again = { $seat } újra dob.
kampf-event-shielded = A pajzsok { $count } egyszerű találatot hárítanak ({ $space }).
kampf-event-stones =
    { $count } találatkő kerül rá ({ $space }){ $hits ->
        [0] { $lying ->
            [one] ; a második egy gladiátorba kerül.
           *[other] : ott kettő egy gladiátorba kerül.
        }
       *[other] : a legyőzéséhez kellő { $hits } találatból { $lying } megvan.
    }
kampf-event-taken = { $seat } trófeaként elvisz egy { $gladiator }t ({ $space }).
kampf-event-killed = Elesik egy { $gladiator } ({ $space }), és kikerül a játékból.
kampf-event-wiped-out = { $seat } egész csapata elesik ({ $space }).
kampf-event-beaten = { $seat } legyőzi { $animal }-t, és trófeaként elviszi.
kampf-event-slain = { $animal } alulmarad egy másik vadállattal szemben, és kikerül a játékból.
kampf-event-last-standing = Már csak egy játékosnak van gladiátora az arénában: { $seat }.
kampf-event-all-animals-beaten = Az utolsó vadállatot is legyőztétek.
kampf-event-survivors = { $seat } trófeái közé { $count } túlélő kerül.

## What is asked

kampf-ask-carrier =
    { $teams ->
        [0] Tedd le az első hordozódat egy szabad mezőre; a gladiátorok utána jönnek.
       *[other] Tegyél le egy új hordozót, vagy erősítsd meg egyik csapatodat.
    }
kampf-ask-carrier-waits =
    { $teams ->
        [0] { $name } leteszi az első hordozóját.
       *[other] { $name } új hordozót tesz le, vagy megerősíti egyik csapatát.
    }
kampf-ask-gladiator = Válassz gladiátort a csapatodba ({ $space }).
kampf-ask-gladiator-waits = { $name } gladiátort választ a csapatába ({ $space }).
kampf-ask-release = Válassz szabad mezőt: { $animal } jön az arénába.
kampf-ask-release-waits = { $name } szabad mezőt választ: { $animal } jön az arénába.
kampf-ask-team = Válaszd ki egyik csapatodat a kihíváshoz.
kampf-ask-team-waits = { $name } csapatot választ a kihíváshoz.
kampf-ask-animal = Válassz egy vadállatot a kihíváshoz.
kampf-ask-animal-waits = { $name } vadállatot választ a kihíváshoz.
kampf-ask-move = Mozdulj el a kihívás előtt, vagy maradj itt: { $space }.
kampf-ask-move-waits = { $name } elmozdul a kihívás előtt, vagy itt marad: { $space }.
kampf-ask-enter = Válaszd ki, hol jön be az arénába { $animal }.
kampf-ask-enter-waits = { $name } kiválasztja, hol jön be az arénába { $animal }.
kampf-ask-target = Válaszd ki, kit hívsz ki ({ $space }).
kampf-ask-target-waits = { $name } kiválasztja, kit hív ki ({ $space }).
kampf-ask-proxy = Válaszd ki, ki képviseli ebben a harcban { $animal }-t.
kampf-ask-proxy-waits = { $name } kiválasztja, ki képviseli ebben a harcban { $animal }-t.
kampf-ask-net = Válaszd ki, kit fogsz el ({ $space }); még { $count } hálód van.
kampf-ask-net-waits = { $name } kiválasztja, kit fog el ({ $space }); még { $count } hálója van.
kampf-ask-reroll = A dobásod: { $dice }; tartsd meg, vagy dobj újra.
kampf-ask-reroll-waits = { $name } megtartja a dobást ({ $dice }), vagy újradob.
kampf-ask-casualty = Válaszd ki, kit veszítesz el ({ $space }); { $count } gladiátornak mennie kell.
kampf-ask-casualty-waits = { $name } kiválasztja, kit veszít el ({ $space }); { $count } gladiátornak mennie kell.

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
kampf-why-occupied = Ott már áll valaki.
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
kampf-option-enter = Hozd be itt: { $space }
kampf-option-challenge = Hívd ki: { $space }
kampf-option-proxy = Nevezd meg képviselőnek: { $seat }
kampf-option-net = Fogj el egy { $gladiator }t
kampf-option-keep = Tartsd meg a dobást
kampf-option-reroll = Dobj újra
kampf-option-give = Adj oda egy { $gladiator }t
kampf-option-give-netted = Adj oda egy hálóba fogott { $gladiator }t

## What a choice leads to

kampf-then-carrier =
    { $rivals ->
        [0] Még nincs mellette ellenséges csapat.
       *[other] { $rivals } ellenséges csapat áll mellette, amely később kihívhatja.
    }
kampf-then-joined =
    { $count ->
        [4] A csapat ezzel megtelik.
       *[other] A csapatban ezután { $count } gladiátor lesz a 4-ből.
    }
kampf-then-spear = Így { $count } dárdád van: akinek több van, az üt először.
kampf-then-net = Így { $count } hálód van: harconként egy-egy ellenfelet fog el.
kampf-then-sword = A csapat ezután { $count } kockával dob, eggyel többel, mint most.
kampf-then-prong = Így { $count } szigonyod van: akinek több van, újradobhat.
kampf-then-shield = Ezután minden csapásból { $count } egyszerű találatot kivéd.
kampf-then-released = Mellette { $own } saját és { $others } ellenséges csapat áll: ezek mozgás nélkül kihívhatják.
kampf-then-team = Legfeljebb { $dice } kockával dob; { $rivals ->
        [0] a kihívás előtt mozdulnia kell.
       *[other] { $rivals } ellenfél áll mellette.
    }
kampf-then-led = { $dice } kockával dob; még { $hits } találat legyőzi.
kampf-then-beside = Ott { $rivals } ellenfelet hívhatsz ki.
kampf-then-first = Te ütsz először, dárdák { $spears } : { $against }.
kampf-then-tied =
    { $spears ->
        [0] Te ütsz először: nincs dárda.
       *[other] Te ütsz először: { $spears }-{ $spears } dárda.
    }
kampf-then-second = Az ellenfél üt először, dárdák { $spears } : { $against }.
kampf-then-proxy-decides = { $seat } dönti el, hogy újradob-e vele. Akit legyőz, kiesik a játékból.
kampf-then-proxy-rolls = { $seat } csak dob helyette, és nem dönt semmiről: mindegy, ki teszi. Akit legyőz, kiesik a játékból.
kampf-then-caught-sword = Az ellenfél ezután { $dice } kockával dob, eggyel kevesebbel.
kampf-then-prongs-remain = Az ellenfélnek így is több szigonya van ({ $others } : { $own }), és újradobhat.
kampf-then-prongs-even =
    { $own ->
        [0] Így senkinek sincs szigonya: senki sem dobhat újra.
       *[other] Így egyforma a szigonyok száma ({ $own }): senki sem dobhat újra.
    }
kampf-then-prongs-won = Így neked van több szigonyod ({ $own } : { $others }): csak te dobhatsz újra.
kampf-then-caught-shield =
    { $count ->
        [0] Az ellenfél ezután egy találatodat sem védi ki.
       *[other] Az ellenfél ezután csak { $count } egyszerű találatot véd ki.
    }
kampf-then-caught-net =
    { $count ->
        [0] Az ellenfél ezután nem vet hálót.
       *[other] Az ellenfél ezután csak { $count } hálót vet ki.
    }
kampf-then-caught-idle = A harc marad, ahogy van: ő már megtette a dolgát.
kampf-then-reroll =
    { $dice ->
        [one] A kockát újra elgurítod, és az számít, akár jobb, akár rosszabb.
       *[other] Mind a { $dice } kockát újra elgurítod, és az számít, akár jobb, akár rosszabb.
    }
kampf-then-losses =
    { $count ->
        [0] Az ellenfél senkit sem veszít
       *[other] Az ellenfél { $count } gladiátort veszít
    }{ $stones ->
        [0] .
       *[other] , és { $stones } találatkő marad a csapaton.
    }
kampf-then-hits = { $animal } { $hits } találattól esik el; ezután { $stones } van rajta.
kampf-then-beaten = { $animal } elesik: 2 pontot kapsz.
kampf-then-slain = { $animal } elesik, de senki sem kap pontot.
kampf-then-all-gone = Az egész csapat elesik: a sorrend nem számít.
kampf-then-over-spear =
    { $count ->
        [0] A harc véget ér. A következőben a csapatnak nincs dárdája.
       *[other] A harc véget ér. A következőben a csapatnak { $count } dárdája van.
    }
kampf-then-over-net =
    { $count ->
        [0] A harc véget ér. A következőben a csapatnak nincs hálója.
       *[other] A harc véget ér. A következőben a csapatnak { $count } hálója van.
    }
kampf-then-over-sword = A harc véget ér. A következőben a csapat { $count } kockával dob, eggyel kevesebbel.
kampf-then-over-prong =
    { $count ->
        [0] A harc véget ér. A következőben a csapatnak nincs szigonya.
       *[other] A harc véget ér. A következőben a csapatnak { $count } szigonya van.
    }
kampf-then-over-shield =
    { $count ->
        [0] A harc véget ér. A következőben a csapatnak nincs pajzsa.
       *[other] A harc véget ér. A következőben a csapatnak { $count } pajzsa van.
    }
kampf-then-more-go =
    { $fewer ->
        [0] Minden kockád megmarad a visszaütéshez
       *[other] { $fewer } kockával kevesebbel ütsz vissza
    }; még { $more } gladiátor elesik.
kampf-then-strikes =
    { $fewer ->
        [0] Ezután { $dice } kockával ütsz vissza, mint eddig.
       *[other] Ezután { $dice } kockával ütsz vissza, { $fewer } kockával kevesebbel.
    }
kampf-then-strikes-once = Ezután { $dice } kockával ütsz vissza, és nem dobhatsz újra.
kampf-then-strikes-twice =
    { $fewer ->
        [0] Ezután { $dice } kockával ütsz vissza, mint eddig, és újradobhatsz.
       *[other] Ezután { $dice } kockával ütsz vissza, { $fewer } kockával kevesebbel, és újradobhatsz.
    }

## How it ended

kampf-how-last-standing = Már csak egyetlen játékosnak volt gladiátora az arénában.
kampf-how-all-animals-beaten = Mind a tizenkét vadállatot legyőztétek.
