import { Hono } from 'hono'
import { lazyFunction } from '../domain/lazy.ts'
import { executionContextOf, type SiteContext, type SiteRequest } from '../site-context.ts'

/** Responds with a nested app, which gets the variables that the middleware has set. */
export function respondWithin(folder: string, make: () => Promise<Hono<SiteContext>>) {
  const load = lazyFunction(async () => {
    const app = await make()
    return () => app
  })
  return async function respondWithNestedApp(c: SiteRequest): Promise<Response> {
    const within = new Hono<SiteContext>({ strict: true })
    within.use((inner, next) => {
      for (const variable of Object.entries(c.var)) inner.set(...(variable as Parameters<typeof inner.set>))
      return next()
    })
    within.route(folder, await load())
    within.onError((error) => {
      throw error
    })
    return within.fetch(c.req.raw, c.env, executionContextOf(c))
  }
}
