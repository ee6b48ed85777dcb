import type { FacilityKey } from '../../../domain/facilities.ts'
import { metresTo } from '../places/centres.ts'
import { createRandom, type Random } from '../random.ts'
import { type Bedroom, bedroomsOf } from './bedrooms.ts'
import type { Shell } from './house.ts'
import { isOnWildLand } from './surroundings.ts'

type Equipment = Map<FacilityKey, string | number>

/** Everything in and around a house, as facilities: 1 for what is there, or a number, or a text. */
export function furnish(shell: Shell, random: Random): Equipment {
  const equipment: Equipment = new Map()
  const add = (key: FacilityKey, value: string | number | boolean) => {
    if (value !== false) equipment.set(key, value === true ? 1 : value)
  }
  addHouse(shell, random, add)
  const bedrooms = bedroomsOf(shell)
  addBeds(bedrooms, random, add)
  addKitchen(shell, random, add)
  addWellness(shell, random, add)
  addHeating(shell, random, add)
  addEntertainment(shell, random, add)
  addOutdoors(shell, random, add)
  addDistances(shell, random, add)
  addTerms(shell, random, add)
  if (equipment.has('stepFree')) addAccess(shell, add)
  if (equipment.get('floors') === 1) equipment.delete('balcony')
  if (!isOnWildLand({ ...shell, equipment })) equipment.delete('naturePlot')
  add('rooms', roomsInWords(bedrooms, shell.bathrooms, equipment.has('bathtub')))
  return equipment
}

type Add = (key: FacilityKey, value: string | number | boolean) => void

function addHouse(shell: Shell, random: Random, add: Add): void {
  const { quality } = shell
  add('persons', shell.persons)
  add('bedrooms', shell.bedrooms)
  add('bathrooms', shell.bathrooms)
  add('toilets', shell.bathrooms + (random.chance(0.2) ? 1 : 0))
  add('houseArea', shell.houseArea)
  add('groundArea', shell.groundArea)
  add('yearBuilt', shell.yearBuilt)
  if (shell.yearRenovated) add('yearRenovated', shell.yearRenovated)
  add('starRating', shell.rating)
  add('floors', shell.houseArea > 130 && random.chance(0.4) ? 2 : 1)
  add('houseType', shell.style)
  add('thatchedRoof', shell.style === 'thatched')
  add('smokeFree', random.chance(0.93))
  add('allergyFriendly', shell.pets === 0 && random.chance(0.35))
  add('childFriendly', random.chance(0.62))
  add('stepFree', shell.yearBuilt > 1998 && random.chance(0.35))
  add('naturePlot', random.chance(0.55))
  add(
    'energyLabel',
    shell.yearBuilt > 2015
      ? 'A2020'
      : shell.yearBuilt > 2004
        ? 'B'
        : quality > 0.6
          ? 'C'
          : random.pick(['D', 'E', 'F']),
  )
  if (random.chance(0.3)) add('registrationNumber', `DK-${shell.place.postalCode}-${String(shell.id).padStart(6, '0')}`)
  add('petsAllowed', shell.pets > 0)
  if (shell.pets > 0) add('petsMax', shell.pets)
  add('fencedGround', shell.pets > 0 && random.chance(0.16))
  const floors = random.weighted<FacilityKey>([
    ['woodenFloor', 5],
    ['tiledFloor', shell.persons > 8 ? 4 : 2],
    ['laminateFloor', quality < 0.5 ? 3 : 1],
    ['vinylFloor', quality < 0.4 ? 2 : 0.5],
    ['brickFloor', shell.yearBuilt < 1985 ? 1.5 : 0.1],
  ])
  add(floors, true)
  add('tiledFloor', floors !== 'tiledFloor' && random.chance(0.4))
  add('carpetedFloor', quality < 0.25 && random.chance(0.3))
}

/**
 * What a house without steps measures, in centimetres. A threshold that counts as none is 2.5 at most, as in the Danish
 * building regulations (BR18); newer houses have wider doors. Drawn apart, so that no other fact of a house depends on it.
 */
function addAccess(shell: Shell, add: Add): void {
  const random = createRandom('access', shell.index)
  const isNew = shell.yearBuilt >= 2010
  add('doorWidth', random.pick(isNew ? [80, 82, 87, 90, 92, 97] : [74, 77, 80, 82, 87]))
  add('thresholdHeight', random.pick(isNew ? [0, 0, 1, 1.5, 2] : [1, 1.5, 2, 2.5]))
  add('bathroomTurningSpace', random.pick(isNew ? [120, 130, 140, 150, 160] : [100, 110, 120, 130, 150]))
  add('levelShower', random.chance(isNew ? 0.85 : 0.45))
  add('grabRails', random.chance(0.4))
}

const bedsOfRoom = { double: 'double', singles: 'single, single', bunk: 'bunk', single: 'single' } as const

function roomsInWords(bedrooms: readonly Bedroom[], bathrooms: number, hasBathtub: boolean): string {
  const ofBeds = Object.entries(bedsOfRoom).flatMap(([kind, beds]) =>
    bedrooms.filter(({ bed }) => bed === kind).map(() => `bedroom: ${beds}`),
  )
  const ofBaths = Array.from(
    { length: bathrooms },
    (_, index) => `bathroom: ${hasBathtub && index === 0 ? 'bathtub' : 'shower'}`,
  )
  return [...ofBeds, ...ofBaths].join('; ')
}

function addBeds(bedrooms: readonly Bedroom[], random: Random, add: Add): void {
  const doubles = bedrooms.filter(({ bed }) => bed === 'double').length
  const singles = bedrooms.filter(({ bed }) => bed === 'singles').length * 2
  const bunks = bedrooms.filter(({ bed }) => bed === 'bunk').length
  const single = bedrooms.filter(({ bed }) => bed === 'single').length
  const loft = bedrooms.find(({ bed }) => bed === 'loft')?.sleeps ?? 0
  const annex = bedrooms.filter(({ bed }) => bed === 'annex').length * 2
  const sofa = bedrooms.filter(({ bed }) => bed === 'sofa').length
  add('beds', doubles + singles + bunks + single + loft + annex + sofa)
  if (doubles > 0) add('doubleBeds', doubles)
  if (singles + single > 0) add('singleBeds', singles + single)
  if (bunks > 0) add('bunkBeds', bunks)
  if (loft > 0) add('loftBeds', loft)
  if (annex > 0) add('annexBeds', annex)
  if (sofa > 0) add('sofaBeds', sofa)
  if (random.chance(0.6)) add('cots', random.chance(0.15) ? 2 : 1)
  if (random.chance(0.65)) add('highChairs', random.chance(0.2) ? 2 : 1)
}

function addKitchen(shell: Shell, random: Random, add: Add): void {
  const { quality, persons } = shell
  add('oven', true)
  add('fridge', true)
  add('coffeeMaker', true)
  add('kettle', true)
  add('toaster', random.chance(0.92))
  add('extractorHood', random.chance(0.9))
  const hasDishwasher = random.chance(0.72 + quality * 0.27)
  add('dishwasher', hasDishwasher || persons >= 8)
  add('microwave', random.chance(0.55 + quality * 0.4))
  add('freezer', random.chance(0.9))
  add('freezerLitres', random.int(3, persons > 8 ? 22 : 12) * 10)
  add(
    random.weighted<FacilityKey>([
      ['inductionHob', 1 + quality * 5],
      ['ceramicHob', 3],
      ['gasHob', 0.4],
    ]),
    true,
  )
  add('espressoMachine', quality > 0.6 && random.chance(0.4))
  add('openKitchen', random.chance(0.75))
  const washes = random.chance(0.5 + quality * 0.45) || persons >= 10
  add('washingMachine', washes)
  const dries = random.chance(persons > 8 ? 0.8 : quality * 0.6)
  add('dryer', washes && dries)
  add('iron', random.chance(0.6))
  add('vacuumCleaner', true)
}

function addWellness(shell: Shell, random: Random, add: Add): void {
  const { quality, persons } = shell
  const pool = persons >= 8 && shell.style !== 'fisherman' && random.chance(persons >= 12 ? 0.86 : quality * 0.35)
  if (pool) {
    add('pool', true)
    add('poolArea', Math.round(14 + persons * 1.1 + random.int(0, 8)))
    add('poolSlide', persons >= 10 && random.chance(0.3))
  }
  add('sauna', pool || random.chance(0.18 + quality * 0.5))
  add('infraredSauna', !pool && quality > 0.5 && random.chance(0.05))
  const spa = pool || random.chance(0.08 + quality * 0.4)
  add('spa', spa)
  if (spa) add('spaPersons', persons > 8 ? random.int(4, 6) : random.int(2, 4))
  const wilderness = random.chance(0.05 + quality * 0.22)
  add('wildernessBath', wilderness)
  add('outdoorSpa', !wilderness && quality > 0.55 && random.chance(0.15))
  add('steamBath', quality > 0.8 && random.chance(0.12))
  add('outdoorShower', random.chance(0.1 + quality * 0.3))
  add('bathtub', random.chance(0.12))
  add('heatedBathroomFloor', random.chance(0.35 + quality * 0.5))
}

function addHeating(shell: Shell, random: Random, add: Add): void {
  const { quality } = shell
  const heatPump = random.chance(0.35 + quality * 0.5)
  add('heatPump', heatPump)
  add('electricHeating', !heatPump || random.chance(0.5))
  add('districtHeating', !heatPump && shell.persons > 9 && random.chance(0.3))
  add('gasHeating', random.chance(0.02))
  add('underfloorHeating', shell.yearBuilt > 2000 && random.chance(0.3 + quality * 0.5))
  const stove = random.chance(0.68)
  add('woodStove', stove)
  add('pelletStove', !stove && random.chance(0.15))
  add('openFireplace', !stove && random.chance(0.1))
  add('solarPanels', quality > 0.5 && random.chance(0.16))
  add('airConditioning', heatPump && random.chance(0.1))
}

function addEntertainment(shell: Shell, random: Random, add: Add): void {
  const { quality, persons } = shell
  const fibre = random.chance(0.25 + quality * 0.5)
  const internet = fibre || persons > 9 || random.chance(0.8)
  add('internet', internet)
  if (internet)
    add('internetMbit', fibre ? random.pick([100, 200, 300, 500, 1000]) : random.pick([20, 30, 50, 60, 100]))
  add('fibre', fibre)
  add('televisions', random.int(1, persons > 8 ? 3 : 2))
  add('danishTv', random.chance(0.85))
  add('germanTv', random.chance(0.66))
  add(random.pick<FacilityKey>(['satelliteTv', 'cableTv']), random.chance(0.6))
  add('smartTv', random.chance(0.4 + quality * 0.5))
  add('castingTv', random.chance(quality * 0.6))
  add('radio', random.chance(0.7))
  add('bluetoothSpeaker', random.chance(quality * 0.5))
  add('gameConsole', persons > 6 && random.chance(0.12))
  add('boardGames', random.chance(0.7))
  const activityRoom = persons >= 10 ? random.chance(0.6) : random.chance(quality * 0.2)
  add('activityRoom', activityRoom)
  add('poolTable', activityRoom && random.chance(0.55))
  add('tableTennis', activityRoom && random.chance(0.5))
  add('tableFootball', activityRoom && random.chance(0.6))
  add('darts', activityRoom ? random.chance(0.5) : random.chance(0.05))
  add('airHockey', activityRoom && persons >= 12 && random.chance(0.3))
}

function addOutdoors(shell: Shell, random: Random, add: Add): void {
  const { quality, beachDistance, place } = shell
  add('parkingSpaces', Math.max(2, Math.ceil(shell.persons / 4) + random.int(0, 1)))
  add('carport', random.chance(0.12))
  add('chargingStation', random.chance(0.1 + quality * 0.35))
  add('terraces', random.int(1, quality > 0.5 ? 3 : 2))
  const covered = random.chance(0.35)
  const sheltered = random.chance(0.6)
  add('coveredTerrace', covered)
  add('shelteredTerrace', sheltered)
  add('openTerrace', !covered || random.chance(0.5))
  add('gardenFurniture', true)
  add('barbecue', random.chance(0.85))
  add('sunLoungers', random.chance(0.4 + quality * 0.4))
  add('sandpit', random.chance(0.35))
  add('swing', random.chance(0.35))
  add('playTower', random.chance(0.15))
  add('trampoline', random.chance(0.1))
  const atSea = place.water === 'north-sea' || place.water === 'wadden-sea'
  add('seaView', atSea && random.chance(beachDistance < 250 ? 0.55 : beachDistance < 500 ? 0.12 : 0))
  const overWater = !atSea && random.chance(beachDistance < 350 ? 0.5 : 0.1)
  add('fjordView', overWater && place.water === 'fjord')
  add('duneView', atSea && random.chance(beachDistance < 700 ? 0.5 : 0.12))
  add('roofTerrace', shell.style === 'modern' && random.chance(0.2))
  add('balcony', random.chance(0.06))
  add('firePit', random.chance(0.22))
  add('bicycles', random.chance(0.08))
  add('fishCleaningPlace', (place.water === 'fjord' || place.code === 'HV') && random.chance(0.4))
  add('footballGoals', shell.groundArea > 1500 && random.chance(0.15))
}

/** Ways are longer than the crow flies: by this share at least. */
const detour = 1.15

function addDistances(shell: Shell, random: Random, add: Add): void {
  const metres = (value: number) => Math.max(50, Math.round(value / 50) * 50)
  add('beachDistance', shell.beachDistance)
  add('shopDistance', metres(metresTo('shop', shell) * (detour + 0.05 + random.around(0, 0.05))))
  add('restaurantDistance', metres(metresTo('restaurant', shell) * (detour + random.next() * 0.1)))
  add('townDistance', metres(metresTo('town', shell) * (detour + random.next() * 0.1)))
  add('busDistance', metres(random.int(150, 2400)))
  add('golfDistance', metres(metresTo('golf', shell) * (detour + random.next() * 0.1)))
  add('fishingDistance', metres(random.int(300, 6000)))
  add('neighbourDistance', Math.round(random.int(12, 60) / 5) * 5)
}

function addTerms(shell: Shell, random: Random, add: Add): void {
  const { quality } = shell
  const days = {
    thursday: 'changeDayThursday',
    friday: 'changeDayFriday',
    saturday: 'changeDaySaturday',
    sunday: 'changeDaySunday',
    monday: 'changeDayMonday',
  } as const
  for (const day of shell.changeDays) add(days[day], true)
  add('discountEarlyBird', random.chance(0.35))
  add('discountLastMinute', random.chance(0.5))
  add('discountLongStay', random.chance(0.4))
  add('discountTwoWeeks', random.chance(0.3))
  add(
    random.weighted<FacilityKey>([
      ['disinfectantBasic', 6],
      ['disinfectantExtended', 3],
      ['disinfectantFull', 1],
    ]),
    true,
  )
  add('notificationNewHouse', shell.publishedDaysAgo <= 365)
  add('notificationRenovated', (shell.yearRenovated ?? 0) >= 2025)
  add('notificationBuildingNearby', random.chance(0.04))
  add('notificationNoYouthGroups', random.chance(0.45))
  // The office that lets the island's houses lies across the water.
  add('notificationKeyBox', random.chance(0.7) || shell.area.slug === 'fano')
  if (quality > 0.72) add('ratingGold', true)
  else if (quality > 0.5) add('ratingSilver', true)
  else if (quality > 0.3) add('ratingBronze', true)
}
