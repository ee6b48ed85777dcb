import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { freeHouse, guest as guestDetails, saturdayIn } from './agency.ts'
import { beginBooking, fillGuest, order, passStep1 } from './booking-steps.ts'
import { launchBrowser } from './browser.ts'
import { visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test.each([true, false])(
  'a guest books with letters beyond ASCII in their address (scripts: %s), shown as typed',
  async (scripts) => {
    const email = 'grüße@bäckerei-müller.de'
    const guest = await visit(browser, markets[1], { scripts })
    const { page } = guest
    const arrival = saturdayIn(scripts ? 228 : 235)
    const house = await freeHouse(arrival)
    await beginBooking(guest, house.name, arrival)
    await passStep1(guest)
    await fillGuest(page, { ...guestDetails, email })
    await page.locator('.booking-end button.primary').click()
    await page.waitForURL(`**${href.bookingStep(3)}`)
    expect(await page.locator('main').innerText()).toContain(email)
    await order(guest)
    expect(await page.locator('main').innerText()).toContain(email)
    expect(guest.problems).toEqual([])
    await guest.end()
  },
)
