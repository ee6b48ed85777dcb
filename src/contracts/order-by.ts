import * as v from 'valibot'

/** How a list is ordered (specification, section 7: `order_by[field]`): fields with their directions, the first first. */
export type OrderBy<Field extends string = string> = Partial<Record<Field, 'asc' | 'desc'>>

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
