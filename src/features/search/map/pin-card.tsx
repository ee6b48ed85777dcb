import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Pin } from '../../../contracts/map.ts'
import type { HouseCardHtml } from '../../../contracts/search.ts'
import type { Criteria } from '../../../domain/search-criteria.ts'
import type { SearchView } from '../../../domain/search-view.ts'
import { cardsQuery } from '../../../islands/fetch-results.ts'
import { StaticHtml } from '../../../islands/static-html.tsx'
import { formatMessage } from '../../../markets/format-message.ts'
import type { Market } from '../../../markets/market.ts'
import type { Messages } from '../../../markets/messages/messages.ts'
import { Icon } from '../../../ui/icons.tsx'
import { searchQuery } from '../../../urls/search-url.ts'

interface PinCardProps {
  market: Market
  messages: MapMessages
  criteria: Criteria
  view: SearchView
  /** One house, or several at the same spot. */
  pins: readonly Pin[]
  /** Cards that the page has already. */
  cards: readonly HouseCardHtml[]
  priceOf: (pin: Pin) => string
  choose: (pin: Pin) => void
  close: () => void
}

/** The card of the house that was chosen on the map; it gets the focus, which returns when it is closed. */
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
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      }}
    >
      <button className="map-close" type="button" aria-label={texts.close} onClick={close}>
        <Icon name="close" />
      </button>
      {pins.length === 1 ? (
        <ChosenHouse messages={messages} pin={pin} {...search} />
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

type ChosenHouseProps = Pick<PinCardProps, 'messages' | 'criteria' | 'view' | 'cards'> & { pin: Pin }

function ChosenHouse({ messages, criteria, view, cards, pin }: ChosenHouseProps) {
  const known = cards.find(({ id }) => id === pin.id)
  const { data, isError } = useQuery({
    ...cardsQuery(houseQuery(criteria, view, pin)),
    enabled: known === undefined,
  })
  const card = known ?? data?.cards.find(({ id }) => id === pin.id)
  if (card) return <StaticHtml as="div" html={card.html} />
  return <p className="map-spot">{isError || data ? messages.map.failed : pin.title}</p>
}

/** The current search for this one house: its card shows the stay and the price of its pin. */
function houseQuery(criteria: Criteria, view: SearchView, { name }: Pin): string {
  const own = new Map([...criteria].filter(([key]) => key !== 'kort').concat([['textQuery', { value: name }]]))
  return searchQuery(own, { ...view, viewType: 'list', page: 1 }).toString()
}

/** Words of the map, which come along where it is shown. */
export type MapMessages = Pick<Messages, 'card' | 'facilities' | 'map'>
