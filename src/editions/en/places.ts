import type { places as danish } from '../da/places.ts'

export const places: typeof danish = {
  prepositions: { in: 'in', on: 'on', at: 'at' },
  areas: {},
}
