import { type AgencySeed, seedAgency } from './seed-agency.ts'
import { deletedRows } from './tables.ts'

/** Replaces everything that is seeded by the agency and its content. */
export async function writeSeed(seed: AgencySeed): Promise<void> {
  await seed.write.clear(deletedRows)
  await seedAgency(seed)
  await seed.write.finish()
}
