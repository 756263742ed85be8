# Visszatekintés egy befejezett játszmára, a böngészőben.

review-title = Visszatekintés
review-table = Játszma
review-ways = A játszma nézetei
review-curve = Nyerési esély
review-after =
    { $count ->
        [one] a játszma egyetlen választása után
       *[other] a játszma mind a { $count } választása után
    }
review-curve-about = Nyerési esély az elejétől a végéig: { $players }.
review-start = kezdet
review-bars = { $name }: döntés és szerencse
review-accuracy = pontosság 100-ból
review-accuracy-short = pontosság
review-accuracy-unclear = bizonytalan pontosság
review-decisions = döntések
review-luck = szerencse
review-others = a többiek lépései
review-points =
    { $family ->
        [spartacus] szerencse befolyásban
       *[other] szerencse pontban
    }
review-won = győzött
review-figures = Mit jelentenek a számok?
review-figures-of = { $name } számai
review-figures-accuracy = 100: egy döntés sem vesztett semmit. 0: annyi veszett el, mintha a sors döntött volna. Bizonytalan, ha egy játszma túl keveset mutat.
review-figures-start = A nyerési esély az első választás előtt.
review-figures-decisions = Amit a saját választások változtattak. Az esély úgy számol, hogy a játszma a szokásos módon folytatódik: aki annál jobban választ, nyer vele, aki rosszabbul, veszít, és sok választásnál ez 100%-nál többre is rúghat.
review-figures-luck = Amit a kockák és a kártyák hoztak.
review-figures-others = Amit a többiek választásai változtattak: amit ők nyernek, az itt veszteség, és fordítva.
review-figures-end = A kezdet, a döntések, a szerencse és a többiek lépései együtt: ahogy a játszma véget ért.
review-figures-points = Ugyanaz a szerencse más mértékkel: amit az eredményhez hozzátett.
review-figures-margin = Az esélyek gondolatban továbbjátszott játszmákból valók; a ± azt mondja meg, mekkora lehet a tévedés, 20-ból 19 esetben.
review-end = vég
review-tab-decisions = Döntések
review-tab-turning = Fordulópontok
review-tab-deals = Alkuk
review-best = A legjobb
review-worst = A legrosszabb
review-all = Ezeket is érdemes megnézni
review-none = Itt semmi sem veszett el biztosan.
review-no-turning = Egyetlen lépésről sem mondható biztosan, hogy megfordította a játszmát.
review-judged =
    { $count ->
        [one] { $name }: egy döntés; ezzel a nyerési esélyből { $given } ({ $margin }) veszett el. Az számít, amit tudni lehetett.
       *[other] { $name }: { $count } döntés; egy-egy döntéssel a nyerési esélyből átlagosan { $given } ({ $margin }) veszett el. Az számít, amit tudni lehetett.
    }
review-against = A + az, amennyivel a második legjobb választás kevesebbet, a − az, amennyivel a legjobb többet ígért.
review-step = { $step }. választás
review-choice = { $step }. választás: { $name }
review-turning-point = { $number }. fordulópont
review-change = { $name } esélye { $before } volt, { $after } lett ({ $margin }): { $decision } a választás, { $luck } a szerencse miatt.
review-asked = A kérdés: „{ $question }”
review-known = Nyerési esély abból, amit { $name } akkor tudhatott:
review-chosen = Választott
review-better = Jobb
review-why = Miért
review-then = Ezután
review-right = Jobb nem akadt: { $count } kipróbált lehetőség közül a második legjobb { $lead } kevesebbet ígért.
review-alike = { $count } kipróbált lehetőség között nem akadt jobb.
review-position = Az asztal a { $step }. választás előtt, ahogy { $name } látta: a visszajátszáshoz
review-deal-changed = Ennyit változtatott a nyerési esélyen:
review-replay = Megnézem a visszajátszásban
review-previous = Előző fordulópont
review-next = Következő fordulópont
review-working = Készül a visszatekintés. Ez egy-két percig tart.
review-waiting =
    { $count ->
        [one] Előbb még egy másik játszma van soron.
       *[other] Előbb még { $count } másik játszma van soron.
    }
review-progress = A játszma átnézett része
review-leave = Elmehetsz és visszajöhetsz: az eredmény a játszmával együtt megmarad.
review-failed = Erre a játszmára nem sikerült visszatekinteni.
review-again = Próbáld újra
