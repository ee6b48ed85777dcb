import type { ChosenItem } from '../../contracts/booking.ts'
import { itemField } from '../../contracts/booking-forms.ts'
import type { BookingOptionItemPrice } from '../../contracts/lodging.ts'
import { isPetItem } from '../../domain/booking/pet-items.ts'
import { isPartOfTotal } from '../../domain/prices.ts'
import { formatMoney } from '../../markets/formats.ts'
import { say } from '../../markets/say.ts'
import type { PageRequest } from '../../routing/page.ts'
import { fieldId } from '../../ui/field.tsx'

export interface ExtrasFieldsProps {
  request: PageRequest
  itemPrices: readonly BookingOptionItemPrice[]
  chosen: readonly ChosenItem[]
}

/** Add-ons, none of them chosen in advance. */
export function ExtrasFields({ request, itemPrices, chosen }: ExtrasFieldsProps) {
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
      <ul className="extras">
        {extras.map(({ itemId, item, unitPrice, minQuantity, maxQuantity }) => {
          const name = itemField(itemId)
          const price = { price: formatMoney(market, unitPrice), per: item.unitName }
          return (
            <li key={itemId}>
              <div>
                <label htmlFor={fieldId(name)}>
                  <strong>{item.description}</strong>
                </label>
                <span id={`${fieldId(name)}-hint`}>{say(texts.each, price, market)}</span>
              </div>
              <select
                id={fieldId(name)}
                name={name}
                aria-describedby={`${fieldId(name)}-hint`}
                defaultValue={chosen.find((choice) => choice.itemId === itemId)?.quantity ?? 0}
              >
                <option value="0">{texts.none}</option>
                {quantities(Math.max(1, minQuantity), maxQuantity).map((quantity) => (
                  <option key={quantity}>{quantity}</option>
                ))}
              </select>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

function quantities(least: number, most: number): number[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index)
}
