import type { Facility, LodgingFacility } from '../../contracts/lodging.ts'
import { facility, facilityGroup, internalFacilityGroups } from '../../domain/facilities.ts'
import { facilityValue, hasFacility, isOver, openPeriod } from '../../domain/facility-values.ts'
import { today } from '../../domain/stays.ts'
import { formatDate, formatNumber } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { say } from '../../markets/say.ts'
import type { PageRequest } from '../../routing/page.ts'
import type { LodgingPageProps } from './page.tsx'

/** Everything the house has, in the groups that the broker sorts it into. */
export function FacilityGroups({ request, lodging, facilities, facilityGroups }: LodgingPageProps) {
  const { market, messages } = request
  const day = today(request.now)
  const byId = new Map(facilities.map((each) => [each.id, each]))
  const groups = facilityGroups
    .filter(({ id }) => !internalFacilityGroups.includes(id))
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map((group) => ({
      ...group,
      rows: lodging.facilities.flatMap((held) => {
        const known = byId.get(held.facilityId)
        return known?.facilityGroupIds[0] === group.id && isListed(known, held, day) ? [{ known, held }] : []
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
                  {known.typeId !== 1 && <span>{valueText(request, known, held)}</span>}
                  <Period {...openPeriod(held, day)} market={market} texts={messages.lodging} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

/** A bool that is false, a number that is nothing and what is no longer there are not listed. */
function isListed(known: Facility, held: LodgingFacility, day: string): boolean {
  return hasFacility(known.typeId, held.value) && !isOver(held, day)
}

/** The part of the year that the facility is there, where it is not always. */
function Period({ market, texts, from, to }: PeriodProps) {
  if (from === null && to === null) return null
  const values = {
    from: from === null ? '' : formatDate(market, from, 'date'),
    to: to === null ? '' : formatDate(market, to, 'date'),
  }
  const text = to === null ? texts.facilityFrom : from === null ? texts.facilityUntil : texts.facilityBetween
  return <span className="quiet">{say(text, values, market)}</span>
}

interface PeriodProps {
  market: Market
  texts: Pick<Messages['lodging'], 'facilityFrom' | 'facilityUntil' | 'facilityBetween'>
  from: string | null
  to: string | null
}

const squareMetres: ReadonlySet<number> = new Set([facility.houseArea, facility.groundArea, facility.poolArea])
const years: ReadonlySet<number> = new Set([facility.yearBuilt, facility.yearRenovated])

function valueText({ market, messages }: PageRequest, known: Facility, held: LodgingFacility): string {
  if (known.id === facility.houseType)
    return new Map(Object.entries(messages.lodging.houseTypes)).get(held.value) ?? held.value
  const value = facilityValue(known.typeId, held.value)
  if (typeof value !== 'number' || years.has(known.id)) return held.value
  if (squareMetres.has(known.id)) return `${formatNumber(market, value)}\u00a0m²`
  if (!known.facilityGroupIds.includes(facilityGroup.distances)) {
    return formatNumber(market, value, Number.isInteger(value) ? 0 : 1)
  }
  return value < 1000 ? `${formatNumber(market, value)}\u00a0m` : `${formatNumber(market, value / 1000, 1)}\u00a0km`
}
