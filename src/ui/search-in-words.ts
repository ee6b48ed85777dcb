import { areas } from '../domain/areas.ts'
import { partyOfCriteria } from '../domain/party-criteria.ts'
import { asksForDates, type Criteria, parseCriteria } from '../domain/search-criteria.ts'
import { defaultDuration } from '../domain/stays.ts'
import type { Trip } from '../domain/trip.ts'
import { areaName } from '../markets/area-name.ts'
import { partyText } from '../markets/booking-texts.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatMoney } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { dateWords } from './date-words.ts'
import { searchDateKeys } from './search-dates.tsx'
import { stayDatesShort } from './stay-dates.ts'

interface TripMessages {
  search: Pick<Messages['search'], 'form' | 'trip'>
  card: Pick<Messages['card'], 'nights'>
  booking: Pick<Messages['booking'], 'party'>
}

/** Where, when, how long and who, as a search asks for them: "Blåvand · July 2027 · 7 nights · 2 adults, 1 pet". */
export function searchInWords(market: Market, messages: TripMessages, criteria: Criteria): string {
  const { form, trip } = messages.search
  const party = partyOfCriteria(criteria)
  return [
    placeWords(market, criteria) ?? form.allAreas,
    dateWords(market, form.when, criteria) ?? trip.anyDates,
    nightsWords(market, messages, criteria),
    party ? partyText(market, messages, party) : trip.anyGuests,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The same of a trip on other pages: its stay, where one is chosen, its budget and how many wishes it has besides. */
export function tripInWords(market: Market, messages: TripMessages & BudgetMessages, trip: Trip): string {
  const { search, card } = messages
  const { arrival, duration, party, searchQuery } = trip
  const criteria = parseCriteria(new URLSearchParams(searchQuery))
  const nights = duration ?? (arrival ? defaultDuration : null)
  const [budget, allIn] = (['maxPris', 'maxIalt'] as const).map((key) => criteria.get(key)?.value)
  const others = [...criteria.keys()].filter((key) => !saidKeys.has(key)).length
  return [
    placeWords(market, criteria),
    arrival
      ? stayDatesShort(market, arrival, nights ?? defaultDuration)
      : (dateWords(market, search.form.when, criteria) ?? search.trip.anyDates),
    nights && formatMessage(card.nights, { count: nights }, market),
    party ? partyText(market, messages, party) : search.trip.anyGuests,
    budget && formatMessage(search.filter.upTo, { price: formatMoney(market, Number(budget) * 100) }, market),
    allIn && formatMessage(search.filter.upToAllIn, { price: formatMoney(market, Number(allIn) * 100) }, market),
    others > 0 && formatMessage(search.trip.others, { count: others }, market),
  ]
    .filter(Boolean)
    .join(' · ')
}

interface BudgetMessages {
  search: { filter: Pick<Messages['search']['filter'], 'upTo' | 'upToAllIn'> }
}

/** Criteria that the words above say by themselves. */
const saidKeys: ReadonlySet<string> = new Set(['omraader', ...searchDateKeys, 'maxPris', 'maxIalt'])

function placeWords(market: Market, criteria: Criteria): string | null {
  const slugs = criteria.get('omraader')?.value.split(',') ?? []
  const names = areas.filter(({ slug }) => slugs.includes(slug)).map((area) => areaName(market, area))
  return names.length > 0 ? names.join(', ') : null
}

/** What dates without a length are searched for, too. */
function nightsWords(market: Market, { card }: TripMessages, criteria: Criteria): string | null {
  const usual = asksForDates(criteria) && !criteria.has('weekend') ? String(defaultDuration) : null
  const nights = criteria.get('duration')?.value ?? usual
  if (nights === null) return null
  return formatMessage(card.nights, { count: nights.includes(',') ? nights : Number(nights) }, market)
}
