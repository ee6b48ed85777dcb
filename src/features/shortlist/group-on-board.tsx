import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney } from '../../markets/formats.ts'
import { Icon } from '../../ui/icons.tsx'
import { StayTotal } from '../../ui/price.tsx'
import { Share } from './board-parts.tsx'
import type { BoardHouse, BoardMember, HouseOnBoardProps } from './board-props.ts'
import { arrivalAhead } from './rules.ts'

/** Several houses as one option: what they cost together, and each of them with who stays in it. */
export function GroupOnBoard(props: HouseOnBoardProps & { house: BoardHouse }) {
  const { market, board, live, house } = props
  const { shortlist } = board.messages
  const texts = shortlist.board
  const { members, total, duration, facts, state } = house
  const { pets, parts } = live.list.stay
  const takes = members.every(({ party }) => party !== null)
  const taken = members.filter((member) => member.state === 'taken')
  return (
    <div className="board-price">
      {state === 'free' && (
        <p className="favorite-state free">
          <Icon name="check" />
          {texts.free}
        </p>
      )}
      {taken.length > 0 && (
        <p className="board-taken">
          <Icon name="calendar" />
          {formatMessage(texts.takenOf, { houses: taken.map(({ name }) => name).join(', ') }, market)}
        </p>
      )}
      {!takes && (
        <p className="board-taken">
          {pets > facts.pets ? texts.noPets : formatMessage(texts.small, { count: facts.persons }, market)}
        </p>
      )}
      {!arrivalAhead(live.list.stay, board.day) && <p>{texts.chooseDates}</p>}
      {state === 'free' && takes && total === null && <p>{texts.noPrice}</p>}
      {total !== null && (
        <div className="price-now">
          {duration ? (
            <StayTotal market={market} texts={board.messages.card} total={total} duration={duration} />
          ) : (
            <strong>{formatMoney(market, total)}</strong>
          )}
          <small>{texts.totalOfGroup}</small>
        </div>
      )}
      <Share market={market} board={board} total={total} parts={parts} />
      {house.bookHref && (
        <a className="button" href={house.bookHref} rel="nofollow">
          {texts.bookAll}
        </a>
      )}
      <ul className="board-members">
        {members.map((member) => (
          <Member key={member.name} {...props} member={member} isBookable={total !== null} />
        ))}
      </ul>
      {total !== null && <p className="field-hint">{texts.bookEach}</p>}
    </div>
  )
}

interface MemberProps extends HouseOnBoardProps {
  member: BoardMember
  /** The option as a whole can be had. */
  isBookable: boolean
}

function Member({ market, board, member, isBookable }: MemberProps) {
  const texts = board.messages.shortlist.board
  const { name, title, href, bookHref, state, total, party } = member
  const facts = [
    name,
    ...(party ? [formatMessage(texts.party, { count: party.adults + party.children + party.infants }, market)] : []),
    ...(party && party.pets > 0 ? [formatMessage(texts.withPets, { count: party.pets }, market)] : []),
    ...(total !== null ? [formatMoney(market, total)] : []),
    ...(state === 'taken' ? [texts.taken] : []),
  ]
  return (
    <li>
      {state === 'gone' ? title : <a href={href}>{title}</a>}
      <small>{state === 'gone' ? texts.gone : facts.join(' · ')}</small>
      {isBookable && bookHref && (
        <a className="button small" href={bookHref} rel="nofollow">
          {formatMessage(texts.bookOne, { house: name }, market)}
        </a>
      )}
    </li>
  )
}
