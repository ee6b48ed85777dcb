import { type Criteria, criteriaParameters, criteriaText } from '../domain/search-criteria.ts'
import { type SearchView, writeSearchView } from '../domain/search-view.ts'

/** The URL of the search with these criteria and this view. */
export function searchUrl(path: string, criteria: Criteria, view: SearchView): string {
  const ofView = writeSearchView(view).map(([key, value]) => `${key}=${value}`)
  const text = [criteriaText(criteria), ...ofView].filter(Boolean).join('&')
  return text === '' ? path : `${path}?${text}`
}

/** Canonical query: without defaults, equal for equal searches. */
export function searchQuery(criteria: Criteria, view: SearchView): URLSearchParams {
  return new URLSearchParams([...criteriaParameters(criteria), ...writeSearchView(view)])
}
