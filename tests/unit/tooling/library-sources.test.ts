import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterEach, expect, test, vi } from 'vitest'
import { placelessError, serverFile, trustedWrites } from '../../../src/commands/library-sources.ts'
import * as noStyles from '../../../src/features/lodging/no-styles.ts'
import * as noInflate from '../../../src/features/map-tiles/no-inflate.ts'
import * as named from '../../../src/islands/jsx-runtime.ts'

const require = createRequire(import.meta.url)

afterEach(() => {
  vi.unstubAllEnvs()
  delete require.cache[require.resolve('react-dom/server.browser')]
})

test.each(['production', 'development'] as const)(
  'what React’s documented entry writes texts with is the file that the worker gets (%s)',
  (mode) => {
    vi.stubEnv('NODE_ENV', mode)
    const entry = require('react-dom/server.browser')
    const file = require(`../../../${serverFile(mode)}`)
    expect(entry.renderToStaticMarkup).toBe(file.renderToStaticMarkup)
    expect(entry.renderToString).toBe(file.renderToString)
  },
)

test('the worker gets all of React’s functions of JSX by their names', () => {
  expect({ ...named }).toEqual(require('react/jsx-runtime'))
})

test('the worker gets all that xss takes of its filter of styles', () => {
  const sources = ['default', 'index', 'xss'].map((name) => readFileSync(`node_modules/xss/lib/${name}.js`, 'utf8'))
  const taken = sources.join('\n').match(/require\("cssfilter"\)\.\w+/g) ?? []
  expect(new Set(taken.map((each) => each.split('.')[1]))).toEqual(new Set(Object.keys(noStyles)))
  expect(new noStyles.FilterCSS().process()).toBe('')
})

test('pmtiles takes one function of fflate, and calls it where there is no DecompressionStream alone', () => {
  const source = readFileSync('node_modules/pmtiles/dist/esm/index.js', 'utf8')
  const [, name = ''] = /import\{decompressSync as (\w+)\}from"fflate"/.exec(source) ?? []
  expect(source.match(/from"fflate"/g)).toHaveLength(1)
  expect(source.match(new RegExp(`\\b${name}\\(new Uint8Array`, 'g'))).toHaveLength(1)
  expect(source).toContain(`if(typeof globalThis.DecompressionStream=="undefined")return ${name}(new Uint8Array`)
  expect(noInflate.decompressSync).toThrow('DecompressionStream')
})

test.each(trustedWrites)(
  '$file writes HTML once where the site’s policy takes its place',
  ({ file, assigned, value }) => {
    const source = readFileSync(`node_modules/${file}`, 'utf8')
    expect(source.split(`${assigned}.innerHTML = ${value};`)).toHaveLength(2)
  },
)

test('React makes one error when it is evaluated, which the worker gets without a place', () => {
  const source = readFileSync(placelessError.file, 'utf8')
  expect(source.split(placelessError.original)).toHaveLength(2)
  expect(source.match(/^(?:var )?\w+ = (?:new )?Error\(.*/gm)).toEqual([placelessError.original])
})

test('Miniflare has each line that an installation replaces once', () => {
  const { postinstall = '' } = JSON.parse(readFileSync('package.json', 'utf8')).scripts as Record<string, string>
  const replaced = [...postinstall.matchAll(/-e 's\/\^([^']+?;)\$\/([^']+;)\/'/g)]
  const [, file = ''] = /' (\S+\.js) /.exec(postinstall) ?? []
  const lines = readFileSync(file, 'utf8').split('\n')
  expect(replaced).toHaveLength(2)
  for (const [, original, replacement] of replaced) {
    expect(lines.filter((line) => line === original || line === replacement)).toHaveLength(1)
  }
  expect(lines.filter((line) => line.includes('byteLength + minSize'))).toHaveLength(1)
})
