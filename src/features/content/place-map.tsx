import { isOnOverview, overviewSize, placeOn } from '../../domain/map/overview.ts'
import { Marked } from '../../ui/marks.tsx'
import type { MapMarker, PlaceMap as Shown } from './place-map-contract.ts'

/**
 * Our own coast with a number for each place, beside the list of them. A place off the picture, or whose position nobody
 * wrote, keeps its number in the list.
 */
export function PlaceMap({ map: { title, markersCollection: places } }: { map: Shown }) {
  const { width, height } = overviewSize
  return (
    <div className="place-map">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
        <image href="/coast.svg" width={width} height={height} />
        {places.map((place, index) => (
          <Mark key={place.sys.id} center={place.center} number={index + 1} />
        ))}
      </svg>
      <ol className="places">
        {places.map(({ sys, title, teaser, internalLink }) => (
          <Marked key={sys.id} entry={sys.id} type="mapMarker">
            <li>
              <h3>{internalLink?.path ? <a href={internalLink.path}>{title}</a> : title}</h3>
              {teaser && <p>{teaser}</p>}
            </li>
          </Marked>
        ))}
      </ol>
    </div>
  )
}

function Mark({ center, number }: Pick<MapMarker, 'center'> & { number: number }) {
  if (!center || !isOnOverview(center)) return null
  const { x, y } = placeOn(center.lat, center.lng)
  return (
    <>
      <circle cx={x} cy={y} r={10} />
      <text x={x} y={y} dy="0.35em" textAnchor="middle">
        {number}
      </text>
    </>
  )
}
