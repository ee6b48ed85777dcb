import { type DateChoice, dateChoiceField, dateChoiceKeys } from '../../domain/flexible-dates.ts'
import type { Criteria } from '../../domain/search-criteria.ts'
import type { SearchView } from '../../domain/search-view.ts'
import { searchText, whole, wholeKey } from '../../urls/search-url.ts'

export interface WholeForm {
  /** The kind of dates that was chosen on the way there. */
  when?: DateChoice
}

/** Null for a page without the whole form. */
export function readWholeForm(query: URLSearchParams): WholeForm | null {
  if (query.get(wholeKey) !== whole) return null
  return { when: dateChoiceKeys.find((choice) => choice === query.get(dateChoiceField)) }
}

/** The same page of results, with the whole form. */
export function wholeUrl(path: string, criteria: Criteria, view: SearchView): string {
  const text = searchText(criteria, view)
  return `${path}?${text && `${text}&`}${wholeKey}=${whole}`
}
