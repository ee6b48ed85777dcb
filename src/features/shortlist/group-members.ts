import type { Party } from '../../contracts/booking.ts'
import type { LodgingHit } from '../../contracts/search.ts'
import { withQuotes } from '../../domain/booking/quoted-hits.ts'
import { noTrip } from '../../domain/trip.ts'
import { placeName } from '../../markets/area-name.ts'
import type { RenderContext } from '../../routing/page.ts'
import { highlighted, highlightedOf } from '../../ui/highlighted-facilities.ts'
import { hitHref } from '../../ui/hit-card.tsx'
import { href } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import type { ListedHouse } from '../house-list/listed-houses.ts'
import { roomNeededIn, spreadParty } from '../together/spread-party.ts'
import type { BoardHouse, BoardMember } from './board-parts.tsx'

interface Group {
  id: number
  /** As the list names them. */
  lodgings: readonly { id: number; name: string }[]
  /** Those of them that are let. */
  houses: readonly ListedHouse[]
  /** Of the whole option. */
  party: Party
  /** Null: unknown. */
  totalFor(house: ListedHouse, guests: Party): number | null
}

/** Several houses as one option. Null where none of them is let any more. */
export async function toBoardGroup(request: RenderContext, group: Group): Promise<BoardHouse | null> {
  const { id, lodgings, houses } = group
  const [first] = houses
  if (!first) return null
  const { parties, room } = spreadOver(group)
  const found = await Promise.all(houses.map((house, place) => toMember(request, house, parties?.[place], group)))
  const known = found.map(({ member }) => member)
  const members = lodgings.map(
    ({ name }): BoardMember =>
      known.find((member) => member.name === name) ?? {
        ...{ name, title: name, href: href.lodging(request.market, name), bookHref: null },
        ...{ state: 'gone', total: null, party: null },
      },
  )
  const isFree = members.every(({ state }) => state === 'free')
  const totals = members.flatMap(({ total }) => total ?? [])
  const hits = houses.map(({ hit }) => hit)
  const { date, duration } = first.hit
  const total = isFree && totals.length === members.length ? totals.reduce((all, each) => all + each, 0) : null
  const sum = (count: (hit: ListedHouse['hit']) => number) => hits.reduce((all, hit) => all + count(hit), 0)
  return {
    id,
    name: members.map(({ name }) => name).join(' + '),
    title: members.map(({ title }) => title).join(' + '),
    area: placeName(request.market, first.hit),
    picture: hits.flatMap(({ images }) => images)[0] ?? null,
    ...{ href: '', date: null, duration: total === null ? null : duration },
    bookHref:
      total !== null && date && duration
        ? withTrip(
            href.bookTogether(
              found.map(({ member, quote }) => ({ name: member.name, quote })),
              date,
              duration,
            ),
            { ...noTrip, party: group.party },
          )
        : null,
    state: isFree ? 'free' : 'none',
    total,
    facts: {
      ...room,
      bedrooms: sum(({ bedrooms }) => bedrooms),
      bathrooms: sum(({ bathrooms }) => bathrooms),
      houseArea: sum(({ houseArea }) => houseArea),
      beachDistance: Math.max(...hits.map(({ beachDistance }) => beachDistance)),
    },
    // The houses' ratings can't be added up.
    rated: 0,
    facilityIds: highlighted.flatMap(({ id: each }) =>
      hits.every((hit) => highlightedOf(hit).some((own) => own.id === each)) ? [each] : [],
    ),
    members,
  }
}

/** Who stays in which house, and for how many there is room; the pets go where they cost least. */
function spreadOver({ houses, lodgings, party }: Group) {
  const hits = houses.map(({ hit }) => hit)
  const room = {
    persons: hits.reduce((all, { persons }) => all + persons, 0),
    pets: Math.max(...hits.map(({ pets }) => pets)),
  }
  const [cheapest] = hits
    .map(({ pets, petCharge = 0 }, place) => ({ place, pets, petCharge }))
    .filter(({ pets }) => pets >= party.pets)
    .sort((a, b) => a.petCharge - b.petCharge)
  const fits =
    houses.length === lodgings.length && cheapest !== undefined && roomNeededIn(hits.length, party) <= room.persons
  return { room, parties: fits ? spreadParty(party, hits, cheapest.place) : null }
}

async function toMember(
  { market, quotes, now }: RenderContext,
  house: ListedHouse,
  party: Party | undefined,
  { totalFor }: Group,
): Promise<{ member: BoardMember; quote: string | undefined }> {
  const { petCharge = 0, quote: _, ...hit } = house.hit
  const bare = { ...hit, totalPrice: hit.totalPrice - petCharge }
  const isFree = house.state === 'free'
  const total = isFree && party ? totalFor({ ...house, hit: bare }, party) : null
  const priced: LodgingHit = {
    ...bare,
    ...(total !== null && { totalPrice: total, petCharge: total - bare.totalPrice }),
  }
  const [shown = priced] = await withQuotes<LodgingHit>(quotes, total === null ? [] : [priced], now, party ?? null)
  const trip = { ...noTrip, party: party ?? null }
  const { date, duration } = hit
  const member: BoardMember = {
    ...{ name: hit.name, title: hit.title, total, party: party ?? null },
    href: hitHref(market, shown, isFree, trip),
    bookHref:
      total !== null && date && duration ? withTrip(href.book(hit.name, date, duration, shown.quote), trip) : null,
    state: isFree ? 'free' : house.state === 'cheapest' ? 'undated' : 'taken',
  }
  return { member, quote: shown.quote }
}
