import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { triedPassword } from '../../src/backend/seed/accounts.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { freeHouse, saturdayIn } from './agency.ts'
import { overflowing } from './audit.ts'
import { beginBooking, fillGuest, order, passStep1 } from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german, english] = markets

async function logInShared(page: Page, email: string): Promise<void> {
  await page.goto(href.login('guest'))
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(triedPassword)
  await page.locator('#field-shared').check()
  await page.locator('#field-password').press('Enter')
  await page.waitForURL(`**${href.myBookings()}`)
}

/** Names of our cookies that outlive the browser. */
async function lastingCookies(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).filter(({ expires }) => expires !== -1).map(({ name }) => name)
}

const ownKeys = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => Object.keys(window[name]).filter((key) => key.startsWith('marehalm')), storage)

test('on a shared device nothing outlives the browser, and "forget everything" empties every open tab at once', async () => {
  const guest = await visit(browser, danish)
  const { page, context, messages } = guest
  await page.goto(href.search(danish))
  await page.locator('.compare-link').first().click()
  await expect.poll(() => ownKeys(page, 'localStorage')).toContain('marehalm_compare')
  await logInShared(page, 'gaest@example.com')
  await expect.poll(() => ownKeys(page, 'localStorage')).toEqual([])
  expect(await ownKeys(page, 'sessionStorage')).toContain('marehalm_compare')

  const other = await context.newPage()
  await other.goto(href.search(danish))
  await other.locator('.compare-link').nth(1).click()
  await expect.poll(() => ownKeys(other, 'sessionStorage')).toContain('marehalm_compare')
  await other.locator('button.heart').first().click()
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('marehalm_favorites')
  expect(await ownKeys(other, 'localStorage')).toEqual([])
  expect(await lastingCookies(context)).toEqual([])

  await page.getByRole('button', { name: messages.account.shared.end }).click()
  await page.getByText(messages.account.shared.doneTitle).waitFor()
  await other.waitForURL(`**${href.forget()}?done=1`)
  for (const tab of [page, other]) {
    for (const storage of ['localStorage', 'sessionStorage'] as const) {
      await expect.poll(() => ownKeys(tab, storage)).toEqual([])
    }
  }
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('a logout by one tab of a shared device is followed by another that shows a booking, at once', async () => {
  const guest = await visit(browser, german)
  const { page, context } = guest
  await logInShared(page, 'gast@example.com')
  const other = await context.newPage()
  await other.goto(href.profile())
  await page.goto(href.logout())
  await page.locator('main form[action="/logout/"] button').click()
  await other.waitForURL(({ pathname }) => pathname !== href.profile())
  await expect.poll(() => ownKeys(other, 'sessionStorage')).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test.each([true, false])(
  'chosen in step 2 (scripts: %s), the booking’s receipt is shown once on a phone',
  async (scripts) => {
    const guest = await visit(browser, english, { viewport: phone, scripts })
    const { page, context, messages } = guest
    const arrival = saturdayIn(scripts ? 214 : 221)
    const house = await freeHouse(arrival)
    await beginBooking(guest, house.name, arrival)
    await passStep1(guest)
    await fillGuest(page)
    await page.locator('#field-shared').check()
    await page.locator('.booking-end button.primary').click()
    await page.waitForURL(`**${href.bookingStep(3)}`)
    expect(await lastingCookies(context)).toEqual([])
    expect(await overflowing(page)).toEqual([])
    expect(await order(guest)).not.toBe('')
    await page.getByText(messages.account.shared.once).waitFor()
    expect(await overflowing(page)).toEqual([])
    await page.goto(href.bookingConfirmation())
    expect(new URL(page.url()).pathname).toBe(href.booking())
    expect(guest.problems).toEqual([])
    await guest.end()
  },
)
