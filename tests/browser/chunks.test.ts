import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { freeHouse, saturdayIn } from './agency.ts'
import { beginBooking } from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { laterScripts, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish] = markets

test('A page whose scripts are gone loads again, once; in a booking it stays as it is', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  const arrival = saturdayIn(120)
  const house = await freeHouse(arrival)
  let loads = 0
  let refused = 0
  await guest.context.route(laterScripts, (route) => {
    refused += 1
    return route.fulfill({ status: 404, body: '' })
  })
  // A page may load again ten seconds later: none pass here, however busy the machine is.
  await page.clock.setFixedTime(Date.now())
  await page.goto(href.search(danish))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const loadedAgain = page.waitForEvent('load')
  await page.locator('.results-count').hover()
  await loadedAgain
  expect(loads).toBe(1)
  refused = 0
  await page.locator('.search-head h1').hover()
  await page.locator('.results-count').hover()
  await expect.poll(() => refused).toBeGreaterThan(0)
  await page.locator('.card .heart').first().click()
  expect(await page.locator('.card .heart').first().getAttribute('aria-pressed')).toBe('true')
  expect(loads).toBe(1)

  await beginBooking(guest, house.name, arrival)
  loads = 0
  refused = 0
  await page.locator('main h1').hover()
  await page.locator('.booking-end button.primary').hover()
  await page.locator('.booking-end button.primary').focus()
  await expect.poll(() => refused).toBeGreaterThan(0)
  expect(loads).toBe(0)
  await guest.end()
})

test('A page whose scripts do not come because the network is gone stays, and its buttons do what they do without scripts', async () => {
  const guest = await visit(browser, danish)
  guest.expectMessage('Failed to')
  const { page } = guest
  await page.goto(href.search(danish))
  let refused = 0
  await guest.context.route('**/*', (route) => {
    refused += 1
    return route.abort('internetdisconnected')
  })
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'GET') loads += 1
  })
  await page.locator('.results-count').hover()
  await expect.poll(() => refused).toBeGreaterThan(1)
  await page.locator('.filters').hover()
  expect(await page.locator('main h1').innerText()).toBe(guest.messages.search.title)
  expect(loads).toBe(0)
  await guest.end()
})
