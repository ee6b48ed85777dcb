import { createRecordStore, type RecordStore, type RouteStore } from '../../kv/store.ts'
import type { Receipt } from '../../src/contracts/purge.ts'
import type { CompiledRoute } from '../../src/contracts/route.ts'
import type { Deps } from '../../src/deps.ts'
import type { BackgroundRecords } from '../../src/resolve-records.ts'
import { compiledRoutes } from './compiled-routes.ts'

export function createRoutes(): RouteStore {
  return {
    route: async ({ key }, slug) => compiledRoutes[key].get(slug) ?? null,
    menu: async () => null,
    settings: async () => null,
    async path({ key }, id) {
      const everywhere = Object.values(compiledRoutes).flatMap((edition) => [...edition.values()])
      const found = everywhere.find((route) => route.entry?.id === id)
      const path = found?.kind === 'entry' ? found.routes[key] : undefined
      return found?.kind === 'entry' && path !== undefined ? { path, title: found.title } : null
    },
    lodging: async () => null,
  }
}

export async function compileFixture(
  ...[market, wanted]: Parameters<BackgroundRecords['compile']>
): Promise<CompiledRoute | null> {
  if ('slug' in wanted) return compiledRoutes[market.key].get(wanted.slug) ?? null
  const routes = Object.values(compiledRoutes).flatMap((edition) => [...edition.values()])
  return routes.find((route) => route.entry?.id === wanted.sysId) ?? null
}

/** Records as KV keeps them, in memory. */
export function createRecords(): RecordStore {
  const texts = new Map<string, string>()
  const get = async (key: string) => texts.get(key) ?? null
  const put = async (key: string, text: string) => void texts.set(key, text)
  return createRecordStore(Object.assign(Object.create(null) as KVNamespace, { get, put }))
}

/** Receipts as the purge log keeps them, in memory. */
export function createReceipts(): Deps['receipts'] {
  const kept = new Map<number, Receipt>()
  return {
    keep: async (receipt) => void kept.set(receipt.epoch, receipt),
    last: async (limit) => [...kept.values()].reverse().slice(0, limit),
    of: async (epoch) => kept.get(epoch) ?? null,
  }
}
