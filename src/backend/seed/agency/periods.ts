import type { SeedWriter } from '../writer.ts'

/** Weeks of the coming season that can be put down for before their prices are known. */
export async function seedDeferredPeriods(write: SeedWriter, today: string): Promise<void> {
  const season = Math.max(2028, Number(today.slice(0, 4)) + 1)
  const periods = [
    [`${season}-03-31`, `${season}-04-22`, `${season - 1}-03-01`],
    [`${season}-06-24`, `${season}-07-15`, `${season - 1}-03-01`],
    [`${season}-07-15`, `${season}-08-26`, `${season - 1}-03-01`],
    [`${season}-10-07`, `${season}-10-28`, `${season - 1}-04-01`],
    [`${season}-12-21`, `${season + 1}-01-04`, `${season - 1}-05-01`],
  ] as const
  const rows = periods.map(([from, to, opens], index) => [index + 1, season, from, to, opens])
  await write.insert('deferred_period', ['id', 'season', 'from_date', 'to_date', 'opens_at'], rows)
}
