import { words } from '../entry.ts'

export const waddenSeaTexts = {
  romo: words(
    `Rømø har en af Nordeuropas bredeste strande. Ved Lakolk kører man selv bilen ud på sandet, og alligevel er der en halv kilometer til vandet.

På den hårde sandflade ved Sønderstrand suser strandsejlere og kitebuggyer af sted, og i september fylder drager himlen. Øens anden side er en anden verden: her ligger Vadehavet, som er verdensarv, stille bag marsken, og to gange i døgnet forsvinder vandet, så man kan gå ud med en guide og grave sandorme op.

I Toftum står Kommandørgården, hvor øens hvalfangere viste, at det var gået godt. Havneby har fiskehandel, færge til Sylt og de fleste spisesteder. Øen er landfast; dæmningen er ti kilometer lang, og havørne ses oftere herfra end fra de fleste tårne.`,
    `Rømø hat einen der breitesten Strände Nordeuropas. Bei Lakolk fahren Sie mit dem Auto auf den Sand und haben trotzdem noch einen halben Kilometer bis zum Wasser.

Auf der festen Sandfläche von Sønderstrand jagen Strandsegler und Kitebuggys dahin, und im September steht der Himmel voller Drachen. Die andere Seite der Insel ist eine andere Welt: Hinter den Salzwiesen liegt das Wattenmeer, Weltnaturerbe, still und weit. Zweimal am Tag läuft es leer, dann führen Sie Wattführer hinaus.

In Toftum zeigt der Kommandørgård, zu welchem Wohlstand es die Walfänger der Insel brachten. Havneby hat Fischhändler, Restaurants und die Fähre nach Sylt. Ein zehn Kilometer langer Damm verbindet Rømø mit dem Festland; schauen Sie unterwegs nach Seeadlern.`,
    `Rømø has one of the widest beaches in northern Europe. At Lakolk you drive your car on to the sand, and there is still a quarter of a mile to the water.

On the hard flats of Sønderstrand land yachts and kite buggies race along, and in September the sky fills with kites. The other side of the island is another world: behind the salt marsh lies the Wadden Sea, a World Heritage site, and twice a day the water simply leaves, so that you can walk out with a guide.

At Toftum the Kommandørgård shows how well the island’s whaling captains did for themselves. Havneby has the fishmonger, the ferry to Sylt and most places to eat. A ten-kilometre causeway joins Rømø to the mainland, and it is a fine place from which to spot white-tailed eagles.`,
  ),
  fano: words(
    `Tolv minutter med færgen fra Esbjerg, og så går uret langsommere. Fanø er femten kilometer strand, en skipperby og en by, hvor alle huse vender samme vej.

I Nordby ligger skippernes huse tæt om havnen; i Sønderho har husene i tre hundrede år lagt gavlen mod øst og vest for at spare vinden for besværet. Imellem de to byer er der plantage, klithede og Fanø Bad, hvor man må køre på stranden.

I juni flyver der drager fra hele verden, og på sælbankerne syd for øen ligger sælerne så tæt, at man kan høre dem, når vinden er rigtig. Østers plukker man selv om vinteren, bedst med en, der kender tidevandet. Husk at bestille færgen, hvis I har bil med en lørdag.`,
    `Zwölf Minuten mit der Fähre von Esbjerg, und die Uhr geht langsamer. Fanø, das sind fünfzehn Kilometer Strand, ein Kapitänsort und ein Dorf, in dem alle Häuser in dieselbe Richtung schauen.

In Nordby drängen sich die Kapitänshäuser um den Hafen. In Sønderho stehen die reetgedeckten Höfe seit dreihundert Jahren in Ost-West-Richtung, damit der Wind wenig Arbeit hat. Dazwischen liegen Dünenheide, Kiefernwald und Fanø Bad, wo Autos auf dem Strand fahren dürfen.

Im Juni kommen Drachenflieger aus aller Welt. Auf den Sandbänken im Süden liegen so viele Robben, dass man sie bei günstigem Wind hört. Austern sammelt man im Winter selbst, am besten mit jemandem, der die Gezeiten kennt. Für die Fähre am Samstag reservieren Sie bitte rechtzeitig.`,
    `Twelve minutes by ferry from Esbjerg, and the clock slows down. Fanø is fifteen kilometres of beach, a captains’ town, and a village where every house faces the same way.

In Nordby the skippers’ houses crowd round the harbour. In Sønderho the thatched farmhouses have lain east to west for three hundred years, to give the wind as little to push at as possible. Between them are dune heath, pine plantation and Fanø Bad, where cars may drive on the beach.

In June kite flyers come from all over the world, and on the banks to the south the seals lie so close together that with the right wind you hear them. Oysters are there for the picking in winter, best in the company of someone who knows the tide. If you bring a car on a Saturday, book the ferry early.`,
  ),
  hjerting: words(
    `Hjerting er Esbjergs gamle badeby: en lang strandpromenade mod Ho Bugt, lavt vand og byens tilbud et kvarter væk.

Stranden er inddelt, så der er plads til både vinterbadere, surfere og børn med spande, og broen er samlingssted, også når det er mørkt. Vandet er roligt, for bugten ligger i læ bag Skallingen.

Syd for byen står de fire hvide mænd og ser ud over havet: Mennesket ved Havet, ni meter høje og lette at finde hjem efter. I Esbjerg er der fiskeri- og søfartsmuseum med sæler, musikhus og færgen til [Fanø](entry:area-fano). Et godt valg til jer, der vil have hav om morgenen og by om aftenen.`,
    `Hjerting ist das alte Seebad von Esbjerg: eine lange Promenade an der Ho Bucht, flaches Wasser und die Stadt eine Viertelstunde entfernt.

Der Strand ist so aufgeteilt, dass Winterbader, Surfer und Kinder mit Eimern alle ihren Platz haben; auf der Seebrücke trifft man sich auch im Dunkeln. Das Wasser bleibt ruhig, denn die Halbinsel Skallingen hält die Brandung ab.

Südlich des Ortes blicken vier weiße Riesen aufs Meer: „Der Mensch am Meer“, neun Meter hoch und als Wegmarke unverfehlbar. In Esbjerg finden Sie das Fischerei- und Seefahrtsmuseum mit Robben, ein Musikhaus und die Fähre nach [Fanø](entry:area-fano). Ideal, wenn Sie morgens Meer und abends Stadt möchten.`,
    `Hjerting is Esbjerg’s old bathing resort: a long promenade on Ho Bay, shallow water, and a city a quarter of an hour away.

The beach is laid out so that winter bathers, surfers and children with buckets each have their bit, and the jetty is where people meet, even after dark. The water stays calm, as the Skallingen peninsula keeps the surf out.

South of town four white giants gaze at the sea. Men at Sea is nine metres high and easy to find your way home by. Esbjerg has a fisheries and maritime museum with seals, a concert hall and the ferry to [Fanø](entry:area-fano). A good choice if you want sea in the morning and a town at night.`,
  ),
}
