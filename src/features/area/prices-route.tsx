import { areaBySlug } from '../../domain/areas.ts'
import { criteriaOfParty, partyWords, readParty } from '../../domain/read-trip.ts'
import { writeCriteria } from '../../domain/search-criteria.ts'
import { partyParameters, partyWord } from '../../domain/trip.ts'
import { areaPlace } from '../../markets/area-name.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { keysNamed } from '../../routing/query-keys.ts'
import { nullIfFailed } from '../../services/service-error.ts'
import { href, withQuery } from '../../urls/paths.ts'
import { AreaPrices, pricesPart } from './fragments.tsx'
import { loadAreaPrices, monthKey, monthOf } from './prices-load.ts'

/** An area's prices day by day, a month a page. */
export const areaPricesPage: Page = {
  queryKeys: () => keysNamed(monthKey, ...partyWords),
  exists: async ({ params }) => areaOf(params) !== undefined,
  load: loadAreaPricesPage,
}

function areaOf({ area = '' }: RenderContext['params']) {
  return areaBySlug(area)
}

async function loadAreaPricesPage(request: RenderContext): Promise<LoaderResult> {
  const { market, messages, path, alternates } = request
  const area = areaOf(request.params)
  if (!area) return { kind: 'not-found' }
  const texts = messages.prices
  const place = areaPlace(market, area)
  const title = formatMessage(texts.pageTitle, { place }, market)
  const month = monthOf(request)
  const party = readParty(request.query)
  const criteria = new Map([...criteriaOfParty(party), ['omraader', { value: area.slug }]])
  const search = withQuery(href.search(market), writeCriteria(criteria))
  return {
    kind: 'page',
    status: 200,
    head: {
      title,
      description: `${title}: ${texts.lead}`,
      canonical: path,
      alternates,
      alternateQuery: new URLSearchParams([['maaned', month], ...partyParameters(party)]),
      sheets: ['prices'],
    },
    layout: 'page',
    main: nullIfFailed(loadAreaPrices(request, area.locationIds, month, party)).then((matrix) => (
      <div className="content container">
        <header className="content-head">
          <h1>{title}</h1>
          <p className="lead">{texts.lead}</p>
          <p>
            <a href={search}>{formatMessage(texts.search, { place }, market)}</a>
          </p>
        </header>
        {matrix ? (
          <AreaPrices request={request} area={area} month={month} party={party} matrix={matrix} />
        ) : (
          <MissingPart request={request} fragment={pricesPart.key(area.slug, month, partyWord(party))} />
        )}
      </div>
    )),
  }
}
