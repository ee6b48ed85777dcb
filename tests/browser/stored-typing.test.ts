import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { retryDelay, saveDelay } from '../../client/measures.ts'
import { triedPassword } from '../../src/backend/seed/accounts.ts'
import { draftEndpoint } from '../../src/islands/protocol.ts'
import { formatMessage } from '../../src/markets/format-message.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { freeHouse, freeSaturdayHouse, saturdayIn, guest as someone } from './agency.ts'
import {
  beginBooking,
  chooseExtra,
  chosenExtra,
  fillGuest,
  openStay,
  order,
  passStep1,
  passStep2,
} from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { hydrated, phone, type Visit, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish] = markets
const next = '.booking-end button.primary'
const comment = 'Vi kommer sent – “måske” kl. 22 & <senere>'

test('A reload keeps every keystroke of each step, until the booking is made', async () => {
  const guest = await visit(browser, danish, { viewport: phone })
  const { page } = guest
  const arrival = saturdayIn(230)
  const house = await freeHouse(arrival, '1=4')
  await beginBooking(guest, house.name, arrival)
  await hydrated(page, 'booking-price')
  await openStay(page)
  await page.locator('#field-adults').fill('3')
  await page.reload()
  await hydrated(page, 'booking-price')
  expect(await page.locator('#field-adults').inputValue()).toBe('3')
  await passStep1(guest)

  await page.locator('#field-firstName').pressSequentially(someone.firstName)
  await page.locator('#field-comment').fill(comment)
  await chooseExtra(page)
  const total = () => page.locator('.summary .total dd').innerText()
  await hydrated(page, 'booking-total')
  const withExtra = await total()
  await page.reload()
  await expect.poll(() => page.locator('#field-comment').inputValue()).toBe(comment)
  expect(await page.locator('#field-firstName').inputValue()).toBe(someone.firstName)
  expect(await chosenExtra(page)).toBe('1')
  await hydrated(page, 'booking-total')
  await expect.poll(total).toBe(withExtra)
  // Away and back by links is no different.
  await page.goto(href.home())
  await page.goto(href.bookingStep(2))
  await expect.poll(() => page.locator('#field-comment').inputValue()).toBe(comment)
  await page.locator('#field-comment').fill('')
  await page.reload()
  await expect.poll(() => page.locator('#field-firstName').inputValue()).toBe(someone.firstName)
  expect(await page.locator('#field-comment').inputValue()).toBe('')
  await passStep2(guest)

  await page.locator('#field-terms').check()
  await page.reload()
  await expect.poll(() => page.locator('#field-terms').isChecked()).toBe(true)
  const hidden = await page.locator('input[name=seal]').inputValue()
  expect(await stored(page)).toContain('terms')
  // The draft has it.
  expect(await stored(page)).not.toContain(someone.firstName)
  expect(await stored(page)).not.toContain(hidden)
  await order(guest)
  expect(await typedKeys(page)).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('Another number of nights and an arrival that goes with it both come back in step 1', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  // Outside the high season houses take short stays too.
  const arrival = saturdayIn(100)
  const house = await freeSaturdayHouse(arrival)
  await beginBooking(guest, house.name, arrival)
  await hydrated(page, 'booking-price')
  const arrivals = page.locator('#field-arrival')
  const offered = () => optionsOf(page, '#field-arrival')
  const before = await offered()
  const nights = (await optionsOf(page, '#field-duration')).find((each) => each !== '7') ?? ''
  await openStay(page)
  await page.locator('#field-duration').selectOption(nights)
  await expect.poll(async () => (await offered()).some((each) => each && !before.includes(each))).toBe(true)
  const later = (await offered()).find((each) => each && !before.includes(each)) ?? ''
  await arrivals.selectOption(later)
  await page.reload()
  await hydrated(page, 'booking-price')
  // The line says what came back.
  const line = page.locator('.stay-fold > summary')
  const count = formatMessage(guest.messages.card.nights, { count: Number(nights) }, danish)
  await expect.poll(() => line.innerText()).toContain(count)
  await expect.poll(() => arrivals.inputValue()).toBe(later)
  expect(await page.locator('#field-duration').inputValue()).toBe(nights)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('What is typed for one booking never shows in another; what the server knows better is shown', async () => {
  const guest = await visit(browser, danish)
  const { page, context } = guest
  const [first, second] = [saturdayIn(270), saturdayIn(277)]
  await toStep2(guest, first)
  await page.locator('#field-comment').fill(comment)
  await toStep2(guest, second)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('#field-comment').inputValue()).toBe('')

  // Sent from here, then changed in another tab: the newer one counts.
  await fillGuest(page)
  await page.locator('#field-comment').fill('Fra den første fane')
  await page.locator(next).click()
  await page.waitForURL(`**${href.bookingStep(3)}`)
  const other = await context.newPage()
  await other.goto(href.bookingStep(2))
  await other.locator('#field-comment').fill('Fra den anden fane')
  await other.locator(next).click()
  await other.waitForURL(`**${href.bookingStep(3)}`)
  await page.goto(href.bookingStep(2), { waitUntil: 'networkidle' })
  expect(await page.locator('#field-comment').inputValue()).toBe('Fra den anden fane')
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('What is typed in step 2 is in the draft before it is sent, and in its other tab; a login comes back to it', async () => {
  const guest = await visit(browser, danish)
  const { page, context } = guest
  await toStep2(guest, saturdayIn(291))
  await typeAndSave(page, '#field-comment', comment)
  const other = await context.newPage()
  await other.goto(href.bookingStep(2), { waitUntil: 'networkidle' })
  expect(await other.locator('#field-comment').inputValue()).toBe(comment)
  await typeAndSave(other, '#field-city', 'Blåvand')
  await expect.poll(() => page.locator('#field-city').inputValue()).toBe('Blåvand')

  await page.locator('#field-firstName').fill('Mit eget navn')
  await page.locator('button[name=intent][value=login]').click()
  await page.waitForURL(`**${href.login('guest')}?to=*`)
  await page.locator('#field-email').fill('gaest@example.com')
  await page.locator('#field-password').fill(triedPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${href.bookingStep(2)}`)
  expect(await page.locator('#field-firstName').inputValue()).toBe('Mit eget navn')
  expect(await page.locator('#field-comment').inputValue()).toBe(comment)
  expect(await page.locator('#field-email').inputValue()).toBe('gaest@example.com')
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A save that hangs holds nobody in step 2', async () => {
  const guest = await visit(browser, danish)
  const { page, context } = guest
  await toStep2(guest, saturdayIn(272))
  let requestCount = 0
  // Nothing answers it.
  await context.route(`**${draftEndpoint}`, () => {
    requestCount += 1
  })
  await fillGuest(page)
  await expect.poll(() => requestCount).toBeGreaterThan(0)
  await page.locator(next).click()
  await page.waitForURL(`**${href.bookingStep(3)}`)
  expect(await page.locator('main').innerText()).toContain(someone.firstName)
  await guest.end()
})

test('What is typed last in step 2 is saved last, also where a save is on its way as the tab is left', async () => {
  const guest = await visit(browser, danish)
  const { page, context } = guest
  await toStep2(guest, saturdayIn(261))
  await page.clock.install()
  const saved: Record<string, string>[] = []
  const cities = () => saved.flatMap(({ city }) => city ?? [])
  await context.route(`**${draftEndpoint}`, (route) => {
    saved.push(route.request().postDataJSON().fields)
    // The first is never answered.
    if (saved.length > 1) return route.fulfill({ json: {} })
  })
  await page.locator('#field-city').fill('Blåv')
  await page.clock.runFor(saveDelay)
  await expect.poll(cities).toEqual(['Blåv'])
  await page.locator('#field-city').fill('Blåvand')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(cities).toEqual(['Blåv', 'Blåvand'])
  await page.clock.runFor(2 * retryDelay)
  await page.locator('#field-comment').fill(comment)
  await page.clock.runFor(saveDelay)
  await expect.poll(() => saved.at(-1)?.comment).toBe(comment)
  expect(cities().slice(1)).not.toContain('Blåv')
  await guest.end()
})

test('A logout, and giving the booking up, drop what was typed', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await toStep2(guest, saturdayIn(284))
  await page.locator('#field-comment').fill(comment)
  await expect.poll(() => typedKeys(page)).toHaveLength(1)
  await page.locator('button[name=intent][value=leave]').click()
  await page.locator('button[name=intent][value=discard]').click()
  await page.waitForURL((url) => !url.pathname.startsWith(href.booking()))
  expect(await typedKeys(page)).toEqual([])

  await page.goto(href.login('guest'))
  await page.locator('#field-email').fill('gaest@example.com')
  await page.locator('#field-password').fill(triedPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${href.myBookings()}`)
  await toStep2(guest, saturdayIn(284))
  await page.locator('#field-comment').fill(comment)
  await expect.poll(() => typedKeys(page)).toHaveLength(1)
  await page.goto(href.logout())
  await page.locator('main form button').click()
  await page.waitForURL(`**${href.login('guest')}?out=1`)
  await expect.poll(() => typedKeys(page)).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

async function toStep2(guest: Visit, arrival: string): Promise<void> {
  const house = await freeHouse(arrival)
  await beginBooking(guest, house.name, arrival)
  await passStep1(guest)
  await guest.page.waitForLoadState('networkidle')
}

async function typeAndSave(page: Page, field: string, text: string): Promise<void> {
  const saved = page.waitForResponse(`**${draftEndpoint}`)
  await page.locator(field).fill(text)
  expect((await saved).status()).toBe(200)
}

function optionsOf(page: Page, select: string): Promise<string[]> {
  return page
    .locator(`${select} option`)
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))
}

function typedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('marehalm_typed')))
}

function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...sessionStorage }))
}
