import { formAttribute } from '../../src/islands/protocol.ts'
import { hasFaults } from './check.ts'
import { sendWithProgress } from './upload.ts'

/** Once the answers are right as far as the browser can tell, the form goes its way; once a press. */
export function sendForm(form: HTMLFormElement): void {
  if (form.ariaBusy === 'true' || hasFaults(form)) return
  form.ariaBusy = 'true'
  // Coming back to the page, one may send again.
  addEventListener('pageshow', () => release(form), { once: true })
  if (form.hasAttribute(formAttribute.uploading) && hasPicture(form)) sendWithProgress(form, () => release(form))
  else form.submit()
}

function release(form: HTMLFormElement): void {
  form.ariaBusy = null
}

function hasPicture(form: HTMLFormElement): boolean {
  return [...new FormData(form).values()].some((value) => value instanceof File && value.size > 0)
}
