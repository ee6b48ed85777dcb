import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boxHolds, readBox } from '../../src/domain/map/box.ts'
import { formatMessage } from '../../src/markets/format-message.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { findHouses } from './agency.ts'
import { axeFaults, overflowing } from './audit.ts'
import { launchBrowser } from './browser.ts'
import { phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german] = markets
const mapOf = (market: (typeof markets)[number], query = '') => `${href.search(market)}?${query}viewType=map`
const drawn = (page: Page) => page.locator(':is(.map-house, .map-group) button')
const kortOf = (page: Page) => new URL(page.url()).searchParams.get('kort')

test('the map shows every house once, searches as it is moved, and goes back to where it was', async () => {
  const guest = await visit(browser, danish)
  const { page, messages } = guest
  await page.goto(mapOf(danish))
  await drawn(page).first().waitFor()
  const { totalHits } = await findHouses('')
  const groups = await page
    .locator('.map-group button')
    .evaluateAll((all) => all.map((each) => Number(each.dataset.group)))
  const alone = await page.locator('.map-house button').count()
  expect(groups.reduce((sum, count) => sum + count, alone)).toBe(totalHits)
  const group = page.locator('.map-group button').first()
  expect(await group.innerText()).toMatch(/^\d+\s+fra \d[\d.]* kr\.$/)
  expect(await group.getAttribute('aria-label')).toMatch(/^\d+ huse ved .+, fra \d[\d.]* kr\.$/)

  await page.getByRole('button', { name: messages.map.zoomIn, exact: true }).click()
  await expect.poll(() => kortOf(page)).not.toBeNull()
  const first = kortOf(page) ?? ''
  const firstCount = (await findHouses(`kort=${first}`)).totalHits
  const countText = (count: number) => formatMessage(messages.search.resultsFound, { count }, danish)
  await page.getByText(countText(firstCount)).waitFor()

  await page.locator('.leaflet-container').focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => kortOf(page)).not.toBe(first)
  const { totalHits: secondCount, hits } = await findHouses(`kort=${kortOf(page)}`)
  await page.getByText(countText(secondCount)).waitFor()
  const box = readBox(kortOf(page) ?? '')
  expect(hits.every(({ _geo: { lat, lng } }) => box && boxHolds(box, lat, lng))).toBe(true)

  await page.goBack()
  await expect.poll(() => kortOf(page)).toBe(first)
  await page.getByText(countText(firstCount)).waitFor()
  await page.reload()
  await drawn(page).first().waitFor()
  expect(kortOf(page)).toBe(first)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('a house and its place mark each other, and a card opens and closes by the keyboard', async () => {
  const guest = await visit(browser, german)
  const { page, messages } = guest
  const { hits } = await findHouses('omraader=blavand')
  const [hit] = hits
  const { lat, lng } = hit?._geo ?? { lat: 0, lng: 0 }
  const near = `kort=${lat - 0.002},${lng - 0.004},${lat + 0.002},${lng + 0.004}&`
  await page.goto(mapOf(german, near))
  const pin = page.locator(`[data-pin="${hit?.lodgingId}"]`)
  await pin.waitFor()
  expect(await pin.innerText()).toMatch(/€/)

  await page.locator(`.map-list [data-lodging="${hit?.lodgingId}"] .card-title a`).focus()
  await page.locator(`.is-marked [data-pin="${hit?.lodgingId}"]`).waitFor()
  await pin.focus()
  await page.locator(`li[data-marked] [data-lodging="${hit?.lodgingId}"]`).waitFor()

  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: messages.map.house })
  await card.getByRole('link').waitFor()
  expect(await card.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.evaluate(() => scrollTo(0, 0))
  expect(await faultsBesidePlaces(page)).toEqual([])
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  expect(await pin.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('on a phone the map stands above a row of houses, and the list leads to it and back', async () => {
  const guest = await visit(browser, danish, { viewport: phone })
  const { page, messages } = guest
  await page.goto(href.search(danish))
  await page.getByRole('link', { name: messages.search.viewMap, exact: true }).click()
  await drawn(page).first().waitFor()
  const frame = await page.locator('.map-frame').boundingBox()
  const card = await page.locator('.map-cards .card').first().boundingBox()
  expect((card?.y ?? 0) > (frame?.y ?? 0) + (frame?.height ?? 0)).toBe(true)
  // Elements pinned to the bottom of the window hide neither the map's end nor its source.
  const tools = await page.locator('.results-tools').boundingBox()
  expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(tools?.y ?? 0)
  expect(await overflowing(page)).toEqual([])
  expect(await faultsBesidePlaces(page)).toEqual([])
  await page.goBack()
  await page.locator('.map-view').waitFor({ state: 'detached' })
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('on a phone a card hides neither its pin nor the tools of the map', async () => {
  const guest = await visit(browser, german, { viewport: phone, reducedMotion: 'reduce' })
  const { page, messages } = guest
  const [hit] = (await findHouses('omraader=blavand')).hits
  const { lat, lng } = hit?._geo ?? { lat: 0, lng: 0 }
  // It stands at the foot of what is in sight, where the card comes.
  await page.goto(mapOf(german, `kort=${lat - 0.0002},${lng - 0.003},${lat + 0.006},${lng + 0.003}&`))
  const pin = page.locator(`[data-pin="${hit?.lodgingId}"]`)
  await pin.waitFor()
  await page.locator('.map-frame').scrollIntoViewIfNeeded()
  await pin.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: messages.map.house })
  await card.getByRole('link').first().waitFor()
  const isClear = () =>
    pin.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isClear).toBe(true)
  const tools = await page.locator('.map-tools label').boundingBox()
  const top = async () => (await card.boundingBox())?.y
  expect(await top()).toBeGreaterThan((tools?.y ?? 0) + (tools?.height ?? 0))
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  expect(guest.problems).toEqual([])
  await guest.end()
})

/** What stands on a map stands where it is, near its neighbours or not (WCAG 2.5.8, "Essential"). */
async function faultsBesidePlaces(page: Page): Promise<string[]> {
  const faults = await axeFaults(page, { withLayout: false })
  return faults.filter((fault) => !/^target-size:.*data-(group|pin)=/.test(fault))
}
