import type { StayQuote } from '../../contracts/booking-price.ts'
import { partyFaults } from '../../domain/booking/party.ts'
import { criteriaOfTrip } from '../../domain/read-trip.ts'
import { writeCriteria } from '../../domain/search-criteria.ts'
import { outcomeAttribute } from '../../islands/protocol.ts'
import { partyText } from '../../markets/booking-texts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney } from '../../markets/formats.ts'
import { Notice } from '../../ui/notice.tsx'
import { href, withQuery } from '../../urls/paths.ts'
import { refusalOf } from '../house-list/refusal.ts'
import type { LodgingPageProps } from './page.tsx'
import { stayUrl } from './requested-stay.ts'

interface RefusedProps extends LodgingPageProps {
  /** The stay's price for those whom the house takes; null without a free stay. */
  fitted: StayQuote | null
}

/** In the bar, in place of a price: why the house does not take the party, and the way on. */
export function RefusedBar(props: RefusedProps) {
  const { request, lodging, requested } = props
  return (
    <>
      <p className="stay-state">{refusalOf(request, lodging.vacationRental, requested.party)}</p>
      <WayOn {...props} />
    </>
  )
}

/** The same in the box, with the other way on: those who can come, or other houses for all of them. */
export function RefusedNotice(props: RefusedProps) {
  const { request, lodging, requested } = props
  const refusal = refusalOf(request, lodging.vacationRental, requested.party)
  return (
    <>
      <Notice kind="warning">
        <p tabIndex={-1} {...{ [outcomeAttribute]: refusal }}>
          {refusal}
        </p>
        <p>
          {isTooSmall(props) ? (
            <a href={fittedHref(props)} rel="nofollow">
              {fittedWords(props)}
            </a>
          ) : (
            <a href={othersHref(props)}>{request.messages.booking.otherHouses}</a>
          )}
        </p>
      </Notice>
      <WayOn {...props} />
    </>
  )
}

/** Without its pets the same stay can be had; a party that is too large needs another house. */
function WayOn(props: RefusedProps) {
  const { market, messages } = props.request
  if (isTooSmall(props)) {
    return (
      <a className="button primary nearest" href={othersHref(props)}>
        {messages.lodging.largerHouses}
      </a>
    )
  }
  return (
    <a className="button primary nearest" href={fittedHref(props)} rel="nofollow">
      <span>{fittedWords(props)}</span>
      {props.fitted && <b>{formatMoney(market, props.fitted.total)}</b>}
    </a>
  )
}

function isTooSmall({ lodging, requested }: RefusedProps): boolean {
  return requested.party !== null && partyFaults(requested.party, lodging.vacationRental).includes('too_many_guests')
}

/** The house and the stay, for those whom it takes. */
function fittedHref({ request, requested, party }: RefusedProps): string {
  return stayUrl(request.path, { ...requested, party })
}

function fittedWords(props: RefusedProps): string {
  const { request, party } = props
  const { market, messages } = request
  const { withoutPets, forParty } = messages.lodging
  if (party.pets === 0 && !isTooSmall(props)) return withoutPets
  return formatMessage(forParty, { party: partyText(market, messages, party) }, market)
}

/** Houses that take all of them, at the same time. */
function othersHref({ request: { market }, requested }: RefusedProps): string {
  return withQuery(href.search(market), writeCriteria(criteriaOfTrip(requested)))
}
