import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { byLocale } from '../../src/editions/by-edition.ts'
import { type EditionKey, editions } from '../../src/editions/table.ts'
import { guestAgent } from '../guest-agent.ts'
import { thisSite } from '../this-site.ts'
import { rawRequest } from './raw-request.ts'

const { port, backendPort } = thisSite()
const management = `http://127.0.0.1:${backendPort}/management/spaces/agency/environments/master/entries`
const EntrySchema = v.object({
  sys: v.object({ version: v.number() }),
  fields: v.record(v.string(), v.record(v.string(), v.unknown())),
})
const hostOf = (edition: EditionKey) => `${edition}.localhost:${port}`

async function call(method: string, path: string, version: number, body?: object, type = 'page') {
  const reply = await fetch(`${management}/${path}`, {
    method,
    headers: {
      authorization: 'Bearer local-management-token',
      'content-type': 'application/json',
      ...(version > 0 && { 'x-contentful-version': String(version) }),
      'x-contentful-content-type': type,
    },
    body: body && JSON.stringify(body),
  })
  expect(reply.ok, `${method} ${path} ${reply.status}`).toBe(true)
  return v.parse(EntrySchema, await reply.json())
}

/** Saves a draft of an entry with those fields changed; how it was stays to be put back. */
const before: (() => Promise<unknown>)[] = []
async function saveDraft(id: string, change: Record<string, Record<string, unknown>>) {
  const { sys, fields } = await call('GET', id, 0)
  const changed = Object.entries(change).map(([name, values]) => [name, { ...fields[name], ...values }])
  const saved = await call('PUT', id, sys.version, { fields: { ...fields, ...Object.fromEntries(changed) } })
  before.push(async () => {
    const { sys } = await call('PUT', id, saved.sys.version, { fields })
    await call('PUT', `${id}/published`, sys.version)
  })
}
afterAll(async () => {
  for (const putBack of before) await putBack()
})

async function get(edition: EditionKey, path: string, cookie = '') {
  const headers = { host: hostOf(edition), cookie, 'user-agent': guestAgent }
  return rawRequest({ port, method: 'GET', path, headers })
}

const cookieOf = (headers: Record<string, string | string[] | undefined>) =>
  [headers['set-cookie']].flat()[0]?.split(';')[0] ?? ''

test('drafts show on the real pages of every edition under signed links, and nowhere else', async () => {
  const words = { 'da-DK': 'Klitnyt', 'de-DE': 'Dünenneues', en: 'Dune news' }
  const fields = { title: words, slug: { 'da-DK': 'klitnyt', 'de-DE': 'duenenneues', en: 'dune-news' } }
  await call('PUT', 'page-of-a-preview', 0, { fields: { ...fields, template: { 'da-DK': 'content' } } })
  await saveDraft('page-about', { slug: { 'da-DK': 'hvem-vi-er' }, title: { 'da-DK': 'Hvem vi er i udkast' } })
  const item = {
    ...{ menuKey: 'main', type: 'link', sortOrder: 1 },
    internalLink: { sys: { type: 'Link', linkType: 'Entry', id: 'page-of-a-preview' } },
  }
  const everywhere = Object.entries(item).map(([name, value]) => [name, byLocale(() => value)])
  const inMenu = { title: words, label: words, ...Object.fromEntries(everywhere) }
  await call('PUT', 'nav-of-a-preview', 0, { fields: inMenu }, 'navigationItem')

  const editor = cookieOf((await get('da', '/editor/?secret=local-editor-secret')).headers)
  const links = async (of: string) => {
    const { text } = await get('da', `/editor/preview/?of=${of}`, editor)
    return [...text.matchAll(/href="(http:[^"]*\/preview\/\?pass[^"]*)"/g)].map(
      ([, url = '']) => new URL(url.replaceAll('&amp;', '&')),
    )
  }
  const made = await links('page-of-a-preview')
  expect(made.map(({ host }) => host)).toEqual(editions.map(({ key }) => hostOf(key)))
  for (const [index, { key, locale }] of editions.entries()) {
    const landed = await get(key, `${made[index]?.pathname}${made[index]?.search}`)
    const path = `/${fields.slug[locale]}/`
    expect([landed.status, landed.headers.location]).toEqual([303, path])
    const shown = await get(key, path, cookieOf(landed.headers))
    expect([key, shown.status]).toEqual([key, 200])
    expect(shown.text).toMatch(new RegExp(`<h1[^>]*>${words[locale]}`))
    // In the menu of its page, and of every other.
    expect(shown.text.slice(shown.text.indexOf('<header'), shown.text.indexOf('<main'))).toContain(`href="${path}"`)
    expect(shown.headers['cache-control']).toBe('private, no-store')
    expect((await get(key, path)).status).toBe(404)
    expect((await get(key, '/')).text).not.toContain(words[locale])
  }

  const [moved] = await links('page-about')
  const landed = await get('da', `${moved?.pathname}${moved?.search}`)
  expect(landed.headers.location).toBe('/hvem-vi-er/')
  const cookie = cookieOf(landed.headers)
  expect((await get('da', '/hvem-vi-er/', cookie)).text).toContain('Hvem vi er i udkast')
  expect((await get('da', '/om-os/', cookie)).status).toBe(404)
  // The compiled records that guests are answered from are as they were.
  expect((await get('da', '/hvem-vi-er/')).status).toBe(404)
  expect((await get('da', '/om-os/')).text).not.toContain('Hvem vi er')
})
