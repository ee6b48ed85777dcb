import { expect, test } from 'vitest'
import { signRequest } from '../../src/domain/signed-request.ts'
import type { ContentChange } from '../../src/features/content-changes/content-change.ts'
import { hasArrived, settleChange } from '../../src/features/content-changes/settle.ts'
import { type Given, openSite, origins } from './site.ts'

const secret = 'a secret of webhooks'
const path = '/api/webhooks/content/'
const published = {
  sys: { id: 'content', type: 'Entry', contentType: { sys: { id: 'page' } }, publishedVersion: 7 },
  fields: { title: { 'da-DK': 'Om os' } },
}

interface Sent {
  topic?: string
  body?: string
  secret?: string
  signedAt?: number
  /** Of the request as it is signed: what is sent then differs. */
  changed?: Record<string, string>
}

async function send(site: ReturnType<typeof openSite>, sent: Sent = {}) {
  const body = sent.body ?? JSON.stringify(published)
  const headers = {
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-topic': sent.topic ?? 'ContentManagement.Entry.publish',
  }
  const signature = await signRequest(
    { method: 'POST', path, headers, body },
    sent.secret ?? secret,
    sent.signedAt ?? Date.now(),
  )
  return site.fetch(path, { method: 'POST', headers: { ...headers, ...signature, ...sent.changed }, body })
}

test('a signed publication is noted with the version to wait for', async () => {
  const site = openSite()
  const reply = await send(site)
  expect(reply.status).toBe(202)
  expect(site.changes).toEqual([
    expect.objectContaining({
      id: 'content',
      kind: 'entry',
      contentType: 'page',
      awaited: { is: 'version', version: 7 },
      origin: origins.da,
    }),
  ])
})

test.each<[string, Sent]>([
  ['another secret', { secret: 'another' }],
  ['a moment of half a minute ago', { signedAt: Date.now() - 31_000 }],
  ['a moment to come', { signedAt: Date.now() + 40_000 }],
  ['another topic than was signed', { changed: { 'x-contentful-topic': 'ContentManagement.Entry.unpublish' } }],
  ['a newer moment than was signed', { changed: { 'x-contentful-timestamp': String(Date.now() + 1) } }],
  ['no list of signed headers', { changed: { 'x-contentful-signed-headers': '' } }],
  ['a list without the moment', { changed: { 'x-contentful-signed-headers': 'x-contentful-signed-headers' } }],
  ['no signature', { changed: { 'x-contentful-signature': '' } }],
])('a call with %s is refused and nothing is noted', async (_, sent) => {
  const site = openSite()
  const reply = await send(site, sent)
  expect(reply.status).toBe(401)
  expect(site.changes).toEqual([])
})

test('a site without a secret takes nothing, whatever it is signed with', async () => {
  const site = openSite()
  site.deps.variables.CONTENT_WEBHOOK_SECRET = ''
  expect((await send(site)).status).toBe(401)
})

test.each(['{', '[]', '{"sys":{"id":"../x","type":"Entry"}}', '{"sys":{"id":"x","type":"ContentType"}}'])(
  'a signed body that names no entry is refused: %s',
  async (body) => {
    const site = openSite()
    expect((await send(site, { body })).status).toBe(400)
    expect(site.changes).toEqual([])
  },
)

test('what is only saved is nobody’s business; what is unpublished or deleted is awaited to be gone', async () => {
  const site = openSite()
  expect((await send(site, { topic: 'ContentManagement.Entry.auto_save' })).status).toBe(200)
  expect(site.changes).toEqual([])
  const body = JSON.stringify({ sys: { id: 'picture', type: 'DeletedAsset' } })
  await send(site, { topic: 'ContentManagement.Asset.unpublish', body })
  expect(site.changes).toMatchObject([{ id: 'picture', kind: 'asset', contentType: null, awaited: { is: 'gone' } }])
})

const change: ContentChange = {
  id: 'content',
  kind: 'entry',
  contentType: 'page',
  awaited: { is: 'version', version: 7 },
  toldAt: 0,
  origin: origins.da,
}

test.each<[string, ContentChange['awaited'], { version: number; publishedAt: string } | null, boolean]>([
  ['the version before it', change.awaited, { version: 6, publishedAt: '2026-11-21T10:00:00Z' }, false],
  ['the version', change.awaited, { version: 7, publishedAt: '2026-11-21T10:00:00Z' }, true],
  ['a later version', change.awaited, { version: 9, publishedAt: '2026-11-21T10:00:00Z' }, true],
  ['nothing', change.awaited, null, false],
  [
    'a publication of before',
    { is: 'moment', publishedAt: '2026-11-21T12:00:00Z' },
    { version: 1, publishedAt: '2026-11-21T11:59:59.999Z' },
    false,
  ],
  [
    'the publication',
    { is: 'moment', publishedAt: '2026-11-21T12:00:00Z' },
    { version: 1, publishedAt: '2026-11-21T12:00:00.000Z' },
    true,
  ],
  ['what was to be gone', { is: 'gone' }, { version: 7, publishedAt: '2026-11-21T10:00:00Z' }, false],
  ['nothing where it was to be gone', { is: 'gone' }, null, true],
])('a service that has %s', async (_, awaited, state, has) => {
  const { deps } = openSite({ content: { ContentPublished_entry: async () => state } })
  expect(await hasArrived({ deps }, { ...change, awaited })).toBe(has)
})

/** A page of results that counts how often it was made, with the change settled. */
async function settled(given: Given['content']) {
  const site = openSite({ content: given })
  await settleChange(
    { deps: site.deps, context: { waitUntil: () => {} }, visit: (address) => site.fetch(address) },
    change,
  )
  const [receipt] = await site.deps.receipts.last(1)
  return { ...site, receipt }
}

test('the entry, those that link to it and the lists of its type are purged, and their pages asked for again', async () => {
  const { receipt } = await settled({
    ContentLinking_page: async ({ locale }) => (locale === 'en' ? ['search', 'content'] : ['search']),
  })
  expect(receipt).toMatchObject({ by: 'content', subject: 'page content published, with 1 that link to it' })
  expect(receipt?.tags).toEqual(expect.arrayContaining(['entry:content', 'entry:search', 'type:page']))
  expect(receipt?.pages.map(({ market, path }) => `${market} ${path}`)).toEqual([
    'da /om-os/',
    'da /soeg/',
    'de /ueber-uns/',
    'de /suche/',
    'en /about-us/',
    'en /search/',
  ])
  expect(receipt?.isAtWork).toBe(false)
  expect(receipt?.pages.map(({ status, seconds }) => [typeof status, seconds !== null])).toEqual(
    receipt?.pages.map(({ status, expected }) => ['number', status === expected]),
  )
})

test('the entry is purged though nobody can say what links to it', async () => {
  const { receipt, problems } = await settled({
    ContentLinking_page: async () => {
      throw new Error('the content service is down')
    },
  })
  expect(receipt?.tags).toContain('entry:content')
  expect(problems.map(String)).toContain('Error: the content service is down')
})
