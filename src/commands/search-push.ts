import { feedEngine } from '../backend/search/feed/feed.ts'
import { lagOf, readFeed } from '../backend/search/feed/feed-row.ts'
import { openLocalData } from './open-runtime.ts'
import { CommandError, readCommand } from './read-command.ts'
import { statePath } from './run-workers.ts'
import { openBackendCopy } from './search-push/open-backend-copy.ts'

const usage = `npm run search:push -- --url https://search.example --key <key> [--index <name>]… [--changes | --backend <URL>] [--persist-to <folder of the local state>]

Puts the documents of the local database and the settings of its indexes into a Meilisearch; with --changes what has
changed since then, in its order. What changes is written down from the first push on.

With --backend the documents are made from what a running back end says, which is shown SERVICE_KEY. BROKER_URL and
BROKER_KEY, CONTENT_URL and CONTENT_KEY name the agency's own services in its place. CF_ACCESS_CLIENT_ID and
CF_ACCESS_CLIENT_SECRET are a service token of Cloudflare Access.`

/** Characters of documents that are sent at once; a Meilisearch takes 100 MB. */
const maxLength = 40_000_000

const report = (line: string) => console.log(line)
const { engine, uids, isChanges, persistTo, backendUrl } = readArguments()
const { env, dispose } = backendUrl ? await openBackendCopy(backendUrl, report) : await openLocalData(persistTo)
try {
  const feed = await readFeed(env.DB)
  if (isChanges && (feed?.engine !== engine.url || feed.pushed_at === null)) {
    throw new CommandError(`${engine.url} was not pushed to: nothing was written down of what has changed since.`)
  }
  const before = await lagOf(env.DB, Date.now())
  const turn = { holder: crypto.randomUUID(), maxLength, report }
  const outcome = await feedEngine(env.DB, engine, { ...turn, pushes: isChanges ? 'none' : uids })
  if (outcome === 'busy') throw new CommandError('Somebody else is sending to the engine: try again in a minute.')
  const after = await lagOf(env.DB, Date.now())
  const { missing = 0, changed = 0, extra = 0 } = after?.drift ?? {}
  if (!isChanges) console.log(`The engine lacked ${missing} documents, had ${changed} otherwise and ${extra} too many`)
  console.log(`${isChanges ? `${before?.waiting} changes are sent; ` : ''}${after?.waiting} wait`)
} finally {
  await dispose()
}

function readArguments() {
  const { values } = readCommand({
    usage,
    options: {
      url: { type: 'string' },
      key: { type: 'string' },
      changes: { type: 'boolean', default: false },
      backend: { type: 'string' },
      index: { type: 'string', multiple: true, default: [] },
      'persist-to': { type: 'string', default: statePath },
    },
  })
  if (!values.url || !values.key) throw new CommandError(`An address and a key are needed: ${usage}`, 2)
  if (values.changes && values.backend) {
    throw new CommandError('A back end does not say what has changed: --backend pushes everything.', 2)
  }
  return {
    engine: { url: values.url.replace(/\/$/, ''), key: values.key },
    uids: values.index.length > 0 ? values.index : ('all' as const),
    isChanges: values.changes,
    persistTo: values['persist-to'],
    backendUrl: values.backend,
  }
}
