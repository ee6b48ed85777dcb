import { facility } from '../../domain/facilities.ts'
import { type Criteria, writeCriteria } from '../../domain/search-criteria.ts'
import type { Market } from '../../markets/market.ts'
import { formatMessage } from '../../markets/say.ts'
import { Icon } from '../../ui/icons.tsx'
import { href, withQuery } from '../../urls/paths.ts'
import type { PanelMessages } from './panel-messages.ts'

export interface TogetherLinkProps {
  market: Market
  messages: PanelMessages
  criteria: Criteria
  /** Nothing was found: smaller parties may want two houses, too. */
  isEmpty: boolean
}

/** From so many on a party may be happier in two houses. */
const manyPersons = 10

/** The way to two houses close to each other, with what was asked for. */
export function TogetherLink({ market, messages, criteria, isEmpty }: TogetherLinkProps) {
  const count = Number(criteria.get(String(facility.persons))?.value ?? 0)
  if (count < (isEmpty ? 2 : manyPersons)) return null
  return (
    <p className="last-houses">
      <Icon name="house" />
      <a href={withQuery(href.housesTogether(), writeCriteria(criteria))}>
        {formatMessage(messages.search.together, { count }, market)}
      </a>
    </p>
  )
}
