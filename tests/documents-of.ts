import { readDocuments } from '../src/backend/search/feed/documents.ts'
import type { SearchDocument } from '../src/backend/search/indexes/search-index.ts'

/** Documents of an index one by one, in the order of its key. */
export async function* documentsOf(db: D1Database, uid: string): AsyncGenerator<SearchDocument> {
  for await (const { documents } of readDocuments(db, uid)) yield* documents
}
