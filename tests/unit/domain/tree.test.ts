import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTree, type Item, type TreeNode } from '../../../kv/compile-menus.ts'

const id = fc.nat({ max: 30 }).map(String)
const items = fc.uniqueArray(fc.record({ id, parentId: fc.option(id) }), { selector: (item) => item.id })

test('every item stands in the tree once or is lost, below the parent that it names', () => {
  fc.assert(
    fc.property(items, (given) => {
      const { roots, lost } = buildTree(given)
      const placed = flatten(roots, null)
      expect([...placed, ...lost].map((item) => item.id).sort()).toEqual(given.map((item) => item.id).sort())
    }),
  )
})

/** The items in the tree's order; throws where one stands below another than its parent. */
function flatten(nodes: TreeNode<Item>[], parentId: string | null): Item[] {
  return nodes.flatMap((node) => {
    expect(node.parentId).toBe(parentId)
    return [node, ...flatten(node.items, node.id)]
  })
}

test('siblings keep the order of the list', () => {
  fc.assert(
    fc.property(items, (given) => {
      const { roots } = buildTree(given)
      const top = given.filter(({ parentId }) => parentId === null)
      expect(roots.map((node) => node.id)).toEqual(top.map((item) => item.id))
    }),
  )
})

test('an item below one that is missing, and items in a circle, are lost', () => {
  const given = [
    { id: 'a', parentId: 'x' },
    { id: 'b', parentId: 'c' },
    { id: 'c', parentId: 'b' },
    { id: 'd', parentId: null },
  ]
  expect(buildTree(given).lost.map((item) => item.id)).toEqual(['a', 'b', 'c'])
})
