import { amountOf, type House, has } from '../houses/house.ts'
import { createRandom, type Random } from '../random.ts'
import type { SeasonName } from '../stays/seasons.ts'
import type { Row } from '../writer.ts'
import { catalogue } from './catalogue.ts'
import type { HouseItem } from './house-items.ts'

export const consumptionColumns = [
  'id',
  'lodging_id',
  'item_id',
  'days',
  'adults',
  'children',
  'season',
  'consumed',
] as const

const seasonNames: readonly SeasonName[] = ['winter', 'spring', 'summer', 'autumn']
/** Need for heat: 1 in winter. */
const cold: Record<SeasonName, number> = { winter: 1, spring: 0.52, summer: 0.05, autumn: 0.45 }
/** More than four seasons of twenty stays with three meters each. */
const idsForHouse = 300

/** What earlier guests used of each metered thing, 5 to 20 stays a season. */
export function consumptionRows(house: House, items: readonly HouseItem[]): Row[] {
  const random = createRandom('consumption', house.index)
  const metered = items.filter(({ key }) => key === 'electricity' || key === 'water' || key === 'heating')
  const rows: Row[] = []
  for (const season of seasonNames) {
    const stays = random.int(5, season === 'summer' ? 16 : 9)
    for (let stay = 0; stay < stays; stay++) {
      const days = random.weighted([
        [7, season === 'summer' ? 8 : 3],
        [14, 1],
        [3, season === 'summer' ? 0 : 3],
        [4, season === 'summer' ? 0 : 2],
      ])
      const guests = Math.max(2, Math.round(house.persons * (0.5 + random.next() * 0.5)))
      const children = house.persons > 3 ? Math.min(guests - 1, Math.round(guests * random.next() * 0.55)) : 0
      const thrift = 0.78 + random.next() * 0.5
      for (const { key } of metered) {
        const daily =
          key === 'water'
            ? waterOf(house, guests)
            : key === 'heating'
              ? districtHeatOf(house, season)
              : electricityOf(house, season, guests)
        const consumed = daily * days * thrift * scatter(random)
        const rounded = key === 'water' ? Math.round(consumed * 10) / 10 : Math.round(consumed)
        const id = house.id * idsForHouse + rows.length
        rows.push([id, house.id, catalogue[key].id, days, guests - children, children, season, rounded])
      }
    }
  }
  return rows
}

/** kWh a day: the house's own, its guests', and its heat, less of it with a heat pump or district heating. */
function electricityOf(house: House, season: SeasonName, guests: number): number {
  const heat = has(house, 'districtHeating') ? 0 : house.houseArea * 0.62 * (has(house, 'heatPump') ? 0.42 : 1)
  const age = house.yearBuilt > 2010 ? 0.7 : house.yearBuilt > 1990 ? 0.9 : 1.1
  const water = amountOf(house, 'poolArea') * (has(house, 'heatPump') ? 1.1 : 1.7) + (has(house, 'outdoorSpa') ? 9 : 0)
  return 4.5 + guests * 1.7 + heat * cold[season] * age + water * (0.75 + cold[season] * 0.35)
}

/** Cubic metres a day. */
function waterOf(house: House, guests: number): number {
  return 0.04 + guests * 0.095 + (has(house, 'pool') ? 0.35 : 0) + (has(house, 'wildernessBath') ? 0.16 : 0)
}

/** kWh of heat a day. */
function districtHeatOf(house: House, season: SeasonName): number {
  return house.houseArea * 0.7 * cold[season] + amountOf(house, 'poolArea') * 1.6 + 4
}

function scatter(random: Random): number {
  return 1 + random.around(0, 0.2)
}
