import { type Party, partyKeys } from '../contracts/booking.ts'
import { partyLimits } from '../domain/party-criteria.ts'
import { partyText } from '../markets/booking-texts.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { TextField } from './field.tsx'

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
