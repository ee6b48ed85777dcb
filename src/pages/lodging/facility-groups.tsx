import { internalFacilityGroups } from '../../domain/facilities.ts'
import { openPeriod } from '../../domain/facility-values.ts'
import { today } from '../../domain/stays.ts'
import { formatDate } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { say } from '../../markets/say.ts'
import { facilityText, isFacilityListed } from '../../ui/facility-text.ts'
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
