import type { ReactNode } from 'react'
import * as v from 'valibot'
import type { Recommendation } from '../../contracts/content.ts'
import { entryPath } from '../../contracts/route.ts'
import { isOutputKind, type OutputKind, type Section } from '../../contracts/sections.ts'
import { isOnOverview, overviewSize, placeOn } from '../../domain/map/overview.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { defineFragment, writtenEntry } from '../../routing/fragment.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { RenderContext } from '../../routing/page.ts'
import { HitCards } from '../../ui/hit-card.tsx'
import { MenuEntries, menuFragment } from '../../ui/main-menu.tsx'
import { Marked } from '../../ui/marks.tsx'
import { OfficeList } from '../../ui/offices.tsx'
import { AreaLinks, PictureLinks } from '../../ui/picture-links.tsx'
import { href } from '../../urls/paths.ts'
import { sectionHousesPart } from './found-houses.tsx'
import { isUnpaged, type LoadedOutputs, loadOutput, type Outputs } from './load.ts'
import { Teams } from './people.tsx'
import type { MapMarker, PlaceMap as Shown } from './queries.ts'
import { GuestReviews, PortalReviews } from './reviews.tsx'
import { CategoryChips, titledSection } from './section-parts.tsx'
import { Tiles } from './tiles.tsx'

/** What there is to show of a kind; nothing where there is nothing. */
function contentOf(kind: OutputKind, loaded: Partial<LoadedOutputs>, request: RenderContext): ReactNode {
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
      return filled(loaded.departments, (offices) => <OfficeList request={request} offices={offices} />)
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
      return filled(loaded.lastMinute, (hits) => <LastMinute request={request} hits={hits} />)
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

function LastMinute({ request, hits }: { request: RenderContext; hits: LoadedOutputs['lastMinute'] }) {
  const { market, messages } = request
  return (
    <>
      <Houses request={request} hits={hits} dated />
      <p className="actions centred">
        <a className="button primary" href={href.discounts(market)}>
          {messages.front.largestDiscounts}
        </a>
      </p>
    </>
  )
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

/** Recommended pages with their categories. */
function Recommendations({ recommendations }: { recommendations: readonly Recommendation[] }) {
  return (
    <Tiles
      type="recommendation"
      level={3}
      tiles={recommendations.map(({ sys, title, teaser, imagesCollection, categoriesCollection, internalLink }) => ({
        id: sys.id,
        title,
        href: internalLink?.path ?? null,
        image: imagesCollection[0]?.url ?? null,
        text: teaser,
        end: <CategoryChips categories={categoriesCollection} />,
      }))}
    />
  )
}

/**
 * Our own coast with a number for each place, beside the list of them. A place outside the picture, or without a
 * position, has its number in the list only.
 */
function PlaceMap({ map: { title, markersCollection: places } }: { map: Shown }) {
  const { width, height } = overviewSize
  return (
    <div className="place-map">
      <svg className="coast-map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
        <image href="/coast.svg" width={width} height={height} />
        {places.map((place, index) => (
          <Mark key={place.sys.id} center={place.center} number={index + 1} />
        ))}
      </svg>
      <ol className="places">
        {places.map(({ sys, title, teaser, internalLink }) => (
          <Marked key={sys.id} entry={sys.id} type="mapMarker">
            <li>
              <h3>{internalLink?.path ? <a href={internalLink.path}>{title}</a> : title}</h3>
              {teaser && <p>{teaser}</p>}
            </li>
          </Marked>
        ))}
      </ol>
    </div>
  )
}

function Mark({ center, number }: Pick<MapMarker, 'center'> & { number: number }) {
  if (!center || !isOnOverview(center)) return null
  const { x, y } = placeOn(center.lat, center.lng)
  return (
    <>
      <circle cx={x} cy={y} r={10} />
      <text x={x} y={y} dy="0.35em" textAnchor="middle">
        {number}
      </text>
    </>
  )
}

/** What an item of the main menu opens. */
const menuPart = defineFragment({
  name: menuFragment,
  parameters: v.strictTuple([writtenEntry]),
  async load({ market, routes }, id) {
    const item = (await routes.menu(market, 'main'))?.items.find((each) => each.id === id)
    return item && <MenuEntries items={item.items} />
  },
})

interface OutputProps {
  section: Extract<Section, { __typename: 'SectionOutput' }>
  outputs: Outputs
  request: RenderContext
}

/** Parts that the site adds to a page where an editor has placed them. A part without content has no heading either. */
export function Output({ section, outputs, request }: OutputProps) {
  if (!isOutputKind(section.output)) return null
  const content = outputs.missing.has(section.output) ? (
    <MissingPart request={request} fragment={isUnpaged(section.output) ? outputPart.key(section.output) : undefined} />
  ) : (
    contentOf(section.output, outputs.loaded, request)
  )
  if (!content) return null
  return titledSection(
    section.title,
    <>
      {section.teaser && <p className="lead">{section.teaser}</p>}
      {content}
    </>,
    'output',
  )
}

const outputPart = defineFragment({
  name: 'content-output',
  parameters: v.strictTuple([v.pipe(v.string(), v.guard(isUnpaged))]),
  load: async (request, kind) => contentOf(kind, await loadOutput(request, kind), request),
})

export const contentFragments = [outputPart, sectionHousesPart, menuPart]
