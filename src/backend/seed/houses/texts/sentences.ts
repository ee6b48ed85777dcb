import * as v from 'valibot'
import type { Random } from '../../random.ts'
import { type Text3, TextSchema, type TextWhen } from '../../texts.ts'
import { spreadWording, type UsedWords } from '../../wordings.ts'
import { frontOf } from '../fronts.ts'
import { type House, holds } from '../house.ts'

/** One thing that can be said of some houses, in words to choose from, with slots (see wordings.ts). */
const SentenceSchema = v.object({
  /** Left out: true of every house. */
  when: v.optional(v.array(v.string())),
  /** How readily it is said where it is true, and that a long text can do without it; left out: always. */
  chance: v.optional(v.number()),
  texts: v.array(
    v.object({ ...TextSchema.entries, when: v.optional(v.array(v.string())), walls: v.optional(v.string()) }),
  ),
})
export type Sentence = v.InferOutput<typeof SentenceSchema>

export function readSentences(json: unknown): Sentence[] {
  return v.parse(v.array(SentenceSchema), json)
}

export interface ChosenSentence {
  text: Text3
  isOptional: boolean
}

/** Those that are true of the house and happen to be said of it, each in one of its wordings. */
export function chooseSentences(
  sentences: readonly Sentence[],
  house: House,
  random: Random,
  usedWords: UsedWords,
): ChosenSentence[] {
  return sentences
    .filter(({ when }) => holds(house, when))
    .filter(({ chance }) => random.chance(chance ?? 1))
    .map(({ chance, texts }) => ({
      text: spreadWording(trueOf(texts, house), house, usedWords),
      isOptional: chance !== undefined,
    }))
}

export function trueOf<One extends TextWhen>(texts: readonly One[], house: House): One[] {
  return texts.filter(({ when, walls }) => holds(house, when) && (!walls || walls === frontOf(house)?.walls))
}
