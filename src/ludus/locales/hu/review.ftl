# Visszatekintés egy befejezett játszmára, a böngészőben.

review-title = Visszatekintés
review-table = Játszma
review-ways = A játszma nézetei
review-curve = Nyerési esély
review-curve-about = Nyerési esély az elejétől a végéig: { $players }.
review-start = kezdet
review-bars = { $name }: döntés és szerencse
review-accuracy = pontosság 100-ból
review-accuracy-unclear = bizonytalan pontosság
review-decisions = döntések
review-luck = szerencse
review-others = a többiek lépései
review-points = szerencse pontban
review-won = győzött
review-about = Döntések: amit a saját választások változtattak. Szerencse: amit a kockák és a kártyák hoztak. Pontosság: 100-nál semmi sem veszett el, 0-nál annyi, mint sorsolva; bizonytalan, ha egy játszma túl keveset mutat. A kezdet, a döntések, a szerencse és a többiek lépései együtt adják a végét.
review-tab-decisions = Döntések
review-tab-turning = Fordulópontok
review-tab-deals = Alkuk
review-best = A legjobb
review-worst = A legrosszabb
review-all = Ezeket is érdemes megnézni
review-none = Itt semmi sem veszett el biztosan.
review-no-turning = Egyetlen lépés sem fordította meg ezt a játszmát.
review-judged =
    { $count ->
        [one] { $name }: egy döntés; ezzel a nyerési esélyből { $given } ({ $margin }) veszett el. Az számít, amit tudni lehetett.
       *[other] { $name }: { $count } döntés; egy-egy döntéssel a nyerési esélyből átlagosan { $given } ({ $margin }) veszett el. Az számít, amit tudni lehetett.
    }
review-step = { $step }. választás
review-choice = { $step }. választás: { $name }
review-turning-point = { $number }. fordulópont
review-change = { $name } esélye { $before } volt, { $after } lett: { $decision } a választás, { $luck } a szerencse miatt.
review-chosen = Választott
review-better = Jobb
review-right = Jobb nem akadt. { $count } lehetőség közül sorsolva átlagosan { $edge } veszett volna el.
review-alike = { $count } lehetőség között nem akadt jobb.
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
