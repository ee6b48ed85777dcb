import { memo } from 'react'
import { type Area, areas, type Region, regions } from '../../../domain/areas.ts'
import type { Criteria } from '../../../domain/search-criteria.ts'
import type { SearchView } from '../../../domain/search-view.ts'
import { areaName } from '../../../markets/area-name.ts'
import { formatMessage } from '../../../markets/format-message.ts'
import type { Market } from '../../../markets/market.ts'
import type { Messages } from '../../../markets/messages/messages.ts'
import { searchUrl } from '../../../urls/search-url.ts'

export interface AreaCountsProps {
  market: Market
  texts: Messages['map']
  regionNames: Messages['search']['form']['regions']
  path: string
  criteria: Criteria
  view: SearchView
  /** Houses of each area, by its slug: as the search stands, but for the areas and the part of the map. */
  counts: Readonly<Record<string, number>>
}

/** The way to the same houses without a mouse and without scripts: each area is a search of its own. */
export const AreaCounts = memo(({ market, texts, regionNames, counts, ...search }: AreaCountsProps) => {
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

export function areasOf(region: Region): Area[] {
  return (areas as readonly Area[]).filter((area) => area.region === region)
}

/** The search as it stands, in these areas and no other part of the map. */
export function areasUrl(
  { path, criteria, view }: Pick<AreaCountsProps, 'path' | 'criteria' | 'view'>,
  slugs: readonly string[],
): string {
  const elsewhere = [...criteria].filter(([key]) => key !== 'kort' && key !== 'omraader')
  const there = new Map([...elsewhere, ['omraader', { value: slugs.toSorted().join(',') }]])
  return searchUrl(path, there, { ...view, page: 1 })
}
