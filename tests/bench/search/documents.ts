import { Meilisearch } from 'meilisearch'
import { feedEngine } from '../../../src/backend/search/feed/feed.ts'
import { documentsOf } from '../../documents-of.ts'
import type { EngineEndpoint } from './watched-engine.ts'

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

/** Characters that a push sends at once, as `npm run search:push` does. */
const maxLength = 40_000_000

/** A full push into an engine: its time, and the size of the database afterwards. */
export async function fullPush(db: D1Database, engine: EngineEndpoint): Promise<{ seconds: number; bytes: number }> {
  const client = new Meilisearch({ host: engine.url, apiKey: engine.key })
  const start = performance.now()
  await feedEngine(db, engine, { holder: 'bench', maxLength, pushes: 'all' })
  const seconds = (performance.now() - start) / 1000
  return { seconds, bytes: (await client.getStats()).databaseSize }
}
