import type { Party } from '../../contracts/booking.ts'
import type { LodgingHit } from '../../contracts/search.ts'
import { forecastGuests, forecastTotal, forecastUse } from '../../domain/consumption.ts'

/**
 * Hits as they are shown: each with what its stay is likely to use for the party, where dates were asked for and
 * earlier stays tell, and without what that was made of.
 * @param party null where nobody has said who comes
 */
export function withForecasts(hits: readonly LodgingHit[], dated: boolean, party: Party | null): LodgingHit[] {
  return hits.map(({ metered = [], ...hit }) => {
    const forecast = dated && hit.duration ? hitForecast(metered, hit, hit.duration, party) : null
    return forecast ? { ...hit, forecast } : hit
  })
}

function hitForecast(
  metered: NonNullable<LodgingHit['metered']>,
  hit: Pick<LodgingHit, 'persons' | 'pets'>,
  nights: number,
  party: Party | null,
): LodgingHit['forecast'] | null {
  const guests = forecastGuests(party, hit)
  const total = forecastTotal(
    metered.map((item) => forecastUse(item, item.unitPrice, { nights, persons: guests.weighted })),
  )
  const electricity = metered.find(({ type }) => type === 'electricity')
  return total && { ...total, persons: guests.count, kwhPrice: electricity?.unitPrice ?? null }
}
