# Kampf der Gladiatoren: was jedes Ding ist

## Groups

kampf-group-gladiators = Gladiatoren
kampf-group-animals = Wilde Tiere
kampf-group-arena = In der Arena
kampf-group-dice = Würfel
kampf-group-fight = Ein Kampf
kampf-group-score = Punkte
kampf-group-phases = Ablauf des Spiels

## Numbers

kampf-figure-value = Wert
kampf-figure-supply = Im Spiel
kampf-figure-symbols = Symbole
kampf-figure-beaten = Besiegt mit
kampf-figure-faces = Auf dem Würfel

kampf-unit-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
kampf-unit-pieces = { $count }
kampf-unit-spear = { $count ->
    [one] { $count } Speer
   *[other] { $count } Speere
}
kampf-unit-sword = { $count ->
    [one] { $count } Schwert
   *[other] { $count } Schwerter
}
kampf-unit-prong = { $count ->
    [one] { $count } Zweizack
   *[other] { $count } Zweizacke
}
kampf-unit-shield = { $count ->
    [one] { $count } Schild
   *[other] { $count } Schilde
}
kampf-unit-hits = { $count ->
    [one] { $count } Treffer
   *[other] { $count } Treffern
}
kampf-unit-of_six = { $count } von 6 Seiten

## Gladiators

kampf-describe-spear = Die Seite mit mehr Speerwerfern führt den ersten Schlag; bei gleich vielen ist es der Herausforderer.
kampf-describe-net = Vor dem ersten Schlag fängt er einen gegnerischen Gladiator deiner Wahl, der in diesem Kampf nichts mehr tut. Gegen Tiere nützen Netze nichts.
kampf-describe-sword = Jeder aktive Schwertkämpfer bringt deinem Schlag einen Würfel mehr.
kampf-describe-prong = Hast du mehr aktive Zweizackträger als dein Gegner, darfst du einmal pro Schlag alle Würfel noch einmal werfen.
kampf-describe-shield = Jeder aktive Schildträger hebt einen einfachen Treffer auf, wenn sein Team geschlagen wird. Volltreffer hält er nicht auf.
kampf-thing-pile = Stapel
kampf-describe-pile = Gladiatoren einer Art, die noch niemand genommen hat. Ein Team darf mehrere derselben Art haben, solange der Stapel reicht.
kampf-thing-caught = Gefangener Gladiator
kampf-describe-caught = Er liegt unter einem Netz und zählt bis zum Ende des Kampfes für nichts. Als Verlust darf sein Besitzer ihn trotzdem hergeben.

## Wild animals

kampf-describe-animal = Es kämpft wie ein Team, das vollzählig bleibt: { $dice ->
    [one] Es wirft einen Würfel,
   *[other] Es wirft { $dice } Würfel,
} und seine Treffer summieren sich, bis { $hits } es besiegt haben. Wer es besiegt, nimmt es als Trophäe.
kampf-thing-symbol-spear = Speer eines Tieres
kampf-describe-symbol-spear = Zählt wie ein Speerwerfer: Wer mehr Speere hat, schlägt zuerst.
kampf-thing-symbol-sword = Schwert eines Tieres
kampf-describe-symbol-sword = Ein Würfel. Andere hat ein Tier nicht: ohne Schwerter kein Wurf.
kampf-thing-symbol-prong = Zweizack eines Tieres
kampf-describe-symbol-prong = Zählt wie ein Zweizackträger: Hat das Tier mehr als das Team, dürfen seine Würfel einmal neu geworfen werden.
kampf-thing-symbol-shield = Schild eines Tieres
kampf-describe-symbol-shield = Zählt wie ein Schildträger: Er hebt bei jedem Schlag gegen das Tier einen einfachen Treffer auf.
kampf-thing-hits = Treffer auf einem Tier
kampf-describe-hits = Ein einfacher Treffer zählt eins, ein Volltreffer zwei. Sie bleiben von Kampf zu Kampf; erreichen sie seine Zahl, ist das Tier besiegt.
kampf-thing-cage = Käfig
kampf-describe-cage = Hier warten Tiere, für die in der Arena kein Platz war. Wer keine Gladiatoren mehr hat, kann eines neben einem Ziel in die Arena bringen.
kampf-thing-proxy = Vertreter des Tieres
kampf-describe-proxy = Der Herausforderer bestimmt, wer in diesem Kampf für das Tier entscheidet, ob neu gewürfelt wird; sonst entscheidet der nichts.
kampf-thing-leading = Ein Tier führen
kampf-describe-leading = Ohne Gladiatoren spielst du weiter: In jedem Zug wählst du irgendein Tier und forderst mit ihm heraus. Was es besiegt, ist deine Trophäe.

## In the arena

kampf-thing-team = Team
kampf-describe-team = Bis zu { $size } Gladiatoren eines Spielers auf einem Feld. Es wirft einen Würfel und für jeden Schwertkämpfer einen mehr.
kampf-thing-carrier = Träger
kampf-describe-carrier = Die Platte in deiner Farbe, auf der ein Team steht; sie hat Platz für { $size } Gladiatoren. Ist der letzte verloren, scheidet der Träger aus.
kampf-thing-space = Feld
kampf-describe-space = Darauf steht ein Team oder ein Tier. Nachbarn haben eine gemeinsame Grenze; nur sie können herausgefordert werden.
kampf-thing-stone = Trefferstein
kampf-describe-stone = Ein einfacher Treffer, den kein Schild aufgehoben hat. Zwei Steine kosten ein Team einen Gladiator, ein einzelner bleibt beim Team. Auf einem Tier summieren sie sich.
kampf-thing-disc = Kampfscheibe
kampf-describe-disc = Sie zeigt, wer wen herausfordert.
kampf-thing-move = Ziehen
kampf-describe-move = Vor der Herausforderung darf ein Team über freie Felder ziehen, wenn niemand daneben steht oder wenn es höchstens drei Gladiatoren hat. Es muss neben einem Ziel enden.

## Dice

kampf-thing-die = Würfel
kampf-describe-die = Er zeigt Nieten, einfache Treffer oder einen Volltreffer. Du wirfst einen und für jeden aktiven Schwertkämpfer einen mehr.
kampf-thing-base-die = Grundwürfel
kampf-describe-base-die = Der Würfel, den jedes Team wirft, selbst wenn alle seine Gladiatoren unter Netzen liegen. Tiere haben keinen.
kampf-describe-blank = Kein Treffer.
kampf-describe-single = Ein Trefferstein auf ein Team oder ein Tier, wenn ihn kein Schild aufhebt.
kampf-describe-full = Kostet ein Team sofort einen Gladiator; auf einem Tier sind es zwei Treffersteine. Kein Schild hilft dagegen.

## A fight

kampf-thing-challenge = Herausforderung
kampf-describe-challenge = In deinem Zug muss eines deiner Teams einen Nachbarn herausfordern: ein fremdes Team oder ein Tier. Beide Seiten schlagen einmal.
kampf-thing-first-strike = Erster Schlag
kampf-describe-first-strike = Wer mehr Speere hat, schlägt zuerst, bei gleich vielen der Herausforderer. Was der erste Schlag kostet, schlägt nicht mehr zurück.
kampf-thing-thrown-net = Netz
kampf-describe-thrown-net = Wird vor dem ersten Schlag geworfen, erst von der Seite, die zuerst schlägt, dann von der anderen. Wer gefangen ist, tut in diesem Kampf nichts.
kampf-thing-reroll = Wiederholungswurf
kampf-describe-reroll = Mit mehr aktiven Zweizackträgern als der Gegner darfst du einmal pro Schlag alle Würfel neu werfen. Der zweite Wurf gilt.
kampf-thing-block = Aufgehobener Treffer
kampf-describe-block = Ein Schild der geschlagenen Seite hebt einen einfachen Treffer auf, jeder Schild einen pro Schlag.
kampf-thing-loss = Verlust
kampf-describe-loss = Zwei Treffersteine oder ein Volltreffer kosten einen Gladiator. Der Besitzer sucht ihn aus, und die schlagende Seite nimmt ihn als Trophäe.
kampf-thing-counter-strike = Gegenschlag
kampf-describe-counter-strike = Nach dem ersten Schlag schlägt die andere Seite mit denen, die ihr geblieben sind, wenn sie nicht ausgelöscht ist.
kampf-thing-wiped-out = Ausgelöscht
kampf-describe-wiped-out = Ein Team, das seinen letzten Gladiator verliert, verlässt sofort die Arena, und der Kampf ist vorbei.

## Points

kampf-thing-points = Punkte
kampf-describe-points = Was deine Trophäen wert sind: { $gladiator } für jeden Gladiator, { $animal } für jedes Tier. Die meisten Punkte gewinnen.
kampf-thing-trophy-gladiator = Erbeuteter Gladiator
kampf-describe-trophy-gladiator = Ein Gladiator, den du im Kampf genommen hast. Trophäen kann dir niemand wieder nehmen.
kampf-thing-trophy-animal = Besiegtes Tier
kampf-describe-trophy-animal = Ein Tier, dessen letzter Treffer deiner war.
kampf-thing-survivor = Überlebender
kampf-describe-survivor = Deine Gladiatoren, die am Ende noch in der Arena stehen, kommen zu deinen Trophäen.

## The course of the game

kampf-thing-phase-entry = Einzug
kampf-describe-phase-entry = Reihum bringt jeder einen Gladiator in die Arena, bis alle Träger voll sind.
kampf-thing-phase-animals = Tiere
kampf-describe-phase-animals = Reihum legt jeder ein Tier auf ein freies Feld, bis keines mehr frei ist.
kampf-thing-phase-fights = Kämpfe
kampf-describe-phase-fights = Reihum fordert jeder heraus, bis nur noch einer Gladiatoren hat oder alle Tiere besiegt sind.
