import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { freeHouse, saturdayIn } from './agency.ts'
import { overflowing } from './audit.ts'
import { launchBrowser } from './browser.ts'
import { alternateOf, contentPlaces } from './places.ts'
import { phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [, german] = markets
const arrival = saturdayIn(210)

/** Pixels of the browser's own letters: the default is 16. */
test.each([24, 32])(
  'With letters of %i pixels a phone’s results have whole words and buttons apart',
  async (standard) => {
    const guest = await visit(browser, german, { viewport: phone })
    const { page, context } = guest
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
    for (const path of [href.search(german), `${href.search(german)}?viewType=map`]) {
      await page.goto(path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${standard}px`)
      expect(await overflowing(page)).toEqual([])
      const lines = await page
        .locator('.results-bar :is(.results-count, .how-we-sort, .button, .other-view)')
        .evaluateAll((all) => all.map((each) => each.clientHeight / Number.parseFloat(getComputedStyle(each).fontSize)))
      if (standard === 32) {
        // What stands beside each other in wider windows stands below each other here, and is not cut.
        const areas = await page
          .locator('.results .card-area')
          .evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth))
        expect(Math.max(0, ...areas)).toBe(0)
      }
      // In two lines, or in one with space around it.
      expect(Math.max(...lines)).toBeLessThan(4.5)
      const tools = await page.locator('.results-tools :is(.button, .sort, .other-view)').evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => {
            const { left, right, top, bottom } = each.getBoundingClientRect()
            return { left, right, top, bottom }
          }),
      )
      expect(tools).toHaveLength(3)
      for (const { left, right } of tools) expect([left >= 0, right <= phone.width]).toEqual([true, true])
      const pairs = tools.flatMap((one, place) => tools.slice(place + 1).map((other) => [one, other] as const))
      for (const [one, other] of pairs) {
        const isApart =
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
        expect(isApart, JSON.stringify([one, other])).toBe(true)
      }
    }
    // What stands alone, in a table, beside a number or in a line that does not break.
    const house = await freeHouse(arrival)
    const others = [
      await alternateOf(contentPlaces.contact, german),
      href.favorites(),
      href.cookieSettings(),
      href.find('Strand'),
      `${href.lodging(german, house.name)}?arrival=${arrival}&duration=7`,
      href.book(house.name, arrival, 7),
    ]
    for (const path of standard === 32 ? others : []) {
      await page.goto(path)
      expect(await overflowing(page), path).toEqual([])
    }
    expect(guest.problems).toEqual([])
    await guest.end()
  },
)
