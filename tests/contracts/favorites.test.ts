import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { FavoriteReplySchema, FavoritesReplySchema } from '../../src/contracts/favorites.ts'
import { saturdayIn } from '../browser/agency.ts'
import { openAccount } from './accounts.ts'
import { keyHeadersOf, urlOf } from './services.ts'

const path = '/rest/v1/entities/favorites/'
const keys = { ...keyHeadersOf('favorites'), 'content-type': 'application/json' }
/** Of a real service: sessions of two users who have no favourites. */
const [given, givenOther] = (process.env.FAVORITES_TOKENS ?? '').split(',').filter(Boolean)
let token: string
let other: string

beforeAll(async () => {
  token = given ?? (await openAccount(saturdayIn(330))).token
  other = givenOther ?? (await openAccount(saturdayIn(337))).token
})

function call(method: string, where = '', body?: object, bearer = token): Promise<Response> {
  return fetch(urlOf('favorites') + path + where, {
    method,
    headers: { ...keys, authorization: `Bearer ${bearer}` },
    ...(body && { body: JSON.stringify(body) }),
  })
}

async function save(subjectId: number, bearer = token) {
  const body = { id: null, userId: 0, subjectType: 'lodging', subjectId, comment: null }
  const response = await call('POST', '', body, bearer)
  expect(response.ok).toBe(true)
  return v.parse(FavoriteReplySchema, await response.json()).data
}

async function list(query = '?subjectType=lodging&order_by[createdAt]=asc&limit=100&page=1', bearer = token) {
  return v.parse(FavoritesReplySchema, await (await call('GET', query, undefined, bearer)).json())
}

test('favourites are created, listed in order, updated and deleted, each user’s own', async () => {
  const first = await save(1001)
  const second = await save(1002)
  expect([first.subjectId, first.comment, first.userId > 0]).toEqual([1001, null, true])
  expect((await list()).data.map(({ subjectId }) => subjectId)).toEqual([1001, 1002])
  expect((await list('?subjectType=lodging&order_by[subjectId]=desc')).data[0]?.subjectId).toBe(1002)
  expect((await list(undefined, other)).data).toEqual([])

  const changed = await call('PUT', `${first.id}/`, { ...first, comment: 'Til efteråret' })
  const { data } = v.parse(FavoriteReplySchema, await changed.json())
  expect([changed.status, data.comment, data.createdAt]).toEqual([200, 'Til efteråret', first.createdAt])
  expect(data.updatedAt >= first.updatedAt).toBe(true)

  for (const { id } of [first, second]) expect((await call('DELETE', `${id}/`)).ok).toBe(true)
  expect((await call('DELETE', `${first.id}/`)).status).toBe(404)
  expect((await list()).data).toEqual([])
})

test('the same house sent twice is one favourite, and others’ can’t be changed', async () => {
  const mine = await save(1003)
  expect(await save(1003)).toEqual(mine)
  expect((await call('PUT', `${mine.id}/`, { ...mine, comment: 'Mit' }, other)).status).toBe(404)
  expect((await call('DELETE', `${mine.id}/`, undefined, other)).status).toBe(404)
  expect((await list()).data).toEqual([mine])
  await call('DELETE', `${mine.id}/`)
})

test('without the service key, or without a session, nobody is let in', async () => {
  const url = urlOf('favorites') + path
  expect((await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
  expect((await fetch(url, { headers: keys })).status).toBe(401)
  expect((await call('GET', '', undefined, 'nobody-has-this-token')).status).toBe(401)
})
