import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CommandError, readCommand } from '../../src/commands/read-command.ts'
import { prepareState } from '../running-site.ts'

readCommand({
  usage: `npm run test:search

Against the Meilisearch that SEARCH_URL and SEARCH_KEY name: the search's contract suite, the search pages of a site that asks
it, each request to the search that the tests of tests/site make (their pages are made of replies of their own), and the
journeys of a browser. The local documents and settings are pushed to it first. Without them nothing is run, and that is
said. The key has to push and to search.`,
})
/** Browser tests for a site whose workers have SEARCH_URL. */
const journeys = ['search', 'find', 'map']
const root = fileURLToPath(new URL('../../', import.meta.url))
const { SEARCH_URL: url, SEARCH_KEY: key } = process.env
if (!url || !key) {
  console.log('not run: no SEARCH_URL and SEARCH_KEY name a Meilisearch. The embedded one is tried by `npm test`.')
} else {
  const statePath = await prepareState()
  run(['src/commands/search-push.ts', '--url', url, '--key', key, '--persist-to', statePath])
  const suite = readdirSync(new URL('.', import.meta.url)).filter((name) => /^search.*\.test\.ts$/.test(name))
  const files = suite.map((name) => `tests/contracts/${name}`)
  const vitest = 'node_modules/vitest/vitest.mjs'
  const vitestRun = [vitest, 'run', '--config', 'tests/vitest.config.ts']
  run([...vitestRun, '--project', 'contracts', ...files, 'tests/contracts/find.test.ts'])
  run([...vitestRun, '--project', 'site', 'tests/site/'])
  run([...vitestRun, '--project', 'browser', ...journeys.map((name) => `tests/browser/${name}.test.ts`)])
}

function run(parts: readonly string[]): void {
  const { status } = spawnSync(process.execPath, parts, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new CommandError(`${parts[0]} ended with ${status}`)
}
