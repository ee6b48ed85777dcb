import type { IncomingMessage } from 'node:http'

/** A node's Cache API for a worker: the protocol of the runtime's `cacheApiOutbound`. */
export interface NodeCache {
  isCacheRequest(request: IncomingMessage): boolean
  answer(request: IncomingMessage, body: Buffer): NodeReply
}

export interface NodeReply {
  status: number
  headers: Record<string, string>
  body: Buffer
}

interface StoredEntry {
  type: string
  body: Buffer
  until: number
}

const nothing = Buffer.alloc(0)
const missed: NodeReply = { status: 504, headers: { 'cf-cache-status': 'MISS' }, body: nothing }

/** In memory, for all isolates of the node. */
export function createNodeCache(): NodeCache {
  const kept = new Map<string, StoredEntry>()
  return {
    isCacheRequest: ({ headers }) => headers['cf-cache-namespace'] !== undefined || headers.host === 'cache.invalid',
    answer({ method, url = '' }, body) {
      if (method === 'PUT') {
        kept.set(url, readResponse(body))
        return { status: 204, headers: {}, body: nothing }
      }
      const found = method === 'GET' ? kept.get(url) : undefined
      if (!found || found.until <= Date.now()) return missed
      return { status: 200, headers: { 'content-type': found.type, 'cf-cache-status': 'HIT' }, body: found.body }
    },
  }
}

/** Of a whole response as HTTP has it, which is what is put. */
function readResponse(message: Buffer): StoredEntry {
  const end = message.indexOf('\r\n\r\n')
  const head = message.subarray(0, end).toString('latin1')
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
  const rest = message.subarray(end + 4)
  const body = /chunked/i.test(header('transfer-encoding')) ? joinChunks(rest) : rest
  const seconds = Number(/max-age=(\d+)/.exec(header('cache-control'))?.[1] ?? 0)
  return { type: header('content-type'), body: Buffer.from(body), until: Date.now() + seconds * 1000 }
}

function joinChunks(chunked: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let place = 0; place < chunked.length; ) {
    const lineEnd = chunked.indexOf('\r\n', place)
    const size = Number.parseInt(chunked.subarray(place, lineEnd).toString('latin1'), 16)
    if (!(size > 0)) break
    parts.push(chunked.subarray(lineEnd + 2, lineEnd + 2 + size))
    place = lineEnd + 2 + size + 2
  }
  return Buffer.concat(parts)
}
