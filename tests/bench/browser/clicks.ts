import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { markets } from '../../../src/markets/market.ts'
import { href } from '../../../src/urls/paths.ts'
import { medianOf } from '../median.ts'
import { type ClickSeen, watchClicks } from './click-probe.ts'
import { onDevice, slowDesk, slowPhone, slowProcessor } from './slow-guest.ts'

export interface ClickedViews {
  views: readonly string[]
  /** Results a page. */
  results: readonly number[]
  devices: Readonly<Record<string, BrowserContextOptions>>
  /** Filters that each leave other houses, and more than a page of them. */
  filters: readonly string[]
  slowness: number
}

export const everyView: ClickedViews = {
  views: ['list', 'grid', 'map'],
  results: [10, 24],
  devices: { desk: slowDesk, phone: slowPhone },
  filters: ['70', '74', '91', 'varmepumpe'],
  slowness: slowProcessor,
}
export const briefly: ClickedViews = {
  views: ['map'],
  results: [10],
  devices: { phone: slowPhone },
  filters: ['70'],
  slowness: 1,
}
/** As many of the filters say what the limit is. */
const maxLimitFilters = 3
/** Milliseconds within which an answer is to be seen. */
const aim = 400

export interface ClickPorts {
  site: number
  limit: number
}

/** Prints, for each view and size of page, how long the answer to a filter takes until it is seen. */
export async function measureClicks(
  browser: Browser,
  ports: ClickPorts,
  { views, results, devices, filters, slowness }: ClickedViews,
): Promise<void> {
  console.log('| Slow 4G, CPU ÷ 4: a filter | median | worst | limit | ratio | longest task | from the click on |')
  console.log('|---|---|---|---|---|---|---|')
  const worst: number[] = []
  for (const viewType of views) {
    for (const result of results) {
      for (const [name, device] of Object.entries(devices)) {
        const url = `${href.search(markets[0])}?viewType=${viewType}&result=${result}`
        const guest = { browser, device, slowness, watch: watchClicks }
        const ours = await onDevice({ ...guest, port: ports.site }, (page, slowDown) =>
          clickAll({ page, url, slowDown, filters, choose: chooseOurs }),
        )
        const limits = await onDevice({ ...guest, port: ports.limit }, (page, slowDown) =>
          clickAll({ page, url, slowDown, filters: filters.slice(0, maxLimitFilters), choose: chooseLimit }),
        )
        const shown = medianOf(ours.map((each) => each.shown))
        const least = medianOf(limits.map((each) => each.shown))
        worst.push(Math.max(...ours.map((each) => each.shown)))
        const cells = [
          `${viewType}, ${result} a page, ${name}`,
          milliseconds(shown),
          milliseconds(worst.at(-1) ?? Number.NaN),
          milliseconds(least),
          (shown / least).toFixed(2),
          milliseconds(Math.max(...ours.map((each) => each.task))),
          milliseconds(medianOf(ours.map((each) => each.whole))),
        ]
        console.log(`| ${cells.join(' | ')} |`)
      }
    }
  }
  const all = Math.max(...worst)
  console.log(`\nThe slowest of all: ${milliseconds(all)}, ${all <= aim ? 'within' : 'beyond'} ${aim} ms`)
}

type Choose = (page: Page, field: string, url: string) => Promise<ClickSeen>

interface Clicks {
  page: Page
  url: string
  slowDown: () => Promise<void>
  filters: readonly string[]
  choose: Choose
}

async function clickAll({ page, url, slowDown, filters, choose }: Clicks): Promise<ClickSeen[]> {
  await page.goto(url, { waitUntil: 'load' })
  const opener = page.locator('.filters-open')
  if (await opener.isVisible()) await opener.click()
  if (choose === chooseOurs) {
    await page.locator('.filters input').first().dispatchEvent('focusin')
    await page.locator('mh-island[name=search-panel][data-hydrated]').waitFor({ state: 'attached' })
    if (url.includes('viewType=map')) await page.locator(':is(.map-house, .map-group) button:visible').first().waitFor()
  }
  await page.waitForLoadState('networkidle')
  await slowDown()
  const seen: ClickSeen[] = []
  for (const filter of filters) seen.push(await choose(page, filter, url))
  return seen
}

/** Chooses it, and takes it back. */
async function chooseOurs(page: Page, filter: string): Promise<ClickSeen> {
  const field = page.locator(fieldOf(filter))
  const all = await page.locator('.results-count').textContent()
  const seen = await field.evaluate((element: HTMLElement) => globalThis.clickFilter(element))
  await field.evaluate((element: HTMLElement) => element.click())
  const [key = ''] = filter.split('=')
  await page.waitForURL((url) => !url.searchParams.has(key))
  await page.waitForFunction((text) => document.querySelector('.results-count')?.textContent === text, all)
  await page.locator('.results[aria-busy=false]').waitFor()
  return seen
}

/** Has the houses to come lie ready as HTML, so that they only need to be put in. */
async function chooseLimit(page: Page, filter: string, url: string): Promise<ClickSeen> {
  const field = page.locator(fieldOf(filter))
  const [name = '', value = '1'] = filter.split('=')
  await page.evaluate((next) => globalThis.prepareLimit(next), `${url}&${name}=${value}`)
  const seen = await field.evaluate((element: HTMLElement) => globalThis.clickFilter(element))
  await field.evaluate((element: HTMLInputElement) => {
    element.checked = false
  })
  return seen
}

declare global {
  /** Of the page that is the limit: fetches what the next change is to show. */
  var prepareLimit: (url: string) => Promise<void>
}

function fieldOf(filter: string): string {
  const [name, value = '1'] = filter.split('=')
  return `.filters [name="${name}"][value="${value}"]`
}

function milliseconds(figure: number): string {
  return `${figure.toFixed(0)} ms`
}
