# Die Seite im Browser

## Everywhere

web-title = Ludus
web-separator = { ", " }
web-skip = Zum Inhalt springen
web-home-link = Ludus: zur Startseite
web-home = Startseite
web-language = Sprache
web-close = Schließen
web-save = Speichern
web-copy = Kopieren
web-copied = Kopiert
web-confirm = Bestätigen
web-cancel = Abbrechen
web-footer = Die Spiele gehören ihren Autoren und Verlagen. Regeln in eigenen Worten, Bilder von uns gezeichnet, Software unter der MIT-Lizenz.
web-guest = Gast
web-you = (du)
web-rules = Regeln
web-rule = Die Regel
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
web-speed = Bewegung
web-speed-calm = ruhig
web-speed-brisk = flott
web-speed-none = keine
web-confirm-choices = Jede Entscheidung bestätigen
web-sound = Ton, wenn ich an der Reihe bin
web-notify = Benachrichtigung, wenn ich an der Reihe bin
web-coming-back = Willkommen zurück

## Start page

web-hero = Römische Spiele, ein Tisch genügt
web-hero-about = Spiel sofort gegen Bots oder lade Freunde mit einem Link an einen Tisch ein. Ein Konto brauchst du nicht, und jede Partie lässt sich noch einmal ansehen.
web-games = Spiele
web-play-now = Jetzt spielen
web-players = { $fewest } bis { $most } Personen
web-my-tables = Meine Tische
web-my-tables-none = Du sitzt noch an keinem Tisch. „Jetzt spielen“ kostet einen Klick.
web-open-tables = Offene Tische
web-open-tables-none = Gerade wartet niemand auf Mitspieler.
web-replays = Letzte Partien
web-replays-none = Hier erscheinen beendete Partien.
web-your-turn = Du bist an der Reihe
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
web-seats = Plätze
web-how-many = Wie viele spielen mit?
web-seat = Platz { $number }
web-seat-me = ich
web-seat-bot = Bot ({ $level })
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
web-level-champion = Meister
web-options = Tischoptionen
web-choice-true = ja
web-choice-false = nein
web-choice-lot = wird ausgelost
web-choice-first = der erste Platz
web-choice-shared = der Sieg wird geteilt
web-choice-animals = die Tiere entscheiden
web-choice-crest = das Wappen entscheidet
web-choice-on = an
web-choice-off = aus
web-choice-standard = üblich
web-choice-quick = kurz
web-choice-long = lang
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
web-public = Öffentlich
web-public-about = Er steht in der Liste; alle dürfen zusehen oder einen freien Platz nehmen.
web-set-up = Tisch aufstellen
web-set-up-about = Die Partie beginnt, wenn alle Plätze besetzt sind.
web-begin = Partie beginnen
web-begin-about = Alle sind da: Die Partie beginnt sofort.

## Before the game

web-lobby-waiting = Die Partie beginnt, wenn alle Plätze besetzt sind.
web-sit-down = Hinsetzen
web-stand-up = Tisch verlassen
web-remove-table = Tisch wegräumen
web-put-bot = Bot setzen
web-free-seat = Platz frei machen
web-invite-link = Einladung auf Platz { $number }
web-table-link = Adresse dieses Tisches
web-qr = QR-Code der Einladung auf Platz { $number }
web-invited = Du bist zu einer Partie eingeladen
web-invited-about = Ein Platz ist für dich frei gehalten. Nenne einen Namen und setz dich.

## At the table

web-at-table = Am Tisch
web-your-options = Deine Möglichkeiten
web-blocked =
    { $count ->
        [one] Warum nicht? { $count } Sache geht gerade nicht
       *[other] Warum nicht? { $count } Sachen gehen gerade nicht
    }
web-waiting-for = Warten auf { $names }
web-paused = Die Partie ist unterbrochen
web-over = Die Partie ist zu Ende
web-undo = Zurücknehmen
web-undo-key = Zurücknehmen (Taste U)
web-time-left = Restzeit: { $time }
web-on-turn = entscheidet
web-away = nicht da
web-held = ein Bot vertritt
web-resigned = hat aufgegeben
web-watching =
    { $count ->
        [one] { $count } sieht zu
       *[other] { $count } sehen zu
    }
web-tab-log = Was geschah
web-tab-chat = Gespräch
web-log-empty = Noch ist nichts geschehen.
web-chat-empty = Noch hat niemand etwas gesagt.
web-say = Etwas sagen
web-send = Senden
web-look-back = Zurückblicken: { $what }
web-look-back-short = Zurückblicken
web-past = Du blickst zurück.
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

## What happened beside the game

web-log-held = Ein Bot ({ $level }) vertritt { $seat }.
web-log-resigned = { $seat } gibt auf; ein Bot ({ $level }) spielt weiter.
web-log-late = Zeit abgelaufen: { $seat }.
web-log-back = { $seat } ist zurück.
web-log-undo = { $seat } nimmt eine Entscheidung zurück.
web-log-ask = { $seat } möchte { $wish }.
web-log-agree = { $seat } stimmt zu: { $wish }.
web-log-decline = { $seat } stimmt nicht zu: { $wish }.
web-log-paused = Die Partie ist unterbrochen.
web-log-resumed = Die Partie geht weiter.
web-log-closed = Die Partie endet vorzeitig; alle waren einverstanden.
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
web-watch-again = Noch einmal ansehen

## Replays and rules

web-replay = Wiedergabe
web-step = Schritt { $step } von { $steps }
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
web-search = Regeln durchsuchen
web-found =
    { $count ->
        [0] Nichts gefunden
        [one] { $count } Absatz
       *[other] { $count } Absätze
    }
web-no-rules = Dafür gibt es noch keine Regelseite.

## The arena of Kampf der Gladiatoren

web-kampf-board = Die Arena
web-kampf-supply = Gladiatoren zur Auswahl
web-kampf-pile =
    { $count ->
        [one] { $count } Tier im Stapel
       *[other] { $count } Tiere im Stapel
    }
web-kampf-beside = Tiere neben dem Plan
web-kampf-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
web-kampf-trophies = Trophäen
web-kampf-carriers =
    { $count ->
        [one] noch { $count } Träger
       *[other] noch { $count } Träger
    }
web-kampf-animals = Besiegte Tiere
web-kampf-fight = Der Kampf
web-kampf-last-fight = Der letzte Kampf
web-kampf-strikes-first = schlägt zuerst
web-kampf-strikes = schlägt jetzt
web-kampf-netted = unter dem Netz
web-kampf-stones =
    { $count ->
        [0] kein Trefferstein
        [one] { $count } Trefferstein
       *[other] { $count } Treffersteine
    }
web-kampf-hits = { $stones } von { $hits } Treffern
web-kampf-empty = leer
web-kampf-team = Team: { $seat }
web-kampf-dice = Die Würfel: { $dice }
web-kampf-letter-sword = S
web-kampf-letter-spear = W
web-kampf-letter-net = N
web-kampf-letter-prong = Z
web-kampf-letter-shield = H
web-kampf-legend = Was die Zeichen bedeuten

## Spartacus

web-spartacus-board = Der Tisch
web-spartacus-round = Runde { $round } von { $rounds }
web-spartacus-set-up = Aufbau
web-spartacus-phases = Die Phasen der Runde
web-spartacus-phase-upkeep = Unterhalt
web-spartacus-phase-intrigue = Intrigen
web-spartacus-phase-market = Markt
web-spartacus-phase-arena = Arena
web-spartacus-next-turns = Danach: { $names }
web-spartacus-next-intrigue = Danach: Intrigen
web-spartacus-next-market = Danach: der Markt
web-spartacus-next-arena = Danach: die Arena
web-spartacus-next-round = Danach: eine neue Runde
web-spartacus-no-house = Noch kein Haus
web-spartacus-host = Veranstalter
web-spartacus-influence = Einfluss
web-spartacus-influence-of = { $influence } von { $most } Einfluss
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
web-spartacus-seen = Auf dieser Hand hast du gesehen: { $cards }
web-spartacus-kind-gladiator = Gladiator
web-spartacus-kind-slave = Sklave
web-spartacus-kind-equipment = Ausrüstung
web-spartacus-kind-scheme = Machenschaft
web-spartacus-kind-reaction = Reaktion
web-spartacus-kind-guard = Wache
web-spartacus-dice-attack = ANG
web-spartacus-dice-defence = VER
web-spartacus-dice-speed = SCH
web-spartacus-exhausted = erschöpft
web-spartacus-injured = verletzt
web-spartacus-favor = Gunst
web-spartacus-champion = Champion
web-spartacus-about = Was die Karte bewirkt: { $card }
web-spartacus-hand = Deine Hand
web-spartacus-hand-empty = Du hast keine Karten auf der Hand.
web-spartacus-needs = Braucht { $influence } Einfluss
web-spartacus-under-way = Was gerade läuft
web-spartacus-seeks = sucht Unterstützung: bisher { $gathered } Einfluss
web-spartacus-seeks-for = sucht Unterstützung für { $card }: bisher { $gathered } von { $needed } Einfluss
web-spartacus-with = Dafür:
web-spartacus-without = Dagegen:
web-spartacus-asking = Gefragt:
web-spartacus-foiled = vereitelt
web-spartacus-aimed-at = gegen
web-spartacus-moment = Zeit für Reaktionen:
web-spartacus-invited = Eingeladen:
web-spartacus-said = Bisher gesagt: { $said }
web-spartacus-auction = Auktion
web-spartacus-face-down = verdeckt
web-spartacus-host-bid = Versteigert wird die Ehre, die Spiele auszurichten.
web-spartacus-bidders = Es bieten:
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
web-spartacus-left = In dieser Phase noch: { $offers } Angebote, { $gifts } Geschenke
web-spartacus-draft = Du stellst ein Angebot zusammen:
web-spartacus-gives = gibt: { $goods }
web-spartacus-no-offers = Es gibt kein Angebot an dich oder von dir.
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
web-spartacus-legend = Zeichen, Stapel und Abgelegtes
web-spartacus-pile-intrigue = Intrigenstapel: { $count }.
web-spartacus-pile-market = Marktstapel: { $count }.
web-spartacus-discards = Abgelegt: { $cards }.

## Die Stadt Aquileia

web-aquileia-board = Der Tisch von Aquileia
web-aquileia-city = Die Stadt
web-aquileia-sites = Bauplätze
web-aquileia-villas = Villen
web-aquileia-workshops = Werkstätten
web-aquileia-banks = Banken
web-aquileia-mine = Was dir gehört
web-aquileia-now = Was gerade geschieht
web-aquileia-round = Runde { $round } von 6
web-aquileia-start = Startspieler
web-aquileia-crests = Wappen
web-aquileia-crest-at = Wappenplatz { $place }: { $who }
web-aquileia-blue = Blaue Würfel: { $count }
web-aquileia-free = frei
web-aquileia-open = Offene Karte
web-aquileia-hidden-card = und eine verdeckte Karte
web-aquileia-at-once = bringt seinen Wert sofort
web-aquileia-pile =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
web-aquileia-strength = Stärke { $count }
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
web-aquileia-houses =
    { $count ->
        [one] noch { $count } Haus
       *[other] noch { $count } Häuser
    }
web-aquileia-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-aquileia-hand = Hand
web-aquileia-laurels = Lorbeeren
web-aquileia-owes =
    { $count ->
        [one] { $site }: noch { $count } Sklave zu zahlen
       *[other] { $site }: noch { $count } Sklaven zu zahlen
    }
web-aquileia-no-bid = Noch kein Gebot
web-aquileia-out = ausgestiegen
web-aquileia-last-contest = Der letzte Wettkampf: { $area }
web-aquileia-sign-slave = Sklaven
web-aquileia-sign-star = Punkte jedes Mal
web-aquileia-scoring = Die Schlusswertung
web-aquileia-before = Punkte zuvor
web-aquileia-neutral = Neutrale Stadionkarten
web-aquileia-villa-line = Villen, { $colour }: { $sum } × { $cards }
web-aquileia-total = Summe
web-aquileia-letter-bronze = B
web-aquileia-letter-silver = S
web-aquileia-letter-gold = G
web-aquileia-letter-white = W
web-aquileia-letter-blue = B
web-aquileia-letter-yellow = G
web-aquileia-letter-purple = L
