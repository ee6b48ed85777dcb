import * as v from 'valibot'
import data from '../../data/houses/titles.json' with { type: 'json' }
import type { HouseStyle } from '../../pictures/catalogue.ts'
import { createRandom } from '../../random.ts'
import { fill, type Language, type Text3, TextSchema } from '../../texts.ts'
import { type House, has, holds } from '../house.ts'
import { wordsOf } from './words.ts'

/** What a house of a style is. */
const kinds: Readonly<Record<HouseStyle, readonly Text3[]>> = data.kinds
const features = v.parse(v.array(v.object({ when: v.optional(v.array(v.string())), text: TextSchema })), data.features)

/** What the house is called in each language: its painted name and what it is, or what it is and where. */
export function titlesOf(house: House): Text3 {
  const random = createRandom('title', house.index)
  const name = random.pick(data.names)
  const kind = random.pick(kinds[house.style])
  const fitting = features.filter(({ when }) => holds(house, when))
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
