import { maxNoteLength } from '../../contracts/favorites.ts'
import { noTrip } from '../../domain/trip.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { fieldId } from '../../ui/field-id.ts'
import { heartsBeyondForm } from '../../ui/heart.tsx'
import { HitCard } from '../../ui/hit-card.tsx'
import { Icon } from '../../ui/icons.tsx'
import type { ListedHouse } from '../house-list/listed-houses.ts'
import { refusalOf } from '../house-list/refusal.ts'
import { type FavoritesQuery, listUrl } from './favorites-query.ts'

export interface ListedHouseCardProps {
  request: RenderContext
  listQuery: FavoritesQuery
  house: ListedHouse
  /** Undefined without an account that stores one. */
  note: string | null | undefined
  wrongNote?: WrongNote
  /** The cookie of this browser's list has no room for it: only the server can take it off. */
  isBeyondCookie: boolean
  /** Its place on the list. */
  index: number
}

/** An invalid note as it was typed. */
export interface WrongNote {
  lodgingId: number
  text: string
  /** In the guest's language. */
  reason: string
}

export function noteField(lodgingId: number): string {
  return `note-${lodgingId}`
}

const firstCards = 2

export function ListedHouseCard({
  request,
  listQuery,
  house,
  note,
  wrongNote,
  isBeyondCookie,
  index,
}: ListedHouseCardProps) {
  const { market, messages } = request
  const { hit, state } = house
  return (
    <li>
      <StayState request={request} house={house} listQuery={listQuery} />
      <HitCard
        market={market}
        messages={messages}
        hit={hit}
        dated={state === 'free' || state === 'other'}
        trip={{ ...noTrip, party: listQuery.party, searchQuery: listQuery.searchQuery }}
        saved
        heartForm={isBeyondCookie ? heartsBeyondForm : undefined}
        priority={index < firstCards}
        headingLevel={2}
        favoritesHref={listUrl(listQuery)}
      />
      {(note !== undefined || wrongNote) && (
        <Note request={request} listQuery={listQuery} lodgingId={hit.lodgingId} note={note ?? ''} wrong={wrongNote} />
      )}
    </li>
  )
}

/** Whether the house takes the party, and is free for the requested dates, if any: in words, not by colour alone. */
export function StayState({
  request,
  house: { hit, state },
  listQuery,
}: Pick<ListedHouseCardProps, 'request' | 'listQuery' | 'house'>) {
  const texts = request.messages.favorites
  const refusal = refusalOf(request, hit, listQuery.party)
  if (refusal) {
    return (
      <p className="favorite-state">
        <Icon name="warning" />
        {refusal}
      </p>
    )
  }
  if (state === 'cheapest' || !(listQuery.arrival || listQuery.searchQuery)) return null
  if (state === 'free') {
    return (
      <p className="favorite-state free">
        <Icon name="check" />
        {texts.free}
      </p>
    )
  }
  return (
    <p className="favorite-state">
      <Icon name="calendar" />
      {state === 'other' ? texts.other : listQuery.arrival ? texts.taken : texts.takenThen}
    </p>
  )
}

function Note({
  request,
  listQuery,
  lodgingId,
  note,
  wrong,
}: {
  request: RenderContext
  listQuery: FavoritesQuery
  lodgingId: number
  note: string
  wrong?: WrongNote
}) {
  const { market, messages } = request
  const texts = messages.favorites
  const id = fieldId(noteField(lodgingId))
  return (
    <details className="favorite-note" open={note !== '' || wrong !== undefined}>
      <summary>
        <Icon name="list" />
        {texts.note}
      </summary>
      <form method="post" action={listUrl(listQuery)}>
        <input type="hidden" name="action" value="note" />
        <input type="hidden" name="lodgingId" value={lodgingId} />
        <textarea
          id={id}
          name="comment"
          rows={2}
          defaultValue={wrong?.text ?? note}
          aria-label={texts.note}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-hint ${id}-error` : `${id}-hint`}
        />
        <p className="field-hint" id={`${id}-hint`}>
          {formatMessage(texts.noteHint, { max: maxNoteLength }, market)}
        </p>
        {wrong && (
          <p className="field-error" id={`${id}-error`}>
            {wrong.reason}
          </p>
        )}
        <Button kind="secondary" type="submit">
          {texts.saveNote}
        </Button>
      </form>
    </details>
  )
}
