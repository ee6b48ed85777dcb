import { envelope } from '../../contracts/envelope.ts'
import { failure } from '../middleware/failures.ts'
import { storePicture } from './keep-picture.ts'
import type { WorkersContext } from './submissions/answers.ts'

/** POST /image/upload/ (multipart, `image`): answers the id under which the picture is kept for editors to see. */
export async function postImage(c: WorkersContext): Promise<Response> {
  const form = await readParts(c)
  if (!form) return failure(c, 400, 'invalid_request', multipartIsNeeded)
  const stored = await storePicture(c.env, await bytesOf(form, 'image'))
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
