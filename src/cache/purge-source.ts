import * as v from 'valibot'
import { backupKey, type PurgeLog } from './purge-log.ts'
import type { PurgeSource } from './purge-view.ts'
import { type Purges, PurgesSchema } from './purges.ts'

/** The purge log behind its binding, with KV as its backup. */
export interface PurgeAuthority extends PurgeSource {
  /** Purges the tags and answers every purge that is remembered, this one included. */
  purge(tags: readonly string[]): Promise<Purges>
}

export function createPurgeAuthority(namespace: DurableObjectNamespace, kv: KVNamespace): PurgeAuthority {
  // The class behind the binding is the one that wrangler.toml names.
  const logs = namespace as DurableObjectNamespace<PurgeLog>
  const log = () => logs.get(logs.idFromName('purges'))
  const parsed = async (reply: Promise<unknown>) => v.parse(PurgesSchema, await reply)
  return {
    since: (epoch) => parsed(log().since(epoch)),
    purge: (tags) => parsed(log().purge([...tags])),
    async backup() {
      const result = v.safeParse(PurgesSchema, await kv.get(backupKey, 'json'))
      return result.success ? result.output : null
    },
  }
}
