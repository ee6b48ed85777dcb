import { facility } from '../domain/facilities.ts'
import type { Messages } from '../markets/messages/messages.ts'
import type { IconName } from './icon-shapes.ts'

/** Facilities that decide, the most important first. */
export const highlighted: readonly { id: number; icon: IconName; text: keyof Messages['facilities'] }[] = [
  { id: facility.pool, icon: 'pool', text: 'pool' },
  { id: facility.seaView, icon: 'wave', text: 'seaView' },
  { id: facility.sauna, icon: 'sauna', text: 'sauna' },
  { id: facility.spa, icon: 'spa', text: 'spa' },
  { id: facility.wildernessBath, icon: 'tub', text: 'wildernessBath' },
  { id: facility.woodStove, icon: 'fireplace', text: 'fireplace' },
  { id: facility.chargingStation, icon: 'charging', text: 'charging' },
  { id: facility.internet, icon: 'wifi', text: 'internet' },
]
