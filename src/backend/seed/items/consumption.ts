import { amountOf, type House, has } from '../houses/house.ts'
import { createRandom, type Random } from '../random.ts'
import type { SeasonName } from '../stays/seasons.ts'
import type { Row } from '../writer.ts'
import type { HouseItem } from './house-items.ts'
import { catalogue } from './items.ts'

export const consumptionColumns = [
  'id',
  'lodging_id',
  'item_id',
  'stay',
  'days',
  'adults',
  'children',
  'season',
  'consumed',
] as const

type MeteredKey = 'electricity' | 'water' | 'heating'
const seasonNames: readonly SeasonName[] = ['winter', 'spring', 'summer', 'autumn']
/** Degrees outside: what is usual, and how far one week lies from another. */
const weather: Record<SeasonName, readonly [usual: number, spread: number]> = {
  winter: [2.5, 6],
  spring: [8.5, 6.5],
  summer: [17, 4],
  autumn: [10.5, 6.5],
}
/** Degrees that people, cooking and the sun add to a house before it has to be heated. */
const ownWarmth = 3
/** More than four seasons of twenty stays with three meters each. */
const idsForHouse = 300

/** A stay of earlier guests, and how they lived. */
interface EarlierStay {
  days: number
  adults: number
  children: number
  /** Degrees outside. */
  outside: number
  /** Degrees inside. */
  inside: number
  /** 1 is usual. */
  habits: number
  isPoolHeated: boolean
  /** kWh into a car at a socket of the house. */
  charged: number
}

/**
 * The use of earlier guests of each metered item, 5 to 16 stays a season; less of a house that is let for the first
 * year. It follows heat that is lost to the weather, showers, pools and people, none of which the forecast knows.
 */
export function consumptionRows(house: House, items: readonly HouseItem[]): Row[] {
  const random = createRandom('consumption', house.index)
  const metered = items.flatMap(({ key }) => (isMetered(key) ? [key] : []))
  const letFor = Math.min(1, house.publishedDaysAgo / 730)
  const rows: Row[] = []
  let number = 0
  for (const season of seasonNames) {
    const stays = Math.round(random.int(5, season === 'summer' ? 16 : 9) * letFor)
    for (let count = 0; count < stays; count++) {
      const stay = earlierStay(house, season, random)
      number += 1
      for (const key of metered) {
        const used = useOf[key](house, stay) * stay.habits * (1 + random.around(0, 0.12))
        const read = key === 'water' ? Math.round(used * 10) / 10 : Math.round(used)
        const id = house.id * idsForHouse + rows.length
        const { days, adults, children } = stay
        rows.push([id, house.id, catalogue[key].id, number, days, adults, children, season, read])
      }
    }
  }
  return rows
}

function isMetered(key: HouseItem['key']): key is MeteredKey {
  return key === 'electricity' || key === 'water' || key === 'heating'
}

function earlierStay(house: House, season: SeasonName, random: Random): EarlierStay {
  const guests = Math.max(1, Math.round(house.persons * (0.35 + random.next() * 0.65)))
  const [usual, spread] = weather[season]
  return {
    days: random.weighted([
      [7, season === 'summer' ? 8 : 3],
      [14, 1],
      [3, season === 'summer' ? 0 : 3],
      [4, season === 'summer' ? 0 : 2],
    ]),
    ...partyOf(guests, random),
    outside: random.around(usual, spread),
    inside: random.around(20.5, 2),
    habits: Math.exp(random.around(0, 0.42) + (random.chance(0.06) ? random.around(0, 0.7) : 0)),
    isPoolHeated: random.chance(season === 'summer' ? 0.85 : 0.94),
    charged: random.chance(0.07) ? random.int(2, 6) * 18 : 0,
  }
}

function partyOf(guests: number, random: Random): Pick<EarlierStay, 'adults' | 'children'> {
  const children = guests > 2 && random.chance(0.6) ? Math.min(guests - 1, Math.round(guests * random.next() * 0.6)) : 0
  return { adults: guests - children, children }
}

const useOf: Record<MeteredKey, (house: House, stay: EarlierStay) => number> = {
  /** kWh: standby, the guests' own use, heat, hot water. */
  electricity(house, stay) {
    const { days, adults, children } = stay
    const heat = has(house, 'districtHeating') ? 0 : heatOf(house, stay) / (has(house, 'heatPump') ? 2.6 : 1)
    const pool = amountOf(house, 'poolArea') * (stay.isPoolHeated ? 1.5 : 0.6) * (1 + (15 - stay.outside) * 0.012)
    const baths = has(house, 'outdoorSpa') ? 7 + adults * 0.7 : 0
    const sauna = has(house, 'sauna') ? 4 * Math.min(days, 1 + days * 0.35) : 0
    return days * (3.6 + adults * 1.55 + children * 0.8 + pool + baths) + sauna + heat + stay.charged
  },
  /** Cubic metres: showers, a washing-up each day, the tub filled once. */
  water(house, { days, adults, children }) {
    const filled = (has(house, 'wildernessBath') ? 1.4 : 0) + (has(house, 'outdoorSpa') ? 0.5 : 0)
    return days * (0.06 + adults * 0.098 + children * 0.062 + (has(house, 'pool') ? 0.3 : 0)) + filled
  },
  /** kWh of heat, the hot water with it. */
  heating(house, stay) {
    const pool = amountOf(house, 'poolArea') * (stay.isPoolHeated ? 1.7 : 0.7)
    return heatOf(house, stay) * 1.15 + stay.days * (pool + 2 + (stay.adults + stay.children) * 1.1)
  },
}

/** kWh to heat the house, and to warm it up on the first day. */
function heatOf({ houseArea, yearBuilt }: House, { days, outside, inside }: EarlierStay): number {
  const leak = yearBuilt > 2010 ? 0.017 : yearBuilt > 1990 ? 0.026 : 0.036
  const missing = Math.max(0, inside - ownWarmth - outside)
  return houseArea * leak * missing * (days + 0.7)
}
