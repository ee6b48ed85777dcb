import { facility, withoutImplied } from '../domain/facilities.ts'
import type { Messages } from '../markets/messages/messages.ts'
import type { IconName } from './icon-shapes.ts'

export interface Highlighted {
  id: number
  icon: IconName
  text: keyof Messages['facilities']
}

/** Facilities that decide, the most important first. */
export const highlighted: readonly Highlighted[] = [
  { id: facility.pool, icon: 'pool', text: 'pool' },
  { id: facility.seaView, icon: 'wave', text: 'seaView' },
  { id: facility.sauna, icon: 'sauna', text: 'sauna' },
  { id: facility.spa, icon: 'spa', text: 'spa' },
  { id: facility.outdoorSpa, icon: 'spa', text: 'outdoorSpa' },
  { id: facility.wildernessBath, icon: 'tub', text: 'wildernessBath' },
  { id: facility.woodStove, icon: 'fireplace', text: 'fireplace' },
  { id: facility.chargingStation, icon: 'charging', text: 'charging' },
  { id: facility.internet, icon: 'wifi', text: 'internet' },
]

/** Those that the title names come first: it promises them. */
export function titledFirst<Each extends Highlighted>(
  held: readonly Each[],
  title: string,
  names: Messages['facilities'],
): Each[] {
  const words = title.toLowerCase().match(/[\p{L}-]{3,}/gu) ?? []
  const isTitled = ({ text }: Each) => words.some((word) => names[text].toLowerCase().startsWith(word))
  return [...held.filter(isTitled), ...held.filter((each) => !isTitled(each))]
}

/** Those of a search hit: an outdoor whirlpool alone is no other one. */
export function highlightedOf({ facilityIds }: { facilityIds: readonly number[] }): Highlighted[] {
  const own = new Set(withoutImplied(facilityIds))
  return highlighted.filter(({ id }) => own.has(id))
}
