import type { Miniflare, V4WorkerOptions } from 'miniflare'
import * as v from 'valibot'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

const ListSchema = v.array(
  v.object({ key: v.string(), etag: v.string(), customMetadata: v.record(v.string(), v.string()) }),
)
const name = 'pictures-of-the-start'
/** What is put with a picture, as JSON. */
const optionsHeader = 'x-options'

/**
 * A worker that lists and fills the bucket of the pictures beside a site that is open. Miniflare's own proxy of a bucket
 * halts the whole program for every value of every object that is read, two milliseconds each; and while it is halted
 * nobody reads the workers' logs, so that a runtime with much to log waits for it too, and both for good.
 */
export function pictureWorker(dist = 'dist'): V4WorkerOptions {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(`${dist}/marehalm_backend/wrangler.json`)
  const { compatibilityDate, r2Buckets } = workerOptions
  const script = `export default {
    async fetch(request, { MEDIA }) {
      const { pathname, searchParams } = new URL(request.url)
      if (request.method === 'PUT') {
        const options = JSON.parse(request.headers.get('${optionsHeader}'))
        await MEDIA.put(decodeURIComponent(pathname.slice(1)), await request.arrayBuffer(), options)
        return new Response()
      }
      const prefix = searchParams.get('prefix')
      const { objects } = await MEDIA.list({ prefix, limit: 1000, include: ['customMetadata'] })
      return Response.json(objects.map(({ key, etag, customMetadata = {} }) => ({ key, etag, customMetadata })))
    }
  }`
  return { name, modules: true, script, ...{ compatibilityDate, r2Buckets } } as V4WorkerOptions
}

/** The bucket of the pictures, by that worker. */
export async function openPictures(miniflare: Miniflare) {
  const { fetch } = await miniflare.getWorker(name)
  return {
    async list(prefix: string) {
      const reply = await fetch(`http://pictures/?${new URLSearchParams({ prefix })}`)
      return v.parse(ListSchema, await reply.json())
    },
    async put(key: string, bytes: Uint8Array<ArrayBuffer>, options: object): Promise<void> {
      const url = `http://pictures/${encodeURIComponent(key)}`
      const reply = await fetch(url, {
        method: 'PUT',
        body: bytes,
        headers: { [optionsHeader]: JSON.stringify(options) },
      })
      if (!reply.ok) throw new Error(`${key} was not kept: ${reply.status}`)
    },
  }
}
