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

/** Each a way by which text that somebody else has written could come to run. */
const ways: Record<string, string> = {
  html: `document.createElement('div').innerHTML = '<img src=x onerror="window.ran = 1">'`,
  adjacent: `document.body.insertAdjacentHTML('beforeend', '<svg onload="window.ran = 1">')`,
  parsed: `new DOMParser().parseFromString('<p>', 'text/html')`,
  frame: `document.createElement('iframe').srcdoc = '<script>parent.ran = 1</script>'`,
  script: `document.createElement('script').textContent = 'window.ran = 1'`,
  address: `document.createElement('script').src = 'data:text/javascript,window.ran=1'`,
  worker: `new Worker('data:text/javascript,1')`,
  policy: `trustedTypes.createPolicy('another', { createHTML: (text) => text })`,
  ours: `trustedTypes.createPolicy('marehalm', { createHTML: (text) => text })`,
}

test('text becomes neither HTML nor script in any way but the site’s own, which goes on working', async () => {
  const guest = await visit(browser, danish, { viewport: desktop })
  const { page } = guest
  await page.goto(href.search(danish))
  await page.locator('.results-count').hover()
  await hydrated(page, 'search-panel')
  await page.locator('.card a').first().click()
  await page.waitForURL('**/sommerhus-**')
  await page.locator('.mosaic a').first().hover()
  await hydrated(page, 'gallery')
  await page.locator('.mosaic a').first().click()
  await page.locator('.pswp__button--arrow--next svg').waitFor()
  expect(guest.problems).toEqual([])

  const refused = await page.evaluate((tries) => {
    // What the test itself writes runs in the page's own world: a function made of text would be refused, too.
    const attempts: Record<string, () => unknown> = {
      html: () => Object.assign(document.createElement('div'), { innerHTML: tries.html }),
      adjacent: () => document.body.insertAdjacentHTML('beforeend', String(tries.adjacent)),
      parsed: () => new DOMParser().parseFromString(String(tries.parsed), 'text/html'),
      frame: () => Object.assign(document.createElement('iframe'), { srcdoc: tries.frame }),
      script: () => Object.assign(document.createElement('script'), { textContent: tries.script }),
      address: () => Object.assign(document.createElement('script'), { src: tries.address }),
      worker: () => new Worker(String(tries.worker)),
      policy: () => globalThis.trustedTypes?.createPolicy('another', { createHTML: String, createScript: String }),
      ours: () => globalThis.trustedTypes?.createPolicy('marehalm', { createHTML: String, createScript: String }),
    }
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return `${name} went through`
      } catch (error) {
        return error instanceof TypeError ? name : String(error)
      }
    })
  }, ways)
  expect(refused).toEqual(Object.keys(ways))
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  await guest.end()
})
