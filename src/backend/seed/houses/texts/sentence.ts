import type { Random } from '../../random.ts'
import type { Text3 } from '../../texts.ts'
import type { House } from '../house.ts'

/** One thing that can be said of some houses, in words to choose from. */
export interface Sentence {
  /** Left out: true of every house. */
  when?: (house: House) => boolean
  /** How readily it is said where it is true, and that a long text can do without it; left out: always. */
  chance?: number
  texts: readonly Text3[]
}

export interface Said {
  text: Text3
  isSpare: boolean
}

/** Those that are true of the house and happen to be said of it, each in one of its wordings. */
export function saidOf(sentences: readonly Sentence[], house: House, random: Random): Said[] {
  return sentences
    .filter(({ when }) => when?.(house) ?? true)
    .filter(({ chance }) => random.chance(chance ?? 1))
    .map(({ chance, texts }) => ({ text: random.pick(texts), isSpare: chance !== undefined }))
}
