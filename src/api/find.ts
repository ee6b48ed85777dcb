import type { Context } from 'hono'
import * as v from 'valibot'
import type { Reader } from '../cached-reads.ts'
import { envelope } from '../contracts/envelope.ts'
import { FindQuerySchema, longestFind } from '../contracts/find.ts'
import type { Deps } from '../deps.ts'
import { findPages } from '../pages/find/load.ts'
import { Deadline } from '../services/deadline.ts'
import { failedStatus, ServiceError } from '../services/service-error.ts'
import { callOptions, placeOf, type SiteContext, waitUntilContextOf } from '../site-context.ts'

/** A guest who types waits no longer for one of many answers. */
const findTimeout = 3000

/** GET /api/find/?q=: {data: FoundPages}, what the edition has for these words. */
export function answerFind(deps: Deps) {
  return async function answerFindOfWords(c: Context<SiteContext>): Promise<Response> {
    const parsed = v.safeParse(FindQuerySchema, { q: new URL(c.req.url).searchParams.get('q') })
    if (!parsed.success) {
      const message = `\`q\` has to be 1 to ${longestFind} characters.`
      return c.json({ error: { code: 'invalid_query', message } }, 400, { 'cache-control': 'no-store' })
    }
    const market = c.get('market')
    const reader: Reader = { market: market.key, context: waitUntilContextOf(c), seen: () => {}, failed: () => {} }
    const options = { ...callOptions(c), deadline: new Deadline(findTimeout) }
    const finding = { market, services: deps.services(options, reader), routes: deps.routes(options, reader) }
    try {
      const data = await findPages(finding, parsed.output.q)
      return c.json(envelope(data), 200, { 'cache-control': `private, max-age=${keptFor}` })
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      deps.log(error, placeOf(c))
      return c.json({ error: { code: 'search_failed', message: error.message } }, failedStatus(error, 502), {
        'cache-control': 'no-store',
      })
    }
  }
}

/** Seconds: who takes back a letter sees at once what was there before. */
const keptFor = 30
