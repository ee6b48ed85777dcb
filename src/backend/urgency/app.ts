import { Hono } from 'hono'
import * as v from 'valibot'
import { envelope } from '../../contracts/envelope.ts'
import { MarketIdSchema } from '../../contracts/lodging.ts'
import type { Urgency } from '../../contracts/urgency.ts'
import { readCriteriaParameter } from '../../domain/criteria-parameter.ts'
import type { Env } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { SearchError } from '../search/search-error.ts'
import { countHouses } from './count-houses.ts'
import { isUrgent } from './threshold.ts'

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
