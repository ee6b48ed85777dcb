import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Kind, parse } from 'graphql'
import { fetchAgain } from './fetch-again.ts'

/**
 * Everything that the site worker asks, in a process of its own: the services answer from memory what the back end
 * answered the first time, KV what was compiled, the Cache API nothing. So the site's figures hold its own work alone.
 */
export interface Services {
  /** From now on a question that was not recorded is an error. */
  forgetBackend(): void
  /** Counts requests until the returned function is called. */
  count(): () => Counted
  stop(): void
}

/** Requests for one page. */
interface Counted {
  /** Of services, and what was asked with them: searches of a multi-search, fields of a GraphQL query. */
  calls: number
  questions: number
  /** Of KV and of the Cache API. */
  reads: number
  writes: number
  /** Of all these, how many were open at the same time. */
  open: number
  /** All of them, in the order in which they came. */
  requests: CountedRequest[]
}

/** `bytes` of what was written; 0 for any other. */
export interface CountedRequest {
  of: 'service' | 'KV' | 'cache'
  path: string
  body: string
  bytes: number
}

/** Milliseconds that replies take while they are counted, so that those that are open at once are seen to be. */
const countedDelay = 25

/** @param records of KV, by key */
export async function serveServices(
  port: number,
  backend: string,
  records: ReadonlyMap<string, string>,
): Promise<Services> {
  const replies = new Map<string, Promise<Reply>>()
  let recording = true
  let counted: Counted | null = null
  let open = 0

  async function answer(request: IncomingMessage): Promise<Reply> {
    const url = new URL(request.url ?? '/', 'http://services')
    const body = await textOf(request)
    const isOfCache = request.headers['cf-cache-namespace'] !== undefined || request.headers.host === 'cache.invalid'
    if (counted) await countIn(counted, isOfCache ? null : url, request, body)
    if (isOfCache) {
      return request.method === 'GET' ? { status: 504, text: '', headers: { 'cf-cache-status': 'MISS' } } : done
    }
    // The words of the editions.
    if (/^\/assets\/[\w-]+\.json$/.test(url.pathname)) {
      return { status: 200, text: await readFile(`dist/client${url.pathname}`, 'utf8'), headers: {} }
    }
    if (isService(url)) {
      const question = questionOf(url, body)
      if (!replies.has(question)) {
        if (!recording) throw new Error(`Not recorded: ${question}`)
        replies.set(question, askBackend(url, request, body))
      }
      return (await replies.get(question)) ?? missing
    }
    return request.method === 'GET' ? recordOf(decodeURIComponent(url.pathname.slice(1))) : done
  }

  /** @param url null for the Cache API */
  async function countIn(page: Counted, url: URL | null, { method }: IncomingMessage, body: string): Promise<void> {
    const isOfService = url !== null && isService(url)
    const isWritten = !isOfService && method !== 'GET'
    page.requests.push({
      of: isOfService ? 'service' : url ? 'KV' : 'cache',
      path: url?.pathname ?? '/',
      body: isWritten ? '' : body,
      bytes: isWritten ? Buffer.byteLength(body) : 0,
    })
    if (isOfService) {
      page.calls += 1
      page.questions += questionsIn(url, body)
    } else if (isWritten) page.writes += 1
    else page.reads += 1
    open += 1
    page.open = Math.max(page.open, open)
    await new Promise((resolve) => setTimeout(resolve, countedDelay))
    open -= 1
  }

  async function askBackend(url: URL, { method, headers }: IncomingMessage, body: string): Promise<Reply> {
    const reply = await fetchAgain(new URL(url.pathname + url.search, backend).href, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-service-public-key': String(headers['x-service-public-key']),
        authorization: headers.authorization ?? '',
      },
      ...(body === '' ? {} : { body }),
    })
    return { status: reply.status, text: await reply.text(), headers: { 'content-type': 'application/json' } }
  }

  /** Every house code is another house, so that its page is not cached. */
  function recordOf(key: string): Reply {
    const code = /^v\d+:lodging:BENCH(\d+)$/.exec(key)
    const record = records.get(code ? anyLodging(records) : key)
    // The back end knows the ids that there are; afterwards each is as good as another.
    const text = code && !recording ? record?.replace(/"id":\d+/, `"id":${code[1]}`) : record
    return text === undefined ? missing : { status: 200, text, headers: {} }
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (reply) => send(response, reply),
      (error: unknown) => {
        console.error(String(error))
        send(response, { status: 500, text: '{}', headers: {} })
      },
    )
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    forgetBackend() {
      recording = false
    },
    count() {
      const page: Counted = { calls: 0, questions: 0, reads: 0, writes: 0, open: 0, requests: [] }
      counted = page
      return () => {
        counted = null
        return page
      }
    },
    stop: () => server.close().closeAllConnections(),
  }
}

interface Reply {
  status: number
  text: string
  headers: Record<string, string>
}

const done: Reply = { status: 200, text: '', headers: {} }
const missing: Reply = { status: 404, text: '', headers: {} }

function isService({ pathname }: URL): boolean {
  return /^\/(?:broker|content|search|related)\//.test(pathname)
}

function questionsIn({ pathname }: URL, body: string): number {
  const { queries, query } = Object(JSON.parse(body || '{}'))
  if (Array.isArray(queries)) return queries.length
  if (!/^\/(?:broker|content)\//.test(pathname)) return 1
  const [operation] = parse(String(query)).definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  return operation?.selectionSet.selections.length ?? 0
}

/** Houses differ in their ids and searches in their filters: their answers are as long, so one stands for all. */
function questionOf(url: URL, body: string): string {
  if (url.pathname.startsWith('/content/')) return body
  const { query, variables, hitsPerPage, queries } = Object(JSON.parse(body || '{}'))
  return JSON.stringify([url.pathname, query, variables?.lan, variables?.areaId, hitsPerPage, queries?.length])
}

/** Of Blåvand, where a house has others like it nearby. */
function anyLodging(records: ReadonlyMap<string, string>): string {
  const names = [...records.keys()].filter((key) => /^v\d+:lodging:/.test(key))
  return names.find((key) => key.includes(':BL')) ?? names[0] ?? ''
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, { status, text, headers }: Reply): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text)
}
