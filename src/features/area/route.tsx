import type { Party } from '../../contracts/booking.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import type { Area } from '../../domain/areas.ts'
import { criteriaOfParty, criteriaOfTripHere, isTripWord, withoutBudget } from '../../domain/read-trip.ts'
import { requestsDates, writeCriteria } from '../../domain/search-criteria.ts'
import { partyWord, tripParameters } from '../../domain/trip.ts'
import { areaName, placeInSentence } from '../../markets/area-name.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { routeHead } from '../../routing/entry-head.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { CoastMap } from '../../ui/coast-map.tsx'
import { HitCards } from '../../ui/hit-card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { OfficeList } from '../../ui/offices.tsx'
import { RichTextBody } from '../../ui/rich-text.tsx'
import { PageSearchBox } from '../../ui/search-box.tsx'
import { Banner, Section } from '../../ui/section.tsx'
import { href, withQuery } from '../../urls/paths.ts'
import { pagePolicy } from '../../urls/route.ts'
import { withTrip } from '../../urls/trip-link.ts'
import { AreaForecast, weatherPart } from '../weather/area-forecast.tsx'
import { AreaPrices, housesPart, pricesPart } from './fragments.tsx'
import { type LoadedArea, loadArea, tripOfArea } from './load.ts'
import { monthKey } from './prices-load.ts'

export const areaPage: EntryPage = {
  name: 'area',
  cachePolicy: pagePolicy,
  queryKeys: (name) => name === monthKey || isTripWord(name),
  load: loadAreaPage,
}

async function loadAreaPage(request: RenderContext, route: EntryRoute): Promise<LoaderResult> {
  return {
    kind: 'page',
    status: 200,
    head: {
      ...(await routeHead(request, route)),
      sheets: ['prices', 'area'],
      alternateQuery: new URLSearchParams(tripParameters(withoutBudget(tripOfArea(request.query)))),
    },
    layout: route.entry.layout,
    main: loadArea(request, route).then((loaded) => AreaPage({ ...loaded, request, route })),
  }
}

/** How much of the coast's picture is in sight, in its own units: some 120 kilometres across. */
const seen = { width: 150, height: 64 }

interface AreaPageProps extends LoadedArea {
  request: RenderContext
  route: EntryRoute
}

function AreaPage({ request, route, area, place, trip, houses, month, prices, weather, streets }: AreaPageProps) {
  const { market, messages } = request
  const where = placeInSentence(market, area.title, place?.preposition)
  const { party } = trip
  const criteria = new Map(criteriaOfTripHere(trip))
  const dated = requestsDates(criteria)
  if (place) criteria.set('omraader', { value: place.slug })
  const searchHref = withQuery(href.search(market), writeCriteria(criteria))
  return (
    <>
      <Banner path={area.banner?.url} focus={area.pictureFocus} title={area.title} />
      <div className="content container">
        <header className="content-head">
          <Breadcrumbs messages={messages} parents={route.parents} current={area.title} />
          {area.excerpt && <p className="lead">{area.excerpt}</p>}
        </header>
        <PageSearchBox request={request} criteria={criteria} />
      </div>
      {houses?.hits.length !== 0 && (
        <Section
          tone="sand"
          title={formatMessage(messages.search.titleInArea, { place: where }, market)}
          more={
            houses
              ? {
                  href: searchHref,
                  label: formatMessage(messages.search.form.show, { count: houses.totalHits }, market),
                }
              : undefined
          }
        >
          {houses ? (
            <HitCards market={market} messages={messages} hits={houses.hits} dated={dated} trip={trip} />
          ) : (
            <MissingPart request={request} fragment={housesPart.key(area.bsId, partyWord(party))} />
          )}
        </Section>
      )}
      {(area.body || place) && (
        <Section id="about" title={formatMessage(messages.category.aboutPlace, { place: area.title }, market)}>
          <div className="area-about">
            <RichTextBody text={area.body} links={area.links} />
            {place && <AreaMap request={request} area={place} party={party} />}
          </div>
        </Section>
      )}
      {place && (
        <Section
          id="prices"
          title={formatMessage(messages.prices.title, { place: where }, market)}
          lead={messages.prices.lead}
          more={{ href: withTrip(href.areaPrices(market, place.slug), trip), label: messages.prices.more }}
        >
          {prices ? (
            <AreaPrices request={request} area={place} month={month} party={party} matrix={prices} />
          ) : (
            <MissingPart request={request} fragment={pricesPart.key(place.slug, month, partyWord(party))} />
          )}
        </Section>
      )}
      {place && weather?.length !== 0 && (
        <Section id="weather" title={formatMessage(messages.weather.title, { place: where }, market)}>
          {weather ? (
            <AreaForecast market={market} messages={messages} hours={weather} />
          ) : (
            <MissingPart request={request} fragment={weatherPart.key(place.slug)} />
          )}
        </Section>
      )}
      {streets.length > 0 && (
        <Section title={formatMessage(messages.category.streets, { place: where }, market)}>
          <ul className="street-links">
            {streets.map(({ id, title, path }) => (
              <li key={id}>
                {path ? <a href={withTrip(path, trip)}>{streetIn(area.title, title)}</a> : streetIn(area.title, title)}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {area.department && (
        <Section title={messages.layout.footer.office}>
          <OfficeList request={request} offices={[area.department]} />
        </Section>
      )}
    </>
  )
}

/** A street's title without the place, which the list names. */
function streetIn(place: string, title: string): string {
  const end = `, ${place}`
  return title.endsWith(end) ? title.slice(0, -end.length) : title
}

/** Where on the coast the area lies, and the way to the map that moves, with its houses. */
function AreaMap({ request, area, party }: { request: RenderContext; area: Area; party: Party | null }) {
  const { market, messages } = request
  const name = areaName(market, area)
  const criteria = writeCriteria(new Map([...criteriaOfParty(party), ['omraader', { value: area.slug }]]))
  criteria.set('viewType', 'map')
  return (
    <figure className="area-map">
      <CoastMap market={market} lat={area.lat} lng={area.lng} label={name} seen={seen} name={name} />
      <figcaption className="actions">
        <a className="button secondary" href={withQuery(href.search(market), criteria)}>
          <Icon name="map" />
          {messages.lodging.openMap}
        </a>
      </figcaption>
    </figure>
  )
}
