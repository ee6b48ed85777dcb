import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { beginSession } from '../../src/backend/auth/sessions.ts'
import { maxOfUser } from '../../src/backend/favorites/app.ts'
import { FavoriteReplySchema, FavoritesReplySchema } from '../../src/contracts/favorites.ts'
import { call, postJson } from './call.ts'

const path = '/favorites/rest/v1/entities/favorites/'
let karen: Record<string, string>
let ole: Record<string, string>

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare('DELETE FROM favorite'), env.DB.prepare('DELETE FROM account')])
  karen = await signIn('karen@example.org')
  ole = await signIn('ole@example.org')
})

async function signIn(email: string): Promise<Record<string, string>> {
  const id = await env.DB.prepare('INSERT INTO account (type, email, created_at) VALUES (2, ?1, 0) RETURNING id')
    .bind(email)
    .first<number>('id')
  return { authorization: `Bearer ${await beginSession(env.DB, { id: id ?? 0, password: null }, 'guest')}` }
}

async function save(user: Record<string, string>, body: object) {
  const response = await postJson(path, { subjectType: 'lodging', ...body }, user)
  return { status: response.status, favorite: v.parse(FavoriteReplySchema, await response.json()).data }
}

async function list(user: Record<string, string>, query = '') {
  return v.parse(FavoritesReplySchema, await (await call(path + query, { headers: user })).json())
}

function put(user: Record<string, string>, id: number, body: unknown) {
  const headers = { 'content-type': 'application/json', ...user }
  return call(`${path}${id}/`, { method: 'PUT', headers, body: JSON.stringify(body) })
}

test('a favourite is made with the specification’s defaults, changed and taken away', async () => {
  const made = await save(karen, { id: null, userId: 0, subjectId: 17 })
  expect(made.status).toBe(201)
  expect(made.favorite).toMatchObject({ subjectType: 'lodging', subjectId: 17, comment: null })
  expect(made.favorite.userId).toBeGreaterThan(0)
  const changed = await put(karen, made.favorite.id, { ...made.favorite, comment: 'Tæt på klitten' })
  expect([changed.status, await changed.json()]).toMatchObject([200, { data: { comment: 'Tæt på klitten' } }])
  expect((await list(karen)).data).toMatchObject([{ subjectId: 17, comment: 'Tæt på klitten' }])
  const headers = karen
  expect((await call(`${path}${made.favorite.id}/`, { method: 'DELETE', headers })).status).toBe(200)
  expect((await call(`${path}${made.favorite.id}/`, { method: 'DELETE', headers })).status).toBe(404)
  expect(await list(karen)).toMatchObject({ data: [], meta: { total: 0 } })
})

test('the same house saved many times at once is saved once, and keeps its comment', async () => {
  const first = await save(karen, { subjectId: 17, comment: 'Med pool' })
  const again = await Promise.all(Array.from({ length: 8 }, () => save(karen, { subjectId: 17 })))
  for (const { status, favorite } of again) expect([status, favorite]).toEqual([200, first.favorite])
  expect((await list(karen)).meta.total).toBe(1)
})

test('of others’ favourites nothing is told, and nothing is theirs to change', async () => {
  const { favorite } = await save(karen, { subjectId: 17 })
  expect((await list(ole)).data).toEqual([])
  const foreign = await put(ole, favorite.id, { comment: 'Mit' })
  const unknown = await put(ole, 999_999, { comment: 'Mit' })
  expect([foreign.status, await foreign.text()]).toEqual([unknown.status, await unknown.text()])
  expect(foreign.status).toBe(404)
  expect((await call(`${path}${favorite.id}/`, { method: 'DELETE', headers: ole })).status).toBe(404)
  expect((await list(karen)).data).toEqual([favorite])
  // The token decides whose it is, not the body.
  const { favorite: own } = await save(ole, { subjectId: 17, userId: favorite.userId })
  expect(own.userId).not.toBe(favorite.userId)
})

test('lists are ordered by order_by[field], filtered and paged', async () => {
  for (const subjectId of [30, 10, 20]) await save(karen, { subjectId })
  await postJson(path, { subjectType: 'blog', subjectId: 5 }, karen)
  const ids = async (query: string) => (await list(karen, query)).data.map(({ subjectId }) => subjectId)
  expect(await ids('?subjectType=lodging&order_by[subjectId]=asc')).toEqual([10, 20, 30])
  expect(await ids('?subjectType=lodging&order_by[subjectId]=DESC')).toEqual([30, 20, 10])
  expect(await ids('?order_by%5Bid%5D=desc')).toEqual([5, 20, 10, 30])
  const second = await list(karen, '?subjectType=lodging&order_by[subjectId]=asc&limit=2&page=2')
  expect([second.data.map(({ subjectId }) => subjectId), second.meta]).toEqual([[30], { total: 3, page: 2, pages: 2 }])
})

test.each([
  '?order_by[user_id]=asc',
  '?order_by[id]=up',
  '?order_by[id;DROP TABLE favorite]=asc&order_by[x]=1',
  '?limit=0',
  '?page=x',
  '?subjectType=Lodging%27',
])('%s is refused with what is wrong', async (query) => {
  const response = await call(path + query, { headers: karen })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 'invalid_request' } })
})

test.each([
  {},
  { subjectType: 'lodging' },
  { subjectType: 'lodging', subjectId: 0 },
  { subjectType: 'lodging', subjectId: 1.5 },
  { subjectType: 'lodging', subjectId: '17' },
  { subjectType: 'x'.repeat(50), subjectId: 17 },
  { subjectType: 'lodging', subjectId: 17, comment: 'x'.repeat(501) },
  { subjectType: 'lodging', subjectId: 17, comment: 'a\u0000b' },
])('%j is no favourite', async (body) => {
  expect((await postJson(path, body, karen)).status).toBe(400)
  expect((await list(karen)).data).toEqual([])
})

test('without a session nobody has favourites: no token, a wrong one, one that is over, one of the old login', async () => {
  const over = await signIn('over@example.org')
  await env.DB.prepare(
    "UPDATE account_token SET expires_at = 1 WHERE account_id = (SELECT id FROM account WHERE email = 'over@example.org')",
  ).run()
  const old = await signIn('old@example.org')
  await env.DB.prepare(
    "UPDATE account_token SET kind = 'reset' WHERE account_id = (SELECT id FROM account WHERE email = 'old@example.org')",
  ).run()
  for (const headers of [
    {},
    { authorization: 'Bearer nobody-has-this-token' },
    { authorization: 'Basic abc' },
    over,
    old,
  ]) {
    expect((await call(path, { headers })).status).toBe(401)
    expect((await postJson(path, { subjectType: 'lodging', subjectId: 17 }, headers)).status).toBe(401)
  }
  const keyless = { ...karen, 'x-service-public-key': 'wrong' }
  expect((await call(path, { headers: keyless })).status).toBe(401)
})

test('a program that never stops is stopped, and loses nothing', async () => {
  const { favorite } = await save(karen, { subjectId: 1 })
  await env.DB.prepare(
    `WITH RECURSIVE number(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n < ${maxOfUser})
     INSERT INTO favorite (user_id, subject_type, subject_id, created_at, updated_at)
     SELECT ?1, 'lodging', n, 0, 0 FROM number`,
  )
    .bind(favorite.userId)
    .run()
  const refused = await postJson(path, { subjectType: 'lodging', subjectId: 99_999 }, karen)
  expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'too_many' } }])
  expect((await save(karen, { subjectId: 7 })).status).toBe(200)
  expect((await list(karen)).meta.total).toBe(maxOfUser)
})
