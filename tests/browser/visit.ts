import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page, Response } from 'playwright-core'
import { consentCookie } from '../../src/domain/consent.ts'
import type { Market } from '../../src/markets/market.ts'
import { type Messages, messagesOf } from '../../src/markets/messages/messages.ts'
import { thisSite } from '../this-site.ts'

/** URLs of the scripts that no page comes with. */
export const laterScripts = /\/assets\/(?!entry-)[^/]+\.js$/

export interface Visit {
  page: Page
  context: BrowserContext
  market: Market
  messages: Messages
  scripts: boolean
  origin: string
  /** Everything that went wrong meanwhile: errors of the console and of scripts, failed requests, statuses from 400. */
  problems: string[]
  /** An answer of this status is meant to come. */
  expectStatus(status: number): void
  /** The console is meant to say so. */
  expectMessage(words: string): void
  end(): Promise<void>
}

export interface VisitOptions extends BrowserContextOptions {
  scripts?: boolean
  /** What the guest has agreed to; the banner asks otherwise. Most tests are about something else. */
  consent?: string | null
  /** Real pictures; otherwise each is one grey point, so that what is tested does not wait for encoding them. */
  pictures?: boolean
  /** Of another site than the one that all tests share. */
  port?: number
}

const greyPoint = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

export function originOf(market: Market, port = thisSite().port): string {
  return `http://${market.key}.localhost:${port}`
}

/** A guest with a browser of their own, in one edition. */
export async function visit(browser: Browser, market: Market, options: VisitOptions = {}): Promise<Visit> {
  const { scripts = true, pictures = false, consent = 'necessary', port, ...settings } = options
  const origin = originOf(market, port)
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: scripts,
    locale: market.formatLocale,
    viewport: desktop,
    ...settings,
  })
  context.setDefaultTimeout(60_000)
  if (consent !== null) await context.addCookies([{ name: consentCookie, value: consent, url: origin }])
  if (!pictures && !scripts) {
    // A page without scripts whose pictures a session answers is now and then never loaded.
    const body = Buffer.from(greyPoint, 'base64')
    await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/webp', body }))
  }
  if (!pictures && scripts) {
    const newPage = context.newPage.bind(context)
    // Before the page goes anywhere: a load that has begun may wait for ever for a picture that is asked for meanwhile.
    context.newPage = async () => {
      const page = await newPage()
      await answerPictures(page)
      return page
    }
  }
  const problems: string[] = []
  const expected = new Set<number>()
  const words = new Set<string>()
  context.on('page', (opened) => watch(opened, problems, expected, words))
  const page = await context.newPage()
  return {
    page,
    context,
    market,
    messages: messagesOf(market),
    scripts,
    origin,
    problems,
    expectStatus: (status) => expected.add(status),
    expectMessage: (message) => words.add(message),
    end: () => context.close(),
  }
}

/**
 * Gives the page the grey point for each picture. Not by `context.route`: that asks this process about every request of
 * the page, and keeps the browser from caching any, which makes a page a third dearer.
 */
async function answerPictures(page: Page): Promise<void> {
  const reply = {
    responseCode: 200,
    responseHeaders: [
      { name: 'content-type', value: 'image/webp' },
      { name: 'cache-control', value: 'max-age=3600' },
    ],
    body: greyPoint,
  }
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // The page may have been left meanwhile.
    session.send('Fetch.fulfillRequest', { requestId, ...reply }).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*' }] })
}

function watch(page: Page, problems: string[], expected: ReadonlySet<number>, words: ReadonlySet<string>): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (isPartRetry(message.location().url)) return
    const status = Number(/status of (\d{3})/.exec(message.text())?.[1])
    if (expected.has(status) || [...words].some((each) => message.text().includes(each))) return
    problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`))
  page.on('requestfailed', (request) => {
    // Requests that a navigation cancels are no failures.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${reason} ${request.url()}`)
  })
  page.on('response', (response: Response) => {
    const status = response.status()
    if (status >= 400 && !expected.has(status) && !isPartRetry(response.url()))
      problems.push(`${status} ${response.url()}`)
  })
}

/** A part that was late on a busy machine comes by itself, later. */
function isPartRetry(url: string): boolean {
  return url.includes('/__nuxt_island/')
}

/** Guests whose browser has the fonts by now. */
const withFonts = new WeakSet<BrowserContext>()

/** Shows the page in its own letters: a font that came too late for a guest's first page is there for all that follow. */
export async function reloadWithFont(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  if (withFonts.has(page.context())) return
  withFonts.add(page.context())
  await page.reload({ waitUntil: 'load' })
}

/** With a plain space where lines may not break: titles of houses have such places on cards and pages. */
export async function plainText(element: Locator): Promise<string> {
  return (await element.innerText()).replaceAll('\u00a0', ' ')
}

/**
 * Waits until React has taken over that island. It is touched first: a busy machine's browser may find no idle moment to
 * begin by itself for two seconds, in which nobody here does anything.
 */
export async function hydrated(page: Page, island: string): Promise<void> {
  const element = page.locator(`mh-island[name=${island}]`).first()
  await element.dispatchEvent('pointerenter')
  await page.locator(`mh-island[name=${island}][data-hydrated]`).waitFor({ state: 'attached' })
}
