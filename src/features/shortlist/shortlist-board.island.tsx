import { formatMessage } from '../../markets/format-message.ts'
import { marketById } from '../../markets/market.ts'
import { BoardHead } from './board-head.tsx'
import type { BoardProps } from './board-props.ts'
import { HouseOnBoard } from './house-on-board.tsx'
import { codesOf } from './rules.ts'
import { Sameness, sortOutFacts } from './sameness.tsx'
import { useLiveList } from './use-live-list.ts'

/** Houses, votes and comments of a shared list: forms that work without scripts; with them changes come and go live. */
export default function ShortlistBoard(props: BoardProps) {
  const live = useLiveList(props)
  const { messages, houses, order, path } = props
  const { board } = messages.shortlist
  const market = marketById(props.marketId)
  const known = live.list.houses.filter(({ id }) => order.includes(id))
  const isOld =
    known.length !== live.list.houses.length ||
    known.length !== order.length ||
    JSON.stringify(live.list.stay) !== JSON.stringify(props.list.stay)
  const facts = sortOutFacts(houses ?? [])
  return (
    <>
      <BoardHead market={market} board={props} live={live} />
      {isOld && (
        <p className="notice info board-old">
          {board.changed} <a href={path}>{board.reload}</a>
        </p>
      )}
      {houses === null && <p className="notice warning">{board.failed}</p>}
      <Sameness market={market} messages={messages} facts={facts} houses={houses ?? []} />
      <ul className="board-houses">
        {order
          .filter((id) => known.some((each) => each.id === id))
          .map((id) => (
            <HouseOnBoard
              key={id}
              market={market}
              board={props}
              live={live}
              id={id}
              title={titleOf(id)}
              house={houses?.find((each) => each.id === id) ?? null}
              differing={facts.differing}
            />
          ))}
      </ul>
      <p className="visually-hidden" role="status">
        {live.lastEvent ? eventText() : ''}
      </p>
    </>
  )

  function titleOf(house: number): string {
    const known = [
      ...(houses ?? []).map(({ id, title }) => ({ id, title })),
      ...live.list.houses.map((option) => ({ id: option.id, title: codesOf(option) })),
    ]
    return known.find(({ id }) => id === house)?.title ?? ''
  }

  function eventText(): string {
    const { by, kind, house, vote } = live.lastEvent ?? { by: '', kind: 'join' as const }
    const title = house === undefined ? '' : titleOf(house)
    return formatMessage(board.said[kind], { name: by, house: title, vote: vote ? board.votes[vote] : '' }, market)
  }
}
