import * as v from 'valibot'
import type { CompileSources } from '../kv/compile-sources.ts'
import { routeStoreOf } from '../kv/record-keys.ts'
import type { KeyedRecord } from '../kv/records.ts'
import type { RouteStore } from '../kv/store.ts'

/**
 * Routes, menus and settings of one request as its sources compile them now, drafts among them: nothing is read from KV,
 * and nothing is put there. Houses have no drafts.
 */
export function createDraftRoutes(sources: CompileSources, { lodging }: Pick<RouteStore, 'lodging'>): RouteStore {
  const compiling = new Map<string, Promise<readonly KeyedRecord[]>>()
  const drafts = routeStoreOf(async ({ key, schema, source, compile }) => {
    const compiled = compiling.get(source) ?? compile(sources)
    compiling.set(source, compiled)
    const found = (await compiled).find((record) => record.key === key)
    return found ? v.parse(schema, found.value) : null
  })
  return { ...drafts, lodging }
}
