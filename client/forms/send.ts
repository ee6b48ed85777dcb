import * as v from 'valibot'
import { answersSchema } from '../../src/contracts/form-definition.ts'
import { checkFields, readTyped } from '../../src/contracts/form-fields.ts'
import { formAttribute, readProps } from '../../src/islands/protocol.ts'
import { markets } from '../../src/markets/market.ts'
import { BrowserFormSchema } from '../../src/ui/browser-form.ts'
import { faultText, questionFields } from '../../src/ui/fault-text.ts'
import { fieldId } from '../../src/ui/field-id.ts'
import { whenReachable } from './reachable.ts'
import { sentEvent, sentForms } from './typed-key.ts'
import { sendWithProgress } from './upload.ts'

export { showPreview } from './upload.ts'

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

interface Fault {
  name: string
  message: string
}

/** What ui/form-errors.tsx and ui/field.tsx draw, drawn in the page: a summary that gets the focus, and each fault at its field. */
export function showFaults(form: HTMLFormElement, title: string, faults: readonly Fault[]): void {
  clearFaults(form)
  if (faults.length === 0) return
  for (const fault of faults) markField(form, fault)
  const summary = summaryOf(form.ownerDocument, title, faults)
  form.before(summary)
  summary.focus()
}

function clearFaults(form: HTMLFormElement): void {
  form.parentElement?.querySelector(':scope > .error-summary')?.remove()
  for (const field of form.querySelectorAll('[aria-invalid]')) {
    field.removeAttribute('aria-invalid')
    describe(field, (notes) => notes.filter((note) => note !== `${field.id}-error`))
  }
  for (const error of form.querySelectorAll('.field-error')) error.remove()
}

function markField(form: HTMLFormElement, { name, message }: Fault): void {
  const field = form.querySelector(`#${fieldId(name)}`)
  if (!field) return
  const note = form.ownerDocument.createElement('p')
  note.className = 'field-error'
  note.id = `${field.id}-error`
  note.textContent = message
  field.closest('.field')?.append(note)
  field.ariaInvalid = 'true'
  describe(field, (notes) => [...notes, note.id])
}

function describe(field: Element, change: (notes: string[]) => string[]): void {
  const notes = change((field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean))
  if (notes.length === 0) field.removeAttribute('aria-describedby')
  else field.setAttribute('aria-describedby', notes.join(' '))
}

function summaryOf(root: Document, title: string, faults: readonly Fault[]): HTMLElement {
  const summary = root.createElement('div')
  summary.className = 'error-summary'
  summary.role = 'alert'
  summary.tabIndex = -1
  const heading = root.createElement('h2')
  heading.textContent = title
  const list = root.createElement('ul')
  for (const { name, message } of faults) {
    const link = root.createElement('a')
    link.href = `#${fieldId(name)}`
    link.textContent = message
    const item = root.createElement('li')
    item.append(link)
    list.append(item)
  }
  summary.append(heading, list)
  return summary
}
