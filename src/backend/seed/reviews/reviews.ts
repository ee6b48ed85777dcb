import * as v from 'valibot'
import { columnOf } from '../../../editions/names.ts'
import data from '../data/reviews.json' with { type: 'json' }
import { type House, holds } from '../houses/house.ts'
import { readSentences } from '../houses/texts/sentences.ts'
import { createRandom, type Random } from '../random.ts'
import { lanOf, seededEditions, type Text3, TextSchema } from '../texts.ts'
import type { Row } from '../writer.ts'
import { type Person, personOf } from './people.ts'

/** Something that went wrong, how the guest tells it and what the agency answers. */
const CriticismSchema = v.object({
  when: v.optional(v.array(v.string())),
  text: TextSchema,
  /** Said where the agency saw to it during the stay. */
  putRight: v.optional(TextSchema),
  answer: TextSchema,
})
type Criticism = v.InferOutput<typeof CriticismSchema>

const { warmOpenings, warmClosings, coolOpenings, coolClosings, thanks } = data
const praise = readSentences(data.praise)
const criticisms = v.parse(v.array(CriticismSchema), data.criticisms)

export const reviewColumns = [
  'id',
  'lodging_id',
  'type',
  'lan',
  'name',
  'place',
  'iso_country',
  'date',
  'rating',
  'answer_text',
  ...seededEditions.map(({ key }) => columnOf('answer_text', key)),
  'response_text',
  ...seededEditions.map(({ key }) => columnOf('response_text', key)),
  'response_time',
  'has_had_after_care',
] as const

interface Review {
  person: Person
  daysAgo: number
  rating: number
  text: Text3
  answer: Text3 | null
  hasHadAfterCare: boolean
}

const threeYears = 3 * 365
const idsForHouse = 50

/** 5 to 40 reviews of a house; the ratings beside them make its average. */
export function reviewsOf(house: House, today: string): { rows: Row[]; ratings: number[] } {
  const random = createRandom('reviews', house.index)
  const oldest = Math.min(threeYears, house.publishedDaysAgo - 14)
  const few = house.publishedDaysAgo < 365
  const count = few ? random.int(5, 9) : Math.min(40, 5 + Math.round(random.next() ** 1.6 * 18 + house.popularity * 14))
  const reviews = Array.from({ length: count }, () => reviewOf(house, random, random.int(3, oldest)))
  const midnight = Date.parse(`${today}T00:00:00Z`)
  const rows = reviews.map((review, index) => rowOf(house, review, house.id * idsForHouse + index, midnight))
  return { rows, ratings: reviews.map(({ rating }) => rating) }
}

function reviewOf(house: House, random: Random, daysAgo: number): Review {
  const person = personOf(random)
  const rating = random.weighted([
    [5, 38 + house.quality * 34],
    [4, 34],
    [3, 15 - house.quality * 9],
    [2, 5 - house.quality * 3.5],
  ])
  if (rating === 5) {
    const text = joined([
      ...maybe(random.pick(warmOpenings), 0.8, random),
      ...praised(house, random, random.int(1, 3)),
      ...maybe(random.pick(warmClosings), 0.7, random),
    ])
    return {
      person,
      daysAgo,
      rating,
      text,
      answer: random.chance(0.16) ? random.pick(thanks) : null,
      hasHadAfterCare: false,
    }
  }
  const criticism = random.pick(criticisms.filter(({ when }) => holds(house, when)))
  const isPutRight = criticism.putRight !== undefined && random.chance(0.55)
  const told = toldOf(criticism, isPutRight)
  const answer = random.chance(rating === 4 ? 0.18 : 0.72) ? criticism.answer : null
  if (rating === 4) {
    const isFlawless = random.chance(0.5)
    const text = joined([
      ...maybe(random.pick(warmOpenings), 0.5, random),
      ...praised(house, random, random.int(1, 2)),
      ...(isFlawless ? [] : told),
      ...maybe(random.pick(warmClosings), 0.4, random),
    ])
    return {
      person,
      daysAgo,
      rating,
      text,
      answer: isFlawless ? null : answer,
      hasHadAfterCare: isPutRight && !isFlawless,
    }
  }
  const text = joined([
    random.pick(coolOpenings),
    ...told,
    ...(rating === 3 ? praised(house, random, 1) : []),
    random.pick(coolClosings),
  ])
  return { person, daysAgo, rating, text, answer, hasHadAfterCare: isPutRight }
}

function praised(house: House, random: Random, count: number): Text3[] {
  const fitting = praise.filter(({ when }) => holds(house, when))
  return random
    .shuffled(fitting)
    .slice(0, count)
    .map(({ texts }) => random.pick(texts))
}

function toldOf(criticism: Criticism, isPutRight: boolean): Text3[] {
  return criticism.putRight && isPutRight ? [criticism.text, criticism.putRight] : [criticism.text]
}

function maybe(text: Text3, probability: number, random: Random): Text3[] {
  return random.chance(probability) ? [text] : []
}

function joined(sentences: readonly Text3[]): Text3 {
  const inLanguage = (language: keyof Text3) => sentences.map((sentence) => sentence[language]).join(' ')
  return { da: inLanguage('da'), de: inLanguage('de'), en: inLanguage('en') }
}

function rowOf(house: House, review: Review, id: number, midnight: number): Row {
  const { person, text, answer } = review
  const day = (daysAgo: number) => new Date(midnight - daysAgo * 86_400_000).toISOString().slice(0, 10)
  return [
    id,
    house.id,
    2,
    lanOf[person.language],
    person.name,
    person.place,
    person.isoCountry,
    day(review.daysAgo),
    review.rating,
    text[person.language],
    ...seededEditions.map(({ language }) => text[language]),
    answer?.[person.language] ?? null,
    ...seededEditions.map(({ language }) => answer?.[language] ?? null),
    answer ? `${day(Math.max(1, review.daysAgo - 2))}T09:30:00Z` : null,
    review.hasHadAfterCare ? 1 : 0,
  ]
}
