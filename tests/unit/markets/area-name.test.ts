import { expect, test } from 'vitest'
import { type Area, areas } from '../../../src/domain/areas.ts'
import { areaPlace } from '../../../src/markets/area-name.ts'
import { markets } from '../../../src/markets/market.ts'

test.each([
  ['fano', 'på Fanø', 'auf Fanø', 'on Fanø'],
  ['bovbjerg', 'ved Bovbjerg', 'bei Bovbjerg', 'at Bovbjerg'],
  ['hjerting', 'i Hjerting', 'in Hjerting bei Esbjerg', 'in Hjerting'],
])('a sentence says where %s is with the word that the place takes', (slug, da, de, en) => {
  const area = areas.find((each) => each.slug === slug) as Area
  const said = Object.fromEntries(markets.map((market) => [market.key, areaPlace(market, area)]))
  expect(said).toEqual({ da, de, en })
})
