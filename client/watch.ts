import { captchaAttribute, fragmentAttribute, priceGridAttribute, printAttribute } from '../src/islands/protocol.ts'

const namedControl = 'a[aria-label], button[aria-label]'
const signs = ['pointerover', 'focusin'] as const

/** Loads the tooltips of icon-only controls when mouse or focus first reaches a named control. */
export function watchTooltips(root: Document): void {
  function load(event: Event) {
    const control = event.target instanceof Element ? event.target.closest(namedControl) : null
    if (!control || (event instanceof PointerEvent && event.pointerType !== 'mouse')) return
    for (const sign of signs) root.removeEventListener(sign, load)
    import('./tooltips.ts').then(
      (script) => script.showTooltips(root, control, namedControl),
      // Without them screen readers still have the names.
      () => undefined,
    )
  }
  for (const sign of signs) root.addEventListener(sign, load)
}

const walked = new WeakSet<Element>()

/** A price table takes arrow keys from its first focus on; until then it is a table of links. */
export function watchGrids(root: Document): void {
  root.addEventListener('focusin', ({ target }) => {
    const link = target instanceof HTMLAnchorElement ? target : null
    const table = link?.closest<HTMLTableElement>(`[${priceGridAttribute}]`)
    if (!link || !table || walked.has(table)) return
    walked.add(table)
    import('./grids.ts').then(
      (script) => {
        script.walkGrid(table)
        script.stopAt(table, link)
      },
      () => walked.delete(table),
    )
  })
}

export function handlePrint(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${printAttribute}]`)) print()
  })
}

/** Loads the captchas of forms; each starts when somebody begins with its form. */
export function watchCaptchas(root: ParentNode): void {
  for (const field of root.querySelectorAll<HTMLElement>(`[${captchaAttribute.key}]`)) {
    import('./captcha/answer.ts').then(
      (script) => script.handleCaptcha(field),
      // Without the script the form is confirmed by mail.
      () => undefined,
    )
  }
}

/** Loads parts that were missing when the page was rendered; those in a closed fold, when it is opened. */
export function watchParts(root: ParentNode): void {
  for (const part of root.querySelectorAll<HTMLElement>(`[${fragmentAttribute}]`)) {
    const fold = part.closest<HTMLDetailsElement>('details:not([open])')
    const mend = () =>
      import('./parts/mend.ts').then(
        (script) => script.mendPart(part),
        // Without the script the link loads the page again.
        () => undefined,
      )
    if (fold) fold.addEventListener('toggle', mend)
    else mend()
  }
}
