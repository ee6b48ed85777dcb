import { readdirSync } from 'node:fs'
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { facility } from '../../src/domain/facilities.ts'
import { buildAttribute } from '../../src/islands/protocol.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { freeHouse, saturdayIn, guest as someone } from './agency.ts'
import { beginBooking, fillGuest, openStay, order, passStep1, shownTotal } from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { changeResults } from './change-results.ts'
import { type Build, type DeployableSite, openDeployableSite } from './two-builds.ts'
import { hydrated, plainText, visit } from './visit.ts'

let browser: Browser
let site: DeployableSite
beforeAll(async () => {
  browser = await launchBrowser()
  site = await openDeployableSite(inject('preparedPath'))
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const [danish] = markets
const arrival = saturdayIn(120)

test('A booking that was begun on one build is finished on the next: nothing that was typed or chosen is lost', async () => {
  const { live: before, next: after } = site
  const guest = await visit(browser, danish, { port: site.port })
  const { page } = guest
  const house = await freeHouse(arrival, '', site.port)
  await beginBooking(guest, house.name, arrival)
  await openStay(page)
  await page.locator('[name=children]').fill('1')
  await passStep1(guest)
  await fillGuest(page)
  expect(await buildOf(page)).toBe(before.id)
  const total = await shownTotal(page)

  await site.deployNext()
  await page.locator('.booking-end button.primary').click()
  await page.waitForURL(`**${href.bookingStep(3)}`)
  expect(await buildOf(page)).toBe(after.id)
  expect(await shownTotal(page)).toBe(total)

  await page.goto(href.bookingStep(1))
  expect(await page.locator('[name=children]').inputValue()).toBe('1')
  await passStep1(guest)
  expect(await page.locator('#field-lastName').inputValue()).toBe(someone.lastName)
  await page.locator('.booking-end button.primary').click()
  await page.waitForURL(`**${href.bookingStep(3)}`)
  expect(await order(guest)).toMatch(/^MH-\w{8}$/)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A search that was open before a deploy goes on: the house that is chosen is loaded whole, by the new build', async () => {
  const { live: before, next: after } = site
  const guest = await visit(browser, danish, { port: site.port })
  const { page } = guest
  const pending = pendingRequestsOf(page)
  await page.goto(href.search(danish))
  await openSession(page)
  await page.locator('.results-count').hover()
  await hydrated(page, 'search-panel')
  // A local deploy breaks off what is on its way.
  await expect.poll(pending).toBe(0)
  await site.deployNext()
  expect(await buildOf(page)).toBe(before.id)

  await changeResults(page, () => page.locator(`.filters [name="${facility.sauna}"]`).check())
  await page.waitForURL((url) => url.searchParams.has(String(facility.sauna)))
  const house = page.locator('.card-title a').last()
  const title = await plainText(house)
  await whenWhole((await house.getAttribute('href')) ?? '')
  await house.click()
  await page.waitForURL(/\/sommerhus-[a-z]+\d+\//)
  await expect.poll(() => buildOf(page)).toBe(after.id)
  expect(await plainText(page.locator('main h1'))).toBe(title)
  await page.goBack()
  await expect.poll(() => page.locator('main h1').innerText()).toBe(guest.messages.search.title)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A script that a page of the old build loads late comes out of the archive', async () => {
  const { live: before, next: after } = site
  const guest = await visit(browser, danish, { port: site.port })
  const { page } = guest
  const late = await lateGallery(page)
  await site.deployNext()
  expect(galleryOf(after)).not.toBe(galleryOf(before))
  await openGallery(page)
  await page.locator('.pswp--open').waitFor()
  expect(await buildOf(page)).toBe(before.id)
  expect(late.loads()).toBe(0)
  expect(late.replies).toEqual([[galleryOf(before), 200]])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A script that is gone for good makes its page load again, once, and the new build’s does its work', async () => {
  const { live: before, next: after } = site
  const guest = await visit(browser, danish, { port: site.port })
  guest.expectStatus(404)
  const { page } = guest
  const late = await lateGallery(page)
  await site.deployNext()
  await whenWhole(new URL(page.url()).pathname)
  await site.forget(/gallery\.island/)
  await openGallery(page)
  await expect.poll(() => buildOf(page)).toBe(after.id)
  await openGallery(page)
  await page.locator('.pswp--open').waitFor()
  expect(late.loads()).toBe(1)
  expect(late.replies).toEqual([
    [galleryOf(before), 404],
    [galleryOf(after), 200],
  ])
  await guest.end()
})

/** A house page of the first build that has not loaded its gallery yet. */
async function lateGallery(page: Page) {
  const house = await freeHouse(arrival, '', site.port)
  let loads = 0
  const replies: [string, number][] = []
  const pending = pendingRequestsOf(page)
  page.on('response', (response) => {
    const name = /\/assets\/(gallery\.island-[^/]+\.js)$/.exec(response.url())?.[1]
    if (name) replies.push([name, response.status()])
  })
  const load = async () => {
    await page.goto(href.lodging(danish, house.name))
    return page.locator('.mosaic a').count()
  }
  await expect.poll(load).toBeGreaterThan(0)
  await openSession(page)
  // The page that the pointer points at is asked for ahead: the next build would refuse it.
  await expect.poll(pending).toBe(0)
  expect(replies).toEqual([])
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return { replies, loads: () => loads }
}

/** Counts the requests of the page that nothing has answered yet. */
function pendingRequestsOf(page: Page): () => number {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return () => pending.size
}

/** The name of the gallery's script. */
function galleryOf({ dist }: Build): string | undefined {
  return readdirSync(`${dist}/client/assets`).find((name) => name.startsWith('gallery.island-'))
}

/** A build that has just come may be late with its first pages, and leave parts out. */
async function whenWhole(path: string): Promise<void> {
  const html = async () => (await fetch(`http://127.0.0.1:${site.port}${path}`)).text()
  await expect.poll(html, { message: path }).toContain('class="mosaic"')
}

function openGallery(page: Page): Promise<void> {
  return page.locator('.mosaic a').first().click()
}

function buildOf(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute(buildAttribute)
}

/** Waits until links of the page answer without a reload. */
async function openSession(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.locator('.home-link').hover()
  await page.locator('[data-announcer]').waitFor({ state: 'attached' })
}
