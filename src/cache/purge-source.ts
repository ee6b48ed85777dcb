import * as v from 'valibot'
import { purgesKey } from '../../kv/keys.ts'
import { type Receipt, ReceiptSchema } from '../contracts/purge.ts'
import { withTimeout } from '../domain/promises.ts'
import type { PurgeLog } from './purge-log.ts'
import { type PurgeSource, type Purges, PurgesSchema } from './purges.ts'

/** The purge log behind its binding, with KV as its backup. */
export interface PurgeAuthority extends PurgeSource {
  /** Purges the tags. @returns all stored purges, these included */
  purge(tags: readonly string[]): Promise<Purges>
  receipts: ReceiptStore
}

/** The receipts of the last purges, for editors. */
export interface ReceiptStore {
  /** Replaces the stored receipt of the same epoch. */
  keep(receipt: Receipt): Promise<void>
  /** The newest first. */
  last(limit: number): Promise<Receipt[]>
  of(epoch: number): Promise<Receipt | null>
}

/** Milliseconds after which the log counts as out of reach. */
const timeoutMs = 3_000

export function createPurgeAuthority(namespace: DurableObjectNamespace, kv: KVNamespace): PurgeAuthority {
  // The class behind the binding is the one that wrangler.toml names.
  const logs = namespace as DurableObjectNamespace<PurgeLog>
  const log = () => logs.get(logs.idFromName('purges'))
  const parsed = async (reply: Promise<unknown>) =>
    v.parse(PurgesSchema, await withTimeout(reply, timeoutMs, 'no reply'))
  return {
    since: (epoch) => parsed(log().since(epoch)),
    purge: (tags) => parsed(log().purge([...tags])),
    receipts: {
      keep: async (receipt) => log().keepReceipt(receipt),
      last: async (limit) => v.parse(v.array(ReceiptSchema), await log().receipts(limit)),
      of: async (epoch) => v.parse(v.nullable(ReceiptSchema), await log().receipt(epoch)),
    },
    async backup() {
      const result = v.safeParse(PurgesSchema, await kv.get(purgesKey, 'json'))
      return result.success ? result.output : null
    },
  }
}
