import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facility } from '../../src/domain/facilities.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { launchBrowser } from './browser.ts'
import { phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish] = markets
const sauna = `.filters [name="${facility.sauna}"]`

test('the price is moved by keyboard, one handle stops before the other, and the lists without scripts follow', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await page.goto(href.search(danish))
  const [least, most] = [page.locator('.range input').first(), page.locator('.range input').last()]
  await most.focus()
  await most.press('Home')
  await page.waitForURL(/maxPris=1500/)
  await least.focus()
  await least.press('End')
  expect(await least.inputValue()).toBe('0')
  await most.press('End')
  await page.waitForURL((url) => !url.searchParams.has('maxPris'))
  await least.press('ArrowRight')
  await least.press('ArrowRight')
  await page.waitForURL(/minPris=2000/)
  expect(await least.getAttribute('aria-valuetext')).toContain('2.000')
  expect(await page.locator('.filters [name=minPris]').inputValue()).toBe('2000')
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('on a phone the button counts the form before it is sent, and leads to those houses', async () => {
  const guest = await visit(browser, danish, { viewport: phone })
  const { page } = guest
  await page.goto(href.search(danish))
  await page.locator('.filters-open').click()
  const said = await page.locator(`.filters label:has([name="${facility.sauna}"]) small`).innerText()
  await page.locator(sauna).check()
  const button = page.locator('.filters-end button')
  await expect.poll(() => button.innerText()).toContain(`${said} `)
  await button.click()
  await page.locator('.filters').waitFor({ state: 'hidden' })
  expect(await found(page)).toBe(Number(said))
  expect(guest.problems).toEqual([])
  await guest.end()
})

async function found(page: Page): Promise<number> {
  return Number((await page.locator('.results-count').innerText()).replace(/[.,]/g, '').match(/\d+/)?.[0])
}
