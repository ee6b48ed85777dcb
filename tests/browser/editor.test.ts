import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { launchBrowser } from './browser.ts'
import { desktop, phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish] = markets
const secretLink = '/editor/?secret=local-editor-secret'

test.each([
  ['with scripts', true],
  ['without scripts', false],
])('an editor opens the console, purges by URL and sees the receipt with its seconds, %s', async (_, scripts) => {
  const editor = await visit(browser, danish, { scripts })
  const { page } = editor
  await page.goto(secretLink)
  expect(page.url()).toBe(`${editor.origin}/editor/`)
  await page.getByLabel('Address').fill(`${editor.origin}/om-os/`)
  await page.getByRole('button', { name: 'Purge page' }).click()
  await page.waitForURL('**/editor/receipts/*/')
  await page.getByText('Live', { exact: true }).waitFor()
  for (const [path, edition] of [
    ['/om-os/', 'da'],
    ['/ueber-uns/', 'de'],
    ['/about-us/', 'en'],
  ]) {
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: path, exact: true }) })
    await expect.poll(() => row.innerText()).toMatch(new RegExp(`${edition}\\s+200\\s+[\\d.]+ s`))
  }
  await page.getByRole('link', { name: 'Purge something else' }).click()
  await page.getByRole('link', { name: 'da /om-os/' }).first().waitFor()
  expect(editor.problems).toEqual([])
  await editor.end()
})

test('what is wrong with a URL stands at its field; the field keeps it', async () => {
  const editor = await visit(browser, danish)
  const { page } = editor
  await page.goto(secretLink)
  editor.expectStatus(422)
  await page.getByLabel('House code').fill('XX99')
  await page.getByRole('button', { name: 'Purge house' }).click()
  const field = page.getByLabel('House code')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  expect(await field.inputValue()).toBe('XX99')
  expect(await page.locator('.field-error').innerText()).toContain('No house has the code XX99')
  expect(editor.problems).toEqual([])
  await editor.end()
})

test('an editor sees what a page is made of, and has the editions checked', async () => {
  const editor = await visit(browser, danish, { viewport: phone })
  const { page } = editor
  await page.goto(secretLink)
  await page.getByRole('link', { name: 'Caches' }).click()
  await page.getByLabel('Address of the page').fill('/om-os/')
  await page.getByRole('button', { name: 'Look' }).click()
  await page.getByText('ContentPage', { exact: true }).waitFor()
  expect(await page.getByText('v2:route:da:om-os', { exact: true }).count()).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Links', exact: true }).click()
  await page.getByRole('button', { name: 'Check now' }).click()
  await page.getByText('Nothing to put right').waitFor()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(phone.width)
  expect(editor.problems).toEqual([])
  await editor.end()
})

test('with developer marks a page tells its editor alone what it is made from', async () => {
  const editor = await visit(browser, danish, { viewport: desktop })
  const { page } = editor
  await page.goto(secretLink)
  await page.getByRole('link', { name: 'Marks' }).click()
  await page.getByRole('button', { name: 'Switch on' }).click()
  await page.getByText('On in this browser').waitFor()
  await page.goto('/om-os/')
  expect(await page.locator('[data-entry-id=page-about]').count()).toBe(1)
  const guest = await visit(browser, danish)
  await guest.page.goto('/om-os/')
  expect(await guest.page.locator('[data-entry-id]').count()).toBe(0)
  expect([...editor.problems, ...guest.problems]).toEqual([])
  await guest.end()
  await editor.end()
})
