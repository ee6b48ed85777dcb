import { type Context, Hono } from 'hono'
import type { Env } from '../env.ts'
import { uploadsPrefix } from '../management/space/uploads.ts'
import { failure } from '../middleware/failures.ts'
import { submissionsPrefix } from '../workers/store-picture.ts'
import { type Derived, derivedPrefix, loadDerived, type PictureRequest, parsePictureRequest } from './derived.ts'

type MediaContext = Context<{ Bindings: Env }>

/** A picture of a name never changes: a new picture gets a new name. */
const immutable = 'public, max-age=31536000, immutable'
const briefly = 'public, max-age=60'
/** Shown where a picture is missing: the one drawn for it, else one of dunes, else any. */
const fallbackPrefixes = ['pictures/fallback', 'pictures/dune', 'pictures/']

/** The image service: GET /<path>?w=<width>[&f=avif|webp|jpeg], and films as they are; public. */
export const mediaApp = new Hono<{ Bindings: Env }>()

mediaApp.get('/films/:name{[a-z0-9-]+\\.mp4}', getFilm)

mediaApp.get('/*', async (c) => {
  const request = parsePictureRequest(new URL(c.req.url), c.req.header('accept'))
  if (typeof request === 'string') return failure(c, 400, 'invalid_request', request)
  const picture = await loadPublic(c, request)
  if (picture) return pictureResponse(c, request, picture, 200)
  const fallback = await loadFallback(c, request)
  if (fallback) return pictureResponse(c, request, fallback, 404)
  return failure(c, 404, 'not_found', 'There is no such picture.')
})

const hidden = [derivedPrefix, submissionsPrefix, uploadsPrefix]

/**
 * Null for what is not there, for an original that is no picture, for what guests have sent and no editor has seen, and
 * for what is on its way into an asset.
 */
async function loadPublic(c: MediaContext, request: PictureRequest): Promise<Derived | null> {
  if (hidden.some((prefix) => request.path.startsWith(prefix))) return null
  try {
    return await loadDerived(c.env, c.executionCtx, request)
  } catch (error) {
    console.error(`No picture could be made of ${request.path}`, error)
    return null
  }
}

async function loadFallback(c: MediaContext, request: PictureRequest): Promise<Derived | null> {
  const known = fallback && fallback.until > Date.now() && (await loadPublic(c, { ...request, path: fallback.path }))
  if (known) return known
  for (const prefix of fallbackPrefixes) {
    const { objects } = await c.env.MEDIA.list({ prefix, limit: 1 })
    const path = objects[0]?.key
    const picture = path && (await loadPublic(c, { ...request, path }))
    if (!picture) continue
    fallback = { path, until: Date.now() + fallbackMemoryMs }
    return picture
  }
  return null
}

/** Listing the bucket costs more than reading it. */
const fallbackMemoryMs = 60_000
let fallback: { path: string; until: number } | undefined

function pictureResponse(c: MediaContext, request: PictureRequest, picture: Derived, status: 200 | 404): Response {
  const headers = new Headers({
    'content-type': picture.contentType,
    'cache-control': status === 200 ? immutable : briefly,
    etag: picture.etag,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (request.isNegotiated) headers.set('vary', 'Accept')
  if (status === 200 && namesEtag(c.req.header('if-none-match'), picture.etag)) {
    if (picture.body instanceof ReadableStream) c.executionCtx.waitUntil(picture.body.cancel())
    headers.delete('content-type')
    return new Response(null, { status: 304, headers })
  }
  return new Response(picture.body, { status, headers })
}

/** Weak comparison, which RFC 9110 requires for If-None-Match. */
function namesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag))
}

const contentType = 'video/mp4'

/** GET /films/<name>.mp4, whole or a range (RFC 9110, section 14). */
async function getFilm(c: Context<{ Bindings: Env }>): Promise<Response> {
  const key = `films/${c.req.param('name')}`
  const film = await c.env.MEDIA.head(key)
  if (!film) return failure(c, 404, 'not_found', 'There is no such film.')
  const headers = new Headers({
    'content-type': contentType,
    // A film of a name never changes.
    'cache-control': immutable,
    'accept-ranges': 'bytes',
    etag: film.httpEtag,
    'x-content-type-options': 'nosniff',
  })
  const range = parseRange(c.req.header('range'), film.size)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${film.size}`)
    return new Response(null, { status: 416, headers })
  }
  const part = await c.env.MEDIA.get(key, range ? { range: { offset: range.first, length: range.length } } : {})
  if (!part) return failure(c, 404, 'not_found', 'There is no such film.')
  headers.set('content-length', String(range ? range.length : film.size))
  if (!range) return new Response(part.body, { headers })
  headers.set('content-range', `bytes ${range.first}-${range.first + range.length - 1}/${film.size}`)
  return new Response(part.body, { status: 206, headers })
}

interface ByteRange {
  first: number
  length: number
}

/** One range of bytes; several, and what is no range, are the whole (null), as the RFC allows. */
function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const last = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  const first = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  if (match[1] !== '' && match[2] !== '' && Number(match[2]) < first) return null
  return first > last ? 'unsatisfiable' : { first, length: last - first + 1 }
}
