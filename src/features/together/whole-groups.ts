import type { Party } from '../../contracts/booking.ts'
import type { LodgingHit } from '../../contracts/search.ts'
import { withQuotes } from '../../domain/booking/quoted-hits.ts'
import { withPartyTotals } from '../../domain/party-total.ts'
import type { RenderContext } from '../../routing/page.ts'
import { keyOf } from './common-stay.ts'
import type { Group, GroupHouse } from './find-groups.ts'
import { spreadParty } from './spread-party.ts'

/** A house of a group, with the part of the party that stays in it. */
export interface PartyHit extends LodgingHit {
  party: Party | null
}

/** What the cards show of the houses of a page; a group is left out where one of its houses has been taken meanwhile. */
export async function wholeGroups(
  { services, market, now, quotes }: Pick<RenderContext, 'services' | 'market' | 'now' | 'quotes'>,
  groups: readonly Group<GroupHouse>[],
  party: Party | null,
): Promise<Group<PartyHit>[]> {
  if (groups.length === 0) return []
  const ofStays = [...Map.groupBy(groups, keyOf).values()].map((same) => ({
    dates: same.slice(0, 1).map(({ arrival }) => arrival),
    durations: same.slice(0, 1).map(({ duration }) => duration),
    lodgingId: [...new Set(same.flatMap(({ houses }) => houses.map(({ lodgingId }) => lodgingId)))],
  }))
  const { hits } = await services.search.lodgings({
    kind: 'lodging',
    market: market.id,
    parameters: {
      dates: [...new Set(ofStays.flatMap(({ dates }) => dates))],
      durations: [...new Set(ofStays.flatMap(({ durations }) => durations))],
      children: [{ operator: 'OR', children: ofStays }],
    },
    // A house may be shown for several stays.
    config: { oneHitPer: 'stay' },
    resultsPerPage: ofStays.reduce((sum, { lodgingId }) => sum + lodgingId.length, 0),
  })
  const hitOf = new Map(hits.map((hit) => [hitKey(hit.lodgingId, hit.date, hit.duration), hit]))
  const whole = await Promise.all(
    groups.map(async (group) => {
      const own = group.houses.flatMap(
        ({ lodgingId }) => hitOf.get(hitKey(lodgingId, group.arrival, group.duration)) ?? [],
      )
      if (own.length < group.houses.length) return []
      const petPlace = own.findIndex(({ lodgingId }) => lodgingId === group.petHouseId)
      const parties = party && spreadParty(party, own, petPlace)
      const houses = await Promise.all(
        own.map(async (hit, place): Promise<PartyHit[]> => {
          const ofHouse = parties?.[place] ?? null
          const signed = await withQuotes(quotes, withPartyTotals([hit], ofHouse?.pets ?? 0), now, ofHouse)
          return signed.map((each) => ({ ...each, party: ofHouse }))
        }),
      )
      const shown = houses.flat()
      return [{ ...group, houses: shown, total: shown.reduce((sum, { totalPrice }) => sum + totalPrice, 0) }]
    }),
  )
  return whole.flat()
}

function hitKey(lodgingId: number, arrival: string | null, duration: number | null): string {
  return `${lodgingId} ${arrival} ${duration}`
}
