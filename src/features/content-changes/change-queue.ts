import type { ContentChange } from './content-change.ts'
import type { ContentChanges } from './content-changes.ts'

/** Where changes wait until pages show them. */
export interface ChangeQueue {
  take(change: ContentChange): Promise<void>
}

export function createChangeQueue({ CHANGES: namespace }: { CHANGES: DurableObjectNamespace }): ChangeQueue {
  // The class behind the binding is the one that wrangler.toml names.
  const objects = namespace as DurableObjectNamespace<ContentChanges>
  return { take: async (change) => objects.get(objects.idFromName('changes')).take(change) }
}
