import type { ChangeDay } from './stays.ts'

/** Every facility of the specification's section 3 and its id. No other file writes one of these numbers. */
export const facility = {
  persons: 1,
  bedrooms: 2,
  bathrooms: 3,
  toilets: 4,
  /** Square metres. */
  houseArea: 5,
  /** Square metres. */
  groundArea: 6,
  yearBuilt: 7,
  yearRenovated: 8,
  /** 1 to 5, halves allowed. */
  starRating: 9,
  floors: 10,
  /** A house style: thatched, log, modern … */
  houseType: 11,
  smokeFree: 12,
  allergyFriendly: 13,
  childFriendly: 14,
  stepFree: 15,
  naturePlot: 16,
  registrationNumber: 17,
  thatchedRoof: 18,
  /** Danish energy label, A2020 to G. */
  energyLabel: 19,

  petsAllowed: 20,
  petsMax: 21,
  fencedGround: 22,

  beds: 30,
  doubleBeds: 31,
  singleBeds: 32,
  bunkBeds: 33,
  sofaBeds: 34,
  cots: 35,
  loftBeds: 36,
  annexBeds: 37,
  highChairs: 38,

  dishwasher: 40,
  oven: 41,
  inductionHob: 42,
  ceramicHob: 43,
  gasHob: 44,
  microwave: 45,
  fridge: 46,
  freezer: 47,
  freezerLitres: 48,
  coffeeMaker: 49,
  kettle: 50,
  toaster: 51,
  extractorHood: 52,
  espressoMachine: 53,
  openKitchen: 54,

  washingMachine: 60,
  dryer: 61,
  iron: 62,
  vacuumCleaner: 63,

  sauna: 70,
  infraredSauna: 71,
  pool: 72,
  /** Square metres. */
  poolArea: 73,
  spa: 74,
  spaPersons: 75,
  wildernessBath: 76,
  outdoorShower: 77,
  bathtub: 78,
  heatedBathroomFloor: 79,
  steamBath: 80,
  outdoorSpa: 81,
  poolSlide: 82,

  heatPump: 90,
  woodStove: 91,
  electricHeating: 92,
  districtHeating: 93,
  underfloorHeating: 94,
  gasHeating: 95,
  pelletStove: 96,
  openFireplace: 97,
  solarPanels: 98,
  airConditioning: 99,

  woodenFloor: 110,
  tiledFloor: 111,
  laminateFloor: 112,
  carpetedFloor: 113,
  vinylFloor: 114,
  brickFloor: 115,

  internet: 120,
  internetMbit: 121,
  fibre: 122,
  televisions: 123,
  danishTv: 124,
  germanTv: 125,
  satelliteTv: 126,
  cableTv: 127,
  smartTv: 128,
  castingTv: 129,
  radio: 130,
  bluetoothSpeaker: 131,
  gameConsole: 132,
  boardGames: 133,
  activityRoom: 134,
  poolTable: 135,
  tableTennis: 136,
  tableFootball: 137,
  darts: 138,
  airHockey: 139,

  parkingSpaces: 150,
  carport: 151,
  chargingStation: 152,
  terraces: 153,
  coveredTerrace: 154,
  shelteredTerrace: 155,
  openTerrace: 156,
  gardenFurniture: 157,
  barbecue: 158,
  sunLoungers: 159,
  sandpit: 160,
  swing: 161,
  playTower: 162,
  trampoline: 163,
  seaView: 164,
  fjordView: 165,
  duneView: 166,
  roofTerrace: 167,
  balcony: 168,
  firePit: 169,
  bicycles: 170,
  fishCleaningPlace: 171,
  footballGoals: 172,

  /** Metres, as all distances. */
  beachDistance: 180,
  shopDistance: 181,
  restaurantDistance: 182,
  busDistance: 183,
  golfDistance: 184,
  fishingDistance: 185,
  neighbourDistance: 186,
  townDistance: 187,

  /** Centimetres, as all measures of a house without steps: the clear width of the narrowest door that has to be passed. */
  doorWidth: 190,
  /** Centimetres of the highest threshold; 0 where there is none. */
  thresholdHeight: 191,
  /** Centimetres: diameter of the free circle on the bathroom's floor. */
  bathroomTurningSpace: 192,
  /** Its floor continues without a step. */
  levelShower: 193,
  grabRails: 194,

  changeDayThursday: 200,
  changeDayFriday: 201,
  changeDaySaturday: 202,
  changeDaySunday: 203,
  changeDayMonday: 204,

  discountEarlyBird: 210,
  discountLastMinute: 211,
  discountLongStay: 212,
  discountTwoWeeks: 213,

  disinfectantBasic: 220,
  disinfectantExtended: 221,
  disinfectantFull: 222,

  notificationNewHouse: 230,
  notificationRenovated: 231,
  notificationBuildingNearby: 232,
  notificationNoYouthGroups: 233,
  notificationKeyBox: 234,

  ratingBronze: 240,
  ratingSilver: 241,
  ratingGold: 242,

  /** Every bedroom and bathroom with what is in it, of a broker that knows: "bedroom: double; bathroom: shower". */
  rooms: 250,
} as const

export type FacilityKey = keyof typeof facility
export type FacilityId = (typeof facility)[FacilityKey]

/** Value types of the specification's section 3. */
export const facilityType = { bool: 1, string: 2, number: 3 } as const
export type FacilityType = (typeof facilityType)[keyof typeof facilityType]

export const facilityGroup = {
  house: 1,
  beds: 2,
  kitchen: 3,
  household: 4,
  wellness: 5,
  heating: 6,
  floors: 7,
  entertainment: 8,
  outdoors: 9,
  distances: 10,
  pets: 11,
  children: 12,
  access: 13,
  changeDays: 20,
  discounts: 21,
  hygiene: 22,
  notifications: 23,
  quality: 24,
  rooms: 25,
} as const
export type FacilityGroupKey = keyof typeof facilityGroup

/**
 * Groups whose facilities are not listed among a house's equipment: change days and discounts are what calendars and
 * prices show, notifications stand in a box of their own (good-to-know.ts), rooms beside their plan.
 */
export const internalFacilityGroups: readonly number[] = [
  facilityGroup.changeDays,
  facilityGroup.discounts,
  facilityGroup.notifications,
  facilityGroup.rooms,
]

/** First and last id of each group; children and access have members of others. */
const groupRanges: Record<Exclude<FacilityGroupKey, 'children'>, readonly [number, number]> = {
  house: [1, 19],
  pets: [20, 29],
  beds: [30, 39],
  kitchen: [40, 59],
  household: [60, 69],
  wellness: [70, 89],
  heating: [90, 109],
  floors: [110, 119],
  entertainment: [120, 149],
  outdoors: [150, 179],
  distances: [180, 189],
  access: [190, 199],
  changeDays: [200, 209],
  discounts: [210, 219],
  hygiene: [220, 229],
  notifications: [230, 239],
  quality: [240, 249],
  rooms: [250, 259],
}

/** Whether houses may have the facility for a limited time: discounts end, and so do notifications. */
export function mayBeForTime(id: number): boolean {
  return [groupRanges.discounts, groupRanges.notifications].some(([first, last]) => id >= first && id <= last)
}

const childrensFacilities: ReadonlySet<number> = new Set([
  facility.childFriendly,
  facility.cots,
  facility.highChairs,
  facility.sandpit,
  facility.swing,
  facility.playTower,
  facility.trampoline,
  facility.footballGoals,
])

const textFacilities: ReadonlySet<number> = new Set([
  facility.houseType,
  facility.registrationNumber,
  facility.energyLabel,
  facility.rooms,
])

const numberFacilities: ReadonlySet<number> = new Set([
  facility.persons,
  facility.bedrooms,
  facility.bathrooms,
  facility.toilets,
  facility.houseArea,
  facility.groundArea,
  facility.yearBuilt,
  facility.yearRenovated,
  facility.starRating,
  facility.floors,
  facility.petsMax,
  facility.beds,
  facility.doubleBeds,
  facility.singleBeds,
  facility.bunkBeds,
  facility.sofaBeds,
  facility.cots,
  facility.loftBeds,
  facility.annexBeds,
  facility.highChairs,
  facility.freezerLitres,
  facility.poolArea,
  facility.spaPersons,
  facility.internetMbit,
  facility.televisions,
  facility.parkingSpaces,
  facility.terraces,
  facility.beachDistance,
  facility.shopDistance,
  facility.restaurantDistance,
  facility.busDistance,
  facility.golfDistance,
  facility.fishingDistance,
  facility.neighbourDistance,
  facility.townDistance,
  facility.doorWidth,
  facility.thresholdHeight,
  facility.bathroomTurningSpace,
])

const keysById = new Map<number, FacilityKey>(Object.entries(facility).map(([key, id]) => [id, key as FacilityKey]))

export function facilityKeyOf(id: number): FacilityKey | undefined {
  return keysById.get(id)
}

/** What kind of value a facility has: 1 bool, 2 string, 3 number. */
export function facilityTypeOf(id: number): FacilityType {
  if (numberFacilities.has(id)) return facilityType.number
  return textFacilities.has(id) ? facilityType.string : facilityType.bool
}

/** Ids of a facility's groups, first the one in which it is listed. */
export function facilityGroupsOf(id: number): number[] {
  const groups: number[] = id === facility.stepFree ? [facilityGroup.access] : []
  for (const [key, [first, last]] of Object.entries(groupRanges)) {
    if (id >= first && id <= last) groups.push(facilityGroup[key as keyof typeof groupRanges])
  }
  if (childrensFacilities.has(id)) groups.push(facilityGroup.children)
  return groups
}

/** The facility that says that a stay may begin on that day (specification, section 4). */
export const changeDayFacility: Record<ChangeDay, FacilityId> = {
  thursday: facility.changeDayThursday,
  friday: facility.changeDayFriday,
  saturday: facility.changeDaySaturday,
  sunday: facility.changeDaySunday,
  monday: facility.changeDayMonday,
}

/** Change days among a house's facility ids, in the order of the week's end: Thursday to Monday. */
export function changeDaysAmong(facilityIds: Iterable<number>): ChangeDay[] {
  const ids = new Set(facilityIds)
  return (Object.keys(changeDayFacility) as ChangeDay[]).filter((day) => ids.has(changeDayFacility[day]))
}

/** Facilities that are a kind of another one, by that other: a search for it finds them too. */
const kindsOf: ReadonlyMap<number, readonly FacilityId[]> = new Map([[facility.spa, [facility.outdoorSpa]]])

/** The facility and those that imply it: a house that has one of them has it. */
export function facilitiesImplying(id: number): readonly number[] {
  return [id, ...(kindsOf.get(id) ?? [])]
}

/** The ids in their order, followed by those that they imply. */
export function withImplied(ids: readonly number[]): number[] {
  const implied = [...kindsOf].flatMap(([id, kinds]) => (kinds.some((kind) => ids.includes(kind)) ? [id] : []))
  return [...new Set([...ids.toSorted((a, b) => a - b), ...implied])]
}

/** Reverses `withImplied`: removes the ids that are only implied. */
export function withoutImplied(ids: readonly number[]): number[] {
  return ids.filter((id, place) => !kindsOf.get(id)?.some((kind) => ids.slice(0, place).includes(kind)))
}
