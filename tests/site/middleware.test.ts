import { expect, test } from 'vitest'
import { pages } from '../../src/routes.ts'
import { checkMiddlewares, loadThrough } from '../../src/routing/middleware.ts'
import type { Page, RenderContext } from '../../src/routing/page.ts'
import { openSite } from './site.ts'

// As much of a request as what stands before a page reads.
const request = { path: '/', cookies: { isShared: () => false } } as unknown as RenderContext

function pageWith(middleware: readonly string[]): Page {
  return {
    name: 'planted',
    middleware,
    matches: () => true,
    open: async () => ({ kind: 'page', status: 200, head: { title: '' }, layout: 'page', main: Promise.resolve(null) }),
  }
}

test('a page record that names an unknown middleware is an error before the first request', () => {
  expect(() => checkMiddlewares([...pages, pageWith(['privat'])])).toThrow('Unknown route middleware: privat')
  expect(() => checkMiddlewares([pageWith(['toString'])])).toThrow('Unknown route middleware: toString')
  expect(() => checkMiddlewares(pages)).not.toThrow()
})

test('a page that is opened all the same is not: nothing of it is answered', () => {
  expect(() => loadThrough(pageWith(['private', 'signed']), request)).toThrow('Unknown route middleware: signed')
})

test('what is private is private though the page itself does not say so', async () => {
  expect(await loadThrough(pageWith(['private']), request)).toMatchObject({ private: true })
  expect(await loadThrough(pageWith([]), request)).not.toHaveProperty('private')
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
