import { tagOf } from '../../../kv/tags.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { IconName } from '../../ui/icon-shapes.ts'
import { iconClass } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CachedSection } from './cached-panel.tsx'
import type { LodgingPageProps } from './page.tsx'
import { planRoomsOf } from './plan-rooms.ts'
import { Fold } from './sections.tsx'

const icons = { bedroom: 'bed', loft: 'bed', annex: 'bed', living: 'bed', bathroom: 'bath' } as const satisfies Record<
  string,
  IconName
>
const rooms = ['bedroom', 'loft', 'annex', 'living', 'bathroom'] as const
const places = ['double', 'single', 'bunk', 'sofaBed', 'bathtub'] as const

/** Where everybody sleeps and bathes, and the plan of the rooms: the broker's, or a sketch. */
export function RoomsAndBeds(props: LodgingPageProps) {
  const { request, lodging, title, FloorPlan } = props
  const { market, messages } = request
  const texts = messages.lodging
  const all = planRoomsOf(lodging.facilities)
  const plan = lodging.images.find(({ tagIds }) => tagIds.includes('floor-plan'))
  if (all.length === 0 && !plan) return null
  return (
    <CachedSection
      request={request}
      name="rooms"
      tags={[tagOf.lodging(lodging.id)]}
      shows={[title, lodging.facilities, plan?.url]}
      render={() => (
        <>
          <h2>{texts.rooms}</h2>
          <ul className="facts rooms">
            {rooms.map((kind) => {
              const ofKind = all.filter((room) => room.kind === kind)
              const things = ofKind.flatMap((room) => room.things).filter((thing) => isOf(places, thing))
              const list = places.flatMap((thing) => {
                const count = things.filter((each) => each === thing).length
                return count > 0 ? formatMessage(texts.plan.things[thing], { count }, market) : []
              })
              if (ofKind.length === 0 || (kind === 'living' && list.length === 0)) return null
              return (
                <li key={kind} className={iconClass(icons[kind])}>
                  <span>
                    <b>{roomsText(props, kind, ofKind.length)}</b>
                    {list.length > 0 && <small>{list.join(', ')}</small>}
                  </span>
                </li>
              )
            })}
          </ul>
          <Fold summary={texts.floorPlan}>
            {plan ? (
              <Picture path={plan.url} alt={`${texts.floorPlan}: ${title}`} sizes="(min-width: 64rem) 46rem, 100vw" />
            ) : (
              FloorPlan && (
                <FloorPlan market={market} messages={messages} title={title} facilities={lodging.facilities} />
              )
            )}
          </Fold>
        </>
      )}
    />
  )
}

function isOf<One extends string>(all: readonly One[], each: string): each is One {
  return all.some((one) => one === each)
}

function roomsText({ request }: LodgingPageProps, kind: (typeof rooms)[number], count: number): string {
  const { market, messages } = request
  if (kind === 'bedroom') return formatMessage(messages.card.bedrooms, { count }, market)
  if (kind === 'bathroom') return formatMessage(messages.card.bathrooms, { count }, market)
  return messages.lodging.plan.rooms[kind]
}
