import type { Deps } from '../deps.ts'
import { Deadline } from '../services/deadline.ts'
import { callOptions, type SiteRequest, waitUntilContextOf } from '../site-context.ts'

/** Milliseconds: programs wait longer than guests. */
const patience = 20_000

/** Services and routes for a reader that is a program; what they answer comes from the caches where it may. */
export function readServices(deps: Deps, c: SiteRequest) {
  const options = { ...callOptions(c), deadline: new Deadline(patience) }
  const reader = { market: c.get('market').key, context: waitUntilContextOf(c), seen: () => {}, failed: () => {} }
  return { services: deps.services(options, reader), routes: deps.routes(options, reader) }
}
export type ReadServices = ReturnType<typeof readServices>
