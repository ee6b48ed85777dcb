import { words } from '../entry.ts'

export const holmslandKlitTexts = {
  nymindegab: words(
    `I Nymindegab løb fjorden ud i havet, indtil mennesker flyttede udløbet til Hvide Sande. Tilbage blev en arm af stille vand bag klitten.

Esehusene, hvor fiskerne fra 1800-tallet boede og satte orme på tusindvis af kroge, står der endnu, lave og stråtækte. Malere fandt tidligt hertil på grund af lyset, og museet viser, hvad de så.

Sydligst i Ringkøbing Fjord ligger Tipperne, en halvø af enge, hvor vadefugle raster i sådanne mængder, at man kun må komme der til bestemte tider. I Nymindegab er der købmand, kro, svømmehal og udsigtsbakken Bjålum Klit, fra hvis top man ser, hvor smalt landet er.`,
    `In Nymindegab mündete einst der Fjord ins Meer, bis man den Auslass nach Hvide Sande verlegte. Zurück blieb ein Arm stillen Wassers hinter den Dünen.

Noch stehen die Esehuse, niedrige Reethütten, in denen die Fischer des 19. Jahrhunderts wohnten und Würmer auf Tausende von Haken zogen. Maler kamen früh wegen des Lichts; was sie sahen, zeigt das Museum.

Am Südende des Ringkøbing Fjords liegen die Wiesen von Tipperne. Hier rasten so viele Watvögel, dass Besucher nur zu bestimmten Zeiten hineindürfen. Nymindegab hat Kaufmann, Gasthof und Schwimmbad, und von der Düne Bjålum Klit sehen Sie, wie schmal das Land hier ist.`,
    `At Nymindegab the fjord used to run out into the sea, until people moved the outlet to Hvide Sande. What stayed behind is an arm of still water in the lee of the dunes.

The bait huts, low and thatched, are still there; nineteenth-century fishermen lived in them and put worms on hooks by the thousand. Painters came early for the light, and the museum shows what they saw.

At the southern end of Ringkøbing Fjord lie the meadows of Tipperne, where waders rest in such numbers that visitors are let in only at set hours. Nymindegab has a grocer, an inn and a swimming bath, and from the top of the dune called Bjålum Klit you see how narrow the land is.`,
  ),
  'bork-havn': words(
    `Bork Havn ligger ved fjordens sydøstlige hjørne, hvor vandet når til livet flere hundrede meter ude. Det ved alle, der har lært at windsurfe her.

Havnen er et samlingssted hele sommeren: lystbåde, fiskebod, legeplads og om aftenen levende musik. Begyndere får fat i sejlet, før de får fat i balancen, og der er tre surfskoler at vælge imellem.

Et kvarter til fods nordpå ligger Bork Vikingehavn, et frilandsmuseum med skibe, man kan sejle i, og smede, der rent faktisk smeder. Engene ved Skjern Å, Danmarks største naturgenopretning, begynder lige bag byen. Laksen går op i åen igen, og det gør lystfiskerne også.`,
    `Bork Havn liegt an der Südostecke des Fjords, wo das Wasser noch Hunderte Meter weit draußen nur bis zur Hüfte reicht. Das weiß jeder, der hier Windsurfen gelernt hat.

Der Hafen ist den ganzen Sommer Treffpunkt: Segelboote, Fischbude, Spielplatz und abends oft Livemusik. Anfänger können zwischen mehreren Surfschulen wählen und stehen meist am ersten Tag auf dem Brett.

Eine Viertelstunde zu Fuß nach Norden führt Sie in den Wikingerhafen Bork, ein Freilichtmuseum mit Schiffen zum Mitsegeln und Schmieden, die tatsächlich schmieden. Gleich hinter dem Ort beginnen die Wiesen der Skjern Å, des größten Renaturierungsgebiets Dänemarks. Der Lachs steigt wieder auf, und mit ihm kommen die Angler.`,
    `Bork Havn lies at the south-eastern corner of the fjord, where the water is still waist-deep hundreds of yards out. Everyone who learned to windsurf here knows that.

The harbour is where people gather all summer: sailing boats, a fish stall, a playground and often live music at night. There are several surf schools, and most beginners are standing up by the end of the first day.

A quarter of an hour’s walk north is Bork Viking Harbour, an open-air museum with ships you can sail in and smiths who really forge. The meadows of the Skjern river, Denmark’s largest restored wetland, start just behind the village. Salmon are running again, and so are the anglers.`,
  ),
  bjerregard: words(
    `I Bjerregård er Holmsland Klit på sit smalleste og bredeste på én gang: mægtige klitter mod vest, enge mod øst og husene spredt i gryderne imellem.

Klitten her er fredet, og der er langt mellem skorstenene. Stranden er stille hele året; man parkerer ved overgangen, går over kammen, og så er der kun hav. På fjordsiden er der en lille havn og et surfspot, hvor man kan stå hele vejen hjem.

Mange af husene er gamle og stråtækte og ligger så lavt, at stormen går hen over dem. Bageren kommer i højsæsonen, ellers handler man i Nymindegab eller [Hvide Sande](entry:area-hvide-sande). Cykelstien på langs af klitten er Vestkystruten, og den går lige forbi døren.`,
    `In Bjerregård zeigt sich Holmsland Klit von beiden Seiten: mächtige Dünen im Westen, Fjordwiesen im Osten und die Häuser verstreut in den Mulden dazwischen.

Die Dünen stehen unter Schutz, von Schornstein zu Schornstein ist es weit. Der Strand bleibt das ganze Jahr ruhig: Sie parken am Übergang, gehen über den Kamm, und dann ist da nur noch Meer. Auf der Fjordseite liegen ein kleiner Hafen und ein Surfrevier, in dem man überall stehen kann.

Viele Häuser sind alt, reetgedeckt und so tief gebaut, dass der Sturm über sie hinweggeht. Eingekauft wird in Nymindegab oder [Hvide Sande](entry:area-hvide-sande). Der Westküstenradweg läuft direkt am Gartentor vorbei.`,
    `At Bjerregård you get Holmsland Klit in full: huge dunes to the west, meadows to the east, and the houses scattered in the hollows between.

The dunes are protected and it is a long way from one chimney to the next. The beach is quiet all year; you park at the crossing, walk over the ridge, and then there is only sea. On the fjord side are a small harbour and a surfing spot where you can stand all the way home.

Many of the houses are old and thatched, and lie so low that storms go over the top of them. Shop in Nymindegab or [Hvide Sande](entry:area-hvide-sande). The West Coast cycle route, which runs the length of the spit, passes the gate.`,
  ),
  haurvig: words(
    `Haurvig er en række huse, en hvid kirke i klitten og et par hundrede meter fra brænding til fjord.

Kirken fra 1869 står lavt i læ, og på kirkegården kan man læse, hvad havet har kostet. Fra klitkammen ser man begge vande; det er et af de steder, hvor man forstår, hvorfor Holmsland Klit kun holdes på plads af græs.

Ved fjorden er der et fladt og trygt surfspot, som begyndere og kitesurfere deler, og en badebro, hvor vandet er varmt i juli. Stranden mod vest er til gåture, rav og fiskere med lange stænger. Der er ti minutter på cykel til røgerierne i [Hvide Sande](entry:area-hvide-sande).`,
    `Haurvig, das ist eine Reihe von Häusern, eine weiße Kirche in den Dünen und ein kurzer Weg von der Brandung zum Fjord.

Die Kirche von 1869 duckt sich in den Windschatten, und auf dem Friedhof liest man, was das Meer gekostet hat. Vom Dünenkamm sehen Sie beide Wasser. Hier versteht man, dass nur Gras das Holmsland Klit an seinem Platz hält.

Am Fjord liegt ein flaches, sicheres Revier, das sich Windsurf-Anfänger und Kiter teilen, dazu ein Badesteg mit warmem Wasser im Juli. Der Weststrand gehört den Spaziergängern, den Bernsteinsuchern und den Anglern mit langen Ruten. Bis zu den Räuchereien in [Hvide Sande](entry:area-hvide-sande) fahren Sie zehn Minuten mit dem Rad.`,
    `Haurvig is a row of houses, a white church in the dunes, and a short walk from surf to fjord.

The church, from 1869, crouches out of the wind, and the headstones tell you what the sea has cost. From the ridge you see both waters; it is one of the places where you understand that only grass holds Holmsland Klit where it is.

On the fjord side there is a flat, safe spot shared by windsurfing beginners and kiters, and a jetty where the water is warm in July. The western beach is for walking, amber and anglers with long rods. It is ten minutes by bicycle to the smokehouses of [Hvide Sande](entry:area-hvide-sande).`,
  ),
  'hvide-sande': words(
    `Hvide Sande er en arbejdende havn, hvor man kan købe rødspætter af den, der har fanget dem, og se på, at slusen holder fjord og hav fra hinanden.

Byen er ung: slusen blev bygget i 1931, og fiskerne flyttede med. På auktionen sælges fisken tidligt om morgenen, om sommeren også for sjov med gæsterne som bydere. Når silden går ind i april, står der lystfiskere skulder ved skulder, og byen holder sildefestival.

Sydsiden har ny badestrand i læ af molen, kabelpark til wakeboard på fjordsiden og et af landets bedste surfspots. Troldbjerg, klitten midt i byen, har været sømærke i århundreder. Gå derop ved solnedgang, og tag fiskefrikadeller med.`,
    `Hvide Sande ist ein Hafen, der arbeitet. Hier kaufen Sie Schollen bei dem, der sie gefangen hat, und sehen zu, wie die Schleuse Fjord und Meer auseinanderhält.

Der Ort ist jung: 1931 wurde die Schleuse fertig, und die Fischer zogen nach. Frühmorgens wird der Fang versteigert, im Sommer zum Spaß auch an Gäste. Kommt im April der Hering, stehen die Angler Schulter an Schulter, und die Stadt feiert ihr Heringsfestival.

Auf der Südseite liegen ein Badestrand im Schutz der Mole, eine Wasserskianlage am Fjord und eines der besten Surfreviere des Landes. Die Düne Troldbjerg mitten im Ort war jahrhundertelang Seezeichen. Gehen Sie zum Sonnenuntergang hinauf, mit Fischfrikadellen in der Tüte.`,
    `Hvide Sande is a working harbour, where you buy plaice from whoever caught them and watch the lock keep fjord and sea apart.

The town is young. The lock was built in 1931 and the fishermen moved in after it. The catch is auctioned early in the morning, and in summer for fun as well, with guests bidding. When the herring run in April anglers stand shoulder to shoulder, and the town holds a festival in its honour.

The south side has a bathing beach behind the mole, a cable park for wakeboards on the fjord, and some of the best surfing in the country. Troldbjerg, the dune in the middle of town, was a seamark for centuries. Go up at sunset and take fishcakes.`,
  ),
  klegod: words(
    `Klegod er det rolige stykke mellem Hvide Sande og Søndervig: huse i klitten på begge sider af vejen, og ti minutter til fods mellem de to vande.

På havsiden er stranden bred og sandet fint, og selv i juli finder man et stykke for sig selv ved at gå hundrede meter fra nedgangen. På fjordsiden er der lavt vand, siv og en udsigt, der bliver rosa om aftenen.

Lyngvig Fyr, lige nord for, er det sidste fyr, der blev bygget på vestkysten, og det er åbent: 228 trin, og så ser man hele strimlen af land, man bor på. Ved fyrets fod er der naturlegeplads. Købmanden på hjørnet bager selv.`,
    `Klegod ist das ruhige Stück zwischen Hvide Sande und Søndervig: Häuser in den Dünen zu beiden Seiten der Straße und zehn Minuten Fußweg von einem Wasser zum anderen.

Auf der Meerseite ist der Strand breit und der Sand fein; selbst im Juli haben Sie ihn hundert Meter neben dem Zugang für sich. Auf der Fjordseite finden Sie flaches Wasser, Schilf und abends einen rosa Horizont.

Gleich nördlich steht Lyngvig Fyr, der jüngste Leuchtturm der Westküste. 228 Stufen, dann überblicken Sie den ganzen Streifen Land, auf dem Sie wohnen. Zu seinen Füßen können Kinder auf dem Naturspielplatz toben. Der Kaufmann an der Ecke backt selbst.`,
    `Klegod is the calm stretch between Hvide Sande and Søndervig: houses in the dunes on both sides of the road, and ten minutes on foot from one water to the other.

On the sea side the beach is wide and the sand fine; even in July you have it to yourself a hundred yards from the path. On the fjord side there are shallows, reeds and a horizon that turns pink of an evening.

Just north stands Lyngvig, the last lighthouse to be built on the west coast, and it is open: 228 steps and you see the whole strip of land you are living on. There is a nature playground at its foot. The shop on the corner does its own baking.`,
  ),
  sondervig: words(
    `Søndervig har det hele inden for gåafstand: strand, butikker, bowling, badeland og en skulpturfestival af sand.

Her har man holdt badeferie i over hundrede år, og byen kan sit håndværk. Gaden ned mod havet er fuld fra påske til efterårsferien. Fra maj til oktober bygger kunstnere fra hele verden en mur af sand med figurer, som ingen tror på, før de står foran dem.

Stranden har livreddere om sommeren og en rampe, så man kan komme ned med barnevogn og kørestol. I Lalandia er der badeland under tag. Er I flere generationer med hver jeres mening om en god dag, er Søndervig svaret.`,
    `Søndervig hat alles in Gehweite: Strand, Läden, Bowling, Badeland und ein Festival aus Sand.

Badeurlaub macht man hier seit mehr als hundert Jahren, und der Ort versteht sein Handwerk. Die Straße zum Meer ist von Ostern bis in die Herbstferien belebt. Von Mai bis Oktober bauen Künstler aus aller Welt eine Mauer aus Sand mit Figuren, die man erst glaubt, wenn man davorsteht.

Am Strand wachen im Sommer Rettungsschwimmer, und eine Rampe führt Kinderwagen und Rollstühle bis in den Sand. Bei Regen lockt das große Badeland Lalandia. Reisen mehrere Generationen mit ebenso vielen Meinungen zusammen, ist Søndervig die Antwort.`,
    `Søndervig has everything within walking distance: beach, shops, bowling, a water park and a festival of sand.

People have taken seaside holidays here for over a hundred years, and the place knows its trade. The street to the sea is busy from Easter to the autumn break. From May to October artists from all over the world build a wall of sand with figures in it that nobody believes until they stand in front of them.

There are lifeguards in summer, and a ramp that takes prams and wheelchairs down to the sand. Lalandia is a whole water park under one roof. If you are three generations with as many ideas of a good day, Søndervig is the answer.`,
  ),
  ringkobing: words(
    `Ringkøbing er købstaden ved fjorden: brostensgader, røde tage og en havn, hvor fiskekutterne har fået selskab af caféer.

Byen har haft privilegier siden 1443, og torvet med kirken og det gamle hotel ser ud, som om det ved det. Om sommeren går vægteren rundt og synger. Museet fortæller om en polarforsker, der aldrig kom hjem.

Fra huset her er der cykelsti rundt om fjorden, bad fra badebroen og et kvarters kørsel til havet ved [Søndervig](entry:area-sondervig). Ringkøbing passer til jer, der gerne vil kunne gå ud at spise, gå på marked om lørdagen og have vestkysten som udflugt snarere end som nabo.`,
    `Ringkøbing ist die alte Kaufmannsstadt am Fjord: Kopfsteinpflaster, rote Dächer und ein Hafen, in dem neben den Kuttern Cafés angelegt haben.

Stadtrechte hat der Ort seit 1443, und der Markt mit Kirche und altem Hotel sieht aus, als wüsste er das. Im Sommer dreht der Nachtwächter singend seine Runde. Das Museum erzählt von einem Polarforscher, der nicht nach Hause kam.

Ein Radweg führt um den ganzen Fjord, gebadet wird vom Steg, und bis zum Meer bei [Søndervig](entry:area-sondervig) fahren Sie eine Viertelstunde. Richtig für Sie, wenn Sie abends zu Fuß essen gehen, samstags über den Markt schlendern und die Brandung lieber als Ausflugsziel denn als Nachbarin haben.`,
    `Ringkøbing is the market town on the fjord: cobbles, red roofs and a harbour where cafés have moored beside the cutters.

It has had its charter since 1443, and the square with the church and the old hotel looks as if it knew. In summer the night watchman makes his rounds, singing. The museum tells of a polar explorer who never came home.

A cycle path runs round the whole fjord, you bathe from the jetty, and the sea at [Søndervig](entry:area-sondervig) is a quarter of an hour by car. Right for you if you like to walk out to dinner, go to market on Saturday, and have the surf for an outing instead of a neighbour.`,
  ),
}
