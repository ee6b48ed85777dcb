import { seedPortal } from './agency/portal.ts'
import { redirectColumns, redirectRows } from './agency/redirects.ts'
import { seedDeferredPeriods, seedTexts } from './agency/texts.ts'
import { seedFacilities } from './facilities.ts'
import { seedItems } from './items/items.ts'
import { seedStreets } from './places/streets.ts'
import { seedHouse } from './seed-house.ts'
import { seasonCalendar } from './stays/seasons.ts'
import type { SeedWriter } from './writer.ts'

export interface AgencySeed {
  write: SeedWriter
  /** How many houses. */
  lodgings: number
  /** ISO day from which calendars run. */
  today: string
  /** For how many weeks stays are offered; left out: until the end of the last active season. */
  weeks?: number | undefined
  /** Houses beyond the scale that must be there all the same: numbers that buildHouse counts by. */
  alsoHouses?: readonly number[]
}

/** Fills every table of the broker with a believable agency: the same rows for the same day and scale. */
export async function seedAgency({ write, lodgings, today, weeks, alsoHouses = [] }: AgencySeed): Promise<void> {
  await seedStreets(write)
  await seedFacilities(write)
  await seedItems(write)
  await seedTexts(write, today)
  await seedPortal(write, today)
  await seedDeferredPeriods(write, today)
  await write.insert('redirect', redirectColumns, redirectRows())
  const calendar = seasonCalendar(today, weeks)
  for (let index = 0; index < lodgings; index++) await seedHouse(write, index, today, calendar)
  for (const index of alsoHouses) if (index >= lodgings) await seedHouse(write, index, today, calendar)
}
