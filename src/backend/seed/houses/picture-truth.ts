import type { Picture } from '../pictures/catalogue.ts'
import { bedroomsOf } from './bedrooms.ts'
import { amountOf, type House, has } from './house.ts'

type Truth = (house: House) => boolean

/** What must be true of a house for a picture that shows it. */
const shows: readonly (readonly [RegExp, Truth])[] = [
  [/\bwood stove|in the stove\b/i, (house) => has(house, 'woodStove')],
  [/\bfreestanding bath\b/i, (house) => has(house, 'bathtub')],
  [/\btwin beds|two beds\b/i, (house) => amountOf(house, 'singleBeds') > 1],
  [/\bbunk beds\b/i, (house) => bedroomsOf(house).some(({ bed }) => bed === 'bunk')],
  [/\bbilliard/i, (house) => has(house, 'poolTable')],
  [/\btable-tennis\b/i, (house) => has(house, 'tableTennis')],
  [/\bbicycles\b/i, (house) => has(house, 'bicycles')],
  [/\bfjord\b/i, (house) => house.place.water === 'fjord' || house.place.water === 'bay'],
  [/\bthe sea\b|\bdunes and sea\b|\bNorth Sea\b/, nearTheSea],
]

/** Whether a picture's own words say nothing that the house does not have. */
export function couldBeOf(house: House, picture: Picture): boolean {
  if (picture.kind === 'landscape' || picture.kind === 'area') return true
  return shows.every(([words, isTrue]) => !words.test(picture.alt.en) || isTrue(house))
}

function nearTheSea(house: House): boolean {
  return has(house, 'seaView') || (house.beachDistance <= 450 && house.place.water !== 'fjord')
}
