import { afterEach, expect, test, vi } from 'vitest'
import { parseSearchRequest } from '../../../src/domain/search-request.ts'
import { createCountLane, createMeilisearch } from '../../../src/services/search/meilisearch.ts'

afterEach(() => void vi.useRealTimers())

const noReply = () => new Promise<string>(() => {})

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

test('two calls are under way at most, and those that wait follow in their order', async () => {
  // On this clock nobody is silent for so long that they count as gone.
  const lane = createCountLane(() => 0)
  const begun: string[] = []
  const names = ['first', 'second', 'third', 'fourth', 'fifth']
  const calls = names.map((name) => call(name, begun))
  const replies = calls.map(({ run }) => lane(run, 10_000))
  await new Promise((resolve) => setTimeout(resolve, 40))
  for (const [place, { end }] of calls.entries()) {
    await expect.poll(() => begun).toEqual(names.slice(0, place + 2))
    end()
  }
  expect(await Promise.all(replies)).toEqual(names)
})

test('eight wait, and of more the oldest are given up', async () => {
  const lane = createCountLane(() => 0)
  const begun: string[] = []
  const names = Array.from({ length: 12 }, (_, place) => `call ${place}`)
  const calls = names.map((name) => call(name, begun))
  const replies = calls.map(({ run }) => lane(run, 10_000))
  const given = await Promise.allSettled(replies.slice(2, 4))
  expect(given.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(replies[2]).rejects.toMatchObject({ service: 'search', status: 429 })
  for (const { end } of calls) end()
  const rest = [...names.slice(0, 2), ...names.slice(4)]
  expect(await Promise.all([...replies.slice(0, 2), ...replies.slice(4)])).toEqual(rest)
  expect(begun).toEqual(rest)
})

test('numbers of a page that newer ones have overtaken may be requested again a second later', async () => {
  const answered = Promise.withResolvers<void>()
  const fetch = async () => {
    await answered.promise
    return Response.json({ results: [] })
  }
  const seconds = vi.fn<(seconds: number) => void>()
  const engine = createMeilisearch(
    { name: 'search', url: '', key: '', fetch },
    { onRetryAfter: seconds, timeout: 10_000 },
  )
  const query = { request: parseSearchRequest({ kind: 'lodging', market: 1 }), fields: [] }
  const counts = Array.from({ length: 11 }, () => engine.countAll([query]))
  await expect(counts[2]).rejects.toMatchObject({ status: 429 })
  expect(seconds).toHaveBeenCalledExactlyOnceWith(1)
  answered.resolve()
  const replies = await Promise.allSettled(counts)
  expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

test('nobody waits behind a guest who has left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let time = 0
  const lane = createCountLane(() => time)
  const begun: string[] = []
  const [first, second, left, next] = ['first', 'second', 'left', 'next'].map((name) => call(name, begun))
  const calls = [first, second].map((each) => each && lane(each.run, 5_000))
  // The runtime runs no timer of a guest who has left.
  void lane(left?.run ?? noReply, 5_000)
  vi.useRealTimers()
  const last = lane(next?.run ?? noReply, 5_000)
  first?.end()
  await calls[0]
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(begun).toEqual(['first', 'second'])
  time = 201
  next?.end()
  expect(await last).toBe('next')
})

test('a call that never says that it has ended keeps its place no longer than its time', async () => {
  let time = 0
  const lane = createCountLane(() => time)
  void lane(noReply, 600)
  void lane(noReply, 600)
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
  void lane(noReply, 600)
  void lane(noReply, 600)
  const waiting = lane(noReply, 100)
  time = 100
  await expect(waiting).rejects.toMatchObject({ service: 'search', status: 429 })
})

test('a call that fails frees its place', async () => {
  const lane = createCountLane()
  const fail = () => Promise.reject(new Error('gone'))
  for (let turn = 0; turn < 5; turn += 1) await expect(lane(fail, 10_000)).rejects.toThrow('gone')
})
