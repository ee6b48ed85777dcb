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

test.each([768, 1440, 1920])(
  'list, grid and map have one bar at %i px, and all of the page has the header’s edges',
  async (width) => {
    const guest = await visit(browser, german, { viewport: { width, height: 900 } })
    const { page } = guest
    const orders: string[][] = []
    for (const viewType of ['list', 'grid', 'map']) {
      await page.goto(withQuery(href.search(german), new URLSearchParams({ ...criteria, viewType })))
      await reloadWithFont(page)
      const content = viewType === 'map' ? '.map-view' : '.cards'
      const [left, right] = await edges(page, content)
      expect([viewType, (await edges(page, '.results-count'))[0]]).toEqual([viewType, left])
      expect([viewType, (await edges(page, '.views'))[1]]).toEqual([viewType, right])
      expect([viewType, await edges(page, '.mainline')]).toEqual([viewType, [(await edges(page, 'h1'))[0], right]])
      if (viewType === 'map') expect((await edges(page, '.search-head h1'))[0]).toBe(left)
      expect(await page.locator('.results-bar .price-note').isVisible()).toBe(true)
      // The filters stand beside the list at a desk.
      const parts = page.locator('.results-bar :is(.results-count, .sort, .views, .how-we-sort):visible')
      orders.push(await parts.evaluateAll((all) => all.map((part) => part.className)))
    }
    expect(orders[0]).toHaveLength(4)
    expect(orders[1]).toEqual(orders[0])
    expect(orders[2]).toEqual(orders[0])
    await guest.end()
  },
)

test.each([1440, 1920])(
  'at %i px the header has the same edges on every kind of page: those of the search, which no page reaches beyond',
  async (width) => {
    const guest = await visit(browser, english, { viewport: { width, height: 900 } })
    const { page } = guest
    const house = await freeHouse(criteria.ankomst)
    await page.goto(href.search(english))
    const ofSearch = await edges(page, 'main .container')
    for (const path of [href.home(), href.search(english), href.lodging(english, house.name), href.favorites()]) {
      await page.goto(path)
      expect([path, await edges(page, '.mainline'), await edges(page, '.topline > .container')]).toEqual([
        path,
        ofSearch,
        ofSearch,
      ])
      expect((await edges(page, '.home-link'))[0]).toBe(ofSearch[0])
      const [left = 0, right = 0] = await edges(page, 'main .container')
      expect([path, left >= (ofSearch[0] ?? 0), right <= (ofSearch[1] ?? 0)]).toEqual([path, true, true])
    }
    await page.goto(href.book(house.name, criteria.ankomst, 7))
    expect((await edges(page, '.home-link'))[0]).toBe(ofSearch[0])
    await guest.end()
  },
)

test.each([
  [1440, 3],
  [1920, 4],
])(
  'at %i px the first row of houses begins by 240 px, and %i houses are whole in the first window',
  async (width, count) => {
    const guest = await visit(browser, english, { viewport: { width, height: 900 } })
    const { page } = guest
    await page.goto(withQuery(href.search(english), new URLSearchParams(criteria)))
    await reloadWithFont(page)
    const boxes = await page
      .locator('.results .cards > li')
      .evaluateAll((all) => all.map((item) => item.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })))
    expect(Math.round(boxes[0]?.top ?? Number.NaN)).toBeLessThanOrEqual(240)
    expect(boxes.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(count)
    await guest.end()
  },
)

test.each(
  markets.flatMap((market) =>
    [
      [768, 2],
      [1440, 3],
      [1920, 4],
    ].map(([width, columns]) => ({ market, key: market.key, width: width ?? 0, columns: columns ?? 0 })),
  ),
)('$key: at $width px houses stand $columns in a row, their parts on one line', async ({ market, width, columns }) => {
  const guest = await visit(browser, market, { viewport: { width, height: 900 } })
  const { page } = guest
  for (const husdyr of ['', '1']) {
    await page.goto(withQuery(href.search(market), new URLSearchParams({ ...criteria, husdyr, result: '10' })))
    await reloadWithFont(page)
    const cards = await page.locator('.results .cards > :not(.more-houses)').evaluateAll((all) =>
      all.map((card) => {
        const topOf = (part: string) => Math.round(card.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN)
        const title = card.querySelector('.card-title a')
        const inOnePiece = [...(title?.querySelectorAll('span') ?? [])].every(
          (part) => part.getClientRects().length === 1,
        )
        const lines = (title?.clientHeight ?? 0) / Number.parseFloat(getComputedStyle(title ?? card).lineHeight)
        const tops = [
          ...['.card-picture', '.card-stay', '.price-now', '.facts', '.facts + ul'].map(topOf),
          Math.round(card.querySelector('.facts + ul')?.getBoundingClientRect().height ?? Number.NaN),
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
      expect([title, lines < 2.5, inOnePiece, / –/.test(title)]).toEqual([title, true, true, false])
    const rows = new Set(cards.map(({ tops: [top] }) => top))
    expect(rows.size).toBe(Math.ceil(10 / columns))
    expect(new Set(cards.map(({ width }) => width)).size).toBe(1)
    // The last row, too, ends where the others do: by a link to the next houses.
    const more = await page.locator('.more-houses').boundingBox()
    const end = more ? Math.round(more.x + more.width) : cards.at(-1)?.right
    expect(end).toBe(Math.max(...cards.map(({ right }) => right)))
    expect(more === null).toBe(10 % columns === 0)
  }
  await guest.end()
})

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
