import * as v from 'valibot'

const DirectionSchema = v.pipe(v.string(), v.toLowerCase(), v.picklist(['asc', 'desc']))

/** How a list is ordered (specification, section 7: `order_by[field]`), the first field first. */
export type OrderBy<Field extends string = string> = {
  field: Field
  direction: v.InferOutput<typeof DirectionSchema>
}[]

/** The order of a list query; null where a field is none of these, or its direction no direction. */
export function readOrderBy<const Field extends string>(
  query: URLSearchParams,
  fields: readonly Field[],
): OrderBy<Field> | null {
  const order: OrderBy<Field> = []
  for (const [key, value] of query) {
    if (!key.startsWith('order_by')) continue
    const field = fields.find((each) => key === `order_by[${each}]`)
    const direction = v.safeParse(DirectionSchema, value)
    if (field === undefined || !direction.success) return null
    order.push({ field, direction: direction.output })
  }
  return order
}
