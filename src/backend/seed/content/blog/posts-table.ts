import { words } from '../entry.ts'
import type { Post } from './post.ts'

export const tablePosts: Post[] = [
  {
    key: 'plaice',
    age: 21,
    author: 'Lone Fjordside',
    categories: ['food'],
    tag: 'kitchen',
    image: 'harbour-evening',
    slug: words('rodspaetter-pa-kajen', 'schollen-vom-kai', 'plaice-off-the-quay'),
    title: words('Rødspætter fra kajen', 'Schollen direkt vom Kai', 'Plaice off the quay'),
    excerpt: words(
      'Hvor man køber dem, hvordan man ser, at de er friske, og hvorfor rugmel er hele hemmeligheden.',
      'Wo man sie kauft, woran man frische erkennt und warum Roggenmehl das ganze Geheimnis ist.',
      'Where to buy them, how to tell they are fresh, and why rye flour is the whole secret.',
    ),
    body: words(
      'I Hvide Sande, Thorsminde, Thyborøn, Hanstholm og Hirtshals ligger fiskehandleren på havnen, og det er ikke pynt. Se efter klare øjne, røde gæller og prikker, der er orange, ikke brune. En frisk rødspætte lugter af hav og af ingenting.\n\n## Til fire\n\n- 4 rødspætter, rensede, uden hoved\n- 1,5 dl rugmel, salt og peber\n- 100 g smør og en slat olie\n- Citron, persille, nye kartofler\n\nTør fiskene, og vend dem i rugmel med salt. Steg dem i rigeligt smør og olie, den mørke side først, fire til fem minutter på hver side på jævn varme. De er færdige, når kødet slipper ved rygbenet. Lad smørret blive nøddebrunt, og hæld det over.\n\nÅbn emhætten. Eller steg dem udenfor på grillens kogeblus, som vi gør.',
      'In Hvide Sande, Thorsminde, Thyborøn, Hanstholm und Hirtshals steht der Fischhändler am Hafen, und das ist keine Zierde. Achten Sie auf klare Augen, rote Kiemen und Punkte, die orange sind und nicht braun. Eine frische Scholle riecht nach Meer und sonst nach nichts.\n\n## Für vier\n\n- 4 Schollen, ausgenommen, ohne Kopf\n- 100 g Roggenmehl, Salz und Pfeffer\n- 100 g Butter und ein Schuss Öl\n- Zitrone, Petersilie, neue Kartoffeln\n\nTupfen Sie die Fische trocken und wenden Sie sie in gesalzenem Roggenmehl. In reichlich Butter und Öl braten, die dunkle Seite zuerst, vier bis fünf Minuten je Seite bei mittlerer Hitze. Sie sind fertig, wenn sich das Fleisch an der Gräte löst. Die Butter zum Schluss nussbraun werden lassen und darübergießen.\n\nSchalten Sie den Dunstabzug ein. Oder braten Sie draußen auf dem Seitenbrenner des Grills, wie wir es tun.',
      'In Hvide Sande, Thorsminde, Thyborøn, Hanstholm and Hirtshals the fishmonger is on the quay, and not for show. Look for clear eyes, red gills, and spots that are orange rather than brown. Fresh plaice smells of the sea and of nothing else.\n\n## For four\n\n- 4 plaice, cleaned, heads off\n- 100 g rye flour, salt and pepper\n- 100 g butter and a dash of oil\n- Lemon, parsley, new potatoes\n\nPat the fish dry and turn them in salted rye flour. Fry in plenty of butter and oil, dark side first, four to five minutes a side over a steady heat. They are done when the flesh comes away from the bone. Let the butter go nut-brown at the end and pour it over.\n\nTurn on the extractor. Or fry them outside on the side burner of the barbecue, as we do.',
    ),
  },
  {
    key: 'buckthorn',
    age: 58,
    author: 'Gitte Grenholt',
    categories: ['food', 'nature'],
    tag: 'dunes',
    slug: words('havtorn', 'sanddorn', 'sea-buckthorn'),
    title: words(
      'Havtorn: klittens citron',
      'Sanddorn, die Zitrone der Dünen',
      'Sea buckthorn, the lemon of the dunes',
    ),
    excerpt: words(
      'De orange bær er sure, sunde og sidder fast. Her er tre måder at få dem af på.',
      'Die orangen Beeren sind sauer, gesund und sitzen fest. Drei Arten, sie zu ernten.',
      'The orange berries are sour, good for you, and will not let go. Three ways to persuade them.',
    ),
    body: words(
      'Fra september lyser buskene i klitten. Bærrene har mere c-vitamin end appelsiner og torne, der passer på det.\n\n1. Klip små kviste af – aldrig grene – læg dem i fryseren en nat, og ryst bærrene af.\n2. Malk dem ned i en skål med en gaffel, iført handsker og gammelt tøj.\n3. Vent til første nattefrost. Så er de sødere, og så har solsorterne også fundet dem.\n\nPluk kun, hvor det er tilladt: ikke på privat grund, og i fredede områder kun til at spise på stedet.\n\n## Saft\n\nKog bærrene to minutter med lidt vand, si dem, og rør 400 g sukker i pr. liter. Et skvæt i danskvand, en skefuld over koldskålen eller i en smørsauce til fisk, så er I med.',
      'Ab September leuchten die Büsche in den Dünen. Die Beeren haben mehr Vitamin C als Orangen und Dornen, die darauf aufpassen.\n\n1. Kleine Zweige abschneiden, niemals Äste, über Nacht einfrieren und die Beeren abschütteln.\n2. Mit einer Gabel in eine Schüssel streifen, in Handschuhen und alter Kleidung.\n3. Auf den ersten Nachtfrost warten. Dann sind sie süßer, aber die Amseln wissen es auch.\n\nSammeln Sie nur, wo es erlaubt ist: nicht auf Privatgrund, und in Schutzgebieten nur zum Verzehr an Ort und Stelle.\n\n## Saft\n\nDie Beeren zwei Minuten mit wenig Wasser kochen, durch ein Sieb streichen und je Liter 400 g Zucker einrühren. Ein Schuss in Mineralwasser, ein Löffel über Vanillequark oder in die Buttersauce zum Fisch: Mehr braucht es nicht.',
      'From September the bushes glow in the dunes. The berries hold more vitamin C than oranges, and thorns to guard it.\n\n1. Cut small twigs, never branches, freeze them overnight and shake the berries off.\n2. Strip them into a bowl with a fork, in gloves and old clothes.\n3. Wait for the first frost. They are sweeter then, though the blackbirds know it too.\n\nPick only where you may: not on private ground, and in protected areas only what you eat on the spot.\n\n## Cordial\n\nBoil the berries for two minutes with a little water, sieve them, and stir in 400 g of sugar to the litre. A dash in sparkling water, a spoonful over vanilla yoghurt, or some in a butter sauce for fish, and you have got the point.',
    ),
  },
  {
    key: 'bakers',
    age: 120,
    author: 'Jonas Havbro',
    categories: ['food', 'places'],
    tag: 'town',
    slug: words('morgenbrod', 'brotchen-holen', 'fetching-the-rolls'),
    title: words('Den, der henter morgenbrød', 'Wer die Brötchen holt', 'Whoever fetches the rolls'),
    excerpt: words(
      'En hyldest til den, der står først op, og en ordliste til disken.',
      'Ein Lob auf alle, die zuerst aufstehen, und ein kleines Wörterbuch für die Theke.',
      'In praise of whoever gets up first, with a word list for the counter.',
    ),
    body: words(
      'Klokken er syv. Alle sover. Der ligger dug i sandalerne, og vejen til bageren er ti minutter på en cykel med for lavt sæde. Det er den bedste del af ferien, og den er der kun én, der får.\n\n## Det skal I have\n\n- **Rundstykker** med birkes, og et par af de grove, for at det ser ordentligt ud.\n- **Spandauer** til den, der stadig sover.\n- **Tebirkes**, som ikke har noget med te at gøre.\n- Et halvt **rugbrød**, så er frokosten klaret.\n\nI juli skal man være der før otte. I november kender de dig efter anden dag, og tredje dag ligger posen klar.',
      'Es ist sieben. Alle schlafen. In den Sandalen steht Tau, und bis zum Bäcker sind es zehn Minuten auf einem Rad mit zu niedrigem Sattel. Es ist der schönste Teil des Urlaubs, und nur einer bekommt ihn.\n\n## Was Sie brauchen\n\n- **Rundstykker**, die Brötchen, mit Mohn; dazu ein paar dunkle, der Form halber.\n- **Spandauer**, Plunder mit Vanillecreme, für alle, die noch schlafen.\n- **Tebirkes**, blättrig, mit Marzipan gefüllt; mit Tee haben sie nichts zu tun.\n- Ein halbes **Rugbrød**, dann ist auch das Mittagessen erledigt.\n\nIm Juli sollten Sie vor acht da sein. Im November kennt man Sie nach dem zweiten Tag, und am dritten liegt die Tüte bereit.',
      'It is seven. Everyone is asleep. There is dew in your sandals, and the baker is ten minutes off on a bicycle with the saddle too low. It is the best part of the holiday, and only one person gets it.\n\n## What to ask for\n\n- **Rundstykker**, the crusty rolls, with poppy seed, and a couple of brown ones to look respectable.\n- **Spandauer**, the round pastry with custard, for whoever is still in bed.\n- **Tebirkes**, flaky, with marzipan, and nothing whatever to do with tea.\n- Half a **rugbrød**, and that is lunch seen to.\n\nIn July be there before eight. In November they know you after two days, and on the third the bag is waiting.',
    ),
  },
  {
    key: 'rain',
    age: 140,
    author: 'Lone Fjordside',
    categories: ['family', 'house'],
    tag: 'activity-room',
    slug: words('regnvejrsdag', 'regentag', 'a-rainy-day'),
    title: words(
      'Ni gode ting ved en regnvejrsdag',
      'Neun gute Seiten eines Regentags',
      'Nine good things about a rainy day',
    ),
    excerpt: words(
      'Fem af dem er indendørs. Resten kræver gummistøvler.',
      'Fünf davon finden drinnen statt. Für den Rest braucht man Gummistiefel.',
      'Five of them are indoors. The rest call for wellingtons.',
    ),
    body: words(
      '1. Man har stranden for sig selv.\n2. Ild i ovnen ved middagstid, uden at nogen synes, det er mærkeligt.\n3. Puslespillet på hylden, det med tusind brikker og måske 998.\n4. Svømmehallen, hvis huset ikke har sin egen.\n5. Et museum, der er gravet ned i klitten ved [Blåvand](entry:area-blavand), et om skibe, der strandede, i [Thorsminde](entry:area-thorsminde), og et med fisk i [Hirtshals](entry:area-hirtshals).\n6. Pandekager til frokost. Det er ferie.\n7. Svampe i plantagen to dage efter.\n8. Lyden på taget, når man skal sove.\n9. Den time om aftenen, hvor det letter i vest, og hele himlen bliver gul under skyerne. Løb. Den varer ikke ved.',
      '1. Der Strand gehört Ihnen allein.\n2. Feuer im Ofen schon am Mittag, ohne dass es jemand seltsam findet.\n3. Das Puzzle aus dem Regal, das mit tausend Teilen und vielleicht 998.\n4. Das Schwimmbad, falls das Haus kein eigenes hat.\n5. Ein Museum, tief in die Düne gebaut, bei [Blåvand](entry:area-blavand), eines über gestrandete Schiffe in [Thorsminde](entry:area-thorsminde) und eines voller Fische in [Hirtshals](entry:area-hirtshals).\n6. Pfannkuchen zum Mittagessen. Es sind Ferien.\n7. Pilze in der Plantage, zwei Tage später.\n8. Das Trommeln auf dem Dach beim Einschlafen.\n9. Die Stunde am Abend, in der es im Westen aufreißt und der Himmel unter den Wolken gelb wird. Laufen Sie los. Sie hält nicht lange.',
      '1. You have the beach to yourselves.\n2. A fire in the stove at noon, and nobody thinks it odd.\n3. The jigsaw on the shelf, the one with a thousand pieces and possibly 998.\n4. The swimming bath, if the house has no pool of its own.\n5. A museum dug into the dunes at [Blåvand](entry:area-blavand), one about wrecked ships in [Thorsminde](entry:area-thorsminde), and one full of fish in [Hirtshals](entry:area-hirtshals).\n6. Pancakes for lunch. You are on holiday.\n7. Mushrooms in the plantation, two days later.\n8. The sound on the roof as you fall asleep.\n9. That hour in the evening when it lifts in the west and the sky turns yellow under the clouds. Run. It does not last.',
    ),
  },
]
