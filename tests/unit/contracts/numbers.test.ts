import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  BookingOptionItemPriceSchema,
  BookingOptionSchema,
  ItemConsumptionSchema,
} from '../../../src/contracts/lodging.ts'
import { PlacedHousesSchema } from '../../../src/contracts/map.ts'
import { DocumentCountSchema, MeasureSchema } from '../../../src/contracts/numbers.ts'
import { RelatedLodgingsSchema } from '../../../src/contracts/related.ts'
import { PortalDomainStatSchema, ReviewSchema } from '../../../src/contracts/review.ts'
import { HouseLocationsSchema, LodgingSearchResultSchema, StayPricesSchema } from '../../../src/contracts/search.ts'
import { AreaWeatherSchema } from '../../../src/contracts/weather.ts'
import { lodgingQueries } from '../../../src/features/lodging/queries.ts'

const replies = {
  ...{ house: lodgingQueries.da.schema, stay: BookingOptionSchema, itemPrice: BookingOptionItemPriceSchema },
  ...{ consumption: ItemConsumptionSchema, related: RelatedLodgingsSchema, weather: AreaWeatherSchema },
  ...{
    search: LodgingSearchResultSchema,
    map: PlacedHousesSchema,
    near: HouseLocationsSchema,
    prices: StayPricesSchema,
  },
  ...{ review: ReviewSchema, portal: PortalDomainStatSchema },
}

const ends = ['max_value', 'integer', 'safe_integer', 'finite']

interface Part {
  type: string
  pipe?: Part[]
  entries?: Record<string, Part>
  items?: Part[]
  options?: Part[]
  item?: Part
  value?: Part
  wrapped?: Part
}

/** Paths of the numbers in a schema that may be as large as a number can say. */
function endlessNumbers({ pipe, ...schema }: Part, path: string): string[] {
  const [first = schema, ...actions] = pipe ?? []
  if (first.type === 'number') return actions.some(({ type }) => ends.includes(type)) ? [] : [path]
  const { entries = {}, items = [], options = [], item, value, wrapped } = first
  const parts = [...items, ...options, item, value, wrapped].flatMap((part) => part ?? [])
  return [
    ...Object.entries(entries).flatMap(([name, entry]) => endlessNumbers(entry, `${path}.${name}`)),
    ...parts.filter((part) => typeof part === 'object').flatMap((part) => endlessNumbers(part, path)),
  ]
}

test.each(Object.entries<unknown>(replies))('every number of a reply has an end: %s', (name, schema) => {
  expect(endlessNumbers(schema as Part, name)).toEqual([])
})

test('numbers of a large agency and of other systems are within their ranges', () => {
  expect(v.is(DocumentCountSchema, 40_000_000)).toBe(true)
  // Milliseconds since 1970, no limit as a 32-bit system writes it, dearer than usual, not known.
  for (const number of [1_795_000_000_000, 2_147_483_647, -12.5, -1]) expect(v.is(MeasureSchema, number)).toBe(true)
})
