import { fileURLToPath } from 'node:url'
import type { Miniflare, V4WorkerOptions } from 'miniflare'
import * as v from 'valibot'
import { renditionKey, renditionOptions } from '../backend/media/derived.ts'
import { originalsFolder } from '../backend/seed/originals.ts'
import { type Picture, pictures } from '../backend/seed/pictures/catalogue.ts'
import { allEnded } from '../domain/promises.ts'
import type { PictureWidth } from '../urls/media.ts'
import { type Encode, encodeHere, startEncoder } from './picture-encoder.ts'
import { runWorkers } from './run-workers.ts'
import { workerOptionsOf } from './worker-options.ts'

const format = 'avif'
/** First those that cards and mosaics show on most screens. */
const widths: readonly PictureWidth[] = [480, 320, 960, 1600, 640, 1280]

const exteriors = pictures.filter(({ kind }) => kind === 'exterior')
const landscapes = pictures.filter(({ kind }) => kind === 'landscape')
/** Pictures of the front page and of lists of houses. */
const ofFirstPages = pictures.filter(({ kind, editorial }) => kind === 'exterior' || editorial)

/**
 * Makes the renditions that the first pages show on most screens, and stores them for the image service before the site
 * is open: a first page would otherwise wait half a minute for its pictures.
 */
export async function createFirstRenditions(statePath: string): Promise<void> {
  const miniflare = await runWorkers({ port: 0, backendPort: null, statePath, beside: [pictureWorker()] })
  try {
    await allEnded([0, 1].map((lane) => make(miniflare, encodeHere, 480, everyOther(ofFirstPages, lane))))
    await allEnded([0, 1].map((lane) => make(miniflare, encodeHere, 960, everyOther(landscapes, lane))))
  } finally {
    await miniflare.dispose()
  }
}

/**
 * Makes the other renditions one after the other, the first pictures of house pages first, in a process that gives way to
 * the requests of guests.
 * @param miniflare with `pictureWorker` beside its workers
 */
export async function createRenditions(miniflare: Miniflare): Promise<void> {
  const { encode, stop } = startEncoder()
  try {
    await make(miniflare, encode, 960, exteriors)
    for (const width of widths) await make(miniflare, encode, width, pictures)
  } finally {
    stop()
  }
}

async function make(
  miniflare: Miniflare,
  encode: Encode,
  width: PictureWidth,
  missing: readonly Picture[],
): Promise<void> {
  const media = await openPictures(miniflare)
  const etags = new Map((await media.list('pictures/')).map(({ key, etag }) => [key, etag]))
  const objects = await media.list(renditionKey({ path: '', width, format }))
  const stored = new Map(objects.map(({ key, customMetadata }) => [key, customMetadata.madeFrom]))
  for (const { id, file } of missing) {
    const rendition = { path: `pictures/${id}`, width, format } as const
    const etag = etags.get(rendition.path)
    if (etag === undefined || stored.get(renditionKey(rendition)) === etag) continue
    const bytes = await encode({ path: fileURLToPath(new URL(file, originalsFolder)), width })
    await media.put(renditionKey(rendition), bytes, renditionOptions(rendition, etag))
  }
}

function everyOther(all: readonly Picture[], lane: number): Picture[] {
  return all.filter((_, index) => index % 2 === lane)
}

const ListSchema = v.array(
  v.object({ key: v.string(), etag: v.string(), customMetadata: v.record(v.string(), v.string()) }),
)
const name = 'pictures-of-the-start'
/** Header with the options of a picture, as JSON. */
const optionsHeader = 'x-options'

/**
 * A worker that lists and fills the bucket of the pictures beside a running site. Miniflare's own proxy of a bucket blocks
 * the whole program for every value of every object that is read, two milliseconds each. While it is blocked, nothing
 * reads the workers' logs; a runtime that waits to write its log then waits for the proxy, and both wait forever.
 */
export function pictureWorker(): V4WorkerOptions {
  const { compatibilityDate, r2Buckets } = workerOptionsOf('dist/marehalm_backend/wrangler.json')
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
async function openPictures(miniflare: Miniflare) {
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
