import { type Frames, type HouseStyle, type Picture, pictures, type View } from '../pictures/catalogue.ts'
import { buildHouse } from './build-house.ts'
import { type House, has, holds } from './house.ts'

/** What lies around a house: water only where it looks out on it. */
export function surroundingsOf(house: House): View {
  if (has(house, 'seaView')) return 'sea'
  if (has(house, 'fjordView')) return 'fjord'
  if (has(house, 'duneView')) return 'dunes'
  const { water } = house.place
  if (water === 'fjord' || water === 'bay') return 'fields'
  if ((house.style === 'fisherman' || house.style === 'skagen') && house.beachDistance > 300) return 'street'
  if (house.beachDistance <= 800) return 'dunes'
  if (house.beachDistance > 2200) return 'fields'
  return house.area.slug.length % 2 ? 'pines' : 'heath'
}

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

/** The agency's own size: among so many houses no front stands for more than `mostShare`. */
export const agencySize = 600
const maxShare = 4

const fronts = pictures.filter(({ id }) => id.startsWith('front-'))
const byStyleAndView = Map.groupBy(fronts, ({ style, view }) => `${style} ${view}`)

function fitting(house: House): Picture[] {
  const alike = byStyleAndView.get(`${house.style} ${surroundingsOf(house)}`) ?? []
  return alike.filter(({ shows }) => holds(house, shows))
}

/** What the front of a house beyond the agency's size may say wrongly where no other is left, the least first. */
const forgiven = [/^$/, /^(persons|floors|!?annexBeds)/, /^(persons|floors|!?annexBeds|!?fencedGround|\w+Terrace)/]
const land: readonly View[] = ['dunes', 'heath', 'pines', 'fields']

/** The picture that a house opens with. Beyond the agency's size others have it too. */
export function frontOf(house: House): Picture | undefined {
  const own = assigned().get(house.index)
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

let known: ReadonlyMap<number, Picture> | undefined

function assigned(): ReadonlyMap<number, Picture> {
  known ??= assign(Array.from({ length: agencySize }, (_, index) => buildHouse(index)))
  return known
}

/**
 * Fronts for houses, so that none stands for more than a few and houses of one area have different ones: each house
 * takes the least used one, earlier houses make room where nothing is left, and houses of one area with the same one
 * swap with houses elsewhere.
 */
function assign(houses: readonly House[]): ReadonlyMap<number, Picture> {
  const choices = new Map(houses.map((house) => [house, fitting(house)]))
  const holders = new Map(fronts.map((front) => [front, new Set<House>()]))
  const front = new Map<House, Picture>()
  const inArea = (picture: Picture, house: House) =>
    [...(holders.get(picture) ?? [])].filter((other) => other !== house && other.area === house.area).length
  const give = (house: House, picture: Picture) => {
    const before = front.get(house)
    if (before) holders.get(before)?.delete(house)
    holders.get(picture)?.add(house)
    front.set(house, picture)
  }
  const seat = (house: House, tried: Set<Picture>): boolean => {
    const open = (choices.get(house) ?? []).filter((picture) => !tried.has(picture))
    const order = open.toSorted(
      (a, b) =>
        inArea(a, house) - inArea(b, house) ||
        (holders.get(a)?.size ?? 0) - (holders.get(b)?.size ?? 0) ||
        (b.shows?.length ?? 0) - (a.shows?.length ?? 0),
    )
    for (const picture of order) {
      tried.add(picture)
      const having = holders.get(picture) ?? new Set()
      if (having.size < maxShare || [...having].some((other) => seat(other, tried))) {
        give(house, picture)
        return true
      }
    }
    return false
  }
  for (const house of houses) seat(house, new Set())
  for (const house of houses) {
    const own = front.get(house)
    if (own && inArea(own, house) > 0) part(house, own)
  }
  return new Map([...front].map(([house, picture]) => [house.index, picture]))

  /** Gives a house another front, one that is free or that somebody elsewhere changes for its own. */
  function part(house: House, own: Picture): void {
    const moves = (choices.get(house) ?? []).flatMap((picture): { picture: Picture; other?: House }[] => {
      if (inArea(picture, house) > 0) return []
      const having = holders.get(picture) ?? new Set()
      if (having.size < maxShare) return [{ picture }]
      const other = [...having].find(
        (each) => choices.get(each)?.includes(own) && inArea(own, each) <= Number(each.area === house.area),
      )
      return other ? [{ picture, other }] : []
    })
    const [move] = moves
    if (move?.other) give(move.other, own)
    if (move) give(house, move.picture)
  }
}
