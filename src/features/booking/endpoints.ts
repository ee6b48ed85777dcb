import { TypedPartsSchema } from '../../contracts/booking-forms.ts'
import { endpoints } from '../../contracts/endpoints.ts'
import type { Deps } from '../../deps.ts'
import { jsonEndpoint, Refusal } from '../../routing/json-endpoint.ts'
import { callOptions } from '../../site-context.ts'
import { findHouse, loadNearestStay } from './load.ts'
import { signedOffer } from './price-changes.tsx'
import { readDrafts, readOrdered } from './stored-draft.ts'

/** POST /api/draft/: stores the fields of step 2 in the draft while the guest types. Nothing is checked, held or sent. */
export function postTyped(deps: Deps) {
  return jsonEndpoint(deps, {
    body: TypedPartsSchema,
    invalidMessage: 'A draft and the fields that were changed are needed.',
    cacheControl: 'no-store',
    async load({ context, body: { draft: mark, others, ...parts } }) {
      const stored = (await readDrafts(context)).find(({ draft }) => draft.mark === mark)
      if (!stored || stored.draft.booked)
        return new Refusal(404, 'unknown_draft', 'There is no such booking in progress.')
      await context.drafts.type(stored.id, parts)
      for (const { id, draft } of await readOrdered(context, stored.draft)) {
        const items = others.get(draft.mark ?? '')
        if (items) await context.drafts.type(id, { guest: {}, items })
      }
      return { saved: true }
    },
  })
}

/**
 * GET /api/price/?lodging=&arrival=&duration=&adults=…: the price of a stay now, in the edition's currency as whole
 * øre or cents, with what else could be chosen. A stay that the house does not offer gives the nearest of its length.
 */
export function getPrice(deps: Deps) {
  return jsonEndpoint(deps, {
    ...endpoints.price,
    cacheControl: 'no-store',
    async load({
      c,
      context: { market, cookies, drafts, quotes, now },
      query: { lodging, arrival, duration, items, party },
    }) {
      // Prices are never read from the cache.
      const services = deps.services({ ...callOptions(c), signal: c.req.raw.signal })
      const source = { market, services, now }
      const house = await findHouse(source, lodging)
      // The browser's own hold does not count.
      const openDrafts = (await readDrafts({ cookies, drafts })).map(({ draft }) => draft)
      const own = openDrafts.find((draft) => draft.stay.lodgingId === house?.id) ?? openDrafts[0]
      const stay = house && (await loadNearestStay(source, { lodgingId: house.id, arrival, duration }, own?.holdId))
      if (!stay) return new Refusal(404, 'unknown_lodging', 'There is no such house.')
      return signedOffer({ quotes, now }, { items, party }, stay)
    },
  })
}
