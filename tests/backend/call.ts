import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import backend from '../../src/backend/index.ts'

/** One request to the worker, with the service key unless the headers say otherwise. */
export async function call(path: string, init: RequestInit = {}, variables: typeof env = env): Promise<Response> {
  const headers = new Headers(init.headers)
  if (!headers.has('x-service-public-key')) headers.set('x-service-public-key', env.SERVICE_KEY)
  const context = createExecutionContext()
  const response = await backend.fetch(new Request(`http://backend${path}`, { ...init, headers }), variables, context)
  await waitOnExecutionContext(context)
  return response
}

export async function postJson(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  variables: typeof env = env,
): Promise<Response> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
  return call(path, init, variables)
}

/** A database that fails at one of its batches, counted from 0, before it has written anything. */
export function failingAt(batch: number): D1Database {
  return actingAt(batch, () => {
    throw new Error('The database has failed.')
  })
}

/** A database of which something else is done just before one of its batches, counted from 0. */
export function actingAt(batch: number, act: () => unknown): D1Database {
  let batches = 0
  return new Proxy(env.DB, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      if (name !== 'batch') return member.bind(target)
      return async (...values: unknown[]) => {
        if (batches++ === batch) await act()
        return member.apply(target, values)
      }
    },
  })
}

/** The `data` of a broker query; fails the test when there are errors. */
export async function askBroker(query: string, variables: Record<string, unknown> = {}): Promise<unknown> {
  const response = await postJson('/broker/graphql', { query, variables })
  const body = (await response.json()) as { data?: unknown; errors?: { message: string }[] }
  if (body.errors) throw new Error(body.errors.map((error) => error.message).join('; '))
  return body.data
}
