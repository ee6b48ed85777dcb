import * as v from 'valibot'
import { pictureWidths } from '../../urls/media.ts'
import { negotiateFormat, type PictureFormat, pictureFormats } from './derived.ts'

const minWidth = 80
const maxWidth = 2400
const defaultWidth = 1280

/** Widths that are made and kept; a request is rounded up to the next of them. */
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

/** What /media/<path>?w=&f= asks for, or the sentence that says what is wrong with it. */
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
