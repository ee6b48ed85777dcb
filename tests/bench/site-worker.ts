import { existsSync, globSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import type { CountedRequest } from './services.ts'
import type { WorkerFiles } from './workerd.ts'

const folder = 'dist/marehalm'
const disk = 'disk'

interface Configuration {
  compatibility_date: string
  compatibility_flags: string[]
  vars: Record<string, string>
  assets: { binding: string }
  kv_namespaces: { binding: string }[]
  r2_buckets: { binding: string }[]
  services: { binding: string }[]
  durable_objects: { bindings: { name: string; class_name: string }[] }
}

/** Where one of several isolates finds what they share. */
interface SharedParts {
  backendPort: number
  /** Durable Objects of these classes are those of a module, which asks at that port. */
  objects: { classes: readonly string[]; module: string; port: number }
  /** In place of the built ones. */
  variables: Record<string, string>
}

/**
 * The built site worker as the runtime serves it alone: everything that it asks is asked at that port, but for what it
 * shares with others.
 * @param collects V8 is made to collect its garbage by `collectGarbagePath`
 */
export function siteWorker(servicesPort: number, shared?: SharedParts, collects = false): WorkerFiles {
  const built: Configuration = JSON.parse(readFileSync(`${folder}/wrangler.json`, 'utf8'))
  const modules = [...(collects ? [collectingModule] : []), ...siteModules()]
  const embedded = modules.map((name) => `(name = ${text(name)}, esModule = embed ${text(fileOf(name))})`)
  const classes = built.durable_objects.bindings
  const isShared = (name: string) => shared?.objects.classes.includes(name) ?? false
  const objects = shared ? ', serviceName = "objects"' : ''
  const backend = shared ? 'backend' : 'around'
  const bindings = [
    ...Object.entries({ ...built.vars, ...shared?.variables }).map(
      ([name, value]) => `(name = ${text(name)}, text = ${text(value)})`,
    ),
    ...built.kv_namespaces.map(({ binding }) => `(name = ${text(binding)}, kvNamespace = "around")`),
    ...built.r2_buckets.map(({ binding }) => `(name = ${text(binding)}, r2Bucket = "around")`),
    `(name = ${text(built.assets.binding)}, service = "around")`,
    ...built.services.map(({ binding }) => `(name = ${text(binding)}, service = ${text(backend)})`),
    ...classes.map(({ name, class_name: className }) => {
      const other = isShared(className) ? objects : ''
      return `(name = ${text(name)}, durableObjectNamespace = (className = ${text(className)}${other}))`
    }),
  ]
  const namespaceOf = (name: string) => `(className = ${text(name)}, uniqueKey = ${text(name)}, enableSql = true)`
  const namespaces = classes.flatMap(({ class_name: name }) => (isShared(name) ? [] : [namespaceOf(name)]))
  const date = `compatibilityDate = ${text(built.compatibility_date)}`
  return {
    configuration: `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = ${text(disk)}, disk = (writable = true)),
    (name = "around", external = (address = "127.0.0.1:${servicesPort}", http = ())),${
      shared
        ? `
    (name = "backend", external = (address = "127.0.0.1:${shared.backendPort}", http = ())),
    (name = "door", external = (address = "127.0.0.1:${shared.objects.port}", http = ())),
    (name = "objects", worker = (
      modules = [(name = "objects.js", esModule = embed "objects.js")],
      ${date},
      bindings = [(name = "DOOR", service = "door")],
      durableObjectNamespaces = [${shared.objects.classes.map(namespaceOf).join(', ')}],
      durableObjectStorage = (localDisk = ${text(disk)}),
    )),`
        : ''
    }
  ],
  sockets = [(name = "http", service = "main")],${collects ? '\n  v8Flags = ["--expose-gc"],' : ''}
);
const main :Workerd.Worker = (
  modules = [${embedded.join(', ')}],
  ${date},
  compatibilityFlags = [${built.compatibility_flags.map(text).join(', ')}],
  bindings = [${bindings.join(',\n    ')}],
  durableObjectNamespaces = [${namespaces.join(', ')}],
  durableObjectStorage = (localDisk = ${text(disk)}),
  cacheApiOutbound = "around",
);
`,
    disk,
    embeds: {
      ...Object.fromEntries(siteModules().map((name) => [fileOf(name), siteModule(name)])),
      ...(collects && { [collectingModule]: collectingScript }),
      ...(shared && { 'objects.js': shared.objects.module }),
    },
  }
}

/** What is evaluated before a worker's first answer; whatever else the build has is evaluated when it is needed. */
export const startModule = 'start.js'

export const collectGarbagePath = '/collect-garbage'
const collectingModule = 'collecting.js'
const collectingScript = `import site from './index.js'
export * from './index.js'
function fetch(request, env, context) {
  if (new URL(request.url).pathname !== '${collectGarbagePath}') return site.fetch(request, env, context)
  gc()
  return new Response('collected')
}
export default { ...site, fetch }
`

/** Every module of the built worker by its name, the main one first. */
function siteModules(): string[] {
  return ['index.js', startModule, ...globSync('later/*.js', { cwd: folder })]
}

export function siteModule(name: string): string {
  return readFileSync(`${folder}/${name}`, 'utf8')
}

/** Where each place of a module comes from, by the URL that the runtime has of it; undefined for what has no map. */
export function siteScriptMaps(): (url: string) => SourceMap | undefined {
  const maps = siteModules().flatMap((name) => {
    const file = `${folder}/${name}.map`
    return existsSync(file) ? [{ name, map: new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) }] : []
  })
  const known = new Map<string, SourceMap | undefined>()
  return (url) => {
    if (!known.has(url)) known.set(url, maps.find(({ name }) => url.endsWith(name))?.map)
    return known.get(url)
  }
}

/** Names of files that a configuration embeds: they lie in one folder. */
function fileOf(module: string): string {
  return module.replaceAll('/', '-')
}

/** A worker that answers everything with the same text: as fast as a worker of this runtime can be. */
export function constantWorker(body: string): WorkerFiles {
  return oneModule(`const body = ${JSON.stringify(body)}
export default { fetch: () => new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } }) }`)
}

/**
 * The same after it has requested from services, KV and cache what a page requested, one after the other; behind the
 * reply it writes as much into the cache. What the runtime takes for these alone.
 */
export function requestingWorker(body: string, requests: readonly CountedRequest[], servicesPort: number): WorkerFiles {
  return oneModule(
    `const body = ${JSON.stringify(body)}
const requests = ${JSON.stringify(requests)}
const written = new TextEncoder().encode(body.repeat(4))
const newKey = () => 'https://cache.invalid/' + crypto.randomUUID()
async function read(env, { of, path, body }) {
  if (of === 'cache') return caches.default.match(newKey())
  if (of === 'KV') return env.KV.get(decodeURIComponent(path.slice(1)), 'json')
  const sent = body === '' ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  return (await env.SERVICES.fetch('https://services.invalid' + path, sent)).json()
}
function write({ bytes }) {
  const headers = { 'cache-control': 'max-age=60' }
  return caches.default.put(newKey(), new Response(written.subarray(0, bytes), { headers }))
}
export default {
  async fetch(_, env, context) {
    for (const each of requests) if (each.bytes === 0) await read(env, each)
    for (const each of requests) if (each.bytes > 0) context.waitUntil(write(each))
    return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
}`,
    servicesPort,
  )
}

/** @param servicesPort where it reaches services, KV and cache, if it does */
function oneModule(script: string, servicesPort?: number): WorkerFiles {
  const reaches = servicesPort !== undefined
  const around = `, (name = "around", external = (address = "127.0.0.1:${servicesPort}", http = ()))`
  const bindings = `
  bindings = [(name = "KV", kvNamespace = "around"), (name = "SERVICES", service = "around")],
  cacheApiOutbound = "around",`
  return {
    configuration: `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main)${reaches ? around : ''}],
  sockets = [(name = "http", service = "main")],
);
const main :Workerd.Worker = (
  modules = [(name = "index.js", esModule = embed "index.js")],
  compatibilityDate = "2026-10-01",${reaches ? bindings : ''}
);
`,
    embeds: { 'index.js': script },
  }
}

function text(value: string): string {
  return JSON.stringify(value)
}
