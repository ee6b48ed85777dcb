import { areas } from '../domain/areas.ts'
import { partyOfCriteria } from '../domain/party-criteria.ts'
import { asksForDates, type Criteria } from '../domain/search-criteria.ts'
import { defaultDuration } from '../domain/stays.ts'
import { areaName } from '../markets/area-name.ts'
import { partyText } from '../markets/booking-texts.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { formatMessage } from '../markets/say.ts'
import { dateWords } from './date-words.ts'

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

function placeWords(market: Market, criteria: Criteria): string | null {
  const slugs = criteria.get('omraader')?.value.split(',') ?? []
  const names = areas.filter(({ slug }) => slugs.includes(slug)).map((area) => areaName(market, area))
  return names.length > 0 ? names.join(', ') : null
}

/** What dates without a length are searched for, too. */
function nightsWords(market: Market, { card }: TripMessages, criteria: Criteria): string | null {
  const usual = asksForDates(criteria) ? String(defaultDuration) : null
  const asked = criteria.get('duration')?.value ?? usual
  if (asked === null) return null
  return formatMessage(card.nights, { count: asked.includes(',') ? asked : Number(asked) }, market)
}
