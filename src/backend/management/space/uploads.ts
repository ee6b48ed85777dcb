import { Hono } from 'hono'
import { randomHex } from '../../../domain/digests.ts'
import type { Env } from '../../env.ts'
import { noContent, notFound, placeOf, refusal, reply, type SpaceContext } from './replies.ts'

/** R2 prefix of what editors' programs have sent for assets: the image service serves nothing below it. */
export const uploadsPrefix = 'uploads/'
/** Milliseconds; the same as Contentful's. */
const lifetime = 24 * 60 * 60 * 1000

/** Files on their way into assets: sent as they are, linked to by `uploadFrom`, gone after a day. */
export const uploadsApp = new Hono<{ Bindings: Env }>()

uploadsApp.post('/uploads', async (c) => {
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength === 0) return refusal(c, 400, 'BadRequest', 'The body is the file itself; it is empty.')
  const id = randomHex(16)
  const stored = await c.env.MEDIA.put(uploadsPrefix + id, bytes, {
    httpMetadata: { contentType: 'application/octet-stream' },
  })
  return reply(c, shown(c, id, stored), 201)
})

const one = '/uploads/:id{[0-9a-f]{32}}'

uploadsApp.get(one, async (c) => {
  const id = c.req.param('id')
  const stored = await c.env.MEDIA.head(uploadsPrefix + id)
  return stored && isFresh(stored) ? reply(c, shown(c, id, stored)) : notFound(c, 'Upload', id)
})

uploadsApp.delete(one, async (c) => {
  await c.env.MEDIA.delete(uploadsPrefix + c.req.param('id'))
  return noContent(c)
})

/** The file of an upload; null: there is none, or none any more. */
export async function readUpload({ MEDIA }: Env, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const stored = await MEDIA.get(uploadsPrefix + id)
  return stored && isFresh(stored) ? new Uint8Array(await stored.arrayBuffer()) : null
}

/** Deletes unusable uploads, a thousand at a time. */
export async function sweepUploads({ MEDIA }: Pick<Env, 'MEDIA'>): Promise<void> {
  const { objects } = await MEDIA.list({ prefix: uploadsPrefix })
  const over = objects.filter((object) => !isFresh(object)).map(({ key }) => key)
  if (over.length > 0) await MEDIA.delete(over)
}

function isFresh({ uploaded }: R2Object): boolean {
  return uploaded.getTime() > Date.now() - lifetime
}

function shown(c: SpaceContext, id: string, { uploaded }: R2Object) {
  const expiresAt = new Date(uploaded.getTime() + lifetime).toISOString()
  return { sys: { type: 'Upload', id, createdAt: uploaded.toISOString(), expiresAt, ...placeOf(c) } }
}
