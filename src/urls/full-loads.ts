import { startsOf } from './routes.ts'

/**
 * What a path begins with whose pages are private: they are always loaded whole, never as a payload. A build writes the
 * list itself into the browser's scripts (vite.config.ts).
 */
export const fullLoads: readonly string[] = startsOf(({ visibility }) => visibility === 'private')
