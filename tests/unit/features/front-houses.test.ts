import { expect, test } from 'vitest'
import type { LodgingHit } from '../../../src/contracts/search.ts'
import { readRecommended } from '../../../src/features/front/load.ts'
import { marketById } from '../../../src/markets/market.ts'
import type { RenderContext } from '../../../src/routing/page.ts'
import { noHouses, oneHouse } from '../../site/houses.ts'

const houseOf = (lodgingId: number): LodgingHit => ({ ...oneHouse, lodgingId, images: [`houses/${lodgingId}.webp`] })

/** A front page whose search finds as many houses as it asks for, the first ones best. */
const request = {
  market: marketById(1),
  now: new Date('2026-11-30T12:00:00Z'),
  services: {
    search: {
      lodgings: async ({ resultsPerPage = 0 }: { resultsPerPage?: number }) => ({
        ...noHouses,
        hits: Array.from({ length: resultsPerPage }, (_, place) => houseOf(place + 1)),
      }),
    },
  },
} as unknown as RenderContext

test('a house that the front page shows as free soon is not recommended on it too, and all keep their first picture', async () => {
  const recommended = await readRecommended(request, Promise.resolve([houseOf(2), houseOf(5)]))
  expect(recommended.map(({ lodgingId }) => lodgingId)).toEqual([1, 3, 4, 6, 7, 8])
  expect(recommended.map(({ images }) => images[0])).toEqual([1, 3, 4, 6, 7, 8].map((id) => `houses/${id}.webp`))
  expect((await readRecommended(request, Promise.resolve(null))).length).toBe(6)
})
