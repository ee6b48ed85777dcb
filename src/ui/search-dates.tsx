import {
  type DateChoice,
  dateChoiceField,
  dateChoiceKeys,
  dateChoiceOf,
  dateChoices,
  flexDays,
  nextMonth,
} from '../domain/flexible-dates.ts'
import { germanLands, type SchoolLand, schoolHolidays } from '../domain/school-holidays.ts'
import type { Criteria } from '../domain/search-criteria.ts'
import { activeSeasons, defaultDuration } from '../domain/stays.ts'
import { formatDate } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { say } from '../markets/say.ts'
import { capital, holidayName } from './date-words.ts'
import { type Choice, type ChoiceGroup, SelectField, TextField } from './field.tsx'
import { weekChoices } from './week-choices.ts'

export interface SearchDatesProps {
  market: Market
  messages: { search: Pick<Messages['search'], 'form'>; card: Pick<Messages['card'], 'nights'> }
  criteria: Criteria
  /** The first ISO day that can be asked for. */
  earliest: string
}

/** Keys of the criteria that these fields ask for. */
export const searchDateKeys = [...Object.values(dateChoices), 'flex', 'duration'] as const

const durations = [3, 4, 5, 7, 10, 14, 21]

/** The ways of saying when: one is chosen, and its fields are in sight below. All are sent; `naar` says which one counts. */
export function DateTabs({ messages, criteria }: Pick<SearchDatesProps, 'messages' | 'criteria'>) {
  const texts = messages.search.form.when
  const current = dateChoiceOf(criteria) ?? 'dag'
  return (
    <fieldset className="pills when">
      <legend className="visually-hidden">{texts.legend}</legend>
      {dateChoiceKeys.map((choice) => (
        <label key={choice}>
          <input
            className="visually-hidden"
            type="radio"
            name={dateChoiceField}
            value={choice}
            defaultChecked={choice === current}
          />
          <span>{texts.choices[choice]}</span>
        </label>
      ))}
      <p className="quiet">{texts.holidayNote}</p>
    </fieldset>
  )
}

/** When and how long: the part of the search box that is about days. */
export function SearchDates(props: SearchDatesProps) {
  const { market, messages, criteria } = props
  return (
    <>
      {dateChoiceKeys.map((choice) => (
        <div key={choice} className={`when-panel when-${choice}`}>
          {panels[choice](props)}
        </div>
      ))}
      <SelectField
        name="duration"
        label={messages.search.form.duration}
        defaultValue={criteria.get('duration')?.value ?? String(defaultDuration)}
        choices={durationChoices(criteria).map((value) => ({
          value,
          label: say(messages.card.nights, value.includes(',') ? { count: value } : { count: Number(value) }, market),
        }))}
      />
    </>
  )
}

const panels = { dag: DayFields, uge: WeekField, maaned: MonthField, ferie: HolidayField } as const satisfies Record<
  DateChoice,
  unknown
>

/** Those that are usual, and what a link asked for. */
function durationChoices(criteria: Criteria): string[] {
  const asked = criteria.get('duration')?.value ?? String(defaultDuration)
  return [...new Set([...durations.map(String), asked])].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
}

function DayFields({ market, messages, criteria, earliest }: SearchDatesProps) {
  const { arrival, when } = messages.search.form
  return (
    <>
      <TextField
        name="ankomst"
        label={arrival}
        type="date"
        min={earliest}
        defaultValue={criteria.get('ankomst')?.value ?? ''}
      />
      <SelectField
        name="flex"
        label={when.flex}
        defaultValue={criteria.get('flex')?.value ?? ''}
        choices={[
          { value: '', label: when.flexUsual },
          ...flexDays.map((days) => ({
            value: days,
            label: days === '0' ? when.flexNone : say(when.flexDays, { count: Number(days) }, market),
          })),
        ]}
      />
    </>
  )
}

function WeekField({ market, messages, criteria, earliest }: SearchDatesProps) {
  const { when } = messages.search.form
  return (
    <SelectField
      name="arrivalWeekNextOccurence"
      label={when.week}
      defaultValue={criteria.get('arrivalWeekNextOccurence')?.value ?? ''}
      choices={[{ value: '', label: when.anyWeek }, ...weekChoices(market, when, earliest)]}
    />
  )
}

/** Houses are let until the end of the last season. */
const lastDay = `${Math.max(...activeSeasons)}-12-31`

function MonthField({ market, messages, criteria, earliest }: SearchDatesProps) {
  const { when } = messages.search.form
  const asked = criteria.get('maaned')?.value
  const months = [earliest.slice(0, 7)]
  while (nextMonth(months.at(-1) ?? '') <= lastDay) months.push(nextMonth(months.at(-1) ?? ''))
  return (
    <SelectField
      name="maaned"
      label={when.month}
      defaultValue={asked ?? ''}
      choices={[
        { value: '', label: when.anyMonth },
        ...[...new Set([...months, ...(asked ? [asked] : [])])].sort().map((month) => ({
          value: month,
          label: capital(formatDate(market, `${month}-01`, 'month')),
        })),
      ]}
    />
  )
}

function HolidayField({ market, messages, criteria, earliest }: SearchDatesProps) {
  const { when } = messages.search.form
  const asked = criteria.get('ferie')?.value ?? ''
  return (
    <SelectField
      name="ferie"
      label={when.holiday}
      defaultValue={asked}
      choices={[{ value: '', label: when.anyHoliday }, ...holidayGroups(market, messages, earliest, asked)]}
    />
  )
}

/** Schools of the edition's own country; the English one has those of both. What a link asked for is there as well. */
const ownLands: Record<Market['key'], readonly SchoolLand[]> = {
  da: ['dk'],
  de: Object.keys(germanLands) as SchoolLand[],
  en: [...(Object.keys(germanLands) as SchoolLand[]), 'dk'],
}

/** By land, those that a stay can still be had in. */
function holidayGroups(
  market: Market,
  messages: SearchDatesProps['messages'],
  earliest: string,
  asked: string,
): ChoiceGroup[] {
  const { when } = messages.search.form
  const lands = new Set([
    ...ownLands[market.key],
    ...schoolHolidays.flatMap(({ id, land }) => (id === asked ? land : [])),
  ])
  return [...lands].map((land) => ({
    group: land === 'dk' ? when.denmark : germanLands[land],
    choices: schoolHolidays
      .filter((each) => each.land === land)
      .filter(({ id, first, last }) => id === asked || (last > earliest && first <= lastDay))
      .map(
        (holiday): Choice => ({
          value: holiday.id,
          // What is chosen is read without the heading that it stands below.
          label: `${holidayName(market, when, holiday)}${land === 'dk' ? '' : ` · ${germanLands[land]}`}`,
        }),
      ),
  }))
}
