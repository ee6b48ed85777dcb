import type { Criteria } from '../domain/search-criteria.ts'
import { defaultDuration } from '../domain/stays.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { say } from '../markets/say.ts'
import { SelectField, TextField } from './field.tsx'

export interface SearchDatesProps {
  market: Market
  messages: { search: Pick<Messages['search'], 'form'>; card: Pick<Messages['card'], 'nights'> }
  criteria: Criteria
  /** The first ISO day that can be asked for. */
  earliest: string
}

/** Keys of the criteria that these fields ask for. */
export const searchDateKeys = ['ankomst', 'duration'] as const

const durations = [3, 4, 5, 7, 10, 14, 21]

/** When and how long: the part of the search box that is about days. */
export function SearchDates({ market, messages, criteria, earliest }: SearchDatesProps) {
  const texts = messages.search.form
  const value = (key: (typeof searchDateKeys)[number]) => criteria.get(key)?.value ?? ''
  return (
    <>
      <TextField name="ankomst" label={texts.arrival} type="date" min={earliest} defaultValue={value('ankomst')} />
      <SelectField
        name="duration"
        label={texts.duration}
        defaultValue={value('duration') || String(defaultDuration)}
        choices={durations.map((count) => ({
          value: String(count),
          label: say(messages.card.nights, { count }, market),
        }))}
      />
    </>
  )
}
