import * as v from 'valibot'
import { readableRows } from '../../../contracts/readable-rows.ts'
import { defaultDuration } from '../../../domain/stays.ts'
import {
  firstGroupId,
  GroupSchema,
  type ListedLodging,
  type Shortlist,
  type ShortlistChange,
  ShortlistSchema,
  ShortlistStaySchema,
  shortlistLimits,
} from '../contract.ts'
import { optionKey } from '../rules.ts'
import { groupTable } from './tables.ts'

const { id, name } = ShortlistSchema.entries.houses.item.entries
const StoredGroupSchema = v.pipe(v.string(), v.parseJson(), GroupSchema)

const optionsSql = `SELECT house.id, house.name, house_group.lodgings
  FROM house LEFT JOIN house_group ON house_group.id = house.id - ${firstGroupId} ORDER BY house.place, house.id`

/** A row of `optionsSql`. */
const OptionRow = v.pipe(
  v.object({ id, name, lodgings: v.nullable(StoredGroupSchema) }),
  v.transform(({ lodgings, ...option }) => (lodgings ? { ...option, lodgings } : option)),
)

/** An id for those houses as one option; null where the list has that option. */
function newGroupId(sql: SqlStorage, lodgings: readonly ListedLodging[]): number | null {
  const idsOf = (houses: readonly ListedLodging[]) => optionKey(houses.map((house) => house.id))
  const known = sql
    .exec(`SELECT lodgings FROM house_group WHERE id + ${firstGroupId} IN (SELECT id FROM house)`)
    .toArray()
    .flatMap((row) => {
      const read = v.safeParse(StoredGroupSchema, row.lodgings)
      return read.success ? [idsOf(read.output)] : []
    })
  if (known.includes(idsOf(lodgings))) return null
  const row = sql.exec('INSERT INTO house_group (lodgings) VALUES (?) RETURNING id', JSON.stringify(lodgings)).one()
  return firstGroupId + v.parse(v.number(), row.id)
}

export interface NewShortlist {
  title: string
  stay: Shortlist['stay']
  /** Houses, each by itself or with those that it is chosen together with. */
  options: ListedLodging[][]
}

/** What a change came to: `done` also for one that was done before. */
export type Outcome = 'done' | 'replayed' | 'full' | 'fast' | 'missing'

const { arrival, flex, dates, duration, persons, children, infants, pets, parts } = ShortlistStaySchema.entries
/** Each part for itself, so that one that is added later has a value in lists of before. */
const StoredStaySchema = v.object({
  arrival: v.fallback(arrival, null),
  flex: v.fallback(flex, undefined),
  dates: v.fallback(dates, undefined),
  duration: v.fallback(duration, defaultDuration),
  persons: v.fallback(persons, 2),
  children: v.fallback(children, 0),
  infants: v.fallback(infants, 0),
  pets: v.fallback(pets, 0),
  parts: v.fallback(parts, 1),
})

const ListRow = v.object({
  title: v.string(),
  stay: v.pipe(v.fallback(v.pipe(v.string(), v.parseJson()), {}), StoredStaySchema),
  admin: v.string(),
  until: v.string(),
  version: v.number(),
})
const PersonRow = v.object({ id: v.number(), name: v.string() })
type Person = v.InferOutput<typeof PersonRow>
const CountRow = v.object({ count: v.number() })
/** Changes that are remembered, the newest: a browser sends one again within minutes. */
const maxChanges = 4_000

/** A list in its object's database. Everything in here happens at once: nothing is waited for in between. */
export class ListRows {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    if (this.exists()) sql.exec(groupTable)
  }

  exists(): boolean {
    return this.#rows("SELECT count(*) AS count FROM sqlite_master WHERE name = 'list'", CountRow)[0]?.count === 1
  }

  begin({ title, stay, options }: NewShortlist, admin: string, until: string): void {
    const row = [title, JSON.stringify(stay), admin, until]
    this.#sql.exec('INSERT INTO list (id, title, stay, admin, until, version) VALUES (1, ?, ?, ?, ?, 1)', ...row)
    for (const lodgings of options.slice(0, shortlistLimits.houses)) this.#addOption(lodgings)
  }

  read(): Shortlist {
    const { title, stay, until, version } = this.#list()
    const { people, votes, comments } = ShortlistSchema.entries
    return {
      ...{ version, title, stay, until },
      houses: this.#readable(optionsSql, OptionRow),
      people: this.#readable('SELECT id, name FROM person ORDER BY id', people.item),
      votes: this.#readable('SELECT person, house, vote FROM vote ORDER BY person, house', votes.item),
      comments: this.#readable('SELECT id, person, house, text, at FROM comment ORDER BY id', comments.item),
    }
  }

  isAdmin(hash: string): boolean {
    return this.#list().admin === hash
  }

  /** Whose key has that hash. */
  person(hash: string): Person | null {
    return this.#rows('SELECT id, name FROM person WHERE key = ?', PersonRow, hash)[0] ?? null
  }

  personOf(id: number | null): Person | null {
    return this.#rows('SELECT id, name FROM person WHERE id = ?', PersonRow, id ?? 0)[0] ?? null
  }

  /** Who has come before under this key gets the name that is given now. */
  join(hash: string, name: string): Outcome {
    const known = this.person(hash)
    if (known?.name === name) return 'replayed'
    if (!known && this.#count('person') >= shortlistLimits.people) return 'full'
    this.#sql.exec(
      'INSERT INTO person (name, key) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET name = excluded.name',
      name,
      hash,
    )
    return this.#changed()
  }

  change(change: ShortlistChange, person: number, now: number): Outcome {
    if (this.#counted('SELECT count(*) AS count FROM change WHERE person = ? AND id = ?', person, change.id) > 0) {
      return 'replayed'
    }
    const recent = this.#counted(
      'SELECT count(*) AS count FROM change WHERE person = ? AND at > ?',
      person,
      now - 60_000,
    )
    if (recent >= shortlistLimits.changesPerMinute) return 'fast'
    const outcome = this.#apply(change, person, now)
    if (outcome !== 'done') return outcome
    this.#sql.exec('INSERT INTO change (id, person, at) VALUES (?, ?, ?)', change.id, person, now)
    this.#sql.exec('DELETE FROM change WHERE rowid <= (SELECT max(rowid) FROM change) - ?', maxChanges)
    return this.#changed()
  }

  removeComment(id: number): Outcome {
    return this.#removed(this.#sql.exec('DELETE FROM comment WHERE id = ?', id).rowsWritten)
  }

  removeHouse(id: number): Outcome {
    const { rowsWritten } = this.#sql.exec('DELETE FROM house WHERE id = ?', id)
    this.#sql.exec('DELETE FROM vote WHERE house = ?', id)
    this.#sql.exec('DELETE FROM comment WHERE house = ?', id)
    return this.#removed(rowsWritten)
  }

  #apply(change: ShortlistChange, person: number, now: number): Outcome {
    switch (change.kind) {
      case 'vote':
        if (!this.#hasHouse(change.house)) return 'missing'
        this.#sql.exec(
          'INSERT OR REPLACE INTO vote (person, house, vote) VALUES (?, ?, ?)',
          person,
          change.house,
          change.vote,
        )
        return 'done'
      case 'comment':
        if (!this.#hasHouse(change.house)) return 'missing'
        if (this.#count('comment') >= shortlistLimits.comments) return 'full'
        this.#sql.exec(
          'INSERT INTO comment (person, house, text, at) VALUES (?, ?, ?, ?)',
          person,
          change.house,
          change.text,
          now,
        )
        return 'done'
      case 'forget': {
        const own = this.#sql.exec('DELETE FROM comment WHERE id = ? AND person = ?', change.comment, person)
        return own.rowsWritten > 0 ? 'done' : 'missing'
      }
      case 'house':
        if (this.#hasHouse(change.house.id)) return 'done'
        if (this.#count('house') >= shortlistLimits.houses) return 'full'
        this.#addOption([change.house])
        return 'done'
      case 'group':
        if (this.#count('house') >= shortlistLimits.houses) return 'full'
        this.#addOption(change.lodgings)
        return 'done'
      case 'stay':
        this.#sql.exec('UPDATE list SET stay = ?', JSON.stringify({ ...this.#list().stay, ...change.stay }))
        return 'done'
    }
  }

  #addOption(lodgings: readonly ListedLodging[]): void {
    const [first] = lodgings
    if (!first) return
    const id = lodgings.length > 1 ? newGroupId(this.#sql, lodgings) : first.id
    if (id === null) return
    const place = this.#counted('SELECT coalesce(max(place), 0) + 1 AS count FROM house')
    this.#sql.exec('INSERT OR IGNORE INTO house (id, name, place) VALUES (?, ?, ?)', id, first.name, place)
  }

  #hasHouse(id: number): boolean {
    return this.#counted('SELECT count(*) AS count FROM house WHERE id = ?', id) > 0
  }

  #removed(rows: number): Outcome {
    return rows > 0 ? this.#changed() : 'missing'
  }

  #changed(): 'done' {
    this.#sql.exec('UPDATE list SET version = version + 1')
    return 'done'
  }

  #list(): v.InferOutput<typeof ListRow> {
    return v.parse(ListRow, this.#sql.exec('SELECT title, stay, admin, until, version FROM list').one())
  }

  #count(table: 'person' | 'house' | 'comment'): number {
    return this.#counted(`SELECT count(*) AS count FROM ${table}`)
  }

  #counted(select: string, ...values: (string | number)[]): number {
    return this.#rows(select, CountRow, ...values)[0]?.count ?? 0
  }

  /** A row that an earlier build wrote differently does not cost the list. */
  #readable<Schema extends v.GenericSchema>(select: string, schema: Schema): v.InferOutput<Schema>[] {
    return v.parse(readableRows(schema), this.#sql.exec(select).toArray())
  }

  #rows<Schema extends v.GenericSchema>(select: string, schema: Schema, ...values: (string | number)[]) {
    return v.parse(v.array(schema), this.#sql.exec(select, ...values).toArray())
  }
}
