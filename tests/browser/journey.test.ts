import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { areaOfLocation } from '../../src/domain/areas.ts'
import { areaName } from '../../src/markets/area-name.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { freeHouse, saturdayIn } from './agency.ts'
import { fillGuest, minorUnits, order, passStep1, passStep2, shownTotal } from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { chooseArrival } from './choose-arrival.ts'
import { hydrated, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Each edition once, one of them without scripts: what it then does is no edition's own. */
/** English is ordered in by `accessible` and `booking-together`. */
const ways = markets.slice(0, 2).map((market, index) => ({
  market,
  edition: market.key,
  scripts: index === 0,
  // A week of its own for each way, so that none takes another's house.
  arrival: saturdayIn(150 + 14 * index),
}))

test.each(ways)('$edition, scripts $scripts: from the front page to a booking number', async (way) => {
  const { market, scripts, arrival } = way
  const guestVisit = await visit(browser, market, { scripts })
  const { page, messages, problems } = guestVisit
  const somewhere = await freeHouse(arrival, '1=4')
  const area = areaOfLocation(somewhere.locationId)
  if (!area) throw new Error(`Location ${somewhere.locationId} lies in no area`)

  // The front page: where, when, how many.
  await page.goto('/')
  const box = page.locator('form.search-box')
  await box.locator('[name=hvor]').fill(areaName(market, area))
  if (scripts) await hydrated(page, 'search-form')
  await chooseArrival(guestVisit, arrival)
  await box.locator('[name="1"]').selectOption('4')
  await box.locator('button[type=submit]').click()
  await page.waitForURL(`**${href.search(market)}?*omraader=${area.slug}*`)
  const cards = page.locator('.cards article.card')
  await expect.poll(() => cards.count()).toBeGreaterThan(0)
  for (const card of await cards.all()) {
    expect(await card.locator('.card-area').innerText()).toContain(areaName(market, area))
    expect(Number.parseInt(await card.locator('.facts li').first().innerText(), 10)).toBeGreaterThanOrEqual(4)
  }

  // Anywhere on the coast, the cheapest first.
  if (scripts) {
    await page.locator('.results-count').hover()
    await hydrated(page, 'search-panel')
  }
  await page.locator('.trip-line > summary').click()
  if (!scripts) await box.locator('.where summary').click()
  await box.locator('[name=hvor]').focus()
  await (scripts
    ? box.getByRole('listbox').getByRole('option', { selected: true })
    : box.locator('[name=omraader]:checked')
  ).click()
  await box.locator('button[type=submit]').click()
  await page.waitForURL((url) => !url.search.includes(area.slug) && url.search.includes(arrival))
  await page.locator('form.sort [name=searchOrder]').selectOption('price-asc')
  if (!scripts) await page.locator('form.sort button').click()
  await page.waitForURL('**/*searchOrder=price-asc*')
  await page.locator('.results[aria-busy=false]').waitFor()
  await expect.poll(() => cards.count()).toBe(10)
  const pricesOf = async () => (await cards.locator('.price-now strong').allInnerTexts()).map(minorUnits)
  await expect.poll(async () => isAscending(await pricesOf())).toBe(true)
  const dearestOfFirst = (await pricesOf()).at(-1) ?? 0

  // The next page goes on where the first one ended.
  await page.locator('.pager [rel=next]').click()
  await page.waitForURL('**/*page=2*')
  await page.locator('.results[aria-busy=false]').waitFor()
  await expect.poll(async () => (await pricesOf())[0] ?? 0).toBeGreaterThanOrEqual(dearestOfFirst)
  expect(isAscending(await pricesOf())).toBe(true)

  // A house, with the stay that was priced; the same day chosen in its calendar.
  const card = cards.first()
  const cardTotal = minorUnits(await card.locator('.price-now strong').innerText())
  const lodgingId = await card.getAttribute('data-lodging')
  await card.locator('.card-title a').click()
  await page.waitForURL(/arrival=\d{4}-\d\d-\d\d/)
  const chosen = new URL(page.url())
  const stay = chosen.searchParams.get('arrival') ?? ''
  const housePath = chosen.pathname
  expect(housePath).toMatch(new RegExp(`^/${market.lodgingPrefix}-[a-z]+\\d+/$`))
  await page.locator(`.calendar td a[href*="arrival=${stay}"]`).click()
  await page.waitForURL(`**/*arrival=${stay}*`)
  expect(await shownTotal(page)).toBe(cardTotal)
  await page.locator('.stay-box a.button.primary').click()

  // Step 1: the party.
  await page.waitForURL(`**${href.bookingStep(1)}`)
  expect(await shownTotal(page)).toBe(cardTotal)
  await passStep1(guestVisit)

  // Step 2: wrong at first. What was typed stays, and every fault stands at its field.
  guestVisit.expectStatus(422)
  await fillGuest(page, { firstName: 'Änne', email: 'not an address' })
  await page.locator('.booking-end button.primary').click()
  await page.waitForURL(`**${href.bookingStep(2)}?check=1`)
  expect(await page.locator('#field-email').getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator('#field-email-error').innerText()).toBe(messages.errors.invalidEmail)
  expect(await page.locator('#field-lastName-error').isVisible()).toBe(true)
  expect(await page.locator('#field-firstName').inputValue()).toBe('Änne')
  expect(await page.locator('#field-email').inputValue()).toBe('not an address')
  await passStep2(guestVisit)

  // Step 3: everything once more, the terms, the button.
  expect(await shownTotal(page)).toBe(cardTotal)
  expect(await page.locator('main').innerText()).toContain('Sørensen-Weiß')
  expect((await page.locator('.booking-end button.primary').innerText()).trim()).toBe(messages.booking.review.submit)
  await page.locator('.booking-end button.primary').click()
  await page.waitForURL(`**${href.bookingStep(3)}?check=1`)
  expect(await page.locator('#field-terms-error').innerText()).toBe(messages.booking.review.termsMissing)
  const number = await order(guestVisit)
  expect(number).toMatch(/^MH-[2-9A-HJKMNP-Z]{8}$/)
  expect(await shownTotal(page)).toBe(cardTotal)

  // The nights are gone: from the calendar, from the house's offer, from the search.
  await page.goto(`${housePath}?arrival=${stay}&duration=7`)
  expect(await page.locator(`.calendar td a[href*="arrival=${stay}"]`).count()).toBe(0)
  expect(await page.locator('.stay-box').innerText()).toContain(messages.lodging.stayTaken)
  await page.goto(`${href.search(market)}?ankomst=${arrival}&duration=7&1=4&result=50`)
  expect(await cards.count()).toBeGreaterThan(10)
  expect(await page.locator(`.card[data-lodging="${lodgingId}"]`).count()).toBe(0)

  expect(problems).toEqual([])
  await guestVisit.end()
})

function isAscending(prices: readonly number[]): boolean {
  return prices.length > 0 && prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0))
}
