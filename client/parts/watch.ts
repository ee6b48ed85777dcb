import { fragmentAttribute } from '../../src/islands/protocol.ts'

/** Parts that were missing when their page came mend themselves. */
export function watchParts(root: ParentNode): void {
  const parts = root.querySelectorAll<HTMLElement>(`[${fragmentAttribute.key}]`)
  if (parts.length === 0) return
  import('./mend.ts').then(
    (script) => script.mendParts(parts),
    // Without it the link brings the page anew.
    () => undefined,
  )
}
