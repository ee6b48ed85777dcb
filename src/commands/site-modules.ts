import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** For what islands load in the browser by hand. */
const nothing = 'src/islands/nothing.ts'

/**
 * What the site worker gets in place of a module, by how it is imported: less to parse at every cold start.
 *
 * React's server comes twice, for streams and for texts, and every documented entry has both. Pages are written
 * as texts, which cost half: the worker gets that file alone (100 kB less).
 *
 * A page that is being written asks nothing through react-query: the worker does without its 35 kB.
 */
const siteModules: Readonly<Record<string, string>> = {
  'react-dom/server': 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.MODE.js',
  '@tanstack/react-query': 'src/islands/first-query.ts',
  photoswipe: nothing,
  'photoswipe/style.css': nothing,
  './live-map.tsx': nothing,
  './live-line.ts': nothing,
}

/** For builds and, with React as it is for development, for the tests of the site: both run the same modules. */
export function replaceSiteModules(mode: 'production' | 'development'): Plugin {
  return {
    name: 'marehalm-site-modules',
    enforce: 'pre',
    resolveId(source) {
      const path = siteModules[source]
      return path === undefined ? undefined : resolve(path.replace('MODE', mode))
    },
  }
}
