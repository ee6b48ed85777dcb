import * as v from 'valibot'
import { EnvelopeSchema } from './envelope.ts'

/** A published entry or picture that has changed. */
const ToldEntrySchema = v.object({
  id: v.string(),
  kind: v.picklist(['entry', 'asset']),
  /** Null: a picture, or an entry that is gone. */
  contentType: v.nullable(v.string()),
  /** Null: it is gone. */
  version: v.nullable(v.number()),
})
export type ToldEntry = v.InferOutput<typeof ToldEntrySchema>

/** What has changed since the change of that number, the oldest first. */
const ToldChangesSchema = v.object({
  /** Of the numbering: where it is another one, anything may have changed. */
  stamp: v.string(),
  /** The last of these changes; where there are none, the one that was named. */
  number: v.number(),
  /** Whether there are more. */
  isMore: v.boolean(),
  /** Ids as caches name them (kv/tags.ts). */
  tags: v.array(v.string()),
  entries: v.array(ToldEntrySchema),
})
export type ToldChanges = v.InferOutput<typeof ToldChangesSchema>

/** Reply of the embedded back end's GET /changes/?stamp=&after=. */
export const ToldChangesReplySchema = EnvelopeSchema(ToldChangesSchema)
