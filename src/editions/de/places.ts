import type { places as danish } from '../da/places.ts'

export const places: typeof danish = {
  prepositions: { in: 'in', on: 'auf', at: 'bei' },
  areas: {
    hjerting: 'Hjerting bei Esbjerg',
    'bork-havn': 'Bork Havn am Fjord',
    ringkobing: 'Ringkøbing am Fjord',
    lemvig: 'Lemvig am Limfjord',
  },
}
