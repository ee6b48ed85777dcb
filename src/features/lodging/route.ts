import { createElement } from 'react'
import { isTripWord, withoutBudget } from '../../domain/read-trip.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { markets } from '../../markets/market.ts'
import type { Alternate, LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { Marked } from '../../ui/marks.tsx'
import { parseLodgingPath } from '../../urls/lodging-path.ts'
import { sharedPictureUrl } from '../../urls/media.ts'
import { href } from '../../urls/paths.ts'
import { deferredParts } from './deferred-parts.tsx'
import { loadLodging } from './load.ts'
import { LodgingPage } from './page.tsx'
import { rentalData } from './rental-data.ts'
import { parseStayQuery, stayQuery } from './requested-stay.ts'
import { reviewStarsKey, reviewWordsKey } from './review-filter.ts'

export const lodgingPage: Page = {
  exists: async (request) => (await lodgingOf(request)) !== null,
  alternate: alternateOfLodging,
  queryKeys: () => isLodgingKey,
  canonicalQuery: canonicalStayQuery,
  load: loadLodgingPage,
}

/** Parameters beside the trip's: month, review filter, and whether deferred parts are awaited. */
const ownKeys: readonly string[] = ['month', 'whole', reviewWordsKey, reviewStarsKey]
const isLodgingKey = (name: string) => ownKeys.includes(name) || isTripWord(name)

/** Forms also send empty fields, and a search has its own parameter for the party. */
function canonicalStayQuery(query: URLSearchParams): URLSearchParams {
  const canonical = stayQuery(parseStayQuery(query))
  for (const name of ownKeys) {
    const value = query.get(name)
    if (value !== null && name !== 'month') canonical.set(name, value)
  }
  return canonical
}

async function lodgingOf({ path, market, routes, pageNumber }: RenderContext) {
  const requested = pageNumber > 1 ? null : parseLodgingPath(path, market)
  const found = requested && (await routes.lodging(requested.name))
  return requested && found && { ...requested, ...found }
}

/** The house under this edition's own prefix. */
async function alternateOfLodging(request: RenderContext): Promise<Alternate | null> {
  const { path, market } = request
  if (parseLodgingPath(path, market)?.ownPrefix !== false) return null
  const found = await lodgingOf(request)
  const from = markets.find(({ lodgingPrefix }) => path.startsWith(`/${lodgingPrefix}-`))
  return found && { to: href.lodging(market, found.name), isPermanent: true, ...(from && { from }) }
}

async function loadLodgingPage(request: RenderContext): Promise<LoaderResult> {
  const { market, messages, path, query } = request
  const found = await lodgingOf(request)
  if (!found) return { kind: 'not-found' }
  const stay = parseStayQuery(query)
  const loading = loadLodging(request, found.id, stay)
  return {
    kind: 'page',
    status: 200,
    head: {
      title: found.titles[market.key],
      description: formatMessage(
        messages.lodging.description,
        { title: found.titles[market.key], name: found.name.toUpperCase() },
        market,
      ),
      canonical: path,
      alternates: Object.fromEntries(markets.map((each) => [each.key, href.lodging(each, found.name)])),
      alternateQuery: stayQuery(withoutBudget(stay)),
      ...(found.image ? { image: sharedPictureUrl(found.image) } : {}),
      sheets: ['lodging', 'prices'],
    },
    structured: async () => rentalData(request, await loading, found.titles[market.key]),
    layout: 'none',
    deferred: deferredParts(request, loading),
    main: loading.then(async (loaded) => {
      if (query.has('whole')) await Promise.all([loaded.weather, loaded.similar])
      const children = LodgingPage({ ...loaded, request, title: found.titles[market.key] })
      return createElement(Marked, { lodging: found.id, children })
    }),
  }
}
