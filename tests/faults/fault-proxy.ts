import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'

export const faults = [
  'refused',
  'hangs',
  '500',
  '429',
  'cut half-way',
  'not JSON',
  'wrong shape',
  '50 MB',
  '10 s late',
] as const
export type Fault = (typeof faults)[number]

/** A service behind a line that can be made to fail. */
export interface FaultyService {
  url: string
  fail(fault: Fault): Promise<void>
  /** Every reply comes so many milliseconds later, until it is mended. */
  slowDown(ms: number): void
  /** The next reply is lost when the service has given it; before that, `then` happens. */
  loseNextReply(then?: () => Promise<void>): void
  mend(): Promise<void>
  close(): Promise<void>
}

const lateness = 10_000
const hugeSize = 50 * 1024 * 1024
const hugeChunk = Buffer.alloc(1024 * 1024, 'a')

/** Passes everything on to `target` until it has to fail. */
export async function openFaultyService(target: string): Promise<FaultyService> {
  let fault: Fault | null = null
  let losing: { then?: () => Promise<void> } | null = null
  let delayMs = 0
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const port = await listen(server, 0)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bytesOf(request)
    if (delayMs > 0) await wait(delayMs)
    switch (fault) {
      case 'hangs':
      case 'refused':
        return
      case '500':
      case '429':
        response.writeHead(Number(fault), { 'content-type': 'application/json' }).end('{"message":"Not now"}')
        return
      case 'not JSON':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Gateway</title>')
        return
      case 'wrong shape':
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"items":"none"},"hits":{"0":1}}')
        return
      case '50 MB':
        return sendHuge(response)
      case '10 s late':
        await wait(lateness)
    }
    const reply = await fetch(target + request.url, {
      method: request.method ?? 'GET',
      headers: passedOn(request),
      redirect: 'manual',
      ...(body.length > 0 ? { body } : {}),
    })
    const whole = Buffer.from(await reply.arrayBuffer())
    if (losing) {
      const { then } = losing
      losing = null
      await then?.()
      response.destroy()
      return
    }
    const headers = Object.fromEntries([...reply.headers].filter(([name]) => !hopByHop.has(name)))
    response.writeHead(reply.status, { ...headers, 'content-length': whole.length })
    if (fault !== 'cut half-way') response.end(whole)
    else response.write(whole.subarray(0, whole.length / 2), () => response.destroy())
  }

  async function mend(): Promise<void> {
    fault = null
    losing = null
    delayMs = 0
    if (!server.listening) await listen(server, port)
  }

  return {
    url: `http://127.0.0.1:${port}`,
    async fail(next) {
      await mend()
      fault = next
      if (next !== 'refused') return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
    slowDown(ms) {
      delayMs = ms
    },
    loseNextReply(then) {
      losing = { then }
    },
    mend,
    async close() {
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'])

function passedOn({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    hopByHop.has(name) || name === 'host' || value === undefined ? [] : [[name, String(value)]],
  )
}

async function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function sendHuge(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' })
  return pipeline(hugeReply(), response)
}

function* hugeReply(): Generator<string | Buffer> {
  yield '{"data":"'
  for (let sent = 0; sent < hugeSize; sent += hugeChunk.length) yield hugeChunk
  yield '"}'
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // The address of a TCP server, not the name of a pipe.
  return (server.address() as AddressInfo).port
}
