import type { ShownHouses } from '../../contracts/search.ts'
import { type Area, areaBySlug, areas } from '../../domain/areas.ts'
import { metresBetween } from '../../domain/distance.ts'
import { windowOf } from '../../domain/flexible-dates.ts'
import { type Criteria, withCriterion } from '../../domain/search-criteria.ts'
import type { SearchView } from '../../domain/search-view.ts'
import { areaName, areaPlace } from '../../markets/area-name.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { Market } from '../../markets/market.ts'
import { Icon } from '../../ui/icons.tsx'
import { href } from '../../urls/paths.ts'
import { searchUrl } from '../../urls/search-url.ts'
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

const nearAreas = 4

interface NearAreasProps extends AreaLineProps {
  path: string
  view: SearchView
}

/** Below the houses of one area: the same search in the nearest ones. */
export function NearAreas({ market, messages, path, criteria, view }: NearAreasProps) {
  const area = areaOf(criteria)
  if (!area || view.viewType === 'map') return null
  const elsewhere = new Map([...criteria].filter(([key]) => key !== 'kort'))
  const nearest = (areas as readonly Area[])
    .filter(({ slug }) => slug !== area.slug)
    .toSorted((one, other) => metresBetween(area, one) - metresBetween(area, other))
    .slice(0, nearAreas)
  return (
    <nav className="actions" aria-label={messages.search.nearAreas}>
      <span aria-hidden="true">{messages.search.nearAreas}</span>
      {nearest.map((each) => (
        <a
          key={each.slug}
          className="chip"
          href={searchUrl(path, withCriterion(elsewhere, 'omraader', each.slug), { ...view, page: 1 })}
        >
          {areaName(market, each)}
        </a>
      ))}
    </nav>
  )
}
