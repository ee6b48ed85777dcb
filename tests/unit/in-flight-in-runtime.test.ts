import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Milliseconds that the first load takes, and that others wait for it. */
const [slow, timeoutMs] = [700, 100]
const log: string[] = []
let miniflare: Miniflare
let origin: string

/** Two requests' ways to what they share: a load, and a snapshot of the purge log. */
const worker = `
  import { InFlight } from './promises.ts'
  import { createPurgeView } from './purges.ts'
  const loads = new InFlight(${timeoutMs})
  const wait = (ms) => new Promise((go) => setTimeout(go, ms))
  let requestCount = 0
  const since = async () => { await wait(requestCount++ ? 0 : ${slow}); return { epoch: 1, floor: 0, tags: {} } }
  const view = createPurgeView({ since, backup: async () => null }, Date.now)
  export default {
    async fetch(request, _, context) {
      const { pathname } = new URL(request.url)
      if (pathname === '/purges') return Response.json(await view.current(context))
      return new Response(await loads.once('key', context, async () => {
        await wait(pathname === '/slow' ? ${slow} : 0)
        return pathname
      }))
    },
  }`

beforeAll(async () => {
  const modules = ['domain/promises.ts', 'cache/purges.ts'].map((path) => ({
    type: 'ESModule' as const,
    path: path.replace(/.*\//, ''),
    contents: stripTypeScriptTypes(readFileSync(`src/${path}`, 'utf8')).replace(/from '\.\.\/domain\//g, "from './"),
  }))
  const valibot = {
    type: 'ESModule' as const,
    path: 'valibot',
    contents: readFileSync('node_modules/valibot/dist/index.mjs', 'utf8'),
  }
  miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      modules: [{ type: 'ESModule', path: 'index.mjs', contents: worker }, ...modules, valibot],
      compatibilityDate: '2026-10-01',
      handleStructuredLogs: ({ message }) => void log.push(message),
    }),
  )
  origin = (await miniflare.ready).href
})
afterAll(() => miniflare?.dispose())

test.each([
  ['a load', 'slow', 'quick'],
  ['what was purged', 'purges', 'purges'],
])(
  '%s that another request has begun, and that is waited for no longer, is in nobody’s way',
  async (_, first, other) => {
    const begun = fetch(`${origin}${first}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
    const leaving = fetch(`${origin}${other}`, { signal: AbortSignal.timeout(50) }).catch(() => null)
    expect((await fetch(`${origin}${other}`)).status).toBe(200)
    await leaving
    expect((await begun).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 2 * timeoutMs + slow))
    expect(log.filter((line) => line.includes('different request context'))).toEqual([])
  },
)
