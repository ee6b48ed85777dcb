import { isMovedByChangeDay } from '../../domain/moved-arrival.ts'
import { parseCriteria } from '../../domain/search-criteria.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import type { LodgingPageProps } from './page.tsx'

/** Where a search led to a stay on another day than it asked for: that day, and the house's change day where it is the reason. */
export function MovedDay({ request, lodging, requested: { arrival, searchQuery } }: LodgingPageProps) {
  const day = parseCriteria(new URLSearchParams(searchQuery)).get('ankomst')?.value
  if (!arrival || !day || day === arrival) return null
  const { market, messages } = request
  const { searchedDay, changeDay } = messages.lodging.box
  const ids = lodging.facilities.map(({ facilityId }) => facilityId)
  const weekday = formatDate(market, arrival, 'dayOfWeek')
  return (
    <p className="field-hint">
      {formatMessage(searchedDay, { day: formatDate(market, day, 'weekday') }, market)}
      {isMovedByChangeDay(ids, day, arrival) && ` ${formatMessage(changeDay, { weekday }, market)}`}
    </p>
  )
}
