import { loadavg } from 'node:os'
import type { Browser } from 'playwright-core'
import { readCommand } from '../../../src/commands/read-command.ts'
import { launchOwnBrowser } from '../../browser/browser.ts'
import { medianOf } from '../median.ts'
import { briefly, everyView, measureClicks } from './clicks.ts'
import { serveFront } from './front.ts'
import { limitPage } from './limit-page.ts'
import { type MeasuredPage, measuredPages } from './pages.ts'
import { type Seen, watchPage } from './probe.ts'
import { measuredSite } from './site.ts'
import { onSlowDevice, slowPhone, slowProcessor } from './slow-guest.ts'

const { values } = readCommand({
  usage: `npm run bench -- browser [--only pages|step|click] [--runs 5] [--site URL] [--port 8790] [--smoke]

What a guest with a slow phone waits for on kept pages: 1.6 Mbps, 150 ms, a processor four times as slow. The limit is
the same page without our scripts, with the shortest one that makes hearts answer; both are asked in turns.`,
  options: {
    port: { type: 'string', default: '8790' },
    site: { type: 'string' },
    runs: { type: 'string', default: '5' },
    /** Each part once, as briefly as it can: the figures say nothing. */
    smoke: { type: 'boolean', default: false },
    /** One part alone: pages, step or click. */
    only: { type: 'string' },
  },
})
const port = Number(values.port)
const runs = values.smoke ? 1 : Number(values.runs)
const slowness = values.smoke ? 1 : slowProcessor
const parts = { pages: printPages, step: printSteps, click: printClicks }
const isSelected = (part: string) => values.only === undefined || values.only === part

const site = await measuredSite(values.site)
const way = { sitePort: site.port, hasNoPictures: values.smoke }
const browser = await launchOwnBrowser()
try {
  const front = await serveFront(port, way)
  const limit = await serveFront(port + 1, { ...way, change: limitPage })
  const all = await measuredPages(site.port)
  const pages = values.smoke ? all.filter(({ name }) => name.startsWith('search page')) : all
  console.log(`Load of the machine before: ${written(loadavg(), 1)}`)
  for (const [part, print] of Object.entries(parts)) if (isSelected(part)) await print(pages)
  front.stop()
  limit.stop()
} finally {
  await browser.close()
  await site.stop()
}

async function printPages(pages: readonly MeasuredPage[]): Promise<void> {
  console.log('\n| Slow 4G, CPU ÷ 4 | heart | limit | ratio | first paint | limit | ratio | blocked | layout shift |')
  console.log('|---|---|---|---|---|---|---|---|---|')
  for (const page of pages) console.log(await measuredRow(browser, page))
}

async function printSteps(pages: readonly MeasuredPage[]): Promise<void> {
  const steps: number[] = []
  for (let run = 0; run < runs; run += 1) steps.push(await stepToHouse(browser, pages))
  console.log(`\nTo a house that was asked for ahead: median ${medianOf(steps).toFixed(0)} ms of ${written(steps, 0)}`)
}

async function printClicks(): Promise<void> {
  console.log('')
  await measureClicks(browser, { site: port, limit: port + 1 }, values.smoke ? briefly : everyView)
}

async function measuredRow(browser: Browser, { name, path }: MeasuredPage): Promise<string> {
  const [ours, limits]: [Seen[], Seen[]] = [[], []]
  if (!values.smoke) await loadSlowly(browser, port, path)
  for (let run = 0; run < runs; run += 1) {
    ours.push(await loadSlowly(browser, port, path))
    limits.push(await loadSlowly(browser, port + 1, path))
  }
  const cells = (['heart', 'firstPaint'] as const).flatMap((figure) => {
    const [our, least] = [ours, limits].map((seen) => medianOf(seen.map((each) => each[figure])))
    if (!our || !least) return ['–', '–', '–']
    return [`${our.toFixed(0)} ms`, `${least.toFixed(0)} ms`, (our / least).toFixed(2)]
  })
  const blocked = medianOf(ours.map((each) => each.blocked))
  const shift = Math.max(...ours.map((each) => each.shift))
  const moved = new Set(ours.flatMap((each) => each.moved))
  return `| ${[name, ...cells, `${blocked.toFixed(0)} ms`, shift.toFixed(4), ...moved].join(' | ')} |`
}

async function loadSlowly(browser: Browser, atPort: number, path: string): Promise<Seen> {
  await warm(atPort, path)
  return onSlowDevice({ browser, port: atPort, device: slowPhone, slowness, watch: watchPage }, async (page) => {
    await page.goto(path, { waitUntil: 'load' })
    await page.waitForTimeout(values.smoke ? 1000 : 1500)
    return page.evaluate(() => globalThis.seen)
  })
}

/** From the tap until the house is seen whose payload was there before. */
async function stepToHouse(browser: Browser, pages: readonly MeasuredPage[]): Promise<number> {
  const search = pages.find(({ path }) => path.includes('result='))
  if (!search) throw new Error('There is no search page')
  return onSlowDevice({ browser, port, device: slowPhone, slowness, watch: watchPage }, async (page) => {
    await page.goto(search.path, { waitUntil: 'load' })
    const link = page.locator('main .card a[href*="sommerhus-"]').first()
    // A house that is made late is loaded whole, which is no step.
    await warm(port, (await link.getAttribute('href')) ?? '')
    const payload = page.waitForResponse((response) => response.url().includes('_payload.json'))
    // What a browser says of a finger.
    for (const sign of ['pointerdown', 'touchstart']) await link.dispatchEvent(sign)
    await link.scrollIntoViewIfNeeded()
    await payload.then((response) => response.finished())
    // The finger was on an island: what it brought with it is through.
    await page.locator('mh-island[data-hydrated]').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    await link.tap()
    await page.waitForFunction(() => globalThis.seen.step > 0)
    return page.evaluate(() => globalThis.seen.step)
  })
}

/** Requests the page until it is cached. */
async function warm(atPort: number, path: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${atPort}${path}`)
  await response.text()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
}

function written(figures: readonly number[], digits: number): string {
  return figures.map((figure) => figure.toFixed(digits)).join(', ')
}
