import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { formatDate } from '../../src/markets/formats.ts'
import type { Visit } from './visit.ts'

/**
 * Chooses a day of arrival in the search box: in its calendar, or in the browser's own field without scripts.
 * @param price what the calendar has to say of the day
 */
export async function chooseArrival(
  { page, market, messages, scripts }: Visit,
  arrival: string,
  price = '',
): Promise<void> {
  if (!scripts) return page.locator('.search-box [name=ankomst]').fill(arrival)
  const { arrival: label, when } = messages.search.form
  await page.locator('.search-box .arrival-open').click()
  const calendar = page.getByRole('dialog', { name: label })
  await calendar.getByRole('grid').waitFor()
  while (!(await dayIn(calendar, market, arrival).isVisible())) {
    await calendar.getByRole('button', { name: when.calendar.next }).click()
  }
  const day = dayIn(calendar, market, arrival)
  await expect.poll(() => day.textContent()).toContain(price)
  await day.click()
}

function dayIn(calendar: ReturnType<Page['getByRole']>, market: Visit['market'], isoDay: string) {
  return calendar.getByRole('button', { name: formatDate(market, isoDay, 'long') }).first()
}
