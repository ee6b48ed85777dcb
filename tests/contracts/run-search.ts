import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CommandError, readCommand } from '../../src/commands/read-command.ts'
import { prepareState } from '../running-site.ts'

readCommand({
  usage: `npm run test:search

The search's contract suite against the Meilisearch that SEARCH_URL and SEARCH_KEY name: the local documents and settings
are pushed to it first. Without them nothing is run, and that is said.`,
})
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
  run([vitest, 'run', '--config', 'tests/vitest.config.ts', '--project', 'contracts', ...files])
}

function run(parts: readonly string[]): void {
  const { status } = spawnSync(process.execPath, parts, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new CommandError(`${parts[0]} ended with ${status}`)
}
