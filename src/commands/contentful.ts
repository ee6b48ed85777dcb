import { isLocalHost } from '../contracts/secrets.ts'
import { contentToPush, readPicture } from './contentful/content-to-push.ts'
import { pushContent } from './contentful/push-content.ts'
import { modelToPush, pushModel } from './contentful/push-model.ts'
import { checkReachable, createSpaceClient, sentenceOfRefusal } from './contentful/space-client.ts'
import { CommandError, readCommand } from './read-command.ts'

const usage = `npm run contentful -- push-model|push-content --space <id> [--environment master] [--dry-run] [--host URL]

push-model    makes the space's content types those that the site reads: fields, what is required and valid, help texts,
              and the locales of the editions. A field that the site does not read stays.
push-content  puts the seeded pictures and entries into the space and publishes them, in place of what stands in those
              entries by now; others stay. The content types have to be there.

Both change only what differs, so that a second run changes nothing; --dry-run changes nothing at all and says what would.
The token is CONTENTFUL_MANAGEMENT_TOKEN of the environment. --host is another management API than Contentful's
(https://api.contentful.com; https://api.eu.contentful.com for spaces in the EU): of the embedded content service
http://127.0.0.1:8788/management, whose own token is taken for it where none is set.`

const actions = { 'push-model': pushTheModel, 'push-content': pushTheContent }

const { values, positionals } = readCommand({
  usage,
  words: { min: 1, max: 1 },
  options: {
    space: { type: 'string' },
    environment: { type: 'string', default: 'master' },
    host: { type: 'string', default: 'https://api.contentful.com' },
    'dry-run': { type: 'boolean', default: false },
  },
})
const [name = ''] = positionals
const action = Object.hasOwn(actions, name) ? actions[name as keyof typeof actions] : undefined
if (!action) throw new CommandError(`There is no "${name}": push-model or push-content.`, 2)
const { space, environment, host, 'dry-run': isDry } = values
if (!space) throw new CommandError(`--space is needed.\n\n${usage}`, 2)
if (!URL.canParse(host)) throw new CommandError(`--host is "${host}": an address is needed.`, 2)
const isLocal = isLocalHost(new URL(host).hostname)
const token = process.env.CONTENTFUL_MANAGEMENT_TOKEN ?? (isLocal ? 'local-management-token' : '')
if (token === '') throw new CommandError('CONTENTFUL_MANAGEMENT_TOKEN of the environment has to be a management token.')
const client = createSpaceClient({ host: new URL(host), token, space, environment })
const place = `the space ${space} (${environment})`
const log = (line: string) => console.log(line)
try {
  await checkReachable(new URL(host))
  await action()
} catch (error) {
  throw new CommandError(`${place} at ${new URL(host).host}: ${sentenceOfRefusal(error)}`)
}

async function pushTheModel(): Promise<void> {
  const { created, changed, unchanged } = await pushModel(client, modelToPush(), { isDry, log })
  console.log(report('content types and locales', { created, changed, unchanged }))
}

async function pushTheContent(): Promise<void> {
  const content = await contentToPush(client)
  const { created, changed, unchanged } = await pushContent(client, content, { isDry, log, readPicture })
  console.log(report('entries and pictures', { created, changed, unchanged }))
}

/** Reports the result in a sentence. */
function report(
  things: string,
  { created, changed, unchanged }: { created: number; changed: number; unchanged: number },
) {
  if (created + changed === 0) return `Nothing to change: ${place} has all ${unchanged} ${things} as they are here.`
  const done = isDry ? 'Would be created' : 'Created'
  return `${done}: ${created}, changed: ${changed}, as they were: ${unchanged} ${things} of ${place}.`
}
