import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMoney } from '../../src/markets/formats.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { saturdayIn } from './agency.ts'
import { axeFaults } from './audit.ts'
import { launchBrowser } from './browser.ts'
import { chooseArrival } from './choose-arrival.ts'
import { hydrated, phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test.each(markets)(
  '$key: a day of arrival is chosen in a calendar that says what a stay from it costs',
  async (market) => {
    const guest = await visit(browser, market, { viewport: market.key === 'de' ? phone : undefined })
    const { page, messages } = guest
    await page.goto(`${href.search(market)}?searchOrder=price-asc`)
    if (market.key === 'de') await page.locator('.trip-line > summary').click()
    const open = page.locator('.search-box .arrival-open')
    await page.locator('.search-box [name="1"]').hover()
    await hydrated(page, 'search-panel')
    await open.click()
    const calendar = page.getByRole('dialog', { name: messages.search.form.arrival })
    await calendar.locator('.arrival small').first().waitFor()
    const { free, none } = messages.search.form.when.calendar
    expect(await calendar.locator('.legend li').allTextContents()).toEqual([free, none])
    expect(await axeFaults(page)).toEqual([])
    // Each day says its price, or that no house is free; nothing has the picker's own English name.
    const days = await calendar.locator('td button:enabled').allTextContents()
    const unsaid = days.filter((day) => !day.includes('€') && !day.includes('kr.') && !day.includes(none))
    expect([days.length > 0, unsaid]).toEqual([true, []])
    expect(await calendar.locator('nav').getAttribute('aria-label')).toBe('')
    // Arrow keys walk it, Escape leads back.
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    const today = await focused()
    await page.keyboard.press('ArrowRight')
    expect(await focused()).not.toBe(today)
    await page.keyboard.press('Escape')
    expect([await calendar.count(), await open.evaluate((element) => element === document.activeElement)]).toEqual([
      0,
      true,
    ])

    // Its price is the first one of the search for that day alone.
    const arrival = saturdayIn(150)
    await chooseArrival(guest, arrival, formatMoney(market, await cheapestOn(page, arrival)))
    await page.waitForURL((url) => url.searchParams.get('ankomst') === arrival)
    expect(guest.problems).toEqual([])
    await guest.end()
  },
)

test.each(markets)('$key: what the field of the arrival is called is said once', async (market) => {
  const guest = await visit(browser, market)
  const { page, context, messages } = guest
  await page.goto(href.home())
  await hydrated(page, 'search-form')
  await page.locator('.arrival-open').waitFor()
  const session = await context.newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const { arrival, when } = messages.search.form
  const names = nodes
    .filter(({ ignored, role }) => !ignored && role?.value !== 'InlineTextBox')
    .map(({ name }) => String(name?.value ?? ''))
  expect(names.filter((name) => name === arrival || name.startsWith(`${arrival}:`))).toEqual([
    `${arrival}: ${when.anyDay}`,
  ])
  expect(guest.problems).toEqual([])
  await guest.end()
})

/** Øre or cents of the cheapest stay from that day on, as the search finds it. */
function cheapestOn(page: Page, arrival: string): Promise<number> {
  return page.evaluate(async (day) => {
    const reply = await fetch(`/api/search/?searchOrder=price-asc&ankomst=${day}&flex=0`)
    const { data } = await reply.json<{ data: { hits: { totalPrice: number }[] } }>()
    return data.hits[0]?.totalPrice ?? 0
  }, arrival)
}
