import * as v from 'valibot'

/** How a list is ordered: fields with their directions, the first field first. */
export type OrderBy<Field extends string = string> = Partial<Record<Field, 'asc' | 'desc'>>

/** {createdAt: 'desc'} → `order_by[createdAt]=desc` (specification, section 7). */
export function writeOrderBy(order: OrderBy): URLSearchParams {
  return new URLSearchParams(Object.entries(order).map(([field, direction]) => [`order_by[${field}]`, `${direction}`]))
}

const DirectionSchema = v.pipe(v.string(), v.toLowerCase(), v.picklist(['asc', 'desc']))

/** What a list query asks for; null where a field is none of these, or its direction no direction. */
export function readOrderBy<const Field extends string>(
  query: URLSearchParams,
  fields: readonly Field[],
): OrderBy<Field> | null {
  const order: OrderBy<Field> = {}
  for (const [key, value] of query) {
    const named = /^order_by\[(.*)\]$/.exec(key)?.[1]
    if (named === undefined) continue
    const field = fields.find((each) => each === named)
    const direction = v.safeParse(DirectionSchema, value)
    if (field === undefined || !direction.success) return null
    order[field] = direction.output
  }
  return order
}
