import { parseCriteria } from '../domain/search-criteria.ts'
import { parseSearchView } from '../domain/search-view.ts'
import { searchQuery } from '../urls/search-address.ts'

/** Milliseconds of rest after a change before it is searched for (specification, section 4). */
export const searchDebounce = 200

/** The query that the forms below an element would send together, from the first page on. */
export function formsQuery(root: HTMLElement | null): string {
  const given = new URLSearchParams()
  for (const form of root?.querySelectorAll('form') ?? []) {
    for (const [key, value] of new FormData(form)) {
      if (typeof value === 'string' && value !== '' && !isHiddenCopy(form, key)) given.append(key, value)
    }
  }
  return searchQuery(parseCriteria(given), { ...parseSearchView(given), page: 1 }).toString()
}

/** A hidden field stands for what another form of the page shows. */
function isHiddenCopy(form: HTMLFormElement, key: string): boolean {
  const field = form.elements.namedItem(key)
  return field instanceof HTMLInputElement && field.type === 'hidden'
}
