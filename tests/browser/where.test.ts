import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchDebounce } from '../../src/islands/forms-query.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { axeFaults } from './audit.ts'
import { launchBrowser } from './browser.ts'
import { hydrated, phone, reloadWithFont, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german, english] = markets
const areasOf = (url: URL | string) => new URL(url).searchParams.get('omraader')

test('several places are typed and chosen by the keyboard, and searched for at once', async () => {
  const guest = await visit(browser, english)
  const { page } = guest
  await page.goto(href.search(english))
  const field = page.locator('.search-box [name=hvor]')
  await field.focus()
  // What is typed before React comes counts as well.
  await page.keyboard.type('blå')
  await hydrated(page, 'search-panel')
  const list = page.getByRole('listbox')
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe('field-hvor-area-blavand')
  expect(await list.locator('#field-hvor-area-blavand').getAttribute('aria-selected')).toBe('false')
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => areasOf(url.href) === 'blavand')
  expect(await field.inputValue()).toBe('')
  await page.keyboard.type('romo')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => areasOf(url.href) === 'blavand,romo')
  expect(await field.getAttribute('placeholder')).toBe('Rømø, Blåvand')
  await page.keyboard.press('Escape')
  expect([await field.getAttribute('aria-expanded'), await list.isVisible()]).toEqual(['false', false])

  // A place that is taken away is chosen no longer; back brings it again.
  await field.click()
  await list.getByRole('option', { name: 'Blåvand' }).click()
  await page.waitForURL((url) => areasOf(url.href) === 'romo')
  await expect.poll(() => field.getAttribute('placeholder')).toBe('Rømø')
  await page.goBack()
  await expect.poll(() => field.getAttribute('placeholder')).toBe('Rømø, Blåvand')
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('who goes back right after a choice sees what the earlier search chose, and stays there', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await page.goto(`${href.search(danish)}?ankomst=2027-06-19&minPris=2000`)
  await page.locator('.trip-line > summary').click()
  await hydrated(page, 'search-panel')
  const low = page.locator('.range input').first()
  const shown = async () => [
    await page.locator('.search-box [name=hvor]').getAttribute('placeholder'),
    await page.locator('.arrival-field').innerText(),
    await low.inputValue(),
  ]
  await page.waitForTimeout(500)
  const before = await shown()
  expect(before).toEqual([
    guest.messages.search.form.allAreas,
    expect.stringContaining('19. juni 2027'),
    expect.not.stringMatching(/^0$/),
  ])
  // The same search on its second page, which nothing was chosen on.
  await page.locator('.pager [rel=next]').click()
  await page.waitForURL(/page=2/)
  await page.evaluate(() => {
    const pick = <T extends Element>(selector: string) => document.querySelector<T>(selector)
    pick<HTMLInputElement>('.where [value=romo]')?.click()
    const write = (field: HTMLInputElement | null, value: string) => {
      if (!field) return
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    write(pick('.arrival-field [name=ankomst]'), '2027-06-26')
    write(pick('.range input'), '0')
    history.back()
  })
  await page.waitForURL((url) => !url.searchParams.has('page'))
  await expect.poll(shown).toEqual(before)
  // Nor does what rested go on to be searched for.
  await page.waitForTimeout(2 * searchDebounce)
  expect([areasOf(page.url()), new URL(page.url()).searchParams.get('ankomst')]).toEqual([null, '2027-06-19'])
  expect(await shown()).toEqual(before)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('a street is found in the same field, and a house by its code', async () => {
  const guest = await visit(browser, danish)
  const { page } = guest
  await page.goto(href.search(danish))
  const streets: string[] = await page.evaluate(async () => {
    const reply = await fetch('/api/streets/')
    return (await reply.json<{ data: string[] }>()).data
  })
  const street = streets.find((name) => /^[A-Z][a-z]+vej$/.test(name)) ?? ''
  const field = page.locator('.search-box [name=hvor]')
  await field.focus()
  await hydrated(page, 'search-panel')
  await page.keyboard.type(street.slice(0, -2))
  await page.getByRole('option', { name: street, exact: true }).click()
  await page.waitForURL((url) => url.searchParams.get('vejnavn') === street)
  expect(await field.inputValue()).toBe(street)
  const code = await page.locator('.card .card-area').first().innerText()
  const house = /· (\S+)/.exec(code)?.[1] ?? ''
  await field.fill(house)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${href.lodging(danish, house)}**`)
  expect(guest.problems).toEqual([])
  await guest.end()
})

test('without scripts places are typed, or ticked in a list with their numbers', async () => {
  const guest = await visit(browser, german, { scripts: false, viewport: phone })
  const { page, messages } = guest
  const { places } = messages.search.form
  await page.goto(`${href.search(german)}?omraader=fano`)
  await page.locator('.trip-line > summary').click()
  await page.locator('.where summary').click()
  const box = (name: string) => page.getByRole('group').getByLabel(name)
  expect(await box('Fanø').isChecked()).toBe(true)
  await page.locator('.where').getByText(messages.search.form.showAll).click()
  await page.locator('.where summary').click()
  await box('Rømø').check()
  expect(places.choose).toBe(await page.locator('.where summary').innerText())
  await page.locator('.search-box [name=hvor]').fill('Henne')
  await page.locator('.search-box [type=submit]').click()
  await page.locator('.trip-line > summary').click()
  expect(
    await page
      .locator('.where [type=checkbox]:checked')
      .evaluateAll((all) => all.map((each) => each.getAttribute('value'))),
  ).toEqual(['romo', 'fano', 'henne-strand'])
  expect(guest.problems).toEqual([])
  await guest.end()
})

/**
 * Texts that a field of the search box would cut. Names of holidays and weeks have to fit; the days after them need
 * not.
 */
function cutChoices(): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  return [...document.querySelectorAll('.search-box .field > :is(select, input)')].flatMap((field) => {
    if (!pen || !field.checkVisibility()) return []
    const { font, paddingLeft, paddingRight } = getComputedStyle(field)
    pen.font = font
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const choices = [...field.querySelectorAll('option')].map(({ textContent }) => textContent ?? '')
    const texts = [field.getAttribute('placeholder') ?? '', ...choices].map((text) => text.replace(/ \([\d.,]+\)$/, ''))
    const names = texts.map((text) => text.split(' · ')[0] ?? '')
    return names.filter((name) => pen.measureText(name).width > room + 1)
  })
}

test.each(markets)('no name of a field in the search box lies over what is chosen in it: %o', async (market) => {
  const guest = await visit(browser, market, { viewport: phone, scripts: false })
  const { page } = guest
  for (const path of [href.home(), href.housesTogether()]) {
    await page.goto(path)
    await reloadWithFont(page)
    if (path === href.home()) await page.locator('.search-open').click()
    for (const choice of Object.values(guest.messages.search.form.when.choices)) {
      await page.locator('.search-box .when').getByText(choice, { exact: true }).click()
      const fields = await page.locator('.search-box .field:visible').all()
      const places = await Promise.all(
        fields.map(async (field) => {
          const [label, box] = [await field.locator('label').first().boundingBox(), await field.boundingBox()]
          return { text: await field.locator('label').first().innerText(), label, box }
        }),
      )
      const twoLines = places.filter(({ label }) => (label?.height ?? 0) > 24)
      const tooWide = places.filter(({ label, box }) => label && box && label.x + label.width > box.x + box.width)
      expect([path, choice, ...[...twoLines, ...tooWide].map(({ text }) => text)]).toEqual([path, choice])
      for (const width of [320, phone.width]) {
        await page.setViewportSize({ ...phone, width })
        expect([path, width, ...(await page.evaluate(cutChoices))]).toEqual([path, width])
      }
    }
    // What the whole coast is called can be read.
    const where = await page.locator('.search-box .where').boundingBox()
    expect(where?.width).toBeGreaterThan(phone.width * 0.75)
  }
  await guest.end()
})
