import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { triedPassword } from '../../src/backend/seed/accounts.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { axeFaults, overflowing } from './audit.ts'
import { launchBrowser } from './browser.ts'
import { phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [, german] = markets

test('a pack that is saved opens without a network, with its notes; other pages say that there is none', async () => {
  const guest = await visit(browser, german, { viewport: phone })
  const { page, context, messages } = guest
  const texts = messages.arrival
  // A cache that is asked for its pages while it is deleted is there again, with nothing in it.
  const stored = () =>
    page.evaluate(async () => {
      const kept = (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length)
      const count = (await Promise.all(kept)).reduce((sum, each) => sum + each, 0)
      return [count, !!(await navigator.serviceWorker.getRegistration())]
    })
  await page.goto(href.login('guest'))
  await page.locator('#field-email').fill('gast@example.com')
  await page.locator('#field-password').fill(triedPassword)
  await page.keyboard.press('Enter')
  await page.locator('.my-bookings a').first().click()
  await page.getByRole('link', { name: texts.link }).click()
  await page.getByRole('button', { name: texts.save }).waitFor()
  expect(await axeFaults(page, { withLayout: false })).toEqual([])
  expect(await overflowing(page)).toEqual([])
  // Nothing is put away, and no worker stands between, before somebody asks for it.
  expect(await stored()).toEqual([0, false])

  await page.locator('.arrival-meters input').first().fill('12345')
  await page.getByLabel(texts.tasks.key).check()
  await page.getByRole('button', { name: texts.save }).click()
  await page.getByText(texts.saved).waitFor()
  expect(guest.problems).toEqual([])

  const pack = page.url()
  guest.expectMessage('ERR_INTERNET_DISCONNECTED')
  await context.setOffline(true)
  await page.goto(pack)
  await page.getByRole('heading', { name: texts.title }).waitFor()
  await page.getByText(texts.saved).waitFor()
  expect(await page.locator('.arrival-meters input').first().inputValue()).toBe('12345')
  expect(await page.getByLabel(texts.tasks.key).isChecked()).toBe(true)
  await page.goto(href.search(german))
  await page.getByRole('heading', { name: texts.offlineTitle }).waitFor()
  expect(await axeFaults(page, { withLayout: false })).toEqual([])
  expect(
    await page
      .locator('[data-arrival-list] a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
  ).toEqual([pack])

  await context.setOffline(false)
  await page.goto(pack)
  await page.getByRole('button', { name: texts.remove }).click()
  await page.getByText(texts.removed).waitFor()
  expect(await stored()).toEqual([0, false])
  expect(await page.locator('.arrival-meters input').first().inputValue()).toBe('')
  await guest.end()
})
