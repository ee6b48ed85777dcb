import { Agent, request } from 'node:http'

export interface Reply {
  status: number
  location: string | null
  html: string
}

/**
 * All visitors are under way at once; what they send goes over so many connections, so that two cores that make pages
 * and ask for them do not measure themselves. Hosts below localhost are this machine, which not every resolver knows:
 * they are named in the header alone.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 6 })

/** One browser without scripts: a host, its cookies, and the page that it looks at. */
export class Visitor {
  readonly #host: string
  readonly #port: number
  readonly #cookies = new Map<string, string>()
  /** Where on the network the visitor is, as Cloudflare tells it; undefined: where the requests come from. */
  readonly #networkAddress: string | undefined
  #address = ''

  constructor(host: string, port: number, networkAddress?: string) {
    this.#host = host
    this.#port = port
    this.#networkAddress = networkAddress
  }

  get(path: string): Promise<Reply> {
    return this.#send('GET', path)
  }

  post(path: string, fields: Record<string, string>): Promise<Reply> {
    return this.#send('POST', path, new URLSearchParams(fields).toString())
  }

  #send(method: 'GET' | 'POST', path: string, body = ''): Promise<Reply> {
    const origin = `http://${this.#host}:${this.#port}`
    const headers = {
      host: `${this.#host}:${this.#port}`,
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(this.#networkAddress && { 'cf-connecting-ip': this.#networkAddress }),
      ...(this.#address && { referer: origin + this.#address }),
      ...(method === 'POST' && { origin, 'content-type': 'application/x-www-form-urlencoded' }),
    }
    return new Promise((resolve, reject) => {
      const sent = request({ agent, host: '127.0.0.1', port: this.#port, method, path, headers }, (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('error', reject)
        reply.on('end', () => {
          for (const cookie of reply.headers['set-cookie'] ?? []) this.#keep(cookie)
          const status = reply.statusCode ?? 0
          if (status === 200) this.#address = path
          resolve({ status, location: reply.headers.location ?? null, html: Buffer.concat(parts).toString() })
        })
      })
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // As browsers do: the site had closed the connection that was used once more.
        const isAskedAgain = method === 'GET' && sent.reusedSocket && error.code === 'ECONNRESET'
        if (isAskedAgain) resolve(this.#send(method, path))
        else reject(error)
      })
      sent.end(body)
    })
  }

  #keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/max-age=0\b/i.test(cookie)) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}
