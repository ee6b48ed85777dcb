import * as v from 'valibot'
import { replyInTime } from '../../domain/promises.ts'
import { type ContentChange, type RefusedEntry, RefusedEntrySchema } from './content-change.ts'
import type { ContentChanges } from './content-changes.ts'

/** Where changes wait until pages show them. */
export interface ChangeQueue {
  take(change: ContentChange): Promise<void>
  /** Published entries that the checks find wrong, the newest first. */
  refused(): Promise<RefusedEntry[]>
}

export function createChangeQueue({ CHANGES: namespace }: { CHANGES: DurableObjectNamespace }): ChangeQueue {
  // The class behind the binding is the one that wrangler.toml names.
  const objects = namespace as DurableObjectNamespace<ContentChanges>
  const queue = () => objects.get(objects.idFromName('changes'))
  return {
    take: async (change) => replyInTime(queue().take(change)),
    refused: async () => v.parse(v.array(RefusedEntrySchema), await replyInTime(queue().refused())),
  }
}
