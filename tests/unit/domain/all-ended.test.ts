import { expect, test } from 'vitest'
import { allEnded } from '../../../src/domain/promises.ts'

test('a failure is told once nothing is under way any more', async () => {
  const slow = Promise.withResolvers<string>()
  const told: string[] = []
  const all = allEnded([Promise.reject(new Error('connection lost')), slow.promise]).catch((error: Error) => {
    told.push(error.message)
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(told).toEqual([])
  slow.resolve('put')
  await all
  expect(told).toEqual(['connection lost'])
  expect(await allEnded([Promise.resolve(1), Promise.resolve(2)])).toEqual([1, 2])
})
