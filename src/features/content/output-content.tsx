import type { ReactNode } from 'react'
import { entryPath } from '../../contracts/route.ts'
import type { OutputKind } from '../../contracts/sections.ts'
import { formatMessage } from '../../markets/say.ts'
import type { RenderContext } from '../../routing/page.ts'
import { AreaLinks } from '../../ui/area-links.tsx'
import { HitCards } from '../../ui/hit-cards.tsx'
import { OfficeList } from '../../ui/office-list.tsx'
import { PictureLinks } from '../../ui/picture-links.tsx'
import { href } from '../../urls/paths.ts'
import { GuestReviews } from './guest-reviews.tsx'
import type { LoadedOutputs } from './load-outputs.ts'
import { Teams } from './people.tsx'
import { PlaceMap } from './place-map.tsx'
import { PortalReviews } from './portal-reviews.tsx'
import { Recommendations } from './recommendations.tsx'

/** What there is to show of a kind; nothing where there is nothing. */
export function contentOf(kind: OutputKind, loaded: Partial<LoadedOutputs>, request: RenderContext): ReactNode {
  switch (kind) {
    case 'areas':
      return filled(
        loaded.areas?.filter(({ path }) => path),
        (areas) => <AreaLinks areas={areas} />,
      )
    case 'categories':
      return filled(
        loaded.categories?.filter(({ slug }) => slug),
        (categories) => (
          <PictureLinks
            type="category"
            links={categories.flatMap(({ sys, title, slug, image }) =>
              slug
                ? [{ id: sys.id, title, text: '', href: entryPath('category', [slug]), image: image?.url ?? null }]
                : [],
            )}
          />
        ),
      )
    case 'departments':
      return filled(loaded.departments, (offices) => <OfficeList offices={offices} />)
    case 'employees':
      return filled(loaded.employees, (teams) => <Teams request={request} teams={teams} />)
    case 'favorites':
      return (
        <p>
          <a className="button" href={href.favorites()}>
            {request.messages.people.seeFavorites}
          </a>
        </p>
      )
    case 'guestReviews':
      return loaded.guestReviews && <GuestReviews request={request} found={loaded.guestReviews} />
    case 'lastMinute':
      return filled(loaded.lastMinute, (hits) => <Houses request={request} hits={hits} dated />)
    case 'placeMap':
      return loaded.placeMap && <PlaceMap map={loaded.placeMap} />
    case 'portalReviews':
      return loaded.portalReviews && <PortalReviews request={request} found={loaded.portalReviews} />
    case 'recommendations':
      return filled(loaded.recommendations, (hints) => <Recommendations recommendations={hints} />)
    case 'searchResults':
      return loaded.searchResults && <Results request={request} found={loaded.searchResults} />
  }
}

function filled<Item>(items: Item[] | undefined, draw: (items: Item[]) => ReactNode): ReactNode {
  return items && items.length > 0 ? draw(items) : null
}

function Houses({
  request: { market, messages },
  ...cards
}: { request: RenderContext } & Pick<Parameters<typeof HitCards>[0], 'hits' | 'dated'>) {
  return <HitCards market={market} messages={messages} {...cards} />
}

function Results({ request, found }: { request: RenderContext; found: LoadedOutputs['searchResults'] }) {
  const { market, messages } = request
  return (
    <>
      <Houses request={request} hits={found.hits} dated={false} />
      <p className="actions centred">
        <a className="button primary" href={href.search(market)}>
          {formatMessage(messages.search.form.show, { count: found.totalHits }, market)}
        </a>
      </p>
    </>
  )
}
