import { signRequest } from '../../domain/signed-request.ts'
import type { ManagedEntry } from './draft-store.ts'

interface Webhook {
  /** Empty: nobody is told. */
  url: string
  secret: string
}

/** Tells whoever listens of a change, signed, in Contentful's form. A listener that fails is not told again. */
export async function notifyChange(
  { url, secret }: Webhook,
  action: 'publish' | 'unpublish',
  entry: ManagedEntry,
): Promise<void> {
  if (url === '') return
  const { id, type, publishedVersion, publishedAt } = entry
  const sys = {
    id,
    type: action === 'publish' ? 'Entry' : 'DeletedEntry',
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } },
    ...(action === 'publish' ? { publishedVersion, updatedAt: publishedAt } : {}),
  }
  const body = JSON.stringify({ sys, ...(action === 'publish' ? { fields: entry.fields } : {}) })
  const headers = {
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-topic': `ContentManagement.Entry.${action}`,
  }
  const { pathname, search } = new URL(url)
  const signature = await signRequest({ method: 'POST', path: pathname + search, headers, body }, secret, Date.now())
  const response = await fetch(url, { method: 'POST', headers: { ...headers, ...signature }, body })
  if (!response.ok) console.error(`The webhook ${pathname} answered ${response.status} to ${id}`)
}
