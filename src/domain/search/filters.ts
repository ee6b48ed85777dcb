import * as v from 'valibot'

export type FilterScalar = string | number | boolean

const comparators = ['=', '!=', '>', '>=', '<', '<=', 'BETWEEN', 'IN'] as const
export type Comparator = (typeof comparators)[number]

/** What one search parameter asks for: values, and how the attribute is compared with them. */
export interface Filter {
  values: FilterScalar[]
  comparator: Comparator
}

const ScalarSchema = v.union([v.string(), v.pipe(v.number(), v.finite()), v.boolean()])
const ValuesSchema = v.union([v.pipe(v.array(ScalarSchema), v.maxLength(1000)), ScalarSchema])

/**
 * Accepts a value, a list of values (any of them), or {value, comparator}. Gives a Filter; an empty list of values is
 * kept empty and ignored later, BETWEEN takes exactly two values and sorts them, the other orders take one
 * (specification, section 5).
 */
export const FilterSchema = v.pipe(
  v.union([ValuesSchema, v.object({ value: ValuesSchema, comparator: v.optional(v.picklist(comparators)) })]),
  v.transform((input): Filter => {
    const { value, comparator } = isRange(input) ? input : { value: input, comparator: undefined }
    const values = Array.isArray(value) ? value : [value]
    return { values, comparator: comparator ?? (values.length === 1 ? '=' : 'IN') }
  }),
  v.check(
    ({ values, comparator }) => values.length === 0 || comparator !== 'BETWEEN' || values.length === 2,
    'BETWEEN needs exactly two values',
  ),
  v.check(
    ({ values, comparator }) => values.length <= 1 || !['>', '>=', '<', '<='].includes(comparator),
    'Only one value can be larger or smaller',
  ),
  v.transform((filter): Filter => (filter.comparator === 'BETWEEN' ? sortRange(filter) : filter)),
)

type FilterInput = v.InferInput<typeof ScalarSchema> | FilterScalar[] | { value: FilterScalar | FilterScalar[] }

function isRange(input: FilterInput): input is { value: FilterScalar | FilterScalar[]; comparator?: Comparator } {
  return typeof input === 'object' && !Array.isArray(input)
}

function sortRange(filter: Filter): Filter {
  return { ...filter, values: filter.values.toSorted(compareScalars) }
}

function compareScalars(a: FilterScalar, b: FilterScalar): number {
  const difference = Number(a) - Number(b)
  if (!Number.isNaN(difference)) return difference
  return String(a) < String(b) ? -1 : Number(String(a) > String(b))
}
