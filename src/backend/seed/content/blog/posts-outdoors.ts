import { words } from '../entry.ts'
import type { Post } from './post.ts'

export const outdoorPosts: Post[] = [
  {
    key: 'amber',
    age: 12,
    author: 'Karen Tangsø',
    categories: ['nature', 'family'],
    tag: 'beach',
    slug: words('sadan-finder-du-rav', 'bernstein-finden', 'how-to-find-amber'),
    title: words('Sådan finder du rav', 'So finden Sie Bernstein', 'How to find amber'),
    excerpt: words(
      'Det handler om vind, koldt vand og sorte pinde. Og om at komme før naboen.',
      'Es kommt auf Wind, kaltes Wasser und schwarze Hölzchen an. Und darauf, vor dem Nachbarn da zu sein.',
      'It is a matter of wind, cold water and black twigs. And of being there before the neighbours.',
    ),
    body: words(
      'Rav flyder næsten. Derfor ligger det på bunden, når vandet er varmt, og løfter sig, når det bliver koldt og uroligt. Gå ud et døgn efter en storm fra vest, når vinden har lagt sig og havet trækker sig tilbage.\n\n## Se efter pindene\n\nDet, du leder efter, er den mørke stribe af gamle træstykker, tang og muslinger, som havet lægger fra sig. Rav vejer det samme som de våde pinde og havner samme sted. Måger roder også dér; de leder efter noget andet, men de har ret i stedet.\n\n## Er det rav?\n\nLet i hånden, lunt mod tænderne og flydende i et glas vand med to spiseskefulde salt pr. deciliter. **Put aldrig en gul klump i lommen, hvis du er i tvivl:** ved bunkere og gamle skydeområder kan det være fosfor. Brug en blikdåse.\n\nMed en uv-lampe efter mørkets frembrud lyser ravet grønt, og så er det pludselig en leg for de fjortenårige.',
      'Bernstein schwimmt beinahe. Bei warmem Wasser liegt er am Grund, bei kaltem, bewegtem steigt er auf. Gehen Sie einen Tag nach einem Weststurm los, wenn der Wind nachlässt und das Wasser zurückweicht.\n\n## Auf die Hölzchen achten\n\nSuchen Sie den dunklen Saum aus altem Holz, Tang und Muscheln, den die See liegen lässt. Bernstein wiegt so viel wie die nassen Hölzchen und landet bei ihnen. Auch die Möwen stöbern dort; sie suchen etwas anderes, aber an der richtigen Stelle.\n\n## Ist es welcher?\n\nEr liegt leicht in der Hand, fühlt sich an den Zähnen warm an und schwimmt in einem Glas Wasser mit reichlich Salz. **Stecken Sie einen gelben Klumpen nie in die Hosentasche, wenn Sie unsicher sind:** In der Nähe von Bunkern und Schießplätzen kann es Phosphor sein. Sammeln Sie in einer Blechdose.\n\nMit einer UV-Lampe leuchtet Bernstein nach Einbruch der Dunkelheit grünlich. Dann kommen auch Vierzehnjährige mit.',
      'Amber very nearly floats. In warm water it lies on the bottom; in cold, restless water it lifts. Go out the day after a westerly gale, once the wind has dropped and the sea is drawing back.\n\n## Look for the twigs\n\nWhat you want is the dark line of old wood, weed and mussel shells that the sea leaves behind. Amber weighs the same as wet twigs and ends up with them. Gulls root about there too; they are after something else, but they have the right place.\n\n## Is it amber?\n\nIt is light in the hand, warm against your teeth, and floats in a glass of very salty water. **Never put a yellow lump in your pocket if you are not sure:** near bunkers and old ranges it can be phosphorus. Carry a tin.\n\nAfter dark, under an ultraviolet torch, amber glows green, and suddenly even fourteen-year-olds want to come.',
    ),
  },
  {
    key: 'storm',
    age: 33,
    author: 'Torben Sandvad',
    categories: ['nature', 'house'],
    tag: 'sea',
    image: 'winter-storm',
    slug: words('nar-det-blaeser-op', 'wenn-der-sturm-kommt', 'when-the-wind-gets-up'),
    title: words('Når det blæser op', 'Wenn der Sturm kommt', 'When the wind gets up'),
    excerpt: words(
      'Hvad huset kan holde til, hvad havemøblerne ikke kan, og hvor man ser det bedst fra.',
      'Was das Haus aushält, was die Gartenmöbel nicht aushalten und von wo man am besten zusieht.',
      'What the house can stand, what the garden chairs cannot, and where to watch from.',
    ),
    body: words(
      'Fra oktober til februar kommer der hvert år en håndfuld rigtige storme. Husene er bygget til dem. De knager, og det skal de.\n\n- Tag hynder, parasol og grill ind, før det begynder. En havestol flyver længere, end man tror.\n- Parkér med snuden mod vinden, og åbn bildøren med to hænder.\n- Luk vinduerne på vestsiden, og lad et stå på klem mod øst, så er der mindre tryk i huset.\n- Hold jer fra klitkanten og fra molerne. Bølgen, der tager folk, er altid den, der kommer efter de andre.\n\n## De bedste pladser\n\nKør til parkeringspladsen på klitten ved [Klitmøller](entry:area-klitmoller), til klinten ved [Bovbjerg](entry:area-bovbjerg) eller havnen i [Hvide Sande](entry:area-hvide-sande), og bliv i bilen med en kop kaffe. Gå i vandet igen om to dage. Gå efter rav i overmorgen tidlig.',
      'Zwischen Oktober und Februar kommen jedes Jahr eine Handvoll echter Stürme. Unsere Häuser sind dafür gebaut. Sie knarren, und das sollen sie auch.\n\n- Holen Sie Kissen, Schirm und Grill herein, bevor es losgeht. Ein Gartenstuhl fliegt weiter, als man denkt.\n- Parken Sie mit der Nase zum Wind und öffnen Sie die Autotür mit beiden Händen.\n- Schließen Sie die Fenster nach Westen; eines nach Osten darf gekippt bleiben, das nimmt den Druck.\n- Bleiben Sie weg von Dünenkante und Molen. Gefährlich ist immer die Welle nach den anderen.\n\n## Die besten Plätze\n\nFahren Sie auf den Parkplatz über dem Strand von [Klitmøller](entry:area-klitmoller), ans Kliff von [Bovbjerg](entry:area-bovbjerg) oder zum Hafen von [Hvide Sande](entry:area-hvide-sande) und bleiben Sie mit einem Kaffee im Auto. Baden können Sie in zwei Tagen wieder. Bernstein suchen schon morgen früh.',
      'Between October and February there are a handful of real storms every year. Our houses are built for them. They creak, as they should.\n\n- Bring in cushions, parasol and barbecue before it starts. A garden chair flies further than you would think.\n- Park facing the wind, and open the car door with both hands.\n- Shut the windows on the west side and leave one ajar to the east, which takes the pressure off.\n- Keep away from the edge of the dunes and from the moles. The wave that takes people is always the one after the others.\n\n## The best seats\n\nDrive to the car park above the beach at [Klitmøller](entry:area-klitmoller), the cliff at [Bovbjerg](entry:area-bovbjerg) or the harbour in [Hvide Sande](entry:area-hvide-sande), and stay in the car with a coffee. You can swim again in two days. You can look for amber tomorrow morning.',
    ),
  },
  {
    key: 'black-sun',
    age: 71,
    author: 'Birgit Marskgaard',
    categories: ['nature', 'places'],
    tag: 'fjord',
    image: 'birds-over-the-marsh',
    slug: words('sort-sol', 'schwarze-sonne', 'the-black-sun'),
    title: words('Sort sol over marsken', 'Schwarze Sonne über der Marsch', 'The black sun over the marsh'),
    excerpt: words(
      'En halv million stære, ti minutter før mørket. Sådan står man det rigtige sted.',
      'Eine halbe Million Stare, zehn Minuten vor der Dunkelheit. So stehen Sie am richtigen Ort.',
      'Half a million starlings, ten minutes before dark. How to be standing in the right place.',
    ),
    body: words(
      'I marts og april, og igen fra september til ind i oktober, raster stærene i marsken bag [Rømø](entry:area-romo). Om dagen spiser de stankelbenslarver på engene. Ved solnedgang samler de sig, og før de går til ro i rørskoven, danser de.\n\nEn rovfugl er nok til, at hele flokken trækker sig sammen til en sort kugle, vælter og løser sig op igen. Lyden af vinger kommer et sekund senere, som regn.\n\n1. Vær der en time før solnedgang, med en termokande.\n2. Spørg i Ribe eller Tønder, hvor de sov i går. De skifter rørskov.\n3. Stil dig med solen i ryggen. Og tag hue på. Af flere grunde.',
      'Im März und April und noch einmal von September bis in den Oktober rasten die Stare in der Marsch hinter [Rømø](entry:area-romo). Tagsüber fressen sie auf den Wiesen. Bei Sonnenuntergang sammeln sie sich, und bevor sie im Schilf einfallen, tanzen sie.\n\nEin Greifvogel genügt, und der ganze Schwarm ballt sich zu einer schwarzen Kugel, kippt und löst sich wieder auf. Das Rauschen der Flügel kommt eine Sekunde später, wie Regen.\n\n1. Seien Sie eine Stunde vor Sonnenuntergang da, mit einer Thermoskanne.\n2. Fragen Sie in Ribe oder Tønder, wo die Vögel gestern geschlafen haben. Sie wechseln das Schilf.\n3. Stellen Sie sich so, dass Sie die Sonne im Rücken haben. Und setzen Sie eine Mütze auf. Aus mehreren Gründen.',
      'In March and April, and again from September into October, starlings rest in the marsh behind [Rømø](entry:area-romo). By day they feed on the meadows. At sunset they gather, and before they drop into the reeds for the night they dance.\n\nA single hawk is enough to make the whole flock draw together into a black ball, topple over and come apart again. The sound of the wings arrives a second later, like rain.\n\n1. Be there an hour before sunset, with a flask.\n2. Ask in Ribe or Tønder where they slept last night, as they change reed beds.\n3. Stand with the sun behind you. And wear a hat. For several reasons.',
    ),
  },
  {
    key: 'dark-sky',
    age: 96,
    author: 'Ida Stenklit',
    categories: ['nature', 'places'],
    tag: 'heath',
    image: 'black-timber-night',
    slug: words('morket-i-thy', 'die-dunkelheit-von-thy', 'the-dark-of-thy'),
    title: words('Mørket i Thy', 'Die Dunkelheit von Thy', 'The dark of Thy'),
    excerpt: words(
      'Sluk lyset på terrassen, vent tyve minutter, og se op.',
      'Licht auf der Terrasse aus, zwanzig Minuten warten und hinaufsehen.',
      'Switch off the terrace light, wait twenty minutes, and look up.',
    ),
    body: words(
      'I en by ser man hundrede stjerner på en klar nat. Fra klitheden ved [Stenbjerg](entry:area-stenbjerg) ser man et par tusind og mælkevejen fra kant til kant.\n\nØjet er tyve minutter om at vænne sig til mørket og ét sekund om at glemme det, så læg telefonen væk. En rød lygte er fin. Vælg en nat uden måne, helst i august eller fra oktober og frem, når det bliver ordentligt mørkt, inden børnene skal i seng.\n\n## Tre ting at finde\n\n- **Karlsvognen**, som alle kender; gå fem længder ud fra bagkanten, og du har Nordstjernen.\n- **Andromedagalaksen**, en tåget plet over Cassiopeia. Lyset derfra er to en halv million år gammelt.\n- **Satellitter**, som glider lydløst over og går ud, når de møder jordens skygge.\n\nDer er også nordlys af og til. Ikke så tit, som folk siger, men oftere, end man skulle tro.',
      'In der Stadt sehen Sie in einer klaren Nacht hundert Sterne. Von der Dünenheide bei [Stenbjerg](entry:area-stenbjerg) aus sind es ein paar Tausend, und die Milchstraße reicht von Rand zu Rand.\n\nDas Auge braucht zwanzig Minuten, um sich an die Dunkelheit zu gewöhnen, und eine Sekunde, um sie zu vergessen; legen Sie also das Telefon weg. Eine rote Lampe stört nicht. Wählen Sie eine Nacht ohne Mond, am besten im August oder ab Oktober, wenn es dunkel wird, bevor die Kinder ins Bett müssen.\n\n## Drei Dinge zum Finden\n\n- **Der Große Wagen**, den jeder kennt; verlängern Sie die Hinterachse um das Fünffache, und Sie sind beim Polarstern.\n- **Die Andromedagalaxie**, ein nebliger Fleck unter der Kassiopeia. Ihr Licht ist zweieinhalb Millionen Jahre alt.\n- **Satelliten**, die lautlos ziehen und erlöschen, wenn sie in den Erdschatten tauchen.\n\nManchmal gibt es auch Polarlicht. Nicht so oft, wie man hört, aber öfter, als man glaubt.',
      'In a town you see a hundred stars on a clear night. From the dune heath at [Stenbjerg](entry:area-stenbjerg) you see a couple of thousand, and the Milky Way from edge to edge.\n\nThe eye takes twenty minutes to get used to the dark and a second to forget it, so put the phone away. A red torch is fine. Choose a moonless night, in August for preference or from October on, when it is dark before the children go to bed.\n\n## Three things to find\n\n- **The Plough**, which everybody knows; follow its two end stars for five times their distance and you have the Pole Star.\n- **The Andromeda galaxy**, a misty smudge near Cassiopeia. Its light is two and a half million years old.\n- **Satellites**, which glide over without a sound and go out as they meet the earth’s shadow.\n\nNow and then there are northern lights as well. Not as often as people say, but oftener than you would think.',
    ),
  },
]
