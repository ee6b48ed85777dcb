import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorTexts } from '../../src/contracts/error-texts.ts'
import type { Version } from '../../src/contracts/version.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { launchBrowser } from './browser.ts'
import { contentPlaces } from './places.ts'
import { type Visit, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish] = markets
const versionPath = '/api/version/'

test('While the same build answers, nothing changes: one question in five minutes, and links need no document', async () => {
  const guest = await open()
  const { page, requests, loads } = guest
  // A check that the clock runs past is given up, and counts as one that failed.
  const reply = page.waitForResponse(`**${versionPath}`)
  await page.clock.fastForward('05:00')
  await (await reply).finished()
  await whenAnswered(page)
  await page.clock.fastForward('04:00')
  await openSearch(page)
  await expect.poll(() => page.locator('main h1').innerText()).toBe(guest.messages.search.title)
  expect(requests.filter((path) => path === versionPath)).toHaveLength(1)
  expect(loads).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('Once another build answers, the next page is loaded whole', async () => {
  const guest = await open({ engine: { instanceId: 'another' } })
  const { page, requests, loads } = guest
  await page.clock.fastForward('05:00')
  await expect.poll(() => requests).toContain(versionPath)
  await whenAnswered(page)
  await openSearch(page)
  await page.waitForURL(`**${href.search(danish)}`)
  expect(loads).toEqual([href.search(danish)])
  expect(requests.filter((path) => path.endsWith('_payload.json'))).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A check that fails is a warning, and the next page is loaded whole', async () => {
  const guest = await open('down')
  const { page, requests, loads } = guest
  guest.expectStatus(503)
  await page.clock.fastForward('05:00')
  await expect.poll(() => requests).toContain(versionPath)
  await expect.poll(() => guest.problems).toEqual([expect.stringContaining(errorTexts.versionCheckFailed)])
  await openSearch(page)
  await page.waitForURL(`**${href.search(danish)}`)
  expect(loads).toEqual([href.search(danish)])
  await guest.end()
})

test('A check that fails without a network takes nothing away: the page stays, and the next one is loaded later', async () => {
  const guest = await open()
  const { page, context, messages, loads } = guest
  await context.setOffline(true)
  await page.clock.fastForward('05:00')
  await expect.poll(() => guest.problems).toContainEqual(expect.stringContaining(errorTexts.versionCheckFailed))
  await openSearch(page)
  const failed = page.locator('.step-failed')
  await failed.waitFor()
  expect(await failed.innerText()).toContain(messages.errors.offline)
  expect(new URL(page.url()).pathname).toBe(contentPlaces.guide)
  await context.setOffline(false)
  await failed.getByRole('button', { name: messages.errors.tryAgain }).click()
  await page.waitForURL(`**${href.search(danish)}`)
  expect(loads).toEqual([href.search(danish)])
  await guest.end()
})

test('A step back, too, loads its page anew', async () => {
  const guest = await open({ engine: { instanceId: 'another' } })
  const { page, loads } = guest
  await openSearch(page)
  await expect.poll(() => page.locator('main h1').innerText()).toBe(guest.messages.search.title)
  const reply = page.waitForResponse(`**${versionPath}`)
  await page.clock.fastForward('05:00')
  await reply
  await whenAnswered(page)
  await page.goBack()
  await expect.poll(() => loads).toEqual([contentPlaces.guide])
  await page.locator('.tools [data-search-open]').waitFor()
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A tab that nobody sees asks nothing until it is seen again', async () => {
  const guest = await open()
  const { page, requests } = guest
  await turn(page, 'hidden')
  await page.clock.fastForward('20:00')
  await page.clock.fastForward('20:00')
  expect(requests.filter((path) => path === versionPath)).toEqual([])
  await turn(page, 'visible')
  await expect.poll(() => requests.filter((path) => path === versionPath)).toHaveLength(1)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('The manifest of the latest build is asked for every hour; one that does not come is logged and changes nothing', async () => {
  const guest = await open()
  const { page, requests, loads } = guest
  guest.expectStatus(404)
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'coming' } }))
  await page.clock.fastForward('01:00:00')
  await expect.poll(() => requests).toContain('/builds/meta/coming.json')
  await expect.poll(() => guest.problems).toEqual([expect.stringContaining(errorTexts.manifestFetchFailed)])
  await openSearch(page)
  await expect.poll(() => page.locator('main h1').innerText()).toBe(guest.messages.search.title)
  expect(loads).toEqual([])
  await guest.end()
})

interface Opened extends Visit {
  /** Paths of what was requested in the background. */
  requests: string[]
  /** Paths of documents that were loaded. */
  loads: string[]
}

/** A guest on a page whose links answer without a reload, and whose clock the test turns on. */
async function open(version?: Version | 'down'): Promise<Opened> {
  const guest = await visit(browser, danish)
  const { page } = guest
  const requests: string[] = []
  const loads: string[] = []
  if (version) {
    await page.route(`**${versionPath}`, (route) =>
      route.fulfill(version === 'down' ? { status: 503, body: '' } : { json: version }),
    )
  }
  await page.clock.install()
  const session = page.waitForResponse(/\/assets\/session-/)
  await page.goto(contentPlaces.guide)
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest()) loads.push(pathname)
    else requests.push(pathname)
  })
  // A mouse that does not move tells nothing.
  await page.mouse.move(5, 5)
  await page.locator('.home-link').hover()
  await session
  await page.locator('[data-announcer]').waitFor({ state: 'attached' })
  return { ...guest, requests, loads }
}

async function openSearch(page: Page): Promise<void> {
  await page
    .locator(`.menu-items > li > a[href="${href.search(danish)}"]`)
    .evaluate((link: HTMLElement) => link.click())
}

/** Lets the page go on with an answer that has come. */
async function whenAnswered(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}

async function turn(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => visibility === 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
