import * as v from 'valibot'
import type { Lan } from '../src/contracts/lodging.ts'
import { type Redirect, RedirectSchema } from '../src/contracts/redirect.ts'
import type { LodgingName } from './edition.ts'

/** The broker client as the compiler needs it: one query, parsed by the schema that goes with it. */
export interface BrokerQueries {
  query<Schema extends v.GenericSchema>(
    query: { name: string; document: string; schema: Schema },
    variables: Record<string, unknown>,
  ): Promise<v.InferOutput<Schema>>
}

/** The broker's limit for redirects and for names of houses. */
const pageSize = 9999

const redirectsQuery = {
  name: 'BrokerRedirects',
  document: `query BrokerRedirects($lan: Int!, $limit: Int!, $skip: Int!) {
    rows: redirects(lan: $lan, limit: $limit, skip: $skip) { from to isPermanent }
  }`,
  schema: v.object({ rows: v.array(RedirectSchema) }),
}

const lodgingNamesQuery = {
  name: 'BrokerLodgingNames',
  document: `query BrokerLodgingNames($lan: Int!, $limit: Int!, $skip: Int!) {
    rows: lodgingNames(lan: $lan, limit: $limit, skip: $skip) { id name title }
  }`,
  schema: v.object({ rows: v.array(v.object({ id: v.number(), name: v.string(), title: v.string() })) }),
}

export function readRedirects(broker: BrokerQueries, lan: Lan): Promise<Redirect[]> {
  return allRows(async (skip) => (await broker.query(redirectsQuery, { lan, limit: pageSize, skip })).rows)
}

export function readLodgings(broker: BrokerQueries, lan: Lan): Promise<LodgingName[]> {
  return allRows(async (skip) => (await broker.query(lodgingNamesQuery, { lan, limit: pageSize, skip })).rows)
}

async function allRows<Row>(read: (skip: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const page = await read(rows.length)
    rows.push(...page)
    if (page.length < pageSize) return rows
  }
}
