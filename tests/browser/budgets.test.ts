import { request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { thisSite } from '../this-site.ts'
import { freeHouse, saturdayIn } from './agency.ts'
import { beginBooking, order, passStep1, passStep2 } from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { contentPlaces } from './places.ts'
import { hydrated, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const kilobyte = 1000
const editions = markets.map((market) => ({ market, edition: market.key }))

test.each(editions)('$edition: the search page with ten results, its styles and its script are light', async (each) => {
  const html = await get(`${each.edition}.localhost`, `${href.search(each.market)}?ankomst=${saturdayIn(200)}`)
  expect(html.split('class="card"').length - 1).toBe(10)
  const [script] = /\/assets\/[^"]+\.js/.exec(html) ?? []
  const [styles] = /\/assets\/[^"]+\.css/.exec(html) ?? []
  expect(brotliSize(html)).toBeLessThanOrEqual(18 * kilobyte)
  expect(brotliSize(await get(`${each.edition}.localhost`, script ?? ''))).toBeLessThanOrEqual(6 * kilobyte)
  expect(brotliSize(await get(`${each.edition}.localhost`, styles ?? ''))).toBeLessThanOrEqual(14 * kilobyte)
})

test('React stays away from a page until an island of it is touched', async () => {
  const [market] = markets
  const guest = await visit(browser, market)
  const { page } = guest
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const arrival = saturdayIn(160)
  const house = await freeHouse(arrival)
  const untouched = [
    href.home(),
    href.search(market),
    `${href.lodging(market, house.name)}?arrival=${arrival}&duration=7`,
    href.favorites(),
    contentPlaces.guide,
    contentPlaces.area,
  ]
  for (const path of untouched) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect([path, ...scripts.splice(0)]).toEqual([path, expect.stringMatching(/^\/assets\/entry-/)])
  }
  await page.goto(href.search(market))
  await page.locator('.results-count').hover()
  await hydrated(page, 'search-panel')
  expect(scripts.length).toBeGreaterThan(1)

  await beginBooking(guest, house.name, arrival)
  await passStep1(guest)
  await passStep2(guest)
  await order(guest)
  scripts.length = 0
  await page.reload({ waitUntil: 'networkidle' })
  expect(scripts).toHaveLength(1)
  expect(guest.problems).toEqual([])
  await guest.end()
})

function brotliSize(text: string): number {
  return brotliCompressSync(text).length
}

/** Hosts below localhost are this machine, which not every resolver knows. */
function get(host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port: thisSite().port, path, headers: { host: `${host}:${thisSite().port}` } },
      (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('error', reject)
        reply.on('end', () => {
          const text = Buffer.concat(parts).toString()
          if (reply.statusCode === 200) resolve(text)
          else reject(new Error(`${path} answered ${reply.statusCode}`))
        })
      },
    )
      .on('error', reject)
      .end()
  })
}
