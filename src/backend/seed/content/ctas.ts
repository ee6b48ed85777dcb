import type { SceneTag } from '../pictures/scene.ts'
import type { Text3 } from '../texts.ts'
import { entry, type SeededEntry, toEntry, words } from './entry.ts'
import { picture } from './picture-assets.ts'

interface Cta {
  key: string
  title: Text3
  teaser: Text3
  label: Text3
  to: string
  tag: SceneTag
}

const ctas: Cta[] = [
  {
    key: 'dogs',
    to: 'page-dogs',
    tag: 'beach',
    title: words('Med hund', 'Mit Hund', 'With a dog'),
    teaser: words(
      'Reglerne, hundeskovene og huse med gulve, der tåler sand.',
      'Die Regeln, die Hundewälder und Häuser mit sandfesten Böden.',
      'The rules, the dog woods, and houses with floors that take sand.',
    ),
    label: words('Tag hunden med', 'Hund mitnehmen', 'Bring the dog'),
  },
  {
    key: 'children',
    to: 'page-children',
    tag: 'children-room',
    title: words('Med børn', 'Mit Kindern', 'With children'),
    teaser: words(
      'Lavt vand, gynger i haven og brætspil til regnvejret.',
      'Flaches Wasser, eine Schaukel im Garten und Spiele für den Regen.',
      'Shallow water, a swing in the garden and games for the rain.',
    ),
    label: words('Ferie med børn', 'Urlaub mit Kindern', 'Holidays with children'),
  },
  {
    key: 'pool',
    to: 'page-pool-houses',
    tag: 'pool',
    title: words('Med pool', 'Mit Pool', 'With a pool'),
    teaser: words(
      'Bad før morgenmaden, også når det blæser en halv pelikan.',
      'Schwimmen vor dem Frühstück, auch wenn draußen der Sturm pfeift.',
      'A swim before breakfast, gale or no gale.',
    ),
    label: words('Se poolhuse', 'Häuser mit Pool', 'Pool houses'),
  },
  {
    key: 'last-minute',
    to: 'page-last-minute',
    tag: 'facade',
    title: words('Af sted nu', 'Jetzt los', 'Off we go'),
    teaser: words(
      'Ledige huse de næste tre uger, mange til nedsat pris.',
      'Freie Häuser in den nächsten drei Wochen, viele reduziert.',
      'Houses free in the next three weeks, many of them reduced.',
    ),
    label: words('Se afbud', 'Last Minute ansehen', 'See last minute'),
  },
  {
    key: 'winter',
    to: 'page-winter',
    tag: 'fireplace',
    title: words('Om vinteren', 'Im Winter', 'In winter'),
    teaser: words(
      'Ild i ovnen, rav på stranden og ikke et menneske.',
      'Feuer im Ofen, Bernstein am Strand und kein Mensch.',
      'Fire in the stove, amber on the beach and not a soul.',
    ),
    label: words('Vinter ved havet', 'Winter am Meer', 'Winter by the sea'),
  },
  {
    key: 'areas',
    to: 'page-areas',
    tag: 'lighthouse',
    title: words('Find stedet', 'Den Ort finden', 'Find the place'),
    teaser: words(
      '47 steder fra Rømø til Skagen, og hvad de er gode til.',
      '47 Orte von Rømø bis Skagen und was sie auszeichnet.',
      '47 places from Rømø to Skagen, and what each is good for.',
    ),
    label: words('Se områder', 'Gebiete ansehen', 'See the areas'),
  },
]

interface Recommendation {
  key: string
  title: Text3
  teaser: Text3
  to: string
  categories: string[]
  tags: SceneTag[]
}

const recommendations: Recommendation[] = [
  {
    key: 'skagen-light',
    to: 'area-skagen',
    categories: ['category-sea-view'],
    tags: ['town', 'beach'],
    title: words('Lyset i Skagen', 'Das Licht von Skagen', 'The light of Skagen'),
    teaser: words(
      'Gå ud på Grenen tidligt, før traktorbussen kører, og stå med en fod i hvert hav.',
      'Gehen Sie früh hinaus nach Grenen, vor dem ersten Traktorbus, und stehen Sie mit je einem Fuß in zwei Meeren.',
      'Walk out to Grenen early, before the tractor bus, and stand with a foot in each sea.',
    ),
  },
  {
    key: 'holmsland',
    to: 'area-hvide-sande',
    categories: ['category-large', 'category-wellness'],
    tags: ['harbour', 'fjord'],
    title: words(
      'Hav på den ene side, fjord på den anden',
      'Meer auf der einen, Fjord auf der anderen Seite',
      'Sea on one side, fjord on the other',
    ),
    teaser: words(
      'På Holmsland Klit er der ti minutter til fods mellem surf og stille vand.',
      'Auf dem Holmsland Klit liegen zehn Minuten Fußweg zwischen Brandung und stillem Wasser.',
      'On Holmsland Klit it is ten minutes on foot from surf to still water.',
    ),
  },
  {
    key: 'blavand-family',
    to: 'area-blavand',
    categories: ['category-pool', 'category-dogs'],
    tags: ['lighthouse', 'beach'],
    title: words(
      'Blåvand, når børnene bestemmer',
      'Blåvand, wenn die Kinder bestimmen',
      'Blåvand, when the children decide',
    ),
    teaser: words(
      'Fyret at kravle op i, bunkere at klatre på og is hele vejen hjem.',
      'Ein Leuchtturm zum Hinaufsteigen, Bunker zum Klettern und Eis auf dem ganzen Heimweg.',
      'A lighthouse to climb, bunkers to clamber on and ice cream all the way home.',
    ),
  },
  {
    key: 'thy',
    to: 'area-klitmoller',
    categories: ['category-sea-view'],
    tags: ['sea', 'heath'],
    title: words('Thy, hvor kysten er vild', 'Thy, wo die Küste wild ist', 'Thy, where the coast runs wild'),
    teaser: words(
      'Nationalparken begynder ved haveporten, og om natten kan man se Mælkevejen.',
      'Der Nationalpark beginnt am Gartentor, und nachts sieht man die Milchstraße.',
      'The national park starts at the garden gate, and at night you can see the Milky Way.',
    ),
  },
]

export const ctaEntries: SeededEntry[] = [
  ...ctas.map(({ key, title, teaser, label, to, tag }, index) =>
    entry('cta', `cta-${key}`, (edition) => ({
      title: title[edition],
      teaser: teaser[edition],
      label: label[edition],
      image: picture({ tag }, index),
      internalLink: toEntry(to),
    })),
  ),
  ...recommendations.map(({ key, title, teaser, to, categories, tags }, index) =>
    entry('recommendation', `recommendation-${key}`, (edition) => ({
      title: title[edition],
      teaser: teaser[edition],
      images: tags.map((tag) => picture({ tag }, index)),
      categories: categories.map(toEntry),
      internalLink: toEntry(to),
      sortOrder: index + 1,
    })),
  ),
]
