import { words } from '../entry.ts'

export const bovbjergTexts = {
  'vederso-klit': words(
    `Vedersø Klit er klitten, havet og en stribe lave huse, hvor det mest larmende er lærkerne i maj.

Byen blev til som badested i mellemkrigstiden og har holdt sig beskeden. Her er en købmand om sommeren, en kro og en redningsstation i hvidt og rødt. Stranden er bred og uden stenhøfder, og man kan gå til Husby uden at se en vej.

Inde i land ligger Vedersø by, hvor præsten og digteren Kaj Munk havde sin kirke; præstegården er i dag museum. Stadil Fjord og Vest Stadil Fjord ligger som spejle lige bag klitten, og i marts og oktober letter tusinder af kortnæbbede gæs fra engene på én gang.`,
    `Vedersø Klit, das sind die Düne, das Meer und eine Reihe niedriger Häuser. Am lautesten sind hier im Mai die Lerchen.

Als Badeort entstand das Dorf zwischen den Kriegen, und es ist bescheiden geblieben: im Sommer ein Kaufmann, ein Gasthof und eine rot-weiße Rettungsstation. Der Strand ist breit und ohne Buhnen; bis Husby gehen Sie, ohne eine Straße zu sehen.

Landeinwärts, im Kirchdorf Vedersø, predigte der Dichter Kaj Munk, sein Pfarrhof ist heute Museum. Wie Spiegel liegen Stadil Fjord und Vest Stadil Fjord gleich hinter den Dünen, und im März und Oktober steigen Tausende Kurzschnabelgänse auf einmal von den Wiesen auf.`,
    `Vedersø Klit is dune, sea and a line of low houses, where in May the loudest thing is the larks.

It grew up as a bathing place between the wars and has stayed modest: a shop in summer, an inn, and a lifeboat station in red and white. The beach is wide and without groynes, and you can walk to Husby and never see a road.

Inland, in Vedersø itself, the poet Kaj Munk was parish priest; his rectory is now a museum. Stadil Fjord and Vest Stadil Fjord lie like mirrors just behind the dunes, and in March and October thousands of pink-footed geese lift off the meadows at once.`,
  ),
  husby: words(
    `Husby har en plantage, der er plantet for at holde sandet på plads, og en strand, hvor der er langt mellem fodsporene.

Skoven er krogede bjergfyrre, bløde stier og blåbær i juli. Der er hundeskov, ridestier og afmærkede ruter ud til klitten, hvor træerne bliver mindre og mindre, til de giver op. En lille strandvej ender ved en redningsstation fra 1800-tallet.

I Staby og Ulfborg henter man brød og benzin. Den, der har lyst til en stor by, kan køre til Holstebro med kunstmuseum og ballet, en halv time mod øst. De fleste nøjes med at tage rundstykkerne med ned i klitten.`,
    `Husby hat eine Plantage, die den Sand festhalten soll, und einen Strand, an dem es von Fußspur zu Fußspur weit ist.

Der Wald besteht aus krummen Bergkiefern, weichen Wegen und Blaubeeren im Juli. Es gibt einen Hundewald, Reitwege und markierte Routen hinaus zu den Dünen, wo die Bäume immer kleiner werden, bis sie aufgeben. Am Ende der Strandstraße steht eine Rettungsstation aus dem 19. Jahrhundert.

Brot und Benzin holen Sie in Staby und Ulfborg. Wer Stadt braucht, fährt eine halbe Stunde nach Holstebro, zu Kunstmuseum und Ballett. Den meisten genügt es, die Brötchen mit in die Dünen zu nehmen.`,
    `Husby has a plantation that was planted to keep the sand in its place, and a beach where footprints are few and far between.

The wood is crooked mountain pine, soft paths and bilberries in July. There is a wood for dogs, there are rides and marked trails, and as you near the dunes the trees get smaller and smaller until they give up. The beach road ends at a nineteenth-century lifeboat station.

Bread and petrol come from Staby and Ulfborg. Anyone who needs a town can drive half an hour to Holstebro for art and ballet. Most people settle for taking their breakfast rolls down to the dunes.`,
  ),
  fjand: words(
    `Fjand ligger på den smalle strimmel mellem havet og Nissum Fjord, og man skal bare vende stolen for at skifte udsigt.

Mod vest er der brænding, høfder og fiskere efter havørred. Mod øst er fjorden flad og saltfattig, med rørskov, svaner og skarver på pæle. Lystfiskerne går efter helt og aborrer.

Ved Fjand Gårde har arkæologer fundet en hel landsby fra jernalderen, begravet af flyvesand. I dag er husene få, gamle og spredte. Man kommer ikke hertil efter underholdning; man kommer, fordi himlen er så stor, og fordi [Thorsminde](entry:area-thorsminde) har fisk.`,
    `Fjand liegt auf dem schmalen Streifen zwischen Meer und Nissum Fjord. Für eine andere Aussicht drehen Sie einfach den Stuhl um.

Im Westen Brandung, Buhnen und Angler, die auf Meerforellen hoffen. Im Osten der Fjord, flach und brackig, mit Schilf, Schwänen und Kormoranen auf Pfählen.

Bei Fjand Gårde haben Archäologen ein ganzes Dorf der Eisenzeit gefunden, vom Flugsand begraben. Heute stehen die Häuser vereinzelt, viele sind alt. Unterhaltung sucht hier niemand; man kommt, weil der Himmel so groß ist, und weil es in [Thorsminde](entry:area-thorsminde) Fisch gibt. An klaren Abenden sehen Sie die Lichter der Kutter, sonst kein einziges.`,
    `Fjand lies on the narrow strip between the sea and Nissum Fjord. For a different view you simply turn your chair.

To the west: surf, groynes, and anglers after sea trout. To the east: the fjord, flat and brackish, with reed beds, swans, and cormorants on posts.

At Fjand Gårde archaeologists found an entire Iron Age village, buried in drifting sand. Today’s houses are few, old and scattered. Nobody comes here to be entertained. They come because the sky is so big, and because [Thorsminde](entry:area-thorsminde) has fish. On a clear night you see the lights of the cutters, and no others.`,
  ),
  thorsminde: words(
    `Thorsminde er havnen på tangen: kuttere, sluse, ishus og et museum for de skibe, som kysten har taget.

Juleaften 1811 strandede to britiske linjeskibe her, og over tusind mand druknede. Strandingsmuseet St George fortæller deres historie med kanoner, støvler og et ror på tolv meter, der rager op gennem bygningen.

Havnen er et af vestkystens bedste steder at fiske fra land; om foråret går silden gennem slusen i stimer. Der er autocamperplads, badestrand på begge sider og et åbent værksted i røg og fisk. Husene ligger i klitten nord og syd for byen, altid med lyden af mindst ét vand.`,
    `Thorsminde ist der Hafen auf der Nehrung: Kutter, Schleuse, Eishaus und ein Museum für die Schiffe, die sich die Küste geholt hat.

Heiligabend 1811 strandeten hier zwei britische Linienschiffe, mehr als tausend Mann ertranken. Das Strandungsmuseum St George erzählt ihre Geschichte mit Kanonen, Stiefeln und einem fast zwölf Meter hohen Ruder, das durch das Gebäude ragt.

Von der Mole angelt es sich so gut wie an wenigen Orten der Küste; im Frühjahr ziehen die Heringe in Schwärmen durch die Schleuse. Gebadet wird zu beiden Seiten des Hafens. Die Häuser liegen nördlich und südlich in den Dünen, stets mit dem Rauschen mindestens eines Wassers.`,
    `Thorsminde is the harbour on the spit: cutters, a lock, an ice house, and a museum of the ships this coast has taken.

On Christmas Eve 1811 two British ships of the line were wrecked here and more than a thousand men drowned. The St George museum tells their story with cannon, boots and a rudder nearly twelve metres tall that rises up through the building.

The moles are among the best places on the coast to fish from; in spring herring pour through the lock in shoals. There is bathing on both sides of the harbour. The houses lie in the dunes to the north and south, always within earshot of at least one water.`,
  ),
  bovbjerg: words(
    `Ved Bovbjerg mangler klitterne. Her står landet selv ved havet som en 40 meter høj klint, skåret af istiden, med et rødt fyr på toppen.

Bovbjerg Fyr er kulturhus med café, udstillinger og en udsigt fra tårnet, der kan måles i kirker: fem eller seks på en klar dag. Ferring Sø ligger lige bag kanten, og maleren Jens Søndergaard havde sit hus her; det er museum nu og næsten lige så lille som i hans tid.

Under klinten er der stenstrand med høfder, og den, der har tålmodighed, finder forsteninger. Solnedgangen ses bedst fra bænken ved fyret. Tag en jakke på, også i august.`,
    `Bei Bovbjerg fehlen die Dünen. Hier steht das Land selbst am Meer, als 40 Meter hohes Kliff aus der Eiszeit, mit einem roten Leuchtturm darauf.

Bovbjerg Fyr ist heute Kulturhaus mit Café und Ausstellungen. Die Aussicht vom Turm misst man in Kirchen: fünf oder sechs an klaren Tagen. Gleich hinter der Kante liegt der See Ferring Sø, und das Haus des Malers Jens Søndergaard ist ein Museum, fast noch so klein wie zu seiner Zeit.

Unter dem Kliff liegt ein Steinstrand mit Buhnen; wer Geduld hat, findet Versteinerungen. Den Sonnenuntergang sehen Sie am besten von der Bank am Turm. Nehmen Sie eine Jacke mit, auch im August.`,
    `At Bovbjerg there are no dunes. The land itself stands up to the sea here as a cliff forty metres high, cut by the Ice Age, with a red lighthouse on top.

Bovbjerg lighthouse is now an arts centre with a café and exhibitions. The view from the tower is measured in churches: five or six on a clear day. Just behind the edge lies a lake, Ferring Sø, and the painter Jens Søndergaard’s house is a museum, hardly larger than in his day.

Below the cliff is a stony beach with groynes, and fossils for the patient. Sunset is best from the bench by the lighthouse. Take a jacket, even in August.`,
  ),
  lemvig: words(
    `Lemvig ligger i bunden af en bugt af Limfjorden med bakker hele vejen rundt, og gaderne løber alle sammen ned til havnen.

På havnen sælges der fisk fra kutteren, og bag den ligger et skatebad, hvor man både kan køre på rullebræt og kaste sig i vandet. Lemvigbanen snor sig ud af byen i sving, så stejle, at turen er en oplevelse i sig selv. Planetstien går herfra til havet med solen i centrum.

Fra husene i området er der ti minutter til fjorden og tyve til Vesterhavet. Den, der holder af småbyer med isbod, bibliotek og rigtige butikker, kan sagtens blive hængende i Lemvig hele ugen.`,
    `Lemvig liegt am Ende einer Bucht des Limfjords, ringsum von Hügeln umgeben, und alle Straßen laufen hinunter zum Hafen.

Dort verkaufen die Kutter ihren Fang, und gleich dahinter verbindet ein Skatebad Rollbretter mit dem Sprung ins Wasser. Die Lemvigbanen verlässt die Stadt in Kurven, die allein die Fahrt lohnen. Auf dem Planetenpfad wandern Sie maßstäblich durch das Sonnensystem bis zur Küste.

Von den Häusern der Umgebung sind es zehn Minuten zum Fjord und zwanzig zur Nordsee. Wer kleine Städte mit Eisdiele, Bücherei und richtigen Läden mag, kommt womöglich die ganze Woche nicht weiter.`,
    `Lemvig lies at the head of a bay in the Limfjord with hills all round, and every street runs down to the harbour.

On the quay they sell fish off the boat, and behind it is a skate bath, where you can roll about on a board and then throw yourself in. The little railway leaves town in bends so steep that the trip is an outing in itself. The Planet Trail walks you to scale through the solar system to the sea.

From the houses hereabouts it is ten minutes to the fjord and twenty to the North Sea. If you like small towns with an ice-cream kiosk, a library and proper shops, you may never get any further.`,
  ),
  'vejlby-klit': words(
    `Vejlby Klit er høfdernes kyst: lange stenarme ud i havet, små bugter af sand imellem og huse helt fremme på kanten.

Her arbejder naturen for åben scene. Efter en storm kan stranden være en meter lavere og fuld af rav; året efter er sandet tilbage. Huse med havudsigt er der flere af end de fleste steder, fordi klitten er lav og landet højt.

Mod syd går stien til [Bovbjerg](entry:area-bovbjerg) langs klinten, mod nord ligger Harboøre Tange, hvor tusindvis af gæs og ryler raster. Købmand, svømmehal og legeland har man i Vejlby og Harboøre. Lystfiskere tager multer, havørred og hornfisk fra høfderne i roligt vejr.`,
    `Vejlby Klit ist die Küste der Buhnen: lange Steinarme ins Meer, dazwischen kleine Buchten aus Sand und Häuser bis vorn an die Kante.

Hier arbeitet die Natur auf offener Bühne. Nach einem Sturm kann der Strand einen Meter tiefer liegen und voller Bernstein sein; im Jahr darauf ist der Sand zurück. Häuser mit Meerblick gibt es mehr als anderswo, weil die Düne niedrig und das Land hoch ist.

Nach Süden führt der Pfad an der Steilküste entlang nach [Bovbjerg](entry:area-bovbjerg), im Norden rasten auf Harboøre Tange Tausende Gänse und Strandläufer. Bei ruhiger See angeln Sie von den Buhnen Meeräschen, Meerforellen und Hornhechte.`,
    `Vejlby Klit is the coast of groynes: long arms of stone into the sea, small bays of sand between, and houses right up at the edge.

Nature works in full view here. After a storm the beach can be a metre lower and full of amber; a year later the sand is back. There are more houses with a sea view than in most places, since the dunes are low and the land is high.

To the south a path follows the cliff to [Bovbjerg](entry:area-bovbjerg); to the north lies Harboøre Tange, where geese and dunlin rest in their thousands. In calm weather anglers take mullet, sea trout and garfish from the groynes.`,
  ),
  thyboron: words(
    `Thyborøn er fisk. Her landes den, auktioneres, ryges, steges og serveres med udsigt til dem, der skal af sted efter mere.

Byen blev til, da havet brød igennem til Limfjorden i 1862, og den har set mod vandet lige siden. I Sneglehuset har en fisker beklædt sit hjem med konkylier for at holde et løfte til sin kone. Kystcentret lader børn bygge diger og skylle dem væk igen.

På stranden nord for byen står et mindeanlæg for søslaget ved Jylland i 1916, ét granitskib for hvert skib. Bunkerne kan besøges med guide. En færge sejler til [Agger](entry:area-agger) på ti minutter, og på Tangen ligger fuglene tæt i træktiden.`,
    `Thyborøn ist Fisch. Er wird hier angelandet, versteigert, geräuchert, gebraten und mit Blick auf die Boote serviert, die mehr davon holen.

Der Ort entstand, nachdem das Meer 1862 endgültig zum Limfjord durchgebrochen war, und schaut seither aufs Wasser. Im Schneckenhaus hat ein Fischer seiner Frau zuliebe jede Wand mit Muscheln verkleidet. Im Küstenzentrum bauen Kinder Deiche und spülen sie wieder fort.

Am Strand erinnert ein Gedenkpark an die Skagerrakschlacht von 1916, ein Granitschiff für jedes gesunkene. Die Bunker lassen sich mit Führung besuchen. Die Fähre nach [Agger](entry:area-agger) braucht zehn Minuten, und auf der Nehrung drängen sich zur Zugzeit die Vögel.`,
    `Thyborøn is fish. It is landed here, auctioned, smoked, fried, and served in sight of the boats that are off to fetch more.

The town came about after the sea broke through to the Limfjord for good in 1862, and it has faced the water ever since. At the Snail House a fisherman covered every wall in shells to keep a promise to his wife. At the coast centre children build dykes and wash them away again.

A memorial park on the shore marks the Battle of Jutland in 1916, one granite ship for each that sank. The bunkers can be visited with a guide. A ferry takes ten minutes to [Agger](entry:area-agger), and the spit is crowded with birds on passage.`,
  ),
}
