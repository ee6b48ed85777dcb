import { type Party, partyKeys } from '../contracts/booking.ts'
import { partyLimits } from '../domain/party-criteria.ts'
import { defaultDurations, today } from '../domain/stays.ts'
import { partyText } from '../markets/booking-texts.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { formatMessage } from '../markets/say.ts'
import { SelectField, TextField } from './field.tsx'

export interface DatesFieldsProps {
  market: Market
  messages: Messages
  now: Date
  /** ISO day. */
  arrival: string | null
  /** Nights; one that is not usual is offered too. */
  duration: number
}

/** For which stay houses that somebody has put side by side are priced. */
export function DatesFields({ market, messages, now, arrival, duration }: DatesFieldsProps) {
  const { favorites: texts, card } = messages
  const durations = [...new Set([...defaultDurations, duration])].sort((a, b) => a - b)
  return (
    <>
      <TextField
        name="arrival"
        label={texts.arrival}
        type="date"
        min={today(now)}
        defaultValue={arrival ?? ''}
        key={arrival}
      />
      <SelectField
        name="duration"
        label={texts.duration}
        defaultValue={String(duration)}
        choices={durations.map((count) => ({
          value: String(count),
          label: formatMessage(card.nights, { count }, market),
        }))}
      />
    </>
  )
}

export interface PartyChoiceProps {
  market: Market
  messages: Messages
  party: Party | null
}

/** Whom the prices of a list are for, and the fields of its form that change it. */
export function PartyChoice({ market, messages, party }: PartyChoiceProps) {
  const { stay } = messages.booking
  return (
    <details className="party-choice">
      <summary>{party ? partyText(market, messages, party) : stay.party}</summary>
      <div>
        {partyKeys.map((name) => (
          <TextField
            key={`${name}-${party?.[name]}`}
            name={name}
            label={stay[name]}
            type="number"
            inputMode="numeric"
            min={name === 'adults' ? 1 : 0}
            max={partyLimits[name]}
            defaultValue={party?.[name] ?? ''}
          />
        ))}
      </div>
    </details>
  )
}
