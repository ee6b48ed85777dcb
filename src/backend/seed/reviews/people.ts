import * as v from 'valibot'
import data from '../data/people.json' with { type: 'json' }
import type { Random } from '../random.ts'
import { type Language, languages } from '../texts.ts'

export interface Person {
  name: string
  place: string
  isoCountry: string
  /** That they write in. */
  language: Language
}

const CountrySchema = v.object({
  isoCountry: v.string(),
  language: v.picklist(languages),
  names: v.array(v.string()),
  places: v.array(v.string()),
})
const [denmark, germany, ...abroad] = v.parse(v.tupleWithRest([CountrySchema, CountrySchema], CountrySchema), data)

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
    name: isCouple ? `${first} & ${second}` : first,
    place: random.pick(kind.places),
    isoCountry: kind.isoCountry,
    language: kind.language,
  }
}
