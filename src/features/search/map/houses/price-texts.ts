import type { Pin } from '../../../../contracts/map.ts'
import { type Criteria, requestsDates } from '../../../../domain/search-criteria.ts'
import { areaName } from '../../../../markets/area-name.ts'
import { formatMessage } from '../../../../markets/format-message.ts'
import { formatMoney, formatNumber, wholeUnits } from '../../../../markets/formats.ts'
import type { Market } from '../../../../markets/market.ts'
import { stayPriceText } from '../../../../ui/price.tsx'
import type { HouseTexts } from '../draw-houses.ts'
import type { MapMessages } from '../pin-card.tsx'

/** Prices on the map: the total of the requested stay, or "from" the cheapest one's. */
export function priceTexts(
  market: Market,
  messages: MapMessages,
  criteria: Criteria,
): HouseTexts & { stayPrice(pin: Pin): string } {
  const from = requestsDates(criteria) ? '' : `${messages.card.from} `
  const price = ({ total }: Pin) =>
    total === null ? messages.map.noFreeStays : `${from}${formatMoney(market, wholeUnits(total))}`
  /** Whatever is requested, a group's houses have different prices. */
  const cheapest = (total: number | null) =>
    total === null ? null : `${messages.card.from} ${formatMoney(market, wholeUnits(total))}`
  const stayPrice = (pin: Pin) =>
    pin.total === null || pin.duration === null
      ? price(pin)
      : stayPriceText(market, messages.card, { total: pin.total, duration: pin.duration, from: from !== '' })
  return {
    price,
    stayPrice,
    pin: (pin) => `${pin.title}, ${stayPrice(pin)}`,
    group({ count, total, area, isMixed }) {
      const name = areaName(market, area)
      const place = isMixed ? formatMessage(messages.map.around, { place: name }, market) : name
      const number = formatNumber(market, count)
      const price = cheapest(total)
      const heard = formatMessage(messages.map.houses, { count }, market).slice(number.length)
      return { place, count: number, heard: price === null ? heard : `${heard}, `, price }
    },
  }
}
