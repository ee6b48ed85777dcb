import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** How many times as slow the processor of a slow device is. Chromium slows a page down by keeping its processor busy. */
export const slowProcessor = 4
/** Lighthouse's and DevTools' figures of slow 4G, before they are multiplied for what a request loses on its way. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

export const slowPhone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions

export const slowDesk = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions

export interface SlowGuest {
  browser: Browser
  port: number
  device: BrowserContextOptions
  /** How many times as slow as this machine. */
  slowness: number
  /** Runs in the page before anything of it. */
  watch: () => void
}

/** A guest of the Danish edition with a slow network and a processor four times as slow. */
export async function onSlowDevice<Result>(guest: SlowGuest, visit: (page: Page) => Promise<Result>): Promise<Result> {
  return onDevice(guest, async (page, slowDown) => {
    await slowDown()
    return visit(page)
  })
}

/** A guest whose device is slow from a moment on: what comes before it is not measured. */
export async function onDevice<Result>(
  { browser, port, device, slowness, watch }: SlowGuest,
  visit: (page: Page, slowDown: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: `http://da.localhost:${port}`,
    locale: 'da-DK',
    ...device,
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    return await visit(page, () => slowDown(page, slowness))
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}
