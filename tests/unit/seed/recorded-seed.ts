import { type AgencySeed, seedAgency } from '../../../src/backend/seed/seed-agency.ts'
import type { SeedWriter, Value } from '../../../src/backend/seed/writer.ts'

export type Recorded = Record<string, Value>

/** Runs the seed and keeps its rows by table, as objects. */
export async function recordSeed(seed: Omit<AgencySeed, 'write'>): Promise<Map<string, Recorded[]>> {
  const tables = new Map<string, Recorded[]>()
  const write: SeedWriter = {
    clear: async () => {},
    insert: async (table, columns, rows) => {
      const kept = tables.get(table) ?? []
      tables.set(table, kept)
      for (const row of rows) {
        kept.push(Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])))
      }
    },
    finish: async () => {},
  }
  await seedAgency({ ...seed, write })
  return tables
}

export function rowsOf(tables: Map<string, Recorded[]>, table: string): Recorded[] {
  return tables.get(table) ?? []
}
