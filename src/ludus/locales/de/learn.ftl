# Geführte erste Runden

## Kampf der Gladiatoren

learn-kampf-welcome = Willkommen in der Arena. Du führst die roten Teams, und wer die meisten Trophäen sammelt, gewinnt. Diese geführte Runde zeigt jeden Schritt; klick an, was leuchtet.
learn-kampf-carrier = Ein Team steht auf einem Träger und hat bis zu vier Gladiatoren. In jedem Zug kommt ein Gladiator in die Arena. Stell deinen ersten Träger in die Mitte, auf C2.
learn-kampf-spear = Es gibt fünf Arten von Gladiatoren. Die Seite mit mehr Speerwerfern schlägt zuerst zu; nimm also einen.
learn-kampf-join = Die Gegenseite hat ein Team direkt neben dich gestellt, auf D2. Du kannst jetzt einen weiteren Träger aufstellen oder ein Team verstärken, das noch keine vier Gladiatoren hat. Verstärke C2.
learn-kampf-net = Ein Netzwerfer fängt vor dem Würfeln einen Gladiator der anderen Seite. Wer gefangen ist, tut in diesem Kampf nichts mehr.
learn-kampf-second = Zeit für ein zweites Team. Ein neuer Träger darf nicht neben einem eigenen stehen, solange ein anderes Feld frei ist; deshalb leuchten die Felder um C2 nicht. Was gerade nicht geht und warum, steht immer unter der Liste der Möglichkeiten. Wähle A1.
learn-kampf-sword = Du würfelst immer mit einem Würfel und mit einem weiteren für jeden Schwertkämpfer. Von ihnen gibt es bei weitem die meisten.
learn-kampf-prong = C2 bekommt noch einen Zweizackträger: Wer davon mehr hat als die andere Seite, darf alle Würfel noch einmal werfen. Die fünfte Art, der Schildträger, hebt einen einfachen Treffer auf.
learn-kampf-animals = Alle Teams sind voll; das ging schnell. Nun füllen wilde Tiere die freien Felder, und du hast einen Löwen gezogen. Sein Plättchen wirkt wie ein Team: ein Schwert, zwei Zweizacke, ein Schild, und zwei Treffer besiegen ihn. Lass ihn auf D3 los.
learn-kampf-turn = Die Arena ist voll, und du eröffnest die Kämpfe. In jedem Zug musst du mit genau einem Team herausfordern. Wähle C2: Mit Speer, Netz und Zweizack kann es alles.
learn-kampf-target = Herausfordern darfst du ein fremdes Team oder ein Tier auf einem Nachbarfeld. Nimm das Team auf D2.
learn-kampf-order = Du hast einen Speerwerfer, D2 hat keinen: Du schlägst zuerst zu und wirfst auch zuerst dein Netz.
learn-kampf-throw = Fang den Netzwerfer. Dann kommt kein Netz zurück, denn wer gefangen ist, kann nicht werfen.
learn-kampf-dice = Du hast zwei Würfel geworfen: einen für das Team, einen für deinen Schwertkämpfer. Ein einfacher Treffer und eine Niete sind nicht viel, und der Schild auf D2 würde den Treffer aufheben. Du hast mehr Zweizacke als die andere Seite, also würfle noch einmal.
learn-kampf-hits = Ein Volltreffer und ein einfacher Treffer. Den einfachen hebt der Schild auf, einen Volltreffer nichts: D2 verliert einen Gladiator, und wer das Team besitzt, sucht ihn aus. Du bekommst ihn als Trophäe.
learn-kampf-counter = Abgegeben wurde der Gefangene im Netz. Danach schlug D2 mit drei Würfeln zurück und traf zweimal einfach. Jeder einfache Treffer ist ein Stein, und zwei Steine kosten einen Gladiator. Jetzt wählst du: Gib den Netzwerfer ab.
learn-kampf-theirs = Der Kampf ist vorbei, die Gefangenen sind wieder frei, und die andere Seite ist am Zug. Sieh zu, was sie tut.
learn-kampf-acts-for = Von E3 aus wird dein Löwe herausgefordert, und er hat schon einen Treffer; ein Stein mehr besiegt ihn. Jemand muss das Tier vertreten, und das bist du. Es hat eine Niete gewürfelt, aber mehr Zweizacke: Würfle noch einmal!
learn-kampf-again = Ein Volltreffer: Das Team auf E3 verliert einen Gladiator. Er scheidet aus dem Spiel aus, denn niemand führt diesen Löwen. Du bist wieder am Zug. Wähle noch einmal C2.
learn-kampf-lion = Auf C2 sind noch drei Gladiatoren, und beim Löwen liegt schon ein Stein. Netze nützen gegen Tiere nichts, aber du hast den Speer. Fordere D3 heraus.
learn-kampf-beaten = Ein Volltreffer zählt bei einem Tier zwei Steine: Der Löwe ist besiegt und deine Trophäe. Jedes Tier ist 2 Punkte wert, jeder gewonnene Gladiator 1.
learn-kampf-ending = Das Spiel endet, wenn nur noch einer Gladiatoren hat oder alle zwölf Tiere besiegt sind. Überlebende zählen mit. Wer seinen letzten Gladiator verliert, spielt weiter und führt die Tiere.
learn-kampf-done = Mehr musst du nicht wissen. Am Tisch zeigt dir das Fragezeichen zu jeder Frage die Regel.

## Aquileia

learn-aquileia-welcome = Willkommen in Aquileia. Sechs Runden lang schickst du jedes Mal fünf Gefolgsmänner in die Stadt: zum Handeln, Kämpfen, Rennenfahren, Bieten und Bauen. Die meisten Punkte gewinnen.
learn-aquileia-placing = Jede Runde hat zwei Teile. Zuerst setzen alle reihum Gefolgsmänner, immer einen. Dann sind die sechs Viertel der Reihe nach dran, von Mercatus bis Portus. Klick an, was leuchtet.
learn-aquileia-arena = In der Arena bekommt der Stärkste Münzen und Punkte. Das dritte Feld dort beginnt mit Stärke 2: Nimm es.
learn-aquileia-equi = Stärke bringen auch Karten. Bei Equi et Arma liegt eine Waffe der Stärke 2 offen. Auf dem linken Feld gibt es eine verdeckte Karte dazu, alles für 1 Bronze.
learn-aquileia-stadium = Im Stadium fahren Goldpferde und Silberpferde, und du darfst nur auf einer Seite antreten. Der Preis ist eine Stadionkarte, und Stadionkarten machen deine Villen am Ende wertvoll. Nimm das silberne Feld mit Stärke 2.
learn-aquileia-forum = Auf dem Forum wird gebaut. Ein Stern heißt, dass das Gebäude sofort zählt. Nimm das zweite Feld.
learn-aquileia-crest = Statt eines Gefolgsmanns darfst du dein Wappen setzen. Wer auf dieser Leiste vorn steht, gewinnt bei Gleichstand; der Erste beginnt auch die nächste Runde. Setz es jetzt, bevor es jemand anders tut.
learn-aquileia-theatrum = Dein letzter Gefolgsmann geht ins Theatrum: Wer dort steht, versteigert eine Theaterkarte, und die zählt wie eine Stadionkarte.
learn-aquileia-order = Alle haben gesetzt, und die Viertel sind nacheinander dran.
learn-aquileia-mercatus = Im Mercatus gab es mit Dolus zwei Münzen für die eine Gegenseite. Die andere tauscht mit Pecunia Münzen und bekommt dafür 4 Punkte.
learn-aquileia-buy = Nun dein Gefolgsmann bei Equi et Arma: Kauf die Waffe für 1 Bronze. Was die verdeckte Karte ist, siehst nur du.
learn-aquileia-fight = Die verdeckte Karte ist ein Silberpferd; heb es für das Rennen auf. Jetzt kommt die Arena. Alle werfen drei Würfel, und jede Bronzeseite zählt 1. Ihr habt beide Stärke 3, also spiel die Waffe.
learn-aquileia-prize = Du gewinnst mit Stärke 5 und bekommst 3 Bronze. Wähle noch: Punkte in Höhe deiner doppelten Stärke oder eine Sklavenkarte. Zehn Punkte sind ein guter Anfang.
learn-aquileia-race = Im Stadium zählen die Würfelseiten deiner eigenen Seite: Silber. Gold führt mit 4, du hast 3. Das ist der Moment für das Silberpferd.
learn-aquileia-tie = Beide haben 4, und dein Wappen liegt weiter vorn: Du gewinnst das Rennen und bekommst 3 Silber.
learn-aquileia-laurel = Du siehst zwei Stadionkarten, behältst eine, und der Zweite bekommt die andere. Weiß vervielfacht am Ende weiße Villen; eine neutrale Karte bringt nur ihre Zahl. Behalte die offene, weiße.
learn-aquileia-auction = Im Theatrum liegt eine Karte für Weiß oder Blau. Eröffne die Auktion mit einer Münze: Bronze genügt.
learn-aquileia-raise = Jemand hat um eine zweite Bronze erhöht. Wer im Rennen bleiben will, hält das Gebot Münze für Münze und legt eine beliebige dazu. Leg Silber dazu.
learn-aquileia-build-others = Die Gegenseite steigt aus, und die Karte gehört dir für 2 Bronze und 1 Silber. Als Nächstes kommt das Forum, vom ersten Feld bis zum fünften. Zuerst baut jemand anders einen Handwerksbetrieb.
learn-aquileia-build = Jetzt du. Gezahlt wird genau in den gezeigten Metallen; größere Villen kosten auch Sklaven. Die weiße Villa 4 kostet 1 Silber und 1 Gold. Bau sie: Mit dem Stern bekommst du sofort 4 Punkte.
learn-aquileia-portus = Zuletzt kommt Portus. Wer dort eine Münze gezahlt hat, aktiviert seine Handwerksbetriebe für Punkte und seine Geldstuben für Münzen, in jeder Runde neu. Sieh zu, wie eine Geldstube gebaut und genutzt wird.
learn-aquileia-income = Die Geldstube hat 1 Bronze und 1 Silber gebracht. Neue Karten liegen aus, alle nehmen ihre Gefolgsmänner zurück, und dank deines Wappens beginnst du die zweite Runde.
learn-aquileia-scoring = Nach sechs Runden folgt die letzte Wertung: für jede Farbe die Summe deiner Villen mal deine Karten dieser Farbe. Mit deiner Villa 4, der weißen Stadionkarte und der Theaterkarte wären das bis jetzt 8 Punkte. Bau groß, und sammle, was dazu passt.
learn-aquileia-done = Mehr musst du nicht wissen. Am Tisch zeigt dir das Fragezeichen zu jeder Frage die Regel.

## Spartacus

learn-spartacus-welcome = Willkommen in Capua. Du führst ein Haus. Spinne Intrigen, handle und schick Kämpfer in die Arena, bis du allein bei 12 Einfluss stehst. Diese geführte Runde zeigt jeden Schritt; was leuchtet, klickst du an.
learn-spartacus-house = Du hast am höchsten gewürfelt und wählst zuerst. Jedes Haus beginnt mit etwas anderem und hat zwei Kräfte. Nimm Batiatus: Er beginnt mit drei Gladiatoren.
learn-spartacus-upkeep = Eine Runde hat vier Phasen; der Streifen über dem Tisch zeigt, wo ihr steht. Im Unterhalt bringt jeder Sklave 1 Gold, und jeder Gladiator kostet 1. Du hast einen Sklaven und drei Gladiatoren: Zahl 2.
learn-spartacus-hand = Alle haben drei Intrigenkarten gezogen. Der Stern auf einer Karte ist der Einfluss, den sie braucht, die Münze das Gold, das sie beim Einlösen bringt. Deine Hand sieht niemand.
learn-spartacus-scheme = Black Market Profits braucht 7 Einfluss, und du hast 7: Du brauchst also niemandes Unterstützung. Spiel die Karte.
learn-spartacus-offer = Niemand hat geantwortet, und die Bank hat dir 5 Gold gezahlt. Danach hat Glaber dir ein Angebot gemacht: 2 Gold, wenn du versprichst, in dieser Phase nichts von ihm zu durchkreuzen. Die Tafel für Angebote ist immer offen. Nimm an.
learn-spartacus-done-scheming = Das Gold gehört dir, und dein Versprechen steht für alle sichtbar im Buch. Es bindet dich nicht, aber alle werden sehen, ob du es gehalten hast. Beende deinen Zug.
learn-spartacus-window = Glaber wollte eine Machenschaft spielen, für die sein Einfluss nicht reicht, und bat Tullius um Unterstützung. Er bekam sie, und nun trifft Collusion ausgerechnet Tullius. Alle, die antworten könnten, werden zugleich gefragt. Du hast es versprochen: Pass.
learn-spartacus-ledger = Tullius schickte eine Wache und würfelte eine 4: Die Machenschaft war durchkreuzt. Dann tauschte er mit einer Kraft seines Hauses Karten. Die Intrigenphase ist vorbei, und im Buch steht, dass du Wort gehalten hast.
learn-spartacus-market = Im offenen Markt darfst du an die Bank verkaufen und mit den anderen handeln, alle zugleich. Du behältst, was du hast. Sind alle Stände geschlossen, bleibt das Gold verdeckt, bis der Veranstalter feststeht. Sag, dass du fertig bist.
learn-spartacus-auction = Für jedes Haus wird eine Karte versteigert, und Kerza ist die erste. Alle bieten geheim und zugleich; nur das höchste Gebot wird bezahlt. Biete 4.
learn-spartacus-agron = Glaber hat 6 geboten und bekommt Kerza. Als Nächster kommt Agron, der mit vier Würfeln angreift und mit vier verteidigt. Biete 4 für ihn.
learn-spartacus-tie = Agron gehört dir. Der letzte ist Ashur. Einen Kämpfer hast du schon, also biete nur 1.
learn-spartacus-outbid = Du und Tullius liegt gleichauf. Beide legen hin, was sie geboten haben, und bieten noch einmal darüber hinaus. Überlass ihm Ashur: Biete 0. Dein Gold nimmst du zurück.
learn-spartacus-host-bid = Zuletzt geht es um die Ehre, die Spiele auszurichten. Der Veranstalter gewinnt 1 Einfluss, bestimmt, wer kämpft, und entscheidet über den Verlierer. Das ist 7 Gold wert.
learn-spartacus-invite = Du bist Veranstalter und hast 1 Einfluss gewonnen. Lade ein Haus nach dem anderen ein, bis es zwei Kämpfer gibt. Wer ablehnt, verliert 1 Einfluss. Lade Tullius ein.
learn-spartacus-invite-oneself = Tullius schickt Ashur, der schwächer ist als dein Agron. Du darfst auch dich selbst einladen. Tu das.
learn-spartacus-fighter = Kämpfen können Gladiatoren und Sklaven, die bereit sind, und Ausrüstung geht mit ihnen. Schick Agron.
learn-spartacus-bets = Nun wetten alle geheim, bis zu 3 Gold in jedem von vier Feldern. Gegen den eigenen Kämpfer darfst du nicht wetten. Setz 2 Gold auf deinen eigenen Kämpfer, Agron.
learn-spartacus-initiative = Jede Kampfrunde beginnt mit der Initiative: Beide werfen ihre Schnelligkeitswürfel. Ashur hat mehr, und Tullius lässt dir den Vortritt.
learn-spartacus-move = In deinem Zug darfst du dich einmal bewegen und einmal angreifen, in beliebiger Reihenfolge. Agron geht so viele Felder weit, wie er Schnelligkeitswürfel hat. Geh nach C5.
learn-spartacus-attack = Ashur lief weg, kam zurück und griff an. Die Würfel werden paarweise verglichen, die höchsten zuerst, und Gleichstand ist abgewehrt: Keiner kam durch. Nun steht er neben dir. Schlag zurück.
learn-spartacus-wounds = Vier Treffer! Würfel ohne Gegenüber treffen ab 3. Jede Wunde kostet Ashur einen Würfel, und Tullius hat gewählt, welchen. Kein Wert fällt auf 0, solange ein anderer über 1 liegt. Du bleibst stehen: Beende den Zug.
learn-spartacus-first = Ashur hat nur noch einen Schnelligkeitswürfel, diesmal hast du die Initiative. Handle zuerst.
learn-spartacus-finish = Er steht noch neben dir. Greif an.
learn-spartacus-verdict = Noch zwei Wunden, und Ashur gibt auf: Einer seiner Werte steht auf 0. Du gewinnst 1 Einfluss, Agron bekommt eine Gunst, und deine Wette zahlt. Als Veranstalter entscheidest du über den Verlierer und könntest Gold dafür nehmen. Heute Gnade: Daumen hoch.
learn-spartacus-turn-of-fortune = Deine erste Runde ist vorbei: 9 Einfluss, ein neuer Gladiator und ein guter Ruf. Stehst du am Ende einer Phase allein bei 12, hast du gewonnen.
learn-spartacus-end = Rede, besteche, versprich, und brich dein Wort nur, wenn es sich lohnt. Am Tisch zeigt das Fragezeichen zu jeder Frage die Regel.
