import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consentCookie } from '../../src/domain/consent.ts'
import { facility } from '../../src/domain/facilities.ts'
import { lastSearchCookie } from '../../src/domain/search/last-search.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { saturdayIn } from './agency.ts'
import { launchBrowser } from './browser.ts'
import { desktop, hydrated, phone, reloadWithFont, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german] = markets
const sauna = `.filters [name="${facility.sauna}"]`

test('the price is moved by keyboard, one handle stops before the other, and the lists without scripts follow', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await page.goto(href.search(danish))
  const [least, most] = [page.locator('.range input').first(), page.locator('.range input').last()]
  const said = async (handle: typeof least) => ((await handle.getAttribute('aria-valuetext')) ?? '').replace(/\D/g, '')
  const inUrl = async (handle: typeof least, name: string) => {
    const price = await said(handle)
    await page.waitForURL((url) => url.searchParams.get(name) === price)
    return price
  }
  expect(await least.getAttribute('min')).toBe('0')
  await most.focus()
  // The scale begins and ends with the prices of the houses, once these are counted.
  await expect.poll(() => least.getAttribute('min')).not.toBe('0')
  const first = Number(await least.getAttribute('min'))
  await most.press('Home')
  const upTo = await inUrl(most, 'maxPris')
  await least.focus()
  await least.press('End')
  expect(await least.inputValue()).toBe(String(first))
  expect(await most.inputValue()).toBe(String(first + 1))
  await most.press('End')
  await page.waitForURL((url) => !url.searchParams.has('maxPris'))
  await least.press('ArrowRight')
  await least.press('ArrowRight')
  const from = await inUrl(least, 'minPris')
  expect(Number(from)).toBeGreaterThan(Number(upTo))
  expect(await page.locator('.filters [name=minPris]').inputValue()).toBe(from)
  // Nobody has to drag: a press beside the handles brings the nearer one.
  const track = page.locator('.range')
  const { width = 0, height = 0 } = (await track.boundingBox()) ?? {}
  await track.click({ position: { x: width * 0.8, y: height / 2 } })
  await page.waitForURL(/maxPris=/)
  expect(await most.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(new URL(page.url()).searchParams.get('minPris')).toBe(from)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('a limit of the price that lies between two steps stays until its own handle is moved', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await page.goto(`${href.search(danish)}?minPris=2100`)
  const most = page.locator('.range input').last()
  await most.focus()
  await expect.poll(() => most.getAttribute('max')).toBe(await most.inputValue())
  await most.press('ArrowLeft')
  await page.waitForURL(/maxPris=/)
  expect(new URL(page.url()).searchParams.get('minPris')).toBe('2100')
  await guest.end()
})

test('on a phone houses are in sight after a search and after the filters, whose button counts them before', async () => {
  const guest = await visit(browser, danish, { viewport: phone, reducedMotion: 'reduce' })
  const { page } = guest
  await page.addInitScript(watchShifts)
  await page.goto(href.search(danish))
  expect(await firstHouse(page)).toBe('in sight')

  await page.locator('.results-count').hover()
  await hydrated(page, 'search-panel')
  expect(await page.evaluate(() => globalThis.shifted)).toBeLessThan(0.005)

  // The line says what is searched for, and opens in place.
  const line = page.locator('.trip-line')
  await line.locator('> summary').click()
  await line.locator('[name="1"]').selectOption('4')
  await page.waitForURL(/[?&]1=4/)
  await line.locator('[type=submit]').click()
  expect(await line.locator('[name="1"]').isVisible()).toBe(false)
  await expect.poll(() => line.innerText()).toContain('4\u00a0voksne')
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('results')
  expect(await firstHouse(page)).toBe('in sight')

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.locator('.filters-open').click()
  const said = await page.locator(`.filters label:has([name="${facility.sauna}"]) small`).innerText()
  await page.locator(sauna).check()
  const button = page.locator('.filters-end button')
  await expect.poll(() => button.innerText()).toContain(`${said} `)
  await button.click()
  await page.locator('.filters').waitFor({ state: 'hidden' })
  expect(await found(page)).toBe(Number(said))
  expect(await firstHouse(page)).toBe('in sight')
  expect(guest.problems).toEqual([])
  await guest.end()
})

test.each([
  ['at a desk with the first touch of the page', desktop, false],
  ['on a phone when the filters are opened', phone, true],
])(
  'how many houses a choice gives is requested once its form is seen: %s, and nothing moves',
  async (_, viewport, isSheet) => {
    const guest = await visit(browser, danish, { viewport, reducedMotion: 'reduce' })
    const { page } = guest
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/search/counts/') && asked.push(request.url()))
    await page.addInitScript(watchShifts)
    await page.goto(`${href.search(danish)}?${facility.sauna}=1`)
    const number = page.locator(`.filters label:has([name="${facility.pool}"]) small`)
    expect(await number.count()).toBe(0)
    await page.locator('.results-count').hover()
    await hydrated(page, 'search-panel')
    if (isSheet) {
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      await page.locator('.filters-open').click()
    }
    await number.waitFor()
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('of=houses')
    expect(await page.evaluate(() => globalThis.shifted)).toBeLessThan(0.005)
    await page.locator(`.filters [name="${facility.pool}"]`).check()
    await expect.poll(() => found(page)).toBe(Number(await number.innerText()))
    expect(guest.problems).toEqual([])
    await guest.end()
  },
)

test.each(markets)('$key: at a desk the houses of a search begin in the upper half of the window', async (market) => {
  const guest = await visit(browser, market, { scripts: market.key !== 'de', reducedMotion: 'reduce' })
  const { page } = guest
  const line = page.locator('.trip-line > summary')
  const persons = page.locator('.search-box [name="1"]')
  await page.goto(href.search(market))
  expect([await line.isVisible(), await persons.isVisible()]).toEqual([false, true])
  await persons.selectOption('4')
  await page.locator('.search-box [type=submit]').click()
  await line.waitFor()
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await reloadWithFont(page)
    expect(await topOf(page, '.results .card')).toBeLessThanOrEqual(width === 1440 ? 330 : 420)
  }
  // The whole search is a line that opens; what is changed in it does not close it.
  await line.click()
  await persons.selectOption('6')
  if (guest.scripts) await page.waitForURL(/[?&]1=6/)
  expect(await persons.isVisible()).toBe(true)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('at a desk more than two criteria in force stand in one row, and the map begins in the upper third', async () => {
  const guest = await visit(browser, german, { scripts: false })
  const { page } = guest
  const ofHouse = `3=1&7=1&70=1&${facility.internet}=1`
  const searched = `${href.search(german)}?1=4&${ofHouse}&duration=7&ankomst=${saturdayIn(100)}`
  await page.goto(`${searched}&viewType=map`)
  expect(await topOf(page, '.map-frame')).toBeLessThanOrEqual(0.36 * desktop.height)
  await page.goto(searched)
  const tops = await page
    .locator('.chosen .chip')
    .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().top))
  expect(tops).toHaveLength(4)
  expect(new Set(tops).size).toBe(1)
  expect(await topOf(page, '.results .card')).toBeLessThanOrEqual(desktop.height / 2)
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto(`${searched}&children=2&husdyr=1&maxIalt=3000`)
  await reloadWithFont(page)
  expect(await topOf(page, '.results .card')).toBeLessThanOrEqual(400)
  // What the line on top says is no chip.
  expect(await page.locator('.chosen .chip').count()).toBe(4)
  await guest.end()
})

async function topOf(page: Page, selector: string): Promise<number> {
  return (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN
}

test('houses that are shown stay as they are until those of the next search have come', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await page.goto(href.search(danish))
  await page.locator('.filters input').first().focus()
  await hydrated(page, 'search-panel')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/search/cards/**', async (route) => {
    await answer.promise
    await route.continue()
  })
  const first = await page.locator('.results .cards > li').first().elementHandle()
  const requested = page.waitForRequest('**/api/search/cards/**')
  await page.locator(`.filters [name="${facility.dishwasher}"]`).evaluate((field: HTMLElement) => field.click())
  await requested
  await page.locator('.results[aria-busy=true]').waitFor()
  expect(await first?.evaluate(({ isConnected }) => isConnected)).toBe(true)
  answer.resolve()
  await answered(page)
  expect(await first?.evaluate(({ isConnected }) => isConnected)).toBe(false)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('a filter moves nothing but the houses, and back and forward bring what was asked, found and looked at', async () => {
  const guest = await visit(browser, danish, { reducedMotion: 'reduce' })
  const { page } = guest
  await page.addInitScript(watchShifts)
  await page.goto(href.search(danish))
  await page.locator('.filters').hover()
  await page.locator(`.filter-group:has([name="${facility.dishwasher}"]) > summary`).click()
  const start = { ...(await seen(page)), top: 800 }
  // The shift of an opened group is reported a frame or more later; counting begins after it.
  await expect.poll(() => page.evaluate(() => globalThis.shifted)).toBeGreaterThan(0)
  await page.evaluate(() => {
    globalThis.shifted = 0
  })
  // Each is left where the next filter is chosen.
  const first = { ...(await choose(page, facility.dishwasher, 800)), top: 1100 }
  await choose(page, facility.internet, 1100)
  const chips = page.locator('.chosen .chip')
  await chips.first().focus()
  const second = await seen(page)
  for (const left of [1, 0]) {
    await page.keyboard.press('Enter')
    await expect.poll(() => chips.count()).toBe(left)
    const place = left === 0 ? page.locator('.results') : chips.first()
    expect(await place.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  await answered(page)
  expect(await page.evaluate(() => globalThis.shifted)).toBeLessThan(0.005)

  for (const before of [null, second, first, start]) {
    await page.goBack()
    if (before) await expect.poll(() => seen(page)).toEqual({ ...before, open: true })
  }
  await page.goForward()
  await page.goForward()
  await expect.poll(() => seen(page)).toEqual(second)
  await page.locator('.card-title a').nth(3).focus()
  const left = await seen(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(/sommerhus-/)
  await page.locator('.search-page').waitFor({ state: 'detached' })
  await page.goBack()
  await expect.poll(() => seen(page)).toEqual({ ...left, open: true })
  // What the page before the house's has drawn is not there any more: it is requested, and waited for.
  await page.locator('.filters input').first().focus()
  await hydrated(page, 'search-panel')
  await page.goBack()
  await expect.poll(() => seen(page)).toEqual({ ...first, open: true })
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('one search follows a rest after several changes, is remembered with consent alone, and offered again', async () => {
  const guest = await visit(browser, danish, { consent: 'necessary' })
  const { page, context } = guest
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/search/cards/?')) requests.push(new URL(request.url()).search)
  })
  const kept = async () => (await context.cookies()).find(({ name }) => name === lastSearchCookie.name)
  await page.goto(href.search(danish))
  await page.locator('.filters').hover()
  await page.locator('.filter-group:has([name=textQuery]) > summary').click()
  await hydrated(page, 'search-panel')
  const text = page.locator('.filters [type=search]')
  await text.pressSequentially('klit', { delay: 20 })
  await page.waitForURL(/textQuery=klit/)
  await answered(page)
  expect(requests).toEqual(['?textQuery=klit'])
  expect(await kept()).toBeUndefined()

  await context.addCookies([{ name: consentCookie, value: 'necessary.functional', url: guest.origin }])
  await text.fill('')
  await page.waitForURL((url) => !url.searchParams.has('textQuery'))
  await page.locator('select[name=searchOrder]').selectOption('price-asc')
  await page.locator(sauna).check()
  await page.waitForURL(/70=1.*searchOrder=price-asc/)
  const cookie = await kept()
  expect(decodeURIComponent(cookie?.value ?? '')).toBe(`${facility.sauna}=1`)
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(720)
  await page.goto(href.home())
  await page.locator('.last-search a').click()
  await page.waitForURL(`**${href.search(danish)}?${facility.sauna}=1`)
  expect(await page.locator(sauna).isChecked()).toBe(true)

  await page.goto(`${href.search(danish)}?${facility.sauna}=1&searchOrder=price-asc&page=2`)
  await page.locator('.filters-end a').focus()
  await hydrated(page, 'search-panel')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.search === '')
  expect([await page.locator(sauna).isChecked(), await page.locator('select[name=searchOrder]').inputValue()]).toEqual([
    false,
    'best',
  ])
  expect(await kept()).toBeUndefined()
  expect(guest.problems).toEqual([])
  await guest.end()
})

/** Ticks a filter by the keyboard from a place of the page; what is seen when its houses are there. */
async function choose(page: Page, id: number, from: number) {
  await page.locator(`.filters [name="${id}"]`).evaluate((field) => field.focus({ preventScroll: true }))
  await page.evaluate((top) => scrollTo(0, top), from)
  const inForce = await page.locator('.chosen .chip').count()
  await page.keyboard.press('Space')
  // It comes with its houses.
  await page.locator('.chosen .chip').nth(inForce).waitFor()
  await answered(page)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(String(id))
  const after = await seen(page)
  expect(after.top).toBe(from)
  return after
}

/** The request, the results, and the scroll position. */
function seen(page: Page) {
  return page.evaluate(() => ({
    requests: [...document.querySelectorAll<HTMLInputElement>('.filters input:checked')].map(({ name }) => name),
    found: document.querySelector('.results-count')?.textContent,
    houses: [...document.querySelectorAll<HTMLElement>('.cards [data-lodging]')].map(({ dataset }) => dataset.lodging),
    open: document.querySelector<HTMLDetailsElement>('.filter-group:has([name="120"])')?.open,
    top: Math.round(scrollY),
  }))
}

async function answered(page: Page): Promise<void> {
  await page.locator('.results[aria-busy=false]').waitFor()
}

declare global {
  /** Sum of layout shifts, those after an input as well. */
  var shifted: number
}

function watchShifts(): void {
  globalThis.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.shifted += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Whether picture and name of the first house stand in the window, clear of what is pinned to its foot. */
function firstHouse(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts = ['.cards .card-picture', '.cards .card-title'].map((part) => document.querySelector(part))
    const foot = document.querySelector('.results-tools')?.getBoundingClientRect().top ?? 0
    const boxes = parts.map((part) => part?.getBoundingClientRect())
    const isSeen = boxes.every((box) => box && box.top >= 0 && box.bottom <= foot)
    return isSeen ? 'in sight' : JSON.stringify({ boxes, foot })
  })
}

async function found(page: Page): Promise<number> {
  return Number((await page.locator('.results-count').innerText()).replace(/[.,]/g, '').match(/\d+/)?.[0])
}

test('a street is typed or chosen from the browser’s list, which is fetched when the field is entered', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  const lists: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/streets/') lists.push(request.url())
  })
  await page.goto(href.search(danish))
  const field = page.locator('.filters [name=vejnavn]')
  await page.locator('.filters').hover()
  await page.locator('.filter-group:has([name=vejnavn]) > summary').click()
  await hydrated(page, 'search-panel')
  expect(lists).toEqual([])
  await field.focus()
  await page.locator('.filters datalist option').first().waitFor({ state: 'attached' })
  const names = await page
    .locator('.filters datalist option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  const name = names.find((each) => /^\w{8,}$/.test(each)) ?? ''
  const houses = await page.locator('.results-count').innerText()
  // Part of a name is not searched for while it is typed.
  await field.pressSequentially(name.slice(0, -1))
  expect(new URL(page.url()).searchParams.has('vejnavn')).toBe(false)
  await field.press(name.slice(-1))
  await page.waitForURL((url) => url.searchParams.get('vejnavn') === name)
  await expect.poll(() => page.locator('.results-count').innerText()).not.toBe(houses)
  const addresses = await page.locator('.results .card').allInnerTexts()
  expect(addresses.length).toBeGreaterThan(0)
  // An unknown street is searched for when the field is left, and named.
  await field.fill(`${name}x`)
  await field.blur()
  await page.waitForURL((url) => url.searchParams.get('vejnavn') === `${name}x`)
  await page
    .locator('.results .notice.warning')
    .filter({ hasText: `${name}x` })
    .waitFor()
  await field.fill('')
  await page.waitForURL((url) => !url.searchParams.has('vejnavn'))
  await page.locator('.results .notice.warning').waitFor({ state: 'detached' })
  expect(lists).toHaveLength(1)
  expect(guest.problems).toEqual([])
  await guest.end()
})
