import fc from 'fast-check'
import { inject, vi } from 'vitest'

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
  /** For runs that look for failures: shrinking one takes many times as long as passing. */
  testTimeoutMs?: number
}

const { seed, path, testTimeoutMs } = inject('properties')
fc.configureGlobal({ seed, ...(path && { path }) })
if (testTimeoutMs) vi.setConfig({ testTimeout: testTimeoutMs })
