import { itemField } from '../contracts/booking-forms.ts'
import { fieldId } from './field-id.ts'

export interface QuantityChoice {
  itemId: number
  description: string
  /** What one costs. */
  price: string
  /** What a choice says of so many: "Yes, for 3 people (465 kr.)". */
  words: (quantity: number) => string
  least: number
  most: number
  chosen: number
}

/** Things to choose a number of, each none at first: nothing is chosen for the guest. */
export function QuantityList({ none, choices }: { none: string; choices: readonly QuantityChoice[] }) {
  return (
    <ul className="extras">
      {choices.map(({ itemId, description, price, words, least, most, chosen }) => {
        const name = itemField(itemId)
        return (
          <li key={itemId}>
            <div>
              <label htmlFor={fieldId(name)}>
                <strong>{description}</strong>
              </label>
              <span id={`${fieldId(name)}-hint`}>{price}</span>
            </div>
            <select id={fieldId(name)} name={name} aria-describedby={`${fieldId(name)}-hint`} defaultValue={chosen}>
              <option value="0">{none}</option>
              {quantities(Math.max(1, least), most).map((quantity) => (
                <option key={quantity} value={quantity}>
                  {words(quantity)}
                </option>
              ))}
            </select>
          </li>
        )
      })}
    </ul>
  )
}

function quantities(least: number, most: number): number[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index)
}
