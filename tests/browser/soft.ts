import type { Visit } from './visit.ts'

/**
 * Opens the page and waits until links answer without a reload.
 * @returns the paths of documents that are loaded from then on
 */
export async function begin({ page }: Visit, path: string, loads?: string[]): Promise<string[]> {
  await page.goto(path)
  // A mouse that does not move tells nothing.
  await page.mouse.move(5, 5)
  await page.locator('.home-link').hover()
  await page.locator('[data-announcer]').waitFor({ state: 'attached' })
  if (loads) {
    loads.length = 0
    return loads
  }
  const later: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) later.push(new URL(request.url()).pathname)
  })
  return later
}

/** Puts a link onto the page that is shown, and follows it. */
export async function follow({ page }: Visit, url: string): Promise<void> {
  await page.evaluate((href) => {
    document.querySelector('#planted')?.remove()
    const link = document.createElement('a')
    Object.assign(link, { id: 'planted', href, textContent: 'planted' })
    document.querySelector('main')?.insertBefore(link, null)
  }, url)
  await page.locator('#planted').click({ noWaitAfter: true })
}
