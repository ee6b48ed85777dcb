import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FailedRequest, fetchFromSite, mayRetry } from '../../../src/islands/fetch-from-site.ts'
import { countsQuery, resultsQuery } from '../../../src/islands/fetch-results.ts'

const result = { hits: [], totalHits: 0, totalPages: 0, page: 1, hitsPerPage: 10 }
let told: unknown[][]

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  vi.spyOn(console, 'error').mockImplementation((...words) => void told.push(words))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A network that answers as it is told, by the number of the call; when each came, in milliseconds from the start. */
function network(answer: (count: number) => Response) {
  const started = Date.now()
  const calls: number[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    calls.push(Date.now() - started)
    return answer(calls.length)
  })
  return calls
}

async function search() {
  const pending = new QueryClient().fetchQuery(resultsQuery('husdyr=1')).catch((error: Error) => error)
  await vi.runAllTimersAsync()
  return pending
}

const gone = () => {
  throw new TypeError('NetworkError when attempting to fetch resource.')
}

test('a network that is gone is tried three times, a second apart, then the search is given up', async () => {
  const calls = network(gone)
  expect(await search()).toMatchObject({ message: 'Failed to fetch' })
  expect(calls).toEqual([0, 1000, 2000])
  expect(told).toEqual([['Meilisearch failed 3 attempts, aborting']])
})

test('a network that comes back is not given up', async () => {
  const calls = network((count) => (count < 3 ? gone() : Response.json({ data: result, meta: {} })))
  expect(await search()).toEqual(result)
  expect(calls).toEqual([0, 1000, 2000])
  expect(told).toEqual([])
})

test.each([400, 429, 502, 503])('a search that answered %i is not tried again', async (status) => {
  const calls = network(() => new Response('{}', { status, statusText: 'Reason' }))
  expect(await search()).toMatchObject({ message: `HTTP Error: ${status} - Reason` })
  expect(calls).toEqual([0])
  expect(told).toMatchObject([['Meilisearch search failed', { message: `HTTP Error: ${status} - Reason` }]])
})

test('an answer against its contract is not tried again, nor shown', async () => {
  const calls = network(() => Response.json({ data: { hits: 'none' } }))
  expect(await search()).toBeInstanceOf(Error)
  expect(calls).toEqual([0])
  expect(told[0]?.[0]).toBe('Meilisearch search failed')
})

test('counts that the site has no time for are requested once more, a second later', async () => {
  const busy = () => Response.json({ error: {} }, { status: 429, headers: { 'retry-after': '1' } })
  const calls = network((count) => (count === 1 ? busy() : Response.json({ data: { husdyr: { 1: 12 } }, meta: {} })))
  const pending = new QueryClient().fetchQuery(countsQuery('husdyr=1', 'houses'))
  await vi.runAllTimersAsync()
  expect(await pending).toEqual({ husdyr: { 1: 12 } })
  expect(calls).toEqual([0, 1000])
})

test('a request that failed carries its status and its parsed body', async () => {
  const body = { error: { code: 'unknown_lodging', message: 'There is no such house.' } }
  network(() => Response.json(body, { status: 404 }))
  const failure = fetchFromSite('/api/price/', new AbortController().signal)
  await expect(failure).rejects.toMatchObject({ message: 'Request failed with status 404', status: 404, body })
  network(() => new Response('<html>', { status: 500 }))
  await expect(fetchFromSite('/', new AbortController().signal)).rejects.toMatchObject({ status: 500, body: undefined })
})

test('a price is requested once more on the specification’s statuses and where no answer came, once', () => {
  const statuses = Array.from({ length: 200 }, (_, index) => 400 + index)
  expect(statuses.filter((status) => mayRetry(0, new FailedRequest(status, null)))).toEqual([
    408, 409, 425, 429, 500, 502, 503, 504,
  ])
  expect(mayRetry(0, new TypeError('Failed to fetch'))).toBe(true)
  expect(mayRetry(1, new FailedRequest(503, null))).toBe(false)
  expect(mayRetry(0, new FailedRequest(429, null, 60))).toBe(false)
})
