import * as v from 'valibot'
import { type Redirect, RedirectSchema } from '../src/contracts/route.ts'
import { brokerLimits } from '../src/domain/broker-limits.ts'
import type { CachePolicy } from '../src/domain/cache-policy.ts'
import { byEdition, editions, type MarketId } from '../src/editions/table.ts'
import type { LodgingName } from './compile-sources.ts'
import { tagOf } from './tags.ts'

/** The broker client as the compiler needs it: one query, parsed by the schema that goes with it. */
export interface BrokerQueries {
  query<Schema extends v.GenericSchema>(
    query: {
      name: string
      document: string
      schema: Schema
      /** For a client that caches the replies. */
      caching: { cachePolicy: CachePolicy; tags(): readonly string[] } | null
    },
    variables: Record<string, unknown>,
  ): Promise<v.InferOutput<Schema>>
}

const redirectsQuery = {
  name: 'BrokerRedirects',
  document: `query BrokerRedirects($lan: Int!, $limit: Int!, $skip: Int!) {
    rows: redirects(lan: $lan, limit: $limit, skip: $skip) { from to isPermanent }
  }`,
  schema: v.object({ rows: v.array(RedirectSchema) }),
  // The list is the same for every slug, and several may be looked up in a row.
  caching: {
    cachePolicy: { maxAge: 30, staleWhileRevalidate: 0, staleIfError: 7 * 24 * 60 * 60 },
    tags: () => [tagOf.redirects],
  },
}

const PicturesSchema = v.nullish(v.array(v.object({ url: v.string() })), [])

const lodgingNamesQuery = {
  name: 'BrokerLodgingNames',
  document: `query BrokerLodgingNames($lan: Int!, $limit: Int!, $skip: Int!) {
    rows: lodgingNames(lan: $lan, limit: $limit, skip: $skip) { id name title images(limit: 1) { url } }
  }`,
  schema: v.object({
    rows: v.array(
      v.pipe(
        v.object({ id: v.number(), name: v.string(), title: v.string(), images: PicturesSchema }),
        v.transform(({ images: [first], ...house }) => ({ ...house, image: first?.url })),
      ),
    ),
  }),
  caching: null,
}

const lodgingByNameQuery = {
  name: 'BrokerLodgingByName',
  document: `query BrokerLodgingByName($name: String!, $lan: Int!) {
    lodging(name: $name, lan: $lan) { id name descriptions { lan title } images(limit: 1) { url } }
  }`,
  schema: v.object({
    lodging: v.nullable(
      v.object({
        id: v.number(),
        name: v.string(),
        descriptions: v.array(v.object({ lan: v.number(), title: v.nullish(v.string(), '') })),
        images: PicturesSchema,
      }),
    ),
  }),
  caching: null,
}

/** The house of that code with its titles by edition; null when there is none. */
export async function readLodging(broker: BrokerQueries, code: string) {
  const { lodging } = await broker.query(lodgingByNameQuery, { name: code.toUpperCase(), lan: editions[0].id })
  if (!lodging) return null
  const titleIn = (lan: MarketId) => lodging.descriptions.find((each) => each.lan === lan)?.title
  const titles = byEdition(({ id }) => titleIn(id))
  return { id: lodging.id, name: lodging.name, image: lodging.images[0]?.url, titles }
}

export function readRedirects(broker: BrokerQueries, lan: MarketId): Promise<Redirect[]> {
  const limit = brokerLimits.redirects
  return allRows(async (skip) => (await broker.query(redirectsQuery, { lan, limit, skip })).rows, limit)
}

export function readLodgings(broker: BrokerQueries, lan: MarketId): Promise<LodgingName[]> {
  const limit = brokerLimits.lodgingNames
  return allRows(async (skip) => (await broker.query(lodgingNamesQuery, { lan, limit, skip })).rows, limit)
}

async function allRows<Row>(read: (skip: number) => Promise<Row[]>, pageSize: number): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const page = await read(rows.length)
    rows.push(...page)
    if (page.length < pageSize) return rows
  }
}
