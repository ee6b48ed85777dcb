import * as v from 'valibot'
import type { CompiledMenu, CompiledRoute, MenuKey } from '../src/contracts/route.ts'
import type { SiteSettings } from '../src/contracts/settings.ts'
import { hashId } from '../src/domain/digests.ts'
import { allEnded } from '../src/domain/promises.ts'
import type { Market } from '../src/markets/market.ts'
import { keys } from './keys.ts'
import {
  type CompiledAt,
  CompiledAtSchema,
  type KeyedRecord,
  type LodgingRecord,
  type PathRecord,
  type Stored,
  StoredSchema,
} from './records.ts'

/** Seconds until a record expires that is not compiled again: no older one is ever used. */
export const expirationTtl = 7 * 24 * 60 * 60

/** Parsed records that an isolate caches: KV is read each time, but an unchanged text is not parsed again. */
const maxParsed = 500

/** Compiled routes, menus and settings as pages read them; null: there is none. */
export interface RouteStore {
  route(market: Market, slug: string): Promise<CompiledRoute | null>
  menu(market: Market, key: MenuKey): Promise<CompiledMenu | null>
  settings(market: Market): Promise<SiteSettings | null>
  /** Path and title of an entry's page, by entry id. */
  path(market: Market, entryId: string): Promise<PathRecord | null>
  /** By the house's code, in any case. */
  lodging(name: string): Promise<LodgingRecord | null>
}

/** The compiler's records in KV, with their metadata. */
export interface RecordStore {
  /** Null when it is missing or does not parse. KV lags behind by up to a minute, misses too. */
  get<Value>(schema: v.GenericSchema<unknown, Value>, key: string): Promise<Stored<Value> | null>
  /** When everything was last compiled; null: never, or too long ago. */
  compiled(): Promise<CompiledAt | null>
  put(records: readonly KeyedRecord[], compiledAt: CompiledAt): Promise<void>
}

/** `kv` is the namespace bound as ROUTES. Every record is put with an expiration. */
export function createRecordStore(kv: Pick<KVNamespace, 'get' | 'put'>): RecordStore {
  const parsed = new Map<string, { text: string; output: unknown }>()
  return {
    async get<Value>(schema: v.GenericSchema<unknown, Value>, key: string) {
      const text = await kv.get(key)
      if (text === null) return null
      const before = parsed.get(key)
      // A key has one schema.
      if (before?.text === text) return before.output as Stored<Value> | null
      const output = parseStored(schema, text)
      if (parsed.size >= maxParsed) parsed.clear()
      parsed.set(key, { text, output })
      return output
    },
    async compiled() {
      const result = v.safeParse(CompiledAtSchema, parseJson(await kv.get(keys.compiled())))
      return result.success ? result.output : null
    },
    put: (records, compiledAt) => putRecords((key, value, options) => kv.put(key, value, options), records, compiledAt),
  }
}

/** KV's `put`, or a replacement for it. */
export type PutText = (key: string, value: string, options: PutOptions) => Promise<void>
interface PutOptions {
  expirationTtl: number
  metadata?: RecordMetadata
}

/** Metadata of a record, by which it is compared without reading it. */
export const RecordMetadataSchema = v.object({ ...CompiledAtSchema.entries, digest: v.string() })
type RecordMetadata = v.InferOutput<typeof RecordMetadataSchema>

/** A digest of a record's content, without the time of its compilation. */
export function digestOf({ value, tags }: Pick<KeyedRecord, 'value' | 'tags'>): Promise<string> {
  return hashId(JSON.stringify({ value, tags }))
}

/** Puts all records, several at a time. */
export async function putRecords(
  put: PutText,
  records: readonly KeyedRecord[],
  { madeAt, epoch }: CompiledAt,
): Promise<void> {
  const waiting = records.values()
  const lane = async () => {
    for (const { key, value, tags } of waiting) {
      const metadata = { madeAt, epoch, digest: await digestOf({ value, tags }) }
      await put(key, JSON.stringify({ value, madeAt, epoch, tags }), { expirationTtl, metadata })
    }
  }
  await allEnded(Array.from({ length: 32 }, lane))
}

/** Records the time of a full compilation, after all its records are written. */
export async function putCompiled(put: PutText, { madeAt, epoch }: CompiledAt): Promise<void> {
  await put(keys.compiled(), JSON.stringify({ madeAt, epoch }), { expirationTtl })
}

function parseStored<Value>(schema: v.GenericSchema<unknown, Value>, text: string): Stored<Value> | null {
  const stored = v.safeParse(StoredSchema, parseJson(text))
  if (!stored.success) return null
  const { value, ...rest } = stored.output
  if (value === null) return { ...rest, value }
  const record = v.safeParse(schema, value)
  return record.success ? { ...rest, value: record.output } : null
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
