import { parseFavorites } from '../../domain/favorites.ts'
import { tripFromList } from '../../domain/read-trip.ts'
import { tripParameters } from '../../domain/trip.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { nullIfFailed } from '../../services/service-error.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { HitCard } from '../../ui/hit-card.tsx'
import { TripBar } from '../../ui/trip-bar.tsx'
import { href } from '../../urls/paths.ts'
import type { LoadedList } from '../house-list/listed-houses.ts'
import { type FavoritesQuery, readFavoritesQuery } from './favorites-query.ts'
import { StayState } from './listed-house.tsx'
import { loadFavorites, privatePage, sharedPath } from './load.ts'

/** A list that a guest has shared. Visitors keep their own list, and may add these houses to it. */
export const sharedPage: Page = {
  async load(request): Promise<LoaderResult> {
    const ids = parseFavorites(request.query.get('ids') ?? undefined)
    const listQuery: FavoritesQuery = { ...readFavoritesQuery(request), sort: 'added' }
    const loading = nullIfFailed(loadFavorites(request, ids, listQuery))
    return privatePage({
      path: sharedPath,
      title: request.messages.favorites.sharedTitle,
      alternateQuery: new URLSearchParams([['ids', ids.join('.')], ...tripParameters(tripFromList(listQuery))]),
      main: loading.then((list) => (
        <SharedPage
          request={request}
          listQuery={listQuery}
          houses={list?.houses ?? []}
          isWhole={!!list && !list.failure}
        />
      )),
    })
  },
}

function SharedPage({
  request,
  listQuery,
  houses,
  isWhole,
}: { request: RenderContext; listQuery: FavoritesQuery; isWhole: boolean } & Pick<LoadedList, 'houses'>) {
  const { market, messages } = request
  const texts = messages.favorites
  if (houses.length === 0) {
    return (
      <div className="content container">
        {isWhole ? (
          <EmptyState level={1} title={texts.sharedEmptyTitle} text={texts.sharedEmptyText}>
            <a className="button primary" href={href.search(market)}>
              {texts.emptyAction}
            </a>
          </EmptyState>
        ) : (
          <>
            <h1>{texts.sharedTitle}</h1>
            <MissingPart request={request} />
          </>
        )}
      </div>
    )
  }
  const hits = houses.map(({ hit }) => hit)
  return (
    <div className="content container favorites">
      <header className="content-head">
        <h1>{texts.sharedTitle}</h1>
        <p className="lead">{formatMessage(texts.sharedLead, { count: hits.length }, market)}</p>
      </header>
      <TripBar
        market={market}
        messages={messages}
        now={request.now}
        trip={tripFromList(listQuery)}
        isFlexible
        action={sharedPath}
        hiddenFields={[['ids', parseFavorites(request.query.get('ids') ?? undefined).join('.')]]}
      />
      <form className="favorites-save" method="post" action={href.favorites()}>
        <input type="hidden" name="action" value="save" />
        <input type="hidden" name="ids" value={hits.map(({ lodgingId }) => lodgingId).join('.')} />
        <Button type="submit" icon="heart">
          {texts.saveAll}
        </Button>
        <p className="field-hint">{texts.saveHint}</p>
      </form>
      {!isWhole && <MissingPart request={request} />}
      <ul className="cards grid">
        {houses.map((house) => (
          <li key={house.hit.id}>
            <StayState request={request} house={house} listQuery={listQuery} />
            <HitCard
              market={market}
              messages={messages}
              hit={house.hit}
              dated={house.state === 'free' || house.state === 'other'}
              trip={tripFromList(listQuery)}
              headingLevel={2}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
