import * as v from 'valibot'
import type { ParityReport } from '../src/contracts/parity.ts'
import type { CompiledMenu, CompiledRoute, MenuKey } from '../src/contracts/route.ts'
import type { SiteSettings } from '../src/contracts/settings.ts'
import type { Market } from '../src/markets/market.ts'
import { keys } from './keys.ts'
import { type KeyedRecord, type LodgingRecord, type PathRecord, recordSchemas } from './records.ts'

/** Seconds that a record lives without being compiled again. */
export const expirationTtl = 30 * 24 * 60 * 60

/** Records that an isolate keeps as they were parsed: KV is asked all the same, but what it answers seldom changes. */
const mostParsed = 500

type Edition = Pick<Market, 'key'>

/** Reads of what the compiler put into KV. A record that is missing or does not parse is null. */
export interface RouteStore {
  route(market: Edition, slug: string): Promise<CompiledRoute | null>
  menu(market: Edition, key: MenuKey): Promise<CompiledMenu | null>
  settings(market: Edition): Promise<SiteSettings | null>
  /** Path and title of an entry's page, by entry id. */
  path(market: Edition, entryId: string): Promise<PathRecord | null>
  /** By the house's code, in any case. */
  lodging(name: string): Promise<LodgingRecord | null>
  /** The last report on how the editions hold together. */
  parity(): Promise<ParityReport | null>
  put(records: readonly KeyedRecord[]): Promise<void>
}

/** `kv` is the namespace bound as ROUTES. Every record is put with an expiration. */
export function createRouteStore(kv: KVNamespace): RouteStore {
  const parsed = new Map<string, { text: string; output: unknown }>()
  async function get<Schema extends v.GenericSchema>(
    schema: Schema,
    key: string,
  ): Promise<v.InferOutput<Schema> | null> {
    const text = await kv.get(key)
    if (text === null) return null
    const before = parsed.get(key)
    // A key has one schema.
    if (before?.text === text) return before.output as v.InferOutput<Schema> | null
    const output = parseRecord(schema, text)
    if (parsed.size >= mostParsed) parsed.clear()
    parsed.set(key, { text, output })
    return output
  }
  return {
    route: (market, slug) => get(recordSchemas.route, keys.route(market.key, slug)),
    menu: (market, key) => get(recordSchemas.menu, keys.menu(market.key, key)),
    settings: (market) => get(recordSchemas.settings, keys.settings(market.key)),
    path: (market, entryId) => get(recordSchemas.path, keys.path(market.key, entryId)),
    lodging: (name) => get(recordSchemas.lodging, keys.lodging(name)),
    parity: () => get(recordSchemas.parity, keys.parity()),
    put: (records) => putRecords((key, value, options) => kv.put(key, value, options), records),
  }
}

/** KV's own put: a namespace's method, or whatever stands for it. */
export type PutText = (key: string, value: string, options: { expirationTtl: number }) => Promise<void>

/** Puts all records, several at a time. */
export async function putRecords(put: PutText, records: readonly KeyedRecord[]): Promise<void> {
  const waiting = records.values()
  const lane = async () => {
    for (const { key, value } of waiting) await put(key, JSON.stringify(value), { expirationTtl })
  }
  await Promise.all(Array.from({ length: 32 }, lane))
}

function parseRecord<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
