import { randomInt } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facility } from '../../src/domain/facilities.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { launchBrowser } from './browser.ts'
import { hydrated, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish] = markets

/** That a page which has grown old is under its own reply's nonce, too, is proven in tests/site/cached-pages.test.tsx. */
test('under the strict policy hearts and React work on a page of houses that is made, kept, or not sent again', async () => {
  const works = async (page: Page) => {
    const heart = page.locator('.card .heart').first()
    const before = await heart.getAttribute('aria-pressed')
    await heart.click()
    await expect.poll(() => heart.getAttribute('aria-pressed')).not.toBe(before)
    await page.locator('.results-count').hover()
    await hydrated(page, 'search-panel')
  }
  const url = `${href.search(danish)}?result=24&${facility.beachDistance}=${100_000 + randomInt(800_000)}`
  const made = await open(url)
  expect(made.from).toMatch(/^marehalm; fwd=uri-miss/)
  const kept = await openCached(url)
  expect(kept.from).toMatch(/^marehalm; hit; ttl=/)
  await works(made.page)
  await works(kept.page)
  let sent: string | undefined
  // On a slow machine it may have expired by now, and be rendered again first.
  const reload = async () => {
    sent = await nonceOf(kept.page)
    return reloadedStatus(kept.page)
  }
  await expect.poll(reload).toBe(304)
  await works(kept.page)
  // The page and its policy are those that were sent together.
  expect(await nonceOf(kept.page)).toBe(sent)
  expect(kept.nonce).not.toBe(made.nonce)
  await made.end()
  await kept.end()
})

/** A guest of their own, who has nothing yet of what the browser keeps. */
async function open(url: string) {
  const guest = await visit(browser, danish, { pictures: true })
  const response = await guest.page.goto(url)
  const headers = await response?.allHeaders()
  return {
    page: guest.page,
    from: headers?.['cache-status'] ?? '',
    nonce: await nonceOf(guest.page),
    async end() {
      expect(guest.problems).toEqual([])
      await guest.end()
    },
  }
}

/** A page whose counts came too late is not cached: the next guest gets a complete one. */
async function openCached(url: string) {
  for (let tries = 1; ; tries++) {
    const page = await open(url)
    if (tries === 5 || page.from.startsWith('marehalm; hit;')) return page
    await page.end()
  }
}

/** Status of the page when it is loaded again. */
async function reloadedStatus(page: Page): Promise<number | undefined> {
  const session = await page.context().newCDPSession(page)
  const statuses: number[] = []
  await session.send('Network.enable')
  session.on('Network.responseReceivedExtraInfo', ({ statusCode }) => statuses.push(statusCode))
  await page.reload()
  await session.detach()
  return statuses[0]
}

function nonceOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce)
}
