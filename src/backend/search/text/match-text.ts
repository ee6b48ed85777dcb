import type { SearchIndex } from '../indexes/search-index.ts'
import type { SearchQuery } from '../query.ts'
import type { SqlValues } from '../sql-values.ts'
import type { TextMatch } from './match.ts'

export async function matchText(
  _db: D1Database,
  _index: SearchIndex,
  _query: SearchQuery,
  _values: SqlValues,
): Promise<TextMatch | undefined> {
  return undefined
}
