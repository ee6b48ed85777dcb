import type { ShownHouses } from '../../contracts/search.ts'
import { type Area, areaBySlug } from '../../domain/areas.ts'
import { windowOf } from '../../domain/flexible-dates.ts'
import type { Criteria } from '../../domain/search-criteria.ts'
import { areaPlace } from '../../markets/area-name.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { Market } from '../../markets/market.ts'
import { Icon } from '../../ui/icons.tsx'
import { href } from '../../urls/paths.ts'
import type { PanelMessages } from './panel-messages.ts'

interface AreaLineProps {
  market: Market
  messages: PanelMessages
  criteria: Criteria
}

/** The one area that is searched; undefined for several and for the whole coast. */
function areaOf(criteria: Criteria): Area | undefined {
  return areaBySlug(criteria.get('omraader')?.value ?? '')
}

/** The page's heading: the houses of the one area, or what the page is for. */
export function AreaHeading({ market, messages: { search }, criteria }: AreaLineProps) {
  const area = areaOf(criteria)
  return <h1>{area ? formatMessage(search.titleInArea, { place: areaPlace(market, area) }, market) : search.title}</h1>
}

export function AreaAbout({ about }: Pick<ShownHouses, 'about'>) {
  if (!about) return null
  const { text, path, label } = about
  return (
    <p className="price-note">
      {text} <a href={path}>{label}</a>
    </p>
  )
}

/** Where one area is chosen: a link to its prices on other days. */
export function AreaPricesLink({ market, messages, criteria }: AreaLineProps) {
  const area = areaOf(criteria)
  if (!area) return null
  const month = requestedMonth(criteria)
  return (
    <p className="area-prices">
      <a href={`${href.areaPrices(market, area.slug)}${month ? `?maaned=${month}` : ''}`}>
        <Icon name="calendar" />
        {formatMessage(messages.search.areaPrices, { place: areaPlace(market, area) }, market)}
      </a>
    </p>
  )
}

function requestedMonth(criteria: Criteria): string | undefined {
  const [day] = windowOf(criteria) ?? [criteria.get('ankomst')?.value]
  return day?.slice(0, 7)
}
