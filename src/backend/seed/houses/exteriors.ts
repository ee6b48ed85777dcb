import { type Picture, pictures } from '../pictures/catalogue.ts'
import type { Random } from '../random.ts'
import type { House } from './house.ts'
import { couldBeOf } from './picture-truth.ts'

const byStyle = Map.groupBy(
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
export function exteriorsOf(house: House, random: Random): Picture[] {
  const ofStyle = (byStyle.get(house.style) ?? []).filter((picture) => couldBeOf(house, picture))
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
