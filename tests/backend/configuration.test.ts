import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { newestMigration } from '../../src/backend/configuration/migrations.ts'
import type { Env } from '../../src/backend/env.ts'
import backend from '../../src/backend/index.ts'
import { serviceKeyHeader } from '../../src/backend/middleware/guards.ts'
import { configurationFault } from '../../src/contracts/configuration-error.ts'
import { digestsOfShared, sharedSecretsPath } from '../../src/domain/shared-secrets.ts'
import { deployedEnv } from './deployed-env.ts'

async function ask(url: string, settings: Env, headers: Record<string, string> = {}) {
  const context = createExecutionContext()
  const response = await backend.fetch(new Request(url, { headers }), settings, context)
  await waitOnExecutionContext(context)
  return { status: response.status, text: await response.text() }
}

test.each([
  ['SERVICE_KEY', 'local-service-key'],
  ['AUTH_PUBLIC_KEY', 'local-auth-key'],
  ['MANAGEMENT_TOKEN', 'local-management-token'],
  ['MAIL_READER_SECRET', 'local-mail-reader-secret'],
  ['CONTENT_WEBHOOK_SECRET', 'local-webhook-secret'],
  ['SERVICE_KEY', 'short key'],
])('a deployed back end answers nothing with a wrong %s, names it and keeps its value', async (name, value) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const settings = { ...deployedEnv, [name]: value }
  for (const url of ['http://backend/', 'https://backend.example.dk/media/1', 'http://127.0.0.1:8788/mail/']) {
    const { status, text } = await ask(url, settings, { [serviceKeyHeader]: value })
    expect([status, text]).toEqual([503, expect.stringContaining(name)])
    expect(text + log.mock.calls.flat().join()).not.toContain(value)
  }
  await expect(backend.scheduled(createScheduledController(), settings)).rejects.toThrow(name)
})

test('one host that is not local is enough', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect((await ask('http://backend/', { ...env, SITE_EN: 'https://www.marehalm.info' })).status).toBe(503)
})

test('with secrets of its own it answers wherever it is asked', async () => {
  for (const url of ['http://backend/', 'https://backend.example.dk/']) {
    expect((await ask(url, deployedEnv)).status).toBe(200)
  }
})

test.each([
  ['http://127.0.0.1:8788/', 200],
  ['http://localhost:8788/', 200],
  ['http://backend.localhost:8788/', 200],
  ['http://backend/', 200],
  ['http://rebound.example:8788/', 421],
  ['http://127.0.0.1.rebound.example:8788/', 421],
  ['http://localhost.rebound.example:8788/mail/', 421],
  ['http://192.168.0.10:8788/', 421],
  ['https://marehalm-backend.example.workers.dev/', 421],
])('with the keys of the repository %s answers %d, with the right key too', async (url, status) => {
  expect((await ask(url, env, { [serviceKeyHeader]: env.SERVICE_KEY })).status).toBe(status)
})

test('a binding that the configuration does not give is named', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { status, text } = await ask('http://backend/', { ...deployedEnv, DB: undefined } as unknown as Env)
  expect([status, text]).toEqual([503, 'Configuration is not valid. the binding DB is missing\n'])
})

test('the back end names the secrets that the site has differently, to whoever has its key', async () => {
  const ofSite = { ...deployedEnv, MANAGEMENT_TOKEN: 'another-of-16-chars', BACKUP_SECRET: '', EDITOR_SECRET: 'x' }
  const compare = async (variables: Record<string, unknown>, key: string) => {
    const context = createExecutionContext()
    const request = new Request(`http://backend${sharedSecretsPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [serviceKeyHeader]: key },
      body: JSON.stringify(await digestsOfShared(variables)),
    })
    const settings = { ...deployedEnv, MANAGEMENT_TOKEN: 'a-token-of-16-chars', BACKUP_SECRET: 'a-secret-of-16-chars' }
    const reply = await backend.fetch(request, settings, context)
    await waitOnExecutionContext(context)
    return configurationFault(reply, { needsPictures: false })
  }
  const { SERVICE_KEY: key } = deployedEnv
  expect(await compare(ofSite, key)).toBe("Configuration is not valid. MANAGEMENT_TOKEN is not the back end's")
  expect(await compare({ ...ofSite, MANAGEMENT_TOKEN: 'a-token-of-16-chars' }, key)).toBeNull()
  expect(await compare(ofSite, 'another key')).toBe("Configuration is not valid. SERVICE_KEY is not the back end's")
})

test('a database without its migrations is named, with the command, and the log says it once; pictures go on', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const DB = { prepare: () => ({ bind: () => ({ first: async () => null }) }) } as unknown as D1Database
  const text = 'Configuration is not valid. the database DB lacks migrations: `npm run deploy` applies them\n'
  for (const path of ['content/graphql', 'broker/graphql', 'search/multi-search', 'booking/', 'auth/', 'mail/']) {
    expect(await ask(`http://backend/${path}`, { ...deployedEnv, DB })).toEqual({ status: 503, text })
  }
  expect(log.mock.calls).toEqual([[text.trim()]])
  expect((await ask('http://backend/media/pictures/none', { ...deployedEnv, DB })).status).toBe(404)
  await expect(backend.scheduled(createScheduledController(), { ...deployedEnv, DB })).rejects.toThrow(
    'lacks migrations',
  )
})

test('a database without any table is one without its migrations', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const first = () => env.DB.prepare('SELECT 1 FROM no_such_table').first()
  const DB = { prepare: () => ({ bind: () => ({ first }) }) } as unknown as D1Database
  expect((await ask('http://backend/broker/graphql', { ...deployedEnv, DB })).text).toContain('lacks migrations')
})

test('the newest migration is the one that the code asks for', () => {
  expect(env.MIGRATIONS.at(-1)?.name).toBe(newestMigration)
})

test('a bucket without pictures is named where the site shows them', async () => {
  const compare = async (pictures: number, needsPictures: boolean) => {
    const context = createExecutionContext()
    const request = new Request(`http://backend${sharedSecretsPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [serviceKeyHeader]: deployedEnv.SERVICE_KEY },
      body: '{}',
    })
    const MEDIA = { list: async () => ({ objects: Array.from({ length: pictures }) }) } as unknown as R2Bucket
    const reply = await backend.fetch(request, { ...deployedEnv, MEDIA }, context)
    await waitOnExecutionContext(context)
    return configurationFault(reply, { needsPictures })
  }
  expect(await compare(0, true)).toMatch(/^Configuration is not valid\. the bucket MEDIA is empty: /)
  expect(await compare(0, false)).toBeNull()
  expect(await compare(1, true)).toBeNull()
})

test('from the beginning of a restore to its end nothing is answered but what restores, also after an interruption', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const request = async (path: string, init: RequestInit = {}) => {
    const context = createExecutionContext()
    const headers = { authorization: 'Bearer a backup secret of sixteen', [serviceKeyHeader]: deployedEnv.SERVICE_KEY }
    const settings = { ...deployedEnv, BACKUP_SECRET: 'a backup secret of sixteen' }
    const response = await backend.fetch(new Request(`http://backend/${path}`, { ...init, headers }), settings, context)
    await waitOnExecutionContext(context)
    return response
  }
  const statistics = () => request('booking/stats/')
  const notEnded =
    'Configuration is not valid. the restore of the database DB has not ended: run `npm run restore` again\n'

  expect((await statistics()).status).toBe(200)
  // A call whose reply was lost is made once more, perhaps while the first one is still at work.
  const begin = () => request('backup/restore/begin/', { method: 'POST' })
  expect((await Promise.all([begin(), begin()])).map(({ status }) => status)).toEqual([204, 204])
  expect(await (await statistics()).text()).toBe(notEnded)
  await expect(backend.scheduled(createScheduledController(), deployedEnv)).rejects.toThrow('has not ended')
  expect((await request('backup/tables/')).status).toBe(200)
  const body = JSON.stringify({ rows: [['picture', 600, 300, 1]] })
  for (const path of ['backup/tables/upload/', 'backup/tables/upload/']) {
    expect(await (await request(path, { method: 'PUT', body })).json()).toEqual({ incomplete: 0 })
  }
  expect((await request('backup/restore/end/', { method: 'POST' })).status).toBe(204)
  expect((await request('backup/restore/end/', { method: 'POST' })).status).toBe(204)
  expect((await statistics()).status).toBe(200)
})

test('what runs every minute rests during a restore, also where its isolate has found the database whole before', async () => {
  const run = () => backend.scheduled(createScheduledController(), deployedEnv)
  await run()
  // As another isolate begins it.
  await env.DB.prepare('CREATE TABLE restore_trigger (name TEXT PRIMARY KEY, sql TEXT NOT NULL)').run()
  try {
    await expect(run()).rejects.toThrow('has not ended')
  } finally {
    await env.DB.prepare('DROP TABLE restore_trigger').run()
  }
  await run()
})
