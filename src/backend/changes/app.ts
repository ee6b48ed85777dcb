import { Hono } from 'hono'
import * as v from 'valibot'
import type { Env } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { readChanges } from './read-changes.ts'

const QuerySchema = v.object({
  stamp: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  after: v.pipe(v.optional(v.string(), '0'), v.regex(/^\d{1,15}$/), v.transform(Number)),
})

/**
 * What has changed of all that the site keeps copies of (contracts/told-changes.ts). Whoever asks keeps the stamp and the
 * number that they had last, and asks from there: what they lost on the way they are told once more.
 */
export const changesApp = new Hono<{ Bindings: Env }>({ strict: false })

changesApp.get('/', async (c) => {
  const query = v.safeParse(QuerySchema, c.req.query())
  if (!query.success) return failure(c, 400, 'invalid_query', 'after is the number of a change.')
  return c.json({ data: await readChanges(c.env.DB, query.output, new Date()), meta: {} })
})
