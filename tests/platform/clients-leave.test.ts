import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { noHouses, oneHouse } from '../site/houses.ts'
import { origins } from '../site/site.ts'
import { openWorker } from '../site/worker.ts'

const page = origins.da + href.search(markets[0])
const results = { ...noHouses, hits: [{ ...wireHouse(), title: 'Klithuset' }], totalHits: 1, totalPages: 1 }

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

/** Money on the wire is decimal major units. */
function wireHouse() {
  const { price, normalPrice, transactionFee, totalPrice, discountTotal, ...rest } = oneHouse
  const major = (minor: number | null) => (minor === null ? null : minor / 100)
  return {
    ...rest,
    price: major(price),
    normalPrice: major(normalPrice),
    transactionFee: major(transactionFee),
    totalPrice: major(totalPrice),
    discountTotal: major(discountTotal),
  }
}

test('ten guests wait for one load; its first client goes away in the middle, and nine have the page from it', async () => {
  const gate = Promise.withResolvers<void>()
  let requestCount = 0
  const { fetch } = await openWorker(async ({ signal }) => {
    requestCount += 1
    await new Promise<void>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('The client has left')))
      gate.promise.then(resolve)
    })
    return Response.json(results)
  })
  const leaving = new AbortController()
  const first = fetch(page, { signal: leaving.signal })
  await expect.poll(() => requestCount).toBe(1)
  const others = Array.from({ length: 9 }, async () => (await fetch(page)).text())
  const left = await first
  leaving.abort()
  await left.body?.cancel()
  gate.resolve()
  for (const html of await Promise.all(others)) expect(html).toContain('Klithuset')
  expect(requestCount).toBe(1)
})

test('a load that ends with the machine of its first client keeps nobody: who waits for it asks for himself', async () => {
  let requestCount = 0
  const { fetch } = await openWorker(async ({ signal }) => {
    requestCount += 1
    if (requestCount > 1) return Response.json(results)
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('Too late'))))
  })
  const first = fetch(page)
  await expect.poll(() => requestCount).toBe(1)
  const html = await (await fetch(page)).text()
  expect(html).toContain('Klithuset')
  expect(requestCount).toBe(2)
  // The first one's page says at the deadline that the results are missing.
  expect(await (await first).text()).toContain('</footer>')
})
