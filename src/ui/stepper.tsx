import type { ComponentProps } from 'react'
import { itemField } from '../contracts/booking-forms.ts'
import { minChosenAttribute, stepAttribute } from '../islands/protocol.ts'
import { formatMessage } from '../markets/format-message.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { FieldNotes, type FieldTexts, fieldAttributes } from './field.tsx'
import { fieldId } from './field-id.ts'
import { Icon } from './icons.tsx'

export interface StepperTexts {
  market: Market
  texts: Messages['layout']['stepper']
}

interface StepperProps extends StepperTexts {
  name: string
  label: string
  min: number
  max: number
  defaultValue: number
  /** Id of the form that it is part of, where it stands outside of it. */
  form?: string | undefined
}

type StepperInput = Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'> & {
  /** Minimum of a number above zero. */
  [minChosenAttribute]?: number
}

/**
 * A number with a button on each side of it. The field is the browser's own, so that it can be typed in, and is all there
 * is without scripts; client/steppers.ts answers the buttons.
 */
function Stepper({ market, texts, label, ...input }: StepperProps & StepperInput) {
  const value = Number(input.defaultValue)
  const button = (step: -1 | 1) => (
    <button
      type="button"
      className="with-scripts"
      aria-controls={fieldId(input.name)}
      aria-disabled={(step < 0 ? value <= input.min : value >= input.max) || undefined}
      {...{ [stepAttribute]: step }}
    >
      <Icon name={step < 0 ? 'minus' : 'plus'} />
      <span className="visually-hidden">
        {formatMessage(step < 0 ? texts.fewer : texts.more, { field: label }, market)}
      </span>
    </button>
  )
  return (
    <div className="stepper">
      {button(-1)}
      <input type="number" inputMode="numeric" id={fieldId(input.name)} {...input} />
      {button(1)}
    </div>
  )
}

/** The same as a field of a form, its label beside it. */
export function StepperField({ hint, error, ...stepper }: FieldTexts & StepperProps) {
  const { name, label } = stepper
  return (
    <div className="field counted">
      <label htmlFor={fieldId(name)}>{label}</label>
      <Stepper {...stepper} {...fieldAttributes({ name, label, hint, error })} />
      <FieldNotes name={name} hint={hint} error={error} />
    </div>
  )
}

interface QuantityChoice {
  itemId: number
  description: string
  /** What one costs. */
  price: string
  /** What follows if it is not chosen. */
  without?: string | undefined
  min: number
  max: number
  chosen: number
}

/** Items with a checkbox or a quantity, all zero at first: nothing is chosen for the guest. */
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
      {choices.map(({ itemId, description, price, without, min, max, chosen }) => {
        const name = itemField(itemId, house)
        const input = { name, 'aria-describedby': `${fieldId(name)}-hint` }
        return (
          <li key={itemId}>
            <div>
              <label htmlFor={fieldId(name)}>
                <strong>{description}</strong>
              </label>
              <span id={`${fieldId(name)}-hint`}>
                {price}
                {without && <small>{without}</small>}
              </span>
            </div>
            {max <= Math.max(1, min) ? (
              <input
                {...input}
                type="checkbox"
                className="toggle"
                id={fieldId(name)}
                value={max}
                defaultChecked={chosen > 0}
              />
            ) : (
              <Stepper
                {...stepper}
                {...input}
                label={description}
                min={0}
                max={max}
                defaultValue={chosen}
                {...(min > 1 && { [minChosenAttribute]: min })}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
