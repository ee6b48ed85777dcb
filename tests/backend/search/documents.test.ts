import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import type { SearchDocument } from '../../../src/backend/search/indexes/search-index.ts'
import { indexNames } from '../../../src/backend/search/run/stats.ts'
import { documentsOf } from '../../documents-of.ts'
import { fill, makeHouses, makeStays } from './fixture.ts'
import { ask } from './search-call.ts'

const houses = makeHouses(30)

beforeAll(() => fill(env.DB, houses, makeStays(houses, 12)))

test('documents are those that a search finds, each once', async () => {
  for (const name of await indexNames(env.DB)) {
    const documents: SearchDocument[] = []
    for await (const document of documentsOf(env.DB, name)) documents.push(document)
    const { body } = await ask(name, { hitsPerPage: 100_000, attributesToRetrieve: ['*'] })
    expect(documents.length, name).toBe(body.totalHits)
    const byId = (a: { id?: unknown }, b: { id?: unknown }) => (String(a.id) < String(b.id) ? -1 : 1)
    expect(documents.toSorted(byId), name).toEqual(body.hits.toSorted(byId))
  }
})
