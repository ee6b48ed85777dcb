import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { guest } from './agency.ts'
import { minorUnits } from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [, german] = markets
const budget = 1200
/** The aims of a family's first booking: taps, keys that send among them, and screens until the order button is in sight. */
const most = { taps: 24, screens: 6 }

test('a family with a dog comes from the front page to the order button of autumn holidays under 1,200 € in few taps', async () => {
  const family = await visit(browser, german, { viewport: phone, hasTouch: true })
  const { page } = family
  const screens = new Set<string>()
  let taps = 0
  async function tap(target: Locator, leadsTo?: string | RegExp) {
    taps += 1
    await target.tap()
    if (leadsTo) await page.waitForURL(leadsTo)
    screens.add(new URL(page.url()).pathname)
  }
  await page.goto(href.home())
  screens.add(href.home())

  // What is wished for, in words.
  await tap(page.locator('.tools [data-search-open]'))
  await page
    .locator('.find-dialog input')
    .fill(`Herbstferien NRW 2 Erwachsene 2 Kinder Hund unter ${budget} € alles inklusive`)
  taps += 1
  await page.keyboard.press('Enter')
  await page.waitForURL('**/find/?q=*', { timeout: 60_000 })
  const houses = page.locator('.found article.card')
  await houses.first().waitFor()

  await tap(houses.first().locator('.card-title a'), /arrival=\d{4}-1[01]-\d\d/)
  expect(new URL(page.url()).searchParams.get('pets')).toBe('1')
  const total = minorUnits(await page.locator('.stay-bar strong').first().innerText())
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(budget * 100)

  await tap(page.locator('.stay-bar a.primary'), `**${href.bookingStep(1)}`)
  await tap(page.locator('.booking-end button.primary'), `**${href.bookingStep(2)}`)
  for (const [name, value] of Object.entries(guest)) {
    const field = page.locator(`#field-${name}`)
    await tap(field)
    await field.fill(value)
  }
  await tap(page.locator('#field-country'))
  await page.locator('#field-country').selectOption('DK')
  await tap(page.locator('.booking-end button.primary'), `**${href.bookingStep(3)}`)
  await page.locator('.booking-end button.primary').waitFor()

  expect(taps).toBeLessThanOrEqual(most.taps)
  expect(screens.size, [...screens].join(' ')).toBeLessThanOrEqual(most.screens)
  expect(family.problems).toEqual([])
  await family.end()
})
