import { afterEach, expect, test, vi } from 'vitest'
import { createSearchService } from '../../../src/services/search.ts'

afterEach(() => vi.restoreAllMocks())

function searchThat(answer: () => Response) {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const sent: { address: string; init: RequestInit }[] = []
  const search = createSearchService(
    {
      name: 'search',
      url: 'http://search.example',
      key: 'key',
      fetch: async (address, init) => {
        sent.push({ address, init })
        return answer()
      },
    },
    {},
  )
  const ask = () =>
    search.freeText('freetext_lan-1_locale-da-DK', { q: 'hav', page: 1, hitsPerPage: 10, matchingStrategy: 'last' })
  return { ask, sent, told }
}

test('a search that is not OK fails with its status in the specification’s words, and the log has them', async () => {
  const { ask, sent, told } = searchThat(
    () => new Response('{"code":"x"}', { status: 503, statusText: 'Service Unavailable' }),
  )
  await expect(ask()).rejects.toMatchObject({
    message: 'HTTP Error: 503 - Service Unavailable',
    status: 503,
    body: { code: 'x' },
  })
  expect(sent).toHaveLength(2)
  expect(JSON.parse(String(told.mock.calls[0]?.[0]))).toMatchObject({
    level: 'error',
    message: 'Error: Meilisearch search failed',
    cause: expect.stringContaining('HTTP Error: 503'),
  })
})

test('a search is sent with the bearer key and the service’s public key', async () => {
  const { ask, sent } = searchThat(() => Response.json({ hits: [], totalHits: 0 }))
  expect(await ask()).toEqual({ hits: [], totalHits: 0 })
  const [{ address = '', init } = {}] = sent
  expect(new URL(address).pathname).toMatch(/^\/indexes\/freetext_lan-1_locale-da-DK\/search\/?$/)
  const headers = new Headers(init?.headers)
  expect([headers.get('authorization'), headers.get('x-service-public-key')]).toEqual(['Bearer key', 'key'])
})
