import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

/** Where local runtimes tell each other of their workers: of this project's alone, whatever else runs on the machine. */
const registryPath = '.wrangler/registry'
/** For the program that runs the workers. */
export const registryVariables = { MINIFLARE_REGISTRY_PATH: registryPath }

/** A worker that another runtime of this project runs answers at a port of its own, too. */
export async function passOn(...doors: readonly { port: number; worker: string }[]): Promise<void> {
  const { ready } = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      host: '127.0.0.1',
      port: 0,
      unsafeDevRegistryPath: registryPath,
      workers: doors.map(({ port, worker }) => ({
        name: `${worker}-door`,
        modules: true,
        script: 'export default { fetch: (request, { WORKER }) => WORKER.fetch(request) }',
        compatibilityDate: '2026-10-01',
        serviceBindings: { WORKER: worker },
        unsafeDirectSockets: [{ host: '127.0.0.1', port }],
      })),
    }),
  )
  await ready
}
