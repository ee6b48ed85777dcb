import { expect, test } from 'vitest'
import { compileEditions } from '../../kv/compile.ts'
import { keys } from '../../kv/keys.ts'
import type { KeyedRecord } from '../../kv/records.ts'
import { type Resolve, shadowFaults } from '../../kv/shadows.ts'
import { resolveUrl } from '../../src/routing/find-redirect.ts'
import { seededEditions } from '../unit/kv/seeded-editions.ts'
import { openSite, origins } from './site.ts'

const site = openSite({ content: { ContentPhotoContests: async () => [] } })
const resolve: Resolve = ({ key }, path, routes) => resolveUrl(origins[key] + path, routes, site.fetch)
const { records } = compileEditions(seededEditions())

const redirect = (path: string, to = '/om-os/'): KeyedRecord => ({
  key: keys.route('da', path),
  value: { kind: 'redirect', entry: null, redirect: { to, isPermanent: true } },
  tags: [],
})

test('every compiled page and redirect of the seeded editions is what the site answers at its path', async () => {
  expect(records.filter(({ key }) => key.includes(':route:')).length).toBeGreaterThan(100)
  expect(await shadowFaults(records, resolve)).toEqual([])
})

test('what the site answers with something else is told, with what that is', async () => {
  const house: KeyedRecord = {
    key: keys.lodging('bl1017'),
    value: { id: 17, titles: { da: 'Hus', de: 'Haus', en: 'House' } },
    tags: [],
  }
  const fine = [
    'sommerhus-til-leje-2',
    'sommerhus-bk4444',
    'index.html',
    'forms/_',
    'a/page/2',
    'fotokonkurrence/fotokonkurrence-2001',
  ].map((each) => redirect(each))
  const shadowed = ['booking', 'robots.txt', 'sommerhus-bl1017', 'media/gammelt.pdf', 'api/gammel'].map((each) =>
    redirect(each),
  )
  const [page] = records.filter(({ key }) => key === keys.route('da', 'om-os'))
  const lost = { key: keys.route('da', 'find'), value: page?.value ?? null, tags: [] }
  const faults = await shadowFaults([...records, house, ...fine, ...shadowed, lost], resolve)
  expect(faults.map(({ kind, market, subject }) => `${kind} ${market} ${subject}`).sort()).toEqual([
    expect.stringMatching(/^page-shadowed da /),
    'redirect-shadowed da /api/gammel/',
    'redirect-shadowed da /booking/',
    'redirect-shadowed da /media/gammelt.pdf',
    'redirect-shadowed da /robots.txt',
    'redirect-shadowed da /sommerhus-bl1017/',
  ])
  expect(faults.map(({ message }) => message)).toContain(
    '/booking/, which leads to /om-os/, is answered with the site\'s own page "booking"',
  )
})

test('nothing is rendered and no service is asked for what the site answers', async () => {
  const quiet = openSite()
  const requested: Resolve = ({ key }, path, routes) => resolveUrl(origins[key] + path, routes, quiet.fetch)
  const ofPages = records.filter(({ key }) => key.startsWith(keys.route('en', '')))
  expect(await shadowFaults(ofPages, requested)).toEqual([])
  expect(quiet.problems).toEqual([])
})
