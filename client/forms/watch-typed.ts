import { draftAttribute } from '../../src/islands/protocol.ts'

/**
 * Forms in which guests write: what is typed in one is kept while the tab lasts, until it was sent and answered, and it
 * does not leave while the site can't be reached. Steps of a booking and islands have their own ways.
 */
export function watchTyped(root: Document): void {
  function begin(target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const { form } = target
    if (form?.method !== 'post' || form.hasAttribute(draftAttribute.form)) return
    import('./typed-form.ts').then(
      ({ keepForm }) => keepForm(form),
      () => undefined,
    )
  }
  root.addEventListener('focusin', ({ target }) => begin(target))
  // Of the very touch that this script came with.
  begin(root.activeElement)
}
