import { petsFieldValue } from '../../domain/party-criteria.ts'
import { type Criteria, criteriaParameters } from '../../domain/search-criteria.ts'
import { type SearchView, writeSearchView } from '../../domain/search-view.ts'
import { searchBoxKeys } from '../../ui/search-box.tsx'
import { filterKeys } from './filters/offered.ts'

/**
 * Hidden fields for the criteria that a form of the search page has no fields for: the filters carry the box's criteria
 * and the view along, the box carries the filters'. The page number is left out, since a changed search begins at its
 * first page.
 */
export function HiddenSearch({
  criteria,
  view,
  of = 'filters',
}: {
  criteria: Criteria
  view: SearchView
  of?: FormOf
}) {
  const others = criteriaParameters(criteria)
    .map(([key, value]) => (key === 'pets' ? (['husdyr', petsFieldValue(criteria)] as const) : ([key, value] as const)))
    .filter(([key]) => isElsewhere(key, of))
  return (
    <>
      {[...others, ...writeSearchView({ ...view, page: 1, ...(of === 'sort' ? { searchOrder: 'best' } : {}) })].map(
        ([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ),
      )}
    </>
  )
}

type FormOf = 'box' | 'filters' | 'sort'

/** The filters' keys are fields of their form; other keys are fields of the box, or hidden in both. */
function isElsewhere(key: string, of: FormOf): boolean {
  if (of === 'filters') return !filterKeys.has(key)
  return of === 'sort' || !searchBoxKeys.has(key)
}
