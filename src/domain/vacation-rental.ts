import type { HeldFacility, LodgingImage, VacationRental } from '../contracts/lodging.ts'
import { type FacilityKey, facility, facilityTypeOf } from './facilities.ts'
import { hasFacility, isHeldOn } from './good-to-know.ts'

/** Fields of a holiday home that search engines require and that an editor has left empty. */
const rentalGaps = ['name', 'pictures', 'bedroom', 'bathroom', 'common area', 'position', 'persons'] as const
export type RentalGap = (typeof rentalGaps)[number]

export interface RentalFacts {
  name: string
  images: readonly Pick<LodgingImage, 'tagIds'>[]
  latitude: number
  longitude: number
  vacationRental: Pick<VacationRental, 'persons'>
}

const minPictures = 8
/** Decimals of a position; the last of one of the two may be a nought. */
const decimals = 5
const rooms = {
  bedroom: ['bedroom', 'children-room'],
  bathroom: ['bathroom'],
  'common area': ['living-room', 'kitchen', 'dining'],
} as const

/** Google's list for vacation rentals: eight photos with a bedroom, a bathroom and a common area among them. */
export function gapsOf({ name, images, latitude, longitude, vacationRental }: RentalFacts): RentalGap[] {
  const shown = photosOf(images)
  const has: Record<RentalGap, boolean> = {
    name: name.trim() !== '',
    pictures: shown.length >= minPictures,
    bedroom: shown.some((image) => isOf(image, 'bedroom')),
    bathroom: shown.some((image) => isOf(image, 'bathroom')),
    'common area': shown.some((image) => isOf(image, 'common area')),
    position: Math.max(decimalsOf(latitude), decimalsOf(longitude)) >= decimals,
    persons: Number.isInteger(vacationRental.persons) && vacationRental.persons > 0,
  }
  return rentalGaps.filter((gap) => !has[gap])
}

/** What is a photo, those first that have to be among them. */
export function photosOf<Image extends Pick<LodgingImage, 'tagIds'>>(images: readonly Image[]): Image[] {
  const photos = images.filter(({ tagIds }) => !tagIds.includes('floor-plan'))
  const first = (room: keyof typeof rooms) => photos.filter((image) => isOf(image, room)).slice(0, 1)
  return [
    ...new Set([...photos.slice(0, 1), ...first('common area'), ...first('bedroom'), ...first('bathroom'), ...photos]),
  ]
}

function isOf({ tagIds }: Pick<LodgingImage, 'tagIds'>, room: keyof typeof rooms): boolean {
  return rooms[room].some((tag) => tagIds.includes(tag))
}

function decimalsOf(degrees: number): number {
  return (String(degrees).split('.')[1] ?? '').length
}

/** Google's English names of what a house may have, and the facilities that are it. */
const amenities: Record<string, readonly FacilityKey[]> = {
  ac: ['airConditioning'],
  balcony: ['balcony', 'roofTerrace'],
  childFriendly: ['childFriendly'],
  crib: ['cots'],
  fireplace: ['woodStove', 'pelletStove', 'openFireplace'],
  heating: ['heatPump', 'electricHeating', 'districtHeating', 'underfloorHeating', 'gasHeating'],
  hotTub: ['spa', 'outdoorSpa', 'wildernessBath'],
  ironingBoard: ['iron'],
  kitchen: ['oven', 'fridge'],
  microwave: ['microwave'],
  outdoorGrill: ['barbecue'],
  ovenStove: ['oven', 'inductionHob', 'ceramicHob', 'gasHob'],
  patio: ['terraces', 'coveredTerrace', 'shelteredTerrace', 'openTerrace'],
  pool: ['pool'],
  selfCheckinCheckout: ['notificationKeyBox'],
  tv: ['televisions'],
  washerDryer: ['washingMachine', 'dryer'],
  wifi: ['internet'],
}

/** Names of what the house has on that ISO day. */
export function amenitiesOf(held: readonly HeldFacility[], isoDay: string): string[] {
  const ids = new Set(
    held
      .filter((each) => hasFacility(facilityTypeOf(each.facilityId), each.value) && isHeldOn(each, isoDay))
      .map(({ facilityId }) => facilityId),
  )
  return Object.keys(amenities).filter((name) => amenities[name]?.some((key) => ids.has(facility[key])))
}

/** How many of that there are in the house; 0 where nothing is said of it. */
export function countOf(held: readonly HeldFacility[], key: FacilityKey): number {
  return Number(held.find(({ facilityId }) => facilityId === facility[key])?.value ?? 0)
}

/** The house's official registration number on that ISO day; null where it has none. */
export function registrationNumberOf(held: readonly HeldFacility[], isoDay: string): string | null {
  const own = held.find((each) => each.facilityId === facility.registrationNumber && isHeldOn(each, isoDay))
  return own?.value.trim() || null
}
