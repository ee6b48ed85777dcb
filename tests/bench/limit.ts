import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

/** A worker that answers everything with the same text: as fast as a worker of this runtime can be. */
export async function serveConstant(port: number, body: string): Promise<Miniflare> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      host: '127.0.0.1',
      port,
      modules: true,
      compatibilityDate: '2026-10-01',
      script: `const body = ${JSON.stringify(body)}
        export default { fetch: () => new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } }) }`,
    }),
  )
  await miniflare.ready
  return miniflare
}
