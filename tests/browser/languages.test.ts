import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languageNames } from '../../src/editions/table.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { freeHouse, saturdayIn } from './agency.ts'
import { launchBrowser } from './browser.ts'
import { contentPlaces } from './places.ts'
import { originOf, phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish] = markets

test('The language selector leads to the same page in each edition and back, in the header and in the menu', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  const house = await freeHouse(saturdayIn(200))
  const ways = [
    { begin: href.search(danish), alternates: markets.map((market) => href.search(market)) },
    { begin: href.lodging(danish, house.name), alternates: markets.map((market) => href.lodging(market, house.name)) },
    { begin: contentPlaces.area, alternates: ['/omrader/blavand/', '/gebiete/blavand/', '/areas/blavand/'] },
    {
      begin: contentPlaces.guide,
      alternates: [
        '/godt-at-vide/ankomst-og-nogler/',
        '/gut-zu-wissen/anreise-und-schluessel/',
        '/good-to-know/arrival-and-keys/',
      ],
    },
  ]
  for (const { begin, alternates } of ways) {
    await page.goto(begin)
    for (const index of [1, 2, 0]) {
      const market = markets[index] ?? danish
      await page.locator(`.topline .languages [hreflang=${market.key}]`).click()
      await page.waitForURL(`${originOf(market)}${alternates[index]}`)
      expect(await page.locator('html').getAttribute('lang')).toBe(market.key)
      const current = page.locator('.topline .languages [aria-current]')
      expect(await current.innerText()).toBe(languageNames[market.key].own)
    }
  }

  await page.setViewportSize(phone)
  await page.goto(contentPlaces.area)
  await page.locator('.burger').click()
  await page.locator('.menu-extras .languages [hreflang=de]').click()
  await page.waitForURL('**/gebiete/blavand/')
  expect(guest.problems).toEqual([])
  await guest.end()
})
