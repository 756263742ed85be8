# Aquileia

aquileia-title = Aquileia
aquileia-blurb = Küldd csatlósaidat egy római városba, ahol kereskednek, küzdenek, versenyeznek, licitálnak és építkeznek, és szerezd te a legtöbb pontot hat forduló alatt.

## Table options

aquileia-setting-start = Ki az első kezdőjátékos: egy kisorsolt hely vagy az első hely játékosa.
aquileia-setting-tie_break = Mi történik, ha a legmagasabb összegek egyenlők: a győzelem közös, vagy az utolsó fordulóban jobb helyen álló címer dönt.
aquileia-setting-pecunia_single_trade = A Pecuniánál csak egyetlen váltás megengedett-e.
aquileia-setting-show_counts = Mindenki látja-e, kinek hány kártya van a kezében.

## Names

aquileia-metal-bronze = bronz
aquileia-metal-silver = ezüst
aquileia-metal-gold = arany

aquileia-space-dolus = Dolus
aquileia-space-pecunia = Pecunia
aquileia-space-equi-left = Equi et Arma, bal
aquileia-space-equi-middle = Equi et Arma, középső
aquileia-space-equi-right = Equi et Arma, jobb
aquileia-space-servi-top = Servi, bronz
aquileia-space-servi-middle = Servi, ezüst
aquileia-space-servi-bottom = Servi, arany
aquileia-space-potentia = Potentia
aquileia-space-arena-a = Arena A
aquileia-space-arena-b = Arena B
aquileia-space-arena-c = Arena C
aquileia-space-gold-a = Stadium, arany A
aquileia-space-gold-b = Stadium, arany B
aquileia-space-gold-c = Stadium, arany C
aquileia-space-silver-a = Stadium, ezüst A
aquileia-space-silver-b = Stadium, ezüst B
aquileia-space-silver-c = Stadium, ezüst C
aquileia-space-theatrum = Theatrum
aquileia-space-forum-1 = Forum 1
aquileia-space-forum-2 = Forum 2
aquileia-space-forum-3 = Forum 3
aquileia-space-forum-4 = Forum 4
aquileia-space-forum-5 = Forum 5
aquileia-space-latro = Latro
aquileia-space-portus-bronze = Portus, bronz
aquileia-space-portus-silver = Portus, ezüst
aquileia-space-portus-gold = Portus, arany

aquileia-deck-servi = rabszolgakártyák
aquileia-deck-equi-et-arma = fegyver- és lókártyák

aquileia-card-slave-1 = szimpla rabszolga
aquileia-card-slave-2 = dupla rabszolga
aquileia-card-weapon-1 = szimpla fegyver
aquileia-card-weapon-2 = dupla fegyver
aquileia-card-weapon-3 = tripla fegyver
aquileia-card-silver-horse-1 = szimpla ezüst ló
aquileia-card-silver-horse-2 = dupla ezüst ló
aquileia-card-gold-horse-1 = szimpla arany ló
aquileia-card-gold-horse-2 = dupla arany ló

aquileia-colour-white = fehér
aquileia-colour-blue = kék
aquileia-colour-yellow = sárga
aquileia-colour-purple = lila

aquileia-laurel-white = fehér
aquileia-laurel-blue = kék
aquileia-laurel-yellow = sárga
aquileia-laurel-purple = lila
aquileia-laurel-neutral-10 = semleges 10 pont
aquileia-laurel-neutral-7 = semleges 7 pont
aquileia-laurel-neutral-5 = semleges 5 pont
aquileia-laurel-neutral-3 = semleges 3 pont

aquileia-theatre-white-blue = fehér/kék
aquileia-theatre-blue-yellow = kék/sárga
aquileia-theatre-blue-purple = kék/lila
aquileia-theatre-white-purple = fehér/lila
aquileia-theatre-yellow-purple = sárga/lila
aquileia-theatre-yellow-white = sárga/fehér

aquileia-site-villa-white-10 = 10-es fehér villa
aquileia-site-villa-white-8 = 8-as fehér villa
aquileia-site-villa-white-6 = 6-os fehér villa
aquileia-site-villa-white-4 = 4-es fehér villa
aquileia-site-villa-blue-10 = 10-es kék villa
aquileia-site-villa-blue-8 = 8-as kék villa
aquileia-site-villa-blue-6 = 6-os kék villa
aquileia-site-villa-blue-4 = 4-es kék villa
aquileia-site-villa-yellow-10 = 10-es sárga villa
aquileia-site-villa-yellow-8 = 8-as sárga villa
aquileia-site-villa-yellow-6 = 6-os sárga villa
aquileia-site-villa-yellow-4 = 4-es sárga villa
aquileia-site-villa-purple-10 = 10-es lila villa
aquileia-site-villa-purple-8 = 8-as lila villa
aquileia-site-villa-purple-6 = 6-os lila villa
aquileia-site-villa-purple-4 = 4-es lila villa
aquileia-site-workshop-1 = bal oldali 3-as műhely
aquileia-site-workshop-2 = jobb oldali 3-as műhely
aquileia-site-workshop-3 = bal oldali 4-es műhely
aquileia-site-workshop-4 = jobb oldali 4-es műhely
aquileia-site-workshop-5 = bal oldali 5-ös műhely
aquileia-site-workshop-6 = jobb oldali 5-ös műhely
aquileia-site-workshop-7 = bal oldali 6-os műhely
aquileia-site-workshop-8 = jobb oldali 6-os műhely
aquileia-site-bank-1 = bankház (ezüst, bronz)
aquileia-site-bank-2 = bankház (arany, bronz)
aquileia-site-bank-3 = bankház (arany, ezüst)
aquileia-site-bank-4 = bankház (arany, ezüst, bronz)

aquileia-trade-gold-to-silver = 1 aranyat 1 ezüstre
aquileia-trade-gold-to-bronze = 1 aranyat 1 bronzra
aquileia-trade-silver-to-bronze = 1 ezüstöt 1 bronzra
aquileia-trade-bronze-to-silver = 2 bronzot 1 ezüstre
aquileia-trade-silver-to-gold = 2 ezüstöt 1 aranyra

aquileia-prize-points = pont
aquileia-prize-slave = rabszolgakártya

## What happened

aquileia-event-starts = { $seat } a kezdőjátékos.
aquileia-event-round = Elkezdődik a játék { $count }. fordulója.
aquileia-event-market = Új kártya itt: { $space } ({ $card }).
aquileia-event-open-laurel = A forduló nyílt stadionkártyája: { $laurel }.
aquileia-event-reshuffled = A dobópaklit megkeverjük, ez lesz az új pakli ({ $deck }).
aquileia-event-no-card = { $seat } nem kap kártyát, mert elfogyott a pakli ({ $deck }).
aquileia-event-draws = { $seat } kártyát húz: { $card }.
aquileia-event-draws-unseen = { $seat } kártyát húz a pakliból ({ $deck }).

aquileia-event-places = { $seat } csatlóst tesz ide: { $space }.
aquileia-event-lays-fee = { $seat } érmét tesz a csatlósa alá: 1 { $metal }.
aquileia-event-crest = { $seat } leteszi a címerét: { $position }. hely.
aquileia-event-stops = { $seat } megáll, és nem tesz le többet.

aquileia-event-gets = { $seat } érmét kap: { $count } { $metal }.
aquileia-event-pays = { $seat } fizet: { $count } { $metal }.
aquileia-event-pays-to = { $seat } fizet: { $count } { $metal } ({ $to } kapja).
aquileia-event-scores = { $seat } { $count } pontot kap.
aquileia-event-rolls = { $seat } dobása: { $dice }.

aquileia-event-trades = { $seat } { $trade } vált.
aquileia-event-buys = { $seat } kártyát vesz: { $card }.
aquileia-event-buys-slaves = { $seat } { $count } rabszolgakártyát vesz.
aquileia-event-buys-nothing = { $seat } nem vesz semmit ({ $space }).
aquileia-event-has-blue-dice = { $seat } megkapja a kék kockákat ({ $count } darab).

aquileia-event-fights = { $seat } küzd az Arenában; ereje { $strength }.
aquileia-event-races = { $seat } versenyez a Stadiumban; ereje { $strength }.
aquileia-event-plays = { $seat } kártyát játszik ki ({ $card }); ereje { $strength }.
aquileia-event-rolls-blue = { $seat } dobása a kék kockákkal: { $dice }.
aquileia-event-ranks =
    { $place ->
        [1] { $seat } az első helyen végez; ereje { $strength }.
        [2] { $seat } a második helyen végez; ereje { $strength }.
        [3] { $seat } a harmadik helyen végez; ereje { $strength }.
       *[other] { $seat } helyezése { $place }.; ereje { $strength }.
    }
aquileia-event-takes = { $seat } választása: { $prize }.
aquileia-event-looks = { $seat } megnézi a rejtett stadionkártyát: { $laurel }.
aquileia-event-looks-unseen = { $seat } megnézi a rejtett stadionkártyát.
aquileia-event-keeps = { $seat } megtart egy stadionkártyát: { $laurel }.
aquileia-event-keeps-unseen = { $seat } megtartja a két stadionkártya egyikét.
aquileia-event-passes-on = { $seat } továbbad egy stadionkártyát: { $laurel } ({ $to } kapja).
aquileia-event-passes-on-unseen = { $seat } továbbadja a másik stadionkártyát ({ $to } kapja).
aquileia-event-returns = { $seat } kivesz a játékból egy stadionkártyát: { $laurel }.
aquileia-event-returns-unseen = { $seat } kiveszi a játékból a másik stadionkártyát.
aquileia-event-no-race = Senki sem versenyez: a nyílt stadionkártya ({ $laurel }) és egy rejtett kikerül a játékból.

aquileia-event-reveals = { $seat } felfed egy színházkártyát: { $theatre }.
aquileia-event-bids = { $seat } licitje: { $bid }.
aquileia-event-drops = { $seat } kiszáll az árverésből.
aquileia-event-wins = { $seat } megnyeri a színházkártyát: { $theatre }.
aquileia-event-gets-free = { $seat } ingyen kapja meg a színházkártyát: { $theatre }.

aquileia-event-pays-slaves = { $seat } rabszolgakártyával fizet: { $card }.
aquileia-event-builds = { $seat } új épülete: { $site }.
aquileia-event-builds-nothing = { $seat } nem épít semmit ({ $space }).

aquileia-event-steals = { $seat } Latróként érmét vesz el: { $metal } ({ $victim } érméje).
aquileia-event-steals-nothing = { $seat } Latróként nem talál elvehető érmét.
aquileia-event-activates =
    { $count ->
        [0] { $seat } semmit sem tud aktiválni.
       *[other] { $seat } { $count } épületet aktivál.
    }
aquileia-event-forgoes = { $seat } nem fizeti ki a díjat ({ $metal }), és semmit sem aktivál.

aquileia-event-laurels = { $seat } megmutatja a stadionkártyáit: { $laurels }.
aquileia-event-neutral = { $seat } { $count } pontot kap a semleges stadionkártyákért.
aquileia-event-villas = { $seat } { $sum } × { $cards } = { $count } pontot kap a villákért ({ $colour }).
aquileia-event-total = { $seat } végeredménye { $count } pont.

## What is asked

aquileia-ask-place =
    { $count ->
        [one] Tedd le az utolsó csatlósodat vagy a címeredet, vagy állj meg.
       *[other] Tedd le { $count } csatlósod egyikét vagy a címeredet, vagy állj meg.
    }
aquileia-ask-place-waits =
    { $count ->
        [one] { $name } leteszi az utolsó csatlósát vagy a címerét, vagy megáll.
       *[other] { $name } leteszi { $count } csatlósának egyikét vagy a címerét, vagy megáll.
    }
aquileia-ask-follower =
    { $count ->
        [one] Tedd le az utolsó csatlósodat, vagy állj meg.
       *[other] Tedd le { $count } csatlósod egyikét, vagy állj meg.
    }
aquileia-ask-follower-waits =
    { $count ->
        [one] { $name } leteszi az utolsó csatlósát, vagy megáll.
       *[other] { $name } leteszi { $count } csatlósának egyikét, vagy megáll.
    }
aquileia-ask-trade = Válts érméket, vagy fejezd be a váltást.
aquileia-ask-trade-waits = { $name } érméket vált, vagy befejezi a váltást.
aquileia-ask-equi = Megveszed ezt a kártyát (ára 1 { $metal }): { $card }?
aquileia-ask-equi-waits = { $name } eldönti, megvesz-e egy kártyát (ára 1 { $metal }): { $card }.
aquileia-ask-servi = Hány rabszolgakártyát veszel? Egynek az ára 1 { $metal }.
aquileia-ask-servi-waits = { $name } kiválasztja, hány rabszolgakártyát vesz; egynek az ára 1 { $metal }.
aquileia-ask-cards = Az erőd { $strength }. Kijátszol egy kártyát? Több is lehet.
aquileia-ask-cards-alone = Az erőd { $strength }, és nincs több ide számító kártyád.
aquileia-ask-cards-waits = { $name } kártyákat játszik ki egyenként; az ereje { $strength }.
aquileia-ask-blue = Az erőd { $strength }. Hány kék kockával dobsz?
aquileia-ask-blue-waits = { $name } kiválasztja, hány kék kockával dob; az ereje { $strength }.
aquileia-ask-prize = { $strength } erővel győztél: válassz { $points } pont és egy rabszolgakártya között.
aquileia-ask-prize-waits = { $name } { $strength } erővel győzött, és { $points } pont és egy rabszolgakártya között választ.
aquileia-ask-laurel = Tartsd meg a nyílt stadionkártyát ({ $laurel }) vagy a rejtettet.
aquileia-ask-laurel-waits = { $name } megtartja a nyílt stadionkártyát ({ $laurel }) vagy a rejtettet.
aquileia-ask-open = Nyisd meg az árverést ({ $theatre }) egy érmével, vagy szállj ki.
aquileia-ask-open-waits = { $name } megnyitja az árverést ({ $theatre }) egy érmével, vagy kiszáll.
aquileia-ask-bid = A licit a színházkártyára ({ $theatre }): { $bid }; tartsd, és adj be még egy érmét, vagy szállj ki.
aquileia-ask-bid-waits = A licit a színházkártyára ({ $theatre }): { $bid }; { $name } tartja, és bead még egy érmét, vagy kiszáll.
aquileia-ask-build = { $space }: mit építesz? { $count } épület engedélyezett.
aquileia-ask-build-alone = { $space }: egyik építési helyet sem tudod kifizetni.
aquileia-ask-build-waits = { $name } eldönti, mit épít ({ $space }); { $count } épület engedélyezett.
aquileia-ask-slaves = Fizess egy rabszolgakártyával az épületedért ({ $site }); még { $count } rabszolga kell.
aquileia-ask-slaves-waits = { $name } rabszolgakártyával fizet egy épületért ({ $site }); még { $count } rabszolga kell.
aquileia-ask-fee = Latro elvette az érmédet; fizess újra (1 { $metal }), hogy aktiváld az épületeidet, vagy mondj le róla.
aquileia-ask-fee-waits = Latro elvett egy érmét; { $name } újra fizet (1 { $metal }), hogy aktiválja az épületeit, vagy lemond róla.

## Why not

aquileia-why-taken = Itt már van valaki: { $seat }.
aquileia-why-other-side = A Stadium másik oldalán már van csatlósod.
aquileia-why-one-fee-space = Már állsz egy fizetős mezőn a Portusban.
aquileia-why-no-coin = Nincs meg az az érméd, amelyet a csatlósod alá kellene tenned: { $metal }.
aquileia-why-crest-placed = A címered már az előnysávon áll: { $position }. hely.
aquileia-why-too-few-coins = Ennyi hiányzik: { $coins }.
aquileia-why-too-few-slaves = Ennyi hiányzik: { $slaves } rabszolga.
aquileia-why-too-few-of-both = Ennyi hiányzik: { $coins } és { $slaves } rabszolga.
aquileia-why-too-few-cards =
    { $count ->
        [0] Ilyen kártya már nem maradt.
       *[other] Ilyen kártyából már csak { $count } maradt.
    }
aquileia-why-not-here = Ez a kártya itt nem számít.

## What an option leads to

aquileia-leads-to-dolus = { $dice } kockával dobsz, és mindegyikért kapsz egy érmét.
aquileia-leads-to-pecunia = Érméket válthatsz; ez { $points } pontot ér.
aquileia-leads-to-equi =
    { $hidden ->
        [0] Ára 1 { $metal }, ezt kapod: { $card }. Érméd: { $held } { $metal }.
       *[other] Ára 1 { $metal }, ezt kapod: { $card } és egy rejtett kártya. Érméd: { $held } { $metal }.
    }
aquileia-leads-to-no-card = Itt nincs kártya.
aquileia-leads-to-servi = Legfeljebb { $most } rabszolgakártya, darabja 1 { $metal }. Érméd: { $held } { $metal }.
aquileia-leads-to-potentia = Tiéd a { $dice } kék kocka e forduló viadalához vagy versenyéhez.
aquileia-leads-to-fight = { $strength } erő, kockákkal és kártyákkal több. 1. hely: 3 bronz, és pont vagy rabszolgakártya.
aquileia-leads-to-race = { $strength } erő, kockákkal és lovakkal több. 1. hely: 3 { $metal } és két stadionkártya egyike.
aquileia-leads-to-auction = Elárverezel egy színházkártyát: egyik színű villáidat még egyszer számítja. A nyertes neked fizet; ha senki sem licitál, a tiéd.
aquileia-leads-to-forum =
    { $most ->
        [one] { $most } épületet építesz{ $bonus ->
            [0] {""}
           *[other] , és az értékét azonnal megkapod
        }.
       *[other] Legfeljebb { $most } épületet építesz.
    } { $sites ->
        [0] Most egy helyet sem tudnál kifizetni.
       *[other] Most ki tudnád fizetni: { $named }{ $more ->
            [0] .
           *[other] {" "}és még { $more }.
        }
    }
aquileia-leads-to-latro =
    { $count ->
        [0] { $dice } kocka elveszi a Portusból a dobott fémű érméket. Még egy sincs ott.
       *[other] { $dice } kocka elveszi a Portusból a dobott fémű érméket. Ott van: { $coins }.
    }
aquileia-leads-to-portus =
    { $points ->
        [0] { $count ->
            [0] Még nincs műhelyed és bankházad: semmi.
           *[other] A bankházaid ezt hoznák: { $coins }.
        }
       *[other] { $count ->
            [0] A műhelyeid { $points } pontot hoznának.
           *[other] A műhelyeid és bankházaid { $points } pontot és ezt hoznák: { $coins }.
        }
    }
aquileia-leads-to-crest =
    { $position ->
        [1] 1. hely: minden holtversenyt megnyersz, és te kezded a következő fordulót.
       *[other] { $position }. hely: holtversenyben megelőzöd a mögötted állókat.
    }
aquileia-leads-to-last-crest =
    { $position ->
        [1] 1. hely: ebben az utolsó fordulóban minden holtversenyt megnyersz.
       *[other] { $position }. hely: holtversenyben megelőzöd a mögötted állókat.
    }
aquileia-leads-to-stop =
    { $count } csatlósod otthon marad{ $position ->
        [0] .
       *[other] ; a címered helye: { $position }.
    }

aquileia-leads-to-trade =
    { $points ->
        [0] Több pont nem jár. Ezután ennyid lesz: { $coins }.
       *[other] { $points } pont, csak az első váltásért. Ezután ennyid lesz: { $coins }.
    }
aquileia-leads-to-no-trade =
    { $points ->
        [0] Ennyid marad: { $coins }.
       *[other] Nem jár a { $points } pont. Ennyid marad: { $coins }.
    }
aquileia-leads-to-card =
    { $hidden ->
        [0] Ennyid marad: { $left } { $metal }.
       *[other] Egy rejtett kártya is jár. Ennyid marad: { $left } { $metal }.
    }
aquileia-leads-to-keeping = Nincs kártya. Ennyid marad: { $held } { $metal }.
aquileia-leads-to-slaves = { $count } kártya a pakliból, egyen 1 vagy 2 rabszolga. Ennyid marad: { $left } { $metal }.

aquileia-leads-to-fight-first =
    { $strength } erő: 1. hely{ $tie ->
        [0] {""}
        [1] {" "}(döntetlen: { $rival } címere elöl)
       *[other] {" "}(döntetlen: a te címered elöl)
    }, 3 bronz és { $points } pont vagy egy rabszolgakártya{ $later ->
        [0] .
       *[other] ; még { $later } következik.
    }
aquileia-leads-to-fight-second =
    { $strength } erő: 2. hely{ $tie ->
        [0] {""}
        [1] {" "}(döntetlen: { $rival } címere elöl)
       *[other] {" "}(döntetlen: a te címered elöl)
    }, 2 bronz és amit az 1. meghagy: { $points } pont vagy rabszolgakártya{ $later ->
        [0] .
       *[other] ; még { $later } következik.
    }
aquileia-leads-to-fight-third =
    { $strength } erő: 3. hely{ $tie ->
        [0] {""}
        [1] {" "}(döntetlen: { $rival } címere elöl)
       *[other] {" "}(döntetlen: a te címered elöl)
    }, 1 bronz{ $later ->
        [0] .
       *[other] ; még { $later } következik.
    }
aquileia-leads-to-race-first =
    { $strength } erő: 1. hely{ $tie ->
        [0] {""}
        [1] {" "}(döntetlen: { $rival } címere elöl)
       *[other] {" "}(döntetlen: a te címered elöl)
    }, 3 { $metal } és két stadionkártya egyike{ $later ->
        [0] .
       *[other] ; még { $later } következik.
    }
aquileia-leads-to-race-second =
    { $strength } erő: 2. hely{ $tie ->
        [0] {""}
        [1] {" "}(döntetlen: { $rival } címere elöl)
       *[other] {" "}(döntetlen: a te címered elöl)
    }, 2 { $metal } és a másik stadionkártya{ $later ->
        [0] .
       *[other] ; még { $later } következik.
    }
aquileia-leads-to-race-third =
    { $strength } erő: 3. hely{ $tie ->
        [0] {""}
        [1] {" "}(döntetlen: { $rival } címere elöl)
       *[other] {" "}(döntetlen: a te címered elöl)
    }, 1 { $metal }{ $later ->
        [0] .
       *[other] ; még { $later } következik.
    }
aquileia-leads-to-no-prize =
    { $strength } erő: { $place }. hely{ $tie ->
        [0] {""}
        [1] {" "}(döntetlen: { $rival } címere elöl)
       *[other] {" "}(döntetlen: a te címered elöl)
    }, díj nélkül{ $later ->
        [0] .
       *[other] ; még { $later } következik.
    }
aquileia-leads-to-no-strength =
    Nincs több ide számító kártyád: { $strength } erő, { $later ->
        [0] { $place }. hely
       *[other] eddig { $place }. hely
    }{ $tie ->
        [0] {""}
        [1] {" "}(döntetlen: { $rival } címere elöl)
       *[other] {" "}(döntetlen: a te címered elöl)
    }.
aquileia-leads-to-blue =
    1. hely: { $first }%, 2.: { $second }%{ $third ->
        [0] .
       *[other] , 3.: { $third }%.
    }
aquileia-leads-to-blue-race =
    1. hely: { $first }%, 2.: { $second }%{ $third ->
        [0] .
       *[other] , 3.: { $third }%.
    } A versenyre maradó kockák: { $left }.
aquileia-leads-to-blue-alone = Egyedül küzdesz; a bronz növeli a díjat.
aquileia-leads-to-blue-alone-race =
    { $left ->
        [0] Egyedül küzdesz. A versenyre nem marad kocka.
       *[other] Egyedül küzdesz. A versenyre { $left } marad.
    }
aquileia-leads-to-points = Neked { $points } pont, { $seat } rabszolgakártyát kap.
aquileia-leads-to-points-alone = Neked { $points } pont.
aquileia-leads-to-slave = Neked egy kártya 1 vagy 2 rabszolgával, { $seat } { $points } pontot kap.
aquileia-leads-to-slave-alone = Egy kártya 1 vagy 2 rabszolgával, építéshez vagy az Arénába.
aquileia-leads-to-last-slave-alone = Egy kártya 1 vagy 2 rabszolgával, építéshez ebben az utolsó fordulóban.
aquileia-leads-to-laurel = A mostani állás szerint +{ $points } pont a végén. A másikat { $seat } kapja: { $laurel }.
aquileia-leads-to-laurel-alone = A mostani állás szerint +{ $points } pont a végén. A másik kikerül a játékból: { $laurel }.

aquileia-leads-to-bid =
    Fizetsz neki ({ $seat }): { $bid }{ $count ->
        [0] , mindenedet.
       *[other] ; marad { $coins }.
    } A mostani állás szerint +{ $points } pont a végén. { $rivals ->
        [0] Senki sem tudja tartani: a tiéd.
       *[other] Még { $rivals } játékos tudja tartani.
    }
aquileia-leads-to-own-bid =
    Fizetsz a készletbe: { $bid }{ $count ->
        [0] , mindenedet.
       *[other] ; marad { $coins }.
    } A mostani állás szerint +{ $points } pont a végén. { $rivals ->
        [0] Senki sem tudja tartani: a tiéd.
       *[other] Még { $rivals } játékos tudja tartani.
    }
aquileia-leads-to-no-opening = Nem fizetsz, kiszállsz. Ha senki sem nyit, { $seat } ingyen kapja a kártyát.
aquileia-leads-to-own-no-opening = Kiszállsz. Ha más nyit, a győztes neked fizeti a licitet; ha senki sem nyit, ingyen kapod a kártyát.
aquileia-leads-to-drop =
    { $rivals ->
        [0] Nem fizetsz. { $seat } nyeri meg, ára: { $bid }.
       *[other] Nem fizetsz, kiszállsz. A licit gazdája { $seat }: { $bid }.
    }
aquileia-leads-to-own-drop =
    { $rivals ->
        [0] Nem fizetsz. { $seat } nyeri meg, és neked fizet: { $bid }.
       *[other] Kiszállsz, és legalább ennyit kapsz: { $bid }.
    }

aquileia-leads-to-villa =
    { $points ->
        [0] A végén még nem ad pontot: egyik kártyád sem számítja ezt a színt{ $now ->
            [0] .
           *[other] ; de { $now } pont azonnal.
        }
       *[other] A mostani állás szerint +{ $points } pont a végén{ $now ->
            [0] .
           *[other] , és azonnal { $now }.
        }
    } { $count ->
        [0] Nem marad érméd.
       *[other] Ennyid marad: { $coins }.
    }
aquileia-leads-to-workshop =
    { $now ->
        [0] +{ $points } pont minden aktiváláskor a Portusban.
       *[other] +{ $points } pont minden aktiváláskor a Portusban, és azonnal { $now }.
    } { $count ->
        [0] Nem marad érméd.
       *[other] Ennyid marad: { $coins }.
    }
aquileia-leads-to-bank =
    { $now ->
        [0] { $payout } minden aktiváláskor a Portusban.
       *[other] { $payout } minden aktiváláskor a Portusban, és azonnal { $now } pont.
    } { $count ->
        [0] Nem marad érméd.
       *[other] Ennyid marad: { $coins }.
    }
aquileia-leads-to-no-building = { $count } épületről lemondasz. Ennyid marad: { $coins }.
aquileia-leads-to-no-site =
    { $slaves ->
        [0] Nincs rabszolgád: egyik építési helyet sem tudod kifizetni.
       *[other] { $slaves } rabszolgád van: egyik építési helyet sem tudod kifizetni.
    }
aquileia-leads-to-paid =
    { $owed ->
        [0] { $lost ->
            [0] Ezzel mindent kifizettél.
           *[other] Ezzel mindent kifizettél; { $lost } rabszolga elvész.
        }
       *[other] Ezután még { $owed } rabszolga kell.
    } { $left ->
        [0] Nem marad rabszolga a kezedben.
       *[other] A kezedben { $left } rabszolga marad.
    }

aquileia-leads-to-activating =
    Még 1 { $metal }, marad { $left } { $metal }: { $points ->
        [0] { $count ->
            [0] semmit sem kapsz.
           *[other] a bankházaid ezt hozzák: { $coins }.
        }
       *[other] { $count ->
            [0] a műhelyeid { $points } pontot hoznak.
           *[other] a műhelyeid és bankházaid { $points } pontot és ezt hozzák: { $coins }.
        }
    }
aquileia-leads-to-forgoing =
    { $points ->
        [0] { $count ->
            [0] Semmitől sem esel el.
           *[other] Lemondasz erről: { $coins }.
        }
       *[other] { $count ->
            [0] Lemondasz { $points } pontról.
           *[other] Lemondasz { $points } pontról és erről: { $coins }.
        }
    }

## What an option means

aquileia-option-place = Tegyél csatlóst ide: { $space }
aquileia-option-crest = Tedd le a címeredet
aquileia-option-stop = Állj meg
aquileia-option-trade = Válts { $trade }
aquileia-option-done = Fejezd be
aquileia-option-buy = Vedd meg a kártyát
aquileia-option-buy-slaves = Vegyél { $count } rabszolgakártyát (ára { $count } { $metal })
aquileia-option-buy-nothing = Ne vegyél semmit
aquileia-option-play = Játssz ki egy kártyát: { $card }
aquileia-option-blue =
    { $count ->
        [0] Ne dobj kék kockával
       *[other] Dobj { $count } kék kockával
    }
aquileia-option-take = Válaszd ezt a díjat: { $prize }
aquileia-option-keep-open = Tartsd meg a nyílt kártyát
aquileia-option-keep-hidden = Tartsd meg a rejtett kártyát
aquileia-option-bid = Adj be érmét: 1 { $metal }
aquileia-option-drop = Szállj ki
aquileia-option-build = Építsd meg: { $site }
aquileia-option-build-nothing = Ne építs semmit
aquileia-option-pay = Fizess rabszolgakártyával: { $card }
aquileia-option-pay-fee = Fizess újra
aquileia-option-forgo = Ne fizess

## How it ended

aquileia-how-six-rounds = Lejátszottátok mind a hat fordulót.

## Állandó utasítások

aquileia-order-bid-up-to = Licit legfeljebb { $value } érméig
aquileia-order-bid-up-to-hint = E forduló árverésén a legolcsóbb érméddel licitálsz, amíg a licit nem lépi túl ezt az érmeszámot, azután kiszállsz.
