import type { ShownHouses } from '../../contracts/search.ts'
import { facility } from '../../domain/facilities.ts'
import { personsKey } from '../../domain/party-criteria.ts'
import { type Criteria, type CriterionKey, writeCriteria } from '../../domain/search-criteria.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { Market } from '../../markets/market.ts'
import { Icon } from '../../ui/icons.tsx'
import { href, withQuery } from '../../urls/paths.ts'
import type { PanelMessages } from './panel-messages.ts'

/** Number of persons from which two houses are suggested. */
const manyPersons = 8
/** Where no house takes a party, two may from so many on: two couples. */
const fewestOfTwo = 4

interface TogetherLinkProps {
  market: Market
  messages: PanelMessages
  criteria: Criteria
  results: ShownHouses
}

/** A link to two houses close to each other, for the same request. */
export function TogetherLink({ market, messages, criteria, results }: TogetherLinkProps) {
  const count = Number(criteria.get(personsKey)?.value ?? 0)
  if (count < (isTooManyForOne(results) ? fewestOfTwo : manyPersons)) return null
  return (
    <p className="last-houses">
      <Icon name="house" />
      <a href={withQuery(href.housesTogether(), writeCriteria(ofSeveralHouses(criteria)))}>
        {formatMessage(messages.search.together, { count }, market)}
      </a>
    </p>
  )
}

/** Without the size that one house for everybody was to have: of several, none needs as much. */
function ofSeveralHouses(criteria: Criteria): Criteria {
  return new Map([...criteria].filter(([key]) => !sizeKeys.has(key)))
}

const sizeKeys: ReadonlySet<string> = new Set([
  'badevaerelse' satisfies CriterionKey,
  ...[facility.bedrooms, facility.houseArea].map(String),
])

/** Nothing was found that would be with fewer persons. */
function isTooManyForOne({ totalHits, changes = [] }: ShownHouses): boolean {
  return totalHits === 0 && changes.some(({ key }) => key === personsKey)
}
