import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { saturdayIn } from './agency.ts'
import { axeFaults, overflowing } from './audit.ts'
import { minorUnits, order, passStep1, passStep2 } from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { hydrated, phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [, german, english] = markets

test.each([
  [english, true, 209],
  [german, false, 216],
] as const)('a pair is held, filled in and booked as one on a phone: %o', async (market, scripts, days) => {
  const query = `ankomst=${saturdayIn(days)}&flex=0&duration=7&adults=4&husdyr=1&within=2000`
  const guest = await visit(browser, market, { viewport: phone, scripts })
  const { page } = guest
  // The audit of faults runs in the page: it needs scripts.
  const faults = async () => (scripts ? axeFaults(page) : [])
  const sound = async () => expect([...(await faults()), ...(await overflowing(page))]).toEqual([])
  /** Whatever stands above the form. */
  const expectWayOnInSight = async () => {
    const button = await page.locator('.booking-end button.primary').boundingBox()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(phone.height)
  }
  await page.goto(`${href.housesTogether()}?${query}`)
  const found = page.locator('.together-group').first()
  // The search is one line above them.
  expect((await found.boundingBox())?.y).toBeLessThan(phone.height / 2)
  const total = minorUnits(/\d[\d.,]+\d/.exec(await found.locator('h2').innerText())?.[0] ?? '')
  await found.locator('a[href*="&lodging="]').click()
  await page.waitForURL(`**${href.bookingStep(1)}`)
  await sound()
  await expectWayOnInSight()
  const alsoTotal = async () =>
    minorUnits((await page.locator('.together-total').textContent())?.split(':').at(-1) ?? '')
  expect(await alsoTotal()).toBe(total)
  // The row with the sum of both names both.
  const row = page.locator('.summary-fold > summary')
  expect(minorUnits(await row.locator('strong').innerText())).toBe(total)
  expect(new Set(await row.locator('b').allInnerTexts()).size).toBe(2)

  const stepTotal = async () => minorUnits(await page.locator('#step-total').innerText())
  await passStep1(guest)
  await sound()
  expect(await stepTotal()).toBe(total)
  await passStep2(guest)
  await sound()
  await expectWayOnInSight()
  expect(await stepTotal()).toBe(total)
  expect(await page.locator('.order-facts dt').count()).toBe(8)
  const number = await order(guest)
  await sound()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9_000)
  const numbers = await page.locator('.booking-number strong').allInnerTexts()
  expect([numbers.length, numbers[0]]).toEqual([2, number])
  // Price, payment and cancellation of each house stand below its code.
  const titles = await page.locator('.thanks .panel h2').allTextContents()
  expect(titles.filter((title) => / · [A-Z]{2}\d+$/.test(title))).toHaveLength(6)
  expect(await alsoTotal()).toBe(total)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test.each([
  [english, true],
  [german, false],
] as const)('the sum of a pair follows the guests and add-ons of the second house: %o', async (market, scripts) => {
  const query = `ankomst=${saturdayIn(223)}&flex=0&duration=7&adults=4&husdyr=1&within=2000`
  const guest = await visit(browser, market, { viewport: phone, scripts })
  const { page } = guest
  await page.goto(`${href.housesTogether()}?${query}`)
  await page.locator('.together-group').first().locator('a[href*="&lodging="]').click()
  await page.waitForURL(`**${href.bookingStep(1)}`)
  const stepTotal = async () => minorUnits(await page.locator('#step-total').innerText())
  const lineTotals = async () =>
    (await page.locator('.summary .price-lines .total dd').allTextContents()).map(minorUnits)
  const sumOfLines = async () => (await lineTotals()).reduce((sum, total) => sum + total, 0)
  const update = async () => {
    if (!scripts) await page.locator('button[name=intent][value=update]').click()
  }
  if (scripts) await hydrated(page, 'booking-price')
  // That of the second house, where both take pets: from one to the other a pet may cost the same.
  const pets = page.locator('input[name^="pets_"], input[name="pets"]').last()
  const before = await stepTotal()
  await pets.fill(String(1 - Number(await pets.inputValue())))
  await pets.blur()
  await update()
  await expect
    .poll(async () => (await stepTotal()) !== before && (await stepTotal()) === (await sumOfLines()))
    .toBe(true)

  await passStep1(guest)
  const withoutLinen = await stepTotal()
  const linen = page.locator('input[name^="item-3_"]')
  await linen.check()
  await update()
  await expect.poll(stepTotal).toBeGreaterThan(withoutLinen)
  const withLinen = await stepTotal()
  expect(await sumOfLines()).toBe(withLinen)
  await passStep2(guest)
  expect(await stepTotal()).toBe(withLinen)
  expect(guest.problems).toEqual([])
  await guest.end()
})
