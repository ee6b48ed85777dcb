import * as v from 'valibot'
import { StayHitSchema } from '../../contracts/search.ts'
import { seasonOf, seasons } from '../../domain/consumption.ts'
import { parseSearchRequest, type SearchRequest } from '../../domain/search-request.ts'
import { parseReply } from '../parse-reply.ts'
import { type Reply, type Search, searchFor } from './engine-calls.ts'
import { findsStays, maxIdsOfFilter } from './meilisearch-request.ts'

/** The metered use of a stay: a house's document has that of every season. */
const seasonal = { hit: 'metered', document: 'meteredBySeason' } as const
const ofStays: ReadonlySet<string> = new Set(Object.keys(StayHitSchema.entries))

export interface DividedFields {
  /** Of the documents that are searched. */
  own: readonly string[]
  /** Of the documents of their houses; none where those that are searched tell everything. */
  ofHouses: readonly string[]
}

/** Which documents tell the fields of a hit. A house that is found by itself has no metered use, which is that of a stay. */
export function dividedFields(request: SearchRequest, fields: readonly string[]): DividedFields {
  const ofHit = (name: string) => name === seasonal.hit
  if (request.kind !== 'lodging') return { own: fields, ofHouses: [] }
  if (!findsStays(request)) return { own: fields.filter((name) => !ofHit(name)), ofHouses: [] }
  const ofHouses = fields.filter((name) => !ofStays.has(name))
  const own = fields.filter((name) => ofStays.has(name))
  if (ofHouses.length === 0) return { own, ofHouses }
  return {
    own: [...new Set([...own, 'lodgingId', ...(ofHouses.some(ofHit) ? ['date'] : [])])],
    ofHouses: ['lodgingId', ...ofHouses.map((name) => (ofHit(name) ? seasonal.document : name))],
  }
}

/** Searches for these houses' documents, as many ids in each as a filter names. */
export function searchesForHouses(
  request: SearchRequest & { kind: 'lodging' },
  ids: readonly number[],
  fields: readonly string[],
): Search[] {
  const { kind, market } = request
  return Array.from({ length: Math.ceil(ids.length / maxIdsOfFilter) }, (_, part) => {
    const own = ids.slice(part * maxIdsOfFilter, (part + 1) * maxIdsOfFilter)
    const parameters = { lodgingId: { value: own, comparator: 'IN' as const } }
    return searchFor(parseSearchRequest({ kind, market, parameters, resultsPerPage: own.length }), fields)
  })
}

const HousesSchema = v.array(
  v.looseObject({
    lodgingId: v.number(),
    [seasonal.document]: v.optional(v.record(v.picklist(seasons), v.unknown())),
  }),
)
const StaysSchema = v.array(v.looseObject({ lodgingId: v.number(), date: v.optional(v.nullable(v.string())) }))

/**
 * Hits of stays with what the documents of their houses tell. A house without a document has lost its last free stay in
 * between: its hit is left out.
 */
export function withHouses(stays: readonly unknown[], houses: readonly Reply[]): Reply['hits'] {
  const documents = houses.flatMap(({ hits }) => parseReply('search', HousesSchema, hits))
  const byId = new Map(documents.map((house) => [house.lodgingId, house]))
  return parseReply('search', StaysSchema, stays).flatMap((stay) => {
    const house = byId.get(stay.lodgingId)
    if (!house) return []
    const { [seasonal.document]: ofSeasons, ...rest } = house
    const metered = stay.date ? ofSeasons?.[seasonOf(stay.date)] : undefined
    return [{ ...rest, ...stay, ...(metered !== undefined && { [seasonal.hit]: metered }) }]
  })
}
