import { createApp } from './app.ts'
import { needBindings } from './contracts/configuration-error.ts'
import { createDeps, type Deps } from './deps.ts'
import { type Bindings, parseVariables, requiredBindings } from './env.ts'

export interface Site {
  deps: Deps
  app: ReturnType<typeof createApp>
}

let site: Site | undefined

/** Creates the site at the first event of an isolate. @throws ConfigurationError, until the configuration is right */
export function siteOf(env: Bindings): Site {
  if (!site) {
    const variables = parseVariables(env)
    needBindings(env, requiredBindings)
    const deps = createDeps(env, variables)
    site = { deps, app: createApp(deps) }
  }
  return site
}
