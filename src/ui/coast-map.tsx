import { areas } from '../domain/areas.ts'
import { overviewSize, placeOn } from '../domain/map/overview.ts'
import { mapNames } from '../editions/map-names.ts'
import { areaName } from '../markets/area-name.ts'
import type { Market } from '../markets/market.ts'

interface CoastMapProps {
  market: Market
  lat: number
  lng: number
  /** Text for what is at the place. */
  label: string
  /** What is in sight, in the coast's own units of some 800 metres. */
  seen: { width: number; height: number }
  /** Name written at the place; nearby names are left out. */
  name?: string
}

/** A place on the coast, drawn without third-party maps. */
export function CoastMap({ market, lat, lng, label, seen, name }: CoastMapProps) {
  const { x, y } = placeOn(lat, lng)
  const left = within(x - seen.width / 2, overviewSize.width - seen.width)
  const top = within(y - seen.height / 2, overviewSize.height - seen.height)
  const others = areas
    .map((area) => ({ area, ...placeOn(area.lat, area.lng) }))
    .filter((other) => other.x > left && other.x < left + seen.width)
    .filter((other) => other.y > top && other.y < top + seen.height)
  // The same size on every map, as on one of 150 units.
  const unit = seen.width / 150
  const named = name === undefined ? apart(others, { x, y }, 6 * unit) : []
  const dots = name === undefined ? named : others.filter((other) => areaName(market, other.area) !== name)
  return (
    <svg
      className="coast-map"
      viewBox={`${left} ${top} ${seen.width} ${seen.height}`}
      fontSize={5 * unit}
      role="img"
      aria-label={label}
    >
      <image href="/coast.svg" width={overviewSize.width} height={overviewSize.height} />
      {dots
        .filter((other) => Math.hypot(other.x - x, other.y - y) > 3 * unit)
        .map((other) => (
          <circle key={other.area.slug} cx={other.x} cy={other.y} r={0.7 * unit} />
        ))}
      {name === undefined && (
        <text
          className="coast-sea"
          x={rounded(x - seen.width * offshore.west)}
          y={rounded(y - seen.height * offshore.north)}
          textAnchor="middle"
        >
          {lat < skagerrakFrom ? mapNames[market.key].northSea : 'Skagerrak'}
        </text>
      )}
      {named.map((other) => {
        const isAtEdge = other.x > left + seen.width * edge
        return (
          <text
            key={other.area.slug}
            x={rounded(other.x + (isAtEdge ? -2 : 2) * unit)}
            y={rounded(other.y + 1.7 * unit)}
            textAnchor={isAtEdge ? 'end' : undefined}
            strokeWidth={unit}
          >
            {areaName(market, other.area)}
          </text>
        )
      })}
      {/* A house is known to some kilometres on a picture of the coast. */}
      {name === undefined && <circle className="coast-here" cx={x} cy={y} r={5 * unit} opacity={0.2} />}
      <circle className="coast-here" cx={x} cy={y} r={1.4 * unit} strokeWidth={0.4 * unit} />
      {name !== undefined && (
        <text x={rounded(x - 4 * unit)} y={rounded(y + 1.7 * unit)} textAnchor="end" strokeWidth={unit}>
          {name}
        </text>
      )}
    </svg>
  )
}

/** Share of the map's width from which a name stands to the left of its place. */
const edge = 0.8

/** The open sea lies to the north-west of each of our places: shares of the map from its middle. */
const offshore = { west: 0.32, north: 0.28 }
/** Latitude from which it is called so. */
const skagerrakFrom = 57.1

interface Point {
  x: number
  y: number
}

/** The places whose names do not run into one another, those nearest to the point first. */
function apart<Place extends Point>(places: readonly Place[], { x, y }: Point, lineHeight: number): Place[] {
  const nearest = places.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))
  const named: Place[] = []
  for (const place of nearest) if (named.every((other) => Math.abs(other.y - place.y) >= lineHeight)) named.push(place)
  return named
}

function within(value: number, max: number): number {
  return rounded(Math.min(Math.max(value, 0), max))
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
