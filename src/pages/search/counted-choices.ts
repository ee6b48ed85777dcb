import type { ChoiceCounts } from '../../contracts/search.ts'
import { areas } from '../../domain/areas.ts'
import { facility } from '../../domain/facilities.ts'
import { dateChoiceField, dateChoiceKeys, dateChoices } from '../../domain/flexible-dates.ts'
import { petsNone } from '../../domain/party-criteria.ts'
import {
  bathroomLevels,
  type Criteria,
  coneMarks,
  heatingFacilities,
  parseCriteria,
  priceSteps,
  sizeBands,
  writeCriteria,
} from '../../domain/search-criteria.ts'
import type { Currency } from '../../markets/market.ts'
import { facilityTexts } from './filters/offered.ts'
import { beachMetres, bedroomCounts, changeDayValues, newHouseSince, priceBarKey, shopMetres } from './filters/steps.ts'

export interface Choice {
  key: string
  value: string
}

const mostPersons = 24

/** Everything that a search form offers to choose of on an ISO day, but for days: prices by the currency. */
export function countedChoices(currency: Currency, day: string): Choice[] {
  const steps = priceSteps[currency].map(String)
  const all: Record<string, readonly string[]> = {
    omraader: areas.map(({ slug }) => slug),
    [facility.persons]: Array.from({ length: mostPersons }, (_, index) => String(index + 1)),
    husdyr: ['1', '2', '3', petsNone],
    skiftedag: changeDayValues,
    [facility.bedrooms]: bedroomCounts.map(String),
    badevaerelse: bathroomLevels.map(String),
    [facility.houseArea]: sizeBands.map(String),
    [facility.beachDistance]: beachMetres.map(String),
    [facility.shopDistance]: shopMetres.map(String),
    varmepumpe: ['1'],
    varme: Object.keys(heatingFacilities).filter((key) => key !== 'varmepumpe'),
    koglemaerker: Object.keys(coneMarks),
    onlyImages: ['1'],
    nyHosMarehalm: ['1'],
    [facility.yearBuilt]: [newHouseSince(day)],
    ...Object.fromEntries([...facilityTexts.keys()].map((id) => [id, ['1']])),
    minPris: steps,
    maxPris: steps,
    [priceBarKey]: [...steps, ''],
  }
  return Object.entries(all).flatMap(([key, values]) => values.map((value) => ({ key, value })))
}

/** The search as it would be with this choice alone of its key: what the choice's count is the number of. */
export function choosing(criteria: Criteria, { key, value }: Choice): Criteria {
  const query = writeCriteria(criteria)
  if (key === priceBarKey) {
    query.delete('minPris')
    query.set('maxPris', value)
  } else {
    query.set(key, value)
  }
  // A way of saying when takes the place of the others.
  const way = dateChoiceKeys.find((each) => dateChoices[each] === key)
  if (way) query.set(dateChoiceField, way)
  return parseCriteria(query)
}

/** Counts in the order of the choices that they are of: so they travel with a page. */
export function numbersOf(choices: readonly Choice[], counts: ChoiceCounts): number[] {
  return choices.map(({ key, value }) => counts[key]?.[value] ?? 0)
}

/** Counts by the choices that they are of. */
export function countsOf(choices: readonly Choice[], numbers: readonly number[]): ChoiceCounts {
  const counts: ChoiceCounts = {}
  for (const [place, { key, value }] of choices.entries()) {
    const ofKey = counts[key] ?? {}
    counts[key] = ofKey
    ofKey[value] = numbers[place] ?? 0
  }
  return counts
}
