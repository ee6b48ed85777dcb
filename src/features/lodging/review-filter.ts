import type { HouseReview } from '../../contracts/review.ts'
import { fieldOf } from '../../editions/names.ts'
import type { Market } from '../../markets/market.ts'

/** Parameters of a house's page. */
export const reviewWordsKey = 'reviewWords'
export const reviewStarsKey = 'reviewStars'
export const maxReviewWords = 60

/** Filters of a review's stars: all, a minimum, or a maximum. */
const starRules = {
  5: (rating: number) => rating >= 5,
  4: (rating: number) => rating >= 4,
  3: (rating: number) => rating <= 3,
} as const
export type StarChoice = keyof typeof starRules
export const starChoices: readonly StarChoice[] = [5, 4, 3]

/** Filter of a house's reviews. */
export interface ReviewFilter {
  /** Words that must all be in the review or its answer; empty for any. */
  words: string
  stars: StarChoice | null
}

export function parseReviewFilter(query: URLSearchParams): ReviewFilter {
  const words = (query.get(reviewWordsKey) ?? '').slice(0, maxReviewWords).replace(/\s+/g, ' ').trim()
  const stars = Number(query.get(reviewStarsKey))
  return { words, stars: starChoices.find((choice) => choice === stars) ?? null }
}

export function isFiltered({ words, stars }: ReviewFilter): boolean {
  return words !== '' || stars !== null
}

/** The reviews that pass the filter, by their texts in the edition. */
export function filterReviews(
  reviews: readonly HouseReview[],
  { words, stars }: ReviewFilter,
  market: Market,
): HouseReview[] {
  const needles = plain(words).split(' ').filter(Boolean)
  return reviews.filter((review) => {
    const shown = [
      review[fieldOf('answerText', market.key)],
      review[fieldOf('responseText', market.key)],
      review.name,
      review.place,
    ]
    const text = plain(shown.join(' '))
    return needles.every((word) => text.includes(word)) && (stars === null || starRules[stars](review.rating))
  })
}

/** Without case and accents; ø, æ and ß as typed on a keyboard without them. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
}
