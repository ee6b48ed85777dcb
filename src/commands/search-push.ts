import { Meilisearch } from 'meilisearch'
import { getPlatformProxy } from 'wrangler'
import { pushIndexes } from '../backend/search/push-indexes.ts'
import { indexNames } from '../backend/search/run/stats.ts'
import { CommandError, readCommand } from './read-command.ts'
import { statePath } from './run-workers.ts'

const usage = `npm run search:push -- --url https://search.example --key <key> [--index <name>]… [--persist-to <folder of the local state>]

Puts the documents of the local database and the settings of its indexes into a Meilisearch.`

const { url, key, indexes, persistTo } = readArguments()
const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
  configPath: 'src/backend/wrangler.toml',
  persist: { path: persistTo },
})
try {
  const names = indexes.length > 0 ? indexes : await indexNames(env.DB)
  await pushIndexes(env.DB, new Meilisearch({ host: url, apiKey: key }), names, (line) => console.log(line))
} finally {
  await dispose()
}

function readArguments(): { url: string; key: string; indexes: string[]; persistTo: string } {
  const { values } = readCommand({
    usage,
    options: {
      url: { type: 'string' },
      key: { type: 'string' },
      index: { type: 'string', multiple: true, default: [] },
      'persist-to': { type: 'string', default: statePath },
    },
  })
  if (!values.url || !values.key) throw new CommandError(`An address and a key are needed: ${usage}`, 2)
  return { url: values.url, key: values.key, indexes: values.index, persistTo: values['persist-to'] }
}
