import { expect, test, vi } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { pageKey } from '../../src/routing/cached-page.ts'
import { href } from '../../src/urls/paths.ts'
import { origins } from './site.ts'
import { openWorker } from './worker.ts'

test('whatever is kept is kept by its contract’s version, its build and its edition', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { keys, visit } = await openWorker()
  for (const market of markets) {
    const own: string[] = []
    keys.length = 0
    expect(await visit(origins[market.key] + href.search(market))).toBe(200)
    // Results live for seconds: only the isolate keeps their pages.
    expect(await visit(`${origins[market.key]}/no-such-page/`)).toBe(404)
    own.push(...keys)
    expect(own.some((key) => key.includes(':search:'))).toBe(true)
    expect(own.some((key) => key.includes(':content:'))).toBe(true)
    expect(own.some((key) => key.includes(':page:'))).toBe(true)
    // A path that one edition does not have is looked for in the others: their records are named by them.
    for (const key of own) {
      expect(key).toMatch(
        new RegExp(`^v\\d+:test:(?:${market.key}:\\w+:|routes:v\\d+:(?:route|menu|settings|path):(?:da|de|en)(?::|$))`),
      )
    }
  }
  quiet.mockRestore()
  vi.restoreAllMocks()
})

test('a page is kept by its parameters in one order, those of one name in their own; a long query is nobody else’s', () => {
  const place = { origin: origins.da, pathname: '/soeg/' }
  const keyOf = (query: string) => pageKey('da', 'page', place, new URLSearchParams(query))
  expect(keyOf('')).toBe(`da:page:${origins.da}/soeg/?`)
  expect(keyOf('by=ø')).toBe(`da:page:${origins.da}/soeg/?by=%C3%B8`)
  expect(keyOf('b=2&a=%C3%B8&b=1')).toBe(`da:page:${origins.da}/soeg/?a=%C3%B8&b=2&b=1`)
  expect(keyOf('b=2&b=1&a=ø')).toBe(keyOf('a=ø&b=2&b=1'))
  expect(keyOf('b=1&b=2')).not.toBe(keyOf('b=2&b=1'))
  expect(keyOf(`a=${'x'.repeat(299)}`)).toBeNull()
})
