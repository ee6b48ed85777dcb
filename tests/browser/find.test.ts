import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { device } from '../../src/editions/da/on-device.ts'
import { formatMessage } from '../../src/markets/format-message.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { thisSite } from '../this-site.ts'
import { findHouses } from './agency.ts'
import { axeFaults, overflowing } from './audit.ts'
import { launchBrowser } from './browser.ts'
import { contentPlaces } from './places.ts'
import { hydrated, phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
  // A new site may be late with its first reply, and the dialog then says that the search failed.
  const first = async () => (await fetch(`http://127.0.0.1:${thisSite().port}/api/find/?q=blavand`)).ok
  await vi.waitUntil(first, { timeout: 60_000 })
})
afterAll(() => browser.close())

const [danish, german] = markets
const dialog = '.find-dialog'
const field = `${dialog} input`
const options = '#find-results [role=option]'

test('Ctrl and K open the search over the page: what is typed at once counts, keys choose, Enter goes there', async () => {
  const guest = await visit(browser, danish)
  const { page, context, messages } = guest
  await page.goto(contentPlaces.guide)
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route('**/assets/overlay-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('blavan')
  await page.keyboard.press('d')
  expect(await page.locator(field).inputValue()).toBe('blavand')
  resolve()

  const first = page.locator(options).first()
  await first.waitFor()
  expect(await first.locator('strong').innerText()).toBe('Blåvand')
  expect(await first.locator('strong mark').innerText()).toBe('Blåvand')
  const count = await page.locator(options).count()
  expect(await page.locator(`${dialog} [role=status]`).textContent()).toBe(
    formatMessage(messages.find.count, { count }, danish),
  )
  expect(await page.locator(field).getAttribute('aria-expanded')).toBe('true')
  const chosen = () => page.locator(`${options}[aria-selected=true]`).getAttribute('id')
  const active = () => page.locator(field).getAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  expect([await chosen(), await active()]).toEqual([`find-option-${count}`, `find-option-${count}`])
  await page.keyboard.press('ArrowDown')
  expect(await active()).toBeNull()
  await page.keyboard.press('ArrowUp')
  expect(await chosen()).toBe(`find-option-${count}`)
  await page.keyboard.press('Home')
  expect(await chosen()).toBe('find-option-1')
  expect(await axeFaults(page)).toEqual([])

  const url = await first.getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${url}`)
  expect(await page.locator(dialog).isVisible()).toBe(false)

  // Without consent the search is remembered as long as the document.
  await page.locator('.tools [data-search-open]').click()
  await page.locator(field).fill('')
  await page.locator('.find-again', { hasText: 'blavand' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('marehalm_finds'))).toBeNull()
  await page.locator('.find-recent .tool').click()
  await expect.poll(() => page.locator('.find-recent').count()).toBe(0)
  expect(await page.locator(field).evaluate((each) => each === document.activeElement)).toBe(true)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('Escape gives the focus back, nothing found and failing say what to do', async () => {
  const guest = await visit(browser, german, { viewport: phone })
  const { page, context, messages } = guest
  await page.goto(href.home())
  const opener = page.locator('.tools [data-search-open]')
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.locator(field).fill('qwxzqwxz')
  await page.locator('.find-note', { hasText: messages.find.noneText }).waitFor()
  expect(await axeFaults(page)).toEqual([])

  guest.expectStatus(502)
  await context.route('**/api/find/**', (route) => route.fulfill({ status: 502, body: '{}' }))
  await page.locator(field).fill('hav')
  await page.locator('.find-kind', { hasText: messages.find.failedTitle }).waitFor()
  await context.unroute('**/api/find/**')
  await page.locator('.find-more button').click()
  await page.locator(options).first().waitFor()
  await page.keyboard.press('Escape')
  expect(await page.locator(dialog).isVisible()).toBe(false)
  expect(await opener.evaluate((each) => each === document.activeElement)).toBe(true)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A house number and Enter lead straight to the house, before anything has answered', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  const [house] = (await findHouses('')).hits
  const name = house?.name ?? ''
  await page.goto(href.home())
  await page.keyboard.press('Control+k')
  await page.keyboard.type(name.toLowerCase())
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${href.lodging(danish, name)}`)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test.each(markets)(
  '$key: three houses are compared in four windows of a phone, under names that stay in sight',
  async (market) => {
    const guest = await visit(browser, market, { viewport: phone, scripts: false })
    const { page } = guest
    const { hits } = await findHouses('1=6&result=50')
    await page.goto(href.compare([hits[0], hits[20], hits[40]].map((hit) => hit?.name ?? '')))
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4_000)
    expect(await overflowing(page)).toEqual([])
    // As a table it is read: each value has its house and what it is about.
    expect(await page.getByRole('columnheader').count()).toBe(3)
    expect(await page.getByRole('rowheader').count()).toBeGreaterThan(10)
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    for (const title of await page.locator('.compare-title').all()) {
      const box = await title.boundingBox()
      expect(box && box.y >= 0 && box.y + box.height < 200).toBe(true)
    }
    // The rest opens without scripts.
    for (const folded of ['.compare-facilities', '.compare-alike']) {
      await page.locator(`${folded} > summary`).click()
      await page.locator(`${folded} :is(dt, [scope=row])`).first().waitFor()
    }
    expect(await overflowing(page)).toEqual([])
    expect(guest.problems).toEqual([])
    await guest.end()
  },
)

test('Houses are chosen on cards, stand in a tray where houses are chosen, in every tab, and are compared', async () => {
  const guest = await visit(browser, danish)
  const { page, context, messages } = guest
  await page.goto(href.search(danish))
  const links = page.locator('.results .compare-link')
  const codes = await links.evaluateAll((all) =>
    all.slice(0, 3).map((link) => new URLSearchParams((link as HTMLAnchorElement).search).get('houses') ?? ''),
  )
  const named = await links.evaluateAll((all) => all.map((link) => [link.role, link.ariaPressed].join()))
  expect(new Set(named)).toEqual(new Set(['button,false']))
  await links.nth(0).click()
  await links.nth(1).click()
  const tray = page.locator('.compare-tray')
  await expect.poll(() => tray.locator('li').count()).toBe(2)
  // By keyboard the comparison is the next stop, not behind all other cards: also once React has taken over the cards.
  await hydrated(page, 'search-panel')
  await expect.poll(() => page.locator('.compare-shortcut').count()).toBe(1)
  await links.nth(1).focus()
  await page.keyboard.press('Tab')
  const next = page.locator('.results .card :focus')
  expect(new URLSearchParams(new URL((await next.getAttribute('href')) ?? '', page.url()).search).get('houses')).toBe(
    codes.slice(0, 2).join(','),
  )
  expect(await next.evaluate((link) => getComputedStyle(link).clipPath)).toBe('none')
  expect(await links.nth(0).getAttribute('aria-pressed')).toBe('true')
  // Read out, and over no price: the tray shows it.
  expect(await page.locator('.passing-note').getAttribute('class')).toContain('visually-hidden')
  expect(await axeFaults(page)).toEqual([])

  const tab = await context.newPage()
  await tab.goto(href.home())
  await expect.poll(() => tab.locator('.compare-tray li').count()).toBe(2)
  await tab.locator('.compare-tray li button').first().click()
  await expect.poll(() => tray.locator('li').count()).toBe(1)
  // A page without houses to compare, such as a step of the booking, has no tray over it.
  await tab.evaluate(() => {
    for (const link of document.querySelectorAll('.compare-link')) link.remove()
  })
  await expect.poll(() => tab.locator('.compare-tray').count()).toBe(0)
  await tab.close()
  await links.nth(2).click()
  await expect.poll(() => tray.locator('li').count()).toBe(2)

  await tray.locator('a').click()
  await page.waitForURL('**/compare/?houses=*,*')
  await expect.poll(() => page.locator('.compare-title').count()).toBe(2)
  expect(await page.locator('main h1').innerText()).toBe(messages.compare.title)
  await expect.poll(() => tray.count()).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  await page.locator('[data-compare-drop]').first().click()
  await expect.poll(() => page.locator('.compare-title').count()).toBe(1)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('marehalm_compare') ?? '').length)).toBe(1)
  // Three are wider than a phone: their table scrolls, the page does not.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(href.compare(codes))
  await expect.poll(() => page.locator('.compare-title').count()).toBe(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A search is saved with a name, says how many houses it gives now, and survives storage that holds nonsense', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('marehalm_searches', '{"no": list')
    sessionStorage.setItem('begun', '1')
  })
  await page.goto(`${href.search(danish)}?husdyr=1`)
  await page.locator('[data-saved-searches]').click()
  const name = page.locator('#saved-name')
  await name.fill('Med hunden')
  await name.press('Enter')
  const saved = page.locator('.saved-searches li')
  await expect.poll(() => saved.innerText()).toMatch(/Med hunden\s+\d[\d.]* huse? lige nu/)
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.goto(href.search(danish))
  await page.locator('[data-saved-searches]').click()
  await saved.locator('a').click()
  await page.waitForURL('**/?husdyr=1')
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  await page.locator('[data-saved-searches]').click()
  await saved.locator('button').click()
  expect(await page.evaluate(() => localStorage.getItem('marehalm_searches'))).toBe('[]')
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A search that the browser can’t store is not said to be saved, and the twenty-first is refused', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  const said = page.locator('.saved-dialog [role=status]')
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    if (location.hash === '#full') Object.defineProperty(Storage.prototype, 'setItem', { value: full })
  })
  await page.goto(`${href.search(danish)}?husdyr=1#full`)
  await page.locator('[data-saved-searches]').click()
  await page.locator('#saved-name').press('Enter')
  await expect.poll(() => said.innerText()).toBe(device.savedNowhere)
  expect(await page.locator('.saved-searches a').count()).toBe(1)

  await page.goto(`${href.search(danish)}?husdyr=2`)
  const searches = Array.from({ length: 20 }, (_, index) => ({
    name: `No. ${index}`,
    query: `badevaerelse=1&54=${index}`,
  }))
  await page.evaluate((all) => localStorage.setItem('marehalm_searches', JSON.stringify(all)), searches)
  await page.locator('[data-saved-searches]').click()
  await page.locator('#saved-name').press('Enter')
  await expect.poll(() => said.innerText()).toBe(device.savedFull)
  expect(await page.locator('.saved-searches a').count()).toBe(20)
  expect(guest.problems).toEqual([])
  await guest.end()
})
