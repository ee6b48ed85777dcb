import * as v from 'valibot'
import { InFlight, type WaitUntilContext } from '../../domain/promises.ts'
import { pictureWidths } from '../../urls/media.ts'
import type { Env } from '../env.ts'

export interface Derived {
  body: ReadableStream | ArrayBuffer
  etag: string
  contentType: string
}

interface Rendition {
  path: string
  width: number
  format: PictureFormat
}

interface Rendered {
  bytes: ArrayBuffer
  etag: string
}

/** A request that has waited this long for another's rendition makes it itself. */
const waitMs = 4_000

const inFlight = new InFlight<Rendered | null>(waitMs)

/**
 * A picture at a width in a format: rendered once, then stored in the bucket beside its original. Null when there is no
 * such original. After a change of the original it is rendered again.
 */
export async function loadDerived(env: Env, context: WaitUntilContext, rendition: Rendition): Promise<Derived | null> {
  const contentType = `image/${rendition.format}`
  const key = renditionKey(rendition)
  const [original, stored] = await Promise.all([env.MEDIA.head(rendition.path), env.MEDIA.get(key)])
  if (!original) {
    await stored?.body.cancel()
    return null
  }
  if (stored?.customMetadata?.madeFrom === original.etag) {
    return { body: stored.body, etag: stored.httpEtag, contentType }
  }
  await stored?.body.cancel()
  const rendered = await inFlight.once(`${key} ${original.etag}`, context, () => renderDerived(env, rendition))
  return rendered && { body: rendered.bytes, etag: rendered.etag, contentType }
}

/** Whatever comes in, a picture of pixels comes out: an uploaded SVG is never served as one. */
async function renderDerived(env: Env, rendition: Rendition): Promise<Rendered | null> {
  const original = await env.MEDIA.get(rendition.path)
  if (!original) return null
  const result = await env.IMAGES.input(original.body)
    .transform({ width: rendition.width, fit: 'scale-down' })
    .output({ format: `image/${rendition.format}`, quality: qualityOf[rendition.format] })
  const bytes = await result.response().arrayBuffer()
  const stored = await env.MEDIA.put(renditionKey(rendition), bytes, renditionOptions(rendition, original.etag))
  return { bytes, etag: stored.httpEtag }
}

export const derivedPrefix = 'derived/'

export function renditionKey({ path, width, format }: Rendition): string {
  return `${derivedPrefix}${width}/${format}/${path}`
}

/** Metadata of a rendition: it is valid only while its original is the one that it was encoded from. */
export function renditionOptions({ format }: Pick<Rendition, 'format'>, originalEtag: string) {
  return { httpMetadata: { contentType: `image/${format}` }, customMetadata: { madeFrom: originalEtag } }
}

const pictureFormats = ['avif', 'webp', 'jpeg'] as const
type PictureFormat = (typeof pictureFormats)[number]

/** Chosen by comparing pictures: at these qualities fine grass stays sharp. */
export const qualityOf: Record<PictureFormat, number> = { avif: 58, webp: 75, jpeg: 80 }

/**
 * The format for an `Accept` header. AVIF is the default (specification, section 9), also where the header is missing
 * or names `image/avif`. A browser that names other types gets the best of those it names.
 */
function negotiateFormat(accept: string | undefined): PictureFormat {
  const named = (accept ?? '').toLowerCase().trim()
  if (named === '' || named === '*/*' || named.includes('image/avif')) return 'avif'
  return named.includes('image/webp') ? 'webp' : 'jpeg'
}

const minWidth = 80
const maxWidth = 2400
const defaultWidth = 1280

/** Widths that are rendered and stored; a request is rounded up to the next of them. */
const ladder: readonly number[] = [160, ...pictureWidths, maxWidth]

export interface PictureRequest {
  /** Key of the original. */
  path: string
  width: number
  format: PictureFormat
  /** True when the Accept header chose the format. */
  isNegotiated: boolean
}

const segment = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)*$/i

const PathSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((path) => path.split('/').every((part) => segment.test(part))),
)
const WidthSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/),
  v.transform(Number),
  v.minValue(minWidth),
  v.maxValue(maxWidth),
)

/** The rendition that /media/<path>?w=&f= names, or a sentence about what is wrong. */
export function parsePictureRequest(url: URL, accept: string | undefined): PictureRequest | string {
  const path = v.safeParse(PathSchema, decode(url.pathname.replace(/^\/media\//, '')))
  if (!path.success) return 'The path of a picture is made of letters, digits, hyphens and slashes.'
  const width = v.safeParse(WidthSchema, url.searchParams.get('w') ?? String(defaultWidth))
  if (!width.success) return `w is a width in pixels from ${minWidth} to ${maxWidth}.`
  const requestedFormat = url.searchParams.get('f')
  const format = v.safeParse(v.picklist(pictureFormats), requestedFormat ?? negotiateFormat(accept))
  if (!format.success) return `f is one of ${pictureFormats.join(', ')}.`
  return {
    path: path.output,
    width: ladder.find((step) => step >= width.output) ?? maxWidth,
    format: format.output,
    isNegotiated: requestedFormat === null,
  }
}

/** Decoded once: what is then still encoded is refused by the pattern. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
