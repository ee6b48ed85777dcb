import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runWorkers } from '../../src/commands/run-workers.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { makeArchive, serveArchive, type TileFeature } from '../map-archive.ts'
import { copyState, freePort, patient, unlimited } from '../running-site.ts'
import { keepSiteLog } from '../site-log.ts'
import { findHouses } from './agency.ts'
import { axeFaults } from './audit.ts'
import { launchBrowser } from './browser.ts'
import { visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish] = markets
/** Land and a road along the west coast, on the tile of the north and east of the world. */
const features: readonly TileFeature[] = [
  {
    layer: 'earth',
    type: 'area',
    properties: { kind: 'earth' },
    points: [
      [0, 0],
      [4096, 0],
      [4096, 4096],
      [0, 4096],
    ],
  },
  {
    layer: 'roads',
    type: 'line',
    properties: { kind: 'highway' },
    points: [
      [150, 2300],
      [250, 2900],
    ],
  },
]

test('where the agency has tiles, the map draws them below its houses and names their source; where they fail, the coast', async () => {
  const archive = await makeArchive([{ place: [1, 1, 0], features }], { maxZoom: 1, box: [0, 0, 180, 85] })
  let isUp = true
  const bucket = createServer((request, response) => {
    const asked = new Request('http://bucket.invalid/', {
      headers: new Headers(request.headers as Record<string, string>),
    })
    const reply = isUp ? serveArchive(archive, asked) : new Response(null, { status: 503 })
    response.writeHead(reply.status, Object.fromEntries(reply.headers))
    reply.arrayBuffer().then((bytes) => response.end(new Uint8Array(bytes)))
  })
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
  const MAP_TILES = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}/denmark.pmtiles`
  const statePath = await copyState(inject('preparedPath'), 'tiles')
  const port = await freePort()
  const site = await runWorkers({
    ...{ port, backendPort: null, statePath, rateLimit: unlimited, onLog: keepSiteLog },
    siteVariables: { ...patient, MAP_TILES },
  })
  const guest = await visit(browser, danish, { port })
  const { page, messages } = guest
  await page.goto(`${href.search(danish)}?viewType=map`)
  await page.getByText(messages.map.tilesSource).waitFor()
  const painted = async () => (await middleOf(page)).length
  await expect.poll(painted).toBeGreaterThan(0)
  expect(await page.locator('.map-name').count()).toBe(0)
  expect(await page.locator(':is(.map-house, .map-group) button').count()).toBeGreaterThan(0)
  expect(await axeFaults(page)).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()

  // The same streets around a house, in the dark: its island comes when it is in sight.
  const inDark = await visit(browser, danish, { port, colorScheme: 'dark' })
  const {
    hits: [house],
  } = await findHouses('')
  // The first request for a house may be slow, and leave parts out.
  await expect
    .poll(async () => {
      await inDark.page.goto(href.lodging(danish, house?.name ?? ''))
      return inDark.page.locator('.house-map').count()
    })
    .toBe(1)
  await inDark.page.locator('.house-map').scrollIntoViewIfNeeded()
  await inDark.page.locator('.house-map').getByText(messages.map.tilesSource).waitFor()
  await expect.poll(() => middleOf(inDark.page)).not.toEqual([])
  for (const [red = 255, green = 255, blue = 255] of await middleOf(inDark.page)) {
    expect(Math.max(red, green, blue)).toBeLessThan(90)
  }
  expect(await axeFaults(inDark.page)).toEqual([])
  expect(inDark.problems).toEqual([])

  await inDark.end()

  isUp = false
  const later = await visit(browser, danish, { port })
  later.expectStatus(503)
  later.expectMessage('FailedRequest')
  await later.page.goto(`${href.search(danish)}?viewType=map`)
  await later.page.locator(':is(.map-house, .map-group) button:visible').first().waitFor()
  // The coast, and the stripes along it.
  expect(await later.page.locator('.leaflet-overlay-pane canvas').count()).toBe(2)
  expect(later.problems).toEqual([])

  // The node's cache does not have them either.
  await later.context.route('**/api/map-tiles/*/**', (route) => route.fulfill({ status: 503 }))
  await later.page.goto(href.lodging(danish, house?.name ?? ''))
  const tile = later.page.waitForResponse((response) => response.status() === 503)
  await later.page.locator('.house-map').scrollIntoViewIfNeeded()
  await tile
  expect(await later.page.locator('.house-streets').isVisible()).toBe(false)
  expect(await later.page.locator('.house-map .coast-map').isVisible()).toBe(true)
  await later.end()
  await site.dispose()
  bucket.close()
})

/** Colour in the middle of each tile: red, green and blue. */
function middleOf(page: Page): Promise<number[][]> {
  return page.locator('.leaflet-tiles-pane canvas').evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const canvas = tile as HTMLCanvasElement
      // Read from a copy: of a canvas that is read again and again the browser says so, in the middle of the page's own.
      const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      copy?.drawImage(canvas, -canvas.width / 2, -canvas.height / 2)
      const middle = copy?.getImageData(0, 0, 1, 1).data
      return middle && (middle[3] ?? 0) > 0 ? [[...middle.slice(0, 3)]] : []
    }),
  )
}
