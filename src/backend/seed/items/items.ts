import * as v from 'valibot'
import type { Item } from '../../../contracts/lodging.ts'
import { moneyColumnsOf } from '../../../editions/names.ts'
import { currencyCodes } from '../../../editions/table.ts'
import { writtenFacts } from '../../../editions/written-facts.ts'
import data from '../data/items.json' with { type: 'json' }
import type { House } from '../houses/house.ts'
import { byLanguage, fill, seededEditions, TextSchema } from '../texts.ts'
import type { Row, SeedWriter } from '../writer.ts'
import type { HouseItem } from './house-items.ts'

const ItemSchema = v.object({
  id: v.number(),
  type: v.string(),
  chargeType: v.picklist(['stay', 'person', 'piece', 'unit']),
  unitName: TextSchema,
  description: TextSchema,
})

export type ItemKey = keyof typeof data
type CatalogueItem = v.InferOutput<typeof ItemSchema> & Pick<Item, 'meteredQuantity' | 'definitionId'>

/** Everything that is charged beside the rent. Order is the order of the price table. */
export const catalogue = Object.fromEntries(
  Object.entries(data).map(([key, json]) => {
    const item = v.parse(ItemSchema, json)
    const description = byLanguage((language) => fill(item.description[language], writtenFacts(language)))
    return [key, { ...item, description, meteredQuantity: item.chargeType === 'unit', definitionId: 100 + item.id }]
  }),
) as Readonly<Record<ItemKey, CatalogueItem>>

export const lodgingItemColumns = [
  'lodging_id',
  'item_id',
  ...moneyColumnsOf('unit_price'),
  'is_mandatory',
  'min_quantity',
  'max_quantity',
] as const

export async function seedItems(write: SeedWriter): Promise<void> {
  const items = Object.values(catalogue)
  await write.insert(
    'item',
    ['id', 'type', 'charge_type', 'definition_id', 'metered_quantity'],
    items.map((item) => [item.id, item.type, item.chargeType, item.definitionId, item.meteredQuantity ? 1 : 0]),
  )
  await write.insert(
    'item_text',
    ['item_id', 'lan', 'description', 'unit_name'],
    items.flatMap((item) =>
      seededEditions.map(({ id, language }) => [item.id, id, item.description[language], item.unitName[language]]),
    ),
  )
}

export function lodgingItemRows(house: House, items: readonly HouseItem[]): Row[] {
  return items.map((item) => [
    house.id,
    catalogue[item.key].id,
    ...currencyCodes.map((currency) => item.unitPrice[currency]),
    item.isMandatory ? 1 : 0,
    item.minQuantity,
    item.maxQuantity,
  ])
}
