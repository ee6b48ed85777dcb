import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'

export interface RawReply {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

export interface RawRequest {
  port: number
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The length is not stated, and after `body` more is promised: whoever reads has to stop by itself. */
  isEndless?: boolean
  /** Milliseconds without a word of the reply. */
  timeout?: number
}

/** More than this is sent only when the server asks for it (RFC 9110, section 10.1.1). */
const maxUnreadBytes = 1024 * 1024

/** A request exactly as it is written, where fetch would tidy up host and path. */
export function rawRequest({
  body = '',
  isEndless = false,
  headers,
  timeout = 60_000,
  ...options
}: RawRequest): Promise<RawReply> {
  const length = Buffer.byteLength(body)
  const framing = isEndless ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) }
  const waits = !isEndless && length > maxUnreadBytes
  return new Promise((resolve, reject) => {
    const sent = request({
      hostname: '127.0.0.1',
      method: 'POST',
      // A connection of its own: one on which a body was left unread is closed.
      agent: false,
      ...{ timeout, ...options },
      headers: { ...headers, ...framing, ...(waits && { expect: '100-continue' }) },
    })
    sent.on('timeout', () => sent.destroy(new Error(`No answer of ${options.path} in ${timeout / 1000} seconds`)))
    sent.on('error', reject)
    sent.on('response', (response) =>
      readReply(response)
        .finally(() => sent.destroy())
        .then(resolve, reject),
    )
    sent.on('continue', () => sent.end(body))
    if (waits) sent.flushHeaders()
    else if (isEndless) sent.write(body)
    else sent.end(body)
  })
}

async function readReply(response: IncomingMessage): Promise<RawReply> {
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) text += chunk
  return { status: response.statusCode ?? 0, headers: response.headers, text }
}
