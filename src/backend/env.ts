import * as v from 'valibot'

/** What the worker is bound to (wrangler.toml). */
export interface Env {
  DB: D1Database
  MEDIA: R2Bucket
  IMAGES: ImagesBinding
  SERVICE_KEY: string
  DELAY_MS: string
}

const VariablesSchema = v.object({
  SERVICE_KEY: v.pipe(v.string(), v.minLength(8)),
  DELAY_MS: v.pipe(v.optional(v.string(), '0'), v.regex(/^\d{1,5}$/), v.transform(Number)),
})

export interface Variables {
  serviceKey: string
  /** How long every reply is held back. */
  delayMs: number
}

/** Throws with the name of the variable that is missing or wrong. */
export function readVariables(env: Env): Variables {
  const parsed = v.safeParse(VariablesSchema, env)
  if (!parsed.success) {
    const names = parsed.issues.map((issue) => v.getDotPath(issue)).join(', ')
    throw new Error(`Variables of the back end worker are missing or wrong: ${names}`)
  }
  return { serviceKey: parsed.output.SERVICE_KEY, delayMs: parsed.output.DELAY_MS }
}
