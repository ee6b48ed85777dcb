import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Market, markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { type FaultySite, openFaultySite } from '../faults/faulty-site.ts'
import { purge } from '../faults/trial.ts'
import { patient } from '../running-site.ts'
import { keepSiteLog } from '../site-log.ts'
import { launchBrowser } from './browser.ts'
import { type VisitOptions, visit } from './visit.ts'

let site: FaultySite
let browser: Browser
beforeAll(async () => {
  site = await openFaultySite(inject('preparedPath'), keepSiteLog, patient)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const [danish, german, english] = markets
const missing = '[data-fragment]'

test('What the search owed the front page comes by itself once it is back, with hearts that answer', async () => {
  const guest = await guestOf(danish)
  const { page, messages } = guest
  const loads = loadsOf(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  await guest.context.route('**/__nuxt_island/**', async (route) => {
    await promise
    await route.continue()
  })
  await keepAllButSearch()
  await site.services.search.fail('500')
  await page.goto(href.home())
  await expect.poll(() => page.locator(`${missing} button`).count()).toBe(2)
  expect(await page.locator(`${missing} button`).allInnerTexts()).toEqual(Array(2).fill(messages.errors.trying))
  await bringSearchBack()
  resolve()
  await expect.poll(() => page.locator(missing).count()).toBe(0)
  expect(await page.locator('[data-announcer]').innerText()).toBe(messages.errors.partThere)
  const heart = page.locator('.card .heart').first()
  await heart.click()
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  expect(loads).toEqual([href.home()])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A part is asked for three times; then a button asks, and the keyboard goes on in what came', async () => {
  const guest = await guestOf(german)
  const { page, messages } = guest
  const loads = loadsOf(page)
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/__nuxt_island/')) requests.push(new URL(request.url()).pathname)
  })
  await site.services.search.fail('refused')
  await page.goto(href.home())
  const recommended = page.locator('[data-fragment="front-recommended"] button')
  await expect.poll(() => recommended.innerText()).toBe(messages.errors.tryAgain)
  expect(requests.filter((path) => path.includes('front-recommended'))).toHaveLength(3)
  await bringSearchBack()
  await recommended.press('Enter')
  await expect.poll(() => page.locator(missing).count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.querySelector('.card') !== null)).toBe(
    true,
  )
  expect(loads).toEqual([href.home()])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A house that was come to without a reload mends its similar houses', async () => {
  const guest = await guestOf(danish)
  const { page } = guest
  await page.goto(href.search(danish))
  await page.mouse.move(5, 5)
  await page.locator('.home-link').hover()
  await page.locator('[data-announcer]').waitFor({ state: 'attached' })
  await site.services.search.fail('500')
  // The first ones were requested when they came in sight.
  await page.locator('.card-title a').last().click()
  await page.locator('#similar').locator(missing).locator('button:not([aria-busy])').waitFor()
  await bringSearchBack()
  await page.locator('#similar').locator(missing).locator('button').click()
  await expect.poll(() => page.locator('#similar .card').count()).toBeGreaterThan(0)
  expect(await page.locator('#similar').locator(missing).count()).toBe(0)
  // The pointer may have woken the search's panel: its numbers fail with the search.
  expect(guest.problems.filter((problem) => !problem.includes('/api/search/counts/'))).toEqual([])
  await guest.end()
})

test('Without scripts the link brings the whole page', async () => {
  const guest = await guestOf(english, { javaScriptEnabled: false })
  const { page, messages } = guest
  await site.services.search.fail('500')
  await page.goto(href.home())
  const again = page.locator(missing).getByRole('link', { name: messages.errors.tryAgain }).first()
  expect(await again.getAttribute('href')).toBe(href.home())
  await bringSearchBack()
  await again.click()
  await expect.poll(() => page.locator(missing).count()).toBe(0)
  expect(guest.problems).toEqual([])
  await guest.end()
})

/** Caches the front page's parts except those of the search. */
async function keepAllButSearch(): Promise<void> {
  await expect.poll(async () => (await fetch(site.origin)).text()).not.toContain('data-fragment')
  await purge(site, ['search'])
}

/** It answers again, and the site knows. */
async function bringSearchBack(): Promise<void> {
  await site.services.search.mend()
  await expect.poll(async () => (await fetch(`${site.origin}/api/health/`)).status).toBe(200)
}

async function guestOf(market: Market, options: VisitOptions = {}) {
  const { port } = new URL(site.origin)
  const guest = await visit(browser, market, { baseURL: `http://${market.key}.localhost:${port}`, ...options })
  guest.expectStatus(503)
  return guest
}

/** Paths of the documents that are loaded. */
function loadsOf(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}
