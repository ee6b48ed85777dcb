import * as v from 'valibot'

type Row = Record<string, unknown>

interface RecordedIndex {
  settings: Row
  documents: Map<string, Row>
  createdAt: string
}

interface RecordedTask {
  uid: number
  indexUid: string | null
  status: 'enqueued' | 'succeeded' | 'failed'
  error: { message: string; code: string; type: string; link: string } | null
  run(): string | undefined
}

/** Meilisearch's requirements for documents, and for settings. */
const DocumentsSchema = v.array(
  v.looseObject({
    id: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9_-]{1,511}$/)),
    _geo: v.optional(v.object({ lat: v.number(), lng: v.number() })),
  }),
)
const IdsSchema = v.array(v.string())
const NewIndexSchema = v.strictObject({ uid: v.string(), primaryKey: v.literal('id') })
const FetchSchema = v.strictObject({
  ids: v.optional(IdsSchema),
  fields: v.optional(v.array(v.string())),
  filter: v.optional(v.string()),
  limit: v.optional(v.number(), 20),
  offset: v.optional(v.number(), 0),
})
const SwapsSchema = v.array(v.strictObject({ indexes: v.tuple([v.string(), v.string()]), rename: v.boolean() }))

export interface Reply {
  status: number
  body: unknown
}

/** A request as it was received. */
export interface Received {
  method: string
  url: URL
  text: string
  contentType: string | null
  authorization: string | null
}

/**
 * As much of a Meilisearch as one that pushes talks to: it keeps what it is given and writes down every call. Its tasks are
 * done in their order when they are looked at, or not while `pause` holds them.
 */
export class RecorderEngine {
  readonly indexes = new Map<string, RecordedIndex>()
  /** Calls that have changed something, in order. */
  readonly calls: string[] = []
  isPaused = false
  /** Whether it does not answer. */
  isDown = false
  /** A document that makes its task fail, or `compact`. */
  refused: string | undefined
  readonly #key: string
  #tasks: RecordedTask[] = []
  #clock = 0

  constructor(key: string) {
    this.#key = key
  }

  /** Restarts it empty. */
  empty(): void {
    this.indexes.clear()
    this.#tasks = []
  }

  documents(uid: string): Map<string, Row> {
    return this.indexes.get(uid)?.documents ?? new Map()
  }

  answer({ method, url, text, contentType, authorization }: Received): Reply {
    if (authorization !== `Bearer ${this.#key}`) {
      const error = { message: 'The provided API key is invalid.', code: 'invalid_api_key', type: 'auth', link: '' }
      return { status: 403, body: error }
    }
    const body = bodyOf(text, contentType)
    const [, first = '', name = '', third = '', fourth = ''] = decodeURIComponent(url.pathname).split('/')
    if (method === 'GET' && first === 'tasks') return this.#tasksReply(url)
    if (method === 'GET' && first === 'indexes' && name === '') return this.#indexesReply()
    if (third === 'documents' && fourth === 'fetch') return this.#documentsReply(name, body)
    if (method === 'GET' && third === 'settings') return { status: 200, body: this.indexes.get(name)?.settings }
    this.calls.push(`${method} ${url.pathname}`)
    return this.#enqueue(name, () => this.#write(method, [first, name, third, fourth], body))
  }

  #tasksReply(url: URL): Reply {
    if (!this.isPaused) {
      for (const task of this.#tasks.filter(({ status }) => status === 'enqueued')) {
        const message = task.run()
        task.status = message === undefined ? 'succeeded' : 'failed'
        task.error = message === undefined ? null : { message, code: 'invalid', type: 'invalid_request', link: '' }
      }
    }
    const requested = new Set((url.searchParams.get('uids') ?? '').split(',').map(Number))
    const results = this.#tasks.filter(({ uid }) => requested.has(uid)).map(({ run: _, ...task }) => task)
    return { status: 200, body: { results, total: results.length, limit: requested.size, from: 0, next: null } }
  }

  #indexesReply(): Reply {
    const results = [...this.indexes].map(([uid, { createdAt }]) => ({ uid, createdAt, updatedAt: createdAt }))
    return { status: 200, body: { results, total: results.length, limit: 10_000, offset: 0 } }
  }

  #documentsReply(name: string, body: unknown): Reply {
    const index = this.indexes.get(name)
    if (!index) {
      const error = {
        message: `Index \`${name}\` not found.`,
        code: 'index_not_found',
        type: 'invalid_request',
        link: '',
      }
      return { status: 404, body: error }
    }
    const { ids, fields, filter, limit, offset } = v.parse(FetchSchema, body)
    const found = [...index.documents.values()]
      .filter(({ id }) => !ids || ids.includes(String(id)))
      .filter((document) => filter === undefined || isFound(document, filter))
    const results = found
      .slice(offset, offset + limit)
      .map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !fields || fields.includes(key))))
    return { status: 200, body: { results, total: found.length, limit, offset } }
  }

  #enqueue(indexUid: string, run: () => string | undefined): Reply {
    this.#clock += 1
    const uid = this.#clock
    this.#tasks.push({ uid, indexUid: indexUid || null, status: 'enqueued', error: null, run })
    const enqueuedAt = new Date().toISOString()
    return { status: 202, body: { taskUid: uid, indexUid, status: 'enqueued', type: 'any', enqueuedAt } }
  }

  /** Why the task fails, if it does. */
  #write(method: string, [first, name, third, fourth]: readonly [string, string, string, string], body: unknown) {
    if (first === 'swap-indexes') return this.#swap(body)
    if (method === 'DELETE') return this.indexes.delete(name) ? undefined : `Index \`${name}\` not found.`
    if (name === '') {
      const { uid } = v.parse(NewIndexSchema, body)
      if (this.indexes.has(uid)) return `Index \`${uid}\` already exists.`
      this.#create(uid)
      return undefined
    }
    // As Meilisearch does, with settings that nobody has chosen.
    const index = this.indexes.get(name) ?? this.#create(name)
    if (third === 'compact') return this.refused === third ? 'No space left on device.' : undefined
    if (third === 'settings') index.settings = body as Row
    else if (fourth === 'delete') {
      const { filter } = v.parse(v.strictObject({ filter: v.string() }), body)
      for (const [id, document] of index.documents) if (isFound(document, filter)) index.documents.delete(id)
    } else if (fourth === 'delete-batch') for (const id of v.parse(IdsSchema, body)) index.documents.delete(id)
    else {
      const documents = v.parse(DocumentsSchema, body)
      if (documents.some(({ id }) => id === this.refused)) return 'Bad document.'
      for (const document of documents) index.documents.set(document.id, document)
    }
    return undefined
  }

  #create(uid: string): RecordedIndex {
    this.#clock += 1
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, 0, this.#clock)).toISOString()
    const index = { settings: {}, documents: new Map(), createdAt }
    this.indexes.set(uid, index)
    return index
  }

  #swap(body: unknown): string | undefined {
    for (const { indexes, rename } of v.parse(SwapsSchema, body)) {
      const [left, right] = indexes.map((uid) => this.indexes.get(uid))
      if (!left || Boolean(right) === rename) return `Index not found: ${indexes}`
      this.indexes.set(indexes[1], left)
      if (right) this.indexes.set(indexes[0], right)
      else this.indexes.delete(indexes[0])
    }
    return undefined
  }
}

/** Documents come one a line, everything else as one JSON. */
function bodyOf(text: string, contentType: string | null): unknown {
  if (contentType === 'application/x-ndjson') return text.split('\n').map((line): unknown => JSON.parse(line))
  return text === '' ? undefined : JSON.parse(text)
}

/** The forms that a push asks by. */
function isFound(document: Row, filter: string): boolean {
  const [, name = '', comparator, value = ''] = /^(\w+) (!=|>=|<) (\S+)$/.exec(filter) ?? []
  if (comparator === '!=') return String(document[name]) !== value
  if (comparator === '<') return Number(document[name]) < Number(value)
  if (comparator === '>=') return Number(document[name]) >= Number(value)
  throw new Error(`The recorder does not know this filter: ${filter}`)
}
