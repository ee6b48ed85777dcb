import * as v from 'valibot'
import { defaultDuration, today } from '../../domain/stays.ts'
import type { RenderContext } from '../../routing/page.ts'
import { TextField } from '../../ui/field.tsx'
import { type ShortlistStay, ShortlistStaySchema, shortlistLimits } from './contract.ts'
import { arrivalAhead } from './rules.ts'

export const defaultStay: ShortlistStay = { arrival: null, duration: defaultDuration, persons: 4, pets: 0, parts: 1 }

/** For when and for how many, and into how many parts the price is shared. */
export function StayFields({ request, stay }: { request: RenderContext; stay: ShortlistStay }) {
  const { messages, now } = request
  const texts = messages.shortlist
  const number = (name: 'duration' | 'persons' | 'pets' | 'parts', min: number, max: number) => ({
    ...{ name, min, max, label: texts[name], defaultValue: stay[name], type: 'number', inputMode: 'numeric' as const },
    required: true,
  })
  return (
    <div className="board-stay">
      <TextField
        name="arrival"
        label={texts.arrival}
        type="date"
        min={today(now)}
        defaultValue={arrivalAhead(stay, today(now)) ?? ''}
      />
      <TextField {...number('duration', 1, 60)} />
      <TextField {...number('persons', 1, shortlistLimits.persons)} />
      <TextField {...number('pets', 0, shortlistLimits.pets)} />
      <TextField {...number('parts', 1, 30)} hint={texts.partsHint} />
    </div>
  )
}

/** Of a link, whose party may be larger than a list's: then it is the largest one. */
export function readLinkedStay(query: URLSearchParams): ShortlistStay | null {
  const values = new URLSearchParams(query)
  for (const name of ['persons', 'pets'] as const) {
    if (Number(values.get(name)) > shortlistLimits[name]) values.set(name, String(shortlistLimits[name]))
  }
  return readShortlistStay(values)
}

/** Null for what is no stay. What is not said is as it usually is. */
export function readShortlistStay(source: { get(name: string): unknown }): ShortlistStay | null {
  const number = (name: 'duration' | 'persons' | 'pets' | 'parts') => Number(source.get(name) || defaultStay[name])
  const parsed = v.safeParse(ShortlistStaySchema, {
    arrival: source.get('arrival') || null,
    duration: number('duration'),
    persons: number('persons'),
    pets: number('pets'),
    parts: number('parts'),
  })
  return parsed.success ? parsed.output : null
}
