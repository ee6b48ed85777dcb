import type { MarketId } from '../../contracts/lodging.ts'
import type { Urgency } from '../../contracts/urgency.ts'
import { arrivalsOf, requestOfCriteria } from '../../domain/criteria-request.ts'
import type { Criteria } from '../../domain/search-criteria.ts'
import { indexOf, parseSearchRequest, toSearchBody } from '../../domain/search-request.ts'
import { parseSearchView } from '../../domain/search-view.ts'
import { today } from '../../domain/stays.ts'
import { findIndex } from '../search/indexes/find-index.ts'
import { momentOf } from '../search/indexes/moment.ts'
import { readSearchQuery } from '../search/query.ts'
import { selectionOf, tallySql } from '../search/run/statements.ts'
import { SqlValues } from '../search/sql-values.ts'
import { matchText } from '../search/text/match-text.ts'

export type HouseCount = Pick<Urgency, 'left' | 'of'>

/**
 * Of the houses that fit the criteria and are let for a stay that they ask for, how many can still be booked for one.
 * Which houses fit is the search's own answer, over taken stays too: a house with another change day, or one that is too
 * dear in that week, was never to be had and counts as neither. Null for criteria without dates.
 */
export async function countHouses(
  db: D1Database,
  criteria: Criteria,
  lan: MarketId,
  now: Date,
): Promise<HouseCount | null> {
  const day = today(now)
  if (arrivalsOf(criteria, day).length === 0) return null
  const request = parseSearchRequest(requestOfCriteria(criteria, parseSearchView(new URLSearchParams()), lan, day))
  const index = findIndex(indexOf(request), momentOf(now))
  const query = readSearchQuery({ ...toSearchBody(request) })
  const values = new SqlValues()
  const text = await matchText(db, index, query, values)
  const stays = { ...index, ...index.withTaken, fromHouses: undefined }
  const sql = tallySql(selectionOf(stays, query, values, text), [
    'COUNT(DISTINCT o.lodging_id) AS houses',
    'COUNT(DISTINCT iif(o.status = 1, o.lodging_id, NULL)) AS free',
  ])
  const counted = await values.prepare(db, sql).first<{ houses: number; free: number }>()
  return { left: counted?.free ?? 0, of: counted?.houses ?? 0 }
}
