import { formatMoney } from '../../markets/formats.ts'
import { formatMessage } from '../../markets/say.ts'
import { Icon } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import type { BoardHouse, HouseOnBoardProps } from './board-props.ts'
import { Comments } from './comments.tsx'
import { GroupOnBoard } from './group-on-board.tsx'
import { codesOf } from './rules/options.ts'
import { arrivalAhead } from './rules/stay-ahead.ts'
import { FactList, tellFacts } from './sameness.tsx'
import { Share } from './share.tsx'
import { Votes } from './votes.tsx'

export function HouseOnBoard(props: HouseOnBoardProps) {
  const { market, board, live, id, title, house, differing } = props
  const texts = board.messages.shortlist.board
  const option = live.list.houses.find((each) => each.id === id)
  const name = option ? codesOf(option) : ''
  const isGroup = house !== null && house.members.length > 0
  return (
    <li className="board-house" id={`house-${id}`} tabIndex={-1}>
      <article>
        {house?.picture && (
          <div className="board-picture">
            <Picture path={house.picture} alt="" sizes="(min-width: 60rem) 22rem, 100vw" upTo={960} />
          </div>
        )}
        <div className="board-about">
          <p className="card-area">{house ? `${house.area} · ${name}` : name}</p>
          <h2 className="card-title">{house && !isGroup ? <a href={house.href}>{title}</a> : title}</h2>
          {isGroup && <GroupOnBoard {...props} house={house} />}
          {house ? !isGroup && <Price {...props} house={house} /> : board.houses && <p>{texts.gone}</p>}
          {house && differing.length > 0 && (
            <>
              <h3>{texts.differs}</h3>
              <FactList told={tellFacts(market, board.messages, house, differing)} />
            </>
          )}
        </div>
        <Votes {...props} />
        <Comments {...props} />
      </article>
    </li>
  )
}

/** Whether it is free, what it costs this party, and what each part of it pays. */
function Price({ market, board, live, house }: HouseOnBoardProps & { house: BoardHouse }) {
  const texts = board.messages.shortlist.board
  const { persons, pets, parts } = live.list.stay
  const { state, total, date, duration, bookHref, facts } = house
  const dates = date && duration ? stayDates(market, date, duration) : ''
  const tooSmall = persons > facts.persons
  return (
    <div className="board-price">
      {state === 'free' && (
        <p className="favorite-state free">
          <Icon name="check" />
          {texts.free}
        </p>
      )}
      {(state === 'other' || (state === 'none' && arrivalAhead(live.list.stay, board.day))) && (
        <p className="board-taken">
          <Icon name="calendar" />
          <span>
            {texts.taken}
            {state === 'other' && <small>{formatMessage(texts.next, { dates }, market)}</small>}
          </span>
        </p>
      )}
      {tooSmall && <p className="board-taken">{formatMessage(texts.small, { count: facts.persons }, market)}</p>}
      {pets > facts.pets && <p className="board-taken">{texts.noPets}</p>}
      {state === 'free' && total === null && <p>{texts.noPrice}</p>}
      {total !== null && total > 0 && (
        <p className="price-now">
          {state === 'cheapest' && <span className="price-from">{`${texts.from} `}</span>}
          <strong>{formatMoney(market, total)}</strong>
          <small>{state === 'cheapest' ? dates : texts.total}</small>
        </p>
      )}
      <Share market={market} board={board} total={total} parts={parts} />
      {bookHref && !tooSmall && pets <= facts.pets && (
        <a className="button small" href={bookHref} rel="nofollow">
          {texts.book}
        </a>
      )}
    </div>
  )
}
