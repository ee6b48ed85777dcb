import { type Picture, pictures } from '../pictures/catalogue.ts'
import type { SceneTag } from '../pictures/scene.ts'
import { createRandom, type Random } from '../random.ts'
import type { Row } from '../writer.ts'
import { bedroomsOf } from './bedrooms.ts'
import { amountOf, type House, has } from './house.ts'

export const imageColumns = ['lodging_id', 'sort_order', 'url', 'tag', 'file_size', 'width', 'height'] as const

const byTag = Map.groupBy(
  pictures.filter(({ kind }) => kind !== 'exterior'),
  (picture) => picture.tag,
)
const maxPictures = 24
const withHarbour: readonly string[] = ['HV', 'TH', 'TB', 'SG', 'HI', 'AG', 'VO']
const withLighthouse: readonly string[] = ['BL', 'KL', 'BO', 'SG', 'HN', 'HI', 'LS', 'SO', 'HV']

export interface HousePictures {
  shown: Picture[]
  hasFloorPlan: boolean
}

/** The pictures of a house in their order: the house, its rooms, what it has, its surroundings, its plan. */
export function picturesOf(house: House): HousePictures {
  const random = createRandom('pictures', house.index)
  const [first, ...moreExteriors] = exteriorsOf(house, random)
  const chosen = new Set<Picture>(first ? [first] : [])
  const add = (tag: SceneTag, count = 1) => {
    const fitting = (byTag.get(tag) ?? []).filter((picture) => couldBeOf(house, picture))
    for (const picture of random.shuffled(fitting).slice(0, count)) chosen.add(picture)
  }
  add('living-room', house.houseArea > 90 ? 2 : 1)
  add('kitchen')
  add('dining')
  if (has(house, 'pool')) add('pool', 2)
  add('bedroom', Math.min(3, house.bedrooms - 1))
  if (house.bedrooms > 2) add('children-room')
  add('bathroom', Math.min(2, house.bathrooms))
  if (has(house, 'sauna')) add('sauna')
  if (has(house, 'spa') || has(house, 'outdoorSpa')) add('spa')
  if (has(house, 'wildernessBath')) add('wilderness-bath')
  if (has(house, 'activityRoom')) add('activity-room')
  if (has(house, 'openFireplace')) add('fireplace')
  add('terrace', 2)
  for (const exterior of moreExteriors.slice(0, 2)) chosen.add(exterior)
  if (random.chance(0.6)) add('detail')
  addSurroundings(house, random, add)
  const plan = floorPlanOf(house)
  const shown = [...chosen].slice(0, maxPictures - 1)
  return { shown: plan ? [...shown, plan] : shown, hasFloorPlan: plan !== undefined }
}

export function imageRows(house: House, shown: readonly Picture[]): Row[] {
  return shown.map((picture, order) => [
    house.id,
    order,
    `pictures/${picture.id}`,
    picture.tag,
    picture.fileSize,
    picture.width,
    picture.height,
  ])
}

function addSurroundings(house: House, random: Random, add: (tag: SceneTag, count?: number) => void): void {
  const { water, code } = house.place
  if (water === 'fjord' || water === 'bay') add('fjord')
  for (const tag of random.shuffled<SceneTag>(['beach', 'beach', 'dunes', 'sea', 'heath']).slice(0, 3)) add(tag)
  if (withHarbour.includes(code)) add('harbour')
  if (withLighthouse.includes(code)) add('lighthouse')
  if (random.chance(0.3)) add('forest')
}

const exteriorsByStyle = Map.groupBy(
  pictures.filter(({ kind }) => kind === 'exterior'),
  (picture) => picture.style,
)

/** Pictures of a style in which the house is of another colour than its first word says. */
const colours: Readonly<Record<string, string>> = {
  'brick-garden-terrace': 'yellow',
  'brick-evening': 'yellow',
  'brick-by-the-fjord': 'yellow',
  'brick-red-front': 'red',
  'brick-snow': 'red',
  'fisherman-garden': 'yellow',
}

/** One house from several sides and in several seasons: of one style and colour, mostly an inviting one first. */
function exteriorsOf(house: House, random: Random): Picture[] {
  const ofStyle = (exteriorsByStyle.get(house.style) ?? []).filter((picture) => couldBeOf(house, picture))
  const [ofOneColour] = random.shuffled(
    [...Map.groupBy(ofStyle, colourOf).values()].filter((group) => group.some(isInviting)),
  )
  const shuffled = random.shuffled(ofOneColour ?? ofStyle)
  const first = (random.chance(0.82) ? shuffled.find(isInviting) : undefined) ?? shuffled[0]
  return first ? [first, ...shuffled.filter((picture) => picture !== first)] : []
}

function colourOf(picture: Picture): string {
  return colours[picture.id] ?? picture.id.slice(0, picture.id.indexOf('-'))
}

/** In a green season: what a brochure would open with. */
function isInviting({ season, hour }: Picture): boolean {
  return season !== 'winter' && hour !== 'night'
}

interface Plan {
  id: string
  area: number
  bedrooms: number
  sauna?: true
  pool?: true
  activityRoom?: true
}

/** What the drawn plans show. */
const plans: readonly Plan[] = [
  { id: 'floor-plan-60', area: 60, bedrooms: 2 },
  { id: 'floor-plan-75', area: 75, bedrooms: 3, sauna: true },
  { id: 'floor-plan-90', area: 90, bedrooms: 3 },
  { id: 'floor-plan-110', area: 110, bedrooms: 4, sauna: true },
  { id: 'floor-plan-135', area: 135, bedrooms: 3, sauna: true, activityRoom: true },
  { id: 'floor-plan-165', area: 165, bedrooms: 4, sauna: true, activityRoom: true },
  { id: 'floor-plan-200', area: 200, bedrooms: 4, sauna: true, pool: true },
  { id: 'floor-plan-260', area: 260, bedrooms: 4, sauna: true, pool: true },
]
/** Part of its area by which a plan may be off. */
const planTolerance = 0.28

/** A plan that has as many bedrooms as the house, about its size and what it has; most houses have none. */
function floorPlanOf(house: House): Picture | undefined {
  const fitting = plans.find(
    (plan) =>
      plan.bedrooms === house.bedrooms &&
      Math.abs(plan.area - house.houseArea) <= plan.area * planTolerance &&
      Boolean(plan.sauna) === has(house, 'sauna') &&
      Boolean(plan.pool) === has(house, 'pool') &&
      (!plan.activityRoom || has(house, 'activityRoom')),
  )
  return fitting && pictures.find(({ id }) => id === fitting.id)
}

type Truth = (house: House) => boolean

/** What must be true of a house for a picture that shows it. */
const shows: readonly (readonly [RegExp, Truth])[] = [
  [/\bwood-burning stove|in the stove\b/i, (house) => has(house, 'woodStove')],
  [/\bfreestanding bath\b/i, (house) => has(house, 'bathtub')],
  [/\btwin beds|two beds\b/i, (house) => amountOf(house, 'singleBeds') > 1],
  [/\bbunk beds\b/i, (house) => bedroomsOf(house).some(({ bed }) => bed === 'bunk')],
  [/\bpool table\b/i, (house) => has(house, 'poolTable')],
  [/\btable-tennis\b/i, (house) => has(house, 'tableTennis')],
  [/\bbicycles\b/i, (house) => has(house, 'bicycles')],
  [/\bfjord\b/i, (house) => house.place.water === 'fjord' || house.place.water === 'bay'],
  [/\bthe sea\b|\bdunes and sea\b|\bNorth Sea\b/, nearTheSea],
]

/** Whether a picture's own words say nothing that the house does not have. */
function couldBeOf(house: House, picture: Picture): boolean {
  if (picture.kind === 'landscape' || picture.kind === 'area') return true
  return shows.every(([words, isTrue]) => !words.test(picture.alt.en) || isTrue(house))
}

function nearTheSea(house: House): boolean {
  return has(house, 'seaView') || (house.beachDistance <= 450 && house.place.water !== 'fjord')
}
