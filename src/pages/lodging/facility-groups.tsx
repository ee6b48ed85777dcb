import type { Facility, LodgingFacility } from '../../contracts/lodging.ts'
import { facility, facilityGroup, internalFacilityGroups } from '../../domain/facilities.ts'
import { formatNumber } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import type { LodgingPageProps } from './page.tsx'

/** Everything the house has, in the groups that the broker sorts it into. */
export function FacilityGroups({ request, lodging, facilities, facilityGroups }: LodgingPageProps) {
  const { market, messages } = request
  const byId = new Map(facilities.map((each) => [each.id, each]))
  const groups = facilityGroups
    .filter(({ id }) => !internalFacilityGroups.includes(id))
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map((group) => ({
      ...group,
      rows: lodging.facilities.flatMap((held) => {
        const known = byId.get(held.facilityId)
        return known?.facilityGroupIds[0] === group.id && isThere(known, held) ? [{ known, held }] : []
      }),
    }))
    .filter(({ rows }) => rows.length > 0)
  if (groups.length === 0) return null
  return (
    <section className="part" id="facilities">
      <h2>{messages.lodging.facilities}</h2>
      <div className="facility-groups">
        {groups.map(({ id, name, rows }) => (
          <section key={id}>
            <h3>{name}</h3>
            <ul>
              {rows.map(({ known, held }) => (
                <li key={known.id}>
                  <span>{known.name}</span>
                  {known.typeId !== 1 && <span>{valueText(market, known, held)}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

/** A bool that is false and a number that is nothing are not listed. */
function isThere(known: Facility, held: LodgingFacility): boolean {
  return known.typeId === 2 ? held.value !== '' : Number(held.value) > 0
}

const squareMetres: ReadonlySet<number> = new Set([facility.houseArea, facility.groundArea, facility.poolArea])
const years: ReadonlySet<number> = new Set([facility.yearBuilt, facility.yearRenovated])

function valueText(market: Market, known: Facility, held: LodgingFacility): string {
  if (known.typeId === 2 || years.has(known.id)) return held.value
  const value = Number(held.value)
  if (squareMetres.has(known.id)) return `${formatNumber(market, value)} m²`
  if (!known.facilityGroupIds.includes(facilityGroup.distances)) {
    return formatNumber(market, value, Number.isInteger(value) ? 0 : 1)
  }
  return value < 1000 ? `${formatNumber(market, value)} m` : `${formatNumber(market, value / 1000, 1)} km`
}
