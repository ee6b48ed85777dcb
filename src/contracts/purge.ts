import * as v from 'valibot'

const NamesSchema = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))), v.maxLength(100)),
  [],
)

/** What an editor wants to be made anew. */
export const PurgeRequestSchema = v.pipe(
  v.strictObject({
    /** Ids that replies are made from, as the caches name them: `search`, `weather`, `type:blog` … */
    tags: NamesSchema,
    /** Slugs of pages, the home page's is empty: `om-os`. */
    slugs: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(100)), []),
    /** Ids of content entries. */
    entries: NamesSchema,
    /** Ids of houses. */
    lodgings: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(100)), []),
    /** Everything of one edition. */
    market: v.optional(v.picklist(['da', 'de', 'en'])),
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

/** The lines of the reply: first the purge itself, then each page that was made again. */
export type PurgeLine =
  | { epoch: number; tags: string[] }
  /** `seconds` after the purge the new page was there. */
  | { market: string; path: string; status: number; seconds: number }
