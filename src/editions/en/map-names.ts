import type { mapNames as danish } from '../da/map-names.ts'

export const mapNames: typeof danish = {
  northSea: 'North Sea',
  balticSea: 'Baltic Sea',
  limfjord: 'Limfjord',
  jammerBay: 'Jammer Bay',
  waddenSea: 'Wadden Sea',
  denmark: 'Denmark',
  germany: 'Germany',
  norway: 'Norway',
  sweden: 'Sweden',
  copenhagen: 'Copenhagen',
  hamburg: 'Hamburg',
  gothenburg: 'Gothenburg',
}
