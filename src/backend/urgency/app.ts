import { Hono } from 'hono'
import * as v from 'valibot'
import { envelope } from '../../contracts/envelope.ts'
import { MarketIdSchema } from '../../contracts/lodging.ts'
import type { Urgency } from '../../contracts/urgency.ts'
import { readCriteriaParameter } from '../../domain/criteria-parameter.ts'
import { arrivalsOf, requestOfCriteria } from '../../domain/criteria-request.ts'
import type { Criteria } from '../../domain/search-criteria.ts'
import { parseSearchRequest } from '../../domain/search-request.ts'
import { parseSearchView } from '../../domain/search-view.ts'
import { firstBookableArrival } from '../../domain/stays.ts'
import type { MarketId } from '../../editions/table.ts'
import type { Env } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { countLetHouses } from '../search/run/count-searches.ts'
import { SearchError } from '../search/search-error.ts'

const QuerySchema = v.object({
  criteria: v.string(),
  lan: v.optional(v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number), MarketIdSchema), '1'),
})

/** The urgency decider (specification, section 7): it counts in the calendars, and judges the count. */
export const urgencyApp = new Hono<{ Bindings: Env }>({ strict: false })

/** GET /decide/search/criteria/?criteria=&lan=: `criteria` is the base64 of a JSON search-criteria object. */
urgencyApp.get('/decide/search/criteria', async (c) => {
  const query = v.safeParse(QuerySchema, c.req.query())
  const criteria = query.success ? readCriteriaParameter(query.output.criteria) : null
  if (!query.success || !criteria) {
    return failure(c, 400, 'invalid_request', 'criteria has to be the base64 of a JSON search-criteria object.')
  }
  try {
    const counted = await countHouses(c.env.DB, criteria, query.output.lan, new Date())
    const data: Urgency | null = counted && { ...counted, isUrgent: isUrgent(counted) }
    return c.json(envelope(data))
  } catch (error) {
    if (error instanceof SearchError) return failure(c, 400, error.code, error.message)
    throw error
  }
})

type HouseCount = Pick<Urgency, 'left' | 'of'>

/**
 * Of the houses that fit the criteria and are let for a stay that fits them, how many can still be booked for one.
 * Which houses fit is the search's own result, over taken stays too: a house with another change day, or one that is
 * too dear in that week, could never be booked and counts as neither. Null for criteria without dates.
 */
async function countHouses(db: D1Database, criteria: Criteria, lan: MarketId, now: Date): Promise<HouseCount | null> {
  const day = firstBookableArrival(now)
  if (arrivalsOf(criteria, day).length === 0) return null
  const request = parseSearchRequest(requestOfCriteria(criteria, parseSearchView(new URLSearchParams()), lan, day))
  const { houses, free } = await countLetHouses(db, request, now)
  return { left: free, of: houses }
}

/**
 * When the page shows how few houses are left. `maxShare`: a search is urgent when four in five of the houses that fit
 * are taken: with a third left, as in most summer weeks, a guest still has a choice the next day. `minHouses`: with
 * fewer there never was a choice, and "1 of 2" would only be pressure.
 */
const urgency = { maxShare: 0.2, minHouses: 10 } as const

/** With none left it is not urgent: the search says so itself. */
function isUrgent({ left, of }: HouseCount): boolean {
  return left > 0 && of >= urgency.minHouses && left <= of * urgency.maxShare
}
