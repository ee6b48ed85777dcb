import type { ReactNode } from 'react'
import { tagOf } from '../../../kv/tags.ts'
import type { AreaWeather } from '../../contracts/weather.ts'
import type { Area } from '../../domain/areas.ts'
import { noTrip, partyWord, stayWord, type Trip } from '../../domain/trip.ts'
import { areaPlace } from '../../markets/area-name.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { AsOf } from '../../routing/dated-main.tsx'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { RenderContext } from '../../routing/page.ts'
import type { DeferredPart } from '../../ui/deferred-part.tsx'
import { HitCards, shownOnCard } from '../../ui/hit-card.tsx'
import { Section } from '../../ui/section.tsx'
import { withTrip } from '../../urls/trip-link.ts'
import { AreaForecast, shownOfHours, weatherPart } from '../weather/area-forecast.tsx'
import { weatherTags } from '../weather/area-weather.ts'
import { CachedPart, CachedSection } from './cached-panel.tsx'
import { similarPart } from './fragments.tsx'
import type { LoadedLodging } from './load.ts'
import { FoldRow } from './sections.tsx'
import type { SimilarHouses } from './similar-houses.ts'

/** The parts further down that a house page does not wait for. */
export function deferredParts(request: RenderContext, loaded: Promise<LoadedLodging>): DeferredPart[] {
  const parts = loaded.then(({ lodging, area, requested, trip, weather, usual, similar }) => {
    // Whether the page says already how old its data is.
    const isDated = request.lastGood() !== null
    return {
      weather: weather.then((hours) => (
        <Weather
          request={request}
          area={area}
          arrival={requested.arrival}
          hours={hours}
          usual={usual}
          isDated={isDated}
        />
      )),
      similar: similar.then((houses) => (
        <Similar request={request} lodging={lodging} requested={trip} houses={houses} isDated={isDated} />
      )),
    }
  })
  return (['weather', 'similar'] as const).map((id) => ({
    id,
    main: parts.then((each) => each[id]),
    waiting: <Waiting request={request} id={id} />,
  }))
}

/** Shown in place of a part that is not there yet; without scripts the link loads the page with it. */
function Waiting({ request, id }: { request: RenderContext; id: string }) {
  return (
    <p className="waiting" id={id}>
      <a href={`${request.path}?whole=1#${id}`} rel="nofollow">
        {request.messages.layout.showMore}
      </a>
    </p>
  )
}

interface WeatherProps {
  request: RenderContext
  area: Area | undefined
  /** Of the requested stay. */
  arrival: string | null
  /** Null when they could not be loaded. */
  hours: AreaWeather[] | null
  /** Where no forecast reaches the stay. */
  usual: LoadedLodging['usual']
  /** Whether the page says already how old its data is. */
  isDated: boolean
}

/** The weather of the house's area: what the forecast knows, or what the month of a later stay is usually like. */
function Weather({ request, area, arrival, hours, usual, isDated }: WeatherProps) {
  const { market, messages, now } = request
  const at = isDated ? null : request.lastGood('broker')
  if (!area || hours?.length === 0) return null
  const title = formatMessage(messages.weather.title, { place: areaPlace(market, area) }, market)
  const withTitle = (content: ReactNode) => (
    <>
      <h2>{title}</h2>
      {at && <AsOf market={market} messages={messages} at={at} now={now} />}
      {content}
    </>
  )
  if (usual && arrival) {
    const ofDay = { market, texts: messages.weather, day: arrival }
    return (
      <section className="part" id="weather">
        <FoldRow title={title} level={2} fact={usual.usualInShort(ofDay)}>
          <usual.UsualWeather {...ofDay} />
        </FoldRow>
      </section>
    )
  }
  if (!hours || at) {
    return (
      <section className="part" id="weather">
        {withTitle(
          hours ? (
            <AreaForecast market={market} messages={messages} hours={hours} />
          ) : (
            <MissingPart request={request} fragment={weatherPart.key(area.slug)} />
          ),
        )}
      </section>
    )
  }
  return (
    <CachedSection
      request={request}
      name="weather"
      shows={[area.slug, shownOfHours(hours)]}
      tags={weatherTags}
      render={() => withTitle(<AreaForecast market={market} messages={messages} hours={hours} />)}
    />
  )
}

/** Placeholder in the links of cached cards for the trip's parameters. */
const tripPlace = '{trip}'

interface SimilarProps {
  request: RenderContext
  lodging: Pick<LoadedLodging['lodging'], 'id'>
  /** The trip in the links to the other houses. */
  requested: Trip
  /** Null when they could not be loaded. */
  houses: SimilarHouses | null
  /** Whether the page says already how old its data is. */
  isDated: boolean
}

/** Similar houses. Nothing where there are none; a failure is shown. */
function Similar({ request, lodging, requested, houses, isDated }: SimilarProps) {
  const { hits = null, stays = 'cheapest' } = houses ?? {}
  if (hits?.length === 0) return null
  const { market, messages, now } = request
  const dated = stays !== 'cheapest'
  const title = { same: 'similarFree', near: 'similarNear', cheapest: 'similar' } as const
  const at = isDated ? null : request.lastGood('search')
  // A card names its own stay.
  const linked = dated ? { ...requested, arrival: null, duration: null } : requested
  const query = withTrip('', linked).slice(1).replaceAll('&', '&amp;')
  // A card's price includes its charges for pets.
  const isLinkedAlone = query !== '' && !requested.party?.pets
  const trip = isLinkedAlone ? { ...noTrip, searchQuery: tripPlace } : requested
  return (
    <Section id="similar" tone="sand" title={messages.lodging[title[stays]]}>
      {at && <AsOf market={market} messages={messages} at={at} now={now} />}
      {hits ? (
        <CachedPart
          request={request}
          name="similar"
          shows={[trip, dated, hits.map(shownOnCard)]}
          tags={hits.map(({ lodgingId }) => tagOf.lodging(lodgingId))}
          render={() => <HitCards market={market} messages={messages} hits={hits} dated={dated} trip={trip} />}
          finish={(html) => (isLinkedAlone ? html.replaceAll(`${tripPlace}=`, query) : html)}
        />
      ) : (
        <MissingPart
          request={request}
          fragment={similarPart.key(lodging.id, partyWord(requested.party), stayWord(requested))}
        />
      )}
    </Section>
  )
}
