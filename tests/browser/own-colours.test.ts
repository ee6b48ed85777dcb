import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { findHouses, saturdayIn } from './agency.ts'
import { launchBrowser } from './browser.ts'
import { visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german] = markets

async function reviewedHouse(): Promise<string> {
  const { hits } = await findHouses('result=50')
  const house = hits.find(({ reviewCount }) => reviewCount > 3)
  if (!house) throw new Error('No house has reviews')
  return house.name
}

test('With forced colours, what is current or chosen can be read on its fill', async () => {
  const guest = await visit(browser, german, { forcedColors: 'active', colorScheme: 'dark' })
  const { page } = guest
  await page.goto(href.lodging(german, await reviewedHouse()))
  // The tab of the section in view, and the length of stay.
  await page.locator('#about').scrollIntoViewIfNeeded()
  await page.locator('[data-section-tabs] [aria-current]').waitFor()
  for (const current of await page.locator('main [aria-current]:visible, header [aria-current]:visible').all()) {
    expect(await contrastOf(current, 'color', 'backgroundColor'), await current.innerText()).toBeGreaterThan(4.5)
  }
  expect(await unseenIcons(page)).toEqual([])
  for (const path of [href.search(german), href.home()]) {
    await page.goto(path)
    expect(await unseenIcons(page), path).toEqual([])
  }
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('With more contrast, what is filled is told from what lies on it', async () => {
  const guest = await visit(browser, danish, { contrast: 'more' })
  const { page } = guest
  await page.goto(href.lodging(danish, await reviewedHouse()))
  // Numbers, strokes and values that lie on them are of the ink or of a colour as dark.
  const fills = page.locator('#reviews meter, .plan-corridor, .plan-water')
  await fills.first().waitFor({ state: 'attached' })
  for (const fill of await fills.all()) {
    const isBox = (await fill.evaluate((element) => element.tagName)) === 'METER'
    expect(await contrastOf(fill, 'color', isBox ? 'backgroundColor' : 'fill')).toBeGreaterThan(4.5)
  }

  await page.goto(`${href.search(danish)}?70=1`)
  const chip = page.locator('.chip').first()
  const before = await chip.evaluate((element) => getComputedStyle(element).backgroundColor)
  await chip.hover()
  await expect.poll(() => chip.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(before)
  expect(await contrastOf(chip, 'color', 'backgroundColor')).toBeGreaterThan(4.5)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('In a browser that knows no scheme of colours, dark or not, texts, buttons and switches are seen', async () => {
  const guest = await visit(browser, danish, { colorScheme: 'dark' })
  const { page, context } = guest
  await context.route(/\/assets\/[^/]+\.css$/, async (route) => {
    const sheet = await readFile(`dist/client${new URL(route.request().url()).pathname}`, 'utf8')
    await route.fulfill({ contentType: 'text/css', body: sheet.replaceAll('light-dark(', 'two-colours(') })
  })
  await page.goto(href.home())
  const filled = '.site-footer, .section.sea, .search-box .button.primary'
  for (const each of await page.locator(filled).all())
    expect(await contrastOf(each, 'color', 'backgroundColor'), await each.innerText()).toBeGreaterThan(4.5)
  expect(await contrastOf(page.locator('body'), 'color', 'backgroundColor')).toBeGreaterThan(4.5)

  await page.goto(href.book(await reviewedHouse(), saturdayIn(240), 7))
  const arrow = page.locator('.booking-form select').first()
  expect(await arrow.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)')
  expect(await arrow.evaluate((element) => getComputedStyle(element).borderTopColor)).toBe('rgb(141, 134, 116)')
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('With forced colours, a day of arrival that is not chosen is named once', async () => {
  const guest = await visit(browser, danish, { forcedColors: 'active' })
  const { page } = guest
  await page.goto(href.home())
  const field = page.locator('.arrival-field')
  expect(await field.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none')
  expect(guest.problems).toEqual([])
  await guest.end()
})

/** Icons of main, drawn by a mask, that have the colour of their ground. */
async function unseenIcons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const filled = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.body).backgroundColor
      const { backgroundColor } = getComputedStyle(element)
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? filled(element.parentElement) : backgroundColor
    }
    return [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { maskImage, backgroundColor } = getComputedStyle(element, '::before')
        return maskImage !== 'none' && element.checkVisibility() && backgroundColor === filled(element)
      })
      .map(({ className, tagName }) => `${tagName}.${className}`)
  })
}

/** Of two colours of an element as they are computed (WCAG 2, relative luminance). */
async function contrastOf(element: Locator, front: 'color', back: 'backgroundColor' | 'fill'): Promise<number> {
  const [text, ground] = await element.evaluate(
    (each, [one, other]) => {
      const style = getComputedStyle(each)
      return [style[one], style[other]]
    },
    [front, back] as const,
  )
  return ratioOf(element, text, ground)
}

/** The browser itself turns any colour that CSS can name into red, green and blue. */
async function ratioOf(element: Locator, one = '', other = ''): Promise<number> {
  const [lighter = 0, darker = 0] = await element.evaluate(
    (_, colours) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      return colours
        .map((colour) => {
          if (!context) return 0
          context.clearRect(0, 0, 1, 1)
          context.fillStyle = colour
          context.fillRect(0, 0, 1, 1)
          const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
            const share = part / 255
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
          })
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        })
        .sort((a, b) => b - a)
    },
    [one, other],
  )
  return (lighter + 0.05) / (darker + 0.05)
}
