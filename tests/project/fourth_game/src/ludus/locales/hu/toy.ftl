# Az árverés

toy-title = Az árverés
toy-blurb = Licitálj olyan díjakra, amelyeket senki sem választott, tarts egy cselt a tarsolyodban, és vidd haza a legértékesebb gyűjteményt.

## Table options

toy-setting-rounds = Hány díjat árvereznek el.

## Names

toy-card-ruse-a = A csel
toy-card-ruse-b = B csel
toy-card-ruse-c = C csel
toy-card-ruse-d = D csel
toy-card-lamp = Lámpa
toy-card-ring = Gyűrű
toy-card-bowl = Tál
toy-card-vase = Váza
toy-card-mask = Maszk
toy-card-lyre = Líra
toy-card-robe = Köntös
toy-card-crown = Korona

## What happened

toy-event-dealt = { $seat } ezt kapja: { $card }.
toy-event-dealt-unseen = { $seat } kap egy lapot.
toy-event-prize = A díj: { $card }.
toy-event-peeks = { $seat } megnézi { $target } { $slot }. lapját: { $card }.
toy-event-peeks-unseen = { $seat } megnézi { $target } { $slot }. lapját.
toy-event-sells = { $seat } egy érméért eladja: { $card }.
toy-event-bids = { $seat } ajánlata: { $coins } érme.
toy-event-claims = { $seat } igényt tart rá: { $card }.
toy-event-seizes = { $seat } magához ragadja az igényt: { $card }.
toy-event-takes = { $seat } elveszi: { $card }.
toy-event-gives = { $seat } ad egy érmét, kapja: { $to }.

## Questions

toy-ask-peek = { $seat }: megnézel egy rejtett lapot?
toy-ask-peek-waits = { $name } megnézhet egy rejtett lapot.
toy-ask-sell = { $seat }: eladsz egy cselt?
toy-ask-sell-waits = { $name } eladhat egy cselt.
toy-ask-bid = Mennyit ajánlasz érte: { $card }?
toy-ask-bid-waits =
    { $seats ->
        [one] { $name } még ajánlatot tesz: { $card }.
       *[other] { $name } még ajánlatot tesznek: { $card }.
    }
toy-ask-seize = { $seat } igényt tart rá: { $card }. Magadhoz ragadod?
toy-ask-seize-waits = { $name } magához ragadhatja { $seat } igényét: { $card }.

## Options

toy-option-leave = Semmit sem nézek meg
toy-option-peek = { $seat } { $slot }. lapjának megnézése
toy-option-keep = Semmit sem adok el
toy-option-sell = Eladás: { $card }
toy-option-add = Még egy érme
toy-option-done = Az ajánlat lezárása
toy-option-pass = Passz
toy-option-seize = Magamhoz ragadom: { $card }
toy-option-give = Egy érme ajándékba: { $seat }

toy-why-no-coin = Nem maradt több érme.

## What an option leads to

toy-leads-to-coins = { $coins } érme kézben
toy-leads-to-bid = { $coins } érmés ajánlat
toy-leads-to-gift = { $coins } érme marad

## Standing orders

toy-order-idle = Csel nélkül passz
toy-order-idle-hint = Akinek nincs csele, magától passzol.
toy-order-bid-up-to = Ajánlat legfeljebb ennyi érmével
toy-order-bid-up-to-hint = Eddig a számig kerülnek érmék az ajánlatba, aztán lezárul.
toy-order-generous = Érmék ajándékba
toy-order-generous-hint = Kettőnél több érméből egy balra megy.

## The end

toy-how-sold-out = Minden elkelt.
