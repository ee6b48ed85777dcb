import { startsOf } from './routes.ts'

/**
 * Beginnings of paths with private pages: these are always loaded as documents, never as payloads. A build writes the
 * list into the browser's scripts (vite.config.ts).
 */
export const fullLoads: readonly string[] = startsOf(({ visibility }) => visibility === 'private')
