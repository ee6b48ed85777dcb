import { tagOf } from '../../../kv/tags.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { IconName } from '../../ui/icon-shapes.ts'
import { iconClass } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CachedSection } from './cached-panel.tsx'
import type { LodgingPageProps } from './page.tsx'
import { areRoomsKnown, listedRoomsOf, type PlanRoom, planRoomsOf } from './plan-rooms.ts'
import { RoomPictures } from './room-pictures.tsx'
import { Fold } from './sections.tsx'

const icons = { bedroom: 'bed', loft: 'bed', annex: 'bed', living: 'bed', bathroom: 'bath' } as const satisfies Record<
  string,
  IconName
>
const rooms = ['bedroom', 'loft', 'annex', 'living', 'bathroom'] as const
const places = ['double', 'single', 'bunk', 'sofaBed', 'bathtub', 'shower'] as const

/** Where everybody sleeps and bathes, and the plan of the rooms: the broker's, or a sketch. */
export function RoomsAndBeds(props: LodgingPageProps) {
  const { request, lodging, area, title, FloorPlan } = props
  const { market, messages } = request
  const texts = messages.lodging
  const plan = lodging.images.find(({ tagIds }) => tagIds.includes('floor-plan'))
  if (!plan && !areRoomsKnown(lodging.facilities)) return null
  return (
    <CachedSection
      request={request}
      name="rooms"
      tags={[tagOf.lodging(lodging.id)]}
      shows={[title, lodging.facilities, lodging.images, lodging.vacationRental, area?.slug]}
      render={() => (
        <>
          <h2>{texts.rooms}</h2>
          <Beds {...props} />
          <RoomPictures {...props} />
          {plan ? (
            <div className="floor-plan">
              <Fold
                summary={
                  <>
                    <Picture
                      path={plan.url}
                      alt={`${texts.floorPlan}: ${title}`}
                      sizes="(min-width: 64rem) 46rem, 100vw"
                    />
                    <span aria-hidden="true">{texts.floorPlan}</span>
                  </>
                }
              />
            </div>
          ) : (
            FloorPlan && <FloorPlan market={market} messages={messages} title={title} facilities={lodging.facilities} />
          )}
        </>
      )}
    />
  )
}

function Beds(props: LodgingPageProps) {
  const beds = bedsOf(props)
  return (
    beds.length > 0 && (
      <ul className="facts rooms">
        {beds.map(({ kind, name, words }) => (
          <li key={`${kind} ${name} ${words}`} className={iconClass(icons[kind])}>
            <span>
              {name && <b>{name}</b>}
              {words && <small>{words}</small>}
            </span>
          </li>
        ))}
      </ul>
    )
  )
}

/**
 * What one sleeps and bathes in: room by room where the broker lists them; else of all bedrooms, and of all bathrooms, by
 * its kind. Other rooms are one place each.
 */
function bedsOf({ request: { market, messages }, lodging }: LodgingPageProps) {
  const texts = messages.lodging.plan
  const all = planRoomsOf(lodging.facilities)
  const areListed = listedRoomsOf(lodging.facilities) !== null
  const wordsOf = (inRooms: readonly PlanRoom[]) => {
    const things = inRooms.flatMap((room) => room.things)
    return places.flatMap((thing) => {
      const count = things.filter((each) => each === thing).length
      return count > 0 ? formatMessage(texts.things[thing], { count }, market) : []
    })
  }
  return rooms.flatMap((kind) => {
    const ofKind = all.filter((room) => room.kind === kind)
    const isCounted = kind === 'bedroom' || kind === 'bathroom'
    if (areListed && isCounted) {
      return ofKind.map((room, index) => ({
        kind,
        name: ofKind.length > 1 ? `${texts.rooms[kind]}\u00a0${index + 1}` : texts.rooms[kind],
        words: wordsOf([room]).join(', '),
      }))
    }
    const list = wordsOf(ofKind)
    const name = isCounted ? null : texts.rooms[kind]
    const isPlace = ofKind.length > 0 && (kind === 'loft' || kind === 'annex')
    const together = isPlace || list.length > 0 ? [list.join(', ')] : []
    return (name === null ? list : together).map((words) => ({ kind, name, words }))
  })
}
