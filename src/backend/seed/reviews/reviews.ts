import { columnOf } from '../../../editions/names.ts'
import type { House } from '../houses/house.ts'
import { createRandom, type Random } from '../random.ts'
import { seededEditions, type Text3 } from '../texts.ts'
import type { Row } from '../writer.ts'
import { type Criticism, coolClosings, coolOpenings, criticisms, thanks } from './criticism.ts'
import { type Person, personOf } from './people.ts'
import { praise, warmClosings, warmOpenings } from './praise.ts'

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
  const criticism = random.pick(criticisms.filter(({ when }) => when?.(house) ?? true))
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
  const fitting = praise.filter(({ when }) => when?.(house) ?? true)
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
  const written = ({ 1: 'da', 2: 'de', 7: 'en' } as const)[person.lan]
  const day = (daysAgo: number) => new Date(midnight - daysAgo * 86_400_000).toISOString().slice(0, 10)
  return [
    id,
    house.id,
    2,
    person.lan,
    person.name,
    person.place,
    person.isoCountry,
    day(review.daysAgo),
    review.rating,
    text[written],
    ...seededEditions.map(({ language }) => text[language]),
    answer?.[written] ?? null,
    ...seededEditions.map(({ language }) => answer?.[language] ?? null),
    answer ? `${day(Math.max(1, review.daysAgo - 2))}T09:30:00Z` : null,
    review.hasHadAfterCare ? 1 : 0,
  ]
}
