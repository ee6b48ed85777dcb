import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorTexts } from '../../src/contracts/error-texts.ts'
import type { Payload } from '../../src/contracts/payload.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { launchBrowser } from './browser.ts'
import { contentPlaces } from './places.ts'
import { begin, follow } from './soft.ts'
import { phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german] = markets
const failed = '.step-failed:popover-open'

test('A redirect within the site is followed without a reload; the URL is the last, and back leads to where one was', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  const loads = await begin(guest, href.search(danish))
  const house = (await page.locator('.card-title a').first().getAttribute('href'))?.replace(/\?.*$/, '') ?? ''
  await follow(guest, `${house.replace('/sommerhus-', '/ferienhaus-')}?arrival=2027-07-03#reviews`)
  await page.waitForURL(`**${house}?arrival=2027-07-03#reviews`)
  await page.locator('.lodging-head').waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('reviews')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${house}$`))
  await page.goBack()
  await page.locator('.results-count').waitFor()
  expect(new URL(page.url()).pathname).toBe(href.search(danish))
  expect(loads).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('Redirects that go round, or to another host, are the browser’s: the page is loaded', async () => {
  const guest = await visit(browser, danish)
  const { page, context } = guest
  const targets: Record<string, string> = {
    '/rundt/': '/i-ring/',
    '/i-ring/': '/rundt/',
    '/ud/': 'https://elsewhere.example/',
    '/fil/': '/media/houses/dune.webp',
    '/mit/': href.favorites(),
  }
  const requests: string[] = []
  for (const [path, redirect] of Object.entries(targets)) {
    const payload: Payload = { kind: 'redirect', buildId: '', status: 301, redirect }
    await context.route(`**${path}_payload.json*`, (route) => {
      requests.push(path)
      return route.fulfill({ json: payload })
    })
    await context.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Loaded</h1>' }))
  }
  for (const path of ['/rundt/', '/ud/', '/fil/', '/mit/']) {
    const loads = await begin(guest, contentPlaces.guide)
    await follow(guest, path)
    await page.locator('h1', { hasText: 'Loaded' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
    expect(loads).toContain(path)
  }
  expect(requests.length).toBeLessThanOrEqual(4 + 6)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A page that is not there is told by its title, its heading and to those who listen; back is the page before', async () => {
  const guest = await visit(browser, german, { viewport: phone })
  const { page, messages } = guest
  guest.expectStatus(404)
  const loads = await begin(guest, href.search(german))
  const before = await page.title()
  await follow(guest, '/gibt-es-nicht/')
  await page.waitForURL('**/gibt-es-nicht/')
  await page.locator('main .error-page').waitFor()
  expect(await page.title()).not.toBe(before)
  expect(await page.title()).toContain(await page.locator('main h1').innerText())
  await expect.poll(() => page.locator('[data-announcer]').innerText()).toBe(await page.title())
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  expect(await page.locator('link[rel=canonical], link[rel=alternate][hreflang]').count()).toBe(0)
  expect(await page.locator('main').innerText()).not.toContain(errorTexts.unmatchedRoute('/gibt-es-nicht/'))

  await page.goBack()
  await page.locator('.results-count').waitFor()
  expect(await page.title()).toBe(before)
  expect(await page.locator('meta[name=robots]').count()).toBe(0)
  await page.goForward()
  await page.locator(`main .error-page a[href="${href.home()}"]`).click()
  await page.waitForURL(`**${href.home()}`)
  await page.locator('main .hero').waitFor()
  expect(await page.locator('main').innerText()).not.toContain(messages.errors.notFoundTitle)
  expect(loads).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('Without a network the page stays and says so; trying again goes on to where one wanted', async () => {
  const guest = await visit(browser, danish, { viewport: phone })
  const { page, context, messages } = guest
  guest.expectMessage('Could not determine route data')
  guest.expectMessage('ERR_INTERNET_DISCONNECTED')
  const loads = await begin(guest, contentPlaces.guide)
  const heading = await page.locator('main h1').innerText()
  await context.setOffline(true)
  const problems = guest.problems.length
  await follow(guest, `${href.search(danish)}?husdyr=1`)
  await page.locator(failed).waitFor()
  expect(await page.locator(failed).innerText()).toContain(messages.errors.offline)
  expect(await page.locator('main h1').innerText()).toBe(heading)
  expect(new URL(page.url()).pathname).toBe(contentPlaces.guide)
  expect(await page.locator(`${failed} [role=alert]`).count()).toBe(1)
  await page.locator(failed).getByRole('button', { name: messages.layout.close }).click()
  expect(await page.locator('.step-failed').count()).toBe(0)

  await page.locator('#planted').click({ noWaitAfter: true })
  await page.locator(failed).waitFor()
  await context.setOffline(false)
  await page.locator(failed).getByRole('button', { name: messages.errors.tryAgain }).click()
  await page.waitForURL(`**${href.search(danish)}?husdyr=1`)
  await page.locator('.results-count').waitFor()
  expect(await page.locator('.step-failed').count()).toBe(0)
  expect(loads).toEqual([])
  // Only requests without a network failed.
  expect(guest.problems.slice(problems).filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await guest.end()
})
