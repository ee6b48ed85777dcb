import { createApp } from './app.ts'
import { createDeps, type Deps } from './deps.ts'
import type { Bindings } from './env.ts'

export interface Site {
  deps: Deps
  app: ReturnType<typeof createApp>
}

let opened: Site | undefined

/** Built at the first event that an isolate has. */
export function siteOf(env: Bindings): Site {
  if (!opened) {
    const deps = createDeps(env)
    opened = { deps, app: createApp(deps) }
  }
  return opened
}
