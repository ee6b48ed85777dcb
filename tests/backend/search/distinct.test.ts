import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { fill, makeHouses, makeStays } from './fixture.ts'
import { ask } from './search-call.ts'

test('houses are distinct even where hundreds of stays of the first one come before the next', async () => {
  const houses = makeHouses(3)
  const stays = makeStays(houses, 400)
  await fill(env.DB, houses, stays)
  const stayIndex = 'lodgingOptions_duration-7_lan-1'
  const all = await ask(stayIndex, { filter: 'lodgingId = 1', hitsPerPage: 0 })
  expect(all.body.totalHits).toBeGreaterThan(560)
  for (const direction of ['asc', 'desc']) {
    const { body } = await ask(stayIndex, {
      distinct: 'lodgingId',
      sort: [`lodgingId:${direction}`, 'totalPrice:desc'],
      hitsPerPage: 3,
    })
    const ids = body.hits.map(({ lodgingId }: { lodgingId: number }) => lodgingId)
    expect(ids).toEqual(direction === 'asc' ? [1, 2, 3] : [3, 2, 1])
    expect(body.totalHits).toBe(3)
  }
  const second = await ask(stayIndex, { distinct: 'lodgingId', sort: ['lodgingId:asc'], hitsPerPage: 1, page: 2 })
  expect(second.body.hits).toMatchObject([{ lodgingId: 2 }])
})
