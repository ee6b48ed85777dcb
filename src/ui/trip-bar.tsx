import type { ReactNode } from 'react'
import { type Party, partyKeys } from '../contracts/booking.ts'
import { partyLimits } from '../domain/party-criteria.ts'
import { criteriaOfTrip } from '../domain/read-trip.ts'
import { writeCriteria } from '../domain/search-criteria.ts'
import { defaultDuration, defaultDurations, today } from '../domain/stays.ts'
import type { Trip } from '../domain/trip.ts'
import { formatMessage } from '../markets/format-message.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { href, withQuery } from '../urls/paths.ts'
import { Button } from './button.tsx'
import { Icon } from './icons.tsx'
import { tripInWords } from './search-in-words.ts'

interface TripBarProps {
  market: Market
  messages: Messages
  now: Date
  trip: Trip
  /** The page itself. */
  action: string
  /** What else its URL says. */
  kept?: Iterable<readonly [string, string]>
  /** Further ways out of the form. */
  children?: ReactNode
}

/** For when and with whom a page's prices are, in one line; the form in it asks the page for another stay. */
export function TripBar({ market, messages, now, trip, action, kept = [], children }: TripBarProps) {
  const { trip: texts } = messages.search
  return (
    <TripLine texts={texts} words={tripInWords(market, messages, trip)}>
      <form className="trip-form" method="get" action={action}>
        {[...kept, ...new URLSearchParams(trip.searchQuery)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <StayFields market={market} messages={messages} now={now} trip={trip} />
        <PartyFields messages={messages} party={trip.party} />
        <p className="actions">
          <Button type="submit">{messages.favorites.show}</Button>
          {children}
          <a href={withQuery(href.search(market), writeCriteria(criteriaOfTrip(trip)))}>{texts.toSearch}</a>
        </p>
      </form>
    </TripLine>
  )
}

function StayFields({ market, messages, now, trip: { arrival, duration } }: Omit<TripBarProps, 'action'>) {
  const { favorites: texts, card } = messages
  const nights = duration ?? defaultDuration
  const offered = [...new Set([...defaultDurations, nights])].sort((a, b) => a - b)
  return (
    <>
      <label className="field">
        <span>{texts.arrival}</span>
        <input type="date" name="arrival" min={today(now)} defaultValue={arrival ?? ''} />
      </label>
      <label className="field">
        <span>{texts.duration}</span>
        <select name="duration" defaultValue={String(nights)}>
          {offered.map((count) => (
            <option key={count} value={count}>
              {formatMessage(card.nights, { count }, market)}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

/** Whose page has fields of the same names tells them apart by this form. */
function PartyFields({ messages, party }: Pick<TripBarProps, 'messages'> & { party: Party | null }) {
  return partyKeys.map((name) => (
    <label className="field" key={name}>
      <span>{messages.booking.stay[name]}</span>
      <input
        type="number"
        name={name}
        inputMode="numeric"
        min={name === 'adults' ? 1 : 0}
        max={partyLimits[name]}
        defaultValue={party?.[name] ?? ''}
      />
    </label>
  ))
}

interface TripLineProps {
  texts: Messages['search']['trip']
  /** The trip in words. */
  words: string
  open?: boolean
  /** The form that changes it. */
  children: ReactNode
}

/** The trip in one line on top of a page; it opens to be changed in place, without scripts too. */
export function TripLine({ texts, words, open, children }: TripLineProps) {
  return (
    <details className="trip-line" open={open}>
      <summary>
        <Icon name="search" />
        <span className="visually-hidden">{`${texts.title}: `}</span>
        <strong>{words}</strong>
        <span className="trip-change">{texts.change}</span>
      </summary>
      {children}
    </details>
  )
}
