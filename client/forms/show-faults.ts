import { fieldId } from '../../src/ui/field-id.ts'

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
