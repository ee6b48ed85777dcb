import type { HouseStyle } from '../../pictures/scene.ts'
import { createRandom } from '../../random.ts'
import { fill, type Language, type Text3, text3 } from '../../texts.ts'
import { type House, has } from '../house.ts'
import { wordsOf } from './words.ts'

/** What owners paint on the board beside the door. */
const houseNames = [
  'Klitrosen',
  'Havblik',
  'Marehuset',
  'Mågereden',
  'Lyngly',
  'Ternereden',
  'Vestenvind',
  'Sandhytten',
  'Havgus',
  'Solkrogen',
  'Ravhuset',
  'Lærkebo',
  'Strandhjem',
  'Klitly',
  'Bølgen',
  'Fyrtårnet',
  'Hybenly',
  'Havtorn',
  'Klokkelyng',
  'Stormly',
  'Lysningen',
  'Langelyng',
  'Ederfuglen',
  'Strandskaden',
  'Muslingen',
  'Havørn',
  'Sommerly',
  'Fyrrely',
  'Klittoppen',
  'Vindfløjen',
  'Vragstumpen',
  'Styrehuset',
  'Redningshuset',
  'Blæsten',
  'Nordlys',
  'Solsiden',
  'Ankeret',
  'Sømærket',
  'Havfruen',
  'Kompasset',
  'Vesterhus',
  'Rævehulen',
  'Harehuset',
  'Kaptajnens Hus',
  'Tangloppen',
  'Sandormen',
  'Klitheden',
  'Enebærhuset',
  'Gyvelbo',
  'Solopgang',
  'Aftensol',
  'Havbrisen',
  'Pynten',
  'Revlingen',
  'Porsehuset',
  'Marehalmen',
  'Skumsprøjt',
  'Dønningen',
  'Lille Klit',
  'Store Klit',
  'Vadefuglen',
  'Himmel og Hav',
  'Ro og Mag',
  'Pusterummet',
  'Fristedet',
  'Udsigten',
  'Læhegnet',
  'Sivhuset',
  'Regnspoven',
  'Vibereden',
  'Sandslottet',
  'Guldkornet',
  'Bølgebryderen',
  'Horisonten',
  'Vestkysten',
  'Klitperlen',
  'Sandløberen',
  'Bagklitten',
  'Tinden',
  'Strandloppen',
  'Havhesten',
  'Nøddebo',
  'Svalereden',
  'Krabben',
  'Søstjernen',
  'Troldhøj',
  'Månelyst',
  'Fjerbo',
  'Hulken',
  'Sildehuset',
] as const

const kinds: Record<HouseStyle, readonly Text3[]> = {
  thatched: [
    text3('stråtækt sommerhus', 'Reetdachhaus', 'thatched cottage'),
    text3('hus under stråtag', 'Ferienhaus unter Reet', 'holiday home under thatch'),
  ],
  'timber-black': [
    text3('sort træhus', 'schwarzes Holzhaus', 'black timber house'),
    text3('sortmalet sommerhus', 'schwarzes Ferienhaus', 'black-painted summer house'),
  ],
  'timber-classic': [
    text3('klassisk sommerhus', 'klassisches Ferienhaus', 'classic summer house'),
    text3('træhus', 'Holzhaus', 'timber house'),
  ],
  log: [
    text3('bjælkehus', 'Blockhaus', 'log house'),
    text3('hyggeligt bjælkehus', 'gemütliches Blockhaus', 'snug log house'),
  ],
  brick: [
    text3('muret sommerhus', 'gemauertes Ferienhaus', 'brick holiday home'),
    text3('sommerhus i mursten', 'Ferienhaus aus Backstein', 'brick-built holiday home'),
  ],
  modern: [
    text3('moderne feriehus', 'modernes Ferienhaus', 'modern holiday home'),
    text3('arkitekttegnet sommerhus', 'Architektenhaus', 'architect-designed house'),
  ],
  fisherman: [
    text3('fiskerhus', 'Fischerhaus', 'fisherman’s cottage'),
    text3('gammelt fiskerhus', 'altes Fischerhaus', 'old fisherman’s cottage'),
  ],
  skagen: [
    text3('gult skagenshus', 'gelbes Skagenhaus', 'yellow Skagen house'),
    text3('hus i skagensstil', 'Haus im Skagenstil', 'Skagen-style house'),
  ],
}

interface Feature {
  when: (house: House) => boolean
  text: Text3
}
const features: readonly Feature[] = [
  {
    when: (house) => has(house, 'pool') && house.persons >= 14,
    text: text3('med pool til store selskaber', 'mit Pool für große Gruppen', 'with a pool for large parties'),
  },
  { when: (house) => has(house, 'pool') && house.persons < 14, text: text3('med pool', 'mit Pool', 'with a pool') },
  { when: (house) => has(house, 'seaView'), text: text3('med havudsigt', 'mit Meerblick', 'with a sea view') },
  { when: (house) => has(house, 'fjordView'), text: text3('med fjordudsigt', 'mit Fjordblick', 'with a fjord view') },
  {
    when: (house) => has(house, 'wildernessBath'),
    text: text3('med vildmarksbad', 'mit Badezuber', 'with a wood-fired hot tub'),
  },
  {
    when: (house) => has(house, 'sauna') && has(house, 'spa') && !has(house, 'pool'),
    text: text3('med sauna og spa', 'mit Sauna und Whirlpool', 'with sauna and whirlpool'),
  },
  {
    when: (house) => has(house, 'sauna') && !has(house, 'pool'),
    text: text3('med sauna', 'mit Sauna', 'with a sauna'),
  },
  {
    when: (house) => house.beachDistance <= 300,
    text: text3('tæt på stranden', 'nah am Strand', 'close to the beach'),
  },
  {
    when: (house) => has(house, 'duneView'),
    text: text3('med udsigt til klitterne', 'mit Dünenblick', 'overlooking the dunes'),
  },
  {
    when: (house) => has(house, 'fencedGround'),
    text: text3('med lukket have til hunden', 'mit eingezäuntem Garten', 'with a fenced garden'),
  },
  { when: (house) => has(house, 'woodStove'), text: text3('med brændeovn', 'mit Kaminofen', 'with a wood stove') },
  {
    when: (house) => has(house, 'playTower') || has(house, 'trampoline'),
    text: text3('med plads til leg', 'mit viel Platz zum Spielen', 'with room to play'),
  },
  {
    when: (house) => has(house, 'naturePlot'),
    text: text3('på naturgrund', 'auf Naturgrundstück', 'on a natural plot'),
  },
  {
    when: (house) => has(house, 'openTerrace'),
    text: text3('med solrig terrasse', 'mit sonniger Terrasse', 'with a sunny terrace'),
  },
  { when: () => true, text: text3('til {persons} personer', 'für {persons} Personen', 'for {persons}') },
]

/** What the house is called in each language: its painted name and what it is, or what it is and where. */
export function titlesOf(house: House): Text3 {
  const random = createRandom('title', house.index)
  const name = random.pick(houseNames)
  const kind = random.pick(kinds[house.style])
  const fitting = features.filter(({ when }) => when(house))
  const [first, second = first] = fitting
  const feature = (has(house, 'pool') || random.chance(0.65) ? first : second)?.text
  if (!feature) throw new Error(`Nothing to say of ${house.name}`)
  const named = random.chance(0.7)
  const title = (language: Language) => {
    const text = named
      ? `${name} – ${kind[language]} ${feature[language]}`
      : `${upperFirst(kind[language])} ${feature[language]} {place}`
    return fill(text, wordsOf(house, language))
  }
  return { da: title('da'), de: title('de'), en: title('en') }
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
