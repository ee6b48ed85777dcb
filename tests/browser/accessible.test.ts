import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { bookElsewhere, freeHouse, saturdayIn } from './agency.ts'
import { axeFaults, hiddenStops, overflowing, overflowingWithEndlessWords } from './audit.ts'
import { beginBooking, order, passStep1, passStep2 } from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { alternateOf, contentPlaces } from './places.ts'
import { desktop, hydrated, phone, type Visit, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const editions = markets.map((market, index) => ({ market, edition: market.key, index }))
const smallest = { width: 320, height: 640 }
/** A desk's window at four times its size (SC 1.4.10). */
const zoomed = { width: 320, height: 256 }

test.each(editions)(
  '$edition: axe finds nothing on any page that is read, and none is too wide, whatever editors write',
  async (each) => {
    const guest = await visit(browser, each.market, { colorScheme: isInDark(each.market) ? 'dark' : 'light' })
    const faults: string[] = []
    for (const [name, path] of Object.entries(contentPlaces)) {
      await guest.page.goto(await alternateOf(path, each.market))
      faults.push(...(await inspect(guest, name)))
      // One word without end is the same in every edition. At the desk, where the examination has ended, and on the
      // smallest telephone.
      if (each.index > 0) continue
      for (const size of [desktop, smallest]) {
        await guest.page.setViewportSize(size)
        const outside = await overflowingWithEndlessWords(guest.page)
        if (outside.length > 0) faults.push(`${name} at ${size.width} px lets a word out: ${outside.join(', ')}`)
      }
    }
    guest.expectStatus(404)
    await guest.page.goto('/findes-ikke/')
    faults.push(...(await inspect(guest, 'not found')))

    expect(faults).toEqual([])
    expect(guest.problems).toEqual([])
    await guest.end()
  },
)

test.each(editions)('$edition: nor on any page of the search, and on favourites', async ({ market, index }) => {
  const guest = await visit(browser, market, { colorScheme: isInDark(market) ? 'dark' : 'light' })
  const { page } = guest
  const faults: string[] = []
  const arrival = saturdayIn(120 + 7 * index)

  await page.goto(`${href.search(market)}?ankomst=${arrival}&duration=7&skiftedag=6`)
  // The page does not change during the check.
  await hydrated(page, 'search-panel')
  faults.push(...(await inspect(guest, 'search')))
  const closed = page.locator('.filter-group:not([open]) > summary')
  while ((await closed.count()) > 0) await closed.first().click()
  faults.push(...(await inspect(guest, 'search with its filters open')))
  await page.setViewportSize(phone)
  await page.locator('.filters-open').click()
  await page.locator('dialog:modal #filters').waitFor()
  faults.push(...(await faultsOf(guest, 'filters as a sheet')))
  await page.goto(`${href.search(market)}?viewType=grid`)
  faults.push(...(await inspect(guest, 'search as a grid')))
  await page.setViewportSize(phone)
  await page.locator('.burger').click()
  await page.locator('dialog:modal #main-menu').waitFor()
  faults.push(...(await faultsOf(guest, 'menu as a sheet')))
  await page.goto(`${href.search(market)}?textQuery=qqqqzzzz`)
  await page.locator('.empty-state').waitFor()
  faults.push(...(await inspect(guest, 'search without results')))

  await page.goto(href.favorites())
  faults.push(...(await inspect(guest, 'favourites, none')))
  await page.goto(href.search(market))
  await page.locator('.card .heart').first().click()
  await page.goto(href.favorites())
  await page.locator('.cards .card').waitFor()
  faults.push(...(await inspect(guest, 'favourites')))

  expect(faults).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test.each(editions)('$edition: nor on a house and any step of its booking', async ({ market, index }) => {
  const guest = await visit(browser, market, { colorScheme: isInDark(market) ? 'dark' : 'light' })
  const { page } = guest
  const faults: string[] = []
  const arrival = saturdayIn(190 + 7 * index)
  const house = await freeHouse(arrival, 'husdyr=1')

  await page.goto(href.lodging(market, house.name))
  // Folds are checked, too.
  await page.locator('.fold').evaluateAll((folds) => {
    for (const fold of folds) fold.toggleAttribute('open', true)
  })
  faults.push(...(await inspect(guest, 'house')))
  await page.goto(`${href.lodging(market, house.name)}?arrival=${arrival}&duration=7`)
  faults.push(...(await inspect(guest, 'house with a stay')))

  await page.goto(href.booking())
  faults.push(...(await inspect(guest, 'no booking yet')))
  await beginBooking(guest, house.name, arrival)
  faults.push(...(await inspect(guest, 'step 1')))
  await passStep1(guest)
  faults.push(...(await inspect(guest, 'step 2')))
  guest.expectStatus(422)
  await page.locator('.booking-end button.primary').click()
  await page.waitForURL('**/*check=1')
  faults.push(...(await inspect(guest, 'step 2 with errors')))
  await passStep2(guest)
  faults.push(...(await inspect(guest, 'step 3')))
  await page.locator('.booking-end button.primary').click()
  await page.waitForURL('**/*check=1')
  faults.push(...(await inspect(guest, 'step 3 with an error')))
  await order(guest)
  faults.push(...(await inspect(guest, 'confirmation')))

  const taken = await freeHouse(arrival)
  await bookElsewhere(taken.lodgingId, arrival)
  await beginBooking(guest, taken.name, arrival)
  faults.push(...(await inspect(guest, 'step 1 of a taken week')))

  expect(faults).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

/**
 * What is wrong with the page as it stands: its width on the smallest telephone and at a desk, in German also what has
 * the focus and can't be seen, in a window of any size; and what axe finds: in
 * Danish at the desk, in German on a telephone, in English of what its texts can break alone, since all else is that
 * of the Danish desk. No layout begins between the two telephones' widths: what fits into the smaller one fits the other.
 */
async function inspect(guest: Visit, name: string): Promise<string[]> {
  const faults: string[] = []
  const examined = isOnPhone(guest) ? phone : desktop
  for (const size of isOnPhone(guest) ? [smallest, zoomed, phone, desktop] : [smallest, desktop]) {
    await guest.page.setViewportSize(size)
    await atRest(guest.page)
    const outside = await overflowing(guest.page)
    if (outside.length > 0) faults.push(`${name} at ${size.width} px is too wide: ${outside.join(', ')}`)
    if (isOnPhone(guest) && size !== smallest) faults.push(...(await hiddenOn(guest, name, size)))
    if (size === examined) faults.push(...(await faultsOf(guest, name, !framesSeen.has(guest))))
  }
  framesSeen.add(guest)
  return faults
}

/** At its top: where the header stays in sight, it cuts what it lies over in two. Nothing is on its way any more. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Invisible tab stops. Afterwards the page is as before. */
async function hiddenOn({ page }: Visit, name: string, { width, height }: typeof phone): Promise<string[]> {
  const { stops, hidden } = await hiddenStops(page)
  if (stops === 0) return [`${name} at ${width} × ${height} px has no stop of the tab key`]
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo({ top: 0, behavior: 'instant' })
  })
  return hidden.map((stop) => `${name} at ${width} × ${height} px hides ${stop}`)
}

/** English is looked at in dark colours, of which the two others know nothing. */
function isInDark({ key }: Visit['market']): boolean {
  return key === 'en'
}

function isOnPhone({ market }: Visit): boolean {
  return market.key === 'de'
}

/** Who has had header and footer examined: they are the same on all pages of an edition. */
const framesSeen = new WeakSet<Visit>()

async function faultsOf({ page, market }: Visit, name: string, withLayout = true): Promise<string[]> {
  const isDark = isInDark(market)
  const faults = await axeFaults(page, { withLayout, textsOnly: isDark, inDark: isDark })
  return faults.map((fault) => `${name}: ${fault}`)
}
