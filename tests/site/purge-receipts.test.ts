import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PurgeRequestSchema, type RemadePage } from '../../src/contracts/purge.ts'
import { purge } from '../../src/features/content-changes/purge.ts'
import { openSite, origins } from './site.ts'

/** A purge whose pages answer these statuses in turn, the last one from then on. */
async function purged(slugs: string[], statuses: Record<string, number[]>) {
  const { deps } = openSite()
  deps.wait = () => new Promise((resolve) => setTimeout(resolve, 1))
  const left = new Map(Object.entries(statuses))
  const visit = (url: string) => {
    const [status = 200, ...rest] = left.get(new URL(url).pathname) ?? []
    if (rest.length > 0) left.set(new URL(url).pathname, rest)
    return new Response('page', { status })
  }
  const records = deps.backgroundRecords({ waitUntil: () => {} })
  const named = v.parse(PurgeRequestSchema, { slugs })
  const parts = { deps, records, visit, origins, who: 'Anna' }
  const { receipt, remakePages } = await purge(parts, named, 'console')
  const before = structuredClone(receipt)
  const lines: RemadePage[] = []
  await remakePages({ onPage: async (line) => void lines.push(line) })
  return { before, after: await deps.receipts.of(receipt.epoch), lines }
}

test('a page that is not found at first is live only once it is there', async () => {
  const { before, after, lines } = await purged(['om-os'], { '/om-os/': [404, 404, 200] })
  expect(before).toMatchObject({ isAtWork: true, who: 'Anna', pages: [{ status: null, seconds: null, expected: 200 }] })
  expect(after).toMatchObject({ isAtWork: false, pages: [{ path: '/om-os/', status: 200 }] })
  // Two waits of a millisecond, which a clock of whole ones may see as one.
  expect(after?.pages[0]?.seconds).toBeGreaterThanOrEqual(0.001)
  expect(lines).toMatchObject([{ path: '/om-os/', status: 200 }])
})

test.each([404, 500, 503, 301])('a page that goes on answering %d is never told to be live', async (status) => {
  const { after, lines } = await purged(['om-os'], { '/om-os/': [status] })
  expect(after).toMatchObject({ isAtWork: false, pages: [{ status, seconds: null }] })
  expect(lines).toMatchObject([{ status }])
})
