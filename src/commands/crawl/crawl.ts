import { decoded, markupFaults, type ReadPage, readPage } from './page.ts'

/** Where pictures lie, which are no pages. */
const pictures = '/media/'
const maxTries = 4
const longestPauseMs = 10_000

/** Requests a URL without following redirects. */
export type FetchPage = (url: string) => Promise<Pick<Response, 'status' | 'headers' | 'text'>>

export interface Crawled {
  /** Of each edition, by its origin. */
  editions: { origin: string; listed: number; reached: number; pages: number; links: number }[]
  faults: CrawlFault[]
}

export interface CrawlFault {
  kind:
    | 'markup'
    | 'status'
    | 'redirect'
    | 'heading'
    | 'title'
    | 'description'
    | 'alternates'
    | 'unreached'
    | 'unlisted'
    | 'hidden'
  url: string
  detail: string
  /** A page that leads there. */
  from: string
}

interface Visit {
  from: string
  page: ReadPage | null
}

interface CrawlOptions {
  /** Origins of the editions, whose front pages it begins on. */
  origins: readonly string[]
  fetchPage: FetchPage
  /** Pages that are requested at the same time. */
  lanes?: number
  /** URLs that are not crawled, neither from links nor from sitemaps. */
  skips?(url: string): boolean
  /** Pages whose markup is validated, by URL and HTML; without it none. */
  validates?(url: string, html: string): boolean
}

/**
 * Follows links from the front pages as far as robots.txt allows, without scripts, and compares the result with the
 * sitemaps: every page in them is reached, answers 200 at once, has one h1, a heading in each section, a title, a
 * description, and alternates that name it too. Its markup is valid by the HTML standard.
 */
export async function crawl(options: CrawlOptions): Promise<Crawled> {
  const { origins, fetchPage, lanes = 4, skips = () => false, validates = () => false } = options
  const written = new Map<string, string>()
  const may = new Map<string, (path: string) => boolean>()
  const listed = new Map<string, Set<string>>()
  const faults: CrawlFault[] = []
  for (const origin of origins) {
    may.set(origin, robotsRules(await (await fetchWithRetries(fetchPage, `${origin}/robots.txt`)).text()))
    const inMaps = await readSitemaps(origin, fetchPage, faults)
    listed.set(origin, new Set([...inMaps].filter((url) => !skips(url))))
  }
  const visits = new Map<string, Visit>()
  const waiting: string[] = []
  const find = (url: string, from: string) => {
    const { origin, pathname, search } = new URL(url)
    if (skips(url)) return
    if (pathname.startsWith(pictures) || visits.has(url) || !may.get(origin)?.(pathname + search)) return
    visits.set(url, { from, page: null })
    waiting.push(url)
  }
  for (const origin of origins) find(`${origin}/`, 'the front page')
  let busy = 0
  const lane = async () => {
    while (waiting.length > 0 || busy > 0) {
      const url = waiting.shift()
      if (url === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 5))
        continue
      }
      busy += 1
      const from = visits.get(url)?.from ?? ''
      const html = await visit(url, from, fetchPage, faults).catch((error: unknown) => {
        faults.push({ kind: 'status', url, detail: String(error), from })
        return null
      })
      if (html !== null && validates(url, html)) written.set(url, html)
      const page = html === null ? null : readPage(html, url)
      visits.set(url, { from, page })
      for (const link of page?.links ?? []) {
        find(link, url)
      }
      busy -= 1
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  faults.push(...pageFaults(visits, listed))
  for (const { url, detail } of await markupFaults(written)) {
    faults.push({ kind: 'markup', url, detail, from: visits.get(url)?.from ?? '' })
  }
  return {
    editions: origins.map((origin) => {
      const own = [...visits].filter(([url]) => url.startsWith(`${origin}/`))
      const inMaps = listed.get(origin) ?? new Set()
      return {
        origin,
        listed: inMaps.size,
        reached: [...inMaps].filter((url) => visits.get(url)?.page).length,
        pages: own.filter(([, { page }]) => page).length,
        links: own.reduce((sum, [, { page }]) => sum + (page?.links.length ?? 0), 0),
      }
    }),
    faults,
  }
}

/** A busy site answers 503 with the seconds to wait: then the request is repeated. */
export async function fetchWithRetries(fetchPage: FetchPage, url: string): ReturnType<FetchPage> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetchPage(url)
    if (response.status !== 503 || tries === maxTries) return response
    const named = Number(response.headers.get('retry-after') ?? Number.NaN) * 1_000
    await new Promise((resolve) => setTimeout(resolve, Math.min(named >= 0 ? named : 500 * tries, longestPauseMs)))
  }
}

/** Null for what is no page of HTML. */
async function visit(url: string, from: string, fetchPage: FetchPage, faults: CrawlFault[]): Promise<string | null> {
  const response = await fetchWithRetries(fetchPage, url)
  const body = await response.text()
  const to = response.headers.get('location')
  if (to !== null) {
    faults.push({ kind: 'redirect', url, detail: `${response.status} to ${to}`, from })
    return null
  }
  if (response.status !== 200) {
    faults.push({ kind: 'status', url, detail: String(response.status), from })
    return null
  }
  return response.headers.get('content-type')?.startsWith('text/html') ? body : null
}

async function readSitemaps(origin: string, fetchPage: FetchPage, faults: CrawlFault[]): Promise<Set<string>> {
  const urls = async (url: string) => {
    const response = await fetchWithRetries(fetchPage, url)
    if (response.status !== 200) faults.push({ kind: 'status', url, detail: String(response.status), from: 'sitemap' })
    return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => decoded(found))
  }
  const listed = new Set<string>()
  for (const map of await urls(`${origin}/sitemap.xml`)) {
    for (const url of await urls(map)) listed.add(url)
  }
  return listed
}

function pageFaults(
  visits: ReadonlyMap<string, Visit>,
  listed: ReadonlyMap<string, ReadonlySet<string>>,
): CrawlFault[] {
  const faults: CrawlFault[] = []
  for (const [, urls] of listed) {
    for (const url of urls) {
      const visited = visits.get(url)
      const fault = (kind: CrawlFault['kind'], detail: string) =>
        faults.push({ kind, url, detail, from: visited?.from ?? 'sitemap' })
      if (!visited) {
        fault('unreached', 'no link leads there')
        continue
      }
      const { page } = visited
      if (page?.robots.includes('noindex')) fault('hidden', 'stands in a sitemap and says noindex')
      if (page && page.canonical !== url) fault('alternates', `its canonical address is ${page.canonical}`)
    }
  }
  const inMaps = new Set([...listed.values()].flatMap((urls) => [...urls]))
  for (const [url, { page, from }] of visits) {
    if (!page) continue
    const fault = (kind: CrawlFault['kind'], detail: string) => faults.push({ kind, url, detail, from })
    if (page.headings !== 1) fault('heading', `${page.headings} h1`)
    if (page.headless > 0) fault('heading', `${page.headless} sections have none`)
    if (page.title.trim() === '') fault('title', 'it has none')
    if (page.robots.includes('noindex')) continue
    if (page.description.trim() === '') fault('description', 'it has none')
    const isOwn = page.canonical === url
    const isFurther = /(\/page\/\d+\/|[?&]page=\d+)$/.test(url)
    if (isOwn && !inMaps.has(url) && !isFurther) fault('unlisted', 'stands in no sitemap')
    // Other editions may have fewer pages of a list.
    if (isOwn && !(isFurther && page.alternates.size === 0)) faults.push(...alternateFaults(url, page, visits, from))
  }
  return faults
}

/** A pair of alternates counts only where each names the other (hreflang). */
function alternateFaults(url: string, page: ReadPage, visits: ReadonlyMap<string, Visit>, from: string): CrawlFault[] {
  const fault = (detail: string): CrawlFault => ({ kind: 'alternates', url, detail, from })
  const alternates = [...page.alternates]
  if (alternates.length === 0) return [fault('it names none')]
  return [
    ...(alternates.some(([, href]) => href === url) ? [] : [fault('it does not name itself')]),
    ...alternates.flatMap(([language, href]) => {
      const alternate = visits.get(href)?.page
      if (!alternate) return [fault(`${language} ${href} is not reached`)]
      return JSON.stringify([...alternate.alternates]) === JSON.stringify(alternates)
        ? []
        : [fault(`${language} ${href} names others`)]
    }),
  ]
}

interface Rule {
  allows: boolean
  path: string
  pattern: RegExp
}

/** Whether robots.txt allows everybody a path with its query: the longest matching rule decides (RFC 9309). */
export function robotsRules(text: string): (pathAndQuery: string) => boolean {
  const rules = rulesOfEverybody(text)
  return (path) => {
    const [longest] = rules
      .filter(({ pattern }) => pattern.test(path))
      .sort((a, b) => b.path.length - a.path.length || Number(b.allows) - Number(a.allows))
    return longest?.allows ?? true
  }
}

function rulesOfEverybody(text: string): Rule[] {
  const groups = text.split(/\n(?=User-agent:)(?<!User-agent:[^\n]*\n)/i)
  return groups
    .filter((group) => /^User-agent: *\*$/im.test(group))
    .flatMap((group) => [...group.matchAll(/^(Allow|Disallow): *(\S+)$/gim)])
    .map(([, kind = '', path = '']) => ({ allows: kind.toLowerCase() === 'allow', path, pattern: patternOf(path) }))
}

/** `*` matches anything, `$` at the end matches the end. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${escaped.endsWith('$') ? escaped : escaped.replaceAll('$', '\\$')}`)
}
