import * as v from 'valibot'
import { areaBySlug } from '../../domain/areas.ts'
import { dateRules } from '../../domain/flexible-dates.ts'
import { defineFragment, writtenId } from '../../routing/fragment.ts'
import { HitCards } from '../../ui/hit-cards.tsx'
import { readHouses } from './load.ts'
import { AreaPrices } from './prices.tsx'
import { loadAreaPrices } from './prices-load.ts'

export const housesPart = defineFragment({
  name: 'area-houses',
  parameters: v.strictTuple([writtenId]),
  async load(request, locationId) {
    const { market, messages } = request
    const { hits } = await readHouses(request, locationId)
    return hits.length > 0 && <HitCards market={market} messages={messages} hits={hits} dated={false} />
  },
})

export const pricesPart = defineFragment({
  name: 'area-prices',
  parameters: v.strictTuple([
    v.pipe(
      v.string(),
      v.check((slug) => areaBySlug(slug) !== undefined),
    ),
    v.pipe(
      v.string(),
      v.check((month) => dateRules.maaned(month) !== null),
    ),
  ]),
  async load(request, slug, month) {
    const area = areaBySlug(slug)
    return (
      area && (
        <AreaPrices
          request={request}
          area={area}
          month={month}
          matrix={await loadAreaPrices(request, area.locationIds, month)}
        />
      )
    )
  },
})

export const areaFragments = [housesPart, pricesPart]
