import * as v from 'valibot'
import type { Party } from '../contracts/booking.ts'
import { noTrip } from '../domain/trip.ts'
import { variableOf } from '../editions/names.ts'
import { type EditionKey, type Market, markets } from '../markets/market.ts'
import { href } from '../urls/paths.ts'
import { withTrip } from '../urls/trip-link.ts'
import type { Variables } from './env.ts'

/** Of the site's own API: what it answered, parsed; or why it has no answer. */
type SiteReply<Data> = { kind: 'answer'; data: Data } | { kind: 'refused'; message: string }

export interface Site {
  market: Market
  origin: string
  get<Schema extends v.GenericSchema>(
    path: string,
    query: URLSearchParams,
    schema: Schema,
  ): Promise<SiteReply<v.InferOutput<Schema>>>
}

const timeoutMs = 10_000
const RefusalSchema = v.object({ error: v.object({ message: v.string() }) })

/** The site in an edition. It counts the visitor's questions, not this worker's. */
export function createSites(binding: Fetcher, variables: Variables, visitor: string | null) {
  return (language: EditionKey): Site => {
    const market = markets.find(({ key }) => key === language) ?? markets[0]
    const origin = variables[variableOf('SITE', market.key)]
    return {
      market,
      origin,
      async get(path, query, schema) {
        const response = await binding.fetch(`${origin}${path}?${query}`, {
          headers: { accept: 'application/json', ...(visitor && { 'cf-connecting-ip': visitor }) },
          signal: AbortSignal.timeout(timeoutMs),
        })
        const reply: unknown = await response.json().catch(() => null)
        if (response.ok) return { kind: 'answer', data: v.parse(schema, reply) }
        const refusal = v.safeParse(RefusalSchema, reply)
        return {
          kind: 'refused',
          message: refusal.success ? refusal.output.error.message : `The site answered ${response.status}.`,
        }
      },
    }
  }
}

interface Stay {
  arrival?: string | null
  nights?: number | null
  party?: Party | null
  quote?: string
}

/** Where a person sees the house, with the stay, the party and the price that were named. */
export function houseUrl(
  { origin, market }: Pick<Site, 'origin' | 'market'>,
  code: string,
  { arrival = null, nights = null, party = null, quote }: Stay,
): string {
  const url = new URL(withTrip(href.lodging(market, code), { ...noTrip, arrival, duration: nights, party }), origin)
  if (quote) url.searchParams.set('quote', quote)
  return url.href
}
