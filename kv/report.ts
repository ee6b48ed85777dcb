import { type LinkingType, type LinkSource, linkingTypes } from '../src/contracts/link-source.ts'
import type { ParityReport } from '../src/contracts/parity.ts'
import { type Locale, type Market, type MarketKey, markets } from '../src/markets/market.ts'
import { compileEditions, readEditions } from './compile.ts'
import type { CompileSources } from './compile-sources.ts'
import { compareEditions, type EditionLinks } from './parity.ts'

/** The part of the content client that the report needs. */
interface LinkReader {
  linkSources(type: LinkingType, locale: Locale): Promise<LinkSource[]>
}

interface ReportClients extends CompileSources {
  content: CompileSources['content'] & LinkReader
}

/**
 * Reads the three editions and what their entries link to, and answers what an editor should put right.
 * @param hosts of each edition: addresses on them are links within the site
 * @throws when a service fails
 */
export async function reportParity(
  clients: ReportClients,
  hosts: Record<MarketKey, readonly string[]>,
  now: number,
): Promise<ParityReport> {
  const [editions, links] = await Promise.all([readEditions(clients), readLinks(clients.content)])
  return compareEditions({ editions, problems: compileEditions(editions).problems, links, hosts, now })
}

async function readLinks(content: LinkReader): Promise<EditionLinks> {
  const of = async ({ locale }: Market) =>
    (await Promise.all(linkingTypes.map((type) => content.linkSources(type, locale)))).flat()
  const [da, de, en] = await Promise.all(markets.map(of))
  return { da: da ?? [], de: de ?? [], en: en ?? [] }
}
