import { readFileSync, writeFileSync } from 'node:fs'
import { archiveRemotely } from './archive-build.ts'
import { runProgram } from './run-program.ts'

/** Variables that a deployed worker has as secrets: a plain one of the same name would take their place. */
const secrets = [
  'SERVICE_KEY',
  'SEARCH_KEY',
  'PURGE_SECRET',
  'QUOTE_SECRET',
  'EDITOR_SECRET',
  'CONTENT_WEBHOOK_SECRET',
  'MANAGEMENT_TOKEN',
  'MAIL_KEY',
]

/**
 * `npm run deploy -- …`: what follows goes to wrangler for all workers, for example --dry-run or --secrets-file. The
 * build's hashed files go into the archive before anybody can ask for them, then the back end, to which the site is
 * bound, and last what assistants ask through, which is bound to the site.
 */
const parameters = process.argv.slice(2)

await runProgram('vite', ['build'])
await archiveRemotely(parameters.includes('--dry-run'))
for (const worker of ['marehalm_backend', 'marehalm', 'marehalm_mcp']) {
  await runProgram('wrangler', ['deploy', '--config', withoutSecrets(`dist/${worker}`), ...parameters])
}

/** The built configuration without the secrets' local values, in a file of its own beside it. */
function withoutSecrets(folder: string): string {
  const configuration = JSON.parse(readFileSync(`${folder}/wrangler.json`, 'utf8'))
  const variables = Object.entries(Object(configuration.vars)).filter(([name]) => !secrets.includes(name))
  const file = `${folder}/wrangler.deploy.json`
  writeFileSync(file, JSON.stringify({ ...configuration, vars: Object.fromEntries(variables) }))
  return file
}
