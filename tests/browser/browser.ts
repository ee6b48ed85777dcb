import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'

/** Chromium out of the npm registry; hosts below localhost resolve to this machine by themselves. */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return playwright.launch({
    executablePath: process.env.CHROMIUM ?? (await chromium.executablePath()),
    args: [
      ...chromium.args.filter((flag) => !flag.startsWith('--single-process') && !flag.startsWith('--headless')),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...flags,
    ],
    headless: true,
  })
}
