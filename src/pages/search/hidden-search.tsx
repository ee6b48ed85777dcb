import { facility } from '../../domain/facilities.ts'
import { type Criteria, writeCriteria } from '../../domain/search-criteria.ts'
import { type SearchView, writeSearchView } from '../../domain/search-view.ts'

/** Keys that the search box asks for; the filters ask for the rest. */
const boxKeys = new Set([
  'omraader',
  'ankomst',
  'arrivalWeekNextOccurence',
  'duration',
  String(facility.persons),
  'husdyr',
])

/**
 * What a form of the search page does not ask itself, as hidden fields: the filters carry the box's criteria and the view
 * along, the box carries the filters'. The page number is left out, since a changed search begins at its first page.
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
  const kept = [...writeCriteria(criteria)].filter(([key]) => isElsewhere(key, of))
  return (
    <>
      {[...kept, ...writeSearchView({ ...view, page: 1, ...(of === 'sort' ? { searchOrder: 'best' } : {}) })].map(
        ([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ),
      )}
    </>
  )
}

type FormOf = 'box' | 'filters' | 'sort'

function isElsewhere(key: string, of: FormOf): boolean {
  if (of === 'sort') return true
  return boxKeys.has(key) === (of === 'filters')
}
