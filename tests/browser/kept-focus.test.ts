import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facility } from '../../src/domain/facilities.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { freeHouse, saturdayIn } from './agency.ts'
import { hiddenStops } from './audit.ts'
import { launchBrowser } from './browser.ts'
import { begin } from './soft.ts'
import { hydrated, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german, english] = markets

test('The link to a further month stays at the first and at the last one, with the focus, and says that it is disabled', async () => {
  const guest = await visit(browser, english, { reducedMotion: 'reduce' })
  const { page, messages } = guest
  const house = await freeHouse(saturdayIn(200))
  await page.goto(href.lodging(english, house.name))
  await hydrated(page, 'stay-calendar')
  for (const name of [messages.lodging.calendarNext, messages.lodging.calendarPrevious]) {
    const turn = page.locator('.calendar').getByRole('link', { name })
    await turn.focus()
    for (let months = 0; months < 36 && (await turn.getAttribute('href')); months += 1) {
      const shown = await page.locator('.rdp-caption_label').first().innerText()
      await page.keyboard.press('Enter')
      await expect.poll(() => page.locator('.rdp-caption_label').first().innerText()).not.toBe(shown)
    }
    expect([await turn.getAttribute('aria-disabled'), await focusedName(page)]).toEqual(['true', name])
    const last = await page.locator('.rdp-caption_label').first().innerText()
    await page.keyboard.press('Enter')
    expect(await page.locator('.rdp-caption_label').first().innerText()).toBe(last)
  }
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A filter that is removed by the keyboard leaves the focus at the next one, at last at the houses, also where it came before React', async () => {
  const guest = await visit(browser, german)
  const { page } = guest
  await page.goto(`${href.search(german)}?${facility.woodStove}=1&${facility.sauna}=1&${facility.chargingStation}=1`)
  const chips = page.locator('.chosen .chip:not([data-gone])')
  for (const left of [2, 1, 0]) {
    await chips.first().focus()
    await page.locator('mh-island[name=search-panel][data-hydrated]').waitFor({ state: 'attached' })
    const next = left > 0 ? await chips.nth(1).getAttribute('aria-label') : null
    await page.keyboard.press('Enter')
    await expect.poll(() => chips.count()).toBe(left)
    if (next) await expect.poll(() => focusedName(page)).toBe(next)
    else await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('results')
  }
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A house that is taken out of the tray is said, and the focus goes to the next, at last to where houses are chosen', async () => {
  const guest = await visit(browser, german)
  const { page } = guest
  await page.goto(href.search(german))
  const links = page.locator('.results .compare-link')
  const tray = page.locator('.compare-tray')
  for (const place of [0, 1, 2]) await links.nth(place).click()
  await expect.poll(() => tray.locator('li').count()).toBe(3)
  const titles = await tray.locator('li img').evaluateAll((all) => all.map((each) => (each as HTMLImageElement).alt))
  const buttons = tray.locator('li button')
  await buttons.nth(1).focus()
  // The second, then the last, then the only one.
  for (const [gone, next] of [
    [1, 2],
    [2, 0],
  ] as const) {
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedName(page)).toContain(titles[next])
    expect(await page.locator('.passing-note').innerText()).toContain(titles[gone])
  }
  await page.keyboard.press('Enter')
  await tray.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.className)).toMatch(/^compare-link /)

  await links.nth(0).click()
  await tray.waitFor()
  await tray.locator('.actions button').focus()
  await page.keyboard.press('Enter')
  await tray.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.className)).toMatch(/^compare-link /)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('Whatever has the focus beside the map is seen, the link past the map too', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await page.goto(`${href.search(danish)}?viewType=map`)
  await page.locator(':is(.map-house, .map-group) button:visible').first().waitFor()
  const { stops, hidden } = await hiddenStops(page)
  expect(stops).toBeGreaterThan(40)
  expect(hidden).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('One step back the focus is at the link that led away, and one forward at the page’s beginning', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  const loads = await begin(guest, href.search(danish))
  const link = page.locator('.card-title a').nth(5)
  const path = await link.getAttribute('href')
  await link.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== href.search(danish))
  await page.goBack()
  await page.waitForURL((url) => url.pathname === href.search(danish))
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(path)
  await page.goForward()
  await page.locator('.lodging-head').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  expect(loads).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.tagName ?? '')
}
