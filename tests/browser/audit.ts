import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const graveImpacts = ['serious', 'critical']
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface AxeResults {
  violations: { id: string; impact: string | null; help: string; nodes: { html: string }[] }[]
}
declare const axe: { run(context: object, options: object): Promise<AxeResults> }

/** The same on every page of an edition: one look at them is enough. */
const frame = ['.site-header', '.site-footer']

/**
 * What axe finds serious or critical in the page as it stands, each with the first element it concerns. Header and
 * footer are looked into where `withFrame` says so; rules about the page as a whole see them in any case.
 */
export async function graveFaults(page: Page, { withFrame = true } = {}): Promise<string[]> {
  await page.evaluate(await axeSource)
  const { violations } = await page.evaluate(
    ({ values, exclude }) =>
      axe.run({ include: [['html']], exclude }, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }),
    { values: rules, exclude: withFrame ? [] : frame.map((selector) => [selector]) },
  )
  return violations
    .filter(({ impact }) => graveImpacts.includes(impact ?? ''))
    .map(({ id, help, nodes }) => `${id}: ${help}, ${nodes.length}×, ${nodes[0]?.html.slice(0, 200)}`)
}

/** Elements that stick out to the right of the window, when the page can be scrolled there. */
export async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const out = [...document.body.querySelectorAll('*')].filter(
      (each) => each.getBoundingClientRect().right > width + 1,
    )
    return out.slice(0, 5).map((each) => `${each.tagName.toLowerCase()}.${each.className} of ${width}`)
  })
}

/** What agency and site write by themselves, and what scrolls in a box of its own. */
const notByEditors = 'script, style, svg, form, table, figcaption, .facts, .tag, .card-facilities, .card-price, .rating'

/** What sticks out once an editor has written every text of main as one word without end. The page is left so. */
export async function overflowingWithEndlessWords(page: Page): Promise<string[]> {
  await page.evaluate((others) => {
    const main = document.querySelector('main') ?? document.body
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      if (text.textContent?.trim() && !text.parentElement?.closest(others)) text.textContent = 'Ferienhaus'.repeat(12)
    }
  }, notByEditors)
  return overflowing(page)
}
