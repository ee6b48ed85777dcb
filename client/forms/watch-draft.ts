import { draftAttribute } from '../../src/islands/protocol.ts'
import { typedKey } from './typed-key.ts'

/**
 * The steps of a booking keep what is typed in them, and stay when they cannot be sent; any form gets back what this tab
 * keeps of it. Without scripts the server has what was sent.
 */
export function watchDraft(root: Document): void {
  const booked = root.querySelector<HTMLElement>(`[${draftAttribute.booked}]`)
  let isKept = root.querySelector(`[${draftAttribute.form}]`) !== null
  try {
    if (booked) sessionStorage.removeItem(typedKey + booked.getAttribute(draftAttribute.booked))
    // Hardly anything else is kept there.
    isKept ||= sessionStorage.length > 0
  } catch {
    // A browser that keeps nothing has nothing to drop, nor to bring back.
  }
  if (isKept)
    import('./resume.ts').then(
      (script) => script.resumeForms(root),
      () => {},
    )
}
