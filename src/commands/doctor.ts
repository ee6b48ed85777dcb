import { fileFaults, readSecretsFile } from './deploy-parameters.ts'
import { readConfigurations } from './doctor/configurations.ts'
import { fault, reportOf } from './doctor/finding.ts'
import { examine, healthFindings } from './doctor/remote.ts'
import { readCommand } from './read-command.ts'

const { values } = readCommand({
  usage: `npm run doctor [-- --remote] [--env staging] [--secrets-file FILE]

Looks whether the three workers may be deployed as they are configured: placeholders, local hosts, variables, secrets,
bindings, the webhook's address, versions. --remote also asks Cloudflare, by wrangler, what is deployed (secrets, pending
migrations, versions), and the site how it is. Changes nothing. Ends with 1 where \`npm run deploy\` would refuse.`,
  options: {
    remote: { type: 'boolean', default: false },
    env: { type: 'string' },
    'secrets-file': { type: 'string' },
  },
})
const { env, remote, 'secrets-file': file } = values
const given = file === undefined ? {} : readSecretsFile(file)
const configurations = readConfigurations(env)
const { findings } = await examine(configurations, { env, remote, given })
const site = configurations.find(({ worker }) => worker.name === 'marehalm')
const all = [
  ...fileFaults(given).map((text) => fault('secrets file', `${text}.`)),
  ...findings,
  ...(remote && site ? await healthFindings(site) : []),
]
const faults = all.filter(({ level }) => level === 'fault').length
if (all.length > 0) console.log(reportOf(all))
console.log(
  faults === 0
    ? `Nothing keeps ${env ?? 'production'} from being deployed.`
    : `${faults} of these keep ${env ?? 'production'} from being deployed. On a developer's machine they are as they should be.`,
)
process.exitCode = faults === 0 ? 0 : 1
