import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMessage } from '../../src/markets/format-message.ts'
import { markets } from '../../src/markets/market.ts'
import { stayDatesShort } from '../../src/ui/stay-dates.ts'
import { href } from '../../src/urls/paths.ts'
import { bookElsewhere, bookingCount, freeHouse, saturdayIn, guest as someone } from './agency.ts'
import {
  beginBooking,
  chooseExtra,
  chosenExtra,
  fillGuest,
  minorUnits,
  openStay,
  order,
  passStep1,
  passStep2,
  shownTotal,
} from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { hydrated, phone, reloadWithFont, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const next = '.booking-end button.primary'
const [danish, german] = markets
/** Two currencies, with scripts and without. */
const ways = [
  { market: danish, edition: danish.key, scripts: true, week: 0 },
  { market: german, edition: german.key, scripts: false, week: 2 },
]

test.each([true, false])('With scripts %s a double click on the order button books once', async (scripts) => {
  const guest = await visit(browser, danish, { scripts })
  const { page } = guest
  const arrival = saturdayIn(130)
  const house = await freeHouse(arrival)
  await beginBooking(guest, house.name, arrival)
  await passStep1(guest)
  await passStep2(guest)
  const before = await bookingCount()
  await page.locator('#field-terms').check()
  await page.locator(next).dblclick()
  // The second press may break off the way to the receipt that the first one began: what counts is where both end.
  await page.locator('.booking-number').waitFor()
  await page.waitForLoadState('networkidle')
  const number = await page.locator('.booking-number strong').innerText()
  expect(await bookingCount()).toBe(before + 1)

  // The same URL again, the steps and the start all show that booking; none of them books another.
  for (const path of [href.booking(), href.bookingStep(1), href.bookingStep(2), href.bookingStep(3)]) {
    await page.goto(path)
    await page.waitForURL(`**${href.bookingConfirmation()}`)
    expect(await page.locator('.booking-number strong').innerText()).toBe(number)
  }
  expect(await bookingCount()).toBe(before + 1)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test.each(ways)('$edition, scripts $scripts: the total is the same on every page, add-ons too', async (way) => {
  const { market, scripts, week } = way
  const guest = await visit(browser, market, { scripts })
  const { page } = guest
  const arrival = saturdayIn(100 + 7 * week)
  await page.goto(`${href.search(market)}?ankomst=${arrival}&duration=7`)
  const card = page.locator('.cards article.card').nth(week)
  const rent = minorUnits(await card.locator('.price-now strong').innerText())
  await card.locator('.card-title a').click()
  await page.locator('.stay-box').waitFor()
  expect(await shownTotal(page)).toBe(rent)
  await page.locator('.stay-box a.button.primary').click()
  await page.waitForURL(`**${href.bookingStep(1)}`)
  expect(await shownTotal(page)).toBe(rent)
  await passStep1(guest)

  const extra = page.locator('.extras li').first()
  // '€19 per person × 3 = €57', or the price alone where it is charged once.
  const [, cost = ''] = /([^=]*)$/.exec(await extra.locator('div > span').innerText()) ?? []
  await chooseExtra(page)
  if (!scripts) {
    await page.locator('button[name=intent][value=update]').click()
    await page.waitForURL(`**${href.bookingStep(2)}`)
  }
  await expect.poll(() => shownTotal(page)).toBeGreaterThan(rent)
  const total = await shownTotal(page)
  expect(total - rent).toBe(minorUnits(cost))
  await passStep2(guest)
  expect(await shownTotal(page)).toBe(total)
  expect(minorUnits(await page.locator('.order-panel .total dd').innerText())).toBe(total)
  // What is looked through has the room, not the links beside it.
  const width = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => each.clientWidth)
  expect(await width('.review-rows dd')).toBeGreaterThan(0.62 * (await width('.review-rows > div')))
  await order(guest)
  expect(await page.locator('.thanks .actions').first().locator(':scope > :not(.button)').count()).toBe(0)
  expect(await shownTotal(page)).toBe(total)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('Step 1 says what decides, and its way on stays in sight in windows of every size', async () => {
  const guest = await visit(browser, german)
  const { page, messages } = guest
  const { booking, lodging } = messages
  const arrival = saturdayIn(190)
  const house = await freeHouse(arrival, '1=4')
  await beginBooking(guest, house.name, arrival)
  await hydrated(page, 'booking-price')
  await reloadWithFont(page)
  const form = page.locator('.booking-form form')
  const text = (await form.innerText()).replaceAll('\u00a0', ' ')
  for (const said of [booking.stay.arrival, booking.stay.departure, booking.payment.lead, booking.timeline.mail])
    expect(text).toContain(said.replaceAll('\u00a0', ' '))
  expect(text).toContain(booking.review.cancellation)
  // What is paid when is the total, the steps of cancelling are parts of it; both follow the party.
  const sum = async () => {
    const [title = ''] = booking.timeline.pay.split('{')
    const amounts = await form.locator('.timeline span').filter({ hasText: title }).allTextContents()
    return amounts.reduce((total, amount) => total + minorUnits(amount), 0)
  }
  expect(await sum()).toBe(await shownTotal(page))
  expect(await form.locator('.cancellation-rows > div').count()).toBeGreaterThan(0)
  for (const [width, height] of [
    [1440, 900],
    [1366, 620],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    // At a desk the summary beside the form has it.
    const end = page.locator(width < 1024 ? '.booking-end' : '.summary-end')
    for (const top of [0, 300]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
      const box = await end.locator('button').boundingBox()
      expect(box?.y).toBeGreaterThan(0)
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    }
    expect(await end.innerText()).toContain(lodging.box.notYetPaying)
    // Nothing but the foot of the page is below.
    const gap = await page.evaluate(() => {
      const [end, foot] = ['.booking-end', '.booking-foot'].map((name) => document.querySelector(name))
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      return (foot?.getBoundingClientRect().top ?? 0) - (end?.getBoundingClientRect().bottom ?? 0)
    })
    expect(gap).toBeLessThan(100)
  }
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('Step 3 has on a phone what is ordered above the rest, amounts whole beside long names; at a desk the hold beside its heading', async () => {
  const guest = await visit(browser, german)
  const { page } = guest
  const arrival = saturdayIn(270)
  const house = await freeHouse(arrival)
  await beginBooking(guest, house.name, arrival)
  await passStep1(guest)
  await passStep2(guest)
  const box = async (selector: string) => {
    const { y = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {}
    return { top: y, bottom: y + height }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  expect((await box('.held')).top).toBeLessThan((await box('h1')).bottom)

  await page.setViewportSize(phone)
  const facts = await box('.order-facts')
  expect(facts.top).toBeLessThan((await box('.review-rows')).top)
  expect(facts.top).toBeGreaterThan((await box('.summary.wide')).bottom)
  const rent = page.locator('.order-facts > div:not(.total):has(dd:not(:has(*)))').last()
  await rent.locator('dt').evaluate((name) => {
    name.textContent = 'Bettwäsche und Handtücher, Betten bezogen'
  })
  const lines = await rent.locator('dd').evaluate((amount) => {
    const text = document.createRange()
    text.selectNodeContents(amount)
    return new Set([...text.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('At a desk the summary leads on from steps 1 and 2, with what the form holds', async () => {
  const guest = await visit(browser, german)
  const { page } = guest
  const arrival = saturdayIn(230)
  const house = await freeHouse(arrival, '1=4')
  await beginBooking(guest, house.name, arrival)
  await hydrated(page, 'booking-price')
  await page.locator('#field-adults').fill('3')
  await page.locator('.summary-end button').click()
  await page.waitForURL(`**${href.bookingStep(2)}`)
  expect(await page.locator('.summary-body').innerText()).toMatch(/3\sErwachsene/)
  // Any other legend of a card is on its border in WebKit.
  const legends = await page
    .locator('.panel > legend')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).display))
  expect(new Set(legends)).toEqual(new Set(['contents']))
  // A number that is being typed has had no change yet.
  await hydrated(page, 'booking-total')
  const before = await shownTotal(page)
  await page
    .locator('input[name^="item-"]')
    .first()
    .evaluate((field: HTMLInputElement) => {
      if (field.type === 'checkbox') field.checked = true
      else field.value = '1'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await expect.poll(() => shownTotal(page)).toBeGreaterThan(before)
  await fillGuest(page)
  await page.locator('.summary-end button').click()
  await page.waitForURL(`**${href.bookingStep(3)}`)
  expect(await page.locator('.review-rows').first().innerText()).toContain(someone.lastName)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('What a step says beside its form are landmarks that a screen reader tells apart by their names', async () => {
  const guest = await visit(browser, german)
  const { page, messages } = guest
  const arrival = saturdayIn(250)
  const house = await freeHouse(arrival)
  await beginBooking(guest, house.name, arrival)
  const names = [messages.booking.summary.title, await page.locator('#booking-help').innerText()]
  expect(await asideNames()).toEqual(names)
  await passStep1(guest)
  expect(await asideNames()).toEqual(names)
  expect(guest.problems).toEqual([])
  await guest.end()

  async function asideNames(): Promise<(string | undefined)[]> {
    const tree = await page.locator('main').ariaSnapshot()
    return [...tree.matchAll(/^ *- complementary(?: "([^"]+)")?:/gm)].map(([, name]) => name)
  }
})

test.each(markets)(
  'On a phone the first field of step 2 is in its first window, below one row of house, dates and total: $key',
  async (market) => {
    const guest = await visit(browser, market, { viewport: phone })
    const { page, messages } = guest
    // A week of its own: the house of the edition before is still held.
    const arrival = saturdayIn(200 + 7 * markets.indexOf(market))
    const house = await freeHouse(arrival, '1=4')
    await beginBooking(guest, house.name, arrival)
    await passStep1(guest)
    await reloadWithFont(page)
    expect((await page.locator('#field-firstName').boundingBox())?.y).toBeLessThanOrEqual(450)
    const row = page.locator('.summary-fold > summary')
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(80)
    const spaced = (text: string) => text.replaceAll(/\s+/g, ' ')
    expect(spaced(await row.innerText())).toContain(spaced(stayDatesShort(market, arrival, 7)))
    expect(minorUnits(await row.locator('strong').innerText())).toBe(await shownTotal(page))
    expect((await page.locator('.held').boundingBox())?.height).toBeLessThanOrEqual(26)
    expect(await page.locator('h1').innerText()).toBe(messages.booking.headings.step2)
    // The long text on the device comes after the guest's fields.
    const order = await page
      .locator('#field-firstName, #field-comment, .details-kept')
      .evaluateAll((all) => all.map(({ className }) => className))
    expect(order.at(-1)).toBe('details-kept')
    expect(guest.problems).toEqual([])
    await guest.end()
  },
)

test.each([true, false])('With scripts %s the dates that step 3 leads back to are in sight', async (scripts) => {
  const guest = await visit(browser, danish, { scripts, viewport: phone })
  const { page } = guest
  const arrival = saturdayIn(154)
  await beginBooking(guest, (await freeHouse(arrival, '1=4')).name, arrival)
  await passStep1(guest)
  await passStep2(guest)
  await page.locator(`a[href="${href.bookingStep(1)}#field-arrival"]`).click()
  await page.waitForURL(`**${href.bookingStep(1)}#field-arrival`)
  if (scripts) await hydrated(page, 'booking-price')
  await expect.poll(() => page.locator('#field-arrival').isVisible()).toBe(true)
  expect(await page.locator('#field-arrival').inputValue()).toBe(arrival)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test.each([true, false])('With scripts %s back and forward keep what was typed', async (scripts) => {
  const guest = await visit(browser, danish, { scripts })
  const { page } = guest
  const arrival = saturdayIn(140)
  const house = await freeHouse(arrival, '1=4')
  await beginBooking(guest, house.name, arrival)
  expect(await page.locator('.stay-fold > summary').innerText()).toContain(
    formatMessage(guest.messages.card.nights, { count: 7 }, danish),
  )
  expect(await cutOff(page.locator('.stay-fold strong'))).toBe(0)
  // Who comes is asked at once; when is settled already.
  expect(await page.locator('#field-adults').isVisible()).toBe(true)
  expect(await page.locator('#field-arrival').isVisible()).toBe(false)
  await openStay(page)
  await page.locator('#field-adults').fill('3')
  if (scripts) await passStep1(guest)
  else await goOnByEnter('#field-adults', 2)
  await chooseExtra(page)
  await fillGuest(page)
  await page.locator('#field-comment').fill('Vi kommer sent – “måske” kl. 22 & <senere>')
  await goOnByEnter('#field-city', 3)

  await page.locator('.review-rows a').last().click()
  await page.waitForURL(`**${href.bookingStep(2)}#extras`)
  await expect
    .poll(() => page.locator('#extras').evaluate((part) => part.getBoundingClientRect().top))
    .toBeLessThan(300)
  await page.goBack()
  await page.waitForURL(`**${href.bookingStep(3)}`)

  await page.goBack()
  await page.waitForURL(`**${href.bookingStep(2)}`)
  await expectTyped()
  await page.goBack()
  await page.waitForURL(`**${href.bookingStep(1)}`)
  expect(await page.locator('#field-adults').inputValue()).toBe('3')
  await page.goForward()
  await page.waitForURL(`**${href.bookingStep(2)}`)
  await expectTyped()
  await page.locator('.steps a').first().click()
  await page.waitForURL(`**${href.bookingStep(1)}`)
  expect(await page.locator('#field-adults').inputValue()).toBe('3')
  await passStep1(guest)
  await expectTyped()
  expect(guest.problems).toEqual([])
  await guest.end()

  /** The button that it presses is the way on, not the one that asks for a price, nor one outside the form. */
  async function goOnByEnter(field: string, step: 2 | 3) {
    await page.locator(field).press('Enter')
    await page.waitForURL(`**${href.bookingStep(step)}`)
  }
  async function expectTyped() {
    for (const [name, value] of Object.entries(someone)) {
      expect(await page.locator(`#field-${name}`).inputValue()).toBe(value)
    }
    expect(await page.locator('#field-comment').inputValue()).toBe('Vi kommer sent – “måske” kl. 22 & <senere>')
    expect(await chosenExtra(page)).toBe('1')
  }
})

test('The steps come in their order, whatever URL is opened', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  for (const path of [href.bookingStep(1), href.bookingStep(2), href.bookingStep(3), href.bookingConfirmation()]) {
    await page.goto(path)
    await page.waitForURL(`**${href.booking()}`)
    expect(await page.locator('h1').innerText()).toBe(guest.messages.booking.nothingTitle)
  }
  const arrival = saturdayIn(170)
  const house = await freeHouse(arrival)
  await beginBooking(guest, house.name, arrival)
  for (const path of [href.bookingStep(3), href.bookingStep(2)]) {
    await page.goto(path)
    await page.waitForURL(`**${href.bookingStep(1)}`)
  }
  await passStep1(guest)
  for (const path of [href.bookingStep(3), href.bookingConfirmation(), href.booking()]) {
    await page.goto(path)
    await page.waitForURL(`**${href.bookingStep(2)}`)
  }
  await passStep2(guest)
  await page.goto(href.bookingConfirmation())
  await page.waitForURL(`**${href.bookingStep(3)}`)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test.each(ways)(
  '$edition, scripts $scripts: a week taken meanwhile is said, and a neighbour can be booked instead',
  async ({ market, scripts, week }) => {
    const guest = await visit(browser, market, { scripts })
    const { page, messages } = guest
    const arrival = saturdayIn(150 + 7 * week)
    const house = await freeHouse(arrival)
    await beginBooking(guest, house.name, arrival)
    await passStep1(guest)
    await passStep2(guest)
    // The house is held for the guest, for a moment here.
    await expect.poll(async () => (await bookElsewhere(house.lodgingId, arrival)).status).toBe(201)

    guest.expectStatus(409)
    await page.locator('#field-terms').check()
    await page.locator(next).click()
    await page.locator('.neighbours').waitFor()
    expect(await page.locator('.notice').first().innerText()).toContain(messages.booking.refusals.taken)
    const neighbour = page.locator('.neighbours li a').first()
    const price = minorUnits(await neighbour.locator('span').last().innerText())
    await neighbour.click()
    await page.waitForURL(`**${href.bookingStep(1)}`)
    expect(await shownTotal(page)).toBe(price)
    await passStep1(guest)

    // What the guest had typed before is still there.
    expect(await page.locator('#field-lastName').inputValue()).toBe(someone.lastName)
    await page.locator(next).click()
    await page.waitForURL(`**${href.bookingStep(3)}`)
    expect(await order(guest)).toMatch(/^MH-/)
    expect(await shownTotal(page)).toBe(price)
    expect(guest.problems).toEqual([])
    await guest.end()
  },
)

/** Pixels at the beginning of a text that its own clipping hides. */
function cutOff(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const [, inset = '0'] = /([\d.]+)px\)$/.exec(getComputedStyle(element).clipPath) ?? []
    const letters = document.createRange()
    letters.selectNodeContents(element)
    return Math.max(0, element.getBoundingClientRect().left + Number(inset) - letters.getBoundingClientRect().left)
  })
}
