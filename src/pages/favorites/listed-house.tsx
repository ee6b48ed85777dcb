import type { ListedHouse } from '../../routing/listed-houses.ts'
import type { PageRequest } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { HitCard } from '../../ui/hit-card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { listAddress, type Wish } from './wish.ts'

export interface ListedHouseCardProps {
  request: PageRequest
  wish: Wish
  house: ListedHouse
  /** Undefined where there is no account to keep one. */
  note: string | null | undefined
  /** Its place on the list. */
  index: number
}

const firstCards = 2

export function ListedHouseCard({ request, wish, house, note, index }: ListedHouseCardProps) {
  const { market, messages } = request
  const { hit, state } = house
  return (
    <li>
      {wish.arrival && <StayState request={request} state={state} />}
      <HitCard
        market={market}
        messages={messages}
        hit={hit}
        dated={state === 'free' || state === 'other'}
        saved
        priority={index < firstCards}
        headingLevel={2}
        favoritesHref={listAddress(wish)}
      />
      {note !== undefined && <Note request={request} wish={wish} lodgingId={hit.lodgingId} note={note ?? ''} />}
    </li>
  )
}

/** Whether the house is free for the chosen dates: in words, not by colour alone. */
function StayState({ request, state }: { request: PageRequest; state: ListedHouse['state'] }) {
  const texts = request.messages.favorites
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
      {state === 'other' ? texts.other : texts.taken}
    </p>
  )
}

function Note({
  request,
  wish,
  lodgingId,
  note,
}: {
  request: PageRequest
  wish: Wish
  lodgingId: number
  note: string
}) {
  const texts = request.messages.favorites
  const id = `note-${lodgingId}`
  return (
    <details className="favorite-note" open={note !== ''}>
      <summary>
        <Icon name="list" />
        {texts.note}
      </summary>
      <form method="post" action={listAddress(wish)}>
        <input type="hidden" name="action" value="note" />
        <input type="hidden" name="lodgingId" value={lodgingId} />
        <textarea
          id={id}
          name="comment"
          rows={2}
          maxLength={500}
          defaultValue={note}
          aria-label={texts.note}
          aria-describedby={`${id}-hint`}
        />
        <p className="field-hint" id={`${id}-hint`}>
          {texts.noteHint}
        </p>
        <Button kind="secondary" type="submit">
          {texts.saveNote}
        </Button>
      </form>
    </details>
  )
}
