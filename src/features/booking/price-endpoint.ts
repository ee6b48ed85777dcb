import { endpoints } from '../../contracts/endpoints.ts'
import type { Deps } from '../../deps.ts'
import { jsonEndpoint, Refusal } from '../../routing/json-endpoint.ts'
import { callOptions } from '../../site-context.ts'
import { readDraft } from './kept-draft.ts'
import { findHouse, loadNearestStay } from './load.ts'
import { signedOffer } from './seen-price.ts'

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
      // What is kept for others is no price of now.
      const services = deps.services({ ...callOptions(c), signal: c.req.raw.signal })
      // Who holds a stay looks at others as if it were free.
      const kept = await readDraft({ cookies, drafts })
      const asking = { market, services, now, holdId: kept?.draft.holdId }
      const house = await findHouse(asking, lodging)
      const stay = house && (await loadNearestStay(asking, { lodgingId: house.id, arrival, duration }))
      if (!stay) return new Refusal(404, 'unknown_lodging', 'There is no such house.')
      return signedOffer({ quotes, now }, { items, party }, stay)
    },
  })
}
