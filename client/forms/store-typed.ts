import { captchaAttribute, islandElement } from '../../src/islands/protocol.ts'
import { whenHydrated } from '../islands/when-hydrated.ts'
import { readTypedFields, type TypedField, writeTypedFields } from './typed-store.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** No passwords, nothing hidden, no files. */
const storedTypes = ['text', 'email', 'tel', 'date', 'number', 'checkbox', 'select-one', 'textarea']

/** Restores what was typed in the form in this tab, and stores every further change. */
export function storeTyped(form: HTMLFormElement, mark: string): { markSent(): void } {
  const typed = readTypedFields(mark)
  const bases = new Map(fieldsOf(form).map((field) => [field.name, baseOf(field)]))

  function note(field: Field): void {
    const base = bases.get(field.name) ?? ''
    const value = typedIn(field)
    if (value === base) delete typed[field.name]
    else typed[field.name] = { value, base, isSent: false }
  }

  const missing: HTMLSelectElement[] = []
  for (const field of fieldsOf(form)) {
    const stored = typed[field.name]
    const base = bases.get(field.name) ?? ''
    // What the guest has changed before this script came is newer.
    if (typedIn(field) !== base) note(field)
    else if (stored && !isCurrent(field, stored, base)) delete typed[field.name]
    else if (stored && !setValue(field, stored.value) && field instanceof HTMLSelectElement) missing.push(field)
  }
  writeTypedFields(mark, typed)
  notifyRestored(form)
  if (missing.length > 0 && form.closest(islandElement)) whenHydrated(form, () => restoreMissing(form, missing, typed))

  function keep({ target }: Event): void {
    if (!isField(target)) return
    note(target)
    writeTypedFields(mark, typed)
  }
  form.addEventListener('input', keep)
  form.addEventListener('change', keep)
  return {
    markSent() {
      for (const { name } of fieldsOf(form)) if (typed[name]) typed[name].isSent = true
      writeTypedFields(mark, typed)
    },
  }
}

/**
 * Text that never left the tab stays. The server knows better of what was sent and came back otherwise, and of choices that
 * it proposes anew, as when an arrival is gone. What was ticked is ticked again for another answer.
 */
function isCurrent(field: Field, { base, isSent }: TypedField, baseNow: string): boolean {
  if (field.type === 'checkbox') return !isSent
  const isText = !(field instanceof HTMLSelectElement)
  return base === baseNow || (isText && !isSent)
}

/** A choice that its list has only after another one is made, as arrivals for another number of nights: the island knows how. */
function restoreMissing(
  form: HTMLFormElement,
  selects: readonly HTMLSelectElement[],
  typed: Readonly<Record<string, TypedField>>,
): void {
  const options = selects.map((select) => {
    const option = new Option('', typed[select.name]?.value ?? '', false, true)
    select.append(option)
    return option
  })
  notifyRestored(form)
  for (const option of options) option.remove()
}

/** To islands that go by what the form holds. */
function notifyRestored(form: HTMLFormElement): void {
  form.dispatchEvent(new Event('change', { bubbles: true }))
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField)
}

function isField(element: unknown): element is Field {
  const isInput =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  return (
    isInput &&
    element.name !== '' &&
    storedTypes.includes(element.type) &&
    element.closest(`[${captchaAttribute.key}]`) === null
  )
}

function typedIn(field: Field): string {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked ? 'on' : ''
  return field.value
}

/** As the server wrote it. */
function baseOf(field: Field): string {
  if (field instanceof HTMLSelectElement) {
    return (field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0])?.value ?? ''
  }
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.defaultChecked ? 'on' : ''
  return field.defaultValue
}

/** False for a choice that is not there. */
function setValue(field: Field, value: string): boolean {
  if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value)) return false
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === 'on'
  else field.value = value
  return true
}
