import type { Hono } from 'hono'
import { HonoBase } from 'hono/hono-base'
import { TrieRouter } from 'hono/router/trie-router'
import { lazyFunction } from '../domain/lazy.ts'
import { executionContextOf, type SiteContext, type SiteRequest } from '../site-context.ts'

/** An app with the router that the site has anyway: those of Hono's preset weigh 4 kB more. */
export function createNestedApp(): Hono<SiteContext> {
  return new HonoBase<SiteContext>({ router: new TrieRouter(), strict: true })
}

/** Responds with a nested app, which gets the variables that the middleware has set. */
export function respondWithin(folder: string, make: () => Promise<Hono<SiteContext>>) {
  const load = lazyFunction(async () => {
    const app = await make()
    return () => app
  })
  return async function respondWithNestedApp(c: SiteRequest): Promise<Response> {
    const within = createNestedApp()
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
