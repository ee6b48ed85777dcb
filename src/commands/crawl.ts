import { crawl } from './crawl/crawl.ts'
import { fetchSitePage } from './crawl/page.ts'
import { tableOf } from './crawl/table.ts'
import { CommandError, readCommand, sentenceOf, wholeNumber } from './read-command.ts'

const { values } = readCommand({
  usage: `npm run crawl [-- --site http://da.localhost:8787 --lanes 4]

Goes through every page of a running site's three editions by its links. The other two editions are the alternates of the
first one's front page. Ends with 1 where something is to be mended.`,
  options: {
    site: { type: 'string', default: `http://da.localhost:${process.env.PORT ?? 8787}` },
    lanes: { type: 'string', default: '4' },
  },
})
const startedAt = Date.now()
const first = new URL(values.site).origin
const answer = await fetchSitePage(`${first}/`).catch((error: unknown) => {
  throw new CommandError(`No site answers at ${first}: ${sentenceOf(error)}`)
})
const front = await answer.text()
const alternates = [...front.matchAll(/hreflang="[^"]+" href="([^"]+)"/g)].map(([, href = '']) => new URL(href).origin)
const origins = [...new Set([first, ...alternates])]
const lanes = wholeNumber('--lanes', values.lanes, { max: 64 })
const found = await crawl({ origins, fetchPage: fetchSitePage, lanes, validates: () => true })
console.log(tableOf(found, (Date.now() - startedAt) / 1000))
process.exit(found.faults.length === 0 ? 0 : 1)
