# The coach: where to look, and what a choice risks

## Kampf der Gladiatoren

coach-kampf-first = Nézd a dárdákat: ki ellen ütsz te először?
coach-kampf-nets = Nézd a hálóidat: kit vehetsz ki a harcból az első ütés előtt?
coach-kampf-prongs = Nézd a szigonyokat: ki ellen dobhatsz újra?
coach-kampf-stone = Keress olyan csapatot, amelyen már fekszik találatkő.
coach-kampf-wounded = Keress olyan vadállatot, amely már megsebesült.
coach-kampf-dice = Számold meg a kockákat: ki dob kevesebbel, mint te?
coach-kampf-no-shield = Keress valakit, akinek nincs pajzsa.
coach-kampf-shields = Nézd a pajzsaidat: hol fogják fel a legtöbbet?
coach-kampf-exchange = Mérlegeld minden harcnál, mit hoz, és mibe kerülhet.
coach-kampf-carrier = Nézd a csapataidat: van-e elkezdett, de még nem teljes, és ki áll majd mellette?
coach-kampf-gladiator = Nézd a csapatot: az öt fajta közül melyik hiányzik belőle?
coach-kampf-release = Nézd meg, kinek a csapatai állnak a szabad mezők mellett, és hogy ez a vadállat zsákmány vagy veszély.
coach-kampf-proxy = Aki a vadállatot képviseli, csak dob helyette; szinte mindegy, ki az.
coach-kampf-net = Gondold végig, mit tehetnek még veled: kockák, hálók, pajzsok, szigonyok.
coach-kampf-reroll = Hasonlítsd össze a kockákat azzal, amit egy átlagos dobás hoz.
coach-kampf-casualty = Gondold végig, kire van szükséged a visszaütéshez.
coach-kampf-last-team = Így az utolsó csapatod { $rival } csapata mellett áll, amely elsöpörheti ({ $gone }%).
coach-kampf-last-team-animal = Így az utolsó csapatod { $animal } mellett áll: { $gone }%, hogy elsöpri, ha valaki vezeti.
coach-kampf-exposed = Így a csapat { $rival } csapata mellett áll, amely elsöpörheti ({ $gone }%).
coach-kampf-exposed-animal = Így a csapat { $animal } mellett áll: { $gone }%, hogy elsöpri, ha valaki vezeti.

## Aquileia

coach-aquileia-mercatus = Nézd a Mercatust: mi hiányzik neked, érme, rabszolga, kártya vagy kocka?
coach-aquileia-arena = Nézd az Arenát: ki áll ott, és te milyen erős lennél?
coach-aquileia-stadium = Nézd a Stadiumot: melyik stadionkártya nyílt, és ki versenyez érte?
coach-aquileia-theatrum = Nézd a Theatrumot: mennyit fizetnének a többiek egy színházkártyáért?
coach-aquileia-forum = Nézd a Forumot: mit építhetnél ebben a fordulóban?
coach-aquileia-portus = Nézd a Portust: mit adnak az épületeid, és hol vannak érmék?
coach-aquileia-crest = Nézd a címereket: ki kezdi a következő fordulót, és ki nyer döntetlennél?
coach-aquileia-stop = Megér-e még egy csatlóst valamelyik szabad mező?
coach-aquileia-trade = Gondold végig, mit akarsz építeni, és melyik fém hiányzik hozzá.
coach-aquileia-equi = Hasonlítsd össze a kártyát az érmével: melyik versenyben számítana?
coach-aquileia-servi = Számold meg, hány rabszolga kell a következő épületedhez.
coach-aquileia-cards = Számold össze az erőket: változtatna-e a több erő a helyezéseden?
coach-aquileia-blue = Melyik versenyben változtatnak többet a kockák?
coach-aquileia-prize = Hasonlítsd össze a pontokat azzal, amit egy rabszolga segít építeni.
coach-aquileia-keep = Nézd a villáidat: melyik szín illik hozzájuk?
coach-aquileia-bid = Mennyit ér a kártya a villáiddal, és mennyit érnek az érméid?
coach-aquileia-build = Nézd a stadionkártyáidat és a hátralévő fordulókat.
coach-aquileia-slaves = Nézd meg, hány rabszolgával tartozol, és mennyivel fizetnél túl.
coach-aquileia-fee = Hasonlítsd össze, amit az épületeid adnak, az érmével.

## Spartacus

coach-spartacus-intrigue = Nézd végig a kezedben lévő kártyákat: kijátszva, megtartva vagy aranyként ér-e többet?
coach-spartacus-support = Kinek használ a cselszövés, és kinek árt?
coach-spartacus-reaction = Mi történik, ha senki sem válaszol, és mibe kerül a válaszod?
coach-spartacus-target = Ki áll legközelebb a győzelemhez, és ki tud védekezni?
coach-spartacus-bid = Mennyit ér neked, és mennyit ajánlhatnak a többiek?
coach-spartacus-host-bid = Mit tennél házigazdaként, és mennyit ajánlhatnak a többiek?
coach-spartacus-fighter = Hasonlítsd össze a harcosaidat azokkal, akik jöhetnek.
coach-spartacus-invitation = Kinek a harcosait látnád szívesen egymás ellen?
coach-spartacus-bet = Hasonlítsd össze a harc esélyeit azzal, amit a fogadás fizet.
coach-spartacus-verdict = Kinek a harcosa, és mennyire szereti a tömeg?
coach-spartacus-turn = Figyeld a távolságot és a kockákat: te ütsz, vagy téged ütnek?
coach-spartacus-wound = Melyik kockákra lesz a legnagyobb szükséged a következő összecsapásban?
coach-spartacus-house = Hasonlítsd össze, mivel kezdenek az egyes házak, és mibe kerülnek a képességei.
coach-spartacus-asking = Kinek van annyi befolyása, amennyi a cselszövésedhez hiányzik, és mit kér majd érte?
coach-spartacus-spare = Melyikre lesz a legkevésbé szükséged ebben a fordulóban?
coach-spartacus-cards = Mely kártyákat aligha tudod majd kijátszani, és mennyit érnek aranyként?
coach-spartacus-ledger = Kit küldesz majd az arénába, és ki az, aki csak pénzbe kerül?
coach-spartacus-spy = Kinek a lapjaitól kellene tartanod?
coach-spartacus-look = Meddig hasznos neked, amit látsz?
coach-spartacus-talk = Ki fizetne azért, hogy megmeneküljön, vagy hogy mást érjen?
coach-spartacus-pick = Kit sújt a legjobban, és vezet-e az a ház?
coach-spartacus-stall = Vesd össze, mennyit fizet a bank, azzal, amire még szükséged lesz.
coach-spartacus-equipment = Nézd meg a kockáit: mi hiányzik neki ebben a harcban?
coach-spartacus-primus = Hasonlítsd össze a lehetséges csapatokat a legjobb egyedül küzdő harcosokkal.
coach-spartacus-teams = Kinek a kockái illenek össze, és kinek az elvesztését engedheted meg magadnak?
coach-spartacus-start = Figyeld a távolságot az ellenféltől, és azt, ki lép elsőként.
coach-spartacus-order = Figyeld a távolságot: ki tud elsőként ütni?
coach-spartacus-defend = Számold meg mindkét fajta kockát: melyikre lesz még szüksége?
coach-spartacus-reroll = A kockákat páronként vetik össze, a legmagasabbtól kezdve: melyik dönt?
coach-spartacus-gear = Mit változtatna most, és van-e rá jobb pillanat?
coach-spartacus-evade = Figyeld a szomszédos mezőket: onnan ki kit tudna megütni?
coach-spartacus-other = Mit változtat minden választás a házadnak és annak, amelyik vezet?
