import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { CommandError, readCommand } from '../../src/commands/read-command.ts'
import { type ServiceName, servicePrefix } from '../../src/contracts/services.ts'

/** The contract suite of each service: the files that `npm test` runs against the embedded one. */
const suites = {
  broker: { service: 'broker', files: ['broker'] },
  content: { service: 'content', files: ['content'] },
  search: { service: 'search', files: ['search'] },
  booking: { service: 'booking', files: ['booking'] },
  auth: { service: 'auth', files: ['auth'] },
  favourites: { service: 'favorites', files: ['favorites'] },
  workers: { service: 'workers', files: ['workers'] },
  related: { service: 'related', files: ['related'] },
  urgency: { service: 'urgency', files: ['urgency'] },
} as const satisfies Record<string, { service: ServiceName; files: readonly string[] }>
const names = Object.keys(suites)

const usage = `npm run conform -- ${names.join('|')} --url https://broker.example --key <key> [--beside <back end>]

Holds a service against its contract (docs/services/) and prints what does not conform; ends with 1 where something
does not. The address is the one that the site would be given (BROKER_URL …): of the content service its GraphQL
endpoint, of the broker what /graphql follows.

  booking, favourites, workers, related, urgency
                       ask others beside their own: those of BROKER_URL, CONTENT_URL, SEARCH_URL, AUTH_URL … with their
                       keys, or of the back end named by --beside, by itself the one below whose path the service lies.
  booking, favourites  need a free stay and accounts. They book and cancel nothing of others, but what they book stays:
                       try a copy.
  workers              stores forms, comments and a picture, and mails: try a copy.
  auth                 AUTH_EMAIL and AUTH_PASSWORD of a guest's account; AUTH_PUBLIC_KEY
  favourites           FAVORITES_TOKENS: two sessions of users without favourites, with a comma`

const { values, positionals } = readCommand({
  usage,
  words: { min: 1, max: 1 },
  options: { url: { type: 'string' }, key: { type: 'string' }, beside: { type: 'string' } },
})
const suite = Object.entries(suites).find(([name]) => name === positionals[0])?.[1]
if (!suite) throw new CommandError(`There is no suite "${positionals[0]}": ${names.join(', ')}.`, 2)
if (!values.url || !values.key) throw new CommandError(`An address and a key are needed.\n\n${usage}`, 2)
if (!URL.canParse(values.url)) throw new CommandError(`"${values.url}" is no address.`, 2)
const { service, files } = suite
const prefix = servicePrefix(service)

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tests/contracts/conform.config.ts',
    ...files.map((file) => `tests/contracts/${file}.test.ts`),
  ],
  {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    stdio: 'inherit',
    env: {
      ...besides(values.beside ?? besideOf(values.url), values.key),
      ...process.env,
      CONFORM: service,
      [`${prefix}_URL`]: values.url,
      [`${prefix}_KEY`]: values.key,
    },
  },
)
process.exitCode = status === 0 ? 0 : 1

/** `http://127.0.0.1:8788/booking` → `http://127.0.0.1:8788`, as the embedded back end has its services. */
function besideOf(url: string): string | undefined {
  const path = new RegExp(suite?.service === 'related' ? '/?$' : `/${suite?.service}(?:/graphql)?/?$`)
  return path.test(url) ? url.replace(path, '') : undefined
}

/** Where the services are that a suite asks besides its own. */
function besides(backend: string | undefined, key: string): Record<string, string> {
  if (backend === undefined) return {}
  const others = ['broker', 'search', 'booking', 'auth'] as const
  const origin = backend.replace(/\/$/, '')
  return {
    SERVICE_KEY: key,
    CONTENT_URL: `${origin}/content/graphql`,
    ...Object.fromEntries(others.map((name) => [`${servicePrefix(name)}_URL`, `${origin}/${name}`])),
  }
}
