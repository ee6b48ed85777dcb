import { sentByChoiceAttribute } from '../../islands/layout-protocol.ts'
import { whenReplaced } from '../../islands/when-replaced.ts'

/**
 * Sends a form as soon as one of its options is chosen by pointer. By keyboard every step through the options is a
 * choice: there the button sends it. What was open in the form is open again on the page that comes.
 */
export function sendChosen(root: Document): void {
  let isByPointer = false
  root.addEventListener('keydown', () => (isByPointer = false), true)
  root.addEventListener('pointerdown', () => (isByPointer = true), true)
  root.addEventListener('change', ({ target }) => {
    if (!isByPointer || !(target instanceof HTMLSelectElement)) return
    const form = target.form?.closest<HTMLFormElement>(`[${sentByChoiceAttribute}]`)
    if (!form) return
    const fold = target.closest('details')
    if (fold) whenReplaced(fold, (next) => next.setAttribute('open', ''))
    form.requestSubmit()
  })
}
