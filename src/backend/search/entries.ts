import { entryPath, isRouteEntryType } from '../../contracts/route.ts'
import { plainText } from '../../domain/plain-text.ts'
import { parentField } from '../../domain/publishing/check-entry.ts'
import { withoutShortcodes } from '../../domain/shortcodes.ts'
import type { MarketId } from '../../editions/table.ts'
import { type Market, markets } from '../../markets/market.ts'
import { isJsonObject } from './json-body.ts'
import { insertRows, rowsOfDocument } from './text/fill-words.ts'
import { textsOfEntry } from './text/house-texts.ts'
import { rowOf } from './text/word-tables.ts'

/** Content types that free text finds. */
const foundTypes: ReadonlySet<string> = new Set(['area', 'page', 'street', 'blog', 'job', 'department'])
/** Characters of a chunk's texts: well below D1's limit for one bound value, whatever the letters are in UTF-8. */
const chunkLength = 300_000

interface Version {
  version: number
  built: number
}

/**
 * Rewrites the words of entries whose page has changed since they were written. A version below zero, as a migration
 * sets it after a change of the method, rewrites all of them.
 */
export async function rebuildEntries(db: D1Database): Promise<void> {
  const { version, built } = await versionOf(db)
  if (version === built) return
  const [stored, ...editions] = await Promise.all([
    built < 0 ? [] : storedRows(db),
    ...markets.map((market) => entriesOfEdition(db, market)),
  ])
  const { rows, old } = changesOf(stored, editions.flat())
  await db.batch([
    ...(built < 0 ? deleteAll(db) : deleteRows(db, old, rows)),
    ...chunksOf(rows).map((chunk) => insertStatement(db, chunk)),
    ...insertRows(db, 'search_content_text', rows.flatMap(wordsOfEntry)),
    db.prepare("UPDATE search_version SET version = ?1 WHERE subject = 'content-words'").bind(version),
  ])
}

const columns = ['number', 'id', 'lan', 'type', 'title', 'body', 'url', 'image'] as const

async function storedRows(db: D1Database): Promise<EntryRow[]> {
  const select = 'SELECT number, entry_id AS id, lan, type, title, body, url, image FROM search_entry'
  return (await db.prepare(select).all<EntryRow & Record<string, unknown>>()).results
}

const keyOf = ({ lan, id }: FoundEntry) => `${lan} ${id}`

/** Rows to be written, existing entries under their number, and rows that are outdated or gone. */
function changesOf(stored: readonly EntryRow[], found: readonly FoundEntry[]): { rows: EntryRow[]; old: EntryRow[] } {
  const before = new Map(stored.map((row) => [keyOf(row), row]))
  let last = Math.max(0, ...stored.map(({ number }) => Math.floor(number / 10)))
  const rows = found.flatMap((entry): EntryRow[] => {
    const known = before.get(keyOf(entry))
    if (!known) last += 1
    const row = { ...entry, number: known?.number ?? last * 10 + entry.lan }
    return known && columns.every((name) => known[name] === row[name]) ? [] : [row]
  })
  const [current, written] = [found, rows].map((each) => new Set(each.map(keyOf)))
  return { rows, old: stored.filter((row) => !current?.has(keyOf(row)) || written?.has(keyOf(row))) }
}

function deleteAll(db: D1Database): D1PreparedStatement[] {
  return [
    db.prepare('DELETE FROM search_entry'),
    db.prepare("INSERT INTO search_content_text(search_content_text) VALUES ('delete-all')"),
  ]
}

/** With the words of each: also of those that another isolate has written meanwhile, by whatever number. */
function deleteRows(db: D1Database, old: readonly EntryRow[], rows: readonly EntryRow[]): D1PreparedStatement[] {
  const entries = [...old, ...rows]
  const keys = JSON.stringify(entries.map(({ lan, id }) => [lan, id]))
  const numbers = JSON.stringify(entries.map(({ number }) => number))
  const rowids = JSON.stringify(Array.from({ length: rowOf(1, 0) }, (_, attribute) => rowOf(0, attribute)))
  const chosen = `SELECT number FROM search_entry WHERE number IN (SELECT value FROM json_each(?2))
    OR (lan, entry_id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1))`
  return [
    db
      .prepare(
        `DELETE FROM search_content_text WHERE rowid IN (
          SELECT chosen.number * ${rowOf(1, 0)} + place.value FROM (${chosen}) chosen, json_each(?3) place)`,
      )
      .bind(keys, numbers, rowids),
    db.prepare(`DELETE FROM search_entry WHERE number IN (${chosen})`).bind(keys, numbers),
  ]
}

async function versionOf(db: D1Database): Promise<Version> {
  const row = await db
    .prepare(
      `SELECT (SELECT version FROM search_version WHERE subject = 'entry') AS version,
        (SELECT version FROM search_version WHERE subject = 'content-words') AS built`,
    )
    .first<Version>()
  return row ?? { version: 0, built: 0 }
}

/** An entry of an edition as the search stores it. */
interface FoundEntry {
  id: string
  lan: MarketId
  type: string
  title: string
  body: string
  url: string
  image: string | null
}

interface EntryRow extends FoundEntry {
  number: number
}

async function entriesOfEdition(db: D1Database, market: Market): Promise<FoundEntry[]> {
  const select = (query: string) => db.prepare(query).bind(market.locale).all<Record<string, string | null>>()
  const [entryRows, assetRows] = await Promise.all([
    select('SELECT id, locale, type, slug, fields FROM entry WHERE locale = ?1'),
    select('SELECT id, url FROM asset WHERE locale = ?1'),
  ])
  const images = new Map(assetRows.results.map(({ id, url }) => [id, url]))
  const entries = entryRows.results.map(toEntry)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const find = (id: string) => byId.get(id)
  return entries.flatMap((entry) => {
    const { id, type, fields } = entry
    const url = foundTypes.has(type) && fields.noIndex !== true ? pathOfEntry(entry, find) : undefined
    if (url === undefined || typeof fields.title !== 'string') return []
    const [imageId] = [...linkedIds(fields.banner), ...linkedIds(fields.image)]
    const image = images.get(imageId ?? '') ?? null
    return [{ id, lan: market.id, type, title: fields.title, body: entryText(entry, find), url, image }]
  })
}

function toEntry({ id, locale, type, slug, fields }: Record<string, string | null>): StoredEntry {
  return {
    id: id ?? '',
    locale: locale ?? '',
    type: type ?? '',
    slug: slug ?? null,
    fields: JSON.parse(fields ?? '{}') as Record<string, unknown>,
  }
}

function chunksOf(rows: readonly EntryRow[]): EntryRow[][] {
  const chunks: EntryRow[][] = []
  let length = chunkLength
  for (const row of rows) {
    const added = row.title.length + row.body.length + 200
    if (length + added > chunkLength) {
      chunks.push([])
      length = 0
    }
    chunks.at(-1)?.push(row)
    length += added
  }
  return chunks
}

/** The words by which search finds an entry, from what it stores of it. */
export function wordsOfEntry({ number, lan, title, body }: Pick<EntryRow, 'number' | 'lan' | 'title' | 'body'>) {
  return rowsOfDocument(number, textsOfEntry(title, body, lan), lan)
}

function insertStatement(db: D1Database, rows: readonly EntryRow[]): D1PreparedStatement {
  const shown = rows.map((row) => columns.map((name) => row[name]))
  const elements = columns.map((_, place) => `json_extract(value, '$[${place}]')`)
  return db
    .prepare(
      `INSERT INTO search_entry(number, entry_id, lan, type, title, body, url, image)
       SELECT ${elements.join(', ')} FROM json_each(?1)`,
    )
    .bind(JSON.stringify(shown))
}

/** The entry's path below its parents; undefined when it has no page: no slug, or a parent that is not there. */
function pathOfEntry(entry: StoredEntry, find: (id: string) => StoredEntry | undefined): string | undefined {
  if (!isRouteEntryType(entry.type)) return undefined
  const chain: StoredEntry[] = []
  for (let link: StoredEntry | undefined = entry; link; ) {
    if (chain.includes(link)) return undefined
    chain.unshift(link)
    const [parentId] = linkedIds(link.fields[parentField(link.type)])
    if (parentId === undefined) break
    link = find(parentId)
    if (!link) return undefined
  }
  const isPlaced = chain.every(({ slug, fields }) => slug || fields.template === 'home')
  return isPlaced
    ? entryPath(
        entry.type,
        chain.map(({ slug }) => slug ?? ''),
      )
    : undefined
}

/** An entry as the content tables hold it. */
interface StoredEntry {
  id: string
  locale: string
  type: string
  slug: string | null
  fields: Record<string, unknown>
}

const wordFields = ['excerpt', 'teaser', 'subtitle', 'keyDeliveryText', 'outsideOpeningHoursText'] as const
/** Fields that link to parts of the entry's own page. */
const partFields = ['sections', 'faqs', 'ctas', 'columns', 'address'] as const
const deepestPart = 3
/** Fields of an entry that are read here, beside the one for its parent. */
export const fieldsOfFreeText: ReadonlySet<string> = new Set([
  ...['title', 'slug', 'template', 'noIndex', 'banner', 'image', 'body', 'zipcode', 'city'],
  ...wordFields,
  ...partFields,
])

/** Text of the entry's page, as plain text. `find` returns entries of its edition. */
export function entryText(entry: StoredEntry, find: (id: string) => StoredEntry | undefined): string {
  return partText(entry, find, 0).join(' ').replace(/\s+/g, ' ').trim()
}

function partText(entry: StoredEntry, find: (id: string) => StoredEntry | undefined, depth: number): string[] {
  const { fields } = entry
  const own = [
    ...(depth === 0 ? [] : [textOf(fields.title)]),
    ...wordFields.map((name) => plainText(textOf(fields[name]))),
    ...(entry.type === 'address' ? [textOf(fields.address), textOf(fields.zipcode), textOf(fields.city)] : []),
    ...documentTexts(fields.body),
  ]
  if (depth === deepestPart) return own
  const parts = partFields.flatMap((name) => linkedIds(fields[name])).map(find)
  return [...own, ...parts.flatMap((part) => (part ? partText(part, find, depth + 1) : []))]
}

/** The ids of a link or of a list of links. */
function linkedIds(field: unknown): string[] {
  const links = Array.isArray(field) ? field : [field]
  return links.flatMap((link: unknown) => {
    const sys = isJsonObject(link) ? link.sys : undefined
    return isJsonObject(sys) && sys.type === 'Link' && typeof sys.id === 'string' ? [sys.id] : []
  })
}

/** The text nodes of a rich-text document, in reading order. */
function documentTexts(node: unknown): string[] {
  if (!isJsonObject(node)) return []
  if (node.nodeType === 'text') return [withoutShortcodes(textOf(node.value))]
  return Array.isArray(node.content) ? node.content.flatMap(documentTexts) : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
