# How reasons are put together: clauses without a capital and a full stop

reason-chose = ich habe „{ $option }“ gewählt
reason-because = { $did }, denn { $cause }
reason-and = { $one }, und { $other }
reason-next = die Alternative war „{ $option }“

## Reasons that fit every game

reason-lots = ich habe es dem Zufall überlassen
reason-only = etwas anderes war nicht möglich
reason-alike = mir schien eines so gut wie das andere
reason-as-good = nach meiner Rechnung etwa gleich gut
reason-trusted-more = darauf kam ich in Gedanken am häufigsten zurück
reason-trained = mein Training spricht stärker dafür als die Chancen dagegen
reason-promises-most = von allem, was ich durchgespielt habe, versprach das am meisten
reason-chance = { $chance } % Chance, das Spiel zu gewinnen
reason-chance-about = etwa { $chance } % Chance, das Spiel zu gewinnen (± { $margin })
reason-policy =
    { $share ->
        [0] das würde ich kaum je tun
        [100] das würde ich fast immer tun
       *[other] das würde ich in { $share } von 100 solchen Lagen tun
    }
reason-policy-and-chance =
    { $share ->
        [0] das würde ich kaum je tun
        [100] das würde ich fast immer tun
       *[other] das würde ich in { $share } von 100 solchen Lagen tun
    }, und ich gebe mir { $chance } % Chance, das Spiel zu gewinnen
