import { facilitiesImplying, facility } from '../facilities.ts'

/** Numbers of a house that a category can have as a criterion. */
export interface CategoryNumbers {
  persons: number
  pets: number
  rating: number
  houseArea: number
  /** Metres. */
  beachDistance: number
  /** Seconds since 1970. */
  publishedTs: number
}

export type CategoryRequirement =
  | { facility: number }
  | { number: Exclude<keyof CategoryNumbers, 'publishedTs'>; min?: number; max?: number }
  /** Published at most so many days ago. */
  | { newerThanDays: number }

const any = (...ids: number[]): CategoryRequirement[] => ids.flatMap(facilitiesImplying).map((id) => ({ facility: id }))

/** What a house has to have to be of a category: one of the listed. Keys are those of `categories` in search. */
export const houseCategories = {
  pool: any(facility.pool),
  sauna: any(facility.sauna, facility.infraredSauna),
  spa: any(facility.spa),
  'wilderness-bath': any(facility.wildernessBath),
  wellness: any(facility.sauna, facility.infraredSauna, facility.spa, facility.steamBath),
  dog: [{ number: 'pets', min: 1 }],
  fenced: any(facility.fencedGround),
  luxury: [{ number: 'rating', min: 5 }, ...any(facility.ratingGold)],
  budget: [{ number: 'rating', max: 3 }],
  large: [{ number: 'persons', min: 10 }],
  small: [{ number: 'persons', max: 4 }],
  'sea-view': any(facility.seaView),
  'fjord-view': any(facility.fjordView),
  'near-beach': [{ number: 'beachDistance', max: 300 }],
  activity: any(facility.activityRoom, facility.poolTable, facility.tableTennis, facility.airHockey),
  children: any(facility.childFriendly, facility.playTower, facility.trampoline),
  'wood-stove': any(facility.woodStove, facility.pelletStove, facility.openFireplace),
  thatched: any(facility.thatchedRoof),
  'heat-pump': any(facility.heatPump),
  charging: any(facility.chargingStation),
  internet: any(facility.internet, facility.fibre),
  'step-free': any(facility.stepFree),
  'smoke-free': any(facility.smokeFree),
  'allergy-friendly': any(facility.allergyFriendly),
  fishing: any(facility.fishCleaningPlace),
  new: [{ newerThanDays: 365 }],
} as const satisfies Record<string, readonly CategoryRequirement[]>

export type HouseCategory = keyof typeof houseCategories
const houseCategoryKeys = Object.keys(houseCategories) as HouseCategory[]

/** The categories of a house whose true facilities are given; `now` in milliseconds. */
export function categoriesOf(numbers: CategoryNumbers, facilityIds: ReadonlySet<number>, now: number): HouseCategory[] {
  return houseCategoryKeys.filter((key) => houseCategories[key].some((requirement) => isMet(requirement)))

  function isMet(requirement: CategoryRequirement): boolean {
    if ('facility' in requirement) return facilityIds.has(requirement.facility)
    if ('newerThanDays' in requirement) {
      return numbers.publishedTs >= Math.floor(now / 1000) - requirement.newerThanDays * 86_400
    }
    const value = numbers[requirement.number]
    return (
      value >= (requirement.min ?? Number.NEGATIVE_INFINITY) && value <= (requirement.max ?? Number.POSITIVE_INFINITY)
    )
  }
}
