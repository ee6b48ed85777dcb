import type { Browser, BrowserContext, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chunkReloadKey } from '../../client/measures.ts'
import { facility } from '../../src/domain/facilities.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { freeHouse, freeSaturdayHouse, saturdayIn } from './agency.ts'
import { beginBooking, chooseExtra, passStep1, shownTotal } from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { hydrated, laterScripts, phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish] = markets
const filterOf = (id: number) => `.filters [name="${id}"]`

test('A filter ticked before React is there takes effect when it comes, and what else was chosen stays', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  const release = await holdScripts(guest.context)
  await page.goto(`${href.search(danish)}?viewType=grid&persons=ignored`)
  const [all = 0] = await counts()
  await page.locator(filterOf(facility.woodStove)).check()
  await page.locator('.filters [name="1"], .search-box [name="1"]').first().selectOption('6')
  expect(new URL(page.url()).search).not.toContain(`${facility.woodStove}=`)
  release()
  await page.waitForURL((url) => url.searchParams.get(String(facility.woodStove)) === '1')
  const query = new URL(page.url()).searchParams
  expect([query.get('1'), query.get('viewType')]).toEqual(['6', 'grid'])
  await expect.poll(async () => (await counts())[0] ?? all).toBeLessThan(all)
  expect(await page.locator('.cards.grid').count()).toBe(1)
  expect(await page.locator(filterOf(facility.woodStove)).isChecked()).toBe(true)

  // A further filter is one more, and back takes it away again.
  await page.locator(filterOf(facility.sauna)).check()
  await page.waitForURL((url) => url.searchParams.has(String(facility.sauna)))
  await page.goBack()
  await page.waitForURL((url) => !url.searchParams.has(String(facility.sauna)))
  await expect.poll(() => page.locator(filterOf(facility.sauna)).isChecked()).toBe(false)
  expect(await page.locator(filterOf(facility.woodStove)).isChecked()).toBe(true)
  expect(guest.problems).toEqual([])
  await guest.end()

  async function counts() {
    return (await page.locator('.results-count').innerText()).replace(/[.,]/g, '').match(/\d+/g)?.map(Number) ?? []
  }
})

test('An order that is chosen without pointer, touch or focus, as by voice, takes effect', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await page.goto(href.search(danish))
  await page.locator('[name=searchOrder]').selectOption('price-asc')
  await page.waitForURL(/searchOrder=price-asc/)
  await page.waitForFunction(() => {
    const prices = [...document.querySelectorAll('.card .price-now strong')]
    const numbers = prices.map(({ textContent }) => Number(textContent.replace(/\D/g, '')))
    return numbers.length > 3 && numbers.every((number, place) => number >= (numbers[place - 1] ?? 0))
  })
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A month turned before React is there is turned when it comes, without a reload; a day leads to its stay', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  const arrival = saturdayIn(120)
  const house = await freeHouse(arrival)
  const release = await holdScripts(guest.context)
  await page.goto(`${href.lodging(danish, house.name)}?arrival=${arrival}&duration=7`)
  const url = page.url()
  const months = () =>
    page.locator('.calendar table').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  const before = await months()
  await page.locator('.calendar .rdp-nav a').last().click()
  await page.locator('.calendar .rdp-nav a[aria-busy=true]').waitFor()
  expect(await months()).toEqual(before)
  release()
  await expect.poll(async () => (await months())[0]).toBe(before[1])
  expect(page.url()).toBe(url)

  const day = page.locator('.calendar td a').first()
  const stay = new URL((await day.getAttribute('href')) ?? '', page.url()).searchParams.get('arrival')
  await day.click()
  await page.waitForURL(`**/*arrival=${stay}*`)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A date that is half typed when React comes is typed on', async () => {
  for (const path of [href.home(), href.search(danish)]) {
    const guest = await visit(browser, danish)
    const { page } = guest
    const release = await holdScripts(guest.context)
    await page.goto(path)
    const field = page.locator('.search-box [name=ankomst]')
    await field.focus()
    await page.keyboard.type('06')
    release()
    await page.locator('mh-island[data-hydrated] .search-box').waitFor()
    await page.keyboard.type('06')
    await page.keyboard.type('2027')
    expect(await field.inputValue()).toBe('2027-06-06')
    expect(guest.problems).toEqual([])
    await guest.end()
  }
})

test('The calendar is a grid of one tab stop: arrow keys walk every day, and a chosen day says what it comes to', async () => {
  const guest = await visit(browser, danish, { reducedMotion: 'reduce' })
  const { page, messages } = guest
  const arrival = saturdayIn(120)
  const house = await freeSaturdayHouse(arrival)
  await page.goto(`${href.lodging(danish, house.name)}?arrival=${arrival}&duration=7`)
  await page.locator('.calendar .rdp-range_start a').focus()
  await page.locator('.calendar [role=grid]').first().waitFor()
  expect(await page.locator('.calendar .rdp-root').getAttribute('lang')).toBe('da-DK')
  expect(await page.locator('.calendar td :is(a, button)[tabindex="0"]').count()).toBe(1)
  expect(await page.locator('.calendar td[aria-selected=true]').count()).toBe(8)
  const focused = () =>
    page.evaluate(
      () => (document.activeElement?.ariaLabel ?? document.activeElement?.firstElementChild?.textContent) || '',
    )
  expect(await focused()).toContain(messages.lodging.box.arrival)
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).toContain(messages.lodging.calendarNoArrival)
  expect(await focused()).toContain(messages.lodging.calendarChosen)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await expect.poll(focused).not.toContain(messages.lodging.calendarChosen)

  const other = page.locator('.calendar td:not(.rdp-selected) a').first()
  const stay = new URL((await other.getAttribute('href')) ?? '', page.url()).searchParams.get('arrival')
  await other.focus()
  const top = await page.evaluate(() => scrollY)
  await page.keyboard.press(' ')
  await page.waitForURL(`**/*arrival=${stay}*`)
  const said = page.locator('[data-announcer]')
  await expect
    .poll(() => said.innerText())
    .toContain(`i alt ${(await page.locator('.stay-box .total dd').innerText()).split(' · ')[0]}`)
  expect(await page.evaluate(() => scrollY)).toBe(top)
  expect(await page.evaluate(() => document.activeElement?.matches('.stay-box h2'))).toBe(true)
  let stops = 1
  while (!(await page.evaluate(() => document.activeElement?.matches('.button.primary'))) && stops < 9) {
    await page.keyboard.press('Tab')
    stops += 1
  }
  expect(stops).toBeLessThanOrEqual(5)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A picture clicked before React is there opens when it comes', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  const house = await freeHouse(saturdayIn(120))
  const release = await holdScripts(guest.context)
  await page.goto(href.lodging(danish, house.name))
  const url = page.url()
  await page.locator('.mosaic a').nth(1).click()
  expect(await page.locator('.pswp').count()).toBe(0)
  release()
  await page.locator('.pswp--open').waitFor()
  expect(page.url()).toBe(url)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('An add-on chosen before React is there is in the price when it comes', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  const arrival = saturdayIn(127)
  const house = await freeHouse(arrival)
  await beginBooking(guest, house.name, arrival)
  await passStep1(guest)
  const release = await holdScripts(guest.context)
  await page.reload()
  const total = await shownTotal(page)
  await chooseExtra(page)
  expect(await shownTotal(page)).toBe(total)
  release()
  await expect.poll(() => shownTotal(page)).toBeGreaterThan(total)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('Hearts and the badge answer while React never comes, and links and forms do what they do without scripts', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await guest.context.route(laterScripts, (route) => route.abort('aborted'))
  // As after the one time that the page has loaded again for them.
  await page.addInitScript((key) => sessionStorage.setItem(key + location.pathname, String(Date.now())), chunkReloadKey)
  await page.goto(href.search(danish))
  const heart = page.locator('.card .heart').first()
  await heart.click()
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('[data-favorites-count]').innerText()).toBe('1')
  await heart.click()
  expect(await heart.getAttribute('aria-pressed')).toBe('false')
  expect(await page.locator('[data-favorites-count]').isVisible()).toBe(false)

  await page.locator(filterOf(facility.sauna)).check()
  await page.locator('.filters button[type=submit]').click()
  await page.waitForURL((url) => url.searchParams.has(String(facility.sauna)))
  await page.locator('.card-title a').first().click()
  await page.waitForURL(/\/sommerhus-[a-z]+\d+\//)
  const pageUrl = page.url()
  await page.locator('.mosaic a').first().click()
  await page.waitForURL((url) => url.href !== pageUrl)
  expect(new URL(page.url()).pathname).toMatch(/^\/media\//)
  await guest.end()
})

test('Where an extension has taken a part of the search away and React fails on it, a filter still counts, and nothing goes', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await page.goto(`${href.search(danish)}?${facility.sauna}=1`)
  await hydrated(page, 'search-panel')
  await page.locator('.chosen .chip').evaluate((chip) => chip.remove())
  await page.locator(filterOf(facility.sauna)).uncheck()
  await page.waitForURL((url) => !url.searchParams.has(String(facility.sauna)))
  await page.locator('mh-island[name=search-panel]:not([data-hydrated]) .results-count').waitFor()
  expect(await page.locator(filterOf(facility.sauna)).isChecked()).toBe(false)
  expect(guest.problems.splice(0)).toEqual([expect.stringContaining('removeChild')])
  // From now on it is a form.
  await page.locator(filterOf(facility.woodStove)).check()
  await page.locator('.filters button[type=submit]').click()
  await page.waitForURL((url) => url.searchParams.has(String(facility.woodStove)))
  await page.locator('.results-count').waitFor()
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('Where a translator has replaced the texts of the search, it says how many houses a filter leaves', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await page.goto(href.search(danish))
  await hydrated(page, 'search-panel')
  // As browsers translate: each text is in an element of the translator's, of which React knows nothing.
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
    for (const text of found.filter(({ data }) => data.trim() !== '')) {
      const translated = document.createElement('font')
      translated.textContent = text.data
      text.replaceWith(translated)
    }
  })
  const count = () => page.locator('.results-count').innerText()
  const before = await count()
  await page.locator(filterOf(facility.sauna)).check()
  await expect.poll(count).not.toBe(before)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A step that is on its way arrives, though its island fails meanwhile', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  const arrival = saturdayIn(350)
  const house = await freeHouse(arrival)
  await beginBooking(guest, house.name, arrival)
  await hydrated(page, 'booking-price')
  const sent = Promise.withResolvers<void>()
  const failed = page.waitForEvent('pageerror')
  await page.route('**/api/price/**', async (route) => {
    await sent.promise
    await route.fulfill({ status: 404, json: {} })
  })
  await page.route(`**${href.bookingStep(1)}`, async (route) => {
    if (route.request().method() === 'POST') {
      sent.resolve()
      await failed
    }
    await route.fallback()
  })
  // As an extension of the browser does. React is to take it out when the price can't be had.
  await page.evaluate(() => document.querySelector('main .step-sum')?.remove())
  await page.locator('input[name=children]').fill('1')
  await page.locator('input[name=children]').blur()
  await page.locator('.booking-end button.primary').click()
  await page.waitForURL(`**${href.bookingStep(2)}`)
  expect((await failed).message).toContain('removeChild')
  await guest.end()
})

test('A browser without what others have had since 2024 has the whole search', async () => {
  const guest = await visit(browser, danish)
  const { page, messages } = guest
  await page.addInitScript(() => {
    Reflect.deleteProperty(Map, 'groupBy')
    Reflect.deleteProperty(AbortSignal, 'any')
  })
  await page.goto(href.home())
  await page.locator('.search-box .where input').first().focus()
  await hydrated(page, 'search-form')
  await page.locator('.where [role=option]').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.locator('.find-dialog input').fill('strand')
  await page.locator('.find-dialog [role=option]').first().waitFor()
  expect(await page.locator('.find-dialog').innerText()).not.toContain(messages.find.failedTitle)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A sheet that the browser opens by itself opens before React is there, and is modal once it is', async () => {
  const guest = await visit(browser, danish, { viewport: phone, hasTouch: true })
  const { page } = guest
  const release = await holdScripts(guest.context)
  await page.goto(href.search(danish))
  await page.locator('.filters-open').tap()
  await page.locator('.filters:popover-open').waitFor()
  release()
  await page.locator('dialog.sheet[open] .filters').waitFor()
  expect(guest.problems).toEqual([])
  await guest.end()
})

/** Keeps React and the islands’ code back until the function that it returns is called. */
async function holdScripts(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route(laterScripts, async (route: Route) => {
    await promise
    await route.continue()
  })
  return resolve
}
