import { createRandom, type Random } from '../../random.ts'
import { fill, type Language, type Text3 } from '../../texts.ts'
import type { House } from '../house.ts'
import { openings, shoreSentences } from './openings.ts'
import { outdoorSentences, practicalSentences } from './outdoors.ts'
import { roomSentences, wellnessSentences } from './rooms.ts'
import type { Sentence } from './sentence.ts'
import { sleepingText } from './sleeping.ts'
import { surroundingsOf } from './surroundings.ts'
import { wordsOf } from './words.ts'

/** A house's description as HTML paragraphs: the same said in each language, and nothing that it does not have. */
export function descriptionOf(house: House): Text3 {
  const random = createRandom('description', house.index)
  const paragraphs: Text3[][] = [
    [random.pick(openings[house.style]), ...said(shoreSentences, house, random)],
    [...said(roomSentences, house, random), sleepingText(house, random.int(0, 2))],
    said(wellnessSentences, house, random),
    said(outdoorSentences, house, random),
    [...surroundingsOf(house, random), ...said(practicalSentences, house, random)],
  ]
  const html = (language: Language) => {
    const words = wordsOf(house, language)
    return paragraphs
      .filter((sentences) => sentences.length > 0)
      .map((sentences) => `<p>${sentences.map((text) => fill(text[language], words)).join(' ')}</p>`)
      .join('')
  }
  return { da: html('da'), de: html('de'), en: html('en') }
}

function said(sentences: readonly Sentence[], house: House, random: Random): Text3[] {
  return sentences
    .filter(({ when }) => when?.(house) ?? true)
    .filter(({ chance }) => random.chance(chance ?? 1))
    .map(({ texts }) => random.pick(texts))
}
