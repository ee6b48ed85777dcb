import type { ChoiceCounts } from '../../contracts/search.ts'
import type { Criteria } from '../../domain/search-criteria.ts'
import type { LodgingRequest } from '../../domain/search-request.ts'
import type { CountsByFacets, FacetCounts, FacetRequest } from '../../services/search/search.ts'
import { type CountsQuery, searchOf } from './count-query.ts'
import type { Choice } from './counted-choices.ts'

/** Maximum searches that count everything on a page. */
export const maxCountQueries = 12

interface Counting {
  facet?: string
  stay?: FacetRequest['stay']
  oneHitPer?: NonNullable<LodgingRequest['config']>['oneHitPer']
}

/** A search, and a key that equal ones share. */
interface PlannedSearch {
  request: FacetRequest['request']
  key: string
}

/** A search among those of a plan. */
type Place = number
/** Reads a choice's count from the results of the plan's searches; undefined where it can't be known. */
type Reader = (found: readonly FacetCounts[]) => number | undefined
/** Choices that are values of one facet, by their names there. */
export type NamedChoices = readonly (readonly [Choice, name: string])[]

/**
 * The searches that count choices, and how each choice's count is read from them. Equal searches are merged. Choices
 * come in the order of their importance: beyond the limit no search is sent, and its choices have no count.
 */
export class CountPlan implements CountsByFacets {
  readonly #known = new Map<Criteria, PlannedSearch>()
  readonly #places = new Map<string, Place>()
  readonly #requests: FacetRequest[] = []
  readonly #readers: (readonly [Choice, Reader])[] = []
  readonly #values: (readonly [Place, facet: string, NamedChoices])[] = []
  readonly #query: Pick<CountsQuery, 'market' | 'now'>

  constructor(query: Pick<CountsQuery, 'market' | 'now'>) {
    this.#query = query
  }

  /** Adds the search of these criteria, for its total and for the counts of a facet. */
  search(criteria: Criteria, { facet, stay, oneHitPer }: Counting = {}): Place {
    const { request, key } = oneHitPer ? this.#plan(criteria, { oneHitPer }) : this.#plannedFor(criteria)
    const place = this.#placeOf(key, stay)
    const known = this.#requests[place]
    if (known && !stay && (facet === undefined || known.facets.includes(facet))) return place
    const facets = [...(known?.facets ?? []), ...(facet === undefined ? [] : [facet])]
    const ranked = stay ?? known?.stay
    this.#requests[place] = { request, facets: [...new Set(facets)], ...(ranked && { stay: ranked }) }
    return place
  }

  count(choice: Choice, read: Reader): void {
    this.#readers.push([choice, read])
  }

  /** The same for many choices, each the number of a value of the facet. */
  countValues(place: Place, facet: string, named: NamedChoices): void {
    this.#values.push([place, facet, named])
  }

  /** Searches that may still be added. */
  get left(): number {
    return maxCountQueries - this.#requests.length
  }

  get requests(): readonly FacetRequest[] {
    return this.#requests.slice(0, maxCountQueries)
  }

  readonly read = (found: readonly FacetCounts[]): ChoiceCounts => {
    const counts: ChoiceCounts = {}
    const tell = ({ key, value }: Choice, count: number) => {
      const ofKey = counts[key] ?? {}
      counts[key] = ofKey
      ofKey[value] = count
    }
    for (const [place, facet, named] of this.#values) {
      const own = found[place]
      if (own) for (const [choice, name] of named) tell(choice, own.facets[facet]?.[name] ?? 0)
    }
    for (const [choice, read] of this.#readers) {
      const count = read(found)
      if (count !== undefined) tell(choice, count)
    }
    return counts
  }

  /** Plans equal criteria once: most choices are counted by the same search. */
  #plannedFor(criteria: Criteria): PlannedSearch {
    const planned = this.#known.get(criteria) ?? this.#plan(criteria)
    this.#known.set(criteria, planned)
    return planned
  }

  #plan(criteria: Criteria, config?: LodgingRequest['config']): PlannedSearch {
    const request = { ...searchOf(criteria, this.#query), ...(config && { config }) }
    return { request, key: JSON.stringify(request) }
  }

  /**
   * The place of an equal search. Facets of houses can share a search that ranks stays; two ways of ranking need two
   * searches.
   */
  #placeOf(key: string, stay: FacetRequest['stay']): Place {
    const first = this.#places.get(key)
    const isShared = first !== undefined && [undefined, stay].includes(this.#requests[first]?.stay)
    if (first !== undefined && (isShared || stay === undefined)) return first
    const ranked = `${stay} ${key}`
    const place = this.#places.get(ranked) ?? this.#requests.length
    this.#places.set(first === undefined ? key : ranked, place)
    return place
  }
}

/** Reads the total of a search. */
export function totalAt(place: Place): Reader {
  return (found) => found[place]?.total
}

/** Reads the count of one value of a facet. */
export function valueAt(place: Place, facet: string, value: string): Reader {
  return (found) => found[place] && (found[place].facets[facet]?.[value] ?? 0)
}

/** Reads the count of the facet's values that pass the test: one value for each house's stay. */
export function numbersAt(place: Place, facet: string, isMeant: (value: number) => boolean): Reader {
  return (found) => {
    const own = found[place]
    if (!own?.areStaysRanked) return undefined
    const counted = numbersOfFacet(own.facets[facet])
    return counted.reduce((sum, [value, count]) => sum + (isMeant(value) ? count : 0), 0)
  }
}

const numbersOf = new WeakMap<object, readonly (readonly [value: number, count: number])[]>()

/** The values of a facet as numbers, parsed once for all choices. */
function numbersOfFacet(facet: Record<string, number> = {}) {
  const before = numbersOf.get(facet)
  if (before) return before
  const counts = Object.entries(facet).map(([value, count]) => [Number(value), count] as const)
  numbersOf.set(facet, counts)
  return counts
}
