import { seedContent } from './content/seed-content.ts'
import { streets } from './places/streets.ts'
import { type AgencySeed, seedAgency } from './seed-agency.ts'
import { deletedRows } from './tables.ts'

/** Replaces everything that is seeded by the agency and its content. */
export async function writeSeed(seed: AgencySeed): Promise<void> {
  await seed.write.clear(deletedRows)
  await seedAgency(seed)
  await seedContent({ write: seed.write, today: seed.today, streets })
  await seed.write.finish()
}
