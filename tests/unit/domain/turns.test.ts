import { expect, test } from 'vitest'
import { createTurns } from '../../../src/domain/promises.ts'

test('of many works so many are under way at once, in their order, and one that fails makes room', async () => {
  const inTurn = createTurns(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const works = [0, 1, 2, 3].map((number) =>
    inTurn(async () => {
      begun.push(number)
      await new Promise<void>((resolve) => {
        ends[number] = resolve
      })
      if (number === 0) throw new Error('It has failed')
      return number
    }).catch(() => 'failed'),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  ends[0]?.()
  expect(await works[0]).toBe('failed')
  await expect.poll(() => begun).toEqual([0, 1, 2])
  ends[1]?.()
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  ends[2]?.()
  ends[3]?.()
  expect(await Promise.all(works)).toEqual(['failed', 1, 2, 3])
})
