import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { createNodeCache, type NodeReply } from './node-cache.ts'

/** The environment of one node's isolates: KV and the Cache API, which they share, and the texts of the editions. */
export interface Around {
  stop(): void
}

const nothing = Buffer.alloc(0)

/** @param records of KV by key; what is put there is seen by all at once */
export async function serveAround(port: number, records: Map<string, string>): Promise<Around> {
  const cache = createNodeCache()

  async function answer(request: IncomingMessage): Promise<NodeReply> {
    const { pathname } = new URL(request.url ?? '/', 'http://around')
    const body = await bytesOf(request)
    if (cache.isCacheRequest(request)) return cache.answer(request, body)
    if (/^\/assets\/[\w-]+\.json$/.test(pathname)) return found(await readFile(`dist/client${pathname}`))
    const key = decodeURIComponent(pathname.slice(1))
    if (request.method === 'PUT') records.set(key, body.toString('utf8'))
    if (request.method !== 'GET') return found(nothing)
    const record = records.get(key)
    return record === undefined ? { status: 404, headers: {}, body: nothing } : found(Buffer.from(record))
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      (error: unknown) => {
        console.error(String(error))
        response.writeHead(500).end()
      },
    )
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { stop: () => server.close().closeAllConnections() }
}

function found(body: Buffer): NodeReply {
  return { status: 200, headers: {}, body }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
