import { Meilisearch } from 'meilisearch'
import { documentsOf, pushIndexes } from '../../../src/backend/search/push-indexes.ts'
import { indexNames } from '../../../src/backend/search/run/stats.ts'
import type { EngineAddress } from './watched-engine.ts'

/** Documents of these indexes, the time it takes to make them, and their bytes as they are sent. */
export async function madeDocuments(
  db: D1Database,
  uids: readonly string[],
): Promise<{ count: number; bytes: number; seconds: number }> {
  const start = performance.now()
  let count = 0
  let bytes = 0
  for (const uid of uids) {
    for await (const document of documentsOf(db, uid)) {
      count += 1
      bytes += Buffer.byteLength(JSON.stringify(document))
    }
  }
  return { count, bytes, seconds: (performance.now() - start) / 1000 }
}

/** A full push into an engine: its time, and the size of the database afterwards. */
export async function fullPush(
  db: D1Database,
  { url, key }: EngineAddress,
): Promise<{ seconds: number; bytes: number }> {
  const client = new Meilisearch({ host: url, apiKey: key })
  const start = performance.now()
  await pushIndexes(db, client, await indexNames(db), () => {})
  const seconds = (performance.now() - start) / 1000
  return { seconds, bytes: (await client.getStats()).databaseSize }
}
