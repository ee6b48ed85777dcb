import { buildHouse } from './houses/build-house.ts'
import { imageColumns, imageRows, picturesOf } from './houses/images.ts'
import {
  lodgingColumns,
  lodgingFacilityColumns,
  lodgingFacilityRows,
  lodgingMetaColumns,
  lodgingMetaRows,
  lodgingRow,
  lodgingTextColumns,
  lodgingTextRows,
} from './houses/rows.ts'
import { consumptionColumns, consumptionRows } from './items/consumption.ts'
import { itemPricesOf, itemsOf } from './items/house-items.ts'
import { lodgingItemColumns, lodgingItemRows } from './items/items.ts'
import { reviewColumns, reviewsOf } from './reviews/reviews.ts'
import { soldNights } from './stays/occupancy.ts'
import { optionColumns, optionRows } from './stays/options.ts'
import type { SeasonCalendar } from './stays/seasons.ts'
import type { Row, SeedWriter } from './writer.ts'

const nightColumns = ['lodging_id', 'date', 'holder', 'expires_at'] as const

/** One house with everything that belongs to it; the house goes first, for the others refer to it. */
export async function seedHouse(
  write: SeedWriter,
  index: number,
  today: string,
  calendar: SeasonCalendar,
): Promise<void> {
  const house = buildHouse(index)
  const shown = picturesOf(house)
  const items = itemsOf(house)
  const reviews = reviewsOf(house, today)
  const sold = soldNights(house, calendar)
  const counted = { images: shown.length, ratings: reviews.ratings }

  await write.insert('lodging', lodgingColumns, [lodgingRow(house, today, counted)])
  await write.insert('lodging_text', lodgingTextColumns, lodgingTextRows(house))
  await write.insert('lodging_image', imageColumns, imageRows(house, shown))
  await write.insert('lodging_facility', lodgingFacilityColumns, lodgingFacilityRows(house, today))
  await write.insert('lodging_meta', lodgingMetaColumns, lodgingMetaRows(house))
  await write.insert('lodging_item', lodgingItemColumns, lodgingItemRows(house, items))
  await write.insert('booking_option', optionColumns, optionRows(house, calendar, sold, itemPricesOf(house, items)))
  await write.insert('night', nightColumns, nightRows(house.id, calendar, sold))
  await write.insert('item_consumption', consumptionColumns, consumptionRows(house, items))
  await write.insert('review', reviewColumns, reviews.rows)
}

function nightRows(lodgingId: number, { days }: SeasonCalendar, sold: Uint8Array): Row[] {
  const rows: Row[] = []
  sold.forEach((isSold, day) => {
    if (isSold) rows.push([lodgingId, days.iso(day), 'seed', null])
  })
  return rows
}
