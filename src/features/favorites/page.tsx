import { submissionField } from '../../contracts/form-fields.ts'
import { maxStored, parseFavorites } from '../../domain/favorites.ts'
import { tripFromList } from '../../domain/read-trip.ts'
import { noTrip, withoutDates } from '../../domain/trip.ts'
import {
  favoritesListAttribute,
  favoritesTotalAttribute,
  favoriteUpdatedAttribute,
  viewedAttribute,
} from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { RenderContext } from '../../routing/page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorSummary } from '../../ui/form-errors.tsx'
import { HeartsBeyondForm } from '../../ui/heart.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TripBar } from '../../ui/trip-bar.tsx'
import { href } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import type { LoadedList } from '../house-list/listed-houses.ts'
import { type FavoritesQuery, listUrl } from './favorites-query.ts'
import { ListTools } from './list-tools.tsx'
import { ListedHouseCard, noteField, type WrongNote } from './listed-house.tsx'
import type { OwnList } from './load.ts'

export interface FavoritesPageProps {
  request: RenderContext
  listQuery: FavoritesQuery
  list: OwnList
  /** Null when the search did not answer. */
  loaded: LoadedList | null
  wrongNote?: WrongNote
}

export function FavoritesPage(props: FavoritesPageProps) {
  const { request, listQuery, list, loaded, wrongNote } = props
  const { market, messages } = request
  const texts = messages.favorites
  if (list.ids.length === 0) {
    return (
      <div className="content container favorites">
        <Happened {...props} />
        <AccountMissing {...props} />
        <EmptyState level={1} title={texts.emptyTitle} text={texts.emptyText}>
          <a className="button primary" href={href.search(market)}>
            {texts.emptyAction}
          </a>
        </EmptyState>
        <Viewed request={request} listQuery={listQuery} />
      </div>
    )
  }
  const beyondCookie = new Set(list.ids.slice(0, -maxStored))
  return (
    <div className="content container favorites">
      <header className="content-head">
        <h1>{texts.title}</h1>
        <p className="lead">{list.hasAccount ? texts.leadAccount : texts.lead}</p>
        <p {...{ [favoritesTotalAttribute]: '' }}>{formatMessage(texts.count, { count: list.ids.length }, market)}</p>
      </header>
      <Happened {...props} />
      <AccountMissing {...props} />
      <TripBar
        market={market}
        messages={messages}
        now={request.now}
        trip={tripFromList(listQuery)}
        isFlexible
        action={href.favorites()}
        hiddenFields={listQuery.sort === 'added' ? [] : [['sort', listQuery.sort]]}
      >
        {tripFromList(listQuery).duration !== null && (
          <ButtonLink kind="quiet" href={listUrl(withoutDates(listQuery))}>
            {texts.clear}
          </ButtonLink>
        )}
      </TripBar>
      <ListTools request={request} listQuery={listQuery} houses={loaded?.houses ?? []} />
      {!loaded && (
        <Notice kind="error" title={texts.failedTitle}>
          <p>{texts.failedText}</p>
        </Notice>
      )}
      {!!loaded?.failure && <MissingPart request={request} />}
      {loaded && loaded.gone.length > 0 && (
        <Notice>
          <p>{formatMessage(texts.gone, { count: loaded.gone.length }, market)}</p>
          <form method="post" action={listUrl(listQuery)}>
            <input type="hidden" name="action" value="remove" />
            <input type="hidden" name="ids" value={loaded.gone.join('.')} />
            <Button kind="secondary" type="submit">
              {texts.forget}
            </Button>
          </form>
        </Notice>
      )}
      {beyondCookie.size > 0 && <HeartsBeyondForm action={href.favorites()} messages={messages} />}
      {loaded && (
        <ul className="cards grid" {...{ [favoritesListAttribute]: '' }}>
          {loaded.houses.map((house, index) => (
            <ListedHouseCard
              key={house.hit.lodgingId}
              request={request}
              listQuery={listQuery}
              house={house}
              note={list.stored?.find(({ subjectId }) => subjectId === house.hit.lodgingId)?.comment}
              wrongNote={wrongNote?.lodgingId === house.hit.lodgingId ? wrongNote : undefined}
              isBeyondCookie={beyondCookie.has(house.hit.lodgingId)}
              index={index}
            />
          ))}
        </ul>
      )}
      <Viewed request={request} listQuery={listQuery} />
    </div>
  )
}

/** Somebody is signed in, and their account's favourites are unknown. */
function AccountMissing({ request, list }: FavoritesPageProps) {
  if (!list.hasAccount || list.stored) return null
  return (
    <Notice kind="warning">
      <p>{request.messages.favorites.accountMissing}</p>
    </Notice>
  )
}

/** What the form before this page did, with the way back. */
function Happened({ request, listQuery, wrongNote }: FavoritesPageProps) {
  const { market, messages, query } = request
  const texts = messages.favorites
  const removed = parseFavorites(query.get('removed') ?? undefined)
  const saved = Number(query.get('saved'))
  const noted = query.get('noted')
  return (
    <>
      {removed.length > 0 && (
        <Notice kind="success">
          <p role="status">{texts.removedHouse}</p>
          <form method="post" action={listUrl(listQuery)}>
            <input type="hidden" name="action" value="save" />
            <input type="hidden" name="ids" value={removed.join('.')} />
            <Button kind="secondary" type="submit">
              {texts.undo}
            </Button>
          </form>
        </Notice>
      )}
      {Number.isInteger(saved) && saved > 0 && (
        <Notice kind="success">
          <p role="status">{formatMessage(texts.saved, { count: saved }, market)}</p>
        </Notice>
      )}
      {query.has('full') && (
        <Notice kind="warning">
          <p role="status">{texts.full}</p>
        </Notice>
      )}
      {noted && (
        <Notice kind="success">
          <p role="status" {...{ [favoriteUpdatedAttribute]: noted }}>
            {texts.noted}
          </p>
        </Notice>
      )}
      {wrongNote && (
        <ErrorSummary
          title={messages.errors.summaryTitle}
          errors={[{ name: noteField(wrongNote.lodgingId), message: wrongNote.reason }]}
        />
      )}
    </>
  )
}

/**
 * Houses that this device has shown: the server knows nothing of them, so the browser fills in the list and the form's
 * ids, and only then shows it.
 */
function Viewed({ request, listQuery }: { request: RenderContext; listQuery: FavoritesQuery }) {
  const texts = request.messages.favorites
  return (
    <section className="viewed panel" {...{ [viewedAttribute]: '' }} hidden>
      <h2>{texts.viewedTitle}</h2>
      <p className="lead">{texts.viewedLead}</p>
      <ul className="viewed-houses" />
      <form
        method="post"
        action={withTrip(href.mailViews(), { ...noTrip, party: listQuery.party, searchQuery: listQuery.searchQuery })}
        className="viewed-form"
      >
        <input type="hidden" name={submissionField} value={crypto.randomUUID()} />
        <input type="hidden" name="ids" defaultValue="" />
        <Button kind="secondary" type="submit" icon="mail">
          {texts.viewedMail}
        </Button>
        <Button kind="quiet" type="button" data-viewed-forget="">
          {texts.viewedForget}
        </Button>
      </form>
    </section>
  )
}
