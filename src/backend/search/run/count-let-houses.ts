import type { SearchRequest } from '../../../domain/search-request.ts'
import { indexOf, toSearchBody } from '../../../services/search/meilisearch-request.ts'
import { findIndex } from '../indexes/find-index.ts'
import { momentOf } from '../indexes/moment.ts'
import { parseQuery, readSearchQuery } from '../query.ts'
import { SqlValues } from '../sql-values.ts'
import { matchText } from '../text/match-text.ts'
import { selectionOf, tallySql } from './statements.ts'

/**
 * Of the houses that a search of stays finds, taken stays included, how many there are, and how many of them have a free
 * stay that it finds.
 */
export async function countLetHouses(
  db: D1Database,
  request: SearchRequest,
  now: Date,
): Promise<{ houses: number; free: number }> {
  const index = findIndex(indexOf(request), momentOf(now))
  const query = readSearchQuery({ ...toSearchBody(request) })
  const values = new SqlValues()
  const stays = { ...index, ...index.withTaken, fromHouses: undefined }
  const text = await matchText(db, stays, query, values)
  const sql = tallySql(selectionOf(stays, parseQuery(query), values, text), [
    'COUNT(DISTINCT o.lodging_id) AS houses',
    'COUNT(DISTINCT iif(o.status = 1, o.lodging_id, NULL)) AS free',
  ])
  return (await values.prepare(db, sql).first<{ houses: number; free: number }>()) ?? { houses: 0, free: 0 }
}
