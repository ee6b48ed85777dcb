import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchFeed } from '../../src/backend/search/feed/feed-object.ts'
import { endFeed } from '../../src/backend/search/feed/feed-row.ts'
import type { EngineLag } from '../../src/contracts/engine-lag.ts'
import { FeedChangesReplySchema } from '../../src/contracts/purge.ts'
import { standInHeader } from '../../src/services/search/meilisearch-request.ts'
import { call, postJson } from './call.ts'
import { bookingOf, house, saturday, seedAgency } from './fixtures/agency.ts'
import { fedEngine, openEngine } from './search/engine-stub.ts'

beforeEach(async () => {
  await endFeed(env.DB)
  await seedAgency()
})
afterEach(() => void vi.restoreAllMocks())

const fed = { ...env, SEARCH_URL: `${fedEngine.url}/`, SEARCH_PUSH_KEY: fedEngine.key }
const week = 'lodgingOptions_duration-7_lan-1'
const stay = `${house.id}-${saturday}-7`

/** Runs the alarm with these variables. @returns when it goes off again: milliseconds from now */
async function alarm(variables: typeof env): Promise<number | null> {
  if (!env.SEARCH_FEED) throw new Error('The worker has no feed')
  const stub = env.SEARCH_FEED.get(env.SEARCH_FEED.idFromName(`test-${crypto.randomUUID()}`))
  return runInDurableObject(stub, async (_, state) => {
    await new SearchFeed(state, variables).alarm()
    const next = await state.storage.getAlarm()
    await state.storage.deleteAlarm()
    return next && next - Date.now()
  })
}

async function lag(): Promise<EngineLag | null> {
  const response = await call('/search/feed', { headers: { authorization: `Bearer ${env.SERVICE_KEY}` } })
  return ((await response.json()) as { data: EngineLag | null }).data
}

test('what a guest books is in the engine no more after the next alarm, and what is cancelled is there again', async () => {
  const engine = openEngine()
  expect(await alarm(fed)).toBeLessThanOrEqual(5000)
  expect(engine.documents(week).has(stay)).toBe(true)
  expect(await lag()).toMatchObject({ waiting: 0, seconds: 0, isPushing: false, isFailing: false })
  const reply = await postJson('/booking/rest/v1/booking/', bookingOf(), { 'idempotency-key': 'a-sale-of-today' })
  expect(reply.status).toBe(201)
  expect((await lag())?.waiting).toBeGreaterThan(0)
  await alarm(fed)
  expect(engine.documents(week).has(stay)).toBe(false)
  expect(engine.documents(`lodgingOptions_duration-_lan-1`).get('1')).not.toMatchObject({ date: saturday })
  const { data } = (await reply.json()) as { data: { bookingNumber: string } }
  const path = `/management/bookings/${data.bookingNumber}/cancel`
  const authorization = `Bearer ${env.MANAGEMENT_TOKEN}`
  const response = await call(`/management/bookings/${data.bookingNumber}`, { headers: { authorization } })
  const { data: booked } = (await response.json()) as { data: { cancellation: { fee: number } } }
  const cancelled = await postJson(path, { expectedFee: booked.cancellation.fee, by: 'Ida' }, { authorization })
  expect(cancelled.status).toBe(200)
  await alarm(fed)
  expect(engine.documents(week).has(stay)).toBe(true)
  expect(await lag()).toMatchObject({ waiting: 0 })
})

test('once the engine has a sale, the house itself is told of again where its cheapest stay is another', async () => {
  openEngine()
  await alarm(fed)
  let place = { stamp: '', number: 0 }
  const changedTags = async () => {
    const reply = await call(`/changes/?stamp=${place.stamp}&after=${place.number}`)
    const { data } = v.parse(FeedChangesReplySchema, await reply.json())
    place = data
    return data.tags
  }
  await changedTags()
  await postJson('/booking/rest/v1/booking/', bookingOf(), { 'idempotency-key': 'a-sale-of-the-cheapest' })
  expect(await changedTags()).toContain(`house:${house.id}`)
  expect(await changedTags()).toEqual([])
  await alarm(fed)
  expect(await changedTags()).toEqual(expect.arrayContaining([`lodging:${house.id}`, `house:${house.id}`]))
})

test('a stay that is held is not offered, and is offered again when nobody holds it any more', async () => {
  const engine = openEngine()
  await alarm(fed)
  const hold = { lodgingId: house.id, arrival: saturday, duration: 7, languageId: 1 }
  const held = await call(`/booking/rest/v1/holds/${'a'.repeat(32)}/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(hold),
  })
  expect(held.status).toBeLessThan(300)
  await alarm(fed)
  expect(engine.documents(week).has(stay)).toBe(false)
  // It expires without a statement.
  await env.DB.prepare('UPDATE night SET expires_at = 1 WHERE expires_at IS NOT NULL').run()
  await alarm(fed)
  expect(engine.documents(week).has(stay)).toBe(true)
})

test('an engine that does not answer is tried again soon, and one line is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const engine = openEngine()
  await alarm(fed)
  engine.isDown = true
  expect(await alarm(fed)).toBeLessThanOrEqual(10_000)
  expect(logged).toHaveBeenCalledTimes(1)
  expect(await lag()).toMatchObject({ isFailing: true })
  engine.isDown = false
  await alarm(fed)
  expect(await lag()).toMatchObject({ isFailing: false })
})

test('without an engine, or without a key that may write, nothing is asked, written down or set', async () => {
  const engine = openEngine()
  expect(await alarm(env)).toBeNull()
  expect(await alarm({ ...fed, SEARCH_PUSH_KEY: '' })).toBeNull()
  await call('/broker/')
  expect(engine.calls).toEqual([])
  expect(await lag()).toBeNull()
})

test('the search stands in for an engine that is fed from here, and for no other', async () => {
  openEngine()
  const search = (variables: typeof env, others: Record<string, string> = {}) => {
    const own = { authorization: `Bearer ${env.SERVICE_KEY}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ q: '', page: 1, hitsPerPage: 5, attributesToRetrieve: ['id'] })
    const init = { method: 'POST', headers: { ...own, ...others }, body }
    return call(`/search/indexes/${week}/search`, init, variables)
  }
  const { hits } = (await (await search(env)).json()) as { hits: unknown[] }
  expect(hits.length).toBeGreaterThan(0)
  const inPlace = { [standInHeader]: 'yes' }
  expect(await (await search(fed, inPlace)).json()).toMatchObject({ hits })
  expect((await search(env, inPlace)).status).toBe(404)
  expect((await search({ ...fed, SERVICE_KEY: 'another key' }, inPlace)).status).toBe(403)
})
