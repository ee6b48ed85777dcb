import * as v from 'valibot'
import type { endpoints } from '../../contracts/endpoints.ts'
import { type FindQuerySchema, longestFind } from '../../contracts/find.ts'
import { boxPattern } from '../../domain/map/box.ts'
import { mapZooms } from '../../domain/map/cells.ts'
import { maxPageSize, pageSizes } from '../../domain/search-view.ts'

const text = (description: string) => v.pipe(v.string(), v.description(description))
const day = (description: string) => v.pipe(v.string(), v.isoDate(), v.description(description))
const count = (description: string) => v.pipe(v.number(), v.integer(), v.description(description))
const nights = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60), v.description('Nights.'))

const arrival =
  'Arrival. Without it each house has the price of its cheapest free stay, which is a "from" price and carries no quote.'

/** The search page ignores unknown parameters; these are its keys. */
function eachTolerant<Entries extends Record<string, v.OptionalSchema<v.GenericSchema, unknown>>>(entries: Entries) {
  return Object.fromEntries(
    Object.entries(entries).map(([key, { wrapped, default: value }]) => [
      key,
      v.optional(v.union([wrapped, v.unknown()]), value as never),
    ]),
  )
}

const criteria = eachTolerant({
  ankomst: v.optional(day(arrival)),
  duration: v.optional(nights, 7),
  omraader: v.optional(text("Areas, with commas: blavand,romo. The slugs stand in the search page's form.")),
  1: v.optional(count('Persons, at least.')),
  2: v.optional(count('Bedrooms, at least.')),
  husdyr: v.optional(v.pipe(count('Pets that come along; 4 = none.'), v.minValue(1), v.maxValue(4))),
  maxPris: v.optional(count('Highest total in whole kroner or euros.')),
  maxIalt: v.optional(count('The same with pets and expected utilities, of the party.')),
  textQuery: v.optional(text("Words, or a house's code.")),
  vejnavn: v.optional(
    text(
      "Name of a street, as /api/streets/ has it. Case, accents and blanks don't count, and ø may be written oe. No house is found on a street that there is not, and isStreetUnknown says so.",
    ),
  ),
})

export const SearchQuery = v.object({
  ...criteria,
  ...eachTolerant({
    page: v.optional(v.pipe(count('Page of the results.'), v.minValue(1)), 1),
    result: v.optional(v.pipe(count('Houses a page.'), v.minValue(1), v.maxValue(maxPageSize)), pageSizes[0]),
    searchOrder: v.optional(text("As the search page's address has it.")),
  }),
})

export const MapQuery = v.object({
  kort: v.pipe(
    text(
      'The part of the map, as south,west,north,east in degrees: 55.5,8,55.7,8.3. Where south does not lie below north, or west before east, there is nothing.',
    ),
    v.regex(boxPattern),
  ),
  zoom: v.pipe(
    count('How near the map is looked at: the nearer, the smaller the squares in which houses are counted.'),
    v.minValue(mapZooms.min),
    v.maxValue(mapZooms.max),
  ),
  ...criteria,
})

/** All parameters of an endpoint's query: one without a description does not compile. */
type Described<Query extends v.GenericSchema> = Record<keyof v.InferInput<Query>, v.GenericSchema>

/** The search page's own, of which `of` says how much is counted. */
export const CountsQuery = v.object({
  ...criteria,
  of: v.optional(text('`dates`: weeks, months, holidays and lengths alone. `houses`: all but them. Else both.')),
})

export const DaysQuery = v.object({
  ...criteria,
  of: v.pipe(text('The month.'), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
})

export const FindQuery = v.object({
  q: v.pipe(
    text(`What is looked for: one line of words, or a house's code.`),
    v.minLength(1),
    v.maxLength(longestFind),
  ),
} satisfies Described<typeof FindQuerySchema>)

export const CalendarQuery = v.object({
  lodging: v.pipe(text("The house's code: BL1234."), v.regex(/^(?=.*\d)[A-Za-z0-9]{2,12}$/)),
  duration: v.optional(nights, 7),
} satisfies Described<typeof endpoints.calendar.query>)

export const PriceQuery = v.object({
  lodging: v.pipe(text("The house's code or id."), v.regex(/^[A-Za-z0-9]{1,12}$/)),
  arrival: v.pipe(day('Arrival.'), v.regex(/^20\d\d-\d\d-\d\d$/)),
  duration: nights,
  adults: v.pipe(count('Adults.'), v.minValue(1), v.maxValue(60)),
  children: v.optional(v.pipe(count('Children of 4 to 11.'), v.minValue(0), v.maxValue(60)), 0),
  infants: v.optional(v.pipe(count('Children of 0 to 3.'), v.minValue(0), v.maxValue(20)), 0),
  pets: v.optional(v.pipe(count('Pets.'), v.minValue(0), v.maxValue(20)), 0),
  items: v.optional(
    v.pipe(
      text('Items chosen besides: 12:1,14:2 (item:quantity).'),
      v.regex(/^(?:\d{1,9}:\d{1,2}(?:,\d{1,9}:\d{1,2}){0,99})?$/),
    ),
  ),
} satisfies Described<typeof endpoints.price.query>)
