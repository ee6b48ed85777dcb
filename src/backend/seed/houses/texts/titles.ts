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

/** What the house is called in each language: its painted name, which no other has, and what it is. */
export function titlesOf(house: House): Text3 {
  const { kind, feature } = partsOf(house)
  const name = nameOf(house)
  const title = (language: Language) =>
    fill(`${name} – ${kind[language]} ${feature.text[language]}`, wordsOf(house, language))
  return { da: title('da'), de: title('de'), en: title('en') }
}

/** Conditions of what the title names: it is to be seen early among the pictures. */
export function titledConditions(house: House): readonly string[] {
  return partsOf(house).feature.when ?? []
}

function partsOf(house: House) {
  const random = createRandom('title', house.index)
  const kind = random.pick(trueOf(kinds[house.style], house))
  const [first, second = first] = features.filter(({ when }) => holds(house, when))
  const feature = has(house, 'pool') || random.chance(0.65) ? first : second
  if (!feature) throw new Error(`Nothing to say of ${house.name}`)
  return { kind, feature }
}

/** Every name there is, in an order of its own. */
const names: readonly string[] = createRandom('names').shuffled(
  Object.values(data.names).flatMap((each) => each.split(', ')),
)

/** Each house of the agency has a name of its own; beyond its size they come again with a number. */
function nameOf({ index }: House): string {
  const name = names[index % names.length]
  const round = Math.floor(index / names.length)
  return round === 0 ? `${name}` : `${name} ${round + 1}`
}
