import type { Random } from '../random.ts'
import type { Language, lanOf } from '../texts.ts'

export interface Person {
  name: string
  place: string
  isoCountry: string
  /** The language that they write in. */
  lan: (typeof lanOf)[Language]
}

interface Country {
  isoCountry: string
  lan: (typeof lanOf)[Language]
  and: string
  names: readonly string[]
  places: readonly string[]
}

const denmark: Country = {
  isoCountry: 'DK',
  lan: 1,
  and: 'og',
  names: [
    'Mette',
    'Søren',
    'Anne',
    'Lars',
    'Kirsten',
    'Jens',
    'Camilla',
    'Henrik',
    'Louise',
    'Peter',
    'Trine',
    'Morten',
    'Hanne',
    'Thomas',
    'Lone',
    'Rasmus',
    'Birgit',
    'Anders',
    'Maria',
    'Jakob',
    'Susanne',
    'Niels',
    'Charlotte',
    'Ole',
    'Ida',
    'Christian',
    'Pia',
    'Torben',
    'Sofie',
    'Kasper',
    'Gitte',
    'Flemming',
    'Line',
    'Mads',
    'Bente',
    'Ulla',
    'Signe',
  ],
  places: [
    'Aarhus',
    'Odense',
    'Aalborg',
    'Herning',
    'Kolding',
    'Vejle',
    'Silkeborg',
    'Horsens',
    'Randers',
    'Roskilde',
    'Viborg',
    'Holstebro',
    'Esbjerg',
    'Sønderborg',
    'Køge',
    'Hillerød',
    'Skive',
    'Haderslev',
    'Svendborg',
    'Ikast',
    'København',
    'Fredericia',
    'Hjørring',
    'Næstved',
    'Ribe',
  ],
}
const germany: Country = {
  isoCountry: 'DE',
  lan: 2,
  and: 'und',
  names: [
    'Sabine',
    'Jörg',
    'Claudia',
    'Thomas',
    'Anja',
    'Stefan',
    'Petra',
    'Michael',
    'Kathrin',
    'Andreas',
    'Birgit',
    'Frank',
    'Julia',
    'Markus',
    'Heike',
    'Ulrich',
    'Nicole',
    'Matthias',
    'Silke',
    'Jan',
    'Monika',
    'Dirk',
    'Susanne',
    'Torsten',
    'Lena',
    'Florian',
    'Renate',
    'Bernd',
    'Carina',
    'Sebastian',
    'Maren',
    'Hendrik',
    'Antje',
    'Uwe',
    'Britta',
    'Felix',
  ],
  places: [
    'Hamburg',
    'Bremen',
    'Hannover',
    'Kiel',
    'Lübeck',
    'Münster',
    'Bielefeld',
    'Göttingen',
    'Köln',
    'Dortmund',
    'Kassel',
    'Oldenburg',
    'Flensburg',
    'Berlin',
    'Leipzig',
    'Dresden',
    'Nürnberg',
    'Stuttgart',
    'Freiburg',
    'Mainz',
    'Erfurt',
    'Braunschweig',
    'Lüneburg',
    'Paderborn',
    'Rostock',
    'Jena',
    'Celle',
    'Itzehoe',
  ],
}
const abroad: readonly Country[] = [
  {
    isoCountry: 'NL',
    lan: 7,
    and: 'and',
    names: ['Sanne', 'Jeroen', 'Marieke', 'Bas', 'Annelies', 'Pieter', 'Femke', 'Wouter'],
    places: ['Utrecht', 'Groningen', 'Zwolle', 'Arnhem', 'Haarlem'],
  },
  {
    isoCountry: 'NO',
    lan: 7,
    and: 'and',
    names: ['Ingrid', 'Håkon', 'Marit', 'Øyvind', 'Silje', 'Bjørn'],
    places: ['Oslo', 'Kristiansand', 'Stavanger', 'Bergen', 'Sandefjord'],
  },
  {
    isoCountry: 'SE',
    lan: 7,
    and: 'and',
    names: ['Karin', 'Johan', 'Elin', 'Magnus', 'Åsa', 'Fredrik'],
    places: ['Göteborg', 'Malmö', 'Borås', 'Halmstad', 'Lund'],
  },
  {
    isoCountry: 'GB',
    lan: 7,
    and: 'and',
    names: ['Emma', 'James', 'Fiona', 'Andrew', 'Helen', 'Robert', 'Ruth'],
    places: ['York', 'Edinburgh', 'Bristol', 'Norwich', 'Leeds', 'Cambridge'],
  },
]

/** A guest by first name and town; now and then a couple. */
export function personOf(random: Random): Person {
  const kind = random.weighted([
    [denmark, 40],
    [germany, 48],
    [random.pick(abroad), 12],
  ])
  const first = random.pick(kind.names)
  const second = random.pick(kind.names)
  const isCouple = random.chance(0.28) && second !== first
  return {
    name: isCouple ? `${first} ${kind.and} ${second}` : first,
    place: random.pick(kind.places),
    isoCountry: kind.isoCountry,
    lan: kind.lan,
  }
}
