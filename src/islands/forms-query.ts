import { type RefObject, useEffect, useState } from 'react'
import { dateChoiceField, dateChoiceKeys, dateChoiceOf, monthStayOf } from '../domain/flexible-dates.ts'
import { petsFieldValue } from '../domain/party-criteria.ts'
import { landField, schoolHoliday } from '../domain/school-holidays.ts'
import { type Criteria, parseCriteria, requestsDates, writeCriteria } from '../domain/search-criteria.ts'
import { parseSearchView, type SearchView } from '../domain/search-view.ts'
import { defaultDuration } from '../domain/stays.ts'
import { searchQuery } from '../urls/search-url.ts'

/** Milliseconds of rest after a change before it is searched for (specification, section 4). */
export const searchDebounce = 200

/** On a form whose fields show another search than what was chosen in them. */
const filledEvent = 'filled'

/** The combined query of all forms below an element, from the first page on. */
export function formsQuery(root: HTMLElement | null): string {
  const shown = new Map<string, string[]>()
  const hidden = new Map<string, string>()
  for (const field of fieldsOf(root)) {
    if (field.type === 'hidden') hidden.set(field.name, field.value)
    else shown.set(field.name, [...(shown.get(field.name) ?? []), ...sentValue(field)])
  }
  // A hidden field counts only where no form shows its key: it carries a link's parameter.
  const given = new URLSearchParams([
    ...[...hidden].filter(([key]) => !shown.has(key)),
    ...[...shown].flatMap(([key, values]) => values.map((value): [string, string] => [key, value])),
  ])
  return searchQuery(parseCriteria(given), { ...parseSearchView(given), page: 1 }).toString()
}

/** Fills a search into the forms below an element, as in a new page; other fields stay. */
export function fillForms(root: HTMLElement | null, criteria: Criteria, view: SearchView): void {
  const written = writeCriteria(criteria)
  const holiday = schoolHoliday(criteria.get('ferie')?.value ?? '')
  const usual: Record<string, string> = {
    husdyr: petsFieldValue(criteria),
    weekend: monthStayOf(criteria),
    duration: requestsDates(criteria) ? String(defaultDuration) : '',
    [dateChoiceField]: dateChoiceOf(criteria) ?? dateChoiceKeys[0] ?? '',
    searchOrder: view.searchOrder,
    [landField]: holiday?.land ?? '',
  }
  for (const field of fieldsOf(root)) {
    const value = criteria.get(field.name)?.value ?? usual[field.name] ?? ''
    if (field.type === 'hidden' || (field.name === landField && !holiday)) continue
    if (isTick(field)) field.checked = value.split(',').includes(field.value)
    else field.value = field instanceof HTMLSelectElement ? (written.get(field.name) ?? value) : value
    // A list may have the value without the comparator.
    if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.value = value
  }
  for (const form of root?.querySelectorAll('form') ?? []) form.dispatchEvent(new Event(filledEvent))
}

/** How often the form around an element was filled: also where the search has not changed, but what was chosen since. */
export function useFilled(place: RefObject<Element | null>): number {
  const [filled, setFilled] = useState(0)
  useEffect(() => {
    const form = place.current?.closest('form')
    const follow = () => setFilled((times) => times + 1)
    form?.addEventListener(filledEvent, follow)
    return () => form?.removeEventListener(filledEvent, follow)
  }, [place])
  return filled
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
  const isOff = isTick(field) && !field.checked
  return isOff || field.value === '' ? [] : [field.value]
}

function isTick(field: Field): field is HTMLInputElement {
  return /^(?:checkbox|radio)$/.test(field.type)
}
