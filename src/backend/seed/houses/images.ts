import { type Picture, pictures } from '../pictures/catalogue.ts'
import type { SceneTag } from '../pictures/scene.ts'
import { createRandom, type Random } from '../random.ts'
import type { Row } from '../writer.ts'
import { type House, has } from './house.ts'

export const imageColumns = ['lodging_id', 'sort_order', 'url', 'tag', 'file_size', 'width', 'height'] as const

const byTag = Map.groupBy(pictures, (picture) => picture.tag)
const exteriorsByStyle = Map.groupBy(
  pictures.filter(({ kind }) => kind === 'exterior'),
  (picture) => picture.style,
)
const surroundings: readonly SceneTag[] = ['beach', 'dunes', 'sea', 'heath']

/** The pictures of a house in their order: the house, its rooms, what it has, its surroundings, its plan. */
export function picturesOf(house: House): Picture[] {
  const random = createRandom('pictures', house.index)
  const chosen = new Set<Picture>()
  const addFrom = (candidates: readonly Picture[] | undefined, count = 1) => {
    for (const picture of random.shuffled(candidates ?? []).slice(0, count)) chosen.add(picture)
  }
  const add = (tag: SceneTag, count = 1) => addFrom(byTag.get(tag), count)
  const exteriors = random.shuffled(exteriorsByStyle.get(house.style) ?? [])
  addFrom(exteriors.filter(isInviting))
  if (chosen.size === 0) addFrom(exteriors)
  add('living-room', house.houseArea > 90 ? 2 : 1)
  add('kitchen')
  add('dining')
  if (has(house, 'pool')) add('pool', 2)
  add('bedroom', Math.min(4, house.bedrooms - 1))
  if (house.bedrooms > 2) add('children-room')
  add('bathroom', Math.min(2, house.bathrooms))
  if (has(house, 'sauna')) add('sauna')
  if (has(house, 'spa') || has(house, 'outdoorSpa')) add('spa')
  if (has(house, 'wildernessBath')) add('wilderness-bath')
  if (has(house, 'activityRoom')) add('activity-room')
  if (has(house, 'woodStove') || has(house, 'openFireplace')) add('fireplace')
  add('terrace')
  addFrom(
    exteriors.slice(0, 3).filter((picture) => !chosen.has(picture)),
    2,
  )
  if (has(house, 'seaView') || has(house, 'fjordView') || has(house, 'duneView')) add('view')
  if (random.chance(0.5)) add('detail')
  addSurroundings(house, random, add)
  if (hasFloorPlan(house)) add('floor-plan')
  return [...chosen].slice(0, 24)
}

export function hasFloorPlan(house: House): boolean {
  return createRandom('floor-plan', house.index).chance(0.6) && byTag.has('floor-plan')
}

export function imageRows(house: House, chosen: readonly Picture[]): Row[] {
  return chosen.map((picture, order) => [
    house.id,
    order,
    `pictures/${picture.id}`,
    picture.tag,
    picture.fileSize,
    picture.width,
    picture.height,
  ])
}

/** By day and in a green season: what a brochure would open with. */
function isInviting({ season, hour }: Picture): boolean {
  return season !== 'winter' && hour !== 'night' && hour !== 'dusk'
}

function addSurroundings(house: House, random: Random, add: (tag: SceneTag, count?: number) => void): void {
  const { water, code } = house.place
  if (water === 'fjord' || water === 'bay') add('fjord')
  for (const tag of random.shuffled(surroundings).slice(0, 3)) add(tag)
  if (['HV', 'TH', 'TB', 'SG', 'HI', 'AG', 'VO'].includes(code)) add('harbour')
  if (['BL', 'KL', 'BO', 'SG', 'HN', 'HI', 'LS'].includes(code)) add('lighthouse')
  if (random.chance(0.3)) add('forest')
}
