import * as v from 'valibot'
import {
  type ContestImages,
  type PhotoContest,
  type PhotoContestImage,
  PhotoContestImageSchema,
  PhotoContestSchema,
} from '../contracts/contest.ts'
import { askedCollectionOf } from '../contracts/entry.ts'
import type { Locale } from '../markets/market.ts'
import { asset, sys } from './content-queries.ts'
import type { ContentReader } from './content-reader.ts'

/** Photo contests and the pictures in them. */
export interface ContestContent {
  /** The newest one that is open; null: none is. */
  openContest(locale: Locale): Promise<PhotoContest | null>
  /** The latest years' contests, newest first. */
  contests(locale: Locale): Promise<PhotoContest[]>
  contestOf(year: number, locale: Locale): Promise<PhotoContest | null>
  /** Newest first. */
  contestImages(contestId: string, locale: Locale, window: { limit: number; skip: number }): Promise<ContestImages>
  contestImagesOf(contestId: string, slug: string, locale: Locale): Promise<PhotoContestImage[]>
  contestImage(id: string, locale: Locale): Promise<PhotoContestImage | null>
}

/** Specification, section 9. */
const mostContests = 10
/** Pictures of one contest that share a title. */
const mostAlike = 50

export function contestContent({ read }: ContentReader): ContestContent {
  const contests = async (locale: Locale, where: object, limit: number) =>
    (await read(contestsQuery, ContestsReplySchema, { locale, where, limit })).data.photoContestCollection
  return {
    openContest: async (locale) => (await contests(locale, { status: 'open' }, 1))[0] ?? null,
    contests: (locale) => contests(locale, {}, mostContests),
    contestOf: async (year, locale) => (await contests(locale, { year }, 1))[0] ?? null,
    async contestImages(contestId, locale, window) {
      const variables = { locale, where: { contestId }, ...window }
      return (await read(imagesQuery, ImagesReplySchema, variables)).data.photoContestImageCollection
    },
    async contestImagesOf(contestId, imageSlug, locale) {
      const variables = { locale, where: { contestId, imageSlug }, limit: mostAlike, skip: 0 }
      return (await read(imagesQuery, ImagesReplySchema, variables)).data.photoContestImageCollection.items
    },
    async contestImage(id, locale) {
      return (await read(imageQuery, ImageReplySchema, { id, locale })).data.photoContestImage
    },
  }
}

const image = `{ ${sys} imageTitle imageSlug imageText contestId createdAt image { ${asset} } }`

const contestsQuery = {
  name: 'ContentPhotoContests',
  document: `query ContentPhotoContests($locale: String!, $where: PhotoContestFilter, $limit: Int!) {
    photoContestCollection(where: $where, locale: $locale, order: [year_DESC], limit: $limit) { items {
      ${sys} title year rewardImage { ${asset} } rewardText conditionsUrl status
      firstPlaceImage ${image} secondPlaceImage ${image} thirdPlaceImage ${image}
    } }
  }`,
}

const imagesQuery = {
  name: 'ContentPhotoContestImages',
  document: `query ContentPhotoContestImages($locale: String!, $where: PhotoContestImageFilter, $limit: Int!, $skip: Int!) {
    photoContestImageCollection(where: $where, locale: $locale, order: [createdAt_DESC], limit: $limit, skip: $skip) {
      total
      items ${image}
    }
  }`,
}

const imageQuery = {
  name: 'ContentPhotoContestImage',
  document: `query ContentPhotoContestImage($id: String!, $locale: String!) {
    photoContestImage(id: $id, locale: $locale) ${image}
  }`,
}

const ContestsReplySchema = v.object({ photoContestCollection: askedCollectionOf(PhotoContestSchema) })
const ImagesReplySchema = v.object({
  photoContestImageCollection: v.pipe(
    v.object({ total: v.number(), items: v.array(v.nullable(PhotoContestImageSchema)) }),
    v.transform(({ total, items }): ContestImages => ({ total, items: items.filter((item) => item !== null) })),
  ),
})
const ImageReplySchema = v.object({ photoContestImage: v.nullable(PhotoContestImageSchema) })
