import * as v from 'valibot'
import { areaBySlug } from '../../domain/areas.ts'
import { dateRules } from '../../domain/flexible-dates.ts'
import { noTrip, readPartyWord } from '../../domain/trip.ts'
import { defineFragment, writtenId, writtenParty } from '../../routing/fragment.ts'
import { HitCards } from '../../ui/hit-cards.tsx'
import { readHouses } from './load.ts'
import { AreaPrices } from './prices.tsx'
import { loadAreaPrices } from './prices-load.ts'

export const housesPart = defineFragment({
  name: 'area-houses',
  parameters: v.strictTuple([writtenId, writtenParty]),
  async load(request, locationId, word) {
    const { market, messages } = request
    const party = readPartyWord(word)
    const { hits } = await readHouses(request, locationId, party)
    const trip = { ...noTrip, party }
    return hits.length > 0 && <HitCards market={market} messages={messages} hits={hits} dated={false} trip={trip} />
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
    writtenParty,
  ]),
  async load(request, slug, month, word) {
    const party = readPartyWord(word)
    const area = areaBySlug(slug)
    return (
      area && (
        <AreaPrices
          request={request}
          area={area}
          month={month}
          party={party}
          matrix={await loadAreaPrices(request, area.locationIds, month, party)}
        />
      )
    )
  },
})

export const areaFragments = [housesPart, pricesPart]
