import { today } from '../../domain/stays.ts'
import { currencyCodes } from '../../editions/table.ts'
import { refreshForecasts } from '../forecast/refresh.ts'
import { rebuildEntries } from '../search/entries.ts'
import { nextOffers } from '../search/indexes/offers.ts'
import { fillWordsOfHouses } from '../search/text/fill-words.ts'
import { bookedHouses, reapplyBookings } from './bookings.ts'
import { ensureOriginals, type PictureStore } from './originals.ts'
import { sendAgain } from './send-again.ts'
import { withoutIndexes } from './set-aside.ts'
import { seedVersion } from './version.ts'
import { writeSeed } from './write-seed.ts'
import { createD1Writer } from './writer.ts'

export interface Seeding {
  db: D1Database
  media: PictureStore
  lodgings: number
  weeks?: number | undefined
  /** Seeds again even when version and scale are as before. */
  force: boolean
  /** An agency of this scale is left as it is, whatever version of the seed has made it. */
  allowsOlder?: boolean | undefined
}

/**
 * Fills a migrated database unless it already holds this version of the seed at this scale. Bookings outlive a new
 * seed: their houses stay, their nights are sold again and the stays that they overlap are closed again.
 * True when it seeded.
 */
export async function ensureSeeded({
  db,
  media,
  lodgings,
  weeks,
  force,
  allowsOlder = false,
}: Seeding): Promise<boolean> {
  const alsoHouses = await bookedHouses(db)
  await ensureOriginals(media, [...Array.from({ length: lodgings }, (_, index) => index), ...alsoHouses])
  const requested = { version: seedVersion, lodgings, weeks: weeks ?? null }
  const state = await db.prepare("SELECT value FROM seed_state WHERE key = 'agency'").first<string>('value')
  if (!force && state !== null && isAs(requested, state, allowsOlder)) return false

  await sendAgain(() =>
    db.batch([
      db.prepare("DELETE FROM seed_state WHERE key = 'agency'"),
      // Everything may have changed: another stamp says so once, in place of every row (src/backend/changes).
      db.prepare('DELETE FROM told_feed'),
      db.prepare('DELETE FROM told_change'),
    ]),
  )
  const day = today()
  await withoutIndexes(db, 'booking_option', () =>
    writeSeed({ write: createD1Writer(db), lodgings, weeks, today: day, alsoHouses }),
  )
  await sendAgain(() => db.batch(currencyCodes.map((currency) => db.prepare(nextOffers(currency, new Date())))))
  await sendAgain(() => reapplyBookings(db, day))
  await refreshForecasts(db)
  await sendAgain(() => fillWordsOfHouses(db))
  await sendAgain(() => rebuildEntries(db))
  await sendAgain(() => db.prepare(countForPlans).run())
  await db.prepare("INSERT INTO seed_state (key, value) VALUES ('agency', ?1)").bind(JSON.stringify(requested)).run()
  return true
}

function isAs(expected: { version: number }, state: string, ofAnyVersion: boolean): boolean {
  const version = ofAnyVersion ? Object(JSON.parse(state)).version : expected.version
  return state === JSON.stringify({ ...expected, version })
}

/** How many rows there are of what, by a sample: without it SQLite guesses, and reads every house of the coast for a town. */
const countForPlans = 'PRAGMA optimize = 0x10002'
