import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { copyProject } from './project-copy.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'marehalm-without-contest-'))
const bin = (name: string) => join(folder, 'node_modules/.bin', name)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Files that are deleted: the feature, its texts, its contract, its back-end service, its seed and tests. */
const gone = [
  'src/features/contest',
  'src/editions/{da,de,en}/contest.ts',
  'src/contracts/contest.ts',
  'src/backend/contest',
  'src/commands/openapi/contest-submissions.ts',
  'src/backend/seed/data/content/photo-contests.json',
  'tests/unit/features/contest*.test.ts',
]

/** Lists that lose a line each, with its import. */
const lists = [
  // The feature's own: its routes and itself.
  'src/urls/routes.ts',
  'src/features.ts',
  // Its texts, and the template that editors choose for its page.
  'src/editions/{da,de,en}/index.ts',
  'src/editions/url-words.ts',
  'src/contracts/route.ts',
  // Its back-end service and seed.
  'src/backend/workers/app.ts',
  'src/commands/openapi/workers-service.ts',
  'src/backend/management/moderation.ts',
  'src/contracts/content-model.ts',
  'src/backend/seed/content/content-entries.ts',
  'src/backend/seed/data/content/settings.json',
  'src/contracts/settings.ts',
  // Its limits.
  'tests/unit/domain/limits.test.ts',
]

const described = 'docs/services/workers.openapi.json'

/** Seeded entries: its page, its line in the menu, a redirect to it. */
const seeded = ['src/backend/seed/data/{content/pages,content/navigation,redirects}.json']

/**
 * Tests of what knows every feature, its texts, its entries or its endpoints. The others know what they import, which the
 * type check reads.
 */
const concerned = [
  ...['contracts', 'document', 'kv', 'markets', 'mcp', 'routing', 'urls'],
  ...['content-queries', 'service-pages', 'commands/openapi', 'domain/limits'],
  ...['seed/publishable', 'seed/pushed-content', 'seed/redirects'],
].map((name) => `tests/unit/${name}`)

test('the photo contest goes with its folder, its lines in the lists, its texts and its back-end service', async () => {
  const edit = copyProject(folder, ['tests', 'docs', 'README.md', 'biome.json', 'knip.ts'])
  for (const path of gone.flatMap(inCopy)) rmSync(join(folder, path), { recursive: true })
  for (const path of lists.flatMap(inCopy)) edit(path, withoutContest)
  for (const path of seeded.flatMap(inCopy)) edit(path, (text) => JSON.stringify(JSON.parse(text, dropContest)))
  edit(described, (text) => JSON.stringify(JSON.parse(text, dropContestPath)))

  const tests = globSync('tests/unit/**/*.{ts,tsx}', { cwd: folder })
  const namesContest = (path: string) => /from '[^']*contest/.test(readFileSync(join(folder, path), 'utf8'))
  expect(tests.filter(namesContest)).toEqual([])

  const types = ['tsconfig.json', 'src/backend', 'client'].map((project) =>
    run(bin('node'), ['node_modules/typescript/bin/tsc', '-p', project, '--singleThreaded'], { cwd: folder }),
  )
  const unit = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--project', 'unit']
  const [said] = await Promise.all([
    run(bin('node'), [...unit, '--reporter', 'dot', ...concerned], {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, NO_COLOR: '1' },
    }),
    ...types,
  ])
  expect(said.stdout).toMatch(/Tests +\d{3,} passed/)
})

function inCopy(pattern: string): string[] {
  const paths = globSync(pattern, { cwd: folder })
  if (paths.length === 0) throw new Error(`Nothing is called ${pattern}`)
  return paths
}

/** Without the lines that name the contest, and without it among others in a line. */
function withoutContest(text: string): string {
  const others = text.replace(/\b(?:contests|photoContests), |, (?:contests|photoContests)\b/g, '')
  return others
    .split('\n')
    .filter((line) => !/contest/i.test(line) || /^\s*(?:\/?\*|const uploads)/.test(line))
    .join('\n')
}

function dropContestPath(name: string, value: unknown): unknown {
  return name.includes('contest_image') ? undefined : value
}

function dropContest(_name: string, value: unknown): unknown {
  const namesContest = ({ id, to }: { id?: unknown; to?: unknown }) => /contest/.test(JSON.stringify([id, to]))
  return Array.isArray(value) ? value.filter((each) => !namesContest(each)) : value
}
