import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChoiceCounts } from '../contracts/search.ts'
import {
  type DateChoice,
  dateChoiceField,
  dateChoiceKeys,
  dateChoiceOf,
  dateChoices,
  flexDays,
  monthStayOf,
  monthStays,
} from '../domain/flexible-dates.ts'
import {
  holidayInLand,
  holidayKindOf,
  landField,
  type SchoolHoliday,
  schoolHoliday,
} from '../domain/school-holidays.ts'
import { type Criteria, requestsDates } from '../domain/search-criteria.ts'
import { defaultDuration } from '../domain/stays.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatDate } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { ArrivalField } from './arrival-field.tsx'
import { withCounts } from './choice-count.ts'
import { capital, daySpan, holidayName, landName } from './date-words.ts'
import { type Choice, type ChoiceGroup, SelectField } from './field.tsx'
import { durationChoices, offeredHolidays, offeredMonths, weekChoices } from './offered-dates.ts'

export interface SearchDatesProps {
  market: Market
  messages: { search: Pick<Messages['search'], 'form'>; card: Pick<Messages['card'], 'nights'> }
  criteria: Criteria
  /** The first ISO day that can be requested. */
  earliest: string
  /** Number of houses for each choice; null or undefined where it is unknown. */
  counts?: ChoiceCounts | null
  /** URL of the form with the fields of each kind of dates; without one they are here. */
  allHref?: string
  /** The days around a day of arrival stand elsewhere in the form. */
  isFlexApart?: boolean
}

/**
 * Tabs of the kinds of dates: the chosen one's fields are visible below. All are sent; `naar` names the one that
 * counts.
 */
export function DateTabs({
  messages,
  criteria,
  when,
}: Pick<SearchDatesProps, 'messages' | 'criteria'> & { when?: DateChoice }) {
  const texts = messages.search.form.when
  const current = dateChoiceOf(criteria) ?? when ?? 'dag'
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
  const { messages, criteria, market, allHref } = props
  const current = dateChoiceOf(criteria) ?? 'dag'
  const requested = criteria.get('duration')?.value
  const { duration, anyDuration } = messages.search.form
  const isDated = requestsDates(criteria)
  const chosen = requested ?? (isDated ? String(defaultDuration) : '')
  const list = useRef<HTMLSelectElement>(null)
  // A list whose chosen choice falls away shows its first one.
  const isLost = isDated && list.current?.value === ''
  useLayoutEffect(() => {
    if (isLost && list.current) list.current.value = chosen
  })
  return (
    <>
      {dateChoiceKeys.map((choice) => {
        const Panel = panels[choice]
        return (
          <div key={choice} className={`when-panel when-${choice}`}>
            {!allHref || choice === current || isRequested(choice, criteria) ? (
              <Panel {...props} />
            ) : (
              <a href={`${allHref}&${dateChoiceField}=${choice}`}>{messages.search.form.showAll}</a>
            )}
          </div>
        )
      })}
      <CountedDates
        {...props}
        name="duration"
        label={duration}
        chosen={chosen}
        list={list}
        choices={[
          // With dates a stay has a length.
          ...(isDated ? [] : [{ value: '', label: anyDuration }]),
          ...durationChoices(requested).map((value) => ({
            value,
            label: formatMessage(messages.card.nights, { count: value.includes(',') ? value : Number(value) }, market),
          })),
        ]}
      />
    </>
  )
}

/** Whether the criteria belong to this kind of dates. */
function isRequested(choice: DateChoice, criteria: Criteria): boolean {
  return criteria.has(dateChoices[choice]) || (choice === 'maaned' && criteria.has('weekend'))
}

const panels = { dag: DayFields, uge: WeekField, maaned: MonthField, ferie: HolidayField } as const satisfies Record<
  DateChoice,
  unknown
>

function DayFields(props: SearchDatesProps) {
  const { market, messages, criteria, earliest, isFlexApart } = props
  return (
    <>
      <ArrivalField market={market} texts={messages.search.form} criteria={criteria} earliest={earliest} />
      {!isFlexApart && <FlexField {...props} />}
    </>
  )
}

/** How many days around the day of arrival. */
export function FlexField(props: SearchDatesProps) {
  const { market, messages } = props
  const { when } = messages.search.form
  return (
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
        defaultValue={monthStayOf(criteria)}
        choices={[
          { value: monthStays.week, label: when.weekOfMonth },
          { value: monthStays.weekend, label: when.weekend },
          { value: '', label: when.otherLength },
        ]}
      />
    </>
  )
}

/** Whose holidays, then which; where only one country's are offered, which. */
function HolidayField(props: SearchDatesProps) {
  const { market, messages, criteria, earliest } = props
  const { when } = messages.search.form
  const requested = criteria.get('ferie')?.value ?? ''
  const offered = offeredHolidays(market.key, earliest, requested)
  const landOf = (id: string) => schoolHoliday(id)?.land ?? ''
  const [land, setLand] = useState<string>(landOf(requested))
  const [kind, setKind] = useState(holidayKindOf(requested))
  const [shown, setShown] = useState(requested)
  const lands = useRef<HTMLSelectElement>(null)
  function chooseLand(field: HTMLSelectElement) {
    const own = field.form?.elements.namedItem('ferie')
    setKind(own instanceof HTMLSelectElement ? holidayKindOf(own.value) : '')
    setLand(field.value)
  }
  // What was chosen before React came counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes over
  useEffect(() => {
    if (lands.current && lands.current.value !== land) chooseLand(lands.current)
  }, [])
  if (shown !== requested) {
    setShown(requested)
    setKind(holidayKindOf(requested))
    if (requested !== '') setLand(landOf(requested))
  }
  const own = offered.length === 1 ? offered[0] : offered.find((each) => each.land === land)
  const holidays = own ? own.holidays : ofAnyLand(offered)
  const choices = holidays.map((holiday) => ({
    value: own ? holiday.id : holidayKindOf(holiday.id),
    label: own
      ? `${holidayName(market, when, holiday)} · ${daySpan(market, holiday.first, holiday.last)}`
      : holidayName(market, when, holiday),
  }))
  const holidayField = (
    <CountedDates
      {...props}
      key={own?.land ?? 'any'}
      name="ferie"
      label={when.holiday}
      chosen={own ? holidayInLand(kind, own.land) : kind}
      choices={[{ value: '', label: when.anyHoliday }, ...choices]}
    />
  )
  if (offered.length === 1) return holidayField
  return (
    <>
      <SelectField
        name={landField}
        label={when.land}
        defaultValue={landOf(requested)}
        ref={lands}
        onChange={({ target }) => chooseLand(target)}
        choices={[
          { value: '', label: when.anyLand },
          ...offered.map((each) => ({ value: each.land, label: landName(market, when, each.land) })),
        ]}
      />
      {holidayField}
    </>
  )
}

/** One of each kind and year, in the order of the year: whose they are is said beside it. */
function ofAnyLand(offered: ReturnType<typeof offeredHolidays>): SchoolHoliday[] {
  const all = offered.flatMap(({ holidays }) => holidays)
  const firsts = [...Map.groupBy(all, ({ id }) => holidayKindOf(id)).values()].flatMap(([first]) => first ?? [])
  return firsts.sort((a, b) => (a.first < b.first ? -1 : 1))
}

interface CountedDatesProps extends SearchDatesProps {
  name: string
  label: string
  /** Value of the field, where it differs from the criterion. */
  chosen?: string
  list?: RefObject<HTMLSelectElement | null>
  choices: readonly (Choice | ChoiceGroup)[]
}

function CountedDates({ market, criteria, counts, name, label, list, choices, ...props }: CountedDatesProps) {
  const chosen = props.chosen ?? criteria.get(name)?.value ?? ''
  return (
    <SelectField
      name={name}
      label={label}
      defaultValue={chosen}
      ref={list}
      choices={withCounts(market, choices, counts, name, chosen)}
    />
  )
}
