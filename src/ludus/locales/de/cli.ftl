# The terminal

## Small words

cli-separator = { ", " }
cli-yes = ja
cli-no = nein
# The pager takes ASCII alone.
cli-pager = Leertaste: weiter | b: eine Seite hoch | q: Ende
cli-player = Gast
cli-seat = Platz { $number }
cli-players = { $fewest } bis { $most } Personen
cli-leads-to = { $option }: { $consequence }
cli-blocked = { $option }: { $reason } [{ $rule }]
cli-not-text = das ist keine Textdatei

## The command line

cli-about = Römische Brettspiele im Terminal.
cli-about-play = in diesem Terminal spielen
cli-about-replay = eine aufgezeichnete Partie Schritt für Schritt ansehen
cli-about-review = auf eine beendete Partie zurückblicken: Chancen, Entscheidungen, Glück
cli-about-puzzle = eine Aufgabe lösen: eine Stellung mit einer klar besten Möglichkeit
cli-about-puzzles = Aufgaben aus Partien zwischen Bots machen
cli-about-verify = Würfel und Ergebnis einer aufgezeichneten Partie prüfen
cli-about-rules = die Regeln eines Spiels lesen
cli-about-games = die Spiele und ihre Optionen auflisten
cli-about-sim = Bots viele Partien spielen lassen
cli-about-ladder = Bots gegeneinander antreten lassen und bewerten
cli-about-balance = prüfen, ob die Häuser oder die Plätze am Tisch gleich oft gewinnen
cli-about-dataset = Bots spielen lassen und die Partien zum Lernen aufschreiben
cli-about-encoding = zeigen, was die Zahlen von Beobachtungen und Zügen bedeuten, für lernende Programme
cli-about-train = ein Netz ein Spiel lernen lassen, indem es gegen sich selbst spielt (braucht PyTorch)
cli-about-odds = die Chancen eines Kampfes nennen
cli-about-serve = einen Server für Partien über das Netz starten
cli-about-admin = die Tische eines Servers betreuen
cli-about-bot = einen Bot auf einem Platz eines Servers spielen lassen

cli-mistake = Fehler: { $told }
cli-advice = Hinweis: { $told }
cli-help-usage = Aufruf:
cli-help-arguments = Argumente:
cli-help-options = Optionen:
cli-arg-help = diese Hilfe zeigen
cli-arg-version = die Version zeigen
cli-version-plain = Regeln nicht kompiliert
cli-version-compiled = kompilierte Regeln
cli-arg-lang = die Sprache: { $languages }
cli-arg-game = der Name des Spiels, wie ›ludus games‹ ihn nennt
cli-arg-seats = wie viele mitspielen
cli-arg-human = ein Mensch auf dem nächsten Platz; mehrfach möglich
cli-arg-bot = ein Bot auf dem nächsten Platz; mehrfach möglich
cli-arg-seed = gleicher Startwert und gleiche Entscheidungen ergeben die gleiche Partie
cli-arg-option = eine Tischoption; ›ludus games‹ listet sie auf
cli-arg-set = ein Ordner mit geänderten Spieldaten
cli-arg-practice = Bots sagen, warum sie so gewählt haben (warum), und ein Trainer hilft: tipp, beste, warnen
cli-arg-resume = eine gespeicherte Partie fortsetzen; ohne DATEI alle auflisten, die es gibt
cli-arg-check = eine Partie aufbauen, einmal zeichnen und aufhören
cli-arg-file = eine Aufzeichnung
cli-arg-seat = nur zeigen, was dieser Platz wusste; gezählt wird ab 0 wie in der Aufzeichnung
cli-arg-step = nach so vielen Entscheidungen beginnen
cli-arg-rules-game = der Name des Spiels, wie ›ludus games‹ ihn nennt; fehlt er, wird ID in allen Spielen gesucht
cli-arg-id = ein Absatz, eine Entscheidung oder ein Ding, zum Beispiel combat.nets, K-13 oder Netzwerfer
cli-arg-bots = die Bots, einer je Platz: Namen, oder modul:Klasse für eigene
cli-arg-games = wie viele Partien; ohne Angabe 100
cli-arg-sim-seats = wie viele mitspielen; so viele, wie Bots genannt sind
cli-arg-sim-seed = eine ganze Zahl; gleicher Startwert, gleiche Summen
cli-arg-ladder-bots = die Bots, die sich treffen, durch Kommas getrennt
cli-arg-ladder-games = wie viele Partien jedes Paar spielt; ohne Angabe 100
cli-arg-ladder-protocol = stattdessen ein festes Protokoll spielen: jeder Bot allein gegen einen Tisch von anderen ({ $protocols })
cli-arg-workers = wie viele Prozesse; ohne Angabe einer je Prozessor
cli-arg-cluster = auf einem Dask-Cluster rechnen: die Adresse seines Schedulers, oder ›local‹
cli-arg-out = die Ergebnisse laufend in diese Datei schreiben; derselbe Befehl macht dort weiter
cli-arg-plot = ein Bild in diese Datei zeichnen, PNG oder SVG
cli-arg-dataset-out = die Parquet-Datei, in die geschrieben wird
cli-arg-dataset-bots = die Bots, einer je Platz; ohne Angabe greedy
cli-arg-balance-bot = der Bot auf allen Plätzen; ohne Angabe greedy
cli-arg-balance-seats = wie viele mitspielen; ohne Angabe 4
cli-arg-json = ein einziges JSON-Objekt ausgeben
cli-arg-puzzle-daily = die Aufgabe des Tages, wie ohne Angabe
cli-arg-puzzle-id = die Aufgabe mit dieser Kennung
cli-arg-puzzle-from = die Aufgaben eines Ordners, wie ›ludus puzzles make‹ sie schreibt
cli-arg-puzzles-task = make (machen)
cli-arg-puzzles-count = wie viele; ohne Angabe 60
cli-arg-puzzles-out = der Ordner, in den sie geschrieben werden, je eine Datei
cli-arg-puzzles-seed = gleicher Startwert, gleiche Aufgaben
cli-error-puzzle-game = { $id } ist keine Aufgabe von ›{ $game }‹.
cli-hint-puzzle = sie gehört zu { $game }; lass das Spiel weg.
cli-error-puzzle-none = In { $folder } liegen keine Aufgaben.
cli-hint-puzzle-none = ›ludus puzzles make GAME --out DIR‹ macht welche.
cli-hint-puzzles-out = nenne einen Ordner, in den du schreiben darfst.
cli-arg-encoding-game = der Name des Spiels, wie ›ludus games‹ ihn nennt, oder eines kleinen: { $games }
cli-arg-encoding-version = die Version der Kodierung; ohne Angabe die neueste
cli-arg-encoding-actions = stattdessen die Nummern der Züge
cli-arg-train-out = Ordner für Gewichte, Zwischenstand und Protokoll
cli-arg-train-minutes = wie lange gelernt wird, Prüfungen nicht mitgezählt
cli-arg-train-decisions = aus so vielen Entscheidungen lernen, wie lange es auch dauert
cli-arg-train-seats = Spielerzahlen, mit denen gelernt wird, statt denen der Einstellungen
cli-arg-train-workers = Prozesse, die für jede Spielerzahl spielen; 0 spielt im Prozess des Lernenden
cli-arg-train-settings = eine YAML-Datei mit Einstellungen statt denen des Spiels
cli-arg-train-from = Gewichte, von denen aus weitergelernt wird
cli-arg-train-resume = beim Zwischenstand im Ordner weitermachen
cli-arg-train-device = wo gelernt wird: cuda, cpu …

## What is wrong, and what to do

cli-error-game = Ein Spiel namens { $name } gibt es nicht.
cli-hint-game = Es gibt diese Spiele: { $games }.
cli-error-nowhere = Ein Spiel, einen Absatz oder ein Ding namens { $name } gibt es nicht.
cli-hint-nowhere = Vielleicht eines von diesen: { $names }. Spiele gibt es diese: { $games }.
cli-error-option = { $given } ist keine Tischoption.
cli-hint-option = Schreib --option NAME=WERT.
cli-error-too-many-players =
    { $players ->
        [one] { $players } Name ist angegeben, Plätze gibt es aber { $seats }.
       *[other] { $players } Mitspielende sind angegeben, Plätze gibt es aber nur { $seats }.
    }
cli-hint-more-seats = Erhöhe --seats, oder nenne weniger Mitspielende.
cli-error-name = Der Name ›{ $name }‹ geht nicht.
cli-hint-name = Alle brauchen einen eigenen Namen mit höchstens { $longest } Zeichen.
cli-ask-name-again = Alle brauchen einen eigenen Namen mit höchstens { $longest } Zeichen.
cli-hint-seats = Gib eine Zahl von { $fewest } bis { $most } ein.
cli-error-file = { $file } lässt sich nicht lesen: { $why }.
cli-hint-file = Nenne eine Aufzeichnung, die mit ›save DATEI‹ gespeichert wurde.
cli-hint-saves = ›ludus play --resume‹ listet die hier gespeicherten Partien auf.
cli-error-no-seed = In { $file } fehlt der Startwert; ohne ihn lassen sich die Würfel nicht fortsetzen.
cli-hint-no-seed = Vielleicht ist die Datei abgeschnitten; ›ludus play --resume‹ listet auf, was sich fortsetzen lässt.
cli-error-over = Die Partie in { $file } ist zu Ende.
cli-hint-over = Sieh sie dir mit ›ludus replay { $file }‹ noch einmal an.
cli-hint-review = blicke zurück, wenn sie zu Ende ist; ›ludus replay‹ zeigt sie, so weit sie geht.
cli-error-int = { $name } braucht eine ganze Zahl, nicht { $value }.
cli-error-float = { $name } braucht eine Zahl, nicht { $value }.
cli-error-choice = { $name } kann nicht { $value } sein (möglich: { $choices }).
cli-error-value = { $name } braucht einen Wert.
cli-error-both = { $name } und { $other } schließen sich aus.
cli-error-required = Es fehlt: { $names }.
cli-error-unrecognized = Unbekannt: { $words }.
cli-error-unproven = { $file } lässt sich nachspielen, aber ohne Startwert sind die Würfel nicht prüfbar.
cli-hint-unproven = Die Partie ist nicht zu Ende, oder das Ende der Datei fehlt.
cli-error-paragraph = Einen Absatz oder ein Ding namens { $id } gibt es nicht.
cli-hint-paragraph = Vielleicht einer von diesen: { $ids }.
cli-error-thing = Etwas namens { $thing } gibt es nicht.
cli-hint-thing = Vielleicht eines von diesen: { $names }.
cli-hint-things = ›ludus rules‹ zählt alles auf, was in der Schachtel ist.
cli-several-things = So heißen mehrere. Sag, welches: { $names }.
cli-error-range = { $name } kann nicht { $value } sein.
cli-hint-range = Möglich ist { $least } bis { $most }.
cli-hint-least = Möglich ist { $least } oder mehr.
cli-error-bots =
    { $bots ->
        [one] { $bots } Bot füllt keine { $seats } Plätze.
       *[other] { $bots } Bots passen nicht auf { $seats } Plätze.
    }
cli-hint-bots = Nenne bei --bots { $seats } Bots, durch Kommas getrennt.
cli-error-ladder-bots = Eine Rangliste braucht mindestens zwei Bots.
cli-hint-ladder-bots = nenne sie mit --bots, durch Kommas getrennt.
cli-error-ladder-game = Es ist kein Spiel genannt und kein Protokoll.
cli-hint-ladder-game = schreib ›ludus ladder GAME‹ oder ›ludus ladder --protocol NAME‹.
cli-error-protocol-game = Ein Protokoll nennt sein Spiel selbst, { $game } ist aber auch genannt.
cli-hint-protocol-game = lass GAME weg.
cli-error-protocol-out = Eine Datei kann kein Protokoll mehrerer Bots enthalten.
cli-hint-protocol-out = nenne einen Bot, oder lass --out weg.
cli-error-protocol-plot = Ein Protokoll zeichnet kein Bild.
cli-hint-protocol-plot = lass --plot weg; --out behält jede Partie, --json gibt die Zahlen aus.
cli-error-protocol-settled = Ein Protokoll legt { $flag } selbst fest.
cli-hint-protocol-settled = lass es weg, oder spiel eine eigene Rangliste: ›ludus ladder GAME‹.
cli-hint-help = ›{ $program } --help‹ zeigt, wie der Aufruf lautet.

## Sitting down

cli-ask-game = Welches Spiel?
cli-ask-seats = Wie viele spielen mit ({ $fewest } bis { $most })?
cli-ask-players = Wer sitzt wo? Gib einen Namen ein oder die Stärke eines Bots: { $levels }. Enter übernimmt, was in Klammern steht.
cli-check = Alles in Ordnung: { $title } für { $seats } ist spielbereit.
cli-saves = Diese Partien kannst du fortsetzen:
cli-saved-game =
    { $choices ->
        [one] { $title }: { $players } – { $choices } Entscheidung, { $time }
       *[other] { $title }: { $players } – { $choices } Entscheidungen, { $time }
    }
cli-ask-saved = Welche?
cli-saves-older =
    { $count ->
        [one] … { $count } ältere Partie hat die Nummer { $first }; ›mehr‹ zeigt auch sie.
       *[other] … { $count } ältere Partien haben die Nummern { $first } bis { $last }; ›mehr‹ zeigt auch sie.
    }
cli-no-saves = Es gibt keine Partie, die du fortsetzen kannst. Partien im Terminal werden nach jeder Entscheidung in { $folder } gespeichert.

## At the table

cli-choose = Wähle.
cli-how-to-answer = Antworte mit Nummer oder Worten; ›?‹ erklärt die Frage, ›hilfe‹ alles andere.
cli-how-to-compare = ›?‹ sagt auch, was jedes Haus kann; deines behältst du die ganze Partie.
cli-ask-beside = Vor dir liegt etwas Neues: Antworte darauf, oder drück Enter, um fortzufahren.
cli-waiting-for = Warten auf { $names }
cli-beside = ── daneben ──
cli-numbers = { $first } bis { $last }
cli-answers-folded = ── die Frage: { $numbers }; ›mehr‹ zeigt sie ──
cli-beside-folded = ── daneben: { $numbers }; ›mehr‹ zeigt sie ──
cli-board-cropped = … ›brett‹ zeigt den ganzen Tisch.
cli-choices-cropped = … ›mehr‹ zeigt alle Möglichkeiten.
cli-group-folded = (›mehr‹ listet sie auf)
cli-thinking = { $name } überlegt …
cli-conferring = Die anderen beraten sich …
cli-hand-over = Bitte weitergeben an { $name }, dann Enter drücken.
cli-your-turn = Am Zug: { $name }.
cli-earlier =
    { $count ->
        [one] … { $count } frühere Zeile; ›bericht‹ zeigt sie.
       *[other] … { $count } frühere Zeilen; ›bericht‹ zeigt sie.
    }
cli-several = Das könnte eines von diesen sein:
cli-not-understood = ›{ $typed }‹ steht nicht zur Wahl. Gib eine Nummer ein oder ›hilfe‹.
cli-not-in-list = ›{ $typed }‹ steht nicht in der Liste. Gib eine ihrer Nummern ein.
cli-consequences = Wohin deine Wahl führt:
cli-not-now = Jetzt nicht möglich:
cli-log-more =
    { $count ->
        [one] … { $count } frühere Zeile; ›bericht { $all }‹ zeigt auch sie.
       *[other] … { $count } frühere Zeilen; ›bericht { $all }‹ zeigt auch sie.
    }
cli-nothing-to-undo = Noch gibt es nichts zurückzunehmen.
cli-undo-asks = Seither wurde gewürfelt oder gehandelt; die anderen müssen zustimmen.
cli-undo-consent = { $asked }: Darf { $name } die letzte Entscheidung zurücknehmen?
cli-taken-back = { $name } nimmt die letzte Entscheidung zurück.
cli-overwrite = { $file } gibt es schon. Überschreiben?
cli-saved = Gespeichert in { $file }.
cli-not-saved = In { $file } ließ sich nicht speichern: { $why }.
cli-resume = Weiter geht es mit: { $command }
cli-quit-save = Die Partie vorher speichern?

## Commands at the table

cli-help-answer = Antworte mit der Nummer einer Möglichkeit, mit ihren Worten oder mit Wortanfängen; Enter nimmt die einzige, die es gibt; gibt es mehrere, zeigt es die Frage noch einmal. Außerdem möglich:
cli-word-what = ?
cli-word-card = karte
cli-word-odds = chancen
cli-word-orders = anweisungen
cli-word-why = warum
cli-word-hint = tipp
cli-word-best = beste
cli-word-warn = warnen
cli-word-more = mehr
cli-word-board = brett
cli-word-log = bericht
cli-word-undo = zurück
cli-word-save = speichern
cli-word-rules = regeln
cli-word-help = hilfe
cli-word-quit = ende
cli-form-what = ? [DING]
cli-form-card = karte [NAME]
cli-form-odds = chancen
cli-form-why = warum [N] [+]
cli-form-hint = tipp
cli-form-best = beste
cli-form-warn = warnen
cli-form-orders = anweisungen [N [M]]
cli-form-more = mehr
cli-form-board = brett
cli-form-log = bericht [N]
cli-form-undo = zurück
cli-form-save = speichern [DATEI]
cli-form-rules = regeln [ID]
cli-form-help = hilfe
cli-form-quit = ende
cli-does-what = die Frage erklären und was jetzt nicht möglich ist, oder ein DING
cli-does-card = sagen, was eine Karte oder ein anderes Ding ist und kann
cli-does-odds = sagen, was jede Möglichkeit in einem Kampf wert ist
cli-does-why = sagen, warum ein Bot zuletzt so gewählt hat, oder N-letzt; + zeigt seine Zahlen
cli-does-hint = in einer Übungspartie sagen, worauf man achten sollte
cli-does-best = in einer Übungspartie sagen, was das Beste wäre und warum
cli-does-warn = in einer Übungspartie von nun an vor Patzern nachfragen, oder nicht mehr
cli-does-orders = Daueranweisungen zeigen, oder die N-te geben oder zurücknehmen
cli-does-more = alle Möglichkeiten auflisten
cli-does-board = den Tisch neu zeichnen
cli-does-log = erzählen, was geschehen ist
cli-does-undo = die letzte Entscheidung zurücknehmen
cli-does-save = die Partie speichern (geschieht auch von selbst), oder in DATEI
cli-does-rules = die Regeln lesen, oder einen Absatz
cli-does-help = diese Liste zeigen
cli-does-quit = die Partie verlassen
cli-why-option = Möglichkeit
cli-why-chance = Gewinnchance
cli-why-tried = probiert
cli-chances-fight = Siegchance
cli-chances-guest = Siegchance des besten Kämpfers des Gasts
cli-chances-rival = Siegchance gegen den Gegner
cli-chances-coming = Siegchance gegen die, die kommen können
cli-chances-against = gegen
cli-chances-prospects = Ein besiegtes Tier zählt wie 2 Gladiatoren.
cli-chances-gladiators = Gladiatoren Vorsprung im Mittel
cli-chances-gold = Gold im Mittel
cli-chances-exact = Genau, wenn beide Seiten ihr Bestes spielen.
cli-chances-sampled = Stichprobe; ± ist die Fehlerspanne eines 95-%-Intervalls.
cli-chances-none = Hier gibt es keinen Kampf zu berechnen.
cli-chances-game = Chance, die Partie zu gewinnen
cli-puzzle-not-understood = ›{ $typed }‹ steht nicht zur Wahl. Gib eine Nummer ein, oder Strg-D zum Gehen.
cli-puzzle-heading = Aufgabe { $id }, Wertung { $rating }. Es zählt: { $counts }.
cli-puzzle-right = Richtig, das ist das Beste.
cli-puzzle-wrong = Nicht das Beste: „{ $best }“ ist um { $less } besser.
cli-puzzle-yours = deine
cli-puzzle-found = Das Beste finden: { $levels }.
cli-puzzle-found-game = Lanista und Champion spielen für die ganze Partie; dort kann eine andere Wahl ebenso gut sein.
cli-puzzle-another = Noch eine von { $count }?
cli-puzzles-looking = Partie { $number } der Bots wird durchgesehen
cli-puzzles-solve = So löst man sie: ludus puzzle --from { $folder }
cli-puzzles-made =
    { $count ->
        [one] { $count } Aufgabe liegt in { $folder }.
       *[other] { $count } Aufgaben liegen in { $folder }.
    }
cli-orders-none = Hier gibt es vorab nichts zu regeln.
cli-orders-how = ›anweisungen { $number }‹ gibt Anweisung { $number } oder nimmt sie zurück. [x] gilt.
cli-orders-value = Zu Anweisung { $number } gehört eine Zahl: ›anweisungen { $number } { $value }‹.
cli-orders-unknown = Eine Anweisung ›{ $typed }‹ gibt es nicht. Gib eine Nummer von 1 bis { $most } ein.
cli-order-cancelled = Gilt nicht mehr: { $order }
cli-order-number = Zu dieser Anweisung gehört eine Zahl von { $least } bis { $most }, zum Beispiel ›anweisungen { $number } { $most }‹.
cli-why-more = Und { $count } weitere.
cli-why-later = Was die Bots dachten, wird nach der Partie verraten; in einer Partie mit --practice jederzeit.
cli-why-nothing = Noch hat kein Bot gewählt.
cli-why-numbers = ›warum +‹ zeigt die Zahlen dahinter.
cli-why-no-numbers = { $name } hat keine Möglichkeiten durchgespielt; mehr Zahlen stehen nicht dahinter.
cli-coach = der Trainer
cli-coach-no-choice = Gerade gibt es nichts zu wählen.
cli-coach-more = ›beste‹ nennt die besten Möglichkeiten.
cli-coach-in-your-place = An deiner Stelle würde ich unter diesen wählen:
cli-coach-as-good = Von der ersten nicht zu unterscheiden: Der Unterschied liegt innerhalb der Fehlerspanne.
cli-coach-behind =
    { $less ->
        [0] Weniger als einen Prozentpunkt hinter der ersten.
        [one] Etwa einen Prozentpunkt hinter der ersten.
       *[other] Etwa { $less } Prozentpunkte hinter der ersten.
    }
cli-coach-game = { $chance } % Gewinnchance
cli-coach-warning = Das senkt deine Gewinnchance um etwa { $less } Prozentpunkte; ›beste‹ sagt, was besser ist.
cli-coach-sure = Trotzdem so wählen?
cli-coach-warns = Der Trainer fragt von nun an vor Patzern nach.
cli-coach-warns-not = Der Trainer fragt nicht mehr nach.
cli-coach-refused = Der Trainer hilft nur in Übungspartien: Beginne eine mit --practice.

## The end

cli-winner = ★ gewinnt
cli-kept = Die Partie liegt in { $file }.
cli-ask-end = Enter beendet; möglich sind auch ›speichern DATEI‹, ›bericht‹ oder ›zurück‹:

## Replaying and checking

cli-verified = Die Aufzeichnung stimmt: { $game }, { $seats } Plätze, { $lines } Zeilen; Würfel, Prüfsummen und Ergebnis sind richtig.
cli-verified-unfinished = Die Aufzeichnung stimmt, so weit sie geht: { $game }, { $seats } Plätze, { $lines } Zeilen; Würfel und Prüfsummen sind richtig. Die Partie ist nicht zu Ende.
cli-error-unfinished = Die Partie ist nicht zu Ende: Ihre { $lines } Zeilen lassen sich spielen, aber ihre Würfel noch nicht prüfen.
cli-hint-unfinished = erst wenn die Partie zu Ende ist, steht der Startwert in der Aufzeichnung, der die Würfel beweist.
cli-unfinished = Die Partie ist nicht zu Ende.
cli-scores = Punkte: { $scores }.
cli-winners = Sieg: { $names }.
cli-step = Schritt { $step } von { $last }
cli-step-keys = Enter oder n: vor, b: zurück, eine Zahl: zu diesem Schritt
cli-step-jumps = { $examples }: { $kinds } ({ $letters }: zum Nächsten)
cli-step-leave = l: Bericht, q: Ende
cli-step-round = Runde
cli-step-fight = Kampf
cli-step-race = Rennen
cli-step-auction = Auktion
cli-step-scheme = Machenschaft
cli-step-is-this = In dieser Richtung geht die Partie nicht weiter.
cli-step-nowhere = ›{ $typed }‹ führt von hier nirgendwohin. Es gibt { $there }.
cli-step-rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
cli-step-fights =
    { $count ->
        [one] { $count } Kampf
       *[other] { $count } Kämpfe
    }
cli-step-races = { $count } Rennen
cli-step-auctions =
    { $count ->
        [one] { $count } Auktion
       *[other] { $count } Auktionen
    }
cli-step-schemes =
    { $count ->
        [one] { $count } Machenschaft
       *[other] { $count } Machenschaften
    }
cli-step-steps = die Schritte 0 bis { $last }

## The rules page

cli-rules-chapter = ›{ $command } 3‹ zeigt ein einzelnes Kapitel.
cli-sources = Werte, die nicht aus der Spielregel stammen
cli-source-public = aus öffentlichen Quellen
cli-source-inferred = erschlossen
cli-source-reconstructed = rekonstruiert
cli-source-rulebook = die Spielregel
cli-source-derived = aus der Spielregel hergeleitet
cli-source-ours = von uns festgelegt
cli-ruling-why = Warum: { $why }
cli-ruling-source = Quelle: { $sources }.
cli-ruling-cited = Angeführt in: { $ids }.
cli-rulings-in-english = Die Entscheidungen gibt es nur auf Englisch.
cli-rulings = Nummern wie { $first } sind Entscheidungen: Wo eine Spielregel schweigt, sagen sie, was wir tun und warum. ›ludus rules { $game } { $first }‹ zeigt eine.
cli-things = Alles, was in der Schachtel ist
cli-things-hint = ›ludus rules { $game } { $name }‹ sagt, was ein Ding ist und tut, in einer Partie ›? { $name }‹.

## Many games

cli-sim-bot = Bot
cli-sim-wins = Siege
cli-sim-score = Punkte im Mittel
cli-sim-by-seat = Siege nach Plätzen: { $wins }
cli-sim-pace =
    { $games ->
        [one] { $games } Partie, { $decisions } Entscheidungen, { $seconds } s
       *[other] { $games } Partien, { $decisions } Entscheidungen, { $seconds } s
    }

## Eine Rangliste

cli-ladder-rating = Wertung
cli-ladder-share = gewonnene Vergleiche
cli-ladder-pace = ms je Entscheidung
cli-ladder-meeting =
    { $games ->
        [one] { $first } gegen { $second }: { $share } in { $games } Partie
       *[other] { $first } gegen { $second }: { $share } in { $games } Partien
    }
cli-protocol = { $bot } in { $protocol }: { $share } von { $games } Partien gewonnen (95 %: { $between }); gerecht wären { $fair }. { $pace } ms je Entscheidung.
cli-level-random = ziellos
cli-level-plain = schlicht
cli-level-greedy = gierig
cli-level-novice = Neuling
cli-level-lanista = Lanista
cli-level-champion = Champion
cli-level-master = Großmeister

## Kampf der Gladiatoren: the arena

cli-kampf-letter-sword = S
cli-kampf-letter-spear = W
cli-kampf-letter-net = N
cli-kampf-letter-prong = Z
cli-kampf-letter-shield = H
cli-kampf-carriers =
    { $count ->
        [one] noch { $count } Träger zu stellen
       *[other] noch { $count } Träger zu stellen
    }
cli-kampf-animals =
    { $count ->
        [one] { $count } Tier
       *[other] { $count } Tiere
    }
cli-kampf-pile =
    { $count ->
        [one] { $count } Tier im Stapel
       *[other] { $count } Tiere im Stapel
    }
cli-kampf-beside = Neben dem Plan: { $animals }
cli-kampf-fight = Kampf

## Aquileia: die Stadt

cli-aquileia-round = Runde { $round } von 6
cli-aquileia-start = Start
cli-aquileia-crests = Wappen
cli-aquileia-blue = Blaue Würfel: { $count }
cli-aquileia-letter-bronze = B
cli-aquileia-letter-silver = S
cli-aquileia-letter-gold = G
cli-aquileia-suit-weapon = Waffe
cli-aquileia-suit-silver-horse = Silber
cli-aquileia-suit-gold-horse = Gold
cli-aquileia-site-villa = Villa
cli-aquileia-site-workshop = Betrieb
cli-aquileia-site-bank = Geldstube
cli-aquileia-points = Pkt
cli-aquileia-followers = Gef
cli-aquileia-houses = Häu
cli-aquileia-open = Stadion: { $laurel }
cli-aquileia-theatre = Noch { $count } Theaterkarten
cli-aquileia-signs =
    +2  und zwei Sklaven
    →   bringt jedes Mal
    ★   sein Wert sofort
    +   verdeckte Karte dazu
    ×2  zwei Gebäude
cli-aquileia-hand = Hand: { $cards }
cli-aquileia-laurels = Stadionkarten: { $laurels }
cli-aquileia-owes =
    { $count ->
        [one] { $site }, noch { $count } Sklave zu zahlen
       *[other] { $site }, noch { $count } Sklaven zu zahlen
    }
cli-aquileia-out = draußen

## Spartacus: Capua

cli-spartacus-round = Runde { $round } von { $rounds }
cli-spartacus-round-open = Runde { $round }
cli-spartacus-set-up = Aufbau
cli-spartacus-phase-upkeep = Unterhalt
cli-spartacus-phase-intrigue = Intrigen
cli-spartacus-phase-market = Markt
cli-spartacus-phase-arena = Arena
cli-spartacus-stalls = =n: Bank zahlt n
cli-spartacus-column-influence = Einfluss
cli-spartacus-column-gold = Gold
cli-spartacus-column-guards = Wachen
cli-spartacus-column-cards = Hand
cli-spartacus-column-assets = Gl/Sk/Au
cli-spartacus-slaves =
    { $away ->
        [0] { $count } Sklaven
       *[other] { $count } Sklaven ({ $away } nicht bereit)
    }
cli-spartacus-signs = ♔ Veranstalter   4/4/3 Angriff, Verteidigung, Schnelligkeit   (erschöpft)   (✚verletzt)   ★ Gunst   ♛ Champion
cli-spartacus-hand = Hand (Einfluss/Gold):
cli-spartacus-said = Bisher gesagt: { $said }
cli-spartacus-seen = hält { $cards }
cli-spartacus-row = Auktion:
cli-spartacus-host-bid = die Ehre, die Spiele auszurichten
cli-spartacus-seeks = sucht Unterstützung: bisher { $gathered } Einfluss
cli-spartacus-seeks-for = sucht Unterstützung für { $card }: bisher { $gathered } von { $needed } Einfluss
cli-spartacus-with = mit
cli-spartacus-without = ohne
cli-spartacus-invited = Eingeladen:
cli-spartacus-coins = { $count } Gold
cli-spartacus-guarded =
    { $count ->
        [one] { $count } Wache
       *[other] { $count } Wachen
    }
cli-spartacus-support = Unterstützung für diese Machenschaft
cli-spartacus-promise = ein Versprechen: { $promise }
cli-spartacus-attack = { $attacker } greift an: { $defender }
cli-spartacus-standing = Einfluss/Gold
cli-spartacus-bets = Wetten
cli-spartacus-bet-on = Wette { $gold } Gold auf { $names }
cli-spartacus-dice-attack = ANG
cli-spartacus-dice-defence = VER
cli-spartacus-dice-speed = SCH

## Balance, data sets and pictures

cli-encoding-about = Kodierung { $version }, Prüfsumme { $digest }, { $seats } Plätze.
cli-encoding-sizes = Eine Beobachtung hat { $numbers } Zahlen; es gibt { $actions } Züge.
cli-encoding-unnamed = Was wo in einer Beobachtung steht, hat hier keine Namen; das sind die { $actions } Züge.
cli-encoding-slice = Abschnitt
cli-encoding-from = von
cli-encoding-to = bis
cli-encoding-usual = üblich höchstens
cli-train-done = Fertig. Die Gewichte stehen in { $file }.

cli-balance-side = Seite
cli-balance-games = Partien
cli-balance-share = gewonnen
cli-balance-interval = 95-%-Intervall
cli-balance-even = Ausgewogen wären { $share }.
cli-balance-endings = Enden: { $endings }
cli-dataset-written = { $games ->
    [one] Eine Partie steht in { $file } ({ $size } MB).
   *[other] { $games } Partien stehen in { $file } ({ $size } MB).
}
cli-plot-wins = Anteil der Siege, mit 95-%-Intervall
cli-plot-length = Länge einer Partie in Entscheidungen
cli-plot-games = Partien
cli-plot-scores = Punkte am Ende
cli-plot-course = mittlerer Punktestand im Lauf der Partie
cli-plot-round = Runde
cli-plot-stretch = Abschnitt der Partie, je 20 Entscheidungen

## Rückblick

cli-review-curve = Gewinnchance (gewonnen: { $winners })
cli-review-axis = Wahl { $last }
cli-review-accuracy = Genauigkeit
cli-review-given = verschenkt
cli-review-start = Anfang
cli-review-decisions = Wahlen
cli-review-luck = Glück
cli-review-others = andere
cli-review-points =
    { $family ->
        [spartacus] Einfluss
       *[other] Punkte
    }
cli-review-best = { $name }, beste Entscheidung (Wahl { $step }): { $told }
cli-review-worst = { $name }, schlechteste Entscheidung (Wahl { $step }): { $told }
cli-review-right = „{ $option }“, { $chance } Gewinnchance; die zweitbeste von { $count } durchgespielten Möglichkeiten versprach { $lead } weniger.
cli-review-alike = „{ $option }“, { $chance } Gewinnchance; unter { $count } durchgespielten Möglichkeiten fand sich keine bessere.
cli-review-wrong = „{ $option }“, { $chance } Gewinnchance. Besser: „{ $better }“, { $best } (± { $margin }).
cli-review-reason = Ein Bot würde sagen: „{ $reason }“
cli-review-turning = Wendepunkte
cli-review-turn = Wahl { $step }, { $name }: { $question }„{ $option }“. { $whose }: { $before } auf { $after } ({ $decision } durch die Wahl, { $luck } durch Glück).
cli-review-turn-above = Wahl { $step }, { $name } (siehe oben). { $whose }: { $before } auf { $after } ({ $decision } durch die Wahl, { $luck } durch Glück).
cli-review-deals = Abmachungen: was vereinbart wurde und was es änderte
cli-review-deal = Wahl { $step }: { $told }
cli-review-deal-terms = Wahl { $step }: { $terms } Gewinnchance: { $told }
cli-review-about = Genauigkeit: Bei 100 wurde nichts verschenkt, bei 0 so viel wie beim Wählen nach Los; offen, wo eine Partie zu wenig zeigt. Verschenkt: was die besten Möglichkeiten mehr versprachen, nach dem, was der Spieler wissen konnte, über alle Entscheidungen zusammengezählt; das kann mehr als 100 % sein. Anfang, eigene Wahlen, Glück und die Wahlen der anderen ergeben zusammen das Ende; was eine Wahl bringt, kann die nächste wieder nehmen. Punkte (in Spartacus Einfluss): was das Glück zum Ergebnis beitrug. In ± liegen 95 % dessen, was zu wenige Versuche ausmachen; wie wahr die Chancen selbst sind, wurde an Partien der Bots gemessen. ›ludus replay DATEI --step N‹ zeigt den Tisch bei Wahl N.
