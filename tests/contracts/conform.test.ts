import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { serviceKey, urlOf } from './services.ts'

const command = fileURLToPath(new URL('conform.ts', import.meta.url))

function conform(...parameters: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...parameters], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

/** The embedded broker behind a line that changes its replies. */
async function brokerThat(change: (body: string) => string) {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const key = request.headers['x-service-public-key']
    const answer = await fetch(`${urlOf('broker')}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { 'x-service-public-key': String(key) }) },
      body,
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(change(await answer.text()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

test('a service that keeps its contract is said to, by the suite of these tests', async () => {
  const { code, output } = await conform('broker', '--url', urlOf('broker'), '--key', serviceKey)
  expect([code, output]).toEqual([0, expect.stringMatching(/^(\d+) of \1 parts of the contract are kept\.$/m)])
})

test('of a broker with another sum and without a field it is said what does not conform', async () => {
  const broker = await brokerThat((body) =>
    body.replace(/("price":)(\d+)/g, '$11$2').replace(/"name":"heldUntil"/g, '"name":"heldTill"'),
  )
  try {
    const { code, output } = await conform('broker', '--url', broker.url, '--key', serviceKey)
    expect(code).toBe(1)
    expect(output).toMatch(/^does not conform: a free stay has its price, its items and its sum/m)
    expect(output).toMatch(/BookingOption\.heldUntil was removed/)
    expect(output).toMatch(/^5 of 7 parts of the contract are kept\.$/m)
    expect(output).not.toMatch(/^ +at .*:\d+:\d+/m)
  } finally {
    broker.stop()
  }
})

test.each([
  [['weather', '--url', 'http://127.0.0.1:9', '--key', 'k'], 2, /There is no suite "weather"/],
  [['broker', '--url', 'http://127.0.0.1:9'], 2, /An address and a key are needed/],
  [['broker', '--url', 'nowhere', '--key', 'k'], 2, /is no address/],
  [['broker', '--url', 'http://127.0.0.1:9', '--key', 'k'], 1, /0 of \d+ parts/],
] as const)('conform %j ends with %i', async (parameters, code, words) => {
  const ended = await conform(...parameters)
  expect([ended.code, ended.output]).toEqual([code, expect.stringMatching(words)])
})
