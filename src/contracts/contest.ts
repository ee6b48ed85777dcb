import * as v from 'valibot'
import { AssetSchema, SysSchema, WordsSchema } from './entry.ts'

/** A photo contest as its form and its pages need it. Pictures are taken while its status is `open`. */
export const PhotoContestSchema = v.object({
  sys: SysSchema,
  title: v.string(),
  year: v.number(),
  rewardImage: v.nullish(AssetSchema, null),
  rewardText: WordsSchema,
  conditionsUrl: v.nullish(v.string(), null),
  status: WordsSchema,
})
export type PhotoContest = v.InferOutput<typeof PhotoContestSchema>
