import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { saturdayIn } from './agency.ts'
import { axeFaults, overflowing } from './audit.ts'
import { minorUnits, order, passStep1, passStep2, shownTotal } from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [, german, english] = markets

test.each([
  [english, true, 209],
  [german, false, 216],
] as const)('a pair is booked one house after the other on a phone: %o', async (market, scripts, days) => {
  const query = `ankomst=${saturdayIn(days)}&flex=0&duration=7&adults=4&husdyr=1&within=2000`
  const guest = await visit(browser, market, { viewport: phone, scripts })
  const { page } = guest
  // The audit of faults runs in the page: it needs scripts.
  const faults = async () => (scripts ? axeFaults(page) : [])
  const sound = async () => expect([...(await faults()), ...(await overflowing(page))]).toEqual([])
  await page.goto(`${href.housesTogether()}?${query}`)
  const found = page.locator('.together-group').first()
  const total = minorUnits(/\d[\d.,]+\d/.exec(await found.locator('h2').innerText())?.[0] ?? '')
  await found.locator('a[href*="&lodging="]').click()
  await page.waitForURL(`**${href.bookingStep(1)}`)
  await sound()
  const box = page.locator('.together-box')
  const alsoTotal = async () => minorUnits((await page.locator('.together-total').innerText()).split(':').at(-1) ?? '')
  expect(await alsoTotal()).toBe(total)

  await passStep1(guest)
  await sound()
  expect(await alsoTotal()).toBe(total)
  await passStep2(guest)
  await sound()
  const first = await shownTotal(page)
  const number = await order(guest)
  await sound()
  await box.locator('button').click()

  await page.waitForURL(`**${href.bookingStep(1)}`)
  expect(await box.innerText()).toContain(number)
  await passStep1(guest)
  expect(await page.locator('#field-email').inputValue()).toContain('@')
  await page.locator('.booking-end button.primary').click()
  await page.waitForURL(`**${href.bookingStep(3)}`)
  expect(first + (await shownTotal(page))).toBe(total)
  expect(await order(guest)).not.toBe(number)
  await sound()
  expect(guest.problems).toEqual([])
  await guest.end()
})
