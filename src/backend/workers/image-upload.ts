import { envelope } from '../../contracts/envelope.ts'
import { keepPicture } from './pictures/keep-picture.ts'
import { bytesOf, multipartIsNeeded, readParts } from './pictures/read-upload.ts'
import { refuse, type WorkersContext } from './submissions/answers.ts'

/** POST /image/upload/ (multipart, `image`): answers the id under which the picture is kept for editors to see. */
export async function handleImage(c: WorkersContext): Promise<Response> {
  const form = await readParts(c)
  if (!form) return refuse(c, 400, 'invalid_request', multipartIsNeeded)
  const kept = await keepPicture(c.env, await bytesOf(form, 'image'))
  if (kept.kind === 'refused') {
    return refuse(c, 422, 'invalid_fields', 'The picture was not taken.', [{ field: 'image', ...kept.fault }])
  }
  return c.json(envelope(kept.picture), 201, { 'cache-control': 'no-store' })
}
