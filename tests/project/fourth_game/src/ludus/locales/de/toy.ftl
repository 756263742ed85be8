# Die Auktion

toy-title = Die Auktion
toy-blurb = Biete auf Preise, die niemand gewählt hat, halte eine List im Ärmel bereit und trage die wertvollste Sammlung nach Hause.

## Table options

toy-setting-rounds = Wie viele Preise versteigert werden.

## Names

toy-card-ruse-a = List A
toy-card-ruse-b = List B
toy-card-ruse-c = List C
toy-card-ruse-d = List D
toy-card-lamp = Lampe
toy-card-ring = Ring
toy-card-bowl = Schale
toy-card-vase = Vase
toy-card-mask = Maske
toy-card-lyre = Leier
toy-card-robe = Gewand
toy-card-crown = Krone

## What happened

toy-event-dealt = { $seat } bekommt { $card }.
toy-event-dealt-unseen = { $seat } bekommt eine Karte.
toy-event-prize = Der Preis: { $card }.
toy-event-peeks = { $seat } sieht Karte { $slot } von { $target } an: { $card }.
toy-event-peeks-unseen = { $seat } sieht Karte { $slot } von { $target } an.
toy-event-sells = { $seat } verkauft { $card } für eine Münze.
toy-event-bids =
    { $coins ->
        [one] { $seat } bietet { $coins } Münze.
       *[other] { $seat } bietet { $coins } Münzen.
    }
toy-event-claims = { $seat } beansprucht { $card }.
toy-event-seizes = { $seat } reißt den Anspruch mit { $card } an sich.
toy-event-takes = { $seat } nimmt { $card }.
toy-event-gives = { $seat } gibt { $to } eine Münze.

## Questions

toy-ask-peek = { $seat }: eine verdeckte Karte ansehen?
toy-ask-peek-waits = { $name } darf eine verdeckte Karte ansehen.
toy-ask-sell = { $seat }: eine List verkaufen?
toy-ask-sell-waits = { $name } darf eine List verkaufen.
toy-ask-bid = Dein Gebot auf { $card }?
toy-ask-bid-waits =
    { $seats ->
        [one] { $name } bietet noch auf { $card }.
       *[other] { $name } bieten noch auf { $card }.
    }
toy-ask-seize = { $seat } beansprucht { $card }. Den Anspruch an dich reißen?
toy-ask-seize-waits = { $name } darf den Anspruch von { $seat } auf { $card } an sich reißen.

## Options

toy-option-leave = Nichts ansehen
toy-option-peek = Karte { $slot } von { $seat } ansehen
toy-option-keep = Nichts verkaufen
toy-option-sell = { $card } verkaufen
toy-option-add = Eine Münze dazulegen
toy-option-done = Gebot abschließen
toy-option-pass = Passen
toy-option-seize = Mit { $card } an sich reißen
toy-option-give = { $seat } eine Münze geben

toy-why-no-coin = Keine Münze ist mehr übrig.

## What an option leads to

toy-leads-to-coins =
    { $coins ->
        [one] { $coins } Münze in der Hand
       *[other] { $coins } Münzen in der Hand
    }
toy-leads-to-bid =
    { $coins ->
        [one] ein Gebot von { $coins } Münze
       *[other] ein Gebot von { $coins } Münzen
    }
toy-leads-to-gift =
    { $coins ->
        [one] { $coins } Münze bleibt
       *[other] { $coins } Münzen bleiben
    }

## Standing orders

toy-order-idle = Ohne List passen
toy-order-idle-hint = Wer keine List hat, passt von selbst.
toy-order-bid-up-to = Bis zu einer Zahl von Münzen bieten
toy-order-bid-up-to-hint = Bis zu dieser Zahl werden Münzen dazugelegt, dann ist das Gebot abgeschlossen.
toy-order-generous = Münzen verschenken
toy-order-generous-hint = Von mehr als zwei Münzen geht eine nach links.

## The end

toy-how-sold-out = Alles ist verkauft.
