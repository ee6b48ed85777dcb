import { lightOf, type Picture, type View } from '../pictures/catalogue.ts'
import { framesOf } from './fronts.ts'
import { type House, has, holds } from './house.ts'
import { surroundingsOf } from './surroundings.ts'

/** What windows and terraces may look out on, by what lies around the house. */
const outlooks: Readonly<Record<View, readonly View[]>> = {
  none: [],
  sea: ['sea', 'dunes'],
  dunes: ['dunes'],
  heath: ['heath', 'trees'],
  pines: ['pines', 'trees'],
  trees: ['trees'],
  fields: ['fields'],
  fjord: ['fields'],
  street: ['street', 'trees'],
}

/** What the windows look out on: heather is in flower in every room, so a heath in spring is its grass and pines. */
function outlookOf(house: House, front: Picture | undefined): View {
  const around = surroundingsOf(house)
  return around === 'heath' && front?.season === 'spring' ? 'pines' : around
}

/**
 * Whether another picture comes first: one of the very land around, as the sea for a house that looks out on it, or
 * pines, heath or the street before trees. A room without a view is as good, but where the sea could be seen.
 */
export const isLessTrue = (house: House, front: Picture | undefined, { view = 'none' }: Picture) =>
  view !== outlookOf(house, front) && (view !== 'none' || has(house, 'seaView'))

/** What is seen of a house from outside where a room has it. */
const ofTheFront = ['glazedGable', 'wideGlass', 'upperWindow'] as const

/** Whether what a picture shows of a house, of the land around it and of the hour is true of one with that front. */
export function couldBeOf(house: House, front: Picture | undefined, picture: Picture): boolean {
  const { view = 'none', shows, frames } = picture
  const light = front ? lightOf(front) : 'day'
  if (frames && frames !== framesOf(house)) return false
  if (ofTheFront.some((part) => picture[part] && !front?.[part])) return false
  if (view !== 'none' && !outlooks[outlookOf(house, front)].includes(view)) return false
  // A low sun in a room without a view is any day's.
  const isOfTheDay = lightOf(picture) === light || (picture.view === 'none' && lightOf(picture) === 'low')
  return isOfTheDay && holds(house, shows)
}
