import type { BookingOptionItemPrice } from '../../../contracts/lodging.ts'
import type { Currency } from '../../../editions/table.ts'
import { byCurrency, inCurrency, inFractions } from '../currencies.ts'
import { type House, has } from '../houses/house.ts'
import { createRandom } from '../random.ts'
import type { ItemPrices } from '../stays/options.ts'
import { catalogue, type ItemKey } from './items.ts'

/** An item as one house charges it: øre, or cents, for one unit. */
export interface HouseItem {
  key: ItemKey
  unitPrice: Readonly<Record<Currency, number>>
  isMandatory: boolean
  minQuantity: number
  maxQuantity: number
}

/** What a house charges beside the rent. Mandatory things are charged for the stay, never for a person. */
export function itemsOf(house: House): HouseItem[] {
  const random = createRandom('items', house.index)
  const { quality, persons } = house
  const pool = has(house, 'pool')
  const items: HouseItem[] = []
  const add = (key: ItemKey, kroner: number, max = 1) => items.push(priced(key, kroner, false, max))
  const cleaning = rounded(280 + house.houseArea * 5.4 + (pool ? 700 : 0) + quality * 160, 25)
  items.push(priced('cleaning', cleaning, pool || random.chance(0.27), 1))
  if (has(house, 'wildernessBath'))
    items.push(priced('hotTubWater', random.pick([250, 295, 350]), random.chance(0.6), 1))
  add('linen', random.pick([145, 155, 165]))
  add('towels', random.pick([65, 75]))
  add('kitchenTowels', 45)
  if (house.pets > 0) add('pet', random.pick([200, 250, 295, 350]), house.pets)
  const cot = random.pick([125, 150])
  const highChair = random.pick([75, 95])
  if (!has(house, 'cots')) add('cot', cot, 2)
  if (!has(house, 'highChairs')) add('highChair', highChair, 2)
  if (has(house, 'woodStove') || has(house, 'openFireplace')) add('firewood', random.pick([75, 85, 95]), 10)
  if (random.chance(0.7)) add('earlyCheckIn', random.pick([350, 400, 450]))
  if (random.chance(0.5)) add('lateCheckOut', random.pick([350, 400, 450]))
  items.push(metered('electricity', random.int(63, 92) * 5))
  if (random.chance(0.62)) items.push(metered('water', random.int(13, 19) * 500))
  if (has(house, 'districtHeating')) items.push(metered('heating', random.int(19, 27) * 5))
  if (has(house, 'chargingStation')) items.push(metered('charging', random.int(72, 98) * 5))
  if (pool || random.chance(0.45)) {
    items.push(priced('deposit', random.pick(pool ? [2500, 3000, 4000] : [750, 1000, 1500, 2000]), true, 1))
  }
  return items.map((item) => (item.key === 'linen' && persons > 14 ? { ...item, ...moneyOf(135) } : item))
}

/** The items as the broker hands them out, for domain/prices to make a total of. */
export function itemPricesOf(house: House, items: readonly HouseItem[]): ItemPrices {
  return byCurrency((currency) =>
    items.map((item): BookingOptionItemPrice => {
      const { description, unitName, ...shared } = catalogue[item.key]
      return {
        lodgingId: house.id,
        duration: 0,
        arrival: '',
        itemId: shared.id,
        unitPrice: item.unitPrice[currency],
        currency,
        isMandatory: item.isMandatory,
        minQuantity: item.minQuantity,
        maxQuantity: item.maxQuantity,
        item: { ...shared, description: description.da, unitName: unitName.da },
      }
    }),
  )
}

function priced(key: ItemKey, kroner: number, isMandatory: boolean, maxQuantity: number): HouseItem {
  return { key, ...moneyOf(kroner), isMandatory, minQuantity: 1, maxQuantity }
}

function moneyOf(kroner: number): Pick<HouseItem, 'unitPrice'> {
  return { unitPrice: byCurrency((currency) => inCurrency(currency, kroner * 100)) }
}

/** Billed by the meter after the stay; everybody uses some, nobody knows beforehand how much. */
function metered(key: ItemKey, ore: number): HouseItem {
  const unitPrice = byCurrency((currency) => inFractions(currency, ore))
  return { key, unitPrice, isMandatory: true, minQuantity: 0, maxQuantity: 0 }
}

function rounded(value: number, step: number): number {
  return Math.round(value / step) * step
}
