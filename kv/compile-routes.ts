import type { EditionPaths, EntryRoute, Layout, RouteEntryType } from '../src/contracts/route.ts'
import { byEdition } from '../src/editions/table.ts'
import type { EditionKey } from '../src/markets/market.ts'
import type { PlacedEntry } from './compile-paths.ts'
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

/** Nothing where the editors say nothing, so that records stay small. */
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
