import { deviceStorage } from '../../../client/cookies.ts'
import type { StorageKey } from '../../domain/browser-keys.ts'

/** Ticks and figures that a guest notes on their own stay: on this device alone, until they are removed. */
const key: StorageKey = 'marehalm_arrival'
type Notes = Record<string, Record<string, string>>

/** Fills the form with what was noted on that page, and notes what changes. */
export function storeNotes(form: HTMLFormElement, path: string): void {
  const noted = readNotes()[path] ?? {}
  for (const field of form.elements) {
    if (!isNote(field)) continue
    const value = noted[field.name]
    if (value === undefined) continue
    if (field.type === 'checkbox') field.checked = value === 'on'
    else field.value = value
  }
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || !isNote(target)) return
    const value = target.type === 'checkbox' ? (target.checked ? 'on' : '') : target.value
    const all = readNotes()
    writeNotes({ ...all, [path]: { ...all[path], [target.name]: value } })
  })
}

export function dropNotes(path: string): void {
  const { [path]: _, ...others } = readNotes()
  writeNotes(others)
}

/** With the session whose stays they are of. */
export function dropAllNotes(): void {
  writeNotes({})
}

function isNote(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.name !== ''
}

function readNotes(): Notes {
  try {
    const notes: unknown = JSON.parse(deviceStorage().getItem(key) ?? '{}')
    return typeof notes === 'object' && notes !== null ? (notes as Notes) : {}
  } catch {
    return {}
  }
}

function writeNotes(notes: Notes): void {
  try {
    if (Object.keys(notes).length === 0) deviceStorage().removeItem(key)
    else deviceStorage().setItem(key, JSON.stringify(notes))
  } catch {
    // Without storage: the page still takes them until it is left.
  }
}
