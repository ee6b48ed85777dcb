import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facility } from '../../src/domain/facilities.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { launchBrowser } from './browser.ts'
import { changeResults } from './change-results.ts'
import { contentPlaces } from './places.ts'
import { begin, follow } from './soft.ts'
import { hydrated, originOf, phone, plainText, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german] = markets
/** A link to the search that every page has. */
const toSearch = `.menu-items > li > a[href="${href.search(danish)}"]`
const housePath = /\/sommerhus-[a-z]+\d+\//
const sauna = `.filters [name="${facility.sauna}"]`

test('From the front page to the search, a house and back: no document is loaded, places and focus are right', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  const loads = await begin(guest, href.home())
  const front = await page.title()
  await page.locator('form.search-box [name="1"]').selectOption('4')
  await page.locator('form.search-box button[type=submit]').click()
  await page.waitForURL(`**${href.search(danish)}?*1=4*`)
  const heading = () => plainText(page.locator('main h1'))
  expect(await heading()).toBe(guest.messages.search.title)
  expect(await page.title()).toMatch(/^(?!Marehalm)\S.* · Marehalm$/)
  expect(await page.title()).not.toBe(front)
  expect(await page.locator('main').getAttribute('class')).toBe('layout-search')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
    `${originOf(danish)}${href.search(danish)}?1=4`,
  )
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('.topline .languages [hreflang=de]').getAttribute('href')).toBe(
    `${originOf(german)}${href.search(german)}?1=4`,
  )

  await scrollTo(page, 1200)
  const place = await scrolled(page)
  const link = page.locator('.card-title a').nth(4)
  const title = await plainText(link)
  await link.evaluate((each: HTMLElement) => each.click())
  await page.waitForURL(housePath)
  expect(await heading()).toBe(title)
  expect(await page.title()).toContain(title)
  expect(await scrolled(page)).toBe(0)
  expect(await page.locator('link[rel=canonical]').count()).toBe(1)
  expect(await page.locator('meta[name=robots]').count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 90))).toMatch(/^<main /)
  await expect.poll(() => page.locator('[data-announcer]').innerText()).toBe(await page.title())

  await page.goBack()
  await expect.poll(heading).toBe(guest.messages.search.title)
  await expect.poll(() => scrolled(page)).toBe(place)
  expect(await page.locator('.search-box [name="1"]').inputValue()).toBe('4')
  await page.goForward()
  await expect.poll(heading).toBe(title)
  await expect.poll(() => scrolled(page)).toBe(0)
  expect(loads).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('Islands of a page that came without a reload hydrate, hearts answer, and the search keeps its own history', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  const loads = await begin(guest, contentPlaces.guide)
  await page.locator(toSearch).click()
  await page.waitForURL(`**${href.search(danish)}`)
  await page.locator('.results-count').hover()
  await hydrated(page, 'search-panel')
  await changeResults(page, () => page.locator(sauna).check())
  await page.waitForURL((url) => url.searchParams.has(String(facility.sauna)))

  const heart = page.locator('.card .heart').first()
  await heart.click()
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  const lodging = await page.locator('.card').first().getAttribute('data-lodging')
  await page.locator('.card-title a').first().click()
  await page.waitForURL(housePath)
  expect(await page.locator(`.lodging-head .heart[value="${lodging}"]`).getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('.tools [data-favorites-count]').innerText()).toBe('1')

  // The house's own islands: a picture opens, and goes with its page.
  await page.locator('.mosaic a').first().click()
  await page.locator('.pswp--open').waitFor()
  await page.goBack()
  await page.locator(sauna).waitFor()
  await expect.poll(() => page.locator('.pswp').count()).toBe(0)
  expect(await page.locator(`${sauna}:checked`).count()).toBe(1)
  expect(await page.locator(`.card .heart[value="${lodging}"]`).getAttribute('aria-pressed')).toBe('true')

  // The panel that came back takes over its history: one request for results, none for a page.
  await page.locator('.results-count').hover()
  await hydrated(page, 'search-panel')
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\/soeg\/_payload\.json|\/api\/search\/(?!counts)/.test(request.url()))
      requests.push(new URL(request.url()).pathname)
  })
  await page.goBack()
  await page.waitForURL((url) => url.search === '')
  await expect.poll(() => page.locator(`${sauna}:checked`).count()).toBe(0)
  expect(requests).toEqual(['/api/search/cards/'])
  expect(loads).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('What is one visitor’s own, another edition’s, a new tab’s or a place on the page is left to the browser', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  const loads = await begin(guest, contentPlaces.guide)
  await page.locator('.skip-link').evaluate((link: HTMLElement) => link.click())
  expect(new URL(page.url()).hash).toBe('#main')
  expect(loads).toEqual([])

  await page.locator(`.tools a[href="${href.favorites()}"]`).click()
  await page.waitForURL(`**${href.favorites()}`)
  expect(loads).toEqual([href.favorites()])
  await page.goBack()
  await page.waitForURL(`**${contentPlaces.guide}#main`)
  loads.length = 0
  await page.locator('.topline .languages [hreflang=de]').click()
  await page.waitForURL(`${originOf(german)}/**`)
  expect(loads).toHaveLength(1)

  // No tab is really opened: on a busy machine the driver misses its events.
  await begin(guest, contentPlaces.guide, loads)
  const leftToBrowser = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        addEventListener('click', (click) => {
          resolve(!click.defaultPrevented)
          click.preventDefault()
        })
      }),
  )
  await page.locator(toSearch).click({ modifiers: ['ControlOrMeta'] })
  expect(await leftToBrowser).toBe(true)
  expect(loads).toEqual([])
  expect(new URL(page.url()).pathname).toBe(contentPlaces.guide)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A page of an older build loads the next page whole, and so does one whose payload does not come', async () => {
  const guest = await visit(browser, danish)
  const { page, context } = guest
  const payloads = '**/_payload.json*'
  guest.expectMessage('Could not determine route data')
  const loads = await begin(guest, contentPlaces.guide)
  await context.route(payloads, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/b=[^&]+/, 'b=older'),
    }),
  )
  await page.locator(toSearch).click()
  await page.waitForURL(`**${href.search(danish)}`)
  await page.locator('.results-count').waitFor()
  expect(loads).toEqual([href.search(danish)])
  await page.goBack()
  await expect.poll(() => page.locator('main h1').innerText()).not.toBe(guest.messages.search.title)

  await context.unroute(payloads)

  for (const answer of [{ body: '<!doctype html>' }, { body: '{"kind":"page"}' }, { status: 503, body: '' }]) {
    const { status = 200 } = answer
    guest.expectStatus(status)
    await context.route(payloads, (route) => route.fulfill({ ...answer, status }))
    await begin(guest, contentPlaces.guide, loads)
    await page.locator(toSearch).click()
    await page.waitForURL(`**${href.search(danish)}`)
    await page.locator('.results-count').waitFor()
    expect(loads).toEqual([href.search(danish)])
    await context.unroute(payloads)
  }
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A page that is not there is shown as such, and a link out of the menu closes it', async () => {
  const guest = await visit(browser, danish, { viewport: phone, reducedMotion: 'reduce' })
  const { page } = guest
  guest.expectStatus(404)
  const loads = await begin(guest, contentPlaces.guide)
  await follow(guest, '/findes-ikke/')
  await page.waitForURL('**/findes-ikke/')
  expect(await page.locator('main .error-page h1').count()).toBe(1)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')

  await page.locator('.burger').click()
  await page.locator('dialog:modal #main-menu').waitFor()
  const link = page.locator('#main-menu .menu-items > li > a').first()
  const target = await link.getAttribute('href')
  await link.click()
  await page.waitForURL(`**${target}`)
  await page.locator('dialog #main-menu').waitFor({ state: 'detached' })
  expect(await page.locator('main .error-page').count()).toBe(0)
  expect(loads).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A link under the mouse is requested once, ahead of the click; four are at most on their way, none to save data', async () => {
  const guest = await visit(browser, danish)
  const { page, context } = guest
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('_payload.json')) requests.push(new URL(request.url()).pathname)
  })
  await begin(guest, contentPlaces.guide)
  const link = page.locator(toSearch)
  const answer = page.waitForResponse('**/soeg/_payload.json*')
  await link.hover()
  await answer
  await link.click()
  await page.waitForURL(`**${href.search(danish)}`)
  expect(requests.filter((path) => path === '/soeg/_payload.json')).toHaveLength(1)

  // Held back, no more than four wait.
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route('**/_payload.json*', async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  await expect.poll(async () => (await page.locator('.card-title a').count()) > 4).toBe(true)
  requests.length = 0
  for (const each of await page.locator('.card-title a').all()) {
    await each.evaluate((card) => card.dispatchEvent(new Event('touchstart', { bubbles: true })))
  }
  await expect.poll(() => requests.length).toBeGreaterThan(1)
  expect(requests.length).toBeLessThanOrEqual(4)
  resolve()

  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await begin(guest, href.search(danish))
  requests.length = 0
  for (const each of await page.locator('.card-title a').all()) {
    await each.evaluate((card) => card.dispatchEvent(new Event('touchstart', { bubbles: true })))
  }
  await page.locator('.card-title a').first().click()
  await page.waitForURL(housePath)
  expect(requests).toHaveLength(1)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('Styles of a house that is asked for ahead are there before the click, and count for nothing until it is shown', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await begin(guest, href.search(danish))
  const sheets = () =>
    page
      .locator('head link[rel=stylesheet][href*="/lodging-"]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('media'), Reflect.get(link, 'sheet') !== null]))
  const link = page.locator('.card-title a').first()
  await link.hover()
  await expect.poll(sheets).toEqual([['not all', true]])
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') requests.push(request.url())
  })
  // The pointer stays clear of links: what it comes to point at on the next page would be asked for ahead, with its styles.
  await page.mouse.move(5, 5)
  await link.press('Enter')
  await page.waitForURL(housePath)
  await expect.poll(sheets).toEqual([['', true]])
  expect(requests).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A step shows the top of a page first and the rest with the next frame, and one back comes to where one was', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await begin(guest, href.search(danish))
  const atOnce = await page.evaluateHandle(() => {
    const seen: (boolean | undefined)[] = []
    const changes = new MutationObserver(() => {
      seen.push([...document.querySelectorAll('main :is(.part, .card)')].at(-1)?.checkVisibility())
    })
    for (const main of document.querySelectorAll('main')) changes.observe(main, { childList: true })
    return seen
  })
  const link = page.locator('.card-title a').last()
  const ahead = page.waitForResponse((response) => response.url().includes('/_payload.json'))
  await link.hover()
  await (await ahead).finished()
  await link.click()
  await page.waitForURL(housePath)
  await expect.poll(() => page.locator('.part').last().isVisible()).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === href.search(danish))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  // The place may be there before the houses are.
  await expect.poll(() => atOnce.jsonValue()).toEqual([false, true])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('The bar shows for a page that takes its time, and the last of two clicks counts', async () => {
  const guest = await visit(browser, danish)
  const { page, context } = guest
  const loads = await begin(guest, contentPlaces.guide)
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route('**/soeg/_payload.json*', async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  await page.locator(toSearch).click()
  await page.locator('.loading-bar[data-state=loading]').waitFor({ state: 'attached' })
  await page.locator('.home-link').click()
  await page.waitForURL((url) => url.pathname === '/')
  resolve()
  await page.locator('.loading-bar:not([data-state])').waitFor({ state: 'attached' })
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.locator('main .search-page').count()).toBe(0)
  expect(loads).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A link that is pressed as the next page comes is followed: the page waits for the end of the press', async () => {
  const guest = await visit(browser, danish)
  const { page, context } = guest
  await begin(guest, contentPlaces.guide)
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route('**/soeg/_payload.json*', async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  await page.locator(toSearch).click()
  await page.evaluate((path) => {
    const link = document.createElement('a')
    Object.assign(link, { id: 'pressed', href: path, textContent: 'pressed' })
    document.querySelector('main')?.insertAdjacentElement('afterbegin', link)
  }, href.booking())
  const box = await page.locator('#pressed').boundingBox()
  if (!box) throw new Error('The link is not there')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  const payload = page.waitForResponse('**/soeg/_payload.json*')
  resolve()
  await (await payload).finished()
  // Two frames later it would have been shown.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.mouse.up()
  await page.waitForURL(`**${href.booking()}`)
  expect(await page.locator('main h1').innerText()).toBe(guest.messages.booking.nothingTitle)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('Without the Navigation API links are links', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  await page.goto(contentPlaces.guide)
  await page.locator(toSearch).click()
  await page.waitForURL(`**${href.search(danish)}`)
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(page.url())
  expect(guest.problems).toEqual([])
  await guest.end()
})

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}
