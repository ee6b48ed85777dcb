import { itemField } from '../contracts/booking-forms.ts'
import { leastAttribute } from '../islands/protocol.ts'
import { fieldId } from './field-id.ts'
import { Stepper, type StepperTexts } from './stepper.tsx'

export interface QuantityChoice {
  itemId: number
  description: string
  /** What one costs. */
  price: string
  least: number
  most: number
  chosen: number
}

/** Things to choose, or to choose a number of, each none at first: nothing is chosen for the guest. */
export function QuantityList({
  choices,
  house,
  ...stepper
}: StepperTexts & {
  choices: readonly QuantityChoice[] /** Of a form for several houses. */
  house?: string | undefined
}) {
  return (
    <ul className="extras">
      {choices.map(({ itemId, description, price, least, most, chosen }) => {
        const name = itemField(itemId, house)
        const input = { name, 'aria-describedby': `${fieldId(name)}-hint` }
        return (
          <li key={itemId}>
            <div>
              <label htmlFor={fieldId(name)}>
                <strong>{description}</strong>
              </label>
              <span id={`${fieldId(name)}-hint`}>{price}</span>
            </div>
            {most <= Math.max(1, least) ? (
              <input
                {...input}
                type="checkbox"
                className="toggle"
                id={fieldId(name)}
                value={most}
                defaultChecked={chosen > 0}
              />
            ) : (
              <Stepper
                {...stepper}
                {...input}
                label={description}
                min={0}
                max={most}
                defaultValue={chosen}
                {...(least > 1 && { [leastAttribute]: least })}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
