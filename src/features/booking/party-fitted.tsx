import type { Party } from '../../contracts/booking.ts'
import { type HouseRoom, partyFaults } from '../../domain/booking/party.ts'
import { readPartyWord } from '../../domain/trip.ts'
import { partyText } from '../../markets/booking-texts.ts'
import { formatMessage } from '../../markets/say.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Notice } from '../../ui/notice.tsx'

/** In the query of step 1: the party that was asked for, where the house does not take it. */
export const fittedKey = 'asked'

/** The house does not take everybody who was asked for: the booking is for those whom it takes. */
export function PartyFitted({ request, party, house }: { request: RenderContext; party: Party; house: HouseRoom }) {
  const { market, messages, query } = request
  const asked = readPartyWord(query.get(fittedKey) ?? '')
  if (!asked || partyFaults(asked, house).length === 0) return null
  const texts = { asked: partyText(market, messages, asked), party: partyText(market, messages, party) }
  return <Notice kind="warning">{formatMessage(messages.booking.stay.partyFitted, texts, market)}</Notice>
}
