import { siteName } from '../../../src/commands/local-variables.ts'

/** Objects that all isolates share, by their bindings, and what an isolate asks of them while pages are read. */
export const sharedObjects = {
  PURGES: { className: 'PurgeLog', name: 'purges', methods: ['since', 'purge'] },
  SEEN: { className: 'SeenPages', name: 'seen', methods: ['add'] },
} as const

/** A worker beside the site that calls these objects for whoever asks by HTTP: isolates of other processes have no other way. */
export function doorWorker(port: number) {
  return {
    name: 'door',
    modules: true as const,
    compatibilityDate: '2026-10-01',
    script: `export default {
  async fetch(request, env) {
    const { binding, name, method, parameters } = await request.json()
    const stub = env[binding].get(env[binding].idFromName(name))
    return Response.json((await stub[method](...parameters)) ?? null)
  },
}`,
    durableObjects: Object.fromEntries(
      Object.entries(sharedObjects).map(([binding, { className }]) => [
        binding,
        { className, scriptName: siteName, useSQLite: true },
      ]),
    ),
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
  }
}

/** The same objects for an isolate: each call is sent to the door. */
export const farObjectsModule = `import { DurableObject } from 'cloudflare:workers'
async function call(env, body) {
  const reply = await env.DOOR.fetch('http://door/', { method: 'POST', body: JSON.stringify(body) })
  if (!reply.ok) throw new Error('The door answers ' + reply.status)
  return reply.json()
}
${Object.entries(sharedObjects)
  .map(
    ([binding, { className, name, methods }]) => `export class ${className} extends DurableObject {
${methods
  .map((method) => {
    const asked = `{ binding: '${binding}', name: '${name}', method: '${method}', parameters }`
    return `  ${method}(...parameters) { return call(this.env, ${asked}) }`
  })
  .join('\n')}
}`,
  )
  .join('\n')}
export default { fetch: () => new Response(null, { status: 404 }) }
`
