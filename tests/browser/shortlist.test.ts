import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMessage } from '../../src/markets/format-message.ts'
import { markets } from '../../src/markets/market.ts'
import { newShortlist } from '../../src/urls/new-shortlist.ts'
import { href } from '../../src/urls/paths.ts'
import { findHouses, saturdayIn } from './agency.ts'
import { axeFaults, overflowing } from './audit.ts'
import { launchBrowser } from './browser.ts'
import { hydrated, phone, type Visit, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german, english] = markets
const arrival = saturdayIn(230)

async function makeList(guest: Visit, name: string): Promise<string> {
  const { hits } = await findHouses(`ankomst=${arrival}&duration=7`)
  const ids = hits.slice(0, 3).map(({ lodgingId }) => lodgingId)
  await guest.page.goto(newShortlist(ids, { arrival, duration: 7 }, null))
  await guest.page.locator('[name=name]').fill(name)
  await guest.page.locator('.board-new button[type=submit]').click()
  await guest.page.waitForURL(/\/manage\//)
  const link = await guest.page.locator('[data-shared-link]').inputValue()
  await guest.page.goto(link)
  return link
}

/** They would be read out as lists of nothing. */
const emptyLists = 'main :is(ul, ol, dl):not(:has(> *))'

async function join({ page }: Visit, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.locator('.board-join [name=name]').fill(name)
  await page.locator('.board-join button').click()
  await page.locator('.board-line').waitFor()
}

test('the link of a list is copied by a button at its head, and the focus stays there', async () => {
  const anna = await visit(browser, danish, { viewport: phone })
  const link = await makeList(anna, 'Anna')
  await hydrated(anna.page, 'shortlist-board')
  await anna.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await anna.page.locator('[data-copy-link]').click()
  await anna.page.locator('.passing-note', { hasText: anna.messages.favorites.copied }).waitFor()
  expect(await anna.page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  expect(await anna.page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['BUTTON', 0])
  expect(anna.problems).toEqual([])
  await anna.end()
})

test('where the clipboard is refused, the link is shown to be copied by hand', async () => {
  const anna = await visit(browser, danish, { viewport: phone })
  const link = await makeList(anna, 'Anna')
  await hydrated(anna.page, 'shortlist-board')
  await anna.page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
  })
  const shown = anna.page.waitForEvent('dialog')
  await anna.page.locator('[data-copy-link]').click()
  const dialog = await shown
  expect([dialog.message(), dialog.defaultValue()]).toEqual([anna.messages.favorites.copyByHand, link])
  await dialog.dismiss()
  expect(anna.problems).toEqual([])
  await anna.end()
})

test('two browsers see each other’s votes and comments as they come, also after a time without a network', async () => {
  const [anna, bo] = [await visit(browser, danish), await visit(browser, danish, { viewport: phone })]
  const link = await makeList(anna, 'Anna')
  await hydrated(anna.page, 'shortlist-board')
  await join(bo, link, 'Bo')
  await hydrated(bo.page, 'shortlist-board')
  await anna.page.locator('.board-people .person', { hasText: 'Bo' }).waitFor()

  const first = (guest: Visit) => guest.page.locator('.board-house').first()
  await first(bo).locator('.yes button').press('Enter')
  await first(anna).locator('.yes .person', { hasText: 'Bo' }).waitFor()
  expect(await anna.page.locator('p.visually-hidden[role=status]').first().innerText()).toContain('Bo stemte »Ja«')
  expect(await first(bo).locator('.yes button').getAttribute('aria-pressed')).toBe('true')
  await first(anna).locator('textarea').fill('Tæt på vandet <3')
  await first(anna).locator('.board-write button').click()
  await first(bo).locator('.said', { hasText: 'Tæt på vandet <3' }).waitFor()

  // Changes without a network wait until there is one.
  bo.expectMessage('WebSocket')
  await bo.context.setOffline(true)
  await bo.page.locator('.lost').waitFor()
  await first(bo).locator('.no button').click()
  await bo.page
    .locator('.lost', { hasText: formatMessage(bo.messages.shortlist.board.waiting, { count: 1 }, danish) })
    .waitFor()
  expect(await first(anna).locator('.no .person').count()).toBe(0)
  await bo.context.setOffline(false)
  await first(anna).locator('.no .person', { hasText: 'Bo' }).waitFor()
  expect(await first(anna).locator('.yes .person').count()).toBe(0)
  await bo.page.locator('.lost').waitFor({ state: 'detached' })

  expect([...(await axeFaults(anna.page)), ...(await overflowing(anna.page))]).toEqual([])
  expect(await anna.page.locator(emptyLists).count()).toBe(0)
  expect([...(await axeFaults(bo.page)), ...(await overflowing(bo.page))]).toEqual([])
  // A comment that is deleted takes its button along.
  await first(anna).locator('.board-comments li button').press('Enter')
  await first(bo).locator('.said').waitFor({ state: 'detached' })
  expect(
    await first(anna)
      .locator('textarea')
      .evaluate((field) => field === document.activeElement),
  ).toBe(true)
  expect([anna.problems, bo.problems]).toEqual([[], []])
  await anna.end()
  await bo.end()
})

test('without scripts a list is made, joined, voted on and ended by forms; each of its pages is fit to be read', async () => {
  const guest = await visit(browser, german, { scripts: false, viewport: { width: 320, height: 640 } })
  const { page } = guest
  const link = await makeList(guest, 'Änne')
  await page.locator('.board-house').first().locator('.yes button').click()
  await page.waitForURL(/#house-/)
  expect(await page.locator('.yes button[aria-pressed=true]').count()).toBe(1)
  await page.locator('.board-write textarea').first().fill('Schön!')
  await page.locator('.board-write button').first().click()
  expect(await page.locator('.said').innerText()).toBe('Schön!')

  const reader = await visit(browser, german, { viewport: { width: 320, height: 640 } })
  reader.expectStatus(410)
  const faults: string[] = []
  const look = async (path: string) => {
    await reader.page.goto(path)
    faults.push(...(await axeFaults(reader.page)), ...(await overflowing(reader.page)))
  }
  await look(link)
  // However long a fact of the one column is, the words of the other stand whole.
  const widths = await reader.page
    .locator('.board-about .facts li')
    .evaluateAll((all) => all.map((each) => each.clientWidth))
  expect(Math.min(...widths)).toBeGreaterThan(140)
  await page.locator('.board-below a[href*="/manage/"]').click()
  await page.waitForURL(/\/manage\//)
  await look(page.url())
  expect(await page.locator(emptyLists).count()).toBe(0)
  await page.locator('.share details summary').click()
  await page.locator('.share details form button').click()
  await look(link)
  expect(await reader.page.locator('h1').innerText()).toBe(guest.messages.shortlist.endedTitle)
  expect(faults).toEqual([])
  expect(reader.problems).toEqual([])
  await reader.end()
  await guest.end()
})

test('houses close together are found, to be booked one by one or all, and the page is fit to be read', async () => {
  const guest = await visit(browser, english)
  const { page } = guest
  await page.goto(`${href.housesTogether()}?ankomst=${arrival}&within=2000`)
  await page.locator('.together-group').first().waitFor()
  expect(await page.locator('.together-group').first().locator('.card').count()).toBe(2)
  const group = page.locator('.together-group').first()
  expect(await group.locator('.cards a[href^="/booking/"]').count()).toBe(2)
  expect(await group.locator('header a[href^="/booking/"]').count()).toBe(1)
  expect([...(await axeFaults(page)), ...(await overflowing(page))]).toEqual([])
  await page.setViewportSize(phone)
  expect(await overflowing(page)).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})
