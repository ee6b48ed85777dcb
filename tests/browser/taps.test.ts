import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schoolHolidays } from '../../src/domain/school-holidays.ts'
import { today } from '../../src/domain/stays.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { guest } from './agency.ts'
import { minorUnits } from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { phone, type Visit, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [, german] = markets
const budget = 1200
/** Of North Rhine-Westphalia, the next that a whole week of lies ahead. */
const autumn = schoolHolidays.find(({ land, kind, first }) => land === 'nw' && kind === 'efteraar' && first > today())

/**
 * Counts what a guest does on a phone: each tap, also the one that gives a field the keyboard and the key that sends, a
 * list as two, one to open it and one to choose; and each page that a tap leads to, and each sheet that covers one.
 */
function countTaps({ page }: Visit) {
  const screens = new Set<string>()
  let taps = 0
  const see = () => screens.add(new URL(page.url()).pathname)
  return {
    screens,
    taps: () => taps,
    see,
    async tap(target: Locator, leadsTo?: string | RegExp) {
      taps += 1
      await target.tap()
      if (leadsTo) await page.waitForURL(leadsTo)
      see()
    },
    async choose(list: Locator, value: string) {
      taps += 2
      await list.selectOption(value)
    },
    async type(field: Locator, text: string) {
      taps += 1
      await field.tap()
      await field.fill(text)
    },
    press(key: string) {
      taps += 1
      return page.keyboard.press(key)
    },
  }
}

/** From a house that is found to where its order button is, as every guest goes on. */
async function goToOrder({ page }: Visit, { tap, type }: ReturnType<typeof countTaps>): Promise<void> {
  await tap(page.locator('.stay-bar a.primary'), `**${href.bookingStep(1)}`)
  await tap(page.locator('.booking-end button.primary'), `**${href.bookingStep(2)}`)
  // The country is that of the edition already.
  expect(await page.locator('#field-country').inputValue()).toBe('DE')
  for (const [name, value] of Object.entries({ ...guest, postalCode: '50667', city: 'Köln' })) {
    await type(page.locator(`#field-${name}`), value)
  }
  await tap(page.locator('.booking-end button.primary'), `**${href.bookingStep(3)}`)
  await page.locator('.booking-end button.primary').waitFor()
}

async function expectBudget({ page }: Visit): Promise<void> {
  expect(new URL(page.url()).searchParams.get('pets')).toBe('1')
  const total = minorUnits(await page.locator('.stay-bar strong').first().innerText())
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(budget * 100)
}

test('a family with a dog comes by the form to the order button of autumn holidays under 1,200 € in 24 taps and 6 screens', async () => {
  const family = await visit(browser, german, { viewport: phone, hasTouch: true })
  const { page, messages } = family
  const count = countTaps(family)
  const box = page.locator('.search-box')
  await page.goto(href.home())
  count.see()

  const { ferie } = messages.search.form.when.choices
  await count.tap(page.locator('.preset-links').getByText(ferie, { exact: true }), '**/suche/?*')
  await count.choose(box.locator('[name=land]'), 'nw')
  await count.choose(box.locator(`[name=ferie]:has([value="${autumn?.id}"])`), autumn?.id ?? '')
  await count.choose(box.locator('[name="1"]'), '4')
  await count.choose(box.locator('[name=children]'), '2')
  await count.choose(box.locator('[name=husdyr]'), '1')
  await count.type(box.locator('[name=maxIalt]'), String(budget))
  await count.tap(box.locator('button.primary'), '**/suche/?*ferie=*')
  // The first house of the whole trip, the budget typed last, is in sight.
  const house = page.locator(`.results article.card:has(.card-title a[href*="maxIalt=${budget}"])`).first()
  await house.waitFor()
  expect((await house.boundingBox())?.y).toBeLessThan(phone.height / 2)
  await count.tap(house.locator('.card-title a'), /arrival=\d{4}-1[01]-\d\d/)
  await expectBudget(family)
  await goToOrder(family, count)

  expect(count.taps()).toBeLessThanOrEqual(24)
  expect(count.screens.size, [...count.screens].join(' ')).toBeLessThanOrEqual(6)
  expect(family.problems).toEqual([])
  await family.end()
})

test('the same family comes there by their own words in 16 taps and 6 screens', async () => {
  const family = await visit(browser, german, { viewport: phone, hasTouch: true })
  const { page } = family
  const count = countTaps(family)
  await page.goto(href.home())
  count.see()
  await count.tap(page.locator('.tools [data-search-open]'))
  await page
    .locator('.find-dialog input')
    .fill(`Herbstferien NRW 2 Erwachsene 2 Kinder Hund unter ${budget} € alles inklusive`)
  await count.press('Enter')
  await page.waitForURL('**/find/?q=*')
  const houses = page.locator('.found article.card')
  await houses.first().waitFor()
  await count.tap(houses.first().locator('.card-title a'), /arrival=\d{4}-1[01]-\d\d/)
  await expectBudget(family)
  await goToOrder(family, count)
  expect(count.taps()).toBeLessThanOrEqual(16)
  expect(count.screens.size, [...count.screens].join(' ')).toBeLessThanOrEqual(6)
  expect(family.problems).toEqual([])
  await family.end()
})
