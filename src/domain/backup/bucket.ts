import * as v from 'valibot'
import { type BucketObject, MetadataSchema, metadataHeader } from '../../contracts/backup.ts'

type Bucket = Pick<R2Bucket, 'list' | 'get' | 'put' | 'delete'>

/**
 * A bucket for backups: GET lists it, `?cursor=` from there on; GET, PUT and DELETE with `?key=` are of one object,
 * with its metadata as a header. Null for any other request.
 */
export async function replyOfBucket(request: Request, bucket: Bucket): Promise<Response | null> {
  const { searchParams } = new URL(request.url)
  const key = searchParams.get('key')
  if (key === null) return request.method === 'GET' ? listBucket(bucket, searchParams.get('cursor')) : null
  if (request.method === 'GET') return readObject(bucket, key)
  if (request.method === 'PUT') return writeObject(bucket, key, request)
  if (request.method !== 'DELETE') return null
  await bucket.delete(key)
  return new Response(null, { status: 204 })
}

async function listBucket(bucket: Bucket, cursor: string | null): Promise<Response> {
  const page = await bucket.list({
    include: ['httpMetadata', 'customMetadata'],
    ...(cursor !== null && { cursor }),
  })
  const objects = page.objects.map(
    ({ key, size, etag, httpMetadata = {}, customMetadata = {} }): BucketObject => ({
      ...{ key, size, etag, customMetadata },
      httpMetadata: textsOf(httpMetadata),
    }),
  )
  return Response.json({ objects, cursor: page.truncated ? page.cursor : null })
}

async function readObject(bucket: Bucket, key: string): Promise<Response> {
  const object = await bucket.get(key)
  if (!object) return new Response(null, { status: 404 })
  return new Response(object.body, { headers: { 'content-length': String(object.size) } })
}

async function writeObject(bucket: Bucket, key: string, request: Request): Promise<Response> {
  const metadata = v.safeParse(MetadataSchema, request.headers.get(metadataHeader))
  if (!metadata.success) return new Response(`${metadataHeader} is missing or wrong.`, { status: 400 })
  const { cacheExpiry, ...httpMetadata } = metadata.output.httpMetadata
  await bucket.put(key, await request.arrayBuffer(), {
    customMetadata: metadata.output.customMetadata,
    httpMetadata: { ...httpMetadata, ...(cacheExpiry && { cacheExpiry: new Date(cacheExpiry) }) },
  })
  return new Response(null, { status: 204 })
}

function textsOf(metadata: R2HTTPMetadata): Record<string, string> {
  return Object.fromEntries(
    Object.entries(metadata).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value instanceof Date ? value.toISOString() : String(value)]],
    ),
  )
}
