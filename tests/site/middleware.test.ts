import { expect, test } from 'vitest'
import { editionMessages } from '../../src/editions/messages.ts'
import { readMessages } from '../../src/markets/messages/read-messages.ts'
import type { Page, RenderContext } from '../../src/routing/page.ts'
import { createPageTable, type PageTable, type RoutedPage } from '../../src/routing/page-table.ts'
import { pagePolicy, type Route } from '../../src/urls/route.ts'
import { openSite } from './site.ts'

// As much of a request as what stands before a page reads.
const request = { path: '/', cookies: { isShared: () => false } } as unknown as RenderContext

/** Of a route whatever its path is. */
type Planted = Pick<Route, 'visibility' | 'middleware'>

function tableWith({ visibility, middleware }: Planted): PageTable {
  const load: Page['load'] = async () => ({
    kind: 'page',
    status: 200,
    head: { title: '' },
    layout: 'page',
    main: Promise.resolve(null),
  })
  const route = { path: '/planted/', ...(middleware && { middleware }) }
  const planted: Route =
    visibility === 'shared' ? { ...route, visibility, cachePolicy: pagePolicy } : { ...route, visibility }
  return createPageTable({ planted }, { planted: { load } })
}

function pageWith(route: Planted): RoutedPage {
  const [page] = tableWith(route).all
  if (!page) throw new Error('No page was planted')
  return page
}

test('a route that names an unknown middleware is an error before the first request', () => {
  for (const name of ['privat', 'toString']) {
    expect(() => tableWith({ visibility: 'shared', middleware: [name] })).toThrow(`Unknown route middleware: ${name}`)
  }
})

test('a private page ends the visit on a shared device; a shared page knows nothing of the device', async () => {
  const shared = { ...request, cookies: { ...request.cookies, isShared: () => true } }
  const mainOf = async (route: Planted) => {
    const loaded = await pageWith(route).load(shared)
    return loaded.kind === 'page' && (await loaded.main)
  }
  expect(await mainOf({ visibility: 'private' })).not.toBeNull()
  expect(await mainOf({ visibility: 'shared' })).toBeNull()
})

test.each(['/booking/', '/favorite-houses/', '/sms-signup/'])('%s is kept by no cache', async (path) => {
  const response = await openSite().fetch(path)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('without words for what is said nothing is said but that, and the next request asks for them again', async () => {
  const site = openSite()
  const read = site.deps.readMessages
  site.deps.readMessages = async () => Promise.reject(new Error('the file is away'))
  const response = await site.fetch('/')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(site.problems).toHaveLength(1)
  site.deps.readMessages = read
  expect((await site.fetch('/favorite-houses/')).status).toBe(200)
})

test('the words of an edition are read once, and those of no other', async () => {
  const { da, ...others } = editionMessages
  const requested: string[] = []
  const assets = {
    fetch: async (url: RequestInfo | URL) => {
      requested.push(new URL(String(url)).pathname)
      return Response.json(da)
    },
  }
  try {
    editionMessages.da = undefined
    await readMessages(assets, 'da')
    await readMessages(assets, 'da')
    expect(requested).toEqual(['/assets/texts-da.json'])
    expect(editionMessages).toEqual({ ...others, da })
  } finally {
    editionMessages.da = da
  }
})
