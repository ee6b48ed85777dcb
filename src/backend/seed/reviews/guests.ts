import { addDays } from '../../../domain/stays.ts'
import type { House } from '../houses/house.ts'
import type { Random } from '../random.ts'
import type { SeasonName } from '../stays/seasons.ts'

export const parties = ['couple', 'family', 'teens', 'generations', 'families', 'friends'] as const
type Party = (typeof parties)[number]

/** Who stayed, and when. */
export interface Guests {
  party: Party
  hasDog: boolean
  /** One month, or two where the stay may have been in either. */
  stayed: readonly { month: number; season: SeasonName }[]
}

const seasonOfMonth: readonly SeasonName[] = [
  ...(['winter', 'winter', 'spring', 'spring', 'spring', 'summer'] as const),
  ...(['summer', 'summer', 'autumn', 'autumn', 'autumn', 'winter'] as const),
]

/** @param isoDay that the review was written on, up to ten days after the stay */
export function guestsOf({ persons, pets }: House, isoDay: string, random: Random): Guests {
  return {
    party: random.weighted<Party>([
      ['couple', persons <= 4 ? 6 : persons <= 8 ? 2.5 : 0.3],
      ['family', persons <= 8 ? 5 : 1.5],
      ['teens', persons >= 4 && persons <= 10 ? 2 : 0.5],
      ['generations', persons >= 10 ? 4 : persons >= 6 ? 2 : 0],
      ['families', persons >= 8 ? 3 : 0],
      ['friends', persons >= 10 ? 3 : persons >= 6 ? 1.5 : 0],
    ]),
    hasDog: pets > 0 && random.chance(0.4),
    stayed: [...new Set([addDays(isoDay, -10), isoDay].map((day) => Number(day.slice(5, 7))))].map((month) => ({
      month,
      season: seasonOfMonth[month - 1] ?? 'summer',
    })),
  }
}
