import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    properties: PropertyRun
  }
}

/** How the properties of a run draw their cases. */
export interface PropertyRun {
  seed: number
  /** Goes straight to one failing case of one property, as fast-check prints it. */
  path?: string
}

const { seed, path } = inject('properties')
fc.configureGlobal({ seed, ...(path && { path }) })
