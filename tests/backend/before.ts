import { env } from 'cloudflare:workers'
import { vi } from 'vitest'

/** Runs what happens meanwhile right before the batch in which such a statement is written. */
export function before(statement: RegExp, meanwhile: () => Promise<unknown>): void {
  const prepare = env.DB.prepare.bind(env.DB)
  const batch = env.DB.batch.bind(env.DB)
  let isNext = false
  const prepared = vi.spyOn(env.DB, 'prepare').mockImplementation((sql) => {
    isNext ||= statement.test(sql)
    return prepare(sql)
  })
  const batched = vi.spyOn(env.DB, 'batch').mockImplementation(async (statements) => {
    if (isNext) {
      prepared.mockRestore()
      batched.mockRestore()
      await meanwhile()
    }
    return batch(statements) as never
  })
}
