import { fragmentAttribute } from '../../src/islands/protocol.ts'

/** Parts that were missing when their page came mend themselves; those in a closed fold come once it is opened. */
export function watchParts(root: ParentNode): void {
  for (const part of root.querySelectorAll<HTMLElement>(`[${fragmentAttribute}]`)) {
    const fold = part.closest<HTMLDetailsElement>('details:not([open])')
    const mend = () =>
      import('./mend.ts').then(
        (script) => script.mendPart(part),
        // Without it the link brings the page anew.
        () => undefined,
      )
    // One that has come leaves no link to ask by.
    if (fold) fold.addEventListener('toggle', mend)
    else mend()
  }
}
