import * as v from 'valibot'
import type { Random } from '../../random.ts'
import { type Text3, TextSchema } from '../../texts.ts'
import { spreadWording } from '../../wordings.ts'
import { type House, holds } from '../house.ts'

/** One thing that can be said of some houses, in words to choose from, with slots (see wordings.ts). */
const SentenceSchema = v.object({
  /** Left out: true of every house. */
  when: v.optional(v.array(v.string())),
  /** How readily it is said where it is true, and that a long text can do without it; left out: always. */
  chance: v.optional(v.number()),
  texts: v.array(TextSchema),
})
export type Sentence = v.InferOutput<typeof SentenceSchema>

export function readSentences(json: unknown): Sentence[] {
  return v.parse(v.array(SentenceSchema), json)
}

export interface Said {
  text: Text3
  isSpare: boolean
}

/** Those that are true of the house and happen to be said of it, each in one of its wordings. */
export function saidOf(sentences: readonly Sentence[], house: House, random: Random): Said[] {
  return sentences
    .filter(({ when }) => holds(house, when))
    .filter(({ chance }) => random.chance(chance ?? 1))
    .map(({ chance, texts }) => ({ text: spreadWording(texts, house), isSpare: chance !== undefined }))
}
