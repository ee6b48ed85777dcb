import { Agent, request } from 'node:http'
import * as v from 'valibot'
import { backendName } from '../../../src/commands/local-variables.ts'
import { runWorkers } from '../../../src/commands/run-workers.ts'
import { variableOf } from '../../../src/editions/names.ts'
import { type EditionKey, editions } from '../../../src/editions/table.ts'
import { guestAgent } from '../../guest-agent.ts'
import { cpuSeconds } from '../process.ts'
import { recordsOf } from '../record.ts'
import { siteWorker } from '../site-worker.ts'
import { firstByte, type Served, serveWorker } from '../workerd.ts'
import { serveAround } from './around.ts'
import { doorWorker, farObjectsModule, sharedObjects } from './door.ts'

export interface Answer {
  status: number
  /** As `Cache-Status` says it. */
  cache: string
  html: string
  ms: number
}

/** One node with several isolates of the site, each a process of its own, in front of one agency. */
export interface Node {
  isolates: number
  backendPort: number
  db: D1Database
  ask(isolate: number, edition: EditionKey, path: string, agent?: string): Promise<Answer>
  /** Parts of pages that were requested of all isolates so far, and rendered for it. */
  fragments(): Promise<Fragments>
  /** Seconds of processor time of all isolates so far. */
  cpuSeconds(): number
  stop(): Promise<void>
}

const HealthSchema = v.object({ fragments: v.object({ requested: v.number(), rendered: v.number() }) })
type Fragments = v.InferOutput<typeof HealthSchema>['fragments']

interface NodeToServe {
  statePath: string
  isolates: number
  /** The first of `portsOf(isolates)`. */
  port: number
}

/** Ports that a node takes, one after the other. */
export function portsOf(isolates: number): number {
  return 4 + isolates
}

export async function serveNode({ statePath, isolates, port }: NodeToServe): Promise<Node> {
  const [backendPort, doorPort, aroundPort, firstPort] = [port + 1, port + 2, port + 3, port + 4]
  // The site beside the back end has the Durable Objects; its pages are not requested.
  const miniflare = await runWorkers({ port, backendPort, statePath, beside: [doorWorker(doorPort)], onLog: () => {} })
  const around = await serveAround(aroundPort, await recordsOf(miniflare))
  const variables = Object.fromEntries(editions.map(({ key }) => [variableOf('SITE', key), `http://${hostOf(key)}`]))
  const files = siteWorker(aroundPort, {
    backendPort,
    objects: {
      classes: Object.values(sharedObjects).map(({ className }) => className),
      ...{ module: farObjectsModule, port: doorPort },
    },
    variables,
  })
  const served: Served[] = []
  for (let isolate = 0; isolate < isolates; isolate += 1) served.push(await serveWorker(files, firstPort + isolate))
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const node: Node = {
    isolates,
    backendPort,
    db: await miniflare.getD1Database('DB', backendName),
    ask: (isolate, edition, path, name = guestAgent) =>
      askAgain(() => ask(agent, firstPort + isolate, hostOf(edition), path, name)),
    async fragments() {
      const counts = await Promise.all(
        served.map(async (_, isolate) => {
          const { html } = await node.ask(isolate, 'da', '/api/health/')
          return v.parse(HealthSchema, JSON.parse(html)).fragments
        }),
      )
      const sum = (of: keyof Fragments) => counts.reduce((all, each) => all + each[of], 0)
      return { requested: sum('requested'), rendered: sum('rendered') }
    },
    cpuSeconds: () => served.reduce((sum, { processId }) => sum + (cpuSeconds(processId) ?? Number.NaN), 0),
    async stop() {
      agent.destroy()
      for (const isolate of served) await isolate.stop()
      around.stop()
      await miniflare.dispose()
    },
  }
  for (const { origin } of served) await firstByte(origin)
  return node
}

/** The runtime now and then closes a connection just as it is used again. */
async function askAgain(askOnce: () => Promise<Answer>): Promise<Answer> {
  for (let left = 4; ; left -= 1) {
    try {
      return await askOnce()
    } catch (error) {
      if (left === 0) throw error
    }
  }
}

function hostOf(edition: EditionKey): string {
  return `${edition}.localhost`
}

function ask(agent: Agent, port: number, host: string, path: string, name: string): Promise<Answer> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { host, 'user-agent': name }
    const sent = request({ agent, host: '127.0.0.1', port, path, headers }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.once('error', reject)
      reply.once('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          cache: String(reply.headers['cache-status'] ?? ''),
          html: Buffer.concat(parts).toString('utf8'),
          ms: performance.now() - start,
        }),
      )
    })
    sent.once('error', reject)
    sent.end()
  })
}
