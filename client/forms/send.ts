import * as v from 'valibot'
import { answersSchema } from '../../src/contracts/form-definition.ts'
import { checkFields, readTyped } from '../../src/contracts/form-fields.ts'
import { formAttribute, readProps } from '../../src/islands/protocol.ts'
import { markets } from '../../src/markets/market.ts'
import { BrowserFormSchema } from '../../src/ui/browser-form.ts'
import { faultText, questionFields } from '../../src/ui/fault-text.ts'
import { whenReachable } from './reachable.ts'
import { sentForms } from './sent-forms.ts'
import { showFaults } from './show-faults.ts'
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

/** Checks by the schema that the server checks by, and shows what is wrong as the server would. */
function hasFaults(form: HTMLFormElement): boolean {
  const attribute = form.getAttribute(formAttribute.definition)
  if (attribute === null) return false
  const definition = v.parse(BrowserFormSchema, readProps(attribute))
  const market = markets.find(({ key }) => key === definition.market) ?? markets[0]
  // A picture is looked at by the server, which sees what is in it.
  const fields = definition.fields.filter(({ type }) => type !== 'file')
  const names = fields.map(({ name }) => name)
  const { faults } = checkFields(answersSchema({ fields }), readTyped(new FormData(form), names))
  const questions = questionFields(definition)
  const errors = (faults ?? [])
    .toSorted((one, other) => names.indexOf(one.field) - names.indexOf(other.field))
    .map((fault) => ({
      name: fault.field,
      message: faultText(definition.faults, fault, questions[fault.field] ?? { label: fault.field }, market),
    }))
  showFaults(form, definition.title, errors)
  return errors.length > 0
}
