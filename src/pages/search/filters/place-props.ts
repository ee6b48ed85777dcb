import type { Criteria } from '../../../domain/search-criteria.ts'
import type { Market } from '../../../markets/market.ts'
import type { PanelMessages } from '../panel-messages.ts'
import { offeredFacilities } from './offered.ts'

/** What every group of filters is drawn from. */
export interface PlaceProps {
  market: Market
  messages: PanelMessages
  criteria: Criteria
}

export function choicesOf(messages: PanelMessages, group: keyof typeof offeredFacilities) {
  return offeredFacilities[group].map(([text, id]) => ({
    name: String(id),
    value: '1',
    label: messages.facilities[text],
  }))
}
