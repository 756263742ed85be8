# Eine beendete Partie im Rückblick, im Browser.

review-title = Rückblick
review-table = Partie
review-ways = Wie man diese Partie ansehen kann
review-curve = Gewinnchance
review-after =
    { $count ->
        [one] nach der einen Wahl der Partie
       *[other] nach jeder der { $count } Wahlen der Partie
    }
review-curve-about = Gewinnchance vom Anfang bis zum Ende: { $players }.
review-start = Anfang
review-bars = Entscheidung und Glück von { $name }
review-accuracy = Genauigkeit von 100
review-accuracy-short = Genauigkeit
review-accuracy-unclear = Genauigkeit unklar
review-decisions = Entscheidungen
review-luck = Glück
review-others = Züge der anderen
review-points =
    { $family ->
        [spartacus] Glück in Einfluss
       *[other] Glück in Punkten
    }
review-won = hat gewonnen
review-figures = Was die Zahlen bedeuten
review-figures-of = Die Zahlen von { $name }
review-figures-accuracy = 100: Keine Entscheidung hat etwas verschenkt. 0: so viel wie beim Wählen nach Los. Unklar, wo eine Partie zu wenig zeigt.
review-figures-start = Die Gewinnchance vor der ersten Wahl.
review-figures-decisions = Was die eigenen Wahlen geändert haben. Eine Chance rechnet mit einer Partie, die wie üblich weitergeht: Wer besser wählt, gewinnt, wer schlechter wählt, verliert, und bei vielen Wahlen kann das mehr als 100 % ergeben.
review-figures-luck = Was Würfel und Karten brachten.
review-figures-others = Was die Wahlen der anderen geändert haben: Was sie gewinnen, ist hier verloren, und umgekehrt.
review-figures-end = Anfang, Entscheidungen, Glück und Züge der anderen zusammen: die Partie, wie sie endete.
review-figures-points = Dasselbe Glück in anderem Maß: was es zum Ergebnis beigetragen hat.
review-figures-margin = Chancen stammen aus Partien, die in Gedanken weitergespielt wurden; ± sagt, wie weit das danebenliegen kann, in 19 von 20 Fällen.
review-end = Ende
review-tab-decisions = Entscheidungen
review-tab-turning = Wendepunkte
review-tab-deals = Abmachungen
review-best = Die beste
review-worst = Die schlechteste
review-all = Auch einen Blick wert
review-none = Hier wurde nichts sicher verschenkt.
review-no-turning = Kein einzelner Schritt hat diese Partie sicher gewendet.
review-judged =
    { $count ->
        [one] { $name }: eine Entscheidung; sie hat { $given } ({ $margin }) der Gewinnchance verschenkt. Beurteilt wird nach dem, was man wissen konnte.
       *[other] { $name }: { $count } Entscheidungen; jede hat im Schnitt { $given } ({ $margin }) der Gewinnchance verschenkt. Beurteilt wird nach dem, was man wissen konnte.
    }
review-against = + ist, was die zweitbeste Wahl weniger, − was die beste mehr versprach.
review-step = Wahl { $step }
review-choice = Wahl { $step }: { $name }
review-turning-point = Wendepunkt { $number }
review-change = Chance von { $name }: erst { $before }, dann { $after } ({ $margin }); { $decision } durch die Wahl, { $luck } durch Glück.
review-asked = Gefragt war: „{ $question }“
review-known = Gewinnchance nach dem, was { $name } da wissen konnte:
review-chosen = Gewählt
review-better = Besser
review-why = Warum
review-then = Danach
review-right = Nichts Besseres gefunden: Die zweitbeste von { $count } durchgespielten Möglichkeiten versprach { $lead } weniger.
review-alike = Unter { $count } durchgespielten Möglichkeiten fand sich keine bessere.
review-position = Der Tisch vor Wahl { $step }, wie { $name } ihn sah: zur Wiedergabe
review-deal-changed = Das änderte die Gewinnchance um:
review-replay = In der Wiedergabe ansehen
review-previous = Voriger Wendepunkt
review-next = Nächster Wendepunkt
review-working = Der Rückblick entsteht. Das dauert ein, zwei Minuten.
review-waiting =
    { $count ->
        [one] Eine andere Partie ist vorher an der Reihe.
       *[other] { $count } andere Partien sind vorher an der Reihe.
    }
review-progress = Wie viel der Partie angesehen ist
review-leave = Du kannst gehen und wiederkommen: Der Rückblick wird bei der Partie aufgehoben.
review-failed = Der Rückblick auf diese Partie ist nicht gelungen.
review-again = Noch einmal versuchen
