import { expect, test, vi } from 'vitest'
import worker from '../../../src/mcp/index.ts'

const sites = { SITE_DA: 'http://da.localhost', SITE_DE: 'http://de.localhost', SITE_EN: 'http://en.localhost' }

test.each([
  ['a variable', { ...sites, BRAND: '', SITE: {} }, 'BRAND: '],
  ['a site', { ...sites, SITE_DE: 'de', BRAND: 'Marehalm', SITE: {} }, 'SITE_DE: '],
  ['the binding', { ...sites, BRAND: 'Marehalm' }, 'the binding SITE is missing'],
])('without %s assistants get a 503 that names it', async (_, env, name) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const fetch = worker.fetch as unknown as (request: Request, env: object) => Promise<Response>
  const reply = await fetch(new Request('https://mcp.example/', { method: 'POST', body: '{}' }), env)
  expect(reply.status).toBe(503)
  expect(await reply.text()).toContain(name)
})
