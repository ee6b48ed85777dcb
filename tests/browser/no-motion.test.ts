import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { freeHouse, saturdayIn } from './agency.ts'
import { launchBrowser } from './browser.ts'
import { visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish] = markets

test.each(['no-preference', 'reduce'] as const)(
  'With the setting “%s” of motion things move, or nothing does',
  async (reducedMotion) => {
    const guest = await visit(browser, danish, { reducedMotion })
    const { page } = guest
    const house = await freeHouse(saturdayIn(200))
    const moving: string[] = []
    for (const path of [href.home(), href.search(danish), href.lodging(danish, house.name), href.favorites()]) {
      await page.goto(path)
      moving.push(...(await page.evaluate(movingElements)))
    }
    if (reducedMotion === 'reduce') expect(moving).toEqual([])
    else expect(moving).not.toEqual([])
    expect(guest.problems).toEqual([])
    await guest.end()
  },
)

/** What would change its place or size over time; a page that scrolls smoothly, too. */
function movingElements(): string[] {
  const isMove = /\b(all|scale|translate|transform|rotate|margin|inset|top|left|size|height|width)/
  const found = document.getAnimations().map(({ effect }) => `animates ${effect?.getComputedTiming().duration} ms`)
  for (const element of document.querySelectorAll('*')) {
    for (const part of [undefined, '::before', '::after']) {
      const { transitionProperty, transitionDuration, scrollBehavior } = getComputedStyle(element, part)
      const isSlow = transitionDuration.split(',').some((duration) => Number.parseFloat(duration) > 0)
      if (!(isSlow && isMove.test(transitionProperty)) && scrollBehavior !== 'smooth') continue
      found.push(`${element.tagName}.${element.className}${part ?? ''}: ${transitionProperty} ${transitionDuration}`)
    }
  }
  return found
}
