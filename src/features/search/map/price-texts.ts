import type { Pin } from '../../../contracts/map.ts'
import { asksForDates, type Criteria } from '../../../domain/search-criteria.ts'
import { formatMoney, formatNumber } from '../../../markets/formats.ts'
import type { Market } from '../../../markets/market.ts'
import { formatMessage } from '../../../markets/say.ts'
import type { HouseTexts } from './draw-houses.ts'
import type { MapMessages } from './map-messages.ts'

/** What stands on the map: the total of the stay that was asked for, the cheapest one's with a "from" where none was. */
export function priceTexts(market: Market, messages: MapMessages, criteria: Criteria): HouseTexts {
  const from = asksForDates(criteria) ? '' : `${messages.card.from} `
  const price = ({ total }: Pin) =>
    total === null ? messages.map.noFreeStays : `${from}${formatMoney(market, wholeUnits(total))}`
  return {
    price,
    pin: (pin) => `${pin.title}, ${price(pin)}`,
    group: (count) => formatMessage(messages.map.group, { count }, market),
    count: (count) => formatNumber(market, count),
  }
}

/** A pin has no room for øre and cents: the next whole krone or euro, never less than what is paid. */
function wholeUnits(minor: number): number {
  return Math.ceil(minor / 100) * 100
}
