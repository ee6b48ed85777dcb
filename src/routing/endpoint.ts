import { Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { lazyFunction } from '../domain/lazy.ts'
import { executionContextOf, type SiteContext, type SiteRequest } from '../site-context.ts'
import type { RateKind } from '../urls/route.ts'

type EndpointHandler = (c: SiteRequest) => Response | Promise<Response>

/** What the site answers that is no page (JSON, files, streams), with all that is known of its URL. */
export interface Endpoint {
  /** Hono's pattern; of an `app` the folder that it answers in. */
  path: string
  get?: EndpointHandler
  post?: EndpointHandler
  put?: EndpointHandler
  delete?: EndpointHandler
  /** Makes what answers everything in the folder, in place of handlers, with the first request there. */
  app?(): Promise<Hono<SiteContext>>
  /** What a request counts as for a visitor's rate; without it as a form where it changes something, else as nothing. */
  rate?: RateKind | 'none'
  /** How many questions to the services a request stands for, where it is not one. */
  rateWeight?: number
  /** How much of a body is read, where it is not what a form may bring, and what is said of more. */
  body?: { maxBytes: number; tooLarge: string }
  /** Browsers send it by themselves, with any origin or none; it changes nothing. */
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

/** Answers by an app of its own, which is given the variables that the middleware has set. */
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

/** For what stands before the endpoints: the first record whose pattern the path has. */
export function createEndpointTable(endpoints: readonly Endpoint[]): EndpointAt {
  const router = new TrieRouter<Endpoint>()
  for (const endpoint of endpoints) router.add('ALL', endpoint.path + (endpoint.app ? '*' : ''), endpoint)
  return (path) => router.match('ALL', path)[0][0]?.[0]
}
