import { expect, test, vi } from 'vitest'
import type { SearchService } from '../../src/services/search/search.ts'
import { noHouses } from './houses.ts'
import { openSite } from './site.ts'

function siteWith(stayPrices: SearchService['stayPrices']) {
  return openSite({ search: { lodgings: async () => noHouses, stayPrices } })
}

const stay = { lodgingId: 17, duration: 7, totalPrice: 450_000, totalWithPets: { 1: 470_000 } }

test('days of arrival of a month come with the cheapest stay of the houses that are searched for', async () => {
  const stayPrices = vi.fn<SearchService['stayPrices']>(async () => [
    {
      hits: [
        { ...stay, date: '2027-06-05' },
        { ...stay, date: '2027-06-12', totalPrice: 510_000 },
      ],
    },
  ])
  const query = 'omraader=blavand&ankomst=2027-07-03&flex=2&naar=dag&duration=7&of=2027-06'
  const response = await (await siteWith(stayPrices)).fetch(`/api/search/days/?${query}`)
  expect(await response.json()).toMatchObject({
    data: [
      ['2027-06-05', 450_000],
      ['2027-06-12', 510_000],
    ],
  })
  // The day that is chosen now is no reason to show no other.
  const [[request] = []] = stayPrices.mock.calls[0] ?? []
  expect(request).toMatchObject({
    parameters: { durations: [7], locations: expect.any(Array) },
    config: { oneHitPer: 'arrival' },
    order: [{ property: 'price', direction: 'ASC' }],
  })
  expect(request?.parameters?.dates).toHaveLength(30)
  expect(request?.parameters).not.toHaveProperty('dateTs')
})

test.each(['', 'of=2027-13', 'of=june'])('"%s" names no month, and is refused', async (query) => {
  const stayPrices = vi.fn<SearchService['stayPrices']>(async () => [])
  const response = await (await siteWith(stayPrices)).fetch(`/api/search/days/?${query}`)
  expect(response.status).toBe(400)
  expect(stayPrices).not.toHaveBeenCalled()
})

test('a month that is over has no days, and nobody is asked', async () => {
  const stayPrices = vi.fn<SearchService['stayPrices']>(async () => [])
  const response = await (await siteWith(stayPrices)).fetch('/api/search/days/?of=2020-06')
  expect(await response.json()).toMatchObject({ data: [] })
  expect(stayPrices).not.toHaveBeenCalled()
})
