import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { bookingCount, freeHouse, freeSaturdayHouse, saturdayIn, guest as someone } from './agency.ts'
import { axeFaults, overflowing } from './audit.ts'
import { beginBooking, fillGuest, openStay, passStep1, passStep2 } from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { hydrated, phone, type Visit, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german] = markets
const next = '.booking-end button.primary'
const notice = '.step-failed:popover-open [role=alert]'

test('Without a network each step of the booking stays, says so, and is sent once there is one', async () => {
  // The longest words.
  const guest = await visit(browser, german, { viewport: phone })
  const { page, context, messages } = guest
  const arrival = saturdayIn(300)
  const house = await freeHouse(arrival)
  await beginBooking(guest, house.name, arrival)
  await hydrated(page, 'booking-price')
  await pressInVain(1)
  await context.setOffline(false)
  await page.locator(notice).waitFor({ state: 'detached' })
  await passStep1(guest)

  await page.waitForLoadState('networkidle')
  await fillGuest(page)
  await pressInVain(2)
  expect(await page.locator('#field-city').inputValue()).toBe(someone.city)
  expect(await axeFaults(page, { withLayout: false })).toEqual([])
  expect(await overflowing(page)).toEqual([])
  await context.setOffline(false)
  await page.locator(next).click()
  await page.waitForURL(`**${href.bookingStep(3)}`)

  await page.waitForLoadState('networkidle')
  const before = await bookingCount()
  await page.locator('#field-terms').check()
  await pressInVain(3)
  expect(await page.locator('#field-terms').isChecked()).toBe(true)
  expect(await bookingCount()).toBe(before)
  await context.setOffline(false)
  await page.locator(next).click()
  await page.waitForURL(`**${href.bookingConfirmation()}`)
  expect(await bookingCount()).toBe(before + 1)
  // The script of the first touch can't be loaded either.
  expect(guest.problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await guest.end()

  async function pressInVain(step: 1 | 2 | 3) {
    await context.setOffline(true)
    await page.locator(next).click()
    await page.locator(notice).waitFor()
    expect(await page.locator(notice).innerText()).toContain(messages.errors.unsent)
    expect(new URL(page.url()).pathname).toBe(href.bookingStep(step))
  }
})

test('Without a network another arrival has no price, and none is said to be taken', async () => {
  const guest = await visit(browser, german)
  const { page, context, messages } = guest
  const arrival = saturdayIn(320)
  const house = await freeSaturdayHouse(arrival)
  await beginBooking(guest, house.name, arrival)
  await hydrated(page, 'booking-price')
  await openStay(page)
  const days = page.locator('#field-arrival')
  const others = await days.locator('option').evaluateAll((all) => all.map((each) => each.getAttribute('value') ?? ''))
  const other = others.find((day) => day > arrival) ?? ''
  await context.setOffline(true)
  await days.selectOption(other)
  await page.getByText(messages.booking.stay.priceFailed).waitFor()
  expect(await days.inputValue()).toBe(other)
  const [moved = ''] = messages.booking.stay.moved.split('{')
  expect(await page.locator('main').innerText()).not.toContain(moved)
  expect(await page.locator('.price-lines').count()).toBe(0)
  await context.setOffline(false)
  await page.getByRole('button', { name: messages.booking.stay.update }).first().click()
  await page.locator('.price-lines').first().waitFor()
  expect(await days.inputValue()).toBe(other)
  await guest.end()
})

test('A network that leads nowhere counts as none, and trying again sends the form', async () => {
  const guest = await visit(browser, danish)
  const { page, context, messages } = guest
  const arrival = saturdayIn(330)
  const house = await freeHouse(arrival)
  await beginBooking(guest, house.name, arrival)
  await passStep1(guest)
  await page.waitForLoadState('networkidle')
  await fillGuest(page)
  await context.route('**/*', (route) => route.abort('connectionfailed'))
  await page.locator(next).click()
  await page.locator(notice).waitFor()
  expect(await page.locator('#field-email').inputValue()).toBe(someone.email)
  await context.unroute('**/*')
  await page.locator('.step-failed').getByRole('button', { name: messages.errors.tryAgain }).click()
  await page.waitForURL(`**${href.bookingStep(3)}`)
  await page.goto(href.bookingStep(2))
  expect(await page.locator('#field-email').inputValue()).toBe(someone.email)
  await passStep2(guest)
  await guest.end()
})

test('A line that breaks for a moment holds no step back', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  const arrival = saturdayIn(340)
  const house = await freeHouse(arrival)
  await beginBooking(guest, house.name, arrival)
  await passStep1(guest)
  await page.waitForLoadState('networkidle')
  await fillGuest(page)
  let checks = 0
  await page.route('**/favicon.svg', (route) => {
    if (route.request().method() === 'HEAD') checks += 1
    return checks === 1 ? route.abort('connectionreset') : route.fallback()
  })
  await page.locator(next).click()
  await page.waitForURL(`**${href.bookingStep(3)}`)
  expect(checks).toBe(2)
  await guest.end()
})

test('A form of content stays too, and what was written is sent later', async () => {
  const guest = await visit(browser, danish)
  const { page, context, messages } = guest
  await page.goto(href.form('contact'), { waitUntil: 'networkidle' })
  await page.locator('#field-name').fill('Karen')
  await page.locator('#field-email').fill('karen@example.com')
  await fillUntilStored(page, '#field-message', 'Hej uden net')
  const select = page.locator('.site-form select').first()
  if (await select.count()) await select.selectOption({ index: 1 })
  await context.setOffline(true)
  await page.locator('.site-form .form-end button').click()
  await page.locator(notice).waitFor()
  expect(await page.locator(notice).innerText()).toContain(messages.errors.unsent)
  expect(await page.locator('#field-message').inputValue()).toBe('Hej uden net')
  await context.setOffline(false)
  await page.locator('.site-form .form-end button').click()
  await page.waitForURL(`**${href.formReceipt()}`)
  await guest.end()
})

/** The script that watches a form is loaded at its first touch. */
async function fillUntilStored(page: Page, field: string, text: string) {
  await expect
    .poll(async () => {
      await page.locator(field).fill(text)
      return page.evaluate(() => JSON.stringify(sessionStorage))
    })
    .toContain(text)
}

const written = [
  {
    name: 'login',
    url: href.login('guest'),
    button: 'main form.panel [type=submit]',
    field: '#field-email',
    text: 'karen@example.com',
  },
  {
    name: 'contact',
    url: href.form('contact'),
    button: '.site-form .form-end button',
    field: '#field-message',
    text: 'Hej – uden net',
  },
]

test('The form for a coming season stays without a network, and with a line that breaks keeps what was written', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  const house = await freeHouse(saturdayIn(120))
  await page.goto(href.reserve(house.name), { waitUntil: 'networkidle' })
  await page.locator('#field-name').fill('Karen Klit')
  await fillUntilStored(page, '#field-comment', 'Vi kommer sent')
  await pressWithoutNetwork(guest, '.site-form .form-end button')
  await breakOff(guest, '.site-form .form-end button')
  await expect.poll(() => page.locator('#field-comment').inputValue()).toBe('Vi kommer sent')
  expect(await page.locator('#field-name').inputValue()).toBe('Karen Klit')
  await guest.end()
})

test.each(written)(
  'The form $name: without a network it stays; after a line that broke on the way, going back has what was typed',
  async ({ url, button, field, text }) => {
    const guest = await visit(browser, danish)
    const { page } = guest
    await page.goto(href.home())
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.locator(field).focus()
    await page.waitForLoadState('networkidle')
    for (const [name, value] of [
      ['#field-name', 'Karen'],
      ['#field-email', 'karen@example.com'],
      ['#field-password', 'forkert-kode-1'],
      [field, text],
    ] as const)
      if (await page.locator(name).count()) await page.locator(name).first().fill(value)
    await fillUntilStored(page, field, text)
    const select = page.locator('.site-form select').first()
    if (await select.count()) await select.selectOption({ index: 1 })
    await pressWithoutNetwork(guest, button)
    await breakOff(guest, button)
    await expect.poll(() => page.locator(field).inputValue()).toBe(text)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('forkert-kode-1')
    // Sent and answered fields no longer count as typed.
    if (await page.locator('#field-password').count()) await page.locator('#field-password').fill('forkert-kode-1')
    await page.waitForLoadState('networkidle')
    await Promise.all([page.waitForEvent('load'), page.locator(button).click()])
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('marehalm_typed'))))
      .toEqual([])
    await guest.end()
  },
)

async function pressWithoutNetwork({ page, context, messages }: Visit, button: string) {
  const { pathname } = new URL(page.url())
  await context.setOffline(true)
  await page.locator(button).click()
  await page.locator(notice).waitFor()
  expect(await page.locator(notice).innerText()).toContain(messages.errors.unsent)
  expect(new URL(page.url()).pathname).toBe(pathname)
  await context.setOffline(false)
  await page.locator(notice).waitFor({ state: 'detached' })
}

/** The site answers when it is looked whether it can be reached, and is gone when the form arrives: the browser's own page is shown. */
async function breakOff({ page }: Visit, button: string) {
  const url = page.url()
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  )
  await page.locator(button).click()
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/)
  await page.unroute('**/*')
  // The browser puts its error page in the form's place in the history where both have one URL.
  await page.goBack()
  if (page.url() !== url) await page.goto(url)
}
