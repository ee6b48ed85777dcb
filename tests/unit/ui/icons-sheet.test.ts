import { expect, test } from 'vitest'
import { iconsFile } from '../../../client/styles/icons-sheet.ts'

test('a box whose width and height are rounded apart shows its own icon, and no part of the next', () => {
  const [root] = iconsFile.match(/^<svg[^>]*>/) ?? []
  expect(root).toContain(' preserveAspectRatio="none" ')
})
