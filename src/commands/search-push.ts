import { feedEngine } from '../backend/search/feed/feed.ts'
import { lagOf, readFeed } from '../backend/search/feed/feed-row.ts'
import { openLocalData } from './open-local-data.ts'
import { CommandError, readCommand } from './read-command.ts'
import { statePath } from './run-workers.ts'

const usage = `npm run search:push -- --url https://search.example --key <key> [--changes] [--index <name>]… [--persist-to <folder of the local state>]

Puts the documents of the local database and the settings of its indexes into a Meilisearch; with --changes what has
changed since then, in its order. What changes is written down from the first push on.`

/** Characters of documents that are sent at once; a Meilisearch takes 100 MB. */
const maxLength = 40_000_000

const { engine, uids, isChanges, persistTo } = readArguments()
const { env, dispose } = await openLocalData(persistTo)
try {
  const feed = await readFeed(env.DB)
  if (isChanges && (feed?.engine !== engine.url || feed.pushed_at === null)) {
    throw new CommandError(`${engine.url} was not pushed to: nothing was written down of what has changed since.`)
  }
  const before = await lagOf(env.DB, Date.now())
  const report = (line: string) => console.log(line)
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
      index: { type: 'string', multiple: true, default: [] },
      'persist-to': { type: 'string', default: statePath },
    },
  })
  if (!values.url || !values.key) throw new CommandError(`An address and a key are needed: ${usage}`, 2)
  return {
    engine: { url: values.url.replace(/\/$/, ''), key: values.key },
    uids: values.index.length > 0 ? values.index : ('all' as const),
    isChanges: values.changes,
    persistTo: values['persist-to'],
  }
}
