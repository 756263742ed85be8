# Vezetett első fordulók

## Kampf der Gladiatoren

learn-kampf-welcome = Üdv az arénában! Tiéd a piros csapat, és az nyer, aki a legtöbb trófeát gyűjti. Ez a vezetett forduló minden lépést megmutat: kattints arra, ami világít.
learn-kampf-carrier = Egy csapat egy hordozón áll, és legfeljebb négy gladiátora lehet. Minden lépésben egy gladiátor érkezik az arénába. Tedd az első hordozódat középre, a C2 mezőre.
learn-kampf-spear = Ötféle gladiátor van. Az a fél üt először, amelyiknek több dárdavetője van; válassz hát egyet.
learn-kampf-join = Az ellenfeled közvetlenül melléd állt, a D2 mezőre. Most letehetsz még egy hordozót, vagy megerősíthetsz egy csapatot, amelyben négynél kevesebben vannak. Erősítsd meg a C2 csapatát.
learn-kampf-net = A hálóvető a dobás előtt megfogja az ellenfél egyik gladiátorát. Akit megfogtak, az ebben a harcban már semmit sem tesz.
learn-kampf-second = Jöhet a második csapat. Új hordozó nem állhat a saját hordozód mellé, amíg van más szabad mező; ezért nem világítanak a C2 körüli mezők. Hogy most mi nem lehetséges és miért, az mindig ott áll a választások alatt. Válaszd az A1 mezőt.
learn-kampf-sword = Egy kockával mindig dobsz, és minden kardforgatóért még eggyel. Belőlük van messze a legtöbb.
learn-kampf-prong = A C2 csapata szigonyost is kap: akinek több van belőle, mint a másik félnek, az összes kockát újra dobhatja. Az ötödik fajta, a pajzshordozó egy egyszerű találatot hárít.
learn-kampf-animals = Minden csapat megtelt; ez gyorsan ment. Most vadállatok töltik meg a szabad mezőket, és te egy oroszlánt húztál. A lapja úgy működik, mint egy csapat: egy kard, két szigony, egy pajzs, és két találattal győzhető le. Engedd el a D3 mezőn.
learn-kampf-turn = Megtelt az aréna, és te nyitod meg a harcokat. Minden lépésben ki kell hívnod valakit, pontosan egy csapattal. Válaszd a C2 csapatát: dárdával, hálóval és szigonnyal mindenre képes.
learn-kampf-target = Egy másik játékos csapatát vagy egy vadállatot hívhatsz ki, ha szomszédos mezőn áll. Válaszd a D2 csapatát.
learn-kampf-order = Neked egy dárdavetőd van, a D2 csapatának egy sincs: te ütsz először, és a hálót is te veted ki először.
learn-kampf-throw = Fogd meg a hálóvetőt! Így nem jön vissza háló, mert akit megfogtak, az nem vethet.
learn-kampf-dice = Két kockával dobtál: eggyel a csapatért, eggyel a kardforgatódért. Egy egyszerű találat és egy üres nem sok, és a találatot a D2 pajzsa hárítaná. Több szigonyosod van, mint az ellenfélnek, ezért dobj újra.
learn-kampf-hits = Egy telitalálat és egy egyszerű találat. Az egyszerűt a pajzs hárítja, a telitalálatot semmi sem: a D2 csapata elveszít egy gladiátort, és a gazdája választja ki, melyiket. Ez a te trófeád.
learn-kampf-counter = A hálóban lévőt adta oda. Azután a D2 három kockával visszaütött, és ebből kettő egyszerű találat volt. Minden egyszerű találat egy kő, és két kő egy gladiátorba kerül. Most te választasz: add oda a hálóvetőt.
learn-kampf-theirs = Vége a harcnak, akit megfogtak, az újra szabad, és az ellenfeled következik. Nézd meg, mit tesz.
learn-kampf-acts-for = Az E3 mezőről kihívta az oroszlánodat, és egyszer már eltalálta; még egy kő, és legyőzi. Valakinek képviselnie kell az állatot, és ez te vagy. Üreset dobott, de több szigonya van: dobj újra!
learn-kampf-again = Telitalálat: az E3 csapata elveszít egy gladiátort, aki kikerül a játékból, mert ezt az oroszlánt senki sem vezeti. Újra te következel. Válaszd megint a C2 csapatát.
learn-kampf-lion = A C2 mezőn három gladiátorod maradt, és az oroszlánon már van egy kő. A háló vadállat ellen semmit sem ér, de nálad van a dárda. Hívd ki a D3 mezőt.
learn-kampf-beaten = Vadállaton a telitalálat két követ ér: legyőzted az oroszlánt, és a trófeád lett. Minden vadállat 2 pontot ér, minden megszerzett gladiátor 1-et.
learn-kampf-ending = A játék akkor ér véget, ha már csak egy játékosnak van gladiátora, vagy ha mind a tizenkét vadállatot legyőzték. A túlélők is számítanak. Aki az utolsó gladiátorát is elveszíti, tovább játszik: vadállatokat vezet.
learn-kampf-done = Ennyit kell tudnod. Az asztalnál a kérdőjel minden kérdéshez megmutatja a szabályt.

## Aquileia

learn-aquileia-welcome = Üdv Aquileiában! Hat fordulón át minden alkalommal öt csatlóst küldesz a városba: kereskedni, küzdeni, versenyezni, licitálni és építeni. A legtöbb pont nyer.
learn-aquileia-placing = Minden forduló két részből áll. Először sorban mindenki letesz egy-egy csatlóst. Azután sorra kerül a hat negyed, a Mercatustól a Portusig. Kattints arra, ami világít.
learn-aquileia-arena = Az Arenában a legerősebb kap érméket és pontokat. Az ottani harmadik mező 2 erővel indul: foglald el.
learn-aquileia-equi = Erőt a kártyák is adnak. Az Equi et Armánál egy 2 erejű fegyver fekszik nyíltan. A bal mezőn egy rejtett kártya is jár hozzá, együtt 1 bronzért.
learn-aquileia-stadium = A Stadiumban arany és ezüst lovak versenyeznek, és csak az egyik oldalon indulhatsz. A díj egy stadionkártya, és a stadionkártyák teszik értékessé a villáidat a végén. Foglald el a 2 erejű ezüst mezőt.
learn-aquileia-forum = A Forumon lehet építkezni. A csillag azt jelenti, hogy az épület azonnal pontot ér. Foglald el a második mezőt.
learn-aquileia-crest = Csatlós helyett a címeredet is leteheted. Döntetlennél az nyer, aki ezen a sávon előrébb áll, és az első kezdi a következő fordulót. Tedd le most, mielőtt más teszi meg.
learn-aquileia-theatrum = Az utolsó csatlósod a Theatrumba megy: aki ott áll, elárverez egy színházkártyát, amely úgy számít, mint egy stadionkártya.
learn-aquileia-order = Mindenki végzett, és egymás után következnek a negyedek.
learn-aquileia-mercatus = A Mercatusban az egyik ellenfeled a Dolusszal két érmét szerzett. A másik a Pecuniánál érméket vált, és ezért 4 pontot kap.
learn-aquileia-buy = Most a te csatlósod jön az Equi et Armánál: vedd meg a fegyvert 1 bronzért. A rejtett kártyát csak te látod.
learn-aquileia-fight = A rejtett kártya egy ezüst ló; tedd el a versenyre. Most az Arena következik. Mindenki három kockával dob, és minden bronz oldal 1-et ér. Mindkettőtök ereje 3, ezért játszd ki a fegyvert.
learn-aquileia-prize = 5 erővel győztél, és 3 bronzot kapsz. Válassz hozzá: az erőd kétszeresét pontban vagy egy rabszolgakártyát. Tíz pont szép kezdet.
learn-aquileia-race = A Stadiumban a saját oldalad fémje számít: az ezüst. Az arany 4-gyel vezet, neked 3 van. Eljött az ezüst ló ideje.
learn-aquileia-tie = Mindkettőtöknek 4 van, de a te címered előrébb áll: megnyered a versenyt, és 3 ezüstöt kapsz.
learn-aquileia-laurel = Két stadionkártyát látsz: az egyiket megtartod, a másikat a második kapja. A fehér a végén megsokszorozza a fehér villákat, a semleges csak a számát éri. Tartsd meg a nyílt, fehér kártyát.
learn-aquileia-auction = A Theatrumban egy fehér vagy kék színű kártya fekszik. Nyisd meg az árverést egy érmével: elég egy bronz.
learn-aquileia-raise = Valaki még egy bronzzal emelt. Ha bent akarsz maradni, érméről érmére tartod a licitet, és hozzáteszel egyet bármelyik fémből. Tegyél hozzá egy ezüstöt.
learn-aquileia-build-others = Az ellenfeled kiszáll, és tiéd a kártya 2 bronzért és 1 ezüstért. Most a Forum következik, az első mezőtől az ötödikig. Először az egyik ellenfeled műhelyt épít.
learn-aquileia-build = Most te jössz. Pontosan a feltüntetett fémekkel kell fizetni; a nagyobb villák rabszolgába is kerülnek. A 4-es fehér villa ára 1 ezüst és 1 arany. Építsd meg: a csillag miatt azonnal 4 pontot kapsz.
learn-aquileia-portus = Végül a Portus. Aki itt fizetett egy érmét, aktiválja a műhelyeit pontokért és a bankházait érmékért, minden fordulóban újra. Nézd meg, hogyan épít az ellenfeled bankházat, és mit hoz neki.
learn-aquileia-income = A bankház 1 bronzot és 1 ezüstöt hozott. Új kártyák kerülnek ki, mindenki visszaveszi a csatlósait, és a címerednek köszönhetően te kezded a második fordulót.
learn-aquileia-scoring = Hat forduló után jön az utolsó értékelés: színenként a villáid összege szorozva az ilyen színű kártyáid számával. A 4-es villád, a fehér stadionkártya és a színházkártya eddig 8 pontot érne. Építs nagyot, és gyűjtsd, ami hozzá illik.
learn-aquileia-done = Ennyit kell tudnod. Az asztalnál a kérdőjel minden kérdéshez megmutatja a szabályt.

## Spartacus

learn-spartacus-welcome = Üdv Capuában! Egy ház feje vagy. Szőj cselt, kereskedj, és küldj harcosokat az arénába, amíg egyedül te nem állsz 12 befolyáson. Ez a vezetett forduló minden lépést megmutat; ami világít, arra kattints.
learn-spartacus-house = Te dobtál a legnagyobbat, ezért elsőként választasz. Minden ház mással kezd, és két képessége van. Válaszd Batiatust, ő három gladiátorral kezd.
learn-spartacus-upkeep = Egy fordulónak négy fázisa van; az asztal fölötti sáv mutatja, hol tartotok. A fenntartásban minden rabszolga 1 aranyat hoz, minden gladiátor 1-be kerül. Egy rabszolgád és három gladiátorod van: fizess 2-t.
learn-spartacus-hand = Mindenki három intrikakártyát húzott. A csillag a kártyán a szükséges befolyás, az érme az, amennyit beváltáskor ér. A kezedet senki sem látja.
learn-spartacus-scheme = A Black Market Profits 7 befolyást kíván, és neked 7 van, így nem kell támogatás. Játszd ki.
learn-spartacus-offer = Senki sem válaszolt, a bank 5 aranyat fizetett neked. Aztán Glaber ajánlatot tett: 2 arany, ha megígéred, hogy ebben a fázisban semmit sem hiúsítasz meg tőle. Az ajánlatok táblája mindig nyitva van. Fogadd el.
learn-spartacus-done-scheming = Az arany a tiéd, az ígéreted pedig mindenki szeme láttára ott áll a könyvben. Nem köt semmire, de mindenki látni fogja, megtartottad-e. Fejezd be a köröd.
learn-spartacus-window = Glaber olyan cselszövésre készült, amihez kevés volt a befolyása, és Tulliustól kért támogatást. Megkapta, és most a Collusion éppen Tulliust célozza. Mindenkit, aki válaszolhatna, egyszerre kérdez a játék. Megígérted: passzolj.
learn-spartacus-ledger = Tullius őrt küldött, és 4-est dobott: a cselszövés meghiúsult. Aztán háza képességével kártyákat cserélt. Az intrika véget ért, és a könyv szerint megtartottad a szavad.
learn-spartacus-market = A nyílt piacon eladhatsz a banknak, és kereskedhetsz a többiekkel, mind egyszerre. Megtartod, amid van. Ha minden stand bezárt, az arany rejtve marad, amíg ki nem derül, ki a házigazda. Jelezd, hogy kész vagy.
learn-spartacus-auction = Házanként egy kártya kerül kalapács alá, elsőként Kerza. Mindenki titokban és egyszerre licitál; csak a legmagasabb licitet kell kifizetni. Licitálj 4-et.
learn-spartacus-agron = Glaber 6-ot licitált, övé Kerza. Agron következik, aki négy kockával támad és néggyel véd. Licitálj érte 4-et.
learn-spartacus-tie = Agron a tiéd. Az utolsó Ashur. Harcosod már van, ezért csak 1-et licitálj.
learn-spartacus-outbid = Tulliusszal egálban vagytok. Mindketten leteszitek, amit licitáltatok, és újra licitáltok ráadásként. Hadd legyen az övé Ashur: licitálj 0-t. Az aranyadat visszakapod.
learn-spartacus-host-bid = Végül a játékok rendezésének joga következik. A házigazda 1 befolyást nyer, ő választja ki, ki harcoljon, és ő dönt a vesztesről. Ez megér 7 aranyat.
learn-spartacus-invite = Te vagy a házigazda, és 1 befolyást nyertél. Hívd meg sorra a házakat, amíg két harcos nem lesz. Aki visszautasítja, 1 befolyást veszít. Hívd meg Tulliust.
learn-spartacus-invite-oneself = Tullius Ashurt küldi, aki gyengébb a te Agronodnál. Magadat is meghívhatod. Tedd meg.
learn-spartacus-fighter = Harcolni kész gladiátorok és rabszolgák tudnak, és felszerelést is vihetnek. Küldd Agront.
learn-spartacus-bets = Most mindenki titokban fogad, négy mező mindegyikére legfeljebb 3 arannyal. A saját harcosod ellen nem fogadhatsz. Tegyél 2 aranyat a saját harcosodra, Agronra.
learn-spartacus-initiative = Minden harci kör a kezdeményezéssel indul: mindketten dobnak a gyorsaságkockáikkal. Ashuré a több, és Tullius téged enged előre.
learn-spartacus-move = A körödben egyszer mozoghatsz és egyszer támadhatsz, tetszőleges sorrendben. Agron annyi mezőt léphet, ahány gyorsaságkockája van. Lépj C5-re.
learn-spartacus-attack = Ashur elfutott, visszajött és támadott. A kockákat párosával vetjük össze, a legnagyobbtól, és az egyenlő hárítást jelent: egy sem jutott át. Most melletted áll. Üss vissza.
learn-spartacus-wounds = Négy találat! A pár nélküli kockák 3-tól találnak. Minden seb egy kockájába kerül Ashurnak, és Tullius választotta ki, melyikbe. Egyik érték sem eshet 0-ra, amíg egy másik 1 fölött van. Maradj, ahol vagy: fejezd be a kört.
learn-spartacus-first = Ashurnak egy gyorsaságkockája maradt, ezúttal tiéd a kezdeményezés. Lépj elsőként.
learn-spartacus-finish = Még melletted áll. Támadj.
learn-spartacus-verdict = Még két seb, és Ashur megadja magát: az egyik értéke 0. Nyersz 1 befolyást, Agron kegyet kap, és a fogadásod fizet. Házigazdaként te döntesz a vesztesről, és aranyat is elfogadhatnál érte. Ma kegyelem: hüvelykujj fel.
learn-spartacus-turn-of-fortune = Véget ért az első fordulód: 9 befolyás, egy új gladiátor és jó hírnév. Ha egy fázis végén egyedül állsz 12-n, győztél.
learn-spartacus-end = Beszélj, vesztegess, ígérj, és csak akkor szegd meg a szavad, ha megéri. Az asztalnál a kérdőjel minden kérdéshez megmutatja a szabályt.
