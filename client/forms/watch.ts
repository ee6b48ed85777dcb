import { draftAttribute, formAttribute } from '../../src/islands/protocol.ts'
import { sentForms, typedKey } from './typed-key.ts'

const answered = `form:is([${formAttribute.definition}], [${formAttribute.uploading}])`

/**
 * Forms that are checked before they are sent, or show their picture and tell how far it is: what does that is loaded when somebody
 * begins with one. Without it, or without scripts, the server does the same.
 */
export function watchForms(root: Document): void {
  root.addEventListener('focusin', ({ target }) => {
    if (formOf(target)) load().catch(ignore)
  })
  root.addEventListener('change', ({ target }) => {
    if (formOf(target)) load().then(({ showPreview }) => showPreview(target), ignore)
  })
  root.addEventListener('submit', (event) => {
    const { target } = event
    const form = formOf(target)
    if (!form) {
      if (target) sentForms.add(target)
      return
    }
    event.preventDefault()
    load().then(
      ({ sendForm }) => sendForm(form),
      () => form.submit(),
    )
  })
}

function ignore(): void {}

function load() {
  return import('./send.ts')
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>(answered) : null
}

/**
 * The steps of a booking keep what is typed in them, and stay when they cannot be sent; any form gets back what this tab
 * keeps of it. Without scripts the server has what was sent.
 */
export function watchDraft(root: Document): void {
  const booked = root.querySelector<HTMLElement>(`[${draftAttribute.booked}]`)
  let isKept = root.querySelector(`[${draftAttribute.form}]`) !== null
  try {
    if (booked) sessionStorage.removeItem(typedKey + booked.getAttribute(draftAttribute.booked))
    // Hardly anything else is stored there.
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
