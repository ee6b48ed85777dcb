import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { readFeed } from '../../../src/backend/search/feed/feed-row.ts'
import { indexNames } from '../../../src/backend/search/run/stats.ts'
import { addDays, today } from '../../../src/domain/stays.ts'
import { markets } from '../../../src/markets/market.ts'
import { href } from '../../../src/urls/paths.ts'
import { bookAsGuest } from '../../guests/book.ts'
import { Visitor } from '../../guests/visitor.ts'
import { fetchAgain } from '../fetch-again.ts'
import { medianOf } from '../median.ts'
import { pageQuery } from './pages.ts'
import type { EngineEndpoint } from './watched-engine.ts'

interface Fed {
  /** Of the back end, which feeds the engine. */
  db: D1Database
  engine: EngineEndpoint
  /** Of the site that asks it. */
  port: number
}

const [market] = markets
const StaySchema = v.object({ id: v.number(), house: v.string(), arrival: v.string(), duration: v.number() })
type Stay = v.InferOutput<typeof StaySchema>
const HitsSchema = v.object({ hits: v.array(v.record(v.string(), v.unknown())) })
const TasksSchema = v.object({
  results: v.array(
    v.object({ type: v.string(), startedAt: v.nullable(v.string()), finishedAt: v.nullable(v.string()) }),
  ),
})
const trials = 3
const longestMs = 10 * 60_000

/** Changes of the agency, and the seconds until a fed engine shows them. */
export async function changeRows(fed: Fed): Promise<string[][]> {
  await untilFed(fed)
  const since = Date.now()
  const [sold, gone, dearer, named]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (const stay of await freeStays(fed.db)) {
    const booked = await bookedAfter(fed, stay)
    sold.push(booked.booked)
    gone.push(booked.gone)
    dearer.push(await dearerAfter(fed, stay))
    named.push(await namedAfter(fed, stay))
  }
  await untilFed(fed)
  const tasks = await tasksSince(fed, since)
  const emptied = await emptyDuringSearches(fed)
  return [
    ['a guest books: from the hold until the booking’s number is told', secondsOf(sold)],
    ['– until no edition’s engine offers the stay', secondsOf(gone)],
    ['another price of a stay', secondsOf(dearer)],
    ['another title of a house, until it is found by it', secondsOf(named)],
    [`a task of the engine (of ${tasks.length})`, secondsOf(tasks)],
    ['emptied while it is asked: houses again', secondsOf([emptied.houses])],
    ['– everything again', secondsOf([emptied.all])],
    ['– pages without houses meanwhile', `${emptied.withoutHouses} of ${emptied.visits}`],
  ]
}

/** Weeks of different houses. */
async function freeStays(db: D1Database): Promise<Stay[]> {
  const sql = `SELECT lodging.id, lodging.name AS house, min(arrival) AS arrival, duration FROM booking_option
    JOIN lodging ON lodging.id = lodging_id WHERE status = 1 AND duration = 7 AND arrival > ?1
    GROUP BY lodging_id ORDER BY lodging_id LIMIT ${trials}`
  const { results } = await db.prepare(sql).bind(addDays(today(), 60)).all()
  return v.parse(v.array(StaySchema), results)
}

async function bookedAfter(fed: Fed, stay: Stay): Promise<{ booked: number; gone: number }> {
  const visitor = new Visitor(`${market.key}.localhost`, fed.port)
  const isHeld = 'SELECT 1 FROM night WHERE lodging_id = ?1 AND date = ?2'
  const booking = bookAsGuest(visitor, market, stay).then(({ answer }) => {
    if (answer.kind !== 'booked') throw new Error(`${stay.house} was not booked: ${JSON.stringify(answer)}`)
    return performance.now()
  })
  await until(async () => (await fed.db.prepare(isHeld).bind(stay.id, stay.arrival).first()) !== null)
  const held = performance.now()
  const going = until(async () => {
    const left = await Promise.all(markets.map(({ id }) => found(fed, stayIndex(id), `id = "${documentOf(stay)}"`)))
    return left.every((hits) => hits.length === 0)
  }).then(() => performance.now())
  const [booked, gone] = await Promise.all([booking, going])
  return { booked: (booked - held) / 1000, gone: (gone - held) / 1000 }
}

async function dearerAfter(fed: Fed, { id }: Stay): Promise<number> {
  // A stay of the past is in no index.
  const row = await fed.db
    .prepare(
      'SELECT arrival, duration, price_dkk AS price FROM booking_option WHERE lodging_id = ?1 AND status = 1 AND arrival > ?2',
    )
    .bind(id, addDays(today(), 60))
    .first()
  const RowSchema = v.object({ arrival: v.string(), duration: v.number(), price: v.number() })
  const { arrival, duration, price } = v.parse(RowSchema, row)
  await fed.db
    .prepare('UPDATE booking_option SET price_dkk = ?4 WHERE lodging_id = ?1 AND arrival = ?2 AND duration = ?3')
    .bind(id, arrival, duration, price + 1100)
    .run()
  return seconds(async () => {
    const [hit] = await found(fed, stayIndex(market.id), `id = "${id}-${arrival}-${duration}"`)
    return hit?.price === (price + 1100) / 100
  })
}

async function namedAfter(fed: Fed, { id }: Stay): Promise<number> {
  // No run before had it in the same data.
  const title = `Kvoxel${Date.now()}`
  await fed.db
    .prepare('UPDATE lodging_text SET title = ?2 WHERE lodging_id = ?1 AND lan = ?3')
    .bind(id, title, market.id)
    .run()
  // A phrase allows no typo: titles of other trials are no more than some digits away.
  return seconds(async () => (await found(fed, houseIndex, `lodgingId = ${id}`, `"${title}"`)).length > 0)
}

/** The engine has nothing any more, and guests go on asking for pages that nobody has asked for. */
async function emptyDuringSearches(fed: Fed) {
  const visits: boolean[] = []
  let isOver = false
  let round = 100_000
  const searching = (async () => {
    while (!isOver) {
      const response = await fetchAgain(`http://127.0.0.1:${fed.port}${href.search(market)}?${pageQuery(round++)}`)
      visits.push((await response.text()).includes('data-lodging='))
      await wait(200)
    }
  })()
  const emptied = Date.now()
  for (const uid of await indexNames(fed.db)) await ask(fed.engine, 'DELETE', `/indexes/${uid}`)
  const start = performance.now()
  const isThere = () => found(fed, houseIndex, '').then(({ length }) => length > 0)
  // They go one after the other.
  await until(async () => !(await isThere().catch(() => false)))
  const houses = await seconds(() => isThere().catch(() => false), start)
  await untilFed(fed, emptied)
  const all = (performance.now() - start) / 1000
  isOver = true
  await searching
  return { houses, all, visits: visits.length, withoutHouses: visits.filter((has) => !has).length }
}

/** Until everything was pushed, and nothing is waiting. */
async function untilFed(fed: Fed, pushedSince = 0): Promise<void> {
  await until(async () => {
    // Any request wakes what feeds it.
    await fetchAgain(`http://127.0.0.1:${fed.port}/api/health/`)
    const feed = await readFeed(fed.db)
    const waiting = await fed.db
      .prepare('SELECT 1 FROM search_change WHERE number > ?1')
      .bind(feed?.cursor ?? 0)
      .first()
    return feed?.pushing === 0 && (feed.pushed_at ?? -1) >= pushedSince && waiting === null
  }, 500)
}

async function tasksSince({ engine }: Fed, since: number): Promise<number[]> {
  const after = new Date(since).toISOString()
  const { results } = v.parse(TasksSchema, await ask(engine, 'GET', `/tasks?limit=1000&afterEnqueuedAt=${after}`))
  return results.flatMap(({ type, startedAt, finishedAt }) =>
    type.startsWith('document') && startedAt && finishedAt
      ? [(Date.parse(finishedAt) - Date.parse(startedAt)) / 1000]
      : [],
  )
}

const houseIndex = `lodgingOptions_duration-_lan-${market.id}`
const stayIndex = (lan: number) => `lodgingOptions_duration-7_lan-${lan}`
const documentOf = ({ id, arrival, duration }: Stay) => `${id}-${arrival}-${duration}`

async function found({ engine }: Fed, uid: string, filter: string, q = '') {
  const body = { q, limit: 1, ...(filter && { filter }), matchingStrategy: 'all' }
  return v.parse(HitsSchema, await ask(engine, 'POST', `/indexes/${uid}/search`, body)).hits
}

async function ask({ url, key }: EngineEndpoint, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetchAgain(url + path, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
  return response.json()
}

async function seconds(isSo: () => Promise<boolean>, start = performance.now()): Promise<number> {
  await until(isSo)
  return (performance.now() - start) / 1000
}

async function until(isSo: () => Promise<boolean>, everyMs = 50): Promise<void> {
  const end = performance.now() + longestMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It is not so after ${longestMs / 60_000} minutes`)
    await wait(everyMs)
  }
}

function secondsOf(figures: readonly number[]): string {
  return `${medianOf(figures).toFixed(1)} s, ${Math.max(...figures).toFixed(1)} s at most`
}
