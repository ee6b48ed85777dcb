import type { LodgingHit } from '../contracts/search.ts'
import { forecastTotal, forecastUse, guestsFor } from './consumption.ts'

/**
 * Hits as they are shown: each with what its stay is likely to use for that many guests, where dates were asked for and
 * earlier stays tell, and without what that was made of.
 * @param guests null where nobody has said
 */
export function withForecasts(hits: readonly LodgingHit[], dated: boolean, guests: number | null): LodgingHit[] {
  return hits.map(({ metered = [], ...hit }) => {
    const forecast = dated && hit.duration ? hitForecast(metered, hit, hit.duration, guests) : null
    return forecast ? { ...hit, forecast } : hit
  })
}

function hitForecast(
  metered: NonNullable<LodgingHit['metered']>,
  hit: Pick<LodgingHit, 'persons'>,
  nights: number,
  guests: number | null,
): LodgingHit['forecast'] | null {
  const persons = guestsFor(guests, hit.persons)
  const total = forecastTotal(metered.map((item) => forecastUse(item, item.unitPrice, { nights, persons })))
  const electricity = metered.find(({ type }) => type === 'electricity')
  return total && { ...total, persons, kwhPrice: electricity?.unitPrice ?? null }
}
