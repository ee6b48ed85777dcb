import type { Picture } from '../pictures/catalogue.ts'
import type { House } from './house.ts'

/** Which houses have a picture, and which its room in whatever colours. */
export class Uses {
  readonly #having = new Map<string, Set<House>>()

  #of(key: string): Set<House> {
    const known = this.#having.get(key)
    if (known) return known
    const having = new Set<House>()
    this.#having.set(key, having)
    return having
  }

  add(house: House, { id, room = id }: Picture): void {
    for (const key of [id, `${room} room`]) this.#of(key).add(house)
  }

  remove(house: House, { id, room = id }: Picture): void {
    for (const key of [id, `${room} room`]) this.#of(key).delete(house)
  }

  /** Houses of the area that have the room of a picture. */
  inArea(house: House, { id, room = id }: Picture): number {
    return countOf(this.#of(`${room} room`), ({ area }) => area === house.area)
  }

  /**
   * The room in the area, the picture in the area, the room near by, the picture anywhere: where the first are equal the
   * next decides.
   */
  of(house: House, picture: Picture): number {
    const { id, room = id } = picture
    const ofPicture = this.#of(id)
    const alike = countOf(ofPicture, ({ area }) => area === house.area)
    const near = countOf(this.#of(`${room} room`), (other) => isNear(house, other))
    return this.inArea(house, picture) * 1e9 + alike * 1e6 + near * 1e3 + ofPicture.size
  }
}

function countOf(houses: Set<House>, is: (house: House) => boolean): number {
  let count = 0
  for (const house of houses) if (is(house)) count++
  return count
}

/** Whether two houses are less than some ten kilometres apart. */
function isNear(one: House, other: House): boolean {
  const north = one.latitude - other.latitude
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot(north, east) < 0.09
}
