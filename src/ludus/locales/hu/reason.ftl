# How reasons are put together: clauses without a capital and a full stop

reason-chose = ezt választottam: „{ $option }”
reason-because = { $did }, mert { $cause }
reason-and = { $one }, és { $other }
reason-next = „{ $option }” volt a másik lehetőség

## Reasons that fit every game

reason-lots = a véletlenre bíztam
reason-only = nem volt más választás
reason-alike = mindegyik egyformának tűnt
reason-as-good = számításom szerint körülbelül ugyanolyan jó
reason-trusted-more = gondolatban ehhez tértem vissza a legtöbbször
reason-trained = amit tanultam, erősebben szól mellette, mint az esélyek ellene
reason-promises-most = mindabból, amit végiggondoltam, ez ígérte a legtöbbet
reason-chance = { $chance }% eséllyel megnyerem a játékot
reason-chance-about = körülbelül { $chance }% eséllyel megnyerem a játékot (± { $margin })
reason-policy =
    { $share ->
        [0] ezt szinte soha nem tenném
        [100] ezt szinte mindig megtenném
       *[other] ezt 100 ilyen helyzetből { $share } esetben tenném
    }
reason-policy-and-chance =
    { $share ->
        [0] ezt szinte soha nem tenném
        [100] ezt szinte mindig megtenném
       *[other] ezt 100 ilyen helyzetből { $share } esetben tenném
    }, és { $chance }% esélyt adok magamnak a győzelemre
