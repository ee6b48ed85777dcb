import { globSync, readFileSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { thisSite } from '../this-site.ts'
import { freeHouse, saturdayIn } from './agency.ts'
import { beginBooking, order, passStep1, passStep2 } from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { builtCode, evaluatedModules } from './evaluated-modules.ts'
import { contentPlaces } from './places.ts'
import { hydrated, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const kilobyte = 1000
const editions = markets.map((market) => ({ market, edition: market.key }))

test.each(editions)('$edition: the search page with ten results, its styles and its script are light', async (each) => {
  const html = await get(`${each.edition}.localhost`, `${href.search(each.market)}?ankomst=${saturdayIn(200)}`)
  expect(html.split('class="card"').length - 1).toBe(10)
  const [script] = /\/assets\/entry-[^"]+\.js/.exec(html) ?? []
  const [styles] = /\/assets\/[^"]+\.css/.exec(html) ?? []
  expect(brotliSize(html)).toBeLessThanOrEqual(18 * kilobyte)
  expect(brotliSize(await get(`${each.edition}.localhost`, script ?? ''))).toBeLessThanOrEqual(6 * kilobyte)
  expect(brotliSize(await get(`${each.edition}.localhost`, styles ?? ''))).toBeLessThanOrEqual(14 * kilobyte)
})

/** Selectors of a sheet, each with those that it is nested in; of what stands in brackets only whether it is a `:has()`. */
function selectorsOf(text: string): string[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  function withoutBrackets(selector: string): string {
    const short = selector.replace(/\(([^()]*)\)/g, (_, inner: string) => (inner.includes(':has') ? ':has' : ''))
    return short === selector ? short : withoutBrackets(short)
  }
  function within(rules: CSSRuleList, outer: readonly string[]): string[] {
    return [...rules].flatMap((rule) => {
      if (!(rule instanceof CSSStyleRule)) return rule instanceof CSSGroupingRule ? within(rule.cssRules, outer) : []
      const parts = withoutBrackets(rule.selectorText).split(',')
      const own = parts.flatMap((part) => (outer.length === 0 ? part : outer.map((each) => part.replace('&', each))))
      return [...own, ...within(rule.cssRules, own)]
    })
  }
  return within(sheet.cssRules, [])
}

test('no style hangs on what is anywhere in the page: with each move of the focus all of the page would be styled anew', async () => {
  const guest = await visit(browser, markets[0])
  await guest.page.goto(contentPlaces.guide)
  const sheets = globSync('dist/client/assets/*.css').map((file) => readFileSync(file, 'utf8'))
  const selectors = await Promise.all(sheets.map((text) => guest.page.evaluate(selectorsOf, text)))
  await guest.end()
  const conditional = selectors.flat().filter((selector) => selector.includes(':has'))
  expect(conditional.length).toBeGreaterThan(10)
  expect(conditional.filter((selector) => /(?:^|[ >+~])(?:body|main)[^ >+~]*:has/.test(selector))).toEqual([])
  // What stands behind the condition has a name, or all that is below its element is meant.
  expect(conditional.filter((selector) => /:has[^ >+~]*(?: | ?> ?)(?:\*|:(?!is))/.test(selector))).toEqual([])
})

test('no script calls what Safari 17.5 or Firefox 120, the oldest that the build is for, do not have', () => {
  const scripts = globSync('dist/client/assets/*.js')
  expect(scripts.length).toBeGreaterThan(50)
  const newer =
    /\b(?:URL\.parse|AbortSignal\.any|Promise\.try|RegExp\.escape|Iterator\.from)\(|\.(?:keys|values|entries)\(\)\.(?:map|filter|some|every|find|flatMap|toArray)\(/
  const calling = scripts.filter((file) => newer.test(readFileSync(file, 'utf8')))
  expect(calling).toEqual([])
})

test('React stays away from a page until an island of it is touched', async () => {
  const [market] = markets
  const guest = await visit(browser, market)
  const { page } = guest
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const arrival = saturdayIn(160)
  const house = await freeHouse(arrival)
  const untouched = [
    href.home(),
    href.search(market),
    `${href.lodging(market, house.name)}?arrival=${arrival}&duration=7`,
    href.favorites(),
    contentPlaces.guide,
    contentPlaces.area,
  ]
  for (const path of untouched) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect([path, ...scripts.splice(0)]).toEqual([path, expect.stringMatching(/^\/assets\/entry-/)])
  }
  await page.goto(href.search(market))
  await page.locator('.results-count').hover()
  await hydrated(page, 'search-panel')
  expect(scripts.length).toBeGreaterThan(1)

  await beginBooking(guest, house.name, arrival)
  await passStep1(guest)
  await passStep2(guest)
  await order(guest)
  scripts.length = 0
  await page.reload({ waitUntil: 'networkidle' })
  expect(scripts).toHaveLength(1)
  expect(guest.problems).toEqual([])
  await guest.end()
})

/** Parts of a feature that any page may need: its URLs, its middleware and its Durable Objects. */
const ofAnyPage =
  /\/features\/(?:[a-z-]+\/(?:feature|routes|paths)\.ts$|(?:consent\/store-consent|editor\/middleware|scheduled\/endpoint|shortlist\/(?:contract|rules)|content-changes\/content-changes?)\.ts$|shortlist\/object\/)/

test('the site worker evaluates no page before its first answer, and for results none but theirs', () => {
  const start = featuresOf(evaluatedModules())
  expect(start).toContainEqual(expect.stringContaining('/search/feature.ts'))
  expect(start.filter((file) => !ofAnyPage.test(file))).toEqual([])
  const results = featuresOf(evaluatedModules('src/features/search/route.ts')).filter((file) => !ofAnyPage.test(file))
  expect(results).toContainEqual(expect.stringContaining('/search/page.tsx'))
  expect(results.filter((file) => !/\/features\/(?:search|house-list)\//.test(file))).toEqual([])
})

test('what is evaluated before the first answer is one file, and all else another', () => {
  const files = globSync('dist/marehalm/**/*.js').filter((file) => statSync(file).size > 2 * kilobyte)
  expect(files.sort()).toEqual([expect.stringContaining('/later/rest-'), 'dist/marehalm/start.js'])
  const whole = files.map((file) => statSync(file).size)
  expect(sum(whole)).toBeLessThanOrEqual(1312 * kilobyte)
})

test.each([
  ['any answer', [], { raw: 302, zipped: 110 }],
  ['a page of results', ['src/features/search/route.ts'], { raw: 516, zipped: 180 }],
  ['a house', ['src/features/lodging/route.ts'], { raw: 529, zipped: 187 }],
])('what the site worker evaluates for %s is light', (_, sources, most) => {
  const code = builtCode()
  const evaluated = evaluatedModules(...sources)
    .map((source) => code.get(source) ?? '')
    .join('')
  expect(Buffer.byteLength(evaluated)).toBeLessThanOrEqual(most.raw * kilobyte)
  expect(gzipSync(evaluated).length).toBeLessThanOrEqual(most.zipped * kilobyte)
})

function featuresOf(sources: readonly string[]): string[] {
  return sources.filter((source) => source.includes('src/features/'))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

function brotliSize(text: string): number {
  return brotliCompressSync(text).length
}

/** Hosts below localhost are this machine, which not every resolver knows. */
function get(host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port: thisSite().port, path, headers: { host: `${host}:${thisSite().port}` } },
      (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('error', reject)
        reply.on('end', () => {
          const text = Buffer.concat(parts).toString()
          if (reply.statusCode === 200) resolve(text)
          else reject(new Error(`${path} answered ${reply.statusCode}`))
        })
      },
    )
      .on('error', reject)
      .end()
  })
}
