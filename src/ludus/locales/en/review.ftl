# A finished game looked back on, in the browser.

review-title = Looking back
review-table = Game
review-ways = Ways to see this game
review-curve = Chance to win
review-after =
    { $count ->
        [one] after the one choice of the game
       *[other] after each of the { $count } choices of the game
    }
review-curve-about = Chance to win from the start to the end: { $players }.
review-start = start
review-bars = Decision and luck of { $name }
review-accuracy = accuracy of 100
review-accuracy-short = accuracy
review-accuracy-unclear = accuracy unclear
review-decisions = decisions
review-luck = luck
review-others = others’ turns
review-points =
    { $family ->
        [spartacus] luck in influence
       *[other] luck in points
    }
review-won = has won
review-figures = What the numbers mean
review-figures-of = The numbers of { $name }
review-figures-accuracy = 100: no decision gave anything away. 0: as much as choosing by lot. Unclear where one game shows too little.
review-figures-start = The chance to win before the first choice.
review-figures-decisions = What the own choices changed. A chance counts on a game that goes on as usual: choosing better than that gains, choosing worse loses, and over many choices it may add up to more than 100%.
review-figures-luck = What dice and cards added.
review-figures-others = What the choices of the others changed: what they gain is lost here, and the other way round.
review-figures-end = Start, decisions, luck and others’ turns together: the game as it ended.
review-figures-points = The same luck in another measure: what it added to the result.
review-figures-margin = Chances come from games played on in thought; ± says how far off that may be, in 19 of 20 cases.
review-end = end
review-tab-decisions = Decisions
review-tab-turning = Turning points
review-tab-deals = Deals
review-best = The best
review-worst = The worst
review-all = Also worth a look
review-none = Nothing was surely given away here.
review-no-turning = No single step surely turned this game.
review-judged =
    { $count ->
        [one] { $name }: one decision, which gave away { $given } ({ $margin }) of the chance to win. It is judged by what could be known.
       *[other] { $name }: { $count } decisions, each of which gave away { $given } ({ $margin }) of the chance to win on average. They are judged by what could be known.
    }
review-against = + is what the next best choice promised less, − what the best one promised more.
review-step = choice { $step }
review-choice = Choice { $step }: { $name }
review-turning-point = Turning point { $number }
review-change = { $name }’s chance goes from { $before } to { $after } ({ $margin }): { $decision } by the choice, { $luck } by luck.
review-asked = Asked: “{ $question }”
review-known = Chance to win, by what { $name } could know then:
review-chosen = Chosen
review-better = Better
review-why = Why
review-then = Then
review-right = Nothing better was found: the next best of { $count } options tried promised { $lead } less.
review-alike = Nothing better was found among { $count } options tried.
review-position = The table before choice { $step }, as { $name } saw it: to the replay
review-deal-changed = What it did to the chance to win:
review-replay = Look at it in the replay
review-previous = Previous turning point
review-next = Next turning point
review-working = The game is being looked back on. That takes a minute or two.
review-waiting =
    { $count ->
        [one] One other game is looked back on first.
       *[other] { $count } other games are looked back on first.
    }
review-progress = How much of the game is looked at
review-leave = You may leave and come back: what is found is kept with the game.
review-failed = This game could not be looked back on.
review-again = Try again
