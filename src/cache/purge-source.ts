import * as v from 'valibot'
import { purgesKey } from '../../kv/keys.ts'
import { type Receipt, ReceiptSchema } from '../contracts/purge.ts'
import { replyInTime } from '../domain/promises.ts'
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

export function createPurgeAuthority(namespace: DurableObjectNamespace, kv: KVNamespace): PurgeAuthority {
  // The class behind the binding is the one that wrangler.toml names.
  const logs = namespace as DurableObjectNamespace<PurgeLog>
  const log = () => logs.get(logs.idFromName('purges'))
  const parsed = async (reply: Promise<unknown>) => v.parse(PurgesSchema, await replyInTime(reply))
  return {
    since: (epoch) => parsed(log().since(epoch)),
    purge: (tags) => parsed(log().purge([...tags])),
    receipts: {
      keep: async (receipt) => replyInTime(log().keepReceipt(receipt)),
      last: async (limit) => v.parse(v.array(ReceiptSchema), await replyInTime(log().receipts(limit))),
      of: async (epoch) => v.parse(v.nullable(ReceiptSchema), await replyInTime(log().receipt(epoch))),
    },
    async backup() {
      const result = v.safeParse(PurgesSchema, await kv.get(purgesKey, 'json'))
      return result.success ? result.output : null
    },
  }
}
