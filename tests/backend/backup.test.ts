import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { Row, Tables } from '../../src/contracts/backup.ts'
import { userTypes } from '../../src/contracts/session.ts'
import { addAccount } from './accounts.ts'
import { call } from './call.ts'

const variables = { ...env, BACKUP_SECRET: 'a backup secret of sixteen' }

async function ask<Reply>(path: string, method = 'GET', body?: object): Promise<Reply> {
  const headers = { authorization: `Bearer ${variables.BACKUP_SECRET}`, 'content-type': 'application/json' }
  const reply = await call(
    `/backup/${path}`,
    { method, headers, ...(body && { body: JSON.stringify(body) }) },
    variables,
  )
  const text = await reply.text()
  expect([path, reply.status < 300, text]).toEqual([path, true, text])
  return text === '' ? (undefined as Reply) : JSON.parse(text)
}

type Copy = { name: string; rows: Row[] }[]

async function copyTables(): Promise<Copy> {
  const { tables } = await ask<Tables>('tables/')
  return Promise.all(
    tables.map(async ({ name }) => ({ name, rows: (await ask<{ rows: Row[] }>(`tables/${name}/`)).rows })),
  )
}

/** @returns how many rows of each table refer to others that there are not */
async function bringBack(copy: Copy): Promise<Record<string, number>> {
  await ask('restore/begin/', 'POST')
  const incomplete: Record<string, number> = {}
  for (const { name, rows } of copy) {
    if (rows.length === 0) continue
    const written = await ask<{ incomplete: number }>(`tables/${name}/`, 'PUT', { rows })
    if (written.incomplete > 0) incomplete[name] = written.incomplete
  }
  await ask('restore/end/', 'POST')
  return incomplete
}

const rowsOf = (copy: Copy, table: string) => copy.find(({ name }) => name === table)?.rows

let account: number

beforeEach(async () => {
  await env.DB.batch(
    ['booking', 'account_token', 'account', 'lodging', 'street'].map((name) => env.DB.prepare(`DELETE FROM ${name}`)),
  )
  account = await addAccount({ email: 'inger@example.com', type: userTypes.customer })
  await env.DB.batch([
    env.DB.prepare("INSERT INTO street (id, name, slug, location_id) VALUES (1, 'Klitvej', 'klitvej', 141)"),
    env.DB.prepare(
      `INSERT INTO lodging (id, name, address1, postal_code, city, location_id, street_id, department_id, latitude, longitude,
         rating, published_at, created_at, updated_at, persons, pets, bedrooms, bathrooms, house_area, beach_distance)
       VALUES (1, 'BL1001', 'Klitvej 1', '6857', 'Blåvand', 141, 1, 'd', 55, 8, 4, 0, 0, 0, 6, 1, 3, 1, 90, 200)`,
    ),
    env.DB.prepare(
      `INSERT INTO booking (number, idempotency_key, request_hash, lodging_id, arrival, duration, adults, children, infants,
         pets, language_id, currency, total, lines, guest, reply, created_at, account_id)
       VALUES ('MH-2345ABCD', 'key', 'hash', 1, '2031-06-07', 7, 2, 0, 0, 0, 1, 'DKK', 100, '[]', '{}', '{}', 1, ?1)`,
    ).bind(account),
    env.DB.prepare(
      "INSERT INTO account_token (hash, account_id, kind, expires_at) VALUES ('hash', ?1, 'session', 9000000000000)",
    ).bind(account),
  ])
})

test('a booking of a guest who was logged in is brought back, with its account', async () => {
  const copy = await copyTables()
  expect(rowsOf(copy, 'booking')).toHaveLength(1)
  expect(await bringBack(copy)).toEqual({})
  expect(await copyTables()).toEqual(copy)
})

test('each table of a backup stands after those that it refers to', async () => {
  const names = (await ask<Tables>('tables/')).tables.map(({ name }) => name)
  for (const name of names) {
    const { results } = await env.DB.prepare(`PRAGMA foreign_key_list("${name}")`).all<{ table: string }>()
    for (const { table } of results) expect([name, names.indexOf(table) < names.indexOf(name)]).toEqual([name, true])
  }
})

test('what came or went while a backup was made keeps nothing else from being brought back', async () => {
  const copy = await copyTables()
  // As when the account was deleted, and an order came for a booking that is not there, after these were read.
  const after = copy.map(({ name, rows }) => ({
    name,
    rows: name === 'account' ? [] : name === 'booking_key' ? [...rows, [99, 'code']] : rows,
  }))
  expect(await bringBack(after)).toEqual({ booking: 1, booking_key: 1, account_token: 1 })
  const found = await copyTables()
  expect([rowsOf(found, 'account'), rowsOf(found, 'account_token')]).toEqual([[], []])
  expect(rowsOf(found, 'booking_key')).toEqual(rowsOf(copy, 'booking_key'))
  expect(await env.DB.prepare('SELECT number, account_id FROM booking').first()).toEqual({
    number: 'MH-2345ABCD',
    account_id: null,
  })
})
