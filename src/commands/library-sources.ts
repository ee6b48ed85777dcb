import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/*
 * Everything that builds and tests change in libraries; docs/architecture.md says why none of their options or entries
 * is enough.
 */

type Mode = 'production' | 'development'

/** React's writer of texts, without the one of streams. */
export function serverFile(mode: Mode): string {
  return `node_modules/react-dom/cjs/react-dom-server-legacy.browser.${mode}.js`
}

/** React's own functions of its JSX. */
const jsxRuntime = 'src/islands/jsx-runtime.ts'

/** For what islands load in the browser by hand. */
const nothing = 'src/islands/nothing.ts'

/** Replacements of modules in the site worker, by their import: less to parse at every cold start. */
const siteModules = (mode: Mode): Readonly<Record<string, string>> => ({
  'react-dom/server': serverFile(mode),
  'react/jsx-runtime': jsxRuntime,
  '@tanstack/react-query': 'src/islands/first-query.ts',
  cssfilter: 'src/features/lodging/no-styles.ts',
  fflate: 'src/features/map-tiles/no-inflate.ts',
  photoswipe: nothing,
  'photoswipe/style.css': nothing,
  './arrival-calendar.tsx': nothing,
  './draw-house-map.ts': nothing,
  './live-map.tsx': nothing,
  './live-line.ts': nothing,
})

/**
 * React creates an error for its own use when it is evaluated. V8 records where each error is created, and parses the
 * whole start script once more for that: a tenth of a cold start. This one is compared and never shown, and needs no
 * position.
 */
export const placelessError = {
  file: serverFile('production'),
  original: 'var SuspenseException = Error(formatProdErrorMessage(460));',
  instead:
    'var SuspenseException = Object.create(Error.prototype, { message: { value: formatProdErrorMessage(460) } });',
} as const

/** For builds and, with React as it is for development, for the tests of the site: both run the same modules. */
export function replaceSiteModules(mode: Mode): Plugin {
  const modules = siteModules(mode)
  return {
    name: 'marehalm-site-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: Object.keys(modules).map((name) => new RegExp(`^${name.replaceAll('.', '\\.')}$`)) },
      handler(source, importer) {
        const path = modules[source]
        // A replacement may import what it replaces.
        return path === undefined || importer?.endsWith(path) ? undefined : resolve(path)
      },
    },
    transform: {
      filter: { id: /\/react-dom-server-legacy\.browser\.production\.js$/ },
      handler(code) {
        const { file, original, instead } = placelessError
        if (!code.includes(original)) throw new Error(`${file} makes its error in another way now`)
        // Within a line: what is left of its map is right by lines, which is what a trace names.
        return { code: code.replace(original, instead), map: null }
      },
    },
  }
}

/** Places where the browser's libraries set HTML, which goes through the site's policy of Trusted Types in builds. */
export const trustedWrites = [
  { file: 'photoswipe/dist/photoswipe.esm.js', assigned: 'element', value: 'addElementHTML(elementHTML)' },
  { file: 'leaflet/dist/leaflet-src.esm.js', assigned: 'div', value: "'<svg/>'" },
] as const

export function trustLibraryHtml(): Plugin {
  const policy = JSON.stringify(resolve('src/islands/trusted-html.ts'))
  return {
    name: 'marehalm-library-html',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/(photoswipe|leaflet-src)\.esm\.js$/ },
      handler(code, id) {
        const write = trustedWrites.find(({ file }) => id.endsWith(file))
        if (!write) return undefined
        const target = `${write.assigned}.innerHTML = `
        if (!code.includes(target + write.value)) throw new Error(`${write.file} writes its HTML in another way now`)
        const trusted = code.replace(target + write.value, `${target}trustedHtml(${write.value})`)
        return `import { trustedHtml } from ${policy}\n${trusted}`
      },
    },
  }
}
