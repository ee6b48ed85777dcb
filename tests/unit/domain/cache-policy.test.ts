import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CachePolicy,
  lastAge,
  notifiedAge,
  policyFrom,
  shorterPolicy,
  staleAge,
  unchangedAge,
} from '../../../src/domain/cache-policy.ts'
import { createRenderLog } from '../../../src/routing/render-log.ts'
import { pagePolicy } from '../../../src/urls/route.ts'

const seconds = fc.integer({ min: 0, max: 700_000 })
const policy: fc.Arbitrary<CachePolicy> = fc.record({
  maxAge: seconds,
  staleWhileRevalidate: seconds,
  staleIfError: seconds,
  maxAgeIfNotified: fc.option(seconds, { nil: undefined }),
  maxAgeIfUnchanged: fc.option(seconds, { nil: undefined }),
  watches: fc.option(fc.subarray(['facts', 'stays::1', 'stays::2']), { nil: undefined }),
  isOfDay: fc.option(fc.boolean(), { nil: undefined }),
})

test('what is made of two copies is served no longer than either', () => {
  fc.assert(
    fc.property(policy, policy, (one, other) => {
      const both = shorterPolicy(one, other)
      for (const each of [one, other]) {
        expect(both.maxAge).toBeLessThanOrEqual(each.maxAge)
        expect(staleAge(both)).toBeLessThanOrEqual(staleAge(each))
        expect(lastAge(both)).toBeLessThanOrEqual(lastAge(each))
        expect(notifiedAge(both)).toBeLessThanOrEqual(notifiedAge(each))
        expect(unchangedAge(both)).toBeLessThanOrEqual(unchangedAge(each))
        expect(both.isOfDay || !each.isOfDay).toBe(true)
        // Whatever ends the longer age of one ends that of both.
        const isWatching = unchangedAge(each) > notifiedAge(each) && unchangedAge(both) > notifiedAge(both)
        const watched = both.watches ?? [...(each.watches ?? []), 'anything']
        if (isWatching) for (const tag of each.watches ?? ['anything']) expect(watched).toContain(tag)
      }
      for (const age of [both.maxAge, both.staleWhileRevalidate, both.staleIfError, notifiedAge(both)])
        expect(age).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a page is kept as its record says, and no longer than what it is made of; one that lacks a part is not kept', () => {
  const read = (own: CachePolicy, age = 0) => ({
    freshness: 'fresh' as const,
    freshSeconds: own.maxAge,
    isUnchanged: false,
    entry: { value: null, madeAt: Date.now() - age * 1000, epoch: 0, tags: ['lodging:1'], policy: own },
  })
  const log = createRenderLog(new AbortController().signal)
  log.seen(read({ maxAge: 5, staleWhileRevalidate: 0, staleIfError: 86_400 }), 'search')
  expect(log.cacheable(pagePolicy)?.policy).toMatchObject({
    maxAge: expect.closeTo(5, 0),
    staleWhileRevalidate: 0,
    staleIfError: 0,
  })
  expect(log.cacheable({ ...pagePolicy, maxAge: 3 })?.policy.maxAge).toBe(3)
  log.failed()
  expect(log.cacheable(pagePolicy)).toBeNull()
})

test('what a page is made of is as old on it as it was when the page was made', () => {
  const log = createRenderLog(new AbortController().signal)
  const entry = { value: null, madeAt: Date.now() - 40_000, epoch: 0, tags: [] }
  const policy = { maxAge: 45, staleWhileRevalidate: 0, staleIfError: 0, maxAgeIfNotified: 60 }
  log.seen({ freshness: 'fresh', isUnchanged: false, entry: { ...entry, policy } }, 'search')
  const made = log.cacheable(pagePolicy)?.policy
  expect(made?.maxAge).toBeCloseTo(5, 0)
  expect(made?.maxAgeIfNotified).toBeCloseTo(20, 0)
})

test('a page of a copy that something may have changed since is kept no longer than the copy is told of', () => {
  const policy = { maxAge: 5, staleWhileRevalidate: 0, staleIfError: 0, maxAgeIfNotified: 60, maxAgeIfUnchanged: 3600 }
  const stillAgeOf = (...areStill: boolean[]) => {
    const log = createRenderLog(new AbortController().signal)
    for (const isUnchanged of areStill) {
      const entry = { value: null, madeAt: Date.now() - 20_000, epoch: 0, tags: [], policy }
      log.seen({ freshness: 'fresh', isUnchanged, entry }, 'search')
    }
    const made = log.cacheable(pagePolicy)?.policy
    return made && unchangedAge(made)
  }
  expect(stillAgeOf(true, true)).toBeCloseTo(3580, 0)
  expect(stillAgeOf(true, false)).toBeCloseTo(40, 0)
})

test.each([
  ['in the morning until the last bookings of the day', '2026-07-01T06:00:00Z', '2026-07-01T11:00:00Z'],
  ['in the afternoon until midnight', '2026-07-01T11:00:00Z', '2026-07-01T22:00:00Z'],
  ['after midnight until the last bookings', '2026-07-01T22:00:00Z', '2026-07-02T11:00:00Z'],
  ['in the night that summer ends', '2026-10-24T22:30:00Z', '2026-10-25T12:00:00Z'],
  ['in the night that summer begins', '2027-03-27T23:30:00Z', '2027-03-28T11:00:00Z'],
])('a page of the day is kept %s, other pages longer', (_, madeAt, end) => {
  const policy = { maxAge: 5, staleWhileRevalidate: 0, staleIfError: 0, maxAgeIfNotified: 700_000 }
  const made = Date.parse(madeAt)
  expect(made + notifiedAge(policyFrom({ ...policy, isOfDay: true }, made)) * 1000).toBe(Date.parse(end))
  expect(notifiedAge(policyFrom(policy, made))).toBe(700_000)
})

test('a page that reads the clock is a page of the day', () => {
  const log = createRenderLog(new AbortController().signal)
  expect(log.cacheable(pagePolicy)?.policy.isOfDay).toBeFalsy()
  log.ofDay()
  expect(log.cacheable(pagePolicy)?.policy.isOfDay).toBe(true)
})
