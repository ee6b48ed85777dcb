import { Agent, get } from 'node:http'

export interface Figures {
  perSecond: number
  requests: number
}

/** So many requests at once to one address on loopback for so many seconds. Throws on any answer but 200. */
export async function loadAddress(address: string, concurrency: number, seconds: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const end = performance.now() + seconds * 1000
  const start = performance.now()
  let requests = 0
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (performance.now() < end) {
        await request(address, agent)
        requests += 1
      }
    }),
  )
  agent.destroy()
  return { requests, perSecond: requests / ((performance.now() - start) / 1000) }
}

function request(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`))
      response.resume()
      response.once('end', resolve)
      response.once('error', reject)
    }).once('error', reject)
  })
}
