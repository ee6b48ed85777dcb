import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { Party } from '../../contracts/booking.ts'
import { BookingOptionItemPriceSchema } from '../../contracts/lodging.ts'
import type { Deps } from '../../deps.ts'
import { withPetItems } from '../../domain/booking/pet-items.ts'
import { priceStay } from '../../domain/prices.ts'
import { firstBookableArrival } from '../../domain/stays.ts'
import { noTrip } from '../../domain/trip.ts'
import { placeName } from '../../markets/area-name.ts'
import type { RenderContext } from '../../routing/page.ts'
import { ServiceError } from '../../services/service-error.ts'
import type { SiteContext } from '../../site-context.ts'
import { highlightedOf } from '../../ui/highlighted-facilities.ts'
import { hitHref } from '../../ui/hit-card.tsx'
import { href } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import { type ListedHouse, loadListedHouses } from '../house-list/listed-houses.ts'
import type { BoardHouse } from './board-parts.tsx'
import type { Shortlist, ShortlistStay } from './contract.ts'
import { toBoardGroup } from './group-members.ts'
import { createShortlistStore, isShortlistSecret } from './object/shortlist-store.ts'
import { shortlistCookie } from './person.ts'
import { arrivalAhead, lodgingsOf, partyOfStay } from './rules.ts'

/** The list's houses as they are now, with what the stay costs this party; null when the search does not answer. */
export async function loadBoard(request: RenderContext, { houses, stay }: Shortlist): Promise<BoardHouse[] | null> {
  const arrival = arrivalAhead(stay, firstBookableArrival(request.now))
  const ids = [...new Set(houses.flatMap(lodgingsOf).map(({ id }) => id))]
  const party = partyOfStay(stay)
  try {
    const exact = { arrival, duration: stay.duration, party }
    const wish = datesAsked(stay, arrival)
    const isFlexible = wish !== ''
    const flexible = { ...exact, arrival: null, searchQuery: wish }
    const together = houses.flatMap(({ lodgings = [] }) => lodgings.map(({ id }) => id))
    const [{ houses: listed, failure }, { houses: listedTogether }] = await Promise.all([
      loadListedHouses(request, ids, isFlexible ? flexible : exact),
      // Houses that are left together have one arrival.
      isFlexible && together.length > 0 ? loadListedHouses(request, [...new Set(together)], exact) : { houses: null },
    ])
    if (failure) throw failure
    const free = [...listed, ...(listedTogether ?? [])]
      .filter(({ state }) => state === 'free')
      .map(({ hit }) => hit.lodgingId)
    const pets = stay.pets > 0 && free.length > 0 ? loadItemPrices(request, free) : null
    const prices = await pets?.catch(() => 'unknown' as const)
    const options = houses.map(async ({ id, lodgings }): Promise<BoardHouse[]> => {
      const listedOf = (lodging: number, all = listed) => all.filter(({ hit }) => hit.lodgingId === lodging)
      if (!lodgings) {
        return listedOf(id).map((house) => toBoardHouse(request, house, party, totalOf(house, party, prices)))
      }
      const members = lodgings.flatMap((lodging) => listedOf(lodging.id, listedTogether ?? listed))
      const totalFor = (house: ListedHouse, guests: Party) => totalOf(house, guests, prices)
      const group = await toBoardGroup(request, { id, lodgings, houses: members, party, totalFor })
      return group ? [group] : []
    })
    return (await Promise.all(options)).flat()
  } catch (error) {
    if (error instanceof ServiceError) return null
    throw error
  }
}

type ItemPrices = v.InferOutput<typeof itemPricesQuery.schema>['lodgingsByIds']

/** The days that each house may have its own stay on, as the query of a search; empty where all have one arrival, or none. */
function datesAsked({ flex = 0, dates = '' }: ShortlistStay, arrival: string | null): string {
  if (arrival === null) return dates
  return flex > 0 ? `ankomst=${arrival}&flex=${flex}` : ''
}

/** The one true total, with what the pets cost; null where that is unknown, and while the house is taken. */
function totalOf({ hit, state }: ListedHouse, party: Party, prices: ItemPrices | 'unknown' | undefined): number | null {
  if (state === 'cheapest') return hit.totalPrice
  if (state !== 'free' || prices === 'unknown') return null
  const items = prices?.find(({ id }) => id === hit.lodgingId)?.itemPrices
  if (!items) return party.pets > 0 ? null : hit.totalPrice
  const stay = { price: hit.price, transactionFee: hit.transactionFee, duration: hit.duration ?? 0 }
  return priceStay(stay, items, withPetItems(items, [], party), party).total
}

async function loadItemPrices({ services, market }: RenderContext, ids: number[]): Promise<ItemPrices> {
  return (await services.broker.query(itemPricesQuery, { ids, lan: market.id })).lodgingsByIds
}

function toBoardHouse(
  { market }: RenderContext,
  { hit, state }: ListedHouse,
  party: Party,
  total: number | null,
): BoardHouse {
  const { persons, bedrooms, bathrooms, houseArea, pets, beachDistance, date, duration, quote } = hit
  const isDated = (state === 'free' || state === 'other') && date !== null && duration !== null
  const trip = { ...noTrip, party }
  return {
    ...{
      id: hit.lodgingId,
      name: hit.name,
      title: hit.title,
      area: placeName(market, hit),
      state,
      date,
      duration,
      total,
    },
    picture: hit.images[0] ?? null,
    href: hitHref(market, hit, isDated, trip),
    bookHref: state === 'free' && isDated ? withTrip(href.book(hit.name, date, duration, quote), trip) : null,
    facts: { persons, bedrooms, bathrooms, houseArea, pets, beachDistance },
    rated: hit.reviewCount > 0 && hit.reviewAverage ? Math.round(hit.reviewAverage * 10) / 10 : 0,
    facilityIds: highlightedOf(hit).map(({ id }) => id),
    members: [],
  }
}

const itemPricesQuery = {
  name: 'ShortlistItemPrices',
  document: /* GraphQL */ `
    query ShortlistItemPrices($ids: [Int!]!, $lan: Int!) {
      lodgingsByIds(ids: $ids, lan: $lan) {
        id
        itemPrices {
          lodgingId duration arrival itemId unitPrice currency isMandatory minQuantity maxQuantity
          item { id type chargeType meteredQuantity description unitName definitionId }
        }
      }
    }
  `,
  schema: v.object({
    lodgingsByIds: v.array(v.object({ id: v.number(), itemPrices: v.array(BookingOptionItemPriceSchema) })),
  }),
  caching: null,
}

/** A house that is let, by its code. */
export const houseByCodeQuery = {
  name: 'ShortlistHouse',
  document: /* GraphQL */ `
    query ShortlistHouse($name: String!, $lan: Int!) { lodging(name: $name, lan: $lan) { id name } }
  `,
  schema: v.object({ lodging: v.nullable(v.object({ id: v.number(), name: v.string() })) }),
  caching: null,
}

/** GET /shortlist/{secret}/live/: an open line (WebSocket) to a shared list, for a page of this very site. */
export function getShortlistLive(deps: Deps) {
  return async function getShortlistLine(c: Context<SiteContext>): Promise<Response> {
    c.header('cache-control', 'no-store')
    const secret = c.req.param('secret')
    if (!isShortlistSecret(secret)) return c.body(null, 404)
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') return c.body(null, 426, { upgrade: 'websocket' })
    if (c.req.header('origin') !== new URL(c.req.url).origin) return c.body(null, 403)
    const { status, webSocket } = await deps.store(createShortlistStore).connect(secret, getCookie(c, shortlistCookie))
    return webSocket ? new Response(null, { status: 101, webSocket }) : new Response(null, { status })
  }
}
