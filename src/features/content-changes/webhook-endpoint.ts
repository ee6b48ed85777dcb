import type * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import { signatureHeaders, signatureOf } from '../../domain/signed-request.ts'
import { jsonEndpoint, Refusal } from '../../routing/json-endpoint.ts'
import { isSecret } from '../../session/secret.ts'
import type { SiteRequest } from '../../site-context.ts'
import { createChangeQueue } from './change-queue.ts'
import { type ContentChange, ContentEventSchema } from './content-change.ts'

type ContentEvent = v.InferOutput<typeof ContentEventSchema>

/** Milliseconds: an older request may be one that somebody else sends again. */
const longestAge = 30_000

/**
 * POST /api/webhooks/content/: what the content service tells of a published, unpublished or deleted entry or picture,
 * in Contentful's form and signed in its way. Replies 202 once the change is noted: it is looked after behind the reply.
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
      // Drafts are nobody's business yet.
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
