import * as v from 'valibot'
import data from '../data/reviews.json' with { type: 'json' }
import { type House, holds } from '../houses/house.ts'
import type { Random } from '../random.ts'
import { type Text3, TextSchema } from '../texts.ts'
import { type UnusedWordings, UsedWords } from '../wordings.ts'
import { type Guests, parties } from './guests.ts'

const seasons = ['winter', 'spring', 'summer', 'autumn'] as const

/** One thing that a guest says, or the agency answers, with its slots (see wordings.ts). */
const RemarkSchema = v.object({
  text: TextSchema,
  /** What it is about: of each topic a review speaks once, so that it can't say two things of it. */
  topics: v.optional(v.array(v.string()), []),
  /** What must be true of the house: conditions as in houses/house.ts. */
  when: v.optional(v.array(v.string())),
  seasons: v.optional(v.array(v.picklist(seasons))),
  /** 1 to 12: narrower than a season. */
  months: v.optional(v.array(v.number())),
  parties: v.optional(v.array(v.picklist([...parties, 'dog']))),
  /** That nothing was wrong: never beside criticism. */
  flawless: v.optional(v.boolean(), false),
})
export type Remark = v.InferOutput<typeof RemarkSchema>

const CriticismSchema = v.object({
  ...RemarkSchema.entries,
  /** Nobody gives four stars all the same. */
  severe: v.optional(v.boolean(), false),
  /** Said where the agency saw to it during the stay. */
  putRight: v.optional(TextSchema),
  answer: TextSchema,
})
export type Criticism = v.InferOutput<typeof CriticismSchema>

const RemarksSchema = v.object({
  openings: v.array(RemarkSchema),
  praise: v.array(RemarkSchema),
  closings: v.array(RemarkSchema),
  coolOpenings: v.array(RemarkSchema),
  badOpenings: v.array(RemarkSchema),
  coolClosings: v.array(RemarkSchema),
  criticism: v.array(CriticismSchema),
  /** Of the agency, for what was put right during the stay. */
  acknowledgements: v.array(RemarkSchema),
  /** Of the agency, to contented guests. */
  thanks: v.array(RemarkSchema),
})
type Remarks = v.InferOutput<typeof RemarksSchema>

const remarks = v.parse(RemarksSchema, data)

/** What may be said of a house at all. */
export function remarksOn(house: House): Remarks {
  const fitting = <One extends Remark>(list: readonly One[]) => list.filter(({ when }) => holds(house, when))
  return {
    openings: fitting(remarks.openings),
    praise: fitting(remarks.praise),
    closings: fitting(remarks.closings),
    coolOpenings: fitting(remarks.coolOpenings),
    badOpenings: fitting(remarks.badOpenings),
    coolClosings: fitting(remarks.coolClosings),
    criticism: fitting(remarks.criticism),
    acknowledgements: fitting(remarks.acknowledgements),
    thanks: fitting(remarks.thanks),
  }
}

/** Chooses what one review says: of no topic twice, nothing that was said of the house before. */
export class ReviewDraft {
  readonly topics = new Set<string>()
  /** Those that were found wanting. */
  readonly faults = new Set<string>()
  readonly #guests: Guests
  readonly #unused: UnusedWordings
  readonly #random: Random
  readonly #usedWords = new UsedWords()

  constructor(guests: Guests, unused: UnusedWordings, random: Random) {
    this.#guests = guests
    this.#unused = unused
    this.#random = random
  }

  /** Of those that the guests could say, one that was said least of the house so far; undefined where there is none. */
  choose<One extends Remark>(list: readonly One[]): One | undefined {
    const possible = list.filter((remark) => this.#fits(remark) && !this.#unused.isSpent(remark.text))
    const fewest = Math.min(...possible.map(({ text }) => this.#unused.timesUsed(text)))
    const freshest = possible.filter(({ text }) => this.#unused.timesUsed(text) === fewest)
    const chosen = freshest.length > 0 ? this.#random.pick(freshest) : undefined
    for (const topic of chosen?.topics ?? []) this.topics.add(topic)
    return chosen
  }

  /** Chooses what the guests have to complain about. */
  blame(list: readonly Criticism[]): Criticism | undefined {
    const chosen = this.choose(list)
    for (const topic of chosen?.topics ?? []) this.faults.add(topic)
    return chosen
  }

  wordingOf(text: Text3): Text3 {
    return this.#unused.take(text, this.#random, this.#usedWords)
  }

  /** Chosen and said; nothing where there is nothing left to say. */
  write(list: readonly Remark[]): Text3[] {
    const chosen = this.choose(list)
    return chosen ? [this.wordingOf(chosen.text)] : []
  }

  #fits({ topics, seasons: when, months, parties }: Remark): boolean {
    const { stayed, party, hasDog } = this.#guests
    if (when && !stayed.every(({ season }) => when.includes(season))) return false
    if (months && !stayed.every(({ month }) => months.includes(month))) return false
    if (parties && !parties.includes(party) && !(hasDog && parties.includes('dog'))) return false
    return !topics.some((topic) => this.topics.has(topic))
  }
}
