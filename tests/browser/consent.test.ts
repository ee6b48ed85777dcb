import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consentCookie } from '../../src/domain/consent.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { findHouses, saturdayIn } from './agency.ts'
import { launchBrowser } from './browser.ts'
import { phone, type Visit, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish] = markets
const arrival = saturdayIn(230)

/** A shared list of its own, whose URL no browser tells to others. */
async function makeList(): Promise<string> {
  const guest = await visit(browser, danish)
  const { hits } = await findHouses(`ankomst=${arrival}&duration=7`)
  await guest.page.goto(
    href.newShortlist(
      hits.slice(0, 2).map(({ lodgingId }) => lodgingId),
      arrival,
      7,
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
