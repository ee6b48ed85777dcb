import type { RouteStore } from '../kv/store.ts'
import type { Deps } from './deps.ts'
import type { WaitUntilContext } from './domain/in-flight.ts'
import { markets } from './markets/market.ts'
import { Deadline } from './services/deadline.ts'

/** Milliseconds for compiling on the spot: nobody waits for a page. */
const patience = 20_000

/** Compiled records for work that makes no page: it may take its time, and nobody keeps a page made of what it reads. */
export function backgroundRoutes(deps: Pick<Deps, 'routes'>, context: WaitUntilContext): RouteStore {
  const [{ key: market }] = markets
  return deps.routes({ deadline: new Deadline(patience) }, { market, context })
}
