import { createElement } from 'react'
import { partyKeys } from '../../contracts/booking.ts'
import { markets } from '../../markets/market.ts'
import { say } from '../../markets/say.ts'
import type { Opened, Page, PageRequest } from '../../routing/page.ts'
import { everyKey, keysNamed } from '../../routing/query-keys.ts'
import { Marked } from '../../ui/marks.tsx'
import { parseLodgingPath } from '../../urls/lodging-path.ts'
import { sharedPictureUrl } from '../../urls/media.ts'
import { href, withQuery } from '../../urls/paths.ts'
import { laterParts } from './later-parts.tsx'
import { loadLodging } from './load.ts'
import { LodgingPage } from './page.tsx'
import { rentalData } from './rental-data.ts'
import { parseStayAsked, stayQuery } from './stay-address.ts'

export const lodgingPage: Page = {
  name: 'lodging',
  matches: (path, market) => parseLodgingPath(path, market) !== null,
  validate: (path, market) => parseLodgingPath(path, market)?.valid === true,
  // Under another edition's prefix it is a redirect, which takes the query along.
  queryKeys: ({ path, market }) => (parseLodgingPath(path, market)?.ownPrefix ? isLodgingKey : everyKey),
  open: openLodging,
}

/** The stay, who comes along, and whether what else would come later is waited for. */
const isLodgingKey = keysNamed('arrival', 'duration', 'month', 'whole', ...partyKeys)

async function openLodging(request: PageRequest): Promise<Opened> {
  const { market, messages, path, query } = request
  const asked = parseLodgingPath(path, market)
  if (!asked) return { kind: 'not-found' }
  if (!asked.ownPrefix) return { kind: 'redirect', to: withQuery(href.lodging(market, asked.name), query), status: 301 }
  const found = await request.routes.lodging(asked.name)
  if (!found) return { kind: 'not-found' }
  const loading = loadLodging(request, found.id)
  return {
    kind: 'page',
    status: 200,
    head: {
      title: found.titles[market.key],
      description: say(
        messages.lodging.description,
        { title: found.titles[market.key], name: asked.name.toUpperCase() },
        market,
      ),
      canonical: path,
      twins: Object.fromEntries(markets.map((each) => [each.key, href.lodging(each, asked.name)])),
      kept: stayQuery(parseStayAsked(query)),
      ...(found.image ? { image: sharedPictureUrl(found.image) } : {}),
      sheets: ['prices'],
    },
    structured: async () => rentalData(request, await loading, found.titles[market.key]),
    layout: 'none',
    later: laterParts(request, loading),
    main: loading.then(async (loaded) => {
      if (query.has('whole')) await Promise.all([loaded.weather, loaded.similar])
      const children = LodgingPage({ ...loaded, request, title: found.titles[market.key] })
      return createElement(Marked, { lodging: found.id, children })
    }),
  }
}
