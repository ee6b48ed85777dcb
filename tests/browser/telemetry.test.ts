import type { Browser, Request } from 'playwright-core'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TelemetryBeaconSchema } from '../../src/contracts/telemetry.ts'
import { consentChange, consentCookie } from '../../src/domain/consent.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { launchBrowser } from './browser.ts'
import { type Visit, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** The telemetry of a guest's browser, and the scripts that it loads for it. */
function listen({ page }: Visit) {
  const told: Request[] = []
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/bridge/')) told.push(request)
    if (request.resourceType() === 'script') scripts.push(pathname)
  })
  return { told, scripts, isLoaded: () => scripts.some((path) => /\/session-/.test(path)) }
}

/** Notes that the page watches its vitals: a paint that comes before that is told of all the same, a departure is not. */
async function noteWatching({ page }: Visit): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype
    PerformanceObserver.prototype.observe = function (options) {
      observe.call(this, options)
      if (options?.type === 'largest-contentful-paint') Reflect.set(window, 'isWatching', true)
    }
  })
  return () => page.waitForFunction(() => Reflect.get(window, 'isWatching'))
}

/** Once the browser has drawn something. */
function painted({ page }: Visit): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
      }),
  )
}

/** As when the guest looks at another tab. */
async function turnAway({ page }: Visit): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
}

test('before consent nothing is measured, loaded or told', async () => {
  for (const consent of ['', 'necessary.functional.marketing', 'statistic.everything']) {
    const guest = await visit(browser, markets[0])
    const { told, scripts, isLoaded } = listen(guest)
    if (consent) await guest.context.addCookies([{ name: consentCookie, value: consent, url: guest.origin }])
    await guest.page.goto(href.search(markets[0]), { waitUntil: 'networkidle' })
    await turnAway(guest)
    await guest.page.waitForLoadState('networkidle')
    expect([consent, told.length, isLoaded()]).toEqual([consent, 0, false])
    if (consent === '') expect(scripts).toHaveLength(1)
    await guest.end()
  }
})

test('who agrees has the page’s vitals told as it goes, under its kind and its trace', async () => {
  const [, market] = markets
  const guest = await visit(browser, market)
  const { told } = listen(guest)
  const watching = await noteWatching(guest)
  const reply = await guest.page.goto(href.search(market))
  await painted(guest)
  await guest.context.addCookies([{ name: consentCookie, value: 'necessary.statistic', url: guest.origin }])
  await guest.page.evaluate((name) => document.dispatchEvent(new Event(name)), consentChange)
  await watching()
  await guest.page.locator('h1').click()
  // A vital that is too late for one beacon is sent with the next.
  const toldOf = async () => {
    await turnAway(guest)
    return told.flatMap((each) => v.parse(TelemetryBeaconSchema, each.postDataJSON()).body.events)
  }
  const vitals = async () => (await toldOf()).flatMap((event) => (event.type === 'vital' ? [event.name] : []))
  await expect.poll(vitals).toEqual(expect.arrayContaining(['TTFB', 'LCP', 'CLS']))
  for (const each of told) {
    expect(new URL(each.url()).pathname).toBe('/bridge/telemetry/unsafe/')
    const { body } = v.parse(TelemetryBeaconSchema, each.postDataJSON())
    expect(body.lan).toBe(market.id)
    expect(body.traces).toEqual([reply?.headers().traceparent?.split('-')[1]])
    expect(new Set(body.events.map(({ page }) => page))).toEqual(new Set(['search']))
    expect((await each.response())?.status()).toBe(202)
  }
  expect(guest.problems).toEqual([])

  // Withdrawn: from now on nothing more.
  await guest.context.clearCookies({ name: consentCookie })
  const before = told.length
  await turnAway(guest)
  await guest.page.goto(href.home(), { waitUntil: 'networkidle' })
  expect(told).toHaveLength(before)
  await guest.end()
})
