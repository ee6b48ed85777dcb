import type { Context } from 'hono'
import { cacheStatus } from '../cache/cache-status.ts'
import type { Reader } from '../cached-reads.ts'
import { envelope } from '../contracts/envelope.ts'
import type { Deps } from '../deps.ts'
import { Deadline } from '../services/deadline.ts'
import { failedStatus, ServiceError } from '../services/service-error.ts'
import type { Services } from '../services/services.ts'
import { callOptions, placeOf, type SiteContext, waitUntilContextOf } from '../site-context.ts'

/** A guest who looks at results waits longer for the next than for a page. */
const searchTimeout = 5000

/** {data} as it is loaded, or the refusal that loading comes to; 502 when the search does not answer, for what it said long ago is nothing to go by here. */
export async function answerFromSearch(
  deps: Deps,
  c: Context<SiteContext>,
  load: (services: Services) => Promise<object | Response>,
): Promise<Response> {
  const reader: Reader = {
    market: c.get('market').key,
    context: waitUntilContextOf(c),
    // Nothing here tells that results are of before: that the search fails does.
    seen(found, service) {
      if (service !== 'search') return
      if (found.freshness === 'broken') throw new ServiceError('search', 0, undefined, 'Its last reply is too old')
      c.header('cache-status', cacheStatus(found, Date.now()))
    },
    failed: () => {},
  }
  const calls = { ...callOptions(c), deadline: new Deadline(searchTimeout) }
  try {
    const loaded = await load(deps.services(calls, reader))
    return loaded instanceof Response ? loaded : c.json(envelope(loaded))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    deps.log(error, placeOf(c))
    return c.json({ error: { code: 'search_failed', message: error.message } }, failedStatus(error, 502))
  }
}
