import type { AreaSlug, Region } from '../../../../domain/areas.ts'
import data from '../../data/houses/description.json' with { type: 'json' }
import surroundings from '../../data/houses/surroundings.json' with { type: 'json' }
import { createRandom, type Random } from '../../random.ts'
import { byLanguage, fill, type Text3, type TextWhen } from '../../texts.ts'
import { spreadWording, UsedWords } from '../../wordings.ts'
import type { House } from '../house.ts'
import { type ChosenSentence, chooseSentences, readSentences, trueOf } from './sentences.ts'
import { sleepingText } from './sleeping.ts'
import { wordsOf } from './words.ts'

const sentences = {
  openings: readSentences(data.openings),
  facts: readSentences(data.facts),
  shore: readSentences(data.shore),
  living: readSentences(data.living),
  kitchen: readSentences(data.kitchen),
  house: readSentences(data.house),
  bathrooms: readSentences(data.bathrooms),
  wellness: readSentences(data.wellness),
  outdoors: readSentences(data.outdoors),
  practical: readSentences(data.practical),
}

type Part = keyof typeof sentences | 'sleeping' | 'area' | 'region'

const inside: readonly Part[] = ['living', 'kitchen', 'house']
const nights: readonly Part[] = ['sleeping', 'bathrooms']
const outside: readonly Part[] = ['wellness', 'outdoors']

/** What the paragraphs speak of, in the orders in which a description may do so: the house first, then where it stands. */
const orders: readonly (readonly (readonly Part[])[])[] = [
  [['openings', 'facts', 'shore'], inside, nights, outside, ['area', 'region', 'practical']],
  [
    ['openings', 'facts', 'living'],
    ['outdoors', 'wellness'],
    ['kitchen', 'house'],
    nights,
    ['shore', 'area'],
    ['practical'],
  ],
  [
    ['openings', 'facts', 'living', 'kitchen'],
    ['sleeping', 'bathrooms', 'house'],
    outside,
    ['shore', 'area', 'region'],
    ['practical'],
  ],
  [['openings', 'facts', 'shore'], ['wellness', 'outdoors'], inside, nights, ['area'], ['practical', 'region']],
  [['openings', 'facts', 'house'], nights, ['kitchen', 'living'], outside, ['shore', 'area'], ['practical', 'region']],
  [['openings', 'facts', 'shore'], inside, outside, nights, ['area', 'region'], ['practical']],
]

/** Danish words from which on a description does without what can be spared. */
const longEnough = 195

/** A house's description as HTML paragraphs: the same said in each language, and nothing that it does not have. */
export function descriptionOf(house: House): Text3 {
  const random = createRandom('description', house.index)
  const usedWords = new UsedWords()
  const sentencesOf = (part: Part): ChosenSentence[] => {
    if (part === 'sleeping') return [{ text: sleepingText(house, usedWords), isOptional: false }]
    if (part === 'area') return [{ text: areaText(house, usedWords), isOptional: false }]
    if (part === 'region') return [{ text: regionText(house, usedWords), isOptional: true }]
    return chooseSentences(sentences[part], house, random, usedWords)
  }
  const paragraphs = random.pick(orders).map((parts) => parts.flatMap(sentencesOf))
  const written = shortened(paragraphs, random).filter((paragraph) => paragraph.length > 0)
  return byLanguage((language) => {
    const words = wordsOf(house, language)
    return written
      .map((paragraph) => `<p>${paragraph.map(({ text }) => fill(text[language], words)).join(' ')}</p>`)
      .join('')
  })
}

function shortened(paragraphs: readonly ChosenSentence[][], random: Random): ChosenSentence[][] {
  let words = paragraphs.flat().reduce((sum, { text }) => sum + wordCount(text.da), 0)
  const dropped = new Set<ChosenSentence>()
  for (const optional of random.shuffled(paragraphs.flat().filter(({ isOptional }) => isOptional))) {
    if (words <= longEnough) break
    words -= wordCount(optional.text.da)
    dropped.add(optional)
  }
  return paragraphs.map((paragraph) => paragraph.filter((said) => !dropped.has(said)))
}

function wordCount(text: string): number {
  return text.split(' ').length
}

/** What there is near every place, in a sentence or two. */
const ofArea: Readonly<Record<AreaSlug, Text3>> = surroundings.areas
/** A second thing to say of the places with most houses. */
const alsoOfArea: Partial<Record<AreaSlug, Text3>> = surroundings.alsoAreas
/** Further afield. */
const ofRegion: Readonly<Record<Region, readonly TextWhen[]>> = surroundings.regions

/** One thing to say of the place. */
function areaText(house: House, usedWords: UsedWords): Text3 {
  const { slug } = house.area
  const own = [ofArea, alsoOfArea].flatMap((texts) =>
    Object.entries(texts).flatMap(([key, text]) => (key === slug ? [text] : [])),
  )
  return spreadWording(own, house, usedWords)
}

/** One thing to say of the stretch of coast that the place lies on. */
function regionText(house: House, usedWords: UsedWords): Text3 {
  return spreadWording(trueOf(ofRegion[house.area.region], house), house, usedWords)
}
