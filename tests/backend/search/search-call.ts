import { env } from 'cloudflare:workers'
import { Meilisearch } from 'meilisearch'
import { searchApp } from '../../../src/backend/search/app.ts'

/** Of the site's client in tests of what is found: on a busy machine a search may take longer than a page waits. */
export const clientOptions = { timeout: 60_000 }

const host = 'http://search.test'

/** The official client, as the site uses it. */
export const client = new Meilisearch({
  host,
  apiKey: env.SERVICE_KEY,
  httpClient: async (input, init) => {
    const response = await send(new URL(input instanceof Request ? input.url : input).pathname, init)
    const body: unknown = await response.json()
    if (!response.ok) throw new Error(JSON.stringify(body))
    return body
  },
})

export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  return searchApp.request(`${host}${path}`, init, env)
}

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  body: any
}

/** A search as anyone may send it, with the right key. */
export async function ask(uid: string, body: unknown): Promise<Answer> {
  return post(`/indexes/${uid}/search`, JSON.stringify(body))
}

export async function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await send(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${env.SERVICE_KEY}`, 'content-type': 'application/json', ...headers },
    body,
  })
  return { status: response.status, body: await response.json() }
}
