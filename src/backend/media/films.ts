import type { Context } from 'hono'
import type { Env } from '../env.ts'
import { failure } from '../middleware/failures.ts'

/** A film of a name never changes. */
const immutable = 'public, max-age=31536000, immutable'
const contentType = 'video/mp4'

/** GET /films/<name>.mp4, whole or the range that a player asks for (RFC 9110, section 14). */
export async function getFilm(c: Context<{ Bindings: Env }>): Promise<Response> {
  const key = `films/${c.req.param('name')}`
  const film = await c.env.MEDIA.head(key)
  if (!film) return failure(c, 404, 'not_found', 'There is no such film.')
  const headers = new Headers({
    'content-type': contentType,
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
