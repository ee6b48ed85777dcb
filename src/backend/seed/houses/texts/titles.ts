import * as v from 'valibot'
import data from '../../data/houses/titles.json' with { type: 'json' }
import type { HouseStyle } from '../../pictures/catalogue.ts'
import { createRandom } from '../../random.ts'
import { fill, type Language, type Text3, TextSchema, type TextWhen } from '../../texts.ts'
import { type House, has, holds } from '../house.ts'
import { trueOf } from './sentences.ts'
import { wordsOf } from './words.ts'

/** What a house of a style is. */
const kinds: Readonly<Record<HouseStyle, readonly TextWhen[]>> = data.kinds
const features = v.parse(v.array(v.object({ when: v.optional(v.array(v.string())), text: TextSchema })), data.features)

/** What the house is called in each language: its painted name, which no other of its area has, and what it is. */
export function titlesOf(house: House): Text3 {
  const random = createRandom('title', house.index)
  const kind = random.pick(trueOf(kinds[house.style], house))
  const fitting = features.filter(({ when }) => holds(house, when))
  const [first, second = first] = fitting
  const feature = (has(house, 'pool') || random.chance(0.65) ? first : second)?.text
  if (!feature) throw new Error(`Nothing to say of ${house.name}`)
  const name = nameOf(house)
  const title = (language: Language) =>
    fill(`${name} – ${kind[language]} ${feature[language]}`, wordsOf(house, language))
  return { da: title('da'), de: title('de'), en: title('en') }
}

/** The names in an order of the area's own; once each has been given, they come again with a number. */
function nameOf({ area, serial }: House): string {
  const names = createRandom('names', area.slug).shuffled(data.names)
  const name = names[serial % names.length]
  const round = Math.floor(serial / names.length)
  return round === 0 ? `${name}` : `${name} ${round + 1}`
}
