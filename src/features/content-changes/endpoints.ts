import * as v from 'valibot'
import { type PurgeLine, type PurgeRequest, PurgeRequestSchema } from '../../contracts/purge.ts'
import { type CompiledRoute, PathSchema, routeEntryTypes } from '../../contracts/route.ts'
import type { Deps } from '../../deps.ts'
import { InFlight, type WaitUntilContext } from '../../domain/promises.ts'
import { signatureHeaders, signatureOf } from '../../domain/signed-request.ts'
import { byLocale } from '../../editions/by-edition.ts'
import type { Market } from '../../markets/market.ts'
import { routeOfEntry } from '../../route-data.ts'
import type { VisitWithin } from '../../routing/feature.ts'
import { jsonEndpoint, Refusal } from '../../routing/json-endpoint.ts'
import { bearsSecret, isSecret } from '../../session/secret.ts'
import type { SiteRequest } from '../../site-context.ts'
import { createChangeQueue } from './change-queue.ts'
import { type ContentChange, ContentEventSchema } from './content-change.ts'
import { type Purge, purge } from './purge.ts'
import { unknownEntries } from './settle.ts'

type ContentEvent = v.InferOutput<typeof ContentEventSchema>

/** Milliseconds: an older request may be a replay. */
const longestAge = 30_000

/**
 * POST /api/webhooks/content/: a published, unpublished or deleted entry or picture, in Contentful's form and signed in
 * its way. Replies 202 once the change is stored: it is settled behind the reply.
 */
export function postContentWebhook(deps: Deps) {
  return jsonEndpoint<{ accepted: boolean; id?: string }, undefined, ContentEvent>(deps, {
    async authorize(c) {
      if (await isSigned(c, await c.req.text(), deps.variables.CONTENT_WEBHOOK_SECRET)) return null
      const message = 'The request is not signed with the webhook’s secret, or older than 30 seconds.'
      return new Refusal(401, 'unauthorized', message)
    },
    body: ContentEventSchema,
    invalidMessage: 'The body names no entry and no asset.',
    cacheControl: 'no-store',
    async load({ c, context, body }) {
      const action = /\.(publish|unpublish|delete)$/.exec(c.req.header('x-contentful-topic') ?? '')?.[1]
      // Drafts are ignored.
      if (action === undefined) return { accepted: false }
      const change = changeOf(body, action === 'publish', context.url.origin)
      await deps.store(createChangeQueue).take(change)
      c.status(202)
      return { accepted: true, id: change.id }
    },
  })
}

function changeOf({ sys }: ContentEvent, isPublished: boolean, origin: string): ContentChange {
  const toldAt = Date.now()
  return {
    id: sys.id,
    kind: sys.type.endsWith('Asset') ? 'asset' : 'entry',
    contentType: sys.contentType?.sys.id ?? null,
    awaited: isPublished ? awaitedVersion(sys, toldAt) : { is: 'gone' },
    toldAt,
    origin,
  }
}

function awaitedVersion(
  { publishedVersion, updatedAt }: ContentEvent['sys'],
  toldAt: number,
): ContentChange['awaited'] {
  if (publishedVersion !== undefined) return { is: 'version', version: publishedVersion }
  return { is: 'moment', publishedAt: updatedAt ?? new Date(toldAt).toISOString() }
}

/** The signed headers must be there, the moment and their own list among them. */
async function isSigned(c: SiteRequest, body: string, secret: string): Promise<boolean> {
  const { signature, signedHeaders, timestamp } = signatureHeaders
  const names = (c.req.header(signedHeaders) ?? '').split(',').map((name) => name.trim().toLowerCase())
  const age = Date.now() - Number(c.req.header(timestamp) ?? Number.NaN)
  if (secret === '' || !(Math.abs(age) < longestAge)) return false
  if (!names.includes(timestamp) || !names.includes(signedHeaders) || names.length > 50) return false
  const headers = Object.fromEntries(names.map((name) => [name, c.req.header(name) ?? '']))
  const { pathname, search } = new URL(c.req.url)
  const expected = await signatureOf({ method: c.req.method, path: pathname + search, headers, body }, secret)
  // Both are digests already; compared as secrets are.
  return isSecret(c.req.header(signature) ?? '', expected)
}

/**
 * POST /api/purge/ with `Authorization: Bearer <PURGE_SECRET>` and a PurgeRequest: streams PurgeLines as NDJSON. The
 * first has the epoch; then each page that was named is requested again in its editions, with a line that has the
 * seconds since the purge. All of it is stored as a receipt. Entries that no edition has are refused, as in the
 * console.
 */
export function postPurge(deps: Deps, visit: VisitWithin) {
  return jsonEndpoint<Response, undefined, PurgeRequest>(deps, {
    authorize: async (c) =>
      (await bearsSecret(c.req.header('authorization'), deps.variables.PURGE_SECRET))
        ? null
        : new Refusal(401, 'unauthorized', 'A bearer secret is needed.'),
    body: PurgeRequestSchema,
    invalidMessage: (issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`,
    cacheControl: 'no-store',
    async load({ c, context: { waitUntilContext, origins }, body }) {
      const records = deps.backgroundRecords(waitUntilContext)
      const unknown = await unknownEntries(deps, records.routes, body.entries)
      if (unknown.length > 0) {
        const message = `No edition has an entry ${unknown.join(' or ')}. Nothing was purged.`
        return new Refusal(422, 'unknown_entries', message, unknown)
      }
      const purged = await purge({ deps, records, origins, visit: (url) => visit(url, c) }, body, 'call')
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      waitUntilContext.waitUntil(writeReceipt(purged, writable).catch(deps.log))
      return new Response(readable, {
        headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
      })
    },
  })
}

async function writeReceipt(
  { receipt: { epoch, tags }, remakePages }: Purge,
  target: WritableStream<Uint8Array>,
): Promise<void> {
  const writer = target.getWriter()
  const writeLine = (line: PurgeLine) => writer.write(new TextEncoder().encode(`${JSON.stringify(line)}\n`))
  await writeLine({ epoch, tags })
  await remakePages({ onPage: writeLine })
  await writer.close()
}

const SlugSchema = v.pipe(v.string(), v.maxLength(400))

const IdSchema = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))

/** Body of POST /api/route/: a whole slug without slashes at its ends (the home page's is empty), or an entry's id. */
const RouteDataRequestSchema = v.union(
  [
    v.strictObject({ slug: SlugSchema, passCache: v.optional(v.boolean(), false) }),
    v.strictObject({ sysId: IdSchema, passCache: v.optional(v.boolean(), false) }),
  ],
  'Name a slug or a sysId, and passCache if what is kept is to be passed over.',
)

/** The reply. Routes are the entry's paths by locale; entry and redirect are both null where there is nothing. */
export const RouteDataSchema = v.object({
  entry: v.nullable(v.object({ id: v.string(), type: v.picklist(routeEntryTypes) })),
  routes: v.object(byLocale(() => v.optional(PathSchema))),
  redirect: v.nullable(v.object({ to: v.string(), isPermanent: v.boolean() })),
})

/** Milliseconds until a request gives up on another's fetch and fetches for itself. */
const fetchTimeoutMs = 30_000

/**
 * POST /api/route/ with a RouteDataRequest, in the edition of the host: the RouteData of what is compiled. With passCache
 * and `Authorization: Bearer <PURGE_SECRET>` it is compiled now from content and broker, and KV has it from then on.
 */
export function postRoute(deps: Deps) {
  const fetching = new InFlight<CompiledRoute | null>(fetchTimeoutMs)

  return jsonEndpoint<RouteData, undefined, RouteDataRequest>(deps, {
    body: RouteDataRequestSchema,
    invalidMessage: ({ message }) => message,
    cacheControl: 'no-store',
    isBare: true,
    async load({ c, context: { market, waitUntilContext }, body }) {
      if (body.passCache && !(await bearsSecret(c.req.header('authorization'), deps.variables.PURGE_SECRET))) {
        return new Refusal(401, 'unauthorized', 'To pass the cache a bearer secret is needed.')
      }
      try {
        // Identical requests at the same time are one fetch.
        const route = await fetching.once(`${market.key} ${JSON.stringify(body)}`, waitUntilContext, () =>
          deps.retryRouteFetch(() => fetchRoute(deps, waitUntilContext, market, body)),
        )
        return routeDataOf(route)
      } catch (error) {
        deps.log(error)
        return new Refusal(500, 'route_data_failed', error instanceof Error ? error.message : String(error))
      }
    },
  })
}

async function fetchRoute(
  deps: Deps,
  context: WaitUntilContext,
  market: Market,
  request: RouteDataRequest,
): Promise<CompiledRoute | null> {
  const { routes, compile } = deps.backgroundRecords(context)
  if (!request.passCache) {
    if ('slug' in request) return routes.route(market, request.slug)
    const route = await routeOfEntry(routes, market, request.sysId)
    if (route !== undefined) return route
  }
  const query = 'slug' in request ? { slug: request.slug } : { sysId: request.sysId }
  const { route, keep } = await compile(market, query)
  await keep()
  return route
}

type RouteDataRequest = v.InferOutput<typeof RouteDataRequestSchema>

type RouteData = v.InferOutput<typeof RouteDataSchema>

function routeDataOf(route: CompiledRoute | null): RouteData {
  if (!route) return { entry: null, routes: {}, redirect: null }
  if (route.kind === 'redirect') return { entry: null, routes: {}, redirect: route.redirect }
  const { id, type } = route.entry
  return { entry: { id, type }, routes: byLocale(({ key }) => route.routes[key]), redirect: null }
}
