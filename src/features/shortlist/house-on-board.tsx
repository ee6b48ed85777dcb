import type { FormEvent } from 'react'
import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney } from '../../markets/formats.ts'
import type { IconName } from '../../ui/icon-shapes.ts'
import { Icon } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'
import { StayTotal } from '../../ui/price.tsx'
import { stayDatesShort } from '../../ui/stay-dates.ts'
import { type BoardHouse, FormStart, type HouseOnBoardProps, Initial, Share } from './board-parts.tsx'
import { type VoteWord, voteWords } from './contract.ts'
import { Comments, GroupOnBoard, petsTaken } from './house-parts.tsx'
import { arrivalAhead, codesOf, tallyOf } from './rules.ts'
import { FactList, formatFacts } from './sameness.tsx'

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
              <FactList shownFacts={formatFacts(market, board.messages, house, differing)} />
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
function Price(props: HouseOnBoardProps & { house: BoardHouse }) {
  const { market, board, live, house } = props
  const texts = board.messages.shortlist.board
  const { persons, pets, parts, flex = 0 } = live.list.stay
  const arrival = arrivalAhead(live.list.stay, board.day)
  const { state, total, date, duration, bookHref, facts } = house
  const dates = date && duration ? stayDatesShort(market, date, duration) : ''
  const tooSmall = persons > facts.persons
  return (
    <div className="board-price">
      {state === 'free' && (
        <p className="favorite-state free">
          <Icon name="check" />
          {texts.free}
        </p>
      )}
      {(state === 'other' || (state === 'none' && (arrival || board.wish))) && (
        <p className="board-taken">
          <Icon name="calendar" />
          <span>
            {texts.taken}
            {state === 'other' && <small>{formatMessage(texts.next, { dates }, market)}</small>}
          </span>
        </p>
      )}
      {tooSmall && <p className="board-taken">{formatMessage(texts.small, { count: facts.persons }, market)}</p>}
      {pets > facts.pets && <p className="board-taken">{petsTaken(props, facts.pets)}</p>}
      {state === 'free' && total === null && <p>{texts.noPrice}</p>}
      {total !== null && total > 0 && (
        <div className="price-now">
          {duration ? (
            <StayTotal
              market={market}
              texts={board.messages.card}
              total={total}
              duration={duration}
              from={state === 'cheapest'}
            />
          ) : (
            <strong>{formatMoney(market, total)}</strong>
          )}
          {(state === 'cheapest' || flex > 0 || board.wish) && <small>{dates}</small>}
          {state !== 'cheapest' && <small>{texts.total}</small>}
        </div>
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

const icons: Record<VoteWord, IconName> = { yes: 'heart', maybe: 'cloud', no: 'close' }

/** Yes, maybe or no, one for each person; voters are named beside it. */
function Votes({ market, board, live, id, title }: HouseOnBoardProps) {
  const { messages, me, path } = board
  const texts = messages.shortlist.board
  const { votes, people } = live.list
  const tally = tallyOf(live.list, id)
  const own = votes.find(({ house, person }) => house === id && person === me)?.vote

  function vote(event: FormEvent<HTMLFormElement>) {
    const pressed = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    const word = voteWords.find((each) => pressed instanceof HTMLButtonElement && pressed.value === each)
    if (!word) return
    event.preventDefault()
    if (word !== own) live.change({ id: crypto.randomUUID(), kind: 'vote', house: id, vote: word })
  }

  return (
    <form
      className="board-votes"
      method="post"
      action={path}
      onSubmit={vote}
      aria-label={formatMessage(texts.vote, { house: title }, market)}
    >
      <FormStart board={board} action="vote" house={id} />
      {voteWords.map((word) => (
        <div key={word} className={`board-vote ${word}`}>
          <button type="submit" name="vote" value={word} aria-pressed={own === word} disabled={me === null}>
            <Icon name={icons[word]} />
            {texts.votes[word]}
            <b>{tally[word]}</b>
          </button>
          {tally[word] > 0 && (
            <ul aria-label={texts.votes[word]}>
              {votes
                .filter((each) => each.house === id && each.vote === word)
                .map(({ person }) => {
                  const name = people.find((each) => each.id === person)?.name ?? ''
                  return (
                    <li key={person} className={`person p${person % 6}`}>
                      <Initial name={name} />
                      {name}
                    </li>
                  )
                })}
            </ul>
          )}
        </div>
      ))}
    </form>
  )
}
