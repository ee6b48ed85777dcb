import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { launchBrowser } from './browser.ts'
import { desktop, hydrated, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish] = markets

test('text becomes neither HTML nor script in any way but the site’s own, which goes on working', async () => {
  const guest = await visit(browser, danish, { viewport: desktop })
  const { page } = guest
  await page.goto(href.search(danish))
  await page.locator('.results-count').hover()
  await hydrated(page, 'search-panel')
  await page.locator('.card-title a').first().click()
  await page.waitForURL('**/sommerhus-**')
  await page.locator('.mosaic a').first().hover()
  await hydrated(page, 'gallery')
  await page.locator('.mosaic a').first().click()
  await page.locator('.pswp__button--arrow--next svg').waitFor()
  expect(guest.problems).toEqual([])

  // Each a way by which text that somebody else has written could come to run.
  const wentThrough = await page.evaluate(() => {
    const types = Reflect.get(globalThis, 'trustedTypes')
    const rules = { createHTML: String, createScript: String }
    const run = 'window.ran = 1'
    const ways: Record<string, () => unknown> = {
      html: () => Object.assign(document.createElement('div'), { innerHTML: `<img src=x onerror="${run}">` }),
      adjacent: () => document.body.insertAdjacentHTML('beforeend', `<svg onload="${run}">`),
      parsed: () => new DOMParser().parseFromString('<p>', 'text/html'),
      frame: () => Object.assign(document.createElement('iframe'), { srcdoc: '<p>' }),
      script: () => Object.assign(document.createElement('script'), { textContent: run }),
      urlOf: () => Object.assign(document.createElement('script'), { src: `data:text/javascript,${run}` }),
      worker: () => new Worker(`data:text/javascript,${run}`),
      policy: () => types.createPolicy('another', rules),
      ours: () => types.createPolicy('marehalm', rules),
    }
    return Object.entries(ways).flatMap(([name, way]) => {
      try {
        way()
        return [name]
      } catch (error) {
        return error instanceof TypeError ? [] : [`${name}: ${error}`]
      }
    })
  })
  expect(wentThrough).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  await guest.end()
})
