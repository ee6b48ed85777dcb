import { Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { lazyFunction } from '../domain/lazy.ts'
import { executionContextOf, type SiteContext, type SiteRequest } from '../site-context.ts'
import type { RateKind } from '../urls/route.ts'

type EndpointHandler = (c: SiteRequest) => Response | Promise<Response>

/** A URL that is not a page (JSON, files, streams), with all that is known of it. */
export interface Endpoint {
  /** Hono's pattern; of an `app` the folder that it answers in. */
  path: string
  get?: EndpointHandler
  post?: EndpointHandler
  put?: EndpointHandler
  delete?: EndpointHandler
  /** In place of handlers: creates the app for everything in the folder, at the first request there. */
  app?(): Promise<Hono<SiteContext>>
  /** Rate limit that a request counts for; by default `form` where it changes something, else none. */
  rate?: RateKind | 'none'
  /** How many requests to services it counts as; by default one. */
  rateWeight?: number
  /** Limit of the body and the message beyond it, in place of a form's. */
  body?: { maxBytes: number; tooLarge: string }
  /** Browsers send it themselves, with any origin or none, and it changes nothing: the form guard lets it pass. */
  takesAnyOrigin?: true
}

const methods = ['get', 'post', 'put', 'delete'] as const

export function addEndpoints(app: Hono<SiteContext>, endpoints: readonly Endpoint[]): void {
  for (const endpoint of endpoints) {
    for (const method of methods) {
      const handle = endpoint[method]
      if (handle) app.on(method.toUpperCase(), endpoint.path, handle)
    }
    if (endpoint.app) app.all(`${endpoint.path}*`, respondWithin(endpoint.path, endpoint.app))
  }
}

/** Responds with a nested app, which gets the variables that the middleware has set. */
function respondWithin(folder: string, make: NonNullable<Endpoint['app']>): EndpointHandler {
  const load = lazyFunction(async () => {
    const app = await make()
    return () => app
  })
  return async (c) => {
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

/** The record of a path, whatever its method; undefined for a path that is no endpoint's. */
export type EndpointAt = (path: string) => Endpoint | undefined

/** For middleware: the first record whose pattern matches the path. */
export function createEndpointTable(endpoints: readonly Endpoint[]): EndpointAt {
  const router = new TrieRouter<Endpoint>()
  for (const endpoint of endpoints) router.add('ALL', endpoint.path + (endpoint.app ? '*' : ''), endpoint)
  return (path) => router.match('ALL', path)[0][0]?.[0]
}
