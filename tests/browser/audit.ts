import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
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
const layout = ['.site-header', '.site-footer']

/**
 * What axe finds in the page as it stands, grave or not, each with the first element it concerns. Header and
 * footer are looked into where `withLayout` says so; rules about the page as a whole see them in any case. `textsOnly`
 * leaves out the rules that can't differ from an edition that is looked into wholly; contrast counts again `inDark`.
 */
export async function axeFaults(
  page: Page,
  { withLayout = true, textsOnly = false, inDark = false } = {},
): Promise<string[]> {
  await page.evaluate(await axeSource)
  const look = () =>
    page.evaluate(
      ({ runOnly, rules, exclude }) =>
        axe.run(
          { include: [['html']], exclude },
          // Of what it finds only the HTML is read.
          { runOnly, rules, resultTypes: ['violations'], selectors: false },
        ),
      {
        runOnly: textsOnly ? rulesOfTexts : everyRule,
        rules: { 'color-contrast': { enabled: inDark || !textsOnly } },
        exclude: withLayout ? [] : layout.map((selector) => [selector]),
      },
    )
  // An element that the page takes away meanwhile ends a look: then it is looked at again.
  const { violations } = await look().catch(look)
  return violations.map(({ id, help, nodes }) => `${id}: ${help}, ${nodes.length}×, ${nodes[0]?.html.slice(0, 200)}`)
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

/** Texts of the agency and the site, and elements with a scroll box of their own. */
const notByEditors = 'script, style, svg, form, table, figcaption, .facts, .tag, .card-price, .rating'

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

/**
 * Stops of the tab key that can't be seen while they have the focus (SC 2.4.11): outside the window, or with something
 * else in front of their middle and of every corner. All of them in one go, in the order of the document: what `focus()`
 * scrolls into view the tab key scrolls there, too.
 */
export async function hiddenStops(page: Page): Promise<{ stops: number; hidden: string[] }> {
  // From here on the focus is the keyboard's.
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const candidates = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]'
    const isStop = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type=radio]:not(:checked)') &&
      element.checkVisibility({ visibilityProperty: true })
    const hidden: string[] = []
    let stops = 0
    // Where one is scrolled to counts, not the way there.
    document.documentElement.style.scrollBehavior = 'auto'
    for (const element of document.querySelectorAll<HTMLElement>(candidates)) {
      if (!isStop(element)) continue
      element.focus()
      if (document.activeElement !== element) continue
      stops += 1
      // A field that only readers see shows its focus on its label.
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const seen = element.offsetWidth > 1 || !label ? element : label
      if (!isSeen(seen, label ?? null)) hidden.push(describe(element))
    }
    document.documentElement.style.scrollBehavior = ''
    return { stops, hidden }

    function isSeen(seen: HTMLElement, label: HTMLElement | null): boolean {
      const box = seen.getClientRects()[0]
      if (!box) return false
      const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)]
      const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
      if (right - left < 1 || bottom - top < 1) return false
      const places = [
        [0.5, 0.5],
        [0.1, 0.2],
        [0.9, 0.2],
        [0.1, 0.8],
        [0.9, 0.8],
      ] as const
      return places.some(([x, y]) => {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
        return hit !== null && (seen.contains(hit) || hit.contains(seen) || label?.contains(hit) === true)
      })
    }
    function describe(element: HTMLElement): string {
      const { left, top, bottom, width } = element.getBoundingClientRect()
      const middle = document.elementFromPoint(left + width / 2, (top + bottom) / 2)
      const name = (each: Element | null) => (each ? `${each.tagName.toLowerCase()}.${each.className}` : 'nothing')
      const words = (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 30)
      return `${name(element)} "${words}" at ${Math.round(left)},${Math.round(top)}–${Math.round(bottom)} behind ${name(middle)}`
    }
  })
}
