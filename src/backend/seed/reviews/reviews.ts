import type { ReviewScores } from '../../../contracts/review.ts'
import { addDays } from '../../../domain/stays.ts'
import { columnOf } from '../../../editions/names.ts'
import type { House } from '../houses/house.ts'
import { createRandom } from '../random.ts'
import { byLanguage, lanOf, seededEditions, type Text3 } from '../texts.ts'
import { UnusedWordings } from '../wordings.ts'
import type { Row } from '../writer.ts'
import { guestsOf } from './guests.ts'
import { type Person, personOf } from './people.ts'
import { type Criticism, type Remark, ReviewDraft, remarksOn } from './remarks.ts'
import { scoresOf } from './scores.ts'

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
  'scores',
] as const

interface ReviewText {
  text: Text3
  answer: Text3 | null
  hasHadAfterCare: boolean
}

interface Review extends ReviewText {
  person: Person
  daysAgo: number
  rating: number
  scores: ReviewScores
}

const threeYears = 3 * 365
const idsForHouse = 50
/** What a guest who was let down may still be glad of: nothing that the agency could have done better. */
const notTheHouse = new Set(['beach', 'view', 'nature', 'trips', 'amber', 'weather', 'shop', 'plot', 'dog', 'office'])

/** 5 to 40 reviews of a house; the ratings beside them make its average. */
export function reviewsOf(house: House, today: string): { rows: Row[]; ratings: number[] } {
  const random = createRandom('reviews', house.index)
  const oldest = Math.min(threeYears, house.publishedDaysAgo - 14)
  const few = house.publishedDaysAgo < 365
  const count = few ? random.int(5, 9) : Math.min(40, 5 + Math.round(random.next() ** 1.6 * 18 + house.popularity * 14))
  const write = reviewWriter(house)
  const reviews = Array.from({ length: count }, (): Review => {
    const daysAgo = random.int(3, oldest)
    const person = personOf(random)
    const rating = random.weighted([
      [5, 38 + house.quality * 34],
      [4, 34],
      [3, 15 - house.quality * 9],
      [2, 5 - house.quality * 3.5],
    ])
    return { person, daysAgo, rating, ...write(rating, addDays(today, -daysAgo)) }
  })
  const rows = reviews.map((review, index) => rowOf(house, review, house.id * idsForHouse + index, today))
  return { rows, ratings: reviews.map(({ rating }) => rating) }
}

/** Writes the house's reviews one after the other: no two have the same words. */
function reviewWriter(house: House): (rating: number, isoDay: string) => ReviewText & { scores: ReviewScores } {
  const remarks = remarksOn(house)
  const random = createRandom('review texts', house.index)
  // In their own order: the texts do not depend on it.
  const scoring = createRandom('review scores', house.index)
  const unused = new UnusedWordings()
  const answers = new UnusedWordings()

  return (rating, isoDay) => {
    const draft = new ReviewDraft(guestsOf(house, isoDay, random), unused, random)
    const written = reviewText(draft, rating)
    return { ...written, scores: scoresOf(rating, draft, scoring) }
  }

  function reviewText(draft: ReviewDraft, rating: number): ReviewText {
    if (rating === 5 || (rating === 4 && random.chance(0.5))) return contentedText(draft, rating)
    return rating === 4 ? textWithOneFault(draft) : disappointedText(draft, rating)
  }

  function contentedText(draft: ReviewDraft, rating: number): ReviewText {
    const kind = (list: readonly Remark[]) => (rating === 5 ? list : withoutFlawless(list))
    const opening = random.chance(0.6) ? draft.write(kind(remarks.openings)) : []
    const middle = times(random.weighted(lengths), () => draft.write(remarks.praise))
    const closing = random.chance(middle.length > 2 ? 0.3 : 0.55) ? draft.write(kind(remarks.closings)) : []
    const answer = random.chance(0.16) ? answerTo(draft, remarks.thanks) : null
    return { text: joined([...opening, ...middle, ...closing]), answer, hasHadAfterCare: false }
  }

  function textWithOneFault(draft: ReviewDraft): ReviewText {
    const fault = criticised(draft, ({ severe }) => !severe)
    const opening = random.chance(0.45) ? draft.write(withoutFlawless(remarks.openings)) : []
    const praised = times(random.int(1, 2), () => draft.write(remarks.praise))
    const closing = random.chance(0.4) ? draft.write(withoutFlawless(remarks.closings)) : []
    const middle = random.chance(0.75) ? [...praised, ...fault.sentences] : [...fault.sentences, ...praised]
    return { ...answered(fault, 0.25), text: joined([...opening, ...middle, ...closing]) }
  }

  function disappointedText(draft: ReviewDraft, rating: number): ReviewText {
    const first = criticised(draft, ({ severe }) => rating === 3 || severe)
    const second = rating === 2 || random.chance(0.3) ? criticised(draft, ({ severe }) => !severe) : undefined
    const opening = random.chance(0.8) ? draft.write(rating === 2 ? remarks.badOpenings : remarks.coolOpenings) : []
    const praised =
      rating === 3
        ? draft.write(remarks.praise.filter(({ topics }) => topics.every((topic) => notTheHouse.has(topic))))
        : []
    const closing = random.chance(0.6) ? draft.write(remarks.coolClosings) : []
    const text = joined([...opening, ...first.sentences, ...(second?.sentences ?? []), ...praised, ...closing])
    return { ...answered(first, 0.75), text }
  }

  function criticised(draft: ReviewDraft, isPreferred: (criticism: Criticism) => boolean) {
    const fault =
      draft.blame(remarks.criticism.filter(isPreferred)) ??
      draft.blame(remarks.criticism.filter((each) => !isPreferred(each)))
    if (!fault) throw new Error(`Nothing left to find fault with in ${house.name}`)
    const sentences = [draft.wordingOf(fault.text)]
    const isPutRight = fault.putRight !== undefined && !unused.isSpent(fault.putRight) && random.chance(0.5)
    if (isPutRight && fault.putRight) sentences.push(draft.wordingOf(fault.putRight))
    return { fault, sentences, isPutRight }
  }

  function answered({ fault, isPutRight }: ReturnType<typeof criticised>, probability: number) {
    const hasAnswer = random.chance(probability) && isNew(fault.answer)
    const glad = remarks.acknowledgements.find(({ text }) => isNew(text))
    const sentences = hasAnswer
      ? [...(isPutRight && glad ? [answers.take(glad.text, random)] : []), answers.take(fault.answer, random)]
      : []
    return { answer: hasAnswer ? joined(sentences) : null, hasHadAfterCare: isPutRight }
  }

  /** The agency says nothing twice, not even in other words. */
  function isNew(answer: Text3): boolean {
    return answers.timesUsed(answer) === 0
  }

  /** Rather about something that the guest has said than in general. */
  function answerTo({ topics }: ReviewDraft, thanks: readonly Remark[]): Text3 | null {
    const left = thanks.filter(({ text }) => isNew(text))
    const fitting = left.filter((remark) => remark.topics.some((topic) => topics.has(topic)))
    const general = left.filter((remark) => remark.topics.length === 0)
    const possible = fitting.length > 0 ? fitting : general
    return possible.length > 0 ? answers.take(random.pick(possible).text, random) : null
  }
}

/** How many things a contented guest mentions. */
const lengths = [
  [1, 3],
  [2, 5],
  [3, 3],
  [4, 1],
] as const

function withoutFlawless(list: readonly Remark[]): Remark[] {
  return list.filter(({ flawless }) => !flawless)
}

function times(count: number, write: () => Text3[]): Text3[] {
  return Array.from({ length: count }, write).flat()
}

function joined(sentences: readonly Text3[]): Text3 {
  return byLanguage((language) => sentences.map((sentence) => sentence[language]).join(' '))
}

function rowOf(house: House, review: Review, id: number, today: string): Row {
  const { person, text, answer, daysAgo } = review
  return [
    id,
    house.id,
    2,
    lanOf[person.language],
    person.name,
    person.place,
    person.isoCountry,
    addDays(today, -daysAgo),
    review.rating,
    text[person.language],
    ...seededEditions.map(({ language }) => text[language]),
    answer?.[person.language] ?? null,
    ...seededEditions.map(({ language }) => answer?.[language] ?? null),
    answer ? `${addDays(today, -Math.max(1, daysAgo - 2))}T09:30:00Z` : null,
    review.hasHadAfterCare ? 1 : 0,
    JSON.stringify(review.scores),
  ]
}
