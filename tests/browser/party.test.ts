import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTrip } from '../../src/domain/read-trip.ts'
import { partyText } from '../../src/markets/booking-texts.ts'
import { formatMessage } from '../../src/markets/format-message.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { findHouses } from './agency.ts'
import { minorUnits, shownTotal } from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { phone, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const [danish, german] = markets
const party = { adults: 5, children: 0, infants: 0, pets: 1 }
const nights = 11
/** A budget that every house keeps. */
const searchQuery = 'maxPris=90000'

function tripOf(link: string) {
  return readTrip(new URL(link, 'http://localhost').searchParams)
}

function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

async function linkOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).first().getAttribute('href')) ?? ''
}

test.each([
  { edition: 'de', market: german, scripts: true },
  { edition: 'da', market: danish, scripts: false },
])(
  '$edition, scripts $scripts: five persons, a dog and eleven nights go along from the search to step 1',
  async ({ market, scripts }) => {
    const guest = await visit(browser, market, { scripts, viewport: phone, consent: 'necessary.functional' })
    const { page, messages, problems } = guest
    const words = plainSpaces(partyText(market, messages, party))

    // The search, and the house for the stay that is priced there.
    const search = `${href.search(market)}?1=5&husdyr=1&duration=${nights}&${searchQuery}`
    await page.goto(search)
    const card = page.locator('.cards article.card').first()
    const price = minorUnits(await card.locator('.price-now strong').innerText())
    const houseLink = await linkOf(page, '.cards .card-title a')
    expect(tripOf(houseLink)).toEqual({ arrival: expect.any(String), duration: nights, party, searchQuery })
    const line = page.locator('.trip-line > summary')
    await page.goto(houseLink)
    expect(await page.locator('.stay-box select[name=duration]').inputValue()).toBe(String(nights))
    expect(plainSpaces((await page.locator('.guests > summary > span').textContent()) ?? '')).toBe(words)
    expect(await shownTotal(page)).toBe(price)
    const bookLink = await linkOf(page, '.stay-box a.button.primary')
    expect(tripOf(bookLink)).toMatchObject({ duration: nights, party })

    // The comparison: by the tray, or by the link itself.
    await page.locator('.lodging-head .compare-link').click()
    if (scripts) await page.locator('.compare-tray a').click()
    await page.waitForURL('**/compare/?*')
    expect(tripOf(page.url())).toMatchObject({ duration: nights, party, searchQuery })
    expect(tripOf(await linkOf(page, '.compare-title'))).toMatchObject({ party, searchQuery })
    expect(plainSpaces(await line.innerText())).toContain(words)
    expect(plainSpaces(await line.innerText())).toContain(
      plainSpaces(formatMessage(messages.card.nights, { count: nights }, market)),
    )

    // The favourites: by the header, or where the heart's form leads.
    await page.goto(houseLink)
    await page.locator('.lodging-head .heart').click()
    if (scripts) {
      const favorites = `.tools a[href*="${href.favorites()}"]`
      // The trip is written into the link once the script that answers whoever is there has come.
      await page.locator(favorites).hover()
      await expect.poll(() => linkOf(page, favorites)).toContain(`duration=${nights}`)
      await page.locator(favorites).click()
    }
    await page.waitForURL(`**${href.favorites()}?*`)
    expect(tripOf(page.url())).toMatchObject({ duration: nights, party, searchQuery })
    expect(plainSpaces(await line.innerText())).toContain(words)
    expect(plainSpaces(await line.innerText())).toContain(
      plainSpaces(formatMessage(messages.card.nights, { count: nights }, market)),
    )
    expect(tripOf(await linkOf(page, '.favorites .card-title a'))).toMatchObject({ party, searchQuery })
    expect(minorUnits(await page.locator('.favorites .price-now strong').first().innerText())).toBe(price)

    // The shared list that begins there, and houses close to each other.
    await page.locator('.favorites-tools .actions a[href*="/shortlist/"]').click()
    await page.waitForURL('**/shortlist/?*')
    expect(await page.locator('[name=persons]').inputValue()).toBe('5')
    expect(await page.locator('[name=pets]').inputValue()).toBe('1')
    await page.goto(`${href.housesTogether()}${search.slice(search.indexOf('?'))}`)
    expect(await page.locator('main form [name="1"]').inputValue()).toBe('5')
    expect(await page.locator('main form [name=husdyr]').inputValue()).toBe('1')

    // What the browser has shown is linked with the party on pages that know of none.
    if (scripts) {
      await page.goto('/')
      const viewed = page.locator('.viewed-houses a').first()
      await viewed.focus()
      expect(new URL((await viewed.getAttribute('href')) ?? '', page.url()).pathname).toBe(
        new URL(houseLink, page.url()).pathname,
      )
    }

    // Step 1 of the very stay.
    await page.goto(bookLink)
    await page.waitForURL(`**${href.bookingStep(1)}`)
    expect(await page.locator('#field-adults').inputValue()).toBe('5')
    expect(await page.locator('#field-pets').inputValue()).toBe('1')
    expect(await page.locator('#field-duration').inputValue()).toBe(String(nights))
    expect(await shownTotal(page)).toBe(price)
    expect(problems).toEqual([])
    await guest.end()
  },
)

test.each([6, 11].flatMap((length) => [true, false].map((scripts) => ({ length, scripts }))))(
  'a house asked for $length nights by its table of prices shows them, and its form can be sent unchanged (scripts $scripts)',
  async ({ length, scripts }) => {
    const { hits } = await findHouses(`duration=${length}`)
    const hit = hits[0]
    if (!hit?.date) throw new Error(`No house is free for ${length} nights`)
    const guest = await visit(browser, danish, { scripts })
    const { page } = guest
    await page.goto(`${href.lodging(danish, hit.name)}?month=${hit.date.slice(0, 7)}`)
    const cell = `.prices a[href*="arrival=${hit.date}"][href*="duration=${length}"], a[href*="arrival=${hit.date}&duration=${length}"]`
    await page.goto(new URL(await linkOf(page, cell), page.url()).href)
    const box = page.locator('.stay-box')
    expect(await box.locator('[name=duration]').inputValue()).toBe(String(length))
    expect(await box.locator('[name=arrival]').inputValue()).toBe(hit.date)
    const total = await shownTotal(page)
    expect(total).toBe(hit.totalPrice)
    const form = box.locator('form[method=get]')
    // With scripts a price that is shown has no button; other choices send the form themselves.
    if (scripts) await form.evaluate((each) => (each as HTMLFormElement).requestSubmit())
    else await form.locator('button[type=submit]').click()
    await page.waitForURL((url) => url.searchParams.get('duration') === String(length))
    expect(tripOf(page.url())).toMatchObject({ arrival: hit.date, duration: length })
    expect(await box.locator('[name=duration]').inputValue()).toBe(String(length))
    expect(await shownTotal(page)).toBe(total)
    await guest.end()
  },
)
