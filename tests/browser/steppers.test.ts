import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { freeHouse, saturdayIn } from './agency.ts'
import { openStay } from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [, german] = markets

test('Presses on a plus count that come before its script', async () => {
  const guest = await visit(browser, german, { viewport: phone, hasTouch: true })
  const { page } = guest
  let letThrough: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await gate
    await route.continue()
  })
  const arrival = saturdayIn(150)
  const { name } = await freeHouse(arrival, 'persons=4')
  // A script that waits holds the page's "load" back.
  await page.goto(href.book(name, arrival, 7), { waitUntil: 'commit' })
  await page.waitForURL(`**${href.bookingStep(1)}`, { waitUntil: 'commit' })
  const adults = page.locator('.stepper:has([name=adults])')
  await openStay(page)
  const before = Number(await adults.locator('input').inputValue())
  await adults.locator('button').last().tap()
  await adults.locator('button').first().tap()
  await adults.locator('button').last().tap()
  expect(Number(await adults.locator('input').inputValue())).toBe(before)
  letThrough()
  await expect.poll(async () => Number(await adults.locator('input').inputValue())).toBe(before + 1)
  expect(guest.problems).toEqual([])
  await guest.end()
})
