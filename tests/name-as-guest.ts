/** As a guest's browser names itself: the names of fetch libraries and headless browsers are those of bots. */
export const guestAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

const unnamedFetch = globalThis.fetch

/** What a test or a measuring program asks without a name of its own is asked as a guest would. */
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
  if (!headers.has('user-agent')) headers.set('user-agent', guestAgent)
  return unnamedFetch(input, { ...init, headers })
}
