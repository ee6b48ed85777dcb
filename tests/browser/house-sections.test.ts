import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { href } from '../../src/urls/paths.ts'
import { findHouses, freeHouse, freeHouses, saturdayIn } from './agency.ts'
import { overflowing } from './audit.ts'
import { minorUnits, shownTotal } from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { begin } from './soft.ts'
import { desktop, phone, reloadWithFont, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german, english] = markets

test('Folded, a house is read on a phone in 7,000 px, whatever it has', async () => {
  const guest = await visit(browser, german, { viewport: phone, scripts: false })
  const heights: Record<string, number> = {}
  for (const days of [60, 130, 200, 270]) {
    const arrival = saturdayIn(days)
    // The largest houses have the most to say.
    const { name } = await freeHouse(arrival, days > 130 ? 'searchOrder=persons' : '')
    for (const stay of ['', `?arrival=${arrival}&duration=7`]) {
      await guest.page.goto(`${href.lodging(german, name)}${stay}`)
      heights[name + stay] = await guest.page.evaluate(() => document.documentElement.scrollHeight)
    }
  }
  expect(Object.entries(heights).filter(([, height]) => height > 7_000)).toEqual([])
  await guest.end()
})

test('A house says what it is before what it costs, and its price box asks first', async () => {
  const guest = await visit(browser, english)
  const { page } = guest
  const arrival = saturdayIn(130)
  const { name } = await freeHouse(arrival)
  await page.goto(`${href.lodging(english, name)}?arrival=${arrival}&duration=7`)
  const order = [
    'about',
    'description',
    'rooms',
    'facilities',
    'reviews',
    'stays',
    'prices',
    'position',
    'good-to-know',
  ]
  const ids = await page.locator('.lodging-main > section').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.filter((id) => order.includes(id))).toEqual(order)
  const facilities = await page.locator('#facilities > .facts li').count()
  expect(facilities).toBeGreaterThanOrEqual(6)
  expect(facilities).toBeLessThanOrEqual(12)

  const box = page.locator('.stay-box')
  const top = async (selector: string) => (await box.locator(selector).first().boundingBox())?.y ?? 0
  expect(await top('select')).toBeLessThan(await top('a.primary'))
  expect(await top('a.primary')).toBeLessThan(await top('.price-lines'))
  expect(await box.locator('button:visible').count()).toBe(0)
  // The section of prices tells the same, at every width.
  const told = await page.locator('#prices .price-lines:has(.total) dd').allInnerTexts()
  const inBox = await box.locator('.price-lines dd').allInnerTexts()
  expect(told).toEqual(inBox.map((amount) => amount.split(' · ')[0]))

  // Chosen nights are one band; what the signs mean stands apart from the days.
  const looks = await page.evaluate(() => {
    const box = (each?: Element | null) => each?.getBoundingClientRect() ?? new DOMRect()
    const joins = [...document.querySelectorAll('.rdp-selected + .rdp-selected > .rdp-day_button')].map(
      (day) => box(day).left - box(day.parentElement?.previousElementSibling?.firstElementChild).right,
    )
    const legend = box(document.querySelector('.legend')).top - box(document.querySelector('.rdp-months')).bottom
    const rules = (row: string) =>
      [...document.querySelectorAll(`#prices .table ${row} > th`)].map(
        (each) => getComputedStyle(each).borderBottomWidth,
      )
    return { joins, legend, titles: rules('tr:not(:last-child):first-child'), lastRows: rules('tr:last-child') }
  })
  expect(looks.joins.length).toBeGreaterThan(2)
  expect(looks.joins.filter((gap) => Math.abs(gap) > 0.1)).toEqual([])
  expect(looks.legend).toBeGreaterThanOrEqual(12)
  // A group of prices ends without a rule: the title of the next one heads its own rows.
  expect(new Set(looks.titles)).toEqual(new Set(['1px']))
  expect(new Set(looks.lastRows)).toEqual(new Set(['0px']))

  const distances = await page.locator('#position .facts li').evaluateAll((all) => all.map((li) => li.clientHeight))
  expect(Math.max(...distances)).toBeLessThan(40)
  // Three similar houses have no room beside each other: two and an empty place would be two rows.
  await page.setViewportSize({ width: 768, height: 1024 })
  const cards = page.locator('#similar .cards > li')
  await cards.first().waitFor()
  expect(new Set(await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))).size).toBe(1)
  await page.setViewportSize(desktop)

  // An option that is chosen with the mouse is shown at once; the keyboard has a button.
  await box.locator('select[name=arrival]').focus()
  await page.keyboard.press('ArrowDown')
  await box.locator('button[type=submit]').waitFor()
  expect(new URL(page.url()).searchParams.get('arrival')).toBe(arrival)
  const select = box.locator('select[name=arrival]')
  const days = await select
    .locator('option')
    .evaluateAll((all) => all.flatMap((each) => each.getAttribute('value') || []).slice(0, 2))
  // The script that sends it comes with the first sign of a guest.
  const chosen = async () => {
    await page.mouse.click(5, 300)
    await select.selectOption(days.find((day) => !page.url().includes(day)) ?? '')
    return new URL(page.url()).searchParams.get('arrival')
  }
  await expect.poll(chosen).not.toBe(arrival)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('The tabs of a house lead to its sections, and say which one is read', async () => {
  const guest = await visit(browser, danish, { reducedMotion: 'reduce' })
  const { page } = guest
  const { tabs } = messagesOf(danish).lodging
  const { name } = await freeHouse(saturdayIn(60))
  // What stands above a section comes no later than it is led to.
  await page.goto(href.lodging(danish, name), { waitUntil: 'networkidle' })
  const current = page.locator('.section-tabs [aria-current]')
  for (const [id, tab] of Object.entries(tabs)) {
    // A part of the page that comes meanwhile moves the row away under the mouse, or the section that was led to.
    const sectionAfterClick = async () => {
      await page.locator('.section-tabs').getByRole('link', { name: tab }).click()
      return [new URL(page.url()).hash, ...(await current.allInnerTexts())]
    }
    await expect.poll(sectionAfterClick).toEqual([`#${id}`, tab])
    const [row, section] = [page.locator('.section-tabs'), page.locator(`#${id} :is(h2, .facts)`).first()]
    const placeOf = async () => (await section.boundingBox())?.y ?? Number.NaN
    const [below, place] = [await row.boundingBox(), await placeOf()]
    expect(place).toBeGreaterThanOrEqual((below?.y ?? 0) + (below?.height ?? 0))
    // From further down, the same tab leads there once more. A mouse would scroll up to the row first: the header that comes
    // then may lie over the tab before the mouse is released.
    await page.evaluate(() => scrollBy(0, 150))
    const link = page.locator('.section-tabs').getByRole('link', { name: tab })
    await link.evaluate((each: HTMLElement) => each.click())
    await expect.poll(placeOf).toBeCloseTo(place, 0)
  }
  expect(guest.problems).toEqual([])
  await guest.end()
})

test.each([true, false])(
  'With scripts %s what a month costs is there once it is opened, and the search goes along',
  async (scripts) => {
    const guest = await visit(browser, german, { scripts })
    const { page } = guest
    const arrival = saturdayIn(130)
    const { name } = await freeHouse(arrival)
    await page.goto(`${href.lodging(german, name)}?arrival=${arrival}&duration=7&adults=2&omraader=romo`)
    const matrix = page.locator('#matrix')
    expect(await matrix.locator('table').count()).toBe(0)
    await matrix.locator('summary').click()
    // With scripts it is requested in place of the link.
    if (!scripts) await matrix.locator('a').click()
    const stay = matrix.locator(`td a[href*="arrival=${arrival}&duration=7"]`)
    await stay.waitFor()
    expect(await matrix.locator('[data-fragment]').count()).toBe(0)
    await stay.click()
    await page.waitForURL(`**/*arrival=${arrival}&duration=7&adults=2&omraader=romo#stays`)
    await page.locator('.stay-box .price-lines').waitFor()
    expect(guest.problems).toEqual([])
    await guest.end()
  },
)

test.each([true, false])('With scripts %s the box changes who comes, and the price follows', async (scripts) => {
  const guest = await visit(browser, german, { scripts })
  const { page } = guest
  const arrival = saturdayIn(130)
  const { name } = await freeHouse(arrival, 'husdyr=1&1=4')
  const url = `${href.lodging(german, name)}?arrival=${arrival}&duration=7&omraader=blavand`
  // A choice is sent by the script of the layout.
  if (scripts) await begin(guest, url)
  else await page.goto(url)
  const box = page.locator('.stay-box')
  const choose = async (field: string, count: string) => {
    const select = box.locator(`select[name=${field}]`)
    await select.dispatchEvent('pointerdown')
    await select.selectOption(count)
    if (!scripts) await box.locator('button[type=submit]').click()
    await page.waitForURL((url) => url.searchParams.get(field) === count)
    await box.locator('.price-lines').waitFor()
  }
  const without = await shownTotal(page)
  await box.locator('.guests > summary').click()
  await choose('pets', '1')
  await expect.poll(() => shownTotal(page)).toBeGreaterThan(without)
  // With scripts the fields stay open for the next choice.
  if (scripts) await box.locator('select[name=children]').waitFor({ state: 'visible' })
  else await box.locator('.guests > summary').click()
  await choose('children', '1')
  expect(await box.locator('.guests > summary').innerText()).toMatch(/2\sErwachsene, 1\sKind, 1\sHaustier/)
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('arrival'), searchParams.get('omraader')]).toEqual([arrival, 'blavand'])
  expect(await box.locator('a.primary').getAttribute('href')).toMatch(/adults=2&children=1&pets=1/)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test.each([true, false])('On a phone with scripts %s a stay is chosen in a sheet', async (scripts) => {
  const guest = await visit(browser, danish, { viewport: phone, scripts, hasTouch: true })
  const { page } = guest
  const { name } = await freeHouse(saturdayIn(130))
  await page.goto(href.lodging(danish, name))
  const picker = page.locator('.stay-picker')
  const opener = page.locator('.stay-bar button')
  expect(await picker.isVisible()).toBe(false)
  await opener.click()
  await page.locator(scripts ? 'dialog:modal .stay-picker' : '.stay-picker').waitFor()
  await picker.getByRole('link', { name: '3 ' }).first().click()
  await page.waitForURL('**/*duration=3*')
  // With scripts the sheet stays; without them it is another page.
  if (!scripts) await opener.click()
  await picker.waitFor()
  const day = picker.locator('td a:visible').first()
  const arrival = new URL((await day.getAttribute('href')) ?? '', page.url()).searchParams.get('arrival')
  await day.click()
  await page.waitForURL(`**/*arrival=${arrival}*`)
  await page.locator('.stay-bar a.primary:visible').waitFor()
  expect(await picker.isVisible()).toBe(false)
  expect(new URL((await page.locator('.stay-bar a.primary').getAttribute('href')) ?? '', page.url()).search).toContain(
    `arrival=${arrival}`,
  )
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('On a phone the sheet of dates is opened, left and used by keyboard, and the focus comes back', async () => {
  const guest = await visit(browser, german, { viewport: phone })
  const { page } = guest
  const { name } = await freeHouse(saturdayIn(130))
  await page.goto(href.lodging(german, name))
  const opener = page.locator('.stay-bar button')
  const sheet = page.locator('dialog:modal .stay-picker')
  const focused = (selector: string) => page.evaluate((own) => document.activeElement?.matches(own) ?? false, selector)
  await opener.focus()
  await page.keyboard.press('Enter')
  await sheet.waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  expect(await focused('.stay-bar button')).toBe(true)

  // Another length is another page: the sheet opens again at what was pressed, and still leads back.
  await page.keyboard.press(' ')
  await sheet.waitFor()
  await sheet.getByRole('link', { name: '3 ' }).first().press('Enter')
  await page.waitForURL('**/*duration=3*')
  await expect.poll(() => focused('dialog:modal nav a[aria-current]')).toBe(true)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  expect(await focused('.stay-bar button')).toBe(true)

  await page.keyboard.press(' ')
  await sheet.waitFor()
  const day = '.stay-picker td a.rdp-day_button'
  // The grid is one stop, its first day one on which a stay may begin; what is beneath the sheet is none.
  for (let stops = 0; stops < 15 && !(await focused(day)); stops += 1) {
    await page.keyboard.press('Tab')
    expect(await focused('dialog:modal *, body')).toBe(true)
  }
  expect(await focused(day)).toBe(true)
  const first = await page.evaluate(() => document.activeElement?.textContent)
  const text = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(() => page.locator('.stay-picker [role=grid]').count()).toBeGreaterThan(0)
  // A key that is pressed before React has taken the grid over moves nothing: who sees that presses it again.
  const textAfter = async (key: string) => {
    await page.keyboard.press(key)
    return text()
  }
  const unhurried = { interval: 300 }
  await expect.poll(() => textAfter('ArrowRight'), unhurried).not.toBe(first)
  expect(await focused('.stay-picker .rdp-day_button')).toBe(true)
  await expect.poll(() => textAfter('ArrowLeft'), unhurried).toBe(first)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/*arrival=*')
  await page.locator('.stay-bar a.primary:visible').waitFor()
  expect(await page.locator('.stay-picker').isVisible()).toBe(false)
  expect(await focused('.stay-bar p')).toBe(true)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('A stay that is gone is told in the bar of a phone, whose button chooses the nearest one, without scripts too', async () => {
  const guest = await visit(browser, danish, { viewport: phone, scripts: false })
  const { name } = await freeHouse(saturdayIn(130))
  await guest.page.goto(`${href.lodging(danish, name)}?arrival=2020-01-04&duration=7`)
  expect(await guest.page.locator('.stay-bar p').innerText()).toContain(guest.messages.lodging.notFree)
  const nearest = guest.page.locator('.stay-bar a:visible')
  const total = await nearest.locator('b').innerText()
  await nearest.click()
  await expect.poll(() => guest.page.locator('.stay-bar strong').innerText()).toContain(total)
  expect(await guest.page.locator('.stay-bar a.primary:visible').innerText()).toContain(guest.messages.lodging.box.book)
  await guest.end()
})

test('On a tablet each fact of a house stands in one line, with and without a stay', async () => {
  const { hits } = await findHouses('result=50')
  const [house] = hits.toSorted((a, b) => b.title.length - a.title.length)
  for (const market of markets) {
    const guest = await visit(browser, market, { viewport: { width: 768, height: 1024 }, scripts: false })
    for (const width of [640, 700, 768, 900]) {
      await guest.page.setViewportSize({ width, height: 1024 })
      for (const stay of ['', `?arrival=${saturdayIn(130)}&duration=7&adults=2&children=2&infants=1&pets=1`]) {
        await guest.page.goto(`${href.lodging(market, house?.name ?? '')}${stay}`)
        const heights = await guest.page
          .locator('.lodging-brief .facts > li')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
        expect(heights.length).toBeGreaterThan(3)
        expect(Math.max(...heights), `${market.key} ${width} ${stay}`).toBeLessThan(36)
        expect(await overflowing(guest.page)).toEqual([])
      }
    }
    await guest.end()
  }
})

test('On a phone a house is told in the first window: picture, title and facts, however long its title', async () => {
  const { hits } = await findHouses('result=50')
  const [house] = hits.toSorted((a, b) => b.title.length - a.title.length)
  for (const market of markets) {
    const guest = await visit(browser, market, { viewport: phone, scripts: false })
    await guest.page.goto(
      `${href.lodging(market, house?.name ?? '')}?arrival=${saturdayIn(130)}&duration=7&adults=2&children=2&infants=1&pets=1`,
    )
    await reloadWithFont(guest.page)
    const boxOf = async (selector: string) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await guest.page.locator(selector).first().boundingBox()) ?? {}
      return { top: y, right: x + width, foot: y + height }
    }
    const [picture, title, facts] = [await boxOf('.mosaic img'), await boxOf('h1'), await boxOf('main .facts')]
    expect(picture.top).toBeLessThan(phone.height / 6)
    expect(facts.top).toBeGreaterThan(title.foot)
    expect(facts.foot).toBeLessThan((await boxOf('.stay-bar')).top)
    expect((await boxOf('.trip-line > summary')).right).toBe(facts.right)
    const words = guest.page.locator('.trip-line strong')
    const lines = await words.evaluate(
      (each) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight),
    )
    expect(Math.round(lines)).toBeLessThanOrEqual(2)
    expect(await words.innerText()).not.toMatch(/\d [^·]/)
    await guest.end()
  }
})

test.each(markets)(
  '$key: at a desk the first window of a house says what a stay costs, and leads on',
  async (market) => {
    const guest = await visit(browser, market, { scripts: market.key !== 'de' })
    const { page } = guest
    const arrival = saturdayIn(130)
    // The longest title takes the most lines.
    const houses = await freeHouses(arrival)
    const [{ name = '' } = {}] = houses.toSorted((one, other) => other.title.length - one.title.length)
    for (const [query, leadsTo] of [
      ['', '#stays'],
      [`?arrival=${arrival}&duration=7`, '/booking/?'],
    ] as const) {
      await page.goto(href.lodging(market, name) + query)
      for (const [width, height] of [
        [1440, 900],
        [1024, 768],
      ] as const) {
        await page.setViewportSize({ width, height })
        const bar = page.locator('.lodging-head .stay-bar')
        const { y = height, height: high = 0 } = (await bar.boundingBox()) ?? {}
        expect(y + high).toBeLessThan(height / 2)
        const facts = await page.locator('main .facts').first().boundingBox()
        expect((facts?.y ?? height) + (facts?.height ?? 0)).toBeLessThan(height)
        expect(await bar.locator('strong').innerText()).toMatch(/\d/)
        expect(await bar.locator('a:visible').getAttribute('href')).toContain(leadsTo)
        if (query) expect(minorUnits(await bar.locator('strong').innerText())).toBe(await shownTotal(page))
      }
    }
    expect(guest.problems).toEqual([])
    await guest.end()
  },
)

test.each([true, false])('With scripts %s what guests said is searched by words and stars', async (scripts) => {
  const guest = await visit(browser, german, { scripts })
  const { page, messages } = guest
  const { name } = await freeHouse(saturdayIn(60))
  await page.goto(`${href.lodging(german, name)}?adults=3`)
  const reviews = page.locator('#reviews')
  const { title, words, show, all } = messages.lodging.reviewFilter
  const [word = ''] = /\p{L}{5,}/u.exec(await reviews.locator('blockquote').first().innerText()) ?? []
  await reviews.getByText(title).click()
  await reviews.getByLabel(words).fill(word.toUpperCase())
  await reviews.locator('select').selectOption('4')
  await reviews.getByRole('button', { name: show }).click()
  await page.waitForURL('**/*reviewWords=*')
  expect(page.url()).toContain('adults=3')
  expect(page.url()).toContain('reviewStars=4')
  const found = await reviews.locator('.reviews > li').allInnerTexts()
  expect(found.length).toBeGreaterThan(0)
  for (const text of found) expect(text.toLowerCase()).toContain(word.toLowerCase())
  await reviews.getByLabel(words).fill('xyzzyx')
  await reviews.getByRole('button', { name: show }).click()
  await page.waitForURL('**/*reviewWords=xyzzyx*')
  expect(await reviews.locator('.reviews > li').count()).toBe(0)
  await reviews.getByRole('link', { name: all }).click()
  await page.waitForURL((url) => !url.search.includes('reviewWords'))
  expect(page.url()).toContain('adults=3')
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('On a phone the tab that the keyboard is on is seen as a whole', async () => {
  const guest = await visit(browser, english, { viewport: phone, reducedMotion: 'reduce' })
  const { page } = guest
  const { name } = await freeHouse(saturdayIn(60))
  await page.goto(href.lodging(english, name))
  await reloadWithFont(page)
  const tabs = page.locator('.section-tabs a')
  await tabs.first().focus()
  for (let place = 0; place < (await tabs.count()); place += 1) {
    const tab = tabs.nth(place)
    expect(await tab.evaluate((each) => each === document.activeElement)).toBe(true)
    const right = () => tab.evaluate((each) => each.getBoundingClientRect().right)
    await expect.poll(right, { message: await tab.innerText() }).toBeLessThanOrEqual(phone.width)
    await page.keyboard.press('Tab')
  }
  await guest.end()
})

test('A link into a house marks the section that it leads to, before anything is touched', async () => {
  const guest = await visit(browser, danish)
  const { name } = await freeHouse(saturdayIn(60))
  await guest.page.goto(`${href.lodging(danish, name)}#reviews`)
  const current = guest.page.locator('.section-tabs [aria-current]')
  await expect.poll(() => current.allInnerTexts()).toEqual([guest.messages.lodging.tabs.reviews])
  await guest.end()
})

test('On a phone the tab of a place that was scrolled to by no hand is marked and in sight, and the page stays', async () => {
  const guest = await visit(browser, german, { viewport: phone, reducedMotion: 'reduce' })
  const { page } = guest
  const { name } = await freeHouse(saturdayIn(60))
  await page.goto(href.lodging(german, name), { waitUntil: 'load' })
  const scrolled = await page.evaluate(() => {
    document.querySelector('#reviews')?.scrollIntoView()
    return scrollY
  })
  const current = page.locator('.section-tabs [aria-current]')
  await expect.poll(() => current.allInnerTexts()).toEqual([guest.messages.lodging.tabs.reviews])
  const [row, tab] = [await page.locator('.section-tabs ul').boundingBox(), await current.boundingBox()]
  expect(tab?.x).toBeGreaterThanOrEqual(row?.x ?? Number.NaN)
  expect((tab?.x ?? Number.NaN) + (tab?.width ?? 0)).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0))
  expect(await current.evaluate((each) => getComputedStyle(each).borderBottomColor)).not.toBe('rgba(0, 0, 0, 0)')
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await guest.end()
})

test('A house that is opened from the search has none but its first tab marked before it is scrolled', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  const link = page.locator('.card-title a').first()
  await page.goto(href.search(danish))
  // The site knows it before: here it is only shown.
  await page.goto((await link.getAttribute('href')) ?? '')
  const loads = await begin(guest, href.search(danish))
  await link.click()
  await page.locator('.section-tabs').waitFor()
  await page.locator('main:not([data-arriving])').waitFor()
  // Of two frames the first may still be the one that leaves the sections out.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.locator('.section-tabs a').count()).toBe(6)
  expect([[], [guest.messages.lodging.tabs.about]]).toContainEqual(
    await page.locator('.section-tabs [aria-current]').allInnerTexts(),
  )
  expect(loads).toEqual([])
  await guest.end()
})
