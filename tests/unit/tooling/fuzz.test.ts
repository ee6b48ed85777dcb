import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { describeFinding, findingOf, keyOf, repeatCommand } from '../../fuzz/finding.ts'

const failed = { project: 'unit', file: 'tests/unit/a.test.ts', test: "it's $5 (or less)" }

/** The message of a property that fails, as fast-check words it today. */
function failureMessage(seed: number): string {
  try {
    fc.assert(
      fc.property(fc.nat(), (number) => number < 100),
      { seed },
    )
  } catch (error) {
    return String(error)
  }
  throw new Error('The property held')
}

test('properties take their seed from the run, and nowhere else', () => {
  expect(fc.readConfigureGlobal()).toMatchObject({ seed: inject('properties').seed })
  const [first, second]: [number[], number[]] = [[], []]
  for (const drawn of [first, second]) fc.assert(fc.property(fc.integer(), (number) => void drawn.push(number)))
  expect(first.length).toBeGreaterThan(50)
  expect(second).toEqual(first)
})

test('a finding holds the seed, and the path to the smallest case as fast-check takes it back', () => {
  const finding = findingOf({ ...failed, errors: [{ message: failureMessage(7) }] }, 7)
  expect(finding).toMatchObject({ ...failed, seed: 7, path: expect.stringMatching(/^\d+(:\d+)*$/) })
  const again = fc.check(
    fc.property(fc.nat(), (number) => number < 100),
    { seed: finding.seed, path: finding.path ?? '', endOnFailure: true },
  )
  expect(again.counterexample).toEqual([100])
})

test('the command that repeats a finding goes through a shell unharmed', () => {
  const finding = findingOf({ ...failed, errors: [{ message: 'Test timed out in 20000ms.' }] }, 7)
  expect(finding.path).toBeNull()
  expect(repeatCommand(finding)).toBe(
    String.raw`npm run fuzz -- --seed 7 --project unit --only 'tests/unit/a.test.ts' --test 'it'\''s $5 (or less)'`,
  )
  expect(describeFinding(finding)).toContain('Test timed out in 20000ms.')
})

test('one property that fails under two seeds is one finding', () => {
  const [first, second] = [7, 8].map((seed) =>
    findingOf({ ...failed, errors: [{ message: failureMessage(seed) }] }, seed),
  )
  expect(first && keyOf(first)).toBe(second && keyOf(second))
})
