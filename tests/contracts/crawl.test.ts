import { expect, test } from 'vitest'
import { crawl } from '../../src/commands/crawl/crawl.ts'
import { fetchSitePage } from '../../src/commands/crawl/page.ts'
import { tableOf } from '../../src/commands/crawl/table.ts'
import { markets } from '../../src/markets/market.ts'
import { thisSite } from '../this-site.ts'

const aHouse = new RegExp(`/(${markets.map(({ lodgingPrefix }) => lodgingPrefix).join('|')})-[a-z]+\\d+/$`)
const anArea = /\/(omrader|gebiete|areas|priser|preise|prices)\/[^/]+\//
/** Of the many that are alike, these stand for the others; `npm run crawl` takes them all. */
const someOfMany = /-fa\d+\/$|\/fano\//

function isSpare(url: string): boolean {
  return (aHouse.test(url) || anArea.test(url)) && !someOfMany.test(url)
}

test('from the front pages every page of the sitemaps is reached, whole and with its alternates', async () => {
  const { port } = thisSite()
  const origins = markets.map(({ key }) => `http://${key}.localhost:${port}`)
  const validated = new Map<string, number>()
  // Pages of a kind are made by the same code: the first of each in each edition are validated.
  const validates = (url: string, html: string) => {
    const kind = `${new URL(url).host} ${/ data-page="([^"]*)"/.exec(html)?.[1]}`
    const count = (validated.get(kind) ?? 0) + 1
    validated.set(kind, count)
    return count <= 2
  }
  const found = await crawl({ origins, fetchPage: fetchSitePage, lanes: 3, skips: isSpare, validates })
  expect(found.faults, tableOf(found, 0)).toEqual([])
  expect(validated.size).toBeGreaterThan(30)
  for (const { listed, reached } of found.editions) {
    expect(listed).toBeGreaterThan(60)
    expect(reached).toBe(listed)
  }
})
