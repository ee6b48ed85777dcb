import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { contentLocales } from '../../src/contracts/content-model.ts'
import { markets } from '../../src/markets/market.ts'
import { before } from './before.ts'
import { call } from './call.ts'

const entries = '/management/spaces/agency/environments/master/entries'
const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })
const inDanish = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { 'da-DK': value }]))

function send(method: string, path: string, headers: Record<string, string> = {}, body?: object) {
  return call(`${entries}/${path}`, {
    method,
    headers: { authorization: `Bearer ${env.MANAGEMENT_TOKEN}`, 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}

/** Saves it and publishes what was saved. */
async function publish(id: string, type: string, fields: object) {
  const before = await send('GET', id)
  const version = before.ok ? ((await before.json()) as { sys: { version: number } }).sys.version : null
  const saved = await send(
    'PUT',
    id,
    { 'x-contentful-content-type': type, ...(version !== null && { 'x-contentful-version': String(version) }) },
    { fields },
  )
  const { sys } = (await saved.json()) as { sys: { version: number } }
  return send('PUT', `${id}/published`, { 'x-contentful-version': String(sys.version) })
}

async function faultsOf(reply: Response) {
  expect(reply.status).toBe(422)
  const { sys, message, details } = (await reply.json()) as {
    sys: object
    message: string
    details: { errors: { path: [string, string, string?]; details: string }[] }
  }
  expect(sys).toEqual({ type: 'Error', id: 'ValidationFailed' })
  return details.errors.map(({ path: [, field, locale = null], details: reason }) => {
    expect(message).toContain(field)
    expect(message).toContain(`: ${reason}`)
    return [field, locale]
  })
}

const about = { title: 'Om os', slug: 'om-os', template: 'content' }
const line = { name: 'words', type: 'text', label: 'Ord' }
const brokenSetting = { key: 'blogSettings', value: { postsPerPage: 'ten' } }

beforeEach(async () => {
  await env.DB.batch(
    ['entry', 'draft', 'asset', 'redirect', 'left_path'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  )
  expect((await publish('about', 'page', inDanish(about))).status).toBe(200)
  expect((await publish('faq', 'faq', inDanish({ title: 'Må man?' }))).status).toBe(200)
  const call = { title: 'Ring', key: 'call', fields: [line] }
  expect((await publish('call', 'form', inDanish(call))).status).toBe(200)
})

test.each<[string, string, object, (string | null)[]]>([
  ['without a title', 'page', { slug: 'ny' }, ['title', 'da-DK']],
  ['with a title of blanks', 'page', { title: '  ', slug: 'ny' }, ['title', 'da-DK']],
  ['without a slug', 'page', { title: 'Ny' }, ['slug', 'da-DK']],
  ['with a slug that no address has', 'page', { title: 'Ny', slug: 'Ny Side' }, ['slug', 'da-DK']],
  ['with a slug that is in use', 'page', { title: 'Ny', slug: 'om-os' }, ['slug', 'da-DK']],
  ['with a slug of the site’s own', 'page', { title: 'Ny', slug: 'booking' }, ['slug', 'da-DK']],
  ['with the slug of the search', 'page', { title: 'Ny', slug: 'soeg' }, ['slug', 'da-DK']],
  ['with the slug of a house', 'page', { title: 'Ny', slug: 'sommerhus-bl1017' }, ['slug', 'da-DK']],
  ['where programs are answered', 'page', { title: 'Ny', slug: 'api' }, ['slug', 'da-DK']],
  ['where the console is', 'page', { title: 'Ny', slug: 'editor' }, ['slug', 'da-DK']],
  ['with another type’s slug of the same address', 'blog', { title: 'Ny', slug: 'om-os' }, ['slug', 'da-DK']],
  ['with a template that there is not', 'page', { ...about, slug: 'ny', template: 'fancy' }, ['template', 'da-DK']],
  ['with a layout that there is not', 'page', { ...about, slug: 'ny', layout: 'round' }, ['layout', 'da-DK']],
  ['that is its own parent', 'page', { title: 'Ny', slug: 'ny', parent: link('new') }, ['parent', 'da-DK']],
  [
    'below something that is no area',
    'street',
    { title: 'Ny', slug: 'ny', brokerStreetIds: ['11'], areas: [link('faq')] },
    ['areas', 'da-DK'],
  ],
  ['below nothing', 'page', { title: 'Ny', slug: 'ny', parent: link('gone') }, ['parent', 'da-DK']],
  ['below something that is no page', 'page', { title: 'Ny', slug: 'ny', parent: link('faq') }, ['parent', 'da-DK']],
  ['with a section that is gone', 'page', { title: 'Ny', slug: 'ny', sections: [link('gone')] }, ['sections', 'da-DK']],
  [
    'with a picture that is gone',
    'page',
    { title: 'Ny', slug: 'ny', banner: link('gone', 'Asset') },
    ['banner', 'da-DK'],
  ],
  [
    'with a link in its text that leads nowhere',
    'faq',
    {
      title: 'Ny',
      body: {
        nodeType: 'document',
        data: {},
        content: [
          {
            nodeType: 'paragraph',
            data: {},
            content: [{ nodeType: 'entry-hyperlink', data: { target: link('gone') }, content: [] }],
          },
        ],
      },
    },
    ['body', 'da-DK'],
  ],
  ['with an empty list', 'sectionFaq', { title: 'Spørgsmål', faqs: [] }, ['faqs', 'da-DK']],
  ['without its list', 'sectionFaq', { title: 'Spørgsmål' }, ['faqs', 'da-DK']],
  ['of a form without fields', 'form', { title: 'Skriv', key: 'write', fields: [] }, ['fields', 'da-DK']],
  ['with a section that is none', 'page', { title: 'Ny', slug: 'ny', sections: [link('faq')] }, ['sections', 'da-DK']],
  ['with a key that another has', 'form', { title: 'Skriv', key: 'call', fields: [line] }, ['key', 'da-DK']],
  ['with a number in place of a text', 'faq', { title: 5 }, ['title', 'da-DK']],
  ['with a setting that the site can’t read', 'settings', { title: 'B', ...brokenSetting }, ['value', 'da-DK']],
  ['that says nothing', 'page', {}, ['title', null]],
])('an entry %s is not published, and the field is named', async (_, type, fields, fault) => {
  expect(await faultsOf(await publish('new', type, inDanish(fields)))).toEqual([fault])
  expect(await env.DB.prepare("SELECT count(*) AS n FROM entry WHERE id = 'new'").first('n')).toBe(0)
  // The draft stays for its editor.
  expect((await send('GET', 'new')).status).toBe(200)
})

test('a page lies where the site answers if its template belongs there, and in another edition', async () => {
  const pages = [
    ['search', 'page', { title: 'Søg', slug: 'soeg', template: 'search' }],
    ['favorites', 'page', { title: 'Favoritter', slug: 'favorite-houses', template: 'favorites' }],
    ['german-word', 'page', { title: 'Suche', slug: 'suche' }],
    ['below', 'page', { title: 'A', slug: 'booking', parent: link('about') }],
  ] as const
  for (const [id, type, fields] of pages)
    expect([id, (await publish(id, type, inDanish(fields))).status]).toEqual([id, 200])
  expect(
    await faultsOf(await publish('new', 'page', { title: { 'de-DE': 'Neu' }, slug: { 'de-DE': 'suche' } })),
  ).toEqual([['slug', 'de-DE']])
})

test('a page whose end would be read as the number of the page above it is refused', async () => {
  const page = { title: 'Side', slug: 'page', parent: link('about') }
  expect((await publish('page', 'page', inDanish(page))).status).toBe(200)
  expect(
    await faultsOf(await publish('two', 'page', inDanish({ title: 'To', slug: '2', parent: link('page') }))),
  ).toEqual([['slug', 'da-DK']])
})

test('every fault is named, in each locale that the entry has', async () => {
  const fields = {
    title: { 'da-DK': 'Ny', 'de-DE': '' },
    slug: { 'da-DK': 'om-os', 'de-DE': 'neu' },
    template: { en: 'x' },
  }
  expect(await faultsOf(await publish('new', 'page', fields))).toEqual([
    ['slug', 'da-DK'],
    ['title', 'de-DE'],
    ['title', 'en'],
    ['template', 'en'],
    ['slug', 'en'],
  ])
})

test('an entry that would come to lie below itself is refused, and what is published stays', async () => {
  expect(
    (await publish('child', 'page', inDanish({ title: 'Barn', slug: 'barn', parent: link('about') }))).status,
  ).toBe(200)
  expect(await faultsOf(await publish('about', 'page', inDanish({ ...about, parent: link('child') })))).toEqual([
    ['parent', 'da-DK'],
  ])
  const kept = await env.DB.prepare("SELECT fields FROM entry WHERE id = 'about'").first<string>('fields')
  expect(JSON.parse(kept ?? '')).toEqual(about)
})

test('the same slug elsewhere is no other’s: below another page, under a fixed word, in another edition', async () => {
  const slug = 'om-os'
  expect((await publish('below', 'page', inDanish({ title: 'A', slug, parent: link('about') }))).status).toBe(200)
  expect((await publish('job', 'job', inDanish({ title: 'B', slug }))).status).toBe(200)
  expect((await publish('german', 'page', { title: { 'de-DE': 'C' }, slug: { 'de-DE': slug } })).status).toBe(200)
  expect((await publish('about', 'page', inDanish({ ...about, title: 'Om os alle' }))).status).toBe(200)
  expect((await publish('home', 'page', inDanish({ title: 'Forside', template: 'home' }))).status).toBe(200)
})

const redirects = async () =>
  (
    await env.DB.prepare('SELECT lan, from_path, to_path, is_permanent FROM redirect ORDER BY from_path').all()
  ).results.map((row) => Object.values(row))

test('a moved page leaves a redirect for good, with all that lies below it, and moves on and back without a chain', async () => {
  const child = { title: 'Barn', slug: 'barn', parent: link('about') }
  expect((await publish('child', 'page', inDanish(child))).status).toBe(200)
  expect(await redirects()).toEqual([])
  expect((await publish('about', 'page', inDanish({ ...about, slug: 'firmaet' }))).status).toBe(200)
  expect(await redirects()).toEqual([
    [1, '/om-os/', '/firmaet/', 1],
    [1, '/om-os/barn/', '/firmaet/barn/', 1],
  ])
  expect((await publish('about', 'page', inDanish({ ...about, slug: 'hvem-vi-er' }))).status).toBe(200)
  expect(await redirects()).toEqual([
    [1, '/firmaet/', '/hvem-vi-er/', 1],
    [1, '/firmaet/barn/', '/hvem-vi-er/barn/', 1],
    [1, '/om-os/', '/hvem-vi-er/', 1],
    [1, '/om-os/barn/', '/hvem-vi-er/barn/', 1],
  ])
  expect((await publish('about', 'page', inDanish(about))).status).toBe(200)
  expect(await redirects()).toEqual([
    [1, '/firmaet/', '/om-os/', 1],
    [1, '/firmaet/barn/', '/om-os/barn/', 1],
    [1, '/hvem-vi-er/', '/om-os/', 1],
    [1, '/hvem-vi-er/barn/', '/om-os/barn/', 1],
  ])
  // Another page takes one of the URLs.
  expect((await publish('new', 'page', inDanish({ title: 'Ny', slug: 'firmaet' }))).status).toBe(200)
  expect((await redirects()).map(([, from]) => from)).not.toContain('/firmaet/')
})

const inAll = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Object.fromEntries(contentLocales.map((each) => [each, value])),
    ]),
  )

async function unpublish(id: string) {
  const { sys } = (await (await send('GET', id)).json()) as { sys: { version: number } }
  const reply = await send('DELETE', `${id}/published`, { 'x-contentful-version': String(sys.version) })
  expect(reply.status).toBe(200)
}

test('a page that was unpublished, and is published again elsewhere, leaves the same redirects in each edition', async () => {
  const page = { title: 'Os', slug: 'os', template: 'content' }
  const child = { title: 'Barn', slug: 'barn', parent: link('us') }
  expect((await publish('us', 'page', inAll(page))).status).toBe(200)
  expect((await publish('child', 'page', inAll(child))).status).toBe(200)
  await unpublish('us')
  expect(await redirects()).toEqual([])
  expect((await publish('us', 'page', inAll({ ...page, slug: 'vi' }))).status).toBe(200)
  const editions = markets.map(({ id }) => id)
  expect(await redirects()).toEqual([
    ...editions.map((lan) => [lan, '/os/', '/vi/', 1]),
    ...editions.map((lan) => [lan, '/os/barn/', '/vi/barn/', 1]),
  ])
  // Only the child; and back to where it was, which leads nowhere else then.
  await unpublish('child')
  expect((await publish('child', 'page', inAll({ ...child, slug: 'unge' }))).status).toBe(200)
  expect((await redirects()).filter(([lan]) => lan === 1)).toEqual([
    [1, '/os/', '/vi/', 1],
    [1, '/os/barn/', '/vi/unge/', 1],
    [1, '/vi/barn/', '/vi/unge/', 1],
  ])
  await unpublish('child')
  expect((await publish('child', 'page', inAll(child))).status).toBe(200)
  expect((await redirects()).filter(([lan, from]) => lan === 1 && String(from).startsWith('/vi/'))).toEqual([
    [1, '/vi/unge/', '/vi/barn/', 1],
  ])
})

test('a page that has taken the URL of an unpublished one keeps it, and so does what it leaves there', async () => {
  await unpublish('about')
  expect((await publish('new', 'page', inDanish({ title: 'Ny', slug: 'om-os' }))).status).toBe(200)
  expect((await publish('about', 'page', inDanish({ ...about, slug: 'firmaet' }))).status).toBe(200)
  expect(await redirects()).toEqual([])
  await unpublish('about')
  expect((await publish('other', 'page', inDanish({ title: 'A', slug: 'firmaet' }))).status).toBe(200)
  expect((await publish('other', 'page', inDanish({ title: 'A', slug: 'b' }))).status).toBe(200)
  expect((await publish('about', 'page', inDanish({ ...about, slug: 'c' }))).status).toBe(200)
  expect(await redirects()).toEqual([[1, '/firmaet/', '/b/', 1]])
})

test('an edition that an entry has left, and comes back to elsewhere, has a redirect too', async () => {
  const inGerman = { title: { 'de-DE': 'Wir' }, slug: { 'de-DE': 'wir' }, template: { 'de-DE': 'content' } }
  const both = (slug: string) => ({
    title: { 'da-DK': 'Os', 'de-DE': 'Wir' },
    slug: { 'da-DK': slug, 'de-DE': 'wir' },
    template: { 'da-DK': 'content', 'de-DE': 'content' },
  })
  for (const fields of [both('os'), inGerman, both('vi')])
    expect((await publish('us', 'page', fields)).status).toBe(200)
  expect(await redirects()).toEqual([[1, '/os/', '/vi/', 1]])
})

test('redirects that editors wrote without slashes are moved and replaced too', async () => {
  const insert = env.DB.prepare('INSERT INTO redirect (lan, from_path, to_path, is_permanent) VALUES (1, ?, ?, 0)')
  await env.DB.batch([insert.bind('firmaet', '/om-os/'), insert.bind('/gammel', 'om-os'), insert.bind('om-os', '/x/')])
  expect((await publish('about', 'page', inDanish({ ...about, slug: 'firmaet' }))).status).toBe(200)
  expect(await redirects()).toEqual([
    [1, '/gammel', '/firmaet/', 0],
    [1, '/om-os/', '/firmaet/', 1],
  ])
})

test('a move that would put a page below onto another page’s URL is refused', async () => {
  expect((await publish('child', 'page', inDanish({ title: 'A', slug: 'x', parent: link('about') }))).status).toBe(200)
  expect((await publish('category', 'category', inDanish({ title: 'B', slug: 'x', type: 'lodging' }))).status).toBe(200)
  expect(await faultsOf(await publish('about', 'page', inDanish({ ...about, slug: 'category' })))).toEqual([
    ['slug', 'da-DK'],
  ])
})

test('what another edition alone has is not there to link to', async () => {
  const fields = {
    title: { 'da-DK': 'Ny', 'de-DE': 'Neu' },
    slug: { 'da-DK': 'ny', 'de-DE': 'neu' },
    parent: { 'da-DK': link('about'), 'de-DE': link('about') },
  }
  expect(await faultsOf(await publish('new', 'page', fields))).toEqual([['parent', 'de-DE']])
})

test('of two who save or publish the same version at the same time one is told, and nothing of theirs is written', async () => {
  const version = ((await (await send('GET', 'about')).json()) as { sys: { version: number } }).sys.version
  const on = { 'x-contentful-version': String(version) }
  const titles = ['A', 'B', 'C', 'D']
  const saved = await Promise.all(
    titles.map((title) => send('PUT', 'about', on, { fields: inDanish({ ...about, title }) })),
  )
  expect(saved.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const winner = titles[saved.findIndex(({ status }) => status === 200)]
  const draft = (await (await send('GET', 'about')).json()) as { fields: { title: object }; sys: { version: number } }
  expect(draft.fields.title).toEqual({ 'da-DK': winner })

  const next = { 'x-contentful-version': String(draft.sys.version) }
  const [published, late] = await Promise.all([
    send('PUT', 'about/published', next),
    send('PUT', 'about', next, { fields: inDanish({ ...about, title: 'Senere' }) }),
  ])
  expect([published.status, late.status].sort()).toEqual([200, 409])
  const told = late.status === 409 ? late : published
  expect(await told.json()).toMatchObject({ sys: { type: 'Error', id: 'VersionMismatch' } })
})

test('publishing without a move, or a draft that was never published, leaves none', async () => {
  await publish('about', 'page', inDanish({ ...about, title: 'Om os alle' }))
  await publish('new', 'page', inDanish({ title: 'Ny', slug: 'ny' }))
  await publish('faq', 'faq', inDanish({ title: 'Må man gerne?' }))
  expect(await redirects()).toEqual([])
})

test('unpublishing tells which entries link there, in fields and in texts, each by one edition’s title', async () => {
  await publish('faq', 'faq', { title: { 'da-DK': 'Må man?', 'de-DE': 'Darf man?' } })
  const body = {
    nodeType: 'document',
    data: {},
    content: [{ nodeType: 'entry-hyperlink', data: { target: link('faq') }, content: [] }],
  }
  await publish('section', 'sectionFaq', {
    title: { 'da-DK': 'Spørgsmål', 'de-DE': 'Über Fragen' },
    faqs: { 'da-DK': [link('faq')], 'de-DE': [link('faq')] },
  })
  await publish('linking', 'page', inDanish({ title: 'Side', slug: 'side', sections: [link('section')] }))
  await publish('text', 'sectionText', inDanish({ title: 'Tekst', body }))
  await publish('named', 'sectionText', inDanish({ title: 'faq' }))
  const reply = await send('DELETE', 'faq/published')
  expect(reply.status).toBe(200)
  expect(((await reply.json()) as { linkedFrom: unknown }).linkedFrom).toEqual([
    { id: 'section', type: 'sectionFaq', title: 'Spørgsmål' },
    { id: 'text', type: 'sectionText', title: 'Tekst' },
  ])
})

test('whoever unpublishes what somebody else has just saved is told so, and nothing of theirs is lost', async () => {
  const { sys } = (await (await send('GET', 'faq')).json()) as { sys: { version: number } }
  const version = { 'x-contentful-version': String(sys.version) }
  before(/DELETE FROM entry WHERE id/, async () => {
    expect((await send('PUT', 'faq', version, { fields: inDanish({ title: 'Må man også?' }) })).status).toBe(200)
  })
  expect((await send('DELETE', 'faq/published', version)).status).toBe(409)
  const saved = { sys: { version: sys.version + 1, publishedVersion: 1 }, fields: inDanish({ title: 'Må man også?' }) }
  expect(await (await send('GET', 'faq')).json()).toMatchObject(saved)
  expect((await send('DELETE', 'faq/published', { 'x-contentful-version': `${sys.version + 1}` })).status).toBe(200)
  const { sys: after, fields } = (await (await send('GET', 'faq')).json()) as { sys: object; fields: object }
  expect([after, fields]).toEqual([expect.objectContaining({ version: sys.version + 2 }), saved.fields])
  expect(after).not.toHaveProperty('publishedVersion')
})

test('whoever unpublishes a picture whose words somebody else has just saved is told so', async () => {
  await env.DB.prepare(
    `INSERT INTO asset (id, locale, title, description, url, width, height, content_type, size, file_name)
     VALUES ('dune', 'da-DK', 'Klit', '', 'pictures/dune', 10, 10, 'image/webp', 5, 'dune.webp')`,
  ).run()
  const asset = (method: string, path = '', version?: number, body?: object) =>
    send(method, `../assets/dune${path}`, version === undefined ? {} : { 'x-contentful-version': `${version}` }, body)
  const read = async () => (await (await asset('GET')).json()) as { sys: { version: number }; fields: object }
  const { sys, fields } = await read()
  const words = { ...fields, title: { 'da-DK': 'Klitter' } }
  before(/DELETE FROM asset WHERE id/, async () => {
    expect((await asset('PUT', '', sys.version, { fields: words })).status).toBe(200)
  })
  expect((await asset('DELETE', '/published', sys.version)).status).toBe(409)
  expect(await read()).toMatchObject({ sys: { version: sys.version + 1, publishedVersion: 1 }, fields: words })
  expect((await asset('DELETE', '/published', sys.version + 1)).status).toBe(200)
  expect(await read()).toMatchObject({ sys: { version: sys.version + 2 }, fields: words })
  expect((await read()).sys).not.toHaveProperty('publishedVersion')
})

test('a draft that is archived is in no preview, and one that is taken out again is', async () => {
  const fields = inDanish({ title: 'Kladde' })
  const saved = await send('PUT', 'draft', { 'x-contentful-content-type': 'faq' }, { fields })
  expect(saved.status).toBe(201)
  const previewed = async () => {
    const reply = await call('/content/graphql', {
      method: 'POST',
      headers: { authorization: `Bearer ${env.CONTENT_PREVIEW_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ faq(id: "draft", locale: "da-DK", preview: true) { title } }' }),
    })
    return ((await reply.json()) as { data: { faq: unknown } }).data.faq
  }
  expect(await previewed()).toEqual({ title: 'Kladde' })
  expect((await send('PUT', 'draft/archived')).status).toBe(200)
  expect(await previewed()).toBeNull()
  expect((await send('DELETE', 'draft/archived')).status).toBe(200)
  expect(await previewed()).toEqual({ title: 'Kladde' })
})
