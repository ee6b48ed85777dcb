import { expect, test } from 'vitest'
import { endpointsOf } from '../../src/features.ts'
import { markets } from '../../src/markets/market.ts'
import { isOwnPath } from '../../src/urls/own-paths.ts'
import { href } from '../../src/urls/paths.ts'
import { openSite } from './site.ts'

test('wherever an endpoint answers no page of the editors can lie', () => {
  const endpoints = endpointsOf({ deps: openSite().deps, visit: () => new Response() })
  // A file has a dot, which no slug has.
  const folders = endpoints.map(({ path }) => /^\/[^/]+\//.exec(path)?.[0]).filter((folder) => folder !== undefined)
  expect(new Set(folders).size).toBeGreaterThan(5)
  for (const folder of folders) {
    for (const market of markets) expect(isOwnPath(folder, market, 'content'), folder).toBe(true)
  }
})

test.each(markets.map((market) => [market.key, market] as const))(
  'what is the site’s own in %s, and what is not',
  (_, market) => {
    for (const path of [
      href.booking(),
      href.account(),
      href.compare(),
      href.lodging(market, 'BL1017'),
      '/om-os/page/2/',
    ])
      expect(isOwnPath(path, market, 'content'), path).toBe(true)
    for (const path of [
      '/',
      '/om-os/',
      '/bookings/',
      '/api-guide/',
      '/om-os/booking/',
      `/${market.lodgingPrefix}-ved-havet/`,
    ])
      expect(isOwnPath(path, market, 'content'), path).toBe(false)
    expect(isOwnPath(href.search(market), market, 'search')).toBe(false)
    expect(isOwnPath(href.search(market), market, 'content')).toBe(true)
    expect(isOwnPath(href.favorites(), market, 'favorites')).toBe(false)
  },
)
