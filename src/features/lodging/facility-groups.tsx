import { internalFacilityGroups } from '../../domain/facilities.ts'
import { openPeriod } from '../../domain/facility-values.ts'
import { today } from '../../domain/stays.ts'
import { facilityText, isFacilityListed, periodText } from '../../ui/facility-text.ts'
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
        return known?.facilityGroupIds[0] === group.id && isFacilityListed(known, held, day) ? [{ known, held }] : []
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
                  {known.typeId !== 1 && <span>{facilityText(market, messages, known, held)}</span>}
                  <Period text={periodText(market, messages.lodging, openPeriod(held, day))} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

/** When the facility is there, where it is not always. */
function Period({ text }: { text: string | null }) {
  return text && <span className="quiet">{text}</span>
}
