import type { ChosenItem, Party } from '../../contracts/booking.ts'
import type { BookingOptionItemPrice } from '../../contracts/lodging.ts'
import { isPetItem } from '../../domain/booking/pet-items.ts'
import { isPartOfTotal, timesCharged } from '../../domain/prices.ts'
import { formatMoney } from '../../markets/formats.ts'
import { formatMessage } from '../../markets/say.ts'
import type { RenderContext } from '../../routing/page.ts'
import { QuantityList } from '../../ui/quantity-list.tsx'

export interface ExtrasFieldsProps {
  request: RenderContext
  itemPrices: readonly BookingOptionItemPrice[]
  chosen: readonly ChosenItem[]
  nights: number
  party: Pick<Party, 'adults' | 'children'>
}

/** Add-ons, none of them chosen in advance. */
export function ExtrasFields({ request, itemPrices, chosen, nights, party }: ExtrasFieldsProps) {
  const { market, messages } = request
  const texts = messages.booking.extras
  const extras = itemPrices.filter(
    (each) => !each.isMandatory && isPartOfTotal(each) && !isPetItem(each) && each.maxQuantity > 0,
  )
  if (extras.length === 0) return null
  return (
    <fieldset className="panel">
      <legend>{texts.title}</legend>
      <p className="lead">{texts.lead}</p>
      <QuantityList
        market={market}
        texts={messages.frame.stepper}
        choices={extras.map((extra) => {
          const { itemId, item, unitPrice, minQuantity, maxQuantity } = extra
          const times = timesCharged(extra, nights, party)
          const values = { price: formatMoney(market, unitPrice), per: item.unitName }
          const sum = { count: times, amount: formatMoney(market, unitPrice * times) }
          return {
            itemId,
            description: item.description,
            price: formatMessage(times > 1 ? texts.eachTimes : texts.each, { ...values, ...sum }, market),
            least: minQuantity,
            most: maxQuantity,
            chosen: chosen.find((choice) => choice.itemId === itemId)?.quantity ?? 0,
          }
        })}
      />
    </fieldset>
  )
}
