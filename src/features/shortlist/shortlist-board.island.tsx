import { copyLinkAttribute, printAttribute } from '../../islands/protocol.ts'
import { partyText } from '../../markets/booking-texts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { marketById } from '../../markets/market.ts'
import { Icon } from '../../ui/icons.tsx'
import { stayDatesShort } from '../../ui/stay-dates.ts'
import { type BoardPartProps, type BoardProps, FormStart, Initial } from './board-parts.tsx'
import { HouseOnBoard } from './house-on-board.tsx'
import { arrivalAhead, codesOf, lodgingsOf, partyOfStay } from './rules.ts'
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

/** Who sits at the table, for which stay, and whether the line holds. */
function BoardHead({ market, board, live }: BoardPartProps) {
  const { messages, me, path } = board
  const { board: texts, refusals, wrong } = messages.shortlist
  const { list, line, pending } = live
  const refusal = live.refusal ?? board.refusal
  const { duration, flex = 0 } = list.stay
  const arrival = arrivalAhead(list.stay, board.day)
  return (
    <header className="board-head">
      <h1>{list.title}</h1>
      <p className="lead">
        {[
          formatMessage(texts.lead, { count: list.houses.flatMap(lodgingsOf).length }, market),
          partyText(market, messages, partyOfStay(list.stay)),
          arrival
            ? [
                stayDatesShort(market, arrival, duration),
                flex > 0 && formatMessage(texts.flexible, { count: flex }, market),
              ]
                .filter(Boolean)
                .join(', ')
            : (board.wish ?? texts.anyDates),
        ].join(' · ')}
      </p>
      <h2 className="visually-hidden">{texts.around}</h2>
      {list.people.length === 0 ? (
        <p>{texts.nobody}</p>
      ) : (
        <ul className="board-people">
          {list.people.map(({ id, name }) => (
            <li key={id} className={`person p${id % 6}`}>
              <Initial name={name} />
              {name}
              {id === me && <small>{` (${texts.you})`}</small>}
            </li>
          ))}
        </ul>
      )}
      {list.people.length === 1 && me !== null && <p className="board-alone">{texts.alone}</p>}
      {refusal && (
        <p className="notice error" role="alert">
          {refusal === 'wrong' ? wrong : refusals[refusal]}
        </p>
      )}
      {me === null ? (
        <form className="board-join" method="post" action={path}>
          <FormStart board={board} action="join" />
          <h2>{texts.joinTitle}</h2>
          <p>{texts.joinText}</p>
          <label htmlFor="board-name">{texts.name}</label>
          <input id="board-name" name="name" type="text" maxLength={40} autoComplete="given-name" required />
          <button className="button primary" type="submit">
            {texts.join}
          </button>
        </form>
      ) : (
        <div className="board-line">
          <p role="status" className={line === 'lost' ? 'lost passing-note' : undefined}>
            {line === 'lost' && <Icon name="warning" />}
            {line === 'lost' ? texts.lost : line === 'open' ? texts.live : ''}
            {line === 'lost' &&
              pending.length > 0 &&
              ` ${formatMessage(texts.waiting, { count: pending.length }, market)}.`}
          </p>
          <form method="post" action={path}>
            <FormStart board={board} action="leave" />
            <button className="button quiet" type="submit">
              {texts.leave}
            </button>
          </form>
          <button className="button quiet" type="button" value={path} {...{ [copyLinkAttribute]: '' }}>
            {messages.copyLink}
          </button>
          <button className="button quiet" type="button" {...{ [printAttribute]: '' }}>
            {texts.print}
          </button>
        </div>
      )}
    </header>
  )
}
