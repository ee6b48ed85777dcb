import type { Locator, Page } from 'playwright-core'
import { href } from '../../src/urls/paths.ts'
import { guest } from './agency.ts'
import { hydrated, type Visit } from './visit.ts'

/** Whole øre or cents of a price as any edition writes it. */
export function minorUnits(text: string): number {
  const digits = text.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '')
  const fraction = /[.,](\d\d)$/.exec(digits)?.[1]
  const whole = (fraction ? digits.slice(0, -3) : digits).replace(/[.,]/g, '')
  return Number(whole) * 100 + Number(fraction ?? 0)
}

/** Of the price's lines, which are folded on a phone. */
export async function shownTotal(page: Page): Promise<number> {
  return minorUnits((await page.locator('.price-lines .total dd').first().textContent()) ?? '')
}

export async function beginBooking({ page }: Visit, name: string, arrival: string): Promise<void> {
  await page.goto(href.book(name, arrival, 7))
  await page.waitForURL(`**${href.bookingStep(1)}`)
}

/** Opens the line of a complete stay, so that its fields can be reached. */
export async function openStay(page: Page): Promise<void> {
  await page.locator('.stay-fold > summary').first().click()
}

/** Goes on from step 1 with the party that stands there. */
export async function passStep1({ page, scripts }: Visit): Promise<void> {
  if (scripts) await hydrated(page, 'booking-price')
  await page.locator('.booking-end button.primary').click()
  await page.waitForURL(`**${href.bookingStep(2)}`)
}

/** Chooses one of the first add-on of step 2, by its switch or its number. */
export async function chooseExtra(page: Page): Promise<void> {
  const extra = firstExtra(page)
  if ((await extra.getAttribute('type')) === 'checkbox') await extra.check()
  else await extra.fill('1')
}

/** How many of it stand there. */
export async function chosenExtra(page: Page): Promise<string> {
  const extra = firstExtra(page)
  if ((await extra.getAttribute('type')) !== 'checkbox') return extra.inputValue()
  return (await extra.isChecked()) ? '1' : '0'
}

function firstExtra(page: Page): Locator {
  return page.locator('.extras input').first()
}

export async function fillGuest(page: Page, values: Partial<typeof guest> = guest): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`#field-${name}`).fill(value)
  // The postcode is of this country, whichever the edition proposes.
  await page.locator('#field-country').selectOption('DK')
}

export async function passStep2({ page }: Visit): Promise<void> {
  await fillGuest(page)
  await page.locator('.booking-end button.primary').click()
  await page.waitForURL(`**${href.bookingStep(3)}`)
}

export async function order({ page }: Visit): Promise<string> {
  await page.locator('#field-terms').check()
  await page.locator('.booking-end button.primary').click()
  await page.waitForURL(`**${href.bookingConfirmation()}`)
  return page.locator('.booking-number strong').first().innerText()
}
