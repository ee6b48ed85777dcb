import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'

interface SentRequest {
  url: string | undefined
  authorization: string | undefined
  body: unknown
}

/** Runs the command against a back end that answers like that. */
async function run(parameters: string[], status = 201, reply: unknown = {}, env: Record<string, string> = {}) {
  const requests: SentRequest[] = []
  const server = createServer(async (request, response) => {
    requests.push({ url: request.url, authorization: request.headers.authorization, body: await bodyOf(request) })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const child = spawn(process.execPath, ['src/commands/staff.ts', ...parameters, '--backend', backend], {
    env: { ...process.env, MANAGEMENT_TOKEN: undefined, ...env } as NodeJS.ProcessEnv,
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  server.close()
  return { code, output: output, requests }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text)
}

const anna = ['invite', '--email', 'anna@example.dk', '--role', 'staff', '--first-name', 'Anna', '--edition', 'en']
const created = { data: { email: 'anna@example.dk', isNew: true, expiresAt: '2026-11-30T12:00:00.000Z' } }

test('an invitation is sent with the local token, or with the operator’s', async () => {
  const local = await run(anna, 201, created)
  expect(local.code).toBe(0)
  expect(local.output).toContain('Created an account of anna@example.dk (staff).')
  expect(local.output).toContain('2026-11-30T12:00:00.000Z')
  const body = { email: 'anna@example.dk', role: 'staff', firstName: 'Anna', lan: 7 }
  expect(local.requests).toEqual([
    { url: '/management/invitations', authorization: 'Bearer local-management-token', body },
  ])
  const remote = await run([...anna, '--remote'], 201, created, { MANAGEMENT_TOKEN: 'their-own-token' })
  expect(remote.requests[0]?.authorization).toBe('Bearer their-own-token')
})

test('what keeps somebody from being invited is a sentence, and ends with a code', async () => {
  const refusal = { error: { code: 'AccessTokenInvalid', message: 'The bearer token is missing.' } }
  const refused = await run(anna, 401, refusal)
  expect([refused.code, refused.output.trim()]).toEqual([
    1,
    'anna@example.dk was not invited: the back end answers 401. The bearer token is missing.',
  ])
  const broken = await run(anna, 200, 'no reply of ours')
  expect([broken.code, broken.output]).toEqual([1, expect.stringContaining('It says nothing that can be read.')])
  for (const [parameters, sentence] of [
    [['invite'], '--email and --role are needed.'],
    [['dismiss'], 'There is "invite" alone.'],
    [['invite', '--email', 'a@example.dk', '--role', 'guest'], '--role is staff or owner.'],
    [[...anna, '--edition', 'no'], '--edition is one of da, de, en.'],
  ] as const) {
    const { code, output, requests } = await run([...parameters])
    expect([code, requests]).toEqual([2, []])
    expect(output).toContain(sentence)
    expect(output).not.toMatch(/^\s+at /m)
  }
  const secretless = await run([...anna, '--remote'])
  expect([secretless.code, secretless.requests]).toEqual([1, []])
  expect(secretless.output).toContain('MANAGEMENT_TOKEN')
})
