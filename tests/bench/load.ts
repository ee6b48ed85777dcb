import { Agent, get } from 'node:http'
import { cpuSeconds } from './process.ts'

export interface Figures {
  perSecond: number
  /** Milliseconds of the serving process's processor time for a request; null where the system does not tell. */
  cpu: number | null
  /** Share of the answers that were whole: a page with a part that did not come in time is shorter. */
  whole: number
}

export interface Load {
  /** Requests at once. */
  concurrency: number
  /** How long, or how many. */
  until: { seconds: number } | { requests: number }
  /** Process that answers. */
  processId: number
  /** Fewest bytes of a whole answer. */
  bytes: number
}

/** Requests on loopback, each to the next URL. Throws on any answer but 200. */
export async function load(url: () => string, { concurrency, until, processId, bytes }: Load): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const before = cpuSeconds(processId)
  const start = performance.now()
  let requests = 0
  let whole = 0
  const goesOn = () =>
    'requests' in until ? requests < until.requests : performance.now() - start < until.seconds * 1000
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (goesOn()) {
        requests += 1
        if ((await ask(url(), agent)) >= bytes) whole += 1
      }
    }),
  )
  const took = (performance.now() - start) / 1000
  const after = cpuSeconds(processId)
  agent.destroy()
  const cpu = before === null || after === null ? null : ((after - before) * 1000) / requests
  return { perSecond: requests / took, cpu, whole: whole / requests }
}

/** Bytes of the answer's body. */
function ask(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let length = 0
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.on('data', (part: Buffer) => {
        length += part.length
      })
      response.once('end', () => resolve(length))
      response.once('error', reject)
    }).once('error', reject)
  })
}
