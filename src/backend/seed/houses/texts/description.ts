import bathrooms from '../../data/houses/bathrooms.json' with { type: 'json' }
import openings from '../../data/houses/openings.json' with { type: 'json' }
import outdoors from '../../data/houses/outdoors.json' with { type: 'json' }
import practical from '../../data/houses/practical.json' with { type: 'json' }
import rooms from '../../data/houses/rooms.json' with { type: 'json' }
import shore from '../../data/houses/shore.json' with { type: 'json' }
import wellness from '../../data/houses/wellness.json' with { type: 'json' }
import { createRandom, type Random } from '../../random.ts'
import { fill, type Language, type Text3 } from '../../texts.ts'
import type { House } from '../house.ts'
import { readSentences, type Said, saidOf } from './sentences.ts'
import { sleepingText } from './sleeping.ts'
import { surroundingsOf } from './surroundings.ts'
import { wordsOf } from './words.ts'

const sentences = {
  shore: readSentences(shore),
  rooms: readSentences(rooms),
  bathrooms: readSentences(bathrooms),
  wellness: readSentences(wellness),
  outdoors: readSentences(outdoors),
  practical: readSentences(practical),
}

/** Danish words from which on a description does without what can be spared. */
const longEnough = 195

/** A house's description as HTML paragraphs: the same said in each language, and nothing that it does not have. */
export function descriptionOf(house: House): Text3 {
  const random = createRandom('description', house.index)
  const bathing = saidOf(sentences.wellness, house, random)
  const outside = saidOf(sentences.outdoors, house, random)
  const paragraphs: Said[][] = [
    [needed(random.pick(openings[house.style])), ...saidOf(sentences.shore, house, random)],
    saidOf(sentences.rooms, house, random),
    [needed(sleepingText(house, random.int(0, 2))), ...saidOf(sentences.bathrooms, house, random)],
    ...(bathing.length > 1 ? [bathing, outside] : [[...bathing, ...outside]]),
    [...surroundingsOf(house, random).map(needed), ...saidOf(sentences.practical, house, random)],
  ]
  const kept = shortened(paragraphs, random)
  const html = (language: Language) => {
    const words = wordsOf(house, language)
    return kept
      .filter((paragraph) => paragraph.length > 0)
      .map((paragraph) => `<p>${paragraph.map(({ text }) => fill(text[language], words)).join(' ')}</p>`)
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
  return paragraphs.map((paragraph) => paragraph.filter((said) => !dropped.has(said)))
}

function wordCount(text: string): number {
  return text.split(' ').length
}
