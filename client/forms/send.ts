import { formAttribute } from '../../src/islands/protocol.ts'
import { hasFaults } from './check.ts'
import { whenReachable } from './reachable.ts'
import { sendWithProgress } from './upload.ts'

/** Once the answers are right as far as the browser can tell, the form goes its way; once a press, and not without a network. */
export function sendForm(form: HTMLFormElement): void {
  if (form.ariaBusy === 'true' || hasFaults(form)) return
  // An upload tells by itself that it was lost.
  if (form.hasAttribute(formAttribute.uploading) && hasPicture(form)) {
    hold(form)
    sendWithProgress(form, () => release(form))
    return
  }
  whenReachable(form, () => {
    hold(form)
    form.submit()
  })
}

function hold(form: HTMLFormElement): void {
  form.ariaBusy = 'true'
  // Coming back to the page, one may send again.
  addEventListener('pageshow', () => release(form), { once: true })
}

function release(form: HTMLFormElement): void {
  form.ariaBusy = null
}

function hasPicture(form: HTMLFormElement): boolean {
  return [...new FormData(form).values()].some((value) => value instanceof File && value.size > 0)
}
