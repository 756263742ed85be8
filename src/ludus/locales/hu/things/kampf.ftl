# Kampf der Gladiatoren: mi micsoda

## Groups

kampf-group-gladiators = Gladiátorok
kampf-group-animals = Vadállatok
kampf-group-arena = Az arénában
kampf-group-dice = Kockák
kampf-group-fight = Egy harc
kampf-group-score = Pontok
kampf-group-phases = A játék menete

## Numbers

kampf-figure-value = Értéke
kampf-figure-supply = A dobozban
kampf-figure-symbols = Jelei
kampf-figure-beaten = Legyőzi
kampf-figure-faces = A kockán

kampf-unit-points = { $count } pont
kampf-unit-pieces = { $count }
kampf-unit-spear = { $count } dárda
kampf-unit-sword = { $count } kard
kampf-unit-prong = { $count } szigony
kampf-unit-shield = { $count } pajzs
kampf-unit-hits = { $count } találat
kampf-unit-of_six = 6 oldalból { $count }

## Gladiators

kampf-describe-spear = Az csap elsőként, akinek több dárdavetője van; ha ugyanannyi van, akkor a kihívó.
kampf-describe-net = Az első csapás előtt megfog egy általad választott ellenséges gladiátort, aki ebben a harcban már nem tesz semmit. Vadállat ellen a háló nem használ.
kampf-describe-sword = Minden aktív kardforgató eggyel több kockát ad a csapásodhoz.
kampf-describe-prong = Ha több aktív szigonyosod van, mint az ellenfelednek, csapásonként egyszer minden kockádat újradobhatod.
kampf-describe-shield = Minden aktív pajzshordozó egy egyszerű találatot hárít, amikor a csapatát csapás éri. A telitalálatot nem állítja meg.
kampf-thing-pile = Halom
kampf-describe-pile = Egy fajta gladiátorai, akiket még senki sem vett el. Egy csapatban egy fajtából több is lehet, amíg a halom tart.
kampf-thing-caught = Megfogott gladiátor
kampf-describe-caught = Háló alatt fekszik, és a harc végéig semmire sem számít. Veszteségként a gazdája így is odaadhatja.

## Wild animals

kampf-describe-animal = Úgy harcol, mint egy csapat, amely mindig teljes: { $dice ->
    [one] egy kockával dob,
   *[other] { $dice } kockával dob,
} a rajta ért találatok pedig gyűlnek, míg { $hits } le nem győzi. Aki legyőzi, trófeaként viszi el.
kampf-thing-symbol-spear = A vadállat dárdája
kampf-describe-symbol-spear = Dárdavetőnek számít: akinek több a dárdája, az csap elsőként.
kampf-thing-symbol-sword = A vadállat kardja
kampf-describe-symbol-sword = Egy kocka. Más kockája a vadállatnak nincs: kard nélkül nem dob.
kampf-thing-symbol-prong = A vadállat szigonya
kampf-describe-symbol-prong = Szigonyosnak számít: ha több van belőle, mint a csapatnál, a kockái egyszer újradobhatók.
kampf-thing-symbol-shield = A vadállat pajzsa
kampf-describe-symbol-shield = Pajzshordozónak számít: minden csapásnál egy egyszerű találatot hárít a vadállatról.
kampf-thing-hits = A vadállatot ért találatok
kampf-describe-hits = Az egyszerű találat egyet ér, a telitalálat kettőt. Harcról harcra megmaradnak; ha elérik a számát, a vadállat le van győzve.
kampf-thing-cage = Ketrec
kampf-describe-cage = Itt várnak azok a vadállatok, amelyeknek nem jutott hely az arénában. Akinek nincs már gladiátora, behozhatja egyiküket egy célpont mellé.
kampf-thing-proxy = A vadállat képviselője
kampf-describe-proxy = A kihívó nevezi meg, ki képviseli a vadállatot ebben a harcban: ő dönt az újradobásról, másról nem.
kampf-thing-leading = Vadállatot vezetni
kampf-describe-leading = Gladiátorok nélkül is tovább játszol: minden körödben bármelyik vadállattal kihívást tehetsz. Amit legyőz, a te trófeád.

## In the arena

kampf-thing-team = Csapat
kampf-describe-team = Egy játékos legfeljebb { $size } gladiátora egy mezőn. Egy kockával dob, és kardforgatónként még eggyel.
kampf-thing-carrier = Hordozó
kampf-describe-carrier = A színedbe festett lap, amelyen egy csapat áll; { $size } gladiátor fér el rajta. Ha az utolsó is elveszett, a hordozó kikerül a játékból.
kampf-thing-space = Mező
kampf-describe-space = Egy csapat vagy egy vadállat áll rajta. A szomszédoknak közös határuk van; csak őket lehet kihívni.
kampf-thing-stone = Találatkő
kampf-describe-stone = Egyszerű találat, amelyet pajzs nem hárított. Két kő egy gladiátorába kerül a csapatnak, egyetlen kő a csapatnál marad. Vadállaton a kövek gyűlnek.
kampf-thing-disc = Harckorong
kampf-describe-disc = Azt mutatja, ki kit hív ki.
kampf-thing-move = Mozgás
kampf-describe-move = A kihívás előtt a csapat szabad mezőkön elmozdulhat, ha nem áll mellette senki, vagy ha legfeljebb három gladiátora van. Célpont mellett kell megállnia.

## Dice

kampf-thing-die = Kocka
kampf-describe-die = Üres oldal, egyszerű találat vagy telitalálat lehet rajta. Eggyel dobsz, és minden aktív kardforgatód után még eggyel.
kampf-thing-base-die = Alapkocka
kampf-describe-base-die = Ezzel minden csapat dob, akkor is, ha minden gladiátora háló alatt fekszik. Vadállatnak nincs.
kampf-describe-blank = Nem talált.
kampf-describe-single = Egy találatkő a csapatra vagy a vadállatra, hacsak pajzs nem hárítja.
kampf-describe-full = Egy csapatnak rögtön egy gladiátorába kerül; vadállaton két találatkő. Pajzs nem segít ellene.

## A fight

kampf-thing-challenge = Kihívás
kampf-describe-challenge = A körödben egy csapatodnak ki kell hívnia egy szomszédot: más csapatát vagy egy vadállatot. Mindkét fél egyszer csap.
kampf-thing-first-strike = Első csapás
kampf-describe-first-strike = Akinek több a dárdája, az csap elsőként, egyenlőségnél a kihívó. Amit az első csapás elvisz, az már nem csap vissza.
kampf-thing-thrown-net = Háló
kampf-describe-thrown-net = Az első csapás előtt repül: előbb az elsőként csapó fél veti ki, azután a másik. Akit megfog, ebben a harcban nem tesz semmit.
kampf-thing-reroll = Újradobás
kampf-describe-reroll = Ha több aktív szigonyosod van, mint az ellenfelednek, csapásonként egyszer minden kockát újradobhatsz. A második dobás az érvényes.
kampf-thing-block = Hárított találat
kampf-describe-block = A megtámadott fél pajzsa egy egyszerű találatot hárít, mindegyik pajzs csapásonként egyet.
kampf-thing-loss = Veszteség
kampf-describe-loss = Két találatkő vagy egy telitalálat egy gladiátorba kerül. A gazdája választja ki, és a csapó fél trófeája lesz.
kampf-thing-counter-strike = Visszavágás
kampf-describe-counter-strike = Az első csapás után a másik fél azokkal csap, akik megmaradtak neki, ha nem semmisült meg.
kampf-thing-wiped-out = Megsemmisült csapat
kampf-describe-wiped-out = Ha egy csapat az utolsó gladiátorát is elveszíti, azonnal elhagyja az arénát, és a harcnak vége.

## Points

kampf-thing-points = Pontok
kampf-describe-points = Amennyit a trófeáid érnek: gladiátoronként { $gladiator }, vadállatonként { $animal }. A legtöbb pont nyer.
kampf-thing-trophy-gladiator = Zsákmányolt gladiátor
kampf-describe-trophy-gladiator = Gladiátor, akit harcban elvettél. A trófeáidat senki sem veheti vissza.
kampf-thing-trophy-animal = Legyőzött vadállat
kampf-describe-trophy-animal = Vadállat, amelyet a te utolsó találatod győzött le.
kampf-thing-survivor = Túlélő
kampf-describe-survivor = A gladiátoraid, akik a játék végén még az arénában állnak, a trófeáid közé kerülnek.

## The course of the game

kampf-thing-phase-entry = Bevonulás
kampf-describe-phase-entry = Sorban mindenki behoz egy gladiátort az arénába, amíg minden hordozó meg nem telik.
kampf-thing-phase-animals = Vadállatok
kampf-describe-phase-animals = Sorban mindenki letesz egy vadállatot egy szabad mezőre, amíg van szabad mező.
kampf-thing-phase-fights = Harcok
kampf-describe-phase-fights = Sorban mindenki kihívást tesz, amíg már csak egy játékosnak van gladiátora, vagy minden vadállatot legyőztek.
