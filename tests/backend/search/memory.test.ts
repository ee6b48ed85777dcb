import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { findIndex } from '../../../src/backend/search/indexes/find-index.ts'
import { momentOf } from '../../../src/backend/search/indexes/search-index.ts'
import { readSearchQuery } from '../../../src/backend/search/query.ts'
import { search } from '../../../src/backend/search/run/search.ts'
import { facility } from '../../../src/domain/facilities.ts'
import { addDays, today } from '../../../src/domain/stays.ts'
import { fill, makeHouses, makeStays } from './fixture.ts'
import { ask, post } from './search-call.ts'

const houses = makeHouses(12)
const stays = makeStays(houses, 6)
const byHouse = 'lodgingOptions_duration-_lan-1'
const byStay = 'lodgingOptions_duration-7_lan-1'
const soon = Math.floor(Date.now() / 1000) + 3600

beforeAll(() => fill(env.DB, houses, stays))

/** Ids of the houses that are found; a count of them says the same. */
async function found(index: string, filter: string): Promise<number[]> {
  const requested = { filter, distinct: 'lodgingId', hitsPerPage: 100 }
  const { body } = await ask(index, requested)
  const counted = await post(
    '/multi-search',
    JSON.stringify({ queries: [{ indexUid: index, ...requested, hitsPerPage: 0 }] }),
  )
  expect(counted.body.results[0].totalHits).toBe(body.hits.length)
  return body.hits.map(({ lodgingId }: { lodgingId: number }) => lodgingId)
}

const stay = stays.find(({ lodgingId, duration, isFree, arrival }) => {
  return lodgingId === 4 && duration === 7 && isFree && arrival > addDays(today(), 1)
})
const ofStay = `lodgingId = 4 AND date = ${stay?.arrival} AND duration = 7`
const row = `lodging_id = 4 AND arrival = '${stay?.arrival}' AND duration = 7`

test.each([
  ['a house takes more persons', byHouse, 'persons = 77', 'UPDATE lodging SET persons = 77 WHERE id = 3', [3]],
  ['it takes them in a week, too', byStay, 'persons = 78', 'UPDATE lodging SET persons = 78 WHERE id = 5', [5]],
  [
    'a house gets a facility',
    byHouse,
    `facilities.${facility.spa} = 1`,
    `INSERT INTO lodging_facility (lodging_id, facility_id, value) VALUES (2, ${facility.spa}, 1)`,
    [2],
  ],
  [
    'the facility is there for some days alone',
    byStay,
    `facilities.${facility.spa} = 1`,
    `UPDATE lodging_facility SET to_date = '2020-01-01' WHERE lodging_id = 2 AND facility_id = ${facility.spa}`,
    [],
  ],
  [
    'a note is written',
    byHouse,
    'meta.note = "Loud"',
    "INSERT OR REPLACE INTO lodging_meta VALUES (7, 'note', 'Loud')",
    [7],
  ],
  [
    'a text goes',
    byHouse,
    'lodgingId = 1 AND hasDescriptionDe = false',
    'DELETE FROM lodging_text WHERE lodging_id = 1 AND lan = 2',
    [1],
  ],
  [
    'a stay costs more',
    byStay,
    `${ofStay} AND totalPrice >= 90000`,
    `UPDATE booking_option SET total_dkk = 9500000 WHERE ${row}`,
    [4],
  ],
  [
    'a night of a stay is held',
    byStay,
    ofStay,
    `INSERT INTO night (lodging_id, date, holder, expires_at) VALUES (4, '${stay?.arrival}', 'hold:x', ${soon})`,
    [],
  ],
  ['it is held no longer', byStay, ofStay, 'UPDATE night SET expires_at = 1 WHERE lodging_id = 4', [4]],
  ['a stay is sold', byStay, ofStay, `UPDATE booking_option SET status = 0 WHERE ${row}`, []],
  ['a house is removed', byHouse, 'lodgingId = 9', 'DELETE FROM search_offer WHERE lodging_id = 9', []],
] as const)('the next search knows when %s', async (_, index, filter, change, expected) => {
  const before = await found(index, filter)
  await env.DB.prepare(change).run()
  expect(await found(index, filter)).toEqual(expected)
  expect(before).not.toEqual(expected)
})

test('facets are the same from what is remembered and from the database, also after a stay is sold and another is held', async () => {
  const facets = { [byHouse]: ['choices', 'priceBand.0', 'free.7', 'free.14'], [byStay]: ['changeDay'] }
  const filter = 'persons >= 2'
  const both = async () => {
    const counted: unknown[] = []
    for (const [indexUid, names] of Object.entries(facets)) {
      const query = {
        filter,
        facets: names,
        hitsPerPage: 0,
        ...(indexUid === byStay && { distinct: 'houseChangeDay' }),
      }
      const { body } = await post('/multi-search', JSON.stringify({ queries: [{ indexUid, ...query }] }))
      const remembered = body.results[0].facetDistribution
      const { body: read } = await ask(indexUid, query)
      expect(remembered).toEqual(read.facetDistribution)
      expect(body.results[0].totalHits).toBe(read.totalHits)
      expect(Object.keys(remembered.changeDay ?? remembered['free.7']).length).toBeGreaterThan(2)
      counted.push(remembered)
    }
    return JSON.stringify(counted)
  }
  const free = (length: number) => `lodging_id = 6 AND status = 1 AND duration = ${length}`
  const before = await both()
  await env.DB.prepare(`UPDATE booking_option SET status = 0 WHERE ${free(7)}`).run()
  const sold = await both()
  expect(sold).not.toBe(before)
  const night = `SELECT lodging_id, arrival, 'hold:y', ${soon} FROM booking_option WHERE ${free(14)} AND arrival > '${today()}'`
  await env.DB.prepare(`INSERT OR IGNORE INTO night (lodging_id, date, holder, expires_at) ${night}`).run()
  expect(await both()).not.toBe(sold)
})

/** The database, and the statements that it is given. */
function listenedTo(): { db: D1Database; statements: string[] } {
  const statements: string[] = []
  const db: D1Database = new Proxy(env.DB, {
    get(own, name) {
      if (name === 'batch') return (those: D1PreparedStatement[]) => own.batch(those)
      return (sql: string) => {
        statements.push(sql)
        return own.prepare(sql)
      }
    },
  })
  return { db, statements }
}

test('of what has been asked before the database reads no more than the page’s documents', async () => {
  const moment = momentOf(new Date())
  const { db, statements } = listenedTo()
  const requested = (page: number) => ({
    filter: 'persons >= 3 AND pets > 0',
    sort: ['totalPrice:asc'],
    page,
    hitsPerPage: 2,
  })
  const first = await search(db, findIndex(byHouse, moment), readSearchQuery(requested(1)))
  statements.length = 0
  const second = await search(db, findIndex(byHouse, moment), readSearchQuery(requested(2)))
  expect(statements).toHaveLength(3)
  expect(second.totalHits).toBe(first.totalHits)
  expect(second.hits).toHaveLength(2)
})

test('the stays of a search are read once for the houses that are found and for their order', async () => {
  const { db, statements } = listenedTo()
  const index = findIndex(byStay, momentOf(new Date()))
  const days = { filter: `dateTs >= 0 AND duration = 7`, distinct: 'lodgingId', hitsPerPage: 100 }
  const ids = ({ hits }: { hits: Record<string, unknown>[] }) => hits.map(({ lodgingId }) => Number(lodgingId))
  const nearest = await search(db, index, readSearchQuery({ ...days, sort: ['daysFrom.6:asc'] }))
  const ofPart = (sql: string) => sql.startsWith('SELECT json_group_array') && sql.includes('booking_option')
  expect(statements.filter(ofPart)).toHaveLength(1)
  // The set of the houses is known with it.
  const unordered = await search(db, index, readSearchQuery(days))
  expect(statements.filter(ofPart)).toHaveLength(1)
  expect(ids(unordered).toSorted()).toEqual(ids(nearest).toSorted())
  expect(unordered.totalHits).toBe(nearest.totalHits)
})
