import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { triedPassword } from '../../src/backend/seed/accounts.ts'
import { formatMessage } from '../../src/markets/format-message.ts'
import { type Market, markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { thisSite } from '../this-site.ts'
import { axeFaults, overflowing } from './audit.ts'
import { launchBrowser } from './browser.ts'
import { desktop, phone, reloadWithFont, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german, english] = markets
const emails: Record<Market['key'], string> = {
  da: 'gaest@example.com',
  de: 'gast@example.com',
  en: 'guest@example.com',
}

async function logIn(page: Page, { key }: Pick<Market, 'key'>, password = triedPassword) {
  await page.locator('#field-email').fill(emails[key])
  await page.locator('#field-password').fill(password)
  await page.keyboard.press('Enter')
}

test.each([danish, german])(
  '$key: a wrong password, the right one, one’s bookings and profile, and out again, by keyboard and without grave faults',
  async (market) => {
    const guest = await visit(browser, market, { viewport: phone })
    const { page, messages } = guest
    // Whole in one edition: the others have other texts.
    const faults = (withLayout: boolean) => axeFaults(page, { withLayout, textsOnly: market !== danish })
    guest.expectStatus(422)
    await page.goto(href.login('guest'))
    expect(await faults(true)).toEqual([])
    await logIn(page, market, 'et forkert kodeord')
    await page.locator('.error-summary:focus').waitFor()
    expect(await page.locator('#field-email').inputValue()).toBe(emails[market.key])
    expect(await faults(false)).toEqual([])

    // From the summary to the field that it names, and on.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('#field-email:focus').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type(triedPassword)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${href.myBookings()}`)
    expect(await page.locator('.my-bookings li').count()).toBe(2)
    expect(await faults(false)).toEqual([])
    await page.locator('.my-bookings a').first().click()
    await page.locator('.review-rows').first().waitFor()
    expect(await page.locator('.price-lines .total').innerText()).toMatch(/\d/)
    for (const path of [page.url(), href.profile(), href.deleteAccount()]) {
      await page.goto(path)
      expect(await faults(false)).toEqual([])
      expect(await overflowing(page)).toEqual([])
    }
    const scripted = await page.evaluate(() => document.cookie)
    expect(scripted).not.toContain('marehalm_main_auth')
    await page.goto(href.logout())
    await page.locator('main button').press('Enter')
    await page.getByText(messages.account.login.loggedOut).waitFor()
    await page.goto(href.myBookings())
    expect(new URL(page.url()).pathname).toBe(href.login('guest'))
    expect(guest.problems).toEqual([])
    await guest.end()
  },
)

test('a booking in the list is as wide as the page, its title in three lines at most, and the panels of the arrival leave no hole', async () => {
  const guest = await visit(browser, english)
  const { page } = guest
  await page.goto(href.login('guest'))
  await logIn(page, english)
  await page.waitForURL(`**${href.myBookings()}`)
  await reloadWithFont(page)
  const widthOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => each.clientWidth)
  expect(await widthOf('.my-bookings > li')).toBeGreaterThan((await widthOf('.account')) * 0.85)
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const title of await page.locator('.my-bookings h3').all()) expect(await linesOf(title)).toBeLessThanOrEqual(3)

  await page.setViewportSize(desktop)
  await page.locator('.my-bookings a').first().click()
  await page.locator(`a[href$="/arrival/"]`).first().click()
  await page.locator('.arrival > .panel').nth(2).waitFor()
  for (const title of await page.locator('.arrival-notes h2').all()) expect(await linesOf(title)).toBe(1)
  // Below the address, beside the key, nothing is left empty.
  const boxOf = (place: number) => page.locator('.arrival > .panel').nth(place).boundingBox()
  const [address, emergency] = [await boxOf(0), await boxOf(2)]
  expect((emergency?.y ?? Infinity) - (address?.y ?? 0) - (address?.height ?? 0)).toBeLessThan(50)
  expect(guest.problems).toEqual([])
  await guest.end()
})

function linesOf(text: Locator): Promise<number> {
  return text.evaluate((each) => Math.round(each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight)))
}

test('without scripts a forgotten password is replaced by the mail’s link, whose token stays in no address', async () => {
  const guest = await visit(browser, german, { scripts: false })
  const { page, messages } = guest
  await page.goto(href.forgotPassword('guest'))
  await page.locator('#field-email').fill(emails.de)
  await page.locator('main button').click()
  await page.getByText(messages.account.forgot.sentTitle).waitFor()
  await page.goto(await linkOfMail(emails.de))
  expect(page.url()).toBe(guest.origin + href.resetPassword('guest'))
  await page.locator('#field-new_password').fill(triedPassword)
  await page.locator('#field-repeat').fill('noch ein anderes')
  guest.expectStatus(422)
  await page.locator('main button').click()
  await page.locator('.error-summary').waitFor()
  for (const field of ['new_password', 'repeat']) await page.locator(`#field-${field}`).fill(triedPassword)
  await page.locator('main button').click()
  await page.waitForURL(`**${href.myBookings()}`)
  await page.goto(href.logout())
  await page.locator('main button').click()
  await logIn(page, german)
  await page.waitForURL(`**${href.myBookings()}`)
  expect(guest.problems).toEqual([])
  await guest.end()
})

/** The link of the newest mail to that address, as the back end's page of mails shows it. */
async function linkOfMail(to: string): Promise<string> {
  const at = `http://127.0.0.1:${thisSite().backendPort}/mail/`
  const list = await (await fetch(at)).text()
  const ids = [...list.matchAll(/one\?id=(reset-[\w%-]+)/g)].map(([, id]) => id ?? '')
  for (const id of ids) {
    const shown = await (await fetch(`${at}one?id=${id}`)).text()
    const [link] = /https?:\/\/\S+\/reset\/\?\S+/.exec(await (await fetch(`${at}text?id=${id}`)).text()) ?? []
    if (shown.includes(to) && link) return link
  }
  throw new Error(`No link was mailed to ${to}`)
}

test('a login, a change and a logout in one tab are told to the other, and its header follows', async () => {
  const guest = await visit(browser, danish)
  const { page, context } = guest
  const other = await context.newPage()
  await other.goto(href.search(danish))
  await other.evaluate(() => {
    Reflect.set(window, 'told', [])
    document.addEventListener('auth:change', (event) => {
      const { type, session } = (event as CustomEvent).detail
      Reflect.get(window, 'told').push([type, session.loggedIn])
    })
  })
  const told = () => other.evaluate(() => Reflect.get(window, 'told'))
  const menu = other.locator('.profile-menu')
  expect(await menu.isVisible()).toBe(false)

  await page.goto(href.login('guest'))
  await logIn(page, danish)
  await page.waitForURL(`**${href.myBookings()}`)
  await expect.poll(told).toEqual([['login', true]])
  expect(await menu.isVisible()).toBe(true)

  await page.goto(href.profile())
  await page.locator('#field-phone').fill('+45 12 34 56 78')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/?saved=details')
  await expect.poll(told).toEqual([
    ['login', true],
    ['update', true],
  ])

  // Out by the other tab's own menu, and with it what was noted of stays on this device.
  await other.evaluate(() => localStorage.setItem('marehalm_arrival', '{"/booking/arrival/":{"power":"1"}}'))
  await menu.locator('summary').press('Enter')
  await menu.locator('button').click()
  await other.waitForURL(`**${href.login('guest')}?out=1`)
  await page.locator('html:not([data-signed-in])').waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('marehalm_arrival'))).toBeNull()
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('a booking is cancelled by keyboard alone, at the charge that its button says', async () => {
  const guest = await visit(browser, english)
  const { page, messages } = guest
  const { bookings, cancel } = messages.account
  await page.goto(href.login('guest'))
  await logIn(page, english)
  await page.waitForURL(`**${href.myBookings()}`)
  await pressAt(page, page.locator('.my-bookings a').first())
  await pressAt(page, page.locator('main a[href$="/cancel/"]'))
  await page.getByRole('heading', { name: cancel.title }).waitFor()
  // Who turns back has cancelled nothing.
  await pressAt(page, page.getByRole('link', { name: cancel.keep }))
  await pressAt(page, page.locator('main a[href$="/cancel/"]'))
  const charge = (await page.locator('.price-lines .total dd').innerText()).trim()
  const button = page.locator('main form.actions button')
  expect(await button.innerText()).toContain(charge)
  await pressAt(page, button)
  await page.getByText(bookings.cancelled, { exact: true }).first().waitFor()
  expect(await page.locator('main').innerText()).toContain(
    formatMessage(bookings.cancelledPays, { amount: charge }, english),
  )
  expect(await page.locator('main a[href$="/cancel/"]').count()).toBe(0)
  expect(guest.problems).toEqual([])
  await guest.end()
})

const maxStops = 60

/** Goes on from stop to stop until that one has the focus, which is to be seen, and presses it. */
async function pressAt(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  const hasFocus = () => target.evaluate((each) => each === document.activeElement)
  for (let stops = 0; stops < maxStops && !(await hasFocus()); stops += 1) await page.keyboard.press('Tab')
  expect(await target.evaluate((each) => each.matches(':focus-visible'))).toBe(true)
  await page.keyboard.press('Enter')
}
