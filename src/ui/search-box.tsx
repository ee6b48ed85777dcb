import type { ReactNode } from 'react'
import type { ChoiceCounts } from '../contracts/search.ts'
import { areas } from '../domain/areas.ts'
import { type DateChoice, searchDateKeys } from '../domain/flexible-dates.ts'
import { personsKey, petsFieldValue, petsNone, petsOfField } from '../domain/party-criteria.ts'
import {
  type Criteria,
  type Criterion,
  type CriterionKey,
  comparatorSigns,
  criteriaParameters,
  writeCriterion,
} from '../domain/search-criteria.ts'
import { firstBookableArrival } from '../domain/stays.ts'
import { areaName } from '../markets/area-name.ts'
import { formatMessage } from '../markets/format-message.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { href } from '../urls/paths.ts'
import { withCounts } from './choice-count.ts'
import { type Choice, SelectField, TextField } from './field.tsx'
import { Icon } from './icons.tsx'
import { DateTabs, FlexField, SearchDates } from './search-dates.tsx'
import { searchInWords, TripLine } from './trip-bar.tsx'
import { WhereField } from './where-field.tsx'

/** The texts of the box alone, for islands that are handed no others. */
export interface SearchBoxMessages {
  search: Pick<Messages['search'], 'form'> & { filter: Pick<Messages['search']['filter'], 'anyPets' | 'petsNone'> }
  card: Pick<Messages['card'], 'nights' | 'pets'>
}

export interface SearchBoxProps {
  market: Market
  messages: SearchBoxMessages
  /** Target of the form: the search page. */
  action: string
  criteria: Criteria
  /** The first ISO day that can be requested. */
  earliest: string
  /** Number of houses for each choice. */
  counts?: ChoiceCounts | null
  /** On the button, in place of the plain word. */
  submit?: string
  /**
   * URL of the form with all choices, in place of those that come only when a group is opened; without one they are
   * here.
   */
  allHref?: string
  /** The visible kind of dates where the criteria have none. */
  when?: DateChoice
  /** What few need is folded. */
  isFolded?: boolean
  /** Further hidden fields. */
  children?: ReactNode
}

const boxCriteria = [
  'omraader',
  ...searchDateKeys,
  'children',
  'infants',
  'husdyr',
  'pets',
  'maxIalt',
] satisfies CriterionKey[]
/** Parameters of the box's fields. */
export const searchBoxKeys: ReadonlySet<string> = new Set([...boxCriteria, personsKey])

const maxPersons = 24
/** Larger numbers are shown where a URL says them. */
const maxChildren = 12
const maxInfants = 4

/** The search form: place, dates, length, party and budget, by GET and without scripts. */
export function SearchBox({
  market,
  messages,
  action,
  criteria,
  earliest,
  counts,
  submit,
  allHref,
  when,
  isFolded,
  children,
}: SearchBoxProps) {
  const texts = messages.search.form
  const value = (key: string) => criteria.get(key)?.value ?? ''
  const persons = writeCriterion(criteria.get(personsKey))
  const pets = petsFieldValue(criteria)
  const dates = { market, messages, criteria, earliest, counts, allHref }
  const further = (
    <>
      {isFolded && <FlexField {...dates} />}
      <SelectField
        name="children"
        label={texts.children}
        defaultValue={value('children')}
        choices={countChoices(texts.noChildren, maxChildren, value('children'))}
      />
      <SelectField
        name="infants"
        label={texts.infants}
        defaultValue={value('infants')}
        choices={countChoices(texts.noInfants, maxInfants, value('infants'))}
      />
      <SelectField
        name="husdyr"
        label={texts.pets}
        defaultValue={pets}
        choices={withCounts(market, petChoices(market, messages, pets), counts, 'husdyr', pets)}
      />
      <TextField
        name="maxIalt"
        label={`${texts.budget} (${market.currency})`}
        placeholder={texts.budgetExample}
        aria-description={texts.budgetHint}
        type="number"
        inputMode="numeric"
        min={1}
        max={1_000_000}
        defaultValue={value('maxIalt')}
      />
    </>
  )
  return (
    <search>
      {/* The browser can't show what is wrong with a field that is folded: the search reads what it can. */}
      <form className="search-box" action={action} method="get" noValidate={isFolded}>
        {children}
        <DateTabs messages={messages} criteria={criteria} when={when} />
        <WhereField market={market} texts={texts} criteria={criteria} counts={counts ?? null} allHref={allHref} />
        <SearchDates {...dates} isFlexApart={isFolded} />
        <SelectField
          name={personsKey}
          label={texts.persons}
          defaultValue={persons}
          choices={withCounts(
            market,
            personChoices(texts.anyPersons, persons, criteria.get(personsKey)),
            counts,
            personsKey,
            persons,
          )}
        />
        {isFolded ? <More label={texts.more}>{further}</More> : further}
        <button className="button primary" type="submit">
          <Icon name="search" />
          {submit ?? texts.submit}
        </button>
      </form>
    </search>
  )
}

/** What few need. */
function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="search-more">
      <summary>
        {label}
        <Icon name="chevron" />
      </summary>
      <div>{children}</div>
    </details>
  )
}

interface PageSearchBoxProps {
  request: { market: Market; messages: Messages; now: Date }
  criteria?: Criteria
  /** In a wide window it is open: on pages without houses below it. */
  opensWide?: boolean
}

/** The search box on a page outside of the search: one line until it is opened. */
export function PageSearchBox({
  request: { market, messages, now },
  criteria = new Map(),
  opensWide,
}: PageSearchBoxProps) {
  return (
    <TripLine texts={messages.search.trip} words={searchInWords(market, messages, criteria)} opensWide={opensWide}>
      <SearchBox
        market={market}
        messages={messages}
        action={href.search(market)}
        criteria={criteria}
        earliest={firstBookableArrival(now)}
      >
        <OtherCriteria criteria={criteria} />
      </SearchBox>
    </TripLine>
  )
}

/** A value of a link that is none of the choices is one more choice. */
function personChoices(any: string, chosen: string, criterion?: Criterion): Choice[] {
  const offered = numbers(1, maxPersons).map(String)
  const isOffered = !criterion || offered.includes(chosen)
  const sign = criterion?.comparator ? `${comparatorSigns[criterion.comparator]} ` : ''
  const own = isOffered ? [] : [{ value: chosen, label: `${sign}${criterion.value}` }]
  return [{ value: '', label: any }, ...offered.map((value) => ({ value, label: value })), ...own]
}

/** None, 1, 2 …; a chosen number beyond them too. */
function countChoices(none: string, max: number, chosen: string): Choice[] {
  const offered = numbers(1, max).map(String)
  const all = chosen === '' || offered.includes(chosen) ? offered : [...offered, chosen]
  return [{ value: '', label: none }, ...all.map((value) => ({ value, label: value }))]
}

function petChoices(market: Market, messages: SearchBoxMessages, chosen: string): Choice[] {
  const offered = numbers(1, 3).map(String)
  const own = chosen === '' || chosen === petsNone || offered.includes(chosen) ? [] : [chosen]
  return [
    { value: '', label: messages.search.filter.anyPets },
    ...[...offered, ...own].map((value) => ({
      value,
      label: formatMessage(messages.card.pets, { count: petsOfField(value) ?? 0 }, market),
    })),
    { value: petsNone, label: messages.search.filter.petsNone },
  ]
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** Every area by its slug, below a choice of all of them. */
export function areaChoices(market: Market, all: string): Choice[] {
  return [{ value: '', label: all }, ...areas.map((area) => ({ value: area.slug, label: areaName(market, area) }))]
}

/** Hidden fields for criteria that the search box has no fields for. */
export function OtherCriteria({ criteria }: { criteria: Criteria }) {
  return criteriaParameters(criteria)
    .filter(([key]) => !searchBoxKeys.has(key))
    .map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />)
}
