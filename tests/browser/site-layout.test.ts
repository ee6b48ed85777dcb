import { rm } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runWorkers } from '../../src/commands/run-workers.ts'
import { consentChange, consentCookie } from '../../src/domain/consent.ts'
import { hoursAttribute } from '../../src/islands/protocol.ts'
import { markets } from '../../src/markets/market.ts'
import type { OpeningMoment } from '../../src/markets/opening-texts.ts'
import { href } from '../../src/urls/paths.ts'
import { copyState, freePort, patient, unlimited } from '../running-site.ts'
import { keepSiteLog } from '../site-log.ts'
import { axeFaults, overflowing } from './audit.ts'
import { launchBrowser } from './browser.ts'
import { contentPlaces } from './places.ts'
import { desktop, phone, reloadWithFont, type Visit, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german, english] = markets

test('before a guest has chosen nothing is kept and nobody else is asked; a no is one press and moves nothing', async () => {
  const guest = await visit(browser, danish, { consent: null })
  const { page, context, messages } = guest
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto(href.home(), { waitUntil: 'networkidle' })
  const banner = page.locator('.consent-banner')
  await banner.waitFor()
  expect([...hosts]).toEqual([new URL(guest.origin).host])
  expect(await kept(guest)).toEqual([])

  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip-link')
  expect(await coveredByBanner(page, '.skip-link')).toBe(false)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(messages.consent.necessary)
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await banner.waitFor({ state: 'hidden' })
  expect(await kept(guest)).toEqual([consentCookie])
  expect((await context.cookies()).find(({ name }) => name === consentCookie)?.value).toBe('necessary')
  expect(await shiftsOf(page)).toBe(0)

  await page.goto(href.search(danish), { waitUntil: 'load' })
  expect(await banner.isVisible()).toBe(false)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('on a phone everything at the page’s end can be reached above the banner', async () => {
  const guest = await visit(browser, german, { consent: null, viewport: phone })
  const { page } = guest
  await page.goto(href.home())
  await page.locator('.consent-banner').waitFor()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect(await coveredByBanner(page, '.footer-end li:last-child a')).toBe(false)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflowing(page)).toEqual([])
  await guest.end()
})

test('the settings open over the page, tell what was changed, and take it back', async () => {
  const guest = await visit(browser, english)
  const { page, context, messages } = guest
  const texts = messages.consent
  await page.goto(href.home(), { waitUntil: 'load' })
  await showPresence(page)
  await page.evaluate((name) => {
    localStorage.setItem('marehalm_viewed', '[]')
    document.addEventListener(name, (event) => {
      document.title = String(event instanceof CustomEvent ? event.detail : '')
    })
  }, consentChange)
  const link = page.locator('.site-footer [data-cookie-settings]')
  await link.click()
  const dialog = page.getByRole('dialog', { name: texts.settings })
  await dialog.waitFor()
  expect(await axeFaults(page, { withLayout: false })).toEqual([])
  await dialog.getByLabel(texts.categories.statistic.title).check()
  await dialog.getByRole('button', { name: texts.save }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.title()).toBe('necessary,statistic')
  expect(await page.evaluate(() => localStorage.getItem('marehalm_viewed'))).toBeNull()
  await link.click()
  expect(await dialog.getByLabel(texts.categories.statistic.title).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: texts.necessary }).click()
  await expect.poll(() => page.title()).toBe('necessary')
  expect((await context.cookies()).find(({ name }) => name === consentCookie)?.value).toBe('necessary')
  await link.click()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.matches('[data-cookie-settings]'))).toBe(true)
  // A form that was sent before its script had come leaves it to the next page.
  await page.evaluate(() => localStorage.setItem('marehalm_viewed', '[]'))
  await page.reload()
  expect(await page.evaluate(() => localStorage.getItem('marehalm_viewed'))).toBeNull()
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('the opening hours change on the minute, without a reload', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  const hours = page.locator('.topline-hours')
  await page.goto(href.home(), { waitUntil: 'load' })
  const moments: OpeningMoment[] = JSON.parse((await hours.getAttribute(hoursAttribute)) ?? '[]')
  const opening = moments.findIndex(([, , isOpen], index) => index > 0 && isOpen === 1)
  const [minute, words] = moments[opening] ?? []
  if (minute === undefined || words === undefined) throw new Error('The agency opens within three days')
  await page.clock.install({ time: minute * 60_000 - 30_000 })
  await page.goto(href.home(), { waitUntil: 'load' })
  await expect.poll(() => hours.textContent()).toBe(moments[opening - 1]?.[1])
  expect(await page.locator('.topline .live-dot').isVisible()).toBe(false)
  await page.clock.fastForward(31_000)
  await expect.poll(() => hours.textContent()).toBe(words)
  expect(await page.locator('.topline .live-dot').isVisible()).toBe(true)
  await guest.end()
})

test.each([true, false])(
  'the footer is one window on a phone, with scripts %s, and all of it but the offices on wide ones',
  async (scripts) => {
    const guest = await visit(browser, danish, { viewport: phone, scripts })
    const { page } = guest
    const footer = page.locator('.site-footer')
    const links = footer.locator('a')
    await page.goto(href.favorites(), { waitUntil: 'load' })
    await reloadWithFont(page)
    expect((await footer.boundingBox())?.height).toBeLessThan(1000)
    for (const group of await footer.locator('summary').all()) await group.press('Enter')
    for (const link of await links.all()) expect(await link.isVisible(), await link.innerText()).toBe(true)
    expect(await overflowing(page)).toEqual([])

    // Nothing but the offices is folded there, and the other headings are nothing to press.
    await page.setViewportSize(desktop)
    await page.reload({ waitUntil: 'load' })
    expect((await footer.boundingBox())?.height).toBeLessThan(1000)
    await footer.locator('.footer-offices summary').press('Enter')
    for (const link of await links.all()) expect(await link.isVisible(), await link.innerText()).toBe(true)
    const focusable = await footer.locator('summary').evaluateAll((all) =>
      all.filter((each) => {
        each.focus()
        return document.activeElement === each && each.closest('.footer-offices') === null
      }),
    )
    expect(focusable).toEqual([])
    await guest.end()
  },
)

test('the partners move on by themselves until they are stopped, and not for who wants no motion', async () => {
  const moving = await visit(browser, german, { reducedMotion: 'no-preference' })
  const row = moving.page.locator('.partners ul')
  const button = moving.page.locator('.carousel-button')
  await moving.page.goto(href.home(), { waitUntil: 'load' })
  await row.scrollIntoViewIfNeeded()
  await showPresence(moving.page)
  await moving.page.mouse.move(5, 5)
  await expect.poll(() => row.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0)
  await button.click()
  expect(await button.textContent()).toBe(moving.messages.layout.footer.play)
  await row.focus()
  const before = await row.evaluate((each) => {
    each.scrollTo({ left: 0, behavior: 'instant' })
    return each.scrollLeft
  })
  await moving.page.keyboard.press('ArrowRight')
  await expect.poll(() => row.evaluate((each) => each.scrollLeft)).toBeGreaterThan(before)
  await moving.end()

  const still = await visit(browser, german, { reducedMotion: 'reduce' })
  await still.page.goto(href.home(), { waitUntil: 'load' })
  await showPresence(still.page)
  await still.page.locator('.partners').scrollIntoViewIfNeeded()
  await expect.poll(() => still.page.locator('.carousel-button').textContent()).toBe(still.messages.layout.footer.play)
  await still.end()
})

test('a widget of a host that is let in is a still until the guest asks for it, then that host alone is asked', async () => {
  const statePath = await copyState(inject('preparedPath'), 'embeds')
  const port = await freePort()
  const siteVariables = { ...patient, EMBED_HOSTS: 'reviews.example' }
  const site = await runWorkers({
    port,
    backendPort: null,
    statePath,
    rateLimit: unlimited,
    siteVariables,
    onLog: keepSiteLog,
  })
  const guest = await visit(browser, english, { consent: null, port })
  const { page, context, messages } = guest
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  for (const host of ['reviews.example', 'films.example']) {
    await context.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '812 reviews' }),
    )
  }
  const own = new URL(guest.origin).host
  const embed = page.locator('.site-footer .embed')
  const frame = embed.locator('iframe')

  await page.goto('/about-us/', { waitUntil: 'networkidle' })
  expect([[...hosts], await frame.count()]).toEqual([[own], 0])
  await showPresence(page)
  await embed.getByRole('button').first().click()
  await embed.frameLocator('iframe').getByText('812 reviews').waitFor()
  expect([...hosts]).toEqual([own, 'reviews.example'])
  expect(await kept(guest)).toEqual([])
  expect(guest.problems).toEqual([])

  // The policy lets in no other host, whoever asks for it.
  const refused = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
        const other = document.createElement('iframe')
        other.src = 'https://films.example/'
        document.body.appendChild(other)
      }),
  )
  expect(refused).toBe('frame-src')
  expect([...hosts]).toEqual([own, 'reviews.example'])

  await page.goto(href.home(), { waitUntil: 'load' })
  expect(await frame.count()).toBe(0)
  await showPresence(page)
  await embed.getByRole('button', { name: messages.consent.embed.always }).click()
  await frame.waitFor()
  expect((await context.cookies()).find(({ name }) => name === consentCookie)?.value).toBe('necessary.marketing')
  await page.reload()
  await showPresence(page)
  await frame.waitFor()
  await guest.end()
  await site.dispose()
  await rm(statePath, { recursive: true, force: true })
})

/** Moves the mouse: scripts for actions are loaded at the first one. */
async function showPresence(page: Page): Promise<void> {
  const answers = page.waitForResponse(/\/assets\/layout-[^/]+\.js$/)
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
  const script = (await answers).url()
  // A module runs once: whoever imports it again goes on after those who did before. The page's policy forbids eval.
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: `import('${script}')`, awaitPromise: true })
  await session.detach()
}

/** Names of everything that the browser stores of the site. */
async function kept({ page, context }: Visit): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name)
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...cookies, ...stored]
}

function coveredByBanner(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.consent-banner') !== null
  })
}

/** All that has moved since the page came (CLS). */
function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
        // Layout shifts are reported two frames later.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(Math.round(sum * 1000) / 1000))),
        )
      }),
  )
}

test('a page whose pictures never come is no wider than its window', async () => {
  const guest = await visit(browser, danish, { viewport: phone, scripts: false, pictures: true })
  const { page, context } = guest
  await context.route('**/media/**', (route) => route.abort('blockedbyclient'))
  const wide: string[] = []
  for (const path of ['/om-os/', contentPlaces.people, contentPlaces.jobs, contentPlaces.department]) {
    await page.goto(path, { waitUntil: 'load' })
    wide.push(...(await overflowing(page)).map((fault) => `${path}: ${fault}`))
  }
  expect(wide).toEqual([])
  await guest.end()
})
