import { Hono } from 'hono'
import * as v from 'valibot'
import { MarketIdSchema } from '../../contracts/lodging.ts'
import type { RelatedLodging } from '../../contracts/related.ts'
import { firstBookableArrival } from '../../domain/stays.ts'
import { marketById } from '../../markets/market.ts'
import type { Env } from '../env.ts'
import { failure, invalidRequest } from '../middleware/failures.ts'
import { likeness, loadCandidates, loadHouse } from './likeness.ts'

const NumberText = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))
const QuerySchema = v.object({
  lodgingId: NumberText,
  lan: v.pipe(NumberText, MarketIdSchema),
  limit: v.optional(v.pipe(NumberText, v.minValue(1), v.maxValue(24)), '6'),
})

/** GET /?lodgingId=&lan=&limit=: ids of similar houses with a free stay, the most alike first, in the envelope. */
export const relatedApp = new Hono<{ Bindings: Env }>().get('/', async (c) => {
  const query = v.safeParse(QuerySchema, c.req.query())
  if (!query.success) {
    return invalidRequest(c, query.issues)
  }
  const { lodgingId, lan, limit } = query.output
  const market = marketById(lan)
  const earliest = firstBookableArrival(new Date())
  const house = await loadHouse(c.env.DB, lodgingId, market, earliest)
  if (!house) return failure(c, 404, 'unknown_lodging', `There is no house ${lodgingId}.`)
  const candidates = await loadCandidates(c.env.DB, house, market, earliest)
  const data = candidates
    .map((candidate): RelatedLodging => ({ lodgingId: candidate.id, score: likeness(house, candidate) }))
    .sort((a, b) => b.score - a.score || a.lodgingId - b.lodgingId)
    .slice(0, limit)
  return c.json({ data, meta: { count: data.length } })
})
