import type { SearchIndex } from '../indexes/search-index.ts'
import { type BitSet, bytesOf, type Content, contentOf, type Part, type Subject, setOf } from './part.ts'

/** Version stamps that the tables' triggers renew with every change. */
type Stamps = Record<Subject, number>

interface Memory {
  stamps: Stamps
  /** Every house's id, ascending: its place in the list is its place in sets and columns. */
  ids: readonly number[]
  placeOf: ReadonlyMap<number, number>
  /** Facilities that some house has on some days alone. */
  dated: ReadonlySet<string>
  /** The least recently used comes first. */
  parts: Map<string, { subject: Subject; content: Content; bytes: number }>
}

/** Of the 128 MB of an isolate. */
const maxBytes = 24 * 1024 * 1024
/** Statements that are sent at once. */
const maxAtOnce = 24
/** Sets that are read in one pass over all houses: each is a text of some 400 kB at most. */
const setsOfPass = 4
/** Maximum characters of a set's condition in a statement with others, of which D1 accepts 100 kB. */
const maxBesideLength = 20_000
const tries = 4

const stampsSql = 'SELECT subject, stamp FROM search_stamp'
/** A text of the database has 2 MB at most: so many positions fit, and a few more. */
const maxHouses = 90_000
const idsSql = `SELECT json_group_array(id) AS ids FROM (SELECT id FROM lodging LIMIT ${maxHouses + 1})`
const datedSql =
  'SELECT DISTINCT facility_id AS id FROM lodging_facility WHERE from_date IS NOT NULL OR to_date IS NOT NULL'
export const allHouses = 'lodging l LEFT JOIN search_fact w ON w.lodging_id = l.id'

/** Of this isolate. */
let memory: Memory | undefined

export interface Remembered {
  ids: readonly number[]
  part: (part: Part) => Content | undefined
  /** Sets computed from columns for this reply. */
  limited: Map<string, BitSet>
}

export interface Work<Answer> {
  /** Cached data that it needs; undefined when memory can't answer it. */
  parts: (dated: ReadonlySet<string>) => readonly Part[] | undefined
  /** Further statements, built from the cached data, and the reply from their rows. */
  read: (remembered: Remembered) => { statements: D1PreparedStatement[]; answer: (rows: Row[][]) => Answer } | undefined
}

type Row = Record<string, unknown>

/**
 * Answers from this isolate's cached data of the houses, which is read where it is missing. The statements of the reply
 * also read the version stamps, so that no reply is older than they are. Undefined where memory can't answer.
 */
export async function fromMemory<Answer>(
  db: D1Database,
  index: SearchIndex,
  work: Work<Answer>,
): Promise<Answer | undefined> {
  for (let turn = 0; turn < tries; turn += 1) {
    const known = memory ?? (await readHouses(db, index))
    if (!known) continue
    const parts = known.ids.length > maxHouses ? undefined : work.parts(known.dated)
    if (!parts) return undefined
    const missing = parts.filter(({ key }) => !known.parts.has(key))
    if (missing.length > 0) {
      if (!(await readParts(db, index, known, missing))) return undefined
      if (memory !== known) continue
    }
    const stamps = { ...known.stamps }
    const plan = work.read({ ids: known.ids, part: (part) => partOf(known, part), limited: new Map() })
    if (!plan) return undefined
    const answered = await readWithStamps(db, index, plan.statements)
    if (answered && isAsBefore(stamps, answered.stamps)) return plan.answer(answered.rows)
    if (answered) forget(answered.stamps)
  }
  return undefined
}

/** Undefined when something had to be refreshed first, which changes what has to be read. */
async function readWithStamps(
  db: D1Database,
  { staleSql, refresh }: SearchIndex,
  statements: readonly D1PreparedStatement[],
): Promise<{ stamps: Stamps; rows: Row[][] } | undefined> {
  const [stale, stamps, ...others] = await db.batch<Row>([
    db.prepare(staleSql ?? 'SELECT 1 WHERE 0'),
    db.prepare(stampsSql),
    ...statements,
  ])
  if (stale && stale.results.length > 0) {
    await refresh?.(db)
    return undefined
  }
  const bySubject = new Map(stamps?.results.map(({ subject, stamp }) => [subject, Number(stamp)]))
  return {
    stamps: { houses: bySubject.get('houses') ?? Number.NaN, stays: bySubject.get('stays') ?? Number.NaN },
    rows: others.map(({ results }) => results),
  }
}

async function readHouses(db: D1Database, index: SearchIndex): Promise<Memory | undefined> {
  const read = await readWithStamps(db, index, [db.prepare(idsSql), db.prepare(datedSql)])
  if (!read) return undefined
  const [ids, dated] = read.rows
  const list = (JSON.parse(String(ids?.[0]?.ids)) as number[]).toSorted((a, b) => a - b)
  memory = {
    stamps: read.stamps,
    ids: list,
    placeOf: new Map(list.map((id, place) => [id, place])),
    dated: new Set(dated?.map(({ id }) => String(id))),
    parts: new Map(),
  }
  return memory
}

/** False when one of them does not fit into memory. */
async function readParts(
  db: D1Database,
  index: SearchIndex,
  known: Memory,
  missing: readonly Part[],
): Promise<boolean> {
  const covered = new Set(missing.flatMap(({ covers }) => covers?.key ?? []))
  const passes = passesOf(missing.filter(({ key }) => !covered.has(key)))
  for (let from = 0; from < passes.length; from += maxAtOnce) {
    const those = passes.slice(from, from + maxAtOnce)
    const read = await readWithStamps(
      db,
      index,
      those.map(({ sql }) => db.prepare(sql)),
    )
    if (!read) return true
    if (!isAsBefore(known.stamps, read.stamps)) {
      forget(read.stamps)
      return true
    }
    for (const [at, { parts }] of those.entries()) {
      for (const [place, part] of parts.entries()) {
        const row = read.rows[at]?.[0] ?? {}
        const content = contentOf(part, parts.length === 1 ? row : { ids: row[`s${place}`] }, known.placeOf)
        if (!content) return false
        remember(known, part, content)
        if (part.covers && 'order' in content) {
          remember(known, part.covers, { set: setOf(content.order, known.ids.length) })
        }
      }
    }
  }
  return true
}

/** Many sets of all houses are read some at a time, in one pass each. */
function passesOf(missing: readonly Part[]): { sql: string; parts: Part[] }[] {
  const isShort = ({ condition }: Part) => condition !== undefined && condition.length <= maxBesideLength
  const alike = missing.filter(isShort)
  if (alike.length <= setsOfPass) return missing.map((part) => ({ sql: part.sql, parts: [part] }))
  const passes = missing.flatMap((part) => (isShort(part) ? [] : [{ sql: part.sql, parts: [part] }]))
  for (let from = 0; from < alike.length; from += setsOfPass) {
    const parts = alike.slice(from, from + setsOfPass)
    const columns = parts.map(
      ({ condition }, place) => `json_group_array(l.id) FILTER (WHERE ${condition}) AS s${place}`,
    )
    passes.push(
      parts.length === 1
        ? { sql: parts[0]?.sql ?? '', parts }
        : { sql: `SELECT ${columns.join(', ')} FROM ${allHouses}`, parts },
    )
  }
  return passes
}

function isAsBefore(before: Stamps, now: Stamps): boolean {
  return before.houses === now.houses && before.stays === now.stays
}

/** Drops cached data: all of it after a change of houses, only that of stays after a change of stays. */
function forget(stamps: Stamps): void {
  if (!memory) return
  if (memory.stamps.houses !== stamps.houses) {
    memory = undefined
    return
  }
  const parts = [...memory.parts].filter(([, { subject }]) => subject === 'houses')
  memory = { ...memory, stamps, parts: new Map(parts) }
}

function partOf(known: Memory, part: Part): Content | undefined {
  const entry = known.parts.get(part.key)
  if (!entry) return undefined
  known.parts.delete(part.key)
  known.parts.set(part.key, entry)
  return entry.content
}

function remember(known: Memory, part: Part, content: Content): void {
  const bytes = 2 * part.key.length + bytesOf(content)
  known.parts.set(part.key, { subject: part.subject, content, bytes })
  let sum = 0
  for (const each of known.parts.values()) sum += each.bytes
  for (const [key, each] of known.parts) {
    if (sum <= maxBytes) return
    known.parts.delete(key)
    sum -= each.bytes
  }
}
