import type { Facility, FacilityGroup, LodgingFacility } from '../../contracts/lodging.ts'
import type { RenderContext } from '../../routing/page.ts'
import { facilitiesQuery } from '../house-list/facilities-query.ts'
import { type ListedHouse, loadListedHouses } from '../house-list/listed-houses.ts'
import type { Comparison } from './address.ts'
import { heldFacilitiesQuery } from './queries.ts'

export interface LoadedComparison {
  /** In the order of the address. */
  houses: ComparedColumn[]
  /** Numbers that no house has, or none that is let. */
  unknown: string[]
  facilities: Facility[]
  facilityGroups: FacilityGroup[]
}

export interface ComparedColumn extends ListedHouse {
  held: readonly LodgingFacility[]
}

/** The houses of the address with their prices and what they have. Rejects when a service does not answer. */
export async function loadCompared(request: RenderContext, asked: Comparison): Promise<LoadedComparison> {
  const { market, services, routes } = request
  const { codes, arrival, duration, party } = asked
  const records = await Promise.all(codes.map((code) => routes.lodging(code)))
  const ids = records.flatMap((record) => (record ? [record.id] : []))
  if (ids.length === 0) return { houses: [], unknown: [...codes], facilities: [], facilityGroups: [] }
  const [{ houses }, { lodgingsByIds }, { facilities, facilityGroups }] = await Promise.all([
    loadListedHouses(request, ids, { arrival, duration, party }),
    services.broker.query(heldFacilitiesQuery, { ids, lan: market.id }),
    services.broker.query(facilitiesQuery, { lan: market.id }),
  ])
  const found = houses.map((house) => {
    const held = lodgingsByIds.find(({ id }) => id === house.hit.lodgingId)?.facilities ?? []
    return { ...house, held }
  })
  const names = new Set(found.map(({ hit }) => hit.name.toUpperCase()))
  return { houses: found, unknown: codes.filter((code) => !names.has(code)), facilities, facilityGroups }
}
