import * as v from 'valibot'
import { requiredCollectionOf, windowOf } from '../../contracts/entry.ts'
import { asset, fieldOf, sys } from '../../contracts/queries/query.ts'
import { PhotoContestImageSchema, PhotoContestSchema } from './contract.ts'

const image = `{ ${sys} imageTitle imageSlug imageText contestId createdAt image { ${asset} } }`

/** Newest first. */
export const contestsQuery = {
  name: 'ContentPhotoContests',
  document: `query ContentPhotoContests($locale: String!, $where: PhotoContestFilter, $limit: Int!) {
    photoContestCollection(where: $where, locale: $locale, order: [year_DESC], limit: $limit) { items {
      ${sys} title year rewardImage { ${asset} } rewardText conditionsUrl status
      firstPlaceImage ${image} secondPlaceImage ${image} thirdPlaceImage ${image}
    } }
  }`,
  schema: fieldOf('photoContestCollection', requiredCollectionOf(PhotoContestSchema)),
}

/** Specification, section 9. */
const maxContests = 10

/** Variables of `contestsQuery`: the latest years' contests, the newest one that is open, and that of a year. */
export const contestsOf = {
  latest: (locale: string) => ({ locale, where: {}, limit: maxContests }),
  open: (locale: string) => ({ locale, where: { status: 'open' }, limit: 1 }),
  year: (year: number, locale: string) => ({ locale, where: { year }, limit: 1 }),
}

/** Newest first. */
export const contestImagesQuery = {
  name: 'ContentPhotoContestImages',
  document: `query ContentPhotoContestImages($locale: String!, $where: PhotoContestImageFilter, $limit: Int!, $skip: Int!) {
    photoContestImageCollection(where: $where, locale: $locale, order: [createdAt_DESC], limit: $limit, skip: $skip) {
      total
      items ${image}
    }
  }`,
  schema: fieldOf('photoContestImageCollection', windowOf(PhotoContestImageSchema)),
}

export const contestImageQuery = {
  name: 'ContentPhotoContestImage',
  document: `query ContentPhotoContestImage($id: String!, $locale: String!) {
    photoContestImage(id: $id, locale: $locale) ${image}
  }`,
  schema: fieldOf('photoContestImage', v.nullable(PhotoContestImageSchema)),
}
