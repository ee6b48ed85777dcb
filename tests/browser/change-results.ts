import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Changes what is found and waits until the page shows it. The URL changes first: until React draws, the houses of before
 * stand there, and nothing says that others are loading.
 */
export async function changeResults(page: Page, change: () => Promise<void>): Promise<void> {
  const count = page.locator('.results-count')
  const before = await count.innerText()
  await change()
  await expect.poll(() => count.innerText()).not.toBe(before)
  await page.locator('.results[aria-busy=false]').waitFor()
}
