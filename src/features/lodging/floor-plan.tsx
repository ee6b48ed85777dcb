import type { HeldFacility } from '../../contracts/lodging.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { type FloorPlanLayout, layOut, type PlacedRoom, type PlanThing, planRoomsOf } from './plan-rooms.ts'
import { Fold } from './sections.tsx'

interface FloorPlanProps {
  market: Market
  messages: Messages
  title: string
  facilities: readonly HeldFacility[]
}

/** A small sketch of the house's rooms, drawn from what is known of it; it opens to a large one with a legend. */
export function FloorPlan({ market, messages, title, facilities }: FloorPlanProps) {
  const rooms = planRoomsOf(facilities)
  if (rooms.length === 0) return null
  const layout = layOut(rooms)
  const texts = messages.lodging.plan
  const thingsOf = (room: PlacedRoom) =>
    [...Map.groupBy(room.things, (thing) => thing)].map(([thing, { length }]) =>
      formatMessage(texts.things[thing], { count: length }, market),
    )
  return (
    <div className="floor-plan">
      <Fold
        summary={
          <>
            <svg
              viewBox={`0 0 ${layout.width} ${layout.height}`}
              role="img"
              aria-label={`${messages.lodging.floorPlan}: ${title}`}
            >
              <Drawing layout={layout} />
            </svg>
            <span aria-hidden="true">{messages.lodging.floorPlan}</span>
          </>
        }
      >
        <ol>
          {layout.rooms.map((room) => (
            <li key={`${room.x} ${room.y}`}>{[texts.rooms[room.kind], ...thingsOf(room)].join(', ')}</li>
          ))}
        </ol>
        <p className="quiet">{texts.note}</p>
      </Fold>
    </div>
  )
}

function Drawing({ layout: { house, corridor, rooms } }: { layout: FloorPlanLayout }) {
  return (
    <>
      <rect className="plan-house" {...house} />
      <rect className="plan-corridor" {...corridor} />
      {rooms.map((room, index) => (
        <g key={`${room.x} ${room.y}`} className={`plan-${room.kind}`}>
          <rect x={room.x} y={room.y} width={room.width} height={room.height} />
          <Inventory room={room} />
          <text x={room.x + 3} y={room.y + 7.5}>
            {index + 1}
          </text>
        </g>
      ))}
    </>
  )
}

/** Width and height in decimetres. */
const sizes: Readonly<Record<PlanThing, readonly [number, number]>> = {
  double: [16, 20],
  single: [9, 20],
  bunk: [9, 20],
  sofaBed: [19, 9],
  stove: [6, 6],
  fireplace: [11, 6],
  bathtub: [8, 17],
  shower: [10, 10],
  poolTable: [24, 14],
  tableTennis: [22, 13],
  hotTub: [16, 16],
}

/** What stands in a room, side by side along its far wall. */
function Inventory({ room }: { room: PlacedRoom }) {
  const { x, y, width, height, kind, things } = room
  if (kind === 'pool')
    return <rect className="plan-water" x={x + 8} y={y + 10} width={width - 16} height={height - 15} rx="2" />
  if (kind === 'spa')
    return <rect className="plan-water" x={x + width / 2 - 8} y={y + 12} width="16" height="16" rx="4" />
  if (kind === 'sauna')
    return (
      <path className="plan-bench" d={`M${x + 2} ${y + height - 3}h${width - 4}m0-5h-${width - 4}m0-5h${width - 4}`} />
    )
  if (kind === 'kitchen')
    return <path className="plan-bench" d={`M${x + 3} ${y + height - 3}h${width - 6}v-6h-${width - 6}z`} />
  if (things.length === 0 && (kind === 'bathroom' || kind === 'toilet'))
    return <circle className="plan-thing" cx={x + width / 2} cy={y + height - 7} r="4" />
  const total = things.reduce((sum, thing) => sum + sizes[thing][0] + 2, -2)
  const squeeze = Math.min(1, (width - 4) / Math.max(1, total))
  let left = x + (width - total * squeeze) / 2
  return things.map((thing) => {
    const [wide, long] = sizes[thing]
    const at = left
    left += (wide + 2) * squeeze
    return (
      <Thing
        key={at}
        thing={thing}
        x={tenths(at)}
        y={y + height - long - 2}
        width={tenths(wide * squeeze)}
        height={long}
      />
    )
  })
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}

interface ThingProps {
  thing: PlanThing
  x: number
  y: number
  width: number
  height: number
}

function Thing({ thing, x, y, width, height }: ThingProps) {
  const body = <rect className={`plan-thing plan-${thing}`} x={x} y={y} width={width} height={height} rx="1" />
  if (thing === 'hotTub') return <circle className="plan-water" cx={x + width / 2} cy={y + height / 2} r={width / 2} />
  if (thing === 'bathtub') return <rect className="plan-water" x={x} y={y} width={width} height={height} rx="3" />
  if (thing === 'shower') {
    const [right, foot] = [x + width, y + height]
    return (
      <>
        {body}
        <path className="plan-bench" d={`M${x} ${y}L${right} ${foot}M${right} ${y}L${x} ${foot}`} />
      </>
    )
  }
  const pillows = thing === 'double' ? [0.08, 0.54] : thing === 'single' || thing === 'bunk' ? [0.12] : []
  const wide = tenths(width * (thing === 'double' ? 0.38 : 0.76))
  return (
    <>
      {body}
      {pillows.length > 0 && (
        <path
          d={pillows.map((part) => `M${tenths(x + width * part)} ${y + height - 5}h${wide}v4h-${wide}z`).join('')}
        />
      )}
      {thing === 'bunk' && <path className="plan-bench" d={`M${x} ${y}l${width} ${height}`} />}
    </>
  )
}
