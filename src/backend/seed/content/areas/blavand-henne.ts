import { words } from '../entry.ts'

export const blavandHenneTexts = {
  ho: words(
    `Ho er den stille nabo til Blåvand: en landsby med kro og kirke, vendt mod bugten og tidevandet i stedet for mod brændingen.

I august vågner byen, når Ho Fårmarked har fyldt gaden med får, boder og folk i over hundrede år. Resten af året hører engene fuglene til. Ved Ho Bugt kan man gå på vaden, når vandet er ude, og se over til Langli, som kun kan nås til fods ved ebbe.

Syd for byen ligger Skallingen, hvor havet stadig flytter rundt på kysten. Huse her har ofte stor grund og lang udsigt, og der er ti minutter til bagerne og badelivet i [Blåvand](entry:area-blavand).`,
    `Ho ist der stille Nachbar von Blåvand: ein Dorf mit Gasthof und Kirche, das auf die Bucht und die Gezeiten blickt statt auf die Brandung.

Ende August wacht der Ort auf, wenn der Schafmarkt wie seit über hundert Jahren die Straße mit Schafen, Buden und Menschen füllt. Den Rest des Jahres gehören die Wiesen den Vögeln. An der Ho Bucht können Sie bei Ebbe ins Watt gehen und zur Insel Langli hinübersehen, die nur bei Niedrigwasser zu Fuß erreichbar ist.

Südlich liegt Skallingen, wo das Meer die Küste noch immer verschiebt. Die Häuser haben oft große Grundstücke und weiten Blick; bis zu den Bäckern und dem Badeleben von [Blåvand](entry:area-blavand) sind es zehn Minuten.`,
    `Ho is Blåvand’s quiet neighbour: a village with an inn and a church, turned to the bay and the tide instead of the surf.

It wakes at the end of August, when the sheep market fills the street with sheep, stalls and people, as it has for more than a century. The rest of the year the meadows belong to the birds. When the tide is out you can walk on the flats of Ho Bay and look across to Langli, an island reached on foot at low water only.

South of the village lies Skallingen, where the sea is still moving the coast about. Houses here tend to have large plots and long views, and it is ten minutes to the bakers and beach life of [Blåvand](entry:area-blavand).`,
  ),
  blavand: words(
    `Blåvand er Danmarks vestligste by, med fyr, ti kilometer børnevenlig strand og en hovedgade, hvor der altid er is.

Op ad Blåvandshuk Fyr er der 170 trin, og deroppefra ser man havmølleparken på Horns Rev. Revet tager det værste af bølgerne, så der er lavt vand langt ud, og på stranden står bunkerne fra krigen endnu; nogle af dem har fået hoved og hale og er blevet til muldyr.

Tirpitz, det store museum gravet ned i klitten, er regnvejrsdagens redning. I gågaden er der bagere, grill og tøj til vind, og om efteråret trækker fuglene forbi fyret i tusindvis. Her er mange poolhuse, så der er vand at bade i, uanset hvordan det blæser.`,
    `Blåvand ist Dänemarks westlichster Ort, mit Leuchtturm, zehn Kilometern kinderfreundlichem Strand und einer Hauptstraße, in der es immer Eis gibt.

170 Stufen führen auf den Leuchtturm Blåvandshuk; von oben sehen Sie den Windpark auf Horns Rev. Das Riff bricht die größten Wellen, deshalb bleibt das Wasser weit hinaus flach. Am Strand liegen noch die Bunker aus dem Krieg, und einige von ihnen haben Kopf und Schwanz bekommen und sind jetzt Maultiere.

Das große Museum Tirpitz, tief in die Düne gebaut, rettet jeden Regentag. In der Fußgängerzone gibt es Bäcker, Grill und Jacken gegen den Wind, und im Herbst ziehen Tausende Vögel am Turm vorbei. Poolhäuser gibt es hier besonders viele; gebadet wird also bei jedem Wetter.`,
    `Blåvand is the westernmost place in Denmark, with a lighthouse, ten kilometres of beach that suits children, and a main street where there is always ice cream.

It is 170 steps up Blåvandshuk lighthouse, and from the top you see the wind farm on Horns Rev. The reef takes the worst out of the waves, so the water is shallow a long way out. Wartime bunkers still lie on the beach; a few have been given heads and tails and turned into mules.

Tirpitz, the large museum dug into the dunes, is what rainy days are for. The high street has bakers, grills and windproof jackets, and in autumn birds pass the lighthouse in their thousands. There are many pool houses here, so somebody is always swimming, wind or no wind.`,
  ),
  'vejers-strand': words(
    `I Vejers kører man helt ned til vandet. Stranden er hård, hvid og bred, og byen er lille nok til, at alle kender bageren.

Vejers har holdt fast i det gamle badehotel-liv: en bymidte med røgeri, købmand og is, huse med lyng i haven og sandveje imellem. Nord for byen begynder plantagen, hvor kronhjortene kommer frem i skumringen.

På heden mod øst ligger Forsvarets øvelsesterræn. Det betyder knald af og til og en natur, der har fået fred i hundrede år; når der ikke skydes, må man gå derude. Ravsamlere står tidligt op efter storm fra vest. Det er ikke en hemmelighed, men det virker.`,
    `In Vejers fahren Sie bis ans Wasser. Der Strand ist fest, weiß und breit, und der Ort so klein, dass jeder den Bäcker kennt.

Das alte Badeleben hat sich hier gehalten: eine Ortsmitte mit Räucherei, Kaufmann und Eis, Häuser mit Heidekraut im Garten und Sandwege dazwischen. Im Norden beginnt die Plantage, aus der in der Dämmerung die Rothirsche treten.

Auf der Heide im Osten übt das Militär. Das bedeutet ab und zu Donner und eine Natur, die seit hundert Jahren Ruhe hat; ist kein Schießen angesagt, dürfen Sie dort wandern. Wer Bernstein sucht, steht nach Weststurm früh auf. Ein Geheimnis ist das nicht, aber es hilft.`,
    `At Vejers you drive right down to the water. The beach is firm, white and wide, and the village small enough for everyone to know the baker.

It has kept something of the old seaside life: a little centre with a smokehouse, a grocer and ice cream, houses with heather for a garden, and sandy tracks between them. To the north begins the plantation, where red deer come out at dusk.

The army trains on the heath to the east. That means a bang now and then, and a landscape left in peace for a hundred years; when no firing is announced you may walk there. Amber hunters rise early after a westerly gale. It is no secret, but it works.`,
  ),
  graerup: words(
    `Grærup er for jer, der vil have havet og mørket for jer selv: spredte huse mellem klit, lyng og en sø med dykænder.

Her er ingen butikker og ingen gadelys. Til gengæld er der stjerner, og fra de fleste huse kan man gå til stranden ad en sti, hvor man sjældent møder nogen. Grærup Langsø ligger midt i klitheden; lapper af porse og klokkelyng dufter af krydret te i august.

Stranden er en af de få, hvor bilerne må blive oppe, så sandet er blødt og stille. Indkøb klarer man i Vejers eller i Oksbøl, hvor også flygtningemuseet Flugt ligger, tegnet ind i lejrens gamle lazaret. Tag kikkert med. Og en god lygte.`,
    `Grærup ist etwas für alle, die das Meer und die Dunkelheit für sich haben möchten: verstreute Häuser zwischen Düne, Heide und einem See voller Enten.

Läden gibt es nicht, Straßenlampen auch nicht. Dafür Sterne, und von den meisten Häusern einen Pfad zum Strand, auf dem Sie selten jemanden treffen. Der Grærup Langsø liegt mitten in der Dünenheide; im August riechen Gagel und Glockenheide nach würzigem Tee.

Der Strand gehört zu den wenigen der Gegend ohne Autos, der Sand ist weich und still. Zum Einkaufen fahren Sie nach Vejers oder Oksbøl. Dort steht im ehemaligen Lazarett auch das Museum Flugt über Flüchtlinge damals und heute. Nehmen Sie ein Fernglas mit. Und eine gute Taschenlampe.`,
    `Grærup is for people who want the sea and the dark to themselves: scattered houses among dunes, heather and a lake full of ducks.

There are no shops and no street lamps. There are stars instead, and from most houses a path to the beach on which you rarely meet anyone. Grærup Langsø lies in the middle of the dune heath, and in August the bog myrtle and bell heather smell of spiced tea.

This is one of the few beaches hereabouts without cars, so the sand is soft and quiet. Do your shopping in Vejers or in Oksbøl, where the museum Flugt tells of refugees then and now in what was once the camp hospital. Bring binoculars. And a decent torch.`,
  ),
  'henne-strand': words(
    `Henne Strand er en badeby, som den skal være: én gade med bagere, boder og fiskerestaurant, og for enden af den en trappe ned til havet.

Klitterne er høje her, og stranden er bred og fri for biler. Nord for byen rejser Blåbjerg sig, 64 meter sand med mastekrat af ege, der har fået sand helt op til skuldrene. Fra toppen kan man se både havet og Ringkøbing Fjord.

Inde i land ligger Filsø, som blev pumpet tør i 1800-tallet og fik lov at blive sø igen i 2012. Nu fouragerer der svaner og gæs i tusindvis, og havørnen har fast plads. I Henne Kirkeby er der kro med køkkenhave, som folk kører langt efter.`,
    `Henne Strand ist ein Badeort, wie er sein soll: eine Straße mit Bäckern, Buden und Fischrestaurant und an ihrem Ende die Treppe zum Meer.

Die Dünen sind hier hoch, der Strand ist breit und autofrei. Nördlich des Ortes erhebt sich der Blåbjerg, 64 Meter Sand mit Eichen, die bis zu den Schultern darin stecken. Von oben sehen Sie das Meer und den Ringkøbing Fjord zugleich.

Im Hinterland liegt Filsø. Der See wurde im 19. Jahrhundert trockengelegt und durfte 2012 zurückkehren. Jetzt rasten hier Schwäne und Gänse zu Tausenden, und der Seeadler hat seinen Stammplatz. In Henne Kirkeby kocht ein Gasthof aus dem eigenen Garten; viele nehmen dafür weite Wege auf sich.`,
    `Henne Strand is a seaside place as it should be: one street of bakers, stalls and a fish restaurant, and at the end of it steps down to the sea.

The dunes are high here, the beach broad and free of cars. North of the village rises Blåbjerg, 64 metres of sand with oaks buried in it up to their shoulders. From the top you see the sea and Ringkøbing Fjord at once.

Inland lies Filsø, a lake that was pumped dry in the nineteenth century and allowed back in 2012. Swans and geese now feed there in their thousands, and the white-tailed eagle has a regular perch. In Henne Kirkeby there is an inn with a kitchen garden that people drive a long way for.`,
  ),
  houstrup: words(
    `Houstrup ligger inde mellem fyrretræer, og vejen til stranden går to kilometer gennem plantagen. Når man kommer frem, er der plads.

Stranden er bred, børnevenlig og kendt for sin naturistdel et stykke mod nord; der er ingen hegn, kun et skilt og lidt afstand. Skoven er fuld af cykelstier, og ved Blåbjerg Plantage er der en hundeskov.

Lønne og Houstrup er en gammel bondeegn, hvor husene ligger på store, skærmede naturgrunde. Man vågner til grønspætter og kan høre havet, når vinden er i vest. Købmand og svømmehal har [Nymindegab](entry:area-nymindegab) og Nørre Nebel, begge et kvarter væk på cykel eller i bil.`,
    `Houstrup liegt zwischen Kiefern, und der Weg zum Strand führt zwei Kilometer durch die Plantage. Wer ankommt, hat Platz.

Der Strand ist breit und für Kinder gut geeignet. Ein Stück weiter nördlich baden Naturisten; es gibt keinen Zaun, nur ein Schild und etwas Abstand. Der Wald ist voller Radwege, und in der Blåbjerg-Plantage dürfen Hunde im eingezäunten Hundewald frei laufen.

Lønne und Houstrup sind altes Bauernland, die Häuser stehen auf großen, geschützten Naturgrundstücken. Morgens weckt Sie der Grünspecht, und bei Westwind hören Sie das Meer. Einkaufen und schwimmen gehen Sie in [Nymindegab](entry:area-nymindegab) oder Nørre Nebel, beide eine Viertelstunde entfernt.`,
    `Houstrup lies in among the pines, and the road to the beach runs two kilometres through the plantation. When you get there, there is room.

The beach is wide and good for children, and known for its naturist stretch a little way north: no fence, just a sign and some distance. The woods are full of cycle paths, and Blåbjerg plantation has a fenced wood where dogs may run.

Lønne and Houstrup are old farming country, with houses on large, sheltered plots of heath and pine. You wake to green woodpeckers and hear the sea when the wind is westerly. For a grocer and a swimming bath go to [Nymindegab](entry:area-nymindegab) or Nørre Nebel, a quarter of an hour away.`,
  ),
}
