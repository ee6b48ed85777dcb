import { parseCriteria } from '../domain/search-criteria.ts'
import { parseSearchView } from '../domain/search-view.ts'
import { searchQuery } from '../urls/search-address.ts'

/** Milliseconds of rest after a change before it is searched for (specification, section 4). */
export const searchDebounce = 200

/** The query that the forms below an element would send together, from the first page on. */
export function formsQuery(root: HTMLElement | null): string {
  const shown = new Map<string, string[]>()
  const hidden = new Map<string, string>()
  for (const field of fieldsOf(root)) {
    if (field.type === 'hidden') hidden.set(field.name, field.value)
    else shown.set(field.name, [...(shown.get(field.name) ?? []), ...sentValue(field)])
  }
  // A hidden field counts where no form shows its key: it stands for what came by a link.
  const given = new URLSearchParams([
    ...[...hidden].filter(([key]) => !shown.has(key)),
    ...[...shown].flatMap(([key, values]) => values.map((value): [string, string] => [key, value])),
  ])
  return searchQuery(parseCriteria(given), { ...parseSearchView(given), page: 1 }).toString()
}

/** Whether a form below an element shows something else than the page came with. */
export function isTouched(root: HTMLElement | null): boolean {
  return fieldsOf(root).some((field) => {
    if (field instanceof HTMLSelectElement) {
      const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
      return field.selectedIndex !== Math.max(0, first)
    }
    return field.checked !== field.defaultChecked || field.value !== field.defaultValue
  })
}

type Field = HTMLInputElement | HTMLSelectElement

function fieldsOf(root: HTMLElement | null): Field[] {
  return [...(root?.querySelectorAll('form') ?? [])]
    .filter(({ method }) => method === 'get')
    .flatMap((form) => [...form.elements])
    .flatMap((each) => (each instanceof HTMLInputElement || each instanceof HTMLSelectElement ? [each] : []))
    .filter(({ name }) => name !== '')
}

function sentValue(field: Field): string[] {
  const isOff = field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type) && !field.checked
  return isOff || field.value === '' ? [] : [field.value]
}
