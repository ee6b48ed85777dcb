import { request } from 'node:http'
import { parseArgs } from 'node:util'
import { type Ask, crawl } from './crawl/crawl.ts'
import { tableOf } from './crawl/table.ts'

/**
 * `npm run crawl [-- --site http://da.localhost:8787]`: every page of a running site's three editions, by its links.
 * The other two editions are the twins of the first one's front page. Ends with 1 where something is to be mended.
 */
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: `http://da.localhost:${process.env.PORT ?? 8787}` },
    lanes: { type: 'string', default: '4' },
  },
})
const headers = { 'user-agent': 'marehalm-crawl' }
const startedAt = Date.now()
const first = new URL(values.site).origin
const front = await (await ask(`${first}/`)).text()
const twins = [...front.matchAll(/hreflang="[^"]+" href="([^"]+)"/g)].map(([, href = '']) => new URL(href).origin)
const origins = [...new Set([first, ...twins])]
const found = await crawl({ origins, ask, lanes: Number(values.lanes) })
console.log(tableOf(found, (Date.now() - startedAt) / 1000))
process.exit(found.faults.length === 0 ? 0 : 1)

/** Programs know no *.localhost: those are on this machine, and told which one by the Host header. */
async function ask(address: string): ReturnType<Ask> {
  const url = new URL(address)
  if (!url.hostname.endsWith('.localhost')) return fetch(address, { redirect: 'manual', headers })
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: url.port, path: url.pathname + url.search, headers: { ...headers, host: url.host } },
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
