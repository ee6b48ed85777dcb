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
