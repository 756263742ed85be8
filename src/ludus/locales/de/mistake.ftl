# Was nicht stimmt und was zu tun ist; die englische Datei sagt, woran ein Satz erkannt wird.

## Games, seats and options

mistake-no-game = Ein Spiel namens ›{ $name }‹ gibt es nicht.
mistake-games-are = Es gibt diese Spiele: { $games }.
mistake-near = Meintest du ›{ $near }‹?
mistake-choose = Möglich ist: { $known }.
mistake-choose-first = Möglich ist unter anderem: { $known } …
mistake-seats = { $game } lässt sich nicht mit { $seats } Personen spielen.
mistake-seats-hint = Es braucht { $fewest } bis { $most } Personen.
mistake-option = { $game } hat keine Option ›{ $name }‹.
mistake-option-hint = Die Optionen sind: { $known }.
mistake-option-value = Die Option ›{ $name }‹ kann nicht ›{ $value }‹ sein.
mistake-expansion = { $seats } Häuser können nicht ohne die Erweiterung spielen.
mistake-expansion-hint = Wähle expansion=on oder höchstens { $seats } Plätze.
mistake-seed = Der Startwert { $seed } lässt sich nicht in eine Aufzeichnung schreiben.
mistake-seed-hint = Nimm Buchstaben und Ziffern.
mistake-order = { $game } hat keine Daueranweisung ›{ $name }‹.
mistake-order-hint = Die Anweisungen sind: { $known }.
mistake-order-value = Die Anweisung ›{ $name }‹ kann nicht mit { $value } gegeben werden.
mistake-order-value-hint = Möglich ist dabei: { $known }.

## Choices

mistake-not-now = ›{ $words }‹ steht jetzt nicht zur Wahl.
mistake-not-now-hint = Wähle, was angeboten ist.
mistake-no-roll = ›{ $words }‹ ist kein Wurf von { $count } Würfeln.
mistake-no-card = ›{ $words }‹ ist nicht unter den { $count } Karten, die aus ›{ $pile }‹ gezogen werden können.
mistake-for-example = Zum Beispiel ›{ $words }‹.
mistake-over = Die Partie ist zu Ende.
mistake-over-hint = Beginne eine neue oder sieh dir diese noch einmal an.
mistake-not-asked = Platz { $seat } wird jetzt nichts gefragt.
mistake-not-asked-clause = Platz { $seat } wird jetzt nichts gefragt.
mistake-not-asked-hint = Warte, bis er an der Reihe ist.
mistake-over-clause = die Partie ist zu Ende.
mistake-nothing-back = Du hast keine Entscheidung, die du zurücknehmen könntest.
mistake-nothing-back-hint = Das geht nach deiner ersten Entscheidung.
mistake-back = Das geht nicht zurück: Seither fielen Würfel, jemand handelte oder etwas wurde aufgedeckt.
mistake-back-hint = Die anderen müssen zustimmen.

## Bots

mistake-no-bot = Einen Bot namens ›{ $name }‹ gibt es nicht.
mistake-bots-are = Die Bots sind: { $known }.
mistake-bot-import = Der Bot ›{ $name }‹ lässt sich nicht laden: { $why }
mistake-bot-import-hint = Schreib Modul:Klasse, im Ordner des Moduls oder mit installiertem Paket.
mistake-made-from-seed = ›{ $name }‹ lässt sich nicht allein aus einem Startwert erzeugen.
mistake-made-from-file = ›{ $name }‹ lässt sich nicht aus Startwert und Datei erzeugen.
mistake-made-from-hint = Eine Klasse wird als Klasse(seed) erzeugt, und wo Modul:Klasse@DATEI eine Datei nennt, als Klasse(seed, DATEI).
mistake-no-class = ›{ $name }‹ ist kein Bot.
mistake-no-class-hint = Nenne eine Klasse, die von ludus.match.Bot erbt.
mistake-no-checkpoint = Einen Zwischenstand ›{ $file }‹ gibt es nicht.
mistake-no-checkpoint-hint = Schreib Modul:Klasse@DATEI.

## Records

mistake-no-record = Das ist keine Aufzeichnung von Ludus.
mistake-no-record-hint = Eine Aufzeichnung beginnt mit der Zeile [ludus { $format }].
mistake-format = Das Format { $format } ist unbekannt.
mistake-no-header = Der Aufzeichnung fehlt die Zeile [{ $name } …].
mistake-no-header-hint = Sie ist wohl abgeschnitten; speichere sie noch einmal.
mistake-header = Der Kopf der Aufzeichnung lässt sich nicht lesen: { $why }.
mistake-again = Speichere sie noch einmal.
mistake-line = Zeile { $line } der Aufzeichnung lässt sich nicht lesen: ›{ $text }‹.
mistake-line-hint = Eine Zeile ist die Nummer eines Platzes oder ›chance‹, dann die Worte der Wahl.
mistake-replays-not = Die Aufzeichnung lässt sich nicht nachspielen, Zeile { $line }: { $why }
mistake-replays-not-hint = Sie wurde geändert oder gekürzt, oder die Regeln sind andere; speichere sie noch einmal.
mistake-too-few = Die Aufzeichnung hat { $lines } Zeilen, aber nur { $played } lassen sich nachspielen.
mistake-too-few-hint = Sie wurde geändert oder abgeschnitten; speichere sie noch einmal.
mistake-result = Die Aufzeichnung sagt ›{ $said }‹, das Nachspielen ›{ $found }‹.
mistake-result-hint = Sie wurde geändert oder abgeschnitten.
mistake-unfinished-clause = nicht zu Ende
mistake-rules = Die Aufzeichnung wurde nach Regelversion { $theirs } gespielt, dies ist Version { $ours }.
mistake-rules-hint = Spiel sie mit dem Ludus nach, mit dem sie gemacht wurde.
mistake-set = Die Aufzeichnung wurde mit den Spieldaten { $theirs } gespielt, diese sind { $ours }.
mistake-set-hint = Nenne den Ordner, mit dem gespielt wurde (--set ORDNER).
mistake-position = Die Stellung nach Zeile { $line } ist nicht die aufgezeichnete.
mistake-position-hint = Geändert wurde eine Wahl davor oder die Zeile mit @ darunter.
mistake-promise = Der Startwert ist nicht der zu Beginn versprochene.
mistake-promise-hint = Die Aufzeichnung wurde geändert.
mistake-dice = Die Würfel in Zeile { $line } sagen ›{ $said }‹, der Startwert aber gibt ›{ $found }‹.
mistake-dice-hint = Ein Würfel wurde geändert, oder es wurde mit eigenen Würfeln gespielt.
mistake-review = Diese Partie ist nicht zu Ende.
mistake-review-hint = Sieh dir den Rückblick an, wenn sie zu Ende ist.
mistake-judges = Stellungen von { $game } kann niemand beurteilen.

## Data sets

mistake-set-files = Die Spieldaten in ›{ $folder }‹ sind nicht brauchbar: { $file }: { $why }.
mistake-set-files-hint = Geh von einer Kopie der mitgelieferten Dateien in ›{ $folder }‹ aus.
mistake-set-section = { $file }: [{ $name }] fehlt.
mistake-set-section-hint = Füge es ein wie in der mitgelieferten Datei.
mistake-set-toml-hint = Bessere die genannte Zeile aus.
mistake-set-outside = { $file }, Zeile { $line }: ›{ $name }‹ gehört zu keinem Stück.
mistake-set-outside-hint = Jeder Wert gehört unter eine Überschrift wie [lion-a].
mistake-set-field = { $file }, Zeile { $line }: { $piece }: ›{ $field }‹ ist { $value }.
mistake-set-unknown = { $file }, Zeile { $line }: { $piece } hat ›{ $field }‹, was hier nichts bedeutet.
mistake-set-unknown-hint = Die Felder dieser Datei sind: { $known }.
mistake-set-missing = { $file }, Zeile { $line }: { $piece } hat kein ›{ $field }‹.
mistake-set-missing-hint = Füge unter [{ $piece }] eine Zeile ›{ $field } = …‹ ein.
mistake-set-whole = Schreib eine ganze Zahl von { $low } bis { $high }.
mistake-set-one-of = Schreib eines von: { $known }.
mistake-set-text = Schreib einen Text.
mistake-set-texts = Schreib eine Liste von Texten wie ["a1", "a2"].
mistake-set-wholes = Schreib eine Liste von { $length } ganzen Zahlen von { $low } bis { $high }.
mistake-set-faces = { $file }, Zeile { $line }: { $piece } hat { $count } Seiten.
mistake-set-faces-kampf = blank, single und full ergeben zusammen sechs.
mistake-set-faces-aquileia = bronze, silver und gold ergeben zusammen sechs.
mistake-set-teams = { $file }, Zeile { $line }: { $piece } verlangt { $teams } Teams bei { $players } Personen.
mistake-set-teams-hint = Es gibt { $spaces } Felder und { $gladiators } Gladiatoren.
mistake-set-animals = { $file }, Zeile { $line }: { $piece } lässt bei { $players } Personen { $spaces } Felder frei, und animals.toml hat { $animals }.
mistake-set-animals-hint = Füge Tiere oder Träger hinzu.
mistake-set-touches-none = { $file }, Zeile { $line }: { $piece } berührt ›{ $name }‹, und das ist kein Feld.
mistake-set-touches-none-hint = Die Felder sind: { $known }.
mistake-set-touches = { $file }, Zeile { $line }: { $piece } berührt { $name }, aber { $other } berührt es nicht.
mistake-set-touches-hint = Füge { $piece } unter [{ $name }] ein.
mistake-set-colours = { $file }, Zeile { $line }: { $piece } hat die Farben { $colours }.
mistake-set-colours-hint = Nenne zwei von: { $known }.
mistake-set-exchange = { $file }, Zeile { $line }: { $piece } gibt so viel, wie es nimmt.
mistake-set-exchange-hint = Ein Tausch muss Münzen kosten oder ein Metall gegen ein geringeres geben.
mistake-set-pile = { $file }, Zeile { $line }: { $piece } beendet einen zu kleinen Stapel.
mistake-set-pile-stadium = Es müssen { $count } Stadionkarten sein.
mistake-set-pile-theatre = Es müssen { $count } Theaterkarten sein.
mistake-set-spaces = { $file }, Zeile { $line }: { $piece } beginnt einen Plan mit { $count } Feldern von { $action }.
mistake-set-spaces-hint = Es ist eines.
mistake-set-rule = { $file }, Zeile { $line }: { $piece } ist eine Karte ohne Regel.
mistake-set-rule-hint = Karten dürfen andere Anzahlen und Werte haben oder fehlen.
mistake-set-counts = { $file }, Zeile { $line }: { $piece } zählt { $expected } Karten ({ $kind }), in { $deck } sind es aber { $count }.
mistake-set-counts-hint = Schreib { $field } = { $count }, oder ändere die Anzahl einer Karte.
mistake-set-starts = { $file }, Zeile { $line }: { $piece } und die anderen Felder haben { $count } Startfelder.
mistake-set-starts-hint = Markiere ein Feld mit ›start = 1‹, ein anderes mit ›start = 2‹.
mistake-set-powers = { $file }, Zeile { $line }: { $piece } hat { $count } Fähigkeiten.
mistake-set-powers-hint = Jedes Haus hat zwei.
mistake-set-houses = { $file }, Zeile { $line }: Mit { $piece } brauchen die Häuser zusammen { $count } ({ $kind }), zu Beginn gibt es { $there }.
mistake-set-houses-hint = Gib einem Haus weniger ({ $kind }), oder füge Karten hinzu.

## Rules pages and puzzles

mistake-no-page = Für ›{ $game }‹ gibt es keine Regelseite.
mistake-no-page-hint = ›ludus games‹ listet die Spiele auf.
mistake-no-puzzles = Für ›{ $game }‹ gibt es keine Aufgaben.
mistake-there-are-for = Es gibt sie für: { $games }.
mistake-no-puzzle = Eine Aufgabe ›{ $id }‹ gibt es nicht.
mistake-puzzle-like = Eine Kennung sieht so aus: ›{ $id }‹.
mistake-puzzle = Die Aufgabe lässt sich nicht lesen: { $why }.
mistake-puzzle-hint = Mach sie neu: ludus puzzles make.

## Odds

mistake-no-odds = Für ›{ $game }‹ gibt es keine Chancen.

## Packages

mistake-package = Das braucht das Paket ›{ $name }‹, das nicht installiert ist.
mistake-package-hint = Installiere es: { $command }

## A server

mistake-listen = Der Server kann unter { $host }:{ $port } nicht lauschen: { $why }.
mistake-listen-hint = Wähle ein anderes --host oder --port.
mistake-processes = Mehrere Prozesse können sich keine SQLite-Datenbank teilen.
mistake-processes-hint = Lass --workers weg, oder nenne mit --database eine PostgreSQL-Datenbank.
mistake-unwritable = { $file } lässt sich nicht schreiben: { $why }.
mistake-other-folder = Nenne einen anderen Ordner.
mistake-other-file = Nenne eine andere Datei.
mistake-other = Nenne einen anderen.
mistake-folder = Der Ordner { $folder } lässt sich nicht anlegen: { $why }.
mistake-in-use = Ein anderer Server benutzt { $folder }.
mistake-in-use-hint = Halte ihn an, oder nenne mit --store einen anderen Ordner.
mistake-number = { $name } kann nicht ›{ $value }‹ sein.
mistake-number-hint = Schreib eine Zahl.
mistake-newer = Die Datenbank wurde von einem neueren Ludus geschrieben.
mistake-newer-hint = Starte jene Version, oder spiele eine ältere Sicherung ein.
mistake-no-database = Unter { $file } liegt keine Datenbank.
mistake-no-database-hint = Nenne ihren Ordner mit --store.
mistake-changed = Die Datenbank wurde während des Lesens geändert.
mistake-changed-hint = Versuch es noch einmal.
mistake-unopened = Die Datenbank lässt sich nicht öffnen: { $why }
mistake-unopened-hint = Prüf die Adresse, und ob der Datenbankserver läuft.
mistake-backend = Ludus kann seine Tische nicht in { $name } aufbewahren.
mistake-backend-hint = Nimm SQLite oder PostgreSQL.
mistake-database-address = Die Adresse der Datenbank lässt sich nicht lesen.
mistake-database-address-hint = Schreib sqlite:///DATEI oder postgresql://PERSON@RECHNER/NAME.
mistake-damaged = Die Datenbank ist beschädigt: { $why }.
mistake-damaged-hint = Spiele eine Sicherung ein, wie docs/guide/operations.md es beschreibt.
mistake-not-begun = Diese Partie hat nicht begonnen.
mistake-not-begun-hint = Warte auf ihre Leute.
mistake-not-over-hint = Spiel sie erst zu Ende.
mistake-pg-backup = Eine PostgreSQL-Datenbank wird mit ihren eigenen Werkzeugen gesichert.
mistake-pg-backup-hint = Nimm pg_dump und pg_restore.
mistake-there-already = { $file } gibt es schon.
mistake-there-already-hint = Nenne eine neue Datei.
mistake-copy = Die Kopie ließ sich nicht schreiben: { $why }.
mistake-copy-hint = Ist auf der Platte noch Platz?
mistake-no-table = So einen Tisch gibt es nicht.
mistake-no-table-hint = ›ludus admin tables‹ listet sie auf.
mistake-no-person = So eine Person gibt es nicht.
mistake-no-person-hint = ›ludus admin person NAME‹ findet die Kennung.

## A bot for somebody else's server

mistake-no-address = ›{ $server }‹ ist nicht die Adresse eines Servers.
mistake-no-address-hint = Schreib sie wie http://127.0.0.1:8000.
mistake-server-hint = Prüf die Adresse des Servers.
mistake-silent = { $server } antwortet nicht.
mistake-stranger = { $server } ist kein Server von Ludus.
mistake-stranger-says = { $server } ist kein Server von Ludus: Er antwortet { $status }.
mistake-gone = Der Server ist weg.
mistake-gone-hint = Starte den Bot neu, wenn er wieder da ist.

## At a table of a server

mistake-answer-back = Nimm erst deine Antwort zurück.
mistake-unloaded = Die Partie lässt sich nicht laden: { $why }
mistake-step = Die Stellung nach Schritt { $step } ist nicht die gespielte.
mistake-rules-changed-hint = Die Regeln haben sich geändert; der Gastgeber kann die Partie beenden, oder ein älteres Ludus bringt sie zu Ende.

## What the system says

mistake-os-no-file = Datei oder Ordner gibt es nicht
mistake-os-no-file-clause = Datei oder Ordner gibt es nicht
mistake-os-is-folder = das ist ein Ordner
mistake-os-is-folder-clause = das ist ein Ordner
mistake-os-no-folder = das ist kein Ordner
mistake-os-not-allowed = keine Berechtigung
mistake-os-port-taken = die Adresse ist schon vergeben
mistake-os-port-not-here = diese Adresse hat der Rechner nicht
mistake-os-disk-full = die Platte ist voll
mistake-os-read-only = dort lässt sich nichts schreiben
