import { expect, test } from 'vitest'
import type { LodgingSearchResult } from '../../src/contracts/search.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { noHouses, oneHouse } from './houses.ts'
import { openSite } from './site.ts'

const results: LodgingSearchResult = { ...noHouses, hits: [oneHouse], totalHits: 1, totalPages: 1 }

/** What has come of a reply so far, and what comes next. */
function readerOf(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  return async () => (await reader?.read())?.value
}

test('the header is there while the search is still on its way', async () => {
  const search = Promise.withResolvers<LodgingSearchResult>()
  const site = openSite({ search: { lodgings: () => search.promise } })
  const response = await site.fetch('/soeg/')
  expect(response.status).toBe(200)

  const read = readerOf(response)
  let html = ''
  // On a busy machine its head may leave in a part before it.
  while (!html.includes('</header>')) html += (await read()) ?? expect.fail('the page has ended without a header')
  expect(html).toContain('<!doctype html>')
  expect(html).not.toContain(oneHouse.title)

  search.resolve(results)
  for (let chunk = await read(); chunk !== undefined; chunk = await read()) html += chunk
  expect(html).toContain(oneHouse.title)
  expect(html.indexOf('</header>')).toBeLessThan(html.indexOf('<main'))
  expect(html.indexOf('</main>')).toBeLessThan(html.indexOf('<footer'))
  expect(html.trimEnd()).toMatch(/<\/html>$/)
})

test('the head of an error page leaves before the menus of its header are there', async () => {
  const menu = Promise.withResolvers<null>()
  const response = await openSite({ routes: { menu: () => menu.promise } }).fetch('/nothing.txt')
  expect(response.status).toBe(404)
  const read = readerOf(response)
  let html = (await read()) ?? ''
  expect(html).toContain('<title>')
  expect(html).not.toContain('</header>')

  menu.resolve(null)
  for (let chunk = await read(); chunk !== undefined; chunk = await read()) html += chunk
  expect(html).toMatch(/<\/header>[\s\S]*class="container error-page"[\s\S]*<\/footer>/)
})

test('a page of results is whole without scripts: every house stands in its place in the document', async () => {
  const site = openSite({ search: { lodgings: async () => results } })
  const html = await (await site.fetch('/soeg/')).text()
  expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).toContain(
    `href="/sommerhus-${oneHouse.name.toLowerCase()}/`,
  )
  expect(html).not.toMatch(/<template id="B:|hidden id="S:/)
})

test('a search that fails costs the results, not the page: the form is there to try again', async () => {
  const site = openSite({
    search: { lodgings: () => Promise.reject(new ServiceError('search', 503, null, undefined, 'search is down')) },
  })
  const response = await site.fetch('/soeg/?omraader=blavand&husdyr=1')
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('<form')
  expect(html).toContain('name="ankomst"')
  expect(html).toContain('</footer>')
})

test('the front page stands while search, broker and content are all down', async () => {
  const site = openSite({
    search: { lodgings: () => Promise.reject(new ServiceError('search', 503, null, undefined, 'search is down')) },
  })
  const response = await site.fetch('/')
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('name="ankomst"')
  expect(html.match(/Denne del af siden kan ikke vises lige nu/g)?.length).toBeGreaterThanOrEqual(4)
})

test('favourites say so when the search does not answer, and forget nothing', async () => {
  const site = openSite({
    search: { lodgings: () => Promise.reject(new ServiceError('search', 503, null, undefined, 'search is down')) },
  })
  const response = await site.fetch('/favorite-houses/', { headers: { cookie: 'marehalm_favorites=17' } })
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await response.text()).toContain('</footer>')
})

test('a guest who leaves before the results are there leaves no error behind', async () => {
  const search = Promise.withResolvers<LodgingSearchResult>()
  const site = openSite({ search: { lodgings: () => search.promise } })
  const response = await site.fetch('/soeg/')
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  search.resolve(results)
  await search.promise
  const next = await openSite().fetch('/soeg/')
  expect(next.status).toBe(200)
})
