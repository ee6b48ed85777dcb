import { defaultDurations, today } from '../domain/stays.ts'
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
