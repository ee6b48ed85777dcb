import type { mapNames as danish } from '../da/map-names.ts'

export const mapNames: typeof danish = {
  northSea: 'Nordsee',
  balticSea: 'Ostsee',
  limfjord: 'Limfjord',
  jammerBay: 'Jammerbucht',
  waddenSea: 'Wattenmeer',
  denmark: 'Dänemark',
  germany: 'Deutschland',
  norway: 'Norwegen',
  sweden: 'Schweden',
  copenhagen: 'Kopenhagen',
  hamburg: 'Hamburg',
  gothenburg: 'Göteborg',
}
