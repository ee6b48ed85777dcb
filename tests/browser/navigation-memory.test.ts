import type { CDPSession } from 'playwright-core'
import { expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { launchBrowser } from './browser.ts'
import { begin } from './soft.ts'
import { hydrated, visit } from './visit.ts'

const [danish] = markets
const rounds = 15

test('Pages that were left are let go: after sixty of them there is no more in memory than after four', async () => {
  const browser = await launchBrowser()
  const guest = await visit(browser, danish)
  const { page } = guest
  const loads = await begin(guest, href.home())
  const memory = await page.context().newCDPSession(page)
  async function go(link: string, arrived: string) {
    await page.locator(link).first().dispatchEvent('click')
    await page.locator(arrived).first().waitFor({ state: 'attached' })
  }
  async function round() {
    await go('.tools [data-search-open]', 'main .results-count')
    await page.locator('.results-count').hover()
    await hydrated(page, 'search-panel')
    await go('.card-title a', 'main .lodging-head')
    await go('.home-link', 'main .hero')
    await page.goBack()
    await page.locator('main .lodging-head').waitFor({ state: 'attached' })
  }
  await round()
  const first = await keptIn(memory)
  for (let left = rounds - 1; left > 0; left -= 1) await round()
  // What the last steps hold is let go with the next ones.
  await expect.poll(async () => (await keptIn(memory)).nodes).toBeLessThan(first.nodes * 1.5)
  expect((await keptIn(memory)).jsEventListeners).toBeLessThan(first.jsEventListeners * 1.5)
  expect(loads).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
  await browser.close()
}, 120_000)

async function keptIn(memory: CDPSession) {
  await memory.send('HeapProfiler.collectGarbage')
  return memory.send('Memory.getDOMCounters')
}
