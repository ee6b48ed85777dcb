import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

const sources = await readSources(['src/features/**/*.{ts,tsx,css}'])

const [, table = ''] = readFileSync('docs/architecture.md', 'utf8').split('### Features')

test('a feature’s routes know editions and paths alone: builds and the list of all routes read them', () => {
  const routes = sources.filter(({ path }) => path.endsWith('/routes.ts'))
  const imports = routes.flatMap(({ text }) => [...text.matchAll(/from '([^']+)'/g)].map(([, from = '']) => from))
  expect(routes.length).toBeGreaterThan(10)
  expect(imports.filter((from) => !/^\.\.\/\.\.\/(?:editions|markets|urls)\/|^\.\/paths\.ts$/.test(from))).toEqual([])
})

/** Imports that the table in docs/architecture.md allows each feature. */
const listed = new Map(
  [...table.matchAll(/^\| `([a-z-]+)` \| [^|]+ \| ?([a-z, -]*) ?\|$/gm)].map(([, feature = '', imports = '']) => [
    feature,
    imports
      .split(', ')
      .map((name) => name.trim())
      .filter(Boolean),
  ]),
)

const featureOf = (path: string) => path.match(/^src\/features\/([^/]+)\//)?.[1]

/** Every feature with those that it imports, in the order of the alphabet. */
function importsOfFeatures(): Map<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const { path, text } of sources) {
    const feature = featureOf(path) ?? ''
    const imports = found.get(feature) ?? new Set()
    found.set(feature, imports)
    for (const [, specifier = ''] of text.matchAll(/(?:from|import|import\()\s*['"](\.[^'"]+)['"]/g)) {
      const other = featureOf(join(dirname(path), specifier))
      if (other !== undefined && other !== feature) imports.add(other)
    }
  }
  return new Map([...found].map(([feature, imports]) => [feature, [...imports].sort()]))
}

test('a feature imports those that docs/architecture.md lists for it, and no other', () => {
  expect(Object.fromEntries(importsOfFeatures())).toEqual(Object.fromEntries(listed))
})

test('features do not go round in their imports', () => {
  const goesRound = [...listed.keys()].filter((feature) => reached(feature).has(feature))
  expect(goesRound).toEqual([])
})

function reached(feature: string, found = new Set<string>()): Set<string> {
  for (const other of listed.get(feature) ?? []) {
    if (found.has(other)) continue
    found.add(other)
    reached(other, found)
  }
  return found
}
