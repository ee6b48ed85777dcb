import { createRandom, type Random } from '../../random.ts'
import { fill, type Language, type Text3 } from '../../texts.ts'
import type { House } from '../house.ts'
import { openings, shoreSentences } from './openings.ts'
import { outdoorSentences, practicalSentences } from './outdoors.ts'
import { bathroomSentences, roomSentences, wellnessSentences } from './rooms.ts'
import { type Said, saidOf } from './sentence.ts'
import { sleepingText } from './sleeping.ts'
import { surroundingsOf } from './surroundings.ts'
import { wordsOf } from './words.ts'

/** Danish words from which on a description does without what can be spared. */
const longEnough = 195

/** A house's description as HTML paragraphs: the same said in each language, and nothing that it does not have. */
export function descriptionOf(house: House): Text3 {
  const random = createRandom('description', house.index)
  const wellness = saidOf(wellnessSentences, house, random)
  const outdoors = saidOf(outdoorSentences, house, random)
  const paragraphs: Said[][] = [
    [needed(random.pick(openings[house.style])), ...saidOf(shoreSentences, house, random)],
    saidOf(roomSentences, house, random),
    [needed(sleepingText(house, random.int(0, 2))), ...saidOf(bathroomSentences, house, random)],
    ...(wellness.length > 1 ? [wellness, outdoors] : [[...wellness, ...outdoors]]),
    [...surroundingsOf(house, random).map(needed), ...saidOf(practicalSentences, house, random)],
  ]
  const kept = shortened(paragraphs, random)
  const html = (language: Language) => {
    const words = wordsOf(house, language)
    return kept
      .filter((sentences) => sentences.length > 0)
      .map((sentences) => `<p>${sentences.map(({ text }) => fill(text[language], words)).join(' ')}</p>`)
      .join('')
  }
  return { da: html('da'), de: html('de'), en: html('en') }
}

function needed(text: Text3): Said {
  return { text, isSpare: false }
}

function shortened(paragraphs: readonly Said[][], random: Random): Said[][] {
  let words = paragraphs.flat().reduce((sum, { text }) => sum + wordCount(text.da), 0)
  const dropped = new Set<Said>()
  for (const spare of random.shuffled(paragraphs.flat().filter(({ isSpare }) => isSpare))) {
    if (words <= longEnough) break
    words -= wordCount(spare.text.da)
    dropped.add(spare)
  }
  return paragraphs.map((sentences) => sentences.filter((sentence) => !dropped.has(sentence)))
}

function wordCount(text: string): number {
  return text.split(' ').length
}
