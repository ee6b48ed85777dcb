import { maxHousesTogether, type Party } from '../../contracts/booking.ts'
import { readStay } from '../../contracts/booking-forms.ts'
import { defaultParty, fittedParty } from '../../domain/booking/party.ts'
import { petCharge } from '../../domain/booking/pet-items.ts'
import { readNamedParty } from '../../domain/read-trip.ts'
import { partyWord } from '../../domain/trip.ts'
import { beginDraft, type DraftStay, guestOf, isSameStay, isStarted } from '../../drafts/draft.ts'
import { newDraftId, newDraftMark, newHoldId } from '../../drafts/draft-store.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import { href, withQuery } from '../../urls/paths.ts'
import { spreadParty } from '../together/spread-party.ts'
import { holdIdBeside } from './hold.ts'
import { type BookingStay, findHouse, loadStay } from './load.ts'
import { houseGonePage } from './other-pages.tsx'
import { quoteField } from './price-changes.tsx'
import { fittedKey } from './stay-page.tsx'
import { leadAmong, nextPath, type StoredDraft, showBeside } from './stored-draft.ts'

/**
 * A link to several houses for the same stay begins a draft of each, with the party spread over them: one order of all.
 * Nothing is held by a link: leaving step 1 holds all of them. What is being booked already goes on where it is.
 */
export async function startTogether(
  request: RenderContext,
  drafts: readonly StoredDraft[],
  lodgings: readonly string[],
): Promise<LoaderResult> {
  const { arrival, duration } = readStay(request.query)
  if (!arrival || !duration || lodgings.length > maxHousesTogether) return { kind: 'not-found' }
  const found = await Promise.all(lodgings.map((lodging) => findLodging(request, lodging)))
  const houses = found.flatMap((house) => house ?? [])
  const stays = houses.map(({ id, name }): DraftStay => ({ lodgingId: id, name, arrival, duration }))
  if (houses.length < lodgings.length || new Set(houses.map(({ id }) => id)).size < houses.length)
    return { kind: 'not-found' }
  const begun = begunTogether(stays, drafts)
  if (begun) return resume(request, drafts, begun)
  const stayLoads = await Promise.all(stays.map((stay) => loadStay(request, stay)))
  const loaded = stayLoads.flatMap((loadedStay) => loadedStay ?? [])
  if (loaded.length < stays.length) return houseGonePage(request)

  const named = readNamedParty(request.query)
  const party = Object.keys(named).length > 0 ? { ...defaultParty, ...named } : null
  const parties = partiesOf(loaded, duration, party)
  const together = stays.map(newDraftMark)
  const holdIds = holdIdsFor(stays, drafts)
  const guest = guestOf(drafts[0]?.draft)
  const added = await Promise.all(
    stays.map(async (stay, place) => {
      const options = {
        guest,
        holdId: holdIds[place] ?? newHoldId(),
        mark: together[place] ?? newDraftMark(),
        together,
      }
      const draft = beginDraft(stay, parties[place] ?? defaultParty, options)
      const id = newDraftId()
      const shown = await quotedBefore(request, stay)
      const stored = { ...draft, shown, isShared: request.cookies.isShared() }
      await request.drafts.put(id, stored)
      return { id, draft: stored }
    }),
  )
  showBeside(request, drafts, added)
  const isFitted = !party || sizeOf(parties) === sizeOf([party])
  const fitted = new URLSearchParams(party && !isFitted ? { [fittedKey]: partyWord(party) } : {})
  return seeOther(withQuery(href.bookingStep(1), fitted))
}

/** The drafts of just these stays, in which something was done already. */
function begunTogether(stays: readonly DraftStay[], drafts: readonly StoredDraft[]): StoredDraft[] | null {
  const own = stays.flatMap((stay) => {
    const found = drafts.find(({ draft }) => draft.together.length === stays.length && isSameStay(draft.stay, stay))
    return found ?? []
  })
  const [first] = own
  const isWhole =
    own.length === stays.length && own.every(({ draft }) => draft.together.join() === first?.draft.together.join())
  return isWhole && own.some(({ draft }) => isStarted(draft)) ? own : null
}

/** It goes on with the first house that is not booked yet. */
function resume(request: RenderContext, drafts: readonly StoredDraft[], begun: readonly StoredDraft[]): LoaderResult {
  const next = begun.filter(({ draft }) => !draft.booked)
  const [first] = next
  const shown = [...(first ? [leadAmong(begun, first)] : []), ...next, ...begun.filter(({ draft }) => draft.booked)]
  showBeside(request, drafts, shown)
  return seeOther(shown[0] ? nextPath(shown[0].draft) : href.booking())
}

async function findLodging(request: RenderContext, lodging: string) {
  const requestedStay = readStay(new Map([['lodging', lodging]]))
  return requestedStay.lodging ? findHouse(request, requestedStay.lodging) : null
}

/** Who stays in which house; all pets in the one that takes them for the least. */
function partiesOf(stays: readonly BookingStay[], nights: number, party: Party | null): Party[] {
  const houses = stays.map(({ house }) => house)
  if (!party) return houses.map((house) => fittedParty(defaultParty, house))
  const [cheapest] = stays
    .map(({ house, itemPrices }, place) => ({ place, house, charge: petCharge(itemPrices, nights, party) }))
    .filter(({ house }) => house.pets >= party.pets)
    .sort((one, other) => one.charge - other.charge)
  return spreadParty(party, houses, cheapest?.place ?? null)
}

function sizeOf(parties: readonly Party[]): string {
  const sum = (count: (party: Party) => number) => parties.reduce((all, party) => all + count(party), 0)
  return [sum(({ adults, children, infants }) => adults + children + infants), sum(({ pets }) => pets)].join(' ')
}

/** Each stay has an id of its own: that by which this browser may hold the house already, so that it is in no own way. */
function holdIdsFor(stays: readonly DraftStay[], drafts: readonly StoredDraft[]): string[] {
  const open = drafts.flatMap(({ draft }) => (draft.holdId && !draft.attempt && !draft.booked ? [draft] : []))
  const own = stays.map(({ lodgingId }) => open.find(({ stay }) => stay.lodgingId === lodgingId)?.holdId)
  const beside = holdIdBeside(drafts[0]?.draft)
  const ids: string[] = []
  for (const [place, found] of own.entries()) {
    const free = [found, place === 0 && !own.includes(beside) ? beside : undefined].find(
      (id) => id && !ids.includes(id),
    )
    ids.push(free ?? newHoldId())
  }
  return ids
}

/** The price that the link's page showed of the stay. */
async function quotedBefore({ market, quotes, query, now }: RenderContext, stay: DraftStay) {
  const read = (quote: string) => quotes.read(quote, { ...stay, currency: market.currency }, now)
  const shown = await Promise.all(query.getAll(quoteField).slice(0, maxHousesTogether).map(read))
  return shown.find((quote) => quote !== null) ?? null
}
