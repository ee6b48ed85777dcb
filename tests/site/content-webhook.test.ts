import { expect, test } from 'vitest'
import { routeEntryTypes } from '../../src/contracts/route.ts'
import { signRequest } from '../../src/domain/signed-request.ts'
import type { ContentChange, RefusedEntry } from '../../src/features/content-changes/content-change.ts'
import { arrivedAmong, settleChanges, settleChecked } from '../../src/features/content-changes/settle.ts'
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
  const published = new Map(state && [['content', state]])
  const { deps } = openSite({ content: { ContentPublished_entry: async () => published } })
  const told = { ...change, awaited }
  expect(await arrivedAmong({ deps }, [told])).toEqual(has ? [told] : [])
})

const linkedFrom = (...ids: string[]) => ids.map((linking) => ({ id: 'content', linking }))

/** A page of results that counts how often it was made, with the change settled. */
async function settled(given: Given['content'], toldAt = Date.now()) {
  const site = openSite({ content: given })
  const { remakePages } = await settleChanges(
    { deps: site.deps, context: { waitUntil: () => {} }, visit: (url) => site.fetch(url) },
    [{ ...change, toldAt }],
  )
  await remakePages()
  const [receipt] = await site.deps.receipts.last(1)
  return { ...site, receipt }
}

test('the entry, those that link to it and the lists of its type are purged, and their pages requested again', async () => {
  const { receipt } = await settled({
    ContentLinking_page: async ({ locale }) => linkedFrom(...(locale === 'en' ? ['search', 'content'] : ['search'])),
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

test('a receipt counts the seconds from when the change was told of, however long the content service was waited for', async () => {
  const { receipt } = await settled({ ContentLinking_page: async () => linkedFrom('search') }, Date.now() - 30_000)
  const live = receipt?.pages.filter(({ seconds }) => seconds !== null) ?? []
  expect(live.length).toBeGreaterThan(0)
  for (const { seconds } of live) expect(seconds).toBeGreaterThanOrEqual(30)
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

/** The change of a page of an outside service, settled; what was refused of it. */
async function checked(
  fields: object | null,
  of: Partial<ContentChange> = {},
  variables: Given['variables'] = outside,
) {
  const site = openSite({
    variables,
    content: {
      ContentWritten_page: async () => ({ entry: fields, deadLinks: [] }),
      ContentTypesAmong: async () => ({ entries: new Map(), assets: new Set() }),
      ContentRoutesById: async () => noSources,
      ContentRoutesBySlug: async () => noSources,
    },
  })
  const refused = new Map<string, RefusedEntry>()
  const kept = {
    keep: (entry: RefusedEntry) => void refused.set(entry.id, entry),
    forget: (id: string) => void refused.delete(id),
  }
  const settling = {
    deps: site.deps,
    context: { waitUntil: () => {} },
    visit: (url: string) => site.fetch(url),
  }
  await settleChecked(settling, [{ ...change, ...of }], kept)
  return { refused: [...refused.values()], purges: await site.deps.receipts.last(9) }
}
const outside = { CONTENT_URL: 'https://graphql.contentful.com/content/v1/spaces/agency/environments/master' }
const noSources = Object.fromEntries(routeEntryTypes.map((type) => [type, []]))

test('an entry that another service has published with a fault is not purged, and the fault is kept for the console', async () => {
  const { refused, purges } = await checked({ title: null, slug: 'om-os' }, { toldAt: 7 })
  expect(purges).toEqual([])
  expect(refused).toMatchObject([{ id: 'content', contentType: 'page', at: 7 }])
  expect(refused[0]?.faults).toContainEqual({ field: 'title', locale: 'da-DK', reason: 'It is missing' })
})

test.each<[string, Parameters<typeof checked>]>([
  ['without a fault', [{ title: 'Om os', slug: 'om-os' }]],
  ['that is gone', [null, { awaited: { is: 'gone' } }]],
  ['of the embedded service, which has checked it', [{ title: null }, {}, {}]],
  ['that is a picture', [null, { kind: 'asset', contentType: null }]],
])('a change %s is settled', async (_, given) => {
  const { refused, purges } = await checked(...given)
  expect([refused, purges.length]).toEqual([[], 1])
})

test('the console tells of entries that are not shown, each field with its reason', async () => {
  const faults = [{ field: 'title', locale: 'da-DK', reason: 'It is missing' } as const]
  const site = openSite({
    refused: [{ id: 'page-about', contentType: 'page', at: Date.UTC(2026, 10, 21, 12), faults }],
  })
  const signedIn = await site.fetch('/editor/?secret=a+secret+of+editors')
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const html = await (await site.fetch('/editor/', { headers: { cookie } })).text()
  expect(html).toContain('Not shown: page page-about, published 21 Nov')
  expect(html).toContain('<code>title</code> (da-DK): It is missing.')
})
