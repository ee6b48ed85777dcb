import * as v from 'valibot'
import { keys } from './keys.ts'
import { type KeyedRecord, recordSchemas } from './records.ts'
import type { RouteStore } from './store.ts'

/** What was just compiled, read as pages read it from KV. */
export function createMemoryRoutes(records: readonly KeyedRecord[]): RouteStore {
  const values = new Map(records.map(({ key, value }) => [key, value]))
  function get<Value>(schema: v.GenericSchema<unknown, Value>, key: string): Value | null {
    const parsed = v.safeParse(schema, values.get(key))
    return parsed.success ? parsed.output : null
  }
  return {
    route: async ({ key }, slug) => get(recordSchemas.route, keys.route(key, slug)),
    menu: async ({ key }, menu) => get(recordSchemas.menu, keys.menu(key, menu)),
    settings: async ({ key }) => get(recordSchemas.settings, keys.settings(key)),
    path: async ({ key }, id) => get(recordSchemas.path, keys.path(key, id)),
    lodging: async (name) => get(recordSchemas.lodging, keys.lodging(name)),
  }
}
