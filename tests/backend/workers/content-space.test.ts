import { applyD1Migrations, createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newestMigration } from '../../../src/backend/configuration/migrations.ts'
import backend from '../../../src/backend/index.ts'
import { sendLeftToSpace } from '../../../src/backend/management/moderation.ts'
import { sendOfficeNews } from '../../../src/backend/office-news/send-news.ts'
import { call } from '../call.ts'
import { largeSandPng } from '../fixtures/picture.ts'
import { dataOf, errorOf, rowsOf, seedForms } from './forms-agency.ts'

/** The agency's own space: another back end with a database, a bucket and keys of its own. */
const host = 'http://space.localhost'
const keys = { SERVICE_KEY: 'delivery-key-of-the-space', MANAGEMENT_TOKEN: 'management-key-of-the-space' }
const space = { ...env, ...keys, DB: env.SPACE_DB, MEDIA: env.SPACE_MEDIA }
const environment = '/management/spaces/agency/environments/master'
/** The back end that keeps its content there. */
const ours = {
  ...env,
  CONTENT_URL: `${host}/content/graphql`,
  CONTENT_KEY: keys.SERVICE_KEY,
  CONTENT_MANAGEMENT_URL: host + environment,
  CONTENT_MANAGEMENT_KEY: keys.MANAGEMENT_TOKEN,
}

interface Sent {
  call: string
  key: string | null
}
let sent: Sent[] = []
/** How the space answers: as it does, not at all, or with the call of that number lost before or after it is done. */
let fails: 'never' | 'always' | { at: number; when: 'before' | 'after' } = 'never'

beforeAll(() =>
  applyD1Migrations(env.SPACE_DB, [
    { name: newestMigration, queries: env.MIGRATIONS.flatMap(({ queries }) => queries) },
  ]),
)

beforeEach(async () => {
  sent = []
  fails = 'never'
  await seedForms()
  await env.DB.prepare('DELETE FROM office_news').run()
  await env.SPACE_DB.batch(
    ['entry', 'asset', 'draft', 'asset_draft'].map((table) => env.SPACE_DB.prepare(`DELETE FROM ${table}`)),
  )
  await publish('form', 'form-space', {
    ...{ key: 'own', title: 'Vores egen', fields: [{ name: 'words', type: 'text', label: 'Ord', required: true }] },
  })
  await publish('settings', 'settings-space', { key: 'administrationDetails', value: { email: 'own@example.dk' } })
  await publish('blog', 'blog-space', { title: 'Rav', commentsOpen: true })
  await publish('comment', 'comment-space', {
    ...{ parentType: 'blog', parentId: 'blog-space', comment: 'Den første', authorName: 'Bo', replies: [] },
  })
  await publish('photoContest', 'contest-space', { title: 'Vores konkurrence', year: 2026, status: 'open' })
  vi.spyOn(globalThis, 'fetch').mockImplementation(answerAsSpace)
})

afterEach(() => vi.restoreAllMocks())

async function publish(type: string, id: string, fields: object): Promise<void> {
  await env.SPACE_DB.prepare(
    `INSERT INTO entry (id, locale, type, slug, published_version, published_at, first_published_at, fields)
     VALUES (?1, 'da-DK', ?2, NULL, 1, '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z', ?3)`,
  )
    .bind(id, type, JSON.stringify(fields))
    .run()
}

async function answerAsSpace(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const { origin, pathname } = new URL(request.url)
  if (origin !== host) throw new Error(`${request.url} is asked`)
  if (request.redirect !== 'manual') throw new Error('A redirect would take the key to another host')
  sent.push({ call: `${request.method} ${pathname}`, key: request.headers.get('authorization') })
  const isLost = typeof fails === 'object' && fails.at === sent.length
  if (fails === 'always' || (isLost && typeof fails === 'object' && fails.when === 'before')) throw new Error('lost')
  const context = createExecutionContext()
  const reply = await backend.fetch(request, space, context)
  await waitOnExecutionContext(context)
  if (isLost) throw new Error('lost')
  return reply
}

function send(path: string, body: object, key: string = crypto.randomUUID()): Promise<Response> {
  const headers = { 'idempotency-key': key, 'content-type': 'application/json' }
  return call(`/workers${path}`, { method: 'POST', headers, body: JSON.stringify(body) }, ours)
}

function enter(contestId: string): Promise<Response> {
  const form = new FormData()
  const texts = { contestId, userEmail: 'a@example.com', userEmailConfirm: 'a@example.com', userName: 'Ane' }
  for (const [name, value] of Object.entries({ ...texts, imageTitle: 'Klit', imageText: '' })) form.set(name, value)
  form.set('contest_image', new File([largeSandPng], 'picture.png'))
  const headers = { 'idempotency-key': crypto.randomUUID(), 'accept-language': 'da-DK' }
  return call('/workers/bridge/contest_image_submissions/', { method: 'POST', headers, body: form }, ours)
}

async function approve(id: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${env.MANAGEMENT_TOKEN}` }
  return call(`/management/submissions/${id}/approved`, { method: 'PUT', headers }, ours)
}

async function ofSpace(table: 'entry' | 'asset', like: string) {
  const { results } = await env.SPACE_DB.prepare(`SELECT * FROM ${table} WHERE id LIKE ?1 ORDER BY locale`)
    .bind(like)
    .all<Record<string, string>>()
  return results
}

const form = (formKey: string, answers: object) => ({ formKey, locale: 'da-DK', departmentId: null, answers })
const comment = (parentId: string, replyTo: string | null = null) => ({
  ...{ parentType: 'blog', parentId, replyTo, locale: 'da-DK', authorName: 'Ole', comment: 'Rav!' },
})
const inAnHour = () => new Date(Date.now() + 3_600_000)

test('forms, comments and contest pictures are checked by the space, to which no other key is shown', async () => {
  const taken = [
    await send('/bridge/form_submissions/', form('own', { words: 'Hej' })),
    await send('/bridge/comments/', comment('blog-space')),
    await send('/bridge/comments/', comment('blog-space', 'comment-space')),
    await enter('contest-space'),
  ]
  expect(taken.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect((await rowsOf('outbox')).map(({ recipient }) => recipient)).toContain('own@example.dk')

  const embedded = { name: 'Karen', email: 'karen@example.com', subject: 'other', booking: '', message: 'Hej' }
  const refused = [
    await send('/bridge/form_submissions/', form('contact', embedded)),
    await send('/bridge/comments/', comment('blog-amber')),
    await send('/bridge/comments/', comment('blog-space', 'comment-amber-1')),
    await enter('photo-contest-2026'),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 422, 422])
  expect(await rowsOf('submission')).toHaveLength(4)
  expect(new Set(sent.map((each) => `${each.call} ${each.key}`))).toEqual(
    new Set([`POST /content/graphql Bearer ${keys.SERVICE_KEY}`]),
  )
})

test('an approved reply is published in the space, below what it answers, and nowhere else', async () => {
  const { id } = await dataOf(await send('/bridge/comments/', comment('blog-space', 'comment-space')))
  sent = []
  const before = await rowsOf('entry')
  expect((await approve(id)).status).toBe(200)
  expect(await rowsOf('entry')).toEqual(before)
  const [entry, ...others] = await ofSpace('entry', `comment-${id}`)
  expect([entry?.locale, others]).toEqual(['da-DK', []])
  expect(JSON.parse(entry?.fields ?? '')).toMatchObject({ parentId: 'comment-space', comment: 'Rav!' })
  const [answered] = await ofSpace('entry', 'comment-space')
  expect(JSON.parse(answered?.fields ?? '')).toMatchObject({
    comment: 'Den første',
    replies: [{ sys: { id: `comment-${id}` } }],
  })
  expect(await rowsOf('submission')).toMatchObject([{ status: 'approved', entry_id: `comment-${id}` }])
  expect(new Set(sent.map(({ key }) => key))).toEqual(new Set([`Bearer ${keys.MANAGEMENT_TOKEN}`]))
  expect(sent.map((each) => each.call.replace(environment, ''))).toEqual([
    `GET /entries/comment-${id}`,
    `PUT /entries/comment-${id}`,
    `PUT /entries/comment-${id}/published`,
    'GET /entries/comment-space',
    'PUT /entries/comment-space',
    'PUT /entries/comment-space/published',
  ])
  expect((await approve(id)).status).toBe(409)
})

test('an approved picture is uploaded and published in every locale of the space', async () => {
  const { id } = await dataOf(await enter('contest-space'))
  expect((await approve(id)).status).toBe(200)
  const [entries, assets] = [await ofSpace('entry', 'contest-image-%'), await ofSpace('asset', 'contest-picture-%')]
  for (const rows of [entries, assets]) expect(rows.map(({ locale }) => locale)).toEqual(['da-DK', 'de-DE', 'en'])
  expect(JSON.parse(entries[1]?.fields ?? '')).toMatchObject({
    contestId: 'contest-space',
    image: { sys: { id: assets[0]?.id } },
  })
  expect(await env.SPACE_MEDIA.head(assets[0]?.url ?? '')).not.toBeNull()
})

test.each(['before', 'after'] as const)(
  'whichever call is lost %s it is done, what was approved is published once in the end',
  async (when) => {
    const kinds = {
      reply: () => send('/bridge/comments/', comment('blog-space', 'comment-space')),
      picture: () => enter('contest-space'),
    }
    const calls: Record<string, number> = {}
    for (const [kind, sendOne] of Object.entries(kinds)) {
      for (let at = 1, isLost = true; isLost; at += 1) {
        const { id } = await dataOf(await sendOne())
        sent = []
        fails = { at, when }
        expect((await approve(id)).status).toBe(200)
        isLost = sent.length >= at
        fails = 'never'
        await sendLeftToSpace(ours, inAnHour())
        calls[kind] = at - 1
      }
    }
    // Each of these was lost once.
    expect(calls).toEqual({ reply: 6, picture: 13 })
    sent = []
    await sendLeftToSpace(ours, inAnHour())
    expect(sent).toEqual([])
    expect(await ofSpace('entry', 'comment-%-%')).toHaveLength(7)
    const [answered] = await ofSpace('entry', 'comment-space')
    expect(
      new Set(JSON.parse(answered?.fields ?? '').replies.map(({ sys }: { sys: { id: string } }) => sys.id)).size,
    ).toBe(7)
    expect(JSON.parse(answered?.fields ?? '').replies).toHaveLength(7)
    expect(await ofSpace('entry', 'contest-image-%')).toHaveLength(14 * 3)
    expect(await ofSpace('asset', 'contest-picture-%')).toHaveLength(14 * 3)
  },
)

test('a space that does not answer costs its own part alone, and nothing that was sent before', async () => {
  const { id } = await dataOf(await send('/bridge/comments/', comment('blog-space')))
  fails = 'always'
  const refused = [
    await send('/bridge/form_submissions/', form('own', { words: 'Hej' })),
    await send('/bridge/comments/', comment('blog-space')),
    await enter('contest-space'),
  ]
  for (const reply of refused) {
    expect([reply.status, (await errorOf(reply)).code]).toEqual([503, 'content_unavailable'])
  }
  const tax = { email: 'owner@example.com', locale: 'de-DE', year: 2025, through: 'agency', income: 100_000 }
  expect((await send('/bridge/email/tax-calculation/', tax)).status).toBe(201)
  expect((await approve(id)).status).toBe(200)
  const [row] = (await rowsOf('submission')).filter(({ kind }) => kind === 'comment')
  expect(row).toMatchObject({ status: 'approved', entry_id: null })
  const news = await rowsOf('office_news')
  await expect(sendOfficeNews(ours, { when: 'at-once', to: '' }, new Date())).rejects.toThrow('lost')
  expect(await rowsOf('office_news')).toEqual(news)
  await sendOfficeNews(ours, { when: 'at-once', to: 'office@example.dk' }, new Date())
  expect(await rowsOf('office_news')).toEqual([])

  await sendLeftToSpace(ours, new Date())
  fails = 'never'
  await sendLeftToSpace(ours, new Date())
  expect(await ofSpace('entry', `comment-${id}`)).toEqual([])
  await sendLeftToSpace(ours, inAnHour())
  expect(await ofSpace('entry', `comment-${id}`)).toHaveLength(1)
})
