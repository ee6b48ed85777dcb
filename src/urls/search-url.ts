import { type DateChoice, dateChoiceField } from '../domain/flexible-dates.ts'
import { type Criteria, criteriaParameters, criteriaText } from '../domain/search-criteria.ts'
import { type SearchView, writeSearchView } from '../domain/search-view.ts'

/** The URL of the search with these criteria and this view. */
export function searchUrl(path: string, criteria: Criteria, view: SearchView): string {
  const text = searchText(criteria, view)
  return text === '' ? path : `${path}?${text}`
}

/** The query of that URL, as `searchQuery` writes it. */
export function searchText(criteria: Criteria, view: SearchView): string {
  let text = criteriaText(criteria)
  for (const [key, value] of writeSearchView(view)) text += `${text && '&'}${key}=${value}`
  return text
}

/** Canonical query: without defaults, equal for equal searches. */
export function searchQuery(criteria: Criteria, view: SearchView): URLSearchParams {
  return new URLSearchParams([...criteriaParameters(criteria), ...writeSearchView(view)])
}

/** Parameter of the search page with the whole form: without scripts nothing is loaded when a group is opened. */
export const wholeKey = 'form'
export const whole = 'all'

/** Query of the whole form of a search for all houses, with that kind of dates to be seen. */
export function wholeFormQuery(when: DateChoice): URLSearchParams {
  return new URLSearchParams({ [wholeKey]: whole, [dateChoiceField]: when })
}
