import * as v from 'valibot'
import { currencyCodes } from '../editions/table.ts'
import { EnvelopeSchema } from './envelope.ts'
import {
  IsoDateSchema,
  ItemChargeTypeSchema,
  ItemUseSchema,
  MinorUnitsSchema,
  StayNightsSchema,
  VacationRentalSchema,
} from './lodging.ts'
import {
  CountSchema,
  DocumentCountSchema,
  IdSchema,
  LatitudeSchema,
  LongitudeSchema,
  MeasureSchema,
  OfferedCountSchema,
  PositionSchema,
} from './numbers.ts'

/** Kinds of page that the free-text indexes hold. */
export const freeTextTypes = ['lodging', 'area', 'page', 'street', 'blog', 'job', 'department'] as const
export type FreeTextType = (typeof freeTextTypes)[number]

/**
 * A hit of the lodgingOptions indexes. Without dates it is a house, priced at its cheapest free week (or stay), from one
 * document. With dates it is a free stay: its own document has the fields of `StayHitSchema`, that of its house the
 * rest. `totalPrice` contains everything unavoidable, and is what sorts and filters.
 */
const hitEntries = {
  id: v.string(),
  lodgingId: IdSchema,
  name: v.string(),
  title: v.string(),
  address1: v.string(),
  city: v.string(),
  locationId: IdSchema,
  streetId: IdSchema,
  date: v.nullable(IsoDateSchema),
  duration: v.nullable(StayNightsSchema),
  price: MinorUnitsSchema,
  normalPrice: MinorUnitsSchema,
  transactionFee: MinorUnitsSchema,
  totalPrice: MinorUnitsSchema,
  discountTotal: MinorUnitsSchema,
  discountPercentage: MeasureSchema,
  currency: v.picklist(currencyCodes),
  rating: MeasureSchema,
  reviewAverage: v.nullable(MeasureSchema),
  reviewCount: CountSchema,
  ...VacationRentalSchema.entries,
  publishedTs: MeasureSchema,
  images: v.array(v.string()),
  /** Ids of true boolean facilities, for the card's icons. */
  facilityIds: v.array(IdSchema),
  _geo: PositionSchema,
}
/** The bed linen that a house hires out; see domain/booking/linen.ts. */
const LinenSchema = v.optional(
  v.array(
    v.object({
      unitPrice: MinorUnitsSchema,
      chargeType: ItemChargeTypeSchema,
      minQuantity: MeasureSchema,
      maxQuantity: MeasureSchema,
    }),
  ),
)
/** The total with pets by their number, as many as the house takes. */
export const TotalWithPetsSchema = v.optional(v.record(v.string(), MinorUnitsSchema))

export const LodgingHitSchema = v.object({
  ...hitEntries,
  totalWithPets: TotalWithPetsSchema,
  linen: LinenSchema,
  /** Use of each metered item by earlier stays in the season of the stay; `stays` is 0 where there are too few. */
  metered: v.optional(v.array(v.object({ ...ItemUseSchema.entries, unitPrice: MinorUnitsSchema }))),
})

/** Fields of a stay's document: what differs between stays of a house. */
export const StayHitSchema = v.pick(LodgingHitSchema, [
  'id',
  'lodgingId',
  'date',
  'duration',
  'price',
  'normalPrice',
  'transactionFee',
  'totalPrice',
  'discountTotal',
  'discountPercentage',
  'facilityIds',
  'totalWithPets',
])

/**
 * The stay's total with the likely metered consumption and, where the house hires it out, bed linen: øre or cents; null
 * where there are too few earlier stays. For so many persons.
 */
const HitForecastSchema = v.object({ allIn: v.nullable(v.number()), hasLinen: v.boolean(), persons: v.number() })

/**
 * Added by the site: the charge for the party's pets, which `totalPrice` then contains; and, where dates were
 * requested, the signed quote of the price and the forecast made from `metered`.
 */
const ownEntries = {
  petCharge: v.optional(v.number()),
  quote: v.optional(v.string()),
  forecast: v.optional(HitForecastSchema),
}
export type LodgingHit = v.InferOutput<typeof LodgingHitSchema> &
  v.InferOutput<v.ObjectSchema<typeof ownEntries, undefined>>

const resultEntries = {
  totalHits: CountSchema,
  totalPages: CountSchema,
  page: CountSchema,
  hitsPerPage: CountSchema,
  /** For the facets that were requested: value → number of houses. */
  facetDistribution: v.optional(v.record(v.string(), v.record(v.string(), DocumentCountSchema))),
}
export const LodgingSearchResultSchema = v.object({ hits: v.array(LodgingHitSchema), ...resultEntries })
export type LodgingSearchResult = Omit<v.InferOutput<typeof LodgingSearchResultSchema>, 'hits'> & { hits: LodgingHit[] }

/** A search with one criterion otherwise, and how many houses it finds (features/search/single-changes.ts). */
const CountedChangeSchema = v.object({
  key: v.string(),
  value: v.nullable(v.string()),
  within: v.optional(v.number()),
  count: CountSchema,
})
export type CountedChange = v.InferOutput<typeof CountedChangeSchema>

/** Data beside the houses of a page, each for the part of the search page that shows it. */
const partEntries = {
  /**
   * With few houses left: the number of houses that fit and are let for the stay, of which the results are the rest.
   */
  lastOf: v.optional(CountSchema),
  /** For an empty result: changes that would find houses, most first. */
  changes: v.optional(v.array(CountedChangeSchema)),
  /** Nothing was found, and no bookable house is on the requested street. */
  isStreetUnknown: v.optional(v.boolean()),
  /** For the map: how many houses each area has, by its slug, wherever on the map is looked. */
  areas: v.optional(v.record(v.string(), CountSchema)),
}

/** Number of houses for each choice, by the criterion's key and its value. */
const ChoiceCountsSchema = v.record(v.string(), v.record(v.string(), DocumentCountSchema))
export type ChoiceCounts = v.InferOutput<typeof ChoiceCountsSchema>

/** Reply of GET /api/search/counts/. */
export const ChoiceCountsReplySchema = EnvelopeSchema(ChoiceCountsSchema)

/** Reply of GET /api/streets/: names in the order of the edition's alphabet. */
export const StreetsReplySchema = EnvelopeSchema(v.array(v.string()))

/** Reply of GET /api/search/days/: days of arrival with their cheapest total, øre or cents. */
export const DayPricesReplySchema = EnvelopeSchema(v.array(v.tuple([IsoDateSchema, v.number()])))

/** Results as they are shown. */
export type FoundHouses = LodgingSearchResult & v.InferOutput<v.ObjectSchema<typeof partEntries, undefined>>

const moneyNames = ['price', 'normalPrice', 'transactionFee', 'totalPrice', 'discountTotal'] as const

/** Reply of GET /api/search/: the same result with its money in øre or cents already. */
export const SearchReplySchema = EnvelopeSchema(
  v.object({
    ...partEntries,
    hits: v.array(v.object({ ...hitEntries, ...v.entriesFromList(moneyNames, v.number()), ...ownEntries })),
    ...resultEntries,
  }),
)

/**
 * Results as the search page shows them: each house as the HTML of its card, for the map where it stands, as its id,
 * latitude and longitude, and what is said about the one area that is searched.
 */
const ShownHousesSchema = v.object({
  ...partEntries,
  ...resultEntries,
  cards: v.array(v.object({ id: IdSchema, html: v.string() })),
  spots: v.optional(v.array(v.tuple([IdSchema, LatitudeSchema, LongitudeSchema]))),
  about: v.optional(v.object({ text: v.string(), path: v.string(), label: v.string() })),
})
export type ShownHouses = v.InferOutput<typeof ShownHousesSchema>
export type HouseCardHtml = ShownHouses['cards'][number]

/** Reply of GET /api/search/cards/. */
export const ShownHousesReplySchema = EnvelopeSchema(ShownHousesSchema)

/** Result of searches for stays: prices, and the values of facets. */
export const StayPricesSchema = v.object({
  results: v.array(
    v.object({
      hits: v.array(
        v.object({
          lodgingId: IdSchema,
          date: IsoDateSchema,
          duration: StayNightsSchema,
          totalPrice: MinorUnitsSchema,
          totalWithPets: TotalWithPetsSchema,
        }),
      ),
      facetDistribution: v.optional(v.record(v.string(), v.record(v.string(), DocumentCountSchema))),
    }),
  ),
})
export type StayPrices = v.InferOutput<typeof StayPricesSchema>['results']

/** A document of the free-text indexes. `url` is a path of the edition. */
export const FreeTextHitSchema = v.object({
  id: v.string(),
  type: v.picklist(freeTextTypes),
  title: v.string(),
  text: v.string(),
  url: v.string(),
  image: v.nullable(v.string()),
  /** Of a house, where it is requested: number, URL and place. */
  keywords: v.optional(v.string()),
})
export type FreeTextHit = v.InferOutput<typeof FreeTextHitSchema>

/** The fields of a search hit that decide which houses are close to each other. */
export const HouseLocationSchema = v.object({
  lodgingId: IdSchema,
  totalPrice: MinorUnitsSchema,
  totalWithPets: TotalWithPetsSchema,
  persons: OfferedCountSchema,
  _geo: PositionSchema,
})

export const HouseLocationsSchema = v.object({ hits: v.array(HouseLocationSchema), totalHits: CountSchema })
export type HouseLocations = v.InferOutput<typeof HouseLocationsSchema>
