import { expect, test } from 'vitest'
import { createCountLane } from '../../../src/services/search/count-lane.ts'

/** A call that ends when it is told to. */
function call(name: string, begun: string[]) {
  const { promise, resolve } = Promise.withResolvers<string>()
  return {
    end: () => resolve(name),
    run: () => {
      begun.push(name)
      return promise
    },
  }
}

test('two calls are under way at most, the newest of those that wait is the next, and older ones are given up', async () => {
  const lane = createCountLane()
  const begun: string[] = []
  const calls = ['first', 'second', 'third', 'fourth'].map((name) => call(name, begun))
  const [first, second, third, fourth] = calls.map(({ run }) => lane(run, 10_000))
  await expect(third).rejects.toMatchObject({ service: 'search', status: 0 })
  expect(begun).toEqual(['first', 'second'])
  calls[1]?.end()
  expect(await second).toBe('second')
  await expect.poll(() => begun).toEqual(['first', 'second', 'fourth'])
  for (const { end } of calls) end()
  expect(await Promise.all([first, fourth])).toEqual(['first', 'fourth'])
})

test('a call that never says that it has ended keeps its place no longer than its time', async () => {
  let time = 0
  const lane = createCountLane(() => time)
  const never = () => new Promise<string>(() => {})
  void lane(never, 600)
  void lane(never, 600)
  const begun: string[] = []
  const { run, end } = call('next', begun)
  const next = lane(run, 5_000)
  time = 599
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(begun).toEqual([])
  time = 600
  end()
  expect(await next).toBe('next')
})

test('whoever waits until its own time is over is not called', async () => {
  let time = 0
  const lane = createCountLane(() => time)
  const never = () => new Promise<string>(() => {})
  void lane(never, 600)
  void lane(never, 600)
  const waiting = lane(never, 100)
  time = 100
  await expect(waiting).rejects.toMatchObject({ service: 'search', status: 0 })
})

test('a call that fails frees its place', async () => {
  const lane = createCountLane()
  const fail = () => Promise.reject(new Error('gone'))
  for (let turn = 0; turn < 5; turn += 1) await expect(lane(fail, 10_000)).rejects.toThrow('gone')
})
