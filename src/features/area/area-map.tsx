import type { Party } from '../../contracts/booking.ts'
import { type Area, areas } from '../../domain/areas.ts'
import { overviewSize, placeOn } from '../../domain/map/overview.ts'
import { criteriaOfParty } from '../../domain/read-trip.ts'
import { writeCriteria } from '../../domain/search-criteria.ts'
import { areaName } from '../../markets/area-name.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Icon } from '../../ui/icons.tsx'
import { href, withQuery } from '../../urls/paths.ts'

/** How much of the coast's picture is in sight, in its own units: some 120 kilometres across. */
const seen = { width: 150, height: 64 }

/** Where on the coast the area lies, and the way to the map that moves, with its houses. */
export function AreaMap({ request, area, party }: { request: RenderContext; area: Area; party: Party | null }) {
  const { market, messages } = request
  const { x, y } = placeOn(area.lat, area.lng)
  const left = within(x - seen.width / 2, overviewSize.width - seen.width)
  const top = within(y - seen.height / 2, overviewSize.height - seen.height)
  const others = areas.filter(({ slug }) => slug !== area.slug)
  const criteria = writeCriteria(new Map([...criteriaOfParty(party), ['omraader', { value: area.slug }]]))
  criteria.set('viewType', 'map')
  return (
    <figure className="area-map">
      <svg viewBox={`${left} ${top} ${seen.width} ${seen.height}`} role="img" aria-label={areaName(market, area)}>
        <image href="/coast.svg" width={overviewSize.width} height={overviewSize.height} />
        {others.map(({ slug, lat, lng }) => {
          const place = placeOn(lat, lng)
          return <circle key={slug} cx={place.x} cy={place.y} r={0.7} />
        })}
        <circle cx={x} cy={y} r={2} />
        <text x={x - 4} y={y + 1.7} textAnchor="end">
          {areaName(market, area)}
        </text>
      </svg>
      <figcaption>
        <a className="button secondary" href={withQuery(href.search(market), criteria)}>
          <Icon name="map" />
          {messages.lodging.openMap}
        </a>
      </figcaption>
    </figure>
  )
}

function within(value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, 0), most) * 10) / 10
}
