import { formAttribute } from '../../src/islands/protocol.ts'
import { hasFaults } from './check.ts'
import { whenReachable } from './reachable.ts'
import { sentForms } from './sent-forms.ts'
import { sentEvent } from './typed-key.ts'
import { sendWithProgress } from './upload.ts'

export { showPreview } from './preview.ts'

/** Once the answers are right as far as the browser can tell, the form goes its way; once a press, and not without a network. */
export function sendForm(form: HTMLFormElement): void {
  if (form.ariaBusy === 'true' || hasFaults(form)) return
  // An upload tells by itself that it was lost.
  if (form.hasAttribute(formAttribute.uploading) && hasPicture(form)) {
    hold(form)
    notifySent(form)
    sendWithProgress(form, () => release(form))
    return
  }
  whenReachable(form, () => {
    hold(form)
    notifySent(form)
    form.submit()
  })
}

/** To what keeps what is typed in it. */
function notifySent(form: HTMLFormElement): void {
  sentForms.add(form)
  form.dispatchEvent(new Event(sentEvent))
}

function hold(form: HTMLFormElement): void {
  form.ariaBusy = 'true'
  // Coming back to the page, one may send again.
  addEventListener('pageshow', () => release(form), { once: true })
}

function release(form: HTMLFormElement): void {
  form.ariaBusy = null
  sentForms.delete(form)
}

function hasPicture(form: HTMLFormElement): boolean {
  return [...new FormData(form).values()].some((value) => value instanceof File && value.size > 0)
}
