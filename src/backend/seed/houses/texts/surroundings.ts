import type { AreaSlug, Region } from '../../../../domain/areas.ts'
import type { Random } from '../../random.ts'
import { type Text3, text3 } from '../../texts.ts'
import type { House } from '../house.ts'

/** What there is near every place, in a sentence or two. */
const ofArea: Record<AreaSlug, Text3> = {
  romo: text3(
    'Rømø forbindes med fastlandet af en dæmning, og stranden ved Lakolk er så bred, at man kan flyve med drage i timevis.',
    'Rømø ist über einen Damm mit dem Festland verbunden, und am Strand von Lakolk kann man stundenlang Drachen steigen lassen.',
    'A causeway links Rømø to the mainland, and the beach at Lakolk is so wide that you can fly a kite for hours.',
  ),
  fano: text3(
    'Til Fanø tager færgen et kvarter fra Esbjerg, og i Sønderho og Nordby ligger skipperhusene tæt under stråtagene.',
    'Die Fähre von Esbjerg nach Fanø braucht eine Viertelstunde; in Sønderho und Nordby stehen die Kapitänshäuser dicht unter Reet.',
    'The ferry from Esbjerg to Fanø takes a quarter of an hour; in Sønderho and Nordby captains’ houses huddle under thatch.',
  ),
  hjerting: text3(
    'Strandpromenaden i Hjerting ser ud over Ho Bugt, og Esbjerg med museer, svømmehal og havn er lige i nærheden.',
    'Die Promenade von Hjerting blickt auf die Bucht von Ho, und Esbjerg mit Museen, Schwimmbad und Hafen ist ganz nah.',
    'Hjerting’s promenade looks out over the bay of Ho, and Esbjerg with its museums, baths and harbour is close by.',
  ),
  ho: text3(
    'Ho er en stille landsby ved bugten, hvor man kan gå ud til Skallingen og se tusindvis af vadefugle trække.',
    'Ho ist ein stilles Dorf an der Bucht; von hier wandert man zur Halbinsel Skallingen und sieht Tausende Watvögel ziehen.',
    'Ho is a quiet village on the bay, from where you can walk out to Skallingen and watch waders pass in their thousands.',
  ),
  blavand: text3(
    'I Blåvand går man til butikker, is og minigolf, og ude på Blåvandshuk står fyret på Danmarks vestligste hjørne.',
    'In Blåvand liegen Läden, Eisdielen und Minigolf in Gehweite, und auf Blåvandshuk steht der Leuchtturm an Dänemarks westlichster Ecke.',
    'Blåvand has shops, ice cream and crazy golf within walking distance, and the lighthouse on Blåvandshuk marks Denmark’s westernmost corner.',
  ),
  'vejers-strand': text3(
    'Vejers er klitplantage, hede og en strand, hvor det hårde sand bærer både cykler og barnevogne.',
    'Vejers bedeutet Dünenwald, Heide und ein Strand, dessen fester Sand Fahrräder wie Kinderwagen trägt.',
    'Vejers means dune forest, heath and a beach of sand firm enough for bicycles and pushchairs.',
  ),
  graerup: text3(
    'Ved Grærup er der langt mellem mennesker og kort mellem kronhjorte, især i september.',
    'Bei Grærup begegnet man mehr Rothirschen als Menschen, vor allem im September.',
    'Around Grærup you meet more red deer than people, above all in September.',
  ),
  'henne-strand': text3(
    'Henne Strand har sin korte gågade med bagerbrød og strandtøj, og bag byen ligger Filsø med rastende gæs og ørne.',
    'Henne Strand hat eine kurze Ladenstraße mit Bäckerei und Strandmode, und gleich dahinter liegt der See Filsø mit Gänsen und Adlern.',
    'Henne Strand has its short street of bakers and beach shops, and behind it lies Lake Filsø with its geese and eagles.',
  ),
  houstrup: text3(
    'Mellem Houstrup og havet ligger Blåbjerg Plantage, hvor man kan ride, cykle og plukke blåbær til pandekagerne.',
    'Zwischen Houstrup und dem Meer liegt der Wald von Blåbjerg, in dem man reitet, radelt und Blaubeeren pflückt.',
    'Between Houstrup and the sea lies Blåbjerg forest, for riding, cycling and picking bilberries for the pancakes.',
  ),
  nymindegab: text3(
    'Ved Nymindegab løb Ringkøbing Fjord engang ud i havet; i dag snor en stille strøm sig bag klitterne.',
    'Bei Nymindegab floss der Ringkøbing Fjord einst ins Meer; heute windet sich hier ein stiller Wasserlauf hinter den Dünen.',
    'Ringkøbing Fjord once met the sea at Nymindegab; today a quiet stream winds behind the dunes.',
  ),
  'bork-havn': text3(
    'Bork Havn er surferens og sejlerens by, og på vikingemuseet kan børnene prøve økser og brynjer.',
    'Bork Havn ist ein Ort für Surfer und Segler, und im Wikingermuseum probieren Kinder Äxte und Kettenhemden aus.',
    'Bork Havn is a place for surfers and sailors, and at the Viking museum children can try axes and chain mail.',
  ),
  bjerregard: text3(
    'Ved Bjerregård er Holmsland Klit smal, så man kan se solen stå op over fjorden og gå ned i havet.',
    'Bei Bjerregård ist die Nehrung schmal: Die Sonne geht über dem Fjord auf und im Meer unter.',
    'At Bjerregård the spit is narrow: the sun rises over the fjord and sets in the sea.',
  ),
  haurvig: text3(
    'Haurvig ligger midt på klitten med cykelsti til begge sider og en gammel redningsstation ved vejen.',
    'Haurvig liegt mitten auf der Nehrung, mit Radweg in beide Richtungen und einer alten Rettungsstation am Weg.',
    'Haurvig lies halfway along the spit, with a cycle path both ways and an old lifeboat station beside the road.',
  ),
  'hvide-sande': text3(
    'I Hvide Sande ligger kutterne ved kajen, og fisken, man spiser om aftenen, blev ofte landet samme morgen.',
    'In Hvide Sande liegen die Kutter am Kai, und der Fisch auf dem Teller wurde oft am selben Morgen angelandet.',
    'In Hvide Sande the cutters lie at the quay, and the fish you eat at night was often landed that morning.',
  ),
  klegod: text3(
    'Fra Klegod er der kort til Lyngvig Fyr, hvorfra man ser langt ud over hav og fjord.',
    'Von Klegod ist es nicht weit zum Leuchtturm Lyngvig Fyr, von dem man weit über Meer und Fjord blickt.',
    'Klegod is close to Lyngvig lighthouse, from where you look far over sea and fjord.',
  ),
  sondervig: text3(
    'Søndervig har butikker, restauranter og sommerens store sandskulpturer, og cykelstien til Ringkøbing følger fjorden.',
    'Søndervig hat Geschäfte, Restaurants und im Sommer große Sandskulpturen; der Radweg nach Ringkøbing führt am Fjord entlang.',
    'Søndervig has shops, restaurants and great sand sculptures in summer, and the cycle path to Ringkøbing follows the fjord.',
  ),
  ringkobing: text3(
    'Ringkøbing er en gammel købstad med brosten, havn og et torv, hvor der er marked om lørdagen.',
    'Ringkøbing ist eine alte Handelsstadt mit Kopfsteinpflaster, Hafen und einem Marktplatz, auf dem samstags Stände stehen.',
    'Ringkøbing is an old market town with cobbles, a harbour and stalls on the square on Saturdays.',
  ),
  'vederso-klit': text3(
    'I Vedersø Klit samles man om købmanden og kroen, og på stranden finder de morgenfriske små ravklumper.',
    'In Vedersø Klit trifft man sich beim Kaufmann und im Gasthof, und am Strand findet, wer früh kommt, kleine Stücke Bernstein.',
    'Vedersø Klit meets at the grocer’s and the inn, and early risers find small pieces of amber on the beach.',
  ),
  husby: text3(
    'Gennem Husby Klitplantage går der afmærkede ruter for vandrere og cyklister, og lærkerne synger over heden.',
    'Durch den Dünenwald von Husby führen markierte Wander- und Radwege, und in der Heide singen Lerchen.',
    'Marked paths for walkers and cyclists run through Husby dune forest, and larks sing over the heath.',
  ),
  fjand: text3(
    'Fjand ligger mellem Nissum Fjord og havet, så man vælger vand efter vind.',
    'Fjand liegt zwischen dem Nissum Fjord und dem Meer – man wählt das Wasser nach dem Wind.',
    'Fjand lies between Nissum Fjord and the sea, so you choose your water by the wind.',
  ),
  thorsminde: text3(
    'I Thorsminde fortæller strandingsmuseet om skibene, der gik ned herude, og lystfiskerne står langs slusen.',
    'In Thorsminde erzählt das Strandungsmuseum von gesunkenen Schiffen, und an der Schleuse stehen die Angler.',
    'In Thorsminde the shipwreck museum tells of the ships lost out here, and anglers line the sluice.',
  ),
  bovbjerg: text3(
    'Ved Bovbjerg rejser klinten sig mere end fyrre meter over stranden, og det røde fyr holder café på toppen.',
    'Bei Bovbjerg erhebt sich die Steilküste mehr als vierzig Meter über den Strand, und im roten Leuchtturm gibt es Kaffee.',
    'At Bovbjerg the cliff rises more than forty metres above the beach, and the red lighthouse serves coffee on top.',
  ),
  lemvig: text3(
    'Lemvig ligger nede i en gryde ved Limfjorden med havn, havbad og planetsti rundt om vigen.',
    'Lemvig liegt in einer Mulde am Limfjord, mit Hafen, Badesteg und einem Planetenweg rund um die Bucht.',
    'Lemvig sits in a hollow by the Limfjord, with a harbour, a sea bath and a planet trail round the inlet.',
  ),
  'vejlby-klit': text3(
    'Ved Vejlby Klit deler høfderne stranden i små bugter, og klinten ved Ferring kan ses mod syd.',
    'Bei Vejlby Klit teilen Buhnen den Strand in kleine Buchten, und im Süden sieht man die Steilküste von Ferring.',
    'Groynes divide the beach at Vejlby Klit into little bays, and the cliff at Ferring shows to the south.',
  ),
  thyboron: text3(
    'Thyborøn er havn helt igennem: Her er fiskeauktion, sneglehus, kystcenter og færge over til Agger.',
    'Thyborøn ist durch und durch Hafen, mit Fischauktion, Schneckenhaus, Küstenzentrum und der Fähre nach Agger.',
    'Thyborøn is harbour through and through, with a fish auction, a house of shells, a coast centre and the ferry to Agger.',
  ),
  agger: text3(
    'Agger Tange er et af landets bedste steder at se trækfugle, og Nationalpark Thy begynder lige uden for byen.',
    'Die Landzunge Agger Tange ist einer der besten Orte für Zugvögel, und gleich hinter dem Dorf beginnt der Nationalpark Thy.',
    'The spit of Agger Tange is one of the best places for migrating birds, and Thy National Park begins at the edge of the village.',
  ),
  stenbjerg: text3(
    'På landingspladsen i Stenbjerg står de hvide redskabshuse på række, og bag klitten begynder heden i Nationalpark Thy.',
    'Am Landeplatz von Stenbjerg stehen die weißen Gerätehäuser in einer Reihe; dahinter beginnt die Heide des Nationalparks Thy.',
    'White fishing huts stand in a row at Stenbjerg’s landing place, and behind them begins the heath of Thy National Park.',
  ),
  vorupor: text3(
    'I Vorupør trækkes bådene stadig op på stranden, og ved molen ligger Danmarks største havbad.',
    'In Vorupør werden die Boote noch immer auf den Strand gezogen, und neben der Mole liegt Dänemarks größtes Meerwasserbecken.',
    'Boats are still hauled up on the beach at Vorupør, and beside the mole lies Denmark’s largest sea pool.',
  ),
  klitmoller: text3(
    'Klitmøller kaldes Cold Hawaii: Surferne kommer for bølgerne, alle andre for kaffen og udsigten til dem.',
    'Klitmøller heißt auch „Cold Hawaii“: Surfer kommen wegen der Wellen, alle anderen zum Zuschauen und zum Kaffee.',
    'Klitmøller is known as Cold Hawaii: surfers come for the waves, everyone else for coffee and the show.',
  ),
  hanstholm: text3(
    'Hanstholm har fyr, bunkermuseum og en havn, hvor man kan købe fisk direkte fra kutteren.',
    'Hanstholm hat einen Leuchtturm, ein Bunkermuseum und einen Hafen, in dem man Fisch direkt vom Kutter kauft.',
    'Hanstholm has a lighthouse, a bunker museum and a harbour where fish is sold straight off the boat.',
  ),
  vigso: text3(
    'Vigsø Bugt vender mod nord, så solen går ned over vandet midt om sommeren, og bunkerne ligger halvt i havet.',
    'Die Bucht von Vigsø öffnet sich nach Norden: Im Hochsommer versinkt die Sonne im Meer, und im Wasser liegen alte Bunker.',
    'Vigsø Bay faces north, so at midsummer the sun sets over the water, among bunkers half sunk in the sea.',
  ),
  'lild-strand': text3(
    'Lild Strand er en håndfuld huse og en landingsplads, og ved Bulbjerg yngler riderne på Danmarks eneste fuglefjeld.',
    'Lild Strand ist eine Handvoll Häuser mit Bootsplatz, und am Bulbjerg brüten Dreizehenmöwen auf Dänemarks einzigem Vogelfelsen.',
    'Lild Strand is a handful of houses and a boat landing, and kittiwakes nest on nearby Bulbjerg, Denmark’s only bird cliff.',
  ),
  slettestrand: text3(
    'Ved Slettestrand bygges der stadig klinkbyggede både, og bakkerne bag kysten er de bedste til mountainbike.',
    'In Slettestrand werden noch Boote in Klinkerbauweise gebaut, und die Hügel dahinter sind ein Revier für Mountainbiker.',
    'Clinker boats are still built at Slettestrand, and the hills behind are the best around for mountain bikes.',
  ),
  tranum: text3(
    'Tranum Strand ligger for enden af en lang vej gennem plantagen, og her er der plads til alle.',
    'Der Strand von Tranum liegt am Ende einer langen Straße durch den Dünenwald, und Platz ist dort für alle.',
    'Tranum beach lies at the end of a long road through the dune forest, with room for everybody.',
  ),
  rodhus: text3(
    'Ved Rødhus kan man gå eller cykle ad sandet hele vejen til Blokhus.',
    'Von Rødhus geht oder radelt man auf dem festen Sand bis nach Blokhus.',
    'From Rødhus you can walk or cycle on the sand all the way to Blokhus.',
  ),
  blokhus: text3(
    'I Blokhus ligger torvet med caféer et stenkast fra stranden, og forlystelsesparken er en kort køretur væk.',
    'In Blokhus liegt der Platz mit den Cafés einen Steinwurf vom Strand, und der Freizeitpark ist nur eine kurze Fahrt entfernt.',
    'The square with its cafés is a stone’s throw from the beach in Blokhus, and the amusement park is a short drive away.',
  ),
  saltum: text3(
    'Saltum er familiernes sted: bred strand, store grunde og en sommerpark, børnene taler om hele vinteren.',
    'Saltum ist ein Ort für Familien: breiter Strand, große Grundstücke und ein Freizeitpark, von dem Kinder lange erzählen.',
    'Saltum is one for families: a wide beach, large plots and a summer park that children talk about all winter.',
  ),
  lokken: text3(
    'På stranden ved Løkken står de hvide badehuse på rad, og i gågaden dufter der af bolsjer og nybagte vafler.',
    'Am Strand von Løkken stehen die weißen Badehäuschen in Reihe, und in den Gassen duftet es nach Bonbons und Waffeln.',
    'White bathing huts line the beach at Løkken, and the lanes smell of boiled sweets and fresh waffles.',
  ),
  lonstrup: text3(
    'Lønstrup er fuld af gallerier og keramikere, og Rubjerg Knude med fyret i sandet er en vandretur væk.',
    'Lønstrup ist voller Galerien und Töpfereien, und die Wanderdüne Rubjerg Knude mit ihrem Leuchtturm liegt in Wandernähe.',
    'Lønstrup is full of galleries and potters, and the drifting dune of Rubjerg Knude with its lighthouse is a walk away.',
  ),
  skallerup: text3(
    'Klitterne ved Skallerup er høje, stierne mange, og fra toppen rækker udsigten langt ud over land og hav.',
    'Die Dünen bei Skallerup sind hoch, die Wege zahlreich, und von oben reicht der Blick weit über Land und Meer.',
    'The dunes at Skallerup are high, the paths many, and the view from the top takes in land and sea.',
  ),
  tornby: text3(
    'I Tornby Klitplantage kan man gå i læ hele vejen til havet og se dådyr mellem fyrretræerne.',
    'Durch den Dünenwald von Tornby geht man windgeschützt bis ans Meer und sieht Wild zwischen den Kiefern.',
    'Through Tornby dune forest you can walk in shelter all the way to the sea, with deer among the pines.',
  ),
  hirtshals: text3(
    'I Hirtshals ser man rokker og hajer i oceanariet og de store færger stikke til søs mod Norge.',
    'In Hirtshals sieht man Rochen und Haie im Ozeanarium und die großen Fähren nach Norwegen auslaufen.',
    'Hirtshals has rays and sharks in its oceanarium and big ferries putting to sea for Norway.',
  ),
  tversted: text3(
    'Tversted har købmand, is og strand på ét sted, og i klitplantagen ligger søerne, hvor børn fanger haletudser.',
    'Tversted hat Laden, Eis und Strand an einem Ort, und im Dünenwald liegen Teiche, in denen Kinder Kaulquappen fangen.',
    'Tversted has grocer, ice cream and beach in one place, and ponds in the dune forest where children catch tadpoles.',
  ),
  skiveren: text3(
    'Ved Skiveren er stranden bred og klitheden uendelig, og om vinteren har man det hele for sig selv.',
    'Bei Skiveren ist der Strand breit und die Heide endlos; im Winter hat man alles für sich allein.',
    'At Skiveren the beach is broad and the heath endless, and in winter you have it all to yourself.',
  ),
  kandestederne: text3(
    'Fra Kandestederne går stien til Råbjerg Mile, Danmarks største vandreklit, som flytter sig lidt hvert år.',
    'Von Kandestederne führt ein Weg zur Råbjerg Mile, der größten Wanderdüne Dänemarks, die jedes Jahr ein Stück weiterzieht.',
    'From Kandestederne a path leads to Råbjerg Mile, Denmark’s largest drifting dune, which moves on a little every year.',
  ),
  albaek: text3(
    'Ålbæk vender mod øst, så morgensolen når stranden først, og vandet bliver hurtigt varmt over det flade sand.',
    'Ålbæk blickt nach Osten: Die Morgensonne trifft den Strand zuerst, und über dem flachen Sand wird das Wasser rasch warm.',
    'Ålbæk faces east, so the morning sun reaches the beach first and the water soon warms over the shallow sand.',
  ),
  skagen: text3(
    'I Skagen spiser man rejer på havnen, ser malernes billeder på museet og stiller sig på Grenen med et ben i hvert hav.',
    'In Skagen isst man Krabben am Hafen, sieht die Bilder der Skagenmaler und steht auf Grenen mit einem Bein in jedem Meer.',
    'In Skagen you eat prawns on the quay, see the painters’ pictures in the museum and stand at Grenen with a foot in each sea.',
  ),
}

/** A second thing to say of the places with most houses. */
const alsoOfArea: Partial<Record<AreaSlug, Text3>> = {
  romo: text3(
    'På Sønderstrand må man køre bilen ud på sandet, og i Havneby går færgen til Sild.',
    'Am Sønderstrand darf man mit dem Auto auf den Sand, und von Havneby fährt die Fähre nach Sylt.',
    'At Sønderstrand you may drive out on to the sand, and from Havneby a ferry crosses to Sylt.',
  ),
  fano: text3(
    'Sæler ligger og soler sig på sandet vest for øen, og ved lavvande kan man gå næsten ud til dem.',
    'Auf den Sandbänken vor der Insel sonnen sich Seehunde, bei Ebbe fast in Wandernähe.',
    'Seals bask on the sands off the island, and at low tide you can walk out almost to them.',
  ),
  blavand: text3(
    'Ved Tirpitz går man ned i et museum, der er gemt i klitten, og bagefter op til solen og en vaffel i byen.',
    'In Tirpitz steigt man in ein Museum hinab, das in der Düne verborgen liegt – und danach gibt es im Ort eine Waffel.',
    'At Tirpitz you go down into a museum hidden in the dune, and afterwards back up to the sun and a waffle in town.',
  ),
  'vejers-strand': text3(
    'I Vejers by holder iskiosken åbent, til den sidste har fået sand ud af skoene.',
    'In Vejers hat der Eiskiosk geöffnet, bis der Letzte den Sand aus den Schuhen geschüttelt hat.',
    'The ice-cream kiosk in Vejers stays open until the last of the sand is out of everyone’s shoes.',
  ),
  'henne-strand': text3(
    'Fra toppen af Blåbjerg, den højeste klit på egnen, ser man over skov og hede helt til Hvide Sande.',
    'Vom Blåbjerg, der höchsten Düne der Gegend, blickt man über Wald und Heide bis nach Hvide Sande.',
    'From the top of Blåbjerg, the highest dune around, you look over forest and heath as far as Hvide Sande.',
  ),
  houstrup: text3(
    'Cykelstien fra Houstrup til Nymindegab går gennem klithede, hvor der er stille nok til at høre lyngen.',
    'Der Radweg von Houstrup nach Nymindegab führt durch Dünenheide, in der man die Stille hören kann.',
    'The cycle path from Houstrup to Nymindegab runs through dune heath where you can hear the silence.',
  ),
  bjerregard: text3(
    'Abelines Gård, en gammel strandfogedgård, viser, hvordan man levede på klitten for hundrede år siden.',
    'Abelines Gård, ein alter Strandvogthof, zeigt, wie man vor hundert Jahren auf der Nehrung lebte.',
    'Abelines Gård, an old beach bailiff’s farm, shows how people lived on the spit a century ago.',
  ),
  'hvide-sande': text3(
    'Ved slusen står lystfiskerne skulder ved skulder, når silden kommer i april.',
    'Wenn im April der Hering kommt, stehen die Angler an der Schleuse Schulter an Schulter.',
    'When the herring come in April, anglers stand shoulder to shoulder at the sluice.',
  ),
  klegod: text3(
    'Her er klitten smal: Tag badetøj med i begge retninger, så er I klar til både bølger og fladt vand.',
    'Die Nehrung ist hier schmal: Mit Badezeug in der Tasche ist man für Wellen und Flachwasser gerüstet.',
    'The spit is narrow here: pack your swimming things and you are ready for waves one way and shallows the other.',
  ),
  sondervig: text3(
    'Om vinteren er Søndervig stille og stadig åben: Bageren, butikkerne og stranden holder ikke lukket.',
    'Im Winter ist Søndervig ruhig und trotzdem geöffnet: Bäcker, Läden und Strand machen keine Pause.',
    'In winter Søndervig is quiet but never shut: baker, shops and beach stay open.',
  ),
  'vederso-klit': text3(
    'Vedersø er digterpræsten Kaj Munks sogn, og på præstegården kan man stadig se hans stuer.',
    'Vedersø war die Gemeinde des Dichterpfarrers Kaj Munk, dessen Stuben im Pfarrhof zu sehen sind.',
    'Vedersø was the parish of the poet and priest Kaj Munk, whose rooms can still be seen at the vicarage.',
  ),
  'vejlby-klit': text3(
    'Jernbanen til Thyborøn kører forbi bag digerne, en af landets hyggeligste togture.',
    'Hinter den Deichen fährt die kleine Bahn nach Thyborøn, eine der schönsten Zugfahrten des Landes.',
    'Behind the dykes runs the little railway to Thyborøn, one of the country’s most charming train rides.',
  ),
  klitmoller: text3(
    'Vil man selv prøve, lærer surfskolerne både børn og bedsteforældre at stå på brættet.',
    'Wer es selbst versuchen will: Die Surfschulen stellen Kinder wie Großeltern aufs Brett.',
    'If you want to try for yourself, the surf schools get children and grandparents alike up on a board.',
  ),
  blokhus: text3(
    'Mellem Blokhus og Løkken er stranden så fast, at bussen engang kørte på den.',
    'Zwischen Blokhus und Løkken ist der Strand so fest, dass dort einst der Bus fuhr.',
    'Between Blokhus and Løkken the beach is so firm that the bus once ran along it.',
  ),
  saltum: text3(
    'Ved stranden holder bilerne i en lang række lige ved vandkanten, med madkurven i bagagerummet.',
    'Am Strand stehen die Autos in einer langen Reihe am Wasser, den Picknickkorb im Kofferraum.',
    'On the beach the cars park in a long line at the water’s edge, picnic baskets in the boot.',
  ),
  lokken: text3(
    'Fiskerne trækker stadig bådene op på sandet ved molen, og om lørdagen er der marked på torvet.',
    'An der Mole ziehen die Fischer noch immer ihre Boote auf den Sand, und samstags ist Markt.',
    'Fishermen still haul their boats on to the sand by the pier, and on Saturdays there is a market.',
  ),
  tversted: text3(
    'Ørnereservatet ligger en halv times kørsel herfra, og Skagen lidt længere oppe ad samme vej.',
    'Das Adlerreservat liegt eine halbe Stunde entfernt, Skagen noch ein Stück weiter dieselbe Straße hinauf.',
    'The eagle reserve is half an hour away, and Skagen a little further up the same road.',
  ),
  skagen: text3(
    'Om aftenen samles man i Gammel Skagen for at klappe, når solen rører horisonten.',
    'Abends trifft man sich in Gammel Skagen und applaudiert, wenn die Sonne den Horizont berührt.',
    'In the evening people gather at Gammel Skagen to applaud as the sun touches the horizon.',
  ),
}

/** Further afield. */
const ofRegion: Record<Region, readonly Text3[]> = {
  'wadden-sea': [
    text3(
      'Om foråret og efteråret danser stærene sort sol over marsken.',
      'Im Frühjahr und Herbst tanzen die Stare ihre „schwarze Sonne“ über der Marsch.',
      'In spring and autumn the starlings dance their “black sun” above the marsh.',
    ),
    text3(
      'Tag med en naturvejleder ud på vaden, og find østers, når vandet går.',
      'Gehen Sie mit einem Wattführer hinaus und sammeln Sie bei Ebbe Austern.',
      'Go out on the flats with a guide and gather oysters when the tide is out.',
    ),
  ],
  'blavand-henne': [
    text3(
      'Bunkermuseet i klitten og legoklodserne i Billund ligger begge inden for en dagstur.',
      'Das Bunkermuseum in den Dünen und die bunten Steine von Billund lassen sich gut an einem Tag besuchen.',
      'The bunker museum in the dunes and the brick-built worlds of Billund both make a good day out.',
    ),
    text3(
      'Cykelruten langs kysten går lige forbi og er asfalteret det meste af vejen.',
      'Der Küstenradweg führt direkt vorbei und ist größtenteils befestigt.',
      'The coastal cycle route passes close by and is surfaced most of the way.',
    ),
  ],
  'holmsland-klit': [
    text3(
      'Mellem hav og fjord er der altid ét sted i læ, og begge dele kan nås på cykel.',
      'Zwischen Meer und Fjord findet sich immer eine windstille Seite, und beide erreicht man mit dem Rad.',
      'Between sea and fjord one side is always sheltered, and both can be reached by bicycle.',
    ),
    text3(
      'Ringkøbing Fjord er et af Europas bedste steder at lære at windsurfe.',
      'Der Ringkøbing Fjord gehört zu den besten Revieren Europas, um Windsurfen zu lernen.',
      'Ringkøbing Fjord is among the best places in Europe to learn to windsurf.',
    ),
  ],
  bovbjerg: [
    text3(
      'Kysten her er rå og smuk, og man møder flere får end biler.',
      'Die Küste ist hier rau und schön, und man begegnet mehr Schafen als Autos.',
      'The coast here is raw and beautiful, and you meet more sheep than cars.',
    ),
    text3(
      'Efter en storm er det værd at gå langs vandet med blikket nede: Der ligger rav.',
      'Nach einem Sturm lohnt sich der Blick nach unten: Am Spülsaum liegt Bernstein.',
      'After a storm keep your eyes on the tideline: there is amber to be found.',
    ),
  ],
  thy: [
    text3(
      'Nationalpark Thy med klithede, søer og trækkende traner ligger lige uden for døren.',
      'Der Nationalpark Thy mit Dünenheide, Seen und rastenden Kranichen liegt vor der Tür.',
      'Thy National Park, with its dune heath, lakes and passing cranes, is right outside.',
    ),
    text3(
      'Redningsvejen langs kysten er i dag en af landets smukkeste vandreruter.',
      'Der alte Rettungsweg an der Küste ist heute eine der schönsten Wanderrouten des Landes.',
      'The old lifeboat path along the coast is now one of the country’s finest walks.',
    ),
  ],
  jammerbugt: [
    text3(
      'Jammerbugten har nogle af landets bredeste strande, og flere steder må man køre bilen helt ned til vandet.',
      'Die Jammerbucht hat einige der breitesten Strände des Landes; mancherorts darf man mit dem Auto bis ans Wasser.',
      'Jammer Bay has some of the widest beaches in the country, and in places you may drive right down to the water.',
    ),
    text3(
      'Kystbådene trækkes op på sandet, og rødspætterne sælges, så længe de er der.',
      'Die Küstenboote werden auf den Sand gezogen, und Schollen gibt es, solange der Vorrat reicht.',
      'Coastal boats are drawn up on the sand, and plaice are sold while they last.',
    ),
  ],
  skagen: [
    text3(
      'Himlen er højere heroppe, siger de lokale, og lyset bliver hængende længe efter solnedgang.',
      'Der Himmel sei hier oben höher, sagen die Einheimischen, und das Licht bleibt noch lange nach Sonnenuntergang.',
      'The sky is higher up here, say the locals, and the light lingers long after sunset.',
    ),
    text3(
      'Ørnereservatet ved Tuen og den tilsandede kirke er gode mål, når vinden er for hård til stranden.',
      'Das Adlerreservat bei Tuen und die versandete Kirche sind gute Ziele, wenn der Wind für den Strand zu stark ist.',
      'The eagle reserve at Tuen and the sand-buried church are good trips when it is too windy for the beach.',
    ),
  ],
}

export function surroundingsOf(house: House, random: Random): Text3[] {
  const own = [ofArea, alsoOfArea].flatMap((texts) =>
    Object.entries(texts).flatMap(([slug, text]) => (slug === house.area.slug ? [text] : [])),
  )
  return [random.pick(own), random.pick(ofRegion[house.area.region])]
}
