import { envelope } from '../../contracts/envelope.ts'
import type { FormFault } from '../../contracts/form-fields.ts'
import { maxPictureBytes } from '../../contracts/submission.ts'
import { digestHex } from '../../domain/digests.ts'
import { readPictureHeader } from '../../domain/pictures/picture-header.ts'
import type { Env } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { readKey, type WorkersContext } from './submissions.ts'

/** R2 prefix of what guests have sent: the image service serves nothing below it. */
export const submissionsPrefix = 'submissions/'

interface StoredPicture {
  id: string
  width: number
  height: number
}

type PictureFault = Omit<FormFault, 'field'>
type PictureOutcome = { kind: 'stored'; picture: StoredPicture } | { kind: 'refused'; fault: PictureFault }

/** More than any camera makes; read from the header, before anything is decoded. */
const maxSide = 12_000
const maxPixels = 60_000_000
/** Pixels of the stored picture: no screen shows more. */
const storedSide = 2400
const quality = 85
/** Milliseconds for which an upload without a review is stored. */
const uploadLifetime = 365 * 24 * 60 * 60 * 1000

/** Fault of the bytes as a picture; null: the header is fine. @param minSide minimum pixels of its longer side */
export function faultOfPicture(bytes: Uint8Array, minSide = 0): PictureFault | null {
  if (bytes.byteLength === 0) return { kind: 'required' }
  if (bytes.byteLength > maxPictureBytes) return { kind: 'file-size' }
  const header = readPictureHeader(bytes)
  if (!header) return { kind: 'file-type' }
  const { width, height } = header
  if (width > maxSide || height > maxSide || width * height > maxPixels) return { kind: 'file-pixels' }
  return Math.max(width, height) < minSide ? { kind: 'file-too-small', limit: minSide, width, height } : null
}

/**
 * Re-encodes an upload and stores the result alone: place, camera, comments and anything hidden behind the pixels are
 * removed. The original bytes are not stored.
 * @param key the caller's idempotency key: the same picture under it is stored once, so that no copy outlives its review
 */
export async function storePicture(
  { DB, MEDIA, IMAGES }: Env,
  bytes: Uint8Array<ArrayBuffer>,
  key: string | null,
): Promise<PictureOutcome> {
  const fault = faultOfPicture(bytes)
  if (fault) return { kind: 'refused', fault }
  const id = await idOf(bytes, key)
  const before = await DB.prepare('SELECT id, width, height FROM upload WHERE id = ?1 AND width > 0')
    .bind(id)
    .first<StoredPicture>()
  if (before) return { kind: 'stored', picture: before }
  const stored = await remake(IMAGES, bytes)
  const header = stored && readPictureHeader(stored)
  if (!stored || header?.type !== 'webp') return { kind: 'refused', fault: { kind: 'file-type' } }
  const { width, height } = header
  // Its row comes first, without a size: a picture whose storing is cut off is forgotten with the others.
  await DB.prepare('INSERT INTO upload (id, width, height, created_at) VALUES (?1, 0, 0, ?2) ON CONFLICT DO NOTHING')
    .bind(id, Date.now())
    .run()
  await MEDIA.put(submissionsPrefix + id, stored, { httpMetadata: { contentType: 'image/webp' } })
  await DB.prepare('UPDATE upload SET width = ?2, height = ?3 WHERE id = ?1').bind(id, width, height).run()
  return { kind: 'stored', picture: { id, width, height } }
}

async function idOf(bytes: Uint8Array<ArrayBuffer>, key: string | null): Promise<string> {
  if (key === null) return crypto.randomUUID().replaceAll('-', '')
  return (await digestHex(`${key} ${await digestHex(bytes)}`)).slice(0, 32)
}

async function remake(images: ImagesBinding, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  try {
    const result = await images
      .input(new Blob([bytes]).stream())
      .transform({ width: storedSide, height: storedSide, fit: 'scale-down' })
      .output({ format: 'image/webp', quality })
    return new Uint8Array(await result.response().arrayBuffer())
  } catch (error) {
    console.error('An upload could not be read as the picture that its header promised', error)
    return null
  }
}

/** A few at a time: each run deletes some. */
export async function forgetOldUploads({ DB, MEDIA }: Pick<Env, 'DB' | 'MEDIA'>, now: Date): Promise<void> {
  const { results } = await DB.prepare('SELECT id FROM upload WHERE created_at < ?1 LIMIT 100')
    .bind(now.getTime() - uploadLifetime)
    .all<{ id: string }>()
  if (results.length === 0) return
  const ids = results.map(({ id }) => id)
  await MEDIA.delete(ids.map((id) => submissionsPrefix + id))
  await DB.prepare('DELETE FROM upload WHERE id IN (SELECT value FROM json_each(?1))').bind(JSON.stringify(ids)).run()
}

/**
 * POST /image/upload/ (multipart, `image`): stores the picture for editors, and returns its id, the same where the same
 * picture comes again under the same key.
 */
export async function postImage(c: WorkersContext): Promise<Response> {
  const form = await readParts(c)
  if (!form) return failure(c, 400, 'invalid_request', multipartIsNeeded)
  const stored = await storePicture(c.env, await bytesOf(form, 'image'), readKey(c))
  if (stored.kind === 'refused') {
    return failure(c, 422, 'invalid_fields', 'The picture was not taken.', [{ field: 'image', ...stored.fault }])
  }
  return c.json(envelope(stored.picture), 201, { 'cache-control': 'no-store' })
}

/** The parts of a multipart body; null for a body that is none. */
export async function readParts(c: WorkersContext): Promise<FormData | null> {
  if (!/^multipart\/form-data\s*;/i.test(c.req.header('content-type') ?? '')) return null
  try {
    return await c.req.raw.formData()
  } catch {
    return null
  }
}

/** The bytes of a file; none where the part is no file. Its name and its type, as the sender calls them, are not read. */
export async function bytesOf(form: FormData, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const part = form.get(name)
  return part instanceof File ? new Uint8Array(await part.arrayBuffer()) : new Uint8Array()
}

export const multipartIsNeeded = 'The body is multipart/form-data.'
