import { memo } from 'react'
import { regions } from '../../../domain/areas.ts'
import { boxAround } from '../../../domain/map/box.ts'
import { overviewSize, placeOn } from '../../../domain/map/overview.ts'
import { formatNumber } from '../../../markets/formats.ts'
import { formatMessage } from '../../../markets/say.ts'
import { type AreaCountsProps, areasOf, areasUrl } from './area-counts.tsx'

/**
 * The coast as a picture, its stretches with their numbers: what stands there without scripts, and until the live map is
 * drawn. The list of areas says the same, so the keyboard passes it by.
 */
export const StillMap = memo(({ market, texts, counts, ...search }: AreaCountsProps) => {
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
        const name = texts.regions[region]
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
