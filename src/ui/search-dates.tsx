import type { ChoiceCounts } from '../contracts/search.ts'
import {
  type DateChoice,
  dateChoiceField,
  dateChoiceKeys,
  dateChoiceOf,
  dateChoices,
  dateDetails,
  flexDays,
} from '../domain/flexible-dates.ts'
import { asksForDates, type Criteria, type CriterionKey } from '../domain/search-criteria.ts'
import { defaultDuration } from '../domain/stays.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatDate } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { withCounts } from './choice-count.ts'
import { capital, holidayName, landName } from './date-words.ts'
import { type Choice, type ChoiceGroup, SelectField, TextField } from './field.tsx'
import { offeredDurations, offeredHolidays, offeredMonths, weekChoices } from './offered-dates.ts'

export interface SearchDatesProps {
  market: Market
  messages: { search: Pick<Messages['search'], 'form'>; card: Pick<Messages['card'], 'nights'> }
  criteria: Criteria
  /** The first ISO day that can be requested. */
  earliest: string
  /** What each choice would give; null or none where nobody has counted. */
  counts?: ChoiceCounts | null
}

/** Keys of the criteria that these fields ask for. */
export const searchDateKeys = [
  ...Object.values(dateChoices),
  ...dateDetails,
  'duration',
] as const satisfies CriterionKey[]

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
  const { messages, criteria, market } = props
  const requested = criteria.get('duration')?.value
  const { duration, anyDuration } = messages.search.form
  return (
    <>
      {dateChoiceKeys.map((choice) => (
        <div key={choice} className={`when-panel when-${choice}`}>
          {panels[choice](props)}
        </div>
      ))}
      <CountedDates
        {...props}
        name="duration"
        label={duration}
        chosen={requested ?? (asksForDates(criteria) ? String(defaultDuration) : '')}
        choices={[
          { value: '', label: anyDuration },
          ...offeredDurations(requested).map((value) => ({
            value,
            label: formatMessage(
              messages.card.nights,
              value.includes(',') ? { count: value } : { count: Number(value) },
              market,
            ),
          })),
        ]}
      />
    </>
  )
}

const panels = { dag: DayFields, uge: WeekField, maaned: MonthField, ferie: HolidayField } as const satisfies Record<
  DateChoice,
  unknown
>

function DayFields(props: SearchDatesProps) {
  const { market, messages, criteria, earliest } = props
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
      <CountedDates
        {...props}
        name="flex"
        label={when.flex}
        choices={[
          { value: '', label: when.flexDefault },
          ...flexDays.map((days) => ({
            value: days,
            label: days === '0' ? when.flexNone : formatMessage(when.flexDays, { count: Number(days) }, market),
          })),
        ]}
      />
    </>
  )
}

function WeekField(props: SearchDatesProps) {
  const { market, messages, earliest } = props
  const { when } = messages.search.form
  return (
    <CountedDates
      {...props}
      name="arrivalWeekNextOccurence"
      label={when.week}
      choices={[{ value: '', label: when.anyWeek }, ...weekChoices(market, when, earliest)]}
    />
  )
}

function MonthField(props: SearchDatesProps) {
  const { market, messages, criteria, earliest } = props
  const { when } = messages.search.form
  return (
    <>
      <CountedDates
        {...props}
        name="maaned"
        label={when.month}
        choices={[
          { value: '', label: when.anyMonth },
          ...offeredMonths(earliest, criteria.get('maaned')?.value).map((month) => ({
            value: month,
            label: capital(formatDate(market, `${month}-01`, 'month')),
          })),
        ]}
      />
      <SelectField
        name="weekend"
        label={when.within}
        defaultValue={criteria.get('weekend')?.value ?? ''}
        choices={[
          { value: '', label: when.anyStay },
          { value: '1', label: when.weekend },
        ]}
      />
    </>
  )
}

function HolidayField(props: SearchDatesProps) {
  const { when } = props.messages.search.form
  return (
    <CountedDates
      {...props}
      name="ferie"
      label={when.holiday}
      choices={[{ value: '', label: when.anyHoliday }, ...holidayGroups(props)]}
    />
  )
}

function holidayGroups({ market, messages, criteria, earliest }: SearchDatesProps): ChoiceGroup[] {
  const { when } = messages.search.form
  return offeredHolidays(market.key, earliest, criteria.get('ferie')?.value).map(({ land, holidays }) => ({
    group: landName(market, when, land),
    choices: holidays.map((holiday) => ({
      value: holiday.id,
      // What is chosen is read without the heading that it stands below.
      label: `${holidayName(market, when, holiday)}${land === 'dk' ? '' : ` · ${landName(market, when, land)}`}`,
    })),
  }))
}

interface CountedDatesProps extends SearchDatesProps {
  name: string
  label: string
  /** Where it isn't the criterion itself. */
  chosen?: string
  choices: readonly (Choice | ChoiceGroup)[]
}

function CountedDates({ market, criteria, counts, name, label, choices, ...props }: CountedDatesProps) {
  const chosen = props.chosen ?? criteria.get(name)?.value ?? ''
  return (
    <SelectField
      name={name}
      label={label}
      defaultValue={chosen}
      choices={withCounts(market, choices, counts, name, chosen)}
    />
  )
}
