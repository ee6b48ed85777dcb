import { Agent, get } from 'node:http'
import { cpuSeconds } from './cpu.ts'

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
  seconds: number
  /** Process that answers. */
  processId: number | undefined
  /** Bytes of a whole answer. */
  bytes: number
}

const wholeFrom = 0.9

/** So many requests at once to one address on loopback for so many seconds. Throws on any answer but 200. */
export async function loadAddress(address: string, { concurrency, seconds, processId, bytes }: Load): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const before = cpuSeconds(processId)
  const start = performance.now()
  const end = start + seconds * 1000
  let requests = 0
  let whole = 0
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (performance.now() < end) {
        if ((await request(address, agent)) >= bytes * wholeFrom) whole += 1
        requests += 1
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
function request(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`))
      let length = 0
      response.on('data', (part: Buffer) => {
        length += part.length
      })
      response.once('end', () => resolve(length))
      response.once('error', reject)
    }).once('error', reject)
  })
}
