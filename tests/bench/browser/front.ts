import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

/** A proxy between browser and site that compresses texts as an edge node does. */
export interface Front {
  port: number
  stop(): void
}

export async function serveFront(port: number, way: Way): Promise<Front> {
  const server = createServer((requested, answer) => passOn(requested, answer, way))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { port, stop: () => server.close().closeAllConnections() }
}

interface Way {
  sitePort: number
  /** Changes the site's documents on their way. */
  change?: (html: string) => string
  /** A site whose pictures are made while they are requested has no time for anything else. */
  hasNoPictures?: boolean
}

function passOn(requested: IncomingMessage, answer: ServerResponse, { sitePort, change, hasNoPictures }: Way): void {
  if (hasNoPictures && requested.url?.startsWith('/media/')) return void answer.writeHead(404).end()
  const headers = { ...requested.headers, 'accept-encoding': 'identity' }
  const passed = request({ host: '127.0.0.1', port: sitePort, path: requested.url, method: requested.method, headers })
  passed.once('response', async (reply) => {
    const parts: Buffer[] = []
    for await (const part of reply) parts.push(part)
    const body = Buffer.concat(parts)
    const isDocument = String(reply.headers['content-type']).startsWith('text/html')
    send(
      answer,
      reply.statusCode ?? 502,
      reply.headers,
      isDocument && change ? Buffer.from(change(body.toString())) : body,
    )
  })
  passed.once('error', () => answer.writeHead(502).end())
  requested.pipe(passed)
}

const isText = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/

function send(answer: ServerResponse, status: number, headers: IncomingMessage['headers'], body: Buffer): void {
  const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...kept } = headers
  const compresses = body.length > 500 && isText.test(String(headers['content-type']))
  const bytes = compresses ? compressed(body) : body
  const encoding = compresses ? { 'content-encoding': 'br', vary: 'accept-encoding' } : {}
  answer.writeHead(status, { ...kept, ...encoding, 'content-length': bytes.length }).end(bytes)
}

/** At the level that edge nodes compress with as they serve. */
function compressed(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}
