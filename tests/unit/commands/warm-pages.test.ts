import { expect, test } from 'vitest'
import { warmPages } from '../../../src/commands/warm-pages.ts'

type Local = Parameters<typeof warmPages>[0]

/** The local runtime, with one house, whose site answers as the test says. */
function runtimeOf(answer: (url: string, signal: AbortSignal) => Promise<Response>) {
  const asked: string[] = []
  const runtime = {
    getD1Database: async () => ({ prepare: () => ({ first: async () => 'BL1017' }) }),
    dispatchFetch(url: string, { signal }: { signal: AbortSignal }) {
      asked.push(url)
      return answer(url, signal)
    },
  }
  return { asked, runtime: runtime as unknown as Local }
}

test('front, search and a house of every edition are requested, each again until it comes whole', async () => {
  const { asked, runtime } = runtimeOf(async (url) =>
    url.endsWith('/soeg/') && asked.length === 2 ? new Response(null, { status: 503 }) : new Response('whole'),
  )
  await warmPages(runtime, 8787)
  expect(asked).toHaveLength(10)
  expect(asked.slice(0, 4).map((url) => url.replace('http://da.localhost:8787', ''))).toEqual([
    '/',
    '/soeg/',
    '/soeg/',
    '/sommerhus-bl1017/',
  ])
})

test('a page that never comes whole, or not at all, does not keep the site closed', async () => {
  const broken = runtimeOf(async () => new Response(null, { status: 503 }))
  await warmPages(broken.runtime, 8787)
  expect(broken.asked).toHaveLength(27)
  const hanging = runtimeOf(
    (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  await expect(warmPages(hanging.runtime, 8787, AbortSignal.timeout(10))).rejects.toThrow('timeout')
  expect(hanging.asked).toHaveLength(1)
})
