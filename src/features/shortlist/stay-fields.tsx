import * as v from 'valibot'
import { partyLimits } from '../../domain/party-criteria.ts'
import { parseCriteria } from '../../domain/search-criteria.ts'
import { defaultDuration, firstBookableArrival } from '../../domain/stays.ts'
import { wishedDates } from '../../domain/trip.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { RenderContext } from '../../routing/page.ts'
import { dateWords, flexChoices } from '../../ui/date-words.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { type ShortlistStay, ShortlistStaySchema, shortlistLimits } from './contract.ts'
import { arrivalAhead } from './rules.ts'

export const defaultStay: ShortlistStay = {
  arrival: null,
  duration: defaultDuration,
  persons: 4,
  children: 0,
  infants: 0,
  pets: 0,
  parts: 1,
}

type CountedField = Exclude<keyof ShortlistStay, 'arrival' | 'flex' | 'dates'>

/** For when and for how many, and into how many parts the price is shared. */
export function StayFields({ request, stay }: { request: RenderContext; stay: ShortlistStay }) {
  const { market, messages, now } = request
  const texts = messages.shortlist
  const labels = { ...texts, children: messages.search.form.children, infants: messages.search.form.infants }
  const number = (name: CountedField, min: number, max: number) => ({
    ...{ name, min, max, label: labels[name], defaultValue: stay[name], type: 'number', inputMode: 'numeric' as const },
    required: true,
  })
  const wish = wishInWords(request, stay)
  return (
    <div className="board-stay">
      {wish && <input type="hidden" name="dates" value={stay.dates} />}
      <TextField
        name="arrival"
        label={texts.arrival}
        type="date"
        min={firstBookableArrival(now)}
        defaultValue={arrivalAhead(stay, firstBookableArrival(now)) ?? ''}
        hint={wish ? formatMessage(texts.withoutDay, { dates: wish }, market) : undefined}
      />
      <SelectField
        name="flex"
        label={messages.search.form.when.flex}
        defaultValue={String(stay.flex ?? 0)}
        choices={flexChoices(market, messages.search.form.when)}
      />
      <TextField {...number('duration', 1, 60)} />
      <TextField {...number('persons', 1, shortlistLimits.persons)} />
      <TextField {...number('children', 0, shortlistLimits.persons - 1)} />
      <TextField {...number('infants', 0, partyLimits.infants)} />
      <TextField {...number('pets', 0, shortlistLimits.pets)} />
      <TextField {...number('parts', 1, 30)} hint={texts.partsHint} />
    </div>
  )
}

/** The week, month or holidays that a list is for, where it has no day. */
export function wishInWords({ market, messages, now }: RenderContext, stay: ShortlistStay): string | null {
  if (arrivalAhead(stay, firstBookableArrival(now)) || !stay.dates) return null
  return dateWords(market, messages.search.form.when, parseCriteria(new URLSearchParams(stay.dates)))
}

/** Hidden field with the stay that its form shows. */
const shownStayField = 'shown'

/** The stay as its fields would send it unchanged. */
export function ShownStay({ request: { now }, stay }: { request: RenderContext; stay: ShortlistStay }) {
  const shown = { ...stay, arrival: arrivalAhead(stay, firstBookableArrival(now)) ?? '' }
  const fields = Object.entries(shown).map(([name, value]): [string, string] => [name, String(value)])
  return <input type="hidden" name={shownStayField} value={String(new URLSearchParams(fields))} />
}

/** Of a link, whose party may be larger than a list's: then it is the largest one. */
export function readLinkedStay(query: URLSearchParams): ShortlistStay | null {
  const values = new URLSearchParams(query)
  const limits = { persons: shortlistLimits.persons, children: shortlistLimits.persons - 1, pets: shortlistLimits.pets }
  for (const [name, limit] of Object.entries(limits)) {
    if (Number(values.get(name)) > limit) values.set(name, String(limit))
  }
  return readShortlistStay(values)
}

/** Null for no stay. Missing members get their defaults. */
export function readShortlistStay(source: { get(name: string): unknown }): ShortlistStay | null {
  const number = (name: CountedField) => Number(source.get(name) || defaultStay[name])
  const arrival = source.get('arrival') || null
  const parsed = v.safeParse(ShortlistStaySchema, {
    arrival,
    flex: Number(source.get('flex') || 0),
    dates: arrival ? '' : wishedDates(String(source.get('dates') ?? '')),
    duration: number('duration'),
    persons: number('persons'),
    children: number('children'),
    infants: number('infants'),
    pets: number('pets'),
    parts: number('parts'),
  })
  return parsed.success ? parsed.output : null
}

/**
 * What of the stay is another than its form had shown, so that two people change different parts beside each other; all
 * of it where a form of an earlier build does not say what it showed. Null for no stay.
 */
export function readChangedStay(form: FormData): Partial<ShortlistStay> | null {
  const stay = readShortlistStay(form)
  const shown = readShortlistStay(new URLSearchParams(String(form.get(shownStayField) ?? '')))
  if (!stay || !shown || !form.has(shownStayField)) return stay
  return Object.fromEntries(Object.entries(stay).filter(([name, value]) => value !== Reflect.get(shown, name)))
}
