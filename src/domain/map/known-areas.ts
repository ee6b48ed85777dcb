import { type Area, type AreaSlug, areas } from '../areas.ts'

const wellKnown: readonly AreaSlug[] = [
  'skagen',
  'hvide-sande',
  'blokhus',
  'romo',
  'blavand',
  'lokken',
  'thyboron',
  'klitmoller',
  'henne-strand',
  'sondervig',
]
const known: readonly AreaSlug[] = [...wellKnown, 'ringkobing', 'fano', 'hirtshals', 'hanstholm', 'lemvig']

/** Zoom from which every area is named; from farther those that guests know are preferred. */
export const closeZoom = 8

export function isWellKnown({ slug }: Area): boolean {
  return (wellKnown as readonly string[]).includes(slug)
}

/** All areas, and the zoom from which a map names each: those that guests know first. */
export function areasByRank(): { area: Area; from: number }[] {
  const rank = ({ slug }: Area) => (known as readonly string[]).indexOf(slug) >>> 0
  return areas
    .toSorted((a, b) => rank(a) - rank(b))
    .map((area) => ({ area, from: known.includes(area.slug) ? 0 : closeZoom }))
}
