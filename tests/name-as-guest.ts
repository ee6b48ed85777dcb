import { guestAgent } from './guest-agent.ts'

/** The files of a worker share its globals: what the first one found is the real one. */
const shared: typeof globalThis & { unnamedFetch?: typeof fetch } = globalThis
shared.unnamedFetch ??= globalThis.fetch
const { unnamedFetch } = shared

/** Requests of tests and benches without a user agent are sent as a guest's. */
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
  if (!headers.has('user-agent')) headers.set('user-agent', guestAgent)
  return unnamedFetch(input, { ...init, headers })
}
