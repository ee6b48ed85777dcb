import * as v from 'valibot'

/** What the worker is bound to (wrangler.toml). */
export interface Env {
  DB: D1Database
  MEDIA: R2Bucket
  IMAGES: ImagesBinding
  SERVICE_KEY: string
  DELAY_MS: string
  MANAGEMENT_TOKEN: string
  CONTENT_WEBHOOK_URL: string
  CONTENT_WEBHOOK_SECRET: string
}

const VariablesSchema = v.object({
  SERVICE_KEY: v.pipe(v.string(), v.minLength(8)),
  DELAY_MS: v.pipe(v.optional(v.string(), '0'), v.regex(/^\d{1,5}$/), v.transform(Number)),
  MANAGEMENT_TOKEN: v.optional(v.string(), ''),
  CONTENT_WEBHOOK_URL: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url())]), ''),
  CONTENT_WEBHOOK_SECRET: v.optional(v.string(), ''),
})

export interface Variables {
  serviceKey: string
  /** How long every reply is held back. */
  delayMs: number
  /** What editors' programs show; empty: nobody changes content. */
  managementToken: string
  /** Who is told of changed content; an empty address: nobody. */
  webhook: { url: string; secret: string }
}

/** Throws with the name of the variable that is missing or wrong. */
export function readVariables(env: Env): Variables {
  const parsed = v.safeParse(VariablesSchema, env)
  if (!parsed.success) {
    const names = parsed.issues.map((issue) => v.getDotPath(issue)).join(', ')
    throw new Error(`Variables of the back end worker are missing or wrong: ${names}`)
  }
  const { SERVICE_KEY, DELAY_MS, MANAGEMENT_TOKEN, CONTENT_WEBHOOK_URL, CONTENT_WEBHOOK_SECRET } = parsed.output
  return {
    serviceKey: SERVICE_KEY,
    delayMs: DELAY_MS,
    managementToken: MANAGEMENT_TOKEN,
    webhook: { url: CONTENT_WEBHOOK_URL, secret: CONTENT_WEBHOOK_SECRET },
  }
}
