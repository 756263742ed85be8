# Aquileia: mi micsoda

## Groups

aquileia-group-quarters = Városrészek
aquileia-group-spaces = Akciómezők
aquileia-group-buildings = Épületek
aquileia-group-cards = Rabszolgák, fegyverek, lovak
aquileia-group-laurels = Stadion- és színházkártyák
aquileia-group-pieces = Csatlósok, címerek, fordulók
aquileia-group-money = Érmék és árak
aquileia-group-contests = Versengések és árverések
aquileia-group-score = Pontok

## Numbers

aquileia-figure-price = Ára
aquileia-figure-value = Értéke
aquileia-figure-pays = Ad
aquileia-figure-copies = A pakliban
aquileia-figure-supply = A dobozban
aquileia-figure-start = Kezdéskor
aquileia-figure-faces = A kockán

aquileia-unit-bronze = { $count } bronz
aquileia-unit-silver = { $count } ezüst
aquileia-unit-gold = { $count } arany
aquileia-unit-slaves = { $count } rabszolga
aquileia-unit-points = { $count } pont
aquileia-unit-per_laurel = azonos színű kártyánként { $count }
aquileia-unit-per_round = fordulónként { $count } pont
aquileia-unit-strength = { $count } erő
aquileia-unit-cards = { $count } kártya
aquileia-unit-pieces = { $count }
aquileia-unit-of_six = 6 oldalból { $count }

## Quarters

aquileia-thing-area-mercatus = I. Mercatus, a piac
aquileia-describe-area-mercatus = A piac kerül elsőként sorra: érmék, pénzváltás, fegyverek és lovak, rabszolgák, és a kék kockák.
aquileia-thing-area-arena = II. Arena, a viadal
aquileia-describe-area-arena = Akinek itt csatlósa áll, kockákkal, rabszolgákkal és fegyverekkel küzd. A győztes bronzot kap, és hozzá pontot vagy egy rabszolgakártyát.
aquileia-thing-area-stadium = III. Stadium, a verseny
aquileia-describe-area-stadium = Akinek itt csatlósa áll, kockákkal és a saját oldala fémének lovaival versenyez. Az első három érmét kap, az első kettő egy-egy stadionkártyát is.
aquileia-thing-area-theatrum = IV. Theatrum, az árverés
aquileia-describe-area-theatrum = Aki itt áll, elárverez egy színházkártyát, és övé a vételár.
aquileia-thing-area-forum = V. Forum, az építkezés
aquileia-describe-area-forum = Aki itt áll, építhet: érmékkel és rabszolgákkal fizet, és egy házat tesz egy szabad telekre.
aquileia-thing-area-portus = VI. Portus, a kikötő
aquileia-describe-area-portus = Díj ellenében minden műhelyed és bankházad dolgozik. Előtte Latro, a tolvaj elveheti a díjakat.

## Action spaces

aquileia-describe-space-dolus = Dobj két piros kockával, és vedd el azt a két érmét, amelyet mutatnak.
aquileia-describe-space-pecunia = Válts érméket a készlettel. Ha legalább egyszer váltasz, 4 pontot kapsz.
aquileia-describe-space-equi = { $bonus ->
    [1] Vedd el az itt felfordítva fekvő fegyver- vagy lókártyát, és egyet látatlanul a pakliból.
   *[other] Vedd el az itt felfordítva fekvő fegyver- vagy lókártyát.
}
aquileia-describe-space-servi = { $most ->
    [one] Vegyél egy rabszolgakártyát a pakliból.
   *[other] Vegyél legfeljebb { $most } rabszolgakártyát a pakliból, darabját ezen az áron.
}
aquileia-describe-space-potentia = Ebben a fordulóban tieid a kék kockák: több kocka az Arenában és a Stadiumban, ahol van csatlósod.
aquileia-describe-space-arena = Részt veszel a viadalon; ez a mező { $strength } erőt ad.
aquileia-describe-space-stadium-gold = Az arany lovak oldalán veszel részt a versenyen; ez a mező { $strength } erőt ad. Az ezüst oldal ekkor zárva van előtted.
aquileia-describe-space-stadium-silver = Az ezüst lovak oldalán veszel részt a versenyen; ez a mező { $strength } erőt ad. Az arany oldal ekkor zárva van előtted.
aquileia-describe-space-stadium-bronze = A bronz lovak oldalán veszel részt a versenyen; ez a mező { $strength } erőt ad.
aquileia-describe-space-theatrum = Elárverezed a következő színházkártyát. A nyertes licitje a tiéd; ha senki sem licitál, a kártya ingyen a tiéd.
aquileia-describe-space-forum = { $most ->
    [one] Itt egy épületet építhetsz.
   *[other] Itt legfeljebb { $most } épületet építhetsz.
} { $bonus ->
    [1] Az értékét rögtön megkapod pontban.
   *[other] Minél kisebb a száma, annál előbb kerülsz sorra.
}
aquileia-describe-space-latro = A tolvaj: két piros kockával dob, és a fizetős mezőkről elvesz egy-egy érmét a kidobott fémekből. Itt állni semmibe sem kerül.
aquileia-describe-space-portus = Tégy egy ilyen érmét a csatlósod alá; amikor a Portus sorra kerül, minden műhelyed pontot, minden bankházad érmét ad.

## Buildings

aquileia-thing-villa = Villa
aquileia-describe-villa = A végén számít: az egyszínű villáid összege szorozva az ilyen színű stadion- és színházkártyáid számával. Ha nincs a színéből kártyád, semmit sem ér.
aquileia-thing-workshop = Műhely
aquileia-describe-workshop = Minden fordulóban pontot ad, amelyben a Portusban díjat fizetsz.
aquileia-thing-bank = Bankház
aquileia-describe-bank = Minden fordulóban érméket ad, amelyben a Portusban díjat fizetsz.
aquileia-describe-site-villa-white = A végén minden fehér stadion- vagy színházkártyád után { $value } pontot ér.
aquileia-describe-site-villa-blue = A végén minden kék stadion- vagy színházkártyád után { $value } pontot ér.
aquileia-describe-site-villa-yellow = A végén minden sárga stadion- vagy színházkártyád után { $value } pontot ér.
aquileia-describe-site-villa-purple = A végén minden lila stadion- vagy színházkártyád után { $value } pontot ér.
aquileia-describe-site-workshop = { $value ->
    [one] Egy pont
   *[other] { $value } pont
} minden fordulóban, amelyben a Portusban díjat fizetsz.
aquileia-describe-site-bank = Ennyi érme minden fordulóban, amelyben a Portusban díjat fizetsz.
aquileia-thing-site = Telek
aquileia-describe-site = Azé, aki elsőként fizet: pontosan ezek az érmék, és legalább ennyi rabszolga. Egyetlen ház áll rajta, és ott is marad.

## Slaves, weapons and horses

aquileia-describe-card-slave = { $strength ->
    [one] Egy rabszolga: épületért fizethetsz vele, vagy 1 erőt ad az Arenában.
   *[other] { $strength } rabszolga: egyetlen épületért fizethetsz velük, vagy { $strength } erőt adnak az Arenában.
}
aquileia-describe-card-weapon = { $strength } erőt ad az Arenában. Utána el kell dobni.
aquileia-describe-card-silver-horse = { $strength } erőt ad a versenyen, az ezüst oldalon. Utána el kell dobni.
aquileia-describe-card-gold-horse = { $strength } erőt ad a versenyen, az arany oldalon. Utána el kell dobni.
aquileia-describe-deck-servi = Innen húzzátok látatlanul a rabszolgákat. Ha elfogy, a dobópaklit kell megkeverni.
aquileia-describe-deck-equi-et-arma = Innen fekszik egy-egy fegyver- vagy lókártya az Equi et Arma mezőinél. Ha elfogy, a dobópaklit kell megkeverni.
aquileia-thing-hand = Kéz
aquileia-describe-hand = A rabszolgáid, fegyvereid és lovaid. Hogy melyek, azt más nem tudja.

## Stadium and theatre cards

aquileia-thing-laurel = Stadion- vagy színházkártya
aquileia-describe-laurel = Versenyen vagy árverésen szerezhető. A végén mindegyik megsokszorozza a színébe tartozó villáid összegét; a semleges csak a számát éri.
aquileia-thing-open-laurel = Nyílt stadionkártya
aquileia-describe-open-laurel = E forduló versenyének győztese közte és egy rejtett kártya közt választ; a másik a másodiké.
aquileia-thing-laurel-white = Fehér stadionkártya
aquileia-thing-laurel-blue = Kék stadionkártya
aquileia-thing-laurel-yellow = Sárga stadionkártya
aquileia-thing-laurel-purple = Lila stadionkártya
aquileia-thing-laurel-neutral-10 = 10-es semleges stadionkártya
aquileia-thing-laurel-neutral-7 = 7-es semleges stadionkártya
aquileia-thing-laurel-neutral-5 = 5-ös semleges stadionkártya
aquileia-thing-laurel-neutral-3 = 3-as semleges stadionkártya
aquileia-describe-laurel-white = A végén minden fehér stadion- vagy színházkártya után egyszer számítanak a fehér villáid.
aquileia-describe-laurel-blue = A végén minden kék stadion- vagy színházkártya után egyszer számítanak a kék villáid.
aquileia-describe-laurel-yellow = A végén minden sárga stadion- vagy színházkártya után egyszer számítanak a sárga villáid.
aquileia-describe-laurel-purple = A végén minden lila stadion- vagy színházkártya után egyszer számítanak a lila villáid.
aquileia-describe-laurel-neutral = Nem tartozik színhez: a végén önmagában { $points } pontot ér.
aquileia-thing-theatre-white-blue = Színházkártya, fehér vagy kék
aquileia-thing-theatre-blue-yellow = Színházkártya, kék vagy sárga
aquileia-thing-theatre-blue-purple = Színházkártya, kék vagy lila
aquileia-thing-theatre-white-purple = Színházkártya, fehér vagy lila
aquileia-thing-theatre-yellow-purple = Színházkártya, sárga vagy lila
aquileia-thing-theatre-yellow-white = Színházkártya, sárga vagy fehér
aquileia-describe-theatre = A végén úgy számít, mint egy stadionkártya, a két színe közül abban, amelyik neked többet hoz.
aquileia-thing-deck-stadium = Stadionkártyák
aquileia-describe-deck-stadium = A versenyen lehet megnyerni őket. Minden fordulóban kettő fogy el.
aquileia-thing-deck-theatrum = Színházkártyák
aquileia-describe-deck-theatrum = Kétszínűek, és árverésen lehet hozzájuk jutni: egyhez minden fordulóban, amelyben csatlós áll a Theatrumban.

## Followers, crests and rounds

aquileia-thing-follower = Csatlós
aquileia-describe-follower = Akciómezőre kerül, ahol ebben a fordulóban más már nem állhat. A mező akciója után hazatér.
aquileia-thing-house = Ház
aquileia-describe-house = Kifizetett telekre kerül, és ott marad. Ha elfogytak a házaid, nem építhetsz.
aquileia-thing-crest = Címer
aquileia-describe-crest = Csatlós helyett teszed le az előnysáv legalacsonyabb szabad helyére. Eldönti a holtversenyt, és az 1. hely kezdi a következő fordulót.
aquileia-thing-track = Előnysáv
aquileia-describe-track = Ha az Arenában vagy a Stadiumban holtverseny van, az áll előrébb, aki itt alacsonyabb helyen van. Az 1. helyé a következő kezdés.
aquileia-thing-start-player = Kezdőjátékos
aquileia-describe-start-player = Elsőként tesz le csatlóst, és a versengésekben elsőként dob és játszik. A következő fordulóban az lesz, aki az előnysáv első helyén áll.
aquileia-thing-stop = Megállás
aquileia-describe-stop = Ebben a fordulóban már semmit sem teszel le; ha a címered még nincs lent, a következő szabad helyre kerül.
aquileia-thing-round = Forduló
aquileia-describe-round = Előbb mindenki sorban leteszi a csatlósait, azután a városrészek kerülnek sorra I-től VI-ig. { $rounds } forduló után a játék véget ér.

## Coins and prices

aquileia-thing-bronze = Bronzérme
aquileia-describe-bronze = Csak bronzban megadott árat fizet. Leginkább az Arenában lehet nyerni.
aquileia-thing-silver = Ezüstérme
aquileia-describe-silver = Csak ezüstben megadott árat fizet. A Stadium ezüst oldalán lehet nyerni, vagy 2 bronzért a Pecuniánál.
aquileia-thing-gold = Aranyérme
aquileia-describe-gold = Csak aranyban megadott árat fizet; visszajáró nincs. A Stadium arany oldalán lehet nyerni, vagy 2 ezüstért a Pecuniánál.
aquileia-describe-trade = Váltás, amelyet a Pecunia megenged, akárhányszor.
aquileia-thing-fee = Díj
aquileia-describe-fee = A Portusban álló csatlós alatti érme. Ha ki van fizetve, dolgoznak az épületeid; ha Latro elviszi, fizethetsz egy másikat.
aquileia-thing-slaves = Rabszolga mint ár
aquileia-describe-slaves = Rabszolgakártyával fizeted. Többet is fizethetsz, mint amennyi kell, de egy kártya csak egy épületre szól.

## Contests and auctions

aquileia-thing-strength = Erő
aquileia-describe-strength = A mezőid, a kockáid és a kijátszott kártyáid összege. A legnagyobb erő nyer, holtversenyben az alacsonyabb címer.
aquileia-thing-red-die = Piros kocka
aquileia-describe-red-die = Aki részt vesz egy versengésben, minden piros kockával dob. Az Arenában a bronz ér 1-et, a Stadiumban az oldalad féme.
aquileia-thing-blue-die = Kék kocka
aquileia-describe-blue-die = Azé, aki a Potentián áll, és utolsóként dobja. Ami az Arenában elfogy, az a Stadiumban hiányzik.
aquileia-thing-face-bronze = Bronz oldal
aquileia-describe-face-bronze = Az Arenában 1-et ér. A Dolusnál egy bronzérme, Latrónak egy érme a bronz fizetős mezőről.
aquileia-thing-face-silver = Ezüst oldal
aquileia-describe-face-silver = 1-et ér annak, aki az ezüst oldalon versenyez. A Dolusnál egy ezüstérme, Latrónak egy érme az ezüst fizetős mezőről.
aquileia-thing-face-gold = Arany oldal
aquileia-describe-face-gold = 1-et ér annak, aki az arany oldalon versenyez. A Dolusnál egy aranyérme, Latrónak egy érme az arany fizetős mezőről.
aquileia-thing-chariot = Kocsi
aquileia-describe-chariot = Valaki a versenyen; annyival áll előrébb, amennyi az ereje.
aquileia-thing-fighter = Küzdő
aquileia-describe-fighter = Valaki az Arena viadalán; a szám az ereje.
aquileia-thing-prize-points = Díj: pontok
aquileia-describe-prize-points = Az erőd kétszerese pontban. Amit a győztes nem választ, a másodiké.
aquileia-thing-prize-slave = Díj: rabszolgakártya
aquileia-describe-prize-slave = Egy rabszolgakártya a pakliból. Amit a győztes nem választ, a másodiké.
aquileia-thing-auction = Árverés
aquileia-describe-auction = Sorban mindenki hozzátesz a licithez egy érmét bármilyen fémből, vagy kiszáll. A kártya azé, aki utolsónak marad.
aquileia-thing-bid = Licit
aquileia-describe-bid = Az eddig felajánlott érmék. Aki emel, annak mindegyikkel rendelkeznie kell, és még eggyel.

## Points

aquileia-thing-points = Pontok
aquileia-describe-points = A fordulók során és a végén a villákért meg a semleges stadionkártyákért járnak. A legtöbb pont nyer.
aquileia-thing-last-scoring = Utolsó értékelés
aquileia-describe-last-scoring = Az utolsó forduló után: a semleges stadionkártyák a számuk szerint, azután színenként a villáid összege szorozva a stadion- és színházkártyáid számával.
