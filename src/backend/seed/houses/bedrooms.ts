import { createRandom } from '../random.ts'
import type { Shell } from './house.ts'

export interface Bedroom {
  bed: 'double' | 'singles' | 'bunk' | 'single' | 'loft' | 'annex' | 'sofa'
  sleeps: number
}

/** Where everybody sleeps: as many places as the house has guests, one double bed at least. */
export function bedroomsOf(shell: Pick<Shell, 'index' | 'persons' | 'bedrooms'>): Bedroom[] {
  const random = createRandom('bedrooms', shell.index)
  const rooms: Bedroom[] = [{ bed: 'double', sleeps: 2 }]
  while (rooms.length < shell.bedrooms && sleeping(rooms) + 2 <= shell.persons) {
    rooms.push(
      random.weighted<Bedroom>([
        [{ bed: 'double', sleeps: 2 }, 5],
        [{ bed: 'singles', sleeps: 2 }, 3],
        [{ bed: 'bunk', sleeps: 2 }, 2],
      ]),
    )
  }
  while (sleeping(rooms) < shell.persons) {
    const left = shell.persons - sleeping(rooms)
    if (left === 1)
      rooms.push(rooms.length < shell.bedrooms ? { bed: 'single', sleeps: 1 } : { bed: 'loft', sleeps: 1 })
    else if (random.chance(0.5) && !rooms.some(({ bed }) => bed === 'loft')) rooms.push({ bed: 'loft', sleeps: left })
    else rooms.push({ bed: random.chance(0.6) ? 'annex' : 'sofa', sleeps: 2 })
  }
  return rooms
}

function sleeping(rooms: readonly Bedroom[]): number {
  return rooms.reduce((sum, room) => sum + room.sleeps, 0)
}
