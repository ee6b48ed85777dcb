import * as v from 'valibot'
import { IsoDateSchema, LanSchema } from './lodging.ts'

export const ReviewSchema = v.object({
  id: v.number(),
  lodgingId: v.number(),
  lan: LanSchema,
  name: v.string(),
  place: v.string(),
  isoCountry: v.string(),
  answerText: v.string(),
  answerTextDa: v.string(),
  answerTextDe: v.string(),
  answerTextEn: v.string(),
  responseText: v.nullable(v.string()),
  responseTextDa: v.nullable(v.string()),
  responseTextDe: v.nullable(v.string()),
  responseTextEn: v.nullable(v.string()),
  responseTime: v.nullable(v.string()),
  date: IsoDateSchema,
  rating: v.number(),
  hasHadAfterCare: v.boolean(),
})
export type Review = v.InferOutput<typeof ReviewSchema>

export const ReviewStatSchema = v.object({
  lodgingId: v.number(),
  average: v.number(),
  best: v.number(),
  worst: v.number(),
  count: v.number(),
})
export type ReviewStat = v.InferOutput<typeof ReviewStatSchema>
