import { request } from 'node:http'
import type { Ask } from './crawl.ts'

const headers = { 'user-agent': 'marehalm-crawl' }

/** Programs know no *.localhost: those are on this machine, and told which one by the Host header. */
export async function askSite(pageUrl: string): ReturnType<Ask> {
  const url = new URL(pageUrl)
  if (!url.hostname.endsWith('.localhost')) return fetch(pageUrl, { redirect: 'manual', headers })
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ host: '127.0.0.1', port: url.port, path: url.pathname + url.search },
        headers: { ...headers, host: url.host },
        // A connection of its own: the runtime closes one that has been idle for five seconds just as it is used again.
        agent: false,
      },
      async (reply) => {
        const body = Buffer.concat(await Array.fromAsync(reply)).toString()
        const { statusCode = 0 } = reply
        const fields = Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)])
        resolve({ status: statusCode, headers: new Headers(fields), text: async () => body })
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}
