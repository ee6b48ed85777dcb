import { readConfigurations } from './doctor/configurations.ts'
import { environmentParameters } from './doctor/remote.ts'
import { readCommand } from './read-command.ts'
import { runProgram } from './run-program.ts'

const { values } = readCommand({
  usage: `npm run rollback [-- --env staging] [--dry-run] [--message WHY]

Lets the version before the one that is live answer again, of all three workers, the site before the back end that it is
bound to. What it can't undo stands in docs/operations.md: data, migrations and secrets stay as they are.`,
  options: {
    env: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    message: { type: 'string', default: 'npm run rollback' },
  },
})
const { env, message, 'dry-run': isDryRun } = values
for (const { name, worker } of readConfigurations(env).toReversed()) {
  const parameters = [
    'rollback',
    '--yes',
    '--message',
    message,
    '--config',
    worker.config,
    ...environmentParameters(env),
  ]
  if (isDryRun) console.log(`${name}: wrangler ${parameters.join(' ')}`)
  else await runProgram('wrangler', parameters)
}
