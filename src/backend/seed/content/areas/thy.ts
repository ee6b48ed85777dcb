import { words } from '../entry.ts'

export const thyTexts = {
  agger: words(
    `Agger er sidste by før tangen og første by i Nationalpark Thy: lave huse i læ, en lang badebro og hav, der kan høres overalt.

Byen har flyttet sig for havet flere gange. Nu ligger den bag diget, og stranden foran er igen blevet bred, så sommerbadningen er god mellem høfderne. Agger Tange mod syd er et af landets bedste steder at se trækfugle; ti minutter med færgen, og man er i [Thyborøn](entry:area-thyboron).

Bag byen ligger Flade Sø og Ørum Sø, og Svaneholmhus fortæller, hvordan landet er blevet til. I Vestervig står Nordens største landsbykirke. Aftenen hører til på diget med ryggen mod en varm mur.`,
    `Agger ist der letzte Ort vor der Nehrung und der erste im Nationalpark Thy: niedrige Häuser im Windschatten, ein Badesteg und ein Meer, das man überall hört.

Mehrmals ist das Dorf vor dem Wasser zurückgewichen. Jetzt liegt es hinter dem Deich, der Strand davor ist wieder breit geworden, und zwischen den Buhnen badet es sich gut. Agger Tange im Süden gehört zu den besten Plätzen des Landes, um Zugvögel zu sehen; mit der Fähre sind Sie in zehn Minuten in [Thyborøn](entry:area-thyboron).

Hinter dem Ort liegen die Seen Flade Sø und Ørum Sø. In Vestervig steht die größte Dorfkirche des Nordens. Den Abend verbringt man auf dem Deich, den Rücken an einer warmen Mauer.`,
    `Agger is the last village before the spit and the first in Thy National Park: low houses out of the wind, a bathing jetty, and a sea you can hear everywhere.

The village has moved back from the water more than once. Now it lies behind a dyke, the beach in front has grown wide again, and there is good bathing between the groynes. Agger Tange to the south is one of the country’s best places for birds on passage; ten minutes by ferry and you are in [Thyborøn](entry:area-thyboron).

Behind are two lakes, Flade Sø and Ørum Sø, and at Vestervig stands the largest village church in the Nordic countries. Evenings belong on the dyke, with your back to a warm wall.`,
  ),
  stenbjerg: words(
    `På Stenbjerg Landingsplads står de hvide redskabshuse, hvor fiskerne havde net og kroge. Havet tager en bid af pladsen hver vinter, og hver sommer kommer folk igen.

Der har aldrig været havn. Bådene blev trukket op med spil, og i det ene hus fortæller frivillige, hvordan det gik til. Bag klitten begynder nationalparkens største hede og Stenbjerg Klitplantage, hvor kronhjortene brøler i september.

Her er en kro med god fisk, ingen butik og næsten intet lys om natten: Thy er blandt de mørkeste egne i landet. Vandrere bruger Redningsvejen, den gamle sti langs klitterne, som redningsfolkene red ad på vej til strandinger.`,
    `An der Landungsstelle von Stenbjerg stehen die weißen Gerätehütten, in denen die Fischer Netze und Haken verwahrten. Jeden Winter nimmt sich das Meer ein Stück vom Platz, jeden Sommer kehren die Besucher zurück.

Einen Hafen gab es nie. Die Boote wurden mit Winden auf den Strand gezogen; wie das ging, erzählen Freiwillige in einer der Hütten. Hinter den Dünen beginnen die größte Heide des Nationalparks und die Plantage, in der im September die Hirsche röhren.

Ein Gasthof mit gutem Fisch, kein Laden und nachts fast kein Licht: Thy gehört zu den dunkelsten Gegenden Dänemarks. Wanderer folgen dem Redningsvej, dem alten Weg der Rettungsleute hinter den Dünen.`,
    `On the landing place at Stenbjerg stand the white sheds where fishermen kept nets and hooks. Each winter the sea takes a bite out of the ground, and each summer people come back.

There never was a harbour. Boats were winched up the beach, and in one of the sheds volunteers tell you how it was done. Behind the dunes begin the largest heath in the national park and a plantation where stags roar in September.

There is an inn with good fish, no shop, and almost no light at night: Thy is one of the darkest corners of Denmark. Walkers follow Redningsvejen, the track behind the dunes by which rescuers once rode out to wrecks.`,
  ),
  vorupor: words(
    `I Nørre Vorupør trækker man stadig kutterne op på stranden, og fisken går fra båden over disken til panden på under en time.

Molen er fra 1908 og lang nok til en aftentur. I læ af den ligger et havbad af beton, hvor børn kan bade, når Vesterhavet ikke er til at bade i. Ved landingspladsen er der fiskehandel, hjemmelavet is, kunsthåndværk og et akvarium med det, der svømmer lige udenfor.

Surferne kalder stedet Cold Hawaii, ligesom naboen mod nord. Byen er levende hele året, og nationalparken begynder bag den sidste række huse. Landskabet kan tages til fods, på cykel eller på en islandsk hest.`,
    `In Nørre Vorupør werden die Kutter noch auf den Strand gezogen, und der Fisch braucht vom Boot über die Theke bis in die Pfanne keine Stunde.

Die Mole stammt von 1908 und reicht für einen Abendspaziergang. In ihrem Schutz liegt ein Meerbad aus Beton; dort baden die Kinder, wenn es in der Nordsee nicht geht. Am Landungsplatz finden Sie Fischhändler, hausgemachtes Eis, Kunsthandwerk und ein Aquarium mit allem, was davor schwimmt.

Surfer nennen die Gegend Cold Hawaii, wie den Nachbarn im Norden. Der Ort lebt das ganze Jahr, und hinter der letzten Häuserreihe beginnt der Nationalpark. Erkunden können Sie ihn zu Fuß, mit dem Rad oder auf einem Islandpferd.`,
    `At Nørre Vorupør they still haul the cutters up on the beach, and fish goes from boat to counter to frying pan in under an hour.

The mole dates from 1908 and is long enough for an evening stroll. In its lee is a sea bath of concrete, where children swim when the North Sea is not for swimming in. By the landing place there are a fishmonger, home-made ice cream, craft shops and an aquarium of whatever lives outside.

Surfers call it Cold Hawaii, like its neighbour to the north. The village is alive all year, and the national park starts behind the last row of houses, to be explored on foot, by bicycle or on an Icelandic horse.`,
  ),
  klitmoller: words(
    `Klitmøller var et fiskerleje. Så fandt nogen ud af, at bølgerne er Europas bedste, når vinden står i vest, og nu hedder det Cold Hawaii.

Ved landingspladsen ligger fiskerbåde side om side med surfere i våddragter, året rundt. Bugten Ørhage har bølger for øvede, og et par hundrede meter længere inde er der skole for dem, der aldrig har prøvet. Man kan leje det hele og få varm kakao bagefter.

Byen er fuld af unge familier, der flyttede hertil for havets skyld, og derfor er der gode kaffebarer, bageri og røgeri. Vandet Sø, en af landets reneste, ligger lunt bag plantagen, og der bader dem, der ikke surfer.`,
    `Klitmøller war ein Fischerdorf. Dann stellte jemand fest, dass die Wellen hier bei Westwind zu den besten Europas gehören, und seither heißt es Cold Hawaii.

Am Landungsplatz liegen Fischerboote neben Surfern im Neopren, das ganze Jahr. Die Bucht Ørhage ist etwas für Könner; ein paar Hundert Meter weiter lernt, wer es nie versucht hat. Bretter und Anzüge können Sie leihen, heißen Kakao gibt es danach.

Viele junge Familien sind des Meeres wegen hergezogen, darum gibt es guten Kaffee, einen Bäcker und eine Räucherei. Der Vandet Sø, einer der saubersten Seen des Landes, liegt warm hinter der Plantage. Dort badet, wer nicht surft.`,
    `Klitmøller was a fishing hamlet. Then somebody found out that in a westerly its waves are among the best in Europe, and now it is called Cold Hawaii.

By the landing place fishing boats lie side by side with surfers in wetsuits, all year round. Ørhage bay is for people who know what they are doing; a few hundred yards along there are schools for those who have never tried. Everything can be hired, and there is cocoa afterwards.

Young families have moved here for the sea, which is why there is good coffee, a bakery and a smokehouse. Vandet Sø, one of the cleanest lakes in the country, lies warm behind the plantation, and that is where those who do not surf go to swim.`,
  ),
  hanstholm: words(
    `Hanstholm ligger på en knold af kalk, hvor Jylland drejer om hjørnet. Øverst står fyret, nederst en af Danmarks største fiskerihavne.

Fra fyret, der engang var verdens stærkeste, ser man havet i nord, vest og øst. Bunkermuseet på den anden side er Nordeuropas største fæstning fra krigen; børn kører i ammunitionstoget, voksne bliver stille.

Bag byen strækker Hanstholm Vildtreservat sig, fyrre kvadratkilometer hede, hvor tinksmed og trane yngler, og hvor der kun er adgang i kanten. På havnen kan man spise fisk, se på auktion og få fiskeren i tale. Husene ligger spredt i klitten øst og syd for byen.`,
    `Hanstholm liegt auf einem Kalkbuckel, dort, wo Jütland um die Ecke biegt. Oben steht der Leuchtturm, unten einer der größten Fischereihäfen Dänemarks.

Vom Turm, dessen Licht einst das stärkste der Welt war, sehen Sie das Meer im Norden, Westen und Osten. Das Bunkermuseum gegenüber zeigt die größte Festung Nordeuropas aus dem Krieg; Kinder fahren mit der Munitionsbahn, Erwachsene werden still.

Hinter der Stadt erstreckt sich das Wildreservat, vierzig Quadratkilometer Heide, in der Kranich und Bruchwasserläufer brüten und die man nur am Rand betreten darf. Im Hafen essen Sie Fisch, besuchen die Auktion oder kommen mit den Fischern ins Gespräch.`,
    `Hanstholm sits on a knob of chalk where Jutland turns the corner. At the top is the lighthouse, at the bottom one of Denmark’s largest fishing harbours.

From the lighthouse, whose lamp was once the strongest in the world, you see the sea to the north, west and east. The bunker museum opposite is the largest wartime fortress in northern Europe; children ride the ammunition train, and grown-ups fall silent.

Behind the town stretches the game reserve, forty square kilometres of heath where crane and wood sandpiper breed, and which you may walk only at the edge. At the harbour you can eat fish, watch the auction and get talking to the crews.`,
  ),
  vigso: words(
    `Vigsø Bugt er en blid bue øst for Hanstholm, i læ for vestenvinden, med lavt vand og bunkere i strandkanten.

Batteriet, tyskerne byggede, er skredet ned fra klinten og ligger nu som grå øer i brændingen. Børn klatrer på de nærmeste, fotografer kommer ved solopgang. Stranden er bred, og bugten vender mod nord, så den er god at bade i, når det blæser fra vest.

Bag bugten ligger den gamle havskrænt, hvor stenalderhavet slog imod, og på toppen af den kører man med udsigt hele vejen. Et feriecenter giver adgang til badeland, bowling og tennis. Hanstholms havn er et kvarter væk.`,
    `Die Bucht von Vigsø ist ein sanfter Bogen östlich von Hanstholm, vom Westwind geschützt, mit flachem Wasser und Bunkern am Spülsaum.

Die deutsche Batterie ist vom Kliff gerutscht und liegt nun wie graue Inseln in der Brandung. Kinder klettern auf die vordersten, Fotografen kommen zum Sonnenaufgang. Der Strand ist breit und nach Norden gewandt; baden können Sie hier auch, wenn es an der Westküste weht.

Hinter der Bucht verläuft das alte Kliff, gegen das das Meer der Steinzeit schlug; oben fahren Sie mit Aussicht dahin. Ein Feriencenter öffnet Badeland, Bowling und Tennis auch für Gäste von außerhalb. Zum Hafen von Hanstholm ist es eine Viertelstunde.`,
    `Vigsø Bay is a gentle curve east of Hanstholm, sheltered from the west wind, with shallow water and bunkers at the tide line.

The German battery has slid off its cliff and lies in the surf like grey islands. Children climb the nearest, and photographers come at sunrise. The beach is wide and faces north, so you can bathe here when it is blowing on the west coast.

Behind the bay runs the old sea cliff that Stone Age waves once beat on, and the road along the top has a view all the way. A holiday centre opens its water park, bowling and tennis to visitors. Hanstholm harbour is a quarter of an hour off.`,
  ),
  'lild-strand': words(
    `I Lild Strand ligger kutterne på sandet, og mellem dem står borde, hvor man kan spise det, de har fanget.

Fiskerlejet har en håndfuld helårsboliger, et spilhus, en fiskebod og ikke meget mere, og det er meningen. Øst for byen rejser Bulbjerg sig: 47 meter kalk og Jyllands eneste fuglefjeld, hvor rider yngler om foråret og skriger, som om klinten var deres.

Skarreklit, den berømte klippesøjle ude i vandet, væltede i en storm i 1978; man ser stubben endnu. Mod syd ligger Vester Thorup Klitplantage med afmærkede ruter og en sø til madpakken. Surf, ro og mørke nætter følger med huset.`,
    `In Lild Strand liegen die Kutter auf dem Sand, und dazwischen stehen Tische, an denen Sie essen, was sie gefangen haben.

Das Fischerdorf besteht aus einer Handvoll Häuser, einem Windenhaus, einer Fischbude und wenig mehr, und so ist es gewollt. Östlich ragt der Bulbjerg auf: 47 Meter Kalk und Jütlands einziger Vogelfelsen. Im Frühjahr brüten hier Dreizehenmöwen und schreien, als gehörte ihnen die Küste.

Die Felsnadel Skarreklit davor stürzte 1978 im Sturm; ihren Stumpf sieht man noch. Im Süden liegt die Plantage Vester Thorup mit markierten Wegen und einem See für das Picknick. Ruhe, Brandung und dunkle Nächte sind im Mietpreis enthalten.`,
    `At Lild Strand the cutters lie on the sand, and between them are tables where you can eat what they caught.

The hamlet has a handful of houses, a winch house, a fish stall and not much else, which is the idea. To the east rises Bulbjerg, 47 metres of limestone and Jutland’s only bird cliff. Kittiwakes nest there in spring and scream as if they held the deeds.

Skarreklit, the famous stack in the water, fell in a storm in 1978; you can still see the stump. To the south is Vester Thorup plantation, with marked trails and a lake for your sandwiches. Surf, quiet and dark nights come with the house.`,
  ),
}
