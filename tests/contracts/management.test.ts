import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { streets } from '../../src/backend/seed/places/streets.ts'
import { type PushedContent, readPicture, seededContent } from '../../src/commands/contentful/content-to-push.ts'
import { pushContent } from '../../src/commands/contentful/push-content.ts'
import { modelToPush, pushModel } from '../../src/commands/contentful/push-model.ts'
import { createSpaceClient, type SpaceClient, sentenceOfRefusal } from '../../src/commands/contentful/space-client.ts'
import { backendName } from '../../src/commands/local-variables.ts'
import { applyMigrations, runEveryMinute, runWorkers } from '../../src/commands/run-workers.ts'
import { contentModel, type FieldKind, linkOf, typeName } from '../../src/contracts/content-model.ts'
import { addDays, today } from '../../src/domain/stays.ts'
import { contentQueries } from '../content-queries.ts'
import { freePort } from '../running-site.ts'
import { thisSite } from '../this-site.ts'

/** Contentful's own client, against a back end that has no content: all of it comes by the management API. */
let miniflare: Miniflare
let statePath: string
let host: URL
let client: SpaceClient

beforeAll(async () => {
  statePath = await mkdtemp(join(tmpdir(), 'marehalm-empty-'))
  const backendPort = await freePort()
  const ports = { port: await freePort(), backendPort, mcpPort: await freePort() }
  miniflare = await runWorkers({
    ...ports,
    statePath,
    backendVariables: { CONTENT_WEBHOOK_URL: '', OFFICE_MAIL_TO: 'office@example.org' },
    onLog: () => {},
  })
  await applyMigrations(await miniflare.getD1Database('DB', backendName))
  host = new URL(`http://127.0.0.1:${backendPort}/management`)
  client = clientWith('local-management-token')
})
afterAll(async () => {
  await miniflare?.dispose()
  await rm(statePath, { recursive: true, force: true })
})

function clientWith(token: string): SpaceClient {
  return createSpaceClient({ host, token, space: 'agency', environment: 'master', throttle: 0 })
}

/** What the client says of a call that is refused. */
async function refusalOf(call: Promise<unknown>): Promise<{ name: string; status: number; details: unknown }> {
  const error = await call.then(
    () => expect.fail('It was not refused'),
    (thrown: Error) => thrown,
  )
  const { status, details } = JSON.parse(error.message)
  return { name: error.name, status, details }
}

const inDanish = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { 'da-DK': value }]))

test('an entry is created, saved on its version, published, unpublished, archived and deleted', async () => {
  const created = await client.entry.create({ contentTypeId: 'faq' }, { fields: inDanish({ title: 'Må man?' }) })
  const params = { entryId: created.sys.id }
  expect(created.sys).toMatchObject({ type: 'Entry', version: 1, contentType: { sys: { id: 'faq' } } })
  expect([created.sys.space.sys.id, created.sys.environment.sys.id]).toEqual(['agency', 'master'])
  const saved = await client.entry.update(params, { ...created, fields: inDanish({ title: 'Må man gerne?' }) })
  expect(await refusalOf(client.entry.update(params, created))).toMatchObject({ name: 'VersionMismatch', status: 409 })
  expect(await refusalOf(client.entry.publish(params, created))).toMatchObject({ name: 'VersionMismatch' })
  const published = await client.entry.publish(params, saved)
  expect(published.sys).toMatchObject({ version: 3, publishedVersion: 2, publishedAt: expect.any(String) })
  expect(await refusalOf(client.entry.delete(params))).toMatchObject({ name: 'BadRequest', status: 400 })
  expect(await refusalOf(client.entry.archive(params))).toMatchObject({ name: 'BadRequest', status: 400 })
  const draft = await client.entry.unpublish(params)
  expect(draft.sys.publishedVersion).toBeUndefined()
  const archived = await client.entry.archive(params)
  expect(archived.sys.archivedVersion).toBe(draft.sys.version)
  expect(await refusalOf(client.entry.update(params, archived))).toMatchObject({ name: 'BadRequest' })
  expect(await refusalOf(client.entry.publish(params, archived))).toMatchObject({ name: 'BadRequest' })
  const restored = await client.entry.unarchive(params)
  expect(restored.sys.archivedVersion).toBeUndefined()
  expect(restored.fields).toEqual(inDanish({ title: 'Må man gerne?' }))
  await client.entry.delete(params)
  expect(await refusalOf(client.entry.get(params))).toMatchObject({ name: 'NotFound', status: 404 })
})

test('what may not be published is told field by field, as Contentful tells it', async () => {
  const params = { entryId: 'page-of-nothing', contentTypeId: 'page' }
  const gone = { sys: { type: 'Link', linkType: 'Entry', id: 'gone' } }
  const entry = await client.entry.createWithId(params, { fields: inDanish({ slug: 'Ny Side', sections: [gone] }) })
  const { name, status, details } = await refusalOf(client.entry.publish(params, entry))
  expect([name, status]).toEqual(['ValidationFailed', 422])
  const { errors } = details as { errors: { path: string[]; details: string }[] }
  expect(errors.map(({ path }) => path.join('.')).toSorted()).toEqual([
    'fields.sections.da-DK',
    'fields.slug.da-DK',
    'fields.title.da-DK',
  ])
  await client.entry.delete(params)
  const other = { entryId: 'other', contentTypeId: 'noSuchType' }
  expect(await refusalOf(client.entry.createWithId(other, { fields: {} }))).toMatchObject({ status: 422 })
  const wrong = client.entry.createWithId(
    { entryId: 'x', contentTypeId: 'faq' },
    { fields: inDanish({ shoeSize: 44 }) },
  )
  expect(await refusalOf(wrong)).toMatchObject({ name: 'ValidationFailed' })
})

test('entries are listed by window, order, type, attribute, field and words', async () => {
  const titles = ['Anna', 'Bodil', 'Carl', 'Dagny']
  for (const [index, title] of titles.entries()) {
    const params = { entryId: `faq-${index}`, contentTypeId: 'faq' }
    const entry = await client.entry.createWithId(params, { fields: inDanish({ title, sortOrder: 9 - index }) })
    if (index < 2) await client.entry.publish(params, entry)
  }
  await client.entry.archive({ entryId: 'faq-3' })
  const found = async (query: object) => {
    const { items, total, skip, limit } = await client.entry.getMany({ query: { content_type: 'faq', ...query } })
    return { ids: items.map(({ sys }) => sys.id).join(' '), total, skip, limit }
  }
  expect(await found({ limit: 2, skip: 1, order: 'sys.id' })).toEqual({
    ids: 'faq-1 faq-2',
    total: 4,
    skip: 1,
    limit: 2,
  })
  const idsOf = async (query: object) => (await found(query)).ids
  expect(await idsOf({ order: '-fields.title' })).toBe('faq-3 faq-2 faq-1 faq-0')
  expect(await idsOf({ order: 'fields.sortOrder' })).toBe('faq-3 faq-2 faq-1 faq-0')
  expect(await idsOf({ query: 'BODIL' })).toBe('faq-1')
  expect(await idsOf({ 'sys.id[in]': 'faq-0,faq-3,none', order: 'sys.id' })).toBe('faq-0 faq-3')
  expect(await idsOf({ 'sys.publishedAt[exists]': false, order: 'sys.id' })).toBe('faq-2 faq-3')
  expect(await idsOf({ 'sys.archivedAt[exists]': true })).toBe('faq-3')
  expect(await idsOf({ 'fields.title': 'Carl' })).toBe('faq-2')
  expect(await idsOf({ 'fields.title.da-DK[match]': 'arl' })).toBe('faq-2')
  expect(await idsOf({ 'fields.title.en[exists]': true })).toBe('')
  expect(await idsOf({ 'fields.sortOrder[gte]': 8, order: 'sys.id' })).toBe('faq-0 faq-1')
  expect(await idsOf({ 'fields.title[ne]': 'Carl', order: 'sys.id' })).toBe('faq-0 faq-1 faq-3')
  const { items } = await client.entry.getMany({ query: { 'sys.id': 'faq-0', select: 'fields.title' } })
  expect(items[0]?.fields).toEqual(inDanish({ title: 'Anna' }))
  for (const query of [{ limit: 1001 }, { 'fields.shoeSize': 1 }, { nonsense: 1 }, { order: 'fields.nothing' }]) {
    expect(await refusalOf(found(query)), JSON.stringify(query)).toMatchObject({ name: 'InvalidQuery', status: 400 })
  }
  const refused = await refusalOf(client.entry.getMany({ query: { 'fields.title': 'Anna' } }))
  expect(refused.name).toBe('InvalidQuery')
})

const picture = 'black-timber-terrace.webp'

test('a picture is uploaded, processed, published, shown, changed and taken away', async () => {
  const bytes = await readPicture(picture)
  const file = { 'da-DK': { file: bytes, contentType: 'image/webp', fileName: picture } }
  const made = await client.asset.createFromFiles(
    {},
    { fields: { title: { 'da-DK': 'Terrasse' }, description: {}, file } },
  )
  const params = { assetId: made.sys.id }
  expect(await refusalOf(client.asset.publish(params, made))).toMatchObject({ name: 'ValidationFailed', status: 422 })
  await client.asset.processForAllLocales({}, made)
  const processed = await client.asset.get(params)
  expect(processed.fields.file['da-DK']).toMatchObject({
    ...{
      contentType: 'image/webp',
      fileName: picture,
      url: expect.stringMatching(/^\/\/127\.0\.0\.1:\d+\/media\/assets\//),
    },
    details: { size: bytes.byteLength, image: { width: 1600, height: 1067 } },
  })
  const published = await client.asset.publish(params, processed)
  const url = `http:${published.fields.file['da-DK']?.url}?w=160&f=jpeg`
  expect([(await fetch(url)).status, (await fetch(url)).headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const named = { ...published, fields: { ...published.fields, title: { 'da-DK': 'Have' } } }
  const renamed = await client.asset.publish(params, await client.asset.update(params, named))
  expect(renamed.fields.title).toEqual({ 'da-DK': 'Have' })
  expect(renamed.fields.file['da-DK']?.url).toBe(published.fields.file['da-DK']?.url)
  const others = {
    ...renamed,
    fields: { ...renamed.fields, file: { en: { ...named.fields.file['da-DK'], url: '//x/media/submissions/1' } } },
  }
  expect(await refusalOf(client.asset.update(params, others as typeof renamed))).toMatchObject({ status: 422 })
  expect((await client.asset.getMany({ query: { query: 'have' } })).items.map(({ sys }) => sys.id)).toEqual([
    params.assetId,
  ])
  expect(await refusalOf(client.asset.delete(params))).toMatchObject({ name: 'BadRequest' })
  await client.asset.unpublish(params)
  await client.asset.archive(params)
  await client.asset.unarchive(params)
  await client.asset.delete(params)
  expect((await fetch(url)).status).toBe(404)
  const { sys } = await client.upload.create({}, { file: new TextEncoder().encode('no picture').buffer })
  expect((await client.upload.get({ uploadId: sys.id })).sys.id).toBe(sys.id)
  expect((await fetch(`http://${host.host}/media/uploads/${sys.id}`)).status).toBe(404)
  const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: sys.id } }
  const text = await client.asset.createWithId(
    { assetId: 'text' },
    { fields: { title: {}, file: { en: { fileName: 'a', contentType: 'image/png', uploadFrom } } } },
  )
  expect(await refusalOf(client.asset.processForLocale({}, text, 'en'))).toMatchObject({ status: 422 })
  await client.upload.delete({ uploadId: sys.id })
  await client.asset.delete({ assetId: 'text' })
})

test('content types are read, changed and activated, and keep the fields that the site reads', async () => {
  const { total } = await client.contentType.getMany({ query: { limit: 1 } })
  expect(total).toBe(Object.keys(contentModel).length)
  const { items } = await client.contentType.getMany({ query: { order: '-sys.id', limit: 1000 } })
  expect(items.map(({ sys }) => sys.id)).toEqual(Object.keys(contentModel).toSorted().toReversed())
  const filtered = await refusalOf(client.contentType.getMany({ query: { 'sys.id[in]': 'faq' } }))
  expect(filtered).toMatchObject({ name: 'InvalidQuery', status: 400 })
  const params = { contentTypeId: 'faq' }
  const before = await client.contentType.get(params)
  expect(before.fields.find(({ id }) => id === 'title')).toMatchObject({
    type: 'Symbol',
    required: true,
    localized: true,
  })
  const saved = await client.contentType.update(params, { ...before, name: 'Question' })
  expect(saved.sys.version).toBe(before.sys.version + 1)
  expect(await refusalOf(client.contentType.update(params, before))).toMatchObject({ name: 'VersionMismatch' })
  const active = await client.contentType.publish(params, saved)
  expect([active.name, active.sys.publishedVersion]).toEqual(['Question', saved.sys.version])
  const less = { ...active, fields: active.fields.slice(1) }
  expect(await refusalOf(client.contentType.update(params, less))).toMatchObject({
    name: 'ValidationFailed',
    status: 422,
  })
  const more = { ...active, fields: [...active.fields, { ...active.fields[0], id: 'own' }] }
  expect(await refusalOf(client.contentType.update(params, more as typeof active))).toMatchObject({ status: 422 })
  const locales = await client.locale.getMany({ query: {} })
  expect(locales.items.map((locale) => [locale.code, locale.default, locale.optional, locale.fallbackCode])).toEqual([
    ['da-DK', true, false, null],
    ['de-DE', false, true, null],
    ['en', false, true, null],
  ])
})

test('a change on a version that is over is refused, of entries, pictures, content types and their forms alike', async () => {
  const overtaken = async (call: Promise<unknown>) =>
    expect(await refusalOf(call)).toMatchObject({ name: 'VersionMismatch', status: 409 })
  const entryId = 'twice'
  const params = { entryId, contentTypeId: 'faq' }
  const first = await client.entry.createWithId(params, { fields: inDanish({ title: 'Én' }) })
  await overtaken(client.entry.createWithId(params, { fields: inDanish({ title: 'To' }) }))
  await client.entry.update({ entryId }, first)
  await overtaken(client.entry.update({ entryId }, first))
  expect((await client.entry.get({ entryId })).fields).toEqual(inDanish({ title: 'Én' }))
  await client.entry.delete({ entryId })

  const assetId = 'twice'
  const fields = { title: { 'da-DK': 'Hus' }, file: {} }
  const asset = await client.asset.createWithId({ assetId }, { fields })
  await overtaken(client.asset.createWithId({ assetId }, { fields }))
  await client.asset.update({ assetId }, asset)
  await overtaken(client.asset.update({ assetId }, asset))
  await overtaken(client.asset.publish({ assetId }, asset))
  await client.asset.delete({ assetId })

  const contentTypeId = 'faq'
  const type = await client.contentType.get({ contentTypeId })
  const older = { ...type, sys: { ...type.sys, version: type.sys.version - 1 } }
  await overtaken(client.contentType.publish({ contentTypeId }, older))
  const form = await client.editorInterface.get({ contentTypeId })
  await client.editorInterface.update({ contentTypeId }, form)
  await overtaken(client.editorInterface.update({ contentTypeId }, form))
})

test('what the space has not is refused in Contentful’s form, and changes nothing', async () => {
  const [entryId, contentTypeId] = ['faq-0', 'faq']
  const version = (await client.entry.get({ entryId })).sys.version
  const patch = [{ op: 'replace' as const, path: '/fields/title/da-DK', value: 'x' }]
  // Each is called alone: a refusal that comes before its turn would be one that nobody handles.
  const refused: [string, () => Promise<unknown>][] = [
    ['a new type', () => client.contentType.createWithId({ contentTypeId: 'boat' }, { name: 'Boat', fields: [] })],
    ['a type less', () => client.contentType.delete({ contentTypeId })],
    ['a type inactive', () => client.contentType.unpublish({ contentTypeId })],
    [
      'another locale',
      () => client.locale.create({}, { name: 'Norsk', code: 'nb', fallbackCode: null, optional: true }),
    ],
    ['a locale less', () => client.locale.delete({ localeId: 'en' })],
    ['a patch', () => client.entry.patch({ entryId, version }, patch)],
    ['references', () => client.entry.references({ entryId, include: 1 })],
    ['published lists', () => client.entry.getPublished({ query: {} })],
    ['tags', () => client.tag.getMany({ query: {} })],
    ['scheduled actions', () => client.scheduledActions.getMany({ query: { 'environment.sys.id': 'master' } })],
    ['tasks', () => client.task.getMany({ entryId, query: {} })],
    ['no such entry', () => client.entry.publish({ entryId: 'none' }, { sys: { version: 1 } } as never)],
  ]
  for (const [what, call] of refused) {
    const { name, status } = await refusalOf(call())
    const names = new Map([
      [404, 'NotFound'],
      [405, 'MethodNotAllowed'],
      [422, 'UnprocessableEntity'],
    ])
    expect([what, name]).toEqual([what, names.get(status)])
  }
  expect((await client.entry.get({ entryId })).sys.version).toBe(version)
  expect((await client.contentType.getMany({ query: { limit: 1 } })).total).toBe(Object.keys(contentModel).length)
  expect((await client.locale.get({ localeId: 'de-DE' })).code).toBe('de-DE')
})

test('whoever has another token is told so, and nothing else', async () => {
  const refused = await refusalOf(clientWith('a guess').entry.getMany({ query: {} }))
  expect(refused).toMatchObject({ name: 'AccessTokenInvalid', status: 401 })
  const error = await clientWith('a guess')
    .locale.getMany({ query: {} })
    .catch((thrown: unknown) => thrown)
  expect(sentenceOfRefusal(error)).toMatch(/^GET \/spaces\/agency\/\S+ was answered with 401 AccessTokenInvalid\. /)
})

const nowhere = { isDry: false, log: () => {} }

test('the model is pushed once: what was changed comes back, and a second run changes nothing', async () => {
  const dry = await pushModel(client, modelToPush(), { ...nowhere, isDry: true })
  expect(dry).toMatchObject({ created: 0, changed: 1 })
  expect(await pushModel(client, modelToPush(), nowhere)).toEqual(dry)
  expect(await pushModel(client, modelToPush(), nowhere)).toMatchObject({ created: 0, changed: 0 })
  expect((await client.contentType.get({ contentTypeId: 'faq' })).name).toBe('Faq')
})

/** The first entry of each type, whatever they link to, and the pictures of those. */
function someOf({ entries, assets }: PushedContent): PushedContent {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const chosen = new Set(
    Object.keys(contentModel).flatMap((type) => entries.find((entry) => entry.type === type)?.id ?? []),
  )
  const linked = new Set<string>()
  for (const id of chosen) {
    const text = JSON.stringify(byId.get(id)?.fields)
    for (const [, linkType, target = ''] of text.matchAll(/"linkType":"(\w+)","id":"([^"]+)"/g)) {
      if (linkType === 'Asset') linked.add(target)
      else if (byId.has(target)) chosen.add(target)
    }
  }
  return { entries: entries.filter(({ id }) => chosen.has(id)), assets: assets.filter(({ id }) => linked.has(id)) }
}

/** The day for which the running site was seeded: yesterday, where midnight has come since. */
async function dayOfSeed(): Promise<string> {
  const published = (text: string) => /"datePublished":[^\d]*(?:da-DK"[^\d]*)?(\d{4}-\d\d-\d\d)/.exec(text)?.[1]
  const document = 'query ($id: String!) { blog(id: $id, locale: "da-DK") { datePublished } }'
  const seeded = published(await answerOf(thisSite().backendPort, document, { id: 'blog-amber' }))
  const days = [today(), addDays(today(), -1)]
  const day = days.find((each) => {
    const blog = seededContent(each, streets).entries.find(({ id }) => id === 'blog-amber')
    return published(JSON.stringify(blog)) === seeded
  })
  if (seeded === undefined || day === undefined) throw new Error('The running site was seeded for another day')
  return day
}

test('the content is pushed into an empty space, and every query of the site is answered as the seed is', async () => {
  const content = someOf(seededContent(await dayOfSeed(), streets))
  expect(new Set(content.entries.map(({ type }) => type)).size).toBeGreaterThan(35)
  const options = { ...nowhere, readPicture }
  const count = content.entries.length + content.assets.length
  expect(await pushContent(client, content, { ...options, isDry: true })).toEqual({
    created: count,
    changed: 0,
    unchanged: 0,
  })
  expect(await pushContent(client, content, options)).toEqual({ created: count, changed: 0, unchanged: 0 })
  expect(await pushContent(client, content, options)).toEqual({ created: 0, changed: 0, unchanged: count })

  const faults: string[] = []
  // A comment is written in one locale alone: where it stands is nothing in the others.
  const queries = [...(await contentQueries())].flatMap(([name, { document }]) =>
    /^Content(?:Linking|Written|CommentPlace)/.test(name) ? [] : [document],
  )
  for (const [index, { id, type }] of content.entries.entries()) {
    const own = queries.filter((document) => document.includes(`${type}(id: $id`))
    // Whole in every locale, and as the site asks for it in each locale in turn.
    const variables = { id, locale: locales[index % locales.length] }
    for (const document of [...own, wholeEntry(type)]) {
      const [pushed, seeded] = await Promise.all([
        answerOf(Number(host.port), document, variables),
        answerOf(thisSite().backendPort, document, variables),
      ])
      if (pushed !== seeded) faults.push(`${id}: ${document} gives ${pushed}, not ${seeded}`)
      expect(pushed).toMatch(/^\{"data":\{"\w+":\{/)
    }
  }
  expect(faults).toEqual([])
})

const locales = ['da-DK', 'de-DE', 'en']

/** Whatever the model has of an entry. */
function wholeEntry(type: string): string {
  const fields = Object.entries(contentModel[type] ?? {}).map(([field, kind]) => selectionOf(field, kind))
  const inLocales = locales.map((locale, index) => `in${index}: ${type}(id: $id, locale: "${locale}") { ...All }`)
  return `query ($id: String!) { ${inLocales.join(' ')} } fragment All on ${typeName(type)} { sys { id } ${fields.join(' ')} }`
}

function selectionOf(field: string, kind: FieldKind): string {
  const picture = '{ title description width height contentType size }'
  if (kind === 'Asset') return `${field} ${picture}`
  if (kind === 'Asset[]') return `${field}Collection(limit: 50) { total items ${picture} }`
  if (kind === 'RichText') return `${field} { json }`
  if (kind === 'Location') return `${field} { lat lon }`
  const link = linkOf(kind)
  if (!link) return field
  return link.list ? `${field}Collection(limit: 50) { total items { sys { id } } }` : `${field} { sys { id } }`
}

/** Without what each publication gives: its number, its moment, and where the picture lies. An empty text is none. */
async function answerOf(port: number, query: string, variables: object): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/content/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer local-service-key' },
    body: JSON.stringify({ query, variables }),
  })
  const told = ['publishedVersion', 'publishedAt', 'firstPublishedAt', 'url']
  return JSON.stringify(await response.json(), (name, value) =>
    told.includes(name) ? 'given' : value === '' ? null : value,
  )
}

test('the command says what it does, and what is missing, in a sentence', async () => {
  const run = (...parameters: string[]) =>
    promisify(execFile)(process.execPath, ['src/commands/contentful.ts', ...parameters]).then(
      ({ stdout }) => ({ code: 0, text: stdout.trim() }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr.trim() }),
    )
  const there = ['--space', 'agency', '--host', host.href]
  expect(await run('push-model', ...there)).toEqual({
    code: 0,
    text: `Nothing to change: the space agency (master) has all ${modelToPush().length + 3} content types and locales as they are here.`,
  })
  expect((await run('--help')).text).toMatch(/^npm run contentful -- push-model\|push-content --space/)
  expect(await run('push-model')).toMatchObject({ code: 2, text: expect.stringMatching(/^--space is needed\./) })
  expect(await run('pull', '--space', 'x')).toMatchObject({ code: 2 })
  const unreachable = await run(
    'push-content',
    '--space',
    'x',
    '--host',
    `http://127.0.0.1:${await freePort()}/management`,
  )
  expect(unreachable).toMatchObject({ code: 1, text: expect.stringMatching(/ECONNREFUSED/) })
  expect(unreachable.text.split('\n')).toHaveLength(1)
})

test('what the back end does every minute is done on this machine too: news of the office is settled', async () => {
  const db = await miniflare.getD1Database('DB', backendName)
  await db.prepare("INSERT INTO office_news (kind, reference, at) VALUES ('booking', 'MH-2345ABCD', 1)").run()
  await runEveryMinute(miniflare)
  expect(await db.prepare('SELECT count(*) AS left FROM office_news').first('left')).toBe(0)
})
