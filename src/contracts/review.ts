import * as v from 'valibot'
import { fieldOf, fieldsOf } from '../editions/names.ts'
import { type EditionKey, editions } from '../editions/table.ts'
import { IsoDateSchema, MarketIdSchema } from './lodging.ts'
import { CountSchema, IdSchema, MeasureSchema } from './numbers.ts'

/** Parts that a guest scores beside the overall rating. */
export const scoredParts = ['cleanliness', 'location', 'equipment', 'value', 'service'] as const
export type ScoredPart = (typeof scoredParts)[number]

export const maxPoints = 5
const ScoreSchema = v.pipe(v.number(), v.minValue(1), v.maxValue(maxPoints))

/** 1 to 5 each. */
export const ReviewScoresSchema = v.object({
  cleanliness: ScoreSchema,
  location: ScoreSchema,
  equipment: ScoreSchema,
  value: ScoreSchema,
  service: ScoreSchema,
} satisfies Record<ScoredPart, unknown>)
export type ReviewScores = v.InferOutput<typeof ReviewScoresSchema>

export const ReviewSchema = v.object({
  id: IdSchema,
  lodgingId: IdSchema,
  lan: MarketIdSchema,
  name: v.string(),
  place: v.string(),
  isoCountry: v.string(),
  answerText: v.string(),
  ...fieldsOf('answerText', () => v.string()),
  responseText: v.nullable(v.string()),
  ...fieldsOf('responseText', () => v.nullable(v.string())),
  responseTime: v.nullable(v.string()),
  date: IsoDateSchema,
  rating: MeasureSchema,
  /** Null where the guest was asked for the rating alone. */
  scores: v.optional(v.nullable(ReviewScoresSchema), null),
  hasHadAfterCare: v.boolean(),
})
export type Review = v.InferOutput<typeof ReviewSchema>

/**
 * What is read of one on the page of its house: of its words the guest's own, and those in the page's language. Words in
 * other languages are empty.
 */
export const HouseReviewSchema = v.object({
  ...v.omit(ReviewSchema, ['lodgingId', 'isoCountry', 'responseText', 'responseTime']).entries,
  ...fieldsOf('answerText', () => v.optional(v.string(), '')),
  ...fieldsOf('responseText', () => v.optional(v.nullable(v.string()), null)),
})
export type HouseReview = v.InferOutput<typeof HouseReviewSchema>

/** The selection of a review in a query to the broker. */
export const reviewFields = selectionOf(Object.keys(ReviewSchema.entries))

/** The same on the page of its house in that edition: words are the longest part of a house's reply. */
export function houseReviewFields(edition: EditionKey): string {
  const inOthers = editions
    .filter(({ key }) => key !== edition)
    .flatMap(({ key }): string[] => [fieldOf('answerText', key), fieldOf('responseText', key)])
  return selectionOf(Object.keys(HouseReviewSchema.entries).filter((field) => !inOthers.includes(field)))
}

function selectionOf(fields: readonly string[]): string {
  return fields.map((field) => (field === 'scores' ? `scores { ${scoredParts.join(' ')} }` : field)).join(' ')
}

export const ReviewStatSchema = v.object({
  lodgingId: IdSchema,
  average: MeasureSchema,
  best: MeasureSchema,
  worst: MeasureSchema,
  count: CountSchema,
})
export type ReviewStat = v.InferOutput<typeof ReviewStatSchema>

/** A review of the agency as others collect it. */
export const PortalReviewSchema = v.object({
  id: IdSchema,
  domain: v.string(),
  language: v.string(),
  personName: v.string(),
  stars: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  title: v.string(),
  text: v.string(),
  responseText: v.nullable(v.string()),
  responseDate: v.nullable(v.string()),
  createdAt: v.string(),
})
export type PortalReview = v.InferOutput<typeof PortalReviewSchema>

/** Figures of all collected reviews of a domain. */
export const PortalDomainStatSchema = v.object({
  domain: v.string(),
  stars: MeasureSchema,
  trustScore: MeasureSchema,
  reviewsTotal: CountSchema,
})
export type PortalDomainStat = v.InferOutput<typeof PortalDomainStatSchema>
