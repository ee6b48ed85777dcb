import { draftAttribute, formAttribute } from '../../src/islands/protocol.ts'
import { sentForms, typedKey } from './typed-key.ts'

const answered = `form:is([${formAttribute.definition}], [${formAttribute.uploading}])`

/**
 * Forms that are checked before they are sent, or that show their picture and the progress of its upload. Their script
 * is loaded when the guest starts to fill in a form. Without it, or without scripts, the server does the same.
 */
export function watchForms(root: Document): void {
  root.addEventListener('focusin', ({ target }) => {
    if (formOf(target)) load().catch(() => undefined)
  })
  root.addEventListener('change', ({ target }) => {
    if (formOf(target))
      load().then(
        ({ showPreview }) => showPreview(target),
        () => undefined,
      )
  })
  root.addEventListener('submit', (event) => {
    const { target } = event
    const form = formOf(target)
    if (!form) {
      if (target) sentForms.add(target)
      return
    }
    event.preventDefault()
    load()
      .then(({ sendForm }) => sendForm(form))
      .catch(() => form.submit())
  })
}

function load() {
  return import('./send.ts')
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>(answered) : null
}

/**
 * The steps of a booking store what is typed in them, and are held back while they can't be sent; every form gets back
 * what this tab has stored of it. Without scripts, the server has what was sent.
 */
export function watchDraft(root: Document): void {
  const booked = root.querySelector<HTMLElement>(`[${draftAttribute.booked}]`)
  let isStored = root.querySelector(`[${draftAttribute.form}]`) !== null
  try {
    if (booked) sessionStorage.removeItem(typedKey + booked.getAttribute(draftAttribute.booked))
    // Hardly anything else is stored there.
    isStored ||= sessionStorage.length > 0
  } catch {
    // Without storage there is nothing to delete or to restore.
  }
  if (isStored)
    import('./resume.ts').then(
      (script) => script.resumeForms(root),
      () => undefined,
    )
}
