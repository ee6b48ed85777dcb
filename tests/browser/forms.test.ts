import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contestPaths } from '../../src/features/contest/paths.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { href } from '../../src/urls/paths.ts'
import { axeFaults, overflowing } from './audit.ts'
import { launchBrowser } from './browser.ts'
import { desktop, phone, type Visit, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german] = markets
const original = new URL('../../src/backend/seed/pictures/originals/', import.meta.url)

test('A form whose sending was stopped can be sent again', async () => {
  const guest = await visit(browser, danish)
  const { page, context } = guest
  await page.goto(href.form('contact'))
  let sent = 0
  // Nothing answers the first.
  await context.route(`**${href.form('contact')}`, (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent += 1
    if (sent > 1) return route.continue()
  })
  await page.locator('#field-name').fill('Karen')
  await page.locator('#field-email').fill('karen@example.com')
  await page.locator('.site-form select').first().selectOption({ index: 1 })
  await page.locator('#field-message').fill('Hej igen')
  const send = page.locator('.site-form .form-end button')
  await send.click({ noWaitAfter: true })
  await expect.poll(() => sent).toBe(1)
  const session = await context.newCDPSession(page)
  await session.send('Page.stopLoading')
  await page.locator('.site-form:not([aria-busy])').waitFor()
  await send.click()
  await page.waitForURL(`**${href.formReceipt()}`)
  expect(sent).toBe(2)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test.each([
  { market: danish, edition: danish.key, viewport: desktop },
  { market: german, edition: german.key, viewport: phone },
])(
  '$edition: a form of content is checked before it is sent, put right by the keyboard alone, and has a receipt',
  async ({ market, viewport }) => {
    const guest = await visit(browser, market, { viewport })
    const { page } = guest
    const faults: string[] = []
    await page.goto(href.form('contact'))
    faults.push(...(await inspect(guest, 'empty')))

    await page.locator('#field-name').focus()
    await page.keyboard.type('Karen')
    await page.keyboard.press('Tab')
    await page.keyboard.type('karen')
    await page.keyboard.press('Enter')
    const summary = page.locator('.error-summary')
    await summary.waitFor()
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await summary.locator('a').count()).toBe(3)
    const { inTitle } = messagesOf(market).errors
    expect(await page.title()).toMatch(new RegExp(`^${inTitle}: (?!${inTitle})`))
    faults.push(...(await inspect(guest, 'with errors')))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.locator('#field-email').evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.locator('#field-name').inputValue()).toBe('Karen')

    await page.keyboard.press('End')
    await page.keyboard.type('@example.com')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Hej fra tastaturet')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${href.formReceipt()}`)
    expect(await page.locator('.booking-number strong').textContent()).toMatch(/^F-/)
    faults.push(...(await inspect(guest, 'receipt')))

    await page.goto(href.addOns())
    faults.push(...(await inspect(guest, 'add-ons')))
    await page.goto(`${href.taxCalculation()}?year=2025&through=agency&income=100.000`)
    faults.push(...(await inspect(guest, 'tax')))
    await page.goto(href.smsSignup())
    faults.push(...(await inspect(guest, 'sms')))
    expect(faults).toEqual([])
    expect(guest.problems).toEqual([])
    await guest.end()
  },
)

test('a picture is sent with its progress: one that is none is refused in place, with everything that was typed', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await page.goto(contestPaths.upload(danish))
  await page.locator('#field-imageTitle').fill('Klit')
  await page.locator('#field-userName').fill('Ane')
  await page.locator('#field-userEmail').fill('ane@example.com')
  const picture = page.locator('#field-contest_image')
  await picture.setInputFiles({ name: 'klit.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') })
  guest.expectStatus(422)
  const preview = page.getByRole('img', { name: 'klit.' })
  await page.locator('.site-form button[type=submit]').click()
  const summary = page.locator('.error-summary')
  await summary.waitFor()
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.title()).toMatch(/^Fejl: /)
  expect(await page.locator('#field-userName').inputValue()).toBe('Ane')
  expect(await preview.count()).toBe(0)
  expect(await axeFaults(page)).toEqual([])

  // A picture is shown before it is sent, and stays shown beside what was wrong with the rest.
  const buffer = await readFile(new URL('black-timber-terrace.webp', original))
  await picture.setInputFiles({ name: 'klit.webp', mimeType: 'image/webp', buffer })
  await preview.waitFor()
  await page.locator('#field-imageTitle').fill('<Klit>')
  await page.locator('.site-form button[type=submit]').click()
  await page.locator('#field-imageTitle-error').waitFor()
  await preview.waitFor()
  expect(await preview.evaluate((each) => each instanceof HTMLCanvasElement && each.width > each.height)).toBe(true)
  await page.locator('#field-imageTitle').fill('Klit')

  const shown: string[] = []
  await page.exposeFunction('tell', (words: string) => shown.push(words))
  await page.evaluate(() => {
    const bar = document.querySelector('.site-form progress')
    if (bar)
      new MutationObserver(() => (window as unknown as { tell(words: string): void }).tell(`${bar.outerHTML}`)).observe(
        bar,
        { attributes: true },
      )
  })
  await page.locator('.site-form button[type=submit]').click()
  await page.waitForURL(`**${href.formReceipt()}`)
  expect(await page.locator('.booking-number strong').textContent()).toMatch(/^P-/)
  expect(shown.join()).toContain('value="100"')
  expect(guest.problems).toEqual([])
  await guest.end()
})

async function inspect({ page }: Visit, name: string): Promise<string[]> {
  const outside = await overflowing(page)
  const faults = await axeFaults(page, { withLayout: false })
  return [...faults, ...outside.map((each) => `too wide: ${each}`)].map((each) => `${name}: ${each}`)
}
