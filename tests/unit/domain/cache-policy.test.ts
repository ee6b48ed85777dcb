import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CachePolicy, lastAge, shorterPolicy, staleAge } from '../../../src/domain/cache-policy.ts'
import { createRenderLog } from '../../../src/routing/render-log.ts'
import { pagePolicy } from '../../../src/urls/route.ts'

const seconds = fc.integer({ min: 0, max: 700_000 })
const policy: fc.Arbitrary<CachePolicy> = fc.record({
  maxAge: seconds,
  staleWhileRevalidate: seconds,
  staleIfError: seconds,
})

test('what is made of two copies is served no longer than either', () => {
  fc.assert(
    fc.property(policy, policy, (one, other) => {
      const both = shorterPolicy(one, other)
      for (const each of [one, other]) {
        expect(both.maxAge).toBeLessThanOrEqual(each.maxAge)
        expect(staleAge(both)).toBeLessThanOrEqual(staleAge(each))
        expect(lastAge(both)).toBeLessThanOrEqual(lastAge(each))
      }
      expect(Math.min(...Object.values(both))).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a page is kept as its record says, and no longer than what it is made of; without a record it is not kept', () => {
  const read = (own: CachePolicy) => ({
    freshness: 'fresh' as const,
    entry: { value: null, madeAt: 0, epoch: 0, tags: ['lodging:1'], policy: own },
  })
  const log = createRenderLog(new AbortController().signal)
  log.seen(read({ maxAge: 5, staleWhileRevalidate: 0, staleIfError: 86_400 }), 'search')
  expect(log.cacheable()).toBeNull()
  log.cacheFor(pagePolicy)
  expect(log.cacheable()?.policy).toEqual({ maxAge: 5, staleWhileRevalidate: 0, staleIfError: 0 })
  // The screen of an entry has a word of its own, after the catch-all's.
  log.cacheFor({ ...pagePolicy, maxAge: 3 })
  expect(log.cacheable()?.policy.maxAge).toBe(3)
  log.failed()
  expect(log.cacheable()).toBeNull()
})
