import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { axeFaults } from './audit.ts'
import { launchBrowser } from './browser.ts'
import { phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german] = markets

/** What the first card's picture says of their number without scripts, and how far from its corner. */
function mark(page: Page): Promise<{ text: string; place: string[] }> {
  return page
    .locator('.card-picture')
    .first()
    .evaluate((picture) => {
      const { content, right, bottom, width, height } = getComputedStyle(picture, '::after')
      return { text: content, place: [right, bottom, width, height] }
    })
}

function placeIn(element: Element): string[] {
  const { right, bottom, width, height } = getComputedStyle(element)
  return [right, bottom, width, height]
}

/** Paths of the pictures that the page has requested. */
function picturesOf(page: Page): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/media/')) asked.add(pathname)
  })
  return asked
}

test('a card’s further pictures are turned by buttons, fetched when one comes to it, and nothing moves', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await page.goto(href.search(danish), { waitUntil: 'networkidle' })
  const card = page.locator('.card').first()
  const further = (await card.locator('.card-picture').getAttribute('data-more'))?.split(' ') ?? []
  const first = new URL((await card.locator('img').getAttribute('src')) ?? '', page.url())
  expect(further).toHaveLength(4)
  const asked = picturesOf(page)
  const before = await card.boundingBox()
  // Their number stands there before any script, and where it stood when the script has come.
  expect(await mark(page)).toMatchObject({ text: '"1/5" / ""' })
  const stood = await mark(page)
  // Somebody is there, but not at a card.
  await page.locator('h1').hover()
  await page.locator('.card-slides').first().waitFor()
  expect(asked.size).toBe(0)
  expect(await card.locator('.slide-count').evaluate(placeIn)).toEqual(stood.place)

  await card.locator('.card-picture').hover()
  await expect
    .poll(() => [...asked].sort())
    .toEqual(further.map((name) => (name.startsWith('/') ? `/media${name}` : new URL(name, first).pathname)).sort())
  expect(await card.boundingBox()).toEqual(before)
  const count = card.locator('.slide-count')
  const next = card.getByRole('button', { name: '(nu 1 af 5)' })
  await next.click()
  await expect.poll(() => count.innerText()).toBe('2/5')
  // The button says where one is now, and is reached by the keyboard.
  await card.getByRole('button', { name: '(nu 2 af 5)' }).focus()
  for (const at of ['3/5', '4/5', '5/5', '1/5']) {
    await page.keyboard.press('Enter')
    await expect.poll(() => count.innerText()).toBe(at)
  }
  expect(await axeFaults(page)).toEqual([])
  // The picture leads where its title does.
  const house = await card.locator('.card-title a').getAttribute('href')
  await card.locator('.card-slides').click()
  await page.waitForURL(`**${house}`)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('a finger swipes them, also on cards that have come since', async () => {
  const guest = await visit(browser, german, { viewport: phone, hasTouch: true, isMobile: true })
  const { page } = guest
  await page.goto(href.search(german))
  await page.locator('h1').tap()
  const slides = page.locator('.card-slides').first()
  await slides.evaluate((element) => element.scrollTo({ left: element.clientWidth * 2 }))
  await expect.poll(() => page.locator('.slide-count').first().innerText()).toBe('3/5')
  await page.locator('form.sort [name=searchOrder]').selectOption('price-asc')
  await page.waitForURL('**/*searchOrder=price-asc*')
  await page.locator('.card-picture[data-more]').first().waitFor()
  await page.locator('.results-count').tap()
  await expect.poll(() => page.locator('.card-picture[data-more]').count()).toBe(0)
  expect(guest.problems).toEqual([])
  await guest.end()
})
