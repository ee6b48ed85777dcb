import { resolve } from 'node:path'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { CoreHeaders, convertV4MiniflareOptions, Miniflare, ProxyOps } from 'miniflare'
import { backendName } from './local-variables.ts'
import { workerOptionsOf } from './worker-options.ts'

/** Milliseconds from which on workerd may close a connection that nothing is sent over, and after which it has (5 s). */
const [mayClose, hasClosed] = [4_000, 5_500]

/** A connection to the runtime: which one a call takes is the first that is not busy, as undici's pool has it. */
interface Connection {
  isBusy: boolean
  lastUsed: number
}

/**
 * A local runtime whose bindings can be called after the program was busy for long. workerd closes an idle connection;
 * a call over it before the program has noticed fails with "other side closed". So each call lets the event loop notice
 * closed connections, and none is made while one may be closing, of any connection: those that only several calls at
 * once need are idle for longer than the last call tells.
 */
export function openRuntime(options: Parameters<typeof convertV4MiniflareOptions>[0]): Miniflare {
  const miniflare = new Miniflare(convertV4MiniflareOptions(options))
  const { dispatchFetch } = miniflare
  const connections: Connection[] = []
  // Miniflare's own bindings call this too.
  miniflare.dispatchFetch = releasingLast(async (...request) => {
    for (let wait = untilClosed(connections); wait > 0; wait = untilClosed(connections)) await setTimeout(wait)
    // The first may fire before the loop has read its sockets, the second does not.
    await setImmediate()
    await setImmediate()
    const connection = connections.find(({ isBusy }) => !isBusy) ?? { isBusy: true, lastUsed: 0 }
    if (!connections.includes(connection)) connections.push(connection)
    connection.isBusy = true
    try {
      return await dispatchFetch(...request)
    } finally {
      connection.isBusy = false
      connection.lastUsed = performance.now()
    }
  })
  for (const name of ['getD1Database', 'getKVNamespace', 'getR2Bucket'] as const) {
    const get = miniflare[name] as (...given: unknown[]) => Promise<object>
    Object.assign(miniflare, { [name]: async (...given: unknown[]) => callingAgain(await get.apply(miniflare, given)) })
  }
  const getBindings = miniflare.getBindings.bind(miniflare) as (name?: string) => Promise<Record<string, unknown>>
  const bindings = async (name?: string) =>
    Object.entries(await getBindings(name)).map(([key, value]) => [key, isBinding(value) ? callingAgain(value) : value])
  Object.assign(miniflare, { getBindings: async (name?: string) => Object.fromEntries(await bindings(name)) })
  return miniflare
}

type DispatchFetch = Miniflare['dispatchFetch']

/**
 * Releases objects of the runtime only after the calls that are under way. As soon as a call was written, the program has
 * no further use for its statements and Miniflare releases them; where that overtakes the call, the runtime no longer knows
 * them, and the call fails with "false == true".
 */
export function releasingLast(dispatch: DispatchFetch): DispatchFetch {
  const underWay = new Set<Promise<unknown>>()
  return (...request) => {
    if (isRelease(request[1]?.headers)) return Promise.allSettled(underWay).then(() => dispatch(...request))
    const call = dispatch(...request)
    const end = () => underWay.delete(call)
    underWay.add(call)
    call.then(end, end)
    return call
  }
}

function isRelease(headers: unknown): boolean {
  return Object(headers)[CoreHeaders.OP] === ProxyOps.FREE
}

/** Milliseconds until no idle connection is about to be closed. */
function untilClosed(connections: readonly Connection[]): number {
  const now = performance.now()
  const closing = connections
    .filter(({ isBusy }) => !isBusy)
    .map(({ lastUsed }) => now - lastUsed)
    .filter((pause) => pause > mayClose && pause < hasClosed)
  return closing.length === 0 ? 0 : Math.ceil(hasClosed - Math.min(...closing))
}

/**
 * What a binding returns synchronously (`prepare`) goes over a connection of a thread of Miniflare's own, which nothing
 * here can wait for. A connection that was closed before it was used has transferred nothing: the call is repeated.
 */
export function callingAgain<Binding extends object>(binding: Binding): Binding {
  // Around an object of its own: of a proxy's target the language asks what each property is, which Miniflare's own
  // binding takes to the runtime and back each time.
  return new Proxy(Object.create(null), {
    get(_, name) {
      const member: unknown = Reflect.get(binding, name)
      if (typeof member !== 'function') return member
      return (...given: unknown[]): unknown => {
        try {
          return Reflect.apply(member, binding, given)
        } catch (error) {
          if (!isClosed(error)) throw error
          return Reflect.apply(member, binding, given)
        }
      }
    },
  })
}

function isBinding(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isClosed(error: unknown): boolean {
  return error instanceof Error && (/other side closed|fetch failed/.test(error.message) || isClosed(error.cause))
}

interface LocalData {
  DB: D1Database
  MEDIA: R2Bucket
}

/** The database and the bucket of the local state, without the worker that they belong to. */
export async function openLocalData(statePath: string): Promise<{ env: LocalData; dispose: () => Promise<void> }> {
  const workerOptions = workerOptionsOf('src/backend/wrangler.toml')
  const script = 'export default { fetch: () => new Response() }'
  const own = { name: backendName, modules: true as const, script, modulesRules: undefined, durableObjects: {} }
  const miniflare = openRuntime({
    cf: false,
    resourcePersistencePath: resolve(statePath),
    workers: [{ ...workerOptions, ...own }],
  })
  const env = await miniflare.getBindings<LocalData>(backendName)
  return { env, dispose: () => miniflare.dispose() }
}
