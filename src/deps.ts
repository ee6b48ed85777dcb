import { createRouteStore, type RouteStore } from '../kv/store.ts'
import { createDraftStore, type DraftStore } from './drafts/draft-store.ts'
import type { Bindings, Variables } from './env.ts'
import { parseVariables } from './env.ts'
import type { Market } from './markets/market.ts'
import { type CallOptions, createServices, type Services } from './services/services.ts'

/** What the app is made of, built once an isolate; a test hands in its own. */
export interface Deps {
  variables: Variables
  services(options: CallOptions): Services
  routes: RouteStore
  drafts: DraftStore
  /** Origin of each edition's main host, with the scheme and port of the address that was asked. */
  origins(asked: URL): Record<Market['key'], string>
  now(): Date
  log(error: unknown): void
}

export function createDeps(bindings: Bindings): Deps {
  const variables = parseVariables(bindings)
  const mainHosts = { da: variables.HOSTS_DA[0], de: variables.HOSTS_DE[0], en: variables.HOSTS_EN[0] }
  return {
    variables,
    services: (options) => createServices(bindings, variables, options),
    routes: createRouteStore(bindings.ROUTES),
    drafts: createDraftStore(bindings.DRAFTS),
    origins(asked) {
      const originOf = (host: string | undefined) =>
        `${asked.protocol}//${host ?? asked.hostname}${asked.port ? `:${asked.port}` : ''}`
      return { da: originOf(mainHosts.da), de: originOf(mainHosts.de), en: originOf(mainHosts.en) }
    },
    now: () => new Date(),
    log: (error) => {
      const cause = error instanceof Error ? error.cause : undefined
      console.error(String(error), ...(cause === undefined ? [] : [String(cause)]))
    },
  }
}
