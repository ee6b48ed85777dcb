import { parseFavorites } from '../../domain/favorites.ts'
import { say } from '../../markets/say.ts'
import type { LoadedList } from '../../routing/listed-houses.ts'
import type { Opened, Page, PageRequest } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { HitCards } from '../../ui/hit-cards.tsx'
import { href } from '../../urls/paths.ts'
import { loadFavorites } from './load.ts'
import { privatePage } from './private-page.ts'

const path = href.sharedFavorites([]).split('?')[0] ?? ''

/** A list that somebody has shared. Whoever opens it keeps their own, and may add these to it. */
export const sharedPage: Page = {
  name: 'favorites-shared',
  matches: (asked) => asked === path,
  middleware: ['private'],
  async open(request): Promise<Opened> {
    const ids = parseFavorites(request.query.get('ids') ?? undefined)
    const loaded = loadFavorites(request, ids, { arrival: null, duration: 7, sort: 'added' })
    return privatePage({
      path,
      title: request.messages.favorites.sharedTitle,
      kept: new URLSearchParams({ ids: ids.join('.') }),
      main: loaded.then(({ houses }) => <SharedPage request={request} houses={houses} />),
    })
  },
}

function SharedPage({ request, houses }: { request: PageRequest } & Pick<LoadedList, 'houses'>) {
  const { market, messages } = request
  const texts = messages.favorites
  if (houses.length === 0) {
    return (
      <div className="content container">
        <EmptyState level={1} title={texts.sharedEmptyTitle} text={texts.sharedEmptyText}>
          <a className="button primary" href={href.search(market)}>
            {texts.emptyAction}
          </a>
        </EmptyState>
      </div>
    )
  }
  const hits = houses.map(({ hit }) => hit)
  return (
    <div className="content container favorites">
      <header className="content-head">
        <h1>{texts.sharedTitle}</h1>
        <p className="lead">{say(texts.sharedLead, { count: hits.length }, market)}</p>
      </header>
      <form className="favorites-save" method="post" action={href.favorites()}>
        <input type="hidden" name="action" value="save" />
        <input type="hidden" name="ids" value={hits.map(({ lodgingId }) => lodgingId).join('.')} />
        <Button type="submit" icon="heart">
          {texts.saveAll}
        </Button>
        <p className="field-hint">{texts.saveHint}</p>
      </form>
      <HitCards market={market} messages={messages} hits={hits} dated={false} headingLevel={2} />
    </div>
  )
}
