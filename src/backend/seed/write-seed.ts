import { progressRow } from '../forecast/refresh.ts'
import { housesOfGuests } from './bookings.ts'
import { seedContent } from './content/seed-content.ts'
import { streets } from './places/streets.ts'
import { type AgencySeed, seedAgency } from './seed-agency.ts'

/** Replaces everything that is seeded by the agency and its content. */
export async function writeSeed(seed: AgencySeed): Promise<void> {
  await seed.write.clear(deletedRows)
  await seedAgency(seed)
  await seedContent({ write: seed.write, today: seed.today, streets })
  await seed.write.finish()
}

/**
 * What is deleted before the seed is written, rows that refer to others first. Bookings and reservations stay, and so
 * do the houses and seasons that they refer to and every street: those are replaced row by row.
 */
export const deletedRows = [
  'lodging_text',
  'lodging_image',
  'search_fact',
  'lodging_facility',
  'lodging_meta',
  'lodging_item',
  'search_offer',
  'booking_option',
  'night',
  'item_text',
  'item',
  'item_consumption',
  'item_use',
  'item_use_state',
  progressRow,
  'use_cost',
  'review',
  'portal_review',
  'portal_domain_stat',
  'broker_meta',
  'broker_text',
  'redirect',
  'deferred_period WHERE id NOT IN (SELECT period_id FROM reservation)',
  'closed_stay',
  'facility',
  'facility_group',
  'entry',
  'asset',
  `lodging WHERE id NOT IN (${housesOfGuests})`,
] as const
