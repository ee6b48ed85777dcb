import * as v from 'valibot'
import { favoriteOrders } from '../../contracts/favorites.ts'
import type { ListAsked } from './store.ts'

const NumberText = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1), v.maxValue(most))
const QuerySchema = v.object({
  subjectType: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,39}$/))),
  page: v.optional(NumberText(100_000), '1'),
  limit: v.optional(NumberText(500), '100'),
})
const OrderSchema = v.object({ field: v.picklist(favoriteOrders), direction: v.picklist(['asc', 'desc']) })

export type ReadList = { kind: 'list'; list: Omit<ListAsked, 'userId'> } | { kind: 'wrong'; names: string[] }

/** ?subjectType=&page=&limit=&order_by[field]=asc|desc. */
export function readList(query: URLSearchParams): ReadList {
  const { subjectType, page, limit } = Object.fromEntries(query)
  const plain = v.safeParse(QuerySchema, { subjectType, page, limit })
  const orders = [...query].flatMap(([name, direction]) => {
    const field = /^order_by\[(\w+)\]$/.exec(name)?.[1]
    return field === undefined
      ? []
      : [{ name, order: v.safeParse(OrderSchema, { field, direction: direction.toLowerCase() }) }]
  })
  const wrongOrders = orders.filter(({ order }) => !order.success).map(({ name }) => name)
  const wrong = plain.success ? [] : plain.issues.map((issue) => v.getDotPath(issue) ?? 'query')
  if (!plain.success || wrongOrders.length > 0)
    return { kind: 'wrong', names: [...new Set([...wrong, ...wrongOrders])] }
  return {
    kind: 'list',
    list: {
      ...plain.output,
      subjectType: plain.output.subjectType ?? null,
      order: orders.flatMap(({ order }) => (order.success ? [order.output] : [])),
    },
  }
}
