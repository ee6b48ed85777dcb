import { compileEditions } from '../../kv/compile.ts'
import type { Editions } from '../../kv/compile-sources.ts'
import { createRecordStore, putCompiled, putRecords } from '../../kv/store.ts'
import { createCache } from '../../src/cache/cache.ts'
import { createPurgeView, noPurges, type Purges, withNewer } from '../../src/cache/purges.ts'
import { createMemoryTier, createNodeTier } from '../../src/cache/tiers.ts'
import type { Market } from '../../src/markets/market.ts'
import { createRecordResolver } from '../../src/resolve-records.ts'
import { seededEditions } from '../unit/kv/seeded-editions.ts'
import { sourcesOf } from '../unit/kv/seeded-sources.ts'
import { createLaggingKv } from './lagging-kv.ts'

/** Cache API of a workers.dev host: it takes everything and has nothing. */
const deafCache = { match: async () => undefined, put: async () => {} }

/**
 * Places on earth that share one KV, one purge log and one content service, each with its own memory and its own copy of
 * KV, under a clock that the test sets.
 * @param options with seconds, every change is notified, and records are cached for so long because of that
 */
export function openEdge({ notifiedSeconds = 0 } = {}) {
  const state = { now: 1_800_000_000_000, isDown: false, editions: seededEditions(), requestCount: 0 }
  const now = () => state.now
  const kv = createLaggingKv(now)
  let log: Purges = noPurges
  const pending: Promise<unknown>[] = []
  const problems: unknown[] = []
  const context = { waitUntil: (promise: Promise<unknown>) => void pending.push(promise.catch(() => undefined)) }

  const ask = () => {
    state.requestCount += 1
    if (state.isDown) throw new Error('content is down')
    return sourcesOf(state.editions)
  }
  const sources = {
    get content() {
      return ask().content
    },
    get broker() {
      return ask().broker
    },
  }

  function openPlace(ownKv = kv.place()) {
    const heard = notifiedSeconds > 0 ? { heard: { age: 0, from: 0 } } : {}
    const view = createPurgeView({ since: async () => ({ ...log, ...heard }), backup: async () => null }, now)
    const cache = createCache({ prefix: 'test', purges: view, now, log: (error) => problems.push(error) })
    const near = [createMemoryTier(), createNodeTier(async () => deafCache as unknown as globalThis.Cache)]
    const resolver = createRecordResolver({
      cache,
      near,
      records: createRecordStore(ownKv),
      purges: view.current,
      notifiedSeconds,
      now,
      log: (error) => problems.push(error),
    })
    let failures = 0
    const failed = () => {
      failures += 1
    }
    const compile = (market: Market, sysId: string) => resolver.compiler(sources, context).compile(market, { sysId })
    const routes = resolver.reads(sources, { market: 'da', context, seen: () => {}, failed })
    return {
      routes,
      compile,
      /** How often a part was had that is not to be kept. */
      failures: () => failures,
      async purge(...tags: string[]) {
        purge(tags)
        view.learn(log)
        return log.epoch
      },
    }
  }

  function purge(tags: readonly string[]) {
    const epoch = log.epoch + 1
    log = withNewer(log, { epoch, floor: 0, tags: Object.fromEntries(tags.map((tag) => [tag, epoch])) })
  }

  return {
    state,
    kv,
    problems,
    openPlace,
    purge: (...tags: string[]) => purge(tags),
    /** Compiles everything, as the command and the night do. */
    async compileAll() {
      const made = { madeAt: state.now, epoch: log.epoch }
      const place = kv.place()
      await putRecords((...put) => place.put(...put), compileEditions(state.editions).records, made)
      await putCompiled((...put) => place.put(...put), made)
    },
    change(change: (editions: Editions) => void) {
      state.editions = structuredClone(state.editions)
      change(state.editions)
    },
    wait(seconds: number) {
      state.now += seconds * 1000
    },
    async settle() {
      while (pending.length > 0) await pending.pop()
    },
  }
}
