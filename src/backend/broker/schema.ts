import { scoredParts } from '../../contracts/review.ts'
import { brokerLimits, portalReviewLimits } from '../../domain/broker-limits.ts'
import { fieldsOf } from '../../editions/names.ts'
import { editions } from '../../editions/table.ts'

/** A text's field in each language. */
function textFields(name: string, type: string): string {
  return Object.keys(fieldsOf(name, () => type))
    .map((field) => `${field}: ${type}`)
    .join(' ')
}

/** The rental broker's GraphQL schema (specification, sections 3 and 7): docs/services/broker.graphql. */
export const brokerSchema = /* GraphQL */ `
  """
  lan is a market id: 1 Danish (kroner), 2 German, 7 English (both euro); it selects language and currency. Money is in
  major units with decimals. Dates are ISO days in Europe/Copenhagen, instants ISO 8601 with a zone; distances are
  metres, areas square metres, what is measured of access without steps (facilities 190 to 192) centimetres.
  """
  type Query {
    "Page data of one house, by id or by its code (any case). Null when there is none."
    lodging(id: Int, name: String, lan: Int!): Lodging
    lodgingsByIds(ids: [Int!]!, lan: Int!): [Lodging!]!
    lodgingNames(lan: Int!, limit: Int = ${brokerLimits.lodgingNames}, skip: Int = 0): [LodgingName!]!
    lodgingCount(limit: Int = ${brokerLimits.lodgingCount}): Int!
    facilities(lan: Int!, limit: Int = ${brokerLimits.facilities}): [Facility!]!
    facilityGroups(lan: Int!): [FacilityGroup!]!
    streets(ids: [Int!], locationIds: [Int!], limit: Int = ${brokerLimits.streets}): [Street!]!
    metas(keys: [String!]!, limit: Int = ${brokerLimits.metas}): [Meta!]!
    text(name: String!, lan: Int!): BrokerText
    "Redirects of an edition; with a specifier, those from exactly that path."
    redirects(specifier: String, lan: Int!, limit: Int = ${brokerLimits.redirects}, skip: Int = 0): [Redirect!]!
    "Sorted by rating, then date, both descending; since is an ISO day. Total and average are of all that match."
    guestReviews(lan: Int!, type: Int = 2, limit: Int = 10, skip: Int = 0, since: String, locationIds: [Int!]): GuestReviews!
    reviewsByLocations(locationIds: [Int!]!, lan: Int!, limit: Int = 10): [Review!]!
    randomReview(locationIds: [Int!]!, lan: Int!): Review
    "What step 1 of a booking starts from."
    bookingFlow(lan: Int!, lodgingId: Int!, duration: Int, arrival: String): BookingFlow
    "Free and taken stays of a house. On first load neither; on arrival change arrival; on duration change duration."
    bookingOptions(lan: Int!, lodgingId: Int!, arrival: String, duration: Int, from: String, to: String, limit: Int = ${brokerLimits.bookingOptions}): [BookingOption!]!
    "The three cheapest free stays; with change-day facility ids only stays that begin on one of those days."
    bookingOptionsMin(lan: Int!, lodgingId: Int!, changeDayFacilityIds: [Int!], limit: Int = ${brokerLimits.cheapestBookingOptions}): [BookingOption!]!
    "What the house charges for that stay beside the rent. Not in it: an early check-in for today or where another booking leaves late that day, and a late check-out where another arrives early."
    itemPrices(lan: Int!, lodgingId: Int!, arrival: String!, duration: Int!, limit: Int = ${brokerLimits.itemPrices}): [BookingOptionItemPrice!]!
    itemConsumption(lodgingId: Int!, lan: Int!, limit: Int = ${brokerLimits.consumptionRows}): [ItemConsumption!]!
    areaWeather(contentfulAreaId: String!, limit: Int = 24): [AreaWeather!]!
    "The newest reviews with at least minStars."
    portalReviews(domain: String!, minStars: Int = ${portalReviewLimits.minStars}, limit: Int = ${portalReviewLimits.count}): [PortalReview!]!
    portalDomainStat(domain: String!): PortalDomainStat
  }

  type Lodging {
    id: Int!
    name: String!
    address1: String!
    address2: String!
    rating: Float!
    city: String!
    postalCode: String!
    locationId: Int!
    departmentSysId: String!
    longitude: Float!
    latitude: Float!
    country: String!
    streetId: Int!
    street: Street!
    descriptions: [LodgingDescription!]!
    createdAt: String!
    publishedAt: String!
    images(limit: Int = ${brokerLimits.images}): [LodgingImage!]!
    vacationRental: VacationRental!
    facilities(limit: Int = ${brokerLimits.facilities}): [LodgingFacility!]!
    reviews(limit: Int = ${brokerLimits.reviews}, lan: [Int!] = [${editions.map(({ id }) => id).join(', ')}], type: Int = 2): [Review!]!
    reviewStat: ReviewStat
    cheapestBookingOptions(limit: Int = ${brokerLimits.cheapestBookingOptions}): [BookingOption!]!
    meta: [Meta!]!
    itemConsumption(limit: Int = ${brokerLimits.consumptionRows}): [ItemConsumption!]!
    itemPrices: [BookingOptionItemPrice!]!
  }

  type VacationRental { persons: Int! pets: Int! bedrooms: Int! bathrooms: Int! houseArea: Int! beachDistance: Int! registrationNumber: String }
  type LodgingDescription { lan: Int! title: String! body: String! embeddedVideoHtml: String }
  type LodgingImage { url: String! tagIds: [String!]! fileSize: Int! width: Int! height: Int! sortOrder: Int! }
  "updatedAt is an instant: when anything that its page shows but its prices was last changed."
  type LodgingName { id: Int! name: String! title: String! updatedAt: String! images(limit: Int = ${brokerLimits.images}): [LodgingImage!]! }
  type Street { id: Int! name: String! slug: String! locationId: Int! }
  type Facility { id: Int! name: String! typeId: Int! facilityGroupIds: [Int!]! description: String! }
  type FacilityGroup { id: Int! name: String! sortOrder: Int! }
  "value: a number for types 1 (bool: 1 or 0) and 3, text for type 2, always written as a string on the wire."
  type LodgingFacility { lodgingId: Int! facilityId: Int! value: String! fromDate: String toDate: String }
  type Review {
    id: Int! lodgingId: Int! lan: Int! name: String! place: String! isoCountry: String!
    answerText: String! ${textFields('answerText', 'String!')}
    responseText: String ${textFields('responseText', 'String')}
    responseTime: String date: String! rating: Int! hasHadAfterCare: Boolean!
    "By parts; null where the guest was asked for the rating alone."
    scores: ReviewScores
  }
  "1 to 5 each."
  type ReviewScores { ${scoredParts.map((part) => `${part}: Int!`).join(' ')} }
  type ReviewStat { lodgingId: Int! average: Float! best: Int! worst: Int! count: Int! }
  type GuestReviews { total: Int! average: Float items: [Review!]! }
  type BookingOption {
    lodgingId: Int! arrival: String! departure: String! duration: Int!
    "Rent alone."
    price: Float!
    normalPrice: Float!
    transactionFee: Float!
    "Rent, transaction fee and every mandatory item at its least quantity: the price to show."
    totalPrice: Float!
    currency: String! discountTags: [String!]! hasDiscount: Boolean!
    "1 free, 0 taken."
    status: Int!
    "Of a stay that is taken only because somebody else holds it: until when (ISO instant). Null of one that is free or sold."
    heldUntil: String
    adults: Int! children: Int! infants: Int! pets: Int!
    languageId: Int! lodgingUnitTypeId: Int! priority: Int!
  }
  type Item { id: Int! type: String! chargeType: String! meteredQuantity: Boolean! description: String! unitName: String! definitionId: Int! }
  type BookingOptionItemPrice {
    lodgingId: Int! duration: Int! arrival: String! itemId: Int! unitPrice: Float! currency: String!
    isMandatory: Boolean! minQuantity: Int! maxQuantity: Int! item: Item!
    "What earlier stays say of its use in a season (winter, spring, summer, autumn); null for what is not metered, and where they are too few."
    use(season: String!): ItemUse
  }
  "A stay uses level * (ownPersons + persons) * (extraNights + nights) of the unit, children counted as 0.7 and infants as none; low and high are shares of that, between which eight in ten stays lie."
  type ItemUse { level: Float! ownPersons: Float! extraNights: Float! low: Float! high: Float! stays: Int! }
  type ItemConsumption { adults: Int! children: Int! consumed: Float! days: Int! season: String! item: Item! }
  type BookingFlow {
    lodging: Lodging!
    "The stay requested, when it exists (free or taken)."
    option: BookingOption
    options: [BookingOption!]!
    "Of the stay, as the query itemPrices has them."
    itemPrices: [BookingOptionItemPrice!]!
  }
  type Meta { key: String! value: String! }
  type BrokerText { name: String! html: String! }
  type Redirect { from: String! to: String! isPermanent: Boolean! }
  type AreaWeather {
    id: Int! contentfulAreaId: String! time: String! lat: Float! lng: Float! airPressure: Float! airTemperature: Float!
    cloudAreaFraction: Float! relativeHumidity: Float! windFromDirection: Float! windSpeed: Float!
    symbolNext1Hours: String symbolNext6Hours: String symbolNext12Hours: String
    "climate: seeded from usual values; met: fetched."
    source: String!
    "Of fetched hours: when the source made the forecast."
    madeAt: String
  }
  type PortalReview {
    id: Int! domain: String! language: String! personName: String! stars: Int! title: String! text: String!
    responseText: String responseDate: String createdAt: String!
  }
  type PortalDomainStat { domain: String! stars: Float! trustScore: Float! reviewsTotal: Int! }
`
