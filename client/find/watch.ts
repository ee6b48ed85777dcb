import { findAttribute, searchOpenAttribute } from '../../src/islands/protocol.ts'

/**
 * The header's button and Ctrl or ⌘ with K open the search over the page. Its field is there at once and takes what is
 * typed; what finds while one types comes with the first opening.
 */
export function answerFind(root: Document): void {
  function open(event: Event) {
    const dialog = root.querySelector<HTMLDialogElement>(`[${findAttribute}]`)
    if (!dialog) return
    event.preventDefault()
    if (!dialog.open) dialog.showModal()
    import('./overlay.ts').then(
      ({ startFind }) => startFind(dialog),
      // Without it the field is a form that leads to the page of results.
      () => undefined,
    )
  }
  root.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event
    if (button || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
    if (target.closest(`[${searchOpenAttribute}]`)) open(event)
  })
  root.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'k') open(event)
  })
}
