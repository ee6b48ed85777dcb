import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = readFileSync(new URL('../../../client/public/service-worker.js', import.meta.url), 'utf8')
const origin = 'https://marehalm.example'
const pack = '/account/bookings/H-1/arrival/'

/** What the worker shows for a page, with the saved pages and a network that answers so. */
async function shownAt(path: string, saved: Record<string, string>, network: () => Promise<Response>): Promise<string> {
  const listeners: Record<string, (event: object) => void> = {}
  const globals = {
    self: { addEventListener: (type: string, listener: () => void) => (listeners[type] = listener) },
    caches: { match: async (url: string) => (url in saved ? new Response(saved[url]) : undefined) },
    location: { origin },
    fetch: network,
    ...{ URL, Promise, setTimeout },
  }
  runInNewContext(script, globals)
  const { promise, resolve } = Promise.withResolvers<Response>()
  listeners.fetch?.({
    request: { method: 'GET', mode: 'navigate', url: origin + path },
    respondWith: resolve,
  })
  return (await promise).text()
}

test('while the site fails a saved pack is shown, and any other answer of the site is the page', async () => {
  const saved = { [pack]: 'the saved pack', '/offline/': 'no network' }
  for (const status of [500, 502, 503]) {
    const failing = async () => new Response('an error page', { status })
    expect(await shownAt(pack, saved, failing)).toBe('the saved pack')
    // What is not saved has no better page.
    expect(await shownAt('/', saved, failing)).toBe('an error page')
  }
  for (const status of [200, 403, 404]) {
    expect(await shownAt(pack, saved, async () => new Response('the page', { status }))).toBe('the page')
  }
  const unreachable = async () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await shownAt(pack, saved, unreachable)).toBe('the saved pack')
  expect(await shownAt('/', saved, unreachable)).toBe('no network')
})
