import type { Accommodation, BedDetails, LocationFeatureSpecification, Review, VacationRental } from 'schema-dts'
import type { HouseReview as GuestReview } from '../../contracts/review.ts'
import type { FacilityKey } from '../../domain/facilities.ts'
import { plainText, shortText } from '../../domain/plain-text.ts'
import { today } from '../../domain/stays.ts'
import { amenitiesOf, countOf, gapsOf, photosOf, registrationNumberOf } from '../../domain/vacation-rental.ts'
import { houseTimes } from '../../editions/agency-facts.ts'
import { fieldOf } from '../../editions/names.ts'
import { areaName } from '../../markets/area-name.ts'
import { type Market, markets } from '../../markets/market.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { SitePage } from '../../routing/specific-page.ts'
import { breadcrumbList, type StructuredData } from '../../routing/structured-data.ts'
import { mediaUrl } from '../../urls/media.ts'
import { href, withQuery } from '../../urls/paths.ts'
import type { LoadedLodging } from './load.ts'

const maxPictures = 8
/** As many as the page shows at first. */
const maxReviews = 2
const longestDescription = 200
/** Of a review, and of a house's standard. */
export const bestRating = 5
/** Decimals of a position: about a metre. */
const decimals = 5

/** Structured data of the house as Google documents a vacation rental; only breadcrumbs while something is missing. */
export function rentalData(request: RenderContext, loaded: LoadedLodging, title: string): StructuredData[] {
  const { origin, path } = request
  const way = breadcrumbList(origin, parentsOf(request, loaded), { title, path })
  const rental = rentalOf(request, loaded, title)
  return [...(way ? [way] : []), ...(rental ? [rental] : [])]
}

type Typed<Thing> = Exclude<Thing, string>

interface Written {
  /** All that it was made of beside the facts. */
  page: readonly unknown[]
  rental: Typed<VacationRental> | null
}

/** Whatever stay somebody looks at, it says the same of the house. */
const written = new WeakMap<LoadedLodging['facts'], Written>()

function rentalOf(request: RenderContext, loaded: LoadedLodging, title: string): Typed<VacationRental> | null {
  const { origin, path, market, brand, now } = request
  const page = [origin, path, market, brand, today(now), title, loaded.details]
  const before = written.get(loaded.facts)
  if (before?.page.every((each, index) => each === page[index])) return before.rental
  const rental = makeRental(request, loaded, title)
  written.set(loaded.facts, { page, rental })
  return rental
}

function makeRental(
  request: RenderContext,
  { facts: lodging, details }: LoadedLodging,
  title: string,
): Typed<VacationRental> | null {
  if (gapsOf({ ...lodging, name: title }).length > 0) return null
  const { origin, path, market, brand } = request
  const description = lodging.descriptions.find(({ lan }) => lan === market.id)
  const { reviewStat } = lodging
  return {
    '@type': 'VacationRental',
    additionalType: 'House',
    // The same in every edition, unlike the house's name.
    identifier: String(lodging.id),
    name: title,
    url: origin + path,
    ...(description && { description: shortText(plainText(description.body), longestDescription) }),
    image: photosOf(lodging.images)
      .slice(0, maxPictures)
      .map(({ url }) => origin + mediaUrl(url, 1280)),
    latitude: lodging.latitude.toFixed(decimals),
    longitude: lodging.longitude.toFixed(decimals),
    address: {
      '@type': 'PostalAddress',
      streetAddress: lodging.address1,
      postalCode: lodging.postalCode,
      addressLocality: lodging.city,
      addressCountry: 'DK',
    },
    brand: { '@type': 'Brand', name: brand },
    checkinTime: houseTimes.checkIn,
    checkoutTime: houseTimes.checkOut,
    knowsLanguage: markets.map(({ locale }) => locale),
    containsPlace: placeOf(request, lodging),
    ...(reviewStat && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Math.round(reviewStat.average * 10) / 10,
        reviewCount: reviewStat.count,
        bestRating,
      },
    }),
    ...(details &&
      details.reviews.length > 0 && { review: newest(details.reviews).map((each) => reviewOf(each, market)) }),
  }
}

function placeOf(
  { now }: RenderContext,
  { facilities, vacationRental: house }: LoadedLodging['facts'],
): Typed<Accommodation> {
  const day = today(now)
  const registrationNumber = registrationNumberOf(facilities, day)
  const feature = (name: string, value: boolean | string): Typed<LocationFeatureSpecification> => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value,
  })
  return {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
    occupancy: { '@type': 'QuantitativeValue', value: house.persons },
    numberOfBedrooms: house.bedrooms,
    numberOfBathroomsTotal: house.bathrooms,
    floorSize: { '@type': 'QuantitativeValue', value: house.houseArea, unitCode: 'MTK' },
    bed: bedNames.flatMap(([key, typeOfBed]): Typed<BedDetails>[] => {
      const numberOfBeds = countOf(facilities, key)
      return numberOfBeds > 0 ? [{ '@type': 'BedDetails', numberOfBeds, typeOfBed }] : []
    }),
    amenityFeature: [
      ...amenitiesOf(facilities, day).map((name) => feature(name, true)),
      feature('petsAllowed', house.pets > 0),
      ...(registrationNumber ? [feature('licenseNum', registrationNumber)] : []),
    ],
  }
}

const bedNames: readonly (readonly [FacilityKey, string])[] = [
  ['doubleBeds', 'Double'],
  ['singleBeds', 'Single'],
  ['bunkBeds', 'Bunk'],
  ['sofaBeds', 'Sofa'],
]

function newest(reviews: readonly GuestReview[]): GuestReview[] {
  return reviews.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, maxReviews)
}

function reviewOf(review: GuestReview, { key }: Market): Typed<Review> {
  const { name, date, rating } = review
  const text = review[fieldOf('answerText', key)] || review.answerText
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: date,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating },
    ...(text && { reviewBody: text }),
  }
}

/** Breadcrumbs of a house: the search, and the search of its area. */
export function parentsOf(
  { market, messages }: Pick<RenderContext, 'market' | 'messages'>,
  { area, lodging }: Pick<LoadedLodging, 'area' | 'lodging'>,
): SitePage[] {
  const place = area ? areaName(market, area) : lodging.city
  const ofArea = new URLSearchParams(area ? { omraader: area.slug } : {})
  return [
    { title: messages.search.title, path: href.search(market) },
    { title: place, path: withQuery(href.search(market), ofArea) },
  ]
}
