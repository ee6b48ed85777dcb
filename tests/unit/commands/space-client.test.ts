import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import {
  checkReachable,
  createSpaceClient,
  readAll,
  sentenceOfRefusal,
} from '../../../src/commands/contentful/space-client.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** A management API that answers as it is told, by the number of the call. */
async function apiThat(answer: (count: number, request: IncomingMessage, response: ServerResponse) => void) {
  const moments: number[] = []
  server = createServer((request, response) => {
    moments.push(Date.now())
    response.setHeader('content-type', 'application/vnd.contentful.management.v1+json')
    answer(moments.length, request, response)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const host = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/below`)
  return { moments, host, client: createSpaceClient({ host, token: 'a token', space: 's', environment: 'e' }) }
}

const list = (items: object[], total = items.length) => JSON.stringify({ sys: { type: 'Array' }, total, items })

test('who is told that there were too many requests waits as long as it is told, and asks again', async () => {
  const { moments, client } = await apiThat((count, _, response) => {
    if (count > 1) return response.end(list([]))
    response.writeHead(429, { 'x-contentful-ratelimit-reset': '1' })
    return response.end(JSON.stringify({ sys: { type: 'Error', id: 'RateLimitExceeded' }, message: 'Too many' }))
  })
  expect((await client.locale.getMany({ query: {} })).items).toEqual([])
  expect(moments).toHaveLength(2)
  expect(Number(moments[1]) - Number(moments[0])).toBeGreaterThanOrEqual(1000)
})

test('calls keep to the rate that the API names, below its path, with the token as bearer', async () => {
  const seen = new Set<string>()
  const { moments, client } = await apiThat((_, { url, headers }, response) => {
    seen.add(`${url?.split('?')[0]} ${headers.authorization} ${headers['content-type'] ?? ''}`)
    response.setHeader('x-contentful-ratelimit-second-limit', '5')
    response.end(list([{ sys: { id: 'a' } }], 7))
  })
  const all = await readAll((query) => client.entry.getMany({ query }), 1)
  expect(all).toHaveLength(7)
  expect([...seen]).toEqual([expect.stringMatching(/^\/below\/spaces\/s\/environments\/e\/entries Bearer a token /)])
  // The rate is known once the first reply is there: six more need a whole second after it.
  expect(Number(moments.at(-1)) - Number(moments[0])).toBeGreaterThanOrEqual(900)
})

test('a refusal is a sentence with the call, its status and the fields; a URL that nobody has is one at once', async () => {
  const { host, client } = await apiThat((_, _request, response) => {
    response.writeHead(422)
    const details = { errors: [{ name: 'required', path: ['fields', 'title'], details: 'It is missing' }] }
    response.end(
      JSON.stringify({ sys: { type: 'Error', id: 'ValidationFailed' }, message: 'Validation error', details }),
    )
  })
  const error = await client.entry.get({ entryId: 'a' }).catch((thrown: unknown) => thrown)
  expect(sentenceOfRefusal(error)).toBe(
    'GET /spaces/s/environments/e/entries/a was answered with 422 ValidationFailed. Validation error fields.title: It is missing',
  )
  expect(sentenceOfRefusal(new Error('Something else'))).toBe('Something else')
  await checkReachable(host)
  await new Promise((resolve) => server?.close(resolve))
  await expect(checkReachable(host)).rejects.toThrow(/^Nothing answers there: .*ECONNREFUSED/)
})
