import { type LinkingType, type LinkSource, linkingTypes } from '../src/contracts/link-source.ts'
import type { ParityReport } from '../src/contracts/parity.ts'
import { byEditionAsync } from '../src/editions/by-edition.ts'
import { type EditionKey, type Locale, markets } from '../src/markets/market.ts'
import { formFolder } from '../src/urls/paths.ts'
import { compileEditions, readEditions } from './compile.ts'
import type { CompileSources } from './compile-sources.ts'
import { dataFaults, type FactReader } from './data-faults.ts'
import { compareEditions, type EditionForms, type EditionLinks } from './parity.ts'
import { type Resolve, shadowFaults } from './shadows.ts'

/** The part of the content client that the report needs. */
export interface LinkReader {
  linkSources(type: LinkingType, locale: Locale): Promise<LinkSource[]>
  /** Null: there is none of that key in the locale. */
  form(key: string, locale: Locale): Promise<object | null>
}

interface ReportClients extends CompileSources {
  content: CompileSources['content'] & LinkReader & FactReader
}

/**
 * Reads every edition and what their entries link to, and answers what an editor should put right.
 * @param hosts of each edition: URLs on them are links within the site
 * @param resolve asks the site what it answers at a path
 * @throws when a service fails
 */
export async function reportParity(
  clients: ReportClients,
  hosts: Record<EditionKey, readonly string[]>,
  resolve: Resolve,
  now: number,
): Promise<ParityReport> {
  const [editions, links] = await Promise.all([readEditions(clients), readLinks(clients.content)])
  const [forms, incomplete] = await Promise.all([
    readForms(clients.content, links),
    dataFaults(clients, editions[markets[0].key].lodgings),
  ])
  const { records, problems } = compileEditions(editions)
  const shadowed = await shadowFaults(records, resolve)
  const report = compareEditions({ editions, problems, links, forms, hosts, now })
  return { ...report, faults: [...report.faults, ...shadowed, ...incomplete] }
}

async function readLinks(content: LinkReader): Promise<EditionLinks> {
  return byEditionAsync(async ({ locale }) =>
    (await Promise.all(linkingTypes.map((type) => content.linkSources(type, locale)))).flat(),
  )
}

/** Which of the forms that an edition links to it has. */
async function readForms(content: LinkReader, links: EditionLinks): Promise<EditionForms> {
  return byEditionAsync(async ({ key, locale }) => {
    const urls = links[key].flatMap((each) => each.urls)
    const formIds = [...new Set(urls.flatMap((url) => formKey.exec(url)?.[1] ?? []))]
    const found = await Promise.all(formIds.map((each) => content.form(each, locale)))
    return formIds.filter((_, index) => found[index] !== null)
  })
}

const formKey = new RegExp(`${formFolder}([a-z\\d-]+)/`)
