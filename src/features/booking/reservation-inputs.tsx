import type { ComponentProps } from 'react'
import type { DeferredPeriod } from '../../contracts/booking.ts'
import type { Typed } from '../../contracts/form-fields.ts'
import type { ReservationFields } from '../../contracts/reservation.ts'
import type { HouseRoom } from '../../domain/booking/party.ts'
import { addDays, defaultDuration, defaultDurations } from '../../domain/stays.ts'
import { extraInfants } from '../../editions/agency-facts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { RenderContext } from '../../routing/page.ts'
import { emailInput } from '../../ui/email-input.ts'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { StepperField } from '../../ui/stepper.tsx'

export interface ReservationInputsProps {
  request: RenderContext
  room: HouseRoom
  periods: readonly DeferredPeriod[]
  typed: Typed
  errors: Readonly<Record<string, string>>
}

/** When, who, and how to reach them. */
export function ReservationInputs({ request, room, periods, typed, errors }: ReservationInputsProps) {
  const { market, messages } = request
  const { booking, bookingFlow, card } = messages
  const stay = booking.stay
  const first = periods.map(({ fromDate }) => fromDate).sort()[0]
  const last = periods
    .map(({ toDate }) => toDate)
    .sort()
    .at(-1)
  const duration = Number(typed.duration) || defaultDuration
  const durations = [...new Set([...defaultDurations, duration])].sort((a, b) => a - b)
  const count = (name: 'adults' | 'children' | 'infants' | 'pets', least: number, most: number) => (
    <div className="half">
      <StepperField
        market={market}
        texts={messages.frame.stepper}
        name={name}
        label={stay[name]}
        error={errors[name]}
        min={least}
        max={most}
        defaultValue={Number(typed[name]) || least}
      />
    </div>
  )
  const text = (name: keyof ReservationFields, label: string, input: ComponentProps<'input'>) => (
    <div className="half">
      <TextField {...input} name={name} label={label} error={errors[name]} defaultValue={typed[name]} required />
    </div>
  )
  return (
    <div className="field-grid">
      {text('arrival', stay.arrival, {
        type: 'date',
        min: first && addDays(first, 1 - Math.max(...defaultDurations)),
        max: last && addDays(last, -1),
      })}
      <div className="half">
        <SelectField
          name="duration"
          label={stay.duration}
          error={errors.duration}
          defaultValue={typed.duration}
          choices={durations.map((nights) => ({
            value: String(nights),
            label: formatMessage(card.nights, { count: nights }, market),
          }))}
        />
      </div>
      {count('adults', 1, room.persons)}
      {count('children', 0, room.persons - 1)}
      {count('infants', 0, Math.min(6, room.persons - 1 + extraInfants))}
      {count('pets', 0, room.pets)}
      {text('name', bookingFlow.reserve.name, { autoComplete: 'name', maxLength: 80 })}
      {text('email', booking.guest.email, emailInput)}
      {text('phone', booking.guest.phone, { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 24 })}
      <div>
        <TextAreaField
          name="comment"
          label={formatMessage(booking.guest.optional, { field: booking.guest.comment }, market)}
          error={errors.comment}
          defaultValue={typed.comment}
          maxLength={1000}
        />
      </div>
    </div>
  )
}
