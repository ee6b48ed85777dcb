import { guestAgent } from './guest-agent.ts'

/** The files of a worker share its globals: what the first one found is the real one. */
const shared: typeof globalThis & { unnamedFetch?: typeof fetch } = globalThis
shared.unnamedFetch ??= globalThis.fetch
const { unnamedFetch } = shared

/** What a test or a measuring program asks without a name of its own is asked as a guest would. */
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
  if (!headers.has('user-agent')) headers.set('user-agent', guestAgent)
  return unnamedFetch(input, { ...init, headers })
}
