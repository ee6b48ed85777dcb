import { type Criteria, writeCriteria } from '../domain/search-criteria.ts'
import { type SearchView, writeSearchView } from '../domain/search-view.ts'
import { withQuery } from './paths.ts'

/** The URL of the search with these criteria and this view. */
export function searchUrl(path: string, criteria: Criteria, view: SearchView): string {
  return withQuery(path, searchQuery(criteria, view))
}

/** Canonical: what has its default is left out, equal searches are written alike. */
export function searchQuery(criteria: Criteria, view: SearchView): URLSearchParams {
  return new URLSearchParams([...writeCriteria(criteria), ...writeSearchView(view)])
}
