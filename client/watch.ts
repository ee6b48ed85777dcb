import { captchaAttribute, fragmentAttribute, priceGridAttribute, printAttribute } from '../src/islands/protocol.ts'

const namedControl = 'a[aria-label], button[aria-label]'
const signs = ['pointerover', 'focusin'] as const

/** What names controls that show an icon alone comes when a mouse or the focus is first at one that could be such. */
export function watchTooltips(root: Document): void {
  function load(event: Event) {
    const control = event.target instanceof Element ? event.target.closest(namedControl) : null
    if (!control || (event instanceof PointerEvent && event.pointerType !== 'mouse')) return
    for (const sign of signs) root.removeEventListener(sign, load)
    import('./tooltips.ts').then(
      (script) => script.showTooltips(root, control, namedControl),
      // Without it they have their names for those who can't see them, as before.
      () => undefined,
    )
  }
  for (const sign of signs) root.addEventListener(sign, load)
}

const walked = new WeakSet<Element>()

/** A table of prices is walked by arrow keys from the moment on that one comes to it; until then it is one of links. */
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

/** Captchas wait for somebody to begin with their form. */
export function watchCaptchas(root: ParentNode): void {
  const fields = root.querySelectorAll<HTMLElement>(`[${captchaAttribute.key}]`)
  if (fields.length === 0) return
  import('./captcha/answer.ts').then(
    (script) => {
      for (const field of fields) script.handleCaptcha(field)
    },
    // Without it the form is confirmed by mail.
    () => undefined,
  )
}

/** Parts that were missing when their page came mend themselves; those in a closed fold come once it is opened. */
export function watchParts(root: ParentNode): void {
  for (const part of root.querySelectorAll<HTMLElement>(`[${fragmentAttribute}]`)) {
    const fold = part.closest<HTMLDetailsElement>('details:not([open])')
    const mend = () =>
      import('./parts/mend.ts').then(
        (script) => script.mendPart(part),
        // Without it the link brings the page anew.
        () => undefined,
      )
    // One that has come leaves no link to ask by.
    if (fold) fold.addEventListener('toggle', mend)
    else mend()
  }
}
