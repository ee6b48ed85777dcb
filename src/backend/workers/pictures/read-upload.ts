import type { WorkersContext } from '../submissions/answers.ts'

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
