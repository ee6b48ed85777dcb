import { signRequest } from '../../domain/signed-request.ts'
import type { ManagedEntry } from './draft-store.ts'

/** An asset in the notification: as an entry, except for its type. */
export type ChangedAsset = Pick<ManagedEntry, 'id' | 'publishedVersion' | 'publishedAt'> & {
  fields: Readonly<Record<string, unknown>>
}

interface Webhook {
  /** Empty: no notification. */
  url: string
  secret: string
}

/** Notifies the webhook of a change, signed, in Contentful's format. A failed call is not retried. */
export async function notifyChange(
  { url, secret }: Webhook,
  action: 'publish' | 'unpublish',
  entry: ManagedEntry | ChangedAsset,
): Promise<void> {
  if (url === '') return
  const { id, publishedVersion, publishedAt } = entry
  const kind = 'type' in entry ? 'Entry' : 'Asset'
  const sys = {
    id,
    type: action === 'publish' ? kind : `Deleted${kind}`,
    ...('type' in entry && { contentType: { sys: { type: 'Link', linkType: 'ContentType', id: entry.type } } }),
    ...(action === 'publish' ? { publishedVersion, updatedAt: publishedAt } : {}),
  }
  const body = JSON.stringify({ sys, ...(action === 'publish' ? { fields: entry.fields } : {}) })
  const headers = {
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-topic': `ContentManagement.${kind}.${action}`,
  }
  const { pathname, search } = new URL(url)
  const signature = await signRequest({ method: 'POST', path: pathname + search, headers, body }, secret, Date.now())
  const response = await fetch(url, { method: 'POST', headers: { ...headers, ...signature }, body })
  if (!response.ok) console.error(`The webhook ${pathname} answered ${response.status} to ${id}`)
}
