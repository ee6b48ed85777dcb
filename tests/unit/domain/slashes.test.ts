import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOfPath } from '../../../kv/keys.ts'
import { appendTrailingSlash, isFile, removeTrailingSlash } from '../../../src/domain/slashes.ts'

test.each([
  ['/a/b', '/a/b/'],
  ['/a?x=1#y', '/a/?x=1#y'],
  ['/file.pdf', '/file.pdf'],
  ['https://example.com/a', 'https://example.com/a'],
  ['//example.com', '//example.com'],
  ['mailto:a@b.dk', 'mailto:a@b.dk'],
  ['#top', '#top'],
])('a slash is appended to %s as %s', (link, expected) => {
  expect(appendTrailingSlash(link)).toBe(expected)
})

test.each([
  ['/a/b/?x=1', '/a/b?x=1'],
  ['/', '/'],
  ['https://example.com/', 'https://example.com'],
  ['https://example.com/a', 'https://example.com/a'],
  ['#top/', '#top/'],
])('without its slash %s is %s', (link, expected) => {
  expect(removeTrailingSlash(link)).toBe(expected)
})

test('a long row of slashes costs no more than other characters', () => {
  const row = `/${'/'.repeat(100_000)}`
  const start = performance.now()
  expect(removeTrailingSlash(`${row}x`)).toBe(`${row}x`)
  expect(removeTrailingSlash(`/x${row}`)).toBe('/x')
  expect(slugOfPath(`a${row}x.y`)).toBe(`a${row}x.y`)
  expect(performance.now() - start).toBeLessThan(2000)
})

test('a path’s slash can be appended and removed again, and twice is once', () => {
  const path = fc
    .webPath()
    .filter((each) => each !== '' && !each.endsWith('/') && !isFile(each) && !each.startsWith('//'))
  fc.assert(
    fc.property(path, fc.webQueryParameters(), (each, query) => {
      const link = query === '' ? each : `${each}?${query}`
      const withSlash = appendTrailingSlash(link)
      expect(withSlash.split('?')[0]).toBe(`${each}/`)
      expect(appendTrailingSlash(withSlash)).toBe(withSlash)
      expect(removeTrailingSlash(withSlash)).toBe(link)
    }),
  )
})
