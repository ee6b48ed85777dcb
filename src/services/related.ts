import { type RelatedLodging, RelatedLodgingsSchema } from '../contracts/related.ts'
import type { MarketId } from '../editions/table.ts'
import { type ReadThrough, readDirectly } from './read-through.ts'
import { type Call, callService, type ServiceEndpoint } from './transport.ts'

export interface RelatedService {
  /** Similar houses with a free stay, the most alike first. */
  lodgings(lodgingId: number, lan: MarketId, limit: number): Promise<RelatedLodging[]>
}

/** Which houses are alike changes slowly; whether they are free, the search says each time. */
const keptFor = { fresh: 300, stale: 300, broken: 24 * 60 * 60 }

/** Related lodgings (specification, section 7): GET /related/. */
export function createRelatedService(
  address: ServiceEndpoint,
  options: Pick<Call, 'signal' | 'deadline' | 'timed' | 'trace' | 'visitor' | 'onRetryAfter'>,
  readThrough: ReadThrough = readDirectly,
): RelatedService {
  return {
    async lodgings(lodgingId, lan, limit) {
      const query = new URLSearchParams({ lodgingId: String(lodgingId), lan: String(lan), limit: String(limit) })
      const { data } = await readThrough({
        service: 'related',
        cacheKey: `related ${query}`,
        schema: RelatedLodgingsSchema,
        keptFor,
        isShared: false,
        tags: (found) => [`lodging:${lodgingId}`, ...found.data.map((each) => `lodging:${each.lodgingId}`)],
        ask: () => callService(address, { path: `/related/?${query}`, ...options }),
      })
      return data.data
    },
  }
}
