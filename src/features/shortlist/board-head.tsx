import { printAttribute } from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { Icon } from '../../ui/icons.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { FormStart, Initial } from './board-parts.tsx'
import type { BoardPartProps } from './board-props.ts'
import { arrivalAhead, lodgingsOf } from './rules.ts'

/** Who sits at the table, for which stay, and whether the line holds. */
export function BoardHead({ market, board, live }: BoardPartProps) {
  const { messages, me, path } = board
  const { board: texts, refusals, wrong } = messages.shortlist
  const { list, line, pending } = live
  const refusal = live.refusal ?? board.refusal
  const { duration, persons } = list.stay
  const arrival = arrivalAhead(list.stay, board.day)
  return (
    <header className="board-head">
      <h1>{list.title}</h1>
      <p className="lead">
        {[
          formatMessage(texts.lead, { count: list.houses.flatMap(lodgingsOf).length }, market),
          formatMessage(texts.party, { count: persons }, market),
          arrival ? stayDates(market, arrival, duration) : texts.anyDates,
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
          <button className="button quiet" type="button" {...{ [printAttribute]: '' }}>
            {texts.print}
          </button>
        </div>
      )}
    </header>
  )
}
