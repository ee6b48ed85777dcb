import { CommandError, readCommand, sentenceOf } from './read-command.ts'

const usage =
  'npm run purge -- [--all] [--market da] [--slug om-os]… [--entry <id>]… [--lodging <id>]… [--tag <tag>]… [--url https://www.example.dk]\n\nMakes pages anew, and tells when each new one was there. PURGE_SECRET is the site’s.'

const list = { type: 'string', multiple: true, default: [] as string[] } as const
const { values } = readCommand({
  usage,
  options: {
    all: { type: 'boolean', default: false },
    market: { type: 'string' },
    slug: list,
    entry: list,
    lodging: list,
    tag: list,
    url: { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? 8787}` },
  },
})
const { all, market, slug, entry, lodging, tag, url } = values

const response = await fetch(new URL('/api/purge/', url), {
  method: 'POST',
  headers: {
    authorization: `Bearer ${process.env.PURGE_SECRET ?? 'local-purge-secret'}`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({
    all,
    market,
    slugs: slug.map((each) => each.replace(/^\/+|\/+$/g, '').toLowerCase()),
    entries: entry,
    lodgings: lodging.map(Number),
    tags: tag,
  }),
}).catch((error: unknown) => {
  throw new CommandError(`No site answers at ${url}: ${sentenceOf(error)}`)
})
if (!response.ok || !response.body) throw new CommandError(`${await response.text()}\n\n${usage}`)
for await (const chunk of response.body) process.stdout.write(chunk)
