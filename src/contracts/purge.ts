import * as v from 'valibot'
import { editionKeys } from '../editions/table.ts'
import { EnvelopeSchema } from './envelope.ts'
import { maxSlugLength } from './route.ts'

const NamesSchema = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))), v.maxLength(100)),
  [],
)

/** Data that an editor purges. */
export const PurgeRequestSchema = v.pipe(
  v.strictObject({
    /** Tags of the caches: `search`, `weather`, `type:blog` … */
    tags: NamesSchema,
    /** Slugs of pages, the home page's is empty: `om-os`. */
    slugs: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(maxSlugLength))), v.maxLength(100)), []),
    /** Ids of content entries. */
    entries: NamesSchema,
    /** Ids of houses. */
    lodgings: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(100)), []),
    /** Everything of one edition. */
    market: v.optional(v.picklist(editionKeys)),
    /** Everything. */
    all: v.optional(v.boolean(), false),
  }),
  v.check(
    ({ tags, slugs, entries, lodgings, market, all }) =>
      all || market !== undefined || [tags, slugs, entries, lodgings].some((list) => list.length > 0),
    'Name what to purge: tags, slugs, entries, lodgings, market or all.',
  ),
)
export type PurgeRequest = v.InferOutput<typeof PurgeRequestSchema>

/** A page that was requested again. `seconds` after the purge its new version was there. */
const RemadePageSchema = v.object({
  market: v.picklist(editionKeys),
  path: v.string(),
  status: v.number(),
  seconds: v.number(),
})
export type RemadePage = v.InferOutput<typeof RemadePageSchema>

/** Lines of the reply: first the purge itself, then each page that was requested again. */
export type PurgeLine = { epoch: number; tags: string[] } | RemadePage

/** Source of a purge. */
const purgers = ['console', 'call', 'content'] as const

/** The receipt of a purge, for editors. */
export const ReceiptSchema = v.object({
  epoch: v.number(),
  /** Milliseconds since 1970. */
  at: v.number(),
  by: v.picklist(purgers),
  /** Name of the editor; empty if unknown. */
  who: v.optional(v.string(), ''),
  /** Whether its pages are still requested. */
  isAtWork: v.optional(v.boolean(), false),
  /** When one of them last was, in milliseconds since 1970; missing: at once, or not yet. */
  workedAt: v.optional(v.number()),
  /** The purged subject, in words. */
  subject: v.string(),
  tags: v.array(v.string()),
  /** Pages that are requested again, those that were by now with their seconds. */
  pages: v.array(
    v.object({
      ...RemadePageSchema.entries,
      /** Expected status: only then it counts as live. */
      expected: v.optional(v.number(), 200),
      /** The changed entry of the page, or one that it shows. */
      entry: v.optional(v.string()),
      /** From when its seconds count, in milliseconds since 1970; missing: from the purge on. */
      since: v.optional(v.number()),
      status: v.nullable(v.number()),
      /** Null: it is not live, or was not. */
      seconds: v.nullable(v.number()),
    }),
  ),
})
export type Receipt = v.InferOutput<typeof ReceiptSchema>

/** A published entry or picture that has changed. */
const NotifiedEntrySchema = v.object({
  id: v.string(),
  kind: v.picklist(['entry', 'asset']),
  /** Null: a picture, or an entry that is gone. */
  contentType: v.nullable(v.string()),
  /** Null: it is gone. */
  version: v.nullable(v.number()),
})
export type FeedEntry = v.InferOutput<typeof NotifiedEntrySchema>

/** Changes after that number, the oldest first. */
const FeedChangesSchema = v.object({
  /** Identifies the numbering: with another stamp, anything may have changed. */
  stamp: v.string(),
  /** The last of these changes; where there are none, the one that was named. */
  number: v.number(),
  /** Whether there are more. */
  isMore: v.boolean(),
  /** Ids as caches name them (kv/tags.ts). */
  tags: v.array(v.string()),
  entries: v.array(NotifiedEntrySchema),
})
export type FeedChanges = v.InferOutput<typeof FeedChangesSchema>

/** Reply of the embedded back end's GET /changes/?stamp=&after=. */
export const FeedChangesReplySchema = EnvelopeSchema(FeedChangesSchema)
