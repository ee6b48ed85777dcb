import { columnOf } from '../../editions/names.ts'
import type { Currency } from '../../editions/table.ts'
import { currencyCodes } from '../../editions/table.ts'
import { type Earlier, priceKey } from './back-test.ts'
import { type ReadingRow, readingColumns } from './readings.ts'
import { figuresOf } from './refresh.ts'

const unitPrices = currencyCodes.map((currency) => `${columnOf('unit_price', currency)} AS ${currency}`)

/** Everything that a back-test asks of the database. */
export async function readEarlier(db: D1Database): Promise<Earlier> {
  const figures = await figuresOf(db)
  const rows = await db.prepare(`SELECT ${readingColumns} FROM item_consumption ORDER BY id`).all<ReadingRow>()
  const houses = await db.prepare('SELECT id, persons FROM lodging ORDER BY id').all<{ id: number; persons: number }>()
  const prices = await db
    .prepare(`SELECT lodging_id, item_id, ${unitPrices.join(', ')} FROM lodging_item`)
    .all<{ lodging_id: number; item_id: number } & Record<Currency, number>>()
  return {
    rows: rows.results,
    houses: new Map(houses.results.map(({ id, persons }) => [id, { persons, figure: figures.get(id) ?? null }])),
    prices: new Map(
      prices.results.map(({ lodging_id, item_id, ...prices }) => [priceKey(lodging_id, item_id), prices]),
    ),
  }
}
