import type { ReactNode } from 'react'
import { type Party, partyKeys } from '../contracts/booking.ts'
import { areas } from '../domain/areas.ts'
import { flexOf, searchDateKeys } from '../domain/flexible-dates.ts'
import { partyLimits, partyOfCriteria } from '../domain/party-criteria.ts'
import { type Criteria, parseCriteria, requestsDates } from '../domain/search-criteria.ts'
import { defaultDuration, durationsWith, firstBookableArrival } from '../domain/stays.ts'
import type { Trip } from '../domain/trip.ts'
import { areaName } from '../markets/area-name.ts'
import { partyText } from '../markets/booking-texts.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatMoney } from '../markets/formats.ts'
import { listFormat } from '../markets/intl.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { tripSearchUrl } from '../urls/trip-link.ts'
import { Button } from './button.tsx'
import { dateWords, flexChoices } from './date-words.ts'
import { Icon } from './icons.tsx'
import { stayDatesShort } from './stay-dates.ts'

interface TripBarProps {
  market: Market
  messages: Messages
  now: Date
  trip: Trip
  /** The page itself. */
  action: string
  /** Further parameters of its URL. */
  hiddenFields?: Iterable<readonly [string, string]>
  /** Whether flexible days can be chosen: in lists, where each house has its own stay. */
  isFlexible?: boolean
  /** Further links below the form. */
  children?: ReactNode
}

/** Dates and party of a page's prices, in one line; the form in it loads the page for another stay. */
export function TripBar({
  market,
  messages,
  now,
  trip,
  action,
  hiddenFields = [],
  isFlexible,
  children,
}: TripBarProps) {
  const { trip: texts } = messages.search
  return (
    <TripLine texts={texts} words={tripInWords(market, messages, trip)}>
      <form className="trip-form" method="get" action={action}>
        {[...hiddenFields, ...new URLSearchParams(trip.searchQuery)].map(
          ([name, value]) =>
            !(name === 'duration' || (isFlexible && (name === 'ankomst' || name === 'flex'))) && (
              <input key={name} type="hidden" name={name} value={value} />
            ),
        )}
        <StayFields market={market} messages={messages} now={now} trip={trip} isFlexible={isFlexible} />
        <PartyFields messages={messages} party={trip.party} />
        <p className="actions">
          <Button type="submit">{messages.favorites.show}</Button>
          {children}
          <a href={tripSearchUrl(market, trip)}>{texts.toSearch}</a>
        </p>
      </form>
    </TripLine>
  )
}

function StayFields({ market, messages, now, trip, isFlexible }: Omit<TripBarProps, 'action'>) {
  const { favorites: texts, card } = messages
  const { when } = messages.search.form
  const { arrival, duration, searchQuery } = trip
  const criteria = parseCriteria(new URLSearchParams(searchQuery))
  const flexibleArrival = isFlexible ? criteria.get('ankomst')?.value : undefined
  const lengths = duration === null ? criteria.get('duration')?.value : undefined
  const nights = duration ?? defaultDuration
  const offered = durationsWith(nights)
  return (
    <>
      <label className="field">
        <span>{texts.arrival}</span>
        <input
          type="date"
          name={isFlexible ? 'ankomst' : 'arrival'}
          min={firstBookableArrival(now)}
          defaultValue={flexibleArrival ?? arrival ?? ''}
        />
      </label>
      {isFlexible && (
        <label className="field">
          <span>{when.flex}</span>
          <select name="flex" defaultValue={flexibleArrival ? String(flexOf(criteria)) : '0'}>
            {flexChoices(market, when).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="field">
        <span>{texts.duration}</span>
        <select name="duration" defaultValue={lengths ?? String(nights)}>
          {lengths && <option value={lengths}>{nightsInWords(market, card, lengths)}</option>}
          {offered.map((count) => (
            <option key={count} value={count}>
              {formatMessage(card.nights, { count }, market)}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

/** Identifies the form on a page whose own fields have the same names. */
function PartyFields({ messages, party }: Pick<TripBarProps, 'messages'> & { party: Party | null }) {
  return partyKeys.map((name) => (
    <label className="field" key={name}>
      <span>{messages.booking.stay[name]}</span>
      <input
        type="number"
        name={name}
        inputMode="numeric"
        min={name === 'adults' ? 1 : 0}
        max={partyLimits[name]}
        defaultValue={party?.[name] ?? ''}
      />
    </label>
  ))
}

/** Stands between the parts of a trip in words. */
const between = '\u00a0· '

interface TripLineProps {
  texts: Messages['search']['trip']
  /** The trip in words. */
  words: string
  open?: boolean
  /** Whether a wide window has the form alone. */
  opensWide?: boolean
  /** The form that changes it. */
  children: ReactNode
}

/** The trip in one line on top of a page; it opens to be changed in place, without scripts too. */
export function TripLine({ texts, words, open, opensWide, children }: TripLineProps) {
  return (
    <details className={opensWide ? 'trip-line opens-wide' : 'trip-line'} open={open}>
      <summary>
        <Icon name="search" />
        <span className="visually-hidden">{`${texts.title}: `}</span>
        <strong>
          {words.split(between).map((part, place, parts) => (
            <span key={part}>{`${place > 0 ? '·\u00a0' : ''}${part}${place < parts.length - 1 ? '\u00a0' : ''}`}</span>
          ))}
        </strong>
        <span className="trip-change">{texts.change}</span>
      </summary>
      {children}
    </details>
  )
}

interface TripMessages {
  search: Pick<Messages['search'], 'form' | 'trip'>
  card: Pick<Messages['card'], 'nights' | 'persons'>
  booking: Pick<Messages['booking'], 'party'>
}

/** Place, dates, length, party and budget, as in a search: "Blåvand · July 2027 · 7 nights · 2 adults, 1 pet". */
export function searchInWords(market: Market, messages: TripMessages & BudgetMessages, criteria: Criteria): string {
  const { form, trip, filter } = messages.search
  const budget = criteria.get('maxIalt')?.value
  const party = partyOfCriteria(criteria)
  const isOpen = party === null && !requestsDates(criteria)
  return inLine([
    placeWords(market, criteria) ?? (isOpen && form.allAreas),
    dateWords(market, form.when, criteria) ?? trip.anyDates,
    nightsWords(market, messages, criteria),
    party ? partyWords(market, messages, party) : trip.anyGuests,
    budget && formatMessage(filter.upTo, { price: formatMoney(market, Number(budget) * 100) }, market),
  ])
}

/**
 * The same for a trip on other pages: its stay, where one is chosen, its budget, and the number of its other criteria.
 */
function tripInWords(market: Market, messages: TripMessages & BudgetMessages, trip: Trip): string {
  const { search, card } = messages
  const { arrival, duration, party, searchQuery } = trip
  const criteria = parseCriteria(new URLSearchParams(searchQuery))
  const nights = duration ?? (arrival ? defaultDuration : null)
  const lengths = criteria.get('duration')?.value
  const [budget, allIn] = (['maxPris', 'maxIalt'] as const).map((key) => criteria.get(key)?.value)
  const others = [...criteria.keys()].filter((key) => !shownKeys.has(key)).length
  return inLine([
    placeWords(market, criteria),
    arrival
      ? stayDatesShort(market, arrival, nights ?? defaultDuration)
      : (dateWords(market, search.form.when, criteria) ?? search.trip.anyDates),
    nights ? formatMessage(card.nights, { count: nights }, market) : lengths && nightsInWords(market, card, lengths),
    party ? partyWords(market, messages, party) : search.trip.anyGuests,
    budget && formatMessage(search.filter.upTo, { price: formatMoney(market, Number(budget) * 100) }, market),
    allIn && formatMessage(search.filter.upToAllIn, { price: formatMoney(market, Number(allIn) * 100) }, market),
    others > 0 && formatMessage(search.trip.others, { count: others }, market),
  ])
}

/** Joins parts so that a line breaks between them and after a comma, never between a number and its noun. */
function inLine(words: readonly (string | number | false | null | undefined)[]): string {
  return words
    .filter(Boolean)
    .map((each) => String(each).replace(/(?<!,) /g, '\u00a0'))
    .join(between)
}

/** Adults and children in one number where there are infants too: a phone has two lines for the whole trip. */
function partyWords(market: Market, messages: TripMessages, party: Party): string {
  if (party.children === 0 || party.infants === 0) return partyText(market, messages, party)
  const persons = formatMessage(messages.card.persons, { count: party.adults + party.children }, market)
  return `${persons}, ${partyText(market, messages, { ...party, adults: 0, children: 0 })}`
}

interface BudgetMessages {
  search: { filter: Pick<Messages['search']['filter'], 'upTo' | 'upToAllIn'> }
}

/** Criteria that these texts name themselves. */
const shownKeys: ReadonlySet<string> = new Set(['omraader', ...searchDateKeys, 'maxPris', 'maxIalt'])

/** Places that the line names. */
const maxPlaces = 2

function placeWords(market: Market, criteria: Criteria): string | null {
  const slugs = criteria.get('omraader')?.value.split(',') ?? []
  const names = areas.filter(({ slug }) => slugs.includes(slug)).map((area) => areaName(market, area))
  if (names.length === 0) return null
  return names.length > maxPlaces
    ? `${names.slice(0, maxPlaces).join(', ')} + ${names.length - maxPlaces}`
    : names.join(', ')
}

/** The length in words; also the default one of dates without a length. */
function nightsWords(market: Market, { card }: TripMessages, criteria: Criteria): string | null {
  const usual = requestsDates(criteria) && !criteria.has('weekend') ? String(defaultDuration) : null
  const nights = criteria.get('duration')?.value ?? usual
  return nights === null ? null : nightsInWords(market, card, nights)
}

const anyOf: Intl.ListFormatOptions = { type: 'disjunction' }

/** Of one length, or of several: "3 or 4 nights". */
function nightsInWords(market: Market, card: TripMessages['card'], nights: string): string {
  const lengths = nights.split(',')
  const count = lengths.length > 1 ? listFormat(market.formatLocale, anyOf).format(lengths) : Number(nights)
  return formatMessage(card.nights, { count }, market)
}
