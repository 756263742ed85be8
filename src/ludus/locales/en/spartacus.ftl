# Spartacus

spartacus-title = Spartacus
spartacus-blurb = Lead a house of Capua: scheme, bribe, trade and send gladiators into the arena until nobody has more influence.

## Table options

spartacus-setting-length = How long the game is: everybody begins with 4 influence (standard), 7 (quick) or 1 (long).
spartacus-setting-round_limit = Whether the game ends after round 15 (quick), 25 (standard) or 40 (long) at the latest, or has no last round.
spartacus-setting-bets = Whether all bet at once and unseen (sealed), or one after the other from the host on (in_order).
spartacus-setting-crowd = Whether the crowd ends a chase in the arena after five rounds without an attack.
spartacus-setting-refund = Whether a foiled scheme gives back a bribe paid for it and readies Ashur.
spartacus-setting-deals = Whether houses can make each other gifts and offers.
spartacus-setting-offers = How many offers, and how many gifts, each player may make in a phase; unlimited is what the rulebook says.
spartacus-setting-expansion = Whether the expansion The Serpents and the Wolf is played: two more houses, more cards and the Primus. Five and six houses always play with it.

## Names

spartacus-house-batiatus = Batiatus
spartacus-house-glaber = Glaber
spartacus-house-tullius = Tullius
spartacus-house-solonius = Solonius

spartacus-asset-syrian-warrior-1 = Syrian Warrior I
spartacus-asset-syrian-warrior-2 = Syrian Warrior II
spartacus-asset-thracian-warrior-1 = Thracian Warrior I
spartacus-asset-thracian-warrior-2 = Thracian Warrior II
spartacus-asset-numidian-warrior-1 = Numidian Warrior I
spartacus-asset-numidian-warrior-2 = Numidian Warrior II
spartacus-asset-celt-warrior-1 = Celt Warrior I
spartacus-asset-celt-warrior-2 = Celt Warrior II
spartacus-asset-spartacus = Spartacus
spartacus-asset-crixus = Crixus
spartacus-asset-gannicus = Gannicus
spartacus-asset-oenomaus = Oenomaus
spartacus-asset-theokoles = Theokoles
spartacus-asset-agron = Agron
spartacus-asset-barca = Barca
spartacus-asset-varro = Varro
spartacus-asset-pericles = Pericles
spartacus-asset-kerza = Kerza
spartacus-asset-gnaeus = Gnaeus
spartacus-asset-ashur = Ashur
spartacus-asset-rhaskos = Rhaskos
spartacus-asset-segovax = Segovax
spartacus-asset-duro = Duro
spartacus-asset-auctus = Auctus
spartacus-asset-hamilcar = Hamilcar
spartacus-asset-attendant-1 = Attendant I
spartacus-asset-attendant-2 = Attendant II
spartacus-asset-debtor-1 = Debtor I
spartacus-asset-debtor-2 = Debtor II
spartacus-asset-convict-1 = Convict I
spartacus-asset-convict-2 = Convict II
spartacus-asset-cook = Cook
spartacus-asset-deserter = Deserter
spartacus-asset-medicus = Medicus
spartacus-asset-apothecary = Apothecary
spartacus-asset-indus = Indus
spartacus-asset-camilla = Camilla
spartacus-asset-lucius = Lucius
spartacus-asset-masked-courtesan = Masked Courtesan
spartacus-asset-melitta = Melitta
spartacus-asset-prisca = Prisca
spartacus-asset-pietros = Pietros
spartacus-asset-mira = Mira
spartacus-asset-diona = Diona
spartacus-asset-aurelia = Aurelia
spartacus-asset-titus = Titus
spartacus-asset-marius = Marius
spartacus-asset-naevia = Naevia
spartacus-asset-sword-1 = Sword I
spartacus-asset-sword-2 = Sword II
spartacus-asset-axe-1 = Axe I
spartacus-asset-axe-2 = Axe II
spartacus-asset-trident-1 = Trident I
spartacus-asset-trident-2 = Trident II
spartacus-asset-helmet-1 = Helmet I
spartacus-asset-helmet-2 = Helmet II
spartacus-asset-shield-1 = Shield I
spartacus-asset-shield-2 = Shield II
spartacus-asset-net-1 = Net I
spartacus-asset-net-2 = Net II
spartacus-asset-javelin-1 = Javelin I
spartacus-asset-javelin-2 = Javelin II

spartacus-intrigue-labor-contract = Labor Contract
spartacus-intrigue-robbery = Robbery
spartacus-intrigue-poisoned-wine = Poisoned Wine
spartacus-intrigue-looting-the-dead = Looting the Dead
spartacus-intrigue-black-market-profits = Black Market Profits
spartacus-intrigue-joint-venture = Joint Venture
spartacus-intrigue-illicit-services = Illicit Services
spartacus-intrigue-illicit-auction = Illicit Auction
spartacus-intrigue-word-to-the-tax-collector = Word to the Tax Collector
spartacus-intrigue-inside-information = Inside Information
spartacus-intrigue-unlocked-gate = Unlocked Gate
spartacus-intrigue-incite-rebellion = Incite Rebellion
spartacus-intrigue-bribe-the-guards = Bribe the Guards
spartacus-intrigue-sate-roman-appetites = Sate Roman Appetites
spartacus-intrigue-public-exhibition = Public Exhibition
spartacus-intrigue-epic-spectacle = Epic Spectacle
spartacus-intrigue-grand-feast = Grand Feast
spartacus-intrigue-a-visitor-from-rome = A Visitor from Rome
spartacus-intrigue-lend-me-your-ear = Lend Me Your Ear
spartacus-intrigue-final-blow = Final Blow
spartacus-intrigue-collaboration = Collaboration
spartacus-intrigue-collusion = Collusion
spartacus-intrigue-caught-taking-bribes = Caught Taking Bribes
spartacus-intrigue-buying-secrets = Buying Secrets
spartacus-intrigue-blackmail = Blackmail
spartacus-intrigue-conspiracy = Conspiracy
spartacus-intrigue-revenge = Revenge!
spartacus-intrigue-spread-cheeks-wide = Spread Cheeks Wide
spartacus-intrigue-whispered-rumors = Whispered Rumors
spartacus-intrigue-support-from-rome = Support from Rome
spartacus-intrigue-sacrifice-for-the-dominus = Sacrifice for the Dominus
spartacus-intrigue-for-a-few-denarii = For a Few Denarii
spartacus-intrigue-jupiters-cock = Jupiter's Cock
spartacus-intrigue-rigging-the-match = Rigging the Match
spartacus-intrigue-blood-on-the-sand = Blood on the Sand
spartacus-intrigue-a-shameful-ludus = A Shameful Ludus
spartacus-intrigue-empty-brothel = Empty Brothel
spartacus-intrigue-destitute = Destitute!
spartacus-intrigue-guard = Guard

spartacus-moment-heal-failed = a healing roll has failed
spartacus-moment-ledgers = the ledgers are balanced
spartacus-moment-scheme = a scheme is played
spartacus-moment-reaction-played = a reaction is played
spartacus-moment-guard-played = a guard is sent
spartacus-moment-guard-failed = a guard has failed
spartacus-moment-turn-end = an intrigue turn ends
spartacus-moment-row-dealt = the auction cards are dealt
spartacus-moment-market-end = the open market closes
spartacus-moment-host-chosen = the host is chosen
spartacus-moment-games = the games are about to be arranged
spartacus-moment-bets = all bets are placed
spartacus-moment-death = a fighter has died in the arena
spartacus-moment-win-check = somebody may be about to win

## What happened: several chapters

spartacus-event-gains-influence = { $seat } gains { $count } influence.
spartacus-event-loses-influence = { $seat } loses { $count } influence.
spartacus-event-influence-stays = { $seat }: influence stays at { $count }, the end of the track.
spartacus-event-loses-champion = { $seat } loses a champion and 1 influence with him: { $asset }.
spartacus-event-rolls-off = { $seat } rolls { $die }.
spartacus-event-tied = Tied, and rolling again: { $seats }.

spartacus-why-too-little-gold = This costs { $needed } gold, and you have { $gold }.
spartacus-why-too-little-influence = This takes { $needed } influence, and you have { $influence }.

## Set-up

spartacus-event-host = { $seat } takes the host token.
spartacus-event-takes-house = { $seat } takes a house: { $house }.
spartacus-event-is-dealt = { $seat } is dealt { $asset }.
spartacus-event-begins-with =
    { $guards ->
        [one] { $seat } begins with { $gold } gold, { $guards } guard and { $influence } influence.
       *[other] { $seat } begins with { $gold } gold, { $guards } guards and { $influence } influence.
    }

spartacus-ask-house = Choose your house.
spartacus-ask-house-waits = { $name } chooses a house.

spartacus-why-house-taken = { $seat } has taken this house.

spartacus-option-house = Take the house { $house }

## Upkeep

spartacus-event-round = Round { $round } begins.
spartacus-event-all-ready = All exhausted cards without an injury become ready.
spartacus-event-rolls-to-heal = { $seat } rolls { $die } to heal { $asset }.
spartacus-event-healed = { $asset } is healed.
spartacus-event-stays-injured = { $asset } stays injured.
spartacus-event-dies-of-wounds = { $asset } dies of the wounds.
spartacus-event-tends = { $seat } sends { $healer } to tend { $asset }.
spartacus-event-releases = { $seat } releases { $asset }.
spartacus-event-balances = { $seat } balances the ledger: { $income } gold earned, { $cost } gold spent.

spartacus-ask-healing-order = Everybody injured gets a roll: for whom next?
spartacus-ask-healing-order-waits =
    { $seats ->
        [one] { $name } announces the order of the healing rolls.
       *[other] { $name } announce the order of their healing rolls.
    }
spartacus-ask-ledger = Pay for your ready gladiators, or release some of them.
spartacus-ask-ledger-waits =
    { $seats ->
        [one] { $name } pays for ready gladiators, or releases some of them.
       *[other] { $name } pay for ready gladiators, or release some of them.
    }

spartacus-option-heal = Roll next for { $asset }
spartacus-option-tend = Send { $asset } and have the die rolled again
spartacus-option-release = Release { $asset }
spartacus-option-pay = Pay for those you keep

## Reactions

spartacus-event-plays = { $seat } plays { $card }.
spartacus-event-foiled = { $card } is foiled.
spartacus-event-no-effect = { $card } has no effect.

spartacus-ask-reaction = Time to react: { $moment }.
spartacus-ask-reaction-waits = { $name } may react now: { $moment }.
spartacus-ask-reaction-to-card = Do you react to { $card }, played by { $schemer }?
spartacus-ask-reaction-to-card-waits = { $name } may react to { $card }, played by { $schemer }.
spartacus-ask-reaction-to-scheme = Do you react to { $card }, played by { $schemer } against { $targets }?
spartacus-ask-reaction-to-scheme-waits = { $name } may react to { $card }, played by { $schemer } against { $targets }.
spartacus-ask-name = Choose for { $card }.
spartacus-ask-name-waits = { $name } chooses for { $card }.

spartacus-why-not-now = This card does not fit what has just happened.
spartacus-why-nobody-fits = There is nobody this card could be played on.

spartacus-option-pass = Pass
spartacus-option-play = Play { $card }
spartacus-option-disgrace = Play it on { $target }

## Intrigue

spartacus-power-exhibition-match = Exhibition Match
spartacus-power-fodder-for-the-primus = Fodder for the Primus
spartacus-power-legionnaire-patrol = Legionnaire Patrol
spartacus-power-dispatch-to-rome = Dispatch to Rome
spartacus-power-duplicitous-dealings = Duplicitous Dealings
spartacus-power-to-the-mines = To the Mines
spartacus-power-bribes-and-pandering = Bribes and Pandering
spartacus-power-a-finger-in-every-pie = A Finger in Every Pie

spartacus-event-intrigue = The intrigue phase begins.
spartacus-event-draws = { $seat } draws { $card }.
spartacus-event-draws-unseen = { $seat } draws an intrigue card.
spartacus-event-intrigue-turn = { $seat } begins the intrigue turn.
spartacus-event-cashes-in = { $seat } cashes in { $card } for { $gold } gold.
spartacus-event-lays-guard = { $seat } lays a guard on the table.
spartacus-event-discards-card = { $seat } discards { $card }.
spartacus-event-uses-power = { $seat } uses a power: { $power }.
spartacus-event-uses = { $seat } exhausts { $asset } to use the ability.
spartacus-event-spies = { $seat } looks at a card in the hand of { $target }: { $card }.
spartacus-event-spies-unseen = { $seat } looks at a card in the hand of { $target }.
spartacus-event-exhausts = { $seat } exhausts { $asset }.
spartacus-event-exhausts-guards =
    { $guards ->
        [one] { $seat }: { $guards } guard is exhausted.
       *[other] { $seat }: { $guards } guards are exhausted.
    }
spartacus-event-discards = { $seat } discards { $asset }.
spartacus-event-discards-guards =
    { $guards ->
        [one] { $seat } discards { $guards } guard.
       *[other] { $seat } discards { $guards } guards.
    }
spartacus-event-is-injured = { $asset } is injured.
spartacus-event-earns = { $seat } receives { $gold } gold from the bank.
spartacus-event-spends = { $seat } pays { $gold } gold to the bank.
spartacus-event-hands-over = { $giver } pays { $gold } gold to { $taker }.

spartacus-ask-intrigue-turn = Play schemes, cash in cards, use powers and abilities.
spartacus-ask-intrigue-turn-waits = { $name } takes an intrigue turn.
spartacus-ask-hand-limit =
    { $excess ->
        [one] Get rid of { $excess } card, you may keep { $limit }: cash it in, or lay a guard on the table.
       *[other] Get rid of { $excess } cards, you may keep { $limit }: cash them in, or lay guards on the table.
    }
spartacus-ask-hand-limit-waits =
    { $excess ->
        [one] { $name } must get rid of { $excess } card and may keep { $limit }: cashes it in, or lays a guard on the table.
       *[other] { $name } must get rid of { $excess } cards and may keep { $limit }: cashes them in, or lays guards on the table.
    }
spartacus-ask-exchange =
    { $cards ->
        [one] Discard { $cards } card and draw as many.
       *[other] Discard up to { $cards } cards and draw as many.
    }
spartacus-ask-exchange-waits =
    { $cards ->
        [one] { $name } discards { $cards } card and draws as many.
       *[other] { $name } discards up to { $cards } cards and draws as many.
    }
spartacus-ask-payment = Choose what pays for { $power }.
spartacus-ask-payment-waits = { $name } chooses what pays for { $power }.
spartacus-ask-spy = Choose whose hand to look into.
spartacus-ask-spy-waits = { $name } chooses whose hand to look into.

spartacus-why-too-few-gladiators =
    { $needed ->
        [one] This takes { $needed } ready gladiator, and you have { $ready }.
       *[other] This takes { $needed } ready gladiators, and you have { $ready }.
    }
spartacus-why-too-few-slaves =
    { $needed ->
        [one] This takes { $needed } ready slave, and you have { $ready }.
       *[other] This takes { $needed } ready slaves, and you have { $ready }.
    }
spartacus-why-too-few-guards =
    { $needed ->
        [one] This takes { $needed } ready guard on the table, and you have { $ready }.
       *[other] This takes { $needed } ready guards on the table, and you have { $ready }.
    }
spartacus-why-exhausted = This card is exhausted.
spartacus-why-no-card-in-hand = You have no card in hand.
spartacus-why-nobody-holds-a-card = Nobody else has a card in hand.

spartacus-option-scheme = Play a scheme: { $card }
spartacus-option-cash-in = Cash in { $card }
spartacus-option-lay-guard = Lay a guard on the table
spartacus-option-use = Exhaust { $asset } to use the ability
spartacus-option-done = End your turn
spartacus-option-exhaust = Exhaust { $asset }
spartacus-option-discard = Discard { $asset }
spartacus-option-discard-card = Discard { $card }
spartacus-option-enough = Discard no more
spartacus-option-spy-on = Look at a card of { $target }
spartacus-option-exhibition-match = Exhibition Match: exhaust 2 gladiators for 2 gold
spartacus-option-fodder-for-the-primus = Fodder for the Primus: discard 3 gladiators for 1 influence
spartacus-option-legionnaire-patrol = Legionnaire Patrol: exhaust 3 guards to draw a card
spartacus-option-dispatch-to-rome = Dispatch to Rome: discard 3 guards for 1 influence
spartacus-option-duplicitous-dealings = Duplicitous Dealings: exhaust 3 slaves to exchange up to 3 cards
spartacus-option-to-the-mines = To the Mines: discard 3 slaves for 1 influence
spartacus-option-bribes-and-pandering = Bribes and Pandering: pay { $gold } gold to need as much less influence
spartacus-option-a-finger-in-every-pie = A Finger in Every Pie: discard a gladiator, a slave and a guard for 1 influence

## Schemes, support and guards

spartacus-event-prepares = { $seat } has a scheme in mind and seeks support.
spartacus-event-asks-support = { $seat } asks { $other } for support.
spartacus-event-supports = { $seat } supports { $other } with { $influence } influence.
spartacus-event-refuses-support = { $seat } refuses { $other } support.
spartacus-event-bribes = { $seat } pays { $gold } gold in bribes, and needs as much less influence.
spartacus-event-cunning = { $seat } exhausts { $asset }, and needs { $count } less influence.
spartacus-event-gives-up = { $seat } gives the scheme up; the card stays in hand, unshown.
spartacus-event-names = { $seat } names { $target }.
spartacus-event-changes-target = { $seat } takes back whom { $card } was to name, and names anew.
spartacus-event-guard-rolls = { $seat } rolls { $die } for the guard.
spartacus-event-guard-holds = { $seat }: the guard stops the scheme.
spartacus-event-guard-fails = { $seat }: the guard fails.
spartacus-event-bodyguard = { $seat } sends { $asset } and has the die rolled again.
spartacus-event-takes-guard = { $seat } takes a guard from the discard pile.

spartacus-ask-whom-to-ask = { $card } takes { $needed } influence, and you lack { $missing }. Whom do you ask for support?
spartacus-ask-whom-to-ask-waits = { $name } has gathered { $gathered } influence, which is not enough, and asks for support.
spartacus-ask-support = Do you support a scheme of { $schemer }, who has gathered { $gathered } influence? Its card stays hidden until it is laid: it may be aimed at anybody.
spartacus-ask-support-waits = { $name } decides whether to support the scheme of { $schemer }, who has gathered { $gathered } influence.
spartacus-ask-target = Choose whom { $card } names.
spartacus-ask-target-waits = { $name } chooses whom { $card } names.
spartacus-ask-talk = { $card } of { $schemer } lies on the table. Whoever wants to deal about it does so now; then everybody may react.
spartacus-ask-talk-waits = { $name } may deal about { $card } of { $schemer }, before reactions are played.
spartacus-ask-last-word = You promised to name another target for { $card }. Do you?
spartacus-ask-last-word-waits = { $name } promised another target for { $card } and decides.
spartacus-ask-pick = Choose what { $card } hits.
spartacus-ask-pick-waits = { $name } chooses what { $card } hits.

spartacus-why-beyond-support = This takes { $needed } influence; with everybody's support you would have { $influence }.
spartacus-why-gave-up-too-often = You have given up three schemes this turn: play those that need no support.
spartacus-why-no-target = Nobody fits this scheme.
spartacus-why-has-answered = { $seat } has answered already.
spartacus-why-cannot-be-foiled = This scheme cannot be foiled.
spartacus-why-own-card = This is your own card.

spartacus-option-ask = Ask { $seat } for support
spartacus-option-cunning = Exhaust { $asset } to need 2 less influence
spartacus-option-give-up = Give the scheme up
spartacus-option-support = Give your support
spartacus-option-refuse = Refuse
spartacus-option-ready = Nothing more to say
spartacus-option-change-target = Change the target
spartacus-option-keep-target = Keep the target
spartacus-option-target = Target: { $target }
spartacus-option-benefit = In favour of { $target }
spartacus-option-reward = Pay { $target }
spartacus-option-poison = Injure { $asset }
spartacus-option-send-guard = Send a guard from the table
spartacus-option-bodyguard = Send { $asset } and have the die rolled again
spartacus-option-sacrifice = Discard { $asset }
spartacus-option-pay-denarii = Pay { $target }
spartacus-option-take-guard = Take a guard from the discard pile
spartacus-option-leave-guard = Take no guard

## Market

spartacus-event-market-opens = The market opens.
spartacus-event-sells = { $seat } sells { $asset } to the bank for { $gold } gold.
spartacus-event-sells-guard = { $seat } sells a guard to the bank for { $gold } gold.
spartacus-event-market-closes = The stalls are closed, and every house hides its gold.
spartacus-event-row-dealt = Cards laid out for the auction, face down: { $count }.
spartacus-event-looks = { $seat } sends { $informant } to look at card { $place } of the auction: { $asset }.
spartacus-event-looks-unseen = { $seat } sends { $informant } to look at card { $place } of the auction.
spartacus-event-turned-up = Up for auction: { $asset }.
spartacus-event-bids = { $seat } bids { $gold } gold.
spartacus-event-bid-again = Tied, and bidding again: { $seats }.
spartacus-event-buys = { $seat } buys { $asset } for { $gold } gold.
spartacus-event-unsold = { $asset } is not sold and is discarded.
spartacus-event-hosts = { $seat } will host the games and pays { $gold } gold for the honour.

spartacus-ask-stall = Sell and trade, and close your stall when you are done.
spartacus-ask-stall-waits =
    { $seats ->
        [one] { $name } sells and trades at the market.
       *[other] { $name } sell and trade at the market.
    }
spartacus-ask-look = Choose the card your informant looks at.
spartacus-ask-look-waits = { $name } chooses the card an informant looks at.
spartacus-ask-bid = Bid for { $asset }.
spartacus-ask-bid-waits =
    { $seats ->
        [one] { $name } bids for { $asset }.
       *[other] { $name } bid for { $asset }.
    }
spartacus-ask-host-bid = Bid for the honour of hosting the games.
spartacus-ask-host-bid-waits =
    { $seats ->
        [one] { $name } bids for the honour of hosting the games.
       *[other] { $name } bid for the honour of hosting the games.
    }

spartacus-why-exhausted-unsold = { $asset } is exhausted and cannot be sold.
spartacus-why-on-offer = { $asset } is set aside for an offer of yours.

spartacus-option-sell = Sell { $asset } to the bank
spartacus-option-sell-guard = Sell a guard to the bank
spartacus-option-close-stall = Close your stall
spartacus-option-inform = Send { $asset } to look at a card
spartacus-option-look = Look at card { $place }
spartacus-option-bid = Bid { $gold } gold

## Deals

spartacus-promise-none = nothing
spartacus-promise-support = support for the next scheme
spartacus-promise-no-foil = no foil this intrigue phase
spartacus-promise-invite = an invitation to the games
spartacus-promise-no-invite = no invitation to the games
spartacus-promise-spare = mercy for the fighter
spartacus-promise-no-guard = no guard this intrigue phase
spartacus-promise-foil-it = an attempt to foil this scheme
spartacus-promise-other-target = another target for this scheme

spartacus-standing-open = open
spartacus-standing-kept = kept
spartacus-standing-broken = broken
spartacus-standing-void = void

spartacus-event-gives-gold = { $seat } gives { $gold } gold to { $other }.
spartacus-event-gives-gold-unseen = { $seat } gives gold to { $other }.
spartacus-event-shows-card = { $seat } shows { $other } a card: { $card }.
spartacus-event-shows-card-unseen = { $seat } shows { $other } a card.
spartacus-event-deal = { $seat } and { $other } strike a deal.
spartacus-event-hands-asset = { $seat } hands { $asset } over to { $other }.
spartacus-event-hands-guards =
    { $count ->
        [one] { $seat } hands { $count } guard over to { $other }.
       *[other] { $seat } hands { $count } guards over to { $other }.
    }
spartacus-event-promises = { $seat } makes a promise to { $other }: { $promise }.
spartacus-event-promise-judged = What { $seat } promised { $other } ({ $promise }): { $standing }.

spartacus-event-declines-offer = { $seat } declines the offer of { $other }.
spartacus-event-withdraws-offer = { $seat } withdraws the offer to { $other }.
spartacus-event-counters-offer = { $seat } answers the offer of { $other } with another.
spartacus-event-offer-lapses = The offer of { $seat } to { $other } has lapsed.

spartacus-why-no-time-to-deal = There is no time to deal just now.
spartacus-why-empty-offer = The offer names nothing yet.
spartacus-why-no-offers-left = You have made all your offers for this phase: { $count }.
spartacus-why-no-gifts-left = You have made all your gifts for this phase: { $count }.
spartacus-why-no-support-now = There is no scheme that this support could be given to.
spartacus-why-no-scheme-to-promise = The scheme this promise was about can no longer be changed or foiled.
spartacus-why-stalls-closed = Assets and guards change hands in the open market only.
spartacus-why-asset-not-free = { $asset } is not free to be given.
spartacus-why-too-few-guards-free = Too few ready guards are free: { $guards } of { $needed }.

spartacus-option-offer = Make an offer to { $other }
spartacus-option-give-gold = Offer { $gold } gold
spartacus-option-give-asset = Offer { $asset }
spartacus-option-give-guard = Offer a guard
spartacus-option-give-support = Offer your support for this scheme
spartacus-option-give-promise = Promise { $promise }
spartacus-option-ask-gold = Ask for { $gold } gold
spartacus-option-ask-asset = Ask for { $asset }
spartacus-option-ask-guard = Ask for a guard
spartacus-option-ask-support = Ask for support for this scheme
spartacus-option-ask-promise = Ask for a promise: { $promise }
spartacus-option-send-offer = Send it; gold for nothing is a gift
spartacus-option-drop-offer = Drop it
spartacus-option-accept = Accept the offer of { $other }
spartacus-option-decline = Decline the offer of { $other }
spartacus-option-withdraw = Withdraw your offer to { $other }
spartacus-option-show-to = Show a card of your hand to { $other }
spartacus-option-show-card = Show { $card }

## Arena

spartacus-box-victor-i = Victor I
spartacus-box-victor-ii = Victor II
spartacus-box-injury = Injury
spartacus-box-decapitation = Decapitation

spartacus-event-presides = { $seat } presides over the games.
spartacus-event-invites =
    { $own ->
        [0] { $seat } invites { $guest } to the games.
       *[other] { $seat } takes part in the games as well.
    }
spartacus-event-refuses = { $seat } does not take part.
spartacus-event-sends = { $seat } sends { $asset } into the arena.
spartacus-event-equips = { $fighter } takes { $asset }.
spartacus-event-no-fight = There are not enough fighters, and no fight.
spartacus-event-tribute = { $seat } receives { $gold } gold in tribute for { $asset }.
spartacus-event-bets =
    { $fighters ->
        [0] { $seat } bets { $gold } gold: { $box }.
        [one] { $seat } bets { $gold } gold: { $assets } wins.
       *[other] { $seat } bets { $gold } gold: { $assets } win.
    }
spartacus-event-swapped = { $seat } has to send { $new } instead of { $old }.
spartacus-event-wins-fight = { $asset } wins the fight for { $seat }.
spartacus-event-favor = { $asset } gains a favor.
spartacus-event-champion = { $asset } is champion now, and { $seat } gains 1 influence by it.
spartacus-event-wins-bet =
    { $fighters ->
        [0] { $seat } wins { $gold } gold with a bet: { $box }.
        [one] { $seat } wins { $gold } gold with a bet on { $assets }.
       *[other] { $seat } wins { $gold } gold with a bet on { $assets }.
    }
spartacus-event-loses-bet =
    { $fighters ->
        [0] { $seat } loses { $gold } gold with a bet: { $box }.
       *[other] { $seat } loses { $gold } gold with a bet on { $assets }.
    }
spartacus-event-thumbs-up = { $seat } turns the thumb up: life for { $assets }.
spartacus-event-thumbs-down = { $seat } turns the thumb down: death for { $assets }.
spartacus-event-dies-in-the-arena = { $asset } is dead.

spartacus-ask-invite = Choose the next house whose fighter enters the arena.
spartacus-ask-invite-waits = { $name } invites a Dominus to the games.
spartacus-ask-fighter = Send a fighter into the arena.
spartacus-ask-fighter-waits = { $name } chooses a fighter to send into the arena.
spartacus-ask-gear = Choose what { $asset } takes along.
spartacus-ask-gear-waits = { $name } chooses what { $asset } takes along.
spartacus-ask-bet = Place your bets: up to 3 gold in each box.
spartacus-ask-bet-waits =
    { $seats ->
        [one] { $name } places bets.
       *[other] { $name } place bets.
    }
spartacus-ask-verdict = You are the host: life or death for { $assets }?
spartacus-ask-verdict-waits = { $name } decides: life or death for { $assets }.

spartacus-why-was-invited = { $seat } has been invited already.
spartacus-why-not-ready = This card is not ready.
spartacus-why-is-sent = This fighter is in the arena already.
spartacus-why-against-oneself = Your own fighter is against: you may not bet on { $assets }.
spartacus-why-champion-lives = A champion cannot be executed.

spartacus-option-invite = Invite { $guest }
spartacus-option-send = Send { $asset }
spartacus-option-stay-away = Refuse, and lose 1 influence
spartacus-option-equip = Take { $asset }
spartacus-option-go-without = Go without
spartacus-option-bet-victor-i = Bet { $gold } gold on victor I
spartacus-option-bet-victor-ii = Bet { $gold } gold on victor II
spartacus-option-bet-injury = Bet { $gold } gold on an injury
spartacus-option-bet-decapitation = Bet { $gold } gold on a decapitation
spartacus-option-swap-for = Have { $asset } fight instead
spartacus-option-thumbs-up = Thumbs up
spartacus-option-thumbs-down = Thumbs down

## Primus

spartacus-event-primus = { $seat } holds a Primus: two against two.
spartacus-event-primus-falls-through =
    { $count ->
        [one] Only { $count } fighter has come: there is no Primus.
       *[other] Only { $count } fighters have come: there is no Primus.
    }
spartacus-event-goes-home = { $asset } goes home without a fight ({ $seat }).
spartacus-event-teams = The teams: { $assets } against { $rivals }.
spartacus-event-starts-on = { $asset } starts on { $hex }.
spartacus-event-changes-sides = { $asset } changes sides ({ $seat }).
spartacus-event-team-acts-first = This team acts first: { $assets }.
spartacus-event-wants-next = { $seat } wants { $asset } to act next.

spartacus-ask-primus = Hold a Primus, or ordinary games.
spartacus-ask-primus-waits = { $name } holds a Primus, or ordinary games.
spartacus-ask-teams = Choose who fights beside { $asset }.
spartacus-ask-teams-waits = { $name } chooses who fights beside { $asset }.
spartacus-ask-start = Choose where { $asset } starts.
spartacus-ask-start-waits = { $name } chooses where { $asset } starts.
spartacus-ask-treason = { $asset } may change sides now.
spartacus-ask-treason-waits = { $name } decides whether { $asset } changes sides now.
spartacus-ask-next-to-act = Say who of your team acts next. If you disagree, a die decides.
spartacus-ask-next-to-act-waits =
    { $seats ->
        [one] { $name } says who of the team acts next.
       *[other] { $name } say who of their team acts next; if they disagree, a die decides.
    }
spartacus-ask-swap-out = Choose who makes way for { $asset }.
spartacus-ask-swap-out-waits = { $name } chooses who makes way for { $asset }.

spartacus-why-has-refused = { $seat } has refused and is not invited again.
spartacus-why-has-two-fighters = { $seat } has two fighters in the arena already.
spartacus-why-not-all-invited = Nobody is invited again before all have been invited: { $seats }.
spartacus-why-stay-together = Both fighters of one house are in one team: { $seat }.
spartacus-why-team-mate = Nobody may attack a team mate.

spartacus-option-hold-primus = Hold a Primus
spartacus-option-hold-games = Hold ordinary games
spartacus-option-team-with = { $asset } fights beside the first fighter
spartacus-option-start-on = Start on { $hex }
spartacus-option-stand-by = Stay on this side
spartacus-option-change-sides = Change sides
spartacus-option-throw-net-of = Throw the net of { $asset }
spartacus-option-act-next = { $asset } acts next
spartacus-option-swap-out = { $asset } makes way

## Combat

spartacus-attribute-attack = attack
spartacus-attribute-defence = defence
spartacus-attribute-speed = speed

spartacus-fate-standing = standing
spartacus-fate-yield = yields
spartacus-fate-injury = injured
spartacus-fate-decapitation = decapitated

spartacus-event-crowd = The crowd will have no more of this: the fighters are driven together.
spartacus-event-throws-net = { $asset } throws the net.
spartacus-event-nets-tangle = The nets cancel each other.
spartacus-event-rolls-initiative = { $asset } rolls { $total } for initiative.
spartacus-event-initiative-tied = Initiative is tied and rolled again.
spartacus-event-acts-first = { $asset } wins the initiative and acts first.
spartacus-event-lets-act-first = { $asset } wins the initiative and lets { $assets } act first.
spartacus-event-moves = { $asset } moves to { $hex }.
spartacus-event-attacks = { $asset } attacks { $target }.
spartacus-event-throws-javelin = { $asset } throws the javelin at { $target }.
spartacus-event-defends-with = { $asset } defends with { $attribute } dice.
spartacus-event-rolls-attack = { $asset } attacks with { $dice }.
spartacus-event-rolls-defence = { $asset } defends with { $dice }.
spartacus-event-rerolls = { $asset } picks up a { $die } to roll it again.
spartacus-event-forces = { $asset } has a { $die } of the opponent rolled again.
spartacus-event-strikes = The dice of { $asset } that hit: { $dice }.
spartacus-event-hits =
    { $count ->
        [one] { $asset } deals { $count } wound.
       *[other] { $asset } deals { $count } wounds.
    }
spartacus-event-counters =
    { $count ->
        [one] { $asset } strikes back with { $count } wound.
       *[other] { $asset } strikes back with { $count } wounds.
    }
spartacus-event-swings-axe = { $asset } swings the axe for another wound.
spartacus-event-raises-shield = { $asset } raises the shield and ignores a wound.
spartacus-event-too-late = { $asset } falls before striking back.
spartacus-event-determined = { $asset } ignores a wound.
spartacus-event-loses-die = { $asset } loses a die: { $attribute }.
spartacus-event-beaten = { $asset } is beaten: { $fate }.
spartacus-event-gambler = { $seat } receives { $gold } gold from bets on the side: { $asset }.
spartacus-event-evades = { $asset } slips away to { $hex }.

spartacus-ask-net = Throw your net now, or hold it.
spartacus-ask-net-waits =
    { $seats ->
        [one] { $name } throws the net now, or holds it.
       *[other] { $name } throw their nets now, or hold them.
    }
spartacus-ask-initiative-again = Let the roll stand, or roll again.
spartacus-ask-initiative-again-waits = { $name } lets the roll stand, or rolls again.
spartacus-ask-order-of-turns = Choose whether { $asset } acts first or second.
spartacus-ask-order-of-turns-waits = { $name } chooses whether { $asset } acts first or second.
spartacus-ask-turn = Move and attack with { $asset }.
spartacus-ask-turn-waits = { $name } moves and attacks with { $asset }.
spartacus-ask-defend-with = Choose the dice { $asset } defends with.
spartacus-ask-defend-with-waits = { $name } chooses the dice { $asset } defends with.
spartacus-ask-reroll = Choose dice to roll again. Attack: { $attack }. Defence: { $defence }.
spartacus-ask-reroll-waits =
    { $seats ->
        [one] { $name } chooses dice to roll again. Attack: { $attack }. Defence: { $defence }.
       *[other] { $name } choose dice to roll again. Attack: { $attack }. Defence: { $defence }.
    }
spartacus-ask-axe =
    { $count ->
        [one] Swing the axe, or save it; so far { $count } wound.
       *[other] Swing the axe, or save it; so far { $count } wounds.
    }
spartacus-ask-axe-waits =
    { $count ->
        [one] { $name } swings the axe, or saves it; so far { $count } wound.
       *[other] { $name } swings the axe, or saves it; so far { $count } wounds.
    }
spartacus-ask-shield =
    { $count ->
        [one] Raise the shield, or save it; { $count } wound threatens { $asset }.
       *[other] Raise the shield, or save it; { $count } wounds threaten { $asset }.
    }
spartacus-ask-shield-waits =
    { $count ->
        [one] { $name } raises the shield, or saves it; { $count } wound threatens { $asset }.
       *[other] { $name } raises the shield, or saves it; { $count } wounds threaten { $asset }.
    }
spartacus-ask-wound = Choose a die for { $asset } to lose; { $count } to go.
spartacus-ask-wound-waits = { $name } chooses a die for { $asset } to lose; { $count } to go.
spartacus-ask-evade = { $asset } may slip away to the next hex.
spartacus-ask-evade-waits = { $name } decides whether { $asset } slips away to the next hex.

spartacus-why-enemy-too-far = The enemy is { $distance } hexes away; your reach is { $reach }.
spartacus-why-crowd-waits = The crowd has waited long enough: you must attack.
spartacus-why-rule-of-one = No attribute falls to 0 while another is above 1.

spartacus-option-throw-net = Throw the net
spartacus-option-hold-net = Hold the net
spartacus-option-roll-again = Roll again
spartacus-option-let-stand = Let the roll stand
spartacus-option-act-first = Act first
spartacus-option-act-second = Act second
spartacus-option-attack = Attack { $target }
spartacus-option-throw-javelin = Throw the javelin at { $target }
spartacus-option-move = Move to { $hex }
spartacus-option-stop = End the turn
spartacus-option-defend-with = Defend with { $attribute } dice
spartacus-option-reroll = Roll a { $die } again
spartacus-option-force = Have the opponent roll a { $die } again
spartacus-option-keep = Keep the dice
spartacus-option-swing-axe = Swing the axe
spartacus-option-spare-axe = Save the axe
spartacus-option-raise-shield = Raise the shield
spartacus-option-lower-shield = Save the shield
spartacus-option-lose = Lose a die: { $attribute }
spartacus-option-evade = Slip away to { $hex }
spartacus-option-stay = Stay

## Victory

spartacus-event-wins = { $seat } wins the game with { $influence } influence.
spartacus-event-last-round = Round { $round } was the last.
spartacus-event-tournament = Equal in influence: { $seats }.
spartacus-event-worth = { $seat } has gladiators and equipment worth { $gold } gold.
spartacus-event-too-poor = Only the four richest fight for the game, without: { $seats }.
spartacus-event-bout = { $seat } and { $rival } fight in the tournament.
spartacus-event-bout-won = { $asset } wins the fight for { $seat }.
spartacus-event-no-fighter = { $seat } has nobody to fight.
spartacus-event-play-goes-on = Nobody can fight, and play goes on.

spartacus-how-twelve-intrigue = One house alone stood at 12 influence at the end of the intrigue phase.
spartacus-how-twelve-market = One house alone stood at 12 influence at the end of the market phase.
spartacus-how-twelve-arena = One house alone stood at 12 influence at the end of the arena phase.
spartacus-how-tournament-2 = A tournament of two houses decided the game.
spartacus-how-tournament-3 = A tournament of three houses decided the game.
spartacus-how-tournament-4 = A tournament of four houses decided the game.
spartacus-how-round-limit = The last round was over, and the most influence won.

## Standing orders

spartacus-order-idle = Pass when I hold nothing that fits
spartacus-order-idle-hint = You are not asked to react where none of your cards and nothing on your table could answer. Cards that fit any moment are asked about at the end of your turn, at the end of the market and before a house wins.
spartacus-order-others = Pass on what concerns others
spartacus-order-others-hint = You are asked to react only to what is done to you or by you.
spartacus-order-no-talk = Say nothing over schemes that do not concern me
spartacus-order-no-talk-hint = Before others may react to a scheme, everybody is asked whether there is more to say. You are asked only where another's scheme is aimed at you, or an offer lies between you and somebody.
spartacus-order-no-bids = Bid nothing in this market
spartacus-order-no-bids-hint = Until the phase ends you bid 0 for every card and for the games.
spartacus-order-no-bets = Place no bets on these games
spartacus-order-no-bets-hint = Until the phase ends you lay nothing in any box.
spartacus-order-no-support = Support nobody in this phase
spartacus-order-no-support-hint = Until the phase ends you refuse every request for support; a demand of the Senate is still put to you.
spartacus-order-accept-gifts = Accept gifts
spartacus-order-accept-gifts-hint = You accept at once what is offered for nothing.

## The Serpents and the Wolf

spartacus-house-seppius = Seppius
spartacus-house-varinius = Varinius

spartacus-asset-german-warrior = German Warrior
spartacus-asset-parthian-warrior = Parthian Warrior
spartacus-asset-greek-warrior = Greek Warrior
spartacus-asset-ashur-the-serpent = Ashur the Serpent
spartacus-asset-mannus = Mannus
spartacus-asset-totus = Totus
spartacus-asset-caburus = Caburus
spartacus-asset-tetraides = Tetraides
spartacus-asset-lugo = Lugo
spartacus-asset-nemetes = Nemetes
spartacus-asset-saxa = Saxa
spartacus-asset-donar = Donar
spartacus-asset-dagan = Dagan
spartacus-asset-pompeius = Pompeius
spartacus-asset-groom = Groom
spartacus-asset-porter = Porter
spartacus-asset-scribe = Scribe
spartacus-asset-weaver = Weaver
spartacus-asset-delphia = Delphia
spartacus-asset-thessela = Thessela
spartacus-asset-phaedra = Phaedra
spartacus-asset-timon = Timon
spartacus-asset-gallus = Gallus
spartacus-asset-lysandra = Lysandra
spartacus-asset-kastor = Kastor
spartacus-asset-flail-1 = Flail I
spartacus-asset-flail-2 = Flail II
spartacus-asset-lorica-1 = Lorica I
spartacus-asset-lorica-2 = Lorica II
spartacus-asset-caligae-1 = Caligae I
spartacus-asset-caligae-2 = Caligae II

spartacus-intrigue-sabotage = Sabotage
spartacus-intrigue-fouled-porridge = Fouled Porridge
spartacus-intrigue-set-hands-to-purpose = Set Hands to Purpose
spartacus-intrigue-test-of-the-brotherhood = Test of the Brotherhood
spartacus-intrigue-tribute-from-the-provinces = Tribute from the Provinces
spartacus-intrigue-toll-of-the-legion = Toll of the Legion
spartacus-intrigue-serpents-in-the-house = Serpents in the House
spartacus-intrigue-stolen-letters = Stolen Letters
spartacus-intrigue-deserters = Deserters
spartacus-intrigue-call-the-veterans = Call the Veterans
spartacus-intrigue-bread-for-the-mob = Bread for the Mob
spartacus-intrigue-humble-the-proud = Humble the Proud
spartacus-intrigue-wolf-at-the-door = Wolf at the Door
spartacus-intrigue-spoils-of-war = Spoils of War
spartacus-intrigue-lured-away = Lured Away
spartacus-intrigue-healing-waters = Healing Waters
spartacus-intrigue-know-your-place = Know Your Place
spartacus-intrigue-the-worm-turns = The Worm Turns
spartacus-intrigue-rank-has-its-price = Rank Has Its Price
spartacus-intrigue-drag-down = Drag Down
spartacus-intrigue-cry-for-a-primus = Cry for a Primus
spartacus-intrigue-voice-of-the-mob = Voice of the Mob
spartacus-intrigue-forged-seal = Forged Seal
spartacus-intrigue-hold-the-line = Hold the Line
spartacus-intrigue-funeral-games = Funeral Games
spartacus-intrigue-ill-omens = Ill Omens

spartacus-moment-support-sought = support is sought for a scheme

spartacus-power-intervention = Intervention
spartacus-power-being-influential = Being Influential
spartacus-power-will-of-the-senate = Will of the Senate
spartacus-power-praetor-of-rome = Praetor of Rome

spartacus-event-goes-back = { $seat } takes { $card } back into hand: the influence does not suffice.
spartacus-event-demands-support = { $seat } demands support in the name of the Senate, from { $other } for { $schemer }.
spartacus-event-shares = { $seat } has a hand in it and receives { $gold } gold from the bank.
spartacus-event-intervenes =
    { $guards ->
        [one] { $seat } exhausts { $guards } guard against { $other }: { $card } now takes { $needed } influence.
       *[other] { $seat } exhausts { $guards } guards against { $other }: { $card } now takes { $needed } influence.
    }
spartacus-event-praetor =
    { $guards ->
        [one] { $seat } brings { $guards } guard back from the discard pile, exhausted.
       *[other] { $seat } brings { $guards } guards back from the discard pile, exhausted.
    }
spartacus-event-beguiled = { $seat }: a guard looks the other way and is exhausted.
spartacus-event-made-ready = { $asset } is ready again ({ $seat }).
spartacus-event-reads-hand = { $seat } reads the whole hand of { $target }: { $cards }.
spartacus-event-reads-hand-unseen = { $seat } reads the whole hand of { $target }.
spartacus-event-veterans = { $seat } brings a guard from the discard pile to the table.
spartacus-event-takes-spoils = { $seat } takes { $asset } from the market deck.
spartacus-event-lured-away = { $asset } leaves the house of { $seat } for that of { $other }.
spartacus-event-lends = { $seat } lends the scheme of { $other } { $influence } influence.
spartacus-event-forges = A forged seal: { $seat } supports { $other } with { $influence } influence.
spartacus-event-primus-forced = The crowd will have a Primus, and { $seat } has seen to it.
spartacus-event-lorica =
    { $count ->
        [one] The lorica of { $asset } lets through no more than { $count } wound.
       *[other] The lorica of { $asset } lets through no more than { $count } wounds.
    }
spartacus-event-holds-the-line = { $seat }: the guard holds after all.

spartacus-ask-demanded-support = The Senate demands your support for { $schemer }, who has gathered { $gathered } influence. If you refuse, you lose 1 influence.
spartacus-ask-demanded-support-waits = The Senate demands support for { $schemer }, who has gathered { $gathered } influence; { $name } gives it or loses 1 influence.
spartacus-ask-forfeit =
    { $cards ->
        [one] Discard { $cards } card from your hand.
       *[other] Discard { $cards } cards from your hand.
    }
spartacus-ask-forfeit-waits =
    { $cards ->
        [one] { $name } discards { $cards } card from the hand.
       *[other] { $name } discards { $cards } cards from the hand.
    }
spartacus-ask-labour =
    { $cards ->
        [one] Exhaust { $cards } more slave, gladiator or guard for 1 influence.
       *[other] Exhaust { $cards } slaves, gladiators or guards for 1 influence.
    }
spartacus-ask-labour-waits =
    { $cards ->
        [one] { $name } exhausts { $cards } more slave, gladiator or guard for 1 influence.
       *[other] { $name } exhausts { $cards } slaves, gladiators or guards for 1 influence.
    }
spartacus-ask-brotherhood =
    { $cards ->
        [one] Exhaust { $cards } more gladiator for 1 influence.
       *[other] Exhaust { $cards } gladiators for 1 influence.
    }
spartacus-ask-brotherhood-waits =
    { $cards ->
        [one] { $name } exhausts { $cards } more gladiator for 1 influence.
       *[other] { $name } exhausts { $cards } gladiators for 1 influence.
    }
spartacus-ask-beguile = Choose whose guard is exhausted.
spartacus-ask-beguile-waits = { $name } chooses whose guard is exhausted.
spartacus-ask-unctor = Choose the gladiator who is made ready.
spartacus-ask-unctor-waits = { $name } chooses the gladiator who is made ready.

spartacus-why-senate-has-spoken = The Senate has spoken in this phase.
spartacus-why-not-higher = Your influence ({ $influence }) must be higher than that of the target ({ $target }).
spartacus-why-not-lower = Your influence ({ $influence }) must be lower than that of the target ({ $target }).
spartacus-why-no-discarded-guard = There is no guard in the discard pile.
spartacus-why-nobody-guarded = Nobody else has a ready guard on the table.
spartacus-why-nobody-exhausted = None of your gladiators is exhausted without being injured.
spartacus-why-market-is-empty = The market deck is empty.

spartacus-option-demand = Will of the Senate: demand support from { $target }
spartacus-option-intervene =
    { $guards ->
        [one] Intervention: exhaust { $guards } guard
       *[other] Intervention: exhaust { $guards } guards
    }
spartacus-option-praetor-of-rome = Praetor of Rome: exhaust 3 guards to bring up to 2 back from the discard pile
spartacus-option-sabotage = Discard { $asset }
spartacus-option-spoil = Exhaust { $asset }
spartacus-option-give-away = Let { $asset } go
spartacus-option-bathe = Heal { $asset }
spartacus-option-forfeit = Discard { $card }
spartacus-option-exhaust-guard = Exhaust a guard
spartacus-option-no-more = Exhaust no more
spartacus-option-beguile = Exhaust a guard of { $target }
spartacus-option-anoint = Make { $asset } ready
spartacus-option-lend = Lend support: { $card }
spartacus-option-forge = Forge the seal of { $target }
spartacus-option-outrank = Play it on { $target }

## What choices lead to

spartacus-leads-begins-with =
    { $gold } gold, { $gladiators ->
        [one] { $gladiators } gladiator
       *[other] { $gladiators } gladiators
    }, { $slaves ->
        [one] { $slaves } slave
       *[other] { $slaves } slaves
    }, { $guards ->
        [one] { $guards } guard
       *[other] { $guards } guards
    }
spartacus-leads-pays-ledger = Upkeep { $cost }, slaves earn { $income }: { $left } gold left
spartacus-leads-releases = Gone for good; saves { $gold } gold
spartacus-leads-heals = Heals on { $least } or more ({ $chance }%), dies on { $kills }, else stays injured
spartacus-leads-has-enough = Needs { $needed } influence; you have { $influence } and keep it ✓
spartacus-leads-pays-to-play = Needs { $needed } influence; you have { $influence } and keep it ✓; costs { $gold } gold
spartacus-leads-wants-support = Needs { $needed } influence, you have { $influence }: { $missing } from others, or it stays in hand
spartacus-leads-brings-gold = +{ $gold } gold: you have { $total }
spartacus-leads-ends-turn = You keep { $cards } cards (at most { $limit })
spartacus-leads-ends-turn-too-full = You hold { $cards } cards and may keep { $limit }: the rest you cash in or lay first
spartacus-leads-guard-lies-ready = Stops a scheme against you on { $least } or more ({ $chance }%)
spartacus-leads-brings-enough = Would bring { $influence } influence: { $total }, and { $needed } suffice ✓
spartacus-leads-brings-too-little = Would bring { $influence } influence: { $total } of { $needed } needed
spartacus-leads-stays-in-hand = It stays in your hand, unseen: { $card }
spartacus-leads-supports = Your { $influence } make it { $total } for { $schemer }; your own influence stays as it is
spartacus-leads-refuses = { $schemer } stays at { $gathered } and may ask others
spartacus-leads-defies-senate = You lose { $points } influence; { $schemer } stays at { $gathered }
spartacus-leads-target-gains = Gains { $points } influence: { $before } → { $after }
spartacus-leads-target-gains-all = Gains { $points } influence: { $before } → { $after }, enough to win the game
spartacus-leads-target-loses =
    Loses { $points } influence: { $before } → { $after }{ $guards ->
        [0] ; no guard lies ready
        [one] ; { $guards } guard may stop it
       *[other] ; { $guards } guards may stop it
    }
spartacus-leads-target-is-bribed =
    You pay { $gold } gold; the target loses { $points } influence: { $before } → { $after }{ $guards ->
        [0] ; no guard lies ready
        [one] ; { $guards } guard may stop it
       *[other] ; { $guards } guards may stop it
    }
spartacus-leads-target-pays-you =
    You take { $gold } of { $own } gold{ $guards ->
        [0] ; no guard lies ready
        [one] ; { $guards } guard may stop it
       *[other] ; { $guards } guards may stop it
    }
spartacus-leads-target-pays =
    Loses { $gold } of { $own } gold{ $guards ->
        [0] ; no guard lies ready
        [one] ; { $guards } guard may stop it
       *[other] ; { $guards } guards may stop it
    }
spartacus-leads-target-earns = Has { $own } gold and earns { $gold } more, for { $slaves } ready slaves
spartacus-leads-target-is-paid = Has { $own } gold and gets { $gold } of yours
spartacus-leads-target-draws = Holds { $hand } cards and draws { $cards } more
spartacus-leads-target-discards =
    Discards { $cards } of { $hand } cards{ $guards ->
        [0] ; no guard lies ready
        [one] ; { $guards } guard may stop it
       *[other] ; { $guards } guards may stop it
    }
spartacus-leads-target-is-read =
    You see all { $hand } cards in hand{ $guards ->
        [0] ; no guard lies ready
        [one] ; { $guards } guard may stop it
       *[other] ; { $guards } guards may stop it
    }
spartacus-leads-target-is-poisoned =
    You choose 1 of { $fighters } ready gladiators and slaves, who is injured{ $guards ->
        [0] ; no guard lies ready
        [one] ; { $guards } guard may stop it
       *[other] ; { $guards } guards may stop it
    }
spartacus-leads-target-loses-slave =
    Loses 1 of { $slaves } ready slaves for good, by own choice{ $guards ->
        [0] ; no guard lies ready
        [one] ; { $guards } guard may stop it
       *[other] ; { $guards } guards may stop it
    }
spartacus-leads-target-gives-slave =
    You get 1 of { $slaves } ready slaves, whom the target chooses{ $guards ->
        [0] ; no guard lies ready
        [one] ; { $guards } guard may stop it
       *[other] ; { $guards } guards may stop it
    }
spartacus-leads-target-loses-gladiator =
    Loses 1 of { $gladiators } ready gladiators for good, by own choice{ $guards ->
        [0] ; no guard lies ready
        [one] ; { $guards } guard may stop it
       *[other] ; { $guards } guards may stop it
    }
spartacus-leads-target-tires =
    You choose 1 of { $gladiators } ready gladiators, who misses the games{ $guards ->
        [0] ; no guard lies ready
        [one] ; { $guards } guard may stop it
       *[other] ; { $guards } guards may stop it
    }
spartacus-leads-target-is-sabotaged =
    You choose 1 of { $pieces } ready pieces of equipment, lost for good{ $guards ->
        [0] ; no guard lies ready
        [one] ; { $guards } guard may stop it
       *[other] ; { $guards } guards may stop it
    }
spartacus-leads-target-heals = 1 of { $injured } injured is healed and ready
spartacus-leads-target-guards-paid =
    { $guards ->
        [one] { $guards } guard is exhausted; costs you { $gold } gold
       *[other] { $guards } guards are exhausted; costs you { $gold } gold
    }
spartacus-leads-target-guards-leave = Loses { $gone } of { $guards } ready guards
spartacus-leads-target-guard-tires = 1 of { $guards } ready guards is exhausted
spartacus-leads-target-toils = Has { $own } influence and may exhaust { $needs } of { $hands } for { $points } more
spartacus-leads-stands-at = Has { $influence } influence
spartacus-leads-others-react = Then everybody may react
spartacus-leads-keeps-promise = You keep your promise
spartacus-leads-breaks-promise = You break your promise, and all see it
spartacus-leads-is-injured = Injured: out of use until healed
spartacus-leads-is-discarded = Lost to its house for good
spartacus-leads-is-exhausted = Exhausted until the next upkeep
spartacus-leads-hits-you = { $card } takes effect on you
spartacus-leads-costs-you-gold = You lose { $gold } of your { $own } gold
spartacus-leads-costs-you-influence = You lose { $points } influence: { $own } → { $left }
spartacus-leads-injures-yours = { $schemer } injures 1 of your { $fighters } ready gladiators and slaves
spartacus-leads-costs-you-slave = You lose 1 of your { $slaves } ready slaves; you choose
spartacus-leads-costs-you-gladiator = You lose 1 of your { $gladiators } ready gladiators; you choose
spartacus-leads-goes-on = You let { $card } happen
spartacus-leads-nothing-played = You play nothing; the game goes on
spartacus-leads-roll-stands = The roll stands
spartacus-leads-guard-rolls = From your hand: stops it on a roll of { $least }+ ({ $chance }%); discarded either way
spartacus-leads-laid-guard-rolls =
    { $guards ->
        [one] Your only one there: stops it on a roll of { $least }+ ({ $chance }%); discarded either way
       *[other] 1 of your { $guards } there: stops it on a roll of { $least }+ ({ $chance }%); discarded either way
    }
spartacus-leads-guard-rolls-again = A second roll: { $least } or more, { $chance }%
spartacus-leads-foils = { $card } is foiled, unless somebody answers
spartacus-leads-foils-for-gold = { $card } is foiled, unless somebody answers; costs { $gold } gold
spartacus-leads-takes-too-much = Stops it ✓: { $card } then needs { $needed } influence, { $schemer } has { $influence }
spartacus-leads-still-enough = No use now: { $card } then needs { $needed } influence, and { $schemer } has { $influence }
spartacus-leads-closes-stall = No more trade for you; the auction begins when all have closed
spartacus-leads-bids = If you win, you keep { $left } gold
spartacus-leads-bids-nothing = You let it go and keep your gold
spartacus-leads-looks = You alone see it before the bidding
spartacus-leads-invites =
    { $fighters ->
        [one] { $fighters } ready fighter. A win takes them to { $total } influence, a refusal costs them { $points }
       *[other] { $fighters } ready fighters. A win takes them to { $total } influence, a refusal costs them { $points }
    }
spartacus-leads-invites-to-victory =
    { $fighters ->
        [one] { $fighters } ready fighter. A win takes them to { $total }: alone there they win the game. A refusal costs them { $points }
       *[other] { $fighters } ready fighters. A win takes them to { $total }: alone there they win the game. A refusal costs them { $points }
    }
spartacus-leads-invites-own =
    { $fighters ->
        [one] { $fighters } ready fighter. A win takes you to { $total } influence
       *[other] { $fighters } ready fighters. A win takes you to { $total } influence
    }
spartacus-leads-invites-own-to-victory =
    { $fighters ->
        [one] { $fighters } ready fighter. A win takes you to { $total }: alone there you win the game
       *[other] { $fighters } ready fighters. A win takes you to { $total }: alone there you win the game
    }
spartacus-leads-invites-nobody = No ready fighter: { $seat } loses { $points } influence
spartacus-leads-sends = Attack { $attack }, defence { $defence }, speed { $speed }
spartacus-leads-sends-for-favor =
    Win: influence { $before } → { $after }, favor { $favor } of { $most }. Loss: injury, even death{ $tribute ->
        [0] {""}
       *[other] ; { $tribute } gold tribute
    }
spartacus-leads-sends-to-be-champion =
    Win: influence { $before } → { $after }, he becomes champion. Loss: injury, even death{ $tribute ->
        [0] {""}
       *[other] ; { $tribute } gold tribute
    }
spartacus-leads-sends-champion =
    Win: influence { $before } → { $after }. Loss: injury; death only in the fight{ $tribute ->
        [0] {""}
       *[other] ; { $tribute } gold tribute
    }
spartacus-leads-stays-away = Your influence falls from { $influence } to { $left }
spartacus-leads-goes-without = Fights without one
spartacus-leads-bets-on-victory = { $assets } wins: +{ $gain } gold; loses: −{ $gold }
spartacus-leads-bets-on-injury = A fighter ends injured: +{ $gain } gold; otherwise −{ $gold }
spartacus-leads-bets-on-decapitation = A fighter is beheaded: +{ $gain } gold; otherwise −{ $gold }
spartacus-leads-bets-nothing = You risk nothing on this: { $box }
spartacus-leads-bets-nothing-on = You risk nothing on { $assets }
spartacus-leads-spares = Life for { $assets }, who stays with { $owners }; your influence stays { $influence }
spartacus-leads-kills = Death for { $assets }, lost to { $owners } for good; your influence stays { $left }
spartacus-leads-kills-a-favorite = Death for { $assets }, lost to { $owners } for good; the favors of the crowd cost you { $points } influence: { $left } left
spartacus-leads-holds-primus = Two teams of two; both houses of the winners gain { $points } influence
spartacus-leads-holds-games = Two fighters; the winner's house gains { $points } influence
spartacus-leads-team-against = Against { $assets }
spartacus-leads-attacks =
    { $attack ->
        [one] { $attack } attack die
       *[other] { $attack } attack dice
    } against { $defence ->
        [one] { $defence } defence die
       *[other] { $defence } defence dice
    }; each wound takes a die from the enemy
spartacus-leads-moves-into-reach = From there you reach { $asset }
spartacus-leads-moves-into-fray = From there you reach { $asset }; there you are in reach of { $enemies }
spartacus-leads-moves-into-danger =
    { $distance ->
        [one] { $distance } hex from { $asset }; there you are in reach of { $enemies }
       *[other] { $distance } hexes from { $asset }; there you are in reach of { $enemies }
    }
spartacus-leads-moves =
    { $distance ->
        [one] { $distance } hex from { $asset }
       *[other] { $distance } hexes from { $asset }
    }
spartacus-leads-stops = { $asset } stays on { $hex }
spartacus-leads-stops-without-attack = { $asset } stays on { $hex } and does not attack
spartacus-leads-acts-first = You move and strike before the other side
spartacus-leads-acts-second = The other side moves and strikes first; you answer
spartacus-leads-loses-die =
    { $left ->
        [one] { $left } die of { $attribute } left
       *[other] { $left } dice of { $attribute } left
    }
spartacus-leads-defends-with =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
spartacus-leads-rolls-again = Whatever falls then counts
spartacus-leads-keeps-dice = The dice count as they lie
spartacus-leads-throws-net = You win the initiative, unless a net meets it; the net is exhausted
spartacus-leads-holds-net = Speed dice decide; the net stays ready
spartacus-leads-wound-more = One wound more; the axe is exhausted
spartacus-leads-wounds-stay = The wounds stay as they are
spartacus-leads-axe-swung =
    { $wounds ->
        [one] { $wounds } wound, { $asset }: { $fate }; the axe is exhausted
       *[other] { $wounds } wounds, { $asset }: { $fate }; the axe is exhausted
    }
spartacus-leads-axe-saved =
    { $wounds ->
        [one] { $wounds } wound, { $asset }: { $fate }; the axe stays ready
       *[other] { $wounds } wounds, { $asset }: { $fate }; the axe stays ready
    }
spartacus-leads-shield-raised =
    { $wounds ->
        [one] { $wounds } wound, { $asset }: { $fate }; the shield is exhausted
       *[other] { $wounds } wounds, { $asset }: { $fate }; the shield is exhausted
    }
spartacus-leads-shield-lowered =
    { $wounds ->
        [one] { $wounds } wound, { $asset }: { $fate }; the shield stays ready
       *[other] { $wounds } wounds, { $asset }: { $fate }; the shield stays ready
    }
spartacus-leads-changes-sides = From now on he fights for the other team
spartacus-leads-stands-by = Everything stays as it is

## Trial fights

spartacus-trial-title = Spartacus: a trial fight
spartacus-trial-blurb = Two fighters, any equipment, nothing at stake: learn to fight before you gamble on it.
spartacus-trial-setting-picks = Whether each player picks a fighter (each), or the first player picks both (one).
spartacus-trial-setting-expansion = Whether fighters and equipment of the expansion take part.
spartacus-trial-setting-crowd = Whether the crowd ends a chase after five rounds without an attack.
spartacus-trial-how-trial = One fighter was left standing.
