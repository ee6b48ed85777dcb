import { expect, test } from 'vitest'
import { isDocument } from '../../../src/contracts/rich-text.ts'

/** A paragraph in so many quotes. */
function nested(levels: number): object {
  const text = { nodeType: 'text', value: 'Ord', marks: [], data: {} }
  let node: object = { nodeType: 'paragraph', data: {}, content: [text] }
  for (let level = 0; level < levels; level += 1) node = { nodeType: 'blockquote', data: {}, content: [node] }
  return { nodeType: 'document', data: {}, content: [node] }
}

test('a rich text is nested as editors nest, not as deep as a reply can be', () => {
  expect(isDocument(nested(20))).toBe(true)
  expect(isDocument(nested(100))).toBe(false)
  expect(isDocument(nested(50_000))).toBe(false)
})
