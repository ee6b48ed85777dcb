import { type Criteria, parseCriteria, writeCriteria } from '../../domain/search-criteria.ts'
import { parseSearchView, type SearchView, writeSearchView } from '../../domain/search-view.ts'
import { withQuery } from '../../urls/paths.ts'

/** The address of the search with these criteria and this view. */
export function searchAddress(path: string, criteria: Criteria, view: SearchView): string {
  return withQuery(path, searchQuery(criteria, view))
}

/** Canonical: what has its default is left out, equal searches are written alike. */
export function searchQuery(criteria: Criteria, view: SearchView): URLSearchParams {
  return new URLSearchParams([...writeCriteria(criteria), ...writeSearchView(view)])
}

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
