import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const graveImpacts = ['serious', 'critical']
const everyRule = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
/** Those that an edition's own texts can break where its structure and its colours are another edition's. */
const rulesOfTexts = {
  type: 'rule',
  values: `
    aria-command-name aria-dialog-name aria-input-field-name aria-progressbar-name aria-toggle-field-name button-name
    document-title duplicate-id-aria empty-heading frame-title heading-order html-has-lang html-lang-valid image-alt
    image-redundant-alt input-button-name label label-content-name-mismatch landmark-unique link-name role-img-alt
    select-name summary-name svg-img-alt valid-lang`
    .trim()
    .split(/\s+/),
}

interface AxeResults {
  violations: { id: string; impact: string | null; help: string; nodes: { html: string }[] }[]
}
declare const axe: { run(context: object, options: object): Promise<AxeResults> }

/** The same on every page of an edition: one look at them is enough. */
const frame = ['.site-header', '.site-footer']

/**
 * What axe finds serious or critical in the page as it stands, each with the first element it concerns. Header and
 * footer are looked into where `withFrame` says so; rules about the page as a whole see them in any case. `textsOnly`
 * leaves out the rules that can't differ from an edition that is looked into wholly.
 */
export async function graveFaults(page: Page, { withFrame = true, textsOnly = false } = {}): Promise<string[]> {
  await page.evaluate(await axeSource)
  const { violations } = await page.evaluate(
    ({ runOnly, exclude }) => axe.run({ include: [['html']], exclude }, { runOnly, resultTypes: ['violations'] }),
    { runOnly: textsOnly ? rulesOfTexts : everyRule, exclude: withFrame ? [] : frame.map((selector) => [selector]) },
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
