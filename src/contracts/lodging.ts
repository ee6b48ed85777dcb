import * as v from 'valibot'
import { currencyCodes, marketIds } from '../editions/table.ts'
import { isIsoDay } from './calendar.ts'
import { CountSchema, IdSchema, MeasureSchema, OfferedCountSchema } from './numbers.ts'

/** Decimal major units on the wire (kroner, euro) → whole øre or cents inside. */
export const MinorUnitsSchema = v.pipe(
  v.number(),
  v.finite(),
  v.transform((major) => Math.round(major * 100)),
  v.safeInteger(),
)

/** An ISO calendar day in Europe/Copenhagen, for example 2027-07-03. 2027-02-30 has the form of one and is none. */
export const IsoDateSchema = v.pipe(v.string(), v.isoDate(), v.check(isIsoDay, 'Not a day of the calendar'))

/** Nights of a stay in a reply: a page goes through them one by one, so none may be as long as a number can say. */
export const StayNightsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366))
/** The same of an item's price, with 0 where it is one for stays of any length. */
const PricedNightsSchema = v.union([v.literal(0), StayNightsSchema])

/** The services' number of an edition. */
export const MarketIdSchema = v.picklist(marketIds)

export const StreetSchema = v.object({
  id: IdSchema,
  name: v.string(),
  slug: v.string(),
  locationId: IdSchema,
})
export type Street = v.InferOutput<typeof StreetSchema>

export const LodgingImageSchema = v.object({
  url: v.string(),
  tagIds: v.array(v.string()),
  fileSize: MeasureSchema,
  width: MeasureSchema,
  height: MeasureSchema,
  sortOrder: MeasureSchema,
})
export type LodgingImage = v.InferOutput<typeof LodgingImageSchema>

/** What is read of it in the broker's order. */
export const ShownImageSchema = v.omit(LodgingImageSchema, ['fileSize', 'sortOrder'])

/** Facility value types of the specification: bool 1, string 2, number 3. */
export const FacilitySchema = v.object({
  id: IdSchema,
  name: v.string(),
  typeId: v.picklist([1, 2, 3]),
  facilityGroupIds: v.array(IdSchema),
  description: v.string(),
})
export type Facility = v.InferOutput<typeof FacilitySchema>

export const FacilityGroupSchema = v.object({ id: IdSchema, name: v.string(), sortOrder: MeasureSchema })
export type FacilityGroup = v.InferOutput<typeof FacilityGroupSchema>

export const LodgingFacilitySchema = v.object({
  lodgingId: IdSchema,
  facilityId: IdSchema,
  value: v.string(),
  fromDate: v.nullable(IsoDateSchema),
  toDate: v.nullable(IsoDateSchema),
})
export type LodgingFacility = v.InferOutput<typeof LodgingFacilitySchema>

/** What is read of it where the house is known. */
export const HeldFacilitySchema = v.omit(LodgingFacilitySchema, ['lodgingId'])
export type HeldFacility = v.InferOutput<typeof HeldFacilitySchema>

export const VacationRentalSchema = v.object({
  persons: OfferedCountSchema,
  pets: OfferedCountSchema,
  bedrooms: MeasureSchema,
  bathrooms: MeasureSchema,
  houseArea: MeasureSchema,
  beachDistance: MeasureSchema,
})
export type VacationRental = v.InferOutput<typeof VacationRentalSchema>

export const LodgingDescriptionSchema = v.object({
  lan: MarketIdSchema,
  title: v.string(),
  body: v.string(),
  embeddedVideoHtml: v.nullable(v.string()),
})
export type LodgingDescription = v.InferOutput<typeof LodgingDescriptionSchema>

/** The fields of these three in a query: what a house is, with its first picture. */
export const summaryFields = /* GraphQL */ `descriptions { lan title body embeddedVideoHtml }
images(limit: 1) { url tagIds fileSize width height sortOrder }
vacationRental { persons pets bedrooms bathrooms houseArea beachDistance }`

/** Of a stay that is taken only because another guest holds it: until when. A broker without holds does not say. */
export const HeldUntilSchema = v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())))

/** A bookable stay. Money is whole øre or cents once parsed; `price` is rent alone, `totalPrice` what is shown. */
export const BookingOptionSchema = v.object({
  lodgingId: IdSchema,
  arrival: IsoDateSchema,
  departure: IsoDateSchema,
  duration: StayNightsSchema,
  price: MinorUnitsSchema,
  normalPrice: MinorUnitsSchema,
  transactionFee: MinorUnitsSchema,
  totalPrice: MinorUnitsSchema,
  currency: v.picklist(currencyCodes),
  discountTags: v.array(v.string()),
  hasDiscount: v.boolean(),
  status: IdSchema,
  heldUntil: HeldUntilSchema,
})
export type BookingOption = v.InferOutput<typeof BookingOptionSchema>

/** What is read of it where the house is known, and the total is that of a party. */
export const HouseStaySchema = v.omit(BookingOptionSchema, ['lodgingId', 'totalPrice', 'discountTags', 'hasDiscount'])
export type HouseStay = v.InferOutput<typeof HouseStaySchema>

export const ItemChargeTypeSchema = v.picklist(['stay', 'night', 'person', 'piece', 'unit'])
const ItemSchema = v.object({
  id: IdSchema,
  type: v.string(),
  chargeType: ItemChargeTypeSchema,
  meteredQuantity: v.boolean(),
  description: v.string(),
  unitName: v.string(),
  definitionId: IdSchema,
})
export type Item = v.InferOutput<typeof ItemSchema>

export const BookingOptionItemPriceSchema = v.object({
  lodgingId: IdSchema,
  duration: PricedNightsSchema,
  arrival: v.string(),
  itemId: IdSchema,
  unitPrice: MinorUnitsSchema,
  currency: v.picklist(currencyCodes),
  isMandatory: v.boolean(),
  minQuantity: MeasureSchema,
  maxQuantity: MeasureSchema,
  item: ItemSchema,
})
export type BookingOptionItemPrice = v.InferOutput<typeof BookingOptionItemPriceSchema>

/** What prices are made of where house and currency are known. */
export const ItemPriceSchema = v.object({
  ...v.omit(BookingOptionItemPriceSchema, ['lodgingId', 'duration', 'arrival', 'currency']).entries,
  item: v.omit(ItemSchema, ['id', 'definitionId']),
})
export type ItemPrice = v.InferOutput<typeof ItemPriceSchema>

export const ItemConsumptionSchema = v.object({
  adults: CountSchema,
  children: CountSchema,
  consumed: MeasureSchema,
  days: MeasureSchema,
  season: v.picklist(['winter', 'spring', 'summer', 'autumn']),
  item: ItemSchema,
})
export type ItemConsumption = v.InferOutput<typeof ItemConsumptionSchema>

/**
 * What earlier stays of a house say of one metered item in one season: a stay uses
 * level × (ownPersons + persons) × (extraNights + nights) of its unit; `low` and `high` are shares of that.
 */
export const ItemUseSchema = v.object({
  level: MeasureSchema,
  ownPersons: MeasureSchema,
  extraNights: MeasureSchema,
  low: MeasureSchema,
  high: MeasureSchema,
  stays: MeasureSchema,
})
export type ItemUse = v.InferOutput<typeof ItemUseSchema>

export const MetaSchema = v.object({ key: v.string(), value: v.string() })
export type Meta = v.InferOutput<typeof MetaSchema>
