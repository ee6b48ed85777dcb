import { expect, test } from 'vitest'
import { lintPlanted } from './planted-project.ts'

/** Left to right as in the order of folders: each may import from its left and from itself. */
const order = ['editions', 'contracts', 'domain', 'markets', 'urls', 'islands', 'ui', 'document', 'pages'] as const
/** What stands beside the order, and what may be imported there beyond it. */
const beside = {
  services: ['editions', 'contracts', 'domain', 'markets', 'kv'],
  cache: ['editions', 'contracts', 'domain', 'markets', 'kv'],
  drafts: ['editions', 'contracts', 'domain', 'markets', 'kv'],
  archive: ['editions', 'contracts', 'domain', 'markets', 'kv'],
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
  // Stricter than the order: a page hands over what it shows and never writes a document.
  if (from === 'pages' && to === 'document') return false
  if (own) return own.some((name) => name === to)
  const names: readonly string[] = order
  return names.slice(0, Math.max(0, names.indexOf(from))).includes(to)
}

/** The services, stores and drafts are handed to the rooms that stand furthest right: those may name their types. */
const mayNameServices = new Set(['document', 'pages'])
const handedOver = new Set(['services', 'cache', 'kv', 'drafts', 'archive'])

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
  const island = 'src/pages/room/thing.island.tsx'
  const found = [
    'services',
    'cache',
    'drafts',
    'archive',
    'kv',
    'backend',
    'document',
    'routing',
    'api',
    'middleware',
  ].map((to) => {
    const text = `import { thing } from '../../${to === 'kv' ? '../kv' : to}/thing.ts'\nexport default thing\n`
    return [
      to,
      lintPlanted({ [island]: text })
        .get(island)
        ?.has(restricted),
    ]
  })
  expect(found.filter(([, refused]) => !refused)).toEqual([])
})

test('a page does not import another page, however deep its file lies', () => {
  const text = (path: string) => `import { thing } from '${path}'\nconsole.log(thing)\n`
  const found = lintPlanted({
    'src/pages/one/load.ts': text('../other/load.ts'),
    'src/pages/one/panel.island.tsx': text('../other/load.ts'),
    'src/pages/one/own.ts': text('./load.ts'),
    'src/pages/one/domain.ts': text('../../domain/prices.ts'),
  })
  expect(found.get('src/pages/one/load.ts')).toContain(restricted)
  expect(found.get('src/pages/one/panel.island.tsx')).toContain(restricted)
  expect([...(found.get('src/pages/one/own.ts') ?? [])]).toEqual([])
  expect([...(found.get('src/pages/one/domain.ts') ?? [])]).toEqual([])
})

test('nothing of the site imports the back end', () => {
  const text = (path: string) => `import { thing } from '${path}'\nconsole.log(thing)\n`
  const files = {
    'src/middleware/one.ts': text('../backend/thing.ts'),
    'src/api/one.ts': text('../backend/thing.ts'),
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
