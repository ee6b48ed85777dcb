import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { favoritesCookie } from '../../src/domain/favorites.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { findHouses } from './agency.ts'
import { launchBrowser } from './browser.ts'
import { phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german] = markets

test.each(markets)(
  'on a phone the tools of the list are two rows, and its first house is in sight, $key',
  async (market) => {
    const guest = await visit(browser, market, { viewport: phone, scripts: false })
    const { page } = guest
    const { hits } = await findHouses('')
    await guest.context.addCookies([
      {
        name: favoritesCookie.name,
        value: hits
          .slice(0, 3)
          .map(({ lodgingId }) => lodgingId)
          .join('.'),
        url: guest.origin,
      },
    ])
    await page.goto(href.favorites())
    const boxes = await Promise.all(
      (await page.locator('.favorites-tools .actions > a').all()).map((way) => way.boundingBox()),
    )
    expect(boxes.length).toBe(2)
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
    expect((await page.locator('article.card').first().boundingBox())?.y).toBeLessThan(0.6 * phone.height)
    expect(await page.locator('.tools .icon').first().isVisible()).toBe(true)
    expect(guest.problems).toEqual([])
    await guest.end()
  },
)

const ways = [
  { market: danish, edition: danish.key, scripts: true },
  { market: german, edition: german.key, scripts: false },
]

test.each(ways)(
  '$edition, scripts $scripts: a heart on card and house, the list of them, and away again',
  async (way) => {
    const { market, scripts } = way
    const guest = await visit(browser, market, { scripts })
    const { page } = guest
    const badge = page.locator('.tools [data-favorites-count]')

    await page.goto(href.search(market))
    const cards = page.locator('.cards article.card')
    const [first, second] = await cards.evaluateAll((all) => all.map((each) => each.getAttribute('data-lodging')))
    const housePath = new URL((await cards.nth(1).locator('.card-title a').getAttribute('href')) ?? '', page.url())
      .pathname

    // On a card …
    await press(`.card[data-lodging="${first}"] .heart`)
    expect(await kept()).toEqual([first])
    // … and on a house's own page.
    await page.goto(housePath)
    await press('.lodging-head .heart')
    expect(await kept()).toEqual([first, second])

    const cookie = (await guest.context.cookies()).find(({ name }) => name === favoritesCookie.name)
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
    expect(Math.round(days)).toBe(365)

    // The list has both, the newest first; card and house agree.
    await page.goto(href.favorites())
    expect(await listed()).toEqual([second, first])
    expect(await page.locator('.card .heart[aria-pressed=true]').count()).toBe(2)
    if (scripts) {
      expect(await badge.innerText()).toBe('2')
      await page.goto(housePath)
      expect(await page.locator('.lodging-head .heart').getAttribute('aria-pressed')).toBe('true')
      await page.goto(href.search(market))
      expect(await page.locator(`.card[data-lodging="${second}"] .heart`).getAttribute('aria-pressed')).toBe('true')
      await page.goto(href.favorites())
    }

    // Taken away again, one by one.
    await press(`.card[data-lodging="${first}"] .heart`)
    await page.goto(href.favorites())
    expect(await listed()).toEqual([second])
    await press(`.card[data-lodging="${second}"] .heart`)
    await page.goto(href.favorites())
    expect(await page.locator('.empty-state h1').innerText()).toBe(guest.messages.favorites.emptyTitle)
    expect(await badge.isVisible()).toBe(false)
    expect(guest.problems).toEqual([])
    await guest.end()

    async function press(heart: string) {
      await page.locator(heart).click()
      // Without scripts a heart is a form that leads to the list, which says what was done.
      if (!scripts) await page.waitForURL(({ pathname, search }) => pathname === href.favorites() && search !== '')
    }
    async function listed() {
      return cards.evaluateAll((all) => all.map((each) => each.getAttribute('data-lodging')))
    }
    async function kept() {
      const cookies = await guest.context.cookies()
      return cookies.find(({ name }) => name === favoritesCookie.name)?.value.split('.')
    }
  },
)
