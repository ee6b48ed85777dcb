import * as v from 'valibot'
import { DepartmentSchema } from './content.ts'
import { AssetSchema, collectionOf, EditorDaySchema, FlagSchema, SysSchema, WordsSchema } from './entry.ts'
import { LinkTargetSchema } from './link-target.ts'
import { RichTextSchema } from './rich-text.ts'

const facts = {
  excerpt: WordsSchema,
  image: v.nullish(AssetSchema, null),
  jobCategory: v.nullish(LinkTargetSchema, null),
  jobType: v.nullish(LinkTargetSchema, null),
  /** The last day on which one can apply; null = until the place is taken. */
  applicationDeadline: v.nullish(EditorDaySchema, null),
}
const seoFields = { seoTitle: WordsSchema, seoDescription: WordsSchema, noIndex: FlagSchema }

/** A job as a list shows it. `path` is null when it has no page in the edition. */
export const JobCardSchema = v.pipe(
  v.intersect([LinkTargetSchema, v.object({ ...facts, workplacesCollection: collectionOf(LinkTargetSchema) })]),
  v.transform(({ type: _type, ...card }) => card),
)
export type JobCard = v.InferOutput<typeof JobCardSchema>

const WorkplaceLinkSchema = v.pipe(
  v.intersect([LinkTargetSchema, v.object({ department: v.nullish(DepartmentSchema, null) })]),
  v.transform(({ type: _type, ...workplace }) => workplace),
)

/** `video` is the URL of a film about the work, or empty. */
export const JobSchema = v.object({
  sys: v.object({ ...SysSchema.entries, firstPublishedAt: v.nullish(v.string(), null) }),
  title: v.string(),
  slug: v.nullable(v.string()),
  ...facts,
  video: WordsSchema,
  body: v.nullish(RichTextSchema, null),
  workplacesCollection: collectionOf(WorkplaceLinkSchema),
  ...seoFields,
})
export type Job = v.InferOutput<typeof JobSchema>

/** What jobs are grouped by: a type of work, a field of work or a workplace, which has an office. */
export const JobGroupSchema = v.object({
  sys: SysSchema,
  title: v.string(),
  slug: v.nullable(v.string()),
  excerpt: WordsSchema,
  image: v.nullish(AssetSchema, null),
  department: v.nullish(DepartmentSchema, null),
  ...seoFields,
})
export type JobGroup = v.InferOutput<typeof JobGroupSchema>
const jobGroupTypes = ['jobType', 'jobCategory', 'workplace'] as const
export type JobGroupType = (typeof jobGroupTypes)[number]

/** Whether one can still apply: the deadline, an ISO day at the agency, is itself the last day. Null = no deadline. */
export function isOpenForApplications(deadline: string | null, today: string): boolean {
  return deadline === null || deadline >= today
}
