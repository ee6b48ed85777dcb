import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headerHidesPast, headerShrinksPast, menuShowDelay } from '../../client/measures.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { launchBrowser } from './browser.ts'
import { phone, visit } from './visit.ts'

const [danish] = markets
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a menu opens under a mouse that rests on it, not before its delay', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await page.goto(href.home())
  const menu = page.locator('[data-megamenu]').first()
  const opened = timeUntilOpen(page)
  expect(await menu.locator('.megamenu li').count()).toBe(0)
  await menu.locator('summary').hover()
  expect(await opened).toBeGreaterThanOrEqual(menuShowDelay)
  expect(await menu.getAttribute('open')).not.toBeNull()
  await menu.locator('.megamenu li a').last().waitFor()

  // The other menu takes its place; then the mouse leaves both.
  await page.locator('[data-megamenu] summary').nth(1).hover()
  await page.locator('[data-megamenu][open]').nth(0).locator('.megamenu').waitFor()
  await page.waitForFunction(() => document.querySelectorAll('[data-megamenu]')[1]?.hasAttribute('open'))
  expect(await menu.getAttribute('open')).toBeNull()
  await page.mouse.move(700, 890)
  await page.waitForFunction(() => !document.querySelector('[data-megamenu][open]'))
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('the keyboard opens a menu by staying on it, Escape gives its focus back, and leaving it closes it', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await page.goto(href.home())
  const menu = page.locator('[data-megamenu]').first()
  await page.locator('.menu-items > li > a').first().focus()
  await page.keyboard.press('Tab')
  await menu.locator('.megamenu').waitFor()
  await page.keyboard.press('Tab')
  expect(await menu.evaluate((each) => each.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  expect(await menu.locator('summary').evaluate((each) => each === document.activeElement)).toBe(true)
  expect(await menu.getAttribute('open')).toBeNull()

  await page.keyboard.press('Enter')
  await menu.locator('.more').focus()
  expect(await menu.getAttribute('open')).not.toBeNull()
  await page.locator('.tools .tool').first().focus()
  expect(await menu.getAttribute('open')).toBeNull()

  await menu.locator('summary').click()
  await page.mouse.click(700, 880)
  expect(await menu.getAttribute('open')).toBeNull()
  await menu.locator('summary').click()
  await menu.locator('.more').click()
  await page.waitForURL((url) => url.pathname !== href.home())
  expect(await page.locator('[data-megamenu][open]').count()).toBe(0)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test.each([{}, { viewport: phone }])(
  'the header shrinks, leaves on the way down and is back on the way up %o',
  async (options) => {
    const guest = await visit(browser, danish, options)
    const { page } = guest
    await page.goto(href.home())
    const header = page.locator('[data-site-header]')
    const whole = (await header.boundingBox())?.height ?? 0
    const main = page.locator('main')
    const top = await documentTop()

    await scrollTo(headerShrinksPast + 10)
    await page.locator('[data-site-header][data-shrunk]:not([data-away])').waitFor()
    await page.waitForFunction(
      (before) => (document.querySelector('[data-site-header]')?.clientHeight ?? 0) < before,
      whole - 10,
    )
    expect(await documentTop()).toBe(top)

    await scrollTo(headerHidesPast + 600)
    await page.locator('[data-site-header][data-away]').waitFor()
    await page.waitForFunction(
      () => (document.querySelector('[data-site-header]')?.getBoundingClientRect().bottom ?? 1) <= 0,
    )
    await scrollTo(headerHidesPast + 500)
    await page.locator('[data-site-header]:not([data-away])').waitFor()
    await page.waitForFunction(
      () => (document.querySelector('[data-site-header]')?.getBoundingClientRect().bottom ?? 0) > 50,
    )
    await scrollTo(0)
    await page.locator('[data-site-header]:not([data-shrunk])').waitFor()
    expect(guest.problems).toEqual([])
    await guest.end()

    function scrollTo(top: number) {
      return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    }
    function documentTop() {
      return main.evaluate((each) => Math.round(each.getBoundingClientRect().top + scrollY))
    }
  },
)

/** Milliseconds between the mouse's coming to a menu and the menu's opening, as the page itself measures them. */
function timeUntilOpen(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let since = 0
        addEventListener('pointerover', ({ target, timeStamp }) => {
          if (target instanceof Element && target.closest('summary')) since ||= timeStamp
        })
        document.querySelector('[data-megamenu]')?.addEventListener('toggle', () => resolve(performance.now() - since))
      }),
  )
}
