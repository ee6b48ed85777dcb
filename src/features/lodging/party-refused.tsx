import { roomNeeded } from '../../domain/booking/party.ts'
import { outcomeAttribute } from '../../islands/protocol.ts'
import { partyText } from '../../markets/booking-texts.ts'
import { formatMoney } from '../../markets/formats.ts'
import { Notice } from '../../ui/notice.tsx'
import { sameStayUrl } from '../../urls/trip-link.ts'
import { refusalOf } from '../house-list/refusal.ts'
import type { LodgingPageProps } from './page.tsx'
import { stayUrl } from './requested-stay.ts'

/** In the bar, in place of a price: why the house does not take the party, and the way on. */
export function RefusedBar(props: LodgingPageProps) {
  const { request, lodging, requested } = props
  return (
    <>
      <p className="stay-state">{refusalOf(request, lodging.vacationRental, requested.party)}</p>
      <WayOn {...props} />
    </>
  )
}

/** The same in the box, with the other way on. */
export function RefusedNotice(props: LodgingPageProps) {
  const { request, lodging, requested } = props
  const refusal = refusalOf(request, lodging.vacationRental, requested.party)
  const [, other] = waysOn(props)
  return (
    <>
      <Notice kind="warning">
        <p tabIndex={-1} {...{ [outcomeAttribute]: refusal }}>
          {refusal}
        </p>
        <a href={other.href} rel="nofollow">
          {other.words}
        </a>
      </Notice>
      <WayOn {...props} />
    </>
  )
}

function WayOn(props: LodgingPageProps) {
  const [{ href, words, total }] = waysOn(props)
  return (
    <a className="button primary nearest" href={href} rel="nofollow">
      <span>{words}</span>
      {total && <b>{formatMoney(props.request.market, total)}</b>}
    </a>
  )
}

interface Way {
  href: string
  words: string
  /** Øre or cents, of the stay where it is free. */
  total?: number | undefined
}

/** The same stay for those whom the house takes, and other houses for all; for a party that is too large these first. */
function waysOn({ request, lodging, requested, party, refused }: LodgingPageProps): [Way, Way] {
  const { market, messages, path } = request
  const isTooLarge = requested.party !== null && roomNeeded(requested.party) > lodging.vacationRental.persons
  const fitted = {
    href: stayUrl(path, { ...requested, party }),
    words:
      isTooLarge || party.pets > 0
        ? `${messages.lodging.box.seePrice}: ${partyText(market, messages, party)}`
        : messages.lodging.withoutPets,
    total: refused?.fitted?.total,
  }
  const others = {
    href: sameStayUrl(market, requested),
    words: isTooLarge ? messages.lodging.largerHouses : messages.booking.otherHouses,
  }
  return isTooLarge ? [others, fitted] : [fitted, others]
}
