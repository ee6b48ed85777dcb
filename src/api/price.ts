import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { PriceQuerySchema } from '../contracts/booking-forms.ts'
import { envelope } from '../contracts/envelope.ts'
import type { Deps } from '../deps.ts'
import { readDraft } from '../pages/booking/kept-draft.ts'
import { findHouse, loadNearestStay } from '../pages/booking/load.ts'
import { signedOffer } from '../pages/booking/seen-price.ts'
import { callOptions, type SiteContext } from '../site-context.ts'

const headers = { 'cache-control': 'no-store' }

/**
 * GET /api/price/?lodging=&arrival=&duration=&adults=…: the price of a stay now, in the edition's currency as whole
 * øre or cents, with what else could be chosen. A stay that the house does not offer gives the nearest of its length.
 */
export function servePrice(deps: Deps) {
  return async function servePriceOfStay(c: Context<SiteContext>): Promise<Response> {
    const parsed = v.safeParse(PriceQuerySchema, c.req.query())
    if (!parsed.success) {
      const fields = [...new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? 'query'))]
      return c.json(
        { error: { code: 'invalid_query', message: 'Missing or wrong in the query.', fields } },
        400,
        headers,
      )
    }
    const { lodging, arrival, duration, items, party } = parsed.output
    const now = deps.now()
    const services = deps.services({ ...callOptions(c), signal: c.req.raw.signal })
    // Who holds a stay looks at others as if it were free.
    const kept = await readDraft({ cookies: { get: (name) => getCookie(c, name) }, drafts: deps.drafts })
    const draft = kept?.draft
    const asking = { market: c.get('market'), services, now, holdId: draft?.holdId }
    const house = await findHouse(asking, lodging)
    const stay = house && (await loadNearestStay(asking, { lodgingId: house.id, arrival, duration }))
    if (!stay) return c.json({ error: { code: 'unknown_lodging', message: 'There is no such house.' } }, 404, headers)
    return c.json(envelope(await signedOffer({ quotes: deps.quotes, now }, { items, party }, stay)), 200, headers)
  }
}
