import { tagOf } from '../../../kv/tags.ts'
import type { Facility, FacilityGroup, HeldFacility } from '../../contracts/lodging.ts'
import { type FacilityKey, facility, internalFacilityGroups } from '../../domain/facilities.ts'
import { openPeriod } from '../../domain/good-to-know.ts'
import { today } from '../../domain/stays.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatNumber } from '../../markets/formats.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import { facilityText, isFacilityListed, periodText } from '../../ui/facility-text.ts'
import { iconClass } from '../../ui/icons.tsx'
import { CachedSection } from './cached-panel.tsx'
import type { LodgingPageProps } from './page.tsx'
import { bestRating } from './rental-data.ts'
import { Fold, highlightsOf } from './sections.tsx'

/** What many guests ask for beside the highlights, in the order in which a house's is shown. */
const asked = [
  'coveredTerrace',
  'shelteredTerrace',
  'gardenFurniture',
  'barbecue',
  'inductionHob',
  'oven',
  'freezer',
  'coffeeMaker',
  'smartTv',
  'fibre',
  'underfloorHeating',
  'bathtub',
  'sandpit',
  'smokeFree',
] as const satisfies readonly FacilityKey[]
const maxShown = 8

/** Eight of the facilities, the agency's own class, and folded all facilities. */
export function FacilityGroups({ request, lodging, title, facilities, facilityGroups }: LodgingPageProps) {
  const { market, messages } = request
  if (!facilities) {
    return (
      <section className="part" id="facilities">
        <h2>{messages.lodging.tabs.facilities}</h2>
        <MissingPart request={request} />
      </section>
    )
  }
  const day = today(request.now)
  const { groups, names, count } = listedFacilities({ lodging, facilities, facilityGroups }, day)
  const highlighted = new Set<number>(
    highlightsOf(lodging, day, { title, names: messages.facilities }).map(({ id }) => id),
  )
  const known = new Map(groups.flatMap(({ rows }) => rows.map((row) => [row.known.id, row.known])))
  const shown = asked
    .flatMap((key) => known.get(facility[key]) ?? [])
    .filter(({ id, typeId }) => typeId === 1 && !highlighted.has(id))
    .slice(0, maxShown)
  const rating = formatNumber(market, lodging.rating, Number.isInteger(lodging.rating) ? 0 : 1)
  return (
    <CachedSection
      request={request}
      name="facilities"
      tags={[tagOf.lodging(lodging.id)]}
      shows={[day, title, rating, lodging.facilities, names]}
      render={() => (
        <>
          <h2>{messages.lodging.tabs.facilities}</h2>
          {shown.length > 0 && (
            <ul className={`facts ${iconClass('check')}`}>
              {shown.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          )}
          <p className="quiet">{formatMessage(messages.lodging.houseClass, { rating, best: bestRating }, market)}</p>
          {count > 0 && <AllFacilities request={request} groups={groups} count={count} day={day} />}
        </>
      )}
    />
  )
}

interface AllFacilitiesProps
  extends Pick<LodgingPageProps, 'request'>,
    Pick<ListedFacilities, 'groups' | 'count' | 'day'> {}

/** Folded, in the broker's groups. */
function AllFacilities({ request: { market, messages }, groups, count, day }: AllFacilitiesProps) {
  return (
    <Fold summary={formatMessage(messages.lodging.allFacilities, { count }, market)}>
      <div className="facility-groups">
        {groups.map(({ id, name, rows }) => (
          <section key={id}>
            <h3>{name}</h3>
            <ul>
              {rows.map(({ known, held }) => (
                <li key={known.id}>
                  {known.name}
                  {known.typeId !== 1 && <span>{facilityText(market, messages, known, held)}</span>}
                  <Period text={periodText(market, messages.lodging, openPeriod(held, day))} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Fold>
  )
}

interface KnownFacilities extends Pick<LodgingPageProps, 'lodging' | 'facilityGroups'> {
  facilities: readonly Facility[]
}

interface ListedFacilities {
  /** What they were found with. */
  day: string
  known: readonly Facility[]
  sorted: readonly FacilityGroup[]
  groups: { id: number; name: string; rows: { known: Facility; held: HeldFacility }[] }[]
  /** All that is shown of them but for what the house has. */
  names: unknown[]
  count: number
}

const listed = new WeakMap<readonly HeldFacility[], ListedFacilities>()

/** Found once for each reply of the broker, whatever stay is looked at. */
function listedFacilities({ lodging, facilities, facilityGroups }: KnownFacilities, day: string): ListedFacilities {
  const before = listed.get(lodging.facilities)
  if (before?.day === day && before.known === facilities && before.sorted === facilityGroups) return before
  const byId = new Map(facilities.map((each) => [each.id, each]))
  const rows = lodging.facilities.flatMap((held) => {
    const known = byId.get(held.facilityId)
    return known && isFacilityListed(known, held, day) ? [{ known, held }] : []
  })
  const ofGroups = Map.groupBy(rows, ({ known }) => known.facilityGroupIds[0])
  const groups = facilityGroups
    .filter(({ id }) => !internalFacilityGroups.includes(id))
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map(({ id, name }) => ({ id, name, rows: ofGroups.get(id) ?? [] }))
    .filter((group) => group.rows.length > 0)
  const found = {
    ...{ day, known: facilities, sorted: facilityGroups, groups },
    names: groups.map((group) => [group.name, group.rows.map(({ known }) => [known.id, known.typeId, known.name])]),
    count: groups.reduce((sum, group) => sum + group.rows.length, 0),
  }
  listed.set(lodging.facilities, found)
  return found
}

/** When the facility is there, where it is not always. */
function Period({ text }: { text: string | null }) {
  return text && <span className="quiet">{text}</span>
}
