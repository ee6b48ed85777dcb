import { facility, facilityType, facilityTypeOf } from '../../../src/domain/facilities.ts'
import { addDays, isBookable, today, weekdayOf } from '../../../src/domain/stays.ts'
import { cents, fee, type House, type Stay, totalOf } from './fixture.ts'

export type Plain = Record<string, unknown> & { id: string; lodgingId: number }

/** Expected documents, by plain loops over the fixture. */
export function plainStays(houses: House[], stays: Stay[], lan: 1 | 2 | 7, isMember: (stay: Stay) => boolean): Plain[] {
  const byId = new Map(houses.map((house) => [house.id, house]))
  return free(stays).flatMap((stay) => {
    const house = byId.get(stay.lodgingId)
    if (!house || !isMember(stay)) return []
    const own = free(stays).filter(({ lodgingId }) => lodgingId === house.id)
    const id = `${house.id}-${stay.arrival}-${stay.duration}`
    const position = { lat: house.lat, lng: house.lng }
    return [
      { ...plainHouse(house, stay.arrival), ...plainStay(stay, own, lan), ...position, id, lastMinute: isSoon(stay) },
    ]
  })
}

export function plainHouses(houses: House[], stays: Stay[], lan: 1 | 2 | 7): Plain[] {
  return houses.flatMap((house) => {
    const own = free(stays).filter(({ lodgingId }) => lodgingId === house.id)
    const cheapest = offerOf(own, lan)
    if (!cheapest) return []
    return [
      {
        ...plainHouse(house, cheapest.arrival),
        ...plainStay(cheapest, own, lan),
        _geo: { lat: house.lat, lng: house.lng },
        id: String(house.id),
        lastMinute: own.some(isSoon),
        dates: [...new Set(own.map(({ arrival }) => arrival))],
        durations: [...new Set(own.map(({ duration }) => duration))],
        changeDays: [...new Set(own.map(({ arrival }) => weekdayOf(arrival)))],
      },
    ]
  })
}

/** The cheapest week; where there is none, the cheapest stay. */
function offerOf(own: Stay[], lan: number): Stay | undefined {
  const weeks = own.filter(({ duration }) => duration === 7)
  const compared = weeks.length > 0 ? weeks : own
  return compared.toSorted((a, b) => total(a, lan) - total(b, lan) || compareStays(a, b))[0]
}

export function isSoon({ arrival }: Stay): boolean {
  return arrival <= addDays(today(), 21)
}

function free(stays: Stay[]): Stay[] {
  return stays.filter(({ isFree, arrival }) => isFree && isBookable(arrival))
}

function total(stay: Stay, lan: number): number {
  return totalOf(stay)[lan === 1 ? 'DKK' : 'EUR']
}

function compareStays(a: Stay, b: Stay): number {
  return a.arrival === b.arrival ? a.duration - b.duration : a.arrival < b.arrival ? -1 : 1
}

function plainStay(stay: Stay, own: Stay[], lan: number) {
  const money = (ore: number) => (lan === 1 ? ore : cents(ore)) / 100
  return {
    date: stay.arrival,
    dateTs: Date.parse(stay.arrival) / 1000,
    duration: stay.duration,
    changeDay: weekdayOf(stay.arrival),
    price: money(stay.price),
    normalPrice: money(stay.normalPrice),
    transactionFee: money(fee),
    totalPrice: total(stay, lan) / 100,
    fromPrice: total(offerOf(own, lan) ?? stay, lan) / 100,
    discountTotal: (lan === 1 ? stay.normalPrice - stay.price : cents(stay.normalPrice) - cents(stay.price)) / 100,
    discountPercentage: Math.round((100 * (money(stay.normalPrice) - money(stay.price))) / money(stay.normalPrice)),
    currency: lan === 1 ? 'DKK' : 'EUR',
  }
}

function plainHouse(house: House, day: string) {
  const { seasonal } = house
  const facilities: Record<number, number | string> = { ...house.facilities }
  if (seasonal && day >= seasonal.from && day <= seasonal.to) facilities[seasonal.facility] = 1
  const has = (id: number) => facilityTypeOf(id) === facilityType.bool && facilities[id] === 1
  const images = house.id % 4
  const dimensions = [1, 2, 7].filter((lan) => lan in house.titles).map((lan) => `lan-${lan}`)
  return {
    lodgingId: house.id,
    name: house.name,
    address1: house.address1,
    city: house.city,
    locationId: house.locationId,
    streetId: house.streetId,
    departmentSysId: 'depBlaavand',
    rating: house.rating,
    persons: house.persons,
    sizeClass: [6, 8, 12, 16].filter((most) => house.persons > most).length,
    pets: house.pets,
    bedrooms: Math.ceil(house.persons / 2),
    bathrooms: 1 + (house.id % 3),
    houseArea: 50 + house.id,
    beachDistance: house.beachDistance,
    reviewAverage: house.reviewAverage,
    reviewCount: house.reviewAverage === null ? 0 : house.id,
    imageCount: images,
    hasImages: images > 0,
    hasFloorPlan: house.id % 2 === 1,
    hasDescriptionDk: 1 in house.titles,
    hasDescriptionDe: 2 in house.titles,
    publishedTs: house.publishedAt,
    daysPublished: Math.floor((Date.now() / 1000 - house.publishedAt) / 86_400),
    createdTs: house.publishedAt - 10,
    updatedTs: house.publishedAt + 10,
    dataSystem: 'broker',
    dataDimensionKey: dimensions.join(','),
    dataDimensions: dimensions,
    facilities,
    meta: Object.fromEntries(
      Object.entries(house.meta).map(([key, value]) => [key, Number.isNaN(Number(value)) ? value : Number(value)]),
    ),
    categories: [
      ...(has(facility.pool) ? ['pool'] : []),
      ...(has(facility.sauna) ? ['sauna', 'wellness'] : []),
      ...(house.pets > 0 ? ['dog'] : []),
      ...(house.rating >= 5 ? ['luxury'] : []),
      ...(house.rating <= 3 ? ['budget'] : []),
      ...(house.persons >= 10 ? ['large'] : []),
      ...(house.persons <= 4 ? ['small'] : []),
      ...(house.beachDistance <= 300 ? ['near-beach'] : []),
      ...(house.publishedAt >= Math.floor(Date.now() / 1000) - 365 * 86_400 ? ['new'] : []),
    ],
  }
}

/** Ten reviews of four stars are counted with those of a house. */
export function reviewedAs({ reviewAverage, reviewCount }: Plain): number {
  const [average, count] = [Number(reviewAverage ?? 0), Number(reviewCount)]
  return Math.floor((1000 * (average * count + 40)) / (count + 10))
}
