import type { FormEvent } from 'react'
import * as v from 'valibot'
import { linesField } from '../../contracts/form-fields.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDayOf, formatMoney } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { Icon } from '../../ui/icons.tsx'
import { StayTotal } from '../../ui/price.tsx'
import { type BoardHouse, type BoardMember, FormStart, type HouseOnBoardProps, Initial, Share } from './board-parts.tsx'
import { shortlistLimits } from './contract.ts'
import { arrivalAhead, shortTitles } from './rules.ts'

/** How many pets a house takes, where the party has more. */
export function petsTaken({ market, board }: Pick<HouseOnBoardProps, 'market' | 'board'>, count: number): string {
  const { noPets, fewPets } = board.messages.shortlist.board
  return count === 0 ? noPets : formatMessage(fewPets, { count }, market)
}

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
          {pets > facts.pets
            ? petsTaken(props, facts.pets)
            : formatMessage(texts.small, { count: facts.persons }, market)}
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
  /** Whether the whole option is available. */
  isBookable: boolean
}

function Member({ market, board, member, isBookable }: MemberProps) {
  const texts = board.messages.shortlist.board
  const { name, title, href, bookHref, state, total, party } = member
  const facts = [
    name,
    ...(party
      ? [formatMessage(board.messages.card.persons, { count: party.adults + party.children + party.infants }, market)]
      : []),
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

const TextSchema = linesField({ required: true, max: shortlistLimits.commentCharacters })

/** Comments about a house, oldest first, as plain text. */
export function Comments({ market, board, live, id, title }: HouseOnBoardProps) {
  const { messages, me, path } = board
  const texts = messages.shortlist.board
  const { comments, people } = live.list
  const ofHouse = comments.filter((each) => each.house === id)

  function post(event: FormEvent<HTMLFormElement>) {
    const field = event.currentTarget.elements.namedItem('text')
    if (!(field instanceof HTMLTextAreaElement)) return
    event.preventDefault()
    const text = v.safeParse(TextSchema, field.value)
    if (!text.success) return
    live.change({ id: crypto.randomUUID(), kind: 'comment', house: id, text: text.output })
    field.value = ''
  }

  function forget(event: FormEvent<HTMLFormElement>, comment: number) {
    event.preventDefault()
    if (comment <= 0) return
    live.change({ id: crypto.randomUUID(), kind: 'forget', comment })
    // Its button goes with it.
    event.currentTarget.closest('.board-comments')?.querySelector('textarea')?.focus()
  }

  return (
    <div className="board-comments">
      {ofHouse.length > 0 && (
        <ul>
          {ofHouse.map(({ id: comment, person, text, at }) => {
            const name = people.find((each) => each.id === person)?.name ?? ''
            return (
              <li key={comment} className={`person p${person % 6}`}>
                <Initial name={name} />
                <p>
                  <b>{name}</b> <small>{day(market, at)}</small>
                  <span className="said">{text}</span>
                </p>
                {person === me && (
                  <form method="post" action={path} onSubmit={(event) => forget(event, comment)}>
                    <FormStart board={board} action="forget" house={id} />
                    <input type="hidden" name="comment" value={comment} />
                    <button className="icon-button" type="submit" aria-label={texts.forget}>
                      <span aria-hidden="true">×</span>
                    </button>
                  </form>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {me !== null && (
        <form className="board-write" method="post" action={path} onSubmit={post}>
          <FormStart board={board} action="comment" house={id} />
          <textarea
            name="text"
            rows={1}
            maxLength={shortlistLimits.commentCharacters}
            aria-label={formatMessage(texts.comment, { house: title }, market)}
            placeholder={formatMessage(texts.comment, { house: shortTitles(title) }, market)}
            required
          />
          <button className="button small" type="submit">
            {texts.send}
          </button>
        </form>
      )}
    </div>
  )
}

function day(market: Market, at: number): string {
  return at > 0 ? formatDayOf(market, new Date(at)) : ''
}
