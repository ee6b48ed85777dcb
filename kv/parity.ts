import type { LinkSource } from '../src/contracts/link-source.ts'
import type { Fault, FaultKind, ParityReport } from '../src/contracts/parity.ts'
import { appendTrailingSlash, isFile } from '../src/domain/slashes.ts'
import { type EditionKey, type Market, markets } from '../src/markets/market.ts'
import { parseLodgingPath } from '../src/urls/lodging-path.ts'
import { splitPageNumber } from '../src/urls/page-path.ts'
import { href } from '../src/urls/paths.ts'
import { staticPaths } from '../src/urls/routes.ts'
import { type PlacedEntry, placeEntries } from './compile-routes.ts'
import type { CompileProblem, Editions } from './compile-sources.ts'
import { slugOfPath } from './keys.ts'

/** Links of each edition's entries. */
export type EditionLinks = Record<EditionKey, readonly LinkSource[]>
/** Keys of the forms that each edition has, of those that are linked to. */
export type EditionForms = Record<EditionKey, readonly string[]>

interface ParityParts {
  editions: Editions
  problems: readonly CompileProblem[]
  links: EditionLinks
  forms: EditionForms
  /** Hosts of each edition: URLs on them are links within the site. */
  hosts: Record<EditionKey, readonly string[]>
  now: number
}

interface Placed {
  market: Market
  byId: ReadonlyMap<string, PlacedEntry>
  paths: ReadonlySet<string>
  /** Paths of pages without an entry. */
  besides: ReadonlySet<string>
  redirects: ReadonlyMap<string, string>
  houses: ReadonlySet<string>
}

/** Compares the editions: pages without an alternate, redirects that lead to redirects or to nothing, links to nothing. */
export function compareEditions(parts: ParityParts): ParityReport {
  const { editions, problems, links, forms, hosts, now } = parts
  const placed = markets.map((market) => placedOf(market, editions, forms[market.key]))
  const faults = placed.flatMap((edition) => [
    ...alternateFaults(edition, placed, editions),
    ...redirectFaults(edition),
    ...linkFaults(edition, placed, links[edition.market.key], hosts),
  ])
  return {
    at: now,
    pages: placed.reduce((sum, { byId }) => sum + byId.size, 0),
    redirects: placed.reduce((sum, { redirects }) => sum + redirects.size, 0),
    links: Object.values(links)
      .flat()
      .reduce((sum, { urls, entries }) => sum + urls.length + entries.length, 0),
    faults: [...problems.flatMap((problem) => faultOf(problem)), ...faults],
  }
}

function placedOf(market: Market, editions: Editions, forms: readonly string[]): Placed {
  const { redirects, lodgings } = editions[market.key]
  const byId = placeEntries(market.key, editions[market.key]).placed
  return {
    market,
    byId,
    paths: new Set([...byId.values()].map(({ path }) => path)),
    besides: new Set([...staticPaths(market), href.howWeSort(market), ...forms.map(href.form)]),
    redirects: new Map(redirects.map(({ from, to }) => [pathOf(from), to])),
    houses: new Set(lodgings.map(({ name }) => name.toLowerCase())),
  }
}

const problemKinds: Partial<Record<CompileProblem['kind'], FaultKind>> = {
  'duplicate-path': 'page-lost',
  'missing-parent': 'page-lost',
  'missing-slug': 'page-lost',
  'redirect-circle': 'redirect-circle',
  'redirect-invalid': 'redirect-invalid',
  'redirect-over-page': 'redirect-over-page',
  'menu-item-without-page': 'link-dead',
  'menu-item-lost': 'link-dead',
}

function faultOf({ kind, market, subject, message }: CompileProblem): Fault[] {
  const fault = problemKinds[kind]
  return fault ? [{ kind: fault, market, subject, path: null, message }] : []
}

/** Pages of other editions without a page here: a guest who changes the language gets the front page. */
function alternateFaults({ market, byId }: Placed, all: readonly Placed[], editions: Editions): Fault[] {
  const published = new Set(editions[market.key].entries.map(({ sys }) => sys.id))
  const others = new Map(all.flatMap((edition) => [...edition.byId].map(([id, entry]) => [id, { entry, edition }])))
  return [...others].flatMap(([id, { entry, edition }]): Fault[] => {
    if (byId.has(id)) return []
    const isPublished = published.has(id)
    const place = `"${entry.entry.title}" is at ${entry.path} in ${edition.market.key}`
    return [
      {
        kind: isPublished ? 'twin-broken' : 'twin-missing',
        market: market.key,
        subject: id,
        path: null,
        message: isPublished
          ? `${place}; here it is published, but has no page of its own`
          : `${place}; it is not published here`,
      },
    ]
  })
}

function redirectFaults(edition: Placed): Fault[] {
  const { market, redirects, paths } = edition
  return [...redirects].flatMap(([from, to]): Fault[] => {
    const fault = (kind: FaultKind, message: string): Fault[] => [
      { kind, market: market.key, subject: from, path: null, message },
    ]
    if (paths.has(from) || !to.startsWith('/')) return []
    const target = pathOf(to)
    if (redirects.has(target) && !paths.has(target)) {
      return target === from
        ? []
        : fault('redirect-chain', `${from} leads to ${to}, which leads on to ${redirects.get(target)}`)
    }
    return exists(edition, target) ? [] : fault('redirect-dead', `${from} leads to ${to}, where no page is`)
  })
}

function linkFaults(
  edition: Placed,
  all: readonly Placed[],
  sources: readonly LinkSource[],
  hosts: ParityParts['hosts'],
): Fault[] {
  return sources.flatMap(({ id, title, urls, entries }) => {
    const fault = (kind: FaultKind, message: string): Fault => ({
      kind,
      market: edition.market.key,
      subject: id,
      path: edition.byId.get(id)?.path ?? null,
      message: `"${title}" ${message}`,
    })
    return [
      ...entries
        .filter((target) => !edition.byId.has(target))
        .map((target) => fault('link-dead', `links to the entry ${target}, which has no page in this edition`)),
      ...urls.flatMap((url) => {
        const target = targetOf(url, edition, all, hosts)
        if (!target || exists(target.edition, target.path)) return []
        const onward = target.edition.redirects.get(target.path)
        return onward === undefined
          ? [fault('link-dead', `links to ${url}, where no page is`)]
          : [fault('link-redirected', `links to ${url}, which leads on to ${onward}`)]
      }),
    ]
  })
}

/** The page of the site that a URL leads to; null for other sites, files, mail and telephone. */
function targetOf(
  link: string,
  edition: Placed,
  all: readonly Placed[],
  hosts: ParityParts['hosts'],
): { edition: Placed; path: string } | null {
  const here = 'http://edition.invalid'
  if (link.startsWith('#') || !URL.canParse(link, here)) return null
  const url = new URL(link, here)
  if (!/^https?:$/.test(url.protocol)) return null
  const target = url.origin === here ? edition : all.find(({ market }) => hosts[market.key].includes(url.hostname))
  return target && !isFile(url.pathname) ? { edition: target, path: pathOf(url.pathname) } : null
}

function exists({ market, paths, besides, houses }: Placed, path: string): boolean {
  if (paths.has(path) || besides.has(path)) return true
  if (paths.has(splitPageNumber(path).path)) return true
  const house = parseLodgingPath(path, market)
  return house !== null && houses.has(house.name)
}

/** In canonical form: lower case, slashes at both ends, no query. */
function pathOf(pathname: string): string {
  const path = appendTrailingSlash(`/${slugOfPath(pathname.replace(/[?#].*$/, '').toLowerCase())}`)
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
