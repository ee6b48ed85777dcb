import { dirname, isAbsolute, resolve } from 'node:path'
import { type RolldownPlugin, rolldown, type SourceMap } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'
import type { DevEnvironment, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'

interface Bundle {
  /** A module as Vite's runner evaluates them: `evaluate(packages)` makes the worker's exports. */
  code: string
  exports: readonly string[]
  /** A module of what stays Vite's own: packages and modules of the runtime. */
  packages: string
  /** Each file of the worker with those that import it. */
  importers: ReadonlyMap<string, readonly string[]>
}

/** The bundles of a worker, by the name of its environment. */
export type WorkerBundles = Readonly<Record<string, { entry: string; plugins?: readonly RolldownPlugin[] }>>

const packagesName = 'virtual:worker-packages'
const packagesId = `\0${packagesName}`
const bundleName = 'virtual:worker-bundle'
const bundleId = `\0${bundleName}`
const bundleUrl = `/@id/__x00__${bundleName}`
/** React is CommonJS: one of it for all that renders, the writer of pages too. */
const apart = /^react(-dom)?(\/|$)/

/**
 * In dev each worker's own code is one module, made anew after a change: the runtime asks for five. Module by module it
 * asks once for each import of each module above a change, one after the other: some thousand times for a text.
 *
 * Pages load again once the site's worker has what is new. What stands in islands alone is left to Fast Refresh where
 * the browser has it: it keeps their state.
 */
export function bundleWorkers(workers: WorkerBundles, site: string): Plugin {
  const created = new Map<string, DevWorker>()
  return {
    name: 'marehalm-bundle-workers',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name in workers,
    configureServer(server) {
      for (const [name, { entry, plugins = [] }] of Object.entries(workers)) {
        const environment = server.environments[name]
        if (environment) created.set(name, new DevWorker(environment, resolve(server.config.root, entry), plugins))
      }
    },
    resolveId: (source) => (source === bundleName || source === packagesName ? `\0${source}` : undefined),
    load(id) {
      const worker = created.get(this.environment.name)
      if (id === packagesId) return worker?.packages()
      return id === worker?.entry ? worker.entryCode() : undefined
    },
    hotUpdate({ file, server }) {
      const worker = created.get(this.environment.name)
      if (!worker?.isMadeOf(file)) return
      const isInIslands = worker.isWithinIslands(file)
      const delivered = worker.renew()
      if (this.environment.name === site) void delivered.then(() => reload(server, file, isInIslands))
      return worker.nodes()
    },
  }
}

function reload({ environments: { client } }: ViteDevServer, file: string, isInIslands: boolean): void {
  const isRefreshed = isInIslands && client?.moduleGraph.getModulesByFile(file)?.size
  if (!isRefreshed) client?.hot.send({ type: 'full-reload' })
}

class DevWorker {
  readonly entry: string
  #environment: DevEnvironment
  #plugins: readonly RolldownPlugin[]
  #bundle: Promise<Bundle> | undefined
  /** Undefined after an error too: the change that corrects it may be in any file. */
  #last: Bundle | undefined
  #delivered: Bundle | undefined
  #packages: string | undefined
  #onDelivery: () => void = () => {}

  constructor(environment: DevEnvironment, entry: string, plugins: readonly RolldownPlugin[]) {
    this.#environment = environment
    this.entry = entry
    this.#plugins = plugins
    const fetchModule = environment.fetchModule.bind(environment)
    environment.fetchModule = async (url, importer, options) =>
      url === bundleUrl ? this.#deliver(options?.cached === true) : fetchModule(url, importer, options)
  }

  /** Evaluated again only when they change: each import of it is another request of the runtime. */
  async packages(): Promise<string> {
    return (await this.#current()).packages
  }

  async entryCode(): Promise<string> {
    const { packages, exports } = await this.#current()
    if (packages !== this.#packages) this.#invalidate(packagesId)
    this.#packages = packages
    const named = exports.filter((name) => name !== 'default')
    return `import { packages } from '${packagesName}'
import { evaluate } from '${bundleName}'
const made = evaluate(packages)
export default made.default
export const { ${named.join(', ')} } = made`
  }

  isMadeOf(file: string): boolean {
    return this.#last?.importers.has(file) ?? true
  }

  /** Begins another bundle. Resolves when the runtime has it, or can't have it for an error that Vite then shows. */
  renew(): Promise<void> {
    this.#bundle = undefined
    const delivered = new Promise<void>((done) => {
      this.#onDelivery = done
    })
    this.#current().catch(() => this.#onDelivery())
    return delivered
  }

  nodes(): EnvironmentModuleNode[] {
    return [...(this.#environment.moduleGraph.getModulesByFile(this.entry) ?? [])]
  }

  /** Whether the worker has that file through islands alone. */
  isWithinIslands(file: string): boolean {
    const waiting = [file]
    const seen = new Set<string>()
    for (const each of waiting) {
      if (seen.has(each) || each.endsWith('.island.tsx')) continue
      const importers = this.#last?.importers.get(each) ?? []
      if (importers.length === 0) return false
      seen.add(each)
      waiting.push(...importers)
    }
    return true
  }

  #current(): Promise<Bundle> {
    this.#bundle ??= bundle(this.entry, this.#plugins).then(
      (bundle) => {
        this.#last = bundle
        return bundle
      },
      (error) => {
        this.#last = undefined
        throw error
      },
    )
    return this.#bundle
  }

  #invalidate(id: string): void {
    const node = this.#environment.moduleGraph.getModuleById(id)
    if (node) this.#environment.moduleGraph.invalidateModule(node)
  }

  async #deliver(hasOne: boolean) {
    const current = await this.#current()
    this.#onDelivery()
    if (hasOne && this.#delivered === current) return { cache: true as const }
    this.#delivered = current
    return { code: current.code, file: null, id: bundleId, url: bundleUrl, invalidate: true }
  }
}

export async function bundle(entry: string, plugins: readonly RolldownPlugin[] = []): Promise<Bundle> {
  const importers = new Map<string, readonly string[]>()
  await using build = await rolldown({
    input: entry,
    platform: 'neutral',
    external: apart,
    transform: { define: { 'import.meta.hot': 'undefined' } },
    plugins: [...plugins, packagesApart, stylesAreNothing, noteImporters(importers)],
  })
  const { output } = await build.generate({
    format: 'es',
    codeSplitting: false,
    sourcemap: true,
    sourcemapPathTransform: (path, map) => resolve(dirname(map), path),
  })
  const [{ code, map, exports }] = output
  return { ...asFunction(code, map), exports, importers }
}

/** Imports are rolldown's first lines, one each, and the exports its last statement. Lines stay where the map has them. */
function asFunction(code: string, map: SourceMap | null): { packages: string; code: string } {
  const lines = code.split('\n')
  const start = lines.findIndex((line) => !line.startsWith('import '))
  const end = lines.findLastIndex((line) => line.startsWith('export {'))
  const imports = lines.slice(0, start).join('\n')
  const given = parseAst(imports).body.flatMap((each) =>
    each.type === 'ImportDeclaration' ? each.specifiers.map(({ local }) => local.name) : [],
  )
  const returned = lines[end]?.replace('export', 'return').replaceAll(/([\w$]+) as ([\w$]+)/g, '$2: $1')
  const inside = [...Array<string>(start).fill(''), ...lines.slice(start, end), returned].join('\n')
  return {
    packages: `${imports}\nexport const packages = { ${given.join(', ')} }`,
    code: `__vite_ssr_exportName__('evaluate', () => evaluate); function evaluate({ ${given.join(', ')} }) {${inside} }
//# sourceMappingSource=vite-generated
//# sourceMappingURL=data:application/json;base64,${withoutSources(map)}`,
  }
}

/** The module runner transfers and stores it with each bundle: traces need its lines only, the text is in the files. */
function withoutSources(map: SourceMap | null): string {
  const { sources = [], names = [], mappings = '' } = map ?? {}
  return Buffer.from(JSON.stringify({ version: 3, sources, names, mappings })).toString('base64')
}

const packagesApart: RolldownPlugin = {
  name: 'packages-apart',
  resolveId: {
    filter: { id: /^(?!virtual:)[@\w]/ },
    handler: (id) => (isAbsolute(id) ? undefined : { id, external: true }),
  },
}

const stylesAreNothing: RolldownPlugin = {
  name: 'styles-are-nothing',
  load: { filter: { id: /\.css$/ }, handler: () => ({ code: '', moduleType: 'js' }) },
}

function noteImporters(importers: Map<string, readonly string[]>): RolldownPlugin {
  return {
    name: 'note-importers',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (info) importers.set(id, [...info.importers, ...info.dynamicImporters])
      }
    },
  }
}
