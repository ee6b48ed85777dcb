import { type Frames, type HouseStyle, type Picture, pictures, type View } from '../pictures/catalogue.ts'
import { type House, holds } from './house.ts'
import { surroundingsOf } from './surroundings.ts'

const framesByStyle: Readonly<Record<HouseStyle, Frames>> = {
  thatched: 'white',
  fisherman: 'white',
  skagen: 'white',
  'timber-classic': 'white',
  log: 'wood',
  brick: 'wood',
  modern: 'dark',
  'timber-black': 'dark',
}

/** What the windows of a house are framed in: its front and its rooms show the same. */
export const framesOf = ({ style }: House): Frames => framesByStyle[style]

/** The agency's own size: each of so many houses has a front of its own. */
export const agencySize = 600

const fronts = pictures.filter(({ id }) => id.startsWith('front-'))
const frontsByHouse = new Map(fronts.map((front) => [front.house, front]))

/** What the front of a house beyond the agency's size may say wrongly where no other is left, the least first. */
const forgiven = [/^$/, /^(persons|floors|!?annexBeds)/, /^(persons|floors|!?annexBeds|!?fencedGround|\w+Terrace)/]
const land: readonly View[] = ['dunes', 'heath', 'pines', 'fields']

/** The picture that a house opens with: its own, or beyond the agency's size that of a house like it. */
export function frontOf(house: House): Picture | undefined {
  const own = house.index < agencySize ? frontsByHouse.get(house.name) : undefined
  if (own) return own
  const ofStyle = fronts.filter(({ style }) => style === house.style)
  const views = [[surroundingsOf(house)], land]
  const alike = views
    .flatMap((seen) =>
      forgiven.map((words) =>
        ofStyle.filter(
          ({ view = 'none', shows = [] }) =>
            seen.includes(view) &&
            holds(
              house,
              shows.filter((each) => !words.test(each)),
            ),
        ),
      ),
    )
    .find(({ length }) => length > 0)
  return alike?.[house.index % alike.length] ?? ofStyle[house.index % ofStyle.length]
}
