import { createClient, type PlainClientAPI } from 'contentful-management'
import * as v from 'valibot'
import { CommandError, sentenceOf } from '../read-command.ts'
import { accessHeaders } from '../source-of.ts'

export type SpaceClient = PlainClientAPI

interface SpaceEndpoint {
  /** Where the management API is, with the path before `/spaces`. */
  host: URL
  token: string
  space: string
  environment: string
  /** Largest number of requests a second; 0: no limit. `auto`: the limit that the API names. */
  throttle?: 'auto' | number
}

/**
 * Contentful's own client for one environment of a space. It stays below the rate that the API names, and waits after a
 * 429.
 */
export function createSpaceClient({ host, token, space, environment, throttle = 'auto' }: SpaceEndpoint): SpaceClient {
  const isContentful = host.hostname.endsWith('contentful.com')
  return createClient(
    {
      accessToken: token,
      host: host.host,
      hostUpload: isContentful ? host.host.replace(/^api\./, 'upload.') : host.host,
      basePath: host.pathname,
      insecure: host.protocol === 'http:',
      headers: isContentful ? {} : accessHeaders(),
      throttle,
      retryLimit: 10,
      application: 'marehalm',
      logHandler: () => {},
    },
    { defaults: { spaceId: space, environmentId: environment } },
  )
}

/**
 * The client retries for minutes at a URL that no server answers.
 * @throws CommandError
 */
export async function checkReachable(host: URL): Promise<void> {
  const reply = await fetch(host, { redirect: 'manual', signal: AbortSignal.timeout(15_000) }).catch(
    (error: unknown) => {
      throw new CommandError(`Nothing answers there: ${sentenceOf(error)}`)
    },
  )
  await reply.body?.cancel()
}

const RefusalSchema = v.object({
  status: v.number(),
  message: v.optional(v.string(), ''),
  details: v.optional(
    v.object({
      errors: v.optional(
        v.array(v.object({ path: v.optional(v.array(v.unknown()), []), details: v.optional(v.string(), '') })),
        [],
      ),
    }),
    {},
  ),
  request: v.optional(v.object({ method: v.optional(v.string(), ''), url: v.optional(v.string(), '') }), {}),
})

/** The API's error message of a refused call: the client has it as JSON in its error's message. */
export function sentenceOfRefusal(error: unknown): string {
  const refusal = v.safeParse(v.pipe(v.string(), v.parseJson(), RefusalSchema), Object(error).message)
  if (!refusal.success) return sentenceOf(error)
  const { status, message, details, request } = refusal.output
  const fields = details.errors.map(({ path, details: reason }) => `${path.join('.')}: ${reason}`)
  const call = `${request.method.toUpperCase()} ${request.url}`.trim()
  return [`${call} was answered with ${status} ${Object(error).name}.`, message, ...fields].filter(Boolean).join(' ')
}

/** All of a list, part by part. */
export async function readAll<Item>(
  read: (query: { limit: number; skip: number; order: string }) => Promise<{ items: Item[]; total: number }>,
  limit: number,
): Promise<Item[]> {
  const all: Item[] = []
  for (let skip = 0; ; skip += limit) {
    const { items, total } = await read({ limit, skip, order: 'sys.id' })
    all.push(...items)
    if (skip + limit >= total) return all
  }
}

/** One after the other in each of a few lanes: the client limits the rate, more at once would only wait. */
export async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: 6 }, lane))
}

export interface PushOptions {
  /** Nothing is written. */
  isDry: boolean
  log: (line: string) => void
}

/** Numbers of created, changed and unchanged entries. */
export interface Pushed {
  created: number
  changed: number
  unchanged: number
}
