# How reasons are put together: clauses without a capital and a full stop

reason-chose = I chose "{ $option }"
reason-because = { $did } because { $cause }
reason-and = { $one }, and { $other }
reason-next = the alternative was "{ $option }"

## Reasons that fit every game

reason-lots = I left it to chance
reason-only = there was nothing else to choose
reason-alike = all choices looked alike to me
reason-as-good = about as good by my reckoning
reason-trusted-more = it was the one I kept coming back to
reason-trained = my training speaks for it more than the chances speak against it
reason-promises-most = it promised the most of all I tried
reason-chance = { $chance }% to win the game
reason-chance-about = about { $chance }% to win the game (± { $margin })
reason-policy =
    { $share ->
        [0] I would hardly ever do so
        [100] I would nearly always do so
       *[other] I would do so in { $share } of 100 such positions
    }
reason-policy-and-chance =
    { $share ->
        [0] I would hardly ever do so
        [100] I would nearly always do so
       *[other] I would do so in { $share } of 100 such positions
    }, and I give myself { $chance }% to win the game
