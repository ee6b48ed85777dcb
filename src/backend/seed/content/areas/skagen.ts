import { words } from '../entry.ts'

export const skagenTexts = {
  tornby: words(
    `Tornby Strand ligger mellem Hirtshals og Lønstrup, med klitplantagen bag sig og en af kystens bedste strande at køre ud på.

Stranden er fast og bred, og familier slår lejr med bilen som læskærm. Om sommeren er der pølsevogn og drager; om vinteren flyver dragerne alene. Plantagen er bakket og fuld af stier, en hundeskov og en legeplads med balancebomme.

Tornby Gamle Købmandsgård, ti minutter inde i land, sælger sæbe og bolsjer, som om året var 1910. I Hirtshals er der oceanarium og færger til Norge. Husene ligger lunt i klitten med terrasser til alle sider, så én af dem altid er i læ.`,
    `Tornby Strand liegt zwischen Hirtshals und Lønstrup, im Rücken die Plantage und davor einer der besten Strände, auf die man hinausfahren kann.

Der Sand ist fest und breit, Familien schlagen ihr Lager auf und nutzen das Auto als Windschutz. Im Sommer gibt es Würstchen und Drachen, im Winter fliegen nur die Möwen. Die Plantage ist hügelig und voller Wege, mit Hundewald und Spielplatz.

Der alte Kaufmannshof in Tornby verkauft Seife und Bonbons, als schriebe man das Jahr 1910. In Hirtshals warten das Ozeanarium und die Fähren nach Norwegen. Die Häuser liegen geschützt in der Düne, mit Terrassen in alle Himmelsrichtungen, damit eine immer windstill ist.`,
    `Tornby Strand lies between Hirtshals and Lønstrup, with a plantation behind it and one of the coast’s best beaches for driving out on.

The sand is firm and wide, and families make camp with the car for a windbreak. In summer there are hot dogs and kites; in winter only the gulls fly. The plantation is hilly and full of paths, with a wood for dogs and a playground.

Tornby’s old merchant’s store, ten minutes inland, sells soap and boiled sweets as though it were 1910. Hirtshals has an oceanarium and ferries to Norway. The houses lie snug in the dunes with terraces to every point of the compass, so that one of them is always out of the wind.`,
  ),
  hirtshals: words(
    `Hirtshals er færger, fisk og et fyr på klinten. Man kan sidde med rejer på havnen og se skibene lægge ud mod Norge, Færøerne og Island.

Nordsøen Oceanarium har Nordeuropas største akvarium, 4,5 millioner liter med klumpfisk, og sæler, der fodres klokken elleve. Fyret fra 1863 har 144 trin, og omkring det ligger et helt bunkeranlæg med løbegrave, som man frit kan gå i.

Husmoderstranden ved havnen er navngivet af nogen, der vidste, hvad de gjorde: lavt vand, læ og ingen strøm. Mod vest er der høje klitter og plantage. Byen er en af landets vigtigste fiskerihavne, og den dufter derefter.`,
    `Hirtshals, das sind Fähren, Fisch und ein Leuchtturm auf der Klippe. Sie sitzen mit Krabben im Hafen und sehen die Schiffe nach Norwegen, zu den Färöern und nach Island auslaufen.

Das Nordsee-Ozeanarium hat eines der größten Becken Nordeuropas, 4,5 Millionen Liter mit Mondfischen, dazu Robben, denen man beim Fressen zuschauen kann. 144 Stufen führen auf den Leuchtturm von 1863; um ihn herum liegt eine Bunkeranlage mit Laufgräben, frei zugänglich.

Der „Hausfrauenstrand“ am Hafen trägt seinen Namen zu Recht: flaches Wasser, Windschutz, keine Strömung. Nach Westen folgen hohe Dünen und Wald. Die Stadt ist einer der wichtigsten Fischereihäfen des Landes, und das riecht man.`,
    `Hirtshals is ferries, fish and a lighthouse on the cliff. You can sit on the quay with prawns and watch ships leave for Norway, the Faroes and Iceland.

The North Sea Oceanarium has one of northern Europe’s largest tanks, 4.5 million litres with sunfish in it, and seals that you can watch being fed. It is 144 steps up the lighthouse of 1863, and round it lies a warren of bunkers and trenches that you are free to walk.

Husmoderstranden, “the housewives’ beach”, was named by somebody who knew: shallow water, shelter and no current. To the west come high dunes and plantation. The town is one of the country’s chief fishing harbours, and smells like it.`,
  ),
  tversted: words(
    `Tversted ligger midt i Tannisbugten, hvor havet er lavvandet og stranden ligger i en lang, blød bue.

Bugten vender mod nordvest, så bølgerne er mildere end længere nede ad kysten. Man kører ned på stranden midt i byen, og der er livredder om sommeren. En lille å løber ud gennem sandet; det er verdens bedste sted at bygge dæmninger, når man er seks.

Tversted Klitplantage har søer, hundeskov, store græssende dyr og et ørnereservat i nærheden, hvor ørne og falke viser, hvad de kan. Hovedgaden har bager, is og gammeldags badehotel-stemning. Skagen og Hirtshals er en halv time væk, hver sin vej.`,
    `Tversted liegt in der Mitte der Tannisbucht, wo das Meer flach ist und der Strand einen langen, weichen Bogen zieht.

Die Bucht öffnet sich nach Nordwesten, die Wellen sind milder als weiter südlich. Mitten im Ort fahren Sie auf den Strand, im Sommer wachen Rettungsschwimmer. Ein Bach läuft durch den Sand ins Meer: für Sechsjährige der beste Ort der Welt, um Dämme zu bauen.

In der Plantage gibt es Seen, einen Hundewald und große Weidetiere, und im nahen Adlerreservat zeigen Greifvögel, was sie können. In der Hauptstraße finden Sie Bäcker, Eis und die Stimmung alter Badehotels. Skagen und Hirtshals liegen je eine halbe Stunde entfernt.`,
    `Tversted lies in the middle of Tannis Bay, where the sea is shallow and the beach draws one long, soft curve.

The bay faces north-west, so the waves are milder than further down the coast. You drive on to the beach in the middle of the village, and there are lifeguards in summer. A small stream runs out through the sand, which if you are six is the best place in the world for building dams.

The plantation has lakes, a wood for dogs and large grazing animals, and at the eagle reserve nearby birds of prey show what they can do. The main street has a baker, ice cream and something of the old seaside hotels. Skagen and Hirtshals are half an hour away, in opposite directions.`,
  ),
  skiveren: words(
    `Skiveren er klithede så langt man ser, og huse, der ligger så spredt, at man hilser på naboen med kikkert.

Her kommer de høje klitter med lyng og revling helt ud til stranden, som er bred og hvid. Tannisbugten ligger i læ for de værste bølger, og om aftenen står solen ned i havet det meste af sommeren.

Råbjerg Mile, Nordeuropas største vandreklit, ligger ti minutter mod øst: en kvadratkilometer sand, der flytter sig femten meter om året. Man handler hos campingpladsens købmand om sommeren eller i Ålbæk. Kronvildt, natravne og hugorme bor her også. Giv dem plads.`,
    `Skiveren, das ist Dünenheide, so weit das Auge reicht, und Häuser, die so verstreut liegen, dass man die Nachbarn mit dem Fernglas grüßt.

Heide und Krähenbeere ziehen sich bis an den Strand, und der ist breit und weiß. Die Tannisbucht hält die größten Wellen ab, und den Sommer über versinkt die Sonne abends im Meer.

Råbjerg Mile, die größte Wanderdüne Nordeuropas, liegt zehn Minuten östlich: ein Quadratkilometer Sand, der jedes Jahr fünfzehn Meter weiterzieht. Zum Einkaufen fahren Sie nach Ålbæk, im Sommer reicht der Laden am Campingplatz. Rothirsche, Ziegenmelker und Kreuzottern wohnen auch hier. Lassen Sie ihnen Platz.`,
    `Skiveren is dune heath as far as you can see, and houses so far apart that you greet the neighbours through binoculars.

Heather and crowberry run right out to the beach, which is wide and white. Tannis Bay keeps off the worst of the waves, and for most of the summer the sun goes down in the sea.

Råbjerg Mile, the largest migrating dune in northern Europe, is ten minutes to the east: a square kilometre of sand that moves on by fifteen metres a year. Shop in Ålbæk, or in summer at the campsite. Red deer, nightjars and adders live here as well. Give them room.`,
  ),
  kandestederne: words(
    `Kandestederne er en håndfuld gamle huse, et hotel i klitten og en strand uden ende, på kanten af Råbjerg Mile.

Byen var et tilholdssted for fiskere, siden for malere og forfattere, der fandt Skagen for selskabelig. Det er stadig stille. Vejen ender i sandet; man kører forsigtigt ud og finder sin plads.

Går man mod øst gennem lyngen, står man pludselig i en ørken: milen er så høj, at man ser begge have fra toppen. Husene er fredede eller ligner, med stråtag, sprosser og brændeovn. Mørket er ægte, og mælkevejen med. [Skagen](entry:area-skagen) er tyve minutter i bil, hvis man absolut vil ud at spise.`,
    `Kandestederne, das sind eine Handvoll alter Häuser, ein Hotel in den Dünen und ein Strand ohne Ende, am Rand der Råbjerg Mile.

Erst kamen Fischer hierher, später Maler und Schriftsteller, denen es in Skagen zu gesellig war. Still ist es geblieben. Die Straße endet im Sand; Sie fahren vorsichtig hinaus und suchen sich Ihren Platz.

Gehen Sie durch die Heide nach Osten, stehen Sie plötzlich in einer Wüste: Von der Wanderdüne aus sieht man beide Meere. Die Häuser haben Reetdach, Sprossenfenster und Ofen. Die Dunkelheit ist echt, die Milchstraße auch. Zum Essen nach [Skagen](entry:area-skagen) fahren Sie zwanzig Minuten, wenn es unbedingt sein muss.`,
    `Kandestederne is a handful of old houses, a hotel among the dunes, and a beach without end, at the edge of Råbjerg Mile.

It sheltered fishermen first, and later painters and writers who found Skagen too sociable. It is still quiet. The road ends in the sand; you drive out with care and find your place.

Walk east through the heather and you are suddenly in a desert: from the top of the dune you see both seas. The houses have thatch, small panes and stoves. The dark is real, and so is the Milky Way. [Skagen](entry:area-skagen) is twenty minutes by car, if you absolutely must dine out.`,
  ),
  albaek: words(
    `Ålbæk vender mod øst, til Kattegat: en lavvandet, stille bugt med hvidt sand, hvor det er trygt at slippe de mindste løs.

Havnen er lille og levende med jollefiskere, røgeri og isbod. Stranden begynder lige ved siden af og er så flad, at man går ud til anden revle for at få vand over knæene. Bag byen ligger golfbane, plantage og jernbanen, der kører til Skagen på tyve minutter langs klitterne.

I Gårdbo Sø, lige vest for, trækker tranerne igennem. Fra et hus i Ålbæk har man to have inden for en halv time: det milde at bade i om formiddagen og det vilde at se på om aftenen.`,
    `Ålbæk blickt nach Osten, aufs Kattegat: eine flache, stille Bucht mit weißem Sand, in der man auch die Kleinsten laufen lassen kann.

Der Hafen ist klein und lebendig, mit Jollenfischern, Räucherei und Eisbude. Gleich daneben beginnt der Strand, so flach, dass Sie bis zur zweiten Sandbank gehen, um nasse Knie zu bekommen. Hinter dem Ort liegen Golfplatz, Plantage und die Bahn, die an den Dünen entlang in zwanzig Minuten nach Skagen fährt.

Am Gårdbo Sø ziehen im Frühjahr die Kraniche durch. Von Ålbæk aus haben Sie zwei Meere in einer halben Stunde: das milde zum Baden am Vormittag und das wilde zum Schauen am Abend.`,
    `Ålbæk faces east, to the Kattegat: a shallow, quiet bay with white sand, where it is safe to let the smallest ones loose.

The harbour is small and lively, with dinghy fishermen, a smokehouse and ice cream. The beach begins next to it and is so flat that you walk out to the second sandbank to get your knees wet. Behind are a golf course, a plantation, and the railway, which runs along the dunes to Skagen in twenty minutes.

Cranes pass through at Gårdbo Sø in spring. From Ålbæk you have two seas within half an hour: the mild one to swim in of a morning, and the wild one to look at in the evening.`,
  ),
  skagen: words(
    `Skagen er Danmarks top: gule huse med hvide fuger, malernes lys og Grenen, hvor man kan stå med en fod i hvert sit hav.

Museet har billederne af aftnerne på stranden, og de er malet, hvor man selv går. Havnen er landets største for fisk og dens restauranter tilsvarende. Den tilsandede kirke stikker tårnet op af klitten syd for byen.

Gå til Grenen tidligt eller sent, når traktorbussen holder fri. I maj holder fuglekiggere vagt ved Det Grå Fyr, for her samles trækket, før det skal over vandet. Gl. Skagen, på vestsiden, er stedet til solnedgang. Byen er fuld i juli og vidunderlig i september.`,
    `Skagen ist die Spitze Dänemarks: gelbe Häuser mit weißen Fugen, das Licht der Maler und Grenen, wo Sie mit je einem Fuß in zwei Meeren stehen.

Im Museum hängen die Bilder der Abende am Strand, gemalt dort, wo Sie selbst spazieren gehen. Der Hafen ist der größte Fischereihafen des Landes, die Restaurants sind entsprechend. Südlich der Stadt ragt der Turm der versandeten Kirche aus der Düne.

Gehen Sie früh oder spät nach Grenen, wenn der Traktorbus ruht. Im Mai warten Vogelkundler am Grauen Leuchtturm, denn hier sammelt sich der Zug vor dem Flug übers Wasser. Für den Sonnenuntergang geht man nach Gl. Skagen. Im Juli ist die Stadt voll, im September wunderbar.`,
    `Skagen is the top of Denmark: yellow houses with white trim, the painters’ light, and Grenen, where you can stand with a foot in each of two seas.

The museum has the pictures of evenings on the beach, painted where you go for your own walks. The harbour lands more fish than any other in the country, with restaurants to match. South of town the tower of the sand-buried church sticks up out of the dunes.

Go to Grenen early or late, when the tractor bus is off duty. In May birdwatchers wait by the Grey Lighthouse, where migrants gather before crossing the water. Gammel Skagen, on the west side, is the place for sunsets. The town is full in July and wonderful in September.`,
  ),
}
