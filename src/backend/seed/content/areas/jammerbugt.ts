import { words } from '../entry.ts'

export const jammerbugtTexts = {
  slettestrand: words(
    `Slettestrand er mountainbikernes kyst: bakket plantage, afmærkede spor i alle farver og havet for enden af nedkørslen.

Fosdalen, en dyb kløft med kilder og anemoner, begynder ved Lerup Kirke og er som taget ud af et eventyr. Over den ligger Svinkløv Plantage, hvor det hvide badehotel fra 1925 brændte i 2016 og blev bygget op igen, planke for planke.

På stranden ved Slettestrand trækker man både op, og foreningen Han Herred Havbåde bygger nye på den gamle måde i et åbent værksted. Kysten er bred og badevenlig. Handicapvenlige stier og en rampe til stranden gør stedet let at være for alle.`,
    `Slettestrand ist die Küste der Mountainbiker: hügelige Plantage, Strecken in allen Farben und am Ende der Abfahrt das Meer.

Fosdalen, eine tiefe Schlucht mit Quellen und Anemonen, beginnt an der Kirche von Lerup und könnte aus einem Märchen stammen. Darüber liegt die Plantage Svinkløv; das weiße Badehotel von 1925 brannte 2016 ab und wurde Brett für Brett wieder aufgebaut.

Am Strand zieht man noch Boote an Land, und in einer offenen Werft baut der Verein Han Herred Havbåde neue nach alter Art. Der Strand ist breit und gut zum Baden. Befestigte Wege und eine Rampe machen den Ort auch im Rollstuhl zugänglich.`,
    `Slettestrand is the mountain bikers’ coast: hilly plantation, trails in every colour, and the sea at the end of the run.

Fosdalen, a deep ravine of springs and anemones, starts by Lerup church and might have come out of a fairy tale. Above it is Svinkløv plantation, where the white seaside hotel of 1925 burned down in 2016 and was put back board by board.

Boats are still hauled up on the beach, and in an open yard the Han Herred boatbuilders make new ones the old way. The beach is wide and good for bathing. Firm paths and a ramp make it an easy place for wheelchairs too.`,
  ),
  tranum: words(
    `Tranum er hede, skov og høje klitter, og i klitten ligger en strand, hvor man kan køre, så langt man tør.

Tranum Klitplantage er gammel nok til at have fået høje træer og dybe skygger. Her ligger en skovlegeplads, bålhytter og spor til ridning og løb. Et stykke land mod vest er skydeterræn; når flaget er nede, er det et af de smukkeste steder at gå.

I selve Tranum er der kro, købmand og en gård med is. Fra husene kører man ti minutter til [Blokhus](entry:area-blokhus), hvis nogen savner butikker. De fleste opdager, at de ikke gør.`,
    `Tranum, das sind Heide, Wald, hohe Dünen und dahinter ein Strand, auf dem Sie fahren dürfen, so weit Sie sich trauen.

Die Dünenplantage ist alt genug für hohe Bäume und tiefe Schatten. Waldspielplatz, Feuerstellen, Reit- und Laufwege liegen darin versteckt. Ein Stück Land im Westen ist Schießgelände; ist die Flagge unten, gehört es zu den schönsten Wanderzielen der Gegend.

Im Dorf gibt es Gasthof, Kaufmann und einen Hof, der eigenes Eis macht. Vermisst jemand Geschäfte, sind es zehn Minuten bis [Blokhus](entry:area-blokhus). Die meisten merken, dass sie nichts vermissen. Abends sitzt man im Windschatten der Düne und wartet auf die Sterne, die hier zahlreich sind.`,
    `Tranum is heath, woodland and high dunes, and behind the dunes a beach where you may drive as far as you dare.

The plantation is old enough to have grown tall trees and deep shade, and hidden in it are a woodland playground, fire pits, and tracks for riding and running. A piece of land to the west is a firing range; when the flag is down it is one of the loveliest places to walk.

In the village there is an inn, a grocer and a farm that makes its own ice cream. If anybody misses shops, [Blokhus](entry:area-blokhus) is ten minutes away. Most find that they do not. Evenings are for sitting in the lee of a dune, waiting for the stars, of which there are plenty.`,
  ),
  rodhus: words(
    `Rødhus er nabo til Blokhus, men har aldrig haft travlt: fyrreskov, spredte huse og en strand, som går i ét med himlen.

Fra Rødhus Klit kører man ned på sandet og kan fortsætte hele vejen til Blokhus ad stranden, som har officielt vejskilt og fartgrænse på 30. I klitten gror tyttebær og havtorn, og plantagen er fuld af rådyr, der ikke løber, før man klapper bildøren.

Der er en lille butik og en isbod om sommeren. Husene ligger på naturgrunde med høje fyr, så der er læ på terrassen, selv når fanerne på stranden står vandret ud. Fårup Sommerland er tyve minutter væk; det ved børnene.`,
    `Rødhus ist der Nachbar von Blokhus, hatte es aber nie eilig: Kiefernwald, verstreute Häuser und ein Strand, der in den Himmel übergeht.

Von Rødhus Klit fahren Sie auf den Sand hinunter und weiter bis Blokhus, auf einem Strand mit Verkehrsschild und Tempo 30. In den Dünen wachsen Preiselbeeren und Sanddorn, und die Rehe in der Plantage laufen erst davon, wenn die Autotür zuschlägt.

Im Sommer gibt es einen kleinen Laden und Eis. Die Häuser stehen auf Naturgrundstücken mit hohen Kiefern, die Terrasse liegt auch dann geschützt, wenn am Strand die Fahnen waagerecht stehen. Bis zum Freizeitpark Fårup Sommerland sind es zwanzig Minuten; die Kinder wissen das.`,
    `Rødhus is next door to Blokhus but has never been in a hurry: pine wood, scattered houses, and a beach that runs into the sky.

From Rødhus Klit you drive down on to the sand and on to Blokhus along a beach with a road sign and a limit of 30. Cowberries and sea buckthorn grow in the dunes, and the roe deer in the plantation do not run until you shut the car door.

There is a little shop and ice cream in summer. Houses stand on wild plots under tall pines, so that the terrace is out of the wind even when the flags on the beach lie flat. Fårup Sommerland amusement park is twenty minutes away, and the children know it.`,
  ),
  blokhus: words(
    `Blokhus har været badeby siden 1800-tallet, og torvet er stadig midtpunktet: is, spisesteder, butikker og vejen ned til en strand så bred som en lufthavn.

På den hårde flade kørte racerbiler om verdensrekorder i 1919. I dag kører man pænt og parkerer ved klitten. Bølgerne er lave langt ud, livredderne sidder i tårnet, og om aftenen ligger byen i rødt lys.

Fårup Sommerland, Nordjyllands store forlystelsespark med vandland, ligger ti minutter inde i land. I skoven er der skulpturpark, og museet for papirkunst er verdens eneste af sin slags. Gågaden har åbent året rundt, også når det blæser.`,
    `Blokhus ist Badeort seit dem 19. Jahrhundert, und der Marktplatz ist noch immer die Mitte: Eis, Restaurants, Läden und die Straße hinunter zu einem Strand, breit wie ein Flughafen.

Auf der festen Fläche jagten 1919 Rennwagen nach Rekorden. Heute fährt man gesittet und parkt an der Düne. Das Wasser ist weit hinaus flach, die Rettungsschwimmer sitzen im Turm, und abends färbt sich alles rot.

Zehn Minuten landeinwärts liegt Fårup Sommerland mit Achterbahnen und Wasserpark. Im Wald warten ein Skulpturenpark und ein Museum für Papierkunst, das seinesgleichen sucht. Die Geschäfte haben das ganze Jahr geöffnet, auch wenn es stürmt.`,
    `Blokhus has been a resort since the nineteenth century, and the square is still the heart of it: ice cream, restaurants, shops, and the road down to a beach as wide as an airport.

In 1919 racing cars chased records on the hard sand. These days people drive politely and park by the dunes. The water is shallow a long way out, lifeguards sit in the tower, and at dusk the whole town turns red.

Ten minutes inland is Fårup Sommerland, the north’s big amusement park, water slides included. In the woods there is a sculpture park, and a museum of paper art unlike any other. The shops are open all year, gale or no gale.`,
  ),
  saltum: words(
    `Saltum Strand er et åbent klitlandskab med marehalm, kogræssede enge og huse, der ligger, hvor de faldt til.

Stranden er bred og til at køre på, men der er langt mellem nedkørslerne, så man finder let sit eget stykke. Klitheden bag er flad og fuld af viber. Fårup Sommerland ligger så tæt på, at man kan cykle derhen med børnene bagpå.

Saltum by har kirke på en høj bakke, gode bagere og en købmand. Nordpå går man langs havet til [Løkken](entry:area-lokken) på et par timer med vinden i ryggen. Husk at bestille turen hjem, for vinden vender sjældent.`,
    `Saltum Strand ist offenes Dünenland mit Strandhafer, von Kühen beweideten Wiesen und Häusern, die stehen, wo sie Halt fanden.

Der Strand ist breit und befahrbar, doch von einer Zufahrt zur nächsten ist es weit, so findet jeder seinen Platz. Die Heide dahinter ist flach und voller Kiebitze. Fårup Sommerland liegt so nah, dass Sie mit den Kindern auf dem Gepäckträger hinradeln können.

Das Dorf Saltum hat eine Kirche auf hohem Hügel, gute Bäcker und einen Kaufmann. Nach Norden wandern Sie am Meer entlang in ein paar Stunden mit Rückenwind bis [Løkken](entry:area-lokken). Planen Sie auch den Rückweg, denn der Wind dreht selten.`,
    `Saltum Strand is open dune country, with marram, meadows grazed by cows, and houses standing wherever they took hold.

The beach is wide and you may drive on it, but it is a long way from one access to the next, so that everyone finds a stretch of their own. The heath behind is flat and full of lapwings. Fårup Sommerland is near enough to cycle to with the children on the back.

The village has a church on a high hill, good bakers and a grocer. Northward you can walk by the sea to [Løkken](entry:area-lokken) in a couple of hours with the wind behind you. Do plan the return, as the wind seldom turns.`,
  ),
  lokken: words(
    `I Løkken står der 485 hvide badehuse på række hver sommer, og fiskerbådene ligger på sandet foran dem. Sådan har det set ud i hundrede år.

Byen har smalle gader, gule huse og alt, hvad man kan ønske sig af spisesteder, bolsjekogeri og ishuse. Torvet er levende til sent, mest i juli. Molen er et godt sted at fiske og et endnu bedre sted at se surfere.

Badehusene køres ind i vinterhi i august, og så begynder den anden sæson: marked, vinterbadere og et lys over havet, som fotograferne kender. Mod syd ligger Furreby Kirke, mod nord Nørre Lyngby, hvor klinten tager en have om året.`,
    `485 weiße Badehäuschen stehen in Løkken jeden Sommer in einer Reihe, und davor liegen die Fischerboote auf dem Sand. So sieht es hier seit hundert Jahren aus.

Der Ort hat enge Gassen, gelbe Häuser und alles, was man sich an Restaurants, Bonbonkochern und Eisdielen wünscht. Auf dem Markt ist bis spät Betrieb, vor allem im Juli. Von der Mole angelt man gut und sieht den Surfern noch besser zu.

Ende August rollen die Häuschen ins Winterlager, und die zweite Saison beginnt: Märkte, Winterbader und ein Licht über dem Meer, das Fotografen kennen. Nördlich, bei Nørre Lyngby, nimmt sich die Steilküste jedes Jahr einen Garten.`,
    `Every summer 485 white bathing huts stand in a row at Løkken, with fishing boats on the sand in front of them. It has looked like that for a hundred years.

The town has narrow streets, yellow houses and all you could want in the way of restaurants, sweet makers and ice cream. The square is lively until late, in July above all. The mole is a good place to fish and a better one from which to watch surfers.

At the end of August the huts are rolled away for the winter and the second season begins: markets, cold-water bathers, and a light over the sea that photographers know about. To the north, at Nørre Lyngby, the cliff takes a garden a year.`,
  ),
  lonstrup: words(
    `Lønstrup klamrer sig til klinten med gallerier, glaspustere og trapper ned til havet. I 2019 flyttede man Rubjerg Knude Fyr halvfjerds meter ind i land, på skinner.

Byen er kunsthåndværkernes: næsten hvert tredje hus har åbent værksted, og man kan se glasset blive til. Om aftenen er der musik og mad på terrasser med front mod solnedgangen.

Rubjerg Knude, den vandrende klit, er en time til fods langs kanten. Mårup Kirke stod på samme klint, til den blev taget ned, før havet nåede den; ankeret fra en britisk fregat ligger endnu. Hold hunde og børn et par meter fra kanten. Den flytter sig.`,
    `Lønstrup klammert sich ans Kliff, mit Galerien, Glasbläsern und Treppen hinunter zum Meer. 2019 rollte man den Leuchtturm Rubjerg Knude auf Schienen siebzig Meter landeinwärts.

Der Ort gehört den Kunsthandwerkern: Viele Werkstätten stehen offen, und Sie sehen zu, wie das Glas entsteht. Abends gibt es Musik und Essen auf Terrassen, die der untergehenden Sonne zugewandt sind.

Die Wanderdüne Rubjerg Knude erreichen Sie zu Fuß in einer Stunde an der Kante entlang. Die Kirche von Mårup stand am selben Kliff, bis man sie abtrug, bevor das Meer sie holte; der Anker einer britischen Fregatte liegt noch da. Halten Sie Kinder und Hunde von der Kante fern. Sie bewegt sich.`,
    `Lønstrup clings to its cliff with galleries, glass-blowers and steps down to the sea. In 2019 the lighthouse at Rubjerg Knude was rolled seventy metres inland, on rails.

The place belongs to its craftspeople: many workshops stand open and you can watch glass being made. At night there is music, and food on terraces that face the setting sun.

Rubjerg Knude, the wandering dune, is an hour’s walk along the edge. Mårup church stood on the same cliff until it was taken down before the sea could have it; the anchor of a British frigate still lies there. Keep dogs and children a few yards back from the brink. It moves.`,
  ),
  skallerup: words(
    `Skallerup Klit er bløde, bakkede klitter med udsigt fra næsten hver grund og en kyst, hvor man ser langt i begge retninger.

Hele området er en feriehave: ridecenter, golf i klitten, badeland med saltvand og stier, der snor sig mellem marehalm og hybenroser. Stranden er lang og til at køre på flere steder, og bunkerne fra krigen er blevet legeplads og udsigtspunkt.

En halv times gåtur mod syd ligger [Lønstrup](entry:area-lonstrup) med gallerier og is. I Sønderlev og Vrensted finder man gårdbutikker. Om vinteren er det huset med pejs, der tæller; udsigten er den samme, og man har den for sig selv.`,
    `Skallerup Klit, das sind weiche, hügelige Dünen mit Aussicht von beinahe jedem Grundstück und eine Küste, an der man in beide Richtungen weit sieht.

Die Gegend ist ein einziger Feriengarten: Reitzentrum, Golf in den Dünen, Badeland und Pfade, die sich zwischen Strandhafer und Hagebutten winden. Der Strand ist lang und an mehreren Stellen befahrbar; die Bunker aus dem Krieg dienen als Spielplatz und Ausguck.

Eine halbe Stunde zu Fuß nach Süden liegt [Lønstrup](entry:area-lonstrup) mit Galerien und Eis, und auf den Höfen der Umgebung wird verkauft, was gerade reif ist. Im Winter zählt das Haus mit Kamin. Die Aussicht ist dieselbe, und Sie haben sie für sich.`,
    `Skallerup Klit is soft, rolling dunes with a view from nearly every plot, and a coast where you see a long way in both directions.

The whole area is one big holiday garden: a riding centre, golf among the dunes, a water park, and paths that wind between marram and wild roses. The beach is long and open to cars in several places, and wartime bunkers serve as playground and lookout.

Half an hour’s walk to the south is [Lønstrup](entry:area-lonstrup) with its galleries and ice cream, and farms round about sell whatever is ripe. In winter it is the house with a fireplace that counts. The view is the same, and you have it to yourself.`,
  ),
}
