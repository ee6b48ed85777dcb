import { type Browser, chromium as playwright } from 'playwright-core'
import { guestAgent } from '../guest-agent.ts'
import { chromiumPath } from './chromium.ts'

/**
 * What the machine needs, and nothing that makes the browser another one than guests have: the package's own flags
 * switch the same-origin policy off, and draw by an emulated graphics card, which takes four times as long.
 */
const flagsOfEveryTest = [
  // Tests may run as root, in a container without user namespaces.
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--user-agent=${guestAgent}`,
]

/** No test looks at pixels: a page is laid out and painted, and all but a corner of it never drawn into memory. */
const drawsNothing = '--force-gpu-mem-available-mb=1'

let shared: Browser | undefined

/**
 * The browser of this test worker, which its files use one after the other. Closing it ends the guests of a file; the
 * browser itself ends with the worker.
 */
export async function launchBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launchOwnBrowser([drawsNothing])
  return new Proxy(shared, {
    get(browser, key) {
      if (key === 'close') return () => Promise.all(browser.contexts().map((context) => context.close()))
      const value = Reflect.get(browser, key)
      return typeof value === 'function' ? value.bind(browser) : value
    },
  })
}

/** Chromium out of the npm registry; hosts below localhost resolve to this machine by themselves. */
export async function launchOwnBrowser(flags: readonly string[] = []): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromiumPath(),
    args: [...flagsOfEveryTest, ...flags],
    headless: true,
  })
}
