import { fileURLToPath } from 'node:url'
import type { PropertyRun } from './property-seed.ts'

/** A test run says the same everywhere: what it draws at random is the same too. `npm run fuzz` draws new seeds. */
const properties: PropertyRun = { seed: 20_261_122 }

/** For each project: where properties take their seed from. */
export const fixedProperties = {
  provide: { properties },
  setupFiles: [fileURLToPath(new URL('./property-seed.ts', import.meta.url))],
}
