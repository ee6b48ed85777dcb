import { type Criteria, writeCriteria } from '../../domain/search-criteria.ts'
import { type SearchView, writeSearchView } from '../../domain/search-view.ts'
import { withQuery } from '../../urls/paths.ts'

/** The address of the search with these criteria and this view. */
export function searchAddress(path: string, criteria: Criteria, view: SearchView): string {
  const query = writeCriteria(criteria)
  for (const [key, value] of writeSearchView(view)) query.append(key, value)
  return withQuery(path, query)
}
