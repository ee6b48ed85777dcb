import * as v from 'valibot'
import { EntryFaultSchema } from '../../contracts/entry.ts'

const IdSchema = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))

/** The content service's notification of a changed entry or picture. */
export const ContentEventSchema = v.object({
  sys: v.object({
    id: IdSchema,
    type: v.picklist(['Entry', 'Asset', 'DeletedEntry', 'DeletedAsset']),
    contentType: v.optional(v.object({ sys: v.object({ id: IdSchema }) })),
    publishedVersion: v.optional(v.number()),
    updatedAt: v.optional(v.string()),
  }),
})

/** A change that pages have yet to show. */
export const ContentChangeSchema = v.object({
  id: IdSchema,
  kind: v.picklist(['entry', 'asset']),
  /** Null: a picture, or an entry of which it is not known. */
  contentType: v.nullable(IdSchema),
  /** What its service answers once it has the change: that version, one published then or later, or nothing more. */
  awaited: v.variant('is', [
    v.object({ is: v.literal('version'), version: v.number() }),
    v.object({ is: v.literal('moment'), publishedAt: v.string() }),
    v.object({ is: v.literal('gone') }),
  ]),
  /** Milliseconds since 1970. */
  toldAt: v.number(),
  /** Origin of the webhook's request: pages are requested again with its scheme and port. */
  origin: v.string(),
})
export type ContentChange = v.InferOutput<typeof ContentChangeSchema>

/** An entry that was published though the checks find it wrong: its pages stay as they were. */
export const RefusedEntrySchema = v.object({
  id: IdSchema,
  contentType: IdSchema,
  /** When it was notified, in milliseconds since 1970. */
  at: v.number(),
  faults: v.array(EntryFaultSchema),
})
export type RefusedEntry = v.InferOutput<typeof RefusedEntrySchema>

/** Where those are stored until their entry is published without a fault, or unpublished. */
export interface RefusedEntries {
  keep(entry: RefusedEntry): void
  forget(id: string): void
}
