import * as v from 'valibot'
import { comparableEmail } from './email.ts'
import { emailField, lineField, linesField } from './form-fields.ts'
import { fieldOf } from './queries/query.ts'
import { longestName } from './typed-text.ts'

/** Content types of the photo contest: part of the content model. */
export const contestTypes = {
  photoContest: {
    title: 'Symbol',
    year: 'Integer',
    slug: 'Symbol',
    rewardImage: 'Asset',
    rewardText: 'Text',
    conditionsUrl: 'Symbol',
    status: 'Symbol',
    createdAt: 'Date',
    updatedAt: 'Date',
    firstPlaceImage: 'Link:photoContestImage',
    secondPlaceImage: 'Link:photoContestImage',
    thirdPlaceImage: 'Link:photoContestImage',
  },
  photoContestImage: {
    imageTitle: 'Symbol',
    imageSlug: 'Symbol',
    imageText: 'Text',
    contestId: 'Symbol',
    image: 'Asset',
    createdAt: 'Date',
  },
} as const

/** Characters of a picture's title and of what is said of it. */
export const contestLimits = { title: 80, text: 500 } as const

/** The page's form, which asks for nothing twice (WCAG 2.2, SC 3.3.7). */
export const ContestFormSchema = v.object({
  contestId: v.pipe(v.string('check'), v.regex(/^[\w.-]{1,64}$/, 'check')),
  userEmail: emailField({ required: true }),
  userName: lineField({ required: true, max: longestName }),
  imageTitle: lineField({ required: true, max: contestLimits.title }),
  imageText: linesField({ required: false, max: contestLimits.text }),
})
export const contestFormFields = ['contestId', 'userEmail', 'userName', 'imageTitle', 'imageText'] as const

/** Text fields of POST /bridge/contest_image_submissions/ (multipart); the picture is `contest_image`. */
export const ContestFieldsSchema = v.pipe(
  v.object({ ...ContestFormSchema.entries, userEmailConfirm: emailField({ required: true }) }),
  v.forward(
    v.partialCheck(
      [['userEmail'], ['userEmailConfirm']],
      ({ userEmail, userEmailConfirm }) => comparableEmail(userEmail) === comparableEmail(userEmailConfirm),
      'mismatch',
    ),
    ['userEmailConfirm'],
  ),
)
export const contestTextFields = [
  'contestId',
  'userEmail',
  'userEmailConfirm',
  'userName',
  'imageTitle',
  'imageText',
] as const
export const contestPictureField = 'contest_image'

/** Pixels on the longer side of a contest picture: winners are shown across a whole page. */
export const minContestPictureSide = 1_000

/** The contest that a picture is sent to; null: it is not there, not written in the locale, or closed. */
export const openContestQuery = {
  name: 'ContentOpenContest',
  document: `query ContentOpenContest($id: String!, $locale: String!) {
    photoContest(id: $id, locale: $locale) { title status }
  }`,
  schema: v.pipe(
    fieldOf(
      'photoContest',
      v.nullable(v.object({ title: v.nullish(v.string(), null), status: v.nullish(v.string(), null) })),
    ),
    v.transform((contest) => (contest?.title == null || contest.status !== 'open' ? null : { title: contest.title })),
  ),
}
