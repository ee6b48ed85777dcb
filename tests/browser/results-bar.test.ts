import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href, withQuery } from '../../src/urls/paths.ts'
import { freeHouse, saturdayIn } from './agency.ts'
import { launchBrowser } from './browser.ts'
import { hydrated, phone, reloadWithFont, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german, english] = markets
const criteria = { ankomst: saturdayIn(200), duration: '7', adults: '4', '1': '4' }

/** Left and right edge of the first of these, as far as it is drawn. */
async function edges(page: Page, selector: string): Promise<[left: number, right: number]> {
  const box = await page.locator(`${selector}:visible`).first().boundingBox()
  if (!box) throw new Error(`${selector} is drawn`)
  return [Math.round(box.x), Math.round(box.x + box.width)]
}

const widths = [768, 1440, 1920]
const height = 900

test('list, grid and map have one bar at each width, and all of the page has the header’s edges', async () => {
  const guest = await visit(browser, german)
  const { page } = guest
  const orders = new Map<number, string[][]>()
  for (const viewType of ['list', 'grid', 'map']) {
    await page.goto(withQuery(href.search(german), new URLSearchParams({ ...criteria, viewType })))
    await reloadWithFont(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      const at = [viewType, width]
      const content = viewType === 'map' ? '.map-view' : '.cards'
      const [left, right] = await edges(page, content)
      expect([...at, (await edges(page, '.results-count'))[0]]).toEqual([...at, left])
      expect([...at, (await edges(page, '.views'))[1]]).toEqual([...at, right])
      expect([...at, await edges(page, '.mainline')]).toEqual([...at, [(await edges(page, 'h1'))[0], right]])
      if (viewType === 'map') expect((await edges(page, '.search-head h1'))[0]).toBe(left)
      expect(await page.locator('.results-bar .price-note').isVisible()).toBe(true)
      // The filters stand beside the list at a desk.
      const parts = page.locator('.results-bar :is(.results-count, .sort, .views, .how-we-sort):visible')
      const order = await parts.evaluateAll((all) => all.map((part) => part.className))
      orders.set(width, [...(orders.get(width) ?? []), order])
    }
  }
  for (const [list, grid, map] of orders.values()) {
    expect(list).toHaveLength(4)
    expect(grid).toEqual(list)
    expect(map).toEqual(list)
  }
  await guest.end()
})

test('header and footer have the edges of what stands between them, on every kind of page', async () => {
  const guest = await visit(browser, english)
  const { page } = guest
  const house = await freeHouse(criteria.ankomst)
  const sizes = [1440, 1920]
  for (const path of [href.home(), href.search(english), href.lodging(english, house.name), href.favorites()]) {
    await page.goto(path)
    for (const width of sizes) {
      await page.setViewportSize({ width, height })
      const own = await edges(page, 'main .container')
      for (const part of ['.mainline', '.topline > .container', '.site-footer > .container'])
        expect([path, width, part, await edges(page, part)]).toEqual([path, width, part, own])
      expect((await edges(page, '.home-link'))[0]).toBe(own[0])
    }
  }
  await page.goto(href.book(house.name, criteria.ankomst, 7))
  for (const width of sizes) {
    await page.setViewportSize({ width, height })
    expect((await edges(page, '.home-link'))[0]).toBe((await edges(page, 'main .container'))[0])
  }
  await guest.end()
})

test('at a desk the first row of houses begins by 240 px, and is whole in the first window', async () => {
  const guest = await visit(browser, english)
  const { page } = guest
  await page.goto(withQuery(href.search(english), new URLSearchParams(criteria)))
  await reloadWithFont(page)
  for (const [width, count] of [
    [1440, 3],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height })
    const boxes = await page
      .locator('.results .cards > li')
      .evaluateAll((all) => all.map((item) => item.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })))
    expect(Math.round(boxes[0]?.top ?? Number.NaN)).toBeLessThanOrEqual(240)
    expect(boxes.filter(({ bottom }) => bottom <= height).length).toBeGreaterThanOrEqual(count)
  }
  await guest.end()
})

test.each(markets)('$key: the houses of a row have their parts on one line at each width', async (market) => {
  const guest = await visit(browser, market)
  const { page } = guest
  for (const husdyr of ['', '1']) {
    await page.goto(withQuery(href.search(market), new URLSearchParams({ ...criteria, husdyr, result: '10' })))
    await reloadWithFont(page)
    for (const [width, columns] of [
      [768, 2],
      [1440, 3],
      [1920, 4],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectRows(page, columns)
    }
  }
  await guest.end()
})

/** Ten houses in rows of so many, and what fills the last one. */
async function expectRows(page: Page, columns: number): Promise<void> {
  const cards = await page.locator('.results .cards > :not(.more-houses)').evaluateAll((all) =>
    all.map((card) => {
      const topOf = (part: string) => Math.round(card.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN)
      const title = card.querySelector('.card-title a')
      const inOnePiece = [...(title?.querySelectorAll('span') ?? [])].every(
        (part) => part.getClientRects().length === 1,
      )
      const lines = (title?.clientHeight ?? 0) / Number.parseFloat(getComputedStyle(title ?? card).lineHeight)
      const tops = [
        ...['.card-picture', '.rating', '.facts', '.card-stay', '.price-now'].map(topOf),
        Math.round(card.querySelector('.facts')?.getBoundingClientRect().height ?? Number.NaN),
      ]
      const { right, width } = card.getBoundingClientRect()
      return {
        tops,
        right: Math.round(right),
        width: Math.round(width),
        title: title?.textContent ?? '',
        lines,
        inOnePiece,
      }
    }),
  )
  expect(cards).toHaveLength(10)
  for (let first = 0; first < cards.length; first += columns) {
    const row = cards.slice(first, first + columns)
    expect(row.map(({ tops }) => tops)).toEqual(row.map(() => row[0]?.tops))
  }
  for (const { title, lines, inOnePiece } of cards)
    expect([title, lines < 3.5, inOnePiece, / –/.test(title)]).toEqual([title, true, true, false])
  const rows = new Set(cards.map(({ tops: [top] }) => top))
  expect(rows.size).toBe(Math.ceil(10 / columns))
  expect(new Set(cards.map(({ width }) => width)).size).toBe(1)
  // The last row, too, ends where the others do: by links to the next houses and to the map.
  const links = page.locator('.more-houses:visible')
  const more = (await links.count()) > 0 ? await links.last().boundingBox() : null
  const end = more ? Math.round(more.x + more.width) : cards.at(-1)?.right
  expect(end).toBe(Math.max(...cards.map(({ right }) => right)))
  expect(more === null).toBe(10 % columns === 0)
}

test.each(markets)('$key: on a phone the first card begins 200 px below the window’s top', async (market) => {
  const guest = await visit(browser, market, { viewport: phone })
  const { page } = guest
  await page.goto(withQuery(href.search(market), new URLSearchParams(criteria)))
  await reloadWithFont(page)
  const { y = Number.NaN } = (await page.locator('.card').first().boundingBox()) ?? {}
  expect(Math.round(y)).toBeLessThanOrEqual(200)
  // That the price is whole is said there too, in few words.
  expect(await page.locator('.results-bar .price-note').innerText()).toBe(guest.messages.search.pricesInclude)
  for (const part of ['.how-we-sort', '.trip-line > summary', '.other-view']) {
    const box = await page.locator(part).boundingBox()
    expect([part, (box?.height ?? 0) >= 44]).toEqual([part, true])
  }
  // Each of the three buttons at the foot begins with a sign, and none is cut.
  for (const part of ['.filters-open', '.sort label', '.other-view']) {
    const { sign, cut } = await page.locator(`.results-tools ${part}`).evaluate((button) => {
      const icon = button.querySelector('.icon') ?? button
      const box = button.closest('.field') ?? button
      return { sign: getComputedStyle(icon, '::before').maskImage, cut: box.scrollWidth - box.clientWidth }
    })
    expect([part, sign !== 'none', cut <= 0]).toEqual([part, true, true])
  }
  // What floats reaches to the window's edges, so that nothing is cut beside it.
  expect(await page.locator('.results-tools').boundingBox()).toMatchObject({ x: 0, width: phone.width })
  // The search is saved in words, in the sheet of the filters.
  await page.locator('.filters-open').click()
  await page.getByRole('button', { name: guest.messages.search.save }).click()
  const name = await page.locator('#saved-name').inputValue()
  expect((await page.locator('.trip-line strong').innerText()).replaceAll('\u00a0', ' ')).toBe(name)
  await guest.end()
})

test.each([
  [danish, true],
  [english, false],
])('the first stop of a search leads past filters and bar to the houses: %o', async ({ key }, scripts) => {
  const market = markets.find((each) => each.key === key) ?? danish
  const guest = await visit(browser, market, { scripts })
  const { page, messages } = guest
  await page.goto(withQuery(href.search(market), new URLSearchParams(criteria)))
  if (scripts) await hydrated(page, 'search-panel')
  const link = page.getByRole('link', { name: messages.search.skipToHouses })
  expect((await link.boundingBox())?.y).toBeLessThan(0)
  // From the page's own link to what the page is about.
  await page.getByRole('link', { name: messages.layout.skipToContent }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(async () => (await link.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const card = page.locator('.cards > li').first()
  await expect.poll(() => card.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  expect(new URL(page.url()).searchParams.get('duration')).toBe('7')
  expect(guest.problems).toEqual([])
  await guest.end()
})
