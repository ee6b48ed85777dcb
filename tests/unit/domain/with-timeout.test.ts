import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from '../../../src/domain/promises.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what comes in time is answered, and its timer is gone', async () => {
  expect(await withTimeout(Promise.resolve('here'), 1_000, null)).toBe('here')
  expect(vi.getTimerCount()).toBe(0)
})

test('what fails in time fails, and its timer is gone', async () => {
  await expect(withTimeout(Promise.reject(new Error('It has failed')), 1_000, null)).rejects.toThrow('It has failed')
  expect(vi.getTimerCount()).toBe(0)
})

test('what takes longer is not waited for', async () => {
  const answer = withTimeout(new Promise(() => {}), 1_000, 'late')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await answer).toBe('late')
})
