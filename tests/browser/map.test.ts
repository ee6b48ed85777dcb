import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { areas } from '../../src/domain/areas.ts'
import { boxHolds, readBox } from '../../src/domain/map/box.ts'
import { mapNames } from '../../src/editions/map-names.ts'
import { areaName } from '../../src/markets/area-name.ts'
import { formatMessage } from '../../src/markets/format-message.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { findHouses } from './agency.ts'
import { axeFaults, overflowing } from './audit.ts'
import { launchBrowser } from './browser.ts'
import { desktop, phone, reloadWithFont, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german] = markets
const mapOf = (market: (typeof markets)[number], query = '') => `${href.search(market)}?${query}viewType=map`
const drawn = (page: Page) => page.locator(':is(.map-house, .map-group) button:visible')
const kortOf = (page: Page) => new URL(page.url()).searchParams.get('kort')

/** A group that bears an area's name alone has no more houses than the area. */
async function expectTrueNames(page: Page) {
  const named = await page
    .locator('.map-group button')
    .evaluateAll((all) => all.map(({ dataset: { place, group } }) => [place, Number(group)] as const))
  const ofOne = named.flatMap(([place, count]) => {
    const area = areas.find((each) => areaName(danish, each) === place)
    return area ? { area, count } : []
  })
  for (const { area, count } of ofOne) {
    const { totalHits } = await findHouses(`omraader=${area.slug}`)
    expect(count, area.slug).toBeLessThanOrEqual(totalHits)
  }
  expect(ofOne.length).toBeLessThan(named.length)
}

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
  expect(await group.textContent()).toMatch(/^\D+ · \d+ huse, fra \d[\d.]*\skr\.$/)
  await expectTrueNames(page)

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

  // By keyboard to the end: the focus stays where it is.
  const zoomIn = page.getByRole('button', { name: messages.map.zoomIn, exact: true })
  await zoomIn.focus()
  const pressedOnce = () => zoomIn.press('Enter').then(() => zoomIn.getAttribute('aria-disabled'))
  await expect.poll(pressedOnce, { interval: 200 }).toBe('true')
  expect(await zoomIn.evaluate((element) => element === document.activeElement)).toBe(true)
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

test('a card lights its house inside a group, with its price in front of all others', async () => {
  const guest = await visit(browser, danish, { viewport: desktop })
  const { page, messages } = guest
  await page.goto(mapOf(danish))
  await drawn(page).first().waitFor()
  const card = page.locator('.map-list .card').nth(2)
  await card.locator('.card-title a').focus()
  const mark = page.locator('.map-house.is-marked b')
  await mark.waitFor()
  const price = await card.locator('.price-now > strong').textContent()
  expect(await mark.textContent()).toBe(`${messages.card.from} ${price}`)
  await page.locator('.map-group.is-marked button').waitFor()
  const isInFront = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.leaflet-marker-pane > *')]
    const heights = all.map((each) => [each.matches('.map-house.is-marked'), Number(each.style.zIndex)] as const)
    const own = heights.find(([isOwn]) => isOwn)?.[1] ?? Number.NaN
    return heights.every(([isOwn, height]) => isOwn || height < own)
  })
  expect(isInFront).toBe(true)
  // It covers no other text, and it alone has the colour of what is chosen.
  const [own, ...others] = await page
    .locator('.map-lit b, .map-group button:visible')
    .evaluateAll((all) =>
      all
        .toSorted((a, b) => Number(b.matches('b')) - Number(a.matches('b')))
        .map((each) => ({ ...each.getBoundingClientRect().toJSON(), fill: getComputedStyle(each).backgroundColor })),
    )
  expect(
    others
      .filter(({ left, right }) => left < own.right && right > own.left)
      .map(({ top, bottom }) => top < own.bottom && bottom > own.top),
  ).not.toContain(true)
  expect(others.map(({ fill }) => fill)).not.toContain(own.fill)
  // Nothing stands on the house itself.
  const spot = await page.locator('.map-lit').evaluate((house) => house.getBoundingClientRect().toJSON())
  const isOn = ({ left, right, top, bottom }: DOMRect) =>
    left < spot.x && right > spot.x && top < spot.y && bottom > spot.y
  expect(others.filter(isOn)).toEqual([])
  await card.locator('.card-title a').blur()
  await mark.waitFor({ state: 'detached' })
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('beside the map the list comes to the house that is chosen on it, whose card opens at its pin', async () => {
  const guest = await visit(browser, danish, { viewport: desktop })
  const { page, messages } = guest
  await page.goto(mapOf(danish, 'omraader=henne-strand&'))
  await drawn(page).first().waitFor()
  const listed = await page
    .locator('.map-list [data-lodging]')
    .evaluateAll((all) => all.map((each) => (each instanceof HTMLElement ? each.dataset.lodging : '')))
  const { lat, lng } = (await findHouses('omraader=henne-strand')).hits.find(
    ({ lodgingId }) => String(lodgingId) === listed.at(-1),
  )?._geo ?? { lat: 0, lng: 0 }
  await page.goto(
    mapOf(danish, `omraader=henne-strand&kort=${lat - 0.006},${lng - 0.006},${lat + 0.006},${lng + 0.006}&`),
  )
  const last = page.locator('.map-list > .cards > li').last()
  const id = await last.locator('[data-lodging]').getAttribute('data-lodging')
  const pin = page.locator(`[data-pin="${id}"]`)
  await pin.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: messages.map.house })
  await card.waitFor()
  await expect.poll(() => last.evaluate((item) => item.getBoundingClientRect().top < innerHeight)).toBe(true)
  expect(await last.getAttribute('data-marked')).not.toBeNull()
  const distance = async () => {
    const [own, its] = await Promise.all([card.boundingBox(), pin.boundingBox()])
    if (!own || !its) return Number.NaN
    return Math.min(Math.abs(own.y - its.y - its.height), Math.abs(its.y - own.y - own.height))
  }
  await expect.poll(distance).toBeLessThan(16)
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('on a phone a row of houses lies on the foot of the map, and the list leads to it and back', async () => {
  const guest = await visit(browser, danish, { viewport: phone })
  const { page, messages } = guest
  await page.goto(href.search(danish))
  await page.getByRole('link', { name: messages.search.viewMap, exact: true }).click()
  await drawn(page).first().waitFor()
  const frame = await page.locator('.map-frame').boundingBox()
  const card = page.locator('.map-cards .card').first()
  const { y = 0, height = 0 } = (await card.boundingBox()) ?? {}
  expect(y + height).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0))
  for (const part of ['img', '.card-title', '.price strong']) {
    const seen = await card.locator(part).first().boundingBox()
    expect((seen?.y ?? 0) + (part === 'img' ? 0 : (seen?.height ?? 0))).toBeLessThanOrEqual(y + height)
  }
  // It reaches down to what is pinned to the bottom of the window, and not below it.
  const foot = (frame?.y ?? 0) + (frame?.height ?? 0)
  await expect
    .poll(async () => Math.abs(((await page.locator('.results-tools').boundingBox())?.y ?? 0) - foot))
    .toBeLessThan(3)
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
  await page.goto(mapOf(german, `kort=${lat - 0.0001},${lng - 0.0015},${lat + 0.003},${lng + 0.0015}&`))
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
  const frame = await page.locator('.map-frame').boundingBox()
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(0.4 * (frame?.height ?? 0))
  const bar = await page.locator('.results-tools').boundingBox()
  const { y = 0, height = 0 } = (await card.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0)
  const tools = await page.locator('.map-tools label').boundingBox()
  const top = async () => (await card.boundingBox())?.y
  expect(await top()).toBeGreaterThan((tools?.y ?? 0) + (tools?.height ?? 0))
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  expect(guest.problems).toEqual([])
  await guest.end()
})

test.each([desktop, phone])(
  'at first every group stands in the window of $width, clear of tools and others',
  async (viewport) => {
    const guest = await visit(browser, german, { viewport })
    const { page } = guest
    await page.goto(mapOf(german, 'duration=7&1=4&'))
    await drawn(page).first().waitFor()
    await reloadWithFont(page)
    await drawn(page).first().waitFor()
    const faults = await page.evaluate(() => {
      const rects = (selector: string) =>
        [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
      const touches = (one: DOMRect, other: DOMRect) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
      const [frame] = rects('.map-frame')
      const houses = rects(':is(.map-house, .map-group) button')
      const standing = rects('.map-tools > *, .map-foot > *')
      const names = rects('.map-name span')
      if (!frame || houses.length < 3 || names.length === 0) return ['nothing to measure']
      const bottom = Math.min(frame.bottom, innerHeight)
      return [
        ...houses.filter((each) => each.top < frame.top || each.bottom > bottom).map(() => 'cut above or below'),
        ...houses.filter((each) => each.left < frame.left || each.right > frame.right).map(() => 'cut at a side'),
        ...houses
          .filter((each) => standing.some((tool) => touches(each, tool)))
          .map((each) => `under a tool: ${JSON.stringify([each, ...standing])}`),
        ...names
          .filter((each) => [...houses, ...standing].some((other) => touches(each, other)))
          .map(() => 'name under it'),
        ...names.filter((each) => each.left < frame.left || each.right > frame.right).map(() => 'name cut'),
        ...[...document.querySelectorAll('.map-group')].flatMap((group) => {
          const { inlineSize, rotate } = getComputedStyle(group, '::after')
          const [length, turn] = [Number.parseFloat(inlineSize), (Number.parseFloat(rotate) / 180) * Math.PI]
          const { x, y } = group.getBoundingClientRect()
          const [across, down] = [x + length * Math.cos(turn), y + length * Math.sin(turn)]
          const label = group.querySelector('button')?.getBoundingClientRect() ?? new DOMRect()
          const isTied = across > label.left && across < label.right && down > label.top && down < label.bottom
          return isTied ? [] : [`no stem from the dot to ${group.textContent}`]
        }),
      ]
    })
    expect(faults).toEqual([])
    // One sees where one is: the sea and places by name, each once.
    const named = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) =>
          all.map((each) => (each instanceof HTMLElement && each.dataset.place) || (each.textContent ?? '')),
        )
    expect(await named('.map-name.sea span')).toContain(mapNames.de.northSea)
    const said = [
      ...(await named('.map-name:is(.area, .town) span')),
      ...(await named('.map-group button:not(.is-short)')),
    ]
    expect(said.length).toBeGreaterThanOrEqual(viewport === phone ? 7 : 8)
    const isOfArea = (name: string) => areas.some((area) => name.endsWith(areaName(german, area)))
    expect(said.filter(isOfArea).length).toBeGreaterThan(4)
    expect(new Set(said).size).toBe(said.length)
    // One sees where houses are: groups along the whole coast, and in them a dot for each place.
    const groups = await page.locator('.map-group').count()
    expect(groups).toBeGreaterThanOrEqual(viewport === phone ? 5 : 8)
    expect(groups).toBeLessThanOrEqual(viewport === phone ? 8 : 13)
    expect(await page.locator('.leaflet-dots-pane canvas').count()).toBe(1)
    expect(guest.problems).toEqual([])
    await guest.end()
  },
)

test('beside the list the map has nearly half of the width, with the coast that is let in it', async () => {
  const guest = await visit(browser, danish, { viewport: desktop })
  const { page } = guest
  await page.goto(mapOf(danish))
  await drawn(page).first().waitFor()
  const widths = await page.evaluate(() =>
    ['.map-frame', '.map-view'].map((each) => document.querySelector(each)?.getBoundingClientRect().width ?? 0),
  )
  expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeGreaterThanOrEqual(0.45)
  // Prices stand above the sea: no group hides the place that it is about.
  const hidden = await page.locator('.map-group').evaluateAll((all) =>
    all.filter((each) => {
      const { x, y } = each.getBoundingClientRect()
      const { left, right, top, bottom } = each.querySelector('button')?.getBoundingClientRect() ?? new DOMRect()
      return left < x && right > x && top < y && bottom > y
    }),
  )
  expect(hidden).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test.each([desktop, phone])(
  'of one area the map in a window of $width shows all houses, and little else',
  async (viewport) => {
    const guest = await visit(browser, danish, { viewport })
    const { page } = guest
    await page.goto(mapOf(danish, 'omraader=henne-strand&'))
    await drawn(page).first().waitFor()
    const { count, share } = await page.evaluate(() => {
      const frame = document.querySelector('.map-frame')?.getBoundingClientRect() ?? new DOMRect()
      const all = [...document.querySelectorAll<HTMLElement>('.map-house button, .map-group button')]
      const spots = all.map((each) => (each.parentElement ?? each).getBoundingClientRect())
      const inside = all.filter((_, place) => {
        const { x = 0, y = 0 } = spots[place] ?? {}
        return x > frame.left && x < frame.right && y > frame.top && y < Math.min(frame.bottom, innerHeight)
      })
      const span = (along: number[], size: number) => (Math.max(...along) - Math.min(...along)) / size
      return {
        count: inside.reduce((sum, { dataset }) => sum + Number(dataset.group ?? 1), 0),
        share: Math.max(
          span(
            spots.map(({ x }) => x),
            frame.width,
          ),
          span(
            spots.map(({ y }) => y),
            frame.height,
          ),
        ),
      }
    })
    expect(count).toBe((await findHouses('omraader=henne-strand')).totalHits)
    expect(share).toBeGreaterThan(0.35)
    expect(guest.problems).toEqual([])
    await guest.end()
  },
)

test('a map without a search begins in the upper third of a desk’s window, below one line of the search', async () => {
  const guest = await visit(browser, german, { viewport: { width: 1440, height: 900 } })
  const { page, messages } = guest
  await page.goto(mapOf(german))
  await drawn(page).first().waitFor()
  const frame = await page.locator('.map-frame').boundingBox()
  expect(frame?.y).toBeLessThan(300)
  const line = page.locator('.search-head > .trip-line > summary')
  expect((await line.innerText()).replaceAll('\u00a0', ' ')).toContain(messages.search.trip.anyDates)
  await line.click()
  await page.locator('.search-box [name="omraader"], .search-box .where').first().waitFor()
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('from 960 px on the list stands beside the map, and ten houses fill its rows at 1920', async () => {
  const guest = await visit(browser, german, { viewport: { width: 960, height: 800 } })
  const { page } = guest
  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await page.goto(mapOf(german, 'result=10&'))
  await drawn(page).first().waitFor()
  const [list, map] = [await boxOf('.map-list'), await boxOf('.map-frame')]
  expect(list.x + list.width).toBeLessThanOrEqual(map.x)
  expect(map.width).toBeGreaterThan(list.width)
  expect(await overflowing(page)).toEqual([])
  await page.setViewportSize({ width: 1920, height: 1080 })
  const rights = await page
    .locator('.map-cards > li')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)))
  const shown = rights.filter((right) => right > 0)
  expect(shown).toHaveLength(10)
  expect(shown.at(-1)).toBe(Math.max(...shown))
  expect((await boxOf('.map-frame')).width).toBeGreaterThan(1.4 * (await boxOf('.map-list')).width)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('on a phone the house that the row is moved to is marked on the map', async () => {
  const guest = await visit(browser, german, { viewport: phone })
  const { page } = guest
  await page.goto(mapOf(german, 'omraader=blavand&'))
  await drawn(page).first().waitFor()
  await page.locator('.map-cards').evaluate((row) => row.scrollBy(row.clientWidth, 0))
  const marked = page.locator('.is-marked button')
  await marked.waitFor()
  const row = await page.locator('.map-list').boundingBox()
  const { y = 0, height = 0 } = (await marked.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(row?.y ?? 0)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test.each([568, 640])('on a phone of 320 to %i pixels nothing of the first map is covered', async (height) => {
  const guest = await visit(browser, german, { viewport: { width: 320, height } })
  const { page } = guest
  await page.goto(mapOf(german, 'duration=7&1=4&'))
  await drawn(page).first().waitFor()
  await reloadWithFont(page)
  await drawn(page).first().waitFor()
  const inSight = ':is(.map-house, .map-group) button:visible'
  expect(await page.locator(inSight).count()).toBeGreaterThanOrEqual(3)
  for (const selector of [
    inSight,
    '.map-tools :is(label, .button, summary, .map-buttons button):visible',
    '.map-source button',
  ]) {
    const covered = await page.locator(selector).evaluateAll((all) =>
      all.flatMap((each) => {
        const { left, right, top, bottom, x, y, width, height } = each.getBoundingClientRect()
        const corners = [
          [x + width / 2, y + height / 2],
          [left + width / 4, top + height / 4],
          [right - width / 4, bottom - height / 4],
        ]
        const isClear = corners.every(([across = 0, down = 0]) =>
          each.contains(document.elementFromPoint(across, down)),
        )
        return isClear && left >= 0 && right <= innerWidth && width >= 24 && height >= 24 ? [] : each.outerHTML
      }),
    )
    expect(covered).toEqual([])
  }
  expect(await overflowing(page)).toEqual([])
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('the source of the map stands in one line at its lower edge, on a phone behind a button', async () => {
  const guest = await visit(browser, german, { viewport: phone })
  const { page, messages } = guest
  await page.goto(mapOf(german))
  await drawn(page).first().waitFor()
  const source = page.getByText(messages.map.source)
  expect(await source.isVisible()).toBe(false)
  await page.getByRole('button', { name: messages.map.data, exact: true }).click()
  await source.waitFor()
  await page.setViewportSize(desktop)
  await page.reload()
  await source.waitFor()
  const { y = 0, height = 0 } = (await source.boundingBox()) ?? {}
  expect(height).toBeLessThan(24)
  expect(desktop.height - y - height).toBeLessThan(24)
  expect(await page.getByRole('button', { name: messages.map.data, exact: true }).isVisible()).toBe(false)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('an area is drawn by two presses, without dragging, and only its houses are listed', async () => {
  const guest = await visit(browser, danish, { viewport: phone })
  const { page, messages } = guest
  await page.goto(mapOf(danish))
  await drawn(page).first().waitFor()
  const button = page.getByRole('button', { name: messages.map.draw, exact: true })
  await button.click()
  await page.keyboard.press('Escape')
  await page.getByText(messages.map.drawHint).waitFor({ state: 'detached' })
  await button.click()
  const hint = page.getByText(messages.map.drawHint)
  await hint.waitFor()
  const frame = await page.locator('.map-frame').boundingBox()
  const at = (x: number, y: number) =>
    page.mouse.click((frame?.x ?? 0) + x * (frame?.width ?? 0), (frame?.y ?? 0) + y * (frame?.height ?? 0))
  await at(0.1, 0.4)
  await at(0.8, 0.8)
  await hint.waitFor({ state: 'detached' })
  await expect.poll(() => kortOf(page)).not.toBeNull()
  const { totalHits } = await findHouses(`kort=${kortOf(page)}`)
  const all = (await findHouses('')).totalHits
  expect(totalHits).toBeGreaterThan(0)
  expect(totalHits).toBeLessThan(all)
  await page.getByText(formatMessage(messages.search.resultsFound, { count: totalHits }, danish)).waitFor()
  const shown = () =>
    page
      .locator(':is(.map-house, .map-group) button')
      .evaluateAll((each) => each.reduce((sum, one) => sum + Number(one.dataset.group ?? 1), 0))
  await expect.poll(shown).toBe(totalHits)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('the map fills the window and nothing behind it has the focus, until Escape; arrows come by a button', async () => {
  const guest = await visit(browser, german, { viewport: phone })
  const { page, messages } = guest
  await page.goto(mapOf(german))
  await reloadWithFont(page)
  await drawn(page).first().waitFor()
  const frame = page.locator('.map-frame')
  const before = await frame.boundingBox()
  const full = page.getByRole('button', { name: messages.map.fullScreen, exact: true })
  await full.click()
  expect(await frame.boundingBox()).toEqual({ x: 0, y: 0, ...phone })
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    const isBehind = await frame.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    )
    expect(isBehind).toBe(false)
  }
  await full.focus()
  await page.keyboard.press('Escape')
  await expect.poll(() => frame.boundingBox()).toEqual(before)

  const south = page.getByRole('button', { name: messages.map.pan.south, exact: true })
  expect(await south.isVisible()).toBe(false)
  await page.locator('.map-buttons summary').click()
  const centres = await page.locator('.map-pan button').evaluateAll((all) =>
    all.map((each) => {
      const { left, right, top, bottom } = each.querySelector('i')?.getBoundingClientRect() ?? new DOMRect()
      return { x: (left + right) / 2, y: (top + bottom) / 2 }
    }),
  )
  const [northAt, westAt, eastAt, southAt] = centres
  expect(Math.abs((northAt?.x ?? 0) - (southAt?.x ?? 9))).toBeLessThan(0.5)
  expect(Math.abs((westAt?.y ?? 0) - (eastAt?.y ?? 9))).toBeLessThan(0.5)
  await south.click()
  await expect.poll(() => kortOf(page)).not.toBeNull()
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('a phone’s map stays where it is when it is moved, and shows the whole coast again', async () => {
  const guest = await visit(browser, german, { viewport: phone })
  const { page, messages } = guest
  await page.goto(mapOf(german))
  await drawn(page).first().waitFor()
  const top = async () => (await page.locator('.map-frame').boundingBox())?.y
  const before = await top()
  await page.getByRole('button', { name: messages.map.zoomIn, exact: true }).click()
  await expect.poll(() => kortOf(page)).not.toBeNull()
  await page.locator('.map-part').waitFor({ state: 'attached' })
  expect(await top()).toBe(before)
  await page.getByRole('link', { name: messages.map.wholeCoast }).click()
  await expect.poll(() => kortOf(page)).toBeNull()
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('a phone’s map reaches down to the bar, also when what stands above it changes later', async () => {
  const guest = await visit(browser, german, { viewport: phone })
  const { page, messages } = guest
  await page.goto(mapOf(german, 'duration=7&1=4&'))
  await reloadWithFont(page)
  await drawn(page).first().waitFor()
  // Little stands above it, and there once of how many nights the prices are.
  expect((await page.locator('.map-frame').boundingBox())?.y).toBeLessThan(180)
  const nights = formatMessage(messages.card.nights, { count: 7 }, german)
  const note = formatMessage(messages.search.pricesFor, { nights }, german)
  expect(await page.locator('.results-bar .price-note').innerText()).toBe(note)
  expect((await page.locator('.how-we-sort').boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const end = async () => {
    const box = await page.locator('.map-frame').boundingBox()
    return Math.round((box?.y ?? 0) + (box?.height ?? 0))
  }
  const before = await end()
  await page.locator('.search-head').evaluate((head: HTMLElement) => {
    head.style.paddingBlockEnd = '40px'
  })
  await expect.poll(end).toBe(before)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('on a slow device a map that fills the window searches nothing by itself, and leaves the page as it was', async () => {
  const guest = await visit(browser, german, { viewport: phone })
  const { page, messages } = guest
  // What is animated comes to its end late.
  await page.addInitScript(() => {
    const wait = window.setTimeout
    window.setTimeout = ((run: () => void, ms = 0) => wait(run, ms === 250 ? 1500 : ms)) as typeof window.setTimeout
    window.addEventListener('transitionend', (event) => event.stopImmediatePropagation(), true)
  })
  await page.goto(mapOf(german))
  await reloadWithFont(page)
  await drawn(page).first().waitFor()
  const frame = page.locator('.map-frame')
  const before = await frame.boundingBox()
  const groups = await page.locator('.map-group').count()
  await page.getByRole('button', { name: messages.map.fullScreen, exact: true }).click()
  await expect.poll(() => frame.boundingBox()).toEqual({ x: 0, y: 0, ...phone })
  await page.waitForTimeout(2500)
  expect(kortOf(page)).toBeNull()
  // Nor has what a search adds meanwhile the focus.
  await page.evaluate(() => {
    const late = document.createElement('a')
    late.href = '#late'
    document.querySelector('main')?.appendChild(late)
  })
  await expect.poll(() => page.locator('a[href="#late"]').evaluate((late: HTMLElement) => late.inert)).toBe(true)
  await page.locator('a[href="#late"]').evaluate((late) => late.remove())
  await page.keyboard.press('Escape')
  await expect.poll(() => frame.boundingBox()).toEqual(before)
  await page.waitForTimeout(2500)
  expect(kortOf(page)).toBeNull()
  expect(await page.locator('.map-group').count()).toBe(groups)
  expect(guest.problems).toEqual([])
  await guest.end()
})

/** What stands on a map stands where it is, near its neighbours or not (WCAG 2.5.8, "Essential"). */
async function faultsBesidePlaces(page: Page): Promise<string[]> {
  const faults = await axeFaults(page, { withLayout: false })
  return faults.filter((fault) => !/^target-size:.*data-(group|pin)=/.test(fault))
}

test('close by, stripes of the land say how far it is to the water, and none lies in the sea', async () => {
  const guest = await visit(browser, german, { viewport: desktop })
  const { page } = guest
  await page.goto(mapOf(german, 'omraader=blavand&'))
  await drawn(page).first().waitFor()
  expect(await page.locator('.map-shores').innerText()).toMatch(/500\sm\s*1\skm/)
  const { dunes, shallows } = await page.evaluate(() => {
    const [water, ground] = [...document.querySelectorAll<HTMLCanvasElement>('.leaflet-overlay-pane canvas')].map(
      (each) => each.getContext('2d')?.getImageData(0, 0, each.width, each.height).data ?? new Uint8ClampedArray(),
    )
    const probe = document.createElement('i')
    document.querySelector('.leaflet-container')?.appendChild(probe)
    probe.style.color = 'var(--map-dunes)'
    const [red, green, blue] = getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? []
    let [dunes, shallows] = [0, 0]
    for (let at = 0; water && ground && at < ground.length; at += 4) {
      if (ground[at] === red && ground[at + 1] === green && ground[at + 2] === blue) dunes += 1
      if (water[at + 3] === 255 && ground[at + 3] === 0) shallows += 1
    }
    return { dunes, shallows }
  })
  expect(dunes).toBeGreaterThan(1000)
  expect(shallows).toBeGreaterThan(1000)
  for (let times = 0; times < 4; times += 1) {
    await page.getByRole('button', { name: guest.messages.map.zoomOut, exact: true }).click()
    await page.waitForFunction(() => !document.querySelector('.leaflet-zoom-anim'))
  }
  await page.locator('.map-shores').waitFor({ state: 'detached' })
  expect(guest.problems).toEqual([])
  await guest.end()
})
