import { expect, test } from 'vitest'
import { lintPlanted } from './planted-project.ts'

/** Left to right as in the order of folders: each may import from its left and from itself. */
const order = ['editions', 'contracts', 'domain', 'markets', 'urls', 'islands', 'ui', 'document', 'features'] as const
/** Imports that are allowed beyond the order of the folders. */
const beside = {
  services: ['editions', 'contracts', 'domain', 'markets', 'kv'],
  cache: ['editions', 'contracts', 'domain', 'markets', 'kv'],
  drafts: ['editions', 'contracts', 'domain', 'markets', 'kv'],
  backend: ['editions', 'contracts', 'domain', 'markets', 'urls'],
  kv: ['editions', 'contracts', 'domain', 'markets', 'urls'],
  client: ['editions', 'contracts', 'domain', 'markets', 'urls', 'islands', 'ui'],
} as const
const folders = [...order, ...(Object.keys(beside) as (keyof typeof beside)[])]
const folderOf = (name: string) => (name === 'kv' || name === 'client' ? name : `src/${name}`)

/** As Biome calls what tests/architecture/import-rules.grit refuses. */
const restricted = 'plugin'
const fileOf = (from: string, to: string) => `${folderOf(from)}/room/imports-${to}.ts`

const planted = lintPlanted(
  Object.fromEntries(
    folders.flatMap((from) =>
      folders
        .filter((to) => to !== from)
        .map((to) => {
          const up = '../'.repeat(fileOf(from, to).split('/').length - 1)
          return [fileOf(from, to), `import { thing } from '${up}${folderOf(to)}/room/thing.ts'\nconsole.log(thing)\n`]
        }),
    ),
  ),
)

function isAllowed(from: string, to: string): boolean {
  const own = Object.entries(beside).find(([name]) => name === from)?.[1]
  if (own) return own.some((name) => name === to)
  const names: readonly string[] = order
  return names.slice(0, Math.max(0, names.indexOf(from))).includes(to)
}

/** The services, stores and drafts are handed to the rooms that stand furthest right: those may name their types. */
const mayNameServices = new Set(['document', 'features'])
const handedOver = new Set(['services', 'cache', 'kv', 'drafts'])

test.each(folders)('%s may not import from its right', (from) => {
  const allowedWrongly = folders.filter(
    (to) =>
      to !== from &&
      !isAllowed(from, to) &&
      !(mayNameServices.has(from) && handedOver.has(to)) &&
      !(from === 'kv' && to === 'services') &&
      !planted.get(fileOf(from, to))?.has(restricted),
  )
  expect(allowedWrongly).toEqual([])
})

test.each(folders)('%s may import from its left', (from) => {
  const refusedWrongly = folders.filter(
    (to) => to !== from && isAllowed(from, to) && planted.get(fileOf(from, to))?.has(restricted),
  )
  expect(refusedWrongly).toEqual([])
})

test('what an island imports reaches the browser: nothing of the server is let in', () => {
  const island = 'src/features/room/thing.island.tsx'
  const found = ['services', 'cache', 'drafts', 'kv', 'backend', 'document', 'routing', 'session', 'middleware'].map(
    (to) => {
      const text = `import { thing } from '../../${to === 'kv' ? '../kv' : to}/thing.ts'\nexport default thing\n`
      return [
        to,
        lintPlanted({ [island]: text })
          .get(island)
          ?.has(restricted),
      ]
    },
  )
  expect(found.filter(([, refused]) => !refused)).toEqual([])
})

test('the browser’s runtime and the scripts of features know each other, and no one else knows them', () => {
  const text = (path: string) => `import { thing } from '${path}'\nconsole.log(thing)\n`
  const refused = {
    'src/features/one/load.ts': text('./watch.browser.ts'),
    'src/features/one/page.tsx': text('../../../client/cookies.ts'),
    'client/entry.ts': text('../src/features/one/load.ts'),
    'src/features/one/watch.browser.ts': text('../../routing/page.ts'),
    'src/mcp/one.ts': text('../features/one/load.ts'),
  }
  const allowed = {
    'src/features/two/watch.browser.ts': text('../../../client/cookies.ts'),
    'client/first.ts': text('../src/features/one/watch.browser.ts'),
  }
  const found = lintPlanted({ ...refused, ...allowed })
  expect(Object.keys(refused).filter((path) => !found.get(path)?.has(restricted))).toEqual([])
  expect(Object.keys(allowed).filter((path) => found.get(path)?.has(restricted))).toEqual([])
})

test('nothing of the site imports the back end', () => {
  const text = (path: string) => `import { thing } from '${path}'\nconsole.log(thing)\n`
  const files = {
    'src/middleware/one.ts': text('../backend/thing.ts'),
    'src/features/one/load.ts': text('../../backend/thing.ts'),
    'src/app.ts': text('./backend/thing.ts'),
    'src/deps.ts': text('./backend/thing.ts'),
  }
  const found = lintPlanted(files)
  expect(Object.keys(files).filter((path) => !found.get(path)?.has(restricted))).toEqual([])
})

test.each([
  "import '../ui/thing.ts'",
  "import type { Thing } from '../ui/thing.ts'\nexport const one: Thing = 1",
  "export * from '../ui/thing.ts'",
  "export const load = () => import('../ui/thing.ts')",
  "export type Thing = import('../ui/thing.ts').Thing",
])('an import is refused however it is written: %s', (text) => {
  expect(lintPlanted({ 'src/domain/one.ts': `${text}\n` }).get('src/domain/one.ts')).toContain(restricted)
})

test('a cycle of imports is an error', () => {
  const found = lintPlanted({
    'src/domain/one.ts': "import { two } from './two.ts'\nexport const one = (): number => two()\n",
    'src/domain/two.ts': "import { one } from './one.ts'\nexport const two = (): number => one()\n",
  })
  expect(found.get('src/domain/one.ts')).toContain('lint/suspicious/noImportCycles')
})
