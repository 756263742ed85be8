# Die Seite im Browser

## Everywhere

web-title = Ludus
web-separator = { ", " }
web-skip = Zum Inhalt springen
web-home-link = Ludus: zur Startseite
web-home = Startseite
web-nav = Hauptseiten
web-nav-play = Spielen
web-nav-lessons = Lernen
web-nav-puzzles = Aufgaben
web-language = Sprache
web-close = Schließen
web-save = Speichern
web-copy = Kopieren
web-copied = Kopiert
web-confirm = Bestätigen
web-cancel = Abbrechen
web-footer = Die Spiele gehören ihren Autoren und Verlagen. Regeln in eigenen Worten, Bilder von uns gezeichnet, Software unter der MIT-Lizenz.
web-guest = Gast
web-you = du
web-rules = Regeln
web-rule = Die Regel
web-rule-of = Regel lesen
web-inspect = Betrachten
web-names = Alles auf dem Tisch beim Namen
web-names-close = Namen ausblenden (Taste N)
web-names-show = Alles benennen (Taste N)
web-error-away = Der Server ist nicht erreichbar.
web-error-away-hint = Prüfe deine Verbindung und versuche es gleich noch einmal.
web-error-odd = Der Server hat etwas Unerwartetes geantwortet ({ $status }).

## Preferences

web-preferences = Einstellungen
web-your-name = Dein Name
web-return-link = Dein Rückkehr-Link
web-return-link-make = Rückkehr-Link erstellen
web-return-link-about = Damit kommst du von einem anderen Gerät zu deinen Tischen zurück. Ein früherer Link wird ungültig.
web-theme = Darstellung
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-pace = Tempo der Erzählung
web-pace-slow = langsam
web-pace-normal = normal
web-pace-fast = schnell
web-pace-at-once = sofort
web-playback = Wie erzählt wird
web-hold = Anhalten
web-told-held = angehalten
web-go-on = Weiter
web-one-step = Einen Schritt weiter
web-tell-rest = Den Rest sofort erzählen
web-tell-rest-key = Den Rest sofort erzählen (Leertaste)
web-more-to-tell = noch { $count }
web-missed = { $count ->
    [one] Während du weg warst, ist etwas geschehen.
   *[other] Während du weg warst, ist { $count }-mal etwas geschehen.
  }
web-confirm-choices = Jede Entscheidung bestätigen
web-sound = Ton, wenn ich an der Reihe bin
web-notify = Benachrichtigung, wenn ich an der Reihe bin
web-call = Ruf mich, wenn ich an der Reihe bin
web-call-stop = Ruf mich nicht mehr
web-call-about = Auch wenn diese Seite geschlossen ist, über die Benachrichtigungen dieses Browsers.
web-call-barred = Der Browser erlaubt von hier keine Benachrichtigungen; seine Einstellungen können das ändern.
web-coming-back = Willkommen zurück

## Start page

web-hero = Römische Spiele, ein Tisch genügt
web-hero-about = Spiel sofort gegen Bots oder lade Freunde mit einem Link an einen Tisch ein. Ein Konto brauchst du nicht, und jede Partie lässt sich noch einmal ansehen.
web-cover-kampf = Teams, Netze und wilde Tiere.
web-cover-aquileia = Eine römische Stadt, sechs Viertel, sechs Runden.
web-cover-spartacus = Intrigieren, bieten, andere bluten lassen.
web-next-asked = Mach weiter, wo man auf dich wartet.
web-next-asked-about = In { $title } bist du am Zug.
web-next-running = Dein Spiel läuft.
web-next-running-about = { $title } wird gespielt.
web-next-waiting = Dein Tisch wartet auf Mitspieler.
web-next-waiting-about = Lade jemanden zu { $title } ein oder setz einen Bot hin.
web-next-again = Willkommen zurück.
web-next-again-about = Noch eine Partie { $title } ist nur einen Klick entfernt.
web-next-first = Neu hier?
web-next-first-about = Eine geführte Runde { $title } zeigt dir jeden Schritt. Ein Konto brauchst du nicht.
web-to-table = Zum Tisch
web-quick-game = Schnelles Spiel gegen Bots
web-new-table-about = Spiel, Plätze und Bots wählen
web-learn-by-playing = Spielend lernen
web-lessons-about = Ein Lehrer sitzt neben dir und zeigt, worauf es ankommt. Klick an, was leuchtet.
web-puzzles = Aufgaben
web-puzzles-about = Eine Stellung, eine klar beste Möglichkeit und hinterher die Zahlen. Jedes Spiel hat jeden Tag eine neue, für alle dieselbe.
web-puzzles-all = Alle Aufgaben
web-puzzles-count = { $count } Aufgaben
web-puzzles-answered = { $answered } von { $count } beantwortet
web-puzzles-own = Deine Wertung: { $rating }
web-puzzles-nameless = Sobald du hier einen Namen hast, werden deine Tage in Folge und deine Wertung behalten: Beantworte eine Aufgabe und wähle, sie zu behalten.
web-puzzle = Aufgabe
web-puzzle-of-the-day = Aufgabe des Tages
web-puzzle-rated = Wertung { $rating }
web-puzzle-solve = Lösen
web-puzzle-look = Noch einmal ansehen
web-puzzle-today-none = Noch nicht beantwortet.
web-puzzle-today-solved = Gelöst.
web-puzzle-today-missed = Heute verfehlt.
web-puzzle-solution = Die Lösung
web-puzzle-solved = Richtig!
web-puzzle-missed = Nicht ganz.
web-puzzle-right = „{ $best }“ ist das Beste ({ $value }).
web-puzzle-wrong = „{ $own }“: { $value }. Am besten ist „{ $best }“: { $most }.
web-puzzle-gain = Deine Wertung: { $rating } ({ $change })
web-puzzle-counted-before = Die erste Antwort des Tages hat schon gezählt.
web-puzzle-nameless = Noch wird nichts von dir behalten.
web-puzzle-keep = Meine Tage behalten
web-puzzle-another = Noch eine
web-puzzle-numbers = Zahlen
web-puzzle-best = am besten
web-puzzle-yours = deine Antwort
web-puzzle-about-gladiators = Vorsprung an Gladiatoren durch diesen Kampf, im Mittel; ein Tier zählt zwei.
web-puzzle-about-fight = Chance, den Kampf zu gewinnen.
web-puzzle-about-game = Chance, das Spiel zu gewinnen.
web-puzzle-counts-gladiators = Es zählt: Vorsprung an Gladiatoren durch diesen Kampf, im Mittel; ein Tier zählt zwei.
web-puzzle-counts-fight = Es zählt: Chance, den Kampf zu gewinnen.
web-puzzle-counts-game = Es zählt: Chance, das Spiel zu gewinnen.
web-puzzle-worth-gladiators = { $value } Gladiatoren
web-puzzle-worth-fight = { $value } Chance, den Kampf zu gewinnen
web-puzzle-worth-game = { $value } Chance, das Spiel zu gewinnen
web-puzzle-exact = Genaue Zahlen, wenn beide Seiten ihr Bestes spielen.
web-puzzle-sampled = In vorgestellten Partien ermittelt, nach dem, was dein Platz wissen kann: In 95 von 100 Fällen liegt eine Chance in ihrer Spanne.
web-puzzle-found = Wer das Beste findet:
web-puzzle-found-game = Lanista und Champion spielen für die ganze Partie; dort kann eine andere Wahl ebenso gut sein.
web-puzzle-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
web-puzzle-streak-best = längste Folge { $count }
web-puzzle-day-solved = gelöst
web-puzzle-day-missed = verfehlt
web-puzzle-day-none = nicht beantwortet
web-next-puzzle = Aufgabe des Tages
web-next-puzzle-about = was ist hier das Beste?
web-games = Spiele
web-play-now = Jetzt spielen
web-trial = Probekampf
web-trial-of = Probekampf: { $title }
web-players = { $fewest } bis { $most } Personen
web-my-tables = Meine Tische
web-my-tables-none = Du sitzt noch an keinem Tisch. „Jetzt spielen“ kostet einen Klick.
web-wait-for-you =
    { $count ->
        [one] { $count } wartet auf dich
       *[other] { $count } warten auf dich
    }
web-hosted-by = { $name } lädt ein
web-lobby-waiting-short = wartet auf Mitspieler
web-open-tables = Offene Tische
web-open-tables-none = Gerade wartet niemand auf Mitspieler.
web-running = Partien zum Zusehen
web-running-none = Gerade läuft keine öffentliche Partie.
web-replays = Letzte Partien
web-replays-none = Hier erscheinen beendete Partien.
web-you-yourself = du
web-score-kampf =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
web-score-aquileia =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
web-score-spartacus = { $count } Einfluss
web-your-turn = Du bist an der Reihe
web-named-you = { $name } (du)
web-your-turn-shared = { $name }, du bist an der Reihe
web-your-answer = Deine Antwort
web-your-answer-shared = { $name }, deine Antwort
web-playing = läuft
web-free-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
web-import = Aufzeichnung öffnen
web-import-about = Eine als Datei gespeicherte Partie lässt sich hier ansehen.

## New table

web-new-table = Neuer Tisch
web-which-game = Welches Spiel?
web-how-many = Wie viele spielen mit?
web-seat = Platz { $number }
web-seat-me = ich
web-seat-bot = Bot ({ $level })
web-seat-here = jemand hier an diesem Gerät
web-seat-here-name = Name dieser Person
web-seat-invite = jemand, den ich einlade
web-seat-anyone = wer möchte
web-seat-up = Platz { $number } nach oben
web-seat-open = frei
web-seat-invited = eingeladen
web-bot-name = { $name } (Bot)
web-level-random = ziellos
web-level-plain = schlicht
web-level-greedy = gierig
web-level-novice = Neuling
web-level-lanista = Lanista
web-level-champion = Champion
web-level-master = Großmeister
web-level-random-about = Wählt durch das Los, was immer gefragt ist. Gut, um das Spiel auszuprobieren.
web-level-plain-about =
    { $game ->
        [spartacus] Ein ehrliches Haus: spinnt keine Intrigen, wettet nicht, macht einfache Geschäfte und hält sein Wort.
       *[other] Nimmt, was sofort am besten aussieht, wie der Gierige.
    }
web-level-greedy-about =
    { $game ->
        [spartacus] Nimmt, was jetzt am meisten bringt. Intrigiert, probt Kämpfe im Kopf, feilscht und bricht sein Wort, wo es sich lohnt.
       *[other] Nimmt, was sofort am besten aussieht, und denkt nie voraus.
    }
web-level-novice-about =
    { $game ->
        [spartacus] Spielt wie der Schlichte: ehrlich und ohne Intrigen. Ein freundlicher erster Gegner.
       *[other] Denkt ein wenig voraus und wählt drei von zehn Mal durch das Los. Ein freundlicher erster Gegner.
    }
web-level-lanista-about =
    { $game ->
        [spartacus] Mal schlicht, mal gierig: Manchmal intrigiert er, manchmal sieht er die Gelegenheit nicht.
       *[other] Denkt weiter voraus und wählt eines von zehn Malen durch das Los. Für alle, die die Regeln kennen.
    }
web-level-champion-about =
    { $game ->
        [spartacus] Rechnet mit den Geboten der anderen, misst Geschäfte an seiner Siegchance und kämpft nach bekannten Chancen.
       *[other] Stellt sich vor jeder Wahl Hunderte von Partien vor und überlässt nichts dem Los.
    }
web-level-master-about =
    { $game ->
        [spartacus] Der Stärkste: ein Champion, der voraussieht, was Champions für die Spiele bieten, weiß, wie oft der Veranstalter siegt, und eine Münze mehr bietet.
       *[other] Der Stärkste: lernte in Millionen Zügen gegen sich selbst, und wo er schwankt, spielt er die besten Möglichkeiten in Gedanken weiter.
    }
web-bots-by-ways = Bots nach Charakter
web-bots-order = Der stärkste steht zuletzt.
web-bots-choose = Wer sitzt auf { $number }? Der stärkste steht zuletzt.
web-give-seat = { $name }: sitzt auf { $number }
web-sits-at = sitzt auf { $seats }
web-people = Menschen
web-who-invited = Jemand, den du einlädst
web-who-invited-about = Du schickst einen Link oder zeigst seinen Code.
web-who-here = Jemand hier
web-who-here-about = Spielt an diesem Gerät; ihr reicht es weiter.
web-who-open = Irgendjemand
web-who-open-about = Der Tisch wird gelistet, und wer zuerst kommt, setzt sich.
web-options = Tischoptionen
web-options-usual = wie im Regelheft
web-options-changed =
    { $count ->
        [one] { $count } anders eingestellt
       *[other] { $count } anders eingestellt
    }
web-chances = Chancen zeigen
web-chances-about = Was jede Wahl im Kampf wert ist: genau berechnet, oder geschätzt und mit ihrer Spanne genannt.
web-choice-true = ja
web-choice-false = nein
web-choice-lot = wird ausgelost
web-choice-first = der erste Platz
web-choice-shared = der Sieg wird geteilt
web-choice-animals = die Tiere entscheiden
web-choice-crest = das Wappen entscheidet
web-choice-on = an
web-choice-off = aus
web-choice-auto = ab fünf Spielern
web-choice-standard = üblich
web-choice-quick = kurz
web-choice-unlimited = unbegrenzt
web-choice-long = lang
web-choice-by_length = nach der Länge des Spiels
web-choice-none = keine
web-choice-sealed = alle zugleich, verdeckt
web-choice-in_order = der Reihe nach, der Veranstalter zuerst
web-clock = Zeit
web-clock-none = Keine Uhr
web-clock-none-about = Alle nehmen sich die Zeit, die sie brauchen.
web-clock-live = Live
web-clock-live-about = So viele Sekunden je Entscheidung und zwei Minuten Reserve.
web-clock-days = Zug um Zug
web-clock-days-about = Tage je Entscheidung; gespielt wird, wann es passt.
web-clock-each = Je Entscheidung
web-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
web-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
web-late = Wenn die Zeit um ist
web-late-bot = entscheidet ein Bot
web-late-host = darf der Gastgeber einen Bot setzen
web-who-sees = Wer darf kommen?
web-private = Privat
web-private-about = Nur wer am Tisch sitzt, sieht ihn.
web-private-not = Nicht, solange ein Platz für alle frei ist.
web-public = Öffentlich
web-public-about = Er steht in der Liste; alle dürfen zusehen oder einen freien Platz nehmen.
web-set-up = Tisch aufstellen
web-set-up-about = Die Partie beginnt, wenn alle Plätze besetzt sind.
web-links-follow = Links und Codes für deine Freunde kommen gleich danach.
web-no-account = Ein Konto ist nicht nötig.
web-begin = Partie beginnen
web-begin-about = Alle sind da: Die Partie beginnt sofort.

## Club nights

web-night = Clubabend
web-night-link = Clubabend: dieselbe Partie an mehreren Tischen
web-night-about = Mehrere Tische spielen dasselbe Spiel mit denselben Würfeln und Karten. So haben alle gleich viel Glück, und es lässt sich vergleichen, was jeder daraus macht. Auch Bots spielen mit: Ihr Ergebnis ist Par.
web-night-tables = Wie viele Tische?
web-night-level = Stärke der Bots
web-night-people = Plätze für Menschen, an jedem Tisch
web-night-mine = Ich spiele an Tisch 1
web-night-set-up = Clubabend anlegen
web-night-yours = Deine Clubabende
web-night-of = Clubabend: { $title }
web-night-facts =
    { $count ->
        [one] Ein Tisch mit denselben Würfeln und Karten, Bots: { $level }
       *[other] { $count } Tische mit denselben Würfeln und Karten, Bots: { $level }
    }
web-night-over = Alle Tische sind fertig: Alles ist offen.
web-night-running = Andere Tische spielen noch: Punkte und Ränge können sich ändern. Aufzeichnungen und Rückblicke öffnen sich, wenn alle fertig sind.
web-night-not-told = Wie es anderen erging, erfährt, wer seine eigene Partie beendet hat, und alle, wenn alle Tische fertig sind.
web-night-links = Einladungen
web-night-links-about = Jeder Link gilt für einen Platz. Niemand kann an zwei Tischen eines Abends sitzen.
web-night-seat-link = Tisch { $table }, Platz { $seat }
web-night-new-link = Neuer Link
web-night-address = Diese Seite
web-night-fared = Wer mehr aus denselben Würfeln und Karten gemacht hat
web-night-par-bots = Bots (Par)
web-night-comparison = Die Tische im Vergleich
web-night-who = Wer
web-night-score = Ergebnis
web-night-to-par = Zu Par
web-night-points = Punkte
web-night-rank = Rang
web-night-place = { $place }.
web-night-table = Tisch { $number }
web-night-par = Par
web-night-par-about = nur Bots ({ $level })
web-night-through = beendet
web-night-early = vorzeitig beendet
web-night-points-about = Ergebnis: was das Spiel zählt. Zu Par: wie weit das über oder unter dem liegt, was Bots allein auf demselben Platz hatten. Punkte: zwei für jeden anderen Tisch, der auf demselben Platz weniger hat, einen für jeden mit gleich viel. Neben dem Tisch stehen die Punkte seiner Menschen zusammen.
web-night-close = Abend schließen
web-night-close-about = Laufende Partien werden beendet, wartende Tische weggeräumt. Danach ist alles offen.
web-night-compare = Tische vergleichen
web-night-invited = Ein Clubabend: Andere Tische spielen dieselbe Partie. Du kannst nur an einem davon sitzen.

## Before the game

web-lobby-waiting = Die Partie beginnt, wenn alle Plätze besetzt sind.
web-waits-for-friend = wartet auf den, der den Link öffnet
web-seats-missing =
    { $count ->
        [one] sobald noch { $count } Platz besetzt ist
       *[other] sobald noch { $count } Plätze besetzt sind
    }
web-invite-friend = Lade jemanden ein
web-invite-which = Welche Einladung?
web-invite-about = Scannen oder schicken. Ein Konto ist nicht nötig.
web-only-here = Diese Adresse gilt nur auf diesem Rechner. Damit andere bei dir zu Hause mitspielen können, starte Ludus mit:
web-no-invitation = Um jemanden einzuladen, gib einen Platz jemandem, den du einlädst.
web-sit-down = Hinsetzen
web-stand-up = Tisch verlassen
web-remove-table = Tisch wegräumen
web-invite-link = Einladung auf Platz { $number }
web-table-link = Adresse dieses Tisches
web-qr = QR-Code der Einladung auf Platz { $number }
web-qr-table = QR-Code dieses Tisches
web-invited = Du bist zu einer Partie eingeladen
web-invited-by = { $host } lädt dich zu { $title } ein
web-invited-to = Du bist zu { $title } eingeladen
web-kept-for-you = für dich freigehalten

## At the table

web-at-table = Am Tisch
web-your-options = Deine Möglichkeiten
web-dock = Deine Entscheidung
web-menu = Menü
web-leave = Den Tisch verlassen
web-tab-bargain = Handel
web-more-choices = { $count } weitere
web-places =
    { $count ->
        [one] Tippe auf die leuchtende Stelle auf dem Brett
       *[other] Tippe auf eine der { $count } leuchtenden Stellen auf dem Brett
    }
web-or-list = oder öffne die Liste
web-list = öffne die Liste
web-all-choices-key = Alle Möglichkeiten als Liste (Taste L)
web-filter = Möglichkeiten durchsuchen
web-why-not = Warum nicht?
web-blocked-now = Jetzt nicht möglich
web-nothing-found = Nichts dergleichen.
web-answer = Antworten
web-result = Das Ergebnis
web-look-at-board = Das Brett ansehen
web-only-choice = Ohne Frage getan, da nichts anderes möglich war: { $what }
web-margin = { $value } (±{ $margin })
web-worth = Wert { $value }
web-best-choice = im Schnitt am besten
web-worth-about = Was diese Wahl im Schnitt wert ist, genau berechnet.
web-worth-about-gold = Was es im Mittel an Gold einbringt
web-worth-about-wins = Siegchance damit
web-waiting = Warten
web-waiting-for = Warten auf { $names }
web-paused = Die Partie ist unterbrochen
web-over = Die Partie ist zu Ende
web-undo = Zurücknehmen
web-undo-key = Zurücknehmen (Taste U)
web-time-left = Restzeit: { $time }
web-on-turn = entscheidet
web-asked-too = auch gefragt
web-asked-at-once = Mehrere werden zugleich gefragt; niemand sieht, wer schon geantwortet hat.
web-away = nicht da
web-one-device = am selben Gerät
web-held = von einem Bot vertreten
web-resigned = hat aufgegeben
web-watching =
    { $count ->
        [one] { $count } sieht zu
       *[other] { $count } sehen zu
    }
web-tab-log = Chronik
web-tab-chat = Gespräch
web-log-earlier = Früheres zeigen
web-log-empty = Noch ist nichts geschehen.
web-log-since = Seit deinem letzten Zug
web-log-more =
    { $count ->
        [one] und { $count } weiteres Ereignis
       *[other] und { $count } weitere Ereignisse
    }
web-chat-empty = Noch hat niemand etwas gesagt.
web-say = Etwas sagen
web-say-to = Nur zu { $name } sagen
web-addressee = An
web-everybody = alle
web-alone = nur { $name }
web-told-me = { $name }, nur zu dir
web-told-by-me = du, nur zu { $name }
web-meanwhile = { $name } hat inzwischen nur zu dir gesprochen. Was du gerade schreibst, geht an: { $to }.
web-send = Senden
web-mute = { $name } stummschalten
web-unmute = { $name } wieder hören
web-look-back = Zurückblicken: { $what }
web-look-back-short = Zurückblicken
web-past = Du blickst zurück.
web-before-that = Was vorher geschah
web-after-that = Was danach geschah
web-now = Zur Gegenwart
web-more = Mehr
web-pause = Um eine Pause bitten
web-resume = Um Fortsetzung bitten
web-let-bot = Einen Bot für mich spielen lassen
web-take-back-seat = Meinen Platz wieder einnehmen
web-end-early = Um das Ende bitten
web-resign = Aufgeben
web-resign-sure = Endgültig aufgeben? Ein Bot spielt für dich weiter.
web-agree = Zustimmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-connection-lost = Die Verbindung ist abgerissen; neuer Versuch …
web-connection-waiting = Deine Entscheidung ist gemerkt und wird gesendet.
web-connection-back = Wieder verbunden. Nichts ging verloren.
web-hand-over = Gerät weitergeben: { $name }
web-hand-over-about = Diese Person ist an der Reihe. Alle anderen schauen bitte weg.
web-hand-over-never = Ab jetzt sofort wechseln; wir haben keine Geheimnisse
web-i-am = Ich bin { $name }
web-sealed = Du hast geantwortet; noch sieht es niemand
web-quiet = Antworten erscheinen in { $seconds } s
web-quiet-about = Antworten erscheinen gemeinsam, damit niemand merkt, wer gefragt war.
web-orders = Daueranweisungen
web-orders-about = Sie antworten für dich. Nur du siehst sie.

## What happened beside the game

web-log-held = Ein Bot ({ $level }) vertritt { $seat }.
web-log-resigned = { $seat } gibt auf; ein Bot ({ $level }) spielt weiter.
web-log-late = Zeit abgelaufen: { $seat }.
web-log-back = { $seat } ist zurück.
web-log-undo = { $seat } nimmt eine Entscheidung zurück.
web-log-undone = (zurückgenommen)
web-log-ask = { $seat } möchte { $wish }.
web-log-agree = { $seat } stimmt zu: { $wish }.
web-log-decline = { $seat } stimmt nicht zu: { $wish }.
web-log-paused = Die Partie ist unterbrochen.
web-log-resumed = Die Partie geht weiter.
web-log-closed = Die Partie endet vorzeitig; alle waren einverstanden.
web-log-closed-host = Der Clubabend wurde geschlossen; die Partie endet hier.
web-log-order-on = Du gibst eine Daueranweisung: { $order }.
web-log-order-off = Du hebst eine Daueranweisung auf: { $order }.
web-log-order-over = Eine Daueranweisung ist abgelaufen: { $order }.
web-log-order-answers = Eine Daueranweisung antwortet für dich: { $order }.
web-wish-undo = eine Entscheidung zurücknehmen
web-wish-pause = die Partie unterbrechen
web-wish-resume = weiterspielen
web-wish-end = die Partie beenden
web-wish-replace = für jemanden, der zu spät ist, einen Bot einsetzen

## The end

web-winners =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
web-ended-early = Die Partie wurde vorzeitig beendet
web-rematch = Noch einmal spielen
web-place = Du kommst auf Platz { $place } von { $count }.
web-place-won = Du gewinnst.
web-watch-again = Wiedergabe ansehen

## Replays and rules

web-replay = Wiedergabe
web-step = Schritt { $step } von { $steps }
web-chapters = Kapitel
web-chapter-first = Der Anfang
web-step-unknown = Schritt { $step }
web-first = Zum Anfang
web-previous = Einen Schritt zurück
web-play = Abspielen
web-stop = Anhalten
web-next = Einen Schritt weiter
web-last = Zum Ende
web-sight = Wer sieht zu?
web-sight-public = ein Zuschauer
web-sight-open = alles offen
web-sight-seat = { $name }
web-spoilers = Zeigen, wie es ausgeht
web-link-step = Link zu diesem Schritt
web-export = Als Datei speichern
web-fork = Von hier weiterspielen
web-fork-about = An einem Übungstisch, mit Bots auf den anderen Plätzen.
web-step-nothing = Die Partie beginnt.
web-step-quiet = Eine stille Entscheidung: noch nichts zu berichten.
web-why = Warum?
web-why-of = Warum? { $what }
web-why-asking = Der Bot überlegt es sich noch einmal …
web-why-numbers = Zahlen zeigen
web-why-fewer = Zahlen verbergen
web-why-considered = Was { $name } erwogen hat
web-why-option = Möglichkeit
web-why-chance = Gewinnchance
web-why-tried = Probiert
web-why-chosen = gewählt
web-why-more =
    { $count ->
        [one] Und { $count } weitere Möglichkeit, seltener oder nie probiert.
       *[other] Und { $count } weitere Möglichkeiten, seltener oder nie probiert.
    }
web-why-about = Aus Partien, die der Bot sich ausgemalt hat: Je besser eine Möglichkeit aussah, desto öfter hat er sie probiert. Was er von einem Zweikampf auswendig weiß, gilt als einmal probiert.
web-why-person = { $name } hat das selbst gewählt.
web-why-stand-in = Das hat ein Bot gewählt, der { $name } vertrat.
web-why-clock = Die Zeit von { $name } war um; ein Bot hat für diesen Platz gewählt.
web-why-order = Das hat eine Daueranweisung von { $name } gewählt.
web-why-record = Diese Wahl stammt aus einer anderen Partie.
web-why-only = { $name } hatte keine andere Wahl.
web-why-plain = { $name } hat das gewählt, ohne vorauszudenken.
web-why-long = Das noch einmal zu überlegen, dauert zu lange.

## The coach

web-coach = Der Trainer
web-coach-hint = Tipp
web-coach-asking = Der Trainer sieht sich deine Lage an …
web-coach-nothing = Gerade gibt es nichts zu wählen.
web-coach-best = Die besten Möglichkeiten zeigen
web-coach-again = Noch einmal fragen
web-coach-in-your-place = An deiner Stelle würde ich unter diesen wählen:
web-coach-as-good = Von der ersten nicht zu unterscheiden: Der Unterschied liegt innerhalb der Fehlerspanne.
web-coach-behind =
    { $less ->
        [0] Weniger als einen Prozentpunkt hinter der ersten.
        [one] Etwa einen Prozentpunkt hinter der ersten.
       *[other] Etwa { $less } Prozentpunkte hinter der ersten.
    }
web-coach-choose = So wählen
web-coach-game = Chance auf den Sieg
web-coach-about = Aus dem, was dein Platz wissen darf, und Partien, die von dort aus gedacht sind; ± gilt in 19 von 20 Fällen für die gedachten Partien.
web-coach-warn = Vor einer Wahl warnen, die viel verschenkt
web-coach-wait = Einen Augenblick
web-coach-less = Das senkt deine Gewinnchance um etwa { $less } Prozentpunkte.
web-coach-rethink = Noch einmal überlegen
web-coach-all-the-same = Trotzdem so wählen
web-chapters = Kapitel
web-search = Regeln durchsuchen
web-found =
    { $count ->
        [0] Nichts gefunden
        [one] { $count } Absatz
       *[other] { $count } Absätze
    }
web-no-rules = Dafür gibt es noch keine Regelseite.
web-glossary = Alles, was in der Schachtel ist
web-glossary-about = Was jedes Stück, jede Karte, jedes Feld und jede Zahl ist und tut. Zeig am Tisch darauf, setz den Fokus darauf oder drück lange, dann steht es auch dort.
web-rulings = Entscheidungen
web-rulings-about = Wo eine Spielregel schweigt oder zweierlei heißen kann, sagen diese, was wir tun und warum. Es gibt sie nur auf Englisch.
web-ruling-why = Warum:
web-ruling-source = Quelle:
web-sources = Nicht aus der Spielregel
web-sources-about = Die Spielregel zeigt nicht jede Karte, jedes Plättchen und jedes Brett. Diese Werte haben andere Quellen; sie stehen hier unter den Namen des Datensatzes.
web-source-rulebook = die Spielregel
web-source-derived = aus der Spielregel hergeleitet
web-source-public = veröffentlichte Berichte
web-source-inferred = erschlossen
web-source-reconstructed = rekonstruiert
web-source-ours = von uns festgelegt

## Guided first rounds

web-learn = Lernen
web-learner = Livia
web-learn-step = Schritt { $step } von { $steps }
web-learn-on = Weiter

## The arena of Kampf der Gladiatoren

web-kampf-board = Die Arena
web-kampf-trophies = Trophäen
web-kampf-fight = Der Kampf
web-kampf-leads = { $name } führt es
web-kampf-you-act-for = Du handelst für { $animal }.
web-kampf-acts-for = { $name } vertritt es
web-kampf-stones =
    { $count ->
        [0] kein Trefferstein
        [one] { $count } Trefferstein
       *[other] { $count } Treffersteine
    }
web-kampf-hits = { $stones } von { $hits } Treffern
web-kampf-hits-need =
    { $hits ->
        [one] { $hits } Treffer besiegt es
       *[other] { $hits } Treffer besiegen es
    }
web-kampf-empty = leer
web-kampf-team = Team: { $seat }
web-kampf-dice = Die Würfel: { $dice }
web-kampf-left = noch { $count }
web-kampf-point =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
web-kampf-if-ended = { $total }, endete es jetzt
web-kampf-if-ended-short = { $total } bei Ende jetzt
web-kampf-drafted = { $count } von { $all } Gladiatoren
web-kampf-carriers-left =
    { $count ->
        [0] alle Träger stehen
        [one] noch { $count } Träger aufzustellen
       *[other] noch { $count } Träger aufzustellen
    }
web-kampf-strength = { $teams ->
        [one] 1 Team
       *[other] { $teams } Teams
    } · { $gladiators ->
        [one] 1 Gladiator
       *[other] { $gladiators } Gladiatoren
    }
web-kampf-strength-short =
    { $gladiators ->
        [one] { $gladiators } Gladiator
       *[other] { $gladiators } Gladiatoren
    }
web-kampf-own-trophies = deine Trophäen
web-kampf-no-trophies = noch keine Trophäen
web-kampf-own-teams = Deine Teams
web-kampf-holes =
    { $count ->
        [0] voll
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
web-kampf-die-count =
    { $count ->
        [one] wirft { $count } Würfel
       *[other] wirft { $count } Würfel
    }
web-kampf-fallen = Deine Teams sind gefallen
web-kampf-fallen-then = Deine Trophäen zählen weiter. In jedem Zug führst du eines der übrigen Tiere; was es gewinnt, gehört dir.
web-kampf-fallen-end = Das Spiel ist aus: Deine Trophäen sind gezählt.
web-kampf-whom = { $name } { $space }
web-kampf-best = am besten gegen { $whom }
web-kampf-alike = ebenso von { $spaces }
web-kampf-later-best = ohne ihn kämpft das Team am besten gegen { $whom }:
web-kampf-value = ganzer Kampf, gewonnen weniger verloren: im Schnitt { $value } Gladiatoren
web-kampf-takes = { $value } gewonnen
web-kampf-loses = { $value } verloren
web-kampf-first-you = du schlägst zuerst
web-kampf-first-they = der Gegner schlägt zuerst
web-kampf-chance-beaten = du besiegst es zu { $value }
web-kampf-chance-fallen = fällt zu { $value }
web-kampf-chance-gone = { $value }, dass das ganze Team fällt
web-kampf-legend-taken = Gladiatoren, die du im Schnitt gewinnst; ein Tier zählt 2
web-kampf-legend-lost = Gladiatoren, die du im Schnitt verlierst
web-kampf-legend-falls = Chance, dass das Tier, das du führst, fällt, also besiegt wird
web-kampf-legend-stone = auf einem Team: zwei kosten einen Gladiator
web-kampf-legend-animal = auf einem Tier: Treffer; sind alle voll, ist es besiegt
web-kampf-legend-points = Gewonnener Gladiator: 1 Punkt. Besiegtes Tier: 2. Eigener Überlebender am Ende: 1.
web-kampf-legend-cages = Tiere in Käfigen führt, wer keine Gladiatoren mehr hat.
web-kampf-legend-short = gewonnen und verloren: Gladiatoren im Schnitt; ein Tier zählt 2
web-kampf-caught =
    { $count ->
        [one] { $count } unter dem Netz
       *[other] { $count } unter Netzen
    }
web-kampf-caught-short = { $count } gefangen
web-kampf-falls =
    { $count ->
        [one] { $count } Trefferstein
       *[other] { $count } Treffersteine
    }
web-kampf-costs =
    { $count ->
        [one] { $count } Gladiator
       *[other] { $count } Gladiatoren
    }
web-kampf-sum-full =
    { $count ->
        [one] { $count } Volltreffer
       *[other] { $count } Volltreffer
    }
web-kampf-sum-lying = { $count } liegt schon +
web-kampf-sum-single =
    { $count ->
        [one] { $count } einfacher Treffer
       *[other] { $count } einfache Treffer
    }{ $stopped ->
        [0] {""}
        [one] {" "}− { $stopped } Schild
       *[other] {" "}− { $stopped } Schilde
    }
web-kampf-die-blank = Niete
web-kampf-die-single = einfach
web-kampf-die-full = voll
web-kampf-why-first = mehr Speere schlagen zuerst
web-kampf-why-tied = gleich viele: Wer fordert, beginnt
web-kampf-no-hit = kein Treffer
web-kampf-head = { $one } gegen { $other }
web-kampf-step-spears = Speere { $left } : { $right }
web-kampf-step-spears-yet = Speere
web-kampf-step-nets = Netze
web-kampf-step-first = { $name } schlägt zu
web-kampf-step-second = { $name } schlägt zurück
web-kampf-now-strikes = { $name } schlägt zu
web-kampf-first-strikes = { $name } zuerst
web-kampf-phase-draft = Gladiatoren treten ein
web-kampf-phase-animals = Tiere
web-kampf-phase-fights = Kämpfe
web-kampf-animals-left = noch { $left } von { $all } Tieren
web-kampf-bar-better = besser { $value }
web-kampf-bar-even = gleich { $value }
web-kampf-bar-worse = schlechter { $value }
web-kampf-report-taken = Gewonnene Gladiatoren
web-kampf-report-animals = Besiegte Tiere
web-kampf-report-survivors = Eigene Überlebende
web-kampf-report-points = Punkte
web-kampf-report-lead = { $name } verglichen mit { $second }, in Punkten
web-kampf-report-times = { $count } × { $each } =
web-kampf-report-tie = { $name } und { $second } haben beide { $score } Punkte; an diesem Tisch entscheiden besiegte Tiere, dann Überlebende.
web-kampf-report-nobody =
    Von Tieren geschlagen, die niemand führte, also niemandes Punkte: { $gladiators ->
        [one] { $gladiators } Gladiator
       *[other] { $gladiators } Gladiatoren
    }, { $animals ->
        [one] { $animals } Tier.
       *[other] { $animals } Tiere.
    }
web-kampf-report-fights = Die Kämpfe, die es entschieden
web-kampf-report-fight = { $number }. Kampf
web-kampf-report-swing = { $name } +{ $value } ({ $before } → { $after } Punkte)
web-kampf-spaces =
    { $count ->
        [one] Tippe auf das leuchtende Feld in der Arena
       *[other] Tippe auf eines der { $count } leuchtenden Felder in der Arena
    }

## Spartacus

web-spartacus-round = Runde { $round } von { $rounds }
web-spartacus-round-open = Runde { $round }
web-spartacus-set-up = Aufbau
web-spartacus-phase-upkeep = Unterhalt
web-spartacus-phase-intrigue = Intrigen
web-spartacus-phase-market = Markt
web-spartacus-phase-arena = Arena
web-spartacus-no-house = Noch kein Haus
web-spartacus-host = Veranstalter
web-spartacus-influence = Einfluss
web-spartacus-influence-of = { $influence } von { $most } Einfluss
web-spartacus-of-goal = { $influence } von { $most }
web-spartacus-at-goal =
    { $check ->
        [intrigue] Gewinnt am Ende der Intrigenphase, wenn dann noch allein bei { $most }.
        [market] Gewinnt am Ende der Marktphase, wenn dann noch allein bei { $most }.
       *[arena] Gewinnt am Ende der Arenaphase, wenn dann noch allein bei { $most }.
    }
web-spartacus-at-goal-you =
    { $check ->
        [intrigue] Du gewinnst am Ende der Intrigenphase, wenn du dann noch allein bei { $most } stehst.
        [market] Du gewinnst am Ende der Marktphase, wenn du dann noch allein bei { $most } stehst.
       *[arena] Du gewinnst am Ende der Arenaphase, wenn du dann noch allein bei { $most } stehst.
    }
web-spartacus-at-goal-tied =
    { $check ->
        [intrigue] Gleichauf bei { $most }: Turnier am Ende der Intrigenphase, falls es so bleibt.
        [market] Gleichauf bei { $most }: Turnier am Ende der Marktphase, falls es so bleibt.
       *[arena] Gleichauf bei { $most }: Turnier am Ende der Arenaphase, falls es so bleibt.
    }
web-spartacus-gold = Gold
web-spartacus-gold-hidden = Gold verdeckt
web-spartacus-aside = { $count } zurückgelegt
web-spartacus-guards =
    { $count ->
        [one] Wache
       *[other] Wachen
    }
web-spartacus-guards-ready =
    { $count ->
        [one] { $ready } von { $count } Wache bereit
       *[other] { $ready } von { $count } Wachen bereit
    }
web-spartacus-cards = auf der Hand
web-spartacus-unit-cards =
    { $count ->
        [one] Karte
       *[other] Karten
    }
web-spartacus-cards-at-most = { $count } auf der Hand, höchstens { $most } dürfen bleiben
web-spartacus-seen = Auf dieser Hand hast du gesehen: { $cards }
# Lange Wörter in Kartennamen, mit den Stellen, an denen sie getrennt werden dürfen
web-spartacus-breaks = Abge-karteter Arbeits-vertrag Bruder-schaft Einfluss-reich Ein-schreiten Fahnen-flucht Fahnen-flüchtiger Germani-scher Griechi-scher Insider-wissen Intrigen-karten Lasten-träger Legionärs-streife Leichen-fledderei Leichen-spiele Raub-überfall Schmei-chelei Schulter-schluss Schwarzmarkt-gewinne Steuer-eintreiber Streit-flegel Ver-schwörung
web-spartacus-kind-gladiator = Gladiator
web-spartacus-kind-slave = Sklave
web-spartacus-kind-equipment = Ausrüstung
web-spartacus-kind-scheme = Machenschaft
web-spartacus-kind-reaction = Reaktion
web-spartacus-kind-guard = Wache
web-spartacus-exhausted = erschöpft
web-spartacus-injured = verletzt
web-spartacus-grey = grau: { $what }
web-spartacus-favor = Gunst
web-spartacus-champion = Champion
web-spartacus-hand = Deine Hand
web-spartacus-hand-empty = Du hast keine Karten auf der Hand.
web-spartacus-key-need = Einfluss nötig
web-spartacus-key-cash = Gold beim Einlösen
web-spartacus-own = { $people } Leute, { $gear }× Ausrüstung
web-spartacus-more-goods =
    { $count ->
        [one] { $count } weiteres Stück von dir zeigen
       *[other] { $count } weitere Stücke von dir zeigen
    }
web-spartacus-first-goods = Zurück zum Anfang
web-spartacus-needs = Braucht { $influence } Einfluss
web-spartacus-raised = Braucht { $by } Einfluss mehr, bis die Phase endet
web-spartacus-raised-there = Braucht mehr Einfluss: { $cards }
web-spartacus-with = Dafür:
web-spartacus-foiled = durchkreuzt
web-spartacus-moment = Zeit für Reaktionen:
web-spartacus-said = Bisher gesagt: { $said }
web-spartacus-auction = Auktion
web-spartacus-face-down = verdeckt
web-spartacus-host-bid = Das höchste Gebot richtet die Spiele aus: 1 Einfluss, die Einladungen, und Leben oder Tod für den Verlierer.
web-spartacus-coins = { $count } Gold
web-spartacus-guarded =
    { $count ->
        [one] { $count } Wache
       *[other] { $count } Wachen
    }
web-spartacus-support = Unterstützung für diese Machenschaft
web-spartacus-promise = ein Versprechen: { $promise }
web-spartacus-nothing = nichts
web-spartacus-deals = Angebote und Versprechen
web-spartacus-left =
    In dieser Phase noch: { $offers ->
        [one] { $offers } Angebot
       *[other] { $offers } Angebote
    }, { $gifts ->
        [one] { $gifts } Geschenk
       *[other] { $gifts } Geschenke
    }
web-spartacus-ledger = Versprechen
web-spartacus-bets = Wetten
web-spartacus-attack = { $attacker } greift an: { $defender }
web-spartacus-pairs = Die Würfel werden paarweise verglichen, die höchsten zuerst.
web-spartacus-pairs-ties = Die Würfel werden paarweise verglichen, die höchsten zuerst; Gleichstand ist ein Treffer.
web-spartacus-quiet =
    { $count ->
        [one] { $count } Runde ohne Angriff
       *[other] { $count } Runden ohne Angriff
    }
web-spartacus-must-attack = Die Menge hat lange genug gewartet: Jetzt muss angegriffen werden.
web-spartacus-pile-intrigue = Intrigenstapel: { $count }
web-spartacus-pile-market = Marktstapel: { $count }
web-spartacus-middle = Die Mitte des Tisches
web-spartacus-discarded =
    { $count ->
        [0] Keine Karte abgelegt
        [one] { $count } Karte abgelegt
       *[other] { $count } Karten abgelegt
    }
web-spartacus-has-the-turn = ist am Zug
web-spartacus-moment-equal = Alle werden zugleich gefragt; niemand sieht, wer antworten könnte.
web-spartacus-gathered = { $gathered } Einfluss beisammen
web-spartacus-gathered-of = { $gathered } von { $needed } Einfluss beisammen
web-spartacus-sell-support = { $name } deine Unterstützung verkaufen
web-spartacus-choose-house = Die Häuser von Capua
web-spartacus-choosing = Die anderen wählen ihre Häuser.
web-spartacus-host-auction = Die Ehre, die Spiele auszurichten
web-spartacus-your-bid = Dein Gebot
web-spartacus-sealed = Versiegelt, nur für deine Augen: { $said }
web-spartacus-open-market = Offener Markt
web-spartacus-market-about = Die Häuser handeln miteinander und mit der Bank.
web-spartacus-market-bank = Verkaufe, was du nicht brauchst: Die Bank zahlt das Gold, das auf der Münze eines Stücks steht.
web-spartacus-bank = An die Bank verkaufen
web-spartacus-sell-now = Etwas an die Bank verkaufen
web-spartacus-trade-with = Handeln: { $name }
web-spartacus-stall-closed = Dein Stand ist geschlossen.
web-spartacus-upkeep-about = Karten werden bereit, Verletzte würfeln um Heilung, und die Bücher werden ausgeglichen.
web-spartacus-verdict = Die Menge blickt zum Veranstalter
web-spartacus-verdict-waits = Noch hat sich der Daumen nicht gedreht.
web-spartacus-step-move = bewegen
web-spartacus-step-strike = angreifen
web-spartacus-reach = Reichweite { $reach }
web-spartacus-initiative = Initiative { $total }
web-spartacus-sand = Der Sand
web-spartacus-hex-go = dorthin kannst du gehen
web-spartacus-hex-reach = von hier in deiner Reichweite
web-spartacus-hex-danger = in Reichweite eines Gegners
web-spartacus-pays = zahlt { $pays } zu 1 samt Einsatz
web-spartacus-yours = deiner
web-spartacus-injury-means = der Verlierer ist verletzt: 2 seiner 3 Würfelarten sind weg
web-spartacus-decapitation-means = der Verlierer wird enthauptet: alle seine Würfel sind weg
web-spartacus-your-stake = Dein Einsatz: { $count } Gold
web-spartacus-box-likely = zu { $chance } wahrscheinlich
web-spartacus-coin-worth = { $gold } Gold je Münze im Mittel
web-spartacus-stake-outcome = gewinnt +{ $gain }, sonst −{ $stake } Gold
web-spartacus-seal-bets = Wetten versiegeln: { $total } von { $purse } Gold
web-spartacus-bet-nothing = Nichts wetten, { $purse } Gold behalten
web-spartacus-games = Die Spiele
web-spartacus-acts-now = { $name } ist am Zug
web-spartacus-primus = Ein Primus
web-spartacus-fighter-wanted = Hier fehlt ein Kämpfer
web-spartacus-candidates = Wen und was du schicken kannst
web-spartacus-wounds =
    { $count ->
        [one] { $count } Wunde: tippe den Würfel an, der weg soll
       *[other] { $count } Wunden: tippe die Würfel an, die weg sollen
    }
web-spartacus-wounds-dealt =
    { $count ->
        [0] Keine Wunde
        [one] { $count } Wunde
       *[other] { $count } Wunden
    }
web-spartacus-wounds-counter = Gegenschlag: { $count }
web-spartacus-with-whom = Mit wem?
web-spartacus-offer-lies = Dein Angebot liegt diesem Haus vor; zieh es zurück, um ein anderes zu machen.
web-spartacus-no-time = Gerade ist keine Zeit zum Handeln.
web-spartacus-no-offers-left = Du hast in dieser Phase alle deine Angebote gemacht.
web-spartacus-give-coins = { $name } { $count } Gold geben
web-spartacus-ideas = Angebote, die gerade passen
web-spartacus-suggest-buy-support = { $gold } Gold für die Unterstützung meiner Machenschaft
web-spartacus-suggest-sell-support = Meine Unterstützung für { $gold } Gold
web-spartacus-suggest-buy = { $gold } Gold für { $card }
web-spartacus-suggest-ask-support = { $gold } Gold: Unterstütze meine nächste Machenschaft
web-spartacus-suggest-ask-no-foil = { $gold } Gold: Durchkreuze meine Pläne nicht
web-spartacus-suggest-ask-no-guard = { $gold } Gold: Schick keine Wache gegen mich
web-spartacus-suggest-ask-foil-it = { $gold } Gold: Durchkreuze diese Machenschaft
web-spartacus-suggest-ask-other-target = { $gold } Gold: Nenn ein anderes Ziel
web-spartacus-suggest-ask-invite = { $gold } Gold: Lade mich zu den Spielen ein
web-spartacus-suggest-ask-no-invite = { $gold } Gold: Lade mich nicht ein
web-spartacus-suggest-ask-spare = { $gold } Gold: Verschone meinen Kämpfer
web-spartacus-suggest-give-support = Ich unterstütze deine nächste Machenschaft für { $gold } Gold
web-spartacus-suggest-give-no-foil = Für { $gold } Gold durchkreuze ich deine Pläne nicht
web-spartacus-suggest-give-no-guard = Für { $gold } Gold schicke ich keine Wache gegen dich
web-spartacus-suggest-give-foil-it = Für { $gold } Gold durchkreuze ich diese Machenschaft
web-spartacus-suggest-give-other-target = Für { $gold } Gold nenne ich ein anderes Ziel
web-spartacus-suggest-give-invite = Ich lade dich für { $gold } Gold ein
web-spartacus-suggest-give-no-invite = Ich lade dich für { $gold } Gold nicht ein
web-spartacus-suggest-give-spare = Ich verschone deinen Kämpfer für { $gold } Gold
web-spartacus-build-offer = Angebot zusammenstellen: { $name }
web-spartacus-i-give = Ich gebe
web-spartacus-send-offer = Angebot abschicken
web-spartacus-drop-offer = Verwerfen
web-spartacus-less = Weniger: { $what }
web-spartacus-more = Mehr: { $what }
web-spartacus-no-promise = kein Versprechen
web-spartacus-your-offer = Dein Angebot
web-spartacus-an-offer = Ein Angebot an dich
web-spartacus-offered = { $name } gibt { $gives } für { $asks }.
web-spartacus-until-scheme = bis über die Machenschaft entschieden ist
web-spartacus-until-stalls = bis die Stände schließen
web-spartacus-until-upkeep = bis der Unterhalt endet
web-spartacus-until-intrigue = bis die Intrigenphase endet
web-spartacus-until-market = bis die Marktphase endet
web-spartacus-until-arena = bis die Arenaphase endet
web-spartacus-do-accept = Annehmen
web-spartacus-do-decline = Ablehnen
web-spartacus-do-withdraw = Zurückziehen
web-spartacus-do-counter = Gegenangebot
web-spartacus-no-promises = noch keine
web-spartacus-whispered = Gespräch mit { $name }, von den anderen ungehört
web-spartacus-influence-over-time = Einfluss, Runde für Runde
web-spartacus-course-unknown = Der Anfang der Partie ist hier nicht bekannt.
web-spartacus-chart-end = Ende
web-spartacus-chart-line = { $name }: { $course }.
web-spartacus-word-kept = Wer Wort gehalten hat
web-spartacus-deals-struck = Geschlossene Abmachungen: { $count }
web-spartacus-no-deals = Keine Abmachung wurde geschlossen und nichts versprochen.
web-spartacus-house-column = Haus
web-spartacus-profit = Wer an wem verdient hat
web-spartacus-profit-about = Gold und Karten gingen von links nach rechts.
web-spartacus-cards-moved = Karten
web-spartacus-unseen-gold =
    { $count ->
        [one] { $count } verdeckte Gabe
       *[other] { $count } verdeckte Gaben
    }
web-spartacus-no-profit = Von Haus zu Haus ging nichts.
web-spartacus-show-card = { $name } eine Karte von deiner Hand zeigen
web-spartacus-sampled = aus Probekämpfen mit einfacher Taktik geschätzt; in 19 von 20 Fällen liegt der wahre Wert in der Spanne
web-spartacus-sampled-short = aus Probekämpfen geschätzt
web-spartacus-exact = genau, wenn beide ihr Bestes geben
web-spartacus-chance-gold = Gold im Mittel
web-spartacus-chance-wins = Siegchance
web-spartacus-chance-guest = dass sein bester Kämpfer siegt
web-spartacus-odds-gold = In jedem Feld: wie wahrscheinlich es gewinnt und was eine Münze im Mittel bringt
web-spartacus-odds-fight = Neben jeder Wahl: deine Chance, den Kampf zu gewinnen
web-spartacus-odds-rival = Neben jeder Wahl: die Siegchance damit gegen den Gegner, der schon da ist
web-spartacus-odds-coming = Neben jeder Wahl: die Siegchance damit, im Schnitt gegen alle, die noch kommen können, unbewaffnet
web-spartacus-odds-guest = Bei jedem Haus: wie wahrscheinlich sein bester Kämpfer unbewaffnet gegen die gewinnt, die er treffen kann
web-spartacus-odds-alike = Was du auch wählst: { $chance } Siegchance
web-spartacus-outlook = Kämpfer I siegt mit { $chance }
web-spartacus-luck = Glück in der Arena
web-spartacus-luck-about = Gewonnene Kämpfe abzüglich der nach genauen Chancen erwarteten
web-spartacus-trade-gives = { $name } anbieten
web-spartacus-trade-asks = { $name } danach fragen
web-spartacus-to-win = { $chance } Siegchance
web-spartacus-promises-kept = Wort gehalten { $count }
web-spartacus-promises-broken = gebrochen { $count }
web-spartacus-open-promises = { $count } offen
web-spartacus-you = Du
web-spartacus-you-are = Du ({ $name })
web-spartacus-own-scheme = spinnt die Intrige
web-spartacus-supports = unterstützt mit { $count }
web-spartacus-refused = lehnt ab
web-spartacus-is-asked = wird gefragt
web-spartacus-would-suffice = { $count } würden reichen
web-spartacus-would-bring = brächte { $count }
web-spartacus-the-target = das Ziel
web-spartacus-others-see-back = die anderen sehen die Rückseite
web-spartacus-of-house = gespielt von { $name }
web-spartacus-missing = es fehlen { $count }
web-spartacus-offer-for-support = { $name } { $gold } Gold für Unterstützung bieten
web-spartacus-other-terms = Andere Bedingungen …
web-spartacus-plea = An { $name }: { $plea }
web-spartacus-deal-with = Mit { $name } handeln
web-spartacus-sell-support-for = { $name } die Unterstützung für { $gold } Gold anbieten
web-spartacus-guards-against =
    { $count ->
        [one] kann { $count } Wache schicken
       *[other] kann { $count } Wachen schicken
    }
web-spartacus-guard-needs = eine Wache hält ab { $least }: { $chance } %
web-spartacus-your-stall = Dein Stand
web-spartacus-take-back = Zurücknehmen: { $what }
web-spartacus-deal-of = Dein Handel mit { $name }
web-spartacus-you-give = du gibst
web-spartacus-you-get = du bekommst
web-spartacus-tray-gives = eigenes Stück antippen
web-spartacus-tray-asks = fremdes Stück antippen
web-spartacus-offer-it = { $name } anbieten
web-spartacus-clear = Leeren
web-spartacus-open-offers = Offene Angebote
web-spartacus-highest = höchstes Gebot
web-spartacus-sealed-short = versiegelt: { $said }
web-spartacus-hit = Treffer
web-spartacus-held = gehalten
web-spartacus-box-wins =
    { $count ->
        [one] { $names } siegt
       *[other] { $names } siegen
    }
web-spartacus-victory-round = Einfluss, Runde { $round }
web-spartacus-deeds =
    { $fights ->
        [one] { $fights } Sieg
       *[other] { $fights } Siege
    }, { $schemes ->
        [one] { $schemes } Machenschaft
       *[other] { $schemes } Machenschaften
    }
web-spartacus-asks-for-it = verlangt { $what }
web-spartacus-games-of = { $name } richtet die Spiele aus
web-spartacus-take-part = Selbst teilnehmen
web-spartacus-team-of = Team: { $names }
web-spartacus-tournament = Turnier: Kampf { $bout } von { $bouts }
web-spartacus-against = gegen
web-spartacus-waits-for-winner = Warten auf den Sieger:
web-spartacus-winner-takes-all = Wer siegt, gewinnt das Spiel
web-spartacus-goal = Einfluss bringen den Sieg
web-spartacus-goal-short = Einfluss: Sieg
web-spartacus-goal-whole = Das Ziel: als Einziger bei { $most } Einfluss zu stehen, wenn eine Intrigen-, Markt- oder Arenaphase endet.
web-spartacus-yourself = { $title } (du)
web-spartacus-stakes = Ein Sieg bringt Einfluss und die Gunst des Volkes. Überlebt der Verlierer, entscheidet { $host } über Leben und Tod.
web-spartacus-primus-of = { $name } richtet einen Primus aus
web-spartacus-declined = abgelehnt
web-spartacus-step-invitation = Einladung
web-spartacus-step-fighters = Kämpfer
web-spartacus-step-weapons = Waffen
web-spartacus-step-bets = Wetten
web-spartacus-step-fight = Kampf
web-spartacus-life-or-death = { $names }: Leben oder Tod?
web-spartacus-beats =
    { $count ->
        [one] { $winners } besiegt { $beaten }
       *[other] { $winners } besiegen { $beaten }
    }
web-spartacus-promise-kept-to = dein Versprechen hältst du: { $names }
web-spartacus-promise-broken-to = dein Versprechen brichst du: { $names }
web-spartacus-thread-empty = Zwischen dir und { $name } war noch nichts.
web-spartacus-they-give = { $name } gibt
web-spartacus-add = dazu
web-spartacus-bank-pays = die Bank zahlt { $count } Gold
web-spartacus-cashed-in = { $count } Gold beim Einlösen
web-spartacus-ready = bereit
web-spartacus-places-sand =
    { $count ->
        [one] Tippe auf das leuchtende Feld im Sand
       *[other] Tippe auf eines der { $count } leuchtenden Felder im Sand
    }
web-spartacus-places-bid = Stelle dein Gebot oben am Schieber ein
web-spartacus-places-bid-about = Die Gebote sind geheim und werden zugleich geöffnet. Das höchste wird an die Bank gezahlt und gewinnt; alle anderen behalten ihr Gold. Bei Gleichstand wird draufgeboten. Biete 0, wenn du nicht willst. Solange verbergen alle Häuser ihr Gold: „?“.
web-spartacus-places-bets = Lege oben Münzen in die Felder, dann drücke den roten Knopf
web-spartacus-places-bets-about = Zusammen nicht mehr als dein Gold. Fehlt dem Verlierer eine Art Würfel, gibt er auf: Weder Verletzung noch Enthauptung zahlt. Bei zweien ist er verletzt, bei allen dreien enthauptet.
web-spartacus-places-bank = An die Bank verkaufen: eigenes Stück antippen
web-spartacus-places-bank-about = Du siehst vor dem Verkauf, was sie zahlt.
web-spartacus-places-stall = Verkaufen oder tauschen: ein Stück antippen
web-spartacus-places-stall-about = Die Bank zahlt, was auf der Münze steht. Zum Tauschen ein Stück eines anderen Hauses antippen oder „Handel“ öffnen.
web-spartacus-places-cash = Einlösen: auf eine Karte tippen
web-spartacus-places-abilities = Fähigkeit nutzen: auf ein leuchtendes Stück tippen
web-spartacus-places-guard = Eine Wache auslegen: auf ihre leuchtende Karte tippen
web-spartacus-places-bargain = Tausch und Geschenke: unter „Handel“

## Die Stadt Aquileia

web-aquileia-board = Der Tisch von Aquileia
web-aquileia-city = Die Stadt
web-aquileia-sites = Bauplätze
web-aquileia-round = Runde { $round } von 6
web-aquileia-crests = Wappen
web-aquileia-crest-at = Wappenplatz { $place }: { $who }
web-aquileia-blue = Blaue Würfel: { $count }
web-aquileia-free = frei
web-aquileia-hidden-card = und eine verdeckte Karte
web-aquileia-pile =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
web-aquileia-strength = Stärke { $count }
web-aquileia-space-strength = +{ $count } Stärke
web-aquileia-strength-word = Stärke
web-aquileia-dice-bronze = Von den Würfeln zählt nur Bronze, je +1; die blassen zählen nicht.
web-aquileia-gives = bringt jedes Mal { $what }
web-aquileia-costs = kostet { $what }
web-aquileia-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
web-aquileia-points-word =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
web-aquileia-slaves =
    { $count ->
        [one] { $count } Sklave
       *[other] { $count } Sklaven
    }
web-aquileia-followers =
    { $count ->
        [one] noch { $count } Gefolgsmann zu setzen
       *[other] noch { $count } Gefolgsmänner zu setzen
    }
web-aquileia-houses = noch { $count } zu bauen
web-aquileia-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-aquileia-hand = Hand
web-aquileia-no-bid = Noch kein Gebot
web-aquileia-out = ausgestiegen
web-aquileia-scoring = Die letzte Wertung
web-aquileia-all-placed = alle Männer gesetzt
web-aquileia-at-end = Wäre jetzt Schluss: { $points } + { $count } = { $total } Punkte
web-aquileia-at-end-over = Am Ende: { $total } Punkte
web-aquileia-at-end-short = am Ende { $total }:
web-aquileia-end-secret =
    { $count ->
        [one] jetzt { $total } + { $count } geheime Karte
       *[other] jetzt { $total } + { $count } geheime Karten
    }
web-aquileia-end-secret-about = Die letzte Wertung, wäre sie jetzt, ohne die Stadionkarten, die nur ihr Besitzer kennt.
web-aquileia-end-total = { $total }, wäre jetzt Schluss
web-aquileia-ahead = meiste Punkte
web-aquileia-times-cards =
    { $cards ->
        [one] × { $cards } Karte = { $points } Punkte
       *[other] × { $cards } Karten = { $points } Punkte
    }
web-aquileia-own-workshops =
    { $count ->
        [one] { $count } Betrieb: { $points } Punkte
       *[other] { $count } Betriebe: { $points } Punkte
    }
web-aquileia-own-banks =
    { $count ->
        [one] { $count } Geldstube:
       *[other] { $count } Geldstuben:
    }
web-aquileia-in-portus = jedes Mal in Portus
web-aquileia-no-buildings = noch keine Villen, Betriebe, Geldstuben
web-aquileia-begins = begann die Runde
web-aquileia-points-short = P.
web-aquileia-bid-of = Das Gebot: { $coins }
web-aquileia-bids-now = bietet jetzt
web-aquileia-built = Villen { $villas } · Betriebe { $workshops } · Geldstuben { $banks }
web-aquileia-can-pay = Das kannst du bezahlen.
web-aquileia-card-slave = baut, oder +{ $strength } in der Arena
web-aquileia-card-weapon = +{ $strength } in der Arena
web-aquileia-card-silver-horse = +{ $strength } im Rennen, Silberseite
web-aquileia-card-gold-horse = +{ $strength } im Rennen, Goldseite
web-aquileia-counts-1 = zählt deine Villen
web-aquileia-counts-2 = einer Farbe noch einmal
web-aquileia-crest-left = Wappen, noch zu setzen
web-aquileia-crest-on = Wappen auf { $place }
web-aquileia-does-mercatus = Markt
web-aquileia-does-arena = Kampf
web-aquileia-does-stadium = Rennen
web-aquileia-does-theatrum = Auktion
web-aquileia-does-forum = Bauen
web-aquileia-does-portus = Hafen
web-aquileia-does-dolus = Münzen würfeln
web-aquileia-does-pecunia = tauschen
web-aquileia-does-potentia = blaue Würfel
web-aquileia-does-equi = Pferde und Waffen
web-aquileia-does-servi = Sklaven
web-aquileia-does-latro = Dieb
web-aquileia-for = für 1 { $metal }
web-aquileia-gain-bank = { $what } je Runde
web-aquileia-gain-villa =
    { $count ->
        [one] +{ $count } Punkt am Ende
       *[other] +{ $count } Punkte am Ende
    }
web-aquileia-gain-none = am Ende noch keine Punkte: keine deiner Karten zählt diese Farbe
web-aquileia-no-gain = 0 Punkte
web-aquileia-no-gain-why = keine Karte
web-aquileia-gain-workshop =
    { $count ->
        [one] +{ $count } Punkt je Runde
       *[other] +{ $count } Punkte je Runde
    }
web-aquileia-holds-bid = hält das Gebot
web-aquileia-if-now = Wäre jetzt Schluss
web-aquileia-if-now-short = Stand
web-aquileia-if-now-note = Die letzte Wertung, wäre sie jetzt. Die Stadionkarten der anderen sind geheim: Sie haben mindestens so viel.
web-aquileia-left = noch { $count }
web-aquileia-no-cards = Keine Karten auf der Hand
web-aquileia-no-laurels = noch keine Stadion- oder Theaterkarten
web-aquileia-opens = versteigert sie
web-aquileia-out-paid = draußen, kassiert
web-aquileia-parts = Teile der Stadt
web-aquileia-phase-placement = Setzen
web-aquileia-phase-mercatus = I Mercatus
web-aquileia-phase-arena = II Arena
web-aquileia-phase-stadium = III Stadium
web-aquileia-phase-theatrum = IV Theatrum
web-aquileia-phase-forum = V Forum
web-aquileia-phase-portus = VI Portus
web-aquileia-quarter-mercatus = Mercatus
web-aquileia-quarter-arena = Arena
web-aquileia-quarter-stadium = Stadium
web-aquileia-quarter-theatrum = Theatrum
web-aquileia-quarter-forum = Forum
web-aquileia-quarter-portus = Portus
web-aquileia-prize-short = Stadionkarten: Platz 1 behält eine von diesen, Platz 2 die andere
web-aquileia-dice-side = Würfel des eigenen Metalls zählen je +1, die blassen nicht
web-aquileia-race-coins = Platz 1: 3 Münzen des eigenen Metalls, Platz 2: 2, Platz 3: 1
web-aquileia-fight-prize = Platz 1: 3 Bronze und Punkte (2 × Stärke) oder eine Sklavenkarte · Platz 2: 2 Bronze und das andere · Platz 3: 1 Bronze
web-aquileia-fight-prize-short = 1.: 3 Bronze + Punkte oder Sklavenkarte · 2.: 2 Bronze + das andere · 3.: 1 Bronze
web-aquileia-sites-legend = Zahlen: Punkte des Hauses · + am Ende, wie es steht · − fehlt dir
web-aquileia-row-before = Punkte bisher
web-aquileia-row-neutral = Neutrale Karten
web-aquileia-row-total = Summe
web-aquileia-row-total-now = Wäre jetzt Schluss
web-aquileia-short = Dir fehlt noch: { $what }.
web-aquileia-missing = dir fehlt
web-aquileia-payable = bezahlbar
web-aquileia-paying = im Bau
web-aquileia-sold = weg
web-aquileia-stadium-card = Stadionkarte, { $name }
web-aquileia-step-places = Felder
web-aquileia-step-red = Rote Würfel
web-aquileia-step-cards = Karten
web-aquileia-step-blue = Blaue Würfel
web-aquileia-step-prizes = Preise
web-aquileia-step-card = Karte
web-aquileia-step-bids = Gebote
web-aquileia-step-payment = Bezahlung
web-aquileia-step-neutral = Neutral
web-aquileia-step-total = Summe
web-aquileia-theatre-card = Theaterkarte, { $name }
web-aquileia-theatre-cards = Wofür die Theaterkarten zählten
web-aquileia-villas-of = Villen, { $colour }
web-aquileia-win-ties = 1 siegt bei Gleichstand
web-aquileia-win-begins = und beginnt Runde { $round }
web-aquileia-you-hold = du hast { $count } { $metal }
web-aquileia-place = { $place }. Platz
web-aquileia-place-of = { $place }. { $name }
web-aquileia-theatre-why =
    { $gain ->
        [0] Die Theaterkarte { $card } zählt für { $colour }, { $more } Punkte; ihre andere Farbe bringt nicht mehr.
       *[other] Die Theaterkarte { $card } zählt für { $colour }, die bessere ihrer Farben: { $more } Punkte statt { $less }.
    }
web-aquileia-theatre-nothing = Die Theaterkarte { $card } zählt für nichts, keine Villa ihrer Farben wurde gebaut: 0 Punkte.
web-aquileia-winner = gewinnt
web-aquileia-you = du
web-aquileia-sum-cards =
    { $cards ->
        [one] { $sum } × { $cards } Karte =
       *[other] { $sum } × { $cards } Karten =
    }
web-aquileia-letter-white = W
web-aquileia-letter-blue = B
web-aquileia-letter-yellow = G
web-aquileia-letter-purple = L
web-aquileia-spaces =
    { $count ->
        [one] Tippe auf das leuchtende Feld in der Stadt
       *[other] Tippe auf eines der { $count } leuchtenden Felder in der Stadt
    }
web-aquileia-glowing-sites =
    { $count ->
        [one] Tippe auf den leuchtenden Bauplatz
       *[other] Tippe auf einen der { $count } leuchtenden Bauplätze
    }

## Rückblick

web-review-link = Entscheidungen ansehen
web-review-of = Entscheidungen ansehen: { $game }, { $when }
