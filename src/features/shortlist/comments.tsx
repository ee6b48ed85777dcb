import type { FormEvent } from 'react'
import * as v from 'valibot'
import { linesField } from '../../contracts/form-fields.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDayOf } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { FormStart, Initial } from './board-parts.tsx'
import type { HouseOnBoardProps } from './board-props.ts'
import { shortlistLimits } from './contract.ts'

const TextSchema = linesField({ required: true, most: shortlistLimits.commentCharacters })

/** What has been said about a house, oldest first. Texts stand as they were written: none of them is markup. */
export function Comments({ market, board, live, id, title, house }: HouseOnBoardProps) {
  const { messages, me, path } = board
  const texts = messages.shortlist.board
  const { comments, people } = live.list
  const said = comments.filter((each) => each.house === id)

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
    if (comment > 0) live.change({ id: crypto.randomUUID(), kind: 'forget', comment })
  }

  return (
    <div className="board-comments">
      {said.length > 0 && (
        <ul>
          {said.map(({ id: comment, person, text, at }) => {
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
            placeholder={formatMessage(texts.comment, { house: house?.name ?? title }, market)}
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
