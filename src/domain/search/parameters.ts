import * as v from 'valibot'
import { PositionSchema } from '../../contracts/numbers.ts'
import { TypedText } from '../../contracts/typed-text.ts'
import { maxGuests } from '../consumption.ts'
import { partyLimits } from '../party-criteria.ts'

export type FilterScalar = string | number | boolean

const comparators = ['=', '!=', '>', '>=', '<', '<=', 'BETWEEN', 'IN'] as const
type Comparator = (typeof comparators)[number]

/** One search parameter: values, and how the attribute is compared with them. */
export interface Filter {
  values: FilterScalar[]
  comparator: Comparator
}

const ScalarSchema = v.union([v.string(), v.pipe(v.number(), v.finite()), v.boolean()])
const ValuesSchema = v.union([v.pipe(v.array(ScalarSchema), v.maxLength(1000)), ScalarSchema])

/**
 * Accepts a value, a list of values (any of them), or {value, comparator}. Returns a Filter; an empty list of values
 * stays empty and is ignored later, BETWEEN takes exactly two values and sorts them, the other comparators take one
 * (specification, section 5).
 */
const FilterSchema = v.pipe(
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

const filter = v.optional(FilterSchema)
const KeySchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** Parameters whose attribute in the index has the parameter's own name. */
const plainParameters = {
  id: filter,
  lodgingId: filter,
  name: filter,
  fromPrice: filter,
  publishedDate: filter,
  publishedAt: filter,
  rating: filter,
  address1: filter,
  daysPublished: filter,
  streetId: filter,
  /** What domain/street-key.ts makes of the street's name. */
  streetKey: filter,
  departmentSysId: filter,
  hasDescriptionDk: filter,
  hasDescriptionDe: filter,
  hasFloorPlan: filter,
  hasImages: filter,
  dateTs: filter,
  publishedTs: filter,
  bsPublishedTs: filter,
  bsDaysPublished: filter,
  dataSystem: filter,
  dataType: filter,
  dataId: filter,
  dataDimensionKey: filter,
  dataDimensions: filter,
  createdTs: filter,
  updatedTs: filter,
  categories: filter,
  persons: filter,
  pets: filter,
  bedrooms: filter,
  bathrooms: filter,
  houseArea: filter,
  beachDistance: filter,
  discountTotal: filter,
  discountPercentage: filter,
  reviewAverage: filter,
  reviewCount: filter,
  imageCount: filter,
  /** Of the free-text indexes: what kind of page it is. */
  type: filter,
} as const

export type PlainParameter = keyof typeof plainParameters
export const plainParameterNames = Object.keys(plainParameters) as PlainParameter[]

const ownParameters = {
  ...plainParameters,
  /** Days of arrival. */
  dates: filter,
  /** Nights. */
  durations: filter,
  /** Location ids. */
  locations: filter,
  /** ISO weekdays of arrival. */
  changeDays: filter,
  /** The total that is shown, decimal major units. */
  price: filter,
  /** The total with so many pets and the expected use of so many guests is no more than that, decimal major units. */
  allIn: v.optional(
    v.object({
      guests: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxGuests)),
      pets: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(partyLimits.pets)),
      most: v.pipe(v.number(), v.finite()),
    }),
  ),
  /** Houses within so many metres. */
  _geo: v.optional(v.object({ ...PositionSchema.entries, radius: v.pipe(v.number(), v.minValue(0)) })),
  boundingBox: v.optional(v.object({ northEast: PositionSchema, southWest: PositionSchema })),
  notCategories: filter,
  /** Keyed by facility id. */
  facilities: v.optional(v.record(v.pipe(v.string(), v.regex(/^\d{1,9}$/)), FilterSchema)),
  meta: v.optional(v.record(KeySchema, FilterSchema)),
  lastMinute: v.optional(v.boolean()),
  text: v.optional(v.pipe(TypedText, v.maxLength(512))),
  /** How the parameters and the children of this level are combined. */
  operator: v.optional(v.picklist(['AND', 'OR']), 'AND'),
}

const deepestLevel = 8

/**
 * The search parameters (specification, section 3): the schema of every search request. Children are nested parameters
 * with an operator of their own, eight levels deep at most.
 */
export const SearchParametersSchema = levelSchema(deepestLevel)

export interface SearchParameters extends v.InferOutput<v.ObjectSchema<typeof ownParameters, undefined>> {
  children?: SearchParameters[]
}
export interface SearchParametersInput extends v.InferInput<v.ObjectSchema<typeof ownParameters, undefined>> {
  children?: SearchParametersInput[]
}

function levelSchema(levels: number): v.GenericSchema<SearchParametersInput, SearchParameters> {
  if (levels === 1) return v.strictObject(ownParameters)
  return v.strictObject({
    ...ownParameters,
    children: v.optional(v.pipe(v.array(v.lazy(() => levelSchema(levels - 1))), v.maxLength(20))),
  })
}
