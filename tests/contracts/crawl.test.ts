import { expect, test } from 'vitest'
import { askSite } from '../../src/commands/crawl/ask-site.ts'
import { crawl } from '../../src/commands/crawl/crawl.ts'
import { tableOf } from '../../src/commands/crawl/table.ts'
import { markets } from '../../src/markets/market.ts'
import { thisSite } from '../this-site.ts'

/** Of the many that are alike, these stand for the others. */
const someHouses = /-(bl|ro)\d+\/$/
const aHouse = new RegExp(`/(${markets.map(({ lodgingPrefix }) => lodgingPrefix).join('|')})-[a-z]+\\d+/$`)
const aStreet = /\/(omrader|gebiete|areas)\/[^/]+\/[^/]+\/$/
const aStreetOfSome = /\/romo\//

function isOneOfMany(address: string): boolean {
  const isSpareHouse = aHouse.test(address) && !someHouses.test(address)
  return isSpareHouse || (aStreet.test(address) && !aStreetOfSome.test(address))
}

test('from the front pages every page of the sitemaps is reached, whole and with its twins', {
  timeout: 120_000,
}, async () => {
  const { port } = thisSite()
  const origins = markets.map(({ key }) => `http://${key}.localhost:${port}`)
  const found = await crawl({ origins, ask: askSite, lanes: 3, skips: isOneOfMany })
  expect(found.faults, tableOf(found, 0)).toEqual([])
  for (const { listed, reached } of found.editions) {
    expect(listed).toBeGreaterThan(100)
    expect(reached).toBe(listed)
  }
})
