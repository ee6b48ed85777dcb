import { Hono } from 'hono'
import { validator } from 'hono/validator'
import * as v from 'valibot'
import { DigestsSchema, differingSecrets, digestsOfShared } from '../../domain/shared-secrets.ts'
import type { Env } from '../env.ts'
import { invalidRequest } from '../middleware/failures.ts'

/** POST /configuration/: which secrets the site and the back end have differently. */
export const configurationApp = new Hono<{ Bindings: Env }>({ strict: false })

configurationApp.post(
  '/',
  validator('json', (body, c) => {
    const given = v.safeParse(DigestsSchema, body)
    return given.success ? given.output : invalidRequest(c, given.issues)
  }),
  async (c) => {
    const own = await digestsOfShared({ ...c.env })
    return c.json({ data: { differing: differingSecrets(own, c.req.valid('json')) }, meta: {} })
  },
)
