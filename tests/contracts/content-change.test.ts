import * as v from 'valibot'
import { expect, test } from 'vitest'
import { thisSite } from '../this-site.ts'

const management = `http://127.0.0.1:${thisSite().backendPort}/management/spaces/agency/environments/master/entries`
const page = `http://127.0.0.1:${thisSite().port}/om-os/`
const token = { authorization: 'Bearer local-management-token' }
const EntrySchema = v.object({
  sys: v.object({ version: v.number(), publishedVersion: v.optional(v.number()) }),
  fields: v.record(v.string(), v.record(v.string(), v.unknown())),
})

async function call(method: string, path: string, headers: Record<string, string> = {}, body?: object) {
  const response = await fetch(`${management}/${path}`, {
    method,
    headers: { ...token, 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

const read = async (id: string) => v.parse(EntrySchema, (await call('GET', id)).body)
const onVersion = (version: number) => ({ 'x-contentful-version': String(version) })

async function publishTitle(title: string): Promise<void> {
  const entry = await read('page-about')
  const fields = { ...entry.fields, title: { ...entry.fields.title, 'da-DK': title } }
  const saved = await call('PUT', 'page-about', onVersion(entry.sys.version), { fields })
  expect(saved.status).toBe(200)
  const { sys } = v.parse(EntrySchema, saved.body)
  expect((await call('PUT', 'page-about/published', onVersion(sys.version))).status).toBe(200)
}

const heading = async () => /<h1[^>]*>([^<]*)/.exec(await (await fetch(page)).text())?.[1]

test('a page shows what an editor publishes, though it was cached, and shows no draft', async () => {
  const before = await read('page-about')
  const title = before.fields.title?.['da-DK']
  const shown = (expected: unknown) => expect.poll(heading).toBe(expected)
  await shown(title)
  const draft = { ...before.fields, title: { ...before.fields.title, 'da-DK': 'Om os, et udkast' } }
  const { body } = await call('PUT', 'page-about', onVersion(before.sys.version), { fields: draft })
  expect(v.parse(EntrySchema, body).sys.version).toBe(before.sys.version + 1)
  expect(await heading()).toBe(title)

  await publishTitle('Om os, på ny')
  await shown('Om os, på ny')
  await publishTitle(String(title))
  await shown(title)
})

test('an entry is changed on the version that its editor has read, and on no other', async () => {
  const { sys, fields } = await read('page-about')
  for (const version of [sys.version - 1, sys.version + 1]) {
    const reply = await call('PUT', 'page-about', onVersion(version), { fields })
    expect(reply.status).toBe(409)
    expect(reply.body).toHaveProperty('sys.id', 'VersionMismatch')
  }
  expect((await call('PUT', 'page-about', {}, { fields })).status).toBe(409)
  expect((await read('page-about')).sys.version).toBe(sys.version)
})

test.each([
  ['a field that its type does not have', { fields: { shoeSize: { en: 44 } } }],
  ['a locale that there is not', { fields: { title: { fr: 'À propos' } } }],
  ['no fields', { title: 'About' }],
])('an entry with %s is refused', async (_, body) => {
  const { sys } = await read('page-about')
  expect((await call('PUT', 'page-about', onVersion(sys.version), body)).status).toBe(422)
})

test('a new entry is published, linked to, unpublished and gone', async () => {
  const id = 'faq-of-a-test'
  const fields = { title: { en: 'May I bring a kite?' }, sortOrder: { en: 99 } }
  const created = await call('PUT', id, { 'x-contentful-content-type': 'faq' }, { fields })
  expect(created.status).toBe(201)
  expect((await call('PUT', `${id}/published`, onVersion(1))).status).toBe(200)
  expect((await read(id)).sys).toMatchObject({ version: 2, publishedVersion: 1 })
  expect((await call('DELETE', `${id}/published`)).status).toBe(200)
  expect((await read(id)).sys.publishedVersion).toBeUndefined()
  expect((await call('DELETE', `${id}/published`)).status).toBe(400)
  expect((await fetch(`${management}/${id}`, { method: 'DELETE', headers: token })).status).toBe(204)
  expect((await call('GET', id)).status).toBe(404)
})

test('whoever has not the token of management changes nothing', async () => {
  for (const authorization of ['', 'Bearer local-service-key', 'local-management-token']) {
    expect((await call('GET', 'page-about', { authorization })).status).toBe(401)
    expect((await call('DELETE', 'page-about/published', { authorization })).status).toBe(401)
  }
})
