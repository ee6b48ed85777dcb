import { fold } from '../../../domain/slugs.ts'
import { type Market, markets } from '../../../markets/market.ts'
import { pathOfEntry } from './entry-path.ts'
import { entryText, linkedIds, type StoredEntry } from './entry-text.ts'

/** Content types that free text finds. */
const foundTypes: ReadonlySet<string> = new Set(['area', 'page', 'street', 'blog', 'job', 'department'])
/** Characters of a chunk's texts: well below D1's limit for one bound value, whatever the letters are in UTF-8. */
const chunkLength = 300_000

interface Version {
  version: number
  built: number
}

/** Writes the words of all entries anew when some entry has changed since they were written. */
export async function rebuildEntries(db: D1Database): Promise<void> {
  const { version, built } = await versionOf(db)
  if (version === built) return
  const rows = (await Promise.all(markets.map((market) => rowsOfEdition(db, market)))).flat()
  await db.batch([
    db.prepare('DELETE FROM search_entry'),
    db.prepare("INSERT INTO search_entry_text(search_entry_text) VALUES ('delete-all')"),
    ...chunksOf(rows).flatMap((chunk) => insertStatements(db, chunk)),
    db.prepare("UPDATE search_version SET version = ?1 WHERE subject = 'entry-built'").bind(version),
  ])
}

async function versionOf(db: D1Database): Promise<Version> {
  const row = await db
    .prepare(
      `SELECT (SELECT version FROM search_version WHERE subject = 'entry') AS version,
        (SELECT version FROM search_version WHERE subject = 'entry-built') AS built`,
    )
    .first<Version>()
  return row ?? { version: 0, built: 0 }
}

interface EntryRow {
  number: number
  id: string
  lan: number
  type: string
  title: string
  body: string
  url: string
  image: string | null
}

async function rowsOfEdition(db: D1Database, market: Market): Promise<EntryRow[]> {
  const [entryRows, assetRows] = await db.batch<Record<string, string | null>>([
    db.prepare('SELECT id, locale, type, slug, fields FROM entry WHERE locale = ?1').bind(market.locale),
    db.prepare('SELECT id, url FROM asset WHERE locale = ?1').bind(market.locale),
  ])
  const images = new Map((assetRows?.results ?? []).map(({ id, url }) => [id, url]))
  const entries = (entryRows?.results ?? []).map(toEntry)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const find = (id: string) => byId.get(id)
  return entries.flatMap((entry, place) => {
    const { id, type, fields } = entry
    const url = foundTypes.has(type) && fields.noIndex !== true ? pathOfEntry(entry, find) : undefined
    if (url === undefined || typeof fields.title !== 'string') return []
    const [imageId] = [...linkedIds(fields.banner), ...linkedIds(fields.image)]
    const image = images.get(imageId ?? '') ?? null
    const number = (place + 1) * 10 + market.id
    return [{ number, id, lan: market.id, type, title: fields.title, body: entryText(entry, find), url, image }]
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

function insertStatements(db: D1Database, rows: readonly EntryRow[]): D1PreparedStatement[] {
  const folded = rows.map(({ number, title, body }) => [number, fold(title), fold(body)])
  const shown = rows.map(({ number, id, lan, type, title, body, url, image }) => [
    number,
    id,
    lan,
    type,
    title,
    body,
    url,
    image,
  ])
  const insert = (target: string, columns: number, values: unknown[]) => {
    const elements = Array.from({ length: columns }, (_, place) => `json_extract(value, '$[${place}]')`)
    return db
      .prepare(`INSERT INTO ${target} SELECT ${elements.join(', ')} FROM json_each(?1)`)
      .bind(JSON.stringify(values))
  }
  return [
    insert('search_entry(number, entry_id, lan, type, title, body, url, image)', 8, shown),
    insert('search_entry_text(rowid, title, body)', 3, folded),
  ]
}
