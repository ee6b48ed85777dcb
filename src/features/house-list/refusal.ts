import type { Party } from '../../contracts/booking.ts'
import { type HouseRoom, partyFaults } from '../../domain/booking/party.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { RenderContext } from '../../routing/page.ts'

/** Why a listed house does not take the party of its list, in a few words; null where it does. */
export function refusalOf({ market, messages }: RenderContext, house: HouseRoom, party: Party | null): string | null {
  const [fault] = party ? partyFaults(party, house) : []
  if (!fault) return null
  const { small, noPets, fewPets } = messages.shortlist.board
  if (fault === 'too_many_guests') return formatMessage(small, { count: house.persons }, market)
  return house.pets === 0 ? noPets : formatMessage(fewPets, { count: house.pets }, market)
}
