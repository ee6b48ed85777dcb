import * as v from 'valibot'
import type { BlogPage } from '../src/contracts/blog.ts'
import type { Department } from '../src/contracts/content.ts'
import type { JobCard } from '../src/contracts/jobs.ts'
import { type LinkingType, type LinkSource, linkingTypes } from '../src/contracts/link-source.ts'
import { IdSchema, LatitudeSchema, LongitudeSchema, OfferedCountSchema } from '../src/contracts/numbers.ts'
import type { Fault, ParityReport } from '../src/contracts/parity.ts'
import { brokerLimits } from '../src/domain/broker-limits.ts'
import { officeGaps, postGaps } from '../src/domain/search-facts.ts'
import { gapsOf } from '../src/domain/vacation-rental.ts'
import { byEditionAsync } from '../src/editions/by-edition.ts'
import { type EditionKey, type Locale, type Market, markets } from '../src/markets/market.ts'
import { formFolder, href } from '../src/urls/paths.ts'
import type { BrokerQueries } from './broker-queries.ts'
import { compileEditions, readEditions } from './compile.ts'
import type { CompileSources, LodgingName } from './compile-sources.ts'
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
 * Reads every edition and what its entries link to, and returns what an editor should correct.
 * @param hosts of each edition: URLs on them are links within the site
 * @param resolve requests a path from the site
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

/** The part of the content client that reads what structured data is written from. */
export interface FactReader {
  blogs(locale: Locale, window: { limit: number; skip: number }): Promise<BlogPage>
  jobs(locale: Locale): Promise<JobCard[]>
  departments(locale: Locale): Promise<Department[]>
}

const postsAtOnce = 100
const housesAtOnce = brokerLimits.lodgingsByIds

/** Posts, jobs, offices and houses without structured data (schema.org), and why. */
export async function dataFaults(
  { content, broker }: { content: FactReader; broker: BrokerQueries },
  houses: readonly LodgingName[],
): Promise<Fault[]> {
  const ofEditions = await Promise.all(markets.map((market) => contentFaults(content, market)))
  return [...ofEditions.flat(), ...(await houseFaults(broker, houses))]
}

async function contentFaults(content: FactReader, { key, locale }: Market): Promise<Fault[]> {
  const [posts, jobs, offices] = await Promise.all([
    allPosts(content, locale),
    content.jobs(locale),
    content.departments(locale),
  ])
  const fault = (subject: string, path: string | null, title: string, gaps: readonly string[]): Fault[] =>
    gaps.length === 0
      ? []
      : [{ kind: 'data-incomplete', market: key, subject, path, message: `"${title}" lacks: ${gaps.join(', ')}` }]
  return [
    ...posts.flatMap((post) => fault(post.id, post.path, post.title, postGaps(post))),
    ...jobs.flatMap(({ id, path, title, workplacesCollection }) =>
      fault(id, path, title, workplacesCollection.length > 0 ? [] : ['workplace']),
    ),
    ...offices.flatMap((office) => fault(office.sys.id, office.path, office.title, officeGaps(office))),
  ]
}

async function allPosts(content: FactReader, locale: Locale): Promise<BlogPage['posts']> {
  const posts: BlogPage['posts'] = []
  for (let skip = 0; ; skip += postsAtOnce) {
    const page = await content.blogs(locale, { limit: postsAtOnce, skip })
    posts.push(...page.posts)
    if (skip + postsAtOnce >= page.total) return posts
  }
}

const factsQuery = {
  name: 'LodgingFacts',
  document: `query LodgingFacts($ids: [Int!]!, $lan: Int!) {
    lodgingsByIds(ids: $ids, lan: $lan) {
      id name latitude longitude vacationRental { persons } images(limit: ${brokerLimits.images}) { tagIds } descriptions { lan title }
    }
  }`,
  schema: v.object({
    lodgingsByIds: v.array(
      v.object({
        id: IdSchema,
        name: v.string(),
        latitude: LatitudeSchema,
        longitude: LongitudeSchema,
        vacationRental: v.object({ persons: OfferedCountSchema }),
        images: v.array(v.object({ tagIds: v.array(v.string()) })),
        descriptions: v.array(v.object({ lan: v.number(), title: v.nullish(v.string(), '') })),
      }),
    ),
  }),
  caching: null,
}

/** A house is the same in all editions but for its title. */
async function houseFaults(broker: BrokerQueries, houses: readonly LodgingName[]): Promise<Fault[]> {
  const faults: Fault[] = []
  for (let from = 0; from < houses.length; from += housesAtOnce) {
    const ids = houses.slice(from, from + housesAtOnce).map(({ id }) => id)
    const { lodgingsByIds } = await broker.query(factsQuery, { ids, lan: markets[0].id })
    for (const house of lodgingsByIds) {
      for (const market of markets) {
        const name = house.descriptions.find(({ lan }) => lan === market.id)?.title ?? ''
        const gaps = gapsOf({ ...house, name }).filter((gap) => gap === 'name' || market === markets[0])
        if (gaps.length === 0) continue
        const path = href.lodging(market, house.name)
        const message = `The house ${house.name} lacks: ${gaps.join(', ')}`
        faults.push({ kind: 'data-incomplete', market: market.key, subject: house.name, path, message })
      }
    }
  }
  return faults
}
