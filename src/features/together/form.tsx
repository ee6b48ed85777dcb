import type { Party } from '../../contracts/booking.ts'
import { partyOfCriteria, personKeys, personsKey, petsNone } from '../../domain/party-criteria.ts'
import {
  type Criteria,
  isCriteriaParameter,
  parseCriteria,
  withCriterion,
  writeCriteria,
} from '../../domain/search-criteria.ts'
import { firstBookableArrival } from '../../domain/stays.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { RenderContext } from '../../routing/page.ts'
import { SelectField } from '../../ui/field.tsx'
import { OtherCriteria, SearchBox } from '../../ui/search-box.tsx'
import { href, withQuery } from '../../urls/paths.ts'
import { type GroupQuery, groupDistances, groupOrders, groupSizes } from './find-groups.ts'
import { roomNeededIn } from './spread-party.ts'

/** The search box, with how the houses are to lie; criteria that came by a link go along. */
export function TogetherForm({ request, togetherQuery }: { request: RenderContext; togetherQuery: TogetherQuery }) {
  const { market, messages, now } = request
  const texts = messages.together
  const { search, card } = messages
  return (
    <SearchBox
      market={market}
      messages={{ search: { ...search, form: { ...search.form, ...texts.form } }, card }}
      action={href.housesTogether()}
      criteria={togetherQuery.criteria}
      earliest={firstBookableArrival(now)}
      submit={texts.submit}
    >
      <OtherCriteria criteria={togetherQuery.criteria} />
      <SelectField
        name="houses"
        label={texts.houses}
        defaultValue={String(togetherQuery.size)}
        choices={groupSizes.map((size) => ({ value: String(size), label: texts.sizes[size === 2 ? 'two' : 'three'] }))}
      />
      <SelectField
        name="within"
        label={texts.within}
        defaultValue={String(togetherQuery.within)}
        choices={groupDistances.map((distance) => ({
          value: String(distance),
          label: formatMessage(texts.metres, { distance }, market),
        }))}
      />
      <SelectField
        name="order"
        label={texts.order}
        defaultValue={togetherQuery.order}
        choices={groupOrders.map((order) => ({ value: order, label: texts.orders[order] }))}
      />
    </SearchBox>
  )
}

/** What is requested: the search's own criteria, of which the party is that of all houses, and how the houses lie. */
export interface TogetherQuery extends GroupQuery {
  criteria: Criteria
  /** Null while it is unknown. */
  party: Party | null
  page: number
}

const defaultDistance = 500

const ownKeys: readonly string[] = ['houses', 'within', 'order', 'page']

export function isTogetherKey(key: string): boolean {
  return ownKeys.includes(key) || isCriteriaParameter(key)
}

/** What has no meaning in the URL is as if it were not there. */
export function parseTogetherQuery(query: URLSearchParams): TogetherQuery {
  const criteria = parseCriteria(query)
  const party = partyOfCriteria(criteria)
  const number = (name: string) => Number(query.get(name))
  const size = groupSizes.find((each) => each === number('houses')) ?? 2
  const requestedPersons = isOfParty(personsKey, criteria) ? Number(criteria.get(personsKey)?.value ?? 1) : 1
  return {
    criteria,
    party,
    size,
    persons: Math.max(requestedPersons, party ? roomNeededIn(size, party) : 1),
    pets: party?.pets ?? 0,
    maxTotal: budgetOf(criteria) * 100,
    within: groupDistances.find((distance) => distance === number('within')) ?? defaultDistance,
    order: groupOrders.find((order) => order === query.get('order')) ?? 'total',
    page: Math.min(10_000, Math.max(1, Math.floor(number('page')) || 1)),
  }
}

/** What all houses may cost, in kroner or euro: what is used can't be told before the party is spread over them. */
function budgetOf(criteria: Criteria): number {
  return Math.min(...budgetKeys.map((key) => Number(criteria.get(key)?.value ?? Number.POSITIVE_INFINITY)))
}

const budgetKeys = ['maxPris', 'maxIalt'] as const

/**
 * The criteria that each house has to meet by itself: all but those of the party, which is spread over the houses. None
 * of them alone costs more than all may.
 */
export function criteriaOfEach(criteria: Criteria): Criteria {
  const each = new Map([...criteria].filter(([key]) => !isOfParty(key, criteria) && key !== 'maxIalt'))
  const budget = budgetOf(criteria)
  return budget === Number.POSITIVE_INFINITY ? each : withCriterion(each, 'maxPris', String(budget))
}

/** Whether a criterion speaks of the party: houses for fewer persons, and those that take no pets, are meant as such. */
function isOfParty(key: string, criteria: Criteria): boolean {
  const { value, comparator = 'gte' } = criteria.get(key) ?? {}
  if (key === 'husdyr') return value !== petsNone
  if (key === personsKey) return comparator === 'gte' || comparator === 'eq'
  return key === 'pets' || personKeys.includes(key)
}

/** The URL of the request; what has its default is left out. */
export function togetherUrl({ criteria, size, within, order, page }: TogetherQuery): string {
  const query = writeCriteria(criteria)
  if (size !== 2) query.set('houses', String(size))
  if (within !== defaultDistance) query.set('within', String(within))
  if (order !== 'total') query.set('order', order)
  if (page > 1) query.set('page', String(page))
  return withQuery(href.housesTogether(), query)
}
