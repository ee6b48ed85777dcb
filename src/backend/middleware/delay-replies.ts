import { createMiddleware } from 'hono/factory'
import { type Env, readVariables } from '../env.ts'

/** Holds every reply back by DELAY_MS, so that tests see pages stream while a service is slow. */
export const delayReplies = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  await next()
  const { delayMs } = readVariables(c.env)
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
})
