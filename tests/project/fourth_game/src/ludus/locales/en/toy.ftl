# The auction

toy-title = The Auction
toy-blurb = Bid for prizes nobody has chosen, keep a ruse up your sleeve, and go home with the most valuable collection.

## Table options

toy-setting-rounds = How many prizes are auctioned.

## Names

toy-card-ruse-a = Ruse A
toy-card-ruse-b = Ruse B
toy-card-ruse-c = Ruse C
toy-card-ruse-d = Ruse D
toy-card-lamp = Lamp
toy-card-ring = Ring
toy-card-bowl = Bowl
toy-card-vase = Vase
toy-card-mask = Mask
toy-card-lyre = Lyre
toy-card-robe = Robe
toy-card-crown = Crown

## What happened

toy-event-dealt = { $seat } is dealt { $card }.
toy-event-dealt-unseen = { $seat } is dealt a card.
toy-event-prize = The prize is { $card }.
toy-event-peeks = { $seat } looks at card { $slot } of { $target }: { $card }.
toy-event-peeks-unseen = { $seat } looks at card { $slot } of { $target }.
toy-event-sells = { $seat } sells { $card } for a coin.
toy-event-bids =
    { $coins ->
        [one] { $seat } bids { $coins } coin.
       *[other] { $seat } bids { $coins } coins.
    }
toy-event-claims = { $seat } claims { $card }.
toy-event-seizes = { $seat } seizes the claim with { $card }.
toy-event-takes = { $seat } takes { $card }.
toy-event-gives = { $seat } gives { $to } a coin.

## Questions

toy-ask-peek = { $seat }: look at a hidden card?
toy-ask-peek-waits = { $name } may look at a hidden card.
toy-ask-sell = { $seat }: sell a ruse?
toy-ask-sell-waits = { $name } may sell a ruse.
toy-ask-bid = Your bid for { $card }?
toy-ask-bid-waits =
    { $seats ->
        [one] { $name } still bids for { $card }.
       *[other] { $name } still bid for { $card }.
    }
toy-ask-seize = { $seat } claims { $card }. Seize the claim?
toy-ask-seize-waits = { $name } may seize the claim of { $seat } to { $card }.

## Options

toy-option-leave = Look at nothing
toy-option-peek = Look at card { $slot } of { $seat }
toy-option-keep = Sell nothing
toy-option-sell = Sell { $card }
toy-option-add = Add a coin
toy-option-done = Close the bid
toy-option-pass = Pass
toy-option-seize = Seize with { $card }
toy-option-give = Give { $seat } a coin

toy-why-no-coin = No coin is left to add.

## What an option leads to

toy-leads-to-coins =
    { $coins ->
        [one] { $coins } coin in hand
       *[other] { $coins } coins in hand
    }
toy-leads-to-bid =
    { $coins ->
        [one] a bid of { $coins } coin
       *[other] a bid of { $coins } coins
    }
toy-leads-to-gift =
    { $coins ->
        [one] { $coins } coin left
       *[other] { $coins } coins left
    }

## Standing orders

toy-order-idle = Pass without a ruse
toy-order-idle-hint = Whoever holds no ruse passes by himself.
toy-order-bid-up-to = Bid up to a number of coins
toy-order-bid-up-to-hint = Coins are added up to this number, then the bid is closed.
toy-order-generous = Give coins away
toy-order-generous-hint = Of more than two coins one goes to the left.

## The end

toy-how-sold-out = Everything is sold.
