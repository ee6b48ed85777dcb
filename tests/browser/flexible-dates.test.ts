import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextMonth } from '../../src/domain/flexible-dates.ts'
import { defaultDuration, today } from '../../src/domain/stays.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { axeFaults, overflowing } from './audit.ts'
import { launchBrowser } from './browser.ts'
import { hydrated, phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german, english] = markets
/** Five months ahead: a month with stays of several lengths on many days. */
const month = nextMonth(today().slice(0, 7), 5)

test('one way of saying when is in sight, and what is chosen in it is searched for at once', async () => {
  const guest = await visit(browser, german, { reducedMotion: 'reduce' })
  const { page, messages } = guest
  const { choices } = messages.search.form.when
  await page.goto(href.search(german))
  const field = (name: string) => page.locator(`.search-box [name=${name}]`)
  expect([await field('ankomst').isVisible(), await field('ferie').isVisible()]).toEqual([true, false])

  await page.getByRole('radio', { name: choices.ferie }).focus()
  await page.keyboard.press('Space')
  await hydrated(page, 'search-panel')
  expect([await field('ankomst').isVisible(), await field('ferie').isVisible()]).toEqual([false, true])
  // Whose holidays, then which: what was chosen before stays chosen where that Land has it, too.
  const autumn = 'efteraar-2027'
  await field('ferie').selectOption(autumn)
  await field('land').selectOption('nw')
  const holiday = `nw-${autumn}`
  await expect.poll(() => field('ferie').inputValue()).toBe(holiday)
  expect(await field('ferie').locator('option').allInnerTexts()).not.toContain(expect.stringContaining('Winterferien'))
  await page.waitForURL((url) => url.searchParams.get('ferie') === holiday)
  await expect.poll(() => page.locator('.trip-line strong').textContent()).toContain('Herbstferien')
  await page.locator('.results[aria-busy=false]').waitFor()
  // A stay has a length now: the one that is found without a choice, not the first of the list.
  expect(await field('duration').locator('[value=""]').count()).toBe(0)
  expect(await field('duration').inputValue()).toBe(String(defaultDuration))
  expect(await axeFaults(page)).toEqual([])

  // The arrow keys go from one to the next; what the way before said is asked no more.
  await page.getByRole('radio', { name: choices.ferie }).focus()
  await page.keyboard.press('ArrowLeft')
  expect(await page.getByRole('radio', { name: choices.maaned }).isChecked()).toBe(true)
  await field('maaned').selectOption(month)
  await page.waitForURL((url) => url.searchParams.get('maaned') === month && !url.searchParams.has('ferie'))
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('without scripts Land and holiday are two lists that the server reads together', async () => {
  const guest = await visit(browser, german, { scripts: false })
  const { page, messages } = guest
  await page.goto(href.search(german))
  await page.getByText(messages.search.form.when.choices.ferie, { exact: true }).click()
  await page.locator('.when-ferie').getByText(messages.search.form.showAll).click()
  await page.locator('.search-box [name=land]').selectOption('nw')
  await page.locator('.search-box [name=ferie]').selectOption('sommer-2027')
  await page.locator('.search-box [type=submit]').click()
  expect(await page.locator('.search-box [name=land]').inputValue()).toBe('nw')
  expect(await page.locator('.search-box [name=ferie]').inputValue()).toBe('nw-sommer-2027')
  await page.locator('.trip-line > summary').click()
  await page.locator('.search-box [name=land]').selectOption('by')
  await page.locator('.search-box [type=submit]').click()
  expect(await page.locator('.search-box [name=ferie]').inputValue()).toBe('by-sommer-2027')
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('without scripts a form says when as well', async () => {
  const guest = await visit(browser, danish, { scripts: false, viewport: phone })
  const { page, messages } = guest
  await page.goto(href.search(danish))
  const line = page.locator('.trip-line > summary')
  await line.click()
  await page.getByText(messages.search.form.when.choices.uge, { exact: true }).click()
  await page.locator('.when-uge').getByText(messages.search.form.showAll).click()
  const weeks = page.locator('.search-box [name=arrivalWeekNextOccurence]')
  await weeks.waitFor()
  await page.locator('.search-box [name=ankomst]').waitFor({ state: 'hidden' })
  await weeks.selectOption({ index: 20 })
  const week = await weeks.inputValue()
  await page.locator('.search-box [type=submit]').click()
  await page.waitForURL((url) => url.searchParams.get('arrivalWeekNextOccurence') === week)
  expect(await line.innerText()).toContain(`Uge\u00a0${week}`)
  expect(await weeks.isVisible()).toBe(false)
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN
  expect(await top('.cards .card-title')).toBeLessThan(await top('.results-tools'))
  expect(await weeks.inputValue()).toBe(week)
  expect(await overflowing(page)).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('a table of prices is one stop of the tab key, walked by the arrow keys', async () => {
  const guest = await visit(browser, english)
  const { page } = guest
  await page.goto(`${href.areaPrices(english, 'blavand')}?maaned=${month}`)
  const links = page.locator('.matrix-scroll a')
  const all = await links.count()
  await links.first().focus()
  const grid = page.getByRole('grid')
  await grid.waitFor()
  expect(await axeFaults(page)).toEqual([])
  expect([await grid.locator('a[tabindex="-1"]').count(), await isFocused(links.first())]).toEqual([all - 1, true])

  await page.keyboard.press('Control+End')
  expect(await isFocused(links.last())).toBe(true)
  await page.keyboard.press('Control+Home')
  const before = await placeOfFocus()
  await page.keyboard.press('ArrowDown')
  const below = await placeOfFocus()
  expect(below.column).toBe(before.column)
  expect(below.row).toBeGreaterThan(before.row)
  await page.keyboard.press('ArrowUp')
  expect(await placeOfFocus()).toEqual(before)
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  expect(await placeOfFocus()).toEqual(before)
  await page.keyboard.press('Tab')
  expect(await grid.locator('a:focus').count()).toBe(0)
  await page.keyboard.press('Shift+Tab')
  expect(await placeOfFocus()).toEqual(before)

  await page.setViewportSize(phone)
  expect(await overflowing(page)).toEqual([])
  const price = (await page.locator('a:focus').innerText()).split('\n')[0]?.replaceAll(/[●\s]+$/g, '') ?? ''
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === href.search(english))
  await expect.poll(() => page.locator('.card .price-now').first().innerText()).toContain(price)
  expect(guest.problems).toEqual([])
  await guest.end()

  function placeOfFocus(): Promise<{ row: number; column: number }> {
    return page.evaluate(() => {
      const cell = document.activeElement?.closest('td')
      const row = cell?.closest('tr')
      return { row: row?.rowIndex ?? -1, column: cell?.cellIndex ?? -1 }
    })
  }
})

function isFocused(link: Locator): Promise<boolean> {
  return link.evaluate((element) => element === document.activeElement)
}
