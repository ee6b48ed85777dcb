import { facility } from '../../../domain/facilities.ts'
import type { SceneTag } from '../pictures/scene.ts'
import type { Text3 } from '../texts.ts'
import { entry, type SeededEntry, words } from './entry.ts'
import { picture } from './picture-assets.ts'
import { richText } from './rich-text.ts'

interface Category {
  key: string
  type: 'lodging' | 'blog'
  slug: Text3
  title: Text3
  excerpt: Text3
  body?: Text3
  tag: SceneTag
  /** Client search criteria, as in the search page's address. */
  criteria?: Record<string, string>
}

const categories: Category[] = [
  {
    key: 'pool',
    type: 'lodging',
    tag: 'pool',
    slug: words('poolhuse', 'ferienhaus-mit-pool', 'houses-with-pool'),
    title: words('Sommerhuse med pool', 'Ferienhäuser mit Pool', 'Houses with a pool'),
    excerpt: words(
      'Egen pool under tag: der bliver badet før morgenmaden, uanset hvad vestenvinden finder på.',
      'Ein eigenes Schwimmbad unter dem Dach: Gebadet wird noch vor dem Frühstück, egal was der Westwind vorhat.',
      'A pool of your own under the roof, for a swim before breakfast whatever the west wind is up to.',
    ),
    body: words(
      'I et poolhus er vejret ligegyldigt. Poolrummet ligger i huset, vandet er opvarmet hele året, og de fleste har både spa og sauna ved siden af. Husene er store, så de er gode at være flere familier om.\n\nVær opmærksom på, at en pool bruger meget strøm. På huset kan du se, hvad tidligere gæster har brugt på samme årstid, så regningen ikke kommer bag på dig.',
      'Im Poolhaus spielt das Wetter keine Rolle. Das Schwimmbad liegt im Haus, das Wasser ist ganzjährig beheizt, und meist gehören Whirlpool und Sauna dazu. Die Häuser sind groß und eignen sich gut für mehrere Familien.\n\nEin Schwimmbad braucht viel Strom. Beim Haus sehen Sie, was frühere Gäste zur selben Jahreszeit verbraucht haben; so überrascht Sie die Abrechnung nicht.',
      'In a pool house the weather is beside the point. The pool is indoors and heated all year, usually with a whirlpool and sauna next to it. These are large houses, and good ones for two or three families together.\n\nA pool does use a lot of electricity. Each house shows what earlier guests used at the same time of year, so that the bill holds no surprises.',
    ),
    criteria: { [facility.pool]: '1' },
  },
  {
    key: 'dogs',
    type: 'lodging',
    tag: 'beach',
    slug: words('hund', 'hund', 'dogs-welcome'),
    title: words('Sommerhuse, hvor hunden må komme med', 'Ferienhäuser mit Hund', 'Houses that welcome dogs'),
    excerpt: words(
      'Kilometer af strand, en lukket grund og et gulv, der tåler sand. Hunden er velkommen.',
      'Kilometerlanger Strand, oft ein eingezäuntes Grundstück und Böden, die Sand vertragen: Hier ist der Hund willkommen.',
      'Miles of beach, often a fenced garden, and floors that do not mind sand. Your dog is welcome.',
    ),
    body: words(
      'Mere end halvdelen af vores huse tager imod hunde. Skriv i søgningen, hvor mange I har med, så finder du kun de huse, hvor der er plads. Prisen for hunden står i bestillingen, før du betaler.\n\nLæs også [hvad der gælder på stranden](entry:page-dogs): reglerne skifter med årstiden.',
      'Mehr als die Hälfte unserer Häuser nimmt Hunde auf. Geben Sie in der Suche an, wie viele Sie mitbringen, dann sehen Sie nur passende Häuser. Was der Hund kostet, steht in der Buchung, bevor Sie bezahlen.\n\nLesen Sie auch, [was am Strand gilt](entry:page-dogs): Die Regeln wechseln mit der Jahreszeit.',
      'More than half of our houses take dogs. Tell the search how many you are bringing and it shows only those with room for them. What a dog costs is in your booking before you pay.\n\nDo read [what applies on the beach](entry:page-dogs), as the rules change with the season.',
    ),
    criteria: { husdyr: '1' },
  },
  {
    key: 'sea-view',
    type: 'lodging',
    tag: 'view',
    slug: words('havudsigt', 'meerblick', 'sea-view'),
    title: words('Sommerhuse med havudsigt', 'Ferienhäuser mit Meerblick', 'Houses with a sea view'),
    excerpt: words(
      'Kaffen i sengen og horisonten lige uden for. Huse, hvor man ser vandet, før man står op.',
      'Kaffee im Bett und draußen der Horizont: Häuser, in denen man das Wasser sieht, bevor man aufsteht.',
      'Coffee in bed and the horizon outside: houses where you see the water before you are up.',
    ),
    criteria: { [facility.seaView]: '1' },
  },
  {
    key: 'large',
    type: 'lodging',
    tag: 'dining',
    slug: words('store-sommerhuse', 'grosse-ferienhauser', 'large-houses'),
    title: words('Store sommerhuse', 'Große Ferienhäuser', 'Large houses'),
    excerpt: words(
      'Plads til bedsteforældre, fætre og den ekstra ven. Huse til tolv og flere om samme bord.',
      'Platz für Großeltern, Cousins und den einen Freund mehr: Häuser für zwölf und mehr an einem Tisch.',
      'Room for grandparents, cousins and the friend who joined late: houses for twelve or more round one table.',
    ),
    body: words(
      'Et stort hus har to badeværelser eller flere, et langt bord og en stue, hvor børnene kan sove længe, mens resten spiser morgenmad. Mange af dem har pool.\n\nEr I to eller tre familier, som gerne vil have hver sin dør at lukke? Så find [huse tæt på hinanden](/houses-together/), der er ledige i de samme dage.',
      'Ein großes Haus hat zwei Bäder oder mehr, einen langen Tisch und Zimmer, in denen die Kinder ausschlafen, während die anderen schon frühstücken. Viele haben ein Schwimmbad.\n\nSie reisen mit zwei oder drei Familien, und jede möchte ihre eigene Tür zumachen können? Dann finden Sie hier [Häuser nah beieinander](/houses-together/), die an denselben Tagen frei sind.',
      'A large house has two bathrooms or more, a long table, and rooms where the children sleep on while everyone else is at breakfast. Many have a pool.\n\nTwo or three families, each with a front door of its own? Find [houses close together](/houses-together/) that are free on the same days.',
    ),
    criteria: { [facility.persons]: '12' },
  },
  {
    key: 'wellness',
    type: 'lodging',
    tag: 'wilderness-bath',
    slug: words('wellness', 'wellness', 'spa-and-sauna'),
    title: words('Sommerhuse med spa og sauna', 'Ferienhäuser mit Whirlpool und Sauna', 'Houses with spa and sauna'),
    excerpt: words(
      'En tur ved havet i blæst, saunaen bagefter og stjerner over vildmarksbadet.',
      'Erst der Spaziergang im Wind, dann die Sauna und zum Schluss die Sterne über dem Badefass.',
      'A blowy walk by the sea, the sauna afterwards, and stars above the hot tub.',
    ),
    criteria: { [facility.spa]: '1', [facility.sauna]: '1' },
  },
  {
    key: 'thatched',
    type: 'lodging',
    tag: 'facade',
    slug: words('stratag', 'reetdach', 'thatched-houses'),
    title: words('Sommerhuse med stråtag', 'Ferienhäuser mit Reetdach', 'Thatched houses'),
    excerpt: words(
      'Lave længer i læ af klitten, tykke tage og små ruder. Sådan har man bygget her i trehundrede år.',
      'Niedrige Häuser im Schutz der Dünen, dicke Dächer, kleine Fenster: So baut man hier seit dreihundert Jahren.',
      'Low houses in the lee of the dunes, deep roofs and small panes: how they have built here for three hundred years.',
    ),
    criteria: { [facility.thatchedRoof]: '1' },
  },
  {
    key: 'nature',
    type: 'blog',
    tag: 'heath',
    slug: words('natur', 'natur', 'nature'),
    title: words('Natur', 'Natur', 'Nature'),
    excerpt: words(
      'Dyr, planter og vejr ved havet.',
      'Tiere, Pflanzen und Wetter am Meer.',
      'Wildlife, plants and weather by the sea.',
    ),
  },
  {
    key: 'food',
    type: 'blog',
    tag: 'kitchen',
    slug: words('mad', 'essen', 'food'),
    title: words('Mad', 'Essen und Trinken', 'Food and drink'),
    excerpt: words(
      'Fisk fra kajen, bær fra klitten.',
      'Fisch vom Kai, Beeren aus der Düne.',
      'Fish off the quay, berries from the dunes.',
    ),
  },
  {
    key: 'family',
    type: 'blog',
    tag: 'beach',
    slug: words('familie', 'familie', 'family'),
    title: words('Med børn', 'Mit Kindern', 'With children'),
    excerpt: words(
      'Det, der virker, når man er fire år. Eller fjorten.',
      'Was mit vier Jahren Spaß macht. Oder mit vierzehn.',
      'What works when you are four. Or fourteen.',
    ),
  },
  {
    key: 'places',
    type: 'blog',
    tag: 'town',
    slug: words('steder', 'orte', 'places'),
    title: words('Steder', 'Orte', 'Places'),
    excerpt: words(
      'Byer, fyr og veje, vi holder af.',
      'Orte, Leuchttürme und Wege, die wir mögen.',
      'Towns, lighthouses and roads we are fond of.',
    ),
  },
  {
    key: 'house',
    type: 'blog',
    tag: 'detail',
    slug: words('i-huset', 'im-haus', 'in-the-house'),
    title: words('I huset', 'Im Haus', 'In the house'),
    excerpt: words(
      'Brændeovne, sand og regnvejrsdage.',
      'Kaminöfen, Sand und Regentage.',
      'Stoves, sand and rainy days.',
    ),
  },
]

export const categoryEntries: SeededEntry[] = categories.map(
  ({ key, type, slug, title, excerpt, body, tag, criteria }, index) =>
    entry('category', type === 'blog' ? `category-blog-${key}` : `category-${key}`, (edition) => ({
      title: title[edition],
      slug: slug[edition],
      type,
      excerpt: excerpt[edition],
      body: body ? richText(body[edition]) : null,
      image: picture({ tag }, index),
      criteria: criteria ?? null,
      sortOrder: index,
      seoTitle: title[edition],
      seoDescription: excerpt[edition],
    })),
)
