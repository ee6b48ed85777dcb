import type { Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { lazyFunction } from '../domain/lazy.ts'
import type { SiteContext, SiteRequest } from '../site-context.ts'
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
  /** Limit of the body and the message beyond it, in place of a form's; null: it is read with the secret alone. */
  body?: { maxBytes: number; tooLarge: string } | null
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
    const { path, app: make } = endpoint
    if (make) {
      const load = async () => (await import('./nested-app.ts')).respondWithin(path, make)
      app.all(`${path}*`, lazyFunction(load))
    }
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
