import { guestAgent } from './guest-agent.ts'

const unnamedFetch = globalThis.fetch

/** What a test or a measuring program asks without a name of its own is asked as a guest would. */
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
  if (!headers.has('user-agent')) headers.set('user-agent', guestAgent)
  return unnamedFetch(input, { ...init, headers })
}
