import * as v from 'valibot'
import { keys, recordPrefix } from './keys.ts'
import type { CompiledAt, KeyedRecord } from './records.ts'
import { digestOf, expirationTtl, putCompiled, putRecords, RecordMetadataSchema } from './store.ts'

/** Seconds: a record that expires sooner is written again even if it is unchanged. */
const renewedWithin = (4 / 7) * expirationTtl
/** Share of the records that is removed at once at most, whatever the content service says. */
const maxRemoved = 0.2

/** Result of a renewal; `left` is for the next run. */
export interface Renewal {
  written: number
  renewed: number
  removed: number
  left: number
}

export interface RenewOptions {
  /** Before the sources of the records were read. */
  compiledAt: CompiledAt
  /** KV's operations: an invocation has a thousand. */
  maxOperations: number
  /** Whether a record of that epoch and these tags is older than a purge. */
  isPurged(record: { epoch: number; tags: readonly string[] }): boolean
}

type RecordKv = Pick<KVNamespace, 'list' | 'put' | 'delete'>

/**
 * Brings the namespace to the compiled records: puts what changed or was purged, takes away what is gone, renews what
 * expires soon, houses after all others. Records that somebody else has compiled meanwhile stay. When all of it is done, KV's
 * misses can be trusted again until the first record expires. A second run right after the first does nothing.
 */
export async function renewRecords(
  kv: RecordKv,
  records: readonly KeyedRecord[],
  { compiledAt, maxOperations, isPurged }: RenewOptions,
): Promise<Renewal> {
  const { changed, expiring, gone, oldest } = await planOf(kv, records, compiledAt, isPurged)
  const written = changed.slice(0, maxOperations)
  const removed = gone.slice(0, maxOperations - written.length)
  const renewed = expiring.slice(0, maxOperations - written.length - removed.length)
  await putRecords((key, value, options) => kv.put(key, value, options), [...written, ...renewed], compiledAt)
  for (const key of removed) await kv.delete(key)
  const undone = [...changed.slice(written.length), ...expiring.slice(renewed.length)]
  if (undone.every(({ key }) => isLodging(key))) {
    await putCompiled((key, value, options) => kv.put(key, value, options), { ...compiledAt, madeAt: oldest })
  }
  return {
    written: written.length,
    renewed: renewed.length,
    removed: removed.length,
    left: undone.length + gone.length - removed.length,
  }
}

interface Plan {
  changed: KeyedRecord[]
  expiring: KeyedRecord[]
  gone: string[]
  /** Of those that stay as they are, in milliseconds since 1970. */
  oldest: number
}

async function planOf(
  kv: RecordKv,
  records: readonly KeyedRecord[],
  compiledAt: CompiledAt,
  isPurged: RenewOptions['isPurged'],
): Promise<Plan> {
  const stored = await storedIn(kv)
  const plan: Plan = { changed: [], expiring: [], gone: [], oldest: compiledAt.madeAt }
  const housesLast = records.toSorted((a, b) => Number(isLodging(a.key)) - Number(isLodging(b.key)))
  for (const record of housesLast) {
    const existing = stored.get(record.key)
    stored.delete(record.key)
    if (existing && existing.madeAt > compiledAt.madeAt) continue
    const isSame = existing?.digest === (await digestOf(record))
    if (!existing || !isSame || isPurged({ epoch: existing.epoch, tags: record.tags })) plan.changed.push(record)
    else if (existing.madeAt + (expirationTtl - renewedWithin) * 1000 < compiledAt.madeAt) plan.expiring.push(record)
    else if (!isLodging(record.key)) plan.oldest = Math.min(plan.oldest, existing.madeAt)
  }
  const gone = [...stored].filter(([key, existing]) => isPageOrHouse(key) && existing.madeAt < compiledAt.madeAt)
  if (gone.length <= maxRemoved * (records.length + gone.length)) plan.gone = gone.map(([key]) => key)
  return plan
}

interface StoredRecord extends CompiledAt {
  digest: string | null
}

/** A thousand keys an operation. */
async function storedIn(kv: Pick<KVNamespace, 'list'>): Promise<Map<string, StoredRecord>> {
  const stored = new Map<string, StoredRecord>()
  let cursor: string | undefined
  do {
    const page = await kv.list({ prefix: recordPrefix, cursor })
    for (const { name, metadata } of page.keys) {
      const parsed = v.safeParse(RecordMetadataSchema, metadata)
      stored.set(name, parsed.success ? parsed.output : { digest: null, madeAt: 0, epoch: 0 })
    }
    cursor = page.list_complete ? undefined : page.cursor
  } while (cursor)
  return stored
}

function isPageOrHouse(key: string): boolean {
  return /:(route|path|lodging):/.test(key)
}

/** A house that KV does not have is always requested: its record may wait. */
function isLodging(key: string): boolean {
  return key.startsWith(keys.lodging(''))
}
