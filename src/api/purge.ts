import * as v from 'valibot'
import { everything } from '../cache/purges.ts'
import { type PurgeLine, type PurgeRequest, PurgeRequestSchema } from '../contracts/purge.ts'
import type { Deps } from '../deps.ts'
import { type Market, markets } from '../markets/market.ts'
import { pageTag } from '../routing/making.ts'
import { pinOf, type SiteRequest } from '../site-context.ts'
import { href } from '../urls/paths.ts'
import { bearsSecret } from './secret.ts'

/** Asks the site itself for a page, as a visitor would. */
type Visit = (address: string, c: SiteRequest) => Promise<Response> | Response

const mostReceipts = 60

/**
 * POST /api/purge/ with `Authorization: Bearer <PURGE_SECRET>` and a PurgeRequest: streams PurgeLines as NDJSON. The
 * first tells the epoch; then each page that was named is asked for again in its editions, and told with the seconds
 * since the purge.
 */
export function answerPurge(deps: Deps, visit: Visit) {
  return async function answerPurgeOfBody(c: SiteRequest): Promise<Response> {
    c.header('cache-control', 'no-store')
    if (!(await bearsSecret(c.req.header('authorization'), deps.variables.PURGE_SECRET))) {
      return c.json({ error: { code: 'unauthorized', message: 'A bearer secret is needed.' } }, 401)
    }
    const body: unknown = await c.req.json().catch(() => undefined)
    const parsed = v.safeParse(PurgeRequestSchema, body)
    if (!parsed.success) {
      const [issue] = parsed.issues
      const message = `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`
      return c.json({ error: { code: 'invalid_request', message } }, 400)
    }
    const started = Date.now()
    const named = parsed.output
    const tags = tagsOf(named)
    const epoch = await deps.purge(tags)
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    pinOf(c).waitUntil(writeReceipts(writable).catch(deps.log))
    return new Response(readable, { headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' } })

    async function writeReceipts(target: WritableStream<Uint8Array>): Promise<void> {
      const writer = target.getWriter()
      const line = (told: PurgeLine) => writer.write(new TextEncoder().encode(`${JSON.stringify(told)}\n`))
      await line({ epoch, tags })
      const origins = deps.origins(new URL(c.req.url))
      for (const { market, path } of (await pagesOf(deps, named)).slice(0, mostReceipts)) {
        const response = await visit(origins[market] + path, c)
        await response.text()
        await line({ market, path, status: response.status, seconds: (Date.now() - started) / 1000 })
      }
      await writer.close()
    }
  }
}

function tagsOf({ tags, slugs, entries, lodgings, market, all }: PurgeRequest): string[] {
  return [
    ...tags,
    ...slugs.map((slug) => pageTag(pathOf(slug))),
    ...entries.map((id) => `entry:${id}`),
    ...lodgings.map((id) => `lodging:${id}`),
    ...(market ? [`market:${market}`] : []),
    ...(all ? [everything] : []),
  ]
}

interface NamedPage {
  market: Market['key']
  path: string
}

/** The pages that were named, in every edition that has them; the front pages of what was purged whole. */
async function pagesOf({ routes }: Deps, { slugs, entries, market, all }: PurgeRequest): Promise<NamedPage[]> {
  const pages = await Promise.all(
    markets.map(async (edition): Promise<NamedPage[]> => {
      const found = await Promise.all([
        ...slugs.map(async (slug) => ((await routes.route(edition, slug)) ? pathOf(slug) : null)),
        ...entries.map(async (id) => (await routes.path(edition, id))?.path ?? null),
      ])
      const front = all || market === edition.key ? [href.home()] : []
      return [...front, ...found].flatMap((path) => (path === null ? [] : [{ market: edition.key, path }]))
    }),
  )
  return pages.flat()
}

function pathOf(slug: string): string {
  return slug === '' ? href.home() : `/${slug}/`
}
