import { type ComponentType, memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ShownHouses } from '../../../contracts/search.ts'
import { type Area, areas, type Region, regions } from '../../../domain/areas.ts'
import { type Box, boxAround } from '../../../domain/map/box.ts'
import { overviewBox, overviewSize, placeOn } from '../../../domain/map/overview.ts'
import type { Criteria } from '../../../domain/search-criteria.ts'
import type { SearchView } from '../../../domain/search-view.ts'
import { areaName } from '../../../markets/area-name.ts'
import { formatMessage } from '../../../markets/format-message.ts'
import { formatNumber } from '../../../markets/formats.ts'
import type { Market } from '../../../markets/market.ts'
import type { Messages } from '../../../markets/messages/messages.ts'
import { searchUrl } from '../../../urls/search-url.ts'
import { HouseCards } from '../views/house-cards.tsx'
import type { ResultsViewProps } from '../views/results-view.tsx'
import { houseOf } from './house-of.ts'
import type { LiveMapProps } from './live-map.tsx'

interface AreaCountsProps {
  market: Market
  texts: Messages['map']
  regionNames: Messages['search']['form']['regions']
  path: string
  criteria: Criteria
  view: SearchView
  /** Number of houses of each area, by its slug, for the search without its areas and its part of the map. */
  counts: Readonly<Record<string, number>>
}

/** The list of areas, each a search of its own: for keyboards and without scripts. */
const AreaCounts = memo(({ market, texts, regionNames, counts, ...search }: AreaCountsProps) => {
  const chosen = new Set(search.criteria.get('omraader')?.value.split(','))
  return (
    <section className="map-areas" id="map-areas">
      <h2>{texts.areas}</h2>
      <p>{texts.areasLead}</p>
      <div>
        {regions.map((region) => (
          <section key={region}>
            <h3>{regionNames[region]}</h3>
            <ul>
              {areasOf(region).map((area) => {
                const count = counts[area.slug] ?? 0
                const name = areaName(market, area)
                return (
                  <li key={area.slug}>
                    <a href={areasUrl(search, [area.slug])} aria-current={chosen.has(area.slug) ? 'true' : undefined}>
                      {`${name} `}
                      <span>{formatMessage(texts.houses, { count }, market)}</span>
                    </a>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
})

function areasOf(region: Region): Area[] {
  return (areas as readonly Area[]).filter((area) => area.region === region)
}

/** URL of the current search in these areas, with no other part of the map. */
function areasUrl(
  { path, criteria, view }: Pick<AreaCountsProps, 'path' | 'criteria' | 'view'>,
  slugs: readonly string[],
): string {
  const elsewhere = [...criteria].filter(([key]) => key !== 'kort' && key !== 'omraader')
  const there = new Map([...elsewhere, ['omraader', { value: slugs.toSorted().join(',') }]])
  return searchUrl(path, there, { ...view, page: 1 })
}

/**
 * The coast as a picture, its regions with their numbers: shown without scripts, and until the live map is drawn. The
 * list of areas has the same links, so the keyboard skips it.
 */
const StillMap = memo(({ market, texts, regionNames, counts, ...search }: AreaCountsProps) => {
  const { width, height } = overviewSize
  return (
    <svg className="map-still" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <image href="/coast.svg" width={width} height={height} />
      {regions.map((region) => {
        const own = areasOf(region)
        const around = boxAround(own)
        if (!around) return null
        const places = own.map(({ slug, lat, lng }) => ({ slug, ...placeOn(lat, lng) }))
        const count = own.reduce((sum, { slug }) => sum + (counts[slug] ?? 0), 0)
        const { x, y } = placeOn((around.south + around.north) / 2, around.west)
        const name = regionNames[region]
        return (
          <a
            key={region}
            href={areasUrl(
              search,
              own.map(({ slug }) => slug),
            )}
            tabIndex={-1}
          >
            <title>{formatMessage(texts.area, { area: name, count }, market)}</title>
            {places.map((place) => (
              <circle key={place.slug} cx={place.x} cy={place.y} r={counts[place.slug] ? 3.5 : 1.5} />
            ))}
            <text x={x - 12} y={y + 4} textAnchor="end">
              {`${name} · ${formatNumber(market, count)}`}
            </text>
          </a>
        )
      })}
    </svg>
  )
})

/** The map beside or above the houses of the page; without it the areas with their counts are links. */
export function MapView(props: ResultsViewProps) {
  const { market, messages, path, results, search } = props
  // The map's part is added to the requested criteria, not to those of the shown results.
  const { criteria, view } = props.requested
  const { map: texts } = messages
  const regionNames = messages.search.form.regions
  const [Live, setLive] = useState<ComponentType<LiveMapProps> | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const counts = results.areas ?? noCounts
  useEffect(() => {
    // When it can't be loaded, the picture of the coast stays.
    import('./live-map.tsx').then(
      ({ LiveMap }) => setLive(() => LiveMap),
      () => undefined,
    )
  }, [])
  // The houses are drawn first, the areas' numbers after them.
  const areaProps = useDeferredValue(
    useMemo(
      () => texts && { market, texts, regionNames, path, criteria, view, counts },
      [market, texts, regionNames, path, criteria, view, counts],
    ),
  )
  if (!texts || !areaProps) return null
  const point = (target: EventTarget) => setPointed(houseOf(target))
  return (
    <>
      <div className="map-view">
        <div className="map-side">
          <a className="skip-link" href="#map-list">
            {texts.skip}
          </a>
          <div className="map-frame">
            <StillMap {...areaProps} />
            {Live && (
              <Live
                market={market}
                messages={{ card: messages.card, facilities: messages.facilities, map: texts }}
                path={path}
                criteria={criteria}
                view={view}
                spots={results.spots ?? noSpots}
                cards={results.cards}
                home={homeOf(criteria, counts)}
                list={list}
                pointed={pointed}
                onPoint={setPointed}
                search={search}
              />
            )}
          </div>
        </div>
        <section
          className="map-list"
          aria-label={texts.inView}
          id="map-list"
          tabIndex={-1}
          ref={list}
          onPointerOver={({ target }) => point(target)}
          onPointerLeave={() => setPointed(null)}
          onFocus={({ target }) => point(target)}
          onBlur={() => setPointed(null)}
        >
          <HouseCards {...props} className="cards map-cards" />
        </section>
      </div>
      <AreaCounts {...areaProps} />
    </>
  )
}

const noCounts = {}
const noSpots: NonNullable<ShownHouses['spots']> = []
/** Degrees around the outermost areas. */
const margin = { lat: 0.04, lng: 0.07 }

/** The box of the requested areas, else of those with houses, else of the whole coast. */
function homeOf(criteria: Criteria, counts: Readonly<Record<string, number>>): Box {
  const requestedAreas = new Set(criteria.get('omraader')?.value.split(','))
  const meant = areas.filter(({ slug }) => (requestedAreas.size > 0 ? requestedAreas.has(slug) : counts[slug]))
  const box = boxAround(meant)
  if (!box) return overviewBox
  return {
    south: box.south - margin.lat,
    west: box.west - margin.lng,
    north: box.north + margin.lat,
    east: box.east + margin.lng,
  }
}
