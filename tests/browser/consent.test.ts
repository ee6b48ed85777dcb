import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consentCookie } from '../../src/domain/consent.ts'
import { markets } from '../../src/markets/market.ts'
import { newShortlist } from '../../src/urls/new-shortlist.ts'
import { href } from '../../src/urls/paths.ts'
import { findHouses, freeHouse, saturdayIn } from './agency.ts'
import { beginBooking } from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { desktop, phone, reloadWithFont, type Visit, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish] = markets
const arrival = saturdayIn(230)

/** Creates a shared list; no browser sends its URL to others. */
async function makeList(): Promise<string> {
  const guest = await visit(browser, danish)
  const { hits } = await findHouses(`ankomst=${arrival}&duration=7`)
  await guest.page.goto(
    newShortlist(
      hits.slice(0, 2).map(({ lodgingId }) => lodgingId),
      { arrival, duration: 7 },
      null,
    ),
  )
  await guest.page.locator('[name=name]').fill('Anna')
  await guest.page.locator('.board-new button[type=submit]').click()
  await guest.page.waitForURL(/\/manage\//)
  const link = await guest.page.locator('[data-shared-link]').inputValue()
  await guest.end()
  return new URL(link).pathname
}

/** Refuses all but the necessary, and waits for the page that has no banner any more. */
async function answer({ page, context }: Visit): Promise<void> {
  const before = page.url()
  await page.locator('.consent-banner button').last().click()
  await page.locator('.consent-banner').waitFor({ state: 'hidden' })
  expect(page.url()).toBe(before)
  const given = (await context.cookies()).find(({ name }) => name === consentCookie)
  expect(given?.value).toBe('necessary')
}

test.each(['on', 'loading'] as const)(
  'an answer to the banner stays on the page that it was given on, scripts %s',
  async (scripts) => {
    const paths = [`${href.search(danish)}?husdyr=1&viewType=grid`, await makeList(), `${href.login('guest')}?x=1`]
    for (const path of paths) {
      const guest = await visit(browser, danish, { viewport: phone, consent: null })
      // Asked for and not there yet: what a quick tap meets.
      if (scripts === 'loading') await guest.page.route(/\/assets\/.*\.js$/, () => undefined)
      await guest.page.goto(path, { waitUntil: 'commit' })
      await guest.page.locator('.consent-banner').waitFor()
      await answer(guest)
      await guest.end()
    }
  },
)

test.each(markets)(
  '$key: while the banner asks, the first price and what a phone has at its foot are in sight',
  async (market) => {
    const guest = await visit(browser, market, { viewport: phone, consent: null })
    await guest.page.goto(`${href.search(market)}?ankomst=${arrival}&1=4&pets=1`)
    await reloadWithFont(guest.page)
    const [price, banner, bar] = [
      await boxOf(guest, '.card .price strong'),
      await boxOf(guest, '.consent-banner'),
      await boxOf(guest, '.results-tools'),
    ]
    expect(price.bottom).toBeLessThanOrEqual(banner.top)
    expect(bar.top).toBeGreaterThanOrEqual(banner.bottom)
    expect(bar.bottom).toBeLessThanOrEqual(phone.height)
    await guest.end()
  },
)

test('while the banner asks, a wide window shows the whole search box', async () => {
  const guest = await visit(browser, danish, { viewport: desktop, consent: null })
  for (const path of [href.home(), href.search(danish)]) {
    await guest.page.goto(path)
    const [box, banner] = [await boxOf(guest, '.search-box'), await boxOf(guest, '.consent-banner')]
    expect(box.bottom, path).toBeLessThanOrEqual(banner.top)
  }
  await guest.end()
})

/** Its position in the window. */
function boxOf({ page }: Visit, selector: string): Promise<{ top: number; bottom: number }> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top, bottom }
    })
}

test('the question of consent goes down to the foot of the window once the bar of a step has reached its place', async () => {
  const guest = await visit(browser, danish, { viewport: phone, consent: null })
  const { page } = guest
  const { name } = await freeHouse(arrival)
  await beginBooking(guest, name, arrival)
  const banner = page.locator('.consent-banner')
  const below = () => banner.evaluate((each) => Math.round(innerHeight - each.getBoundingClientRect().bottom))
  await page.mouse.move(5, 5)
  const bar = await page.locator('.booking-end').evaluate((each: HTMLElement) => each.offsetHeight)
  await expect.poll(below).toBe(bar)
  await page.locator('.booking-help').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(below).toBe(0)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(below).toBe(bar)
  expect(guest.problems).toEqual([])
  await guest.end()
})
