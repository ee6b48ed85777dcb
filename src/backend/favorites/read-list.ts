import * as v from 'valibot'
import { favoriteOrders } from '../../contracts/favorites.ts'
import { readOrderBy } from '../../contracts/order-by.ts'
import type { ListQuery } from './store.ts'

const NumberText = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1), v.maxValue(most))
const QuerySchema = v.object({
  subjectType: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,39}$/))),
  page: v.optional(NumberText(100_000), '1'),
  limit: v.optional(NumberText(500), '100'),
})

export type ReadList = { kind: 'list'; list: Omit<ListQuery, 'userId'> } | { kind: 'wrong'; names: string[] }

/** ?subjectType=&page=&limit=&order_by[field]=asc|desc. */
export function readList(query: URLSearchParams): ReadList {
  const { subjectType, page, limit } = Object.fromEntries(query)
  const plain = v.safeParse(QuerySchema, { subjectType, page, limit })
  const order = readOrderBy(query, favoriteOrders)
  if (plain.success && order)
    return { kind: 'list', list: { ...plain.output, subjectType: plain.output.subjectType ?? null, order } }
  const wrong = plain.success ? [] : plain.issues.map((issue) => v.getDotPath(issue) ?? 'query')
  return { kind: 'wrong', names: [...new Set([...wrong, ...(order ? [] : ['order_by'])])] }
}
