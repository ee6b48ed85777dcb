import type { NavigationItem } from '../src/contracts/content.ts'
import { type MenuItem, menuKeys } from '../src/contracts/route.ts'
import { appendTrailingSlash } from '../src/domain/slashes.ts'
import type { EditionKey } from '../src/markets/market.ts'
import type { PlacedEntry } from './compile-routes.ts'
import type { CompileProblem } from './compile-sources.ts'
import { keys } from './keys.ts'
import type { KeyedRecord } from './records.ts'
import { tagOf } from './tags.ts'

type FlatItem = { id: string; parentId: string | null; source: NavigationItem }

/**
 * Navigation items of an edition → a nested menu for each menu key, siblings by their sort order. An item whose page is
 * not published in the edition is only kept as a heading of its own items.
 */
export function compileMenus(
  market: EditionKey,
  navigation: readonly NavigationItem[],
  placed: ReadonlyMap<string, PlacedEntry>,
): { records: KeyedRecord[]; problems: CompileProblem[] } {
  const problems: CompileProblem[] = []
  const problem = (kind: CompileProblem['kind'], { source }: FlatItem, why: string) =>
    problems.push({ market, kind, subject: source.sys.id, message: `Menu item "${source.title}" ${why}` })
  const inOrder = navigation
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map((source): FlatItem => ({ id: source.sys.id, parentId: source.parent?.sys.id ?? null, source }))

  const itemsOf = (nodes: readonly TreeNode<FlatItem>[]): MenuItem[] =>
    nodes.flatMap((node) => {
      const { customLink, internalLink, title, label, type, image } = node.source
      const path = internalLink ? (placed.get(internalLink.sys.id)?.path ?? null) : null
      const items = itemsOf(node.items)
      if (internalLink && path === null) {
        problem('menu-item-without-page', node, `leads to ${internalLink.sys.id}, which has no page in this edition`)
        if (items.length === 0) return []
      }
      return [
        {
          id: node.id,
          title,
          label: label || title,
          type,
          href: path ?? (customLink === null ? null : appendTrailingSlash(customLink)),
          image: image?.url ?? null,
          items,
        },
      ]
    })

  const records = menuKeys.map((key) => {
    const { roots, lost } = buildTree(inOrder.filter(({ source }) => source.menuKey === key))
    for (const item of lost) problem('menu-item-lost', item, 'lies below an item that is not in its menu')
    return {
      key: keys.menu(market, key),
      value: { key, items: itemsOf(roots) },
      tags: [tagOf.menu, tagOf.market(market)],
    }
  })
  return { records, problems }
}

/** Every link of a menu, ancestors before their children. */
export function menuLinks(items: readonly MenuItem[]): string[] {
  return items.flatMap((item) => [...(item.href === null ? [] : [item.href]), ...menuLinks(item.items)])
}

export interface Item {
  id: string
  parentId: string | null
}

export type TreeNode<T> = T & { items: TreeNode<T>[] }

/**
 * A flat list → a hierarchy by id and parentId; siblings keep the list's order. Items whose parent is not in the list,
 * or that are their own ancestors, come back as `lost`.
 */
export function buildTree<T extends Item>(items: readonly T[]): { roots: TreeNode<T>[]; lost: T[] } {
  const childrenOf = Map.groupBy(items, (item) => item.parentId)
  const reached = new Set<string>()
  const grow = (parentId: string | null): TreeNode<T>[] =>
    (childrenOf.get(parentId) ?? []).map((item) => {
      reached.add(item.id)
      return { ...item, items: grow(item.id) }
    })
  const roots = grow(null)
  return { roots, lost: items.filter((item) => !reached.has(item.id)) }
}
