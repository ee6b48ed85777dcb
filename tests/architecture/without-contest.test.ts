import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { dropContest } from './drop-contest.ts'
import { copyProject, partsForTests } from './project-copy.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'marehalm-without-contest-'))
const bin = (name: string) => join(folder, 'node_modules/.bin', name)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Tests of what knows every feature, its texts, its entries or its endpoints. The others know what they import, which the
 * type check reads: of the copy that has another edition, too (`fourth-edition.test.ts`).
 */
const concerned = [
  ...['contracts', 'document', 'kv', 'markets', 'mcp', 'routing', 'urls'],
  ...['content-queries', 'service-pages', 'commands/openapi', 'domain/limits'],
  ...['seed/publishable', 'seed/pushed-content', 'seed/redirects'],
].map((name) => `tests/unit/${name}`)

test('the photo contest goes with its folder, its lines in the lists, its texts and its back-end service', async () => {
  dropContest(folder, copyProject(folder, partsForTests))

  const tests = globSync('tests/unit/**/*.{ts,tsx}', { cwd: folder })
  const namesContest = (path: string) => /from '[^']*contest/.test(readFileSync(join(folder, path), 'utf8'))
  expect(tests.filter(namesContest)).toEqual([])

  const unit = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--project', 'unit']
  const { stdout } = await run(bin('node'), [...unit, '--reporter', 'dot', ...concerned], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NO_COLOR: '1' },
  })
  expect(stdout).toMatch(/Tests +\d{3,} passed/)
})
