# The coach: where to look, and what a choice risks

## Kampf der Gladiatoren

coach-kampf-first = Sieh dir die Speere an: Gegen wen schlägst du zuerst?
coach-kampf-nets = Sieh dir deine Netze an: Wen kannst du vor dem ersten Schlag aus dem Kampf nehmen?
coach-kampf-prongs = Sieh dir die Zweizacke an: Gegen wen darfst du noch einmal würfeln?
coach-kampf-stone = Such ein Team, auf dem schon ein Trefferstein liegt.
coach-kampf-wounded = Such ein Tier, das schon verletzt ist.
coach-kampf-dice = Zähl die Würfel: Wer wirft weniger als du?
coach-kampf-no-shield = Such jemanden ohne Schild.
coach-kampf-shields = Sieh dir deine Schilde an: Wo halten sie am meisten auf?
coach-kampf-exchange = Wäge bei jedem Kampf ab, was er bringt und was er kosten kann.
coach-kampf-carrier = Sieh dir deine Teams an: Ist eines begonnen und noch nicht voll, und wer wird daneben stehen?
coach-kampf-gladiator = Sieh dir das Team an: Welche der fünf Arten fehlt ihm noch?
coach-kampf-release = Sieh nach, wessen Teams neben jedem freien Feld stehen, und ob dieses Tier Beute oder Gefahr ist.
coach-kampf-proxy = Wer das Tier vertritt, würfelt nur für es; auf wen die Wahl fällt, ist fast gleich.
coach-kampf-net = Überlege, was sie dir noch tun können: Würfel, Netze, Schilde, Zweizacke.
coach-kampf-reroll = Vergleiche die Würfel mit dem, was ein Wurf im Schnitt bringt.
coach-kampf-casualty = Überlege, wen du zum Zurückschlagen brauchst.
coach-kampf-last-team = Damit steht dein letztes Team neben { $rival } und kann ausgelöscht werden ({ $gone } %).
coach-kampf-last-team-animal = Damit steht dein letztes Team neben { $animal }: { $gone } %, dass es ausgelöscht wird, wenn jemand das Tier führt.
coach-kampf-exposed = Damit steht das Team neben { $rival } und kann ausgelöscht werden ({ $gone } %).
coach-kampf-exposed-animal = Damit steht das Team neben { $animal }: { $gone } %, dass es ausgelöscht wird, wenn jemand das Tier führt.

## Aquileia

coach-aquileia-mercatus = Sieh dir den Mercatus an: Was fehlt dir, Münzen, Sklaven, Karten oder Würfel?
coach-aquileia-arena = Sieh dir die Arena an: Wer steht dort, und wie stark wärst du?
coach-aquileia-stadium = Sieh dir das Stadium an: Welche Stadionkarte liegt offen, und wer fährt um sie?
coach-aquileia-theatrum = Sieh dir das Theatrum an: Was würden die anderen für eine Theaterkarte zahlen?
coach-aquileia-forum = Sieh dir das Forum an: Was könntest du in dieser Runde bauen?
coach-aquileia-portus = Sieh dir den Portus an: Was geben deine Gebäude, und wo liegen Münzen?
coach-aquileia-crest = Sieh dir die Wappen an: Wer beginnt die nächste Runde, und wer gewinnt bei Gleichstand?
coach-aquileia-stop = Ist noch ein freies Feld einen Gefolgsmann wert?
coach-aquileia-trade = Überlege, was du bauen willst und welches Metall dir dafür fehlt.
coach-aquileia-equi = Vergleiche die Karte mit der Münze: In welchem Wettkampf würde sie zählen?
coach-aquileia-servi = Zähl die Sklaven, die dein nächstes Gebäude braucht.
coach-aquileia-cards = Zähl die Stärken: Würde mehr an deinem Platz etwas ändern?
coach-aquileia-blue = In welchem Wettkampf ändern die Würfel mehr?
coach-aquileia-prize = Vergleiche die Punkte mit dem, was ein Sklave bauen hilft.
coach-aquileia-keep = Sieh dir deine Villen an: Welche Farbe passt zu ihnen?
coach-aquileia-bid = Was ist die Karte mit deinen Villen wert, und was sind dir die Münzen wert?
coach-aquileia-build = Sieh dir deine Stadionkarten an und die Runden, die noch kommen.
coach-aquileia-slaves = Sieh nach, wie viele Sklaven du schuldest und was du zu viel zahlen würdest.
coach-aquileia-fee = Vergleiche, was deine Gebäude geben, mit der Münze.

## Spartacus

coach-spartacus-intrigue = Sieh dir jede Handkarte an: Ist sie gespielt, behalten oder als Gold mehr wert?
coach-spartacus-support = Wem nützt die Machenschaft, und wem schadet sie?
coach-spartacus-reaction = Was geschieht, wenn niemand antwortet, und was kostet deine Antwort?
coach-spartacus-target = Wer ist dem Sieg am nächsten, und wer kann sich wehren?
coach-spartacus-bid = Was ist es dir wert, und was können die anderen bieten?
coach-spartacus-host-bid = Was würdest du als Veranstalter tun, und was können die anderen bieten?
coach-spartacus-fighter = Vergleiche deine Kämpfer mit denen, die kommen können.
coach-spartacus-invitation = Wessen Kämpfer sähest du gern gegeneinander?
coach-spartacus-bet = Vergleiche die Aussichten des Kampfes mit dem, was die Wette zahlt.
coach-spartacus-verdict = Wessen Kämpfer ist es, und wie sehr liebt ihn die Menge?
coach-spartacus-turn = Achte auf Abstand und Würfel: Kannst du zuschlagen, oder wirst du geschlagen?
coach-spartacus-wound = Welche Würfel brauchst du im nächsten Schlagabtausch am meisten?
coach-spartacus-house = Vergleiche, womit jedes Haus beginnt und was seine Kräfte kosten.
coach-spartacus-asking = Wer hat den Einfluss, der deiner Machenschaft fehlt, und was wird er dafür wollen?
coach-spartacus-spare = Was davon brauchst du in dieser Runde am wenigsten?
coach-spartacus-cards = Welche Karten wirst du kaum spielen können, und was sind sie als Gold wert?
coach-spartacus-ledger = Wen wirst du in die Arena schicken, und wer kostet dich nur?
coach-spartacus-spy = Wessen Hand hättest du zu fürchten?
coach-spartacus-look = Wie lange nützt dir, was du siehst?
coach-spartacus-talk = Wer würde zahlen, um verschont zu werden oder damit es jemand anderen trifft?
coach-spartacus-pick = Wen trifft es am härtesten, und führt dieses Haus?
coach-spartacus-stall = Vergleiche, was die Bank zahlt, mit dem, was du noch brauchst.
coach-spartacus-equipment = Sieh dir seine Würfel an: Was fehlt ihm in diesem Kampf?
coach-spartacus-primus = Vergleiche die möglichen Mannschaften mit den besten einzelnen Kämpfern.
coach-spartacus-teams = Wessen Würfel passen zusammen, und wen kannst du entbehren?
coach-spartacus-start = Achte auf den Abstand zum Gegner und darauf, wer zuerst handelt.
coach-spartacus-order = Achte auf den Abstand: Wer kann zuerst zuschlagen?
coach-spartacus-defend = Zähl beide Arten von Würfeln: Welche wird er noch brauchen?
coach-spartacus-reroll = Die Würfel werden paarweise verglichen, die höchsten zuerst: Welcher davon entscheidet?
coach-spartacus-gear = Was würde es jetzt ändern, und gibt es einen besseren Augenblick dafür?
coach-spartacus-evade = Achte auf die Felder neben ihm: Wer könnte von dort wen treffen?
coach-spartacus-other = Was ändert jede Wahl für dein Haus und für das führende?
