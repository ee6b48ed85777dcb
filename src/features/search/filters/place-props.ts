import type { ChoiceCounts } from '../../../contracts/search.ts'
import type { Criteria } from '../../../domain/search-criteria.ts'
import type { Market } from '../../../markets/market.ts'
import type { PanelMessages } from '../panel-messages.ts'

/** What every group of filters is drawn from. */
export interface PlaceProps {
  market: Market
  messages: PanelMessages
  criteria: Criteria
  /** What each choice would give; null where nobody has counted. */
  counts: ChoiceCounts | null
  /** ISO day. */
  earliest: string
  /** Where everything is offered to choose from, in place of what is seen only once it is opened. */
  allHref?: string
}
