import {
  type EditionPaths,
  type EntryRoute,
  entryPath,
  type Layout,
  type RouteEntryType,
} from '../src/contracts/route.ts'
import type { SiteSettings } from '../src/contracts/settings.ts'
import { byEdition } from '../src/editions/table.ts'
import type { EditionKey } from '../src/markets/market.ts'
import type { CompileProblem, Edition } from './compile-sources.ts'
import { keys, slugOfPath } from './keys.ts'
import type { KeyedRecord } from './records.ts'
import { tagOf } from './tags.ts'

/** Pages choose their layout; everything else has the layout of its type. */
const layouts: Partial<Record<RouteEntryType, Layout>> = { street: 'search', category: 'search', blog: 'sidebar' }

export type PlacedEditions = Record<EditionKey, ReadonlyMap<string, PlacedEntry>>

/** Entries with their paths → a route record for each path and a path record for each entry, of one edition. */
export function compileRoutes(market: EditionKey, editions: PlacedEditions): KeyedRecord[] {
  return [...editions[market].values()].flatMap((placed) => {
    const { entry, path, ids } = placed
    const tags = [...ids.map(tagOf.entry), tagOf.market(market)]
    return [
      {
        key: keys.route(market, slugOfPath(path)),
        value: compileRoute(placed, editions),
        tags: [...tags, tagOf.page(path)],
      },
      { key: keys.path(market, entry.sys.id), value: { path, title: entry.title }, tags },
    ]
  })
}

export function compileRoute({ entry, path, parents }: PlacedEntry, editions: PlacedEditions): EntryRoute {
  return {
    kind: 'entry',
    entry: {
      id: entry.sys.id,
      type: entry.type,
      template: entry.template,
      layout: layouts[entry.type] ?? entry.layout,
      version: entry.sys.publishedVersion,
    },
    path,
    title: entry.title,
    description: entry.seoDescription || entry.excerpt,
    ...faceOf(entry),
    routes: pathsOf(entry.sys.id, editions),
    parents,
    redirect: null,
  }
}

/** Undefined where the editors have set nothing, so that records stay small. */
function faceOf({ seoTitle, picture, noIndex }: PlacedEntry['entry']): Pick<EntryRoute, 'face'> {
  const face = {
    ...(seoTitle && { seoTitle }),
    ...(picture && { image: picture.url }),
    ...(noIndex && { noIndex: true as const }),
  }
  return Object.keys(face).length > 0 ? { face } : {}
}

function pathsOf(id: string, editions: PlacedEditions): EditionPaths {
  return byEdition(({ key }) => editions[key].get(id)?.path)
}

type Entry = Edition['entries'][number]

/** An entry with its path; parents from the outermost inwards. */
export interface PlacedEntry {
  entry: Entry
  path: string
  parents: { title: string; path: string }[]
  /** Slugs of the entry and its parents, which form its path. */
  ids: string[]
}

/** Path of each entry of an edition: its slug below its parents' slugs. The home page's slug is empty. */
export function placeEntries(
  market: EditionKey,
  edition: Pick<Edition, 'entries'> & { settings: Pick<SiteSettings, 'specificPages'> },
): { placed: Map<string, PlacedEntry>; problems: CompileProblem[] } {
  const problems: CompileProblem[] = []
  const report = (kind: CompileProblem['kind'], subject: string, message: string) =>
    problems.push({ market, kind, subject, message })
  const homeId = edition.settings.specificPages.home
  const byId = new Map(edition.entries.map((entry) => [entry.sys.id, entry]))
  const placed = new Map<string, PlacedEntry>()
  const ownerOf = new Map<string, string>()

  for (const entry of edition.entries) {
    const { id } = entry.sys
    if (entry.slug === null && id !== homeId) continue
    const chain = chainOf(entry, byId)
    if (chain === null) {
      report('missing-parent', id, `"${entry.title}" lies below an entry that is not published in this edition`)
      continue
    }
    if (chain.some((link) => !link.slug && link.sys.id !== homeId)) {
      report('missing-slug', id, `"${entry.title}" or a page above it has no slug`)
      continue
    }
    const parents = chain.slice(0, -1).map((parent, depth) => ({
      title: parent.title,
      path: pathOf(parent.type, chain.slice(0, depth + 1)),
    }))
    const path = pathOf(entry.type, chain)
    const owner = ownerOf.get(path)
    if (owner !== undefined) {
      report('duplicate-path', id, `"${entry.title}" has the path ${path} of the entry ${owner}`)
      continue
    }
    ownerOf.set(path, id)
    placed.set(id, { entry, path, parents, ids: chain.map(({ sys }) => sys.id) })
  }
  return { placed, problems }
}

function pathOf(type: RouteEntryType, chain: readonly Entry[]): string {
  return entryPath(
    type,
    chain.map((entry) => entry.slug ?? ''),
  )
}

/** From the outermost parent to the entry itself; null when a parent is missing or the chain is a circle. */
function chainOf(entry: Entry, byId: ReadonlyMap<string, Entry>): Entry[] | null {
  const chain = [entry]
  for (let parentId = entry.parentId; parentId !== null; parentId = chain[0]?.parentId ?? null) {
    const parent = byId.get(parentId)
    if (!parent || chain.includes(parent)) return null
    chain.unshift(parent)
  }
  return chain
}
