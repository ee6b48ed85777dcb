import { sentByChoiceAttribute } from '../../islands/layout-protocol.ts'

/**
 * Sends a form as soon as one of its options is chosen by pointer. By keyboard every step through the options is a
 * choice: there the button sends it.
 */
export function sendChosen(root: Document): void {
  let isByPointer = false
  root.addEventListener('keydown', () => (isByPointer = false), true)
  root.addEventListener('pointerdown', () => (isByPointer = true), true)
  root.addEventListener('change', ({ target }) => {
    if (!isByPointer || !(target instanceof HTMLSelectElement)) return
    target.form?.closest<HTMLFormElement>(`[${sentByChoiceAttribute}]`)?.requestSubmit()
  })
}
