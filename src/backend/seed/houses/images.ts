import { type Picture, pictures } from '../pictures/catalogue.ts'
import type { SceneTag } from '../pictures/scene.ts'
import { createRandom, type Random } from '../random.ts'
import type { Row } from '../writer.ts'
import { exteriorsOf } from './exteriors.ts'
import { floorPlanOf } from './floor-plans.ts'
import { type House, has } from './house.ts'
import { couldBeOf } from './picture-truth.ts'

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
