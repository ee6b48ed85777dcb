import { expect, test } from 'vitest'
import { withOneImport } from '../../../src/commands/import-rest-once.ts'

const file = './later/rest-!~{001}~.js'

test('the first file imports the rest in one place, once, and nothing in it moves', async () => {
  const code = [1, 2].map((place) => `const page${place} = async () => (await import("${file}").then((m) => m)).page`)
  const written = withOneImport(code.join('\n'))
  expect(written.split(`import("${file}")`)).toHaveLength(2)
  expect(written.indexOf('const page2')).toBe(code.join('\n').indexOf('const page2'))
  expect(written.indexOf('.then')).toBe(code.join('\n').indexOf('.then'))

  let imports = 0
  const run = new Function('load', `${written.replace('import(', 'load(')}\nreturn [page1, page2]`)
  const [page1, page2] = run(async () => {
    imports += 1
    return { page: 'a page' }
  })
  expect([await page1(), await page2(), await page1()]).toEqual(['a page', 'a page', 'a page'])
  expect(imports).toBe(1)
})

test('a failed import of the rest is begun again', async () => {
  const written = withOneImport(`const page = async () => (await import("${file}")).page`)
  let imports = 0
  const page = new Function('load', `${written.replace('import(', 'load(')}\nreturn page`)(async () => {
    imports += 1
    if (imports === 1) throw new Error('No memory')
    return { page: 'a page' }
  })
  await expect(page()).rejects.toThrow('No memory')
  expect(await page()).toBe('a page')
})

test('a first file that can not be written so fails the build', () => {
  expect(() => withOneImport('const page = 1')).toThrow('first file')
  expect(() => withOneImport(`const importRest = () => import("${file}")`)).toThrow('first file')
})
