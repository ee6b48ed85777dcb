import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markets } from '../../../src/markets/market.ts'
import { canonicalPath } from '../../../src/urls/canonical-path.ts'
import { parseLodgingPath } from '../../../src/urls/lodging-path.ts'
import { routedPath, splitPageNumber, withPageNumber } from '../../../src/urls/page-path.ts'
import { href, telephone } from '../../../src/urls/paths.ts'

const path = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 4 })
  .map((segments) => `/${segments.map((segment) => `${segment}/`).join('')}`)

test('a canonical path is its own canonical path, so that nobody is sent twice', () => {
  fc.assert(
    fc.property(fc.webPath(), (any) => {
      const once = canonicalPath(any)
      expect(canonicalPath(once)).toBe(once)
      expect(once).toMatch(/\/$/)
      expect(once).not.toMatch(/[A-Z]|\/\/|\\/)
    }),
  )
})

test('first pages in a row are taken off as fast as other words', () => {
  const row = '/page/001'.repeat(20_000)
  const start = performance.now()
  expect(canonicalPath(`${row}/x`)).toBe(`${row}/x/`)
  expect(canonicalPath(`/x${row}`)).toBe('/x/')
  expect(performance.now() - start).toBeLessThan(2000)
})

test('a page number is split off the path and put back on', () => {
  fc.assert(
    fc.property(
      path.filter((each) => !/page\/\d+\/$/.test(each)),
      fc.integer({ min: 1, max: 999_999 }),
      (each, page) => {
        expect(splitPageNumber(withPageNumber(each, page))).toEqual({ path: each, page })
      },
    ),
  )
})

test('a page number of nothing stays a path', () => {
  expect(splitPageNumber('/blog/page/0/')).toEqual({ path: '/blog/page/0/', page: 1 })
  expect(splitPageNumber('/page/x/')).toEqual({ path: '/page/x/', page: 1 })
})

test.each([
  ['/blog/', '/blog/'],
  ['/blog/page/3/', '/blog/'],
  ['/blog/_payload.json', '/blog/'],
  ['/blog/page/3/index.md', '/blog/'],
  ['/_payload.json', '/'],
  ['/blog/page/0/', '/blog/page/0/'],
  ['/blog/x.json', '/blog/x.json'],
  ['/api/search/_payload.json', '/api/search/_payload.json'],
  ['/editor/index.md', '/editor/index.md'],
  ['/media/page/2/', '/media/page/2/'],
  ['/api-guide/index.md', '/api-guide/'],
])('%s is compared with routes as %s', (pathname, routed) => {
  expect(routedPath(pathname)).toBe(routed)
})

test('each edition’s URL of a house is read back as its name', () => {
  for (const market of markets) {
    expect(parseLodgingPath(href.lodging(market, 'BL1234'), market)).toEqual({
      name: 'bl1234',
      ownPrefix: true,
    })
  }
})

test('another edition’s prefix is told from its own', () => {
  const [danish] = markets
  expect(parseLodgingPath('/ferienhaus-bl1234/', danish)).toEqual({ name: 'bl1234', ownPrefix: false })
})

test.each(['/sommerhus-blavand/', '/sommerhus-bl-12/', '/sommerhus-/'])(
  '%s breaks the rule of house codes: it may be a page of content',
  (each) => {
    expect(parseLodgingPath(each, markets[0])).toBeNull()
  },
)

test('a number is dialled without the zero that is in brackets behind its country code', () => {
  expect(telephone('+45 75 12 34 56')).toBe('tel:+4575123456')
  expect(telephone('+49 (0)40 12 34 56')).toBe('tel:+4940123456')
  expect(telephone('(040) 12 34 56')).toBe('tel:040123456')
})
