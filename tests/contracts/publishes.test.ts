import { expect, test } from 'vitest'
import { percentile, publishWhileRead } from '../publishes/publish-while-read.ts'
import { thisSite } from '../this-site.ts'

/** `npm run publishes` goes a hundred times, and by the clock. */
test('whoever reads while a page is published again and again sees each new text, and never an older one after it', async () => {
  const { live, reads, older } = await publishWhileRead(thisSite(), {
    publishes: 3,
    readsPerSecond: 6,
    timeoutMs: 45_000,
  })
  expect(live).toHaveLength(3)
  expect(live).not.toContain(null)
  expect(reads).toBeGreaterThan(3)
  expect(older).toEqual([])
})

test('what was never seen is the longest of all', () => {
  expect(percentile([30, 10, null, 20], 50)).toBe(20)
  expect(percentile([30, 10, null, 20], 95)).toBe(Number.POSITIVE_INFINITY)
  expect(
    percentile(
      Array.from({ length: 100 }, (_, index) => 100 - index),
      95,
    ),
  ).toBe(95)
})
