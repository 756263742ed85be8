# Spartacus: was jedes Ding ist

## Groups

spartacus-group-houses = Häuser
spartacus-group-gladiators = Gladiatoren
spartacus-group-slaves = Sklaven
spartacus-group-equipment = Ausrüstung
spartacus-group-abilities = Fähigkeiten
spartacus-group-schemes = Machenschaften
spartacus-group-reactions = Reaktionen und Wachen
spartacus-group-tokens = Auf dem Tisch
spartacus-group-deals = Machenschaften, Absprachen und Auktionen
spartacus-group-arena = Arena
spartacus-group-phases = Die Runde

## Numbers

spartacus-figure-start = Beginnt mit
spartacus-figure-bank-pays = Die Bank zahlt
spartacus-figure-copies = Im Deck
spartacus-figure-dice = Würfel
spartacus-figure-sort = Art
spartacus-figure-reach = Reichweite
spartacus-figure-takes = Verlangt
spartacus-figure-cash = Eingelöst
spartacus-figure-wins = Jedes Gold gewinnt
spartacus-unit-gold = { $count } Gold
spartacus-unit-gladiators = { $count ->
    [one] { $count } Gladiator
   *[other] { $count } Gladiatoren
}
spartacus-unit-slaves = { $count ->
    [one] { $count } Sklave
   *[other] { $count } Sklaven
}
spartacus-unit-guards = { $count ->
    [one] { $count } Wache
   *[other] { $count } Wachen
}
spartacus-unit-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
spartacus-unit-expansion = { $count } der Erweiterung
spartacus-unit-attack = Angriff { $count }
spartacus-unit-defence = Verteidigung { $count }
spartacus-unit-speed = Schnelligkeit { $count }
spartacus-unit-weapon = Waffe
spartacus-unit-armor = Rüstung
spartacus-unit-special = Spezial
spartacus-unit-always = wirkt immer
spartacus-unit-exhausts = durch den Einsatz erschöpft
spartacus-unit-hexes = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
spartacus-unit-influence = { $count } Einfluss
spartacus-unit-higher = mehr Einfluss als das Ziel
spartacus-unit-lower = weniger Einfluss als das Ziel

## Houses

spartacus-describe-exhibition-match = Erschöpfe zwei Gladiatoren und nimm 2 Gold von der Bank.
spartacus-describe-fodder-for-the-primus = Leg drei Gladiatoren ab und gewinne 1 Einfluss.
spartacus-describe-legionnaire-patrol = Erschöpfe drei Wachen auf deinem Tisch und zieh eine Intrigenkarte.
spartacus-describe-dispatch-to-rome = Leg drei Wachen von deinem Tisch ab und gewinne 1 Einfluss.
spartacus-describe-duplicitous-dealings = Erschöpfe drei Sklaven, leg bis zu drei Handkarten ab und zieh ebenso viele nach.
spartacus-describe-to-the-mines = Leg drei Sklaven ab und gewinne 1 Einfluss.
spartacus-describe-bribes-and-pandering = Während du für eine Machenschaft Unterstützung suchst, zahl Gold an die Bank; sie verlangt dann um so viel weniger Einfluss.
spartacus-describe-a-finger-in-every-pie = Leg einen Gladiator, einen Sklaven und eine Wache von deinem Tisch ab und gewinne 1 Einfluss.
spartacus-describe-intervention = Spielt jemand anders in der Intrigenphase eine Machenschaft oder eine Reaktion, erschöpfe Wachen auf deinem Tisch; für jede verlangt die Karte 2 Einfluss mehr.
spartacus-describe-being-influential = Du bekommst 1 Gold von der Bank, sooft eine Machenschaft eines anderen Dominus gelingt und Gold von der Bank nimmt.
spartacus-describe-will-of-the-senate = Fordere einmal in einer Intrigenphase Unterstützung für eine Machenschaft von einem Dominus deiner Wahl; weigert er sich, verliert er 1 Einfluss.
spartacus-describe-praetor-of-rome = Erschöpfe drei Wachen auf deinem Tisch und leg bis zu zwei Wachen aus der Ablage erschöpft dazu.
spartacus-thing-dominus = Dominus
spartacus-describe-dominus = Das Oberhaupt eines Hauses, eines für jeden am Tisch. Wer am Ende einer Phase als Einziger bei { $win } Einfluss steht, gewinnt.

## Gladiators, slaves and equipment

spartacus-thing-gladiator = Gladiator
spartacus-describe-gladiator = Kämpft in der Arena um Gunst und Einfluss. Solange er bereit ist, kostet er dich in jedem Unterhalt 1 Gold.
spartacus-thing-slave = Sklave
spartacus-describe-slave = Bringt dir in jedem Unterhalt 1 Gold, solange er bereit ist, und viele haben eine Fähigkeit. Zur Not kann auch ein Sklave kämpfen.
spartacus-thing-equipment = Ausrüstung
spartacus-describe-equipment = Hilft einem Kämpfer in der Arena; er nimmt höchstens eine Waffe, eine Rüstung und eine Spezialkarte mit. Mit ihm verloren geht sie nie.
spartacus-thing-type-weapon = Waffe
spartacus-describe-type-weapon = Ausrüstung für den Angriff. Ein Kämpfer nimmt höchstens eine in den Kampf mit.
spartacus-thing-type-armor = Rüstung
spartacus-describe-type-armor = Ausrüstung für die Verteidigung. Ein Kämpfer nimmt höchstens eine in den Kampf mit.
spartacus-thing-type-special = Spezial
spartacus-describe-type-special = Ausrüstung mit eigener Wirkung, neben Waffe und Rüstung. Ein Kämpfer nimmt höchstens eine in den Kampf mit.
spartacus-describe-no-ability = Keine Fähigkeit.
spartacus-describe-sword = Bei jedem Angriff darfst du einen Angriffswürfel noch einmal werfen.
spartacus-describe-axe = Erschöpfe sie nach dem Wurf eines Angriffs: Er schlägt eine Wunde mehr, auch wenn er keine geschlagen hat.
spartacus-describe-trident = Reichweite { $reach }: Du darfst angreifen, wenn ein freies Feld dazwischenliegt.
spartacus-describe-helmet = Bei jeder Verteidigung darfst du einen Verteidigungswürfel noch einmal werfen.
spartacus-describe-shield = Erschöpfe ihn, wenn die Wunden feststehen: Du erleidest eine weniger, auch bei automatischen Wunden und Gegenwunden.
spartacus-describe-net = Erschöpfe es, bevor um die Initiative gewürfelt wird: In dieser Runde hast du sie. Setzen beide Seiten ein Netz ein, werden beide erschöpft, und die Würfel entscheiden.
spartacus-describe-javelin = Reichweite { $reach }, über alle Felder hinweg. Erschöpfe ihn und greif statt des gewöhnlichen Angriffs mit deinen Schnelligkeitswürfeln an.
spartacus-describe-flail = Bei jedem Angriff ist ein Gleichstand deines höchsten Würfels mit dem höchsten Verteidigungswürfel ein Treffer. Nicht mit dem Wurfspeer.
spartacus-describe-lorica = Kein Angriff kostet dich mehr als { $most } Würfel, automatische Wunden und die Axt eingerechnet.
spartacus-describe-caligae = Du darfst { $further ->
    [one] ein Feld
   *[other] { $further } Felder
} weiter ziehen, als deine Schnelligkeitswürfel erlauben.

## Abilities

spartacus-thing-ability-vengeful = Rachsüchtig
spartacus-describe-ability-vengeful = Jeder Pasch unter den eigenen Angriffswürfeln ist eine weitere Wunde, was auch immer der Verteidiger wirft.
spartacus-thing-ability-impervious = Unempfindlich
spartacus-describe-ability-impervious = Jeder Pasch unter den eigenen Verteidigungswürfeln wehrt einen weiteren Treffer ab.
spartacus-thing-ability-relentless = Unerbittlich
spartacus-describe-ability-relentless = Beim eigenen Angriff ist ein Gleichstand ein Treffer.
spartacus-thing-ability-doctore = Doctore
spartacus-describe-ability-doctore = Der Gegner hat für die Dauer des Kampfes keine Fähigkeit.
spartacus-thing-ability-agile = Gewandt
spartacus-describe-ability-agile = Darf sich mit den Schnelligkeitswürfeln statt mit den Verteidigungswürfeln verteidigen.
spartacus-thing-ability-gambler = Spieler
spartacus-describe-ability-gambler = Sooft in diesem Kampf jemand durch einen einzigen Angriff drei oder mehr Würfel verliert, nimmt der Besitzer 1 Gold von der Bank.
spartacus-thing-ability-initiate = Eingeweihter
spartacus-describe-ability-initiate = Einmal pro Kampf muss der Gegner einen Würfel deiner Wahl noch einmal werfen.
spartacus-thing-ability-hardened = Abgehärtet
spartacus-describe-ability-hardened = Ein Dreierpasch unter den eigenen Verteidigungswürfeln wehrt alle Treffer ab.
spartacus-thing-ability-determined = Entschlossen
spartacus-describe-ability-determined = Steckt einmal pro Kampf eine Wunde eines Angriffs weg, der sonst das Ende wäre.
spartacus-thing-ability-evasive = Ausweichend
spartacus-describe-ability-evasive = Darf nach einem überstandenen Angriff ein Feld weit ziehen.
spartacus-thing-ability-savage = Wild
spartacus-describe-ability-savage = Ein Dreierpasch unter den eigenen Angriffswürfeln ist zwei Wunden mehr, was der Verteidiger auch wirft.
spartacus-thing-ability-steadfast = Standhaft
spartacus-describe-ability-steadfast = Die erste Wunde eines Kampfes kostet keinen Würfel.
spartacus-thing-ability-twice-blessed = Zweifach gesegnet
spartacus-describe-ability-twice-blessed = Zur Heilung wird mit zwei Würfeln geworfen, und der bessere gilt.
spartacus-thing-ability-counter-attack = Gegenangriff
spartacus-describe-ability-counter-attack = Ein Dreierpasch unter den eigenen Verteidigungswürfeln fügt dem Angreifer eine Wunde zu.
spartacus-thing-ability-tactician = Taktiker
spartacus-describe-ability-tactician = In jeder Kampfrunde dürfen alle eigenen Würfel für die Initiative noch einmal geworfen werden.
spartacus-thing-ability-cruel = Grausam
spartacus-describe-ability-cruel = Ein besiegter Gegner ist mindestens verletzt.
spartacus-thing-ability-merciless = Gnadenlos
spartacus-describe-ability-merciless = Ein besiegter Gegner wird enthauptet.
spartacus-thing-ability-crowd-pleaser = Publikumsliebling
spartacus-describe-ability-crowd-pleaser = Der Tribut ist um 1 Gold höher, sooft dieser Kämpfer antritt.
spartacus-thing-ability-treacherous = Verräterisch
spartacus-describe-ability-treacherous = Darf im Primus vor der Initiative jeder Kampfrunde die Seite wechseln, außer allein in der Mannschaft.
spartacus-thing-ability-long-armed = Langer Arm
spartacus-describe-ability-long-armed = Reichweite 2, mit jeder Ausrüstung.
spartacus-thing-ability-quick = Flink
spartacus-describe-ability-quick = Zählt 2 zu dem, was um die Initiative geworfen wird.
spartacus-thing-ability-cunning = Gerissen
spartacus-describe-ability-cunning = Erschöpfe diese Karte, während du Unterstützung suchst, und deine Machenschaft verlangt 2 Einfluss weniger.
spartacus-thing-ability-healer = Heilkundig
spartacus-describe-ability-healer = Erschöpfe diese Karte nach einem misslungenen Heilungswurf eines beliebigen Hauses; der Würfel wird noch einmal geworfen.
spartacus-thing-ability-informant = Informant
spartacus-describe-ability-informant = Erschöpfe diese Karte, wenn die Auktionskarten ausliegen, und sieh dir eine verdeckte an.
spartacus-thing-ability-bodyguard = Leibwächter
spartacus-describe-ability-bodyguard = Erschöpfe diese Karte nach einem misslungenen Wurf einer deiner Wachen; der Würfel wird noch einmal geworfen.
spartacus-thing-ability-spy = Spion
spartacus-describe-ability-spy = Erschöpfe diese Karte in deinem Intrigenzug und sieh dir eine zufällige Handkarte eines anderen Dominus an.
spartacus-thing-ability-skilled = Erfahren
spartacus-describe-ability-skilled = Erschöpfe diese Karte in deinem Intrigenzug und nimm 1 Gold von der Bank.
spartacus-thing-ability-exceptional = Außergewöhnlich
spartacus-describe-ability-exceptional = Erschöpfe diese Karte in deinem Intrigenzug und nimm 2 Gold von der Bank.
spartacus-thing-ability-handmaid = Zofe
spartacus-describe-ability-handmaid = Erschöpfe diese Karte in deinem Intrigenzug, leg eine Handkarte ab und zieh eine nach.
spartacus-thing-ability-chaste = Keusch
spartacus-describe-ability-chaste = Zählt als zwei Sklaven, beim Einkommen, bei Machenschaften und beim Preis einer Kraft, ist aber eine einzige Karte.
spartacus-thing-ability-beguiler = Betörerin
spartacus-describe-ability-beguiler = Erschöpfe diese Karte in deinem Intrigenzug; eine bereite Wache auf dem Tisch eines anderen Dominus wird erschöpft.
spartacus-thing-ability-unctor = Salber
spartacus-describe-ability-unctor = Erschöpfe diese Karte in deinem Intrigenzug; einer deiner Gladiatoren, der erschöpft, aber nicht verletzt ist, ist wieder bereit.

## Intrigue cards

spartacus-describe-labor-contract = Das Ziel bekommt für jeden seiner bereiten Sklaven { $amount } Gold von der Bank.
spartacus-describe-robbery = Du nimmst einem anderen Dominus, dem Ziel, bis zu { $amount } Gold ab.
spartacus-describe-poisoned-wine = Du wählst einen bereiten Gladiator oder Sklaven des Ziels; er wird verletzt.
spartacus-describe-looting-the-dead = Du bekommst { $amount } Gold von der Bank.
spartacus-describe-black-market-profits = Du bekommst { $amount } Gold von der Bank.
spartacus-describe-joint-venture = Du bekommst { $amount } Gold von der Bank.
spartacus-describe-illicit-services = Das Ziel bekommt für jeden seiner bereiten Sklaven { $amount } Gold von der Bank.
spartacus-describe-illicit-auction = Du legst einen deiner bereiten Sklaven ab und bekommst das { $amount ->
    [2] Doppelte
   *[other] { $amount }fache
} des Goldes auf dieser Karte.
spartacus-describe-word-to-the-tax-collector = Das Ziel zahlt { $amount } Gold an die Bank oder, wenn es weniger hat, alles.
spartacus-describe-inside-information = Das Ziel zieht { $amount ->
    [one] eine Intrigenkarte
   *[other] { $amount } Intrigenkarten
}.
spartacus-describe-unlocked-gate = Das Ziel wählt { $amount ->
    [one] einen seiner bereiten Sklaven und legt ihn ab
   *[other] { $amount } seiner bereiten Sklaven und legt sie ab
}.
spartacus-describe-incite-rebellion = Das Ziel wählt { $amount ->
    [one] einen seiner bereiten Gladiatoren und legt ihn ab
   *[other] { $amount } seiner bereiten Gladiatoren und legt sie ab
}.
spartacus-describe-bribe-the-guards = Alle bereiten Wachen auf dem Tisch des Ziels werden erschöpft. Für jede zahlst du { $price } Gold an die Bank.
spartacus-describe-sate-roman-appetites = Ein Ziel mit mindestens { $needs } bereiten Gladiatoren gewinnt { $amount } Einfluss.
spartacus-describe-public-exhibition = Du zahlst { $price } Gold an die Bank. Ein Ziel mit mindestens { $needs } bereiten Gladiatoren gewinnt { $amount } Einfluss.
spartacus-describe-epic-spectacle = Ein Ziel mit mindestens { $needs } bereiten Gladiatoren gewinnt { $amount } Einfluss.
spartacus-describe-grand-feast = Du zahlst jedem anderen Dominus { $price } Gold. Wen du bestimmst, der gewinnt { $amount } Einfluss.
spartacus-describe-a-visitor-from-rome = Das Ziel gewinnt { $amount } Einfluss.
spartacus-describe-lend-me-your-ear = Das Ziel gewinnt { $amount } Einfluss.
spartacus-describe-final-blow = Das Ziel gewinnt { $amount } Einfluss.
spartacus-describe-collaboration = Du nennst zwei Ziele. Jedes gewinnt { $amount } Einfluss.
spartacus-describe-collusion = Das Ziel verliert { $amount } Einfluss, und { $amount } Einfluss geht an jemand anderen deiner Wahl, auch an dich selbst.
spartacus-describe-caught-taking-bribes = Du zahlst dem Ziel, einem anderen Dominus, { $price } Gold, und es verliert { $amount } Einfluss.
spartacus-describe-buying-secrets = Das Ziel verliert { $amount } Einfluss. Du zahlst { $price } Gold an einen Dominus, der weder das Ziel noch du selbst ist.
spartacus-describe-blackmail = Du legst einen deiner bereiten Sklaven ab, und das Ziel verliert { $amount } Einfluss.
spartacus-describe-conspiracy = Das Ziel verliert { $amount } Einfluss.
spartacus-describe-revenge = Wer am wenigsten Einfluss hat, gewinnt { $amount }. Solange dabei mehrere gleichauf liegen, kann die Karte nicht gespielt werden.
spartacus-describe-spread-cheeks-wide = Du verlierst { $price } Einfluss, jeder andere Dominus verliert { $amount }. Nur Jupiters Schwanz kann sie durchkreuzen.
spartacus-describe-sabotage = Du wählst ein bereites Ausrüstungsstück des Ziels; es wird abgelegt.
spartacus-describe-fouled-porridge = Du wählst einen bereiten Gladiator des Ziels; er wird erschöpft und verpasst die Spiele.
spartacus-describe-set-hands-to-purpose = Das Ziel darf { $needs } seiner bereiten Sklaven, Gladiatoren oder Wachen, beliebig gemischt, erschöpfen und gewinnt dafür { $amount } Einfluss.
spartacus-describe-test-of-the-brotherhood = Das Ziel darf bereite Gladiatoren erschöpfen und gewinnt für je { $needs } von ihnen { $amount } Einfluss.
spartacus-describe-tribute-from-the-provinces = Du bekommst { $amount } Gold von der Bank.
spartacus-describe-toll-of-the-legion = Jeder andere Dominus, der Gold hat, zahlt dir { $amount }.
spartacus-describe-serpents-in-the-house = Ein anderer Dominus, das Ziel, legt { $amount } Handkarten eigener Wahl ab, ohne Gold dafür.
spartacus-describe-stolen-letters = Du siehst alle Handkarten eines anderen Dominus, des Ziels, an.
spartacus-describe-deserters = Bis zu { $amount } bereite Wachen auf dem Tisch des Ziels werden abgelegt.
spartacus-describe-call-the-veterans = Du zahlst { $price } Gold an die Bank und legst eine Wache aus der Ablage bereit auf deinen Tisch.
spartacus-describe-bread-for-the-mob = Du zahlst { $price } Gold an die Bank. Das Ziel gewinnt { $amount } Einfluss.
spartacus-describe-humble-the-proud = Du zahlst { $price } Gold an die Bank. Wer am meisten Einfluss hat, verliert { $amount }. Solange dabei mehrere gleichauf liegen, kann die Karte nicht gespielt werden.
spartacus-describe-wolf-at-the-door = Du nennst zwei Ziele. Jedes verliert { $amount } Einfluss.
spartacus-describe-spoils-of-war = Du zahlst { $price } Gold an die Bank und nimmst die nächste Karte des Marktdecks, welche es auch ist.
spartacus-describe-lured-away = Ein anderer Dominus, das Ziel, wählt einen seiner bereiten Sklaven; er geht in dein Haus über.
spartacus-describe-healing-waters = Du wählst einen verletzten Gladiator oder Sklaven des Ziels; er ist geheilt und bereit.
spartacus-describe-whispered-rumors = Durchkreuzt eine Machenschaft.
spartacus-describe-support-from-rome = Durchkreuzt eine Machenschaft. Du darfst eine Wache aus der Ablage auf die Hand nehmen.
spartacus-describe-sacrifice-for-the-dominus = Du legst einen deiner bereiten Sklaven ab und durchkreuzt dafür eine Machenschaft.
spartacus-describe-for-a-few-denarii = Du zahlst einem anderen Dominus { $price } Gold und durchkreuzt eine Machenschaft.
spartacus-describe-jupiters-cock = Durchkreuzt jede Machenschaft und jede Reaktion, auch wenn sie sich sonst nicht durchkreuzen lässt.
spartacus-describe-rigging-the-match = Nach den Wetten: Du tauschst einen Kämpfer gegen einen anderen bereiten desselben Hauses aus, den du bestimmst.
spartacus-describe-blood-on-the-sand = Nach dem Tod eines Gladiators in der Arena: Der Dominus, dem er gehörte, gewinnt { $amount } Einfluss.
spartacus-describe-a-shameful-ludus = Ein Dominus ohne bereiten Gladiator verliert { $amount } Einfluss. Nicht in der Arenaphase.
spartacus-describe-empty-brothel = Ein Dominus ohne bereiten Sklaven verliert { $amount } Einfluss.
spartacus-describe-destitute = Ein Dominus ohne Gold verliert { $amount } Einfluss. Nicht in der Marktphase.
spartacus-describe-know-your-place = Durchkreuzt eine Machenschaft eines Dominus, der weniger Einfluss hat als du.
spartacus-describe-the-worm-turns = Durchkreuzt eine Machenschaft eines Dominus, der mehr Einfluss hat als du.
spartacus-describe-rank-has-its-price = Am Ende eines Intrigenzugs: Du nimmst einem Dominus, der weniger Einfluss hat als du, bis zu { $amount } Gold ab.
spartacus-describe-drag-down = Am Ende eines Intrigenzugs oder vor einer Siegprüfung: Du zahlst { $price } Gold an die Bank, und ein Dominus, der mehr Einfluss hat als du, verliert { $amount }.
spartacus-describe-cry-for-a-primus = Bevor die Spiele ausgerichtet werden: Der Veranstalter muss einen Primus abhalten, wie viel Einfluss er auch hat.
spartacus-describe-voice-of-the-mob = Während für eine Machenschaft, deine oder eine andere, Unterstützung gesucht wird: Sie zählt { $amount } Einfluss mehr.
spartacus-describe-forged-seal = Während für eine Machenschaft, deine oder eine andere, Unterstützung gesucht wird: Ein Dominus deiner Wahl unterstützt sie, ob er will oder nicht; weder du noch wer sie spielt.
spartacus-describe-hold-the-line = Nach einem misslungenen Wurf einer deiner Wachen: Die Wache hält doch stand.
spartacus-describe-funeral-games = Nach dem Tod eines Gladiators in der Arena: Der Dominus, dem er gehörte, bekommt { $amount } Gold von der Bank.
spartacus-describe-ill-omens = Durchkreuzt eine Machenschaft. Du ziehst { $amount ->
    [one] eine Intrigenkarte
   *[other] { $amount } Intrigenkarten
}.
spartacus-describe-guard = Schick sie gegen eine Machenschaft, deren Ziel du bist, und wirf einen Würfel: Ab { $holds } hält sie stand.

## On the table

spartacus-thing-influence = Einfluss
spartacus-describe-influence = Dein Ansehen in Capua, von 0 bis { $win }: Er entscheidet, welche Karten du spielen und wie viele du halten kannst. Wer als Einziger { $win } erreicht, gewinnt.
spartacus-thing-gold = Gold
spartacus-describe-gold = Bezahlt Gladiatoren, Auktionen, Wetten und Bestechung. Verschenken darfst du es jederzeit; während der Auktionen ist es verborgen.
spartacus-thing-bank = Bank
spartacus-describe-bank = Von ihr kommt das Gold, und an sie geht es. Sie ist nie leer.
spartacus-thing-host = Veranstalter
spartacus-describe-host = Richtet die Spiele aus: gewinnt 1 Einfluss, lädt die Kämpfer ein, urteilt über den Verlierer und beginnt die nächste Intrigenphase. Der Marker wird jede Runde versteigert.
spartacus-thing-favor = Gunst
spartacus-describe-favor = Ein Kämpfer erhält sie für jeden Sieg. Jede bringt 2 Gold, wenn er wieder antritt; die dritte macht ihn zum Champion.
spartacus-thing-champion = Champion
spartacus-describe-champion = Bringt 6 Gold, wenn er antritt, und kann nicht hingerichtet werden. Wer einen Champion gewinnt, gewinnt 1 Einfluss, wer einen verliert, verliert 1.
spartacus-thing-ready = Bereit
spartacus-describe-ready = Die Karte ist im Spiel: Sie kann genutzt, gezählt, verkauft und gewählt werden.
spartacus-thing-exhausted = Erschöpft
spartacus-describe-exhausted = Die Karte gilt bis zum nächsten Unterhalt als nicht im Spiel: Sie kann nicht genutzt, verkauft oder gewählt werden, kostet nichts und bringt nichts ein.
spartacus-thing-injured = Verletzung
spartacus-describe-injured = Die Karte bleibt erschöpft, bis sie heilt. In jedem Unterhalt wird gewürfelt: Ab 4 heilt sie, bei 1 stirbt sie.
spartacus-thing-hand-limit = Handlimit
spartacus-describe-hand-limit = Wie viele Intrigenkarten du am Ende deines Zuges behalten darfst. Es wächst mit deinem Einfluss.
spartacus-thing-hand = Hand
spartacus-describe-hand = Intrigenkarten: Machenschaften, Reaktionen und Wachen. Nur ihr Besitzer sieht sie, und weggegeben werden sie nie.
spartacus-thing-deck-intrigue = Intrigendeck
spartacus-describe-deck-intrigue = Machenschaften, Reaktionen und Wachen. Zu Beginn der Intrigenphase ziehen alle drei.
spartacus-thing-deck-market = Marktdeck
spartacus-describe-deck-market = Gladiatoren, Sklaven und Ausrüstung. In jeder Runde werden so viele versteigert, wie es Häuser gibt.
spartacus-thing-discards = Ablage
spartacus-describe-discards = Was gespielt, verloren oder verkauft wurde. Ist ein Stapel leer, wird seine Ablage gemischt.
spartacus-thing-copy = Gleiche Karten
spartacus-describe-copy = Wie oft eine Karte im Deck ist. Was gespielt wurde, liegt für alle sichtbar in der Ablage.

## Schemes, bargains and auctions

spartacus-thing-scheme = Machenschaft
spartacus-describe-scheme = Gespielt in deinem Intrigenzug, wenn dein Einfluss und die Unterstützung anderer ihre Zahl erreichen. Wachen und Reaktionen können sie durchkreuzen.
spartacus-thing-reaction = Reaktion
spartacus-describe-reaction = Gespielt, sobald ihr Anlass da ist, in jedem Zug. Dein eigener Einfluss muss reichen: Unterstützen kann dich niemand.
spartacus-thing-support = Unterstützung
spartacus-describe-support = Ein anderes Haus zählt seinen Einfluss für eine Machenschaft zu deinem. Sie darf bezahlt werden, und einmal gegeben wird sie nicht zurückgenommen.
spartacus-thing-target = Ziel
spartacus-describe-target = Wen eine Machenschaft nennt. Nur ein Ziel darf Wachen gegen sie schicken.
spartacus-thing-foil = Durchkreuzen
spartacus-describe-foil = Die Machenschaft hat keine Wirkung und kostet nichts; abgelegt wird sie trotzdem.
spartacus-thing-talk = Runde zum Reden
spartacus-describe-talk = Bevor reagiert wird, dürfen alle über die ausliegende Machenschaft verhandeln. Die Runde endet, wenn alle bereit sind.
spartacus-thing-offer = Angebot
spartacus-describe-offer = Was ein Haus einem anderen gibt und dafür verlangt. Was angeboten ist, liegt bis zur Antwort beiseite; nur die beiden sehen es.
spartacus-thing-promise = Versprechen
spartacus-describe-promise = Es bindet niemanden, doch am Ende sehen alle, ob es gehalten oder gebrochen wurde.
spartacus-thing-stall = Stand
spartacus-describe-stall = Im offenen Markt kaufen, verkaufen und tauschen die Häuser Gladiatoren, Sklaven, Ausrüstung und Wachen. Sind alle Stände geschlossen, beginnt die Auktion.
spartacus-thing-lot = Auktionskarte
spartacus-describe-lot = Eine Marktkarte, die in dieser Runde versteigert wird. Sie liegt verdeckt, bis sie dran ist; vorher dürfen nur Informanten schauen.
spartacus-thing-bid = Gebot
spartacus-describe-bid = Alle bieten geheim und gleichzeitig. Das höchste Gebot bekommt die Karte und geht an die Bank; die anderen behalten ihr Gold.
spartacus-thing-host-bid = Gebot um die Spiele
spartacus-describe-host-bid = Die letzte Auktion des Marktes: Das höchste Gebot wird Veranstalter der Spiele dieser Runde.
spartacus-describe-standing-open = Der Anlass ist noch nicht gekommen.
spartacus-describe-standing-kept = Der Anlass kam, und es wurde getan.
spartacus-describe-standing-broken = Der Anlass kam, und es wurde nicht getan. Alle merken es sich.
spartacus-describe-standing-void = Es gab keinen Anlass, es zu halten oder zu brechen.

## Arena

spartacus-thing-invitation = Einladung
spartacus-describe-invitation = Der Veranstalter lädt ein Haus nach dem anderen ein, bis zwei einen Kämpfer geschickt haben. Wer ablehnt, verliert 1 Einfluss.
spartacus-thing-fighter = Kämpfer
spartacus-describe-fighter = Ein bereiter Gladiator oder Sklave in der Arena, mit höchstens einer Waffe, einer Rüstung und einer Spezialkarte.
spartacus-thing-tribute = Tribut
spartacus-describe-tribute = Was die Bank für einen bekannten Kämpfer zahlt, der antritt: 2 Gold für jede Gunst, 6 für einen Champion.
spartacus-thing-hex = Feld
spartacus-describe-hex = Ein Feld der Arena. Ein Kämpfer zieht so viele weit, wie er Schnelligkeitswürfel hat, und nur über freie.
spartacus-thing-start-hex = Startfeld
spartacus-describe-start-hex = Der erste Kämpfer beginnt auf I, der zweite auf II.
spartacus-thing-reach = Reichweite
spartacus-describe-reach = Wie viele Felder weit ein Angriff trifft: 1 ist der Nachbar. Ein Dreizack reicht 2 weit, ein Wurfspeer weiter.
spartacus-thing-initiative = Initiative
spartacus-describe-initiative = Beide werfen zu Beginn einer Kampfrunde ihre Schnelligkeitswürfel. Die höhere Summe wählt, ob sie zuerst oder als Zweite handelt.
spartacus-thing-attack-roll = Angriff und Verteidigung
spartacus-describe-attack-roll = Beide ordnen ihre Würfel und vergleichen sie vom höchsten an: Ein höherer Angriffswürfel trifft, ein Gleichstand ist abgewehrt, einer ohne Gegenüber trifft ab 3.
spartacus-thing-wound = Wunde
spartacus-describe-wound = Kostet einen Würfel von Angriff, Verteidigung oder Schnelligkeit, nach Wahl des Dominus. Bei 0 ist der Kämpfer besiegt.
spartacus-thing-reroll = Wiederholungswurf
spartacus-describe-reroll = Ausrüstung und Fähigkeiten lassen einen Würfel noch einmal werfen. Das neue Ergebnis gilt.
spartacus-thing-set = Pasch und Dreierpasch
spartacus-describe-set = Gleiche Würfel, die manche Fähigkeiten zählen. Jeder Würfel gehört nur zu einem.
spartacus-thing-crowd = Die Menge
spartacus-describe-crowd = Greift in { $patience } Kampfrunden niemand an, werden die Kämpfer nebeneinandergesetzt, und wer angreifen kann, muss.
spartacus-thing-verdict = Urteil
spartacus-describe-verdict = Der Veranstalter entscheidet, ob ein besiegter Kämpfer, der noch lebt, heimgeht oder stirbt. Der Tod kostet ihn 1 Einfluss je Gunst; Champions bleiben verschont.
spartacus-thing-primus = Primus
spartacus-describe-primus = Zwei gegen zwei, ausgerichtet von einem Veranstalter mit 10 Einfluss oder mehr statt gewöhnlicher Spiele. Jedes Haus der siegreichen Mannschaft gewinnt 1 Einfluss.
spartacus-thing-team = Mannschaft im Primus
spartacus-describe-team = Zwei Kämpfer, die gemeinsam gewinnen oder verlieren. Der Veranstalter bildet die Mannschaften; Kämpfer eines Hauses bleiben zusammen.
spartacus-thing-tournament = Turnier
spartacus-describe-tournament = Entscheidet das Spiel, wenn mehrere zugleich am Ziel sind: Ihre Kämpfer treffen aufeinander, und wer zuletzt steht, gewinnt alles.
spartacus-describe-attack = Würfel beim Angriff, jeder gegen einen Verteidigungswürfel. Wunden können sie kosten.
spartacus-describe-defence = Würfel bei der Verteidigung; ein Gleichstand wehrt den Treffer ab. Wunden können sie kosten.
spartacus-describe-speed = Würfel für die Initiative, und so viele Felder weit darf der Kämpfer ziehen. Wunden können sie kosten.
spartacus-describe-fate-standing = Kämpft noch: Keine Eigenschaft steht auf 0.
spartacus-describe-fate-yield = Eine Eigenschaft auf 0: besiegt, aber unversehrt. Der Veranstalter urteilt.
spartacus-describe-fate-injury = Zwei Eigenschaften auf 0: besiegt und verletzt. Der Veranstalter urteilt.
spartacus-describe-fate-decapitation = Alle drei Eigenschaften auf 0: auf der Stelle tot, ohne Urteil.
spartacus-describe-bet-victor-i = Bis zu { $most } Gold auf den Sieg von Seite I. Niemand wettet gegen den eigenen Kämpfer.
spartacus-describe-bet-victor-ii = Bis zu { $most } Gold auf den Sieg von Seite II. Niemand wettet gegen den eigenen Kämpfer.
spartacus-describe-bet-injury = Bis zu { $most } Gold darauf, dass der Kampf mit einer Verletzung endet. Ein Urteil zählt nicht.
spartacus-describe-bet-decapitation = Bis zu { $most } Gold darauf, dass der Kampf mit einer Enthauptung endet. Eine Hinrichtung zählt nicht.

## The round

spartacus-thing-phase-upkeep = Unterhalt
spartacus-describe-phase-upkeep = Erschöpfte Karten werden bereit, für Verletzte wird gewürfelt, Sklaven bringen Gold, und Gladiatoren kosten es.
spartacus-thing-phase-intrigue = Intrigen
spartacus-describe-phase-intrigue = Alle ziehen drei Karten und haben einen Zug: Machenschaften, Kräfte, Fähigkeiten, Karten einlösen.
spartacus-thing-phase-market = Markt
spartacus-describe-phase-market = Erst handeln die Häuser frei, dann werden Marktkarten versteigert und zuletzt die Spiele.
spartacus-thing-phase-arena = Arena
spartacus-describe-phase-arena = Der Veranstalter lädt zwei Kämpfer ein, alle dürfen wetten, und es wird gekämpft. Der Sieger gewinnt Einfluss und Gunst, über den Verlierer urteilt der Veranstalter.
spartacus-thing-ledger = Konto
spartacus-describe-ledger = Jeder bereite Sklave bringt 1 Gold, jeder bereite Gladiator kostet 1. Wer nicht zahlen kann oder will, lässt Gladiatoren frei.
spartacus-thing-win-check = Siegprüfung
spartacus-describe-win-check = Nach Intrigen, Markt und Arena: Wer als Einziger bei { $win } Einfluss steht, hat gewonnen. Vorher dürfen die anderen reagieren.
spartacus-thing-round = Runde
spartacus-describe-round = Unterhalt, Intrigen, Markt und Arena, eins nach dem anderen.
