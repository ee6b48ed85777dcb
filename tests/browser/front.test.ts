import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href, withQuery } from '../../src/urls/paths.ts'
import { axeFaults, overflowing } from './audit.ts'
import { launchBrowser } from './browser.ts'
import { contentPlaces } from './places.ts'
import { desktop, hydrated, laterScripts, phone, reloadWithFont, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german, english] = markets
const tablet = { width: 768, height: 1024 }

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box ? box.y + box.height : Number.NaN
}

/** Lists whose last row has fewer than the others, by the window's width. */
async function lastRowsOf(page: Page, widths: readonly number[]): Promise<string[]> {
  const uneven: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 1024 })
    const lists = await page
      .locator(':is(.areas, .cards.grid)')
      .evaluateAll((all) =>
        all.map(
          (list) =>
            [
              list.className,
              getComputedStyle(list).gridTemplateColumns.split(' ').length,
              list.children.length,
            ] as const,
        ),
      )
    for (const [name, columns, count] of lists)
      if (count % columns > 0) uneven.push(`${width}: ${count} in ${columns} of ${name}`)
  }
  return uneven
}

test.each([true, false])(
  'scripts %s: on a phone one line of three words opens the search form over the page',
  async (scripts) => {
    const guest = await visit(browser, german, { scripts, viewport: phone })
    const { page, messages } = guest
    await page.goto(href.home())
    await reloadWithFont(page)
    const open = page.getByRole('button', { name: messages.front.searchWords })
    expect(await bottomOf(open)).toBeLessThan(phone.height)
    const box = page.locator('.search-box')
    expect(await box.isVisible()).toBe(false)
    // The houses begin in the first window.
    expect((await page.locator('.cards.row .card').first().boundingBox())?.y).toBeLessThan(phone.height)
    await open.click()
    for (const name of ['hvor', '1', 'children', 'infants', 'husdyr', 'maxIalt'])
      expect([name, await box.locator(`[name="${name}"]`).isVisible()]).toEqual([name, true])
    if (scripts) {
      expect(await page.locator('dialog.sheet').evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
      expect(await axeFaults(page)).toEqual([])
    }
    await box.locator('[name="1"]').selectOption('4')
    await box.locator('[type=submit]').click()
    await page.waitForURL((url) => url.pathname === href.search(german) && url.searchParams.get('1') === '4')
    expect(guest.problems).toEqual([])
    await guest.end()
  },
)

test('one step back from the results, the form on the front page has the search that led there', async () => {
  const guest = await visit(browser, german, { viewport: phone })
  const { page, messages } = guest
  const { ferie } = messages.search.form.when.choices
  await page.goto(href.home())
  const box = page.locator('.search-box')
  const open = () => page.getByRole('button', { name: messages.front.searchWords }).click()
  await open()
  await box.locator('[name=children]').focus()
  await hydrated(page, 'search-form')
  await box.locator('.when').getByText(ferie, { exact: true }).click()
  await box.locator('[name=land]').selectOption('nw')
  const holiday = (await box.locator('[name=ferie] option').last().getAttribute('value')) ?? ''
  expect(holiday).not.toBe('')
  const chosen = { land: 'nw', ferie: holiday, children: '2', husdyr: '1' }
  for (const [name, value] of Object.entries(chosen)) await box.locator(`[name=${name}]`).selectOption(value)
  await box.locator('[name=maxIalt]').fill('1200')
  await box.locator('[type=submit]').click()
  // The address changes before the page does.
  await page.locator('.results-count').waitFor()
  const sent = [...new URL(page.url()).searchParams]
  expect(sent.filter(([, value]) => value === '')).toEqual([])
  expect(Object.fromEntries(sent)).toMatchObject({ ...chosen, maxIalt: '1200' })
  await page.goBack()
  await page.locator('.results-count').waitFor({ state: 'detached' })
  await open()
  for (const [name, value] of Object.entries({ ...chosen, maxIalt: '1200' }))
    await expect.poll(() => box.locator(`[name=${name}]`).inputValue()).toBe(value)
  expect(await box.locator('[name=ferie]').isVisible()).toBe(true)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('the search of an area is one line, which opens; an area’s houses begin in the first window', async () => {
  const guest = await visit(browser, danish, { scripts: false, viewport: phone })
  const { page } = guest
  const [line, box] = [page.locator('.trip-line > summary'), page.locator('.search-box')]
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await page.goto(contentPlaces.area)
    expect((await line.boundingBox())?.height).toBeLessThan(60)
    expect(await line.innerText()).toContain('Blåvand')
    expect(await box.isVisible()).toBe(false)
    expect((await page.locator('article.card').first().boundingBox())?.y).toBeLessThan(viewport.height - 50)
    const ofRow = page.locator('.cards.row > li')
    const [first, second] = [await ofRow.first().boundingBox(), await ofRow.nth(1).boundingBox()]
    expect(first).not.toBeNull()
    expect(second?.y, 'side by side').toBe(first?.y)
  }
  await line.click()
  await box.locator('[name="1"]').selectOption('4')
  await box.locator('[type=submit]').click()
  await page.waitForURL((url) => url.searchParams.get('omraader') === 'blavand' && url.searchParams.get('1') === '4')
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('on a page without houses the search is one line on a phone, and the form itself in a wide window', async () => {
  const guest = await visit(browser, danish, { scripts: false, viewport: phone })
  const { page } = guest
  await page.goto('/omrader/')
  const [line, box] = [page.locator('.trip-line > summary'), page.locator('.search-box')]
  expect([await line.isVisible(), await box.isVisible()]).toEqual([true, false])
  await page.setViewportSize(tablet)
  expect([await line.isVisible(), await box.isVisible()]).toEqual([false, true])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test.each([desktop, tablet])(
  'the search button is in the first window, and what few need is folded: %o',
  async (viewport) => {
    const guest = await visit(browser, danish, { viewport })
    const { page, messages } = guest
    await page.goto(href.home())
    await reloadWithFont(page)
    const box = page.locator('.search-box')
    expect(await bottomOf(box.locator('[type=submit]'))).toBeLessThan(viewport.height)
    expect(await page.locator('.search-open').isVisible()).toBe(false)
    const [where, people] = [box.locator('.where'), box.locator('.field:has(> [name="1"])')]
    if (viewport === desktop) expect((await people.boundingBox())?.y).toBe((await where.boundingBox())?.y)
    const budget = box.locator('[name=maxIalt]')
    expect(await budget.isVisible()).toBe(false)
    await box.getByText(messages.search.form.more, { exact: true }).click()
    await box.locator('[name=husdyr]').selectOption('1')
    expect(await overflowing(page)).toEqual([])
    if (viewport === tablet) expect(await lastRowsOf(page, [768, 1024, 1280])).toEqual([])
    await page.setViewportSize(viewport)
    await budget.fill('9000')
    await box.locator('[type=submit]').click()
    await page.waitForURL((url) => url.searchParams.get('maxIalt') === '9000' && url.searchParams.get('husdyr') === '1')
    expect(guest.problems).toEqual([])
    await guest.end()
  },
)

test.each(markets)(
  '$key: a phone’s first window has a house’s picture, and the edge of the next one',
  async (market) => {
    const guest = await visit(browser, market, { viewport: phone })
    const { page, messages } = guest
    await page.goto(href.home())
    await reloadWithFont(page)
    for (const viewport of [phone, { width: 320, height: 844 }]) {
      await page.setViewportSize(viewport)
      const [first, second] = [
        page.locator('.cards.row .card-picture').first(),
        page.locator('.cards.row .card').nth(1),
      ]
      expect(viewport.height - ((await first.boundingBox())?.y ?? Number.NaN)).toBeGreaterThanOrEqual(150)
      expect(viewport.width - ((await second.boundingBox())?.x ?? Number.NaN)).toBeGreaterThanOrEqual(60)
      // The way to more of them stands in the heading’s line, by its name.
      const more = page.getByRole('link', { name: messages.front.allRecommendations })
      const heading = page.getByRole('heading', { name: messages.front.recommendationsTitle })
      const [link, title] = [await more.boundingBox(), await heading.boundingBox()]
      expect(
        Math.abs((link?.y ?? 0) + (link?.height ?? 0) / 2 - (title?.y ?? 0) - (title?.height ?? 0) / 2),
      ).toBeLessThan(8)
      expect(Math.min(link?.width ?? 0, link?.height ?? 0)).toBeGreaterThanOrEqual(44)
      // No fact breaks inside.
      const lines = await page
        .locator('.cards.row .facts li')
        .evaluateAll((all) => all.map((fact) => fact.getBoundingClientRect().height))
      expect(Math.max(...lines)).toBeLessThan(30)
      expect(await overflowing(page)).toEqual([])
    }
    await guest.end()
  },
)

test.each(markets)(
  '$key: at a desk the search is one row below its kinds of dates, and the picture ends above it',
  async (market) => {
    const guest = await visit(browser, market)
    const { page } = guest
    await page.goto(href.home())
    await reloadWithFont(page)
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox()
      if (!box) throw new Error(`${selector} is drawn`)
      return { ...box, bottom: box.y + box.height, right: box.x + box.width }
    }
    const [panel, kinds, picture] = [await boxOf('.search-box'), await boxOf('.when'), await boxOf('.hero-picture')]
    expect(panel.height).toBeLessThanOrEqual(96)
    expect(kinds.bottom).toBe(panel.y)
    // Nothing is empty beside them.
    expect(kinds.right - (await boxOf('.when label:last-of-type')).right).toBeLessThanOrEqual(16)
    expect(panel.y - picture.bottom).toBeGreaterThanOrEqual(16)
    expect(panel.y - picture.bottom).toBeLessThanOrEqual(40)
    // Its button is shaped as the main one of every page.
    const { height, radius } = await page.locator('.search-box [type=submit]').evaluate((button) => ({
      height: button.clientHeight,
      radius: Number.parseFloat(getComputedStyle(button).borderRadius),
    }))
    expect(radius).toBeGreaterThanOrEqual(height / 2)
    // Each kind's fields stay in that row.
    for (const kind of await page.locator('.when label').all()) {
      await kind.click()
      expect((await boxOf('.search-box')).height).toBe(panel.height)
      expect(await overflowing(page)).toEqual([])
    }
    await guest.end()
  },
)

test('six houses stand right below the search, each with its rating, the price of a week and what it comes to with its consumption', async () => {
  const guest = await visit(browser, english)
  const { page, messages } = guest
  await page.goto(href.home())
  const first = page.locator('.hero + .section')
  const cards = first.locator('article.card')
  expect(await cards.count()).toBe(6)
  for (const card of await cards.all()) {
    expect(await card.locator('.price-now').innerText()).toContain(messages.card.weekFrom)
    expect(await card.locator('.rating').isVisible()).toBe(true)
  }
  // A house with too few stays of that season has none.
  expect(await cards.locator('.price-note').count()).toBeGreaterThanOrEqual(4)
  // Two rows of three, their parts on one line.
  await reloadWithFont(page)
  const tops = await first
    .locator('article.card')
    .evaluateAll((all) =>
      all.map((house) =>
        ['.facts', '.card-price', '.card-stay', '.price-now'].map((part) =>
          Math.round(house.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN),
        ),
      ),
    )
  expect(tops).toEqual(tops.map((_, place) => tops[place - (place % 3)]))
  await guest.end()
})

test('a house says the same price on the front and in the results for its dates: the line of its consumption, too', async () => {
  const guest = await visit(browser, english)
  const { page } = guest
  await page.goto(href.home())
  const card = page
    .locator('.hero + .section article.card')
    .filter({ has: page.locator('.price-note') })
    .first()
  const said = async (house: Locator) => ({
    price: await house.locator('.price-now strong').innerText(),
    note: (await house.locator('.price-note').innerText()).split('\n').at(-1),
  })
  const onFront = await said(card)
  const stay = new URL((await card.locator('.card-title a').getAttribute('href')) ?? '', guest.origin).searchParams
  const id = await card.getAttribute('data-lodging')
  const [arrival, duration] = [stay.get('arrival') ?? '', stay.get('duration') ?? '']
  const request = { ankomst: arrival, flex: '0', duration, searchOrder: 'rating', result: '50' }
  await page.goto(withQuery(href.search(english), new URLSearchParams(request)))
  expect(await said(page.locator(`.results [data-lodging="${id}"]`))).toEqual(onFront)
  await guest.end()
})

test('an empty day of arrival says so in the language of the page before its calendar has come', async () => {
  // The browser writes such a field in its own language.
  const guest = await visit(browser, german, { locale: 'en-US' })
  const { page, messages } = guest
  await page.route(laterScripts, () => undefined)
  await page.goto(href.home())
  const field = page.locator('.search-box [name=ankomst]')
  const shown = () =>
    field.evaluate((input) => ({
      text: getComputedStyle(input.parentElement ?? input, '::after').content,
      isHidden: getComputedStyle(input).color === 'rgba(0, 0, 0, 0)',
    }))
  expect(await shown()).toEqual({ text: `"${messages.search.form.when.anyDay}"`, isHidden: true })
  // What is typed is seen, and stays.
  await field.focus()
  expect((await shown()).isHidden).toBe(false)
  await page.keyboard.type('06192027')
  await field.blur()
  expect([await field.inputValue(), (await shown()).isHidden]).toEqual(['2027-06-19', false])
  await guest.end()
})
