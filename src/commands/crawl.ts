import { parseArgs } from 'node:util'
import { askSite } from './crawl/ask-site.ts'
import { crawl } from './crawl/crawl.ts'
import { tableOf } from './crawl/table.ts'

/**
 * `npm run crawl [-- --site http://da.localhost:8787]`: every page of a running site's three editions, by its links.
 * The other two editions are the alternates of the first one's front page. Ends with 1 where something is to be mended.
 */
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: `http://da.localhost:${process.env.PORT ?? 8787}` },
    lanes: { type: 'string', default: '4' },
  },
})
const startedAt = Date.now()
const first = new URL(values.site).origin
const front = await (await askSite(`${first}/`)).text()
const alternates = [...front.matchAll(/hreflang="[^"]+" href="([^"]+)"/g)].map(([, href = '']) => new URL(href).origin)
const origins = [...new Set([first, ...alternates])]
const found = await crawl({ origins, ask: askSite, lanes: Number(values.lanes) })
console.log(tableOf(found, (Date.now() - startedAt) / 1000))
process.exit(found.faults.length === 0 ? 0 : 1)
