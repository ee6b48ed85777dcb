import * as v from 'valibot'
import { routeStoreOf } from './record-keys.ts'
import type { KeyedRecord } from './records.ts'
import type { RouteStore } from './store.ts'

/** What was just compiled, read as pages read it from KV. */
export function createMemoryRoutes(records: readonly KeyedRecord[]): RouteStore {
  const values = new Map(records.map(({ key, value }) => [key, value]))
  return routeStoreOf(async ({ key, schema }) => {
    const parsed = v.safeParse(schema, values.get(key))
    return parsed.success ? parsed.output : null
  })
}
