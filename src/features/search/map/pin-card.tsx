import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Pin } from '../../../contracts/map.ts'
import type { LodgingHit } from '../../../contracts/search.ts'
import { partyOfCriteria } from '../../../domain/party-criteria.ts'
import { asksForDates, asksForStay, type Criteria } from '../../../domain/search-criteria.ts'
import type { SearchView } from '../../../domain/search-view.ts'
import { noTrip } from '../../../domain/trip.ts'
import { resultsQuery } from '../../../islands/fetch-results.ts'
import type { Market } from '../../../markets/market.ts'
import { formatMessage } from '../../../markets/say.ts'
import { HitCard } from '../../../ui/hit-card.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { searchQuery } from '../../../urls/search-address.ts'
import type { MapMessages } from './map-messages.ts'

export interface PinCardProps {
  market: Market
  messages: MapMessages
  criteria: Criteria
  view: SearchView
  /** One house, or those that stand in one spot. */
  pins: readonly Pin[]
  /** Houses that the page has already. */
  hits: readonly LodgingHit[]
  priceOf: (pin: Pin) => string
  choose: (pin: Pin) => void
  close: () => void
}

/** The house that somebody pointed out on the map; the focus comes along and goes back when it is closed. */
export function PinCard({ market, messages, pins, choose, close, priceOf, ...search }: PinCardProps) {
  const texts = messages.map
  const root = useRef<HTMLDivElement>(null)
  const [pin] = pins
  useEffect(() => {
    if (pin) root.current?.focus({ preventScroll: true })
  }, [pin])
  if (!pin) return null
  return (
    <section
      className="map-card"
      aria-label={texts.house}
      tabIndex={-1}
      ref={root}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <button className="map-close" type="button" aria-label={texts.close} onClick={close}>
        <Icon name="close" />
      </button>
      {pins.length === 1 ? (
        <ChosenHouse market={market} messages={messages} pin={pin} {...search} />
      ) : (
        <div className="map-spot">
          <p>{formatMessage(texts.samePlace, { count: pins.length }, market)}</p>
          <ul>
            {pins.map((each) => (
              <li key={each.id}>
                <button type="button" onClick={() => choose(each)}>
                  {`${each.title} · ${priceOf(each)}`}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

type ChosenHouseProps = Pick<PinCardProps, 'market' | 'messages' | 'criteria' | 'view' | 'hits'> & { pin: Pin }

function ChosenHouse({ market, messages, criteria, view, hits, pin }: ChosenHouseProps) {
  const known = hits.find(({ lodgingId }) => lodgingId === pin.id)
  const { data, isError } = useQuery({
    ...resultsQuery(houseQuery(criteria, view, pin)),
    enabled: known === undefined,
  })
  const hit = known ?? data?.hits.find(({ lodgingId }) => lodgingId === pin.id)
  if (hit) {
    const stay = { dated: asksForDates(criteria), linksToStay: asksForStay(criteria) }
    const trip = { ...noTrip, party: partyOfCriteria(criteria) }
    return <HitCard market={market} messages={messages} hit={hit} {...stay} trip={trip} headingLevel={2} />
  }
  return <p className="map-spot">{isError || data ? messages.map.failed : pin.title}</p>
}

/** The search as it stands, for this one house: its card then shows the stay and the price of its pin. */
function houseQuery(criteria: Criteria, view: SearchView, { name }: Pin): string {
  const own = new Map([...criteria].filter(([key]) => key !== 'kort').concat([['textQuery', { value: name }]]))
  return searchQuery(own, { ...view, viewType: 'list', page: 1 }).toString()
}
