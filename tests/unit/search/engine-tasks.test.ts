import { Meilisearch } from 'meilisearch'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tasksDone } from '../../../src/backend/search/feed/tasks.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Milliseconds until an engine's task is known to be done, and how often it was looked at. */
async function knownAfter(doneAt: number): Promise<{ known: number; looks: number }> {
  const begun = Date.now()
  let looks = 0
  const client = new Meilisearch({ host: 'http://engine.test' })
  vi.spyOn(client.tasks, 'getTasks').mockImplementation(async () => {
    looks += 1
    const status = Date.now() - begun < doneAt ? 'processing' : 'succeeded'
    return { results: [{ uid: 1, status }], total: 1, limit: 1, from: 1, next: null } as never
  })
  const known = tasksDone(client, [{ taskUid: 1 } as never]).then(() => Date.now() - begun)
  await vi.advanceTimersByTimeAsync(2 * doneAt + 100)
  return { known: await known, looks }
}

test.each([20, 500, 1900, 2700, 4700, 8000])(
  'a change that the engine has after %i ms is known soon',
  async (doneAt) => {
    const { known, looks } = await knownAfter(doneAt)
    expect(known - doneAt).toBeLessThanOrEqual(5 + doneAt / 9)
    expect(looks).toBeLessThan(60)
  },
)

test('an engine that takes minutes is looked at once a second', async () => {
  const { known, looks } = await knownAfter(300_000)
  expect(known - 300_000).toBeLessThanOrEqual(1000)
  expect(looks).toBeLessThan(360)
})
