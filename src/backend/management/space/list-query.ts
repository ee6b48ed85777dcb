import { contentLocales, contentModel, type FieldKind, linkOf } from '../../../contracts/content-model.ts'

/** Which part of a list is requested, in which order. `where` is SQL on the rows of `managed`. */
export interface ListQuery {
  where: string
  orderBy: string
  values: (string | number)[]
  limit: number
  skip: number
}

/** Filters and orders of a list of entries or of assets. */
export interface Listed {
  /** SQL of all of them as editors have them: the draft where there is one, else what is published. */
  rows: string
  /** SQL: the text of `?` is in one of the fields of the row of `managed`. */
  hasText: string
  /** `sys.…` → SQL of its value. */
  sys: Readonly<Record<string, string>>
  /** Fields of a type, whose values can be requested once the type is; null: there is no such type. */
  fieldsOf(type: string): Readonly<Record<string, FieldKind>> | null
  /** SQL of the value at a path of JSON inside a field and locale. */
  valueOf(field: string, locale: string, inside: string): string
}

const defaultLimit = 100
const maxLimit = 1000
/** What callers may send beside, and what is the same without them here. */
const passed: readonly string[] = ['content_type', 'query', 'order', 'limit', 'skip', 'select', 'locale', 'include']
const comparisons = { lt: '<', lte: '<=', gt: '>', gte: '>=' } as const

/** A list's parameters as Contentful has them, or the sentence that says what is wrong with them. */
export function readListQuery(parameters: URLSearchParams, listed: Listed): ListQuery | string {
  const contentType = parameters.get('content_type')
  const limit = whole(parameters.get('limit') ?? `${defaultLimit}`, maxLimit)
  const skip = whole(parameters.get('skip') ?? '0', 1_000_000)
  if (limit === null || skip === null) return `limit is a number up to ${maxLimit}, skip one up to 1000000.`
  if (contentType !== null && listed.fieldsOf(contentType) === null) return `There is no content type ${contentType}.`
  const conditions: string[] = []
  const values: (string | number)[] = []
  if (contentType !== null) {
    conditions.push(`${listed.sys['contentType.sys.id']} = ?`)
    values.push(contentType)
  }
  const text = parameters.get('query')
  if (text !== null) {
    conditions.push(listed.hasText)
    values.push(text)
  }
  for (const [name, value] of parameters) {
    if (passed.includes(name)) continue
    const read = readCondition(name, value, contentType, listed)
    if (typeof read === 'string') return read
    conditions.push(read.sql)
    values.push(...read.values)
  }
  const order = readOrder(parameters.get('order'), contentType, listed)
  if (order === null) return `order names no attribute that can be sorted by: ${parameters.get('order')}.`
  if (values.length > 50) return 'These are too many conditions.'
  return {
    where: conditions.length === 0 ? '1' : conditions.join(' AND '),
    orderBy: [...order, 'id'].join(', '),
    ...{ values, limit, skip },
  }
}

/** The selected parts of each item: all, or those that `select` names, and always `sys`. */
export function selected(parameters: URLSearchParams, item: { sys: object; fields: object }): object {
  const select = parameters.get('select')
  if (select === null) return item
  const names = select.split(',').map((name) => name.trim())
  const pick = (part: 'sys' | 'fields') => {
    if (names.includes(part)) return item[part]
    const requested = names.flatMap((name) => (name.startsWith(`${part}.`) ? [name.split('.')[1]] : []))
    return Object.fromEntries(Object.entries(item[part]).filter(([name]) => requested.includes(name)))
  }
  const always = Object.entries(item.sys).filter(([name]) => name === 'id' || name === 'type' || name === 'version')
  return { sys: { ...Object.fromEntries(always), ...pick('sys') }, fields: pick('fields') }
}

interface Condition {
  sql: string
  values: (string | number)[]
}

/** `sys.id[in]=a,b` or `fields.slug.da-DK=x` → SQL. */
function readCondition(name: string, given: string, contentType: string | null, listed: Listed): Condition | string {
  const match = /^(sys|fields)\.([\w.-]+?)(?:\[(\w+)\])?$/.exec(name)
  const place = match && placeNamed(`${match[1]}.${match[2]}`, contentType, listed)
  if (!place || !match) return `The parameter ${name} is not known here.`
  const operator = match[3] ?? 'is'
  const bound = (text: string) => boundAs(place.kind, text)
  const list = JSON.stringify(given.split(',').map(bound))
  const any = place.kind.endsWith('[]')
    ? `EXISTS (SELECT 1 FROM json_each(coalesce(${place.sql}, '[]')) AS held WHERE held.value IN (SELECT value FROM json_each(?)))`
    : `coalesce(${place.sql} IN (SELECT value FROM json_each(?)), 0)`
  switch (operator) {
    case 'is':
      return { sql: any, values: [JSON.stringify([bound(given)])] }
    case 'ne':
      return { sql: `NOT ${any}`, values: [JSON.stringify([bound(given)])] }
    case 'in':
      return { sql: any, values: [list] }
    case 'nin':
      return { sql: `NOT ${any}`, values: [list] }
    case 'exists':
      return { sql: `${place.sql} IS ${given === 'false' ? '' : 'NOT '}NULL`, values: [] }
    case 'match':
      return { sql: `instr(lower(${place.sql}), lower(?)) > 0`, values: [given] }
    default: {
      const comparison = Object.hasOwn(comparisons, operator) && comparisons[operator as keyof typeof comparisons]
      if (!comparison) return `The operator [${operator}] is not known here.`
      return { sql: `${place.sql} ${comparison} ?`, values: [bound(given)] }
    }
  }
}

interface Place {
  sql: string
  kind: FieldKind
}

function placeNamed(name: string, contentType: string | null, listed: Listed): Place | null {
  const [part, first = '', ...rest] = name.split('.')
  if (part === 'sys') {
    const path = [first, ...rest].join('.')
    const sql = Object.hasOwn(listed.sys, path) ? listed.sys[path] : undefined
    return sql ? { sql, kind: /[vV]ersion$/.test(path) ? 'Integer' : 'Symbol' } : null
  }
  const fields = contentType === null ? null : listed.fieldsOf(contentType)
  const kind = fields && Object.hasOwn(fields, first) ? fields[first] : undefined
  if (!kind) return null
  const locale = contentLocales.find((each) => each === rest[0])
  const inside = locale ? rest.slice(1) : rest
  if (inside.length > 0 && !(inside.join('.') === 'sys.id' && (linkOf(kind) || kind === 'Asset'))) return null
  return {
    sql: listed.valueOf(first, locale ?? contentLocales[0] ?? '', inside.map((key) => `.${key}`).join('')),
    kind,
  }
}

function boundAs(kind: FieldKind, text: string): string | number {
  if (kind === 'Boolean') return text === 'true' ? 1 : 0
  return kind === 'Integer' && text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

function readOrder(order: string | null, contentType: string | null, listed: Listed): string[] | null {
  if (order === null || order === '') return []
  const terms = order.split(',').map((term) => {
    const place = placeNamed(term.replace(/^-/, ''), contentType, listed)
    return place && `${place.sql} ${term.startsWith('-') ? 'DESC' : 'ASC'} NULLS LAST`
  })
  return terms.every((term) => term !== null) ? terms : null
}

function whole(text: string, max: number): number | null {
  return /^\d{1,7}$/.test(text) && Number(text) <= max ? Number(text) : null
}

const entryRows = `
  SELECT id, type, version, 1 AS is_draft, updated_at, archived_at,
    coalesce((SELECT min(first_published_at) FROM entry WHERE entry.id = draft.id), created_at) AS created_at,
    (SELECT max(published_at) FROM entry WHERE entry.id = draft.id) AS published_at,
    (SELECT max(published_version) FROM entry WHERE entry.id = draft.id) AS published_version
  FROM draft
  UNION ALL
  SELECT id, min(type), max(published_version) + 1, 0, max(published_at), NULL, min(first_published_at),
    max(published_at), max(published_version)
  FROM entry WHERE id NOT IN (SELECT id FROM draft) GROUP BY id`

/** Members of `sys` that entries and assets have alike, and their columns. */
const sysOfItems = {
  id: 'id',
  version: 'version',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  publishedAt: 'published_at',
  publishedVersion: 'published_version',
  archivedAt: 'archived_at',
}

/** Filters of entries. Fields and locales are those of the model, never the caller's text. */
export const listedEntries: Listed = {
  rows: entryRows,
  hasText: `EXISTS (SELECT 1 FROM (
      SELECT fields FROM draft WHERE draft.id = managed.id
      UNION ALL SELECT fields FROM entry WHERE entry.id = managed.id AND is_draft = 0
    ) WHERE instr(lower(fields), lower(?)) > 0)`,
  sys: { ...sysOfItems, 'contentType.sys.id': 'type' },
  fieldsOf: (type) => (Object.hasOwn(contentModel, type) ? (contentModel[type] ?? null) : null),
  valueOf: (field, locale, inside) => `CASE is_draft
    WHEN 1 THEN (SELECT json_extract(draft.fields, '$.${field}."${locale}"${inside}') FROM draft WHERE draft.id = managed.id)
    ELSE (SELECT json_extract(entry.fields, '$.${field}${inside}') FROM entry
      WHERE entry.id = managed.id AND entry.locale = '${locale}') END`,
}

const assetRows = `
  SELECT id, version, fields, created_at, updated_at, archived_at,
    (SELECT max(published_at) FROM asset WHERE asset.id = asset_draft.id) AS published_at,
    (SELECT max(published_version) FROM asset WHERE asset.id = asset_draft.id) AS published_version
  FROM asset_draft
  UNION ALL
  SELECT id, max(published_version) + 1, group_concat(title || ' ' || description || ' ' || coalesce(file_name, url)),
    min(published_at), max(published_at), NULL, max(published_at), max(published_version)
  FROM asset WHERE id NOT IN (SELECT id FROM asset_draft) GROUP BY id`

/** Filters of assets: their fields by the text of `query` alone. */
export const listedAssets: Listed = {
  rows: assetRows,
  hasText: 'instr(lower(fields), lower(?)) > 0',
  sys: sysOfItems,
  fieldsOf: () => null,
  valueOf: () => 'NULL',
}
