import { Hono } from 'hono'
import { validator } from 'hono/validator'
import * as v from 'valibot'
import { DigestsSchema, differingSecrets, digestsOfShared } from '../../domain/shared-secrets.ts'
import type { Env } from '../env.ts'
import { invalidRequest } from '../middleware/failures.ts'

/** POST /configuration/: which secrets the site and the back end have differently, and whether there are pictures. */
export const configurationApp = new Hono<{ Bindings: Env }>({ strict: false })

configurationApp.post(
  '/',
  validator('json', (body, c) => {
    const given = v.safeParse(DigestsSchema, body)
    return given.success ? given.output : invalidRequest(c, given.issues)
  }),
  async (c) => {
    const own = await digestsOfShared({ ...c.env })
    const differing = differingSecrets(own, c.req.valid('json'))
    return c.json({ data: { differing, hasPictures: await hasPictures(c.env.MEDIA) }, meta: {} })
  },
)

const filled = new WeakSet<R2Bucket>()

/** The bucket is read until it has one. */
async function hasPictures(media: R2Bucket): Promise<boolean> {
  if (!filled.has(media) && (await media.list({ limit: 1 })).objects.length > 0) filled.add(media)
  return filled.has(media)
}
