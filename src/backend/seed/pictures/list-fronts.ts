import { type Front, fronts } from './fronts.ts'

const persons: Readonly<Record<Front['band'], readonly string[]>> = {
  S: ['persons<=5'],
  M: ['persons>=6', 'persons<=7'],
  L: ['persons>=8', 'persons<=10'],
  XL: ['persons>=12', 'persons<=14'],
  XXL: ['persons>=16'],
}

/** What must be true of a house for a front to be its picture. */
export function showsOf(front: Front): string[] {
  return [
    `style=${front.form}`,
    ...persons[front.band],
    `floors=${front.floors}`,
    front.annex ? 'annexBeds' : '!annexBeds',
    ...(front.chimney ? ['woodStove | openFireplace | pelletStove'] : []),
    ...(front.deck > 0 ? ['openTerrace'] : []),
    ...(front.covered && front.wings.length === 0 ? ['coveredTerrace'] : []),
    ...(front.fence ? ['fencedGround'] : []),
  ]
}

export const listed = fronts.map((front) => ({
  id: front.id,
  kind: 'exterior',
  tag: front.deck > 0 ? 'garden' : 'facade',
  style: front.form,
  season: front.season,
  hour: front.hour,
  view: front.surroundings,
  shows: showsOf(front),
  alt: front.alt,
}))
