import * as v from 'valibot'
import { AssetSchema, EditorUrlSchema, SysSchema, WordsSchema } from '../../contracts/entry.ts'

/** An entered picture after its approval. */
export const PhotoContestImageSchema = v.object({
  sys: SysSchema,
  imageTitle: v.string(),
  imageSlug: v.string(),
  imageText: WordsSchema,
  contestId: v.string(),
  image: v.nullish(AssetSchema, null),
  createdAt: v.nullish(v.string(), null),
})
export type PhotoContestImage = v.InferOutput<typeof PhotoContestImageSchema>

const Placed = v.nullish(PhotoContestImageSchema, null)

/**
 * A photo contest as its form and its pages need it. Pictures are taken while its status is `open`;
 * one that is `planned` has not begun, and of any other status it is over.
 */
export const PhotoContestSchema = v.object({
  sys: SysSchema,
  title: v.string(),
  year: v.number(),
  rewardImage: v.nullish(AssetSchema, null),
  rewardText: WordsSchema,
  conditionsUrl: EditorUrlSchema,
  status: WordsSchema,
  firstPlaceImage: Placed,
  secondPlaceImage: Placed,
  thirdPlaceImage: Placed,
})
export type PhotoContest = v.InferOutput<typeof PhotoContestSchema>

export interface ContestImages {
  total: number
  items: PhotoContestImage[]
}
